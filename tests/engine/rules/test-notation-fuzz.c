/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Valid texts with random damage, from fixed seeds: no parser crashes, and an accepted text is
 * legal and has the same meaning after printing and parsing. */

#include "rules/sg-error.h"
#include "rules/sg-game.h"

#include <string.h>

#include "test-main.h"

#define N_ROUNDS 200000

static const char *const valid_texts[] = {
  "-",
  "5,4,4",
  "14,8,8,5,5,2,1,1,1,1,1",
  "NE2,3",
  "SW12,11",
  "-/-/-/-",
  "1/1/1/1",
  "5,4,4/3,1/-/2",
  "3,2/2,2/1/- @6x4",
  "-/1/-/1 @1x2",
  "255,255,1/-/-/- @510x510",
  "12,12,12,12/12,11,10/3,3,3/- @24x24",
  "3,2/2,2/1/- @6x4 NW2,1 NE1,1",
  "1/1/1/1 NW1,1 NE1,1 SW1,1 SE1,1",
  "3/2/1/- @6x2 misere",
  "3/2/1/- misere NW1,2 NE1,1",
  "-/-/-/4,4,2 @8x6 chomp SE1,3 SE2,1 SE1,1",
  "4,4,4/4,4,4/4,4,4/4,4,4 @8x6 SE1,1 NW3,4 SW2,2 NE1,3",
};

static const char *const inserts[] = {
  "0",  "1",  "9",    "255",      "256",    "4294967296", "18446744073709551616",
  ",",  "/",  "-",    " @",       "@",      "x",          " ",
  "NW", "SE", "\n",   "\303\251", "\377",   "\303",       "//",
  ",,", "--", "@0x0", " misere",  " chomp", "miser"
};

static void
damage (GString *text, GRand *rand)
{
  gsize at = (gsize)g_rand_int_range (rand, 0, (gint32)text->len + 1);
  gsize rest = text->len - at;

  switch (g_rand_int_range (rand, 0, 6))
    {
    case 0: /* another byte, legal or not */
      if (rest > 0)
        text->str[at] = (char)g_rand_int_range (rand, 1, 256);
      break;
    case 1: /* another byte of the notation */
      if (rest > 0)
        text->str[at] = "0123456789,/-@x NWSE"[g_rand_int_range (rand, 0, 20)];
      break;
    case 2:
      {
        gsize n = (gsize)g_rand_int_range (rand, 1, 4);

        g_string_erase (text, (gssize)at, (gssize)MIN (rest, n));
      }
      break;
    case 3:
      g_string_insert (text, (gssize)at,
                       inserts[g_rand_int_range (rand, 0, G_N_ELEMENTS (inserts))]);
      break;
    case 4: /* repeat a part */
      {
        g_autofree char *part = g_strndup (text->str + at, MIN (rest, 12));

        g_string_insert (text, g_rand_int_range (rand, 0, (gint32)text->len + 1), part);
      }
      break;
    default: /* the rest of another text */
      {
        const char *other = valid_texts[g_rand_int_range (rand, 0, G_N_ELEMENTS (valid_texts))];

        g_string_truncate (text, at);
        g_string_append (text, other + g_rand_int_range (rand, 0, (gint32)strlen (other)));
      }
      break;
    }
}

static void
assert_explained (const GError *error, const char *text)
{
  const SgErrorDetail *detail;

  g_assert_nonnull (error);
  g_assert_true (error->domain == SG_ERROR);
  g_assert_cmpint (error->code, >=, SG_ERROR_SYNTAX);
  g_assert_cmpint (error->code, <=, SG_ERROR_ILLEGAL_MOVE);

  detail = sg_error_get_detail (error);
  g_assert_cmpuint (detail->character, >=, 1);
  g_assert_cmpuint (detail->character, <=, strlen (text) + 1);
  if (g_utf8_validate (text, -1, NULL))
    g_assert_cmpuint (detail->character, <=, g_utf8_strlen (text, -1) + 1);
}

static void
assert_legal_diagram (const SgDiagram *diagram)
{
  guint n_rows = sg_diagram_get_n_rows (diagram);
  guint n_tiles = 0;

  g_assert_cmpuint (n_rows, <=, SG_DIAGRAM_MAX_SIDE);
  for (guint r = 0; r < n_rows; r++)
    {
      guint length = sg_diagram_get_row (diagram, r);

      g_assert_cmpuint (length, >=, 1);
      g_assert_cmpuint (length, <=, SG_DIAGRAM_MAX_SIDE);
      if (r > 0)
        g_assert_cmpuint (length, <=, sg_diagram_get_row (diagram, r - 1));
      n_tiles += length;
    }
  g_assert_cmpuint (sg_diagram_get_n_tiles (diagram), ==, n_tiles);
}

static void
assert_legal_position (const SgPosition *position)
{
  SgBoard board = sg_position_get_board (position);

  g_assert_true (sg_board_is_legal (&board));
  SG_FOREACH_QUADRANT (q)
    {
      const SgDiagram *diagram = sg_position_get_diagram (position, q);

      assert_legal_diagram (diagram);
      g_assert_cmpuint (sg_diagram_get_n_columns (diagram), <=,
                        sg_board_get_quadrant_width (&board, q));
      g_assert_cmpuint (sg_diagram_get_n_rows (diagram), <=,
                        sg_board_get_quadrant_height (&board, q));
    }
}

