/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Every move from a P-position leads to an N-position; from an N-position some moves lead to a
 * P-position and win. So a player gives a won position away exactly by a move from an N-position to
 * an N-position, and every move that does not lead to a P-position has a winning answer. */

#include "sg-review.h"

struct _SgReview
{
  gatomicrefcount ref_count;
  SgSolver *solver;
  SgGame *game;
  guint first_known; /* the least index of which the nim-sum is known; beyond the last if of none */
  guint *nim_sums;   /* one for each position */
  GArray *mistakes;  /* of guint: indices of moves */
};

static guint
compute_nim_sum (const SgSolver *solver, const SgPosition *position, SgRule rule)
{
  guint values[SG_N_QUADRANTS];

  SG_FOREACH_QUADRANT (q)
    values[q] = sg_solver_get_value (solver, sg_position_get_diagram (position, q));

  return sg_rule_get_sum (rule, values);
}

/**
 * sg_review_new:
 * @solver: tables that cover the positions of @game from some index on
 * @game: a game, finished or not
 *
 * What comes before that index, or all if the tables cover nothing of the game, stays unknown. Cost:
 * four look-ups for each position.
 *
 * Returns: (transfer full): a review of @game
 */
SgReview *
sg_review_new (SgSolver *solver, SgGame *game)
{
  SgReview *self = g_new (SgReview, 1);
  guint n_moves = sg_game_get_n_moves (game);

  g_atomic_ref_count_init (&self->ref_count);
  self->solver = sg_solver_ref (solver);
  self->game = sg_game_ref (game);
  self->nim_sums = g_new0 (guint, n_moves + 1);
  self->mistakes = g_array_new (FALSE, FALSE, sizeof (guint));

  /* Tables cover all that comes after what they cover. */
  self->first_known = n_moves + 1;
  while (self->first_known > 0
         && sg_solver_covers (solver, sg_game_get_position (game, self->first_known - 1)))
    self->first_known--;

  for (guint i = self->first_known; i <= n_moves; i++)
    self->nim_sums[i] =
        compute_nim_sum (solver, sg_game_get_position (game, i), sg_game_get_rule (game));

  for (guint i = self->first_known; i < n_moves; i++)
    if (sg_review_get_judgement (self, i) == SG_JUDGEMENT_MISTAKE)
      g_array_append_val (self->mistakes, i);

  return self;
}

/**
 * sg_review_ref:
 * @self: a review
 *
 * Returns: (transfer full): @self
 */
SgReview *
sg_review_ref (SgReview *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * sg_review_unref:
 * @self: (transfer full): a review
 *
 * Gives a reference back.
 */
void
sg_review_unref (SgReview *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  sg_solver_unref (self->solver);
  sg_game_unref (self->game);
  g_free (self->nim_sums);
  g_array_unref (self->mistakes);
  g_free (self);
}

/**
 * sg_review_get_game:
 * @self: a review
 *
 * Returns: (transfer none): the game it is of
 */
SgGame *
sg_review_get_game (const SgReview *self)
{
  return self->game;
}

/**
 * sg_review_knows:
 * @self: a review
 * @index: how many moves have been made, up to the number of moves
 *
 * Returns: whether the nim-sum of the position after that many moves is known, and so whether the
 *   judgement of the move made in it is; what is known of a position is known of all later ones
 */
gboolean
sg_review_knows (const SgReview *self, guint index)
{
  g_assert (index <= sg_game_get_n_moves (self->game));

  return index >= self->first_known;
}

/**
 * sg_review_get_nim_sum:
 * @self: a review
 * @index: how many moves have been made; it has to be known
 *
 * Returns: u after that many moves, 0 to 255, as [method@Analysis.get_nim_sum] has it
 */
guint
sg_review_get_nim_sum (const SgReview *self, guint index)
{
  g_assert (sg_review_knows (self, index));

  return self->nim_sums[index];
}

/**
 * sg_review_get_max_nim_sum:
 * @self: a review
 *
 * Cost: linear in the number of moves.
 *
 * Returns: the largest u of all positions that are known, 0 to 255; 0 if none is
 */
guint
sg_review_get_max_nim_sum (const SgReview *self)
{
  guint max = 0;

  for (guint i = self->first_known; i <= sg_game_get_n_moves (self->game); i++)
    max = MAX (max, self->nim_sums[i]);

  return max;
}

/**
 * sg_review_get_judgement:
 * @self: a review
 * @index: 0 for the first move, less than the number of moves; the position of that index has to be
 *   known
 *
 * Returns: what that move was worth
 */
SgJudgement
sg_review_get_judgement (const SgReview *self, guint index)
{
  g_assert (index < sg_game_get_n_moves (self->game));

  if (sg_review_get_nim_sum (self, index) == 0)
    return SG_JUDGEMENT_LOST;

  return sg_review_get_nim_sum (self, index + 1) == 0 ? SG_JUDGEMENT_WINNING : SG_JUDGEMENT_MISTAKE;
}

/**
 * sg_review_get_n_mistakes:
 * @self: a review
 *
 * Returns: how many moves gave a won position away, as far as is known
 */
guint
sg_review_get_n_mistakes (const SgReview *self)
{
  return self->mistakes->len;
}

/**
 * sg_review_get_mistake:
 * @self: a review
 * @number: 0 for the first mistake, less than the number of mistakes
 *
 * Returns: the index of the move
 */
guint
sg_review_get_mistake (const SgReview *self, guint number)
{
  g_assert (number < self->mistakes->len);

  return g_array_index (self->mistakes, guint, number);
}

/**
 * sg_review_get_refutation:
 * @self: a review
 * @index: 0 for the first move, less than the number of moves; the position of that index has to be
 *   known
 * @move: (out caller-allocates): return location for the first winning answer to that move, in the
 *   order of quadrants, rows and columns
 *
 * Cost: a few look-ups for each tile.
 *
 * Returns: whether there is one: after a winning move there is not, nor after one that loses the game
 *   by taking the last tile
 */
gboolean
sg_review_get_refutation (const SgReview *self, guint index, SgMove *move)
{
  g_autoptr (SgAnalysis) analysis = NULL;

  if (sg_review_get_judgement (self, index) == SG_JUDGEMENT_WINNING
      || sg_position_is_empty (sg_game_get_position (self->game, index + 1)))
    return FALSE;

  analysis = sg_review_analyze (self, sg_game_get_position (self->game, index + 1));
  *move = *sg_analysis_get_winning_move (analysis, 0);
  return TRUE;
}

/**
 * sg_review_analyze:
 * @self: a review
 * @position: what some known position of the game is, or could have become
 *
 * Cost: a few look-ups for each tile.
 *
 * Returns: (transfer full): the numbers of @position under the rule of the game
 */
SgAnalysis *
sg_review_analyze (const SgReview *self, SgPosition *position)
{
  return sg_analysis_new_with_rule (self->solver, position, sg_game_get_rule (self->game));
}
