/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*IchompKioskFunc) (gpointer object, gpointer data);

void ichomp_kiosk_enter (void);
gboolean ichomp_kiosk_is_on (void);

void
ichomp_kiosk_watch (gpointer object, IchompKioskFunc func, gpointer data, GDestroyNotify destroy);
void ichomp_kiosk_guard_widget (GtkWidget *widget);
void ichomp_kiosk_guard_action (GActionMap *map, const char *name);

G_END_DECLS
