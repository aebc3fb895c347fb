/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Chomp, Nim, misere play and the computer against itself, from the start of a game to its end. */

#include <string.h>

#include "game/storage/ichomp-autosave.h"
#include "game/play/ichomp-new-game.h"
#include "game/storage/ichomp-settings.h"
#include "game/words/ichomp-game-wording.h"
#include "support.h"
#include "test-main.h"

static IchompSetup
chomp_setup (guint width, guint height)
{
  IchompSetup setup = support_setup (2, 2);

  setup.kind = ICHOMP_KIND_CHOMP;
  setup.misere = TRUE;
  ichomp_setup_fit_board (&setup, width, height);
  return setup;
}

static IchompSetup
nim_setup (guint nw, guint ne, guint sw, guint se, gboolean misere)
{
  IchompSetup setup = support_setup (2, 2);

  setup.kind = ICHOMP_KIND_NIM;
  setup.misere = misere;
  setup.heaps[SG_QUADRANT_NW] = nw;
  setup.heaps[SG_QUADRANT_NE] = ne;
  setup.heaps[SG_QUADRANT_SW] = sw;
  setup.heaps[SG_QUADRANT_SE] = se;
  ichomp_setup_fit_board (&setup, 0, 0);
  return setup;
}

static void
assert_start (const IchompSetup *setup, const char *expected)
{
  IchompSession *session = support_session_new (1);
  g_autofree char *text = NULL;

  g_assert_true (ichomp_setup_is_legal (setup));
  support_check_signals (session);
  ichomp_session_start (session, setup);
  text = sg_game_to_string (ichomp_session_get_game (session));
  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpmem (ichomp_session_get_setup (session), sizeof *setup, setup, sizeof *setup);
  g_assert_finalize_object (session);
}

static void
test_starts (void)
{
  IchompSetup chomp = chomp_setup (3, 2);
  IchompSetup row = chomp_setup (12, 1);
  IchompSetup nim = nim_setup (1, 3, 5, 7, FALSE);
  IchompSetup misere = nim_setup (0, 2, 0, 1, TRUE);
  IchompSetup ichomp = support_setup (3, 4);

  assert_start (&chomp, "-/-/-/3,3 @6x4 chomp");
  assert_start (&row, "-/-/-/12 @24x2 chomp");
  assert_start (&nim, "1/3/5/7 @14x2");
  assert_start (&misere, "-/2/-/1 @4x2 misere");
  assert_start (&ichomp, "1,1/2,2/1,1/2,2 @3x4");
  ichomp.misere = TRUE;
  assert_start (&ichomp, "1,1/2,2/1,1/2,2 @3x4 misere");
}

static void
test_legal (void)
{
  IchompSetup single = chomp_setup (1, 1);
  IchompSetup wide = chomp_setup (ICHOMP_QUADRANT_MAX_SIDE + 1, 1);
  IchompSetup heap = nim_setup (1, 0, 0, 0, FALSE);
  IchompSetup heaps = nim_setup (1, 0, 0, 1, FALSE);
  IchompSetup large = nim_setup (ICHOMP_QUADRANT_MAX_SIDE + 1, 0, 0, 1, FALSE);

  g_assert_false (ichomp_setup_is_legal (&single));
  g_assert_false (ichomp_setup_is_legal (&wide));
  g_assert_false (ichomp_setup_is_legal (&heap));
  g_assert_true (ichomp_setup_is_legal (&heaps));
  g_assert_false (ichomp_setup_is_legal (&large));
  heaps.heaps[SG_QUADRANT_NW] = 2;
  g_assert_false (ichomp_setup_is_legal (&heaps));
}

