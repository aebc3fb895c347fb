/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* An explanation is a witness: a list of claims, each in numbers and each easy to check, that lead
 * from the four Grundy values to their nim-sum u and on to a move that makes it 0. It follows the
 * proof of the theorem: the leading 1 of u stands in an odd number of the values; for such a value
 * y, y XOR u is the nim-sum of the other three and less than y, since that leading 1 becomes 0; and
 * a quadrant of value y has a tile for every smaller value. */

#include "sg-explanation.h"

#include "sg-explanation-private.h"
#include "rules/sg-nim.h"

/*< private >
 * sg_explanation_add:
 * @self: an explanation in the making
 * @kind: what the step says
 *
 * Returns: (transfer none): a new last step, to be filled in; valid until the next one is added
 */
SgStep *
sg_explanation_add (SgExplanation *self, SgStepKind kind)
{
  SgStep step = { .kind = kind };

  g_array_append_val (self->steps, step);
  return &g_array_index (self->steps, SgStep, self->steps->len - 1);
}

/*< private >
 * sg_explanation_get_rule:
 * @self: an explanation
 *
 * Returns: how the game ends; values without a board are those of normal play
 */
SgRule
sg_explanation_get_rule (const SgExplanation *self)
{
  return self->analysis != NULL ? sg_analysis_get_rule (self->analysis) : SG_RULE_NORMAL;
}

static void
read_values (const SgAnalysis *analysis, guint values[SG_N_QUADRANTS])
{
  SG_FOREACH_QUADRANT (q)
    values[q] = sg_analysis_get_value (analysis, q);
}

static SgExplanation *
create (SgAnalysis *analysis, const guint values[SG_N_QUADRANTS])
{
  SgExplanation *self = g_new0 (SgExplanation, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->analysis = analysis != NULL ? sg_analysis_ref (analysis) : NULL;
  self->steps = g_array_new (FALSE, FALSE, sizeof (SgStep));
  SG_FOREACH_QUADRANT (q)
    self->values[q] = values[q];
  self->nim_sum =
      analysis != NULL ? sg_analysis_get_nim_sum (analysis) : sg_nim_sum (values, SG_N_QUADRANTS);
  self->n_digits = sg_count_common_binary_digits (values, SG_N_QUADRANTS);

  return self;
}

static SgExplanation *
explain (SgAnalysis *analysis, const guint values[SG_N_QUADRANTS], SgQuadrant preferred)
{
  SgExplanation *self = create (analysis, values);
  SgQuadrant easy;
  guint remaining;

  if (analysis != NULL && sg_position_is_empty (sg_analysis_get_position (analysis)))
    {
      sg_explanation_add (self, SG_STEP_OVER);
      return self;
    }

  if (sg_explanation_explain_misere (self, preferred))
    return self;

  sg_explanation_explain_sum (self);
  remaining = sg_explanation_explain_pairs (self);
  if (self->nim_sum == 0)
    {
      sg_explanation_explain_lost (self);
      return self;
    }

  easy = sg_explanation_explain_remaining (self, remaining);
  sg_explanation_explain_move (self, preferred, easy);

  return self;
}

/**
 * sg_explanation_new:
 * @analysis: the numbers of a position
 * @preferred: the quadrant to make the winning move in, if its value has the leading 1;
 *   %SG_N_QUADRANTS to leave the choice to the explanation
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

  read_values (analysis, values);
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
  guint values[SG_N_QUADRANTS];
  SgExplanation *self;

  read_values (analysis, values);
  self = create (analysis, values);
  sg_explanation_explain_mex (self, quadrant);

  return self;
}

/**
 * sg_explanation_new_for_reply:
 * @analysis: the numbers of a position
 * @move: a legal move in it
 *
 * Explains why @move does not win: the one step %SG_STEP_REPLY.
 *
 * Returns: (transfer full) (nullable): the explanation; %NULL if there is no winning answer, since @move
 *   wins or takes the last tile
 */
SgExplanation *
sg_explanation_new_for_reply (SgAnalysis *analysis, const SgMove *move)
{
  guint values[SG_N_QUADRANTS];
  SgExplanation *self;
  SgStep reply;

  if (!sg_explanation_find_reply (analysis, move, &reply))
    return NULL;

  read_values (analysis, values);
  self = create (analysis, values);
  *sg_explanation_add (self, SG_STEP_REPLY) = reply;

  return self;
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
