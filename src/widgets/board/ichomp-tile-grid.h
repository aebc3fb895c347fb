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
 * Returns: how the tile stands out in an explanation, a question or an editor
 */
typedef IchompTileAppearance (*IchompTileMarkFunc) (const SgMove *tile, gpointer user_data);

typedef struct
{
  GtkWidget *widget; /* the board, the parent of the tiles */

  SgPosition *position;
  SgPosition *before;      /* the position before last_move, or NULL */
  SgMove last_move;        /* meaningless without before */
  IchompTileMarkFunc mark; /* or NULL */
  gpointer mark_data;
  gboolean show_coordinates;
  gboolean on_stage; /* the board fills the square that it is given */
  gboolean compact;  /* the natural size of a tile fits the text around the board */
  int natural_tile;  /* of a compact board; or 0 to fit the text */
  gboolean has_next; /* whether next_shape is that of the next position */
  IchompShape next_shape;
  gboolean poisoned; /* the tile in the corner of a quadrant is */

  IchompBoardLayout layout;
  IchompShape shape;  /* without cells at first */
  IchompTile **tiles; /* in reading order; NULL where there has been none yet */

  GskRenderNode *backdrop; /* what lies behind the tiles; NULL if it has to be painted again */
  IchompPalette palette;   /* the colours of backdrop */
  guint ghost_tick;        /* the tick callback of the animation, or 0 */
  gint64 ghost_start;      /* 0 before the first frame */
  double ghost_progress;   /* from 0 to 1 */
} IchompTileGrid;

void ichomp_tile_grid_init (IchompTileGrid *self, GtkWidget *widget);
void ichomp_tile_grid_clear (IchompTileGrid *self);

guint ichomp_tile_grid_count_cells (const IchompTileGrid *self);
gboolean ichomp_tile_grid_is_empty (const IchompTileGrid *self);
gboolean ichomp_tile_grid_has_tile (const IchompTileGrid *self, const IchompCell *cell);
IchompTile *ichomp_tile_grid_get_tile (IchompTileGrid *self, const IchompCell *cell);
gboolean ichomp_tile_grid_find_tile (IchompTileGrid *self, double x, double y, IchompCell *cell);

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

GtkSizeRequestMode ichomp_tile_grid_get_request_mode (const IchompTileGrid *self);
void ichomp_tile_grid_measure (const IchompTileGrid *self,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural);
void ichomp_tile_grid_allocate (IchompTileGrid *self, int width, int height);
void ichomp_tile_grid_snapshot (IchompTileGrid *self, GtkSnapshot *snapshot);
void ichomp_tile_grid_animate (IchompTileGrid *self);

G_END_DECLS
