/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/words/ichomp-error-wording.h"
#include "game/words/ichomp-game-wording.h"
#include "game/words/ichomp-wording.h"

#include <string.h>

#include "game/storage/ichomp-game-text.h"
#include "support.h"
#include "test-main.h"

#define LRI "\342\201\246"
#define PDI "\342\201\251"

/* Takes @words. */
static void
assert_words (char *words, const char *expected)
{
  g_assert_cmpstr (words, ==, expected);
  g_free (words);
}

/* The language has the space between two sentences; a single one stays as it is. */
static void
test_join (void)
{
  assert_words (ichomp_wording_join ("One.", "Two."), "One. Two.");
  assert_words (ichomp_wording_join ("One.", ""), "One.");
  assert_words (ichomp_wording_join ("", "Two."), "Two.");
  assert_words (ichomp_wording_join (NULL, "Two."), "Two.");
  assert_words (ichomp_wording_join ("One.", NULL), "One.");
  assert_words (ichomp_wording_join (NULL, NULL), "");
}

static void
test_date (void)
{
  assert_words (ichomp_wording_date ("2026-03-09"), "\342\201\2462026-03-09\342\201\251");
  assert_words (ichomp_wording_date ("2020-12-31"), "\342\201\2462020-12-31\342\201\251");
}

static void
test_names (void)
{
  g_assert_cmpstr (ichomp_wording_quadrant (SG_QUADRANT_NW), ==, "Top left");
  g_assert_cmpstr (ichomp_wording_quadrant (SG_QUADRANT_NE), ==, "Top right");
  g_assert_cmpstr (ichomp_wording_quadrant (SG_QUADRANT_SW), ==, "Bottom left");
  g_assert_cmpstr (ichomp_wording_quadrant (SG_QUADRANT_SE), ==, "Bottom right");

  g_assert_cmpstr (ichomp_wording_level_name (SG_LEVEL_EASY), ==, "Easy");
  g_assert_cmpstr (ichomp_wording_level_name (SG_LEVEL_MEDIUM), ==, "Medium");
  g_assert_cmpstr (ichomp_wording_level_name (SG_LEVEL_PAIR), ==, "Pair equal values");
  g_assert_cmpstr (ichomp_wording_level_name (SG_LEVEL_HARD), ==, "Hard");

  g_assert_cmpstr (ichomp_wording_level (SG_LEVEL_EASY), ==,
                   "The computer chooses at random, but sees a win in one move.");
  g_assert_cmpstr (ichomp_wording_level (SG_LEVEL_MEDIUM), ==,
                   "The computer finds the right move about half of the time.");
  g_assert_cmpstr (ichomp_wording_level (SG_LEVEL_HARD), ==, "The computer never makes a mistake.");

  g_assert_cmpstr (ichomp_wording_player (ICHOMP_OPPONENT_COMPUTER, ICHOMP_PLAYER_1), ==, "You");
  g_assert_cmpstr (ichomp_wording_player (ICHOMP_OPPONENT_COMPUTER, ICHOMP_PLAYER_2), ==,
                   "The computer");
  g_assert_cmpstr (ichomp_wording_player (ICHOMP_OPPONENT_PERSON, ICHOMP_PLAYER_1), ==, "Player 1");
  g_assert_cmpstr (ichomp_wording_player (ICHOMP_OPPONENT_PERSON, ICHOMP_PLAYER_2), ==, "Player 2");

  g_assert_cmpstr (ichomp_wording_outcome_name (SG_OUTCOME_P), ==, "P-position");
  g_assert_cmpstr (ichomp_wording_outcome_name (SG_OUTCOME_N), ==, "N-position");
  g_assert_cmpstr (ichomp_wording_outcome (SG_OUTCOME_P), ==,
                   "The player to move loses if the opponent makes no mistake.");
  g_assert_cmpstr (ichomp_wording_outcome (SG_OUTCOME_N), ==, "The player to move can win.");
  g_assert_cmpstr (ichomp_wording_end (SG_RULE_NORMAL), ==,
                   "No tile is left. The player who took the last one has won.");
  g_assert_cmpstr (ichomp_wording_end (SG_RULE_MISERE), ==,
                   "No tile is left. The player who took the last one has lost.");
  g_assert_cmpstr (ichomp_wording_end (SG_RULE_CHOMP), ==,
                   "No tile is left. The player who took the last one has lost.");
}

