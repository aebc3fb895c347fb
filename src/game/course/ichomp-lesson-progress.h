/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson.h"
#include "storage/ichomp-record.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_LESSON_PROGRESS (ichomp_lesson_progress_get_type ())

G_DECLARE_FINAL_TYPE (IchompLessonProgress,
                      ichomp_lesson_progress,
                      ICHOMP,
                      LESSON_PROGRESS,
                      IchompRecord)

IchompLessonProgress *ichomp_lesson_progress_new (IchompStore *store);

gboolean ichomp_lesson_progress_is_done (IchompLessonProgress *self, const char *lesson);
void
ichomp_lesson_progress_set_done (IchompLessonProgress *self, const char *lesson, gboolean done);
gboolean ichomp_lesson_progress_is_answered (IchompLessonProgress *self,
                                             const char *lesson,
                                             const char *question);
void ichomp_lesson_progress_set_answered (IchompLessonProgress *self,
                                          const char *lesson,
                                          const char *question);
guint ichomp_lesson_progress_count_answered (IchompLessonProgress *self,
                                             const IchompLesson *lesson);
void ichomp_lesson_progress_reset (IchompLessonProgress *self);

G_END_DECLS
