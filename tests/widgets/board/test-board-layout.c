/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/board/ichomp-board-layout.h"

#include "test-main.h"

static const SgBoard boards[] = { { 1, 2 }, { 2, 1 },   { 2, 2 },  { 5, 7 },
                                  { 8, 8 }, { 24, 24 }, { 3, 64 }, { 64, 64 } };

static IchompShape
make_shape (const SgBoard *board)
{
  g_autoptr (SgPosition) full = sg_position_new_full (board);
  IchompShape shape;

  ichomp_shape_init (&shape, ICHOMP_PARTS_QUADRANTS, full);
  return shape;
}

static IchompShape
make_heaps (const char *start_text)
{
  g_autoptr (SgPosition) start = sg_position_parse (start_text, NULL);
  IchompShape shape;

  ichomp_shape_init (&shape, ICHOMP_PARTS_HEAPS, start);
  return shape;
}

static void
assert_inside (const GdkRectangle *area, int width, int height)
{
  g_assert_cmpint (area->x, >=, 0);
  g_assert_cmpint (area->y, >=, 0);
  g_assert_cmpint (area->x + area->width, <=, width);
  g_assert_cmpint (area->y + area->height, <=, height);
}

/* Every cell is inside, all of them apart, and each found at its own pixels. */
static void
check_cells (const IchompBoardLayout *layout, int width, int height)
{
  const IchompShape *shape = &layout->shape;

  for (guint i = 0; i < ichomp_shape_count_cells (shape); i++)
    {
      IchompCell cell = ichomp_shape_get_cell_at (shape, i);
      GdkRectangle area = ichomp_board_layout_get_cell (layout, &cell);
      IchompCell found;

      assert_inside (&area, width, height);
      g_assert_cmpint (area.width, ==, layout->tile);
      g_assert_cmpint (area.height, ==, layout->tile);

      /* All corners of a tile are on it, and so is the gap before it. */
      for (int corner = 0; corner < 4; corner++)
        {
          double x = area.x + (corner % 2 == 0 ? 0 : area.width - 0.5);
          double y = area.y + (corner / 2 == 0 ? 0 : area.height - 0.5);

          g_assert_true (ichomp_board_layout_find_cell (layout, x, y, &found));
          g_assert_cmpuint (ichomp_shape_get_index (shape, &found), ==, i);
        }
      g_assert_true (
          ichomp_board_layout_find_cell (layout, area.x - layout->gap / 2.0, area.y, &found));
      g_assert_cmpuint (ichomp_shape_get_index (shape, &found), ==, i);
    }
}

static void
check_layout (const SgBoard *board, gboolean coordinates, int width, int height)
{
  IchompShape shape = make_shape (board);
  IchompBoardLayout layout;
  GdkRectangle vertical;
  GdkRectangle horizontal;

  ichomp_board_layout_init (&layout, &shape, coordinates, width, height);
  vertical = ichomp_board_layout_get_vertical_line (&layout);
  horizontal = ichomp_board_layout_get_horizontal_line (&layout);

  assert_inside (&vertical, width, height);
  assert_inside (&horizontal, width, height);
  check_cells (&layout, width, height);

  /* The cross divides the quadrants. */
  for (guint i = 0; i < ichomp_shape_count_cells (&shape); i++)
    {
      IchompCell cell = ichomp_shape_get_cell_at (&shape, i);
      GdkRectangle area = ichomp_board_layout_get_cell (&layout, &cell);

      if (cell.column < board->width / 2)
        g_assert_cmpint (area.x + area.width, <, vertical.x);
      else
        g_assert_cmpint (area.x, >, vertical.x + vertical.width);
      if (cell.row < board->height / 2)
        g_assert_cmpint (area.y + area.height, <, horizontal.y);
      else
        g_assert_cmpint (area.y, >, horizontal.y + horizontal.height);
    }
}

static void
test_layout (void)
{
  for (gsize b = 0; b < G_N_ELEMENTS (boards); b++)
    for (int coordinates = 0; coordinates < 2; coordinates++)
      {
        IchompShape shape = make_shape (&boards[b]);
        int width;
        int height;

        ichomp_board_layout_measure (&shape, ICHOMP_BOARD_LAYOUT_MIN_TILE, coordinates, &width,
                                     &height);
        check_layout (&boards[b], coordinates, width, height);
        check_layout (&boards[b], coordinates, width + 101, height);
        check_layout (&boards[b], coordinates, width * 2 + 1, height * 3);
        check_layout (&boards[b], coordinates, 5000, 5000);
      }
}

