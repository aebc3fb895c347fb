/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The first game of a user can be won: the computer begins and leaves an N-position. */

#include "game/play/ichomp-session.h"

#include "oracle.h"
#include "support.h"
#include "test-main.h"

#define N_SEEDS 200

static void
test_won (void)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint32 seed = 0; seed < N_SEEDS; seed++)
    {
      IchompSession *session = support_session_new (seed);
      const IchompSetup *setup;
      SgAnalysis *analysis;
      SgMove move;

      ichomp_session_start_first_game (session);
      support_wait_until_computed (session);
      setup = ichomp_session_get_setup (session);
      g_assert_cmpuint (setup->board.width, ==, 8);
      g_assert_cmpuint (setup->board.height, ==, 8);
      g_assert_cmpint (setup->kind, ==, ICHOMP_KIND_ICHOMP);
      g_assert_cmpint (setup->level, ==, SG_LEVEL_EASY);
      g_assert_true (ichomp_session_is_computers_turn (session));
      g_assert_true (ichomp_session_is_first_move (session));

      g_assert_true (ichomp_session_choose_move (session, &move));
      g_assert_true (ichomp_session_play (session, &move));
      support_wait_until_computed (session);
      g_assert_false (ichomp_session_is_computers_turn (session));
      g_assert_false (ichomp_session_is_first_move (session));
      g_hash_table_add (texts, sg_move_to_string (&move));

      analysis = ichomp_session_get_analysis (session);
      g_assert_cmpint (sg_analysis_get_outcome (analysis), ==, SG_OUTCOME_N);
      g_assert_cmpuint (sg_analysis_get_n_winning_moves (analysis), >, 0);
      g_assert_cmpuint (oracle_nim_sum (ichomp_session_get_position (session)), !=, 0);

      g_assert_finalize_object (session);
    }

  /* Not everybody's first game is the same. */
  g_assert_cmpuint (g_hash_table_size (texts), >, 30);
}

static void
test_only_once (void)
{
  IchompSession *session = support_session_new (1);

  ichomp_session_start_first_game (session);
  ichomp_session_restart (session);
  g_assert_false (ichomp_session_is_first_move (session));

  g_assert_finalize_object (session);
}

void
add_tests (void)
{
  g_test_add_func ("/first-game/won", test_won);
  g_test_add_func ("/first-game/only-once", test_only_once);
}
