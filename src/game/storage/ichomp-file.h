/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * IchompFileUpdateFunc:
 * @data: the data of ichomp_file_update()
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the new contents of the file, or %NULL with @error set
 */
typedef char *(*IchompFileUpdateFunc) (gpointer data, GError **error);

char *ichomp_file_dup_target (const char *path);
gboolean ichomp_file_read (const char *path, char **text, gsize *length, GError **error);
gboolean
ichomp_file_update (const char *path, IchompFileUpdateFunc func, gpointer data, GError **error);
gboolean ichomp_file_is_unreadable (const GError *error);
char *ichomp_file_set_aside (const char *path, const GError *bad, GError **error);
void ichomp_file_sweep (const char *folder, const char *const *names);

gboolean ichomp_file_export (const char *path, GBytes *contents, GError **error);
void ichomp_file_export_async (GFile *file,
                               GBytes *contents,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
gboolean ichomp_file_export_finish (GFile *file, GAsyncResult *result, GError **error);

G_END_DECLS
