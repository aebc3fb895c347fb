/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The commands of the running program on the session bus: those of the application and those of its
 * window. They also work while a dialog is modal. */
#define BUS_APPLICATION "/org/ichomp/iChomp"
#define BUS_WINDOW BUS_APPLICATION "/window/1"

GVariant *bus_call (const char *path, const char *method, GVariant *parameters, GError **error);
void bus_activate (const char *path, const char *command);

GDBusConnection *bus_get_accessibility (void);

G_END_DECLS
