/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Where whoever takes the last tile loses. In Chomp the value of the one quadrant tells it all: it is
 * to be made 0. A sum goes as under normal play while two values or more are above 1. With exactly one
 * such value the player to move has the choice to make it 0 or 1, and leaves an odd number of ones;
 * with none the ones are counted. The proof is in sg-rule.c. */

#include "sg-explanation-private.h"

static SgPosition *
get_position (const SgExplanation *self)
{
  return sg_analysis_get_position (self->analysis);
}

static SgQuadrant
find_tiles (const SgPosition *position)
{
  SG_FOREACH_QUADRANT (q)
    if (!sg_diagram_is_empty (sg_position_get_diagram (position, q)))
      return q;

  g_assert_not_reached ();
}

static void
explain_forced (SgExplanation *self)
{
  SgStep *step = sg_explanation_add (self, SG_STEP_FORCED);

  step->quadrant = find_tiles (get_position (self));
  step->move.quadrant = step->quadrant;
}

/*< private >
 * sg_explanation_explain_poison:
 * @self: an explanation in the making, of Chomp
 * @quadrant: the quadrant with tiles
 *
 * Why the value is another than that of normal play.
 */
void
sg_explanation_explain_poison (SgExplanation *self, SgQuadrant quadrant)
{
  SgStep *step = sg_explanation_add (self, SG_STEP_POISONED);

  step->quadrant = quadrant;
  step->value = self->values[quadrant];
  step->number = step->value + 1;
  step->move.quadrant = quadrant;
}

static void
explain_outcome (SgExplanation *self)
{
  sg_explanation_add (self, SG_STEP_OUTCOME)->value = self->nim_sum;
}

static void
explain_chomp (SgExplanation *self)
{
  SgQuadrant quadrant = find_tiles (get_position (self));

  sg_explanation_explain_poison (self, quadrant);
  explain_outcome (self);
  if (self->nim_sum == 0)
    {
      sg_explanation_explain_lost (self);
      return;
    }

  sg_explanation_explain_tiles (self, quadrant, 0);
  sg_explanation_add (self, SG_STEP_AFTER_SUM)->quadrant = quadrant;
}

/* A winning move that leaves @n_ones ones and nothing above. */
static void
explain_end_move (SgExplanation *self, SgQuadrant quadrant, guint target, guint n_ones)
{
  sg_explanation_explain_tiles (self, quadrant, target);
  sg_explanation_add (self, SG_STEP_AFTER_ONES)->count = n_ones;
}

static void
explain_last_large (SgExplanation *self, SgQuadrant large, guint n_ones)
{
  guint target = n_ones % 2 == 0 ? 1 : 0;
  SgStep *step;

  sg_explanation_add (self, SG_STEP_VALUES);

  step = sg_explanation_add (self, SG_STEP_LAST_LARGE);
  step->quadrant = large;
  step->value = self->values[large];

  step = sg_explanation_add (self, SG_STEP_ODD_ONES);
  step->quadrant = large;
  step->count = n_ones;
  step->result = target;

  explain_end_move (self, large, target, n_ones + target);
}

static void
explain_ones (SgExplanation *self, SgQuadrant preferred, guint n_ones)
{
  SgQuadrant quadrant = preferred;
  SgStep *step;

  sg_explanation_add (self, SG_STEP_VALUES);

  step = sg_explanation_add (self, SG_STEP_ONES);
  step->count = n_ones;
  step->value = self->nim_sum;

  explain_outcome (self);
  if (self->nim_sum == 0)
    {
      sg_explanation_explain_lost (self);
      return;
    }

  if (quadrant == SG_N_QUADRANTS || self->values[quadrant] == 0)
    quadrant = find_tiles (get_position (self));
  explain_end_move (self, quadrant, 0, n_ones - 1);
}

/*< private >
 * sg_explanation_explain_misere:
 * @self: an explanation in the making; if it is of a position, of one with a tile
 * @preferred: the quadrant to make the move in, if there is a winning one, or %SG_N_QUADRANTS
 *
 * What is different where the last tile loses.
 *
 * Returns: whether that was all there is to explain; if not, it goes on as under normal play
 */
gboolean
sg_explanation_explain_misere (SgExplanation *self, SgQuadrant preferred)
{
  SgQuadrant large = SG_N_QUADRANTS;
  guint n_large = 0;
  guint n_ones = 0;

  if (sg_rule_is_last_tile_won (sg_explanation_get_rule (self)))
    return FALSE;

  SG_FOREACH_QUADRANT (q)
    if (self->values[q] > 1)
      {
        large = q;
        n_large++;
      }
    else
      {
        n_ones += self->values[q];
      }

  if (sg_position_get_n_tiles (get_position (self)) == 1)
    explain_forced (self);
  else if (sg_explanation_get_rule (self) == SG_RULE_CHOMP)
    explain_chomp (self);
  else if (n_large == 0)
    explain_ones (self, preferred, n_ones);
  else if (n_large == 1)
    explain_last_large (self, large, n_ones);
  else
    sg_explanation_add (self, SG_STEP_MISERE)->count = n_large;

  return n_large < 2;
}
