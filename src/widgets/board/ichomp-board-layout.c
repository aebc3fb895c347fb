/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The arithmetic of the board: which pixels a cell has. It knows no widgets. Both directions follow
 * the same rules, so most functions handle one of them: a row of cells, which the cross may cut
 * after its first half. */

#include "ichomp-board-layout.h"

/* On the stage, in pixels: between two tiles, and between two quadrants at least and at most. */
#define STAGE_GAP 4
#define STAGE_CROSS 16
#define STAGE_MORE_CROSS 7

/* What a board may ask for on a page, in pixels. */
#define NARROW_PAGE 380
#define TINY_TILE 4

/* One direction of a board. */
typedef struct
{
  guint n;    /* cells, at least 1 */
  guint half; /* cells before the cross; 0 without a cross */
  int tile;
  int gap;   /* between two cells of the same half */
  int cross; /* between the halves; 0 without a cross */
} Axis;

static int
get_gap (int tile)
{
  return 1 + tile / 16;
}

static int
get_line (int tile)
{
  return 2 + tile / 32;
}

static int
get_cross (int tile)
{
  return get_line (tile) + 2 * (3 + tile / 12);
}

/* Heaps are apart from each other, so that a heap is seen as a whole. */
static int
get_row_gap (const IchompShape *shape, int tile)
{
  return shape->parts == ICHOMP_PARTS_HEAPS ? 4 + tile / 6 : get_gap (tile);
}

/* Heaps have large tiles: the margin for numbers in proportion would move them away from their
 * cards. */
static int
get_font_size (const IchompShape *shape, int tile)
{
  return CLAMP (tile * 9 / 25, 9, shape->parts == ICHOMP_PARTS_HEAPS ? 15 : 26);
}

static int
get_margin (const IchompShape *shape, int tile, gboolean coordinates)
{
  return coordinates ? 2 + get_font_size (shape, tile) * 4 / 3 : 2 + tile / 12;
}

/* From the edge of the first cell to that of the cell at @place. The cross takes its room even
 * where one half is empty: it shows where the middle is. */
static int
get_offset (const Axis *self, guint place)
{
  int offset = (int)place * (self->tile + self->gap);

  if (self->cross > 0 && place >= self->half)
    offset += self->cross - (self->half > 0 ? self->gap : 0);

  return offset;
}

static int
get_length (const Axis *self)
{
  return get_offset (self, self->n - 1) + self->tile;
}

static void
set_tile (IchompBoardLayout *self, const IchompShape *shape, gboolean coordinates, int tile)
{
  self->shape = *shape;
  self->coordinates = coordinates;
  self->tile = tile;
  self->gap = get_gap (tile);
  self->cross = get_cross (tile);
  self->line = get_line (tile);
  self->row_gap = get_row_gap (shape, tile);
  self->margin = get_margin (shape, tile, coordinates);
}

gboolean
ichomp_board_layout_has_cross (const IchompBoardLayout *self)
{
  return self->shape.parts == ICHOMP_PARTS_QUADRANTS;
}

static Axis
get_axis (const IchompBoardLayout *self, gboolean is_across)
{
  gboolean is_cut = ichomp_board_layout_has_cross (self);
  guint n = is_across ? self->shape.n_columns : self->shape.n_rows;

  return (Axis){ .n = n,
                 .half = is_cut ? n / 2 : 0,
                 .tile = self->tile,
                 .gap = is_across ? self->gap : self->row_gap,
                 .cross = is_cut ? self->cross : 0 };
}

static int
get_side (const IchompBoardLayout *self, gboolean is_across)
{
  Axis axis = get_axis (self, is_across);

  return get_length (&axis);
}

/**
 * ichomp_board_layout_get_least_tile:
 * @shape: the shape of the board
 *
 * Only lessons have boards with so many columns that the tiles are smaller than
 * %ICHOMP_BOARD_LAYOUT_MIN_TILE where the page is narrow.
 *
 * Returns: the least side of a tile in pixels
 */
