/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers that take a while. The tests do not depend on how long: they decide when results arrive,
 * by running the main context or not. */

#include "numbers-support.h"
#include "support.h"
#include "test-main.h"

/* The side of a full board whose numbers are not available at once, and two larger ones. */
#define LARGE 22
#define LARGER 23
#define LARGEST 24

static void
start_full (IchompSession *session, guint side)
{
  IchompSetup setup = support_setup (side, side);

  ichomp_session_start (session, &setup);
}

static void
assert_computing (IchompSession *session)
{
  g_assert_true (ichomp_session_is_computing (session));
  g_assert_null (ichomp_session_get_analysis (session));
  g_assert_null (ichomp_session_get_analysis_error (session));
}

static void
test_at_once (void)
{
  IchompSession *session = support_session_new (1);
  NumbersCounts counts;

  numbers_count (session, &counts);
  start_full (session, 20);
  g_assert_false (ichomp_session_is_computing (session));
  numbers_assert_right (session);
  g_assert_cmpuint (counts.n_computing, ==, 0);

  g_assert_finalize_object (session);
}

static void
test_later (void)
{
  IchompSession *session = support_session_new (1);
  NumbersCounts counts;

  numbers_count (session, &counts);
  start_full (session, LARGEST);
  assert_computing (session);
  g_assert_cmpuint (counts.n_started, ==, 1);
  g_assert_cmpuint (counts.n_computing, ==, 1);

  support_wait_until_computed (session);
  numbers_assert_right (session);
  g_assert_cmpuint (counts.n_computing, ==, 2);
  g_assert_cmpuint (counts.n_progress, >, 1);

  /* No notification follows. */
  counts = (NumbersCounts){ 0 };
  support_iterate ();
  g_assert_cmpuint (counts.n_analysis + counts.n_progress + counts.n_computing, ==, 0);

  g_assert_finalize_object (session);
}

/* Play continues during the computation, which is for the start of the game. */
static void
test_play_meanwhile (void)
{
  IchompSession *session = support_session_new (1);
  NumbersCounts counts;

  start_full (session, LARGE);
  numbers_count (session, &counts);
  support_play (session, "NW11,11");
  support_play (session, "NE11,11");
  ichomp_session_undo (session);
  ichomp_session_restart (session);
  support_play (session, "SE11,11");
  assert_computing (session);
  g_assert_cmpuint (counts.n_computing, ==, 0);

  support_wait_until_computed (session);
  numbers_assert_right (session);
  ichomp_session_undo (session);
  numbers_assert_right (session);
  g_assert_cmpuint (counts.n_computing, ==, 1);

  g_assert_finalize_object (session);
}

/* The computer waits for the numbers if its level needs them. */
static void
test_computer_waits (void)
{
  for (SgLevel level = SG_LEVEL_EASY; level < SG_N_LEVELS; level++)
    {
      IchompSession *session = support_session_new (1);
      IchompSetup setup = support_setup (LARGE, LARGE);
      SgMove move;

      setup.opponent = ICHOMP_OPPONENT_COMPUTER;
      setup.level = level;
      setup.first = ICHOMP_PLAYER_2;
      ichomp_session_start (session, &setup);
      g_assert_true (ichomp_session_is_computers_turn (session));
      g_assert_cmpint (ichomp_session_choose_move (session, &move), ==, level == SG_LEVEL_EASY);

      support_wait_until_computed (session);
      support_play_computer (session);
      g_assert_finalize_object (session);
    }
}

/* Tables are kept for all games that they cover. */
static void
test_kept (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (LARGE, 18);
  NumbersCounts counts;

  start_full (session, LARGE);
  support_wait_until_computed (session);

  numbers_count (session, &counts);
  ichomp_session_restart (session);
  numbers_assert_right (session);
  ichomp_session_start (session, &setup);
  numbers_assert_right (session);
  setup = support_setup (18, LARGE);
  setup.randomise = TRUE;
  ichomp_session_start (session, &setup);
  numbers_assert_right (session);
  setup = support_setup (LARGE, LARGE);
  setup.randomise = TRUE;
  setup.winnable = TRUE;
  ichomp_session_start (session, &setup);
  numbers_assert_right (session);
  g_assert_cmpuint (counts.n_computing, ==, 0);

  g_assert_finalize_object (session);
}