static void
test_tiles (void)
{
  assert_words (ichomp_wording_tile (&(SgMove){ SG_QUADRANT_NW, 1, 2 }),
                "Top left, row 2, column 3");
  assert_words (ichomp_wording_tile (&(SgMove){ SG_QUADRANT_NE, 0, 11 }),
                "Top right, row 1, column 12");
  assert_words (ichomp_wording_tile (&(SgMove){ SG_QUADRANT_SW, 0, 0 }),
                "Bottom left, row 1, column 1");
  assert_words (ichomp_wording_tile (&(SgMove){ SG_QUADRANT_SE, 9, 4 }),
                "Bottom right, row 10, column 5");

  assert_words (ichomp_wording_tile_of (ICHOMP_PARTS_QUADRANTS, &(SgMove){ SG_QUADRANT_NW, 1, 2 }),
                "Top left, row 2, column 3");
  assert_words (ichomp_wording_tile_of (ICHOMP_PARTS_ONE, &(SgMove){ SG_QUADRANT_SE, 1, 2 }),
                "Row 2, column 3");
  assert_words (ichomp_wording_tile_of (ICHOMP_PARTS_HEAPS, &(SgMove){ SG_QUADRANT_NE, 0, 4 }),
                "Heap 2, tile 5");
  assert_words (ichomp_wording_tile_inside (ICHOMP_PARTS_HEAPS, &(SgMove){ SG_QUADRANT_SE, 0, 0 }),
                "heap 4, tile 1");
  g_assert_cmpstr (ichomp_wording_part (ICHOMP_PARTS_QUADRANTS, SG_QUADRANT_SW), ==, "Bottom left");
  g_assert_cmpstr (ichomp_wording_part (ICHOMP_PARTS_ONE, SG_QUADRANT_SW), ==, "Board");
  g_assert_cmpstr (ichomp_wording_part (ICHOMP_PARTS_HEAPS, SG_QUADRANT_SW), ==, "Heap 3");
  g_assert_cmpstr (ichomp_wording_part_inside (ICHOMP_PARTS_HEAPS, SG_QUADRANT_NW), ==, "heap 1");

  assert_words (ichomp_wording_tile_taken (1), "takes 1 tile");
  assert_words (ichomp_wording_tile_taken (4), "takes 4 tiles");
  assert_words (ichomp_wording_tile_taken_and_value (1, 2), "takes 1 tile; the value becomes 2");
  assert_words (ichomp_wording_tile_taken_and_value (4, 0), "takes 4 tiles; the value becomes 0");
}

static void
test_numbers (void)
{
  assert_words (ichomp_wording_value (ICHOMP_PARTS_QUADRANTS, SG_QUADRANT_NW, 5, TRUE, TRUE),
                "Top left: value 5, binary one zero one");
  assert_words (ichomp_wording_value (ICHOMP_PARTS_QUADRANTS, SG_QUADRANT_NE, 0, TRUE, TRUE),
                "Top right: value 0, binary zero");
  assert_words (ichomp_wording_value (ICHOMP_PARTS_QUADRANTS, SG_QUADRANT_SW, 10, TRUE, FALSE),
                "Bottom left: value 10");
  assert_words (ichomp_wording_value (ICHOMP_PARTS_QUADRANTS, SG_QUADRANT_SE, 2, FALSE, TRUE),
                "Bottom right: value in binary one zero");
  g_assert_null (ichomp_wording_value (ICHOMP_PARTS_QUADRANTS, SG_QUADRANT_SE, 2, FALSE, FALSE));
  assert_words (ichomp_wording_value (ICHOMP_PARTS_ONE, SG_QUADRANT_SE, 2, TRUE, FALSE),
                "Board: value 2");

  assert_words (ichomp_wording_nim_sum (6, TRUE, TRUE),
                "Nim-sum of the four values: 6, binary one one zero");
  assert_words (ichomp_wording_nim_sum (6, TRUE, FALSE), "Nim-sum of the four values: 6");
  assert_words (ichomp_wording_nim_sum (6, FALSE, TRUE),
                "Nim-sum of the four values: in binary one one zero");
  g_assert_null (ichomp_wording_nim_sum (6, FALSE, FALSE));
  assert_words (ichomp_formula_isolate ("5 XOR 3 = 6"), LRI "5 XOR 3 = 6" PDI);
}

