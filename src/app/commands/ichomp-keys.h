/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void ichomp_keys_set (GtkApplication *application);
void ichomp_keys_add_letters (GtkWidget *window);

G_END_DECLS
