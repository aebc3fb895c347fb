/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_PLAY_LAYOUT (ichomp_play_layout_get_type ())

G_DECLARE_FINAL_TYPE (IchompPlayLayout, ichomp_play_layout, ICHOMP, PLAY_LAYOUT, GtkLayoutManager)

void ichomp_play_layout_set_has_heaps (IchompPlayLayout *self, gboolean has_heaps);

G_END_DECLS