static void
test_settings (void)
{
  GSettings *settings = ichomp_settings_new ();
  IchompSetup setup;

  g_settings_set_enum (settings, "game-kind", ICHOMP_KIND_CHOMP);
  g_settings_set_boolean (settings, "misere", FALSE);
  g_settings_set_uint (settings, "chomp-width", 5);
  g_settings_set_uint (settings, "chomp-height", 3);
  ichomp_new_game_read_setup (settings, NULL, &setup);
  g_assert_cmpint (setup.kind, ==, ICHOMP_KIND_CHOMP);
  g_assert_true (setup.misere);
  g_assert_cmpuint (setup.board.width, ==, 10);
  g_assert_cmpuint (setup.board.height, ==, 6);

  g_settings_set_enum (settings, "game-kind", ICHOMP_KIND_NIM);
  g_settings_set_boolean (settings, "misere", TRUE);
  g_settings_set_uint (settings, "nim-heap-nw", 0);
  g_settings_set_uint (settings, "nim-heap-ne", 4);
  g_settings_set_uint (settings, "nim-heap-sw", 9);
  g_settings_set_uint (settings, "nim-heap-se", 1);
  g_settings_set_enum (settings, "opponent", ICHOMP_OPPONENT_COMPUTERS);
  g_settings_set_enum (settings, "level", SG_LEVEL_HARD);
  g_settings_set_enum (settings, "level-1", SG_LEVEL_MEDIUM);
  ichomp_new_game_read_setup (settings, NULL, &setup);
  g_assert_cmpint (setup.kind, ==, ICHOMP_KIND_NIM);
  g_assert_true (setup.misere);
  g_assert_cmpuint (setup.heaps[SG_QUADRANT_SW], ==, 9);
  g_assert_cmpuint (setup.board.width, ==, 18);
  g_assert_cmpint (setup.opponent, ==, ICHOMP_OPPONENT_COMPUTERS);
  g_assert_cmpint (ichomp_setup_get_level (&setup, ICHOMP_PLAYER_1), ==, SG_LEVEL_MEDIUM);
  g_assert_cmpint (ichomp_setup_get_level (&setup, ICHOMP_PLAYER_2), ==, SG_LEVEL_HARD);

  g_assert_finalize_object (settings);
}

/* Random positions lie inside the full one, and winnable ones are N-positions. */
static void
test_random (void)
{
  IchompSetup setups[] = { chomp_setup (5, 4), nim_setup (7, 5, 3, 0, TRUE),
                           nim_setup (2, 0, 0, 0, TRUE), support_setup (4, 4) };

  setups[3].misere = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      IchompSession *session = support_session_new (i);
      g_autoptr (SgPosition) full = ichomp_setup_create_full (&setups[i]);

      setups[i].randomise = TRUE;
      setups[i].winnable = TRUE;
      for (guint k = 0; k < 50; k++)
        {
          SgPosition *start;

          ichomp_session_start (session, &setups[i]);
          start = ichomp_session_get_position (session);
          g_assert_cmpint (sg_analysis_get_outcome (ichomp_session_get_analysis (session)), ==,
                           SG_OUTCOME_N);
          SG_FOREACH_QUADRANT (q)
            g_assert_true (sg_diagram_contains (sg_position_get_diagram (full, q),
                                                sg_position_get_diagram (start, q)));
        }
      g_assert_finalize_object (session);
    }
}

/* Undo, trials and restarting keep the rule of the game. */
static void
test_rule_kept (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = nim_setup (1, 1, 0, 1, TRUE);

  ichomp_session_start (session, &setup);
  support_play (session, "NW1,1");
  ichomp_session_undo (session);
  support_play (session, "NE1,1");
  ichomp_session_begin_trial (session, 0);
  support_play (session, "SE1,1");
  g_assert_cmpint (sg_game_get_rule (ichomp_session_get_game (session)), ==, SG_RULE_MISERE);
  ichomp_session_end_trial (session);
  support_play (session, "SE1,1");
  g_assert_cmpint (sg_analysis_get_outcome (ichomp_session_get_analysis (session)), ==,
                   SG_OUTCOME_P);
  support_play (session, "NW1,1");
  g_assert_cmpint (ichomp_session_get_winner (session), ==, ICHOMP_PLAYER_2);
  ichomp_session_restart (session);
  g_assert_cmpint (sg_game_get_rule (ichomp_session_get_game (session)), ==, SG_RULE_MISERE);
  g_assert_cmpuint (sg_game_get_n_moves (ichomp_session_get_game (session)), ==, 0);

  g_assert_finalize_object (session);
}

