/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/base/ichomp-shape.h"

#include "test-main.h"

static const SgBoard boards[] = { { 1, 2 }, { 2, 1 },   { 2, 2 },  { 5, 7 },
                                  { 8, 8 }, { 24, 24 }, { 3, 64 }, { 64, 64 } };

static IchompShape
make_shape (IchompParts parts, const char *start_text)
{
  g_autoptr (SgPosition) start = sg_position_parse (start_text, NULL);
  IchompShape shape;

  g_assert_nonnull (start);
  ichomp_shape_init (&shape, parts, start);
  return shape;
}

/* Cells and tiles of the first position correspond one to one. */
static void
check_places (const IchompShape *shape, const SgPosition *full)
{
  guint n = 0;

  for (guint i = 0; i < ichomp_shape_count_cells (shape); i++)
    {
      IchompCell cell = ichomp_shape_get_cell_at (shape, i);
      IchompCell back;
      SgMove move;

      g_assert_cmpuint (ichomp_shape_get_index (shape, &cell), ==, i);
      if (!ichomp_shape_find_move (shape, &cell, &move))
        continue;

      n++;
      g_assert_true (sg_position_has_tile (full, &move));
      g_assert_true (ichomp_shape_has_place (shape, &move));
      g_assert_true (ichomp_shape_has_quadrant (shape, move.quadrant));
      back = ichomp_shape_get_cell (shape, &move);
      g_assert_cmpuint (ichomp_shape_get_index (shape, &back), ==, i);
    }

  g_assert_cmpuint (n, ==, sg_position_get_n_tiles (full));
}

static void
test_places (void)
{
  static const char *const heaps[] = { "3/5/7/-", "16/16/16/16", "1/-/-/1", "-/-/4/-",
                                       "2/3/1/4 @9x3" };

  for (gsize b = 0; b < G_N_ELEMENTS (boards); b++)
    {
      g_autoptr (SgPosition) full = sg_position_new_full (&boards[b]);
      IchompShape shape;

      ichomp_shape_init (&shape, ICHOMP_PARTS_QUADRANTS, full);
      g_assert_cmpuint (shape.n_columns, ==, boards[b].width);
      g_assert_cmpuint (shape.n_rows, ==, boards[b].height);
      check_places (&shape, full);
    }

  for (gsize i = 0; i < G_N_ELEMENTS (heaps); i++)
    {
      g_autoptr (SgPosition) start = sg_position_parse (heaps[i], NULL);
      IchompShape shape = make_shape (ICHOMP_PARTS_HEAPS, heaps[i]);

      check_places (&shape, start);
    }
}

static void
assert_cell (const IchompShape *shape, const char *text, guint column, guint row)
{
  IchompCell cell;
  SgMove move;

  g_assert_true (sg_move_parse (text, &move, NULL));
  cell = ichomp_shape_get_cell (shape, &move);
  g_assert_cmpuint (cell.column, ==, column);
  g_assert_cmpuint (cell.row, ==, row);
}

static void
test_quadrants (void)
{
  IchompShape even = make_shape (ICHOMP_PARTS_QUADRANTS, "-/-/-/- @8x8");
  IchompShape odd = make_shape (ICHOMP_PARTS_QUADRANTS, "-/-/-/- @5x7");
  IchompShape narrow = make_shape (ICHOMP_PARTS_QUADRANTS, "-/-/-/- @1x2");

  assert_cell (&even, "NW1,1", 3, 3);
  assert_cell (&even, "NW4,3", 1, 0);
  assert_cell (&even, "NE2,3", 6, 2);
  assert_cell (&even, "SW4,4", 0, 7);
  assert_cell (&even, "SE3,4", 7, 6);
  assert_cell (&odd, "NW1,1", 1, 2);
  assert_cell (&odd, "SE4,3", 4, 6);
  assert_cell (&narrow, "NE1,1", 0, 0);
  assert_cell (&narrow, "SE1,1", 0, 1);
  g_assert_true (ichomp_shape_has_quadrant (&narrow, SG_QUADRANT_NW));
  g_assert_cmpuint (ichomp_shape_get_column_number (&even, 0), ==, 4);
  g_assert_cmpuint (ichomp_shape_get_column_number (&even, 4), ==, 1);
  g_assert_cmpuint (ichomp_shape_get_row_number (&odd, 0), ==, 3);
  g_assert_cmpuint (ichomp_shape_get_row_number (&odd, 6), ==, 4);
}

