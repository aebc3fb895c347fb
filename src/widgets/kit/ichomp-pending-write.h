/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWindow *ichomp_pending_write_begin (GtkWidget *widget);
void ichomp_pending_write_end (GtkWindow *window, gboolean ok);

G_END_DECLS