static void
test_computer_plays_by_the_rule (void)
{
  IchompSetup setups[] = { chomp_setup (4, 3), nim_setup (4, 3, 1, 1, TRUE) };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    for (guint32 seed = 0; seed < 40; seed++)
      {
        IchompSession *session = support_session_new (seed);
        g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

        setups[i].opponent = ICHOMP_OPPONENT_COMPUTER;
        setups[i].first = ICHOMP_PLAYER_2;
        ichomp_session_start (session, &setups[i]);
        while (!ichomp_session_is_over (session))
          {
            SgMove move = sg_strategy_choose_random (ichomp_session_get_position (session),
                                                     SG_RULE_NORMAL, rand);

            if (ichomp_session_is_computers_turn (session))
              support_play_computer (session);
            else
              ichomp_session_play (session, &move);
          }
        g_assert_cmpint (ichomp_session_get_winner (session), ==, ICHOMP_PLAYER_2);
        g_assert_finalize_object (session);
      }
}

/* At every level, the computer takes the poison only if nothing else is left. */
static void
test_computer_leaves_the_poison (void)
{
  IchompSetup setup = chomp_setup (4, 3);

  setup.opponent = ICHOMP_OPPONENT_COMPUTERS;
  for (guint level = 0; level < SG_N_LEVELS; level++)
    for (guint32 seed = 0; seed < 40; seed++)
      {
        IchompSession *session = support_session_new (seed);
        SgMove move;

        setup.level = setup.level_1 = (SgLevel)level;
        ichomp_session_start (session, &setup);
        while (!ichomp_session_is_over (session))
          {
            guint n_tiles = sg_position_get_n_tiles (ichomp_session_get_position (session));

            g_assert_true (ichomp_session_choose_move (session, &move));
            g_assert_true (n_tiles == 1 || move.row > 0 || move.column > 0);
            ichomp_session_play (session, &move);
          }
        g_assert_finalize_object (session);
      }
}

/* The computer against itself */

static IchompSession *
watch (SgLevel level_1, SgLevel level, IchompPlayer first)
{
  IchompSession *session = support_session_new (5);
  IchompSetup setup = nim_setup (4, 3, 2, 0, FALSE);

  setup.opponent = ICHOMP_OPPONENT_COMPUTERS;
  setup.level_1 = level_1;
  setup.level = level;
  setup.first = first;
  ichomp_session_start (session, &setup);
  return session;
}

static void
test_computers (void)
{
  for (IchompPlayer hard = ICHOMP_PLAYER_1; hard < ICHOMP_N_PLAYERS; hard++)
    {
      IchompSession *session =
          watch (hard == ICHOMP_PLAYER_1 ? SG_LEVEL_HARD : SG_LEVEL_EASY,
                 hard == ICHOMP_PLAYER_2 ? SG_LEVEL_HARD : SG_LEVEL_EASY, hard);

      while (!ichomp_session_is_over (session))
        {
          g_assert_true (ichomp_session_is_computers_turn (session));
          support_play_computer (session);
        }
      g_assert_cmpint (ichomp_session_get_winner (session), ==, hard);
      g_assert_false (ichomp_session_count_once (session));
      g_assert_finalize_object (session);
    }
}

/* Undo and redo go move by move; the computer waits while an earlier position is shown. */
static void
test_computers_undo (void)
{
  IchompSession *session = watch (SG_LEVEL_EASY, SG_LEVEL_EASY, ICHOMP_PLAYER_1);
  SgMove move;

  support_play_computer (session);
  support_play_computer (session);
  ichomp_session_undo (session);
  g_assert_cmpuint (ichomp_session_get_index (session), ==, 1);
  g_assert_false (ichomp_session_choose_move (session, &move));
  ichomp_session_undo (session);
  g_assert_false (ichomp_session_can_undo (session));
  ichomp_session_redo (session);
  g_assert_cmpuint (ichomp_session_get_index (session), ==, 1);
  g_assert_finalize_object (session);
}