/* Only the last of several starts counts. */
static void
test_superseded (void)
{
  static const guint sides[] = { LARGE, LARGER, LARGEST };
  IchompSession *session = support_session_new (1);

  for (guint i = 0; i < 30; i++)
    {
      start_full (session, sides[i % G_N_ELEMENTS (sides)]);
      for (guint k = i % 5; k > 0; k--)
        g_main_context_iteration (NULL, FALSE);
      if (ichomp_session_is_computing (session))
        g_assert_null (ichomp_session_get_analysis (session));
      else
        numbers_assert_right (session);
    }

  support_wait_until_computed (session);
  numbers_assert_right (session);
  g_assert_finalize_object (session);
}

/* A result that has arrived but has not been dispatched is dropped. */
static void
test_superseded_when_done (void)
{
  IchompSession *session = support_session_new (1);
  IchompSession *other = support_session_new (1);

  start_full (session, LARGE);
  start_full (other, LARGE);

  /* During this wait the first computation finishes, or nearly so. Both use the same main context,
   * so results are dispatched in the order of their arrival. */
  support_wait_until_computed (other);
  start_full (session, LARGEST);
  support_wait_until_computed (session);
  numbers_assert_right (session);

  g_assert_finalize_object (session);
  g_assert_finalize_object (other);
}

/* A game that needs no computation cancels the current one. */
static void
test_stopped (void)
{
  IchompSession *session = support_session_new (1);
  NumbersCounts counts;

  start_full (session, LARGEST);
  numbers_count (session, &counts);
  start_full (session, 4);
  g_assert_false (ichomp_session_is_computing (session));
  numbers_assert_right (session);
  g_assert_cmpuint (counts.n_computing, ==, 1);

  counts = (NumbersCounts){ 0 };
  support_iterate ();
  g_assert_cmpuint (counts.n_analysis + counts.n_progress + counts.n_computing, ==, 0);

  g_assert_finalize_object (session);
}

/* After cancelling a computation, the player continues without numbers and can resume it later. */
static void
test_cancelled (void)
{
  IchompSession *session = support_session_new (1);

  start_full (session, LARGE);
  g_assert_true (ichomp_session_is_computing (session));
  g_assert_false (ichomp_session_is_stopped (session));
  ichomp_session_stop_computing (session);
  ichomp_session_stop_computing (session);
  g_assert_false (ichomp_session_is_computing (session));
  g_assert_true (ichomp_session_is_stopped (session));
  g_assert_null (ichomp_session_get_analysis (session));
  g_assert_error ((GError *)ichomp_session_get_analysis_error (session), SG_ERROR,
                  SG_ERROR_CANCELLED);

  /* Moves do not restart the computation. */
  support_play (session, "NW2,2");
  g_assert_false (ichomp_session_is_computing (session));
  g_assert_true (ichomp_session_is_stopped (session));

  /* Small tables are still made at once. */
  support_play (session, "NE1,1");
  support_play (session, "SW1,2");
  support_play (session, "SE1,2");
  numbers_assert_right (session);
  g_assert_false (ichomp_session_is_stopped (session));
  ichomp_session_undo (session);
  ichomp_session_undo (session);
  ichomp_session_undo (session);
  g_assert_true (ichomp_session_is_stopped (session));

  ichomp_session_resume_computing (session);
  g_assert_true (ichomp_session_is_computing (session));
  g_assert_false (ichomp_session_is_stopped (session));
  g_assert_null (ichomp_session_get_analysis_error (session));
  support_wait_until_computed (session);
  numbers_assert_right (session);
  ichomp_session_undo (session);
  numbers_assert_right (session);

  /* Another game computes its numbers again. */
  start_full (session, LARGER);
  ichomp_session_stop_computing (session);
  start_full (session, LARGEST);
  g_assert_true (ichomp_session_is_computing (session));
  support_wait_until_computed (session);
  numbers_assert_right (session);

  g_assert_finalize_object (session);
}

