/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_STORE (ichomp_store_get_type ())

G_DECLARE_FINAL_TYPE (IchompStore, ichomp_store, ICHOMP, STORE, GObject)

IchompStore *ichomp_store_new (const char *path);

gboolean ichomp_store_load (IchompStore *self, char **text, gsize *length, GError **error);
void ichomp_store_save (IchompStore *self, const char *text);
GKeyFile *ichomp_store_load_key_file (IchompStore *self);
void ichomp_store_save_key_file (IchompStore *self, GKeyFile *file);
void ichomp_store_flush (IchompStore *self);
char *ichomp_store_set_aside (IchompStore *self, GError **error);

G_END_DECLS
