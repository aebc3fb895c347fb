/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The errors of parsing: their codes, places and numbers. */

#include "engine/rules/sg-error.h"
#include "engine/rules/sg-game.h"

#include <string.h>

#include "test-main.h"

typedef struct
{
  const char *text;
  SgError code;
  guint character;
  guint64 number;
  guint64 limit;
} Case;

#define END SG_ERROR_FOUND_END
#define NOT_UTF8 SG_ERROR_FOUND_NOT_UTF8

static void
assert_error (const GError *error, const Case *expected)
{
  const SgErrorDetail *detail;

  g_assert_error (error, SG_ERROR, (int)expected->code);
  detail = sg_error_get_detail (error);
  g_assert_cmpuint (detail->character, ==, expected->character);
  g_assert_cmpuint (detail->number, ==, expected->number);
  g_assert_cmpuint (detail->limit, ==, expected->limit);
}

/* Writes the text to the log, to identify a failing case. */
static void
log_text (const char *text)
{
  g_autofree char *start = g_strndup (text, 60);
  g_autofree char *escaped = g_strescape (start, NULL);

  g_test_message ("\"%s\"", escaped);
}

static void
assert_position_error (const Case *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgPosition) position = sg_position_parse (expected->text, &error);

  log_text (expected->text);
  g_assert_null (position);
  assert_error (error, expected);
}