int
ichomp_board_layout_get_least_tile (const IchompShape *shape)
{
  return CLAMP (NARROW_PAGE / (int)MAX (shape->n_columns, 1) - 1, TINY_TILE,
                ICHOMP_BOARD_LAYOUT_MIN_TILE);
}

/**
 * ichomp_board_layout_measure:
 * @shape: the shape of the board
 * @tile: the side of a tile in pixels
 * @coordinates: whether coordinates are shown
 * @width: (out): the board's width in pixels
 * @height: (out): its height
 */
void
ichomp_board_layout_measure (const IchompShape *shape,
                             int tile,
                             gboolean coordinates,
                             int *width,
                             int *height)
{
  IchompBoardLayout layout = { 0 };

  set_tile (&layout, shape, coordinates, tile);
  *width = get_side (&layout, TRUE) + 2 * layout.margin;
  *height = get_side (&layout, FALSE) + 2 * layout.margin;
}

/* The largest tiles that fit. */
static int
find_tile (const IchompShape *shape, gboolean coordinates, int width, int height)
{
  int tile = ichomp_board_layout_get_least_tile (shape);
  int too_large = ICHOMP_BOARD_LAYOUT_MAX_TILE + 1;

  while (too_large - tile > 1)
    {
      int middle = (tile + too_large) / 2;
      int needed_width;
      int needed_height;

      ichomp_board_layout_measure (shape, middle, coordinates, &needed_width, &needed_height);
      if (needed_width <= width && needed_height <= height)
        tile = middle;
      else
        too_large = middle;
    }

  return tile;
}

/* Heaps share the height equally, so that each is in the middle of its share. */
static void
spread_rows (IchompBoardLayout *self, int height)
{
  int n = (int)self->shape.n_rows;
  int room = height - 2 * self->margin - n * self->tile;

  if (self->shape.parts == ICHOMP_PARTS_HEAPS && n > 1)
    self->row_gap = MAX (self->row_gap, MIN (height / n - self->tile, room / (n - 1)));
}

/**
 * ichomp_board_layout_init:
 * @self: (out caller-allocates): the layout
 * @shape: the shape of the board
 * @coordinates: whether coordinates are shown
 * @width: in pixels
 * @height: in pixels
 *
 * Finds the largest tiles with which the board fits, but not below
 * ichomp_board_layout_get_least_tile(), and centers the board.
 */
void
ichomp_board_layout_init (IchompBoardLayout *self,
                          const IchompShape *shape,
                          gboolean coordinates,
                          int width,
                          int height)
{
  set_tile (self, shape, coordinates, find_tile (shape, coordinates, width, height));
  spread_rows (self, height);
  self->x = MAX (self->margin, (width - get_side (self, TRUE)) / 2);
  self->y = MAX (self->margin, (height - get_side (self, FALSE)) / 2);
}

/* How many pixels one direction of a square board leaves to its @n tiles. */
static int
get_stage_room (gboolean is_cut, guint n, int side)
{
  return is_cut ? side - ((int)n - 2) * STAGE_GAP - STAGE_CROSS : side - ((int)n - 1) * STAGE_GAP;
}

/**
 * ichomp_board_layout_init_square:
 * @self: (out caller-allocates): the layout
 * @shape: the shape of the board
 * @side: of the square, in pixels
 *
 * Fills a square: tiles of whole pixels, with the gaps of the stage and without a margin. What the
 * tiles leave is in the middle, between the quadrants. A board that is not square is in the middle
 * of the square.
 */
