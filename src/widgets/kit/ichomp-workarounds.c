/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Faults of GTK 4.8 that are worked around for the whole program: each would print a warning. */

#include "ichomp-workarounds.h"

#ifdef GDK_WINDOWING_X11
#include <X11/Xlib.h>
#include <gdk/x11/gdkx.h>
#endif

/* Boxes */

static void (*measure_box) (GtkLayoutManager *,
                            GtkWidget *,
                            GtkOrientation,
                            int,
                            int *,
                            int *,
                            int *,
                            int *);

/* The height that is needed to align the baselines of the children. */
static void
measure_baselines (GtkWidget *box, int *minimum, int *natural)
{
  int min_above = 0;
  int min_below = 0;
  int nat_above = 0;
  int nat_below = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int min;
      int nat;
      int min_baseline = -1;
      int nat_baseline = -1;

      if (!gtk_widget_should_layout (child))
        continue;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &min, &nat, &min_baseline,
                          &nat_baseline);
      if (min_baseline < 0)
        continue;

      min_above = MAX (min_above, min_baseline);
      min_below = MAX (min_below, min - min_baseline);
      nat_above = MAX (nat_above, nat_baseline);
      nat_below = MAX (nat_below, nat - nat_baseline);
    }

  *minimum = MAX (*minimum, min_above + min_below);
  *natural = MAX (*natural, nat_above + nat_below);
}

/* A horizontal box considers baselines where it is asked for its height for a width, but not for its
 * height. A vertical box around it then complains that it "reports a minimum height of 50, but minimum
 * height for width of 1048576 is 51". */
static void
measure (GtkLayoutManager *layout,
         GtkWidget *box,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  measure_box (layout, box, orientation, for_size, minimum, natural, minimum_baseline,
               natural_baseline);
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size < 0
      && gtk_orientable_get_orientation (GTK_ORIENTABLE (layout)) == GTK_ORIENTATION_HORIZONTAL)
    measure_baselines (box, minimum, natural);
}

static void
mend_boxes (void)
{
  GtkLayoutManagerClass *klass = g_type_class_ref (GTK_TYPE_BOX_LAYOUT); /* for ever */

  measure_box = klass->measure;
  klass->measure = measure;
}

/* Popovers */

#ifdef GDK_WINDOWING_X11

/* The place that a popover was given here, so that it can be taken back. */
#define PLACE_KEY "ichomp-popover-place"

/* What the popover points to, in coordinates of the surface behind it. */
static gboolean
get_anchor (GtkPopover *popover, GtkWidget *parent, GdkRectangle *anchor)
{
  graphene_rect_t bounds;
  double x;
  double y;

  if (!gtk_widget_compute_bounds (parent, GTK_WIDGET (gtk_widget_get_native (parent)), &bounds))
    return FALSE;

  gtk_native_get_surface_transform (gtk_widget_get_native (parent), &x, &y);
  gtk_popover_get_pointing_to (popover, anchor);
  anchor->x += (int)(bounds.origin.x + (float)x);
  anchor->y += (int)(bounds.origin.y + (float)y);
  return TRUE;
}

/* How far the point of @rectangle next to a monitor has to move to be on it. */
static void
measure_way (GdkMonitor *monitor, const GdkRectangle *rectangle, int *dx, int *dy)
{
  GdkRectangle area;
  int x = rectangle->x + rectangle->width / 2;
  int y = rectangle->y + rectangle->height / 2;

  gdk_monitor_get_geometry (monitor, &area);
  *dx = CLAMP (x, area.x, area.x + area.width - 1) - x;
  *dy = CLAMP (y, area.y, area.y + area.height - 1) - y;
  if (gdk_rectangle_intersect (&area, rectangle, NULL))
    *dx = *dy = 0;
}

/* @rectangle: in coordinates of the screen */
static void
find_shortest_way (GdkDisplay *display, const GdkRectangle *rectangle, int *dx, int *dy)
{
  GListModel *monitors = gdk_display_get_monitors (display);

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
      int x;
      int y;

      measure_way (monitor, rectangle, &x, &y);
      if (i == 0 || ABS (x) + ABS (y) < ABS (*dx) + ABS (*dy))
        {
          *dx = x;
          *dy = y;
        }
    }
}

static void
move_to_screen (GdkSurface *surface, GdkRectangle *rectangle)
{
  Display *display = gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface));
  int scale = gdk_surface_get_scale_factor (surface);
  Window ignored;

  XTranslateCoordinates (display, gdk_x11_surface_get_xid (surface), DefaultRootWindow (display),
                         rectangle->x * scale, rectangle->y * scale, &rectangle->x, &rectangle->y,
                         &ignored);
  rectangle->x /= scale;
  rectangle->y /= scale;
}

static void
take_back_place (GtkPopover *popover)
{
  g_autofree GdkRectangle *place = g_object_steal_data (G_OBJECT (popover), PLACE_KEY);
  GdkRectangle present;

  if (place != NULL && gtk_popover_get_pointing_to (popover, &present)
      && gdk_rectangle_equal (place, &present))
    gtk_popover_set_pointing_to (popover, NULL);
}

/* Makes the popover point to the visible place that is next to its own. */
static void
find_place (GtkPopover *popover)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (popover));
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (parent));
  GdkRectangle anchor;
  GdkRectangle on_screen;
  GdkRectangle place;
  int dx = 0;
  int dy = 0;

  take_back_place (popover);
  if (!GDK_IS_X11_SURFACE (surface) || !get_anchor (popover, parent, &anchor))
    return;

  on_screen = anchor;
  move_to_screen (surface, &on_screen);
  find_shortest_way (gdk_surface_get_display (surface), &on_screen, &dx, &dy);
  if (dx == 0 && dy == 0)
    return;

  gtk_popover_get_pointing_to (popover, &place);
  place.x += place.width / 2 + dx;
  place.y += place.height / 2 + dy;
  place.width = place.height = 1;
  gtk_popover_set_pointing_to (popover, &place);
  g_object_set_data_full (G_OBJECT (popover), PLACE_KEY, g_memdup2 (&place, sizeof place), g_free);
}

static void
show_popover (GtkPopover *popover)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (popover));

  if (parent != NULL && gtk_widget_get_realized (parent))
    find_place (popover);
  g_signal_chain_from_overridden_handler (popover);
}

/* Popovers whose place is not on the screen, because a part of the window is not, get an undefined one
 * with a complaint that 'GDK_IS_MONITOR' failed. */
static void
mend_popovers (void)
{
  g_type_class_ref (GTK_TYPE_WIDGET); /* has the signal */
  g_signal_override_class_handler ("show", GTK_TYPE_POPOVER, G_CALLBACK (show_popover));
}

#else

static void
mend_popovers (void)
{
}

#endif

/**
 * ichomp_workarounds_apply:
 *
 * Changes classes of GTK. May be called once, after GTK has been initialized.
 */
void
ichomp_workarounds_apply (void)
{
  mend_boxes ();
  mend_popovers ();
}
