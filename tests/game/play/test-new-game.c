/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/play/ichomp-new-game.h"
#include "game/storage/ichomp-settings.h"

#include "test-main.h"

static void
test_clamp_board (void)
{
  static const struct
  {
    SgBoard board;
    SgBoard expected;
  } cases[] = {
    { { 8, 8 }, { 8, 8 } },      { { 0, 0 }, { 1, 2 } },          { { 1, 1 }, { 1, 2 } },
    { { 1, 2 }, { 1, 2 } },      { { 2, 1 }, { 2, 1 } },          { { 33, 32 }, { 32, 32 } },
    { { 24, 510 }, { 24, 32 } }, { { G_MAXUINT, 0 }, { 32, 1 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      IchompSetup setup = { .kind = ICHOMP_KIND_ICHOMP };

      ichomp_new_game_clamp (&setup, cases[i].board.width, cases[i].board.height);
      g_assert_true (sg_board_equal (&setup.board, &cases[i].expected));
      g_assert_true (ichomp_setup_is_legal (&setup));
    }
}

static void
test_clamp_kinds (void)
{
  IchompSetup chomp = { .kind = ICHOMP_KIND_CHOMP };
  IchompSetup nim = { .kind = ICHOMP_KIND_NIM };

  ichomp_new_game_clamp (&chomp, 1, 1);
  g_assert_true (ichomp_setup_is_legal (&chomp));
  ichomp_new_game_clamp (&chomp, 400, 0);
  g_assert_true (ichomp_setup_is_legal (&chomp));
  g_assert_cmpuint (chomp.board.width, ==, ICHOMP_BOARD_MAX_SIDE);
  ichomp_new_game_clamp (&nim, 5, 5);
  g_assert_true (ichomp_setup_is_legal (&nim));
  nim.heaps[SG_QUADRANT_SE] = 99;
  ichomp_new_game_clamp (&nim, 5, 5);
  g_assert_true (ichomp_setup_is_legal (&nim));
  g_assert_cmpuint (nim.heaps[SG_QUADRANT_SE], ==, ICHOMP_QUADRANT_MAX_SIDE);
}

static void
test_setup (void)
{
  GSettings *settings = ichomp_settings_new ();
  IchompSetup setup;

  g_settings_set_uint (settings, "board-width", 5);
  g_settings_set_uint (settings, "board-height", 7);
  g_settings_set_boolean (settings, "randomise", TRUE);
  g_settings_set_boolean (settings, "random-winnable", FALSE);
  g_settings_set_enum (settings, "opponent", ICHOMP_OPPONENT_PERSON);
  g_settings_set_enum (settings, "level", SG_LEVEL_MEDIUM);
  ichomp_new_game_read_setup (settings, NULL, &setup);
  g_assert_cmpuint (setup.board.width, ==, 5);
  g_assert_cmpuint (setup.board.height, ==, 7);
  g_assert_true (setup.randomise);
  g_assert_false (setup.winnable);
  g_assert_cmpint (setup.opponent, ==, ICHOMP_OPPONENT_PERSON);
  g_assert_cmpint (setup.level, ==, SG_LEVEL_MEDIUM);

  /* A board of one tile is not legal. */
  g_settings_set_uint (settings, "board-width", 1);
  g_settings_set_uint (settings, "board-height", 1);
  ichomp_new_game_read_setup (settings, NULL, &setup);
  g_assert_true (sg_board_is_legal (&setup.board));

  g_assert_finalize_object (settings);
}

static void
test_starter (void)
{
  static const struct
  {
    IchompStarter starter;
    IchompPlayer expected[4]; /* in successive games */
  } cases[] = {
    { ICHOMP_STARTER_PLAYER_1,
      { ICHOMP_PLAYER_1, ICHOMP_PLAYER_1, ICHOMP_PLAYER_1, ICHOMP_PLAYER_1 } },
    { ICHOMP_STARTER_PLAYER_2,
      { ICHOMP_PLAYER_2, ICHOMP_PLAYER_2, ICHOMP_PLAYER_2, ICHOMP_PLAYER_2 } },
    { ICHOMP_STARTER_ALTERNATE,
      { ICHOMP_PLAYER_1, ICHOMP_PLAYER_2, ICHOMP_PLAYER_1, ICHOMP_PLAYER_2 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GSettings *settings = ichomp_settings_new ();
      IchompSetup setup = { 0 };

      g_settings_set_enum (settings, "starter", (int)cases[i].starter);
      for (guint k = 0; k < G_N_ELEMENTS (cases[i].expected); k++)
        {
          IchompSetup previous = setup;

          ichomp_new_game_read_setup (settings, k == 0 ? NULL : &previous, &setup);
          g_assert_cmpint (setup.first, ==, cases[i].expected[k]);
        }

      g_assert_finalize_object (settings);
    }
}

/* On a full board, a computer that mirrors every move would win as second player. */
static void
test_mirrors_begin (void)
{
  GSettings *settings = ichomp_settings_new ();
  IchompSetup setup;
  IchompSetup again;

  g_settings_set_enum (settings, "opponent", ICHOMP_OPPONENT_COMPUTER);
  g_settings_set_enum (settings, "starter", ICHOMP_STARTER_PLAYER_1);
  for (guint randomise = 0; randomise < 2; randomise++)
    for (SgLevel level = 0; level < SG_N_LEVELS; level++)
      {
        gboolean mirrors = level == SG_LEVEL_COPY || level == SG_LEVEL_PAIR;

        g_settings_set_boolean (settings, "randomise", randomise == 1);
        g_settings_set_enum (settings, "level", level);
        ichomp_new_game_read_setup (settings, NULL, &setup);
        ichomp_new_game_repeat_setup (settings, &setup, &again);
        g_assert_cmpint (setup.first, ==,
                         mirrors && randomise == 0 ? ICHOMP_PLAYER_2 : ICHOMP_PLAYER_1);
        g_assert_cmpint (again.first, ==, setup.first);
      }

  g_assert_finalize_object (settings);
}

/* A random position is one of the game on the board, whatever the settings say. */
static void
test_random (void)
{
  static const char *const games[] = {
    "3/2,2/2,1/1 @6x6",
    "3/2/2/1",
    "-/-/-/4,4 chomp",
    "3/2,2/2,1/1 @7x4 misere",
  };
  GSettings *settings = ichomp_settings_new ();

  g_settings_set_enum (settings, "opponent", ICHOMP_OPPONENT_COMPUTER);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (IchompStarter starter = 0; starter <= ICHOMP_STARTER_ALTERNATE; starter++)
      {
        IchompSession *session = ichomp_session_new (g_rand_new_with_seed (1));
        IchompSetup previous = { .kind = i == 1 ? ICHOMP_KIND_NIM : ICHOMP_KIND_ICHOMP,
                                 .opponent = ICHOMP_OPPONENT_PERSON,
                                 .level = SG_LEVEL_MEDIUM,
                                 .first = ICHOMP_PLAYER_2 };
        g_autoptr (GError) error = NULL;
        g_autoptr (SgGame) game = sg_game_parse (games[i], &error);
        IchompSetup setup;
        SgPosition *start;

        g_assert_no_error (error);
        g_settings_set_enum (settings, "game-kind", i == 1 ? ICHOMP_KIND_ICHOMP : ICHOMP_KIND_NIM);
        g_settings_set_enum (settings, "starter", (int)starter);
        ichomp_session_start_from (session, &previous, game);
        previous = *ichomp_session_get_setup (session);
        ichomp_new_game_read_random_setup (settings, &previous, &setup);
        g_assert_true (ichomp_setup_is_legal (&setup));
        ichomp_session_start (session, &setup);

        setup = *ichomp_session_get_setup (session);
        g_assert_cmpint (setup.kind, ==, previous.kind);
        g_assert_cmpint (setup.misere, ==, previous.misere);
        g_assert_true (sg_board_equal (&setup.board, &previous.board));
        g_assert_cmpint (setup.opponent, ==, ICHOMP_OPPONENT_PERSON);
        g_assert_cmpint (setup.level, ==, SG_LEVEL_MEDIUM);
        g_assert_cmpint (setup.first, ==,
                         starter == ICHOMP_STARTER_ALTERNATE ? ICHOMP_PLAYER_1 : ICHOMP_PLAYER_2);

        /* No heap of Nim is larger than before. */
        start = ichomp_session_get_position (session);
        if (setup.kind == ICHOMP_KIND_NIM)
          SG_FOREACH_QUADRANT (q)
            g_assert_cmpuint (sg_diagram_get_n_tiles (sg_position_get_diagram (start, q)), <=,
                              previous.heaps[q]);
        g_assert_finalize_object (session);
      }

  g_assert_finalize_object (settings);
}

/* After a single tile, the smallest board with more than one. */
static void
test_random_after_one_tile (void)
{
  static const struct
  {
    const char *game;
    IchompKind kind;
  } cases[] = { { "-/-/-/1 chomp", ICHOMP_KIND_CHOMP }, { "1/-/-/-", ICHOMP_KIND_NIM } };
  GSettings *settings = ichomp_settings_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases) * 2; i++)
    {
      IchompSession *session = ichomp_session_new (g_rand_new_with_seed (i));
      IchompSetup setup = { .kind = cases[i / 2].kind };
      g_autoptr (SgGame) game = sg_game_parse (cases[i / 2].game, NULL);
      g_autoptr (SgPosition) full = NULL;

      g_settings_set_boolean (settings, "random-winnable", i % 2 == 1);
      ichomp_session_start_from (session, &setup, game);
      ichomp_new_game_read_random_setup (settings, ichomp_session_get_setup (session), &setup);
      ichomp_session_start (session, &setup);
      g_assert_cmpint (ichomp_session_get_setup (session)->kind, ==, cases[i / 2].kind);
      full = ichomp_setup_create_full (ichomp_session_get_setup (session));
      g_assert_cmpuint (sg_position_get_n_tiles (full), ==, 2);
      g_assert_finalize_object (session);
    }

  g_assert_finalize_object (settings);
}

void
add_tests (void)
{
  g_test_add_func ("/new-game/clamp-board", test_clamp_board);
  g_test_add_func ("/new-game/clamp-kinds", test_clamp_kinds);
  g_test_add_func ("/new-game/setup", test_setup);
  g_test_add_func ("/new-game/starter", test_starter);
  g_test_add_func ("/new-game/mirrors-begin", test_mirrors_begin);
  g_test_add_func ("/new-game/random", test_random);
  g_test_add_func ("/new-game/random-after-one-tile", test_random_after_one_tile);
}
