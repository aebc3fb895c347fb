/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-mistakes.h"
#include "ichomp-practice-results.h"

G_BEGIN_DECLS

/* A seed has five digits, which are easy to read aloud and to type. */
#define ICHOMP_PRACTICE_MIN_SEED 10000
#define ICHOMP_PRACTICE_MAX_SEED 99999

/* Instead of a fixed difficulty: it increases after right answers. */
#define ICHOMP_PRACTICE_GROWING 0

/* The state of an exercise. */
typedef enum
{
  ICHOMP_PRACTICE_OPEN,
  ICHOMP_PRACTICE_RIGHT, /* answered */
  ICHOMP_PRACTICE_SHOWN, /* given up, with the answer shown */
} IchompPracticeState;

/* Returns the current day, such as 2026-11-21. */
typedef char *(*IchompPracticeTodayFunc) (void);

#define ICHOMP_TYPE_PRACTICE (ichomp_practice_get_type ())

G_DECLARE_FINAL_TYPE (IchompPractice, ichomp_practice, ICHOMP, PRACTICE, GObject)

IchompPractice *ichomp_practice_new (IchompPracticeResults *results, IchompPracticeTodayFunc today);

/* A run */
void ichomp_practice_start (IchompPractice *self, guint seed, guint kinds, guint difficulty);
guint ichomp_practice_get_seed (IchompPractice *self);
gboolean ichomp_practice_is_of (IchompPractice *self, guint kinds, guint difficulty);

/* The user's mistakes */
void ichomp_practice_set_mistakes (IchompPractice *self, IchompMistakes *mistakes);
void ichomp_practice_set_on_mistakes (IchompPractice *self, gboolean on_mistakes);
gboolean ichomp_practice_is_on_mistakes (IchompPractice *self);
void ichomp_practice_set_questions (IchompPractice *self, GListModel *questions);
guint ichomp_practice_count_mistakes (IchompPractice *self);
gpointer ichomp_practice_get_question (IchompPractice *self);

/* The current exercise */
IchompExercise *ichomp_practice_get_exercise (IchompPractice *self);
guint ichomp_practice_get_number (IchompPractice *self);
IchompPracticeState ichomp_practice_get_state (IchompPractice *self);
gboolean ichomp_practice_answer (IchompPractice *self, const IchompAnswer *answer);
char *ichomp_practice_dup_reason (IchompPractice *self, IchompVoice voice);
void ichomp_practice_reveal (IchompPractice *self);
void ichomp_practice_next (IchompPractice *self);

/* The score */
guint ichomp_practice_get_n_tried (IchompPractice *self);
guint ichomp_practice_get_n_right (IchompPractice *self);
guint ichomp_practice_get_streak (IchompPractice *self);
IchompPracticeResults *ichomp_practice_get_results (IchompPractice *self);

guint ichomp_practice_draw_seed (GRand *rand);
gboolean ichomp_practice_read_seed (const char *text, guint *seed);

G_END_DECLS
