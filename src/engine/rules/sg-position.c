/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A position of iChomp is a sum of four games: a Young diagram in each quadrant of a board. A move
 * changes exactly one of them. */

#include "sg-position.h"

struct _SgPosition
{
  gatomicrefcount ref_count;
  SgBoard board;
  SgDiagram *diagrams[SG_N_QUADRANTS];
};

G_DEFINE_BOXED_TYPE (SgPosition, sg_position, sg_position_ref, sg_position_unref)

/* The board must be legal, and each diagram must fit into its quadrant. */
SgPosition *
sg_position_new (const SgBoard *board, SgDiagram *const diagrams[SG_N_QUADRANTS])
{
  SgPosition *self;

  g_assert (sg_board_is_legal (board));

  self = g_new (SgPosition, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->board = *board;

  SG_FOREACH_QUADRANT (q)
    {
      g_assert (sg_board_fits (board, q, diagrams[q]));
      self->diagrams[q] = sg_diagram_ref (diagrams[q]);
    }

  return self;
}

static void
clear_diagrams (SgDiagram *diagrams[SG_N_QUADRANTS])
{
  SG_FOREACH_QUADRANT (q)
    g_clear_pointer (&diagrams[q], sg_diagram_unref);
}

/**
 * sg_position_new_full:
 * @board: a legal board
 *
 * If a side of the board is even, the quadrants form pairs of equal diagrams and the position is a
 * P-position. If both sides are odd, it may be of either kind.
 *
 * Returns: (transfer full): the board with all its tiles
 */
SgPosition *
sg_position_new_full (const SgBoard *board)
{
  SgDiagram *diagrams[SG_N_QUADRANTS];
  SgPosition *self;

  SG_FOREACH_QUADRANT (q)
    diagrams[q] = sg_diagram_new_box (sg_board_get_quadrant_width (board, q),
                                      sg_board_get_quadrant_height (board, q));

  self = sg_position_new (board, diagrams);
  clear_diagrams (diagrams);

  return self;
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
          if (*reader->at != '\0' && *reader->at != ' ')
            return sg_reader_fail_syntax (reader, error);

          return sg_reader_fail (reader, reader->at, SG_ERROR_QUADRANT_COUNT, q, SG_N_QUADRANTS,
                                 error);
        }

      diagrams[q] = sg_diagram_read (reader, error);
      if (diagrams[q] == NULL)
        return FALSE;
    }

  if (*reader->at == '/')
    return sg_reader_fail (reader, reader->at, SG_ERROR_QUADRANT_COUNT, count_separated (reader),
                           SG_N_QUADRANTS, error);

  return TRUE;
}

/* Reads the size of a board on which the diagrams fit, or takes the smallest board if there is
 * none. */
static gboolean
read_board (SgReader *reader,
            SgDiagram *const diagrams[SG_N_QUADRANTS],
            SgBoard *board,
            GError **error)
{
  const char *place;

  if (reader->at[0] != ' ' || reader->at[1] != '@')
    {
      sg_board_init_smallest (board, diagrams);
      return TRUE;
    }

  reader->at += 2;
  place = reader->at;
  if (!sg_board_read (reader, board, error))
    return FALSE;

  SG_FOREACH_QUADRANT (q)
    if (!sg_board_fits (board, q, diagrams[q]))
      return sg_reader_fail (reader, place, SG_ERROR_BOARD_TOO_SMALL, q, 0, error);

  return TRUE;
}

/*< private >
 * sg_position_read:
 * @reader: a reader
 * @error: return location for an error of domain %SG_ERROR
 *
 * Returns: (transfer full) (nullable): the position
 */
SgPosition *
sg_position_read (SgReader *reader, GError **error)
{
  SgDiagram *diagrams[SG_N_QUADRANTS] = { NULL };
  SgPosition *position = NULL;
  SgBoard board;

  if (read_diagrams (reader, diagrams, error) && read_board (reader, diagrams, &board, error))
    position = sg_position_new (&board, diagrams);
  clear_diagrams (diagrams);

  return position;
}

