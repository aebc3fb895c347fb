/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The picture of a board: it is drawn within its measured size, and the quadrants can be told
 * apart. */

#include "paper/layout/ichomp-paper-board.h"

#include "support.h"
#include "test-main.h"

#define ALL                                                                                        \
  (ICHOMP_PAPER_BOARD_COORDINATES | ICHOMP_PAPER_BOARD_NUMBERS | ICHOMP_PAPER_BOARD_DECIMAL        \
   | ICHOMP_PAPER_BOARD_BINARY)

static const char *const positions[] = {
  "4,3,3,1/5,2,1/3,3/2,1 @10x8",
  "1/-/-/- @2x3",
  "-/1/-/- @2x2",
  "-/-/-/- @2x2",
  "3,2/2,2/1/- @7x5",
  "-/-/-/1 @1x2",
  "9,9,3/9,9,1,1,1/7/9,8,8 @24x10",
};

static void
check_extents (const IchompPaperBoard *board, double tile)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double width;
  double height;
  double x, y, w, h;

  ichomp_paper_board_draw (board, cr, ICHOMP_PAPER_INK_COLOR, tile);
  ichomp_paper_board_measure (board, tile, &width, &height);
  cairo_recording_surface_ink_extents (surface, &x, &y, &w, &h);
  /* Cairo rounds outwards, to whole points. */
  g_assert_cmpfloat (x, >=, -1);
  g_assert_cmpfloat (y, >=, -1);
  g_assert_cmpfloat (x + w, <=, width + 1.5);
  g_assert_cmpfloat (y + h, <=, height + 1.5);

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_extents (void)
{
  const double tiles[] = { ICHOMP_PAPER_BOARD_MIN_TILE, 8, 17.3, 42 };

  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autoptr (IchompPaperBoard) board = create_board (positions[i], 0);

      for (IchompPaperBoardFlags flags = 0; flags <= ALL; flags++)
        for (gsize t = 0; t < G_N_ELEMENTS (tiles); t++)
          {
            ichomp_paper_board_set_flags (board, flags);
            check_extents (board, tiles[t]);
          }
    }
}

static void
test_extents_of_quadrant (void)
{
  static const char *const diagrams[] = { "-", "1", "5,3,1", "1,1,1,1,1,1", "12" };

  for (gsize i = 0; i < G_N_ELEMENTS (diagrams); i++)
    {
      g_autoptr (SgDiagram) diagram = sg_diagram_parse (diagrams[i], NULL);
      g_autoptr (IchompPaperBoard) board = ichomp_paper_board_new_quadrant (diagram);

      ichomp_paper_board_set_rule (board, SG_RULE_CHOMP);
      ichomp_paper_board_set_flags (board, ICHOMP_PAPER_BOARD_COORDINATES);
      ichomp_paper_board_add_mark (board, &(SgMove){ 0, 0, 0 });
      check_extents (board, 20);
    }
}

static IchompPaperBoard *
create_heaps (const char *start, IchompPaperBoardFlags flags)
{
  g_autoptr (SgPosition) position = parse_position (start);
  IchompPaperBoard *board = create_board (start, flags);
  IchompShape shape;

  ichomp_shape_init (&shape, ICHOMP_PARTS_HEAPS, position);
  ichomp_paper_board_set_shape (board, &shape);
  return board;
}

/* Heaps are one below the other, so that they are higher than quadrants, and half as wide: a heap
 * is as wide as a quadrant of its own. */
static void
test_heaps (void)
{
  static const char *const starts[] = { "3/5/7/-", "16/12/9/5", "-/-/1/1" };
  static const double tiles[] = { 4, 20, 45 };
  g_autoptr (IchompPaperBoard) heaps = create_heaps ("7/7/7/7", 0);
  g_autoptr (IchompPaperBoard) quadrants = create_board ("7/7/7/7", 0);
  g_autoptr (SgDiagram) seven = sg_diagram_parse ("7", NULL);
  g_autoptr (IchompPaperBoard) heap = ichomp_paper_board_new_quadrant (seven);
  double heaps_width;
  double heaps_height;
  double heap_width;
  double heap_height;
  double width;
  double height;

  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (IchompPaperBoard) board = create_heaps (starts[i], 0);

      for (IchompPaperBoardFlags flags = 0; flags <= ALL; flags++)
        for (gsize t = 0; t < G_N_ELEMENTS (tiles); t++)
          {
            ichomp_paper_board_set_flags (board, flags);
            check_extents (board, tiles[t]);
          }
    }

  ichomp_paper_board_measure (heaps, 20, &heaps_width, &heaps_height);
  ichomp_paper_board_measure (quadrants, 20, &width, &height);
  ichomp_paper_board_measure (heap, 20, &heap_width, &heap_height);
  g_assert_cmpfloat (heaps_width, <, width * 0.6);
  g_assert_cmpfloat_with_epsilon (heaps_width, heap_width, 0.01);
  g_assert_cmpfloat (heaps_height, >, height * 1.8);
}

