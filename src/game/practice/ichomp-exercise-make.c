/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How each kind of exercise is made from a seed. Candidates are drawn until one makes a good
 * exercise: first whether it is strict, which means that no wrong method and no wrong rule solves
 * it. So the share of strict exercises bounds what a wrong method solves. The others stay free:
 * exercises that a wrong method never solves would teach the opposite of it. What a method decides
 * by, such as the rank of a value, is drawn first and evenly.
 *
 * Random numbers are whole 32-bit numbers of a Mersenne Twister, so that a seed gives the same
 * exercise on every machine, as long as these functions draw in the same order. */

#include "ichomp-exercise-private.h"

#include <stdlib.h>

#include "engine/rules/sg-nim.h"
#include "engine/rules/sg-part.h"

typedef struct
{
  guint min;
  guint max;
} Range;

/* What is shown at a difficulty. */
typedef struct
{
  guint width;
  guint height;
  IchompExerciseShown shown;
} Scene;

/* Each number from 0 to n - 1 with the same probability: the last, incomplete round is skipped. */
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

void
ichomp_exercise_shuffle (GRand *rand, guint *numbers, guint n_numbers)
{
  for (guint left = n_numbers; left > 1; left--)
    {
      guint i = draw (rand, left);
      guint last = numbers[left - 1];

      numbers[left - 1] = numbers[i];
      numbers[i] = last;
    }
}

/* Half of the easy exercises are strict, two thirds of the others. */
static gboolean
draw_strict (const IchompExercise *self, GRand *rand)
{
  return self->difficulty <= 2 ? draw (rand, 2) == 0 : draw (rand, 3) > 0;
}

/* Whether a wrong rule gives the right answer of the exercise, but for the set @excused of bugs. */
static gboolean
is_given_by_bug (const IchompExercise *self, guint32 excused)
{
  SgProblem problem;

  if (!ichomp_exercise_get_problem (self, &problem))
    return FALSE;

  for (SgBug bug = 0; bug < SG_N_BUGS; bug++)
    if ((excused & 1u << bug) == 0 && sg_bug_gives (bug, &problem, problem.answer))
      return TRUE;

  return FALSE;
}

static gboolean
has_distinct_bugs (const IchompExercise *self)
{
  SgProblem problem;

  return ichomp_exercise_get_problem (self, &problem) && sg_problem_has_distinct_bugs (&problem);
}

/* Numbers */

/* One number in five is of the whole range, the others are not of its first eighth. */
void
ichomp_exercise_make_number (IchompExercise *self, GRand *rand)
{
  static const guint max[] = { 15, 31, 63, 255, 1023 };
  guint most = max[self->difficulty - 1];
  guint least = draw (rand, 5) == 0 ? 1 : most / 8 + 1;

  self->numbers[0] = draw_between (rand, least, most);
  self->n_numbers = 1;
  self->result = self->numbers[0];
}

static gboolean
contains (const IchompExercise *self, guint number)
{
  for (guint i = 0; i < self->n_numbers; i++)
    if (self->numbers[i] == number)
      return TRUE;

  return FALSE;
}

static void
add_other_number (IchompExercise *self, GRand *rand, guint min, guint max)
{
  guint number;

  do
    number = draw_between (rand, min, max);
  while (contains (self, number));

  self->numbers[self->n_numbers++] = number;
}

/* Of two numbers, "exactly one 1" is XOR. */
void
ichomp_exercise_make_xor (IchompExercise *self, GRand *rand)
{
  static const struct
  {
    guint n;
    Range range;
  } sizes[] = {
    { 2, { 2, 15 } }, { 2, { 9, 47 } }, { 3, { 2, 31 } }, { 3, { 9, 63 } }, { 4, { 9, 127 } },
  };
  guint n = sizes[self->difficulty - 1].n;
  const Range *range = &sizes[self->difficulty - 1].range;
  gboolean strict = draw_strict (self, rand);

  do
    {
      self->n_numbers = 0;
      while (self->n_numbers < n)
        add_other_number (self, rand, range->min, range->max);
      self->result = sg_nim_sum (self->numbers, self->n_numbers);
    }
  while (!has_distinct_bugs (self)
         || (strict && is_given_by_bug (self, n == 2 ? 1u << SG_BUG_SINGLE_ONE : 0)));
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  guint left = *(const guint *)a;
  guint right = *(const guint *)b;

  return left < right ? -1 : left > right;
}

