/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GVariant *ichomp_lesson_state_save (GtkWidget *root);
void ichomp_lesson_state_restore (GtkWidget *root, GVariant *state);

GArray *ichomp_lesson_state_find_focus (GtkWidget *root);
void ichomp_lesson_state_give_focus (GtkWidget *root, GArray *path);
void ichomp_lesson_state_focus_first (GtkWidget *root);
gboolean ichomp_lesson_state_leave (GtkWidget *root);

G_END_DECLS
