/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean ichomp_workarounds_is_needed (const char *name);
void ichomp_workarounds_apply (void);

G_END_DECLS
