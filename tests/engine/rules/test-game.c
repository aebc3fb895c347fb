/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/rules/sg-game.h"

#include "engine-support.h"
#include "test-main.h"

static void
assert_string (const SgGame *game, const char *expected)
{
  g_autofree char *string = sg_game_to_string (game);

  g_assert_cmpstr (string, ==, expected);
}

static void
assert_position (const SgGame *game, guint index, const char *expected)
{
  g_autofree char *string = sg_position_to_string (sg_game_get_position (game, index));

  g_assert_cmpstr (string, ==, expected);
}

static void
test_notation (void)
{
  static const char *const texts[] = {
    "3,2/2,2/1/- @6x4", "3,2/2,2/1/- @6x4 NW2,1",   "3,2/2,2/1/- @6x4 NW2,1 NE1,1 SW1,1 NW1,1",
    "-/-/-/- @2x2",     "-/1/-/1 @1x2 SE1,1 NE1,1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (SgGame) game = parse_game (texts[i]);

      assert_string (game, texts[i]);
    }
}

static void
test_default_board (void)
{
  g_autoptr (SgGame) game = parse_game ("3,2/2,2/1/- NW2,1 NE1,1");

  g_assert_cmpuint (sg_game_get_n_moves (game), ==, 2);
  assert_string (game, "3,2/2,2/1/- @6x4 NW2,1 NE1,1");
}

static void
test_positions (void)
{
  g_autoptr (SgGame) game = parse_game ("3,2/2,2/1/- @6x4 NW2,1 NE1,2 SW1,1 NE1,1 NW1,1");
  const SgMove second = { SG_QUADRANT_NE, 0, 1 };

  g_assert_cmpuint (sg_game_get_n_moves (game), ==, 5);
  g_assert_true (sg_move_equal (sg_game_get_move (game, 1), &second));
  assert_position (game, 0, "3,2/2,2/1/- @6x4");
  assert_position (game, 1, "3/2,2/1/- @6x4");
  assert_position (game, 2, "3/1,1/1/- @6x4");
  assert_position (game, 3, "3/1,1/-/- @6x4");
  assert_position (game, 4, "3/-/-/- @6x4");
  assert_position (game, 5, "-/-/-/- @6x4");
}

static void
test_play (void)
{
  g_autoptr (SgPosition) start = sg_position_parse ("2,2/1/-/-", NULL);
  g_autoptr (SgGame) game = sg_game_new (start);
  g_autoptr (SgGame) one = sg_game_play (game, 0, &(SgMove){ SG_QUADRANT_NW, 1, 1 });
  g_autoptr (SgGame) two = sg_game_play (one, 1, &(SgMove){ SG_QUADRANT_NE, 0, 0 });
  g_autoptr (SgGame) three = sg_game_play (two, 2, &(SgMove){ SG_QUADRANT_NW, 0, 0 });

  assert_string (game, "2,2/1/-/- @4x4");
  assert_string (one, "2,2/1/-/- @4x4 NW2,2");
  assert_string (two, "2,2/1/-/- @4x4 NW2,2 NE1,1");
  assert_string (three, "2,2/1/-/- @4x4 NW2,2 NE1,1 NW1,1");
  g_assert_true (sg_position_is_empty (sg_game_get_position (three, 3)));
}

/* A move after an undo replaces the undone moves and does not change the older game. */
static void
test_play_after_undo (void)
{
  g_autoptr (SgGame) game = parse_game ("2,2/1/-/- @4x4 NW2,2 NE1,1 NW1,1");
  g_autoptr (SgGame) other = sg_game_play (game, 1, &(SgMove){ SG_QUADRANT_NW, 0, 1 });
  g_autoptr (SgGame) first = sg_game_play (game, 0, &(SgMove){ SG_QUADRANT_NE, 0, 0 });

  assert_string (other, "2,2/1/-/- @4x4 NW2,2 NW1,2");
  assert_position (other, 2, "1,1/1/-/- @4x4");
  assert_string (first, "2,2/1/-/- @4x4 NE1,1");
  assert_string (game, "2,2/1/-/- @4x4 NW2,2 NE1,1 NW1,1");
}

