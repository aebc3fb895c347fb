/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is to be seen at a step of an explanation, worked out from the steps up to it alone: going
 * back and forth, or straight to a step, shows the same. */

#include "ichomp-step-view.h"

#include "ichomp-step-wording.h"

static inline guint
all_columns (const IchompStepView *self)
{
  return (1u << self->n_digits) - 1;
}

static void
know_quadrant (IchompStepView *self, SgQuadrant quadrant)
{
  self->rows[quadrant].known = all_columns (self);
}

static void
know_column (IchompStepView *self, guint row, guint column)
{
  self->rows[row].shown = TRUE;
  self->rows[row].known |= 1u << column;
}

static void
know_number (IchompStepView *self, guint row, guint value)
{
  self->rows[row].shown = TRUE;
  self->rows[row].decimal_known = TRUE;
  self->rows[row].value = value;
  self->rows[row].known = all_columns (self);
}

/* What the steps before have established stays in the table. */
static void
learn (IchompStepView *self, const SgStep *step)
{
  switch (step->kind)
    {
    case SG_STEP_POWER:
      know_column (self, step->quadrant, step->column);
      break;
    case SG_STEP_BINARY:
      know_quadrant (self, step->quadrant);
      break;
    case SG_STEP_ALIGNED:
    case SG_STEP_LAST_LARGE:
      SG_FOREACH_QUADRANT (q)
        know_quadrant (self, q);
      break;
    case SG_STEP_REPLY:
      /* It may be all there is of an explanation. */
      SG_FOREACH_QUADRANT (q)
        {
          know_quadrant (self, q);
          self->rows[q].cancelled = FALSE;
        }
      know_number (self, ICHOMP_STEP_ROW_NIM_SUM, 0);
      break;
    case SG_STEP_COLUMN:
      self->rows[ICHOMP_STEP_ROW_NIM_SUM].value |= step->digit << step->column;
      know_column (self, ICHOMP_STEP_ROW_NIM_SUM, step->column);
      break;
    case SG_STEP_NIM_SUM:
      know_number (self, ICHOMP_STEP_ROW_NIM_SUM, step->value);
      break;
    case SG_STEP_MIRROR_PAIR:
    case SG_STEP_EQUAL_PAIR:
      self->rows[step->quadrant].cancelled = TRUE;
      self->rows[step->other].cancelled = TRUE;
      break;
    case SG_STEP_LEADING_COLUMN:
      SG_FOREACH_QUADRANT (q)
        self->rows[q].cancelled = FALSE;
      break;
    case SG_STEP_TARGET_DIGIT:
      self->rows[ICHOMP_STEP_ROW_TARGET].value |= step->digit << step->column;
      know_column (self, ICHOMP_STEP_ROW_TARGET, step->column);
      break;
    case SG_STEP_TARGET:
      know_number (self, ICHOMP_STEP_ROW_TARGET, step->result);
      break;
    case SG_STEP_AFTER:
      self->moved = TRUE;
      self->made = step->move;
      know_number (self, step->quadrant, step->result);
      self->rows[ICHOMP_STEP_ROW_TARGET].shown = FALSE;
      self->rows[ICHOMP_STEP_ROW_NIM_SUM].shown = FALSE;
      break;
    case SG_STEP_AFTER_SUM:
    case SG_STEP_AFTER_ONES:
      know_number (self, ICHOMP_STEP_ROW_NIM_SUM, 0);
      break;
    case SG_STEP_ONES:
      SG_FOREACH_QUADRANT (q)
        know_quadrant (self, q);
      know_number (self, ICHOMP_STEP_ROW_NIM_SUM, step->value);
      break;
    case SG_STEP_OPTION_VALUE:
    case SG_STEP_NO_OPTION:
    case SG_STEP_GAP:
    case SG_STEP_OPTIONS_ABOVE:
    case SG_STEP_VALUES:
    case SG_STEP_OUTCOME:
    case SG_STEP_ALL_CANCEL:
    case SG_STEP_TWO_REMAIN:
    case SG_STEP_ONE_REMAINS:
    case SG_STEP_CANDIDATES:
    case SG_STEP_CHOICE:
    case SG_STEP_TARGET_OTHERS:
    case SG_STEP_SMALLER:
    case SG_STEP_TILES:
    case SG_STEP_EVERY_MOVE:
    case SG_STEP_ADVICE:
    case SG_STEP_POISONED:
    case SG_STEP_FORCED:
    case SG_STEP_MISERE:
    case SG_STEP_ODD_ONES:
    case SG_STEP_OVER:
    default:
      break;
    }
}

