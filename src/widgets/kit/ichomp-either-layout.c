/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout that shows one of two children: the first if it fits, otherwise the second, which is
 * narrower. */

#include "ichomp-either-layout.h"

#include "ichomp-measure.h"

static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  GtkWidget *wide = gtk_widget_get_first_child (widget);
  GtkWidget *narrow = gtk_widget_get_next_sibling (wide);
  int wide_minimum;
  int narrow_natural;

  ichomp_measure (wide, orientation, -1, &wide_minimum, natural);
  ichomp_measure (narrow, orientation, -1, minimum, &narrow_natural);

  /* Tall enough for both, so that nothing moves when one replaces the other. */
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = MAX (*minimum, wide_minimum);
      *natural = MAX (*natural, narrow_natural);
    }
  *natural = MAX (*natural, *minimum);
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *wide = gtk_widget_get_first_child (widget);
  GtkWidget *narrow = gtk_widget_get_next_sibling (wide);
  gboolean has_room;
  int minimum;

  gtk_widget_measure (wide, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  has_room = width >= minimum;
  gtk_widget_set_child_visible (wide, has_room);
  gtk_widget_set_child_visible (narrow, !has_room);
  gtk_widget_allocate (has_room ? wide : narrow, width, height, baseline, NULL);
}

GtkLayoutManager *
ichomp_either_layout_new (void)
{
  return gtk_custom_layout_new (NULL, measure, allocate);
}
