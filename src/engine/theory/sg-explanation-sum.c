/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The first half of an explanation: from four values to their nim-sum. In binary, u has a 1 in a
 * column exactly if an odd number of the values have one there. m XOR m = 0, so equal values cancel,
 * and with two values left the larger is made equal to the smaller. */

#include "sg-explanation-private.h"
#include "rules/sg-nim.h"

/* How a value is written in binary: powers of two are subtracted, the largest first. */
static void
explain_binary (SgExplanation *self, SgQuadrant quadrant)
{
  guint value = self->values[quadrant];
  guint left = value;
  SgStep *step;

  for (guint column = sg_count_binary_digits (value); column-- > 0 && value > 0;)
    {
      step = sg_explanation_add (self, SG_STEP_POWER);
      step->quadrant = quadrant;
      step->value = value;
      step->column = column;
      step->number = left;
      step->digit = sg_explanation_get_bit (value, column);
      left -= step->digit << column;
      step->result = left;
    }

  step = sg_explanation_add (self, SG_STEP_BINARY);
  step->quadrant = quadrant;
  step->value = value;
  step->n_digits = self->n_digits;
}

/*< private >
 * sg_explanation_explain_sum:
 * @self: an explanation in the making
 *
 * The values in binary, their nim-sum column by column, and the outcome.
 */
void
sg_explanation_explain_sum (SgExplanation *self)
{
  SgStep *step;

  sg_explanation_add (self, SG_STEP_VALUES);
  SG_FOREACH_QUADRANT (q)
    explain_binary (self, q);

  step = sg_explanation_add (self, SG_STEP_ALIGNED);
  step->n_digits = self->n_digits;

  for (guint column = self->n_digits; column-- > 0;)
    {
      step = sg_explanation_add (self, SG_STEP_COLUMN);
      step->column = column;
      step->digit = sg_explanation_get_bit (self->nim_sum, column);
      SG_FOREACH_QUADRANT (q)
        step->count += sg_explanation_get_bit (self->values[q], column);
    }

  step = sg_explanation_add (self, SG_STEP_NIM_SUM);
  step->value = self->nim_sum;
  step = sg_explanation_add (self, SG_STEP_OUTCOME);
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

/* Pairs of one kind cancel in the set of quadrants that remain. */
static void
cancel_pairs (SgExplanation *self, SgStepKind kind, guint *remaining)
{
  SG_FOREACH_QUADRANT (q)
    SG_FOREACH_QUADRANT (other)
      if (q < other && (*remaining & 1 << q) != 0 && (*remaining & 1 << other) != 0
          && self->values[q] == self->values[other]
          && (kind == SG_STEP_EQUAL_PAIR || are_images (self, q, other)))
        {
          SgStep *step = sg_explanation_add (self, kind);

          step->quadrant = q;
          step->other = other;
          step->value = self->values[q];
          *remaining &= ~(1 << q | 1 << other);
        }
}

/*< private >
 * sg_explanation_explain_pairs:
 * @self: an explanation in the making
 *
 * Equal values cancel; those of value 0 count for nothing from the start.
 *
 * Returns: the set of quadrants that remain, the bit 1 << quadrant for each
 */
guint
sg_explanation_explain_pairs (SgExplanation *self)
{
  guint remaining = 0;
  guint n_steps;

  SG_FOREACH_QUADRANT (q)
    if (self->values[q] > 0)
      remaining |= 1 << q;

  /* Those that need no numbers come first; whoever copies moves takes the last tile. */
  n_steps = self->steps->len;
  if (sg_explanation_get_rule (self) == SG_RULE_NORMAL)
    cancel_pairs (self, SG_STEP_MIRROR_PAIR, &remaining);
  cancel_pairs (self, SG_STEP_EQUAL_PAIR, &remaining);
  if (self->steps->len > n_steps && remaining == 0)
    sg_explanation_add (self, SG_STEP_ALL_CANCEL);

  return remaining;
}

/*< private >
 * sg_explanation_explain_remaining:
 * @self: an explanation in the making
 * @remaining: the set of quadrants that did not cancel
 *
 * Where one or two values remain the move needs no binary numbers.
 *
 * Returns: the quadrant of that move; %SG_N_QUADRANTS where more values remain, or none
 */
SgQuadrant
sg_explanation_explain_remaining (SgExplanation *self, guint remaining)
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
      step = sg_explanation_add (self, SG_STEP_ONE_REMAINS);
      step->quadrant = larger;
      step->value = self->values[larger];
      return larger;
    }

  if (n == 2)
    {
      step = sg_explanation_add (self, SG_STEP_TWO_REMAIN);
      step->quadrant = larger;
      step->other = smaller;
      step->value = self->values[larger];
      step->result = self->values[smaller];
      return larger;
    }

  return SG_N_QUADRANTS;
}
