/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef GtkWidget *(*IchompPagePartFunc) (gpointer user_data);

#define ICHOMP_TYPE_PAGE_PART (ichomp_page_part_get_type ())

G_DECLARE_FINAL_TYPE (IchompPagePart, ichomp_page_part, ICHOMP, PAGE_PART, GtkWidget)

GtkWidget *
ichomp_page_part_new (IchompPagePartFunc make, gpointer user_data, GDestroyNotify destroy);

void ichomp_page_part_put_off (IchompPagePart *self, gboolean keeps_width);
void ichomp_page_part_set_hidden (IchompPagePart *self, gboolean hidden);
gboolean ichomp_page_part_is_waiting (IchompPagePart *self);
void ichomp_page_part_update (IchompPagePart *self);
void ichomp_page_part_keep_size (IchompPagePart *self, gboolean keeps_size);

G_END_DECLS
