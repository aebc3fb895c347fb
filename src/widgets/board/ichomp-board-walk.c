/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The next tile in a direction, on a board with holes. Every tile can be reached from every other.
 * All functions take time linear in the size of the board. */

#include "ichomp-board-walk.h"

static gboolean
has_tile (const IchompShape *shape, const SgPosition *position, const IchompCell *cell)
{
  SgMove move;

  return ichomp_shape_find_move (shape, cell, &move) && sg_position_has_tile (position, &move);
}

/* Returns SG_N_QUADRANTS where no tile can be. */
static SgQuadrant
get_quadrant (const IchompShape *shape, const IchompCell *cell)
{
  SgMove move;

  return ichomp_shape_find_move (shape, cell, &move) ? move.quadrant : SG_N_QUADRANTS;
}

/* How far @cell is ahead of @from in a direction, and how far to the side. */
static void
get_way (const IchompCell *from,
         const IchompCell *cell,
         GtkDirectionType direction,
         int *ahead,
         int *aside)
{
  int right = (int)cell->column - (int)from->column;
  int down = (int)cell->row - (int)from->row;

  switch (direction)
    {
    case GTK_DIR_LEFT:
      *ahead = -right;
      *aside = ABS (down);
      break;
    case GTK_DIR_RIGHT:
      *ahead = right;
      *aside = ABS (down);
      break;
    case GTK_DIR_UP:
      *ahead = -down;
      *aside = ABS (right);
      break;
    case GTK_DIR_DOWN:
      *ahead = down;
      *aside = ABS (right);
      break;
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
      g_return_if_reached ();
    }
}

/* Finds the first tile in reading order. Returns whether there is a tile. */
gboolean
ichomp_board_walk_find_first (const IchompShape *shape,
                              const SgPosition *position,
                              IchompCell *cell)
{
  for (guint i = 0; i < ichomp_shape_count_cells (shape); i++)
    {
      *cell = ichomp_shape_get_cell_at (shape, i);
      if (has_tile (shape, position, cell))
        return TRUE;
    }

  return FALSE;
}

/* Finds the tile nearest to @from, of two equally near ones that of the same quadrant. Returns
 * whether there is a tile. */
gboolean
ichomp_board_walk_find_nearest (const IchompShape *shape,
                                const SgPosition *position,
                                const IchompCell *from,
                                IchompCell *cell)
{
  SgQuadrant quadrant = get_quadrant (shape, from);
  guint best = G_MAXUINT;

  for (guint i = 0; i < ichomp_shape_count_cells (shape); i++)
    {
      IchompCell other = ichomp_shape_get_cell_at (shape, i);
      int right = (int)other.column - (int)from->column;
      int down = (int)other.row - (int)from->row;
      gboolean is_other = get_quadrant (shape, &other) != quadrant;
      guint distance = 2 * (guint)(right * right + down * down) + (is_other ? 1 : 0);

      if (distance < best && has_tile (shape, position, &other))
        {
          best = distance;
          *cell = other;
        }
    }

  return best < G_MAXUINT;
}

/**
 * ichomp_board_walk_step:
 * @shape: the shape of a board
 * @position: a position on it
 * @from: a place on it
 * @direction: left, right, up or down
 * @cell: (out): the nearest tile straight ahead, or if there is none the one least to the side, so
 *   that a step gets past a hole as wide as a quadrant
 *
 * Returns: whether there is a tile that way
 */
gboolean
ichomp_board_walk_step (const IchompShape *shape,
                        const SgPosition *position,
                        const IchompCell *from,
                        GtkDirectionType direction,
                        IchompCell *cell)
{
  int best_ahead = G_MAXINT;
  int best_aside = G_MAXINT;

  for (guint i = 0; i < ichomp_shape_count_cells (shape); i++)
    {
      IchompCell other = ichomp_shape_get_cell_at (shape, i);
      int ahead = 0;
      int aside = 0;

      get_way (from, &other, direction, &ahead, &aside);
      if (ahead <= 0 || aside > best_aside || (aside == best_aside && ahead >= best_ahead)
          || !has_tile (shape, position, &other))
        continue;

      best_ahead = ahead;
      best_aside = aside;
      *cell = other;
    }

  return best_ahead < G_MAXINT;
}

/* Finds the last tile straight ahead. Returns whether there is one. */
gboolean
ichomp_board_walk_jump (const IchompShape *shape,
                        const SgPosition *position,
                        const IchompCell *from,
                        GtkDirectionType direction,
                        IchompCell *cell)
{
  int best_ahead = 0;

  for (guint i = 0; i < ichomp_shape_count_cells (shape); i++)
    {
      IchompCell other = ichomp_shape_get_cell_at (shape, i);
      int ahead = 0;
      int aside = 0;

      get_way (from, &other, direction, &ahead, &aside);
      if (aside != 0 || ahead <= best_ahead || !has_tile (shape, position, &other))
        continue;

      best_ahead = ahead;
      *cell = other;
    }

  return best_ahead > 0;
}
