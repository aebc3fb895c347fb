/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of the notation.
 *
 *     diagram  = "-" | number { "," number }
 *     position = diagram "/" diagram "/" diagram "/" diagram [ " @" number "x" number ]
 *     move     = ( "NW" | "NE" | "SW" | "SE" ) number "," number
 *
 * Nothing here recurses or allocates by what a text asks for: a reader stops at the first character
 * that cannot be legal. */

#include "sg-reader.h"

#include <string.h>

#include "sg-error.h"

/*< private >
 * sg_reader_init:
 * @self: a reader
 * @text: what to read, any bytes; borrowed
 *
 * Puts @self to the start of @text.
 */
void
sg_reader_init (SgReader *self, const char *text)
{
  self->text = text;
  self->at = text;
}

/*< private >
 * sg_reader_accept:
 * @self: a reader
 * @c: an ASCII character
 *
 * Returns: whether @c comes next; if so it has been read
 */
gboolean
sg_reader_accept (SgReader *self, char c)
{
  if (c == '\0' || *self->at != c)
    return FALSE;

  self->at++;
  return TRUE;
}

static gboolean
at_end (const SgReader *self)
{
  return *self->at == '\0';
}

static gboolean
at_digit (const SgReader *self)
{
  return g_ascii_isdigit (*self->at);
}

/* All that was read so far is ASCII or has been rejected, so that bytes are characters. */
static guint
character_at (const SgReader *self, const char *place)
{
  return (guint)(place - self->text) + 1;
}

/*< private >
 * sg_reader_fail:
 * @self: a reader
 * @place: (nullable): where in the text, or %NULL if the error has no place
 * @code: what is wrong
 * @number: the detail's number
 * @limit: the detail's limit
 * @error: return location for the error
 *
 * Returns: %FALSE
 */
gboolean
sg_reader_fail (const SgReader *self,
                const char *place,
                SgError code,
                guint64 number,
                guint64 limit,
                GError **error)
{
  SgErrorDetail detail = { place != NULL ? character_at (self, place) : 0, number, limit };

  sg_error_set (error, code, &detail);
  return FALSE;
}

/*< private >
 * sg_reader_fail_syntax:
 * @self: a reader
 * @error: return location for the error
 *
 * Sets an error that says that the next character, or the end of the text, is out of place.
 *
 * Returns: %FALSE
 */
gboolean
sg_reader_fail_syntax (const SgReader *self, GError **error)
{
  guint64 found = SG_ERROR_FOUND_END;

  if (*self->at != '\0')
    {
      gunichar c = g_utf8_get_char_validated (self->at, -1);

      found = c == (gunichar)-1 || c == (gunichar)-2 ? SG_ERROR_FOUND_NOT_UTF8 : c;
    }

  return sg_reader_fail (self, self->at, SG_ERROR_SYNTAX, found, 0, error);
}

/*< private >
 * sg_reader_end:
 * @self: a reader
 * @error: return location for the error
 *
 * Returns: whether the whole text has been read; otherwise @error says what follows
 */
gboolean
sg_reader_end (const SgReader *self, GError **error)
{
  return at_end (self) || sg_reader_fail_syntax (self, error);
}

/* Reads all digits that follow, of which there is one. Returns %G_MAXUINT64 for larger numbers. */
static guint64
read_number (SgReader *self)
{
  guint64 number = 0;

  for (; at_digit (self); self->at++)
    if (number == G_MAXUINT64 || !g_uint64_checked_mul (&number, number, 10)
        || !g_uint64_checked_add (&number, number, *self->at - '0'))
      number = G_MAXUINT64;

  return number;
}

/*< private >
 * sg_reader_diagram:
 * @self: a reader
 * @error: return location for the error
 *
 * Reads a diagram.
 *
 * Returns: (transfer full) (nullable): the diagram, or %NULL with @error set
 */
SgDiagram *
sg_reader_diagram (SgReader *self, GError **error)
{
  guint rows[SG_DIAGRAM_MAX_SIDE];
  guint n_rows = 0;

  if (sg_reader_accept (self, '-'))
    return sg_diagram_new_box (0, 0);

  do
    {
      const char *place = self->at;
      guint64 length;

      if (!at_digit (self))
        {
          sg_reader_fail_syntax (self, error);
          return NULL;
        }

      length = read_number (self);
      if (length == 0)
        {
          sg_reader_fail (self, place, SG_ERROR_EMPTY_ROW, 0, 0, error);
          return NULL;
        }
      if (length > SG_DIAGRAM_MAX_SIDE)
        {
          sg_reader_fail (self, place, SG_ERROR_ROW_TOO_LONG, length, SG_DIAGRAM_MAX_SIDE, error);
          return NULL;
        }
      if (n_rows == SG_DIAGRAM_MAX_SIDE)
        {
          sg_reader_fail (self, place, SG_ERROR_TOO_MANY_ROWS, 0, SG_DIAGRAM_MAX_SIDE, error);
          return NULL;
        }
      if (n_rows > 0 && length > rows[n_rows - 1])
        {
          sg_reader_fail (self, place, SG_ERROR_ROW_INCREASES, length, rows[n_rows - 1], error);
          return NULL;
        }

      rows[n_rows++] = length;
    }
  while (sg_reader_accept (self, ','));

  return sg_diagram_new (rows, n_rows);
}

