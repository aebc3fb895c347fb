/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Scrolling to what has just been shown on request. GTK scrolls only to what takes the keyboard
 * focus. */

#include "ichomp-reveal.h"

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
static void
layout_cb (GtkWidget *widget, GdkFrameClock *clock)
{
  graphene_rect_t area;
  GtkWidget *inner = widget;
  GtkWidget *outer;

  g_signal_handlers_disconnect_by_func (clock, layout_cb, widget);
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, widget, &area))
    return;

  while ((outer = gtk_widget_get_ancestor (gtk_widget_get_parent (inner), GTK_TYPE_VIEWPORT))
             != NULL
         && scroll (GTK_VIEWPORT (outer), inner, &area))
    inner = outer;
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
  GdkFrameClock *clock;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  clock = gtk_widget_get_frame_clock (widget);
  if (clock == NULL)
    return;

  g_signal_handlers_disconnect_by_func (clock, layout_cb, widget);
  g_signal_connect_object (clock, "layout", G_CALLBACK (layout_cb), widget,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}
