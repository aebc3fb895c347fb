/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void ichomp_dialog_show (GtkWidget *dialog, GtkWidget *parent);
void ichomp_dialog_close_in_front (GtkWindow *window);

G_END_DECLS
