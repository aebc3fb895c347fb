/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ideas.h"

typedef Idea (*IdeaFunc) (const IchompExercise *exercise, guint number);

typedef struct
{
  const char *name;
  IdeaFunc func;
  guint number;
} Row;

static Idea
decide (gboolean solves)
{
  return solves ? IDEA_SOLVES : IDEA_FAILS;
}

static gboolean
is_right_number (const IchompExercise *exercise, guint number)
{
  return ichomp_exercise_check (
      exercise, &(IchompAnswer){ .form = ichomp_exercise_get_form (exercise), .number = number });
}

static gboolean
is_right_quadrant (const IchompExercise *exercise, guint quadrant)
{
  return ichomp_exercise_check (
      exercise, &(IchompAnswer){ .form = ICHOMP_ANSWER_QUADRANT, .quadrant = quadrant });
}

static Idea
try_bug (const IchompExercise *exercise, guint bug)
{
  Idea result = IDEA_DOES_NOT_APPLY;
  SgProblem problem;

  if (!ichomp_exercise_get_problem (exercise, &problem))
    return IDEA_DOES_NOT_APPLY;
  for (guint answer = 0; answer < 5000 && result != IDEA_SOLVES; answer++)
    if (sg_bug_gives (bug, &problem, answer))
      result = decide (is_right_number (exercise, answer));

  return result;
}

/* One more than the largest number on a tile. */
static Idea
try_largest_option (const IchompExercise *exercise, guint number)
{
  SgAnalysis *analysis = ichomp_exercise_get_analysis (exercise);
  guint largest = 0;

  if (ichomp_exercise_get_kind (exercise) != ICHOMP_EXERCISE_DIAGRAM
      || (ichomp_exercise_get_shown (exercise) & ICHOMP_EXERCISE_SHOWS_NUMBERS) == 0)
    return IDEA_DOES_NOT_APPLY;
  SG_FOREACH_MOVE (tile, ichomp_exercise_get_position (exercise))
    largest = MAX (largest, sg_analysis_get_move_value (analysis, &tile));

  return decide (is_right_number (exercise, largest + 1));
}

static Idea
try_number (const IchompExercise *exercise, guint number)
{
  IchompExerciseKind kind = ichomp_exercise_get_kind (exercise);

  return ichomp_exercise_get_form (exercise) != ICHOMP_ANSWER_NUMBER
                 || kind == ICHOMP_EXERCISE_DECIMAL
             ? IDEA_DOES_NOT_APPLY
             : decide (is_right_number (exercise, number));
}

static Idea
try_method (const IchompExercise *exercise, guint method)
{
  SgAnalysis *analysis = ichomp_exercise_get_analysis (exercise);
  IchompAnswerForm form = ichomp_exercise_get_form (exercise);
  g_autoptr (GArray) moves = NULL;
  SgMotive motive;
  guint n_right = 0;

  if (form == ICHOMP_ANSWER_OUTCOME)
    return decide (sg_method_get_verdict (method, analysis) == sg_analysis_get_outcome (analysis));
  if (form != ICHOMP_ANSWER_QUADRANT && form != ICHOMP_ANSWER_TILE)
    return IDEA_DOES_NOT_APPLY;

  moves = sg_method_list_moves (method, analysis, &motive);
  for (guint i = 0; i < moves->len; i++)
    {
      const SgMove *move = &g_array_index (moves, SgMove, i);

      n_right +=
          form == ICHOMP_ANSWER_QUADRANT
              ? is_right_quadrant (exercise, move->quadrant)
              : ichomp_exercise_check (exercise, &(IchompAnswer){ .form = form, .tile = *move });
    }

  return decide (2 * n_right >= moves->len);
}

static Idea
try_outcome (const IchompExercise *exercise, guint outcome)
{
  if (ichomp_exercise_get_form (exercise) != ICHOMP_ANSWER_OUTCOME)
    return IDEA_DOES_NOT_APPLY;

  return decide (sg_analysis_get_outcome (ichomp_exercise_get_analysis (exercise)) == outcome);
}

