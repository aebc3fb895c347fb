/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The arithmetic of the board: which cell is which tile, and which pixels a cell has. It knows no
 * widgets. Both directions follow the same rules, so most functions handle one of them: a row of cells
 * with the cut after its first half. */

#include "ichomp-board-layout.h"

static guint
get_half (guint n_tiles)
{
  return n_tiles / 2;
}

IchompCell
ichomp_cell_from_move (const SgBoard *board, const SgMove *move)
{
  gboolean is_left = move->quadrant == SG_QUADRANT_NW || move->quadrant == SG_QUADRANT_SW;
  gboolean is_top = move->quadrant == SG_QUADRANT_NW || move->quadrant == SG_QUADRANT_NE;
  guint half_width = get_half (board->width);
  guint half_height = get_half (board->height);

  return (IchompCell){ .column =
                           is_left ? half_width - 1 - move->column : half_width + move->column,
                       .row = is_top ? half_height - 1 - move->row : half_height + move->row };
}

SgMove
ichomp_cell_to_move (const SgBoard *board, const IchompCell *cell)
{
  guint half_width = get_half (board->width);
  guint half_height = get_half (board->height);
  gboolean is_left = cell->column < half_width;
  gboolean is_top = cell->row < half_height;

  return (SgMove){ .quadrant = is_top ? (is_left ? SG_QUADRANT_NW : SG_QUADRANT_NE)
                                      : (is_left ? SG_QUADRANT_SW : SG_QUADRANT_SE),
                   .row = is_top ? half_height - 1 - cell->row : cell->row - half_height,
                   .column = is_left ? half_width - 1 - cell->column : cell->column - half_width };
}

/* An index is the place of a cell in reading order, from 0. */
guint
ichomp_cell_to_index (const SgBoard *board, const IchompCell *cell)
{
  return cell->row * board->width + cell->column;
}

IchompCell
ichomp_cell_from_index (const SgBoard *board, guint index)
{
  return (IchompCell){ .column = index % board->width, .row = index / board->width };
}

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

static int
get_font_size (int tile)
{
  return CLAMP (tile * 9 / 25, 9, 26);
}

static int
get_margin (int tile, gboolean coordinates)
{
  return coordinates ? 2 + get_font_size (tile) * 4 / 3 : 2 + tile / 12;
}

/* From the left edge of the first cell to that of the cell at @place. The cross takes its room even
 * where one half is empty: it shows where the middle is. */
static int
get_offset (guint n_tiles, int tile, guint place)
{
  guint half = get_half (n_tiles);
  int n_gaps;

  if (place < half)
    return (int)place * (tile + get_gap (tile));

  n_gaps = (int)(place - half) + (half > 0 ? (int)half - 1 : 0);
  return (int)place * tile + n_gaps * get_gap (tile) + get_cross (tile);
}

/* @crossed: whether the cross is in the middle of the row, which otherwise is of one quadrant. */
static int
get_length (guint n_tiles, gboolean crossed, int tile)
{
  if (crossed)
    return get_offset (n_tiles, tile, n_tiles - 1) + tile;

  return (int)n_tiles * tile + ((int)n_tiles - 1) * get_gap (tile);
}

static int
measure (guint n_tiles, gboolean crossed, int tile, gboolean coordinates)
{
  return get_length (n_tiles, crossed, tile) + 2 * get_margin (tile, coordinates);
}

/**
 * ichomp_board_layout_measure:
 * @n_tiles: the board's width or height in tiles, at least 1
 * @tile: the side of a tile in pixels
 * @coordinates: whether coordinates are shown
 *
 * Returns: the board's width or height in pixels
 */
int
ichomp_board_layout_measure (guint n_tiles, int tile, gboolean coordinates)
{
  return measure (n_tiles, TRUE, tile, coordinates);
}

/* As ichomp_board_layout_measure (), for a quadrant alone. */
int
ichomp_board_layout_measure_quadrant (guint n_tiles, int tile, gboolean coordinates)
{
  return measure (n_tiles, FALSE, tile, coordinates);
}

/* The largest tiles that fit. */
static int
find_tile (guint n_columns,
           guint n_rows,
           gboolean crossed,
           gboolean coordinates,
           int width,
           int height)
{
  int tile = ICHOMP_BOARD_LAYOUT_MIN_TILE;
  int too_large = ICHOMP_BOARD_LAYOUT_MAX_TILE + 1;

  while (too_large - tile > 1)
    {
      int middle = (tile + too_large) / 2;

      if (measure (n_columns, crossed, middle, coordinates) <= width
          && measure (n_rows, crossed, middle, coordinates) <= height)
        tile = middle;
      else
        too_large = middle;
    }

  return tile;
}

static void
set_tile (IchompBoardLayout *self, const SgBoard *board, gboolean coordinates, int tile)
{
  self->board = *board;
  self->coordinates = coordinates;
  self->tile = tile;
  self->gap = get_gap (tile);
  self->cross = get_cross (tile);
  self->line = get_line (tile);
  self->margin = get_margin (tile, coordinates);
}

/**
 * ichomp_board_layout_init:
 * @self: (out caller-allocates): the layout
 * @board: the size of the board in tiles
 * @coordinates: whether coordinates are shown
 * @width: in pixels
 * @height: in pixels
 *
 * Finds the largest tiles with which the board fits, but not below %ICHOMP_BOARD_LAYOUT_MIN_TILE, and
 * centers the board.
 */
