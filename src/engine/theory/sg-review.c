/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Every move from a P-position leads to an N-position; from an N-position, at least one move
 * leads to a P-position. So a move is a mistake if and only if it leads from an N-position to an
 * N-position, and every move to an N-position can be refuted by a move to a P-position, unless
 * no move is left. */

#include "sg-review.h"

struct _SgReview
{
  gatomicrefcount ref_count;
  SgSolver *solver;
  SgGame *game;
  guint first_known; /* the first index whose nim-sum is known, or beyond the last */
  guint *nim_sums;   /* one for each position */
  GArray *mistakes;  /* of guint: indices of moves */
};

/**
 * sg_review_new:
 * @solver: a solver that covers the positions of @game from some index on
 * @game: a game, finished or not
 *
 * The positions before that index, possibly all, stay unknown.
 *
 * Cost: a look-up for each part of each position.
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

  /* If a position is covered, so are all later ones. */
  self->first_known = n_moves + 1;
  while (self->first_known > 0
         && sg_solver_covers (solver, sg_game_get_position (game, self->first_known - 1)))
    self->first_known--;

  for (guint i = self->first_known; i <= n_moves; i++)
    self->nim_sums[i] = sg_analysis_compute_nim_sum (solver, sg_game_get_position (game, i),
                                                     sg_game_get_rule (game));

  for (guint i = self->first_known; i < n_moves; i++)
    if (sg_review_get_judgement (self, i) == SG_JUDGEMENT_MISTAKE)
      g_array_append_val (self->mistakes, i);

  return self;
}

SgReview *
sg_review_ref (SgReview *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

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

SgGame *
sg_review_get_game (const SgReview *self)
{
  return self->game;
}

/* Whether the nim-sum after @index moves is known, and with it all later ones. */
gboolean
sg_review_knows (const SgReview *self, guint index)
{
  g_assert (index <= sg_game_get_n_moves (self->game));

  return index >= self->first_known;
}

/* u after @index moves; the position must be known. */
guint
sg_review_get_nim_sum (const SgReview *self, guint index)
{
  g_assert (sg_review_knows (self, index));

  return self->nim_sums[index];
}

/* The largest known u, or 0. Cost: linear in the number of moves. */
guint
sg_review_get_max_nim_sum (const SgReview *self)
{
  guint max = 0;

  for (guint i = self->first_known; i <= sg_game_get_n_moves (self->game); i++)
    max = MAX (max, self->nim_sums[i]);

  return max;
}

/* The quality of the move at @index; the position before it must be known. */
SgJudgement
sg_review_get_judgement (const SgReview *self, guint index)
{
  g_assert (index < sg_game_get_n_moves (self->game));

  if (sg_review_get_nim_sum (self, index) == 0)
    return SG_JUDGEMENT_LOST;

  return sg_review_get_nim_sum (self, index + 1) == 0 ? SG_JUDGEMENT_WINNING : SG_JUDGEMENT_MISTAKE;
}

/* Unknown positions do not count. */
guint
sg_review_get_n_mistakes (const SgReview *self)
{
  return self->mistakes->len;
}

/* The index of the move. */
guint
sg_review_get_mistake (const SgReview *self, guint number)
{
  g_assert (number < self->mistakes->len);

  return g_array_index (self->mistakes, guint, number);
}

/* Whether the player who made the move at @index has won the game, which is over. */
static gboolean
is_winner_at (const SgReview *self, guint index)
{
  guint last = sg_game_get_n_moves (self->game) - 1;

  return ((last - index) % 2 == 0) == sg_rule_is_last_tile_won (sg_game_get_rule (self->game));
}

/**
 * sg_review_conclude:
 * @self: a review
 * @conclusion: (out caller-allocates): return location for the conclusion
 *
 * Cost: linear in the number of moves.
 *
 * Returns: whether it is known: the game is over and has a move, and all positions are known from
 *   the loser's last mistake on, or from the start if there is none
 */
gboolean
sg_review_conclude (const SgReview *self, SgConclusion *conclusion)
{
  guint n_moves = sg_game_get_n_moves (self->game);
  guint safe_from;

  if (n_moves == 0 || !sg_position_is_over (sg_game_get_position (self->game, n_moves)))
    return FALSE;

  *conclusion = (SgConclusion){ is_winner_at (self, 0), SG_NO_MOVE, SG_NO_MOVE, 0 };
  for (guint i = 0; i < self->mistakes->len; i++)
    {
      guint index = sg_review_get_mistake (self, i);

      if (is_winner_at (self, index))
        conclusion->lapse = index;
      else
        conclusion->mistake = index;
    }

  safe_from = conclusion->mistake != SG_NO_MOVE ? conclusion->mistake + 1 : 0;
  for (guint i = safe_from; i < n_moves; i++)
    conclusion->n_winning += is_winner_at (self, i);

  return conclusion->mistake != SG_NO_MOVE || self->first_known == 0;
}

/**
 * sg_conclusion_find_reason:
 * @self: a conclusion
 * @for_winner: whether the winner asks, or else the loser
 *
 * Returns: the index of the position that explains the end: in which the loser gave the win away,
 *   or else first had to move; for the winner, in which the winner first moved after that, or first
 *   of all
 */
guint
sg_conclusion_find_reason (const SgConclusion *self, gboolean for_winner)
{
  gboolean of_winner = for_winner && self->n_winning > 0;

  if (self->mistake != SG_NO_MOVE)
    return of_winner ? self->mistake + 1 : self->mistake;

  return of_winner == self->winner_began ? 0 : 1;
}

/**
 * sg_review_get_refutation:
 * @self: a review
 * @index: the index of a move in a known position
 * @move: (out caller-allocates): the first winning reply to that move, in the order of the moves
 *
 * Cost: a few look-ups for each move.
 *
 * Returns: whether there is one: there is none if the move wins or is the last one
 */
gboolean
sg_review_get_refutation (const SgReview *self, guint index, SgMove *move)
{
  g_autoptr (SgAnalysis) analysis = NULL;

  if (sg_review_get_judgement (self, index) == SG_JUDGEMENT_WINNING
      || sg_position_is_over (sg_game_get_position (self->game, index + 1)))
    return FALSE;

  analysis = sg_review_analyze (self, sg_game_get_position (self->game, index + 1));
  *move = *sg_analysis_get_winning_move (analysis, 0);
  return TRUE;
}

/**
 * sg_review_analyze:
 * @self: a review
 * @position: a position that can be reached from a known position of the game
 *
 * Cost: a few look-ups for each move.
 *
 * Returns: (transfer full): an analysis of @position under the rule of the game
 */
SgAnalysis *
sg_review_analyze (const SgReview *self, SgPosition *position)
{
  return sg_analysis_new_with_rule (self->solver, position, sg_game_get_rule (self->game));
}
