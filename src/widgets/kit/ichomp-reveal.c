/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Scrolling to what has just been shown on request. GTK scrolls only to what takes the keyboard
 * focus. */

#include "ichomp-reveal.h"

#include "ichomp-after-layout.h"

/* Between the widget and the edge of the page, in pixels. */
#define MARGIN 12

/* Scrolls @viewport to @area of @widget, which is in it. Sets @area to the place in @viewport.
 *
 * Returns: whether @widget has been laid out */
static gboolean
scroll (GtkViewport *viewport, GtkWidget *widget, graphene_rect_t *area)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  GtkWidget *page = gtk_viewport_get_child (viewport);
  graphene_rect_t whole;
  graphene_point_t place;

  if (!gtk_widget_compute_bounds (page, page, &whole)
      || !gtk_widget_compute_point (widget, page, &area->origin, &place))
    return FALSE;

  /* The page begins with its padding. */
  area->origin.y = place.y - whole.origin.y;
  gtk_adjustment_clamp_page (adjustment, area->origin.y - MARGIN,
                             area->origin.y + area->size.height + MARGIN);
  area->origin.y -= (float)gtk_adjustment_get_value (adjustment);
  return TRUE;
}

/* From the innermost page outwards; a scrolled page moves only in the next layout. */
static gboolean
reveal_cb (GtkWidget *widget, gpointer user_data)
{
  graphene_rect_t area;
  GtkWidget *inner = widget;
  GtkWidget *outer;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, widget, &area))
    return G_SOURCE_REMOVE;

  while ((outer = gtk_widget_get_ancestor (gtk_widget_get_parent (inner), GTK_TYPE_VIEWPORT))
             != NULL
         && scroll (GTK_VIEWPORT (outer), inner, &area))
    inner = outer;

  return G_SOURCE_REMOVE;
}

/**
 * ichomp_reveal:
 * @widget: a widget on a page that can be scrolled
 *
 * Scrolls as little as is needed to see @widget, after the next layout: it may have been hidden
 * until now. The beginning of a @widget that is higher than the view is at the top.
 */
void
ichomp_reveal (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  ichomp_after_layout (widget, reveal_cb, NULL, NULL);
}