/* The quadrant with tiles is alone, at its own size, with its corner where it always is. */
static void
test_one (void)
{
  IchompShape chomp = make_shape (ICHOMP_PARTS_ONE, "-/-/-/5,2 @12x8");
  IchompShape none = make_shape (ICHOMP_PARTS_ONE, "-/-/-/- @4x4");
  IchompShape alone;

  g_assert_cmpuint (chomp.n_columns, ==, 6);
  g_assert_cmpuint (chomp.n_rows, ==, 4);
  assert_cell (&chomp, "SE1,1", 0, 0);
  assert_cell (&chomp, "SE2,6", 5, 1);
  g_assert_false (ichomp_shape_has_quadrant (&chomp, SG_QUADRANT_NW));
  g_assert_true (none.parts == ICHOMP_PARTS_QUADRANTS);

  ichomp_shape_init_quadrant (&alone, &(SgBoard){ 12, 8 }, SG_QUADRANT_NW);
  assert_cell (&alone, "NW1,1", 5, 3);
  g_assert_cmpuint (ichomp_shape_get_column_number (&alone, 0), ==, 6);
  g_assert_false (ichomp_shape_equal (&alone, &chomp));
}

/* Four heaps are rows that begin at the left, in the order of the notation. An empty one has a row
 * without a place for a tile. */
static void
test_heaps (void)
{
  IchompShape shape = make_shape (ICHOMP_PARTS_HEAPS, "3/5/-/2 @16x8");
  IchompShape same = make_shape (ICHOMP_PARTS_HEAPS, "3/5/-/2");
  IchompShape other = make_shape (ICHOMP_PARTS_HEAPS, "3/4/-/2");
  IchompShape empty = make_shape (ICHOMP_PARTS_HEAPS, "-/-/-/- @2x2");
  SgMove move;

  g_assert_cmpuint (shape.n_columns, ==, 5);
  g_assert_cmpuint (shape.n_rows, ==, 4);
  assert_cell (&shape, "NW1,1", 0, 0);
  assert_cell (&shape, "NW1,3", 2, 0);
  assert_cell (&shape, "NE1,5", 4, 1);
  assert_cell (&shape, "SE1,2", 1, 3);
  g_assert_false (ichomp_shape_find_move (&shape, &(IchompCell){ 3, 0 }, &move));
  g_assert_false (ichomp_shape_find_move (&shape, &(IchompCell){ 0, 2 }, &move));
  g_assert_false (ichomp_shape_has_place (&shape, &(SgMove){ SG_QUADRANT_SW, 0, 0 }));
  SG_FOREACH_QUADRANT (q)
    {
      g_assert_true (ichomp_shape_has_quadrant (&shape, q));
      g_assert_true (ichomp_shape_has_quadrant (&empty, q));
      g_assert_cmpuint (ichomp_shape_get_row_number (&shape, q), ==, q + 1);
    }
  g_assert_cmpuint (ichomp_shape_get_column_number (&shape, 4), ==, 5);
  g_assert_true (ichomp_shape_equal (&shape, &same));
  g_assert_false (ichomp_shape_equal (&shape, &other));
  g_assert_cmpuint (ichomp_shape_count_cells (&empty), ==, 4);
}

void
add_tests (void)
{
  g_test_add_func ("/shape/places", test_places);
  g_test_add_func ("/shape/quadrants", test_quadrants);
  g_test_add_func ("/shape/one", test_one);
  g_test_add_func ("/shape/heaps", test_heaps);
}
