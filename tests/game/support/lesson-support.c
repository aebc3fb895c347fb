/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Small lessons: of a few blocks, or of none that matters. */

#include "lesson-support.h"

#include "game/course/ichomp-lesson-reader.h"

/* Returns: (transfer full): a lesson of one section with @blocks, which are XML */
IchompLesson *
lesson_support_parse (const char *id, const char *blocks)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  IchompLesson *lesson;

  g_string_printf (text,
                   "<lesson format=\"1\" id=\"%s\" minutes=\"1\"><title>T</title><goal>G</goal>"
                   "<section id=\"s\"><heading>H</heading>%s</section></lesson>",
                   id, blocks);
  lesson = ichomp_lesson_parse (text->str, text->len, &error);
  g_assert_no_error (error);
  return lesson;
}

void
lesson_support_mark (IchompLessonProgress *progress, const char *id, gboolean done)
{
  g_autoptr (IchompLesson) lesson = lesson_support_parse (id, "<p>P</p>");

  ichomp_lesson_progress_mark (progress, lesson, done);
}

/* Whether the user has said so of this lesson. */
gboolean
lesson_support_is_done (IchompLessonProgress *progress, const char *id)
{
  g_autoptr (IchompLesson) lesson = lesson_support_parse (id, "<p>P</p>");

  return ichomp_lesson_progress_has_done (progress, lesson);
}
