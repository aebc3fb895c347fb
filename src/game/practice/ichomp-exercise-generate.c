/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Making up exercises. Chance is a Mersenne Twister, of which only whole 32 bit numbers are used, and
 * everything is drawn here and in a fixed order: so a seed means the same exercise everywhere, as long
 * as this file is as it is. What is drawn is thrown away until it makes a good exercise. */

#include "ichomp-exercise-private.h"
#include "rules/sg-nim.h"

#define MAX_SIDE 5

typedef struct
{
  guint min;
  guint max;
} Range;

typedef struct
{
  guint width;
  guint height;
  IchompExerciseShown shown;
} Scene;

/* Chance */

/* Each of 0 ... n - 1 with the same probability: the last, incomplete round of numbers is left out. */
static guint
draw (GRand *rand, guint n)
{
  guint32 rounds = G_MAXUINT32 / n * n;
  guint32 number;

  do
    number = g_rand_int (rand);
  while (number >= rounds);

  return number % n;
}

static guint
draw_between (GRand *rand, guint min, guint max)
{
  return min + draw (rand, max - min + 1);
}

static void
shuffle (GRand *rand, guint *numbers, guint n_numbers)
{
  for (guint left = n_numbers; left > 1; left--)
    {
      guint i = draw (rand, left);
      guint last = numbers[left - 1];

      numbers[left - 1] = numbers[i];
      numbers[i] = last;
    }
}

/**
 * ichomp_exercise_mix_seed:
 * @seed: a number
 * @number: another
 *
 * Neighbouring seeds and numbers lead to results that have nothing in common. The final mixing step of
 * MurmurHash3 by Austin Appleby (public domain), once for each.
 *
 * Returns: a seed made of both
 */
guint32
ichomp_exercise_mix_seed (guint32 seed, guint32 number)
{
  const guint32 parts[] = { seed, number };
  guint32 mixed = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      mixed += parts[i] + 0x9e3779b9u;
      mixed ^= mixed >> 16;
      mixed *= 0x85ebca6bu;
      mixed ^= mixed >> 13;
      mixed *= 0xc2b2ae35u;
      mixed ^= mixed >> 16;
    }

  return mixed;
}

/**
 * ichomp_exercise_pick_kind:
 * @kinds: the kinds to choose from, a bit 1 << kind for each; at least one
 * @seed: the seed of a series of exercises
 * @number: an exercise of the series, counted from 0
 *
 * Each kind comes once in every round, and the order of a round is shuffled.
 *
 * Returns: which kind it is
 */
IchompExerciseKind
ichomp_exercise_pick_kind (guint kinds, guint32 seed, guint number)
{
  guint all[ICHOMP_N_EXERCISE_KINDS];
  guint n = 0;
  g_autoptr (GRand) rand = NULL;

  g_return_val_if_fail (kinds > 0 && kinds <= ICHOMP_ALL_EXERCISE_KINDS, ICHOMP_EXERCISE_BINARY);

  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    if ((kinds & 1u << kind) != 0)
      all[n++] = kind;

  rand = g_rand_new_with_seed (ichomp_exercise_mix_seed (seed, number / n));
  shuffle (rand, all, n);
  return all[number % n];
}

/* Numbers */

static void
make_number (IchompExercise *self, GRand *rand)
{
  static const Range ranges[] = { { 1, 7 }, { 5, 15 }, { 9, 31 }, { 17, 63 }, { 33, 255 } };
  const Range *range = &ranges[self->difficulty - 1];

  self->numbers[0] = draw_between (rand, range->min, range->max);
  self->n_numbers = 1;
  self->result = self->numbers[0];
}

static gboolean
contains (const guint *numbers, guint n_numbers, guint number)
{
  for (guint i = 0; i < n_numbers; i++)
    if (numbers[i] == number)
      return TRUE;

  return FALSE;
}