/* Different games have different texts. */
static void
test_distinct_texts (void)
{
  static const char *const texts[] = {
    "2,2/1/-/-",       "2,2/1/-/- @5x5",        "2,2/1/-/- NW2,2",
    "2,2/1/-/- NE1,1", "2,2/1/-/- NE1,1 NW2,2", "2,2/1/-/- NW2,2 NE1,1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      for (guint k = 0; k < G_N_ELEMENTS (texts); k++)
        {
          g_autoptr (SgGame) a = parse_game (texts[i]);
          g_autoptr (SgGame) b = parse_game (texts[k]);
          g_autofree char *text_a = sg_game_to_string (a);
          g_autofree char *text_b = sg_game_to_string (b);

          g_assert_cmpint (g_str_equal (text_a, text_b), ==, i == k);
        }
    }
}

static void
test_random_games (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint round = 0; round < 300; round++)
    {
      const SgBoard board = { (guint)g_rand_int_range (rand, 1, 10),
                              (guint)g_rand_int_range (rand, 2, 10) };
      g_autoptr (SgPosition) start = sg_position_new_full (&board);
      g_autoptr (SgPosition) position = sg_position_ref (start);
      g_autoptr (SgGame) game = sg_game_new (start);
      g_autoptr (SgGame) parsed = NULL;
      g_autofree char *string = NULL;

      while (!sg_position_is_empty (position))
        {
          g_autoptr (SgGame) next = NULL;
          g_autoptr (SgPosition) after = NULL;
          SgMove move;

          do
            {
              move = (SgMove){ (SgQuadrant)g_rand_int_range (rand, 0, SG_N_QUADRANTS),
                               (guint)g_rand_int_range (rand, 0, 5),
                               (guint)g_rand_int_range (rand, 0, 5) };
            }
          while (!sg_position_has_tile (position, &move));

          after = sg_position_play (position, &move);
          next = sg_game_play (game, sg_game_get_n_moves (game), &move);
          g_assert_true (
              sg_position_equal (sg_game_get_position (next, sg_game_get_n_moves (next)), after));

          sg_position_unref (position);
          position = g_steal_pointer (&after);
          sg_game_unref (game);
          game = g_steal_pointer (&next);
        }

      string = sg_game_to_string (game);
      parsed = parse_game (string);
      assert_string (parsed, string);
      g_assert_true (
          sg_position_is_empty (sg_game_get_position (parsed, sg_game_get_n_moves (parsed))));
    }
}

/* The longest game on a board takes one tile at a time. */
static void
test_long_game (void)
{
  const SgBoard board = { 24, 24 };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *start = sg_position_to_string (full);
  g_autoptr (SgGame) game = NULL;

  g_string_append (text, start);
  SG_FOREACH_QUADRANT (q)
    {
      for (guint row = 12; row >= 1; row--)
        {
          for (guint column = 12; column >= 1; column--)
            g_string_append_printf (text, " %s%u,%u", sg_quadrant_to_string (q), row, column);
        }
    }

  game = parse_game (text->str);
  g_assert_cmpuint (sg_game_get_n_moves (game), ==, 576);
  g_assert_true (sg_position_is_empty (sg_game_get_position (game, 576)));
  assert_string (game, text->str);
}

static void
test_boxed (void)
{
  g_autoptr (SgGame) game = parse_game ("2,2/1/-/- @4x4 NW2,2");
  SgGame *copy;

  g_assert_true (G_TYPE_IS_BOXED (SG_TYPE_GAME));
  copy = g_boxed_copy (SG_TYPE_GAME, game);
  g_assert_true (copy == game);
  g_boxed_free (SG_TYPE_GAME, copy);
  assert_string (game, "2,2/1/-/- @4x4 NW2,2");
}

void
add_tests (void)
{
  g_test_add_func ("/engine/game/notation", test_notation);
  g_test_add_func ("/engine/game/default-board", test_default_board);
  g_test_add_func ("/engine/game/positions", test_positions);
  g_test_add_func ("/engine/game/play", test_play);
  g_test_add_func ("/engine/game/play-after-undo", test_play_after_undo);
  g_test_add_func ("/engine/game/distinct-texts", test_distinct_texts);
  g_test_add_func ("/engine/game/random-games", test_random_games);
  g_test_add_func ("/engine/game/long-game", test_long_game);
  g_test_add_func ("/engine/game/boxed", test_boxed);
}
