/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays out one child as a column of text: in the middle, and no wider than lines are good to read,
 * in the font of the moment. */

#include "ichomp-column-layout.h"

/* Average characters to a line: between 45 and 75 the eye finds the next line easily. */
#define LINE_LENGTH 68

struct _IchompColumnLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (IchompColumnLayout, ichomp_column_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
find_column_width (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (gtk_widget_get_first_child (widget));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = PANGO_PIXELS (LINE_LENGTH * pango_font_metrics_get_approximate_char_width (metrics));

  pango_font_metrics_unref (metrics);
  return width;
}

static GtkSizeRequestMode
ichomp_column_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ichomp_column_layout_measure (GtkLayoutManager *manager,
                              GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int column = find_column_width (widget);
  int child_minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = child_minimum;
      *natural = MAX (child_minimum, column);
    }
  else
    {
      int width = for_size < 0 ? column : MIN (for_size, column);

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (width, child_minimum), minimum,
                          natural, NULL, NULL);
    }
}

static void
ichomp_column_layout_allocate (GtkLayoutManager *manager,
                               GtkWidget *widget,
                               int width,
                               int height,
                               int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int minimum;
  int column;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  column = MAX (MIN (width, find_column_width (widget)), minimum);
  gtk_widget_size_allocate (child, &(GtkAllocation){ (width - column) / 2, 0, column, height }, -1);
}

static void
ichomp_column_layout_class_init (IchompColumnLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = ichomp_column_layout_get_request_mode;
  layout_class->measure = ichomp_column_layout_measure;
  layout_class->allocate = ichomp_column_layout_allocate;
}

static void
ichomp_column_layout_init (IchompColumnLayout *self)
{
}

/**
 * ichomp_column_layout_new:
 *
 * Returns: (transfer full): a layout for a widget of one child
 */
GtkLayoutManager *
ichomp_column_layout_new (void)
{
  return g_object_new (ICHOMP_TYPE_COLUMN_LAYOUT, NULL);
}
