/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* An explanation is a witness: a list of claims, each in numbers and each easy to check, that lead
 * from the four Grundy values to their nim-sum u and on to a move that makes it 0. It follows the
 * proof of the theorem: the leading 1 of u stands in an odd number of the values; for such a value
 * y, y XOR u is the nim-sum of the other three and less than y, since that leading 1 becomes 0; and
 * a quadrant of value y has a tile for every smaller value. */

#include "sg-explanation.h"

#include "sg-nim.h"

struct _SgExplanation
{
  gatomicrefcount ref_count;
  SgAnalysis *analysis; /* or NULL, where there are only values */
  guint values[SG_N_QUADRANTS];
  guint nim_sum;
  guint n_digits;
  GArray *steps; /* of SgStep */
};

G_DEFINE_BOXED_TYPE (SgExplanation, sg_explanation, sg_explanation_ref, sg_explanation_unref)

static SgStep *
add (SgExplanation *self, SgStepKind kind)
{
  SgStep step = { .kind = kind };

  g_array_append_val (self->steps, step);
  return &g_array_index (self->steps, SgStep, self->steps->len - 1);
}

static inline guint
get_bit (guint value, guint column)
{
  return (value >> column) & 1;
}

static SgExplanation *
create (SgAnalysis *analysis, const guint values[SG_N_QUADRANTS])
{
  SgExplanation *self = g_new0 (SgExplanation, 1);
  guint all = 0;

  g_atomic_ref_count_init (&self->ref_count);
  self->analysis = analysis != NULL ? sg_analysis_ref (analysis) : NULL;
  self->steps = g_array_new (FALSE, FALSE, sizeof (SgStep));
  SG_FOREACH_QUADRANT (q)
    {
      self->values[q] = values[q];
      all |= values[q];
    }
  self->nim_sum = sg_nim_sum (values, SG_N_QUADRANTS);
  self->n_digits = sg_count_binary_digits (all);

  return self;
}

/* How a value is written in binary: powers of two are subtracted, the largest first. */
static void
explain_binary (SgExplanation *self, SgQuadrant quadrant)
{
  guint value = self->values[quadrant];
  guint left = value;
  SgStep *step;

  for (guint column = sg_count_binary_digits (value); column-- > 0 && value > 0;)
    {
      step = add (self, SG_STEP_POWER);
      step->quadrant = quadrant;
      step->value = value;
      step->column = column;
      step->number = left;
      step->digit = get_bit (value, column);
      left -= step->digit << column;
      step->result = left;
    }

  step = add (self, SG_STEP_BINARY);
  step->quadrant = quadrant;
  step->value = value;
  step->n_digits = self->n_digits;
}

static void
explain_nim_sum (SgExplanation *self)
{
  SgStep *step = add (self, SG_STEP_ALIGNED);

  step->n_digits = self->n_digits;

  for (guint column = self->n_digits; column-- > 0;)
    {
      step = add (self, SG_STEP_COLUMN);
      step->column = column;
      step->digit = get_bit (self->nim_sum, column);
      SG_FOREACH_QUADRANT (q)
        step->count += get_bit (self->values[q], column);
    }

  step = add (self, SG_STEP_NIM_SUM);
  step->value = self->nim_sum;
  step = add (self, SG_STEP_OUTCOME);
  step->value = self->nim_sum;
}

/* Whether two quadrants hold the same diagram, perhaps mirrored: turned or reflected onto each
 * other, so that any move in one can be copied in the other. */
static gboolean
are_images (const SgExplanation *self, SgQuadrant a, SgQuadrant b)
{
  SgPosition *position;
  g_autoptr (SgDiagram) mirror_image = NULL;

  if (self->analysis == NULL)
    return FALSE;

  position = sg_analysis_get_position (self->analysis);
  mirror_image = sg_diagram_transpose (sg_position_get_diagram (position, b));
  return sg_diagram_equal (sg_position_get_diagram (position, a),
                           sg_position_get_diagram (position, b))
         || sg_diagram_equal (sg_position_get_diagram (position, a), mirror_image);
}

/* Finds a partner of equal value among the quadrants of the set; images of each other first. */
static gboolean
find_partner (const SgExplanation *self, SgQuadrant quadrant, guint set, SgQuadrant *partner)
{
  gboolean found = FALSE;

  SG_FOREACH_QUADRANT (q)
    if (q != quadrant && (set & 1 << q) != 0 && self->values[q] == self->values[quadrant]
        && (!found || are_images (self, quadrant, q)))
      {
        *partner = q;
        found = TRUE;
      }

  return found;
}

/* Equal values cancel. Returns the quadrants that remain, a bit each; those of value 0 count for
 * nothing from the start. */