static IchompSession *
create_session (IchompOpponent opponent, IchompPlayer first, const char *game)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);

  setup.opponent = opponent;
  setup.first = first;
  support_start (session, &setup, game);
  return session;
}

static void
test_turn (void)
{
  static const struct
  {
    IchompOpponent opponent;
    IchompPlayer first;
    const char *expected;
  } cases[] = {
    { ICHOMP_OPPONENT_COMPUTER, ICHOMP_PLAYER_1, "Your turn" },
    { ICHOMP_OPPONENT_COMPUTER, ICHOMP_PLAYER_2, "The computer’s turn" },
    { ICHOMP_OPPONENT_PERSON, ICHOMP_PLAYER_1, "Player 1’s turn" },
    { ICHOMP_OPPONENT_PERSON, ICHOMP_PLAYER_2, "Player 2’s turn" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      IchompSession *session =
          create_session (cases[i].opponent, cases[i].first, "2,2/2,2/2,2/2,2");

      assert_words (ichomp_wording_turn (session), cases[i].expected);
      assert_words (ichomp_wording_announcement (session, 0, NULL), cases[i].expected);
      g_assert_null (ichomp_wording_last_move (session));
      g_assert_finalize_object (session);
    }
}

/* The player of the last move in a game of one move. */
static const struct
{
  IchompOpponent opponent;
  IchompPlayer first;
  const char *result;
  const char *name;
} winners[] = {
  { ICHOMP_OPPONENT_COMPUTER, ICHOMP_PLAYER_1, "You won.", "you" },
  { ICHOMP_OPPONENT_COMPUTER, ICHOMP_PLAYER_2, "The computer won.", "the computer" },
  { ICHOMP_OPPONENT_PERSON, ICHOMP_PLAYER_1, "Player 1 won.", "player 1" },
  { ICHOMP_OPPONENT_PERSON, ICHOMP_PLAYER_2, "Player 2 won.", "player 2" },
};

static const struct
{
  const char *one;
  const char *two;
  const char *name;
} places[] = {
  { "1/-/-/- NW1,1", "2/-/-/- NW1,1", "Top left" },
  { "-/1/-/- NE1,1", "-/2/-/- NE1,1", "Top right" },
  { "-/-/1/- SW1,1", "-/-/2/- SW1,1", "Bottom left" },
  { "-/-/-/1 SE1,1", "-/-/-/2 SE1,1", "Bottom right" },
};

static void
test_last_move (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (winners); i++)
    for (guint k = 0; k < G_N_ELEMENTS (places); k++)
      {
        IchompSession *one = create_session (winners[i].opponent, winners[i].first, places[k].one);
        IchompSession *two = create_session (winners[i].opponent, winners[i].first, places[k].two);
        g_autofree char *took_one =
            g_strdup_printf ("%s: %s took 1 tile.", places[k].name, winners[i].name);
        g_autofree char *took_two =
            g_strdup_printf ("%s: %s took 2 tiles.", places[k].name, winners[i].name);
        g_autofree char *announcement =
            g_strdup_printf ("%s, row 1, column 1: %s took 2 tiles. %s", places[k].name,
                             winners[i].name, winners[i].result);

        assert_words (ichomp_wording_last_move (one), took_one);
        assert_words (ichomp_wording_last_move (two), took_two);
        assert_words (ichomp_wording_result (two), winners[i].result);
        assert_words (ichomp_wording_announcement (two, 0, NULL), announcement);
        g_assert_finalize_object (one);
        g_assert_finalize_object (two);
      }
}

