/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/base/ichomp-shape.h"

G_BEGIN_DECLS

/* The side of a tile in pixels. */
#define ICHOMP_BOARD_LAYOUT_MIN_TILE 12 /* of a board with many columns, less */
#define ICHOMP_BOARD_LAYOUT_NATURAL_TILE 44
#define ICHOMP_BOARD_LAYOUT_MAX_TILE 256

/**
 * IchompBoardLayout:
 * @shape: which cell is which tile
 * @coordinates: whether the margin has room for coordinates
 * @tile: the side of a tile
 * @gap: the space between two tiles of a quadrant
 * @cross: the space between two quadrants, with the line of the cross in its middle
 * @line: the thickness of that line; @cross - @line is even
 * @row_gap: the space between two rows of the same half
 * @margin: the space around the tiles
 * @side: of the square on the stage that the board takes
 * @x: where the first column begins
 * @y: where the first row begins
 *
 * Where everything on a board is, in whole pixels so that every edge is sharp.
 */
typedef struct
{
  IchompShape shape;
  gboolean coordinates;
  int tile;
  int gap;
  int cross;
  int line;
  int row_gap;
  int margin;
  int side;
  int x;
  int y;
} IchompBoardLayout;

int ichomp_board_layout_get_least_tile (const IchompShape *shape);
void ichomp_board_layout_measure (const IchompShape *shape,
                                  int tile,
                                  gboolean coordinates,
                                  int *width,
                                  int *height);
void ichomp_board_layout_init (IchompBoardLayout *self,
                               const IchompShape *shape,
                               gboolean coordinates,
                               int width,
                               int height);
void ichomp_board_layout_init_square (IchompBoardLayout *self, const IchompShape *shape, int side);
gboolean ichomp_board_layout_has_cross (const IchompBoardLayout *self);
GdkRectangle ichomp_board_layout_get_cell (const IchompBoardLayout *self, const IchompCell *cell);
gboolean
ichomp_board_layout_find_cell (const IchompBoardLayout *self, double x, double y, IchompCell *cell);
GdkRectangle ichomp_board_layout_get_vertical_line (const IchompBoardLayout *self);
GdkRectangle ichomp_board_layout_get_horizontal_line (const IchompBoardLayout *self);
int ichomp_board_layout_get_pill_size (const IchompBoardLayout *self);
int ichomp_board_layout_get_font_size (const IchompBoardLayout *self);

G_END_DECLS
