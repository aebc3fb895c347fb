/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

guint64 ichomp_free_memory_get_available (const char *root);
gboolean ichomp_free_memory_check (guint64 n_bytes, GError **error);

G_END_DECLS
