/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Scrolls a page to where it is to be read. What is new on it has no place until it has been laid out:
 * then, and before it is painted, the page is scrolled, so that nobody sees it anywhere else. */

#include "ichomp-page-scroll.h"

struct _IchompPageScroll
{
  GObject parent_instance;

  GtkScrolledWindow *scroller; /* borrowed, as are these: they hold each other */
  GtkWidget *column;
  GtkWidget *content;

  gboolean is_waiting; /* for a layout */
  GtkWidget *target;   /* borrowed; NULL for the beginning */
  double fraction;     /* how much of the target is to be scrolled by */
  GdkFrameClock *clock;
};

G_DEFINE_FINAL_TYPE (IchompPageScroll, ichomp_page_scroll, G_TYPE_OBJECT)

static void layout_cb (IchompPageScroll *self);

static void
scroll (IchompPageScroll *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t bounds;

  if (self->target == NULL)
    gtk_adjustment_set_value (adjustment, 0);
  else if (gtk_widget_compute_bounds (self->target, self->column, &bounds))
    gtk_adjustment_set_value (adjustment, bounds.origin.y + self->fraction * bounds.size.height);
}

static void
unwatch (IchompPageScroll *self)
{
  if (self->clock == NULL)
    return;

  g_signal_handlers_disconnect_by_func (self->clock, layout_cb, self);
  g_clear_object (&self->clock);
}

/* The window has laid itself out before. Whatever changes here is laid out once more in the same
 * frame. */
static void
layout_cb (IchompPageScroll *self)
{
  /* What is new has no size yet, even on a page that had one before. */
  if (self->target != NULL && gtk_widget_get_height (self->target) == 0)
    return;

  unwatch (self);
  self->is_waiting = FALSE;
  scroll (self);
}

/* Only what is on show is laid out. */
static void
watch (IchompPageScroll *self)
{
  if (!self->is_waiting || self->clock != NULL
      || !gtk_widget_get_mapped (GTK_WIDGET (self->scroller)))
    return;

  self->clock = g_object_ref (gtk_widget_get_frame_clock (GTK_WIDGET (self->scroller)));
  g_signal_connect_object (self->clock, "layout", G_CALLBACK (layout_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gdk_frame_clock_request_phase (self->clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

static void
go_to (IchompPageScroll *self, GtkWidget *target, double fraction)
{
  self->target = target;
  self->fraction = fraction;
  self->is_waiting = TRUE;
  watch (self);
}

static void
ichomp_page_scroll_dispose (GObject *object)
{
  unwatch (ICHOMP_PAGE_SCROLL (object));

  G_OBJECT_CLASS (ichomp_page_scroll_parent_class)->dispose (object);
}

static void
ichomp_page_scroll_class_init (IchompPageScrollClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ichomp_page_scroll_dispose;
}

static void
ichomp_page_scroll_init (IchompPageScroll *self)
{
}

/**
 * ichomp_page_scroll_new:
 * @scroller: what scrolls a page
 * @column: what is scrolled in it
 * @content: what holds the blocks of the page, inside @column
 *
 * Returns: (transfer full): what scrolls the page to its places, for as long as the widgets are there
 */
IchompPageScroll *
ichomp_page_scroll_new (GtkScrolledWindow *scroller, GtkWidget *column, GtkWidget *content)
{
  IchompPageScroll *self = g_object_new (ICHOMP_TYPE_PAGE_SCROLL, NULL);

  self->scroller = scroller;
  self->column = column;
  self->content = content;
  g_signal_connect_object (scroller, "map", G_CALLBACK (watch), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (scroller, "unmap", G_CALLBACK (unwatch), self, G_CONNECT_SWAPPED);

  return self;
}

/**
 * ichomp_page_scroll_find_place:
 * @self: what scrolls a page
 *
 * Returns: (transfer full): where the page is read, or is about to be
 */
IchompPagePlace
ichomp_page_scroll_find_place (IchompPageScroll *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  /* What is new has not been laid out yet: the place is where it was going to be scrolled to. */
  if (self->is_waiting)
    return ichomp_page_place_of (self->content, self->target, self->fraction);

  return ichomp_page_place_find (self->column, self->content,
                                 gtk_adjustment_get_value (adjustment));
}

/**
 * ichomp_page_scroll_go_to_place:
 * @self: what scrolls a page
 * @place: (transfer full): a place
 *
 * Scrolls there, in the next frame.
 */
void
ichomp_page_scroll_go_to_place (IchompPageScroll *self, IchompPagePlace *place)
{
  go_to (self, ichomp_page_place_get_widget (place, self->content), place->fraction);
  ichomp_page_place_clear (place);
}

/**
 * ichomp_page_scroll_go_to:
 * @self: what scrolls a page
 * @target: (nullable): a part of the page, or %NULL for its beginning
 *
 * Scrolls so that @target is at the top, in the next frame.
 */
void
ichomp_page_scroll_go_to (IchompPageScroll *self, GtkWidget *target)
{
  go_to (self, target, 0);
}

/**
 * ichomp_page_scroll_forget:
 * @self: what scrolls a page
 *
 * Forgets where the page was going to be scrolled to, as its parts are about to go.
 */
void
ichomp_page_scroll_forget (IchompPageScroll *self)
{
  self->target = NULL;
}