void
ichomp_board_layout_init (IchompBoardLayout *self,
                          const SgBoard *board,
                          gboolean coordinates,
                          int width,
                          int height)
{
  int tile = find_tile (board->width, board->height, TRUE, coordinates, width, height);

  set_tile (self, board, coordinates, tile);
  self->only = SG_N_QUADRANTS;
  self->x = MAX (self->margin, (width - get_length (board->width, TRUE, tile)) / 2);
  self->y = MAX (self->margin, (height - get_length (board->height, TRUE, tile)) / 2);
}

/* As ichomp_board_layout_init (), for a quadrant alone, at least one tile wide and high: the rest of
 * the board takes no room, and there is no cross. */
void
ichomp_board_layout_init_quadrant (IchompBoardLayout *self,
                                   const SgBoard *board,
                                   SgQuadrant quadrant,
                                   gboolean coordinates,
                                   int width,
                                   int height)
{
  guint n_columns = sg_board_get_quadrant_width (board, quadrant);
  guint n_rows = sg_board_get_quadrant_height (board, quadrant);
  gboolean is_left = quadrant == SG_QUADRANT_NW || quadrant == SG_QUADRANT_SW;
  gboolean is_top = quadrant == SG_QUADRANT_NW || quadrant == SG_QUADRANT_NE;
  int tile = find_tile (n_columns, n_rows, FALSE, coordinates, width, height);

  set_tile (self, board, coordinates, tile);
  self->only = quadrant;
  self->x = MAX (self->margin, (width - get_length (n_columns, FALSE, tile)) / 2);
  self->y = MAX (self->margin, (height - get_length (n_rows, FALSE, tile)) / 2);

  /* x and y are those of the first cell of the board, which may be outside. */
  if (!is_left)
    self->x -= get_offset (board->width, tile, get_half (board->width));
  if (!is_top)
    self->y -= get_offset (board->height, tile, get_half (board->height));
}

/* Gives the top left and the bottom right cell on show. */
void
ichomp_board_layout_get_ends (const IchompBoardLayout *self, IchompCell *first, IchompCell *last)
{
  const SgBoard *board = &self->board;
  gboolean all = self->only == SG_N_QUADRANTS;
  gboolean no_left = self->only == SG_QUADRANT_NE || self->only == SG_QUADRANT_SE;
  gboolean no_top = self->only == SG_QUADRANT_SW || self->only == SG_QUADRANT_SE;

  *first = (IchompCell){ .column = no_left ? get_half (board->width) : 0,
                         .row = no_top ? get_half (board->height) : 0 };
  *last = (IchompCell){
    .column = (all || no_left ? board->width : get_half (board->width)) - 1,
    .row = (all || no_top ? board->height : get_half (board->height)) - 1,
  };
}

GdkRectangle
ichomp_board_layout_get_cell (const IchompBoardLayout *self, const IchompCell *cell)
{
  return (GdkRectangle){ .x = self->x + get_offset (self->board.width, self->tile, cell->column),
                         .y = self->y + get_offset (self->board.height, self->tile, cell->row),
                         .width = self->tile,
                         .height = self->tile };
}

/* Each half of a gap belongs to the tile next to it, so that a pointer that crosses a quadrant is
 * always over a tile. The cross and the margin belong to no tile, except for half a gap beside the
 * tiles. */
static gboolean
find_place (const IchompBoardLayout *self, guint n_tiles, double offset, guint *place)
{
  guint half = get_half (n_tiles);
  int start = get_offset (n_tiles, self->tile, half);
  double reach = self->gap / 2.0;
  guint first = 0;
  guint n_places = half;

  if (offset >= start - reach)
    {
      offset -= start;
      first = half;
      n_places = n_tiles - half;
    }

  if (offset < -reach)
    return FALSE;

  *place = first + (guint)((offset + reach) / (self->tile + self->gap));
  return *place < first + n_places;
}

/* Returns whether there is a cell at @x, @y. */
gboolean
ichomp_board_layout_find_cell (const IchompBoardLayout *self, double x, double y, IchompCell *cell)
{
  return find_place (self, self->board.width, x - self->x, &cell->column)
         && find_place (self, self->board.height, y - self->y, &cell->row);
}

static int
get_line_offset (const IchompBoardLayout *self, guint n_tiles)
{
  int start = get_offset (n_tiles, self->tile, get_half (n_tiles));

  return start - (self->cross + self->line) / 2;
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

  return (GdkRectangle){ .x = self->x + get_line_offset (self, self->board.width),
                         .y = self->y - overhang,
                         .width = self->line,
                         .height =
                             get_length (self->board.height, TRUE, self->tile) + 2 * overhang };
}

/* The line between top and bottom. */
GdkRectangle
ichomp_board_layout_get_horizontal_line (const IchompBoardLayout *self)
{
  int overhang = get_overhang (self);

  return (GdkRectangle){ .x = self->x - overhang,
                         .y = self->y + get_line_offset (self, self->board.height),
                         .width = get_length (self->board.width, TRUE, self->tile) + 2 * overhang,
                         .height = self->line };
}

/* The font size of the coordinates, in pixels. */
int
ichomp_board_layout_get_font_size (const IchompBoardLayout *self)
{
  return get_font_size (self->tile);
}
