/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ichomp-board-focus.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_BOARD (ichomp_board_get_type ())

G_DECLARE_FINAL_TYPE (IchompBoard, ichomp_board, ICHOMP, BOARD, GtkWidget)

GtkWidget *ichomp_board_new (void);

SgPosition *ichomp_board_get_position (IchompBoard *self);
void ichomp_board_set_position (IchompBoard *self,
                                SgPosition *position,
                                const SgMove *last_move,
                                SgPosition *before,
                                gboolean animate);
void ichomp_board_set_analysis (IchompBoard *self, SgAnalysis *analysis);
void ichomp_board_mark (IchompBoard *self, const SgMove *move);
void ichomp_board_set_mark_func (IchompBoard *self, IchompTileMarkFunc func, gpointer user_data);
const SgMove *ichomp_board_get_preview (IchompBoard *self);
void ichomp_board_set_shape (IchompBoard *self, const IchompShape *shape, gboolean poisoned);

void ichomp_board_set_compact (IchompBoard *self, gboolean compact);
void ichomp_board_set_natural_tile (IchompBoard *self, int tile);
void ichomp_board_set_value_visible (IchompBoard *self, SgQuadrant quadrant, gboolean visible);
void ichomp_board_set_shows_preview (IchompBoard *self, gboolean shows_preview);
void ichomp_board_set_select_first (IchompBoard *self, IchompSelectFirst select_first);
void ichomp_board_set_active (IchompBoard *self, gboolean active);

gboolean ichomp_board_find_tile (IchompBoard *self, double x, double y, SgMove *tile);
GtkWidget *ichomp_board_get_tile (IchompBoard *self, const SgMove *move);
void ichomp_board_set_cursor (IchompBoard *self, const SgMove *tile);

void ichomp_board_put_on_stage (IchompBoard *self);

G_END_DECLS
