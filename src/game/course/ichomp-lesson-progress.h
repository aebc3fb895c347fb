/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson.h"
#include "game/storage/ichomp-record.h"

G_BEGIN_DECLS

/* How far a lesson has come. Questions whose answer is only folded do not count: nobody gives
 * it. */
typedef struct
{
  guint n_questions; /* including tables to fill in */
  guint n_answered;
  guint n_tasks;
  guint n_reached;
} IchompLessonCount;

/* The scores of the tests of a lesson. */
typedef struct
{
  guint best;
  guint last;
  guint n_questions;
} IchompTestScore;

#define ICHOMP_TYPE_LESSON_PROGRESS (ichomp_lesson_progress_get_type ())

G_DECLARE_FINAL_TYPE (IchompLessonProgress,
                      ichomp_lesson_progress,
                      ICHOMP,
                      LESSON_PROGRESS,
                      IchompRecord)

IchompLessonProgress *ichomp_lesson_progress_new (IchompStore *store);

gboolean ichomp_lesson_progress_has_done (IchompLessonProgress *self, const IchompLesson *lesson);
void
ichomp_lesson_progress_mark (IchompLessonProgress *self, const IchompLesson *lesson, gboolean done);
gboolean ichomp_lesson_progress_is_answered (IchompLessonProgress *self,
                                             const char *lesson,
                                             const char *question);
void ichomp_lesson_progress_set_answered (IchompLessonProgress *self,
                                          const char *lesson,
                                          const char *question);
gboolean ichomp_lesson_progress_is_missed (IchompLessonProgress *self,
                                           const char *lesson,
                                           const char *question);
void ichomp_lesson_progress_set_missed (IchompLessonProgress *self,
                                        const char *lesson,
                                        const char *question,
                                        gboolean missed);
void ichomp_lesson_progress_count (IchompLessonProgress *self,
                                   const IchompLesson *lesson,
                                   IchompLessonCount *count);

/* Tests */
void ichomp_lesson_progress_begin_test (IchompLessonProgress *self,
                                        const char *lesson,
                                        guint32 seed,
                                        guint32 fingerprint);
const char *const *ichomp_lesson_progress_get_test (IchompLessonProgress *self,
                                                    const char *lesson,
                                                    guint32 *seed,
                                                    guint32 *fingerprint);
void ichomp_lesson_progress_answer_test (IchompLessonProgress *self,
                                         const char *lesson,
                                         const char *answer);
void ichomp_lesson_progress_end_test (IchompLessonProgress *self,
                                      const char *lesson,
                                      guint n_right,
                                      guint n_questions);
gboolean ichomp_lesson_progress_get_score (IchompLessonProgress *self,
                                           const char *lesson,
                                           IchompTestScore *score);

void ichomp_lesson_progress_reset (IchompLessonProgress *self);

G_END_DECLS
