/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-exercise.h"

G_BEGIN_DECLS

#define ICHOMP_EXERCISE_MAX_NUMBERS SG_PROBLEM_MAX_NUMBERS

struct _IchompExercise
{
  gatomicrefcount ref_count;
  IchompExerciseKind kind;
  guint difficulty;
  guint32 seed;
  gboolean is_given; /* a position that is not made from a seed */
  guint numbers[ICHOMP_EXERCISE_MAX_NUMBERS];
  guint n_numbers;
  SgAnalysis *analysis; /* NULL if the exercise has no tiles */
  SgQuadrant quadrant;  /* the only one to draw, or SG_N_QUADRANTS */
  SgQuadrant subject;   /* the quadrant that is asked about, or SG_N_QUADRANTS */
  IchompExerciseShown shown;
  guint result; /* the number to find, or u if the answer is not a number */
};

/* Fills in a new exercise, whose kind and difficulty are set. */
typedef void (*IchompExerciseMakeFunc) (IchompExercise *self, GRand *rand);

void ichomp_exercise_make_number (IchompExercise *self, GRand *rand);
void ichomp_exercise_make_xor (IchompExercise *self, GRand *rand);
void ichomp_exercise_make_mex (IchompExercise *self, GRand *rand);
void ichomp_exercise_make_diagram (IchompExercise *self, GRand *rand);
void ichomp_exercise_make_two_rows (IchompExercise *self, GRand *rand);
void ichomp_exercise_make_outcome (IchompExercise *self, GRand *rand);
void ichomp_exercise_make_quadrant (IchompExercise *self, GRand *rand);
void ichomp_exercise_make_target (IchompExercise *self, GRand *rand);
void ichomp_exercise_make_tile (IchompExercise *self, GRand *rand);

void ichomp_exercise_shuffle (GRand *rand, guint *numbers, guint n_numbers);

G_END_DECLS
