/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/base/ichomp-shape.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_BOARD_PICTURE (ichomp_board_picture_get_type ())

G_DECLARE_FINAL_TYPE (IchompBoardPicture, ichomp_board_picture, ICHOMP, BOARD_PICTURE, GtkWidget)

void ichomp_board_picture_show (IchompBoardPicture *self,
                                const IchompShape *shape,
                                SgPosition *position,
                                const SgMove *move);

G_END_DECLS
