/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A session under any sequence of commands: the first byte chooses the players and the kind of
 * game, then two bytes are a command. After each command the session is consistent, and at the end
 * the recorded game is the same after saving and opening. */

#include <string.h>

#include "fuzz.h"
#include "support.h"

#define N_KINDS (ICHOMP_KIND_NIM + 1)
#define N_OPPONENTS (ICHOMP_OPPONENT_COMPUTERS + 1)

static IchompSession *session;
static IchompSession *copy;

/* Small boards: their numbers are computed at once. */
static void
choose_setup (guint8 byte, IchompSetup *setup)
{
  *setup = (IchompSetup){
    .kind = byte % N_KINDS,
    .misere = byte % N_KINDS == ICHOMP_KIND_CHOMP || (byte & 0x40) != 0,
    .heaps = { 3, 0, 5, 1 },
    .randomise = (byte & 0x80) != 0,
    .winnable = (byte & 0x80) != 0,
    .opponent = byte / 3 % N_OPPONENTS,
    .level = byte / 9 % SG_N_LEVELS,
    .level_1 = SG_LEVEL_EASY,
    .first = (byte & 0x20) != 0 ? ICHOMP_PLAYER_2 : ICHOMP_PLAYER_1,
  };
  ichomp_setup_fit_board (setup, 3, 4);
  g_assert_true (ichomp_setup_is_legal (setup));
}

static void
play (guint8 argument)
{
  SgMove move = { argument & 3, argument >> 2 & 7, argument >> 5 };
  SgGame *game = ichomp_session_get_game (session);
  guint index = ichomp_session_get_index (session);
  gboolean legal = sg_position_has_tile (ichomp_session_get_position (session), &move);

  g_assert_cmpint (ichomp_session_play (session, &move), ==, legal);
  if (legal)
    g_assert_cmpuint (ichomp_session_get_index (session), ==, index + 1);
  else
    g_assert_true (ichomp_session_get_game (session) == game);
}

static void
choose_move (void)
{
  SgMove move;

  if (!ichomp_session_is_over (session) && ichomp_session_choose_move (session, &move))
    {
      g_assert_true (sg_position_has_tile (ichomp_session_get_position (session), &move));
      ichomp_session_play (session, &move);
    }
}

static void
undo (void)
{
  guint index = ichomp_session_get_index (session);
  gboolean can_undo = ichomp_session_can_undo (session);

  ichomp_session_undo (session);
  if (can_undo)
    {
      g_assert_cmpuint (ichomp_session_get_index (session), <, index);
      g_assert_true (ichomp_session_can_redo (session));
    }
  else
    g_assert_cmpuint (ichomp_session_get_index (session), ==, index);
}

static void
do_command (guint8 command, guint8 argument)
{
  SgGame *recorded = ichomp_session_get_recorded_game (session);
  IchompSetup setup;

  switch (command % 16)
    {
    case 0:
      choose_setup (argument, &setup);
      ichomp_session_start (session, &setup);
      break;
    case 1:
      ichomp_session_restart (session);
      break;
    case 2:
      undo ();
      break;
    case 3:
      ichomp_session_redo (session);
      break;
    case 4:
      ichomp_session_go_to (session, argument % (sg_game_get_n_moves (recorded) + 1));
      break;
    case 5:
      ichomp_session_begin_trial (session, argument % (sg_game_get_n_moves (recorded) + 1));
      break;
    case 6:
      ichomp_session_end_trial (session);
      g_assert_false (ichomp_session_is_trial (session));
      break;
    case 7:
      if (ichomp_session_get_setup (session)->opponent == ICHOMP_OPPONENT_COMPUTERS)
        ichomp_session_take_over (session, argument % ICHOMP_N_PLAYERS);
      break;
    case 8:
      ichomp_session_count_once (session);
      g_assert_false (ichomp_session_is_over (session) && ichomp_session_count_once (session));
      break;
    case 9:
    case 10:
      choose_move ();
      break;
    default:
      play (argument);
      break;
    }
}

static void
assert_saved (void)
{
  g_autofree char *text = ichomp_session_to_text (session);
  g_autofree char *text_again = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (ichomp_session_check_text (text, strlen (text), &error));
  g_assert_no_error (error);
  ichomp_session_restore (copy, text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (ichomp_session_get_index (copy), ==,
                    ichomp_session_get_recorded_index (session));
  text_again = ichomp_session_to_text (copy);
  g_assert_cmpstr (text_again, ==, text);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  IchompSetup setup;

  if (size == 0)
    return 0;

  if (session == NULL)
    {
      session = support_session_new (1);
      copy = support_session_new (1);
    }

  choose_setup (data[0], &setup);
  ichomp_session_set_seed (session, data[0]);
  ichomp_session_start (session, &setup);
  for (gsize i = 1; i + 1 < size; i += 2)
    {
      do_command (data[i], data[i + 1]);
      support_assert_consistent (session);
    }

  /* A quarter of all runs is enough: it takes more time than the rest. */
  if (size % 4 == 0)
    assert_saved ();

  return 0;
}
