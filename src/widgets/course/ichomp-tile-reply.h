/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "board/ichomp-figure.h"

G_BEGIN_DECLS

/* Returns whether @tile is a right answer. */
typedef gboolean (*IchompTileGoalFunc) (const SgMove *tile, gpointer user_data);

#define ICHOMP_TYPE_TILE_REPLY (ichomp_tile_reply_get_type ())

G_DECLARE_FINAL_TYPE (IchompTileReply, ichomp_tile_reply, ICHOMP, TILE_REPLY, GtkBox)

GtkWidget *ichomp_tile_reply_new (GtkWidget *figure,
                                  IchompTileGoalFunc goal,
                                  gpointer user_data,
                                  GDestroyNotify destroy,
                                  const char *why,
                                  const char *wrong);
void ichomp_tile_reply_set_words (IchompTileReply *self, const char *why, const char *wrong);

G_END_DECLS