static void
test_take_over (void)
{
  for (IchompPlayer first = ICHOMP_PLAYER_1; first < ICHOMP_N_PLAYERS; first++)
    for (IchompPlayer taken = ICHOMP_PLAYER_1; taken < ICHOMP_N_PLAYERS; taken++)
      for (guint n_moves = 0; n_moves < 3; n_moves++)
        {
          IchompSession *session = watch (SG_LEVEL_MEDIUM, SG_LEVEL_HARD, first);
          const IchompSetup *setup = ichomp_session_get_setup (session);
          gboolean is_persons_turn;

          for (guint i = 0; i < n_moves; i++)
            support_play_computer (session);
          is_persons_turn = ichomp_session_get_player (session) == taken;

          support_check_signals (session);
          ichomp_session_take_over (session, taken);
          g_assert_cmpint (setup->opponent, ==, ICHOMP_OPPONENT_COMPUTER);
          g_assert_cmpint (setup->level, ==,
                           taken == ICHOMP_PLAYER_1 ? SG_LEVEL_HARD : SG_LEVEL_MEDIUM);
          g_assert_cmpint (ichomp_session_get_player (session) == ICHOMP_PLAYER_1, ==,
                           is_persons_turn);
          g_assert_cmpint (ichomp_session_is_computers_turn (session), ==, !is_persons_turn);
          g_assert_cmpuint (ichomp_session_get_index (session), ==, n_moves);

          /* A game that the computer began does not count. */
          while (!ichomp_session_is_over (session))
            {
              SgMove move = { SG_QUADRANT_NW, 0, 0 };

              while (!sg_position_has_tile (ichomp_session_get_position (session), &move))
                move.quadrant++;
              ichomp_session_play (session, &move);
            }
          g_assert_false (ichomp_session_count_once (session));
          g_assert_finalize_object (session);
        }
}

/* Saving */

static void
assert_round_trip (const IchompSetup *setup, const char *head)
{
  IchompSession *session = support_session_new (1);
  IchompSession *restored = support_session_new (2);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  SgMove move;

  ichomp_session_start (session, setup);
  move = sg_strategy_choose_random (ichomp_session_get_position (session), SG_RULE_NORMAL, rand);
  ichomp_session_play (session, &move);
  text = ichomp_session_to_text (session);
  g_assert_true (g_str_has_prefix (text, head));

  ichomp_session_restore (restored, text, strlen (text), &error);
  g_assert_no_error (error);
  again = ichomp_session_to_text (restored);
  g_assert_cmpstr (again, ==, text);
  g_assert_cmpint (ichomp_session_get_setup (restored)->kind, ==, setup->kind);
  g_assert_cmpint (ichomp_session_get_setup (restored)->misere, ==, setup->misere);
  g_assert_cmpint (ichomp_session_get_setup (restored)->level_1, ==, setup->level_1);
  g_assert_cmpint (ichomp_session_get_setup (restored)->opponent, ==, setup->opponent);
  g_assert_cmpint (sg_game_get_rule (ichomp_session_get_game (restored)), ==,
                   ichomp_setup_get_rule (setup));

  g_assert_finalize_object (session);
  g_assert_finalize_object (restored);
}

static void
test_saved (void)
{
  IchompSetup chomp = chomp_setup (3, 2);
  IchompSetup nim = nim_setup (1, 3, 5, 7, FALSE);
  IchompSetup misere = support_setup (4, 4);
  IchompSetup computers = support_setup (4, 4);
  IchompSetup plain = support_setup (4, 4);

  misere.misere = TRUE;
  computers.opponent = ICHOMP_OPPONENT_COMPUTERS;
  computers.level_1 = SG_LEVEL_MEDIUM;

  assert_round_trip (&chomp, "[iChomp game]\nversion=2\n");
  assert_round_trip (&nim, "[iChomp game]\nversion=2\n");
  assert_round_trip (&misere, "[iChomp game]\nversion=2\n");
  assert_round_trip (&computers, "[iChomp game]\nversion=2\n");

  /* The format that older programs can read, if possible. */
  assert_round_trip (&plain, "[iChomp game]\nversion=1\n");
}