static void
test_announcement (void)
{
  IchompSession *session =
      create_session (ICHOMP_OPPONENT_COMPUTER, ICHOMP_PLAYER_2, "2,2/3,3/2,2/2,2 NE2,2");

  assert_words (ichomp_wording_announcement (session, 0, NULL),
                "Top right, row 2, column 2: the computer took 2 tiles. Your turn");

  /* u comes after the move. What Undo has taken back is told, but not all of a long way back. */
  support_play (session, "SW1,1");
  assert_words (ichomp_wording_announcement (session, 1, "u is 3"),
                "Bottom left, row 1, column 1: you took 4 tiles. u is 3. The computer’s turn");
  ichomp_session_undo (session);
  assert_words (ichomp_wording_announcement (session, 2, "u is 5"),
                "Undone: Bottom left, row 1, column 1: you took 4 tiles. u is 5. Your turn");
  assert_words (ichomp_wording_announcement (session, 4, NULL),
                "Top right, row 2, column 2: the computer took 2 tiles. Your turn");
  assert_words (ichomp_wording_last_move (session), "Top right: the computer took 2 tiles.");
  g_assert_finalize_object (session);

  session = create_session (ICHOMP_OPPONENT_PERSON, ICHOMP_PLAYER_1, "-/-/-/-");
  assert_words (ichomp_wording_announcement (session, 0, NULL), "There is no tile to take.");
  g_assert_finalize_object (session);
}

static void
test_players (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);

  ichomp_session_start (session, &setup);
  assert_words (ichomp_wording_players (session), "Two players");

  setup.opponent = ICHOMP_OPPONENT_COMPUTER;
  for (SgLevel level = SG_LEVEL_EASY; level < SG_N_LEVELS; level++)
    {
      g_autofree char *expected =
          g_strdup_printf ("You against the computer (%s)", ichomp_wording_level_name (level));

      setup.level = level;
      ichomp_session_start (session, &setup);
      assert_words (ichomp_wording_players (session), expected);
    }

  g_assert_finalize_object (session);
}

/* A text that is not a game in the notation, and the sentence about it. */
static const struct
{
  const char *text;
  const char *expected;
} mistakes[] = {
  { "", "Character 1: the text ends too early." },
  { "3,", "Character 3: the text ends too early." },
  { "3x", "Character 2: “" LRI "x" PDI "” is not allowed here." },
  { "1/-/-/-  NW1,1", "Character 9: “" LRI " " PDI "” is not allowed here." },
  { "3,é", "Character 3: “" LRI "é" PDI "” is not allowed here." },
  { "3\a", "Character 2: U+0007 is not allowed here." },
  { "3\u0301", "Character 2: U+0301 is not allowed here." },
  { "3\u202e", "Character 2: U+202E is not allowed here." },
  { "3\U0010fffd", "Character 2: U+10FFFD is not allowed here." },
  { "3\xff", "Character 2: this is not valid UTF-8." },
  { "1", "Character 2: a position has four quadrants, but this one has 1." },
  { "1/-/2", "Character 6: a position has four quadrants, but this one has 3." },
  { "1/-/2/-/1", "Character 8: a position has four quadrants, but this one has 5." },
  { "0/-/-/-", "Character 1: a row cannot be empty; a quadrant without tiles is written “-”." },
  { "256/-/-/-", "Character 1: a row cannot have more than 255 tiles." },
  { "99999999999999999999999/-/-/-", "Character 1: a row cannot have more than 255 tiles." },
  { "1,2/-/-/-", "Character 3: a row cannot be longer than the one before it." },
  { "1/-/-/- @0x4", "Character 10: a board is from 1 to 510 tiles wide and high." },
  { "1/-/-/- @4x511", "Character 12: a board is from 1 to 510 tiles wide and high." },
  { "-/-/-/- @1x1", "Character 10: a board has at least two tiles." },
  { "3/-/-/- @4x4", "Character 10: the top left quadrant does not fit on a board of this size." },
  { "-/3/-/- @4x4", "Character 10: the top right quadrant does not fit on a board of this size." },
  { "-/-/3/- @4x4",
    "Character 10: the bottom left quadrant does not fit on a board of this size." },
  { "-/-/-/3 @4x4",
    "Character 10: the bottom right quadrant does not fit on a board of this size." },
  { "1/-/-/- NE1,1", "Character 9: there is no tile for this move to take." },
};