static void
add_other_number (IchompExercise *self, GRand *rand, guint min, guint max)
{
  guint number;

  do
    number = draw_between (rand, min, max);
  while (contains (self->numbers, self->n_numbers, number));

  self->numbers[self->n_numbers++] = number;
}

static void
make_xor (IchompExercise *self, GRand *rand)
{
  static const struct
  {
    guint n;
    guint max;
  } sizes[] = { { 2, 7 }, { 2, 15 }, { 3, 15 }, { 3, 31 }, { 4, 63 } };
  guint n = sizes[self->difficulty - 1].n;

  while (self->n_numbers < n)
    add_other_number (self, rand, 1, sizes[self->difficulty - 1].max);
  self->result = sg_nim_sum (self->numbers, self->n_numbers);
}

/* All numbers below the result, and some beyond it. */
static void
make_mex (IchompExercise *self, GRand *rand)
{
  static const struct
  {
    Range result;
    Range n_above;
  } sizes[] = {
    { { 1, 4 }, { 1, 2 } }, { { 0, 5 }, { 1, 3 } },  { { 0, 7 }, { 2, 4 } },
    { { 0, 9 }, { 2, 5 } }, { { 0, 12 }, { 3, 6 } },
  };
  const Range *result = &sizes[self->difficulty - 1].result;
  const Range *n_above = &sizes[self->difficulty - 1].n_above;
  guint n_more;

  self->result = draw_between (rand, result->min, result->max);
  n_more = draw_between (rand, n_above->min, n_above->max);
  for (guint i = 0; i < self->result; i++)
    self->numbers[self->n_numbers++] = i;

  if (self->difficulty == 1)
    {
      guint number = self->result;

      for (guint i = 0; i < n_more; i++)
        {
          number += draw_between (rand, 1, 2);
          self->numbers[self->n_numbers++] = number;
        }
      return;
    }

  for (guint i = 0; i < n_more; i++)
    add_other_number (self, rand, self->result + 1, self->result + 2 * n_above->max);
  shuffle (rand, self->numbers, self->n_numbers);
}

/* Tiles */

/* The border of a diagram in a box is a path of as many steps that end a row as there are rows, and as
 * many that end a column as there are columns, in any order. */
static SgDiagram *
draw_diagram (GRand *rand, guint width, guint height)
{
  guint rows[MAX_SIDE];
  guint n_rows = 0;
  guint columns = width;

  for (guint left = height; left > 0 && columns > 0;)
    if (draw (rand, left + columns) < left)
      {
        rows[n_rows++] = columns;
        left--;
      }
    else
      {
        columns--;
      }

  return sg_diagram_new (rows, n_rows);
}

static SgSolver *
solve_full (const SgBoard *board)
{
  g_autoptr (SgPosition) full = sg_position_new_full (board);

  return sg_solver_new (full, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);
}

static SgAnalysis *
draw_analysis (GRand *rand, const SgBoard *board, SgSolver *solver)
{
  SgDiagram *diagrams[SG_N_QUADRANTS];
  g_autoptr (SgPosition) position = NULL;

  SG_FOREACH_QUADRANT (q)
    diagrams[q] = draw_diagram (rand, board->width / 2, board->height / 2);
  position = sg_position_new (board, diagrams);
  SG_FOREACH_QUADRANT (q)
    sg_diagram_unref (diagrams[q]);

  return sg_analysis_new (solver, position);
}

/* A diagram of its own lies in the top right quadrant of a board without more room than it needs. */
static void
set_diagram (IchompExercise *self, SgDiagram *diagram, IchompExerciseShown shown)
{
  g_autoptr (SgDiagram) empty = sg_diagram_new (NULL, 0);
  SgDiagram *diagrams[SG_N_QUADRANTS] = { empty, diagram, empty, empty };
  SgBoard board = { .width = 2 * sg_diagram_get_n_columns (diagram),
                    .height = 2 * sg_diagram_get_n_rows (diagram) };
  g_autoptr (SgPosition) position = sg_position_new (&board, diagrams);
  g_autoptr (SgSolver) solver = sg_solver_new (position, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);

  self->analysis = sg_analysis_new (solver, position);
  self->subject = SG_QUADRANT_NE;
  self->shown = shown;
  self->result = sg_analysis_get_value (self->analysis, self->subject);
}