/* The board fits, and a larger one does not. */
static void
test_fit (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autoptr (IchompPaperBoard) board = create_board (positions[i], ALL);
      double tile = ichomp_paper_board_fit (board, 300, 200, 1000);
      double width;
      double height;

      ichomp_paper_board_measure (board, tile, &width, &height);
      g_assert_true (width <= 300 && height <= 200);
      ichomp_paper_board_measure (board, tile * 1.01, &width, &height);
      g_assert_true (width > 300 || height > 200);

      g_assert_cmpfloat (ichomp_paper_board_fit (board, 300, 200, 5), <=, 5);
      g_assert_cmpfloat_with_epsilon (ichomp_paper_board_fit (board, 1, 1, 50),
                                      ICHOMP_PAPER_BOARD_MIN_TILE, 0.01);
    }
}

static guint32
get_pixel (cairo_surface_t *surface, int x, int y)
{
  const guint8 *row =
      cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *)(const void *)row)[x] & 0xffffff;
}

/* A tile of one quadrant, and nothing else. */
static cairo_surface_t *
draw_tile_of (SgQuadrant quadrant, IchompPaperInk ink)
{
  g_autoptr (SgPosition) position = parse_position ("1/1/1/1");
  g_autoptr (IchompPaperBoard) board = ichomp_paper_board_new_part (position, quadrant);

  return draw_pixels (board, ink, 40, 50, 50);
}

/* The colours are those of the style sheet of the window. */
static void
test_colors (void)
{
  static const guint32 colors[SG_N_QUADRANTS] = { 0x1f70d6, 0xc94b00, 0x1f8350, 0x9141ac };

  SG_FOREACH_QUADRANT (q)
    {
      cairo_surface_t *surface = draw_tile_of (q, ICHOMP_PAPER_INK_COLOR);

      g_assert_cmphex (get_pixel (surface, 25, 25), ==, colors[q]);
      cairo_surface_destroy (surface);
    }
}

static gboolean
is_gray (guint32 pixel)
{
  return (pixel >> 16) == (pixel >> 8 & 0xff) && (pixel & 0xff) == (pixel >> 8 & 0xff);
}

/* Without colour, quadrants still differ, by more than a few pixels. */
static void
test_patterns (void)
{
  cairo_surface_t *surfaces[SG_N_QUADRANTS];

  SG_FOREACH_QUADRANT (q)
    {
      surfaces[q] = draw_tile_of (q, ICHOMP_PAPER_INK_BLACK);
      for (int i = 0; i < 50 * 50; i++)
        g_assert_true (is_gray (get_pixel (surfaces[q], i % 50, i / 50)));
    }

  SG_FOREACH_QUADRANT (a)
    SG_FOREACH_QUADRANT (b)
      {
        int n = 0;

        for (int i = 0; i < 50 * 50; i++)
          {
            guint32 one = get_pixel (surfaces[a], i % 50, i / 50) & 0xff;
            guint32 other = get_pixel (surfaces[b], i % 50, i / 50) & 0xff;

            if (MAX (one, other) - MIN (one, other) > 128)
              n++;
          }
        g_assert_true (a == b ? n == 0 : n > 100);
      }

  SG_FOREACH_QUADRANT (q)
    cairo_surface_destroy (surfaces[q]);
}

static gboolean
has_ink (cairo_surface_t *surface, int left, int top, int width, int height)
{
  for (int x = left; x < left + width; x++)
    for (int y = top; y < top + height; y++)
      if (get_pixel (surface, x, y) != 0xffffff)
        return TRUE;

  return FALSE;
}

