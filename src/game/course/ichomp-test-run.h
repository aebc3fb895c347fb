/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/practice/ichomp-mistakes.h"
#include "ichomp-block-state.h"
#include "ichomp-lesson-progress.h"
#include "ichomp-lesson-test.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_TEST_RUN (ichomp_test_run_get_type ())

G_DECLARE_FINAL_TYPE (IchompTestRun, ichomp_test_run, ICHOMP, TEST_RUN, IchompBlockState)

IchompTestRun *ichomp_test_run_new (IchompLesson *lesson,
                                    IchompLibrary *library,
                                    IchompLessonProgress *progress,
                                    IchompMistakes *mistakes);

IchompLesson *ichomp_test_run_get_lesson (IchompTestRun *self);
IchompLessonTest *ichomp_test_run_get_test (IchompTestRun *self);
guint ichomp_test_run_get_n_answered (IchompTestRun *self);
const char *const *ichomp_test_run_get_answers (IchompTestRun *self);
guint ichomp_test_run_count_right (IchompTestRun *self);
gboolean ichomp_test_run_get_score (IchompTestRun *self, IchompTestScore *score);
gboolean ichomp_test_run_has_questions (IchompTestRun *self);

void ichomp_test_run_begin (IchompTestRun *self);
const char *ichomp_test_run_get_draft (IchompTestRun *self);
void ichomp_test_run_set_draft (IchompTestRun *self, const char *draft);
gboolean ichomp_test_run_can_answer (IchompTestRun *self);
void ichomp_test_run_answer (IchompTestRun *self);

G_END_DECLS
