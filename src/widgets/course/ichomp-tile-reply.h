/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "widgets/board/ichomp-figure.h"

G_BEGIN_DECLS

/* Returns whether @tile is a right answer. */
typedef gboolean (*IchompTileGoalFunc) (const SgMove *tile, gpointer user_data);

/* Returns the feedback to a right or wrong @tile in the current language, as markup. */
typedef char *(*IchompTileFeedbackFunc) (const SgMove *tile, gboolean right, gpointer user_data);

/* Sets @reply to a move after @tile that shows why @tile is wrong. Returns whether there is one. */
typedef gboolean (*IchompTileRefuteFunc) (const SgMove *tile, SgMove *reply, gpointer user_data);

#define ICHOMP_TYPE_TILE_REPLY (ichomp_tile_reply_get_type ())

G_DECLARE_FINAL_TYPE (IchompTileReply, ichomp_tile_reply, ICHOMP, TILE_REPLY, GtkBox)

GtkWidget *ichomp_tile_reply_new (GtkWidget *figure,
                                  IchompTileGoalFunc goal,
                                  IchompTileFeedbackFunc feedback,
                                  IchompTileRefuteFunc refute,
                                  gpointer user_data,
                                  GDestroyNotify destroy);
GtkWidget *ichomp_tile_reply_new_silent (GtkWidget *figure);
void ichomp_tile_reply_update_words (IchompTileReply *self);

G_END_DECLS
