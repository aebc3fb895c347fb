/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_HEADER_BAR (ichomp_header_bar_get_type ())

G_DECLARE_FINAL_TYPE (IchompHeaderBar, ichomp_header_bar, ICHOMP, HEADER_BAR, GtkWidget)

void ichomp_header_bar_open_menu (IchompHeaderBar *self);
void ichomp_header_bar_open_languages (IchompHeaderBar *self);

G_END_DECLS
