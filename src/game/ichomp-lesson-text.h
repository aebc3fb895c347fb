/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-private.h"

G_BEGIN_DECLS

/*< private >
 * IchompLessonText:
 * @message: what has been read, as translators see it
 * @run: characters since the last tag or comment
 * @run_first: whether nothing stands before them in their element
 * @names: the elements that are open, the innermost last
 * @starts: for each of them, where in @message it begins to have a content
 *
 * A text that is being read.
 */
typedef struct
{
  GString *message;
  GString *run;
  gboolean run_first;
  GPtrArray *names;
  GArray *starts;
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
void ichomp_lesson_text_add_comment (IchompLessonText *self);
char *ichomp_lesson_text_finish (IchompLessonText *self);

G_END_DECLS
