/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-exercise.h"

G_BEGIN_DECLS

struct _IchompExercise
{
  gatomicrefcount ref_count;
  IchompExerciseKind kind;
  guint difficulty;
  guint numbers[ICHOMP_EXERCISE_MAX_NUMBERS];
  guint n_numbers;
  SgAnalysis *analysis; /* or NULL: the exercise has no tiles */
  SgQuadrant subject;   /* the quadrant that is asked about, or SG_N_QUADRANTS */
  IchompExerciseShown shown;
  guint result; /* the number to be found, where there is one */
};

void ichomp_exercise_generate (IchompExercise *self, guint32 seed);

SgExplanation *ichomp_exercise_explain (const IchompExercise *self);
guint ichomp_exercise_find_step (const SgExplanation *explanation, SgStepKind kind);

G_END_DECLS
