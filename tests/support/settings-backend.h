/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A backend of GSettings without saved values, whose keys can be locked. */

typedef gboolean (*SettingsBackendIsWritable) (const char *key);

/* Returns: (transfer full) (nullable): the value of a key, or NULL for its default */
typedef GVariant *(*SettingsBackendRead) (const char *key);

void settings_backend_use (const char *type_name,
                           SettingsBackendIsWritable is_writable,
                           SettingsBackendRead read);
void settings_backend_locks_changed (const char *path);

G_END_DECLS
