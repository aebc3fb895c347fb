/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board/ichomp-board-layout.h"

#include "test-main.h"

static const SgBoard boards[] = { { 1, 2 }, { 2, 1 },   { 2, 2 },  { 5, 7 },
                                  { 8, 8 }, { 24, 24 }, { 3, 64 }, { 64, 64 } };

static void
test_cells (void)
{
  static const struct
  {
    SgBoard board;
    const char *move;
    IchompCell cell;
  } cases[] = {
    { { 8, 8 }, "NW1,1", { 3, 3 } }, { { 8, 8 }, "NW4,3", { 1, 0 } },
    { { 8, 8 }, "NE1,1", { 4, 3 } }, { { 8, 8 }, "NE2,3", { 6, 2 } },
    { { 8, 8 }, "SW1,1", { 3, 4 } }, { { 8, 8 }, "SW4,4", { 0, 7 } },
    { { 8, 8 }, "SE1,1", { 4, 4 } }, { { 8, 8 }, "SE3,4", { 7, 6 } },
    { { 5, 7 }, "NW1,1", { 1, 2 } }, { { 5, 7 }, "SE4,3", { 4, 6 } },
    { { 1, 2 }, "NE1,1", { 0, 0 } }, { { 1, 2 }, "SE1,1", { 0, 1 } },
    { { 2, 1 }, "SW1,1", { 0, 0 } }, { { 2, 1 }, "SE1,1", { 1, 0 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SgMove move;
      SgMove back;
      IchompCell cell;

      g_assert_true (sg_move_parse (cases[i].move, &move, NULL));
      cell = ichomp_cell_from_move (&cases[i].board, &move);
      back = ichomp_cell_to_move (&cases[i].board, &cell);

      g_assert_cmpuint (cell.column, ==, cases[i].cell.column);
      g_assert_cmpuint (cell.row, ==, cases[i].cell.row);
      g_assert_true (sg_move_equal (&move, &back));
    }
}

/* Cells and tiles of a full position correspond one to one. */
static void
test_cells_and_tiles (void)
{
  for (gsize b = 0; b < G_N_ELEMENTS (boards); b++)
    {
      g_autoptr (SgPosition) full = sg_position_new_full (&boards[b]);

      for (guint i = 0; i < boards[b].width * boards[b].height; i++)
        {
          IchompCell cell = ichomp_cell_from_index (&boards[b], i);
          SgMove move = ichomp_cell_to_move (&boards[b], &cell);
          IchompCell back = ichomp_cell_from_move (&boards[b], &move);

          g_assert_true (sg_position_has_tile (full, &move));
          g_assert_cmpuint (ichomp_cell_to_index (&boards[b], &back), ==, i);
        }
    }
}

static void
assert_inside (const GdkRectangle *area, int width, int height)
{
  g_assert_cmpint (area->x, >=, 0);
  g_assert_cmpint (area->y, >=, 0);
  g_assert_cmpint (area->x + area->width, <=, width);
  g_assert_cmpint (area->y + area->height, <=, height);
}

static void
check_layout (const SgBoard *board, gboolean coordinates, int width, int height)
{
  IchompBoardLayout layout;
  GdkRectangle vertical;
  GdkRectangle horizontal;

  ichomp_board_layout_init (&layout, board, coordinates, width, height);
  vertical = ichomp_board_layout_get_vertical_line (&layout);
  horizontal = ichomp_board_layout_get_horizontal_line (&layout);

  assert_inside (&vertical, width, height);
  assert_inside (&horizontal, width, height);

  for (guint i = 0; i < board->width * board->height; i++)
    {
      IchompCell cell = ichomp_cell_from_index (board, i);
      GdkRectangle area = ichomp_board_layout_get_cell (&layout, &cell);
      gboolean is_left = cell.column < board->width / 2;
      gboolean is_top = cell.row < board->height / 2;
      IchompCell found;

      assert_inside (&area, width, height);
      g_assert_cmpint (area.width, ==, layout.tile);
      g_assert_cmpint (area.height, ==, layout.tile);

      /* The cross divides the quadrants. */
      if (is_left)
        g_assert_cmpint (area.x + area.width, <, vertical.x);
      else
        g_assert_cmpint (area.x, >, vertical.x + vertical.width);
      if (is_top)
        g_assert_cmpint (area.y + area.height, <, horizontal.y);
      else
        g_assert_cmpint (area.y, >, horizontal.y + horizontal.height);

      /* All corners of a tile are on it, and so is the gap before it. */
      for (int corner = 0; corner < 4; corner++)
        {
          double x = area.x + (corner % 2 == 0 ? 0 : area.width - 0.5);
          double y = area.y + (corner / 2 == 0 ? 0 : area.height - 0.5);

          g_assert_true (ichomp_board_layout_find_cell (&layout, x, y, &found));
          g_assert_cmpuint (ichomp_cell_to_index (board, &found), ==, i);
        }
      g_assert_true (
          ichomp_board_layout_find_cell (&layout, area.x - layout.gap / 2.0, area.y, &found));
      g_assert_cmpuint (ichomp_cell_to_index (board, &found), ==, i);
    }
}

static void
test_layout (void)
{
  for (gsize b = 0; b < G_N_ELEMENTS (boards); b++)
    for (int coordinates = 0; coordinates < 2; coordinates++)
      {
        int width = ichomp_board_layout_measure (boards[b].width, ICHOMP_BOARD_LAYOUT_MIN_TILE,
                                                 coordinates);
        int height = ichomp_board_layout_measure (boards[b].height, ICHOMP_BOARD_LAYOUT_MIN_TILE,
                                                  coordinates);

        check_layout (&boards[b], coordinates, width, height);
        check_layout (&boards[b], coordinates, width + 101, height);
        check_layout (&boards[b], coordinates, width * 2 + 1, height * 3);
        check_layout (&boards[b], coordinates, 5000, 5000);
      }
}

/* The measured size gives tiles of that size; one pixel less does not. */
static void
test_measure (void)
{
  for (int tile = ICHOMP_BOARD_LAYOUT_MIN_TILE; tile <= ICHOMP_BOARD_LAYOUT_MAX_TILE; tile++)
    {
      SgBoard board = { 7, 7 };
      int side = ichomp_board_layout_measure (7, tile, FALSE);
      IchompBoardLayout layout;

      ichomp_board_layout_init (&layout, &board, FALSE, side, side + 50);
      g_assert_cmpint (layout.tile, ==, tile);
      ichomp_board_layout_init (&layout, &board, FALSE, side + 50, side - 1);
      g_assert_cmpint (layout.tile, ==, MAX (tile - 1, ICHOMP_BOARD_LAYOUT_MIN_TILE));
    }
}

static void
test_centered (void)
{
  SgBoard board = { 6, 4 };
  IchompBoardLayout layout;
  IchompCell last = { 5, 3 };
  GdkRectangle end;

  ichomp_board_layout_init (&layout, &board, TRUE, 900, 401);
  end = ichomp_board_layout_get_cell (&layout, &last);

  g_assert_cmpint (ABS (900 - (end.x + end.width) - layout.x), <=, 1);
  g_assert_cmpint (ABS (401 - (end.y + end.height) - layout.y), <=, 1);
}

static void
test_nothing_there (void)
{
  SgBoard board = { 4, 4 };
  IchompBoardLayout layout;
  IchompCell cell = { 1, 1 };
  GdkRectangle area;
  double cross;

  ichomp_board_layout_init (&layout, &board, TRUE, 400, 400);
  area = ichomp_board_layout_get_cell (&layout, &cell);
  cross = area.x + area.width + layout.cross / 2.0;

  g_assert_false (ichomp_board_layout_find_cell (&layout, 0, 0, &cell));
  g_assert_false (ichomp_board_layout_find_cell (&layout, 399, 200, &cell));
  g_assert_false (ichomp_board_layout_find_cell (&layout, -1e6, 1e6, &cell));
  g_assert_false (ichomp_board_layout_find_cell (&layout, cross, area.y, &cell));
  g_assert_false (ichomp_board_layout_find_cell (&layout, area.x, layout.y - 10, &cell));
  g_assert_true (ichomp_board_layout_find_cell (&layout, area.x, area.y, &cell));
}

void
add_tests (void)
{
  g_test_add_func ("/board-layout/cells", test_cells);
  g_test_add_func ("/board-layout/cells-and-tiles", test_cells_and_tiles);
  g_test_add_func ("/board-layout/layout", test_layout);
  g_test_add_func ("/board-layout/measure", test_measure);
  g_test_add_func ("/board-layout/centered", test_centered);
  g_test_add_func ("/board-layout/nothing-there", test_nothing_there);
}