static void
test_mistakes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (mistakes); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (sg_game_parse (mistakes[i].text, &error));
      assert_words (ichomp_wording_error (error), mistakes[i].expected);
    }
}

static void
test_too_many_rows (void)
{
  g_autoptr (GString) text = g_string_new ("1");
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  for (guint i = 1; i < 256; i++)
    g_string_append (text, ",1");
  g_string_append (text, "/-/-/-");

  g_assert_null (sg_game_parse (text->str, &error));
  words = ichomp_wording_error (error);
  g_assert_true (g_str_has_suffix (words, ": a quadrant cannot have more than 255 rows."));
}

static void
assert_solver_words (const char *position, const char *expected)
{
  g_autoptr (SgPosition) parsed = sg_position_parse (position, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (sg_solver_new (parsed, 1000, NULL, NULL, &error));
  assert_words (ichomp_wording_error (error), expected);
}

static gboolean
stop_cb (double fraction, gpointer data)
{
  return FALSE;
}

static void
test_computation (void)
{
  g_autoptr (SgPosition) position = NULL;
  g_autoptr (GString) box = g_string_new ("255");
  g_autoptr (GError) error = NULL;

  assert_solver_words ("7,7,7,7,7,7,7/-/-/-", "The values cannot be computed: there would be 3432 "
                                              "of them, and 1000 is the limit.");

  for (guint i = 1; i < 255; i++)
    g_string_append (box, ",255");
  g_string_append (box, "/-/-/-");
  assert_solver_words (box->str,
                       "The values cannot be computed: there would be far more than 1000.");

  position = sg_position_parse ("255,255/-/-/-", NULL);
  g_assert_null (sg_solver_new (position, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, &error));
  assert_words (ichomp_wording_error (error),
                "The values cannot be computed: one of them is above 255.");
  g_clear_error (&error);
  g_clear_pointer (&position, sg_position_unref);

  position = sg_position_new_full (&(SgBoard){ 24, 24 });
  g_assert_null (sg_solver_new (position, SG_TABLE_DEFAULT_LIMIT, stop_cb, NULL, &error));
  assert_words (ichomp_wording_error (error), "The computation was stopped.");
}

static void
test_saved_games (void)
{
  IchompSession *session = support_session_new (1);
  static const struct
  {
    const char *text;
    const char *expected;
  } cases[] = {
    { "hello", "This is not a saved game." },
    { "[iChomp game]\nversion=3\n", "The game was saved by a newer version of iChomp." },
    { "[iChomp game]\nversion=1\n", "The saved game is damaged." },
    { "[iChomp game]\nversion=1\ngame=1/1/1/1 NW2,1\n",
      "Line 3 of the file is damaged. Character 14: there is no tile for this move to take." },
    { "[iChomp game]\nversion=1\ngame=1/1/1/1 NW1,1\nindex=2\n", "Line 4 of the file is damaged." },
    { "[iChomp game]\nversion=1\ngame=1/1/1/1 NW1,1\nindex=1\nchecksum=12345678\n"
      "counted=false\n[setup]\nrandomise=false\nwinnable=false\nopponent=person\nlevel=easy\n"
      "first=1\n",
      "The checksum in line 5 does not match the rest of the file. If you have edited the file "
      "yourself, delete this line." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      ichomp_session_restore (session, cases[i].text, strlen (cases[i].text), &error);
      assert_words (ichomp_wording_error (error), cases[i].expected);
    }

  g_assert_finalize_object (session);
}

static void
test_other_errors (void)
{
  g_autoptr (GError) error = g_error_new (G_IO_ERROR, G_IO_ERROR_NO_SPACE, "No space is left");

  assert_words (ichomp_wording_error (error), "No space is left.");
}

/* The place of an error counts the characters that were typed. */
static void
test_typed_text (void)
{
  g_autofree char *problem = NULL;
  g_autofree char *problem_behind_blanks = NULL;
  g_autofree char *no_problem = NULL;
  g_autoptr (SgGame) game = ichomp_game_text_parse (" \n3/1/-/- \n", &no_problem);

  g_assert_nonnull (game);
  g_assert_null (no_problem);
  g_assert_null (ichomp_game_text_parse ("3/0/-/-", &problem));
  g_assert_true (g_str_has_prefix (problem, "Character 3:"));
  g_assert_null (ichomp_game_text_parse (" \n3/0/-/-", &problem_behind_blanks));
  g_assert_true (g_str_has_prefix (problem_behind_blanks, "Character 5:"));
}

/* Not even its first part is read. */
static void
test_endless_text (void)
{
  g_autofree char *blanks = g_strnfill (10 * 1024 * 1024, ' ');
  g_autofree char *text = g_strconcat ("3/1/-/-", blanks, "NW1,1", NULL);
  g_autofree char *problem = NULL;

  g_assert_null (ichomp_game_text_parse (text, &problem));
  g_assert_cmpstr (problem, ==, "The text is longer than any game.");
}

/* White space within the text stays an error. */
static void
test_white_space (void)
{
  static const char *const accepted[] = { "3/1/-/-",           "3/1/-/- ",
                                          "3/1/-/-\n",         "3/1/-/-\r\n",
                                          " \t3/1/-/- @6x2 ",  "\r\n3/1/-/-\t\n\n",
                                          "3/1/-/- misere\r\n" };
  static const char *const refused[] = { "",
                                         " ",
                                         "\r\n",
                                         "3 /1/-/-",
                                         "3/1/-/-  @6x2",
                                         "3/1/-/- @ 6x2",
                                         "3/1/-/-\n@6x2",
                                         "3/1/-/-\n3/1/-/-" };

  for (guint i = 0; i < G_N_ELEMENTS (accepted); i++)
    {
      g_autofree char *problem = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (SgGame) game = ichomp_game_text_parse (accepted[i], &problem);
      g_autoptr (SgGame) start =
          ichomp_game_text_parse_start (accepted[i], SG_RULESETS_BARS, &error);

      g_assert_cmpstr (problem, ==, NULL);
      g_assert_no_error (error);
      g_assert_true (
          sg_position_equal (sg_game_get_position (game, 0), sg_game_get_position (start, 0)));
      g_assert_cmpint (sg_game_get_rule (game), ==, sg_game_get_rule (start));
    }

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *problem = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_null (ichomp_game_text_parse (refused[i], &problem));
      g_assert_nonnull (problem);
      g_assert_null (ichomp_game_text_parse_start (refused[i], SG_RULESETS_BARS, &error));
      g_assert_nonnull (error);
    }
}

void
add_tests (void)
{
  g_test_add_func ("/wording/join", test_join);
  g_test_add_func ("/wording/date", test_date);
  g_test_add_func ("/wording/names", test_names);
  g_test_add_func ("/wording/tiles", test_tiles);
  g_test_add_func ("/wording/numbers", test_numbers);
  g_test_add_func ("/wording/turn", test_turn);
  g_test_add_func ("/wording/last-move", test_last_move);
  g_test_add_func ("/wording/announcement", test_announcement);
  g_test_add_func ("/wording/players", test_players);
  g_test_add_func ("/wording/mistakes", test_mistakes);
  g_test_add_func ("/wording/too-many-rows", test_too_many_rows);
  g_test_add_func ("/wording/computation", test_computation);
  g_test_add_func ("/wording/saved-games", test_saved_games);
  g_test_add_func ("/wording/other-errors", test_other_errors);
  g_test_add_func ("/wording/typed-text", test_typed_text);
  g_test_add_func ("/wording/endless-text", test_endless_text);
  g_test_add_func ("/wording/white-space", test_white_space);
}
