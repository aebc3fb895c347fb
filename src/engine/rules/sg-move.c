/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A move is the choice of a tile: a quadrant, a row and a column counted from the middle of the
 * board. Choosing a tile removes it and everything in its quadrant that lies at least as far out in
 * both directions. */

#include "sg-move.h"

#include "sg-reader.h"

/**
 * sg_quadrant_to_string:
 * @quadrant: a quadrant
 *
 * Returns: (transfer none): its name in the notation: NW, NE, SW or SE
 */
const char *
sg_quadrant_to_string (SgQuadrant quadrant)
{
  static const char names[SG_N_QUADRANTS][3] = { "NW", "NE", "SW", "SE" };

  g_assert (quadrant < SG_N_QUADRANTS);

  return names[quadrant];
}

/**
 * sg_move_equal:
 * @self: a move
 * @other: another
 *
 * Returns: whether they choose the same tile
 */
gboolean
sg_move_equal (const SgMove *self, const SgMove *other)
{
  return self->quadrant == other->quadrant && self->row == other->row
         && self->column == other->column;
}

/**
 * sg_move_parse:
 * @text: a move in the notation, such as `NE2,3`
 * @move: (out caller-allocates): the move, untouched on error
 * @error: return location for an error of domain %SG_ERROR
 *
 * Returns: whether @text is a move; otherwise @error is set
 */
gboolean
sg_move_parse (const char *text, SgMove *move, GError **error)
{
  SgReader reader;
  SgMove scratch;

  sg_reader_init (&reader, text);
  if (!sg_reader_move (&reader, &scratch, error) || !sg_reader_end (&reader, error))
    return FALSE;

  *move = scratch;
  return TRUE;
}

/**
 * sg_move_to_string:
 * @self: a move
 *
 * Returns: (transfer full): @self in the notation, such as `NE2,3`
 */
char *
sg_move_to_string (const SgMove *self)
{
  return g_strdup_printf ("%s%u,%u", sg_quadrant_to_string (self->quadrant), self->row + 1,
                          self->column + 1);
}
