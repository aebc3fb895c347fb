/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A small disk for tests, which can be full or read-only. Only this process and its children see
 * it. */

void disk_enter (void);
gboolean disk_mount (const char *folder);
void disk_unmount (const char *folder);

void disk_fill (const char *folder);
void disk_empty (const char *folder);
void disk_set_read_only (const char *folder, gboolean read_only);

G_END_DECLS
