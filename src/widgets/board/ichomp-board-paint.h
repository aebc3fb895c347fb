/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-board-layout.h"
#include "widgets/style/ichomp-style.h"

G_BEGIN_DECLS

GskRenderNode *ichomp_board_paint_backdrop (GtkWidget *widget,
                                            const IchompBoardLayout *layout,
                                            const IchompPalette *palette,
                                            const SgPosition *position,
                                            const SgPosition *before,
                                            const SgMove *last_move);
void ichomp_board_paint_tiles (GtkSnapshot *snapshot,
                               const IchompBoardLayout *layout,
                               const IchompPalette *palette,
                               const SgPosition *position,
                               const SgMove *move);
void ichomp_board_paint_pills (GtkSnapshot *snapshot,
                               GtkWidget *widget,
                               const IchompBoardLayout *layout,
                               const IchompPalette *palette,
                               const SgMove *tile);
void ichomp_board_paint_ghosts (GtkSnapshot *snapshot,
                                const IchompBoardLayout *layout,
                                const IchompPalette *palette,
                                const SgPosition *before,
                                const SgMove *move,
                                double progress);

G_END_DECLS
