/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef GtkWidget *(*IchompPageItemFunc) (gpointer user_data);

#define ICHOMP_TYPE_PAGE_ITEM (ichomp_page_item_get_type ())

G_DECLARE_FINAL_TYPE (IchompPageItem, ichomp_page_item, ICHOMP, PAGE_ITEM, GtkWidget)

GtkWidget *
ichomp_page_item_new (IchompPageItemFunc make, gpointer user_data, GDestroyNotify destroy);

void ichomp_page_item_put_off (IchompPageItem *self, gboolean keeps_width);
void ichomp_page_item_set_hidden (IchompPageItem *self, gboolean hidden);
gboolean ichomp_page_item_is_waiting (IchompPageItem *self);
void ichomp_page_item_update (IchompPageItem *self);
void ichomp_page_item_keep_size (IchompPageItem *self, gboolean keeps_size);

G_END_DECLS
