/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns G_SOURCE_CONTINUE to be called after the layout that follows as well. */
typedef gboolean (*IchompAfterLayoutFunc) (GtkWidget *widget, gpointer user_data);

void ichomp_after_layout (GtkWidget *widget,
                          IchompAfterLayoutFunc func,
                          gpointer user_data,
                          GDestroyNotify destroy);
void ichomp_after_layout_stop (IchompAfterLayoutFunc func, gpointer user_data);

G_END_DECLS
