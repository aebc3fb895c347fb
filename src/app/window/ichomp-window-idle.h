/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_WINDOW_IDLE (ichomp_window_idle_get_type ())

G_DECLARE_FINAL_TYPE (IchompWindowIdle, ichomp_window_idle, ICHOMP, WINDOW_IDLE, GObject)

IchompWindowIdle *ichomp_window_idle_new (GtkWidget *window, GSettings *settings);

G_END_DECLS
