/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of a session, on boards so small that their numbers are available at once. */

#include "game/play/ichomp-session.h"

#include <string.h>

#include "support.h"
#include "test-main.h"

/* Logs the notifications and signals of a session in their order. */
static void
notify_cb (IchompSession *session, GParamSpec *pspec, GString *log)
{
  g_string_append_printf (log, "%s ", pspec->name);
}

static void
started_cb (IchompSession *session, GString *log)
{
  g_string_append (log, "started ");
}

static void
move_made_cb (IchompSession *session,
              const SgMove *move,
              guint index,
              SgPosition *before,
              GString *log)
{
  g_autofree char *move_text = sg_move_to_string (move);
  g_autofree char *before_text = sg_position_to_string (before);

  g_string_append_printf (log, "move-made(%s %u %s) ", move_text, index, before_text);
}

static void
listen (IchompSession *session, GString *log)
{
  g_signal_connect (session, "notify", G_CALLBACK (notify_cb), log);
  g_signal_connect (session, "started", G_CALLBACK (started_cb), log);
  g_signal_connect (session, "move-made", G_CALLBACK (move_made_cb), log);
}

static gboolean
has_word (const GString *log, const char *word)
{
  g_auto (GStrv) words = g_strsplit (log->str, " ", -1);

  return g_strv_contains ((const char *const *)words, word);
}

static void
test_initial (void)
{
  IchompSession *session = support_session_new (1);

  support_assert_position (session, "4,4,4,4/4,4,4,4/4,4,4,4/4,4,4,4 @8x8");
  support_assert_consistent (session);
  g_assert_false (ichomp_session_can_undo (session));
  g_assert_false (ichomp_session_can_redo (session));
  g_assert_false (ichomp_session_is_computing (session));
  g_assert_cmpint (ichomp_session_get_player (session), ==, ICHOMP_PLAYER_1);

  g_assert_finalize_object (session);
}

static void
test_start (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (5, 3);
  g_autoptr (GString) log = g_string_new (NULL);

  support_check_signals (session);
  listen (session, log);
  setup.first = ICHOMP_PLAYER_2;
  ichomp_session_start (session, &setup);

  support_assert_position (session, "2/3/2,2/3,3 @5x3");
  g_assert_cmpmem (ichomp_session_get_setup (session), sizeof setup, &setup, sizeof setup);
  g_assert_cmpint (ichomp_session_get_player (session), ==, ICHOMP_PLAYER_2);
  g_assert_true (g_str_has_suffix (log->str, " started "));
  g_assert_true (has_word (log, "setup"));
  g_assert_true (has_word (log, "game"));
  g_assert_true (has_word (log, "index"));
  g_assert_true (has_word (log, "position"));
  g_assert_true (has_word (log, "analysis"));

  g_assert_finalize_object (session);
}

static void
test_smallest_boards (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setups[] = { support_setup (1, 2), support_setup (2, 1) };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    for (guint randomise = 0; randomise <= 1; randomise++)
      {
        setups[i].randomise = randomise;
        setups[i].winnable = randomise;
        ichomp_session_start (session, &setups[i]);
        support_assert_consistent (session);
        g_assert_cmpuint (sg_position_get_n_tiles (ichomp_session_get_position (session)), ==,
                          randomise ? 1 : 2);
      }

  g_assert_finalize_object (session);
}

static void
test_play (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);
  g_autoptr (GString) log = g_string_new (NULL);

  ichomp_session_start (session, &setup);
  support_check_signals (session);
  listen (session, log);
  support_play (session, "NE2,1");

  support_assert_position (session, "2,2/2/2,2/2,2 @4x4");
  g_assert_cmpint (ichomp_session_get_player (session), ==, ICHOMP_PLAYER_2);
  g_assert_true (g_str_has_suffix (log->str, " move-made(NE2,1 0 2,2/2,2/2,2/2,2 @4x4) "));
  g_assert_true (has_word (log, "game"));
  g_assert_true (has_word (log, "index"));
  g_assert_true (has_word (log, "position"));
  g_assert_true (has_word (log, "analysis"));
  g_assert_true (has_word (log, "can-undo"));
  g_assert_false (has_word (log, "can-redo"));
  g_assert_false (has_word (log, "setup"));
  g_assert_false (has_word (log, "computing"));

  g_assert_finalize_object (session);
}

