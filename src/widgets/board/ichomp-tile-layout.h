/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-tile-grid.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_TILE_LAYOUT (ichomp_tile_layout_get_type ())

G_DECLARE_FINAL_TYPE (IchompTileLayout, ichomp_tile_layout, ICHOMP, TILE_LAYOUT, GtkLayoutManager)

GtkLayoutManager *ichomp_tile_layout_new (IchompTileGrid *grid);

G_END_DECLS
