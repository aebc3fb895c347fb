/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void ichomp_board_keys_bind (GtkWidgetClass *board_class, GtkShortcutFunc walk);

G_END_DECLS