/**
 * sg_position_parse:
 * @text: any bytes; a position in the notation is its diagrams NW, NE, SW and SE separated by
 *   slashes and optionally the size of the board, as in `5,4,4/3,1/-/2 @10x6`; by default it is the
 *   smallest board of even sides that holds the diagrams
 * @error: return location for an error of domain %SG_ERROR
 *
 * Returns: (transfer full) (nullable): the position
 */
SgPosition *
sg_position_parse (const char *text, GError **error)
{
  g_autoptr (SgPosition) position = NULL;
  SgReader reader;

  sg_reader_init (&reader, text);
  position = sg_position_read (&reader, error);
  if (position == NULL || !sg_reader_end (&reader, error))
    return NULL;

  return g_steal_pointer (&position);
}

SgPosition *
sg_position_ref (SgPosition *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
sg_position_unref (SgPosition *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  clear_diagrams (self->diagrams);
  g_free (self);
}

SgBoard
sg_position_get_board (const SgPosition *self)
{
  return self->board;
}

SgDiagram *
sg_position_get_diagram (const SgPosition *self, SgQuadrant quadrant)
{
  g_assert (quadrant < SG_N_QUADRANTS);

  return self->diagrams[quadrant];
}

guint
sg_position_get_n_tiles (const SgPosition *self)
{
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    n += sg_diagram_get_n_tiles (self->diagrams[q]);

  return n;
}

gboolean
sg_position_is_empty (const SgPosition *self)
{
  return sg_position_get_n_tiles (self) == 0;
}

/* Whether the move is legal. */
gboolean
sg_position_has_tile (const SgPosition *self, const SgMove *move)
{
  return move->quadrant < SG_N_QUADRANTS
         && sg_diagram_has_tile (self->diagrams[move->quadrant], move->row, move->column);
}

/* The boards have to be equal, too. */
/**
 * sg_position_reach_tile:
 * @self: a position
 * @tile: (inout): a place; past the end of a row or of a quadrant, it becomes that of the next tile
 *
 * Returns: whether there is a tile
 */
gboolean
sg_position_reach_tile (const SgPosition *self, SgMove *tile)
{
  while (!sg_diagram_reach_tile (self->diagrams[tile->quadrant], &tile->row, &tile->column))
    {
      if (tile->quadrant == SG_N_QUADRANTS - 1)
        return FALSE;

      *tile = (SgMove){ .quadrant = tile->quadrant + 1 };
    }

  return TRUE;
}

gboolean
sg_position_equal (const SgPosition *self, const SgPosition *other)
{
  if (!sg_board_equal (&self->board, &other->board))
    return FALSE;

  SG_FOREACH_QUADRANT (q)
    if (!sg_diagram_equal (self->diagrams[q], other->diagrams[q]))
      return FALSE;

  return TRUE;
}

/* How many tiles the move removes; 0 if it is illegal. */
guint
sg_position_count_taken (const SgPosition *self, const SgMove *move)
{
  g_assert (move->quadrant < SG_N_QUADRANTS);

  return sg_diagram_count_taken (self->diagrams[move->quadrant], move->row, move->column);
}

/* The option that a legal move leads to. */
SgPosition *
sg_position_play (const SgPosition *self, const SgMove *move)
{
  g_autoptr (SgDiagram) option = NULL;
  SgDiagram *diagrams[SG_N_QUADRANTS];

  g_assert (sg_position_has_tile (self, move));

  option = sg_diagram_take (self->diagrams[move->quadrant], move->row, move->column);
  SG_FOREACH_QUADRANT (q)
    diagrams[q] = q == move->quadrant ? option : self->diagrams[q];

  return sg_position_new (&self->board, diagrams);
}

/* The notation with the size of the board, as in `3,2/2,2/1/- @6x4`. */
char *
sg_position_to_string (const SgPosition *self)
{
  GString *string = g_string_new (NULL);

  SG_FOREACH_QUADRANT (q)
    {
      g_autofree char *diagram = sg_diagram_to_string (self->diagrams[q]);

      if (q > 0)
        g_string_append_c (string, '/');
      g_string_append (string, diagram);
    }

  g_string_append_printf (string, " @%ux%u", self->board.width, self->board.height);
  return g_string_free (string, FALSE);
}
