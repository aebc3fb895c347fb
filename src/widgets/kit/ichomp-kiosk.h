/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * IchompKioskFunc:
 * @object: an object
 * @data: (nullable): a text that was given with it
 *
 * Fits @object to a kiosk.
 */
typedef void (*IchompKioskFunc) (gpointer object, const char *data);

void ichomp_kiosk_enter (void);
gboolean ichomp_kiosk_is_on (void);

void ichomp_kiosk_watch (gpointer object, IchompKioskFunc func, const char *data);
void ichomp_kiosk_guard_widget (GtkWidget *widget);
void ichomp_kiosk_guard_action (GActionMap *map, const char *name);

G_END_DECLS
