/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/words/ichomp-formula.h"
#include "engine/sg.h"

G_BEGIN_DECLS

/**
 * IchompExerciseKind:
 * @ICHOMP_EXERCISE_BINARY: write a number in binary; there is one right answer, zeros in front of
 *   it do not matter
 * @ICHOMP_EXERCISE_DECIMAL: write a binary number in decimal; one right answer
 * @ICHOMP_EXERCISE_XOR: the XOR of two to four different numbers; one right answer
 * @ICHOMP_EXERCISE_MEX: the mex of a set of numbers; one right answer
 * @ICHOMP_EXERCISE_DIAGRAM: the value of a small diagram; one right answer
 * @ICHOMP_EXERCISE_TWO_ROWS: the value of a diagram of two rows; one right answer
 * @ICHOMP_EXERCISE_OUTCOME: P-position or N-position; one right answer
 * @ICHOMP_EXERCISE_QUADRANT: the quadrant with a winning move; one right answer
 * @ICHOMP_EXERCISE_TARGET: the number that the value of a quadrant must become to make u zero; one
 *   right answer
 * @ICHOMP_EXERCISE_TILE: find a tile that wins; one or more right answers, all accepted
 *
 * What an exercise asks for. A seed means the same exercises only as long as the kinds keep their
 * numbers: append new kinds.
 */
typedef enum
{
  ICHOMP_EXERCISE_BINARY,
  ICHOMP_EXERCISE_DECIMAL,
  ICHOMP_EXERCISE_XOR,
  ICHOMP_EXERCISE_MEX,
  ICHOMP_EXERCISE_DIAGRAM,
  ICHOMP_EXERCISE_TWO_ROWS,
  ICHOMP_EXERCISE_OUTCOME,
  ICHOMP_EXERCISE_QUADRANT,
  ICHOMP_EXERCISE_TARGET,
  ICHOMP_EXERCISE_TILE,
} IchompExerciseKind;

#define ICHOMP_N_EXERCISE_KINDS (ICHOMP_EXERCISE_TILE + 1)

/* The bits 1 << kind of all kinds. */
#define ICHOMP_ALL_EXERCISE_KINDS ((1u << ICHOMP_N_EXERCISE_KINDS) - 1)

/**
 * ICHOMP_EXERCISE_MAX_DIFFICULTY:
 *
 * The difficulties are 1, the easiest, to this one.
 *
 * | | 1 | 2 | 3 | 4 | 5 |
 * |---|---|---|---|---|---|
 * | binary, decimal: number, to | 15 | 31 | 63 | 255 | 1023 |
 * | XOR: numbers; range | 2; 2-15 | 2; 9-47 | 3; 2-31 | 3; 9-63 | 4; 9-127 |
 * | mex: result | 1-5 | 1-7 | 2-9 | 2-11 | 3-14 |
 * | mex: larger numbers; repeats | 1-3; 0 | 2-4; 2 | 2-5; 3 | 3-6; 4 | 3-7; 5 |
 * | diagram: tiles; shapes to visit | 4-7 | 7-10 | to 12; 9-19 | to 12; 20-40 | to 12; 41-100 |
 * | diagram: numbers on tiles | yes | yes | no | no | no |
 * | two rows: longest row, to | 6 | 8 | 12 | 16 | 24 |
 * | outcome: board; values beside it | 6x4; yes | 6x6; yes | 8x8; yes | 6x4; no | 6x6; no |
 * | quadrant: board, with values | 6x4 | 6x6 | 8x6 | 8x8 | 10x8 |
 * | target: board, with values | 6x6 | 8x6 | 8x8 | 10x8 | 10x10 |
 * | tile: board, with values; numbers | 6x4; yes | 6x6; yes | 8x6; yes | 6x4; no | 6x6; no |
 *
 * From 3 on, a wrong method solves at most a third of the exercises (60 % where there are two
 * answers); below, at most half (75 %). The benchmark game-exercises prints which method solves how
 * many, and the measure of difficulty, whose mean rises at each step:
 *
 * | kind | its measure |
 * |---|---|
 * | binary, decimal | binary digits of the number |
 * | XOR | binary digits of all numbers |
 * | mex | how many numbers there are |
 * | diagram | numbers to read on the tiles or, without them, shapes to visit |
 * | two rows | length of the longest row |
 * | quadrant, target | binary digits of the four values |
 * | outcome, tile | the same, and the tiles where their values or numbers have to be found |
 */
#define ICHOMP_EXERCISE_MAX_DIFFICULTY 5

