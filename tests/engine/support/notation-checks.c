/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold for every text that a parser of the notation gets: the result is legal and has the
 * same meaning after printing and parsing, or the error has a code and a place. */

#include "notation-checks.h"

#include <string.h>

#include "engine/rules/sg-error.h"
#include "engine/rules/sg-game.h"

static void
assert_explained (const GError *error, const char *text)
{
  const SgErrorDetail *detail;

  g_assert_nonnull (error);
  g_assert_true (error->domain == SG_ERROR);
  g_assert_true (error->code <= SG_ERROR_ILLEGAL_MOVE || error->code >= SG_ERROR_RULESET);

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
  guint n_parts = sg_position_get_n_parts (position);

  g_assert_cmpuint (n_parts, >=, 1);
  g_assert_cmpuint (n_parts, <=, SG_MAX_PARTS);
  if (!sg_position_has_board (position))
    return;

  g_assert_cmpuint (n_parts, ==, SG_N_QUADRANTS);
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

gboolean
notation_check_diagram (const char *text)
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

static SgPosition *
check_position (const char *text, SgRulesets rulesets)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgPosition) position = sg_position_parse_any (text, rulesets, &error);
  g_autoptr (SgPosition) again = NULL;
  g_autofree char *string = NULL;
  g_autofree char *string_again = NULL;

  if (position == NULL)
    {
      assert_explained (error, text);
      return NULL;
    }

  g_assert_no_error (error);
  assert_legal_position (position);
  string = sg_position_to_string (position);
  again = sg_position_parse_any (string, rulesets, &error);
  g_assert_no_error (error);
  g_assert_true (sg_position_equal (again, position));
  string_again = sg_position_to_string (again);
  g_assert_cmpstr (string_again, ==, string);
  return g_steal_pointer (&position);
}

/* What is a position without words of rulesets is the same one where they are allowed. */
gboolean
notation_check_position (const char *text)
{
  g_autoptr (SgPosition) position = check_position (text, SG_RULESETS_BARS);
  g_autoptr (SgPosition) any = check_position (text, SG_ALL_RULESETS);

  g_assert_true (position == NULL || sg_position_equal (position, any));
  return any != NULL;
}

gboolean
notation_check_move (const char *text)
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

static SgGame *
check_game (const char *text, SgRulesets rulesets)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgGame) game = sg_game_parse_any (text, rulesets, &error);
  g_autoptr (SgGame) again = NULL;
  g_autofree char *string = NULL;
  g_autofree char *string_again = NULL;

  if (game == NULL)
    {
      assert_explained (error, text);
      return NULL;
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
  again = sg_game_parse_any (string, rulesets, &error);
  g_assert_no_error (error);
  string_again = sg_game_to_string (again);
  g_assert_cmpstr (string_again, ==, string);
  return g_steal_pointer (&game);
}

/* What is a game without words of rulesets is the same one where they are allowed. */
gboolean
notation_check_game (const char *text)
{
  g_autoptr (SgGame) game = check_game (text, SG_RULESETS_BARS);
  g_autoptr (SgGame) any = check_game (text, SG_ALL_RULESETS);

  if (game != NULL)
    {
      g_autofree char *string = sg_game_to_string (game);
      g_autofree char *string_any = sg_game_to_string (any);

      g_assert_cmpstr (string, ==, string_any);
    }
  return any != NULL;
}