/* The quadrant with the rank of its value, from 1 for the greatest; 4 for the smallest. */
static Idea
try_rank (const IchompExercise *exercise, guint rank)
{
  SgAnalysis *analysis = ichomp_exercise_get_analysis (exercise);
  guint n = 0;
  guint n_right = 0;
  guint n_parts = 0;

  if (ichomp_exercise_get_form (exercise) != ICHOMP_ANSWER_QUADRANT)
    return IDEA_DOES_NOT_APPLY;

  SG_FOREACH_QUADRANT (q)
    n_parts += sg_analysis_get_value (analysis, q) > 0;
  SG_FOREACH_QUADRANT (q)
    {
      guint value = sg_analysis_get_value (analysis, q);
      guint n_greater = 0;

      SG_FOREACH_QUADRANT (other)
        n_greater += sg_analysis_get_value (analysis, other) > value;
      if (value == 0 || n_greater != MIN (rank, n_parts) - 1)
        continue;
      n++;
      n_right += is_right_quadrant (exercise, q);
    }

  return decide (n > 0 && 2 * n_right >= n);
}

static Idea
try_most_tiles (const IchompExercise *exercise, guint number)
{
  SgPosition *position = ichomp_exercise_get_position (exercise);
  guint most = 0;
  guint best = 0;

  if (ichomp_exercise_get_form (exercise) != ICHOMP_ANSWER_QUADRANT)
    return IDEA_DOES_NOT_APPLY;

  SG_FOREACH_QUADRANT (q)
    {
      guint n = sg_diagram_get_n_tiles (sg_position_get_diagram (position, q));

      best = n > most ? q : best;
      most = MAX (n, most);
    }

  return decide (is_right_quadrant (exercise, best));
}

static Idea
try_only_odd (const IchompExercise *exercise, guint number)
{
  SgAnalysis *analysis = ichomp_exercise_get_analysis (exercise);
  guint n_odd = 0;
  guint odd = 0;

  if (ichomp_exercise_get_form (exercise) != ICHOMP_ANSWER_QUADRANT)
    return IDEA_DOES_NOT_APPLY;

  SG_FOREACH_QUADRANT (q)
    if (sg_analysis_get_value (analysis, q) % 2 == 1)
      {
        n_odd++;
        odd = q;
      }

  return decide (n_odd == 1 && is_right_quadrant (exercise, odd));
}

/* A tile at random: the share of right tiles is what counts. */
static Idea
try_click (const IchompExercise *exercise, guint number)
{
  SgAnalysis *analysis = ichomp_exercise_get_analysis (exercise);

  if (ichomp_exercise_get_form (exercise) != ICHOMP_ANSWER_TILE)
    return IDEA_DOES_NOT_APPLY;

  return decide (5 * sg_analysis_get_n_winning_moves (analysis)
                 > sg_position_get_n_tiles (sg_analysis_get_position (analysis)));
}

static const Row rows[] = {
  { "added", try_bug, SG_BUG_ADDED },
  { "any 1", try_bug, SG_BUG_ANY_ONE },
  { "single 1", try_bug, SG_BUG_SINGLE_ONE },
  { "aligned left", try_bug, SG_BUG_LEFT_ALIGNED },
  { "subtracted", try_bug, SG_BUG_SUBTRACTED },
  { "largest + 1", try_bug, SG_BUG_LARGEST_PLUS_ONE },
  { "how many", try_bug, SG_BUG_HOW_MANY },
  { "smallest there", try_bug, SG_BUG_SMALLEST_PRESENT },
  { "forgot 0", try_bug, SG_BUG_FORGOT_ZERO },
  { "tiles", try_bug, SG_BUG_N_TILES },
  { "Chomp's value", try_bug, SG_BUG_CHOMP_VALUE },
  { "longest row", try_bug, SG_BUG_LONGEST_ROW },
  { "rows as heaps", try_bug, SG_BUG_ROWS_AS_HEAPS },
  { "difference", try_bug, SG_BUG_DIFFERENCE },
  { "u itself", try_bug, SG_BUG_NIM_SUM },
  { "sum of others", try_bug, SG_BUG_SUM_OF_OTHERS },
  { "any 1 of others", try_bug, SG_BUG_ANY_ONE_OF_OTHERS },
  { "greatest other", try_bug, SG_BUG_GREATEST_OTHER },
  { "reversed", try_bug, SG_BUG_REVERSED },
  { "too far", try_bug, SG_BUG_ONE_PLACE_TOO_FAR },
  { "number of ones", try_bug, SG_BUG_N_ONES },
  { "exponents", try_bug, SG_BUG_EXPONENTS_ADDED },
  { "places", try_bug, SG_BUG_PLACES_ADDED },
  { "largest option", try_largest_option, 0 },
  { "always 0", try_number, 0 },
  { "always 1", try_number, 1 },
  { "copy", try_method, SG_METHOD_COPY_SHAPE },
  { "pair", try_method, SG_METHOD_PAIR_VALUES },
  { "count", try_method, SG_METHOD_COUNT_TILES },
  { "even", try_method, SG_METHOD_EVEN_SUM },
  { "largest", try_method, SG_METHOD_LARGEST },
  { "forget", try_method, SG_METHOD_FORGET_LAST },
  { "whole part", try_method, SG_METHOD_WHOLE_PART },
  { "one tile", try_method, SG_METHOD_ONE_TILE },
  { "always P", try_outcome, SG_OUTCOME_P },
  { "always N", try_outcome, SG_OUTCOME_N },
  { "second largest", try_rank, 2 },
  { "smallest", try_rank, 4 },
  { "most tiles", try_most_tiles, 0 },
  { "only odd", try_only_odd, 0 },
  { "click > 20 %", try_click, 0 },
};