void
ichomp_board_layout_init_square (IchompBoardLayout *self, const IchompShape *shape, int side)
{
  gboolean is_cut = shape->parts == ICHOMP_PARTS_QUADRANTS;
  guint n_columns = MAX (shape->n_columns, 1);
  guint n_rows = MAX (shape->n_rows, 1);
  gboolean has_heaps = shape->parts == ICHOMP_PARTS_HEAPS;
  int across = get_stage_room (is_cut, n_columns, side) / (int)n_columns;
  int down =
      has_heaps ? side / 2 / (int)n_rows : get_stage_room (is_cut, n_rows, side) / (int)n_rows;
  guint n = MAX (n_columns, n_rows);

  set_tile (self, shape, FALSE, MAX (MIN (across, down), 1));
  self->gap = STAGE_GAP;
  self->row_gap = STAGE_GAP;
  self->margin = 0;
  self->cross = CLAMP (side - (int)n * self->tile - ((int)n - 2) * STAGE_GAP, STAGE_CROSS,
                       STAGE_CROSS + STAGE_MORE_CROSS);
  /* An even rest is needed to have the line in the middle. */
  self->line = 2 + self->cross % 2;
  spread_rows (self, side);
  self->side = has_heaps ? side : MAX (get_side (self, TRUE), get_side (self, FALSE));
  self->x = has_heaps ? 0 : (self->side - get_side (self, TRUE)) / 2;
  self->y = (self->side - get_side (self, FALSE)) / 2;
}

GdkRectangle
ichomp_board_layout_get_cell (const IchompBoardLayout *self, const IchompCell *cell)
{
  Axis across = get_axis (self, TRUE);
  Axis down = get_axis (self, FALSE);

  return (GdkRectangle){ .x = self->x + get_offset (&across, cell->column),
                         .y = self->y + get_offset (&down, cell->row),
                         .width = self->tile,
                         .height = self->tile };
}

/* Each half of a gap belongs to the tile next to it, so that a pointer that crosses a quadrant is
 * always over a tile. The cross and the margin belong to no tile, except for half a gap beside the
 * tiles. Between two heaps, too, only half a gap beside each belongs to a tile. */
static gboolean
find_place (const Axis *axis, double offset, double reach, guint *place)
{
  guint first = 0;
  guint n_places = axis->cross > 0 ? axis->half : axis->n;
  int start = get_offset (axis, axis->half);

  if (axis->cross > 0 && offset >= start - reach)
    {
      offset -= start;
      first = axis->half;
      n_places = axis->n - axis->half;
    }

  if (offset < -reach)
    return FALSE;

  *place = (guint)((offset + reach) / (axis->tile + axis->gap));
  if (*place >= n_places || offset - *place * (axis->tile + axis->gap) >= axis->tile + reach)
    return FALSE;

  *place += first;
  return TRUE;
}

/* Returns whether there is a cell at @x, @y. */
gboolean
ichomp_board_layout_find_cell (const IchompBoardLayout *self, double x, double y, IchompCell *cell)
{
  Axis across = get_axis (self, TRUE);
  Axis down = get_axis (self, FALSE);
  double reach = self->gap / 2.0;

  return find_place (&across, x - self->x, reach, &cell->column)
         && find_place (&down, y - self->y, reach, &cell->row);
}

static int
get_line_offset (const IchompBoardLayout *self, gboolean is_across)
{
  Axis axis = get_axis (self, is_across);

  return get_offset (&axis, axis.half) - (self->cross + self->line) / 2;
}

static int
get_overhang (const IchompBoardLayout *self)
{
  return self->coordinates ? 4 : self->margin;
}

/* The line between left and right. */
GdkRectangle
ichomp_board_layout_get_vertical_line (const IchompBoardLayout *self)
{
  int overhang = get_overhang (self);

  return (GdkRectangle){ .x = self->x + get_line_offset (self, TRUE),
                         .y = self->y - overhang,
                         .width = self->line,
                         .height = get_side (self, FALSE) + 2 * overhang };
}

/* The line between top and bottom. */
GdkRectangle
ichomp_board_layout_get_horizontal_line (const IchompBoardLayout *self)
{
  int overhang = get_overhang (self);

  return (GdkRectangle){ .x = self->x - overhang,
                         .y = self->y + get_line_offset (self, FALSE),
                         .width = get_side (self, TRUE) + 2 * overhang,
                         .height = self->line };
}

/* The font size of the numbers on the cross, in pixels: they cover little of the tiles. */
int
ichomp_board_layout_get_pill_size (const IchompBoardLayout *self)
{
  return CLAMP (self->tile / 4, 10, 22);
}

/* The font size of the coordinates, in pixels. */
int
ichomp_board_layout_get_font_size (const IchompBoardLayout *self)
{
  return get_font_size (&self->shape, self->tile);
}