static void
make_diagram (IchompExercise *self, GRand *rand)
{
  static const Scene scenes[] = {
    { 3, 2, ICHOMP_EXERCISE_SHOWS_NUMBERS }, { 4, 3, ICHOMP_EXERCISE_SHOWS_NUMBERS },
    { 3, 2, ICHOMP_EXERCISE_SHOWS_NOTHING }, { 3, 3, ICHOMP_EXERCISE_SHOWS_NOTHING },
    { 4, 3, ICHOMP_EXERCISE_SHOWS_NOTHING },
  };
  static const guint min_tiles[] = { 2, 4, 2, 4, 6 };
  const Scene *scene = &scenes[self->difficulty - 1];
  g_autoptr (SgDiagram) diagram = NULL;

  do
    {
      g_clear_pointer (&diagram, sg_diagram_unref);
      diagram = draw_diagram (rand, scene->width, scene->height);
    }
  while (sg_diagram_get_n_tiles (diagram) < min_tiles[self->difficulty - 1]);

  set_diagram (self, diagram, scene->shown);
}

static void
make_two_rows (IchompExercise *self, GRand *rand)
{
  static const Range longest[] = { { 1, 4 }, { 2, 6 }, { 3, 8 }, { 5, 11 }, { 7, 15 } };
  const Range *range = &longest[self->difficulty - 1];
  guint rows[2];
  g_autoptr (SgDiagram) diagram = NULL;

  rows[0] = draw_between (rand, range->min, range->max);
  rows[1] = draw_between (rand, 1, rows[0]);
  diagram = sg_diagram_new (rows, G_N_ELEMENTS (rows));
  set_diagram (self, diagram, ICHOMP_EXERCISE_SHOWS_NOTHING);
}

static guint
count_quadrants (const SgAnalysis *analysis)
{
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    n += sg_analysis_get_value (analysis, q) > 0;

  return n;
}

/* Whether the theorem promises a winning move there: a 1 in the leading column of u. */
static gboolean
is_candidate (const SgAnalysis *analysis, SgQuadrant quadrant)
{
  guint value = sg_analysis_get_value (analysis, quadrant);

  return (value ^ sg_analysis_get_nim_sum (analysis)) < value;
}

/* The winning moves are where the theorem promises them, and some quadrant with tiles has none. */
static gboolean
asks_for_quadrant (const SgAnalysis *analysis)
{
  guint n_others = 0;

  for (guint i = 0; i < sg_analysis_get_n_winning_moves (analysis); i++)
    if (!is_candidate (analysis, sg_analysis_get_winning_move (analysis, i)->quadrant))
      return FALSE;

  SG_FOREACH_QUADRANT (q)
    n_others += sg_analysis_get_value (analysis, q) > 0 && !is_candidate (analysis, q);

  return n_others > 0;
}

/* Where at least three quadrants have tiles there is something to find out. Drawn boxes seldom lack
 * two; P-positions are at least one in 20 here, and of N-positions a third or more will do. */
static gboolean
is_suitable (const IchompExercise *self, const SgAnalysis *analysis, SgOutcome outcome)
{
  guint n_winning = sg_analysis_get_n_winning_moves (analysis);

  if (count_quadrants (analysis) < 3 || sg_analysis_get_outcome (analysis) != outcome)
    return FALSE;

  switch (self->kind)
    {
    case ICHOMP_EXERCISE_QUADRANT:
      return asks_for_quadrant (analysis);
    case ICHOMP_EXERCISE_TILE:
      return n_winning <= 4;
    default:
      return TRUE;
    }
}

static SgQuadrant
draw_candidate (GRand *rand, const SgAnalysis *analysis)
{
  SgQuadrant candidates[SG_N_QUADRANTS];
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    if (is_candidate (analysis, q))
      candidates[n++] = q;

  return candidates[draw (rand, n)];
}

