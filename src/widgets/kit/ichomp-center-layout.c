/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout that centers one child: at its natural width, or at full width if it expands, because a
 * child whose width changes would move under the pointer. GtkWidget:halign asks for the height at
 * one width and may allocate another, where wrapped lines do not fit. */

#include "ichomp-center-layout.h"

#include "ichomp-container.h"
#include "ichomp-measure.h"

struct _IchompCenterLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (IchompCenterLayout, ichomp_center_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
find_width (GtkWidget *child, int available)
{
  int minimum;
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return MAX (minimum, gtk_widget_get_hexpand (child) ? available : MIN (natural, available));
}

static GtkSizeRequestMode
ichomp_center_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ichomp_center_layout_measure (GtkLayoutManager *manager,
                              GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  *minimum = 0;
  *natural = 0;
  if (child == NULL || !gtk_widget_should_layout (child))
    return;

  /* Without a width, the least height at any width, which is what GTK expects. */
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    for_size = find_width (child, for_size);
  else
    for_size = -1;
  ichomp_measure (child, orientation, for_size, minimum, natural);
}

static void
ichomp_center_layout_allocate (GtkLayoutManager *manager,
                               GtkWidget *widget,
                               int width,
                               int height,
                               int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int child_width;

  if (child == NULL || !gtk_widget_should_layout (child))
    return;

  child_width = find_width (child, width);
  gtk_widget_size_allocate (
      child, &(GtkAllocation){ (width - child_width) / 2, 0, child_width, height }, -1);
}

static void
ichomp_center_layout_class_init (IchompCenterLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = ichomp_center_layout_get_request_mode;
  layout_class->measure = ichomp_center_layout_measure;
  layout_class->allocate = ichomp_center_layout_allocate;
}

static void
ichomp_center_layout_init (IchompCenterLayout *self)
{
}

/* Returns a new widget with @child in its middle. */
GtkWidget *
ichomp_center_layout_wrap (GtkWidget *child)
{
  GtkWidget *box = g_object_new (ICHOMP_TYPE_CONTAINER, NULL);

  gtk_widget_insert_before (child, box, NULL);
  gtk_widget_set_layout_manager (box, g_object_new (ICHOMP_TYPE_CENTER_LAYOUT, NULL));
  return box;
}