static void
test_illegal (void)
{
  static const SgMove moves[] = {
    { SG_QUADRANT_NE, 1, 0 }, { SG_QUADRANT_NW, 2, 0 },         { SG_QUADRANT_NW, 0, 2 },
    { SG_N_QUADRANTS, 0, 0 }, { SG_QUADRANT_SE, 0, G_MAXUINT }, { SG_QUADRANT_SE, G_MAXUINT, 0 },
    { (SgQuadrant)-1, 0, 0 },
  };
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);
  g_autoptr (GString) log = g_string_new (NULL);

  ichomp_session_start (session, &setup);
  support_play (session, "NE2,1");
  listen (session, log);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_false (ichomp_session_play (session, &moves[i]));
  g_assert_cmpstr (log->str, ==, "");
  support_assert_consistent (session);

  g_assert_finalize_object (session);
}

static void
test_play_after_undo (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);
  g_autoptr (GString) log = g_string_new (NULL);

  support_start (session, &setup, "2,2/2,2/2,2/2,2 @4x4 NW2,1 NE2,1 SW2,1");
  g_assert_cmpuint (ichomp_session_get_index (session), ==, 3);
  ichomp_session_undo (session);
  ichomp_session_undo (session);
  listen (session, log);
  support_play (session, "SE2,2");

  g_assert_false (ichomp_session_can_redo (session));
  g_assert_cmpuint (sg_game_get_n_moves (ichomp_session_get_game (session)), ==, 2);
  support_assert_position (session, "2/2,2/2,2/2,1 @4x4");
  g_assert_true (has_word (log, "can-redo"));

  g_assert_finalize_object (session);
}

static void
test_notify_undo (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);
  g_autoptr (GString) log = g_string_new (NULL);

  ichomp_session_start (session, &setup);
  support_play (session, "NW1,2");
  listen (session, log);
  ichomp_session_undo (session);
  g_assert_true (has_word (log, "index"));
  g_assert_true (has_word (log, "position"));
  g_assert_true (has_word (log, "can-undo"));
  g_assert_true (has_word (log, "can-redo"));
  g_assert_false (has_word (log, "game"));
  g_assert_null (strstr (log->str, "move-made"));

  g_string_truncate (log, 0);
  ichomp_session_undo (session);
  g_assert_cmpstr (log->str, ==, "");

  ichomp_session_redo (session);
  g_assert_null (strstr (log->str, "move-made"));

  g_string_truncate (log, 0);
  ichomp_session_redo (session);
  g_assert_cmpstr (log->str, ==, "");

  g_assert_finalize_object (session);
}

static void
test_restart (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (6, 6);
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  g_autofree char *start = NULL;
  SgMove move;

  setup.randomise = TRUE;
  setup.first = ICHOMP_PLAYER_2;
  ichomp_session_start (session, &setup);
  start = sg_position_to_string (ichomp_session_get_position (session));
  move = sg_strategy_choose_random (ichomp_session_get_position (session), SG_RULE_NORMAL, rand);
  g_assert_true (ichomp_session_play (session, &move));

  ichomp_session_restart (session);
  support_assert_position (session, start);
  g_assert_cmpuint (sg_game_get_n_moves (ichomp_session_get_game (session)), ==, 0);
  g_assert_cmpint (ichomp_session_get_player (session), ==, ICHOMP_PLAYER_2);
  support_assert_consistent (session);

  g_assert_finalize_object (session);
}