static const Scene *
get_scene (const IchompExercise *self)
{
#define VALUES ICHOMP_EXERCISE_SHOWS_VALUES
#define NUMBERS (ICHOMP_EXERCISE_SHOWS_VALUES | ICHOMP_EXERCISE_SHOWS_NUMBERS)
#define NOTHING ICHOMP_EXERCISE_SHOWS_NOTHING
  static const Scene for_outcome[] = {
    { 4, 4, VALUES }, { 6, 6, VALUES }, { 8, 8, VALUES }, { 4, 4, NOTHING }, { 6, 4, NOTHING },
  };
  static const Scene for_tile[] = {
    { 4, 4, NUMBERS }, { 6, 4, NUMBERS }, { 6, 6, NUMBERS }, { 4, 4, VALUES }, { 6, 4, VALUES },
  };
  static const Scene for_number[] = {
    { 4, 4, VALUES }, { 6, 4, VALUES }, { 6, 6, VALUES }, { 8, 6, VALUES }, { 10, 8, VALUES },
  };
#undef VALUES
#undef NUMBERS
#undef NOTHING

  switch (self->kind)
    {
    case ICHOMP_EXERCISE_OUTCOME:
      return &for_outcome[self->difficulty - 1];
    case ICHOMP_EXERCISE_TILE:
      return &for_tile[self->difficulty - 1];
    default:
      return &for_number[self->difficulty - 1];
    }
}

static void
make_position (IchompExercise *self, GRand *rand)
{
  const Scene *scene = get_scene (self);
  const SgBoard board = { .width = scene->width, .height = scene->height };
  g_autoptr (SgSolver) solver = solve_full (&board);
  SgOutcome outcome = SG_OUTCOME_N;

  /* Among drawn positions there are few P-positions. */
  if (self->kind == ICHOMP_EXERCISE_OUTCOME)
    outcome = draw (rand, 2) == 0 ? SG_OUTCOME_P : SG_OUTCOME_N;

  do
    {
      g_clear_pointer (&self->analysis, sg_analysis_unref);
      self->analysis = draw_analysis (rand, &board, solver);
    }
  while (!is_suitable (self, self->analysis, outcome));

  self->shown = scene->shown;
  self->result = sg_analysis_get_nim_sum (self->analysis);
  if (self->kind == ICHOMP_EXERCISE_TARGET)
    {
      self->subject = draw_candidate (rand, self->analysis);
      self->result ^= sg_analysis_get_value (self->analysis, self->subject);
    }
}

/*< private >
 * ichomp_exercise_generate:
 * @self: an exercise of which kind and difficulty are set
 * @seed: any number
 *
 * Makes up what it asks, and the answer.
 */
void
ichomp_exercise_generate (IchompExercise *self, guint32 seed)
{
  guint32 mixed = ichomp_exercise_mix_seed (seed, self->kind << 8 | self->difficulty);
  g_autoptr (GRand) rand = g_rand_new_with_seed (mixed);

  switch (self->kind)
    {
    case ICHOMP_EXERCISE_BINARY:
    case ICHOMP_EXERCISE_DECIMAL:
      make_number (self, rand);
      break;
    case ICHOMP_EXERCISE_XOR:
      make_xor (self, rand);
      break;
    case ICHOMP_EXERCISE_MEX:
      make_mex (self, rand);
      break;
    case ICHOMP_EXERCISE_DIAGRAM:
      make_diagram (self, rand);
      break;
    case ICHOMP_EXERCISE_TWO_ROWS:
      make_two_rows (self, rand);
      break;
    case ICHOMP_EXERCISE_OUTCOME:
    case ICHOMP_EXERCISE_QUADRANT:
    case ICHOMP_EXERCISE_TARGET:
    case ICHOMP_EXERCISE_TILE:
      make_position (self, rand);
      break;
    default:
      g_assert_not_reached ();
    }
}
