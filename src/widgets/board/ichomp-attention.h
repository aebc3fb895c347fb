/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-tile-grid.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_ATTENTION (ichomp_attention_get_type ())

G_DECLARE_FINAL_TYPE (IchompAttention, ichomp_attention, ICHOMP, ATTENTION, GObject)

IchompAttention *ichomp_attention_new (IchompTileGrid *grid);

const SgMove *ichomp_attention_get_preview (IchompAttention *self);
gboolean ichomp_attention_find_ring (IchompAttention *self, SgMove *tile);

void ichomp_attention_root (IchompAttention *self);
void ichomp_attention_unroot (IchompAttention *self);
gboolean ichomp_attention_grab_focus (IchompAttention *self);
gboolean ichomp_attention_focus (IchompAttention *self, GtkDirectionType direction);
gboolean ichomp_attention_walk (IchompAttention *self, GtkDirectionType direction, gboolean to_end);
void ichomp_attention_begin_change (IchompAttention *self);
void ichomp_attention_end_change (IchompAttention *self);

G_END_DECLS