/* Reads "WxH" behind the "@". */
static gboolean
read_board (SgReader *reader, SgBoard *board, GError **error)
{
  const char *place = reader->at;
  guint64 sides[2];

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      const char *number_place;

      if (i == 1 && !sg_reader_accept (reader, 'x'))
        return sg_reader_fail_syntax (reader, error);

      number_place = reader->at;
      if (!at_digit (reader))
        return sg_reader_fail_syntax (reader, error);

      sides[i] = read_number (reader);
      if (sides[i] < 1 || sides[i] > SG_BOARD_MAX_SIDE)
        return sg_reader_fail (reader, number_place, SG_ERROR_BOARD_SIZE, sides[i],
                               SG_BOARD_MAX_SIDE, error);
    }

  *board = (SgBoard){ sides[0], sides[1] };
  if (!sg_board_is_legal (board))
    return sg_reader_fail (reader, place, SG_ERROR_BOARD_SIZE, 1, SG_BOARD_MAX_SIDE, error);

  return TRUE;
}

/* The number of diagrams in a text that does not have four of them. */
static guint
count_separated (const SgReader *reader)
{
  guint n = 1;

  for (const char *at = reader->text; *at != '\0' && *at != ' '; at++)
    if (*at == '/')
      n++;

  return n;
}

static gboolean
read_diagrams (SgReader *reader, SgDiagram *diagrams[SG_N_QUADRANTS], GError **error)
{
  SG_FOREACH_QUADRANT (q)
    {
      if (q > 0 && !sg_reader_accept (reader, '/'))
        {
          if (!at_end (reader) && *reader->at != ' ')
            return sg_reader_fail_syntax (reader, error);

          return sg_reader_fail (reader, reader->at, SG_ERROR_QUADRANT_COUNT, q, SG_N_QUADRANTS,
                                 error);
        }

      diagrams[q] = sg_reader_diagram (reader, error);
      if (diagrams[q] == NULL)
        return FALSE;
    }

  if (*reader->at == '/')
    return sg_reader_fail (reader, reader->at, SG_ERROR_QUADRANT_COUNT, count_separated (reader),
                           SG_N_QUADRANTS, error);

  return TRUE;
}

/*< private >
 * sg_reader_position:
 * @self: a reader
 * @error: return location for the error
 *
 * Reads a position: four diagrams and, behind " @", perhaps the size of the board.
 *
 * Returns: (transfer full) (nullable): the position, or %NULL with @error set
 */
SgPosition *
sg_reader_position (SgReader *self, GError **error)
{
  SgDiagram *diagrams[SG_N_QUADRANTS] = { NULL };
  SgPosition *position = NULL;
  SgBoard board;

  if (!read_diagrams (self, diagrams, error))
    goto out;

  if (self->at[0] == ' ' && self->at[1] == '@')
    {
      const char *place = self->at + 2;

      self->at = place;
      if (!read_board (self, &board, error))
        goto out;

      SG_FOREACH_QUADRANT (q)
        if (!sg_board_fits (&board, q, diagrams[q]))
          {
            sg_reader_fail (self, place, SG_ERROR_BOARD_TOO_SMALL, q, 0, error);
            goto out;
          }
    }
  else
    {
      sg_board_init_smallest (&board, diagrams);
    }

  position = sg_position_new (&board, diagrams);

out:
  SG_FOREACH_QUADRANT (q)
    g_clear_pointer (&diagrams[q], sg_diagram_unref);

  return position;
}

/* A row or column of a move, which counts from 1. */
static gboolean
read_coordinate (SgReader *self, guint *coordinate, GError **error)
{
  const char *place = self->at;
  guint64 number;

  if (!at_digit (self))
    return sg_reader_fail_syntax (self, error);

  number = read_number (self);
  if (number < 1 || number > SG_DIAGRAM_MAX_SIDE)
    return sg_reader_fail (self, place, SG_ERROR_ILLEGAL_MOVE, number, SG_DIAGRAM_MAX_SIDE, error);

  *coordinate = number - 1;
  return TRUE;
}

/*< private >
 * sg_reader_move:
 * @self: a reader
 * @move: (out): the move
 * @error: return location for the error
 *
 * Reads a move. Whether its tile is in a position is for the caller to see.
 *
 * Returns: whether there was one; otherwise @error is set
 */
gboolean
sg_reader_move (SgReader *self, SgMove *move, GError **error)
{
  SgMove scratch = { SG_N_QUADRANTS, 0, 0 };

  SG_FOREACH_QUADRANT (q)
    {
      const char *name = sg_quadrant_to_string (q);

      if (strncmp (self->at, name, strlen (name)) == 0)
        scratch.quadrant = q;
    }

  if (scratch.quadrant == SG_N_QUADRANTS)
    {
      /* Name the first character that fits no quadrant. */
      if (*self->at == 'N' || *self->at == 'S')
        self->at++;
      return sg_reader_fail_syntax (self, error);
    }
  self->at += 2;

  if (!read_coordinate (self, &scratch.row, error))
    return FALSE;
  if (!sg_reader_accept (self, ','))
    return sg_reader_fail_syntax (self, error);
  if (!read_coordinate (self, &scratch.column, error))
    return FALSE;

  *move = scratch;
  return TRUE;
}
