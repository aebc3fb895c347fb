/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of bits and the lights on the board at a step. They depend only on the steps up to
 * it, so that a step looks the same from wherever the reader has come. */

#include "ichomp-step-view.h"

#include "ichomp-hint-wording.h"
#include "ichomp-step-kinds.h"

static void
light_quadrant (IchompStepView *self, SgQuadrant quadrant)
{
  self->rows[quadrant].lit = TRUE;
  self->quadrants |= 1u << quadrant;
}

/* A row appears when its first digit is asked for. */
static void
light_row (IchompStepView *self, guint row, const IchompStepKind *kind)
{
  self->rows[row].lit = TRUE;
  if (kind->answer == ICHOMP_STEP_ANSWER_DIGIT)
    self->rows[row].shown = TRUE;
}

static void
light (IchompStepView *self, const SgStep *step)
{
  const IchompStepKind *kind = ichomp_step_kind_get (step->kind);
  IchompStepLights lights = kind->lights;

  SG_FOREACH_QUADRANT (q)
    if (((lights & ICHOMP_STEP_LIGHTS_QUADRANT) != 0 && q == step->quadrant)
        || ((lights & ICHOMP_STEP_LIGHTS_OTHER) != 0 && q == step->other)
        || ((lights & ICHOMP_STEP_LIGHTS_REST) != 0 && q != step->quadrant)
        || ((lights & ICHOMP_STEP_LIGHTS_QUADRANTS) != 0 && (step->quadrants & 1u << q) != 0)
        || ((lights & ICHOMP_STEP_LIGHTS_REPLY) != 0 && q == step->answer.quadrant))
      light_quadrant (self, q);

  if ((lights & ICHOMP_STEP_LIGHTS_NIM_SUM) != 0)
    light_row (self, ICHOMP_STEP_ROW_NIM_SUM, kind);
  if ((lights & ICHOMP_STEP_LIGHTS_TARGET) != 0)
    light_row (self, ICHOMP_STEP_ROW_TARGET, kind);
  if ((lights & ICHOMP_STEP_LIGHTS_COLUMN) != 0)
    self->lit_column = step->column;

  self->tile_quadrant = step->quadrant;
  if ((lights & ICHOMP_STEP_LIGHTS_TILES_TO_NUMBER) != 0)
    self->tile_value = step->number;
  if ((lights & ICHOMP_STEP_LIGHTS_TILES_TO_RESULT) != 0)
    self->tile_value = step->result;
  if ((lights & ICHOMP_STEP_LIGHTS_TILES_ABOVE) != 0)
    self->tiles_above = step->value;

  self->has_move = (lights & ICHOMP_STEP_LIGHTS_MOVE) != 0;
  self->move = step->move;
  self->has_answer = (lights & ICHOMP_STEP_LIGHTS_REPLY) != 0;
  self->answer = step->answer;
}

/* A single value needs no table of bits. */
static gboolean
has_table (const SgExplanation *explanation, const SgStep *step)
{
  if (sg_analysis_get_rule (sg_explanation_get_analysis (explanation)) == SG_RULE_CHOMP)
    return FALSE;

  switch (ichomp_step_kind_get (step->kind)->figure)
    {
    case ICHOMP_STEP_FIGURE_BITS:
      return TRUE;
    case ICHOMP_STEP_FIGURE_NONE:
    case ICHOMP_STEP_FIGURE_NUMBERS:
      return FALSE;
    }

  g_assert_not_reached ();
}

/* Only what the question itself names stays lit. */
static void
darken_answer (IchompStepView *self, const SgStep *step)
{
  if (ichomp_step_kind_get (step->kind)->answer == ICHOMP_STEP_ANSWER_QUADRANT)
    {
      self->quadrants = 0;
      SG_FOREACH_QUADRANT (q)
        self->rows[q].lit = FALSE;
    }

  self->tile_value = ICHOMP_STEP_NO_VALUE;
  self->tiles_above = ICHOMP_STEP_NO_VALUE;
  self->has_move = FALSE;
  self->has_answer = FALSE;
}

