/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-private.h"

G_BEGIN_DECLS

/* Many times what the longest lesson takes. */
#define ICHOMP_LESSON_MAX_BYTES (1024 * 1024)

/*< private >
 * IchompLessonSource:
 * @text: the whole file, valid UTF-8
 * @length: how many bytes
 * @tag: where the tag begins that is being read
 * @place: its line and column
 *
 * The characters of a lesson, and where in it the parser is.
 */
typedef struct
{
  const char *text;
  gsize length;
  const char *tag;
  IchompLessonPlace place;
} IchompLessonSource;

gboolean ichomp_lesson_source_init (IchompLessonSource *self,
                                    const char *text,
                                    gsize length,
                                    GError **error);
const char *ichomp_lesson_source_get_end (const IchompLessonSource *self);
gboolean ichomp_lesson_source_at_declaration (const IchompLessonSource *self);
void ichomp_lesson_source_move_to (IchompLessonSource *self, const char *tag);
IchompLessonPlace ichomp_lesson_source_find_attribute (const IchompLessonSource *self,
                                                       const char *name);

G_END_DECLS
