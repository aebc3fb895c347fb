/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-tile-grid.h"

G_BEGIN_DECLS

/*< private >
 * IchompTileValues:
 * @analysis: (nullable): numbers of the position on show, or of one that shares some diagrams with it
 * @written: whether the values are written on the tiles
 * @seen: for each quadrant, whether its value can be seen somewhere else
 *
 * What is known of the values that tiles lead to, and who may know it.
 */
typedef struct
{
  SgAnalysis *analysis;
  gboolean written;
  gboolean seen[SG_N_QUADRANTS];
} IchompTileValues;

void ichomp_tile_values_clear (IchompTileValues *self);
gboolean ichomp_tile_values_set_analysis (IchompTileValues *self, SgAnalysis *analysis);
void ichomp_tile_values_show (const IchompTileValues *self, IchompTileGrid *grid);

G_END_DECLS
