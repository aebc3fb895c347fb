/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a board tells assistive technologies, and what it keeps secret. */

#include "widgets/board/ichomp-tile.h"

#include "board-support.h"
#include "test-main.h"

/* A position in which values and numbers of tiles differ. */
#define POSITION "2,2/2,2/3/1"

static void
add (const char *path, void (*test) (BoardFixture *fixture, gconstpointer position))
{
  g_test_add (path, BoardFixture, POSITION, board_fixture_set_up, test, board_fixture_tear_down);
}

static void
assert_description (IchompBoard *board, const char *move, const char *expected)
{
  GtkWidget *tile = board_support_get_tile (board, move);

  gtk_test_accessible_assert_property (tile, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, expected);
}

static int
get_number (IchompBoard *board, const char *move)
{
  return ichomp_tile_get_number (ICHOMP_TILE (board_support_get_tile (board, move)));
}

static void
analyze (IchompBoard *board)
{
  g_autoptr (SgAnalysis) analysis = board_support_analyze (ichomp_board_get_position (board));

  ichomp_board_set_analysis (board, analysis);
}

static void
test_names (BoardFixture *fixture, gconstpointer position)
{
  IchompBoard *board = fixture->board;

  gtk_test_accessible_assert_role (board, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (board, GTK_ACCESSIBLE_PROPERTY_LABEL, "Board");
  gtk_test_accessible_assert_property (board_support_get_tile (board, "NW2,1"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Top left, row 2, column 1");
  gtk_test_accessible_assert_property (board_support_get_tile (board, "SW1,3"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Bottom left, row 1, column 3");
}

static void
test_taken (BoardFixture *fixture, gconstpointer position)
{
  assert_description (fixture->board, "NW1,1", "takes 4 tiles");
  assert_description (fixture->board, "NW2,2", "takes 1 tile");
  assert_description (fixture->board, "SW1,2", "takes 2 tiles");

  board_support_play (fixture->board, "NW2,1");
  assert_description (fixture->board, "NW1,1", "takes 2 tiles");
  assert_description (fixture->board, "NE1,1", "takes 4 tiles");
}

/* Hidden numbers are not told, although the board knows them. */
static void
test_hidden_values (BoardFixture *fixture, gconstpointer position)
{
  IchompBoard *board = fixture->board;

  analyze (board);
  assert_description (board, "SW1,2", "takes 2 tiles");
  assert_description (board, "SE1,1", "takes 1 tile");
  g_assert_cmpint (get_number (board, "SW1,2"), ==, ICHOMP_TILE_NO_VALUE);

  ichomp_board_set_value_visible (board, SG_QUADRANT_SW, TRUE);
  assert_description (board, "SW1,2", "takes 2 tiles; the value becomes 1");
  assert_description (board, "SE1,1", "takes 1 tile");
  g_assert_cmpint (get_number (board, "SW1,2"), ==, ICHOMP_TILE_NO_VALUE);

  ichomp_board_set_value_visible (board, SG_QUADRANT_SW, FALSE);
  assert_description (board, "SW1,2", "takes 2 tiles");

  g_object_set (board, "show-move-values", TRUE, NULL);
  assert_description (board, "SW1,2", "takes 2 tiles; the value becomes 1");
  assert_description (board, "SE1,1", "takes 1 tile; the value becomes 0");
  g_assert_cmpint (get_number (board, "SW1,3"), ==, 2);
  g_assert_cmpint (get_number (board, "SE1,1"), ==, 0);

  g_object_set (board, "show-move-values", FALSE, NULL);
  assert_description (board, "SW1,2", "takes 2 tiles");
  g_assert_cmpint (get_number (board, "SW1,3"), ==, ICHOMP_TILE_NO_VALUE);

  g_object_set (board, "show-move-values", TRUE, NULL);
  ichomp_board_set_analysis (board, NULL);
  assert_description (board, "SW1,2", "takes 2 tiles");
  g_assert_cmpint (get_number (board, "SW1,3"), ==, ICHOMP_TILE_NO_VALUE);
}

/* Until new numbers come, old ones stay where they are still right. */
static void
test_old_values (BoardFixture *fixture, gconstpointer position)
{
  IchompBoard *board = fixture->board;

  analyze (board);
  g_object_set (board, "show-move-values", TRUE, NULL);

  board_support_play (board, "SW1,3");
  assert_description (board, "SW1,2", "takes 1 tile");
  assert_description (board, "SE1,1", "takes 1 tile; the value becomes 0");
  g_assert_cmpint (get_number (board, "SW1,2"), ==, ICHOMP_TILE_NO_VALUE);

  analyze (board);
  assert_description (board, "SW1,2", "takes 1 tile; the value becomes 1");
  g_assert_cmpint (get_number (board, "SW1,2"), ==, 1);
}

/* A tile that comes back has a current description. */
static void
test_undo (BoardFixture *fixture, gconstpointer position)
{
  IchompBoard *board = fixture->board;
  g_autoptr (SgPosition) start = sg_position_ref (ichomp_board_get_position (board));

  analyze (board);
  ichomp_board_set_value_visible (board, SG_QUADRANT_SW, TRUE);
  board_support_play (board, "SW1,2");
  analyze (board);
  ichomp_board_set_position (board, start, NULL, NULL, FALSE);
  assert_description (board, "SW1,3", "takes 1 tile");
  analyze (board);
  assert_description (board, "SW1,3", "takes 1 tile; the value becomes 2");
}

static void
test_numbers_match (BoardFixture *fixture, gconstpointer position)
{
  IchompBoard *board = fixture->board;
  g_autoptr (SgAnalysis) analysis = board_support_analyze (ichomp_board_get_position (board));
  guint n_tiles = 0;

  ichomp_board_set_analysis (board, analysis);
  g_object_set (board, "show-move-values", TRUE, NULL);

  for (GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (board)); tile != NULL;
       tile = gtk_widget_get_next_sibling (tile))
    {
      const SgMove *move = ichomp_tile_get_move (ICHOMP_TILE (tile));

      g_assert_cmpint (ichomp_tile_get_number (ICHOMP_TILE (tile)), ==,
                       sg_analysis_get_move_value (analysis, move));
      n_tiles++;
    }

  g_assert_cmpuint (n_tiles, ==, 12);
}

void
add_tests (void)
{
  add ("/board-words/names", test_names);
  add ("/board-words/taken", test_taken);
  add ("/board-words/hidden-values", test_hidden_values);
  add ("/board-words/old-values", test_old_values);
  add ("/board-words/undo", test_undo);
  add ("/board-words/numbers-match", test_numbers_match);
}
