/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A position of iChomp is a sum of games: four Young diagrams on a board, one in each quadrant, of
 * which a move changes exactly one. */

#include "sg-position.h"

#include "sg-reader.h"

struct _SgPosition
{
  gatomicrefcount ref_count;
  SgBoard board;
  SgDiagram *diagrams[SG_N_QUADRANTS];
};

G_DEFINE_BOXED_TYPE (SgPosition, sg_position, sg_position_ref, sg_position_unref)

/**
 * sg_position_new:
 * @board: a legal board
 * @diagrams: (array fixed-size=4): what lies in each quadrant, each within the quadrant
 *
 * Returns: (transfer full): the position
 */
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
 * If a side of the board is even, the quadrants come in equal pairs and it is a P-position. If both
 * are odd they do not, and it may be either.
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

/**
 * sg_position_parse:
 * @text: a position in the notation: the four diagrams NW, NE, SW and SE separated by slashes, and
 *   optionally the size of the board: `5,4,4/3,1/-/2 @10x6`
 * @error: return location for an error of domain %SG_ERROR
 *
 * @text may hold any bytes. Without a size the board is the smallest one of even sides that holds
 * the position.
 *
 * Returns: (transfer full) (nullable): the position, or %NULL with @error set
 */
SgPosition *
sg_position_parse (const char *text, GError **error)
{
  g_autoptr (SgPosition) position = NULL;
  SgReader reader;

  sg_reader_init (&reader, text);
  position = sg_reader_position (&reader, error);
  if (position == NULL || !sg_reader_end (&reader, error))
    return NULL;

  return g_steal_pointer (&position);
}

/**
 * sg_position_ref:
 * @self: a position
 *
 * Returns: (transfer full): @self
 */
SgPosition *
sg_position_ref (SgPosition *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * sg_position_unref:
 * @self: (transfer full): a position
 *
 * Gives a reference back.
 */
void
sg_position_unref (SgPosition *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  clear_diagrams (self->diagrams);
  g_free (self);
}

/**
 * sg_position_get_board:
 * @self: a position
 *
 * Returns: the size of its board
 */
SgBoard
sg_position_get_board (const SgPosition *self)
{
  return self->board;
}

/**
 * sg_position_get_diagram:
 * @self: a position
 * @quadrant: a quadrant
 *
 * Returns: (transfer none): what lies in the quadrant
 */
SgDiagram *
sg_position_get_diagram (const SgPosition *self, SgQuadrant quadrant)
{
  g_assert (quadrant < SG_N_QUADRANTS);

  return self->diagrams[quadrant];
}

/**
 * sg_position_get_n_tiles:
 * @self: a position
 *
 * Returns: how many tiles are left
 */
guint
sg_position_get_n_tiles (const SgPosition *self)
{
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    n += sg_diagram_get_n_tiles (self->diagrams[q]);

  return n;
}

/**
 * sg_position_is_empty:
 * @self: a position
 *
 * Returns: whether the game is over: no tile is left
 */
gboolean
sg_position_is_empty (const SgPosition *self)
{
  return sg_position_get_n_tiles (self) == 0;
}

/**
 * sg_position_has_tile:
 * @self: a position
 * @move: a move
 *
 * Returns: whether the tile of @move is there, that is, whether the move is legal
 */
gboolean
sg_position_has_tile (const SgPosition *self, const SgMove *move)
{
  return move->quadrant < SG_N_QUADRANTS
         && sg_diagram_has_tile (self->diagrams[move->quadrant], move->row, move->column);
}

/**
 * sg_position_equal:
 * @self: a position
 * @other: another
 *
 * Returns: whether they have the same tiles on boards of the same size
 */
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

/**
 * sg_position_count_taken:
 * @self: a position
 * @move: a move
 *
 * Returns: how many tiles the move takes; 0 if it is not legal
 */
guint
sg_position_count_taken (const SgPosition *self, const SgMove *move)
{
  g_assert (move->quadrant < SG_N_QUADRANTS);

  return sg_diagram_count_taken (self->diagrams[move->quadrant], move->row, move->column);
}

/**
 * sg_position_play:
 * @self: a position
 * @move: a legal move
 *
 * Returns: (transfer full): the option that the move leads to
 */
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

/**
 * sg_position_to_string:
 * @self: a position
 *
 * Returns: (transfer full): @self in the notation, always with the size of the board:
 *   `3,2/2,2/1/- @6x4`
 */
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
