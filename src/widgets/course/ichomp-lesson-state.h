/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GVariant *ichomp_lesson_state_save (GtkWidget *root);
void ichomp_lesson_state_restore (GtkWidget *root, GVariant *state);

G_END_DECLS
