/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * IchompPagePlace:
 * @path: (element-type guint): the way to the smallest part of the page that is at the top, as
 *   indices of children
 * @fraction: how much of that has been scrolled by, from 0 to 1
 *
 * A place on a page that can be found again on one with other texts.
 */
typedef struct
{
  GArray *path;
  double fraction;
} IchompPagePlace;

IchompPagePlace ichomp_page_place_find (GtkWidget *column, GtkWidget *content, double top);
IchompPagePlace ichomp_page_place_of (GtkWidget *content, GtkWidget *widget, double fraction);
GtkWidget *ichomp_page_place_get_widget (const IchompPagePlace *self, GtkWidget *content);
void ichomp_page_place_clear (IchompPagePlace *self);

G_END_DECLS