static void
sort (guint *numbers, guint n_numbers)
{
  qsort (numbers, n_numbers, sizeof (guint), compare_numbers);
}

/* All numbers below the result, and some above it. At the first difficulty they are in order;
 * later some occur twice, so that there are more of them than different ones. */
void
ichomp_exercise_make_mex (IchompExercise *self, GRand *rand)
{
  static const struct
  {
    Range result;
    Range n_above;
    guint within;
    guint n_repeats;
  } sizes[] = {
    { { 1, 5 }, { 1, 3 }, 5, 0 },   { { 1, 7 }, { 2, 4 }, 7, 2 },   { { 2, 9 }, { 2, 5 }, 8, 3 },
    { { 2, 11 }, { 3, 6 }, 10, 4 }, { { 3, 14 }, { 3, 7 }, 12, 5 },
  };
  guint d = self->difficulty - 1;

  do
    {
      guint n_above = draw_between (rand, sizes[d].n_above.min, sizes[d].n_above.max);
      guint n_different;
      gboolean zero = draw (rand, 10) == 0;

      self->n_numbers = 0;
      self->result = zero ? 0 : draw_between (rand, sizes[d].result.min, sizes[d].result.max);
      for (guint i = 0; i < self->result; i++)
        self->numbers[self->n_numbers++] = i;

      for (guint i = 0; i < n_above; i++)
        add_other_number (self, rand, self->result + 1, self->result + sizes[d].within);
      if (d == 0)
        {
          sort (self->numbers, self->n_numbers);
          continue;
        }

      n_different = self->n_numbers;
      for (guint i = 0; i < sizes[d].n_repeats; i++)
        self->numbers[self->n_numbers++] = self->numbers[draw (rand, n_different)];
      ichomp_exercise_shuffle (rand, self->numbers, self->n_numbers);
    }
  while (!has_distinct_bugs (self));
}

/* Diagrams */

/* All diagrams inside a box, with the numbers that decide what a position is good for. */
typedef struct
{
  SgSolver *solver;
  GPtrArray *diagrams;
  GArray *values;
} Box;

static void
add_diagrams (Box *box, guint *rows, guint n_rows, guint width, guint height)
{
  SgDiagram *diagram = sg_diagram_new (rows, n_rows);
  guint value = sg_solver_get_value (box->solver, &(SgPart){ &sg_ruleset_bars, 0, diagram });

  g_ptr_array_add (box->diagrams, diagram);
  g_array_append_val (box->values, value);
  if (n_rows == height)
    return;

  for (rows[n_rows] = 1; rows[n_rows] <= width; rows[n_rows]++)
    add_diagrams (box, rows, n_rows + 1, rows[n_rows], height);
}

static void
box_init (Box *box, guint width, guint height)
{
  const SgBoard board = { 2 * width, 2 * height };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autofree guint *rows = g_new0 (guint, height + 1);

  box->solver = sg_solver_new (full, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);
  box->diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify)sg_diagram_unref);
  box->values = g_array_new (FALSE, FALSE, sizeof (guint));
  add_diagrams (box, rows, 0, width, height);
}

static void
box_clear (Box *box)
{
  sg_solver_unref (box->solver);
  g_ptr_array_unref (box->diagrams);
  g_array_unref (box->values);
}

