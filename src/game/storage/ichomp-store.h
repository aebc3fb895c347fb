/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_STORE (ichomp_store_get_type ())

/**
 * IchompStoreMergeFunc:
 * @base: what the owner once read or saved
 * @mine: the text to save, with the owner's changes
 * @theirs: any bytes: the contents of the file, followed by a zero byte
 * @length: the number of bytes of @theirs
 * @data: the data of ichomp_store_set_merge()
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): @theirs with the changes between @base and @mine; or %NULL
 *   with
 *   @error set, if @theirs cannot be used
 */
typedef char *(*IchompStoreMergeFunc) (const char *base,
                                       const char *mine,
                                       const char *theirs,
                                       gsize length,
                                       gpointer data,
                                       GError **error);

G_DECLARE_FINAL_TYPE (IchompStore, ichomp_store, ICHOMP, STORE, GObject)

extern const char *const ichomp_store_user_files[];

IchompStore *ichomp_store_new (const char *path);
IchompStore *ichomp_store_new_user_file (const char *name);

void ichomp_store_set_merge (IchompStore *self, IchompStoreMergeFunc func, gpointer data);
void ichomp_store_set_base (IchompStore *self, const char *base);

gboolean ichomp_store_load (IchompStore *self, char **text, gsize *length, GError **error);
char *ichomp_store_dup_waiting (IchompStore *self);
void ichomp_store_save (IchompStore *self, const char *text);
void ichomp_store_flush (IchompStore *self);
char *ichomp_store_set_aside (IchompStore *self, const GError *bad, GError **error);

G_END_DECLS