static void
assert_damaged (const char *game, const char *kind)
{
  IchompSession *session = support_session_new (1);
  g_autoptr (GError) error = NULL;
  g_autofree char *text =
      g_strdup_printf ("[iChomp game]\nversion=2\ngame=%s\nindex=0\ncounted=false\n\n[setup]\n"
                       "randomise=false\nwinnable=false\nopponent=person\nlevel=easy\nfirst=1\n"
                       "kind=%s\n",
                       game, kind);

  g_assert_false (ichomp_session_restore (session, text, strlen (text), &error));
  g_assert_error (error, ICHOMP_SESSION_ERROR, ICHOMP_SESSION_ERROR_DAMAGED);
  g_assert_finalize_object (session);
}

static void
test_damaged (void)
{
  assert_damaged ("2,2/-/-/- @4x4", "chomp");
  assert_damaged ("2,2/-/-/- @4x4 chomp", "ichomp");
  assert_damaged ("2,2/-/-/- @4x4", "nim");
  assert_damaged ("2/-/-/- @4x4 chomp", "nim");
  assert_damaged ("2/-/-/- @4x4", "go");
}

static void
test_statistics (void)
{
  static const char *const games[] = { "1/1/-/- @2x2 misere NW1,1 NE1,1",
                                       "-/-/-/1 @2x2 chomp SE1,1", "1/1/-/- @2x2 NW1,1 NE1,1" };
  IchompSession *session = support_session_new (1);
  IchompStatistics *statistics = ichomp_statistics_new (NULL);
  IchompAutosave *autosave = ichomp_autosave_new (session, statistics);
  IchompSetup setup = support_setup (2, 2);

  ichomp_autosave_load (autosave);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      support_start (session, &setup, games[i]);
      g_assert_cmpuint (ichomp_statistics_get_n_games (statistics), ==, i + 1);
      g_assert_cmpuint (ichomp_statistics_get_n_won (statistics, ichomp_session_get_setup (session),
                                                     ichomp_session_get_winner (session)),
                        ==, 1);
    }

  ichomp_autosave_flush (autosave);
  g_assert_finalize_object (autosave);
  g_assert_finalize_object (session);
  g_assert_finalize_object (statistics);
}

/* Wording */

static void
assert_result (IchompOpponent opponent, const char *game, const char *expected)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (2, 2);
  g_autofree char *result = NULL;

  setup.opponent = opponent;
  support_start (session, &setup, game);
  result = ichomp_wording_result (session);
  g_assert_cmpstr (result, ==, expected);
  g_assert_finalize_object (session);
}

static void
test_results (void)
{
  const char *one = "-/-/-/1 @2x2 chomp SE1,1";
  const char *two = "1/1/-/- @2x2 misere NW1,1 NE1,1";
  const char *normal = "1/-/-/- @2x2 NW1,1";

  assert_result (ICHOMP_OPPONENT_COMPUTER, one, "You took the last tile and lost.");
  assert_result (ICHOMP_OPPONENT_COMPUTER, two, "You won: the computer took the last tile.");
  assert_result (ICHOMP_OPPONENT_PERSON, one, "Player 2 won: player 1 took the last tile.");
  assert_result (ICHOMP_OPPONENT_PERSON, two, "Player 1 won: player 2 took the last tile.");
  assert_result (ICHOMP_OPPONENT_COMPUTERS, one, "Computer 2 won: computer 1 took the last tile.");
  assert_result (ICHOMP_OPPONENT_COMPUTERS, two, "Computer 1 won: computer 2 took the last tile.");
  assert_result (ICHOMP_OPPONENT_COMPUTERS, normal, "Computer 1 won.");
}

/* The note on the full board agrees with its numbers. */
static void
assert_full (const IchompSetup *setup)
{
  g_autoptr (SgPosition) full = ichomp_setup_create_full (setup);
  g_autoptr (SgSolver) solver = sg_solver_new (full, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);
  g_autoptr (SgAnalysis) analysis =
      sg_analysis_new_with_rule (solver, full, ichomp_setup_get_rule (setup));
  const char *note = ichomp_wording_full (setup);
  gboolean is_p = sg_analysis_get_outcome (analysis) == SG_OUTCOME_P;

  g_assert_cmpint (strstr (note, "moves second") != NULL, ==,
                   is_p && strstr (note, "depends") == NULL);
  g_assert_cmpint (strstr (note, "moves first") != NULL, ==,
                   !is_p && strstr (note, "depends") == NULL);
}

