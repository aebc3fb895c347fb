/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The value that each tile leads to: written on it, and told to assistive technologies. */

#include "ichomp-tile-values.h"

/* A move changes its own quadrant and leaves the numbers of the others right. */
static gboolean
is_known (const SgAnalysis *analysis, const SgPosition *position, SgQuadrant quadrant)
{
  const SgPosition *known;

  if (analysis == NULL)
    return FALSE;

  known = sg_analysis_get_position (analysis);
  return sg_diagram_equal (sg_position_get_diagram (known, quadrant),
                           sg_position_get_diagram (position, quadrant));
}

static int
find_value (const IchompTileValues *self, const SgMove *move)
{
  guint value = sg_analysis_get_move_value (self->analysis, move);

  return value != SG_NO_VALUE ? (int)value : ICHOMP_TILE_NO_VALUE;
}

/**
 * ichomp_tile_values_clear:
 * @self: values
 *
 * Frees what they hold.
 */
void
ichomp_tile_values_clear (IchompTileValues *self)
{
  g_clear_pointer (&self->analysis, sg_analysis_unref);
}

/**
 * ichomp_tile_values_set_analysis:
 * @self: values
 * @analysis: (nullable): the numbers to take them from
 *
 * Returns: whether these are others than before
 */
gboolean
ichomp_tile_values_set_analysis (IchompTileValues *self, SgAnalysis *analysis)
{
  if (self->analysis == analysis)
    return FALSE;

  if (analysis != NULL)
    sg_analysis_ref (analysis);
  g_clear_pointer (&self->analysis, sg_analysis_unref);
  self->analysis = analysis;
  return TRUE;
}

/**
 * ichomp_tile_values_show:
 * @self: values
 * @grid: the tiles
 *
 * Gives each tile the value that its quadrant has after choosing it, as far as it is known, and the
 * number of tiles that it takes. What is hidden from sight is hidden from assistive technologies too.
 */
void
ichomp_tile_values_show (const IchompTileValues *self, IchompTileGrid *grid)
{
  gboolean known[SG_N_QUADRANTS];

  if (grid->position == NULL)
    return;

  SG_FOREACH_QUADRANT (q)
    known[q] = is_known (self->analysis, grid->position, q);

  for (guint i = 0; i < ichomp_tile_grid_count_cells (grid); i++)
    {
      IchompCell cell = ichomp_cell_from_index (&grid->size, i);
      SgMove move = ichomp_cell_to_move (&grid->size, &cell);
      gboolean told = self->written || self->seen[move.quadrant];
      int value;

      if (!ichomp_tile_grid_has_tile (grid, &cell))
        continue;

      value = known[move.quadrant] ? find_value (self, &move) : ICHOMP_TILE_NO_VALUE;
      ichomp_tile_set_number (grid->tiles[i], self->written ? value : ICHOMP_TILE_NO_VALUE);
      ichomp_tile_describe (grid->tiles[i], sg_position_count_taken (grid->position, &move),
                            told ? value : ICHOMP_TILE_NO_VALUE);
    }
}
