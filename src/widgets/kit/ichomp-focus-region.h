/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef gboolean (*IchompFocusRegionFunc) (GtkWidget *region);

void ichomp_focus_region_set (GtkWidget *widget, IchompFocusRegionFunc focus);
gboolean ichomp_focus_region_cycle (GtkWindow *window, GtkDirectionType direction);

G_END_DECLS