static void
learn (IchompStepView *self, const SgStep *step)
{
  const IchompStepKind *kind = ichomp_step_kind_get (step->kind);

  if (kind->learn != NULL)
    kind->learn (self, step);
}

/**
 * ichomp_step_view_init:
 * @self: (out caller-allocates): a view
 * @explanation: an explanation
 * @index: a step of it
 * @revealed: %TRUE for the view with the sentence, %FALSE for the view with the question
 *
 * Cost: linear in @index.
 */
void
ichomp_step_view_init (IchompStepView *self,
                       const SgExplanation *explanation,
                       guint index,
                       gboolean revealed)
{
  const SgStep *step = sg_explanation_get_step (explanation, index);

  *self = ICHOMP_STEP_VIEW_NONE;
  self->n_digits = sg_explanation_get_n_digits (explanation);

  SG_FOREACH_QUADRANT (q)
    self->rows[q] = (IchompStepRow){
      .shown = has_table (explanation, step),
      .decimal_known = TRUE,
      .value = sg_explanation_get_value (explanation, q),
    };

  for (guint i = 0; i < index; i++)
    learn (self, sg_explanation_get_step (explanation, i));

  if (revealed)
    learn (self, step);
  light (self, step);
  if (!revealed)
    darken_answer (self, step);

  self->has_made = self->moved;
}

/**
 * ichomp_step_view_show_hint:
 * @self: a view
 * @analysis: the numbers of the position on the board
 * @grade: the grade of ichomp_wording_hint()
 *
 * Lights what the hint speaks of instead of what the step does: the quadrant from the second grade
 * on, and the tile at the last one. If no move wins, nothing is lit.
 */
void
ichomp_step_view_show_hint (IchompStepView *self, const SgAnalysis *analysis, IchompHintGrade grade)
{
  gboolean has_move = sg_analysis_get_n_winning_moves (analysis) > 0;

  g_return_if_fail (grade >= ICHOMP_HINT_OUTCOME && grade <= ICHOMP_N_HINT_GRADES);

  self->quadrants = 0;
  self->moved = self->has_move = self->has_answer = self->has_made = FALSE;
  self->tile_value = self->tiles_above = ICHOMP_STEP_NO_VALUE;
  for (guint i = 0; i < ICHOMP_N_STEP_ROWS; i++)
    self->rows[i].lit = FALSE;

  if (grade == ICHOMP_HINT_OUTCOME || !has_move)
    return;

  self->move = *sg_analysis_get_winning_move (analysis, 0);
  self->has_move = grade == ICHOMP_HINT_TILE;
  self->quadrants = 1u << self->move.quadrant;
  self->rows[self->move.quadrant].lit = TRUE;
}

/**
 * ichomp_step_view_show_tile:
 * @self: a view
 * @tile: a tile of the position on the board
 *
 * Lights the tile, and what choosing it would take, instead of what the step speaks of: the step is
 * about what is left after it.
 */
void
ichomp_step_view_show_tile (IchompStepView *self, const SgMove *tile)
{
  *self = ICHOMP_STEP_VIEW_NONE;
  light_quadrant (self, tile->quadrant);
  self->move = self->made = *tile;
  self->has_move = self->has_made = self->moved = TRUE;
}

/**
 * ichomp_step_view_marks_tile:
 * @self: a view
 * @analysis: the numbers of the position explained
 * @tile: a tile of it
 *
 * Returns: whether the step speaks of this tile
 */
gboolean
ichomp_step_view_marks_tile (const IchompStepView *self,
                             const SgAnalysis *analysis,
                             const SgMove *tile)
{
  guint value;

  if (self->has_move && sg_move_equal (tile, &self->move))
    return TRUE;
  if (self->has_answer && sg_move_equal (tile, &self->answer))
    return TRUE;
  if (tile->quadrant != self->tile_quadrant)
    return FALSE;

  value = sg_analysis_get_move_value (analysis, tile);
  if (value == SG_NO_VALUE)
    return FALSE;

  return (self->tile_value >= 0 && value == (guint)self->tile_value)
         || (self->tiles_above >= 0 && value > (guint)self->tiles_above);
}