static void
light_quadrant (IchompStepView *self, SgQuadrant quadrant)
{
  self->rows[quadrant].lit = TRUE;
  self->quadrants |= 1u << quadrant;
}

/* A row that is being filled in is there from its first digit on, also while that is asked for. */
static void
light_row (IchompStepView *self, guint row)
{
  self->rows[row].lit = TRUE;
  self->rows[row].shown = TRUE;
}

static void
mark_move (IchompStepView *self, const SgMove *move)
{
  self->has_move = TRUE;
  self->move = *move;
}

/* What the step itself speaks of. */
static void
light (IchompStepView *self, const SgStep *step)
{
  switch (step->kind)
    {
    case SG_STEP_OPTION_VALUE:
      light_quadrant (self, step->quadrant);
      self->tile_quadrant = step->quadrant;
      self->tile_value = step->number;
      break;
    case SG_STEP_OPTIONS_ABOVE:
      light_quadrant (self, step->quadrant);
      self->tile_quadrant = step->quadrant;
      self->tiles_above = step->value;
      break;
    case SG_STEP_POWER:
      light_quadrant (self, step->quadrant);
      self->lit_column = step->column;
      break;
    case SG_STEP_NO_OPTION:
    case SG_STEP_GAP:
    case SG_STEP_BINARY:
    case SG_STEP_ONE_REMAINS:
    case SG_STEP_CHOICE:
    case SG_STEP_LAST_LARGE:
    case SG_STEP_ODD_ONES:
      light_quadrant (self, step->quadrant);
      break;
    case SG_STEP_COLUMN:
      self->lit_column = step->column;
      light_row (self, ICHOMP_STEP_ROW_NIM_SUM);
      break;
    case SG_STEP_NIM_SUM:
    case SG_STEP_OUTCOME:
    case SG_STEP_AFTER_SUM:
    case SG_STEP_ONES:
    case SG_STEP_AFTER_ONES:
      self->rows[ICHOMP_STEP_ROW_NIM_SUM].lit = TRUE;
      break;
    case SG_STEP_MIRROR_PAIR:
    case SG_STEP_EQUAL_PAIR:
    case SG_STEP_TWO_REMAIN:
      light_quadrant (self, step->quadrant);
      light_quadrant (self, step->other);
      break;
    case SG_STEP_LEADING_COLUMN:
      self->lit_column = step->column;
      self->rows[ICHOMP_STEP_ROW_NIM_SUM].lit = TRUE;
      break;
    case SG_STEP_CANDIDATES:
      self->lit_column = step->column;
      SG_FOREACH_QUADRANT (q)
        if ((step->quadrants & 1u << q) != 0)
          light_quadrant (self, q);
      break;
    case SG_STEP_TARGET_DIGIT:
    case SG_STEP_SMALLER:
      light_quadrant (self, step->quadrant);
      light_row (self, ICHOMP_STEP_ROW_TARGET);
      self->lit_column = step->column;
      break;
    case SG_STEP_TARGET:
      light_quadrant (self, step->quadrant);
      self->rows[ICHOMP_STEP_ROW_TARGET].lit = TRUE;
      break;
    case SG_STEP_TARGET_OTHERS:
      SG_FOREACH_QUADRANT (q)
        if (q != step->quadrant)
          light_quadrant (self, q);
      self->rows[ICHOMP_STEP_ROW_TARGET].lit = TRUE;
      break;
    case SG_STEP_TILES:
      light_quadrant (self, step->quadrant);
      self->tile_quadrant = step->quadrant;
      self->tile_value = step->result;
      break;
    case SG_STEP_AFTER:
    case SG_STEP_POISONED:
    case SG_STEP_FORCED:
      light_quadrant (self, step->quadrant);
      mark_move (self, &step->move);
      break;
    case SG_STEP_REPLY:
      light_quadrant (self, step->quadrant);
      light_quadrant (self, step->answer.quadrant);
      mark_move (self, &step->move);
      self->has_answer = TRUE;
      self->answer = step->answer;
      break;
    case SG_STEP_ADVICE:
      mark_move (self, &step->move);
      break;
    case SG_STEP_VALUES:
    case SG_STEP_ALIGNED:
    case SG_STEP_ALL_CANCEL:
    case SG_STEP_EVERY_MOVE:
    case SG_STEP_MISERE:
    case SG_STEP_OVER:
    default:
      break;
    }
}

