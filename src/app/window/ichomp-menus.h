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

/* The menu of a button: its items are made when it is opened, and then the focus returns. */
typedef struct _IchompMenu IchompMenu;

IchompMenu *ichomp_menu_new (GtkMenuButton *button, const char *name, IchompMenuFunc create);
void ichomp_menu_update_words (IchompMenu *menu);

G_END_DECLS
