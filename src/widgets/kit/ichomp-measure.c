/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The size of a child, as a layout may ask for it: from GTK 4.14 on, to ask for the height at a
 * width that is less than the child needs is a warning, and so is a natural size below the
 * minimum. */

#include "ichomp-measure.h"

/**
 * ichomp_measure:
 * @child: a widget
 * @orientation: the orientation of the size
 * @for_size: the available size in the other orientation, or -1; if the child needs more, its size
 *   is that for what it needs
 * @minimum: (out) (optional): return location for the minimum size
 * @natural: (out) (optional): return location for the natural size, at least the minimum
 */
void
ichomp_measure (GtkWidget *child,
                GtkOrientation orientation,
                int for_size,
                int *minimum,
                int *natural)
{
  int needed = -1;
  int child_minimum;
  int child_natural;

  if (for_size >= 0)
    gtk_widget_measure (child,
                        orientation == GTK_ORIENTATION_HORIZONTAL ? GTK_ORIENTATION_VERTICAL
                                                                  : GTK_ORIENTATION_HORIZONTAL,
                        -1, &needed, NULL, NULL, NULL);
  gtk_widget_measure (child, orientation, MAX (for_size, needed), &child_minimum, &child_natural,
                      NULL, NULL);

  if (minimum != NULL)
    *minimum = child_minimum;
  if (natural != NULL)
    *natural = MAX (child_natural, child_minimum);
}
