/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The notation of sums: words of rulesets, rows with gaps, and moves by the number of a part. */

#include <string.h>

#include "engine/rules/sg-error.h"
#include "engine/rules/sg-game.h"
#include "engine/rules/sg-ruleset.h"

#include "engine-support.h"
#include "test-main.h"

static void
test_positions (void)
{
  static const struct
  {
    const char *text;
    const char *printed; /* NULL: the same */
  } cases[] = {
    { "kayles 5/3/-/-" },
    { "octal 0.07 7/4" },
    { "octal 0.77 7", "kayles 7" },
    { "octal 0.770 7", "kayles 7" },
    { "octal 0.123456701 1" },
    { "3,2/kayles 5/-/2" },
    { "heaps 3/5/7" },
    { "heaps 65535" },
    { "chomp 3,2/kayles 5" },
    { "bars 3,2/1" },
    { "bars 3,2" },
    { "bars 3,2/kayles 5", "3,2/kayles 5" },
    { "bars 3,2/2,1/1/-", "3,2/2,1/1/- @6x4" },
    { "bars 3,2/2,1/1/- @8x6", "3,2/2,1/1/- @8x6" },
    { "1/2/bars 3/4", "1/2/3/4 @8x2" },
    { "kayles 1+3/1++3/+4/255" },
    { "kayles 5/bars 3,2/heaps 4/2" },
    { "kayles 5/octal 0.77 3/kayles 2", "kayles 5/3/2" },
    { "heaps 1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SgPosition) position =
          sg_position_parse_any (cases[i].text, SG_ALL_RULESETS, &error);
      g_autofree char *string = NULL;

      g_assert_no_error (error);
      string = sg_position_to_string (position);
      g_assert_cmpstr (string, ==, cases[i].printed != NULL ? cases[i].printed : cases[i].text);
    }
}

static void
test_errors (void)
{
  static const struct
  {
    const char *text;
    SgError code;
    guint character;
    guint64 number;
    guint64 limit;
  } cases[] = {
    { "kayle 5", SG_ERROR_RULESET, 1 },
    { "kayless 5", SG_ERROR_RULESET, 1 },
    { "5/nim 3", SG_ERROR_RULESET, 3 },
    { "kayles", SG_ERROR_SYNTAX, 7 },
    { "kayles  5", SG_ERROR_SYNTAX, 8, ' ' },
    { "kayles 5,3", SG_ERROR_SYNTAX, 9, ',' },
    { "kayles 5+", SG_ERROR_SYNTAX, 10 },
    { "kayles 0", SG_ERROR_EMPTY_ROW, 8 },
    { "kayles 256", SG_ERROR_ROW_TOO_LONG, 8, 256, 255 },
    { "kayles 254+1", SG_ERROR_ROW_TOO_LONG, 8, 256, 255 },
    { "octal 5", SG_ERROR_SYNTAX, 7, '5' },
    { "octal 0.8 5", SG_ERROR_SYNTAX, 9, '8' },
    { "octal 0. 5", SG_ERROR_SYNTAX, 9, ' ' },
    { "octal 0.00 5", SG_ERROR_CODE, 7, 0, 9 },
    { "octal 0.1234567012 5", SG_ERROR_CODE, 7, 0, 9 },
    { "heaps 65536", SG_ERROR_HEAP_TOO_LARGE, 7, 65536, 65535 },
    { "heaps 1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1", SG_ERROR_TOO_MANY_PARTS, 38, 0, 16 },
    { "kayles 5/3 @6x4", SG_ERROR_BOARD_NOT_ALLOWED, 12 },
    { "bars 3,2/1 @6x4", SG_ERROR_BOARD_NOT_ALLOWED, 12 },
    { "kayles 5 chomp", SG_ERROR_SYNTAX, 10, 'c' },
    { "5/3", SG_ERROR_QUADRANT_COUNT, 4, 2, 4 },
    { "kayles 5 NW1,1", SG_ERROR_SYNTAX, 10, 'N' },
    { "kayles 5 2:1", SG_ERROR_NO_MOVE, 10, 2, 1 },
    { "kayles 5 1:6", SG_ERROR_NO_MOVE, 10 },
    { "kayles 5 1:1-3", SG_ERROR_NO_MOVE, 10 },
    { "kayles 5 1:2-1", SG_ERROR_NO_MOVE, 14 },
    { "kayles 2+2 1:2-3", SG_ERROR_NO_MOVE, 12 },
    { "octal 0.07 3 1:2", SG_ERROR_NO_MOVE, 14 },
    { "heaps 5 1:0", SG_ERROR_NO_MOVE, 11, 0, 65535 },
    { "heaps 5 1:6", SG_ERROR_NO_MOVE, 9 },
    { "chomp 3,2 1:1,1", SG_ERROR_NO_MOVE, 11 },
    { "3,2/kayles 5 1:3,1", SG_ERROR_NO_MOVE, 14 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SgGame) game = sg_game_parse_any (cases[i].text, SG_ALL_RULESETS, &error);
      const SgErrorDetail *detail;

      g_assert_null (game);
      g_assert_error (error, SG_ERROR, (int)cases[i].code);
      detail = sg_error_get_detail (error);
      g_test_message ("%s: %s", cases[i].text, error->message);
      g_assert_cmpuint (detail->character, ==, cases[i].character);
      g_assert_cmpuint (detail->number, ==, cases[i].number);
      g_assert_cmpuint (detail->limit, ==, cases[i].limit);
    }
}

/* A reader of the notation meets only the rulesets that it has asked for. */
static void
test_sets (void)
{
  static const struct
  {
    const char *text;
    SgRulesets rulesets;
  } cases[] = {
    { "bars 3,2", SG_RULESETS_BARS },     { "chomp 3,2", SG_RULESETS_CHOMP },
    { "heaps 3", SG_RULESETS_HEAPS },     { "kayles 3", SG_RULESETS_ROWS },
    { "octal 0.07 3", SG_RULESETS_ROWS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SgPosition) without =
          sg_position_parse_any (cases[i].text, SG_ALL_RULESETS & ~cases[i].rulesets, &error);
      g_autoptr (SgPosition) plain = sg_position_parse (cases[i].text, NULL);
      g_autoptr (SgPosition) only =
          sg_position_parse_any (cases[i].text, SG_RULESETS_BARS | cases[i].rulesets, NULL);

      g_assert_null (without);
      g_assert_error (error, SG_ERROR, SG_ERROR_RULESET);
      g_assert_null (plain);
      g_assert_true (cases[i].rulesets == SG_RULESETS_BARS || only != NULL);
    }
}

static void
test_games (void)
{
  static const struct
  {
    const char *text;
    const char *last;
  } cases[] = {
    { "kayles 5/2 1:2-3 2:1 2:2 1:4-5 1:1", "kayles -/-" },
    { "kayles 5 1:3", "kayles 2+2" },
    { "kayles 5 1:5", "kayles 4" },
    { "kayles 5 1:1", "kayles +4" },
    { "heaps 3/5/7 misere 1:2 3:7", "heaps 1/5/6" },
    { "3,2/kayles 5 1:1,2 2:1-2", "1,1/kayles ++3" },
    { "octal 0.07 7 1:3-4", "octal 0.07 2++3" },
    { "chomp 3,2/2 1:1,2 2:1,2", "chomp 1,1/1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SgGame) game = sg_game_parse_any (cases[i].text, SG_ALL_RULESETS, &error);
      g_autofree char *string = NULL;
      g_autofree char *last = NULL;

      g_assert_no_error (error);
      string = sg_game_to_string (game);
      g_assert_cmpstr (string, ==, cases[i].text);
      last = sg_position_to_string (sg_game_get_position (game, sg_game_get_n_moves (game)));
      g_assert_cmpstr (last, ==, cases[i].last);
    }
}

static void
test_codes (void)
{
  static const char *const codes[] = { "0.77", "0.07", "0.333", "0.127", "0.000000001" };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *string = NULL;
      SgReader reader;
      guint32 code;

      sg_reader_init (&reader, codes[i], SG_ALL_RULESETS);
      g_assert_true (sg_code_read (&reader, &code, &error));
      g_assert_no_error (error);
      string = sg_code_to_string (code);
      g_assert_cmpstr (string, ==, codes[i]);
      g_assert_cmpuint (sg_code_count_digits (code), ==, strlen (codes[i]) - 2);
    }
}

void
add_tests (void)
{
  g_test_add_func ("/engine/rulesets/positions", test_positions);
  g_test_add_func ("/engine/rulesets/errors", test_errors);
  g_test_add_func ("/engine/rulesets/sets", test_sets);
  g_test_add_func ("/engine/rulesets/games", test_games);
  g_test_add_func ("/engine/rulesets/codes", test_codes);
}
