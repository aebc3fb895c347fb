/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean ichomp_graphics_has_hardware (const char *devices);
gboolean ichomp_graphics_init (void);

G_END_DECLS
