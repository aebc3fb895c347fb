/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-types.h"
#include "engine/sg.h"

G_BEGIN_DECLS

/**
 * IchompCell:
 * @column: counted from 0 at the left edge of the picture
 * @row: counted from 0 at its top edge
 *
 * A place in the picture of a board, with or without a tile. [struct@Sg.Move] is the same place in
 * the terms of the game, counted from the middle.
 */
typedef struct
{
  guint column;
  guint row;
} IchompCell;

/* The cells of one quadrant, from that of its corner tile outwards. */
typedef struct
{
  IchompCell corner;
  gboolean leftwards;
  gboolean upwards;
  guint n_columns; /* 0 without room for a tile */
  guint n_rows;    /* likewise */
} IchompShapePart;

/**
 * IchompShape:
 * @parts: what the board consists of
 * @n_columns: at least 1
 * @n_rows: at least 1
 * @quadrants: where the tiles of each quadrant are
 *
 * The picture of a board as a grid of cells. Layout, paint, keyboard and paper ask the shape which
 * cell is which tile.
 */
typedef struct
{
  IchompParts parts;
  guint n_columns;
  guint n_rows;
  IchompShapePart quadrants[SG_N_QUADRANTS];
} IchompShape;

IchompParts ichomp_parts_from_rule (SgRule rule);

void ichomp_shape_init (IchompShape *self, IchompParts parts, const SgPosition *start);
void ichomp_shape_init_quadrant (IchompShape *self, const SgBoard *board, SgQuadrant quadrant);
gboolean ichomp_shape_equal (const IchompShape *self, const IchompShape *other);

gboolean ichomp_shape_has_quadrant (const IchompShape *self, SgQuadrant quadrant);
gboolean ichomp_shape_has_place (const IchompShape *self, const SgMove *move);
IchompCell ichomp_shape_get_cell (const IchompShape *self, const SgMove *move);
gboolean ichomp_shape_find_move (const IchompShape *self, const IchompCell *cell, SgMove *move);

guint ichomp_shape_count_cells (const IchompShape *self);
guint ichomp_shape_get_index (const IchompShape *self, const IchompCell *cell);
IchompCell ichomp_shape_get_cell_at (const IchompShape *self, guint index);

guint ichomp_shape_get_column_number (const IchompShape *self, guint column);
guint ichomp_shape_get_row_number (const IchompShape *self, guint row);

G_END_DECLS