/* Only the values of the shown quadrants are drawn. */
static void
test_shown (void)
{
  g_autoptr (IchompPaperBoard) board =
      create_board ("4,3,3,1/5,2,1/3,3/2,1 @10x8", ICHOMP_PAPER_BOARD_DECIMAL);

  for (guint shown = 1; shown <= ICHOMP_PAPER_ALL_QUADRANTS; shown++)
    {
      cairo_surface_t *surface;
      double bare_width;
      double width;
      double height;
      int side;

      ichomp_paper_board_set_shown (board, 0);
      ichomp_paper_board_measure (board, 20, &bare_width, &height);
      ichomp_paper_board_set_shown (board, shown);
      ichomp_paper_board_measure (board, 20, &width, &height);
      side = (int)((width - bare_width) / 2) - 1;
      surface = draw_pixels (board, ICHOMP_PAPER_INK_COLOR, 20, (int)width, (int)height);

      SG_FOREACH_QUADRANT (q)
        {
          gboolean left = q == SG_QUADRANT_NW || q == SG_QUADRANT_SW;
          gboolean top = q == SG_QUADRANT_NW || q == SG_QUADRANT_NE;
          int half = (int)height / 2;

          g_assert_cmpint (
              has_ink (surface, left ? 0 : (int)width - side, top ? 0 : half, side, half - 6), ==,
              (shown >> q & 1) != 0);
        }
      cairo_surface_destroy (surface);
    }
}

/* Each value is in front of its heap, also that of an empty one; nothing is drawn for heaps whose
 * values are not shown. */
static void
check_values_of_heaps (IchompPaperBoard *board, double tile)
{
  for (guint shown = 1; shown <= ICHOMP_PAPER_ALL_QUADRANTS; shown++)
    {
      cairo_surface_t *surface;
      double bare_width;
      double width;
      double height;
      int side;
      int row;

      ichomp_paper_board_set_shown (board, 0);
      ichomp_paper_board_measure (board, tile, &bare_width, &height);
      ichomp_paper_board_set_shown (board, shown);
      ichomp_paper_board_measure (board, tile, &width, &height);
      side = (int)(width - bare_width) - 1;
      row = (int)height / SG_N_QUADRANTS;
      surface = draw_pixels (board, ICHOMP_PAPER_INK_COLOR, tile, (int)width, (int)height);

      SG_FOREACH_QUADRANT (q)
        g_assert_cmpint (has_ink (surface, 0, (int)q * row + 2, side, row - 4), ==,
                         (shown >> q & 1) != 0);
      cairo_surface_destroy (surface);
    }
}

static void
test_values_of_heaps (void)
{
  g_autoptr (IchompPaperBoard) board =
      create_heaps ("3/-/5/-", ICHOMP_PAPER_BOARD_DECIMAL | ICHOMP_PAPER_BOARD_BINARY);

  check_values_of_heaps (board, ICHOMP_PAPER_BOARD_MIN_TILE);
  check_values_of_heaps (board, 40);
}

/* Heaps have no numbers on the right and below. */
static void
test_coordinates_of_heaps (void)
{
  g_autoptr (IchompPaperBoard) board = create_heaps ("5/5/5/5", ICHOMP_PAPER_BOARD_COORDINATES);
  cairo_surface_t *surface;
  double width;
  double height;
  double bare_width;
  int margin;

  ichomp_paper_board_set_flags (board, 0);
  ichomp_paper_board_measure (board, 20, &bare_width, &height);
  ichomp_paper_board_set_flags (board, ICHOMP_PAPER_BOARD_COORDINATES);
  ichomp_paper_board_measure (board, 20, &width, &height);
  margin = (int)(width - bare_width) / 2;
  surface = draw_pixels (board, ICHOMP_PAPER_INK_COLOR, 20, (int)width, (int)height);

  g_assert_true (has_ink (surface, 0, 0, margin, (int)height));
  g_assert_true (has_ink (surface, 0, 0, (int)width, margin));
  g_assert_false (has_ink (surface, (int)width - margin, 0, margin, (int)height));
  g_assert_false (has_ink (surface, 0, (int)height - margin, (int)width, margin));
  cairo_surface_destroy (surface);
}

void
add_tests (void)
{
  g_test_add_func ("/board/extents", test_extents);
  g_test_add_func ("/board/extents-of-quadrant", test_extents_of_quadrant);
  g_test_add_func ("/board/heaps", test_heaps);
  g_test_add_func ("/board/fit", test_fit);
  g_test_add_func ("/board/colors", test_colors);
  g_test_add_func ("/board/patterns", test_patterns);
  g_test_add_func ("/board/shown", test_shown);
  g_test_add_func ("/board/values-of-heaps", test_values_of_heaps);
  g_test_add_func ("/board/coordinates-of-heaps", test_coordinates_of_heaps);
}