static gboolean
try_diagram (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgDiagram) diagram = sg_diagram_parse (text, &error);
  g_autoptr (SgDiagram) again = NULL;
  g_autofree char *string = NULL;
  g_autofree char *string_again = NULL;

  if (diagram == NULL)
    {
      assert_explained (error, text);
      return FALSE;
    }

  g_assert_no_error (error);
  assert_legal_diagram (diagram);
  string = sg_diagram_to_string (diagram);
  again = sg_diagram_parse (string, &error);
  g_assert_no_error (error);
  g_assert_true (sg_diagram_equal (again, diagram));
  string_again = sg_diagram_to_string (again);
  g_assert_cmpstr (string_again, ==, string);
  return TRUE;
}

static gboolean
try_position (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgPosition) position = sg_position_parse (text, &error);
  g_autoptr (SgPosition) again = NULL;
  g_autofree char *string = NULL;
  g_autofree char *string_again = NULL;

  if (position == NULL)
    {
      assert_explained (error, text);
      return FALSE;
    }

  g_assert_no_error (error);
  assert_legal_position (position);
  string = sg_position_to_string (position);
  again = sg_position_parse (string, &error);
  g_assert_no_error (error);
  g_assert_true (sg_position_equal (again, position));
  string_again = sg_position_to_string (again);
  g_assert_cmpstr (string_again, ==, string);
  return TRUE;
}

static gboolean
try_move (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *string = NULL;
  SgMove move;
  SgMove again;

  if (!sg_move_parse (text, &move, &error))
    {
      assert_explained (error, text);
      return FALSE;
    }

  g_assert_no_error (error);
  g_assert_cmpuint (move.row, <, SG_DIAGRAM_MAX_SIDE);
  g_assert_cmpuint (move.column, <, SG_DIAGRAM_MAX_SIDE);
  string = sg_move_to_string (&move);
  g_assert_true (sg_move_parse (string, &again, &error));
  g_assert_true (sg_move_equal (&again, &move));
  return TRUE;
}

static gboolean
try_game (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgGame) game = sg_game_parse (text, &error);
  g_autoptr (SgGame) again = NULL;
  g_autofree char *string = NULL;
  g_autofree char *string_again = NULL;

  if (game == NULL)
    {
      assert_explained (error, text);
      return FALSE;
    }

  g_assert_no_error (error);
  for (guint i = 0; i <= sg_game_get_n_moves (game); i++)
    assert_legal_position (sg_game_get_position (game, i));
  for (guint i = 0; i < sg_game_get_n_moves (game); i++)
    {
      g_autoptr (SgPosition) next =
          sg_position_play (sg_game_get_position (game, i), sg_game_get_move (game, i));

      g_assert_true (sg_position_equal (next, sg_game_get_position (game, i + 1)));
    }

  string = sg_game_to_string (game);
  again = sg_game_parse (string, &error);
  g_assert_no_error (error);
  string_again = sg_game_to_string (again);
  g_assert_cmpstr (string_again, ==, string);
  return TRUE;
}

static void
test_damaged_texts (void)
{
  static gboolean (*const parsers[]) (const char *) = { try_diagram, try_position, try_move,
                                                        try_game };
  guint n_accepted[G_N_ELEMENTS (parsers)] = { 0 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (20240229);

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      g_autoptr (GString) text =
          g_string_new (valid_texts[g_rand_int_range (rand, 0, G_N_ELEMENTS (valid_texts))]);
      g_autofree char *exact = NULL;

      for (gint32 n = g_rand_int_range (rand, 1, 5); n > 0; n--)
        damage (text, rand);

      /* A copy without spare bytes, so that memory checkers notice reads beyond its end. */
      exact = g_strdup (text->str);
      for (guint i = 0; i < G_N_ELEMENTS (parsers); i++)
        n_accepted[i] += parsers[i](exact) ? 1 : 0;
    }

  /* The damage is mild enough to get past the first checks of the parsers. */
  for (guint i = 0; i < G_N_ELEMENTS (parsers); i++)
    {
      g_test_message ("parser %u accepted %u of %u", i, n_accepted[i], N_ROUNDS);
      g_assert_cmpuint (n_accepted[i], >, N_ROUNDS / 200);
      g_assert_cmpuint (n_accepted[i], <, N_ROUNDS / 2);
    }
}

static void
test_random_bytes (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint round = 0; round < 20000; round++)
    {
      gsize length = (gsize)g_rand_int_range (rand, 0, 40);
      g_autofree char *text = g_new0 (char, length + 1);

      for (gsize i = 0; i < length; i++)
        text[i] = (char)g_rand_int_range (rand, 1, 256);

      try_diagram (text);
      try_position (text);
      try_move (text);
      try_game (text);
    }
}

void
add_tests (void)
{
  g_test_add_func ("/engine/fuzz/damaged-texts", test_damaged_texts);
  g_test_add_func ("/engine/fuzz/random-bytes", test_random_bytes);
}
