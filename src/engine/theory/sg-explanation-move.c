/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The second half of an explanation: the move. The leading 1 of u stands in an odd number of the
 * values, so in at least one, y. Since u XOR y is the nim-sum of the other three, changing y to it
 * makes the nim-sum 0; it is less than y, because the leading column of u is the first in which they
 * differ and its 1 becomes 0; and a quadrant of value y has a tile for every smaller value. */

#include "sg-explanation-private.h"
#include "rules/sg-nim.h"

/* All winning moves in one quadrant lead to the same value. */
static guint
count_tiles (const SgExplanation *self, SgQuadrant quadrant)
{
  guint n = 0;

  for (guint i = 0; i < sg_analysis_get_n_winning_moves (self->analysis); i++)
    {
      const SgMove *move = sg_analysis_get_winning_move (self->analysis, i);

      if (move->quadrant == quadrant)
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

/* The quadrant to play in: the preferred one where it can be, otherwise that of the easy case, or
 * the first that can. */
static SgQuadrant
choose_quadrant (guint candidates, SgQuadrant preferred, SgQuadrant easy)
{
  if (preferred < SG_N_QUADRANTS && (candidates & 1 << preferred) != 0)
    return preferred;
  if (easy < SG_N_QUADRANTS)
    return easy;

  SG_FOREACH_QUADRANT (q)
    if ((candidates & 1 << q) != 0)
      return q;

  g_assert_not_reached ();
}

static SgQuadrant
explain_choice (SgExplanation *self, SgQuadrant preferred, SgQuadrant easy)
{
  guint column = sg_count_binary_digits (self->nim_sum) - 1;
  guint candidates = 0;
  guint n = 0;
  SgQuadrant quadrant;
  SgStep *step;

  SG_FOREACH_QUADRANT (q)
    if (sg_explanation_get_bit (self->values[q], column))
      {
        candidates |= 1 << q;
        n++;
      }

  step = sg_explanation_add (self, SG_STEP_LEADING_COLUMN);
  step->column = column;
  step->value = self->nim_sum;

  step = sg_explanation_add (self, SG_STEP_CANDIDATES);
  step->column = column;
  step->quadrants = candidates;
  step->count = n;

  quadrant = choose_quadrant (candidates, preferred, easy);
  step = sg_explanation_add (self, SG_STEP_CHOICE);
  step->quadrant = quadrant;
  step->value = self->values[quadrant];

  return quadrant;
}

/*< private >
 * sg_explanation_explain_tiles:
 * @self: an explanation in the making, of a position
 * @quadrant: a quadrant with a winning move
 * @target: the value to which all winning moves in it lead
 *
 * The tiles that win, and the first of them.
 */
void
sg_explanation_explain_tiles (SgExplanation *self, SgQuadrant quadrant, guint target)
{
  const SgMove *move = find_winning_move (self, quadrant);
  SgStep *step = sg_explanation_add (self, SG_STEP_TILES);

  step->quadrant = quadrant;
  step->result = target;
  step->count = count_tiles (self, quadrant);
  step->move = *move;

  step = sg_explanation_add (self, SG_STEP_AFTER);
  step->quadrant = quadrant;
  step->value = self->values[quadrant];
  step->result = target;
  step->move = *move;
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
      step = sg_explanation_add (self, SG_STEP_TARGET_DIGIT);
      step->quadrant = quadrant;
      step->column = column;
      step->value = sg_explanation_get_bit (y, column);
      step->number = sg_explanation_get_bit (u, column);
      step->digit = sg_explanation_get_bit (target, column);
    }

  step = sg_explanation_add (self, SG_STEP_TARGET);
  step->quadrant = quadrant;
  step->value = y;
  step->number = u;
  step->result = target;

  step = sg_explanation_add (self, SG_STEP_TARGET_OTHERS);
  step->quadrant = quadrant;
  step->result = target;

  step = sg_explanation_add (self, SG_STEP_SMALLER);
  step->quadrant = quadrant;
  step->value = y;
  step->result = target;
  step->column = sg_count_binary_digits (u) - 1;

  if (self->analysis != NULL)
    {
      sg_explanation_explain_tiles (self, quadrant, target);
    }
  else
    {
      step = sg_explanation_add (self, SG_STEP_AFTER);
      step->quadrant = quadrant;
      step->value = y;
      step->result = target;
    }

  step = sg_explanation_add (self, SG_STEP_AFTER_SUM);
  step->quadrant = quadrant;
  step->result = target;
}

/*< private >
 * sg_explanation_explain_move:
 * @self: an explanation in the making, of an N-position
 * @preferred: the quadrant to make the move in, if its value has the leading 1, or %SG_N_QUADRANTS
 * @easy: the quadrant of the easy case, or %SG_N_QUADRANTS
 *
 * The general case: which quadrant, which number, which tile, and what comes of it.
 */
void
sg_explanation_explain_move (SgExplanation *self, SgQuadrant preferred, SgQuadrant easy)
{
  explain_target (self, explain_choice (self, preferred, easy));
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

/*< private >
 * sg_explanation_explain_lost:
 * @self: an explanation in the making, of a P-position with more tiles than one, if it is one of a
 *   position
 *
 * Why every move fails, and what to do all the same.
 */
void
sg_explanation_explain_lost (SgExplanation *self)
{
  SgStep *step = sg_explanation_add (self, SG_STEP_EVERY_MOVE);
  SgPosition *position;
  SgMove single;

  if (self->analysis == NULL)
    return;

  position = sg_analysis_get_position (self->analysis);
  single = find_single_tile (position);
  step->count = sg_position_get_n_tiles (position);

  step = sg_explanation_add (self, SG_STEP_REPLY);
  sg_explanation_find_reply (self->analysis, &single, step);

  step = sg_explanation_add (self, SG_STEP_ADVICE);
  step->move = single;
}

/**
 * sg_explanation_find_reply:
 * @analysis: the numbers of a position
 * @move: a legal move in it
 * @step: (out): the step %SG_STEP_REPLY for @move
 *
 * Returns: whether the opponent has an answer that wins, which is so unless @move wins or takes the last
 *   tile, and in a P-position none wins; if not @step is untouched
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
