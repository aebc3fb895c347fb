/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GSettings *ichomp_settings_new (void);

gboolean ichomp_settings_are_kept (GSettings *settings);
void ichomp_settings_watch_kept (GSettings *settings, GCallback callback, gpointer object);
const char *ichomp_settings_get_bad_path (GSettings *settings);
const GError *ichomp_settings_get_read_error (GSettings *settings);
void ichomp_settings_flush (GSettings *settings);
void ichomp_settings_set_for_now (GSettings *settings, const char *key, guint value);
void ichomp_settings_lend (GSettings *settings, const char *key, gboolean value);
gboolean ichomp_settings_is_lent (GSettings *settings, const char *key);
gboolean ichomp_settings_is_lending (GSettings *settings);
void ichomp_settings_give_back (GSettings *settings);
void ichomp_settings_stop_storing (GSettings *settings);
GSettings *ichomp_settings_begin_change (GSettings *settings);
void ichomp_settings_bind_index (GSettings *settings,
                                 const char *key,
                                 gpointer object,
                                 const char *property,
                                 GSettingsBindFlags flags);

G_END_DECLS