guint
ideas_get_n (void)
{
  return G_N_ELEMENTS (rows);
}

const char *
ideas_get_name (guint idea)
{
  return rows[idea].name;
}

Idea
ideas_try (guint idea, const IchompExercise *exercise)
{
  return rows[idea].func (exercise, rows[idea].number);
}

/* "Exactly one 1" is XOR of two numbers; and the mex is the smallest missing number from 1 on
 * unless it is 0. */
gboolean
ideas_is_excused (guint idea, IchompExerciseKind kind, guint difficulty)
{
  if (rows[idea].func != try_bug)
    return FALSE;

  return (rows[idea].number == SG_BUG_SINGLE_ONE && difficulty <= 2)
         || rows[idea].number == SG_BUG_FORGOT_ZERO;
}

double
ideas_get_bound (IchompExerciseKind kind, guint difficulty)
{
  if (kind == ICHOMP_EXERCISE_OUTCOME)
    return difficulty < 3 ? 0.75 : 0.6;

  return difficulty < 3 ? 0.5 : 1.0 / 3;
}

static guint
count_digits (guint number)
{
  return number == 0 ? 1 : g_bit_storage (number);
}

static guint
count_shapes (const SgDiagram *diagram, guint row, guint width)
{
  guint n = 1;

  if (row < sg_diagram_get_n_rows (diagram))
    for (guint k = 1; k <= MIN (width, sg_diagram_get_row (diagram, row)); k++)
      n += count_shapes (diagram, row + 1, k);

  return n;
}

guint
ideas_measure (const IchompExercise *exercise)
{
  SgPosition *position = ichomp_exercise_get_position (exercise);
  IchompExerciseShown shown = ichomp_exercise_get_shown (exercise);
  guint n_numbers;
  const guint *numbers = ichomp_exercise_get_numbers (exercise, &n_numbers);
  const SgDiagram *diagram = NULL;
  IchompExerciseKind kind = ichomp_exercise_get_kind (exercise);
  guint n = 0;

  if (kind == ICHOMP_EXERCISE_MEX)
    return n_numbers;
  if (position == NULL)
    {
      for (guint i = 0; i < n_numbers; i++)
        n += count_digits (numbers[i]);
      return n;
    }

  if (ichomp_exercise_get_quadrant (exercise) < SG_N_QUADRANTS)
    {
      diagram = sg_position_get_diagram (position, ichomp_exercise_get_quadrant (exercise));
      return kind == ICHOMP_EXERCISE_TWO_ROWS               ? sg_diagram_get_row (diagram, 0)
             : (shown & ICHOMP_EXERCISE_SHOWS_NUMBERS) != 0 ? sg_position_get_n_tiles (position)
                                                            : count_shapes (diagram, 0, 99) - 1;
    }

  SG_FOREACH_QUADRANT (q)
    n += count_digits (sg_analysis_get_value (ichomp_exercise_get_analysis (exercise), q));
  if ((kind == ICHOMP_EXERCISE_OUTCOME && shown == ICHOMP_EXERCISE_SHOWS_NOTHING)
      || (kind == ICHOMP_EXERCISE_TILE && (shown & ICHOMP_EXERCISE_SHOWS_NUMBERS) == 0))
    n += sg_position_get_n_tiles (position);

  return n;
}
