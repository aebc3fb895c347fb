/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

gboolean ichomp_file_replace (const char *path, const char *text, GError **error);

gboolean ichomp_file_export (const char *path, GBytes *contents, GError **error);
void ichomp_file_export_async (GFile *file,
                               GBytes *contents,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
gboolean ichomp_file_export_finish (GFile *file, GAsyncResult *result, GError **error);

G_END_DECLS
