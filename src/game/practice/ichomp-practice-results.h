/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-exercise.h"
#include "game/storage/ichomp-record.h"

G_BEGIN_DECLS

typedef struct
{
  guint tried;       /* exercises answered or given up */
  guint right;       /* of these, answered rightly at any attempt */
  guint best_streak; /* the most consecutive ones right at the first attempt */
  guint at_once;     /* right at the first attempt */
} IchompPracticeCount;

#define ICHOMP_TYPE_PRACTICE_RESULTS (ichomp_practice_results_get_type ())

G_DECLARE_FINAL_TYPE (IchompPracticeResults,
                      ichomp_practice_results,
                      ICHOMP,
                      PRACTICE_RESULTS,
                      IchompRecord)

IchompPracticeResults *ichomp_practice_results_new (IchompStore *store);

void ichomp_practice_results_add (IchompPracticeResults *self,
                                  const char *date,
                                  IchompExerciseKind kind,
                                  const IchompPracticeCount *count);
void ichomp_practice_results_forget (IchompPracticeResults *self);

guint ichomp_practice_results_get_n_days (IchompPracticeResults *self);
const char *ichomp_practice_results_get_day (IchompPracticeResults *self, guint index);
void ichomp_practice_results_count_kind (IchompPracticeResults *self,
                                         IchompExerciseKind kind,
                                         IchompPracticeCount *count);
void ichomp_practice_results_count_day (IchompPracticeResults *self,
                                        guint index,
                                        IchompPracticeCount *count);
char *ichomp_practice_results_to_csv (IchompPracticeResults *self);

G_END_DECLS