static void
test_count_once (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (1, 2);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  ichomp_session_start (session, &setup);
  g_assert_false (ichomp_session_count_once (session));
  support_play (session, "NE1,1");
  g_assert_false (ichomp_session_count_once (session));
  support_play (session, "SE1,1");
  g_assert_true (ichomp_session_count_once (session));
  g_assert_false (ichomp_session_count_once (session));

  /* Finished again, by redo and by playing. */
  ichomp_session_undo (session);
  g_assert_false (ichomp_session_count_once (session));
  ichomp_session_redo (session);
  g_assert_false (ichomp_session_count_once (session));
  ichomp_session_undo (session);
  support_play (session, "SE1,1");
  g_assert_false (ichomp_session_count_once (session));

  /* Resumed. */
  text = ichomp_session_to_text (session);
  ichomp_session_restart (session);
  ichomp_session_restore (session, text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_true (ichomp_session_is_over (session));
  g_assert_false (ichomp_session_count_once (session));

  /* A new game counts, even with the same moves. */
  ichomp_session_restart (session);
  support_play (session, "NE1,1");
  support_play (session, "SE1,1");
  g_assert_true (ichomp_session_count_once (session));

  g_assert_finalize_object (session);
}

/* A game without tiles is over, has no winner and does not count. */
static void
test_no_tiles (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (2, 2);
  SgMove move;

  setup.opponent = ICHOMP_OPPONENT_COMPUTER;
  setup.first = ICHOMP_PLAYER_2;
  support_start (session, &setup, "-/-/-/- @4x2");
  g_assert_true (ichomp_session_is_over (session));
  g_assert_false (ichomp_session_count_once (session));
  g_assert_false (ichomp_session_is_computers_turn (session));
  g_assert_false (ichomp_session_choose_move (session, &move));
  support_assert_consistent (session);

  g_assert_finalize_object (session);
}

/* Plays a game against the computer, in which the person takes random tiles and sometimes undoes a
 * move.
 * Returns the game. */
static char *
play_whole_game (SgLevel level, guint32 seed)
{
  IchompSession *session = support_session_new (seed);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed + 1);
  IchompSetup setup = support_setup (8, 7);
  g_autofree char *text = NULL;
  gboolean lost = FALSE;
  guint n_undone = 0;

  setup.opponent = ICHOMP_OPPONENT_COMPUTER;
  setup.level = level;
  setup.randomise = seed % 3 > 0;
  setup.winnable = seed % 3 > 1;
  setup.first = seed % 2;
  ichomp_session_start (session, &setup);
  support_check_signals (session);

  while (!ichomp_session_is_over (session))
    {
      SgMove move;

      g_assert_cmpint (ichomp_session_is_computers_turn (session), ==,
                       ichomp_session_get_player (session) == ICHOMP_PLAYER_2);
      if (ichomp_session_is_computers_turn (session))
        {
          lost = sg_analysis_get_outcome (ichomp_session_get_analysis (session)) == SG_OUTCOME_P;
          support_play_computer (session);

          /* The hard level never gives a win away. */
          if (level == SG_LEVEL_HARD && !lost)
            g_assert_cmpint (sg_analysis_get_outcome (ichomp_session_get_analysis (session)), ==,
                             SG_OUTCOME_P);
          continue;
        }

      g_assert_false (ichomp_session_choose_move (session, &move));
      if (n_undone < 5 && ichomp_session_can_undo (session) && g_rand_int_range (rand, 0, 4) == 0)
        {
          ichomp_session_undo (session);
          n_undone++;
          continue;
        }

      move =
          sg_strategy_choose_random (ichomp_session_get_position (session), SG_RULE_NORMAL, rand);
      g_assert_true (ichomp_session_play (session, &move));
    }

  text = sg_game_to_string (ichomp_session_get_game (session));
  g_assert_finalize_object (session);
  return g_steal_pointer (&text);
}

static void
test_replay (gconstpointer data)
{
  SgLevel level = GPOINTER_TO_INT (data);
  g_autoptr (GHashTable) games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint32 seed = 0; seed < 60; seed++)
    {
      g_autofree char *game = play_whole_game (level, seed);
      g_autofree char *again = play_whole_game (level, seed);

      g_assert_cmpstr (game, ==, again);
      g_hash_table_add (games, g_steal_pointer (&game));
    }

  g_assert_cmpuint (g_hash_table_size (games), ==, 60);
}

