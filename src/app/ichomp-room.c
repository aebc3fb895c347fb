/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How a window makes use of its room: style classes say how much there is, and the panels go below the
 * board where there is not enough beside it. */

#include "ichomp-room.h"

#include "ichomp-style.h"

/* Below this height, in pixels, what is not the board makes room for it; above the others there is
 * room to be seen from afar. */
#define COMPACT_HEIGHT 680
#define LARGE_HEIGHT 1000
#define LARGE_WIDTH 1500

/* Below this width, in pixels, the panels go below the board. */
#define NARROW_WIDTH 880

static void
set_css_class (GtkWidget *widget, const char *name, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* Larger text needs more room for the same. */
static void
update (GtkOrientable *view)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (view)));
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  int percent = (int)ichomp_style_get_scale ();
  gboolean narrow;
  int width;
  int height;

  if (surface == NULL)
    return;

  width = gdk_surface_get_width (surface);
  height = gdk_surface_get_height (surface);
  narrow = width * 100 < NARROW_WIDTH * percent;

  set_css_class (window, "compact", height * 100 < COMPACT_HEIGHT * percent);
  set_css_class (window, "large", height >= LARGE_HEIGHT && width >= LARGE_WIDTH);
  set_css_class (window, "narrow", narrow);
  gtk_orientable_set_orientation (view,
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
realize_cb (GtkOrientable *view, GtkWidget *window)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (window)), "layout",
                           G_CALLBACK (update), view, G_CONNECT_SWAPPED);
}

/**
 * ichomp_room_follow:
 * @window: a window
 * @view: the board with its panels, or another page, somewhere in @window
 *
 * Fits both to the size of the window and of the text, now and whenever they change.
 */
void
ichomp_room_follow (GtkWidget *window, GtkOrientable *view)
{
  g_signal_connect_object (window, "realize", G_CALLBACK (realize_cb), view, G_CONNECT_SWAPPED);
  if (gtk_widget_get_realized (window))
    {
      realize_cb (view, window);
      update (view);
    }
  g_signal_connect_object (gtk_widget_get_settings (window), "notify::gtk-xft-dpi",
                           G_CALLBACK (update), view, G_CONNECT_SWAPPED);
}