/* A single diagram lies in the top right quadrant of the smallest board. */
static void
set_diagram (IchompExercise *self, SgDiagram *diagram, IchompExerciseShown shown)
{
  g_autoptr (SgDiagram) empty = sg_diagram_new (NULL, 0);
  SgDiagram *diagrams[SG_N_QUADRANTS] = { empty, diagram, empty, empty };
  SgBoard board = { .width = 2 * sg_diagram_get_n_columns (diagram),
                    .height = 2 * sg_diagram_get_n_rows (diagram) };
  g_autoptr (SgPosition) position = sg_position_new (&board, diagrams);
  g_autoptr (SgSolver) solver = sg_solver_new (position, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);

  g_clear_pointer (&self->analysis, sg_analysis_unref);
  self->analysis = sg_analysis_new (solver, position);
  self->quadrant = SG_QUADRANT_NE;
  self->subject = SG_QUADRANT_NE;
  self->shown = shown;
  self->result = sg_analysis_get_value (self->analysis, self->subject);
}

/* Whether the largest number on a tile, and 1, give the value. */
static gboolean
follows_largest_number (const IchompExercise *self)
{
  SgPosition *position = sg_analysis_get_position (self->analysis);
  guint largest = 0;

  SG_FOREACH_MOVE (tile, position)
    largest = MAX (largest, sg_analysis_get_move_value (self->analysis, &tile));

  return self->result == largest + 1;
}

/* The shapes that can be reached from a diagram, itself included: what there is to find without
 * numbers. */
static guint
count_shapes (SgDiagram *diagram)
{
  const SgPart part = { &sg_ruleset_bars, 0, diagram };
  g_autoptr (SgPosition) position = sg_position_new_sum (&part, 1);

  return (guint)sg_solver_count (position) - 1;
}

void
ichomp_exercise_make_diagram (IchompExercise *self, GRand *rand)
{
  static const struct
  {
    Range tiles;
    Range shapes;
    IchompExerciseShown shown;
  } sizes[] = {
    { { 4, 7 }, { 0, G_MAXUINT }, ICHOMP_EXERCISE_SHOWS_NUMBERS },
    { { 7, 10 }, { 0, G_MAXUINT }, ICHOMP_EXERCISE_SHOWS_NUMBERS },
    { { 4, 12 }, { 9, 19 }, ICHOMP_EXERCISE_SHOWS_NOTHING },
    { { 6, 12 }, { 20, 40 }, ICHOMP_EXERCISE_SHOWS_NOTHING },
    { { 9, 12 }, { 41, 100 }, ICHOMP_EXERCISE_SHOWS_NOTHING },
  };
  const Range *tiles = &sizes[self->difficulty - 1].tiles;
  const Range *shapes = &sizes[self->difficulty - 1].shapes;
  IchompExerciseShown shown = sizes[self->difficulty - 1].shown;
  gboolean strict = draw_strict (self, rand);
  Box box;

  box_init (&box, 6, 6);
  for (;;)
    {
      SgDiagram *diagram = box.diagrams->pdata[draw (rand, box.diagrams->len)];
      guint n_tiles = sg_diagram_get_n_tiles (diagram);
      guint n_shapes;

      if (n_tiles < tiles->min || n_tiles > tiles->max || sg_diagram_get_n_rows (diagram) < 2
          || sg_diagram_get_n_columns (diagram) < 2)
        continue;
      n_shapes = count_shapes (diagram);
      if (n_shapes < shapes->min || n_shapes > shapes->max)
        continue;

      set_diagram (self, diagram, shown);
      if (!strict
          || (!is_given_by_bug (self, 0)
              && (shown == ICHOMP_EXERCISE_SHOWS_NOTHING || !follows_largest_number (self))))
        break;
    }
  box_clear (&box);
}

void
ichomp_exercise_make_two_rows (IchompExercise *self, GRand *rand)
{
  static const guint longest[] = { 6, 8, 12, 16, 24 };
  guint max = longest[self->difficulty - 1];
  gboolean strict = draw_strict (self, rand);

  do
    {
      guint a = draw_between (rand, 1, max);
      guint b = draw_between (rand, 1, max);
      guint rows[2] = { MAX (a, b), MIN (a, b) };
      g_autoptr (SgDiagram) diagram = sg_diagram_new (rows, G_N_ELEMENTS (rows));

      set_diagram (self, diagram, ICHOMP_EXERCISE_SHOWS_NOTHING);
    }
  while (strict && is_given_by_bug (self, 0));
}

