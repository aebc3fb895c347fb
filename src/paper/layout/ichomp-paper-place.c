/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The arithmetic of a board on paper. Both directions follow the same rules: a row of cells with the
 * cut after the first half of them, or without a cut where there is one quadrant alone. */

#include "ichomp-paper-place.h"

/*< private >
 * ichomp_paper_is_left:
 * @quadrant: a quadrant
 *
 * Returns: whether it is one of those on the left, in every language
 */
gboolean
ichomp_paper_is_left (SgQuadrant quadrant)
{
  return quadrant == SG_QUADRANT_NW || quadrant == SG_QUADRANT_SW;
}

/*< private >
 * ichomp_paper_is_top:
 * @quadrant: a quadrant
 *
 * Returns: whether it is one of those above
 */
gboolean
ichomp_paper_is_top (SgQuadrant quadrant)
{
  return quadrant == SG_QUADRANT_NW || quadrant == SG_QUADRANT_NE;
}

static gboolean
is_crossed (const IchompPaperPlace *self)
{
  return self->only == SG_N_QUADRANTS;
}

/* How many of the cells of a direction are before the middle. */
static guint
get_half (const IchompPaperPlace *self, gboolean columns)
{
  guint n_tiles = ichomp_paper_place_get_n_tiles (self, columns);

  if (is_crossed (self))
    return n_tiles / 2;
  if (columns)
    return ichomp_paper_is_left (self->only) ? n_tiles : 0;

  return ichomp_paper_is_top (self->only) ? n_tiles : 0;
}

/* From the edge of the first cell to that of the cell at a place. */
static double
get_offset (const IchompPaperPlace *self, gboolean columns, guint index)
{
  guint half = get_half (self, columns);
  double offset = index + index * ICHOMP_PAPER_GAP;

  if (is_crossed (self) && index >= half)
    offset += ICHOMP_PAPER_CROSS - (half > 0 ? ICHOMP_PAPER_GAP : 0);

  return self->tile * offset;
}

/*< private >
 * ichomp_paper_place_init:
 * @self: (out caller-allocates): the place
 * @board: the size of a board
 * @only: the only quadrant that has room, or %SG_N_QUADRANTS
 * @tile: the side of a tile
 *
 * Puts the first tile's corner at the origin.
 */
void
ichomp_paper_place_init (IchompPaperPlace *self, const SgBoard *board, SgQuadrant only, double tile)
{
  *self = (IchompPaperPlace){ .board = *board, .only = only, .tile = tile };
  self->width = get_offset (self, TRUE, ichomp_paper_place_get_n_tiles (self, TRUE) - 1) + tile;
  self->height = get_offset (self, FALSE, ichomp_paper_place_get_n_tiles (self, FALSE) - 1) + tile;
}

/*< private >
 * ichomp_paper_place_get_n_tiles:
 * @self: a place
 * @columns: whether it is about columns, and not about rows
 *
 * Returns: how many there are
 */
guint
ichomp_paper_place_get_n_tiles (const IchompPaperPlace *self, gboolean columns)
{
  if (is_crossed (self))
    return columns ? self->board.width : self->board.height;

  return columns ? sg_board_get_quadrant_width (&self->board, self->only)
                 : sg_board_get_quadrant_height (&self->board, self->only);
}

/*< private >
 * ichomp_paper_place_get_middle:
 * @self: a place
 * @columns: whether it is about a column, and not about a row
 * @index: which one, from 0
 *
 * Returns: where its middle is
 */
double
ichomp_paper_place_get_middle (const IchompPaperPlace *self, gboolean columns, guint index)
{
  return (columns ? self->x : self->y) + get_offset (self, columns, index) + self->tile / 2;
}

/*< private >
 * ichomp_paper_place_get_cross:
 * @self: a place with all quadrants
 * @columns: whether it is about the line between left and right
 *
 * Returns: where the line is
 */
double
ichomp_paper_place_get_cross (const IchompPaperPlace *self, gboolean columns)
{
  return (columns ? self->x : self->y) + get_offset (self, columns, get_half (self, columns))
         - self->tile * ICHOMP_PAPER_CROSS / 2;
}

/*< private >
 * ichomp_paper_place_get_coordinate:
 * @self: a place
 * @columns: whether it is about a column, and not about a row
 * @index: which one, from 0
 *
 * Returns: its number, counted from 1 at the middle
 */
guint
ichomp_paper_place_get_coordinate (const IchompPaperPlace *self, gboolean columns, guint index)
{
  guint half = get_half (self, columns);

  return index < half ? half - index : index - half + 1;
}

/*< private >
 * ichomp_paper_place_get_cell:
 * @self: a place
 * @tile: a tile
 * @x: (out): the middle of its cell
 * @y: (out): the middle of its cell
 */
void
ichomp_paper_place_get_cell (const IchompPaperPlace *self, const SgMove *tile, double *x, double *y)
{
  guint left = get_half (self, TRUE);
  guint top = get_half (self, FALSE);

  *x = ichomp_paper_place_get_middle (
      self, TRUE,
      ichomp_paper_is_left (tile->quadrant) ? left - 1 - tile->column : left + tile->column);
  *y = ichomp_paper_place_get_middle (
      self, FALSE, ichomp_paper_is_top (tile->quadrant) ? top - 1 - tile->row : top + tile->row);
}
