/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Looking at any position of a game loses nothing of it. A trial is a match of its own that begins
 * in one of these positions: it is neither saved nor counted, the computer keeps out of it, and
 * after it the game is what it was. */

#include "ichomp-session-private.h"

/**
 * ichomp_session_get_solver:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): tables that cover the position as it stands and all that can
 *   come after it, %NULL while there are none; earlier positions of the game they may cover or not
 */
SgSolver *
ichomp_session_get_solver (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  if (ichomp_session_get_analysis (self) == NULL)
    return NULL;

  return ichomp_numbers_get_solver (self->numbers, ichomp_session_get_position (self));
}

/**
 * ichomp_session_go_to:
 * @self: a session
 * @index: how many moves to show as made, up to the number of moves
 *
 * Shows any position of the game. Nothing of what comes later is lost until somebody plays from
 * there. Does nothing in a trial.
 */
void
ichomp_session_go_to (IchompSession *self, guint index)
{
  g_return_if_fail (ICHOMP_IS_SESSION (self));
  g_return_if_fail (index <= sg_game_get_n_moves (ichomp_session_get_recorded_game (self)));

  if (!self->in_trial && index != self->match.index)
    ichomp_session_show_index (self, index);
}

static void
set_in_trial (IchompSession *self, gboolean in_trial)
{
  if (self->in_trial == in_trial)
    return;

  self->in_trial = in_trial;
  g_object_notify (G_OBJECT (self), "trial");
}

/* Takes the match over from the caller. */
static void
replace_match (IchompSession *self, const IchompMatch *match)
{
  g_autoptr (SgGame) old = self->match.game;

  self->match = *match;
  if (match->game != old)
    g_object_notify (G_OBJECT (self), "game");
}

/**
 * ichomp_session_begin_trial:
 * @self: a session
 * @index: how many moves of the recorded game to keep, up to their number
 *
 * Begins a trial in that position, whose next move is made by a person. Undo and redo are at rest.
 * In a trial it begins another one, from the recorded game again. A new game ends the trial.
 */
void
ichomp_session_begin_trial (IchompSession *self, guint index)
{
  IchompMatch trial;

  g_return_if_fail (ICHOMP_IS_SESSION (self));
  g_return_if_fail (index <= sg_game_get_n_moves (ichomp_session_get_recorded_game (self)));

  g_object_freeze_notify (G_OBJECT (self));

  if (!self->in_trial)
    {
      self->recorded = self->match;
      sg_game_ref (self->recorded.game);
      set_in_trial (self, TRUE);
    }

  trial = self->recorded;
  sg_game_ref (trial.game);
  self->trial_index = index;
  replace_match (self, &trial);
  ichomp_session_show_index (self, index);

  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * ichomp_session_end_trial:
 * @self: a session
 *
 * Goes back to the game, at the place where it was left. Does nothing if there is no trial.
 */
void
ichomp_session_end_trial (IchompSession *self)
{
  IchompMatch recorded;

  g_return_if_fail (ICHOMP_IS_SESSION (self));

  if (!self->in_trial)
    return;

  g_object_freeze_notify (G_OBJECT (self));

  recorded = self->recorded;
  self->recorded = (IchompMatch){ 0 };
  set_in_trial (self, FALSE);
  replace_match (self, &recorded);
  ichomp_session_show_index (self, recorded.index);

  g_object_thaw_notify (G_OBJECT (self));
}

/*< private >
 * ichomp_session_forget_trial:
 * @self: a session
 *
 * Lets go of the recorded match, since another one takes the place of both.
 */
void
ichomp_session_forget_trial (IchompSession *self)
{
  set_in_trial (self, FALSE);
  g_clear_pointer (&self->recorded.game, sg_game_unref);
}

/**
 * ichomp_session_is_trial:
 * @self: a session
 *
 * Returns: whether something is being tried that is no part of the game
 */
gboolean
ichomp_session_is_trial (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  return self->in_trial;
}

/**
 * ichomp_session_get_recorded_game:
 * @self: a session
 *
 * Returns: (transfer none): the game, also while something else is being tried
 */
SgGame *
ichomp_session_get_recorded_game (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  return self->in_trial ? self->recorded.game : self->match.game;
}

/**
 * ichomp_session_get_recorded_index:
 * @self: a session
 *
 * Returns: how many moves of the recorded game are made; in a trial, how many were when it began
 */
guint
ichomp_session_get_recorded_index (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), 0);

  return self->in_trial ? self->recorded.index : self->match.index;
}
