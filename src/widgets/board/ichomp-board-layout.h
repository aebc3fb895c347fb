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
 * A place on the board as seen on the screen, with or without a tile. A plain value. The same place
 * in the words of the game, counted from the middle, is a [struct@Sg.Move].
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
 * @board: how many tiles there are
 * @only: the only quadrant that has room, or %SG_N_QUADRANTS if all have
 * @coordinates: whether the margin has room for coordinates
 * @tile: the side of a tile
 * @gap: the space between two tiles of a quadrant
 * @cross: the space between two quadrants, which holds the line of the cross in its middle
 * @line: how thick that line is; @cross - @line is even
 * @margin: the space around the tiles
 * @x: where the first column of tiles begins, or would if it had room
 * @y: where the first row of tiles begins, or would if it had room
 *
 * Where everything on a board is, in whole pixels so that every edge is sharp. A plain value.
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
