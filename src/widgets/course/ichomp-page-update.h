/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-page-scroll.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PAGE_UPDATE (ichomp_page_update_get_type ())

G_DECLARE_FINAL_TYPE (IchompPageUpdate, ichomp_page_update, ICHOMP, PAGE_UPDATE, GObject)

IchompPageUpdate *
ichomp_page_update_new (GtkScrolledWindow *scroller, GtkWidget *column, IchompPageScroll *scroll);

void ichomp_page_update_add (IchompPageUpdate *self, GtkWidget *item);
void ichomp_page_update_clear (IchompPageUpdate *self);
void ichomp_page_update_show_new (IchompPageUpdate *self);

void ichomp_page_update_begin (IchompPageUpdate *self, gboolean keeps_width);
gboolean ichomp_page_update_is_done (IchompPageUpdate *self);

G_END_DECLS
