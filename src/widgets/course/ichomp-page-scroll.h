/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * IchompPagePlace:
 * @path: (element-type guint): the innermost item at the top of the view, as indices of children
 * @fraction: how much of the height of this item is above the view, from 0 to 1
 *
 * A place in the text of a page, which can be found again after the layout of the page has changed.
 */
typedef struct
{
  GArray *path;
  double fraction;
} IchompPagePlace;

void ichomp_page_place_clear (IchompPagePlace *place);

#define ICHOMP_TYPE_PAGE_SCROLL (ichomp_page_scroll_get_type ())

G_DECLARE_FINAL_TYPE (IchompPageScroll, ichomp_page_scroll, ICHOMP, PAGE_SCROLL, GObject)

IchompPageScroll *
ichomp_page_scroll_new (GtkScrolledWindow *scroller, GtkWidget *column, GtkWidget *content);

IchompPagePlace ichomp_page_scroll_find_place (IchompPageScroll *self);
void ichomp_page_scroll_go_to_place (IchompPageScroll *self, IchompPagePlace *place);
void ichomp_page_scroll_go_to (IchompPageScroll *self, GtkWidget *target);
void ichomp_page_scroll_reveal_end (IchompPageScroll *self, GtkWidget *grown);
void ichomp_page_scroll_hold (IchompPageScroll *self, GtkWidget *widget);
void ichomp_page_scroll_settle (IchompPageScroll *self);
void ichomp_page_scroll_release (IchompPageScroll *self);
void ichomp_page_scroll_forget (IchompPageScroll *self);

G_END_DECLS