static void
test_finalize (void)
{
  for (guint i = 0; i < 20; i++)
    {
      IchompSession *session = support_session_new (1);

      start_full (session, LARGEST);
      for (guint k = 0; k < i; k++)
        g_main_context_iteration (NULL, FALSE);
      g_assert_finalize_object (session);
      support_iterate ();
    }
}

static IchompSetup
get_winnable_setup (guint side)
{
  IchompSetup setup = support_setup (side, side);

  setup.randomise = TRUE;
  setup.winnable = TRUE;
  return setup;
}

/* The former game continues until a winnable random position is found. */
static void
test_winnable (void)
{
  IchompSession *session = support_session_new (3);
  IchompSetup setup = get_winnable_setup (LARGEST);
  NumbersCounts counts;

  start_full (session, 4);
  numbers_count (session, &counts);
  ichomp_session_start (session, &setup);
  g_assert_true (ichomp_session_is_computing (session));
  g_assert_cmpuint (counts.n_started, ==, 0);
  support_assert_position (session, "2,2/2,2/2,2/2,2 @4x4");
  support_play (session, "NW1,1");
  support_assert_position (session, "-/2,2/2,2/2,2 @4x4");
  numbers_assert_right (session);
  g_assert_true (ichomp_session_is_computing (session));

  support_wait_until_computed (session);
  g_assert_cmpuint (counts.n_started, ==, 1);
  g_assert_cmpuint (counts.n_computing, ==, 2);
  g_assert_cmpuint (ichomp_session_get_index (session), ==, 0);
  g_assert_cmpuint (ichomp_session_get_setup (session)->board.width, ==, LARGEST);
  numbers_assert_right (session);
  g_assert_cmpint (sg_analysis_get_outcome (ichomp_session_get_analysis (session)), ==,
                   SG_OUTCOME_N);

  /* Now the tables of the board exist. */
  ichomp_session_start (session, &setup);
  g_assert_cmpuint (counts.n_started, ==, 2);
  numbers_assert_right (session);

  g_assert_finalize_object (session);
}

/* The tables of the board are kept although they do not cover the former game. */
static void
test_winnable_other_shape (void)
{
  IchompSession *session = support_session_new (3);
  IchompSetup setup = get_winnable_setup (LARGEST);
  NumbersCounts counts;

  support_start (session, &setup, "20/-/-/- @40x2");
  ichomp_session_start (session, &setup);
  support_wait_until_computed (session);
  g_assert_cmpuint (ichomp_session_get_setup (session)->board.height, ==, LARGEST);
  numbers_assert_right (session);

  numbers_count (session, &counts);
  ichomp_session_start (session, &setup);
  g_assert_cmpuint (counts.n_started, ==, 1);
  g_assert_cmpuint (counts.n_computing, ==, 0);

  g_assert_finalize_object (session);
}

/* The numbers of the former game are not known yet either. */
static void
test_winnable_meanwhile (void)
{
  IchompSession *session = support_session_new (3);
  IchompSetup setup = get_winnable_setup (LARGEST);
  NumbersCounts counts;

  start_full (session, LARGE);
  numbers_count (session, &counts);
  ichomp_session_start (session, &setup);
  support_play (session, "NW11,11");
  ichomp_session_undo (session);
  g_assert_cmpuint (counts.n_started, ==, 0);

  /* Another board replaces the waiting start. */
  setup = get_winnable_setup (LARGER);
  ichomp_session_start (session, &setup);
  g_assert_cmpuint (counts.n_started, ==, 0);

  support_wait_until_computed (session);
  g_assert_cmpuint (counts.n_started, ==, 1);
  g_assert_cmpuint (ichomp_session_get_setup (session)->board.width, ==, LARGER);
  numbers_assert_right (session);

  g_assert_finalize_object (session);
}

/* The tables for a random start are already being computed for a full board. */
static void
test_winnable_same_board (void)
{
  IchompSession *session = support_session_new (3);
  IchompSetup setup = get_winnable_setup (LARGEST);
  NumbersCounts counts;

  start_full (session, LARGEST);
  numbers_count (session, &counts);
  ichomp_session_start (session, &setup);
  g_assert_cmpuint (counts.n_computing, ==, 0);
  support_wait_until_computed (session);
  g_assert_cmpuint (counts.n_started, ==, 1);
  g_assert_cmpuint (counts.n_computing, ==, 1);
  numbers_assert_right (session);

  g_assert_finalize_object (session);
}