static guint
explain_pairs (SgExplanation *self)
{
  guint remaining = 0;
  gboolean any = FALSE;

  SG_FOREACH_QUADRANT (q)
    if (self->values[q] > 0)
      remaining |= 1 << q;

  SG_FOREACH_QUADRANT (q)
    {
      SgQuadrant partner;
      SgStep *step;

      if ((remaining & 1 << q) == 0 || !find_partner (self, q, remaining, &partner))
        continue;

      step = add (self, are_images (self, q, partner) ? SG_STEP_MIRROR_PAIR : SG_STEP_EQUAL_PAIR);
      step->quadrant = q;
      step->other = partner;
      step->value = self->values[q];
      remaining &= ~(1 << q | 1 << partner);
      any = TRUE;
    }

  if (any && remaining == 0)
    add (self, SG_STEP_ALL_CANCEL);

  return remaining;
}

/* Where one or two values remain the move needs no binary numbers. Returns its quadrant, or
 * SG_N_QUADRANTS where more of them remain, or none. */
static SgQuadrant
explain_easy_case (SgExplanation *self, guint remaining)
{
  SgQuadrant larger = SG_N_QUADRANTS;
  SgQuadrant smaller = SG_N_QUADRANTS;
  guint n = 0;
  SgStep *step;

  SG_FOREACH_QUADRANT (q)
    if ((remaining & 1 << q) != 0)
      {
        n++;
        if (larger == SG_N_QUADRANTS || self->values[q] > self->values[larger])
          {
            smaller = larger;
            larger = q;
          }
        else
          {
            smaller = q;
          }
      }

  if (n == 1)
    {
      step = add (self, SG_STEP_ONE_REMAINS);
      step->quadrant = larger;
      step->value = self->values[larger];
      return larger;
    }

  if (n == 2)
    {
      step = add (self, SG_STEP_TWO_REMAIN);
      step->quadrant = larger;
      step->other = smaller;
      step->value = self->values[larger];
      step->result = self->values[smaller];
      return larger;
    }

  return SG_N_QUADRANTS;
}

static guint
count_tiles (const SgExplanation *self, SgQuadrant quadrant, guint value)
{
  guint n = 0;

  for (guint i = 0; i < sg_analysis_get_n_winning_moves (self->analysis); i++)
    {
      const SgMove *move = sg_analysis_get_winning_move (self->analysis, i);

      if (move->quadrant == quadrant && sg_analysis_get_move_value (self->analysis, move) == value)
        n++;
    }

  return n;
}

static const SgMove *
find_winning_move (const SgExplanation *self, SgQuadrant quadrant)
{
  for (guint i = 0; i < sg_analysis_get_n_winning_moves (self->analysis); i++)
    {
      const SgMove *move = sg_analysis_get_winning_move (self->analysis, i);

      if (move->quadrant == quadrant)
        return move;
    }

  /* By the theorem this is not possible. */
  g_assert_not_reached ();
}

/* The quadrant to play in: the preferred one where it can be, the first that can otherwise. */
static SgQuadrant
choose_quadrant (const SgExplanation *self, guint candidates, SgQuadrant preferred)
{
  if (preferred < SG_N_QUADRANTS && (candidates & 1 << preferred) != 0)
    return preferred;

  SG_FOREACH_QUADRANT (q)
    if ((candidates & 1 << q) != 0)
      return q;

  g_assert_not_reached ();
}

static SgQuadrant
explain_choice (SgExplanation *self, SgQuadrant preferred)
{
  guint column = sg_count_binary_digits (self->nim_sum) - 1;
  guint candidates = 0;
  guint n = 0;
  SgQuadrant quadrant;
  SgStep *step;

  SG_FOREACH_QUADRANT (q)
    if (get_bit (self->values[q], column))
      {
        candidates |= 1 << q;
        n++;
      }

  step = add (self, SG_STEP_LEADING_COLUMN);
  step->column = column;
  step->value = self->nim_sum;

  step = add (self, SG_STEP_CANDIDATES);
  step->column = column;
  step->quadrants = candidates;
  step->count = n;

  quadrant = choose_quadrant (self, candidates, preferred);
  step = add (self, SG_STEP_CHOICE);
  step->quadrant = quadrant;
  step->value = self->values[quadrant];

  return quadrant;
}