/* Positions */

/* Four diagrams of a box by their indices, with what can be told of them without an analysis. */
typedef struct
{
  guint diagrams[SG_N_QUADRANTS];
  guint values[SG_N_QUADRANTS];
  guint n_parts;
  guint n_tiles;
  guint nim_sum;
} Candidate;

static void
draw_candidate (const Box *box, GRand *rand, Candidate *candidate)
{
  *candidate = (Candidate){ .n_parts = 0 };
  SG_FOREACH_QUADRANT (q)
    {
      guint index = draw (rand, box->diagrams->len);
      guint value = g_array_index (box->values, guint, index);

      candidate->diagrams[q] = index;
      candidate->values[q] = value;
      candidate->n_parts += value > 0;
      candidate->n_tiles += sg_diagram_get_n_tiles (box->diagrams->pdata[index]);
      candidate->nim_sum ^= value;
    }
}

static void
set_position (IchompExercise *self, const Box *box, const Scene *scene, const Candidate *candidate)
{
  const SgBoard board = { scene->width, scene->height };
  SgDiagram *diagrams[SG_N_QUADRANTS];
  g_autoptr (SgPosition) position = NULL;

  SG_FOREACH_QUADRANT (q)
    diagrams[q] = box->diagrams->pdata[candidate->diagrams[q]];
  position = sg_position_new (&board, diagrams);

  g_clear_pointer (&self->analysis, sg_analysis_unref);
  self->analysis = sg_analysis_new (box->solver, position);
  self->shown = scene->shown;
  self->result = candidate->nim_sum;
}

/* Whether at least half of the moves that a method may make are right. */
static gboolean
is_solved_by (const IchompExercise *self,
              SgMethod method,
              gboolean (*is_right) (const IchompExercise *self, const SgMove *move))
{
  SgMotive motive;
  g_autoptr (GArray) moves = sg_method_list_moves (method, self->analysis, &motive);
  guint n_right = 0;

  for (guint i = 0; i < moves->len; i++)
    n_right += is_right (self, &g_array_index (moves, SgMove, i));

  return 2 * n_right >= moves->len;
}

/* The exact method is the first. */
static gboolean
is_solved_by_wrong_method (const IchompExercise *self,
                           SgMethod excused,
                           gboolean (*is_right) (const IchompExercise *self, const SgMove *move))
{
  for (SgMethod method = SG_METHOD_EXACT + 1; method < SG_N_METHODS; method++)
    if (method != excused && is_solved_by (self, method, is_right))
      return TRUE;

  return FALSE;
}

/* After so many draws, what was drawn first is drawn again: on a small board, some of it cannot
 * be. One candidate in 200 to 500 is good. */
#define MAX_DRAWS 5000

#define VALUES ICHOMP_EXERCISE_SHOWS_VALUES
#define NUMBERS (ICHOMP_EXERCISE_SHOWS_VALUES | ICHOMP_EXERCISE_SHOWS_NUMBERS)
#define NOTHING ICHOMP_EXERCISE_SHOWS_NOTHING

/* Strict P-positions have no pairs, and no equal greatest values; sizes do not cancel. */
static gboolean
is_strict_p (const IchompExercise *self)
{
  static const SgMethod methods[] = { SG_METHOD_COPY_SHAPE, SG_METHOD_PAIR_VALUES,
                                      SG_METHOD_COUNT_TILES, SG_METHOD_LARGEST };

  for (gsize i = 0; i < G_N_ELEMENTS (methods); i++)
    if (sg_method_get_verdict (methods[i], self->analysis) == SG_OUTCOME_P)
      return FALSE;

  return TRUE;
}

/* Strict N-positions have an even sum, and at some difficulties an even number of ones in the
 * leading column. */
static gboolean
is_strict_n (const IchompExercise *self, const Candidate *candidate)
{
  guint n_digits = sg_count_common_binary_digits (candidate->values, SG_N_QUADRANTS);
  gboolean is_hard = self->difficulty == 3 || self->difficulty == 5;

  return candidate->nim_sum % 2 == 0
         && !(is_hard && sg_count_binary_digits (candidate->nim_sum) == n_digits);
}

