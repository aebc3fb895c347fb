/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout for one child that takes no more width than it needs, however much its sentences would
 * like: the rest is for the board. */

#include "ichomp-slim-layout.h"

static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = *minimum;
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, baseline, NULL);
}

/**
 * ichomp_slim_layout_new:
 *
 * Returns: (transfer full): a layout for a widget of one child
 */
GtkLayoutManager *
ichomp_slim_layout_new (void)
{
  return gtk_custom_layout_new (NULL, measure, allocate);
}