/* From y to y XOR u, which is less, and on to a tile that carries it. */
static void
explain_target (SgExplanation *self, SgQuadrant quadrant)
{
  guint y = self->values[quadrant];
  guint u = self->nim_sum;
  guint target = y ^ u;
  SgStep *step;

  for (guint column = self->n_digits; column-- > 0;)
    {
      step = add (self, SG_STEP_TARGET_DIGIT);
      step->quadrant = quadrant;
      step->column = column;
      step->value = get_bit (y, column);
      step->number = get_bit (u, column);
      step->digit = get_bit (target, column);
    }

  const SgStepKind kinds[] = { SG_STEP_TARGET, SG_STEP_TARGET_OTHERS, SG_STEP_SMALLER };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      step = add (self, kinds[i]);
      step->quadrant = quadrant;
      step->value = y;
      step->number = u;
      step->result = target;
      step->column = sg_count_binary_digits (u) - 1;
    }

  if (self->analysis != NULL)
    {
      step = add (self, SG_STEP_TILES);
      step->quadrant = quadrant;
      step->result = target;
      step->count = count_tiles (self, quadrant, target);
      step->move = *find_winning_move (self, quadrant);
    }

  step = add (self, SG_STEP_AFTER);
  step->quadrant = quadrant;
  step->value = y;
  step->result = target;
  if (self->analysis != NULL)
    step->move = *find_winning_move (self, quadrant);

  step = add (self, SG_STEP_AFTER_SUM);
  step->quadrant = quadrant;
  step->result = target;
}

/* A move that takes one tile: the end of the last row of the first quadrant that has any. */
static SgMove
find_single_tile (const SgPosition *position)
{
  SG_FOREACH_QUADRANT (q)
    {
      const SgDiagram *diagram = sg_position_get_diagram (position, q);
      guint n_rows = sg_diagram_get_n_rows (diagram);

      if (n_rows > 0)
        return (SgMove){ q, n_rows - 1, sg_diagram_get_row (diagram, n_rows - 1) - 1 };
    }

  g_assert_not_reached ();
}

static void
explain_lost (SgExplanation *self)
{
  SgStep *step = add (self, SG_STEP_EVERY_MOVE);
  SgPosition *position;
  SgMove single;

  if (self->analysis == NULL)
    return;

  position = sg_analysis_get_position (self->analysis);
  single = find_single_tile (position);
  step->count = sg_position_get_n_tiles (position);

  step = add (self, SG_STEP_REPLY);
  sg_explanation_find_reply (self->analysis, &single, step);

  step = add (self, SG_STEP_ADVICE);
  step->move = single;
}

static SgExplanation *
explain (SgAnalysis *analysis, const guint values[SG_N_QUADRANTS], SgQuadrant preferred)
{
  SgExplanation *self = create (analysis, values);
  SgQuadrant easy;
  guint remaining;

  if (analysis != NULL && sg_position_is_empty (sg_analysis_get_position (analysis)))
    {
      add (self, SG_STEP_OVER);
      return self;
    }

  SG_FOREACH_QUADRANT (q)
    explain_binary (self, q);
  explain_nim_sum (self);

  remaining = explain_pairs (self);
  if (self->nim_sum == 0)
    {
      explain_lost (self);
      return self;
    }

  easy = explain_easy_case (self, remaining);
  explain_target (self, explain_choice (self, preferred < SG_N_QUADRANTS ? preferred : easy));

  return self;
}

/**
 * sg_explanation_new:
 * @analysis: the numbers of a position
 * @preferred: the quadrant to make the winning move in, if there is one in it; %SG_N_QUADRANTS to
 *   leave the choice to the explanation
 *
 * Explains who wins the position and how: the values in binary, their nim-sum, equal values that
 * cancel, and a winning move; or in a P-position, why every move fails.
 *
 * Returns: (transfer full): the explanation
 */
SgExplanation *
sg_explanation_new (SgAnalysis *analysis, SgQuadrant preferred)
{
  guint values[SG_N_QUADRANTS];

  SG_FOREACH_QUADRANT (q)
    values[q] = sg_analysis_get_value (analysis, q);

  return explain (analysis, values, preferred);
}

/**
 * sg_explanation_new_for_values:
 * @values: (array fixed-size=4): any four values
 * @preferred: see sg_explanation_new()
 *
 * Explains four values without a board: no tiles are named.
 *
 * Returns: (transfer full): the explanation
 */
SgExplanation *
sg_explanation_new_for_values (const guint values[SG_N_QUADRANTS], SgQuadrant preferred)
{
  return explain (NULL, values, preferred);
}

/**
 * sg_explanation_new_for_quadrant:
 * @analysis: the numbers of a position
 * @quadrant: a quadrant
 *
 * Explains why the quadrant has its value: the numbers its tiles lead to, and the smallest that is
 * missing.
 *
 * Returns: (transfer full): the explanation
 */