/* A single number needs no table, and neither does a reason for a value. */
static gboolean
has_table (const SgExplanation *explanation, const SgStep *step)
{
  const SgAnalysis *analysis = sg_explanation_get_analysis (explanation);

  if (analysis != NULL && sg_analysis_get_rule (analysis) == SG_RULE_CHOMP)
    return FALSE;

  return step->kind != SG_STEP_OPTION_VALUE && step->kind != SG_STEP_NO_OPTION
         && step->kind != SG_STEP_GAP && step->kind != SG_STEP_OPTIONS_ABOVE
         && step->kind != SG_STEP_FORCED && step->kind != SG_STEP_OVER;
}

/* While a step is asked for, only what the question itself names stays lit: neither the quadrants
 * nor the tiles among which the answer is. */
static void
darken_answer (IchompStepView *self, const SgStep *step)
{
  if (step->kind == SG_STEP_CANDIDATES || step->kind == SG_STEP_CHOICE)
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

/**
 * ichomp_step_view_init:
 * @self: (out caller-allocates): a view
 * @explanation: an explanation
 * @index: a step of it
 * @revealed: whether to show what the step says; otherwise what can be seen while it is asked for
 *
 * Works out what is to be seen at the step.
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
  if (sg_explanation_get_analysis (explanation) == NULL)
    self->has_move = self->has_answer = self->has_made = FALSE;
}

/**
 * ichomp_step_view_show_hint:
 * @self: a view
 * @analysis: the numbers of the position on the board
 * @grade: how much the hint says, from 1 to %ICHOMP_N_HINT_GRADES
 *
 * Lights what ichomp_wording_hint() speaks of, in place of what the step does: the quadrant from the
 * second grade on, and at last the tile. The table of bits stays as it is. Where nothing wins nothing
 * is lit.
 */
void
ichomp_step_view_show_hint (IchompStepView *self, const SgAnalysis *analysis, guint grade)
{
  gboolean has_move = sg_analysis_get_n_winning_moves (analysis) > 0;

  g_return_if_fail (grade >= 1 && grade <= ICHOMP_N_HINT_GRADES);

  self->quadrants = 0;
  self->moved = self->has_move = self->has_answer = self->has_made = FALSE;
  self->tile_value = self->tiles_above = ICHOMP_STEP_NO_VALUE;
  for (guint i = 0; i < ICHOMP_N_STEP_ROWS; i++)
    self->rows[i].lit = FALSE;

  if (grade == 1 || !has_move)
    return;

  self->move = *sg_analysis_get_winning_move (analysis, 0);
  self->has_move = grade == ICHOMP_N_HINT_GRADES;
  self->quadrants = 1u << self->move.quadrant;
  self->rows[self->move.quadrant].lit = TRUE;
}

/**
 * ichomp_step_view_marks_tile:
 * @self: a view
 * @analysis: the numbers of the position explained
 * @tile: a tile of it
 *
 * Returns: whether the step's sentence speaks of this tile
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
