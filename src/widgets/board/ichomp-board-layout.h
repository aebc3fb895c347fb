/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "sg.h"

G_BEGIN_DECLS

/**
 * IchompCell:
 * @column: counted from 0 at the left edge of the board
 * @row: counted from 0 at its top edge
 *
 * A place on the board as seen on the screen, with or without a tile. [struct@Sg.Move] is the same
 * place in the terms of the game, counted from the middle.
 */
typedef struct
{
  guint column;
  guint row;
} IchompCell;

IchompCell ichomp_cell_from_move (const SgBoard *board, const SgMove *move);
SgMove ichomp_cell_to_move (const SgBoard *board, const IchompCell *cell);
guint ichomp_cell_to_index (const SgBoard *board, const IchompCell *cell);
IchompCell ichomp_cell_from_index (const SgBoard *board, guint index);

/* The side of a tile in pixels. */
#define ICHOMP_BOARD_LAYOUT_MIN_TILE 12
#define ICHOMP_BOARD_LAYOUT_NATURAL_TILE 44
#define ICHOMP_BOARD_LAYOUT_MAX_TILE 256

/**
 * IchompBoardLayout:
 * @board: the size in tiles
 * @only: the only quadrant on show, or %SG_N_QUADRANTS for all
 * @coordinates: whether the margin has room for coordinates
 * @tile: the side of a tile
 * @gap: the space between two tiles of a quadrant
 * @cross: the space between two quadrants, with the line of the cross in its middle
 * @line: the thickness of that line; @cross - @line is even
 * @margin: the space around the tiles
 * @x: where the first column of the board begins, on show or not
 * @y: where the first row of the board begins, on show or not
 *
 * Where everything on a board is, in whole pixels so that every edge is sharp.
 */
typedef struct
{
  SgBoard board;
  SgQuadrant only;
  gboolean coordinates;
  int tile;
  int gap;
  int cross;
  int line;
  int margin;
  int x;
  int y;
} IchompBoardLayout;

int ichomp_board_layout_measure (guint n_tiles, int tile, gboolean coordinates);
int ichomp_board_layout_measure_quadrant (guint n_tiles, int tile, gboolean coordinates);
void ichomp_board_layout_init (IchompBoardLayout *self,
                               const SgBoard *board,
                               gboolean coordinates,
                               int width,
                               int height);
void ichomp_board_layout_init_quadrant (IchompBoardLayout *self,
                                        const SgBoard *board,
                                        SgQuadrant quadrant,
                                        gboolean coordinates,
                                        int width,
                                        int height);
void
ichomp_board_layout_get_ends (const IchompBoardLayout *self, IchompCell *first, IchompCell *last);
GdkRectangle ichomp_board_layout_get_cell (const IchompBoardLayout *self, const IchompCell *cell);
gboolean
ichomp_board_layout_find_cell (const IchompBoardLayout *self, double x, double y, IchompCell *cell);
GdkRectangle ichomp_board_layout_get_vertical_line (const IchompBoardLayout *self);
GdkRectangle ichomp_board_layout_get_horizontal_line (const IchompBoardLayout *self);
int ichomp_board_layout_get_font_size (const IchompBoardLayout *self);

G_END_DECLS
