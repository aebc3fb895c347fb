/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-board-layout.h"
#include "ichomp-board-paint.h"
#include "ichomp-tile.h"

G_BEGIN_DECLS

/**
 * IchompTileMarkFunc:
 * @tile: a tile of the position on show
 * @user_data: what was passed with the function
 *
 * Returns: what an explanation, a question or an editor says of the tile
 */
typedef IchompTileAppearance (*IchompTileMarkFunc) (const SgMove *tile, gpointer user_data);

/*< private >
 * IchompTileGrid:
 * @widget: the board, whose children the tiles are, in reading order
 * @position: the position on show
 * @before: the position before @last_move
 * @last_move: the move that led to @position; meaningless without @before
 * @mark: (nullable): what an explanation says of each tile
 * @mark_data: passed to @mark
 * @show_coordinates: whether there are coordinates along the edges
 * @compact: whether the tiles go with the text around them, and are not larger than it needs
 * @only: the only quadrant that is shown, or %SG_N_QUADRANTS for all
 * @made_for: what @only was when the tiles were made
 * @poisoned: whether nobody wants to take the tile in the corner of a quadrant
 * @layout: where everything is
 * @size: the size of the board in tiles; 0x0 at first
 * @tiles: (array): the tiles in reading order, %NULL where there has been none yet
 * @palette: the colours of @backdrop
 * @backdrop: what lies behind the tiles, or %NULL if it has to be drawn anew
 * @ghost_tick: the tick of the animation, or 0
 * @ghost_start: when it began, or 0 before its first frame
 * @ghost_progress: from 0 to 1
 *
 * All that is to be seen on a board. Tiles are made when a position has them for the first time, and
 * hidden when they are taken; undo shows them again.
 */
typedef struct
{
  GtkWidget *widget;

  SgPosition *position;
  SgPosition *before;
  SgMove last_move;
  IchompTileMarkFunc mark;
  gpointer mark_data;
  gboolean show_coordinates;
  gboolean compact;
  SgQuadrant only;
  SgQuadrant made_for;
  gboolean poisoned;

  IchompBoardLayout layout;
  SgBoard size;
  IchompTile **tiles;

  IchompPalette palette;
  GskRenderNode *backdrop;
  guint ghost_tick;
  gint64 ghost_start;
  double ghost_progress;
} IchompTileGrid;

void ichomp_tile_grid_init (IchompTileGrid *self, GtkWidget *widget);
void ichomp_tile_grid_clear (IchompTileGrid *self);

/* Where there is what */
guint ichomp_tile_grid_count_cells (const IchompTileGrid *self);
gboolean ichomp_tile_grid_is_empty (const IchompTileGrid *self);
gboolean ichomp_tile_grid_has_tile (const IchompTileGrid *self, const IchompCell *cell);
IchompTile *ichomp_tile_grid_get_tile (IchompTileGrid *self, const IchompCell *cell);
gboolean ichomp_tile_grid_find_tile (IchompTileGrid *self, double x, double y, IchompCell *cell);

/* What is on show */
void ichomp_tile_grid_set_position (IchompTileGrid *self,
                                    SgPosition *position,
                                    const SgMove *last_move,
                                    SgPosition *before,
                                    GCallback clicked_cb);
void ichomp_tile_grid_set_appearances (IchompTileGrid *self,
                                       const SgMove *shown,
                                       gboolean announced,
                                       const SgMove *ring);
void ichomp_tile_grid_retranslate (IchompTileGrid *self);

/* How it is drawn */
void ichomp_tile_grid_snapshot (IchompTileGrid *self, GtkSnapshot *snapshot);
void ichomp_tile_grid_animate (IchompTileGrid *self);

G_END_DECLS
