/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-block-state.h"
#include "ichomp-lesson-progress.h"
#include "ichomp-position-numbers.h"

G_BEGIN_DECLS

/* What an answer is judged to be. */
typedef enum
{
  ICHOMP_JUDGEMENT_NONE, /* nothing was judged */
  ICHOMP_JUDGEMENT_NOTE, /* it has not the form of an answer */
  ICHOMP_JUDGEMENT_WRONG,
  ICHOMP_JUDGEMENT_PART, /* right, but not all of the answer */
  ICHOMP_JUDGEMENT_RIGHT,
} IchompJudgement;

/* The answer to a question of a lesson. */
#define ICHOMP_TYPE_LESSON_ANSWER (ichomp_lesson_answer_get_type ())

G_DECLARE_DERIVABLE_TYPE (IchompLessonAnswer,
                          ichomp_lesson_answer,
                          ICHOMP,
                          LESSON_ANSWER,
                          IchompBlockState)

struct _IchompLessonAnswerClass
{
  IchompBlockStateClass parent_class;
};

void ichomp_lesson_answer_record (IchompLessonAnswer *self,
                                  IchompLessonProgress *progress,
                                  gboolean is_recalled);

/* For subclasses */
void ichomp_lesson_answer_judge (gpointer self, IchompJudgement judgement);

/* Choices */
#define ICHOMP_TYPE_CHOICE_ANSWER (ichomp_choice_answer_get_type ())

G_DECLARE_FINAL_TYPE (IchompChoiceAnswer,
                      ichomp_choice_answer,
                      ICHOMP,
                      CHOICE_ANSWER,
                      IchompLessonAnswer)

IchompChoiceAnswer *ichomp_choice_answer_new (const IchompLessonBlock *block);

IchompJudgement ichomp_choice_answer_try (IchompChoiceAnswer *self, guint index);
gboolean ichomp_choice_answer_is_tried (IchompChoiceAnswer *self, guint index);
gboolean ichomp_choice_answer_is_right (IchompChoiceAnswer *self, guint index);
guint ichomp_choice_answer_count_remaining (IchompChoiceAnswer *self);

/* A number */
#define ICHOMP_TYPE_NUMBER_ANSWER (ichomp_number_answer_get_type ())

G_DECLARE_FINAL_TYPE (IchompNumberAnswer,
                      ichomp_number_answer,
                      ICHOMP,
                      NUMBER_ANSWER,
                      IchompLessonAnswer)

IchompNumberAnswer *ichomp_number_answer_new (const IchompLessonBlock *block);

const char *ichomp_number_answer_get_text (IchompNumberAnswer *self);
void ichomp_number_answer_set_text (IchompNumberAnswer *self, const char *text);
IchompJudgement ichomp_number_answer_check (IchompNumberAnswer *self);
IchompJudgement ichomp_number_answer_get_judged (IchompNumberAnswer *self, guint *number);
gboolean ichomp_number_answer_is_binary (IchompNumberAnswer *self);

/* A tile */
#define ICHOMP_TYPE_TILE_ANSWER (ichomp_tile_answer_get_type ())

G_DECLARE_FINAL_TYPE (IchompTileAnswer, ichomp_tile_answer, ICHOMP, TILE_ANSWER, IchompLessonAnswer)

IchompTileAnswer *ichomp_tile_answer_new (const IchompLessonBlock *block);

SgPosition *ichomp_tile_answer_get_position (IchompTileAnswer *self);
gboolean ichomp_tile_answer_is_right (IchompTileAnswer *self, const SgMove *tile);
IchompJudgement ichomp_tile_answer_try (IchompTileAnswer *self, const SgMove *tile);
const SgMove *ichomp_tile_answer_get_tried (IchompTileAnswer *self, guint *n_tried);
gboolean ichomp_tile_answer_get_refutation (IchompTileAnswer *self, SgMove *reply);
void ichomp_tile_answer_take_back (IchompTileAnswer *self);

G_END_DECLS
