/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-private.h"

G_BEGIN_DECLS

/*< private >
 * IchompLessonText:
 * @message: what has been read, as translators see it
 * @source: the same, as readers of the lesson see it
 * @run: characters since the last tag
 * @run_first: whether nothing stands before them in their element
 * @keeps_blanks: whether translators see a space between two elements that follow
 * @names: the elements that are open, the innermost last
 * @outer: for each of them, what there is to know when it has ended
 *
 * A text that is being read.
 */
typedef struct
{
  GString *message;
  GString *source;
  GString *run;
  gboolean run_first;
  gboolean keeps_blanks;
  GPtrArray *names;
  GArray *outer;
} IchompLessonText;

void ichomp_lesson_text_init (IchompLessonText *self);
void ichomp_lesson_text_clear (IchompLessonText *self);

gboolean ichomp_lesson_text_begin (IchompLessonText *self,
                                   const char *name,
                                   const char **names,
                                   const char **values,
                                   GError **error);
gboolean ichomp_lesson_text_end (IchompLessonText *self, GError **error);
gboolean ichomp_lesson_text_add (IchompLessonText *self, const char *text, gsize length);
gboolean ichomp_lesson_text_finish (IchompLessonText *self, char **message, char **source);

G_END_DECLS
