/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A part is one summand of a sum of games. Where a move splits what it acts on, as in Kayles, the
 * pieces stay in the same part: its value is the XOR of those of its pieces, and every move changes
 * exactly one value. */

#include "sg-part.h"

/* A copy with a state of its own, to be released by sg_part_clear(). */
SgPart
sg_part_ref (const SgPart *self)
{
  return (SgPart){ self->rules, self->code, self->rules->ref (self->state) };
}

void
sg_part_clear (SgPart *self)
{
  if (self->rules != NULL)
    self->rules->unref (self->state);
  *self = (SgPart){ 0 };
}

gboolean
sg_part_has_same_rules (const SgPart *self, const SgPart *other)
{
  return self->rules == other->rules && self->code == other->code;
}

gboolean
sg_part_equal (const SgPart *self, const SgPart *other)
{
  return sg_part_has_same_rules (self, other) && self->rules->equal (self, other);
}

/* Whether any move in one part can be copied in the other. */
gboolean
sg_part_is_image (const SgPart *self, const SgPart *other)
{
  return sg_part_has_same_rules (self, other) && self->rules->is_image (self, other);
}

guint
sg_part_get_n_cells (const SgPart *self)
{
  return self->rules->get_n_cells (self);
}

/* Whether no move is left. Some cells may be. */
gboolean
sg_part_is_over (const SgPart *self)
{
  return self->rules->is_over (self);
}

/**
 * sg_part_list_moves:
 * @self: a part
 *
 * Cost: linear in the number of moves.
 *
 * Returns: (transfer full): its legal moves, of #SgMove, in the order of the ruleset; the number of
 *   the part in each is 0
 */
GArray *
sg_part_list_moves (const SgPart *self)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (SgMove));

  self->rules->list_moves (self, 0, moves);
  return moves;
}

/**
 * sg_part_list_pieces:
 * @self: a part
 *
 * Returns: (transfer full): its pieces, of #SgPart, in the order of their places; none if no cell
 *   is left
 */
GArray *
sg_part_list_pieces (const SgPart *self)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (SgPart));

  g_array_set_clear_func (pieces, (GDestroyNotify)sg_part_clear);
  self->rules->list_pieces (self, pieces);
  return pieces;
}

/* The part after a legal move, to be released by sg_part_clear(). */
SgPart
sg_part_play (const SgPart *self, const SgMove *move)
{
  return (SgPart){ self->rules, self->code, self->rules->play (self, move) };
}
