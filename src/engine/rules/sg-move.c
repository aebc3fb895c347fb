/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A move is the choice of a tile: a quadrant, a row and a column, both counted from the middle
 * of the board. It removes the tile and every tile of its quadrant that lies at least as far
 * from the middle in both directions. */

#include "sg-move.h"

#include <string.h>

#include "sg-diagram.h"

/* The name in the notation. */
const char *
sg_quadrant_to_string (SgQuadrant quadrant)
{
  static const char names[][3] = { "NW", "NE", "SW", "SE" };
  G_STATIC_ASSERT (G_N_ELEMENTS (names) == SG_N_QUADRANTS);

  g_assert (quadrant < SG_N_QUADRANTS);

  return names[quadrant];
}

gboolean
sg_move_equal (const SgMove *self, const SgMove *other)
{
  return self->quadrant == other->quadrant && self->row == other->row
         && self->column == other->column && self->count == other->count;
}

/*< private >
 * sg_move_read_number:
 * @reader: a reader
 * @limit: the largest number that can be legal
 * @code: the error of any other number
 * @number_less_one: (out): a number from 1 on, less 1; undefined on error
 * @error: return location for an error of domain %SG_ERROR
 */
gboolean
sg_move_read_number (SgReader *reader,
                     guint limit,
                     SgError code,
                     guint *number_less_one,
                     GError **error)
{
  const char *place = reader->at;
  guint64 number;

  if (!sg_reader_number (reader, &number, error))
    return FALSE;
  if (number < 1 || number > limit)
    return sg_reader_fail (reader, place, code, number, limit, error);

  *number_less_one = number - 1;
  return TRUE;
}

/*< private >
 * sg_move_read_tile:
 * @reader: a reader
 * @move: (inout): its row and column are set; undefined on error
 * @error: return location for an error of domain %SG_ERROR
 */
gboolean
sg_move_read_tile (SgReader *reader, SgMove *move, GError **error)
{
  if (!sg_move_read_number (reader, SG_DIAGRAM_MAX_SIDE, SG_ERROR_ILLEGAL_MOVE, &move->row, error))
    return FALSE;
  if (!sg_reader_accept (reader, ','))
    return sg_reader_fail_syntax (reader, error);

  return sg_move_read_number (reader, SG_DIAGRAM_MAX_SIDE, SG_ERROR_ILLEGAL_MOVE, &move->column,
                              error);
}

/*< private >
 * sg_move_read:
 * @reader: a reader
 * @move: (out): a move, which may be illegal in every position at hand; undefined on error
 * @error: return location for an error of domain %SG_ERROR
 */
gboolean
sg_move_read (SgReader *reader, SgMove *move, GError **error)
{
  *move = (SgMove){ .quadrant = SG_N_QUADRANTS };
  SG_FOREACH_QUADRANT (q)
    {
      const char *name = sg_quadrant_to_string (q);

      if (strncmp (reader->at, name, strlen (name)) == 0)
        move->quadrant = q;
    }

  if (move->quadrant == SG_N_QUADRANTS)
    {
      /* The error is at the first character that no quadrant has there. */
      if (*reader->at == 'N' || *reader->at == 'S')
        reader->at++;
      return sg_reader_fail_syntax (reader, error);
    }
  reader->at += 2;

  return sg_move_read_tile (reader, move, error);
}

/**
 * sg_move_parse:
 * @text: a move in the notation, such as `NE2,3`
 * @move: (out caller-allocates): the move, untouched on error
 * @error: return location for an error of domain %SG_ERROR
 *
 * Returns: whether @text is a move; whether a position has its tile is another matter
 */
gboolean
sg_move_parse (const char *text, SgMove *move, GError **error)
{
  SgReader reader;
  SgMove scratch;

  sg_reader_init (&reader, text, SG_RULESETS_BARS);
  if (!sg_move_read (&reader, &scratch, error) || !sg_reader_end (&reader, error))
    return FALSE;

  *move = scratch;
  return TRUE;
}

char *
sg_move_to_string (const SgMove *self)
{
  return g_strdup_printf ("%s%u,%u", sg_quadrant_to_string (self->quadrant), self->row + 1,
                          self->column + 1);
}

/**
 * sg_moves_keep_least:
 * @moves: moves
 * @rate: (scope call): how they are rated; called once for each
 * @data: (closure): passed to @rate
 *
 * Removes all but the moves with the least rating.
 */
void
sg_moves_keep_least (GArray *moves, SgMoveRating rate, gconstpointer data)
{
  guint least = G_MAXUINT;
  guint n = 0;

  for (guint i = 0; i < moves->len; i++)
    {
      SgMove move = g_array_index (moves, SgMove, i);
      guint rating = rate (data, &move);

      if (rating < least)
        n = 0;
      least = MIN (rating, least);
      if (rating == least)
        g_array_index (moves, SgMove, n++) = move;
    }
  g_array_set_size (moves, n);
}
