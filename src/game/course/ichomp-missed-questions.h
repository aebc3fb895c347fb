/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-progress.h"
#include "ichomp-library.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_MISSED_QUESTION (ichomp_missed_question_get_type ())

G_DECLARE_FINAL_TYPE (IchompMissedQuestion,
                      ichomp_missed_question,
                      ICHOMP,
                      MISSED_QUESTION,
                      GObject)

IchompLesson *ichomp_missed_question_get_lesson (IchompMissedQuestion *self);
const IchompLessonBlock *ichomp_missed_question_get_block (IchompMissedQuestion *self);

#define ICHOMP_TYPE_MISSED_QUESTIONS (ichomp_missed_questions_get_type ())

G_DECLARE_FINAL_TYPE (IchompMissedQuestions,
                      ichomp_missed_questions,
                      ICHOMP,
                      MISSED_QUESTIONS,
                      GObject)

IchompMissedQuestions *ichomp_missed_questions_new (IchompLibrary *library,
                                                    IchompLessonProgress *progress);

G_END_DECLS
