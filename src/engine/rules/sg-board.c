/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A board is cut after floor(width / 2) columns and floor(height / 2) rows into four quadrants; on a
 * board of odd size the right and lower quadrants are the larger ones. */

#include "sg-board.h"

/**
 * sg_board_is_legal:
 * @self: a board
 *
 * Returns: whether it has at least two tiles and no side above %SG_BOARD_MAX_SIDE
 */
gboolean
sg_board_is_legal (const SgBoard *self)
{
  return self->width >= 1 && self->width <= SG_BOARD_MAX_SIDE && self->height >= 1
         && self->height <= SG_BOARD_MAX_SIDE && self->width * self->height >= 2;
}

/**
 * sg_board_equal:
 * @self: a board
 * @other: another
 *
 * Returns: whether they have the same size
 */
gboolean
sg_board_equal (const SgBoard *self, const SgBoard *other)
{
  return self->width == other->width && self->height == other->height;
}

/**
 * sg_board_get_quadrant_width:
 * @self: a board
 * @quadrant: a quadrant of it
 *
 * Returns: the number of columns of the quadrant, possibly 0
 */
guint
sg_board_get_quadrant_width (const SgBoard *self, SgQuadrant quadrant)
{
  gboolean left = quadrant == SG_QUADRANT_NW || quadrant == SG_QUADRANT_SW;

  return left ? self->width / 2 : self->width - self->width / 2;
}

/**
 * sg_board_get_quadrant_height:
 * @self: a board
 * @quadrant: a quadrant of it
 *
 * Returns: the number of rows of the quadrant, possibly 0
 */
guint
sg_board_get_quadrant_height (const SgBoard *self, SgQuadrant quadrant)
{
  gboolean top = quadrant == SG_QUADRANT_NW || quadrant == SG_QUADRANT_NE;

  return top ? self->height / 2 : self->height - self->height / 2;
}

/**
 * sg_board_fits:
 * @self: a board
 * @quadrant: a quadrant of it
 * @diagram: a diagram
 *
 * Returns: whether @diagram has room in the quadrant
 */
gboolean
sg_board_fits (const SgBoard *self, SgQuadrant quadrant, const SgDiagram *diagram)
{
  return sg_diagram_get_n_columns (diagram) <= sg_board_get_quadrant_width (self, quadrant)
         && sg_diagram_get_n_rows (diagram) <= sg_board_get_quadrant_height (self, quadrant);
}

/**
 * sg_board_init_smallest:
 * @self: (out caller-allocates): a board
 * @diagrams: (array fixed-size=4): what lies in each quadrant
 *
 * Makes @self the smallest board of even sides that holds the diagrams, at least 2x2.
 */
void
sg_board_init_smallest (SgBoard *self, SgDiagram *const diagrams[SG_N_QUADRANTS])
{
  guint width = 1;
  guint height = 1;

  SG_FOREACH_QUADRANT (q)
    {
      width = MAX (width, sg_diagram_get_n_columns (diagrams[q]));
      height = MAX (height, sg_diagram_get_n_rows (diagrams[q]));
    }

  *self = (SgBoard){ 2 * width, 2 * height };
}
