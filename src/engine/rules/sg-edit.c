/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Changes of a position that are not moves. The smallest diagram that contains a given one and
 * the tile (r, c) is its union with the box of rows 0 to r and columns 0 to c. Dually, the move
 * (r, c) leaves the largest diagram inside the given one that does not have that tile. */

#include "sg-edit.h"

static SgDiagram *
put (const SgDiagram *diagram, guint row, guint column)
{
  guint rows[SG_DIAGRAM_MAX_SIDE];
  guint n_rows = MAX (sg_diagram_get_n_rows (diagram), row + 1);

  for (guint r = 0; r < n_rows; r++)
    {
      rows[r] = sg_diagram_get_row (diagram, r);
      if (r <= row)
        rows[r] = MAX (rows[r], column + 1);
    }

  return sg_diagram_new (rows, n_rows);
}

static SgDiagram *
cut (const SgDiagram *diagram, guint width, guint height)
{
  guint rows[SG_DIAGRAM_MAX_SIDE];
  guint n_rows = width == 0 ? 0 : MIN (sg_diagram_get_n_rows (diagram), height);

  for (guint r = 0; r < n_rows; r++)
    rows[r] = MIN (sg_diagram_get_row (diagram, r), width);

  return sg_diagram_new (rows, n_rows);
}

/**
 * sg_edit_put:
 * @position: a position
 * @tile: a place on its board
 *
 * Returns: (transfer full): the smallest position that contains @position and @tile
 */
SgPosition *
sg_edit_put (const SgPosition *position, const SgMove *tile)
{
  SgBoard board = sg_position_get_board (position);
  g_autoptr (SgDiagram) changed = NULL;
  SgDiagram *diagrams[SG_N_QUADRANTS];

  g_assert (tile->quadrant < SG_N_QUADRANTS);
  g_assert (tile->row < sg_board_get_quadrant_height (&board, tile->quadrant));
  g_assert (tile->column < sg_board_get_quadrant_width (&board, tile->quadrant));

  SG_FOREACH_QUADRANT (q)
    diagrams[q] = sg_position_get_diagram (position, q);
  changed = put (diagrams[tile->quadrant], tile->row, tile->column);
  diagrams[tile->quadrant] = changed;

  return sg_position_new (&board, diagrams);
}

/**
 * sg_edit_set_board:
 * @position: a position
 * @board: a legal board
 *
 * Returns: (transfer full): the part of @position that fits on @board
 */
SgPosition *
sg_edit_set_board (const SgPosition *position, const SgBoard *board)
{
  SgDiagram *diagrams[SG_N_QUADRANTS];
  SgPosition *changed;

  SG_FOREACH_QUADRANT (q)
    diagrams[q] =
        cut (sg_position_get_diagram (position, q), sg_board_get_quadrant_width (board, q),
             sg_board_get_quadrant_height (board, q));

  changed = sg_position_new (board, diagrams);
  SG_FOREACH_QUADRANT (q)
    sg_diagram_unref (diagrams[q]);

  return changed;
}

SgPosition *
sg_edit_empty (const SgBoard *board)
{
  g_autoptr (SgDiagram) empty = sg_diagram_new_box (0, 0);
  SgDiagram *diagrams[SG_N_QUADRANTS] = { empty, empty, empty, empty };

  return sg_position_new (board, diagrams);
}
