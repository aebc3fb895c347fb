/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A board is cut after floor(width / 2) columns and floor(height / 2) rows into four quadrants;
 * if a side is odd, the right or the lower quadrants are the larger ones. */

#include "sg-board.h"

/*< private >
 * sg_board_read:
 * @reader: a reader
 * @board: (out): the size of a legal board, such as `6x4`; undefined on error
 * @error: return location for an error of domain %SG_ERROR
 */
gboolean
sg_board_read (SgReader *reader, SgBoard *board, GError **error)
{
  const char *place = reader->at;
  guint64 sides[2];

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      const char *side_place;

      if (i == 1 && !sg_reader_accept (reader, 'x'))
        return sg_reader_fail_syntax (reader, error);

      side_place = reader->at;
      if (!sg_reader_number (reader, &sides[i], error))
        return FALSE;
      if (sides[i] < 1 || sides[i] > SG_BOARD_MAX_SIDE)
        return sg_reader_fail (reader, side_place, SG_ERROR_BOARD_SIZE, sides[i], SG_BOARD_MAX_SIDE,
                               error);
    }

  *board = (SgBoard){ sides[0], sides[1] };
  if (!sg_board_is_legal (board))
    return sg_reader_fail (reader, place, SG_ERROR_BOARD_SIZE, 1, SG_BOARD_MAX_SIDE, error);

  return TRUE;
}

/**
 * sg_board_init_smallest:
 * @self: (out caller-allocates): the smallest board of even sides that holds the diagrams
 * @diagrams: (array fixed-size=4): the diagrams of the quadrants
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

gboolean
sg_board_is_legal (const SgBoard *self)
{
  return self->width >= 1 && self->width <= SG_BOARD_MAX_SIDE && self->height >= 1
         && self->height <= SG_BOARD_MAX_SIDE && self->width * self->height >= 2;
}

gboolean
sg_board_equal (const SgBoard *self, const SgBoard *other)
{
  return self->width == other->width && self->height == other->height;
}

/* A quadrant may have no columns, or no rows. */
guint
sg_board_get_quadrant_width (const SgBoard *self, SgQuadrant quadrant)
{
  gboolean left = quadrant == SG_QUADRANT_NW || quadrant == SG_QUADRANT_SW;

  return left ? self->width / 2 : self->width - self->width / 2;
}

guint
sg_board_get_quadrant_height (const SgBoard *self, SgQuadrant quadrant)
{
  gboolean top = quadrant == SG_QUADRANT_NW || quadrant == SG_QUADRANT_NE;

  return top ? self->height / 2 : self->height - self->height / 2;
}

gboolean
sg_board_fits (const SgBoard *self, SgQuadrant quadrant, const SgDiagram *diagram)
{
  return sg_diagram_get_n_columns (diagram) <= sg_board_get_quadrant_width (self, quadrant)
         && sg_diagram_get_n_rows (diagram) <= sg_board_get_quadrant_height (self, quadrant);
}