/* The numbers that are shown with the tiles of an exercise. */
typedef enum
{
  ICHOMP_EXERCISE_SHOWS_NOTHING = 0,
  ICHOMP_EXERCISE_SHOWS_VALUES = 1 << 0,  /* of each quadrant */
  ICHOMP_EXERCISE_SHOWS_NUMBERS = 1 << 1, /* on each tile: the value of its option */
} IchompExerciseShown;

typedef enum
{
  ICHOMP_ANSWER_NUMBER, /* written in decimal */
  ICHOMP_ANSWER_BINARY, /* a number written in binary */
  ICHOMP_ANSWER_OUTCOME,
  ICHOMP_ANSWER_QUADRANT,
  ICHOMP_ANSWER_TILE,
} IchompAnswerForm;

/* Only the field of the form is used. */
typedef struct
{
  IchompAnswerForm form;
  guint number; /* written in decimal or in binary */
  SgOutcome outcome;
  SgQuadrant quadrant;
  SgMove tile;
} IchompAnswer;

/**
 * IchompExercise:
 *
 * A question with its answer, determined by kind, difficulty and seed on every machine and in every
 * language. Immutable and reference counted.
 */
typedef struct _IchompExercise IchompExercise;

IchompExercise *ichomp_exercise_new (IchompExerciseKind kind, guint difficulty, guint32 seed);
IchompExercise *ichomp_exercise_new_for_position (SgPosition *position);
IchompExercise *ichomp_exercise_new_from_text (const char *text);
char *ichomp_exercise_to_text (const IchompExercise *self);
IchompExercise *ichomp_exercise_ref (IchompExercise *self);
void ichomp_exercise_unref (IchompExercise *self);

/* Kinds */
const char *ichomp_exercise_kind_get_id (IchompExerciseKind kind);
gboolean ichomp_exercise_kind_find (const char *id, IchompExerciseKind *kind);
const char *ichomp_exercise_kind_get_name (IchompExerciseKind kind);
const char *ichomp_exercise_kind_get_lesson (IchompExerciseKind kind, const char **section);

/* Sets of kinds in the settings */
guint ichomp_exercise_kinds_to_setting (guint kinds, guint all);
guint ichomp_exercise_kinds_from_setting (guint setting, guint all);

/* Series of exercises */
guint32 ichomp_exercise_mix_seed (guint32 seed, guint32 number);
IchompExerciseKind ichomp_exercise_pick_kind (guint kinds, guint32 seed, guint number);

/* What is asked */
IchompExerciseKind ichomp_exercise_get_kind (const IchompExercise *self);
guint ichomp_exercise_get_difficulty (const IchompExercise *self);
const guint *ichomp_exercise_get_numbers (const IchompExercise *self, guint *n_numbers);
SgPosition *ichomp_exercise_get_position (const IchompExercise *self);
SgAnalysis *ichomp_exercise_get_analysis (const IchompExercise *self);
SgQuadrant ichomp_exercise_get_quadrant (const IchompExercise *self);
SgQuadrant ichomp_exercise_get_subject (const IchompExercise *self);
IchompExerciseShown ichomp_exercise_get_shown (const IchompExercise *self);
gboolean ichomp_exercise_equal (const IchompExercise *self, const IchompExercise *other);

/* Its answer */
IchompAnswerForm ichomp_exercise_get_form (const IchompExercise *self);
guint ichomp_exercise_get_result (const IchompExercise *self);
gboolean ichomp_exercise_get_problem (const IchompExercise *self, SgProblem *problem);
gboolean ichomp_exercise_check (const IchompExercise *self, const IchompAnswer *answer);
gboolean
ichomp_exercise_read_answer (const IchompExercise *self, const char *text, IchompAnswer *answer);

/* In words */
char *ichomp_exercise_dup_question (const IchompExercise *self, IchompVoice voice);
char *ichomp_exercise_dup_answer (const IchompExercise *self, IchompVoice voice);
char **ichomp_exercise_dup_solution (const IchompExercise *self, IchompVoice voice);
char *ichomp_exercise_dup_confirmation (const IchompExercise *self,
                                        const IchompAnswer *answer,
                                        IchompVoice voice);
char *ichomp_exercise_dup_reason (const IchompExercise *self,
                                  const IchompAnswer *answer,
                                  IchompVoice voice);
char *ichomp_exercise_dup_expected (const IchompExercise *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (IchompExercise, ichomp_exercise_unref)

G_END_DECLS
