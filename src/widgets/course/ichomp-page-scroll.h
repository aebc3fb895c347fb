/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-page-place.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PAGE_SCROLL (ichomp_page_scroll_get_type ())

G_DECLARE_FINAL_TYPE (IchompPageScroll, ichomp_page_scroll, ICHOMP, PAGE_SCROLL, GObject)

IchompPageScroll *
ichomp_page_scroll_new (GtkScrolledWindow *scroller, GtkWidget *column, GtkWidget *content);

IchompPagePlace ichomp_page_scroll_find_place (IchompPageScroll *self);
void ichomp_page_scroll_go_to_place (IchompPageScroll *self, IchompPagePlace *place);
void ichomp_page_scroll_go_to (IchompPageScroll *self, GtkWidget *target);
void ichomp_page_scroll_reveal_end (IchompPageScroll *self, GtkWidget *grown);
void ichomp_page_scroll_forget (IchompPageScroll *self);

G_END_DECLS
