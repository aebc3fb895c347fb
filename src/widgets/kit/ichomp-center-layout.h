/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_CENTER_LAYOUT (ichomp_center_layout_get_type ())

G_DECLARE_FINAL_TYPE (IchompCenterLayout,
                      ichomp_center_layout,
                      ICHOMP,
                      CENTER_LAYOUT,
                      GtkLayoutManager)

GtkWidget *ichomp_center_layout_wrap (GtkWidget *child);

G_END_DECLS
