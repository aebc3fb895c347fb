/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void ichomp_help_set (GtkWidget *widget, const char *lesson, const char *section);
gboolean ichomp_help_find (GtkWidget *widget, const char **lesson, const char **section);

G_END_DECLS
