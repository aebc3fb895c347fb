/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "driver.h"
#include "rules.h"

G_BEGIN_DECLS

/* The readouts after those of the quadrants, which have the numbers of their quadrants. */
#define VIEW_NIM_SUM 4
#define VIEW_OUTCOME 5
#define VIEW_N_READOUTS 6

/* Tiles */
char *view_build_tile_name (const RulesMove *tile);
char *view_build_heap_tile_name (const RulesMove *tile);
gboolean view_parse_tile_name (const char *name, RulesMove *tile);
GPtrArray *view_list_tiles (Driver *driver);
RulesPosition *view_read_position (Driver *driver, guint width, guint height);
gboolean view_find_focused_tile (Driver *driver, RulesMove *tile);

/* Readouts, compared with a report */
const char *view_get_title (guint readout);
char *view_read_readout (Driver *driver, const char *title);
gboolean view_shows_nothing (Driver *driver, const char *title);
gboolean view_shows_quadrant (Driver *driver, GHashTable *report, guint quadrant);
gboolean view_shows_nim_sum (Driver *driver, GHashTable *report);
gboolean view_shows_outcome (Driver *driver, GHashTable *report);
gboolean view_has_preview (Driver *driver, const char *title, const char *expected);

/* Everything */
void view_assert_nothing_told (Driver *driver);

/* The size of the window */
gboolean view_has_window_size (Driver *driver, int width, int height);
void view_resize_window (Driver *driver, int width, int height);
gboolean view_fits_window (Driver *driver);

G_END_DECLS
