/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a session tells. What it does is in ichomp-session.c. */

#include "ichomp-session-private.h"

/**
 * ichomp_session_get_setup:
 * @self: a session
 *
 * Returns: (transfer none): what the game was made of; valid until the next one starts
 */
const IchompSetup *
ichomp_session_get_setup (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  return &self->match.setup;
}

/**
 * ichomp_session_get_game:
 * @self: a session
 *
 * Returns: (transfer none): the game, with moves that have been undone
 */
SgGame *
ichomp_session_get_game (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  return self->match.game;
}

/**
 * ichomp_session_get_index:
 * @self: a session
 *
 * Returns: how many of the game's moves are made
 */
guint
ichomp_session_get_index (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), 0);

  return self->match.index;
}

/**
 * ichomp_session_get_position:
 * @self: a session
 *
 * Returns: (transfer none): the position as it stands
 */
SgPosition *
ichomp_session_get_position (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  return ichomp_match_get_position (&self->match);
}

/**
 * ichomp_session_get_last_move:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the move that led to the position as it stands
 */
const SgMove *
ichomp_session_get_last_move (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  if (self->match.index == 0)
    return NULL;

  return sg_game_get_move (self->match.game, self->match.index - 1);
}

/**
 * ichomp_session_get_player:
 * @self: a session
 *
 * Returns: whose turn it is, or would be if the game were not over
 */
IchompPlayer
ichomp_session_get_player (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), ICHOMP_PLAYER_1);

  return ichomp_session_get_player_at (self, self->match.index);
}

/**
 * ichomp_session_get_player_at:
 * @self: a session
 * @index: how many moves have been made
 *
 * Returns: whose turn it is then
 */
IchompPlayer
ichomp_session_get_player_at (IchompSession *self, guint index)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), ICHOMP_PLAYER_1);

  return ichomp_match_get_player_at (&self->match, index);
}

/**
 * ichomp_session_is_over:
 * @self: a session
 *
 * Returns: whether no tile is left
 */
gboolean
ichomp_session_is_over (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  return sg_position_is_empty (ichomp_session_get_position (self));
}

/**
 * ichomp_session_get_winner:
 * @self: a session whose game is over, with a move at least
 *
 * Returns: who has won: whoever has taken the last tile, or the other player, as the rule says
 */
IchompPlayer
ichomp_session_get_winner (IchompSession *self)
{
  guint index;

  g_return_val_if_fail (ICHOMP_IS_SESSION (self), ICHOMP_PLAYER_1);
  g_return_val_if_fail (ichomp_session_is_over (self) && self->match.index > 0, ICHOMP_PLAYER_1);

  index = self->match.index;
  if (sg_rule_is_last_tile_won (sg_game_get_rule (self->match.game)))
    index--;

  return ichomp_session_get_player_at (self, index);
}

/**
 * ichomp_session_is_computers_turn:
 * @self: a session
 *
 * Looking at an earlier position makes no difference. In a trial the person moves first, whoever's
 * turn it was in the game, and nobody after that.
 *
 * Returns: whether the game goes on and the person is not to move
 */
gboolean
ichomp_session_is_computers_turn (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  if (ichomp_session_is_over (self))
    return FALSE;
  if (self->in_trial)
    return self->match.index != self->trial_index;

  return !ichomp_match_is_persons_turn_at (&self->match, self->match.index);
}

/**
 * ichomp_session_get_analysis:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the numbers of the position as it stands, or %NULL if there
 *   are none, or not yet
 */
SgAnalysis *
ichomp_session_get_analysis (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  return ichomp_numbers_get_analysis (self->numbers);
}

/**
 * ichomp_session_get_analysis_error:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): why there will be no numbers for the position as it stands,
 *   an error of domain %SG_ERROR; %NULL if there are, or if they are being computed
 */
const GError *
ichomp_session_get_analysis_error (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  return ichomp_numbers_get_error (self->numbers);
}

/**
 * ichomp_session_is_computing:
 * @self: a session
 *
 * Returns: whether numbers, or the start of a new game, are being computed
 */
gboolean
ichomp_session_is_computing (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  return ichomp_numbers_is_computing (self->numbers);
}

/**
 * ichomp_session_get_progress:
 * @self: a session
 *
 * Returns: how much of what is being computed is done, from 0 to 1
 */
double
ichomp_session_get_progress (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), 0);

  return ichomp_numbers_get_progress (self->numbers);
}

/**
 * ichomp_session_get_seconds_left:
 * @self: a session
 *
 * Returns: about how many seconds what is being computed may still take; a negative number where that
 *   cannot be told, or not yet
 */
double
ichomp_session_get_seconds_left (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), -1);

  return ichomp_numbers_get_seconds_left (self->numbers);
}

/**
 * ichomp_session_stop_computing:
 * @self: a session
 *
 * Gives up what is being computed. The game goes on without numbers where they would take a while.
 */
void
ichomp_session_stop_computing (IchompSession *self)
{
  g_return_if_fail (ICHOMP_IS_SESSION (self));

  ichomp_numbers_stop (self->numbers);
}

/**
 * ichomp_session_is_stopped:
 * @self: a session
 *
 * Returns: whether there are no numbers only since [method@Session.stop_computing] was called
 */
gboolean
ichomp_session_is_stopped (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  return ichomp_numbers_is_stopped (self->numbers);
}

/**
 * ichomp_session_go_on_computing:
 * @self: a session
 *
 * Begins to compute again what was given up.
 */
void
ichomp_session_go_on_computing (IchompSession *self)
{
  g_return_if_fail (ICHOMP_IS_SESSION (self));

  ichomp_numbers_go_on (self->numbers);
}

/**
 * ichomp_session_can_undo:
 * @self: a session
 *
 * Returns: whether there is something to undo
 */
gboolean
ichomp_session_can_undo (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  return self->can_undo;
}

/**
 * ichomp_session_can_redo:
 * @self: a session
 *
 * Returns: whether there is something to redo
 */
gboolean
ichomp_session_can_redo (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  return self->can_redo;
}
