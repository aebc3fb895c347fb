/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/play/ichomp-computation.h"
#include "ichomp-library.h"

G_BEGIN_DECLS

/* A fault of a lesson: @sentence says line and column, too. */
typedef struct
{
  IchompLessonPlace place;
  char *sentence;
} IchompLessonComplaint;

typedef struct _IchompLessonCheck IchompLessonCheck;

IchompLessonCheck *ichomp_lesson_check_new (IchompLesson *lesson, IchompLibrary *library);
void ichomp_lesson_check_free (IchompLessonCheck *self);
gboolean ichomp_lesson_check_step (IchompLessonCheck *self);
GArray *ichomp_lesson_check_get_complaints (IchompLessonCheck *self);
char *ichomp_lesson_check_file (const char *path,
                                IchompProgressFunc progress,
                                gpointer user_data,
                                gboolean *ok);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (IchompLessonCheck, ichomp_lesson_check_free)

G_END_DECLS
