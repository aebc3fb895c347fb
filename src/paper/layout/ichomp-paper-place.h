/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg.h"

G_BEGIN_DECLS

/* In parts of a tile: the space between two tiles, and between two quadrants. */
#define ICHOMP_PAPER_GAP 0.07
#define ICHOMP_PAPER_CROSS 0.42

/*< private >
 * IchompPaperPlace:
 * @board: how many tiles there are
 * @only: the only quadrant that has room, or %SG_N_QUADRANTS
 * @tile: the side of a tile
 * @x: of the first column of tiles
 * @y: of the first row
 * @width: of all columns
 * @height: of all rows
 *
 * Where everything on a board is when a tile has a certain size. A plain value.
 */
typedef struct
{
  SgBoard board;
  SgQuadrant only;
  double tile;
  double x;
  double y;
  double width;
  double height;
} IchompPaperPlace;

void ichomp_paper_place_init (IchompPaperPlace *self,
                              const SgBoard *board,
                              SgQuadrant only,
                              double tile);
guint ichomp_paper_place_get_n_tiles (const IchompPaperPlace *self, gboolean columns);
double ichomp_paper_place_get_middle (const IchompPaperPlace *self, gboolean columns, guint index);
double ichomp_paper_place_get_cross (const IchompPaperPlace *self, gboolean columns);
guint
ichomp_paper_place_get_coordinate (const IchompPaperPlace *self, gboolean columns, guint index);
void ichomp_paper_place_get_cell (const IchompPaperPlace *self,
                                  const SgMove *tile,
                                  double *x,
                                  double *y);

gboolean ichomp_paper_is_left (SgQuadrant quadrant);
gboolean ichomp_paper_is_top (SgQuadrant quadrant);

G_END_DECLS