/* Random starts: any position, or only those that the first player can win. */
static void
test_random_starts (void)
{
  IchompSession *session = support_session_new (5);
  IchompSetup setup = support_setup (6, 5);
  g_autoptr (GHashTable) starts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_lost = 0;

  setup.randomise = TRUE;
  for (guint i = 0; i < 400; i++)
    {
      SgAnalysis *analysis;

      setup.winnable = i % 2;
      ichomp_session_start (session, &setup);
      support_assert_consistent (session);
      g_assert_false (ichomp_session_is_over (session));

      analysis = ichomp_session_get_analysis (session);
      if (setup.winnable)
        g_assert_cmpint (sg_analysis_get_outcome (analysis), ==, SG_OUTCOME_N);
      else if (sg_analysis_get_outcome (analysis) == SG_OUTCOME_P)
        n_lost++;

      g_hash_table_add (starts, sg_position_to_string (ichomp_session_get_position (session)));
    }

  g_assert_cmpuint (n_lost, >, 0);
  g_assert_cmpuint (g_hash_table_size (starts), >, 300);
  g_assert_finalize_object (session);
}

static void
start_again_cb (IchompSession *session, SgMove *move, guint index, SgPosition *before, guint *n)
{
  IchompSetup setup = support_setup (2, 2);

  if ((*n)++ < 3)
    ichomp_session_start (session, &setup);
}

/* A signal handler may play a move or start another game. */
static void
test_reentrancy (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);
  guint n = 0;

  ichomp_session_start (session, &setup);
  g_signal_connect (session, "move-made", G_CALLBACK (start_again_cb), &n);
  support_check_signals (session);
  support_play (session, "NW1,1");
  support_assert_position (session, "1/1/1/1 @2x2");
  support_play (session, "NW1,1");
  support_assert_position (session, "1/1/1/1 @2x2");

  g_assert_finalize_object (session);
}

static void
test_property_values (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);
  g_autoptr (SgGame) game = NULL;
  g_autoptr (SgPosition) position = NULL;
  g_autoptr (SgAnalysis) analysis = NULL;
  const IchompSetup *got_setup;
  gboolean can_undo;
  gboolean can_redo;
  gboolean computing;
  guint index;
  double progress;

  ichomp_session_start (session, &setup);
  support_play (session, "NW1,2");
  g_object_get (session, "setup", &got_setup, "game", &game, "index", &index, "position", &position,
                "analysis", &analysis, "can-undo", &can_undo, "can-redo", &can_redo, "computing",
                &computing, "progress", &progress, NULL);
  g_assert_true (got_setup == ichomp_session_get_setup (session));
  g_assert_true (game == ichomp_session_get_game (session));
  g_assert_true (position == ichomp_session_get_position (session));
  g_assert_true (analysis == ichomp_session_get_analysis (session));
  g_assert_cmpuint (index, ==, 1);
  g_assert_true (can_undo);
  g_assert_false (can_redo);
  g_assert_false (computing);
  g_assert_cmpfloat (progress, <=, 0);

  g_assert_finalize_object (session);
}

void
add_tests (void)
{
  g_test_add_func ("/session/initial", test_initial);
  g_test_add_func ("/session/start", test_start);
  g_test_add_func ("/session/smallest-boards", test_smallest_boards);
  g_test_add_func ("/session/play", test_play);
  g_test_add_func ("/session/illegal", test_illegal);
  g_test_add_func ("/session/play-after-undo", test_play_after_undo);
  g_test_add_func ("/session/notify-undo", test_notify_undo);
  g_test_add_func ("/session/restart", test_restart);
  g_test_add_func ("/session/count-once", test_count_once);
  g_test_add_func ("/session/no-tiles", test_no_tiles);
  g_test_add_data_func ("/session/replay/easy", GINT_TO_POINTER (SG_LEVEL_EASY), test_replay);
  g_test_add_data_func ("/session/replay/medium", GINT_TO_POINTER (SG_LEVEL_MEDIUM), test_replay);
  g_test_add_data_func ("/session/replay/hard", GINT_TO_POINTER (SG_LEVEL_HARD), test_replay);
  g_test_add_func ("/session/random-starts", test_random_starts);
  g_test_add_func ("/session/reentrancy", test_reentrancy);
  g_test_add_func ("/session/property-values", test_property_values);
}
