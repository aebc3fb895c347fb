/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean ichomp_focus_is_inside (GtkWidget *root);
void ichomp_focus_leave (GtkWidget *root);
void ichomp_focus_first_text (GtkWidget *root);
void ichomp_focus_give (GtkWidget *widget);
void ichomp_focus_copy (GtkWidget *from, GtkWidget *to);
void ichomp_focus_stay_on_click (GtkWidget *root);

G_END_DECLS