static void
test_full (void)
{
  for (guint misere = 0; misere < 2; misere++)
    for (guint a = 1; a <= 7; a++)
      for (guint b = 1; b <= 7; b++)
        {
          IchompSetup ichomp = support_setup (a, b);
          IchompSetup chomp = chomp_setup (a, b);
          IchompSetup nim = nim_setup (a, b, a - 1, 1, misere);

          ichomp.misere = misere;
          if (a * b > 1)
            {
              assert_full (&ichomp);
              assert_full (&chomp);
            }
          assert_full (&nim);
        }
}

static void
assert_rules (const IchompSetup *setup, const char *rules, const char *variant)
{
  IchompSession *session = support_session_new (1);

  ichomp_session_start (session, setup);
  g_assert_cmpstr (ichomp_wording_rules (ichomp_session_get_setup (session)), ==, rules);
  g_assert_cmpstr (ichomp_wording_variant (ichomp_session_get_setup (session)), ==, variant);
  g_assert_finalize_object (session);
}

static void
test_rules (void)
{
  IchompSetup chomp = chomp_setup (3, 2);
  IchompSetup nim = nim_setup (1, 3, 5, 7, FALSE);
  IchompSetup misere_nim = nim_setup (1, 3, 5, 7, TRUE);
  IchompSetup plain = support_setup (4, 4);
  IchompSetup misere = support_setup (4, 4);

  misere.misere = TRUE;
  assert_rules (&chomp, "Chomp: the player who takes the poisoned tile loses",
                "Chomp: the player who takes the poisoned tile loses");
  assert_rules (&nim, "Nim: the player who takes the last tile wins",
                "Nim: the player who takes the last tile wins");
  assert_rules (&misere_nim, "Nim: the player who takes the last tile loses",
                "Nim: the player who takes the last tile loses");
  assert_rules (&misere,
                "Choose a tile to take it and everything further out in its quadrant. The "
                "player who takes the last tile of the board loses.",
                "iChomp: the player who takes the last tile loses");
  assert_rules (&plain,
                "Choose a tile to take it and everything further out in its quadrant. The "
                "player who takes the last tile of the board wins.",
                NULL);
}

static void
test_computers_words (void)
{
  IchompSession *session = watch (SG_LEVEL_EASY, SG_LEVEL_HARD, ICHOMP_PLAYER_1);
  g_autofree char *players = ichomp_wording_players (session);
  g_autofree char *turn = ichomp_wording_turn (session);
  g_autofree char *moved = NULL;

  support_play (session, "NE1,2");
  moved = ichomp_wording_announcement (session, 0, NULL);
  g_assert_cmpstr (players, ==, "Computer 1 (Easy) against computer 2 (Hard)");
  g_assert_cmpstr (turn, ==, "Computer 1’s turn");
  g_assert_cmpstr (moved, ==,
                   "Heap 2, tile 2: computer 1 took 2 tiles. Computer 2’s turn");
  g_assert_finalize_object (session);
}

void
add_tests (void)
{
  g_test_add_func ("/kinds/starts", test_starts);
  g_test_add_func ("/kinds/legal", test_legal);
  g_test_add_func ("/kinds/settings", test_settings);
  g_test_add_func ("/kinds/random", test_random);
  g_test_add_func ("/kinds/rule-kept", test_rule_kept);
  g_test_add_func ("/kinds/computer-plays-by-the-rule", test_computer_plays_by_the_rule);
  g_test_add_func ("/kinds/computer-leaves-the-poison", test_computer_leaves_the_poison);
  g_test_add_func ("/kinds/computers", test_computers);
  g_test_add_func ("/kinds/computers-undo", test_computers_undo);
  g_test_add_func ("/kinds/take-over", test_take_over);
  g_test_add_func ("/kinds/saved", test_saved);
  g_test_add_func ("/kinds/damaged", test_damaged);
  g_test_add_func ("/kinds/statistics", test_statistics);
  g_test_add_func ("/kinds/results", test_results);
  g_test_add_func ("/kinds/full", test_full);
  g_test_add_func ("/kinds/rules", test_rules);
  g_test_add_func ("/kinds/computers-words", test_computers_words);
}