SgExplanation *
sg_explanation_new_for_quadrant (SgAnalysis *analysis, SgQuadrant quadrant)
{
  const SgDiagram *diagram =
      sg_position_get_diagram (sg_analysis_get_position (analysis), quadrant);
  guint n_tiles_by_value[256] = { 0 };
  guint value = sg_analysis_get_value (analysis, quadrant);
  guint n_above = 0;
  guint largest = 0;
  guint values[SG_N_QUADRANTS];
  SgExplanation *self;
  SgStep *step;

  SG_FOREACH_QUADRANT (q)
    values[q] = sg_analysis_get_value (analysis, q);
  self = create (analysis, values);

  if (sg_diagram_is_empty (diagram))
    {
      step = add (self, SG_STEP_NO_OPTION);
      step->quadrant = quadrant;
      return self;
    }

  for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
    for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
      {
        SgMove move = { quadrant, row, column };
        guint option = sg_analysis_get_move_value (analysis, &move);

        n_tiles_by_value[option]++;
        if (option > value)
          {
            n_above++;
            largest = MAX (largest, option);
          }
      }

  for (guint option = 0; option < value; option++)
    {
      step = add (self, SG_STEP_OPTION_VALUE);
      step->quadrant = quadrant;
      step->value = value;
      step->number = option;
      step->count = n_tiles_by_value[option];
    }

  step = add (self, SG_STEP_GAP);
  step->quadrant = quadrant;
  step->value = value;

  if (n_above > 0)
    {
      step = add (self, SG_STEP_OPTIONS_ABOVE);
      step->quadrant = quadrant;
      step->value = value;
      step->number = largest;
      step->count = n_above;
    }

  return self;
}

/**
 * sg_explanation_find_reply:
 * @analysis: the numbers of a P-position
 * @move: a legal move in it
 * @step: (out): the step %SG_STEP_REPLY for @move
 *
 * Returns: whether the opponent has an answer that wins, which in a P-position is always so; if not
 *   @step is untouched
 */
gboolean
sg_explanation_find_reply (SgAnalysis *analysis, const SgMove *move, SgStep *step)
{
  g_autoptr (SgAnalysis) after = sg_analysis_play (analysis, move);

  if (sg_analysis_get_n_winning_moves (after) == 0)
    return FALSE;

  *step = (SgStep){
    .kind = SG_STEP_REPLY,
    .quadrant = move->quadrant,
    .value = sg_analysis_get_value (analysis, move->quadrant),
    .result = sg_analysis_get_value (after, move->quadrant),
    .number = sg_analysis_get_nim_sum (after),
    .move = *move,
    .answer = *sg_analysis_get_winning_move (after, 0),
  };
  return TRUE;
}

/**
 * sg_explanation_ref:
 * @self: an explanation
 *
 * Returns: (transfer full): @self
 */
SgExplanation *
sg_explanation_ref (SgExplanation *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * sg_explanation_unref:
 * @self: (transfer full): an explanation
 *
 * Gives a reference back.
 */
void
sg_explanation_unref (SgExplanation *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_clear_pointer (&self->analysis, sg_analysis_unref);
  g_array_unref (self->steps);
  g_free (self);
}

/**
 * sg_explanation_get_analysis:
 * @self: an explanation
 *
 * Returns: (transfer none) (nullable): the numbers of the position it explains; %NULL if it is about
 *   values without a board
 */
SgAnalysis *
sg_explanation_get_analysis (const SgExplanation *self)
{
  return self->analysis;
}

/**
 * sg_explanation_get_value:
 * @self: an explanation
 * @quadrant: a quadrant
 *
 * Returns: the value of the quadrant
 */
guint
sg_explanation_get_value (const SgExplanation *self, SgQuadrant quadrant)
{
  g_assert (quadrant < SG_N_QUADRANTS);

  return self->values[quadrant];
}

/**
 * sg_explanation_get_n_digits:
 * @self: an explanation
 *
 * Returns: the number of binary digits in which the four values, their nim-sum and all numbers that
 *   come out of them can be written
 */
guint
sg_explanation_get_n_digits (const SgExplanation *self)
{
  return self->n_digits;
}

/**
 * sg_explanation_get_n_steps:
 * @self: an explanation
 *
 * Returns: the number of steps, at least 1
 */
guint
sg_explanation_get_n_steps (const SgExplanation *self)
{
  return self->steps->len;
}

/**
 * sg_explanation_get_step:
 * @self: an explanation
 * @index: less than the number of steps
 *
 * Returns: (transfer none): the step
 */
const SgStep *
sg_explanation_get_step (const SgExplanation *self, guint index)
{
  g_assert (index < self->steps->len);

  return &g_array_index (self->steps, SgStep, index);
}
