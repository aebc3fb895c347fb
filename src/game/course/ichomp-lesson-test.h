/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-library.h"

G_BEGIN_DECLS

/* How a question of a test is answered, and what an answer is as a text that can be stored. */
typedef enum
{
  ICHOMP_TEST_CHOICE, /* the number of a choice, counted from 0 */
  ICHOMP_TEST_NUMBER, /* a number in decimal */
  ICHOMP_TEST_BINARY, /* a number in binary */
  ICHOMP_TEST_TILE,   /* a tile, such as NE2,1 */
} IchompTestForm;

/* A question of a test: one of a lesson, or an exercise. It lives as long as its test. */
typedef struct _IchompTestQuestion IchompTestQuestion;

/**
 * IchompLessonTest:
 *
 * The questions of a test, drawn from the lessons by a seed. Immutable.
 */
typedef struct _IchompLessonTest IchompLessonTest;

IchompLessonTest *
ichomp_lesson_test_new (IchompLibrary *library, IchompLesson *lesson, guint32 seed);
void ichomp_lesson_test_free (IchompLessonTest *self);

guint32 ichomp_lesson_test_get_seed (const IchompLessonTest *self);
guint32 ichomp_lesson_test_get_fingerprint (const IchompLessonTest *self);
guint ichomp_lesson_test_get_n_questions (const IchompLessonTest *self);
const IchompTestQuestion *ichomp_lesson_test_get_question (const IchompLessonTest *self,
                                                           guint index);
guint ichomp_lesson_test_count_right (const IchompLessonTest *self, const char *const *answers);

/* What is asked */
IchompLesson *ichomp_test_question_get_lesson (const IchompTestQuestion *self,
                                               const char **section);
IchompExercise *ichomp_test_question_get_exercise (const IchompTestQuestion *self);
const IchompLessonBlock *ichomp_test_question_get_block (const IchompTestQuestion *self);
IchompTestForm ichomp_test_question_get_form (const IchompTestQuestion *self);
SgPosition *ichomp_test_question_get_position (const IchompTestQuestion *self);
SgQuadrant ichomp_test_question_get_quadrant (const IchompTestQuestion *self);

/* Answers */
char *ichomp_test_question_read_answer (const IchompTestQuestion *self, const char *text);
gboolean ichomp_test_question_is_right (const IchompTestQuestion *self, const char *answer);
GArray *ichomp_test_question_list_right_tiles (const IchompTestQuestion *self);

/* In words, as Pango markup without links */
char *ichomp_test_question_dup_ask (const IchompTestQuestion *self);
char *ichomp_test_question_dup_choice (const IchompTestQuestion *self, guint index);
char *ichomp_test_question_dup_answer (const IchompTestQuestion *self, const char *answer);
char *ichomp_test_question_dup_right (const IchompTestQuestion *self);
char *ichomp_test_question_dup_why_wrong (const IchompTestQuestion *self, const char *answer);
char *ichomp_test_question_dup_why_right (const IchompTestQuestion *self);

/* In words, as plain text */
char *ichomp_lesson_test_describe (const IchompLessonBlock *test);
char *ichomp_lesson_test_describe_score (guint n_right, guint n_questions);
char *ichomp_lesson_test_describe_scores (guint best, guint last, guint n_questions);
const char *ichomp_lesson_test_judge (guint n_right, guint n_questions);
gboolean ichomp_lesson_test_is_passed (guint n_right, guint n_questions);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (IchompLessonTest, ichomp_lesson_test_free)

G_END_DECLS