/* The outcome and whether the numbers of quadrants and of tiles are odd are drawn first. */
void
ichomp_exercise_make_outcome (IchompExercise *self, GRand *rand)
{
  static const Scene scenes[] = {
    { 6, 4, VALUES }, { 6, 6, VALUES }, { 8, 8, VALUES }, { 6, 4, NOTHING }, { 6, 6, NOTHING },
  };
  const Scene *scene = &scenes[self->difficulty - 1];
  gboolean is_p = draw (rand, 2) == 0;
  gboolean strict = draw (rand, 5) > 0;
  guint n_parts = 3 + draw (rand, 2);
  guint odd = draw (rand, 2);
  Candidate candidate;
  Box box;

  box_init (&box, scene->width / 2, scene->height / 2);
  for (;;)
    {
      draw_candidate (&box, rand, &candidate);
      if (candidate.n_parts != n_parts || candidate.n_tiles % 2 != odd
          || (candidate.nim_sum == 0) != is_p
          || (strict && !is_p && !is_strict_n (self, &candidate)))
        continue;

      set_position (self, &box, scene, &candidate);
      if (!strict || !is_p || is_strict_p (self))
        break;
    }
  box_clear (&box);
}

/* Whether the theorem guarantees a winning move: the value has a 1 in the leading column of u. */
static gboolean
is_candidate (const Candidate *candidate, SgQuadrant quadrant)
{
  guint value = candidate->values[quadrant];

  return (value ^ candidate->nim_sum) < value;
}

/* The only quadrant that is sure to have a winning move, or SG_N_QUADRANTS. */
static SgQuadrant
find_only_quadrant (const Candidate *candidate)
{
  SgQuadrant found = SG_N_QUADRANTS;

  SG_FOREACH_QUADRANT (q)
    if (is_candidate (candidate, q))
      {
        if (found < SG_N_QUADRANTS)
          return SG_N_QUADRANTS;
        found = q;
      }

  return found;
}

static guint
count_greater (const Candidate *candidate, SgQuadrant quadrant)
{
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    n += candidate->values[q] > candidate->values[quadrant];

  return n;
}

static gboolean
is_only_odd (const Candidate *candidate, SgQuadrant quadrant)
{
  guint n_odd = 0;

  SG_FOREACH_QUADRANT (q)
    n_odd += candidate->values[q] % 2;

  return n_odd == 1 && candidate->values[quadrant] % 2 == 1;
}

static gboolean
is_in_right_quadrant (const IchompExercise *self, const SgMove *move)
{
  return move->quadrant == sg_analysis_get_winning_move (self->analysis, 0)->quadrant;
}

static gboolean
wins_only_in (const IchompExercise *self, SgQuadrant quadrant)
{
  for (guint i = 0; i < sg_analysis_get_n_winning_moves (self->analysis); i++)
    if (sg_analysis_get_winning_move (self->analysis, i)->quadrant != quadrant)
      return FALSE;

  return TRUE;
}

/* Up to the second difficulty, the value of the right quadrant is the greatest in every other
 * exercise; later it is as often the second, or a smaller one. How often it is the only odd one is
 * fixed as well. */
void
ichomp_exercise_make_quadrant (IchompExercise *self, GRand *rand)
{
  static const Scene scenes[] = {
    { 6, 4, VALUES }, { 6, 6, VALUES }, { 8, 6, VALUES }, { 8, 8, VALUES }, { 10, 8, VALUES },
  };
  const Scene *scene = &scenes[self->difficulty - 1];
  gboolean strict = draw_strict (self, rand);
  guint n_ranks = self->difficulty <= 2 ? 2 : 3;
  guint rank = 0;
  gboolean only_odd = FALSE;
  Candidate candidate;
  Box box;

  box_init (&box, scene->width / 2, scene->height / 2);
  for (guint i = 0;; i++)
    {
      SgQuadrant right;

      if (i % MAX_DRAWS == 0)
        {
          gboolean chance = draw (rand, 3) == 0;

          rank = draw (rand, n_ranks);
          only_odd = self->difficulty == 3 || self->difficulty == 4 ? rank == 1 : chance;
        }

      draw_candidate (&box, rand, &candidate);
      if (candidate.n_parts < 3 || candidate.nim_sum == 0)
        continue;
      right = find_only_quadrant (&candidate);
      if (right == SG_N_QUADRANTS || MIN (count_greater (&candidate, right), n_ranks - 1) != rank
          || is_only_odd (&candidate, right) != only_odd)
        continue;

      set_position (self, &box, scene, &candidate);
      if (wins_only_in (self, right)
          && !(strict && is_solved_by_wrong_method (self, SG_METHOD_LARGEST, is_in_right_quadrant)))
        break;
    }
  box_clear (&box);
}

