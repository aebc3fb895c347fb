/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How a session comes by its game. Whether a random position can be won is seen from the tables of the
 * full board; where these have to be made on a thread first, the session goes on with the game it has
 * until the new one can start. */

#include "ichomp-session-private.h"

/*< private >
 * ichomp_session_publish_start:
 * @self: a session
 * @setup: what the game is made of
 * @start: the start position
 *
 * Lets a game without moves take the place of the former one.
 */
void
ichomp_session_publish_start (IchompSession *self, const IchompSetup *setup, SgPosition *start)
{
  IchompMatch match = { *setup, sg_game_new_with_rule (start, ichomp_setup_get_rule (setup)), 0,
                        FALSE };

  ichomp_session_publish (self, &match);
}

static void
publish_random_start (IchompSession *self, const IchompSetup *setup, SgSolver *solver, guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (SgPosition) full = ichomp_setup_create_full (setup);
  g_autoptr (SgPosition) start = NULL;

  if (!setup->winnable || solver == NULL)
    start = sg_random_position (full, rand);
  while (start == NULL)
    start = sg_random_position_as_wished (full, ichomp_setup_get_rule (setup), solver,
                                          SG_WISH_N_POSITION, 0, rand);

  ichomp_session_publish_start (self, setup, start);
}

/*< private >
 * ichomp_session_start_waiting:
 * @self: a session
 *
 * Starts the game that waits for tables, if one does and they are there, or cannot be made.
 */
void
ichomp_session_start_waiting (IchompSession *self)
{
  IchompSetup setup = self->waiting_setup;
  g_autoptr (SgPosition) full = NULL;

  if (!self->start_waits || ichomp_numbers_is_computing (self->numbers))
    return;

  full = ichomp_setup_create_full (&setup);
  publish_random_start (self, &setup, ichomp_numbers_get_solver (self->numbers, full),
                        self->waiting_seed);
}

/**
 * ichomp_session_set_seed:
 * @self: a session
 * @seed: a number
 *
 * From here on the same calls give the same random positions and the same moves of the computer, on
 * every machine.
 */
void
ichomp_session_set_seed (IchompSession *self, guint32 seed)
{
  g_return_if_fail (ICHOMP_IS_SESSION (self));

  g_rand_set_seed (self->rand, seed);
}

/**
 * ichomp_session_start:
 * @self: a session
 * @setup: what to make it of, see ichomp_setup_is_legal()
 *
 * Starts a new game: at once, unless a random position is wanted that can be won and the board is
 * large. Then its tables are made first, and until then the former game goes on. That start is given
 * up when another game is started or resumed meanwhile. Where there is not enough memory for the tables
 * the game starts at once, from any random position.
 */
void
ichomp_session_start (IchompSession *self, const IchompSetup *setup)
{
  g_autoptr (SgPosition) full = NULL;
  SgSolver *solver;
  guint32 seed;

  g_return_if_fail (ICHOMP_IS_SESSION (self));
  g_return_if_fail (ichomp_setup_is_legal (setup));

  self->start_waits = FALSE;
  full = ichomp_setup_create_full (setup);
  if (!setup->randomise)
    {
      ichomp_session_publish_start (self, setup, full);
      return;
    }

  /* Drawn now, since other draws may come before the start does. */
  seed = g_rand_int (self->rand);
  solver = setup->winnable ? ichomp_numbers_get_solver (self->numbers, full) : NULL;
  if (!setup->winnable || solver != NULL)
    {
      publish_random_start (self, setup, solver, seed);
      return;
    }

  if (!ichomp_numbers_set_request (self->numbers, full))
    {
      publish_random_start (self, setup, NULL, seed);
      return;
    }

  self->waiting_setup = *setup;
  self->waiting_seed = seed;
  self->start_waits = TRUE;
}

/**
 * ichomp_session_start_from:
 * @self: a session
 * @setup: who plays; the board's size and the rule are those of @game
 * @game: a game
 *
 * Takes a game over, to go on at its end.
 */
void
ichomp_session_start_from (IchompSession *self, const IchompSetup *setup, SgGame *game)
{
  IchompMatch taken = { 0 };

  g_return_if_fail (ICHOMP_IS_SESSION (self));
  g_return_if_fail (game != NULL);

  taken.setup = *setup;
  ichomp_match_adopt_game (&taken, game);
  taken.game = sg_game_ref (game);
  taken.index = sg_game_get_n_moves (game);
  ichomp_session_publish (self, &taken);
}

/**
 * ichomp_session_restart:
 * @self: a session
 *
 * Starts a new game from the same position and with the same first player.
 */
void
ichomp_session_restart (IchompSession *self)
{
  g_return_if_fail (ICHOMP_IS_SESSION (self));

  ichomp_session_publish_start (self, &self->match.setup,
                                sg_game_get_position (self->match.game, 0));
}

/**
 * ichomp_session_check_text:
 * @text: (array length=length) (element-type guint8): any bytes
 * @length: the number of bytes
 * @error: return location for an error of domain %ICHOMP_SESSION_ERROR
 *
 * Returns: whether [method@Session.restore] would resume a game from it
 */
gboolean
ichomp_session_check_text (const char *text, gsize length, GError **error)
{
  IchompMatch match;

  g_return_val_if_fail (text != NULL, FALSE);

  if (!ichomp_match_parse (&match, text, length, error))
    return FALSE;

  sg_game_unref (match.game);
  return TRUE;
}

/**
 * ichomp_session_restore:
 * @self: a session
 * @text: (array length=length) (element-type guint8): what [method@Session.to_text] once returned,
 *   or any other bytes
 * @length: the number of bytes
 * @error: return location for an error of domain %ICHOMP_SESSION_ERROR
 *
 * Resumes a game. Where that cannot be the session is as it was.
 *
 * Returns: whether it could be resumed
 */
gboolean
ichomp_session_restore (IchompSession *self, const char *text, gsize length, GError **error)
{
  IchompMatch match;

  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (!ichomp_match_parse (&match, text, length, error))
    return FALSE;

  ichomp_session_publish (self, &match);
  return TRUE;
}

/**
 * ichomp_session_to_text:
 * @self: a session
 *
 * Returns: (transfer full): the game as text for [method@Session.restore]
 */
char *
ichomp_session_to_text (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  return ichomp_match_to_text (self->in_trial ? &self->recorded : &self->match);
}
