/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The layout of a window by its size: style classes for small and large windows, and panels below
 * the board where there is no space beside it. */

#include "ichomp-window-size.h"

#include "widgets/language/ichomp-script.h"
#include "widgets/play/ichomp-stage-metrics.h"
#include "widgets/style/ichomp-style.h"

/* Below this height, in pixels, everything but the board is smaller. */
#define COMPACT_HEIGHT 680

/* Below this height, in pixels, the larger text of a projector is smaller. */
#define LOW_HEIGHT 720

/* Below this height, in pixels, the cards beside the board have no room for that larger text. */
#define LOWEST_HEIGHT 680

/* From this size on, in pixels, texts are larger, to be read from far away. */
#define LARGE_HEIGHT 1000
#define LARGE_WIDTH 1500

/* Below this width, in pixels, a panel beside the board is as narrow as its texts allow. */
#define TIGHT_WIDTH 1100

/* Below this width, in pixels, the panels are below the board, even if both fit beside each
 * other. */
#define NARROW_WIDTH 880

/* Below this width, in pixels, the page switcher and the buttons beside it are smaller. */
#define SLIM_WIDTH 690

/* A panel below the board shows its upper edge, in pixels, so that it is found. */
#define PANEL_EDGE 16

/* About what the header bar takes of a window, in pixels. */
#define HEADER_HEIGHT 48

/* The minimum width of the panel when it was last beside the board. */
#define PANEL_WIDTH_KEY "ichomp-panel-width"

static void
set_css_class (GtkWidget *widget, const char *name, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static int
measure_width (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* The minimum width of a window with the panel beside the board. Below the board the panel has
 * another layout: its width beside the board is remembered. */
static int
measure_beside (GtkOrientable *view, GtkWidget *window)
{
  GtkWidget *board = gtk_widget_get_first_child (GTK_WIDGET (view));
  GtkWidget *panel = gtk_widget_get_next_sibling (board);
  int width = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (view), PANEL_WIDTH_KEY));
  double edge;
  double ignored;

  if (panel == NULL || !gtk_widget_get_visible (panel))
    width = 0;
  else if (gtk_orientable_get_orientation (view) == GTK_ORIENTATION_HORIZONTAL)
    {
      width = measure_width (panel);
      g_object_set_data (G_OBJECT (view), PANEL_WIDTH_KEY, GINT_TO_POINTER (width));
    }

  gtk_native_get_surface_transform (GTK_NATIVE (window), &edge, &ignored);
  return measure_width (board) + width + 2 * (int)edge;
}

/* With the panel below it, the board takes the height of the page, which can be scrolled. Before
 * the first frame the page has no height. */
static void
fill_page (GtkOrientable *view, gboolean narrow, int window_height)
{
  GtkWidget *board = gtk_widget_get_first_child (GTK_WIDGET (view));
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (view), GTK_TYPE_SCROLLED_WINDOW);
  int height = page != NULL ? gtk_widget_get_height (page) : 0;

  if (height == 0)
    height = window_height - HEADER_HEIGHT;
  gtk_widget_set_size_request (board, -1, narrow ? MAX (height - PANEL_EDGE, 0) : -1);
}

/* Larger text needs a larger window for the same layout. */
static void
apply_size (GtkOrientable *view, GtkWidget *window, int width, int height)
{
  int percent = (int)ichomp_style_get_scale ();
  gboolean narrow;

  set_css_class (window, "compact", height * 100 < COMPACT_HEIGHT * percent);
  set_css_class (window, "low", height < LOW_HEIGHT);
  set_css_class (window, "lowest", height < LOWEST_HEIGHT);
  set_css_class (window, "tight", width * 100 < TIGHT_WIDTH * percent);
  set_css_class (window, "slim", width * 100 < SLIM_WIDTH * percent);
  set_css_class (window, "stage-medium",
                 ichomp_stage_find_class (width, height) == ICHOMP_STAGE_MEDIUM);
  set_css_class (window, "stage-large",
                 ichomp_stage_find_class (width, height) == ICHOMP_STAGE_LARGE);
  set_css_class (window, "large", height >= LARGE_HEIGHT && width >= LARGE_WIDTH);

  /* The large text of a projector leaves no room for a panel beside the board of a small window. */
  narrow = width * 100 < NARROW_WIDTH * percent || width < measure_beside (view, window)
           || (ichomp_style_is_projector ()
               && ichomp_stage_find_class (width, height) == ICHOMP_STAGE_SMALL);
  set_css_class (GTK_WIDGET (view), "narrow", narrow);
  gtk_orientable_set_orientation (view,
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  fill_page (view, narrow, height);
}

static gboolean
tick_cb (GtkWidget *view, GdkFrameClock *clock, gpointer user_data)
{
  GtkNative *window = gtk_widget_get_native (view);
  GdkSurface *surface = gtk_native_get_surface (window);

  apply_size (GTK_ORIENTABLE (view), GTK_WIDGET (window), gdk_surface_get_width (surface),
              gdk_surface_get_height (surface));
  return G_SOURCE_REMOVE;
}

/* The style must not change while GTK lays out the window: some sizes would be those of the old
 * style. */
static void
update (GtkWidget *view)
{
  gtk_widget_add_tick_callback (view, tick_cb, NULL, NULL);
}

static void
realize_cb (GtkOrientable *view, GtkWidget *window)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (window)), "layout",
                           G_CALLBACK (update), view, G_CONNECT_SWAPPED);
}

/**
 * ichomp_window_size_follow:
 * @window: a window with a default size
 * @view: a page of two parts in @window, such as the board with its panel
 *
 * Adapts both to the size of the window and of the text, now and after every change.
 */
void
ichomp_window_size_follow (GtkWidget *window, GtkOrientable *view)
{
  int width;
  int height;

  /* Measuring for the first frame needs its style and its language. */
  ichomp_script_prepare (window);
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  apply_size (view, window, width, height);

  g_signal_connect_object (window, "realize", G_CALLBACK (realize_cb), view, G_CONNECT_SWAPPED);
  if (gtk_widget_get_realized (window))
    {
      realize_cb (view, window);
      update (GTK_WIDGET (view));
    }
  g_signal_connect_object (gtk_widget_get_settings (window), "notify::gtk-xft-dpi",
                           G_CALLBACK (update), view, G_CONNECT_SWAPPED);
}