/* Strict answers are numbers that the difference between y and u seldom gives. Without carries it
 * always gives 0, 1, 2, 4 and 8. */
static guint
draw_target (const IchompExercise *self, GRand *rand, gboolean strict)
{
  static const guint odd_targets[] = { 3, 5, 6, 7, 9, 10, 11 };
  static const guint n_strict[] = { 1, 2, 3, 5, 7 };
  static const guint max_free[] = { 2, 5, 7, 9, 12 };
  guint d = self->difficulty - 1;

  return strict ? odd_targets[draw (rand, n_strict[d])] : draw (rand, max_free[d] + 1);
}

void
ichomp_exercise_make_target (IchompExercise *self, GRand *rand)
{
  static const Scene scenes[] = {
    { 6, 6, VALUES }, { 8, 6, VALUES }, { 8, 8, VALUES }, { 10, 8, VALUES }, { 10, 10, VALUES },
  };
  const Scene *scene = &scenes[self->difficulty - 1];
  gboolean strict = draw_strict (self, rand);
  guint target = 0;
  Candidate candidate;
  Box box;

  box_init (&box, scene->width / 2, scene->height / 2);
  for (guint i = 0;; i++)
    {
      SgQuadrant subjects[SG_N_QUADRANTS];
      guint n = 0;

      if (i % MAX_DRAWS == 0)
        target = draw_target (self, rand, strict);

      draw_candidate (&box, rand, &candidate);
      if (candidate.n_parts < 3 || candidate.nim_sum == 0)
        continue;
      SG_FOREACH_QUADRANT (q)
        if (is_candidate (&candidate, q) && (candidate.values[q] ^ candidate.nim_sum) == target)
          subjects[n++] = q;
      if (n == 0)
        continue;

      self->subject = subjects[draw (rand, n)];
      set_position (self, &box, scene, &candidate);
      self->result = target;
      if (!strict || !is_given_by_bug (self, 0))
        break;
    }
  box_clear (&box);
}

static gboolean
wins (const IchompExercise *self, const SgMove *move)
{
  return sg_analysis_get_nim_sum_after (self->analysis, move) == 0;
}

/* A click at random seldom wins. */
void
ichomp_exercise_make_tile (IchompExercise *self, GRand *rand)
{
  static const Scene scenes[] = {
    { 6, 4, NUMBERS }, { 6, 6, NUMBERS }, { 8, 6, NUMBERS }, { 6, 4, VALUES }, { 6, 6, VALUES },
  };
  static const guint max_percent[] = { 20, 12, 10, 12, 10 };
  const Scene *scene = &scenes[self->difficulty - 1];
  gboolean strict = draw_strict (self, rand);
  Candidate candidate;
  Box box;

  box_init (&box, scene->width / 2, scene->height / 2);
  for (;;)
    {
      draw_candidate (&box, rand, &candidate);
      if (candidate.n_parts < 3 || candidate.nim_sum == 0)
        continue;

      set_position (self, &box, scene, &candidate);
      if (100 * sg_analysis_get_n_winning_moves (self->analysis)
              <= max_percent[self->difficulty - 1] * candidate.n_tiles
          && !(strict && is_solved_by_wrong_method (self, SG_METHOD_EXACT, wins)))
        break;
    }
  box_clear (&box);
}
