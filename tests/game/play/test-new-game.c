/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "play/ichomp-new-game.h"
#include "storage/ichomp-settings.h"

#include "test-main.h"

static void
test_clamp (void)
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
      SgBoard board = cases[i].board;

      ichomp_new_game_clamp_board (&board);
      g_assert_true (sg_board_equal (&board, &cases[i].expected));
      g_assert_true (sg_board_is_legal (&board));
    }
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

  /* A board of one tile is no board. */
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
    IchompPlayer expected[4]; /* in a row of games */
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

void
add_tests (void)
{
  g_test_add_func ("/new-game/clamp", test_clamp);
  g_test_add_func ("/new-game/setup", test_setup);
  g_test_add_func ("/new-game/starter", test_starter);
}
