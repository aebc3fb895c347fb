/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * IchompMenuFunc:
 *
 * Returns: (transfer full): a menu in the present language
 */
typedef GMenuModel *(*IchompMenuFunc) (void);

GMenuModel *ichomp_menus_create_primary (void);
GMenuModel *ichomp_menus_create_languages (void);
gboolean ichomp_menus_have_languages (void);

void ichomp_menus_attach (GtkMenuButton *button, const char *name, IchompMenuFunc create);
void ichomp_menus_update_words (GtkMenuButton *button);
void ichomp_menus_open (GtkMenuButton *button);

G_END_DECLS