/* The measured size gives tiles of that size; one pixel less does not. */
static void
check_measure (const IchompShape *shape, int tile)
{
  IchompBoardLayout layout;
  int width;
  int height;

  ichomp_board_layout_measure (shape, tile, FALSE, &width, &height);
  ichomp_board_layout_init (&layout, shape, FALSE, width, height + 50);
  g_assert_cmpint (layout.tile, ==, tile);
  ichomp_board_layout_init (&layout, shape, FALSE, width + 50, height - 1);
  g_assert_cmpint (layout.tile, ==, MAX (tile - 1, ichomp_board_layout_get_least_tile (shape)));
}

/* The largest board of a lesson needs no wider page than other figures. */
static void
test_narrow (void)
{
  for (guint n = 2; n <= 64; n++)
    {
      SgBoard board = { n, 2 };
      IchompShape shape = make_shape (&board);
      int least = ichomp_board_layout_get_least_tile (&shape);
      int width;
      int height;

      ichomp_board_layout_measure (&shape, least, TRUE, &width, &height);
      g_assert_cmpint (width, <=, 420);
      check_layout (&board, TRUE, width, height);
      check_measure (&shape, least);
      if (n <= 24)
        g_assert_cmpint (least, ==, ICHOMP_BOARD_LAYOUT_MIN_TILE);
    }
}

static void
test_measure (void)
{
  IchompShape quadrants = make_shape (&(SgBoard){ 7, 7 });
  IchompShape heaps = make_heaps ("3/5/7/-");

  for (int tile = ICHOMP_BOARD_LAYOUT_MIN_TILE; tile <= ICHOMP_BOARD_LAYOUT_MAX_TILE; tile++)
    {
      check_measure (&quadrants, tile);
      check_measure (&heaps, tile);
    }
}

/* Heaps share the height equally, however much there is; between them is nothing. */
static void
test_heaps (void)
{
  static const char *const starts[] = { "3/5/7/-", "16/16/16/16", "1/-/-/-", "-/12/-/1" };

  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    for (int more = 0; more <= 600; more += 150)
      {
        IchompShape shape = make_heaps (starts[i]);
        IchompBoardLayout layout;
        int width;
        int height;

        ichomp_board_layout_measure (&shape, 40, FALSE, &width, &height);
        height += more;
        ichomp_board_layout_init (&layout, &shape, FALSE, width, height);
        g_assert_false (ichomp_board_layout_has_cross (&layout));
        check_cells (&layout, width, height);

        for (guint row = 0; row < shape.n_rows; row++)
          {
            GdkRectangle area = ichomp_board_layout_get_cell (&layout, &(IchompCell){ 0, row });
            int middle = height * (2 * (int)row + 1) / (2 * (int)shape.n_rows);
            IchompCell found;

            g_assert_cmpint (ABS (area.y + area.height / 2 - middle), <=, more == 0 ? 8 : 3);
            if (more > 0 && row > 0)
              g_assert_false (ichomp_board_layout_find_cell (
                  &layout, area.x, area.y - layout.row_gap / 2.0, &found));
          }
      }
}

static void
test_centered (void)
{
  IchompShape shape = make_shape (&(SgBoard){ 6, 4 });
  IchompBoardLayout layout;
  IchompCell last = { 5, 3 };
  GdkRectangle end;

  ichomp_board_layout_init (&layout, &shape, TRUE, 900, 401);
  end = ichomp_board_layout_get_cell (&layout, &last);

  g_assert_cmpint (ABS (900 - (end.x + end.width) - layout.x), <=, 1);
  g_assert_cmpint (ABS (401 - (end.y + end.height) - layout.y), <=, 1);
}

static void
test_nothing_there (void)
{
  IchompShape shape = make_shape (&(SgBoard){ 4, 4 });
  IchompBoardLayout layout;
  IchompCell cell = { 1, 1 };
  GdkRectangle area;
  double cross;

  ichomp_board_layout_init (&layout, &shape, TRUE, 400, 400);
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
  g_test_add_func ("/board-layout/layout", test_layout);
  g_test_add_func ("/board-layout/narrow", test_narrow);
  g_test_add_func ("/board-layout/measure", test_measure);
  g_test_add_func ("/board-layout/heaps", test_heaps);
  g_test_add_func ("/board-layout/centered", test_centered);
  g_test_add_func ("/board-layout/nothing-there", test_nothing_there);
}