/* A start that need not wait replaces one that waits. */
static void
test_winnable_replaced (void)
{
  IchompSession *session = support_session_new (3);
  IchompSetup setup = get_winnable_setup (LARGEST);
  NumbersCounts counts;

  ichomp_session_start (session, &setup);
  start_full (session, 4);
  g_assert_false (ichomp_session_is_computing (session));

  ichomp_session_start (session, &setup);
  ichomp_session_restart (session);
  g_assert_false (ichomp_session_is_computing (session));

  ichomp_session_start (session, &setup);
  support_start (session, &setup, "2/2/2/2 @4x4");
  g_assert_false (ichomp_session_is_computing (session));

  numbers_count (session, &counts);
  support_iterate ();
  g_assert_cmpuint (counts.n_started, ==, 0);
  support_assert_position (session, "2/2/2/2 @4x4");

  /* The new game needs the numbers that are being computed. */
  ichomp_session_start (session, &setup);
  start_full (session, LARGEST);
  support_wait_until_computed (session);
  g_assert_cmpuint (counts.n_started, ==, 1);
  g_assert_true (sg_position_get_n_tiles (ichomp_session_get_position (session))
                 == LARGEST * LARGEST);
  numbers_assert_right (session);

  g_assert_finalize_object (session);
}

/* The random position depends neither on the time of the computation nor on draws during it. */
static void
test_winnable_replay (void)
{
  g_autofree char *first = NULL;

  for (guint n_draws = 0; n_draws < 3; n_draws++)
    {
      IchompSession *session = support_session_new (7);
      IchompSetup setup = get_winnable_setup (LARGE);
      IchompSetup former = support_setup (4, 4);
      g_autofree char *start = NULL;

      former.opponent = ICHOMP_OPPONENT_COMPUTER;
      former.level = SG_LEVEL_EASY;
      former.first = ICHOMP_PLAYER_2;
      if (n_draws == 0)
        {
          start_full (session, LARGE);
          support_wait_until_computed (session);
        }
      ichomp_session_start (session, &former);
      ichomp_session_start (session, &setup);
      for (guint i = 0; i < n_draws; i++)
        {
          SgMove move;

          g_assert_true (ichomp_session_choose_move (session, &move));
        }
      support_wait_until_computed (session);

      start = sg_position_to_string (ichomp_session_get_position (session));
      if (first == NULL)
        first = g_steal_pointer (&start);
      else
        g_assert_cmpstr (start, ==, first);
      g_assert_finalize_object (session);
    }
}

void
add_tests (void)
{
  g_test_add_func ("/session-numbers/at-once", test_at_once);
  g_test_add_func ("/session-numbers/later", test_later);
  g_test_add_func ("/session-numbers/play-meanwhile", test_play_meanwhile);
  g_test_add_func ("/session-numbers/computer-waits", test_computer_waits);
  g_test_add_func ("/session-numbers/kept", test_kept);
  g_test_add_func ("/session-numbers/superseded", test_superseded);
  g_test_add_func ("/session-numbers/superseded-when-done", test_superseded_when_done);
  g_test_add_func ("/session-numbers/stopped", test_stopped);
  g_test_add_func ("/session-numbers/cancelled", test_cancelled);
  g_test_add_func ("/session-numbers/finalize", test_finalize);
  g_test_add_func ("/session-numbers/winnable", test_winnable);
  g_test_add_func ("/session-numbers/winnable-other-shape", test_winnable_other_shape);
  g_test_add_func ("/session-numbers/winnable-meanwhile", test_winnable_meanwhile);
  g_test_add_func ("/session-numbers/winnable-same-board", test_winnable_same_board);
  g_test_add_func ("/session-numbers/winnable-replaced", test_winnable_replaced);
  g_test_add_func ("/session-numbers/winnable-replay", test_winnable_replay);
}
