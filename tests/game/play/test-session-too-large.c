/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Games with positions that cannot have numbers: too many values, or too large ones. */

#include "numbers-support.h"
#include "game/play/ichomp-computation.h"
#include "support.h"
#include "test-main.h"

/* Too large for any table; after SE1,1 and SMALL_AGAIN it no longer is. */
#define TOO_LARGE "20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20/3,2/2/1 @40x40"
#define SMALL_AGAIN "NW3,3"

static void
test_too_large (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);
  const GError *error;
  NumbersCounts counts;
  SgMove move;

  setup.opponent = ICHOMP_OPPONENT_COMPUTER;
  setup.first = ICHOMP_PLAYER_2;
  numbers_count (session, &counts);
  support_start (session, &setup, TOO_LARGE);
  g_assert_false (ichomp_session_is_computing (session));
  g_assert_null (ichomp_session_get_analysis (session));
  error = ichomp_session_get_analysis_error (session);
  g_assert_error ((GError *)error, SG_ERROR, SG_ERROR_TABLE_TOO_LARGE);
  g_assert_cmpuint (sg_error_get_detail (error)->limit, ==, G_MAXUINT32);
  g_assert_cmpuint (counts.n_analysis, ==, 1);

  /* The computer does not wait for numbers that cannot be computed. */
  g_assert_true (ichomp_session_choose_move (session, &move));
  g_assert_true (sg_position_has_tile (ichomp_session_get_position (session), &move));

  /* Notified once, not after every move. */
  support_play (session, "SE1,1");
  g_assert_nonnull (ichomp_session_get_analysis_error (session));
  g_assert_cmpuint (counts.n_analysis, ==, 1);

  support_play (session, SMALL_AGAIN);
  g_assert_null (ichomp_session_get_analysis_error (session));
  g_assert_cmpuint (counts.n_analysis, ==, 2);
  numbers_assert_right (session);

  ichomp_session_undo (session);
  g_assert_null (ichomp_session_get_analysis (session));
  g_assert_error ((GError *)ichomp_session_get_analysis_error (session), SG_ERROR,
                  SG_ERROR_TABLE_TOO_LARGE);
  ichomp_session_redo (session);
  numbers_assert_right (session);

  g_assert_finalize_object (session);
}

/* If the start is too large, tables are made for the earliest position that is not. */
static void
test_too_large_resumed (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);
  NumbersCounts counts;

  support_start (session, &setup, TOO_LARGE " SE1,1 " SMALL_AGAIN " NW1,4 NE2,2");
  numbers_assert_right (session);

  numbers_count (session, &counts);
  ichomp_session_undo (session);
  numbers_assert_right (session);
  ichomp_session_undo (session);
  numbers_assert_right (session);
  ichomp_session_undo (session);
  g_assert_nonnull (ichomp_session_get_analysis_error (session));
  ichomp_session_undo (session);
  g_assert_nonnull (ichomp_session_get_analysis_error (session));

  /* Another move from there to a position that is not too large. */
  support_play (session, "NW4,1");
  numbers_assert_right (session);
  g_assert_cmpuint (counts.n_computing, ==, 0);

  g_assert_finalize_object (session);
}

/* These tables serve for the rest of the game, also if they take a while. */
static void
test_too_large_resumed_later (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);
  NumbersCounts counts;

  support_start (session, &setup, TOO_LARGE " NW1,17 NW10,1 NW9,9 NW8,8");
  support_wait_until_computed (session);
  numbers_assert_right (session);

  numbers_count (session, &counts);
  ichomp_session_undo (session);
  ichomp_session_undo (session);
  numbers_assert_right (session);
  ichomp_session_undo (session);
  g_assert_nonnull (ichomp_session_get_analysis_error (session));
  g_assert_cmpuint (counts.n_computing, ==, 0);

  g_assert_finalize_object (session);
}

/* A value above 255 is found only during the computation. */
static void
test_value_too_large (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);
  NumbersCounts counts;

  support_start (session, &setup, "255,255,255/-/-/1 @510x6");
  g_assert_true (ichomp_session_is_computing (session));
  numbers_count (session, &counts);
  support_wait_until_computed (session);
  g_assert_cmpuint (counts.n_analysis, ==, 1);
  g_assert_null (ichomp_session_get_analysis (session));
  g_assert_error ((GError *)ichomp_session_get_analysis_error (session), SG_ERROR,
                  SG_ERROR_VALUE_TOO_LARGE);

  support_play (session, "SE1,1");
  support_wait_until_computed (session);
  g_assert_error ((GError *)ichomp_session_get_analysis_error (session), SG_ERROR,
                  SG_ERROR_VALUE_TOO_LARGE);

  support_play (session, "NW1,20");
  support_wait_until_computed (session);
  numbers_assert_right (session);

  ichomp_session_undo (session);
  g_assert_false (ichomp_session_is_computing (session));
  g_assert_error ((GError *)ichomp_session_get_analysis_error (session), SG_ERROR,
                  SG_ERROR_VALUE_TOO_LARGE);

  g_assert_finalize_object (session);
}

static gboolean
stop_cb (double fraction, gpointer user_data)
{
  return FALSE;
}

/* Without a session, the limit is the same: 16x16, with 601,080,390 values, is computed if there is
 * memory for it. */
static void
test_run (void)
{
  static const char box[] = "16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16";
  g_autofree char *text = g_strdup_printf ("%s/%s/%s/%s", box, box, box, box);
  g_autoptr (SgPosition) large = sg_position_parse (text, NULL);
  g_autoptr (SgPosition) too_large = sg_position_parse (TOO_LARGE, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) stopped = NULL;

  g_assert_null (ichomp_computation_run (too_large, stop_cb, NULL, &error));
  g_assert_error (error, SG_ERROR, SG_ERROR_TABLE_TOO_LARGE);
  g_assert_cmpuint (sg_error_get_detail (error)->limit, ==, G_MAXUINT32);

  g_assert_null (ichomp_computation_run (large, stop_cb, NULL, &stopped));
  if (g_error_matches (stopped, SG_ERROR, SG_ERROR_NO_MEMORY))
    g_test_skip ("Needs 400 MB of memory");
  else
    g_assert_error (stopped, SG_ERROR, SG_ERROR_CANCELLED);
}

void
add_tests (void)
{
  g_test_add_func ("/session-too-large/start", test_too_large);
  g_test_add_func ("/session-too-large/resumed", test_too_large_resumed);
  g_test_add_func ("/session-too-large/resumed-later", test_too_large_resumed_later);
  g_test_add_func ("/session-too-large/value", test_value_too_large);
  g_test_add_func ("/session-too-large/run", test_run);
}
