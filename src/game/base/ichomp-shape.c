/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The shape of a board's picture: which cell is which tile. The quadrants of iChomp meet in the
 * middle; the quadrant of Chomp is alone; the four heaps of Nim are rows, one below the other, that
 * begin at the left. The notation of moves and positions is the same for all: a heap is a quadrant
 * with one row. */

#include "ichomp-shape.h"

#include <string.h>

/* What a game is played with of which only the rule is known, such as one in a lesson. */
IchompParts
ichomp_parts_from_rule (SgRule rule)
{
  return rule == SG_RULE_CHOMP ? ICHOMP_PARTS_ONE : ICHOMP_PARTS_QUADRANTS;
}

static gboolean
is_left (SgQuadrant quadrant)
{
  return quadrant == SG_QUADRANT_NW || quadrant == SG_QUADRANT_SW;
}

static gboolean
is_top (SgQuadrant quadrant)
{
  return quadrant == SG_QUADRANT_NW || quadrant == SG_QUADRANT_NE;
}

/* Places a quadrant so that its first column and row are @x and @y. */
static void
place_quadrant (IchompShape *self, const SgBoard *board, SgQuadrant quadrant, guint x, guint y)
{
  IchompShapePart *part = &self->quadrants[quadrant];

  *part = (IchompShapePart){
    .leftwards = is_left (quadrant),
    .upwards = is_top (quadrant),
    .n_columns = sg_board_get_quadrant_width (board, quadrant),
    .n_rows = sg_board_get_quadrant_height (board, quadrant),
  };
  part->corner = (IchompCell){ part->leftwards ? x + part->n_columns - 1 : x,
                               part->upwards ? y + part->n_rows - 1 : y };
}

static void
init_quadrants (IchompShape *self, const SgBoard *board)
{
  *self = (IchompShape){ .parts = ICHOMP_PARTS_QUADRANTS,
                         .n_columns = board->width,
                         .n_rows = board->height };
  SG_FOREACH_QUADRANT (q)
    place_quadrant (self, board, q, is_left (q) ? 0 : board->width / 2,
                    is_top (q) ? 0 : board->height / 2);
}

/* Each heap is as long as at the start. One that was empty then has a row, too: texts about the
 * four values of a game give its name and its value, 0. */
static void
init_heaps (IchompShape *self, const SgPosition *start)
{
  *self = (IchompShape){ .parts = ICHOMP_PARTS_HEAPS, .n_columns = 1, .n_rows = SG_N_QUADRANTS };
  SG_FOREACH_QUADRANT (q)
    {
      guint n_tiles = sg_diagram_get_n_columns (sg_position_get_diagram (start, q));

      self->quadrants[q] =
          (IchompShapePart){ .corner = { 0, q }, .n_columns = n_tiles, .n_rows = 1 };
      self->n_columns = MAX (self->n_columns, n_tiles);
    }
}

/**
 * ichomp_shape_init:
 * @self: (out caller-allocates): the shape
 * @parts: what the game is played with
 * @start: the first position of the game
 *
 * A game without any tiles in its single quadrant has all four.
 */
void
ichomp_shape_init (IchompShape *self, IchompParts parts, const SgPosition *start)
{
  SgBoard board = sg_position_get_board (start);

  if (parts == ICHOMP_PARTS_HEAPS)
    {
      init_heaps (self, start);
      return;
    }

  if (parts == ICHOMP_PARTS_ONE)
    SG_FOREACH_QUADRANT (q)
      if (!sg_diagram_is_empty (sg_position_get_diagram (start, q)))
        {
          ichomp_shape_init_quadrant (self, &board, q);
          return;
        }

  init_quadrants (self, &board);
}

/* The shape of one quadrant, at least one tile wide and high: the rest of the board takes no
 * room. */
void
ichomp_shape_init_quadrant (IchompShape *self, const SgBoard *board, SgQuadrant quadrant)
{
  *self = (IchompShape){ .parts = ICHOMP_PARTS_ONE,
                         .n_columns = sg_board_get_quadrant_width (board, quadrant),
                         .n_rows = sg_board_get_quadrant_height (board, quadrant) };
  place_quadrant (self, board, quadrant, 0, 0);
}