static void
test_syntax (void)
{
  static const Case cases[] = {
    { "", SG_ERROR_SYNTAX, 1, END, 0 },
    { " ", SG_ERROR_SYNTAX, 1, ' ', 0 },
    { "/", SG_ERROR_SYNTAX, 1, '/', 0 },
    { "@2x2", SG_ERROR_SYNTAX, 1, '@', 0 },
    { "x", SG_ERROR_SYNTAX, 1, 'x', 0 },
    { "/-/-/-", SG_ERROR_SYNTAX, 1, '/', 0 },
    { "-/-/-/", SG_ERROR_SYNTAX, 7, END, 0 },
    { "-//-/-", SG_ERROR_SYNTAX, 3, '/', 0 },
    { " 1/-/-/-", SG_ERROR_SYNTAX, 1, ' ', 0 },
    { "1 /-/-/-", SG_ERROR_QUADRANT_COUNT, 2, 1, 4 },
    { "1/ -/-/-", SG_ERROR_SYNTAX, 3, ' ', 0 },
    { "3, 2/-/-/-", SG_ERROR_SYNTAX, 3, ' ', 0 },
    { "3,/-/-/-", SG_ERROR_SYNTAX, 3, '/', 0 },
    { ",3/-/-/-", SG_ERROR_SYNTAX, 1, ',', 0 },
    { "3,,2/-/-/-", SG_ERROR_SYNTAX, 3, ',', 0 },
    { "-,1/-/-/-", SG_ERROR_SYNTAX, 2, ',', 0 },
    { "1,-/-/-/-", SG_ERROR_SYNTAX, 3, '-', 0 },
    { "--/-/-/-", SG_ERROR_SYNTAX, 2, '-', 0 },
    { "-1/-/-/-", SG_ERROR_SYNTAX, 2, '1', 0 },
    { "+1/-/-/-", SG_ERROR_SYNTAX, 1, '+', 0 },
    { "1.5/-/-/-", SG_ERROR_SYNTAX, 2, '.', 0 },
    { "1e1/-/-/-", SG_ERROR_SYNTAX, 2, 'e', 0 },
    { "1\n/-/-/-", SG_ERROR_SYNTAX, 2, '\n', 0 },
    { "1/-/-/-\n", SG_ERROR_SYNTAX, 8, '\n', 0 },
    { "1/-/-/-rubbish", SG_ERROR_SYNTAX, 8, 'r', 0 },
    { "1/-/-/- rubbish", SG_ERROR_SYNTAX, 8, ' ', 0 },
    { "1/-/-/- ", SG_ERROR_SYNTAX, 8, ' ', 0 },
    { "1/-/-/-@2x2", SG_ERROR_SYNTAX, 8, '@', 0 },
    { "1/-/-/-  @2x2", SG_ERROR_SYNTAX, 8, ' ', 0 },
    { "1/-/-/-\t@2x2", SG_ERROR_SYNTAX, 8, '\t', 0 },
    { "1/-/-/- @", SG_ERROR_SYNTAX, 10, END, 0 },
    { "1/-/-/- @x2", SG_ERROR_SYNTAX, 10, 'x', 0 },
    { "1/-/-/- @ 2x2", SG_ERROR_SYNTAX, 10, ' ', 0 },
    { "1/-/-/- @2", SG_ERROR_SYNTAX, 11, END, 0 },
    { "1/-/-/- @2X2", SG_ERROR_SYNTAX, 11, 'X', 0 },
    { "1/-/-/- @2x", SG_ERROR_SYNTAX, 12, END, 0 },
    { "1/-/-/- @2x-2", SG_ERROR_SYNTAX, 12, '-', 0 },
    { "1/-/-/- @2x2x2", SG_ERROR_SYNTAX, 13, 'x', 0 },
    { "1/-/-/- @2x2 ", SG_ERROR_SYNTAX, 13, ' ', 0 },
    { "1/-/-/- @2x2 NW1,1", SG_ERROR_SYNTAX, 13, ' ', 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_position_error (&cases[i]);
}

static void
test_not_ascii (void)
{
  static const Case cases[] = {
    { "\303\251", SG_ERROR_SYNTAX, 1, 0xe9, 0 },
    { "1/\303\251/-/-", SG_ERROR_SYNTAX, 3, 0xe9, 0 },
    { "1/-/-/-\303\251\303\251", SG_ERROR_SYNTAX, 8, 0xe9, 0 },
    { "\357\273\2771/-/-/-", SG_ERROR_SYNTAX, 1, 0xfeff, 0 },     /* byte order mark */
    { "\331\243/-/-/-", SG_ERROR_SYNTAX, 1, 0x663, 0 },           /* an Arabic digit */
    { "1/\357\274\221/-/-", SG_ERROR_SYNTAX, 3, 0xff11, 0 },      /* a full-width digit */
    { "1/-/-/\360\237\215\253", SG_ERROR_SYNTAX, 7, 0x1f36b, 0 }, /* four bytes */
    { "1/-/-/- @2\303\2272", SG_ERROR_SYNTAX, 11, 0xd7, 0 },      /* a multiplication sign */
    { "1/\377/-/-", SG_ERROR_SYNTAX, 3, NOT_UTF8, 0 },
    { "\200", SG_ERROR_SYNTAX, 1, NOT_UTF8, 0 },
    { "1/-/-/-\303", SG_ERROR_SYNTAX, 8, NOT_UTF8, 0 },            /* cut short */
    { "1/-/-/-\360\237\215", SG_ERROR_SYNTAX, 8, NOT_UTF8, 0 },    /* cut short */
    { "1/\300\257/-/-", SG_ERROR_SYNTAX, 3, NOT_UTF8, 0 },         /* overlong slash */
    { "1/\355\240\200/-/-", SG_ERROR_SYNTAX, 3, NOT_UTF8, 0 },     /* half a surrogate pair */
    { "1/\364\220\200\200/-/-", SG_ERROR_SYNTAX, 3, NOT_UTF8, 0 }, /* beyond Unicode */
    { "1/-/-/-\377\303\251", SG_ERROR_SYNTAX, 8, NOT_UTF8, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_position_error (&cases[i]);
}

static void
test_quadrant_count (void)
{
  static const Case cases[] = {
    { "1", SG_ERROR_QUADRANT_COUNT, 2, 1, 4 },
    { "-", SG_ERROR_QUADRANT_COUNT, 2, 1, 4 },
    { "1/1", SG_ERROR_QUADRANT_COUNT, 4, 2, 4 },
    { "1/1/1", SG_ERROR_QUADRANT_COUNT, 6, 3, 4 },
    { "5,4,4/3,1/-", SG_ERROR_QUADRANT_COUNT, 12, 3, 4 },
    { "1/1/1 @4x4", SG_ERROR_QUADRANT_COUNT, 6, 3, 4 },
    { "1/1/1/1/1", SG_ERROR_QUADRANT_COUNT, 8, 5, 4 },
    { "1/1/1/1/1 @4x4", SG_ERROR_QUADRANT_COUNT, 8, 5, 4 },
    { "12,3/-/-/-/-/-", SG_ERROR_QUADRANT_COUNT, 11, 6, 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_position_error (&cases[i]);
}

static void
test_rows (void)
{
  static const Case cases[] = {
    { "0/-/-/-", SG_ERROR_EMPTY_ROW, 1, 0, 0 },
    { "000/-/-/-", SG_ERROR_EMPTY_ROW, 1, 0, 0 },
    { "2,0/-/-/-", SG_ERROR_EMPTY_ROW, 3, 0, 0 },
    { "-/-/-/12,3,0", SG_ERROR_EMPTY_ROW, 12, 0, 0 },
    { "1,2/-/-/-", SG_ERROR_ROW_INCREASES, 3, 2, 1 },
    { "5,4,4,5/-/-/-", SG_ERROR_ROW_INCREASES, 7, 5, 4 },
    { "-/-/12,10,11/-", SG_ERROR_ROW_INCREASES, 11, 11, 10 },
    { "256/-/-/-", SG_ERROR_ROW_TOO_LONG, 1, 256, 255 },
    { "-/-/-/300", SG_ERROR_ROW_TOO_LONG, 7, 300, 255 },
    { "1,256/-/-/-", SG_ERROR_ROW_TOO_LONG, 3, 256, 255 },
    { "99999999,1/-/-/-", SG_ERROR_ROW_TOO_LONG, 1, 99999999, 255 },
    { "4294967297/-/-/-", SG_ERROR_ROW_TOO_LONG, 1, G_GUINT64_CONSTANT (4294967297), 255 },
    { "18446744073709551615/-/-/-", SG_ERROR_ROW_TOO_LONG, 1, G_MAXUINT64, 255 },
    { "18446744073709551616/-/-/-", SG_ERROR_ROW_TOO_LONG, 1, G_MAXUINT64, 255 },
    { "18446744073709551617/-/-/-", SG_ERROR_ROW_TOO_LONG, 1, G_MAXUINT64, 255 },
    { "184467440737095516150/-/-/-", SG_ERROR_ROW_TOO_LONG, 1, G_MAXUINT64, 255 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_position_error (&cases[i]);
}

static void
test_board (void)
{
  static const Case cases[] = {
    { "1/-/-/- @0x0", SG_ERROR_BOARD_SIZE, 10, 0, 510 },
    { "1/-/-/- @0x2", SG_ERROR_BOARD_SIZE, 10, 0, 510 },
    { "1/-/-/- @2x0", SG_ERROR_BOARD_SIZE, 12, 0, 510 },
    { "1/-/-/- @511x2", SG_ERROR_BOARD_SIZE, 10, 511, 510 },
    { "1/-/-/- @2x511", SG_ERROR_BOARD_SIZE, 12, 511, 510 },
    { "1/-/-/- @999999999999x2", SG_ERROR_BOARD_SIZE, 10, G_GUINT64_CONSTANT (999999999999), 510 },
    { "1/-/-/- @2x4294967298", SG_ERROR_BOARD_SIZE, 12, G_GUINT64_CONSTANT (4294967298), 510 },
    { "-/-/-/- @1x1", SG_ERROR_BOARD_SIZE, 10, 1, 510 },
    { "3/-/-/- @4x4", SG_ERROR_BOARD_TOO_SMALL, 10, SG_QUADRANT_NW, 0 },
    { "-/1,1,1/-/- @8x4", SG_ERROR_BOARD_TOO_SMALL, 14, SG_QUADRANT_NE, 0 },
    { "-/-/3/- @5x8", SG_ERROR_BOARD_TOO_SMALL, 10, SG_QUADRANT_SW, 0 },
    { "-/-/-/4 @6x8", SG_ERROR_BOARD_TOO_SMALL, 10, SG_QUADRANT_SE, 0 },
    { "1/-/-/- @1x2", SG_ERROR_BOARD_TOO_SMALL, 10, SG_QUADRANT_NW, 0 },
    { "-/1/-/- @2x1", SG_ERROR_BOARD_TOO_SMALL, 10, SG_QUADRANT_NE, 0 },
    { "3/3/3/3 @4x4", SG_ERROR_BOARD_TOO_SMALL, 10, SG_QUADRANT_NW, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_position_error (&cases[i]);
}

/* Returns @part @n times, then @tail. */
static char *
repeat (const char *part, gsize n, const char *tail)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < n; i++)
    g_string_append (text, part);
  g_string_append (text, tail);

  return g_string_free (text, FALSE);
}

static void
test_long_texts (void)
{
  g_autofree char *digits = repeat ("7", 100000, "/-/-/-");
  g_autofree char *zeros = repeat ("0", 100000, "/-/-/-");
  g_autofree char *many_rows = repeat ("1,", 100000, "1/-/-/-");
  g_autofree char *one_row_more = repeat ("1,", 255, "1/-/-/-");
  g_autofree char *most_rows = repeat ("1,", 254, "1/-/-/-");
  g_autofree char *quadrants = repeat ("1/", 100000, "1");
  g_autofree char *slashes = repeat ("/", 100000, "");
  g_autofree char *board = repeat ("9", 100000, "x2");
  g_autofree char *with_board = g_strconcat ("1/-/-/- @", board, NULL);
  const Case cases[] = {
    { digits, SG_ERROR_ROW_TOO_LONG, 1, G_MAXUINT64, 255 },
    { zeros, SG_ERROR_EMPTY_ROW, 1, 0, 0 },
    { many_rows, SG_ERROR_TOO_MANY_ROWS, 511, 0, 255 },
    { one_row_more, SG_ERROR_TOO_MANY_ROWS, 511, 0, 255 },
    { quadrants, SG_ERROR_QUADRANT_COUNT, 8, 100001, 4 },
    { slashes, SG_ERROR_SYNTAX, 1, '/', 0 },
    { with_board, SG_ERROR_BOARD_SIZE, 10, G_MAXUINT64, 510 },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (SgPosition) position = sg_position_parse (most_rows, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (sg_position_get_n_tiles (position), ==, 255);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_position_error (&cases[i]);
}

static void
test_diagram (void)
{
  static const Case cases[] = {
    { "", SG_ERROR_SYNTAX, 1, END, 0 },
    { "3,2/", SG_ERROR_SYNTAX, 4, '/', 0 },
    { "3,2 ", SG_ERROR_SYNTAX, 4, ' ', 0 },
    { "3,", SG_ERROR_SYNTAX, 3, END, 0 },
    { "-,", SG_ERROR_SYNTAX, 2, ',', 0 },
    { "3,\303\251", SG_ERROR_SYNTAX, 3, 0xe9, 0 },
    { "3,\377", SG_ERROR_SYNTAX, 3, NOT_UTF8, 0 },
    { "3,4", SG_ERROR_ROW_INCREASES, 3, 4, 3 },
    { "256", SG_ERROR_ROW_TOO_LONG, 1, 256, 255 },
    { "0", SG_ERROR_EMPTY_ROW, 1, 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SgDiagram) diagram = sg_diagram_parse (cases[i].text, &error);

      log_text (cases[i].text);
      g_assert_null (diagram);
      assert_error (error, &cases[i]);
    }
}

static void
test_move (void)
{
  static const Case cases[] = {
    { "", SG_ERROR_SYNTAX, 1, END, 0 },
    { "N", SG_ERROR_SYNTAX, 2, END, 0 },
    { "NX1,1", SG_ERROR_SYNTAX, 2, 'X', 0 },
    { "X", SG_ERROR_SYNTAX, 1, 'X', 0 },
    { "nw1,1", SG_ERROR_SYNTAX, 1, 'n', 0 },
    { "Nw1,1", SG_ERROR_SYNTAX, 2, 'w', 0 },
    { "NS1,1", SG_ERROR_SYNTAX, 2, 'S', 0 },
    { "NW", SG_ERROR_SYNTAX, 3, END, 0 },
    { "NW,1", SG_ERROR_SYNTAX, 3, ',', 0 },
    { "NW 1,1", SG_ERROR_SYNTAX, 3, ' ', 0 },
    { "NW-1,1", SG_ERROR_SYNTAX, 3, '-', 0 },
    { "NW1", SG_ERROR_SYNTAX, 4, END, 0 },
    { "NW1;1", SG_ERROR_SYNTAX, 4, ';', 0 },
    { "NW1,", SG_ERROR_SYNTAX, 5, END, 0 },
    { "NW1,1 ", SG_ERROR_SYNTAX, 6, ' ', 0 },
    { "NW1,1,1", SG_ERROR_SYNTAX, 6, ',', 0 },
    { "NW1,\303\251", SG_ERROR_SYNTAX, 5, 0xe9, 0 },
    { "S\377", SG_ERROR_SYNTAX, 2, NOT_UTF8, 0 },
    { "NW0,1", SG_ERROR_ILLEGAL_MOVE, 3, 0, 255 },
    { "NW1,0", SG_ERROR_ILLEGAL_MOVE, 5, 0, 255 },
    { "SE256,1", SG_ERROR_ILLEGAL_MOVE, 3, 256, 255 },
    { "SE12,256", SG_ERROR_ILLEGAL_MOVE, 6, 256, 255 },
    { "SE99999999999999999999,1", SG_ERROR_ILLEGAL_MOVE, 3, G_MAXUINT64, 255 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      SgMove move;

      log_text (cases[i].text);
      g_assert_false (sg_move_parse (cases[i].text, &move, &error));
      assert_error (error, &cases[i]);
    }
}

static void
test_game (void)
{
  static const Case cases[] = {
    { "", SG_ERROR_SYNTAX, 1, END, 0 },
    { "1/1/1", SG_ERROR_QUADRANT_COUNT, 6, 3, 4 },
    { "1/1/1 NW1,1", SG_ERROR_QUADRANT_COUNT, 6, 3, 4 },
    { "3,2/2,2/1/- @6x4 ", SG_ERROR_SYNTAX, 18, END, 0 },
    { "3,2/2,2/1/- ", SG_ERROR_SYNTAX, 13, END, 0 },
    { "3,2/2,2/1/- @6x4  NW2,1", SG_ERROR_SYNTAX, 18, ' ', 0 },
    { "3,2/2,2/1/- @6x4 NW2,1 ", SG_ERROR_SYNTAX, 24, END, 0 },
    { "3,2/2,2/1/- @6x4\tNW2,1", SG_ERROR_SYNTAX, 17, '\t', 0 },
    { "3,2/2,2/1/- @6x4 NW2,1NE1,1", SG_ERROR_SYNTAX, 23, 'N', 0 },
    { "3,2/2,2/1/- NW2,1 @6x4", SG_ERROR_SYNTAX, 19, '@', 0 },
    { "3,2/2,2/1/- @6x4 SE1,1", SG_ERROR_ILLEGAL_MOVE, 18, 0, 0 },
    { "3,2/2,2/1/- SE1,1", SG_ERROR_ILLEGAL_MOVE, 13, 0, 0 },
    { "3,2/2,2/1/- @6x4 NW2,3", SG_ERROR_ILLEGAL_MOVE, 18, 0, 0 },
    { "3,2/2,2/1/- @6x4 NW2,1 NW2,1", SG_ERROR_ILLEGAL_MOVE, 24, 0, 0 },
    { "3,2/2,2/1/- @6x4 NW2,1 NE1,1 NW0,1", SG_ERROR_ILLEGAL_MOVE, 32, 0, 255 },
    { "-/-/-/- @2x2 NW1,1", SG_ERROR_ILLEGAL_MOVE, 14, 0, 0 },
    { "3,2/2,2/1/- @6x4 NW2,\377", SG_ERROR_SYNTAX, 22, NOT_UTF8, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SgGame) game = sg_game_parse (cases[i].text, &error);

      log_text (cases[i].text);
      g_assert_null (game);
      assert_error (error, &cases[i]);
    }
}

/* The error may be NULL. */
static void
test_null_error (void)
{
  SgMove move;

  g_assert_null (sg_position_parse ("1/1/1", NULL));
  g_assert_null (sg_position_parse ("3/-/-/- @4x4", NULL));
  g_assert_null (sg_diagram_parse ("1,2", NULL));
  g_assert_null (sg_game_parse ("1/1/1/1 NW2,2", NULL));
  g_assert_false (sg_move_parse ("NW", &move, NULL));
}

static void
test_copy (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) copy = NULL;
  const Case expected = { NULL, SG_ERROR_ROW_INCREASES, 3, 2, 1 };

  g_assert_null (sg_position_parse ("1,2/-/-/-", &error));
  copy = g_error_copy (error);
  assert_error (copy, &expected);
}

void
add_tests (void)
{
  g_test_add_func ("/engine/errors/syntax", test_syntax);
  g_test_add_func ("/engine/errors/not-ascii", test_not_ascii);
  g_test_add_func ("/engine/errors/quadrant-count", test_quadrant_count);
  g_test_add_func ("/engine/errors/rows", test_rows);
  g_test_add_func ("/engine/errors/board", test_board);
  g_test_add_func ("/engine/errors/long-texts", test_long_texts);
  g_test_add_func ("/engine/errors/diagram", test_diagram);
  g_test_add_func ("/engine/errors/move", test_move);
  g_test_add_func ("/engine/errors/game", test_game);
  g_test_add_func ("/engine/errors/null-error", test_null_error);
  g_test_add_func ("/engine/errors/copy", test_copy);
}
