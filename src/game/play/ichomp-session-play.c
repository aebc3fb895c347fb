/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves, the computer's too, and taking them back. */

#include "ichomp-session-private.h"

/**
 * ichomp_session_play:
 * @self: a session
 * @move: any move
 *
 * Makes a move for whoever's turn it is. Moves that had been undone are forgotten.
 *
 * Returns: whether the move was legal
 */
gboolean
ichomp_session_play (IchompSession *self, const SgMove *move)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  if (!sg_position_has_tile (ichomp_session_get_position (self), move))
    return FALSE;

  ichomp_session_add_move (self, move);
  return TRUE;
}

/**
 * ichomp_session_choose_move:
 * @self: a session
 * @move: (out caller-allocates): return location for the move
 *
 * Thinks for the computer. Where there can be no numbers it takes any tile. It does not move while
 * somebody looks at an earlier position or tries something.
 *
 * Returns: whether it is the computer's turn and the numbers it needs are there; if not, try again
 *   when [property@Session:position] or [property@Session:analysis] notifies
 */
gboolean
ichomp_session_choose_move (IchompSession *self, SgMove *move)
{
  SgAnalysis *analysis;
  SgLevel level;

  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  if (self->in_trial || self->match.index != sg_game_get_n_moves (self->match.game)
      || !ichomp_session_is_computers_turn (self))
    return FALSE;

  level = ichomp_setup_get_level (&self->match.setup, ichomp_session_get_player (self));
  analysis = ichomp_session_get_analysis (self);
  if (level == SG_LEVEL_EASY || ichomp_session_get_analysis_error (self) != NULL)
    *move = sg_strategy_choose_random (ichomp_session_get_position (self), self->rand);
  else if (analysis != NULL)
    *move = sg_strategy_choose (analysis, level, self->rand);
  else
    return FALSE;

  return TRUE;
}

/**
 * ichomp_session_undo:
 * @self: a session
 *
 * Goes back to the last position before the present one in which a person was to move: against the
 * computer that takes back two moves as a rule. Does nothing if there is none.
 */
void
ichomp_session_undo (IchompSession *self)
{
  guint index;

  g_return_if_fail (ICHOMP_IS_SESSION (self));

  if (self->can_undo && ichomp_match_find_undo (&self->match, &index))
    ichomp_session_show_index (self, index);
}

/**
 * ichomp_session_redo:
 * @self: a session
 *
 * Goes on to the next position in which a person was to move, or to the last one that was reached.
 * Does nothing if no move has been undone.
 */
void
ichomp_session_redo (IchompSession *self)
{
  guint index;

  g_return_if_fail (ICHOMP_IS_SESSION (self));

  if (self->can_redo && ichomp_match_find_redo (&self->match, &index))
    ichomp_session_show_index (self, index);
}

/**
 * ichomp_session_take_over:
 * @self: a session in which the computer is both players
 * @player: a player
 *
 * Lets a person go on as @player from the position as it stands, against the computer at the level of
 * the other player. The person is player 1 from then on. Does nothing in a trial.
 */
void
ichomp_session_take_over (IchompSession *self, IchompPlayer player)
{
  g_return_if_fail (ICHOMP_IS_SESSION (self));
  g_return_if_fail (self->match.setup.opponent == ICHOMP_OPPONENT_COMPUTERS);

  if (self->in_trial)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  ichomp_setup_take_over (&self->match.setup, player);
  self->match.counted = TRUE;
  g_object_notify (G_OBJECT (self), "setup");
  ichomp_session_show_index (self, self->match.index);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * ichomp_session_count_once:
 * @self: a session
 *
 * For the statistics: a game counts once, also when it is undone and finished again, or resumed. What
 * is tried does not count, nor does what the computer has played alone, or up to when a person took over.
 *
 * Returns: %TRUE the first time it is called when the game is over
 */
gboolean
ichomp_session_count_once (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  if (self->in_trial || self->match.counted || self->match.index == 0
      || self->match.setup.opponent == ICHOMP_OPPONENT_COMPUTERS || !ichomp_session_is_over (self))
    return FALSE;

  self->match.counted = TRUE;
  return TRUE;
}
