/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The Grundy value of a quadrant is the mex of its options' values: every smaller number is the value
 * of some option, and it itself is not. Larger values among the options do not matter: whoever moves
 * to one can be answered by a move back to the same value. */

#include "sg-explanation-private.h"

/*< private >
 * sg_explanation_explain_mex:
 * @self: an explanation in the making, of a position
 * @quadrant: a quadrant
 *
 * Why the quadrant has its value: the smallest number that its tiles do not lead to.
 */
void
sg_explanation_explain_mex (SgExplanation *self, SgQuadrant quadrant)
{
  const SgDiagram *diagram =
      sg_position_get_diagram (sg_analysis_get_position (self->analysis), quadrant);
  guint n_tiles_by_value[256] = { 0 };
  guint value = sg_analysis_get_value (self->analysis, quadrant);
  guint n_above = 0;
  guint largest = 0;
  SgStep *step;

  if (sg_diagram_is_empty (diagram))
    {
      step = sg_explanation_add (self, SG_STEP_NO_OPTION);
      step->quadrant = quadrant;
      return;
    }

  if (sg_explanation_get_rule (self) == SG_RULE_CHOMP)
    sg_explanation_explain_poison (self, quadrant);

  for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
    for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
      {
        SgMove move = { quadrant, row, column };
        guint option = sg_analysis_get_move_value (self->analysis, &move);

        if (option == SG_NO_VALUE)
          continue;
        n_tiles_by_value[option]++;
        if (option > value)
          {
            n_above++;
            largest = MAX (largest, option);
          }
      }

  for (guint option = 0; option < value; option++)
    {
      step = sg_explanation_add (self, SG_STEP_OPTION_VALUE);
      step->quadrant = quadrant;
      step->value = value;
      step->number = option;
      step->count = n_tiles_by_value[option];
    }

  step = sg_explanation_add (self, SG_STEP_GAP);
  step->quadrant = quadrant;
  step->value = value;

  if (n_above > 0)
    {
      step = sg_explanation_add (self, SG_STEP_OPTIONS_ABOVE);
      step->quadrant = quadrant;
      step->value = value;
      step->number = largest;
      step->count = n_above;
    }
}
