/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

/* The padlock beside a setting that an administrator has locked. */
#define ICHOMP_LOCK_ICON "changes-prevent-symbolic"

void ichomp_lock_follow (GtkWidget *widget, GSettings *settings, const char *name);
GtkWidget *ichomp_lock_create_padlock (GSettings *settings, const char *name);
void ichomp_lock_mark (GtkWidget *widget, GSettings *settings, const char *name);
void ichomp_lock_show_padlocks (GtkGrid *grid, int column);

G_END_DECLS