static gboolean
part_equal (const IchompShapePart *self, const IchompShapePart *other)
{
  return self->corner.column == other->corner.column && self->corner.row == other->corner.row
         && self->leftwards == other->leftwards && self->upwards == other->upwards
         && self->n_columns == other->n_columns && self->n_rows == other->n_rows;
}

gboolean
ichomp_shape_equal (const IchompShape *self, const IchompShape *other)
{
  SG_FOREACH_QUADRANT (q)
    if (!part_equal (&self->quadrants[q], &other->quadrants[q]))
      return FALSE;

  return self->parts == other->parts && self->n_columns == other->n_columns
         && self->n_rows == other->n_rows;
}

/* Whether @quadrant is a part of the board, with a value; of four parts, even one without room for
 * a tile. */
gboolean
ichomp_shape_has_quadrant (const IchompShape *self, SgQuadrant quadrant)
{
  const IchompShapePart *part = &self->quadrants[quadrant];

  return self->parts != ICHOMP_PARTS_ONE || (part->n_columns > 0 && part->n_rows > 0);
}

gboolean
ichomp_shape_has_place (const IchompShape *self, const SgMove *move)
{
  return move->column < self->quadrants[move->quadrant].n_columns
         && move->row < self->quadrants[move->quadrant].n_rows;
}

/* @move must have a place. */
IchompCell
ichomp_shape_get_cell (const IchompShape *self, const SgMove *move)
{
  const IchompShapePart *part = &self->quadrants[move->quadrant];

  return (IchompCell){
    part->leftwards ? part->corner.column - move->column : part->corner.column + move->column,
    part->upwards ? part->corner.row - move->row : part->corner.row + move->row
  };
}

/* Steps from the corner outwards; huge if @cell is on the other side. */
static guint
count_steps (guint corner, guint cell, gboolean backwards)
{
  return backwards ? corner - cell : cell - corner;
}

/* Returns FALSE if no tile can be at @cell. */
gboolean
ichomp_shape_find_move (const IchompShape *self, const IchompCell *cell, SgMove *move)
{
  SG_FOREACH_QUADRANT (q)
    {
      const IchompShapePart *part = &self->quadrants[q];

      *move = (SgMove){
        .quadrant = q,
        .row = count_steps (part->corner.row, cell->row, part->upwards),
        .column = count_steps (part->corner.column, cell->column, part->leftwards),
      };
      if (ichomp_shape_has_place (self, move))
        return TRUE;
    }

  return FALSE;
}

guint
ichomp_shape_count_cells (const IchompShape *self)
{
  return self->n_columns * self->n_rows;
}

/* An index is the place of a cell in reading order, from 0. */
guint
ichomp_shape_get_index (const IchompShape *self, const IchompCell *cell)
{
  return cell->row * self->n_columns + cell->column;
}

IchompCell
ichomp_shape_get_cell_at (const IchompShape *self, guint index)
{
  return (IchompCell){ index % self->n_columns, index / self->n_columns };
}

/* The coordinate of a column, counted from 1 at the corner tiles. */
guint
ichomp_shape_get_column_number (const IchompShape *self, guint column)
{
  SG_FOREACH_QUADRANT (q)
    {
      const IchompShapePart *part = &self->quadrants[q];
      guint steps = count_steps (part->corner.column, column, part->leftwards);

      if (steps < part->n_columns)
        return steps + 1;
    }

  g_assert_not_reached ();
}

/* The coordinate of a row, counted from 1 at the corner tiles; of a heap, its number. */
guint
ichomp_shape_get_row_number (const IchompShape *self, guint row)
{
  if (self->parts == ICHOMP_PARTS_HEAPS)
    return row + 1;

  SG_FOREACH_QUADRANT (q)
    {
      const IchompShapePart *part = &self->quadrants[q];
      guint steps = count_steps (part->corner.row, row, part->upwards);

      if (steps < part->n_rows)
        return steps + 1;
    }

  g_assert_not_reached ();
}
