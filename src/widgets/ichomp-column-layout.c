/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays out one child as a column of text, or as two that it has made itself: in the middle, and no
 * wider than lines are good to read, in the font of the moment. */

#include "ichomp-column-layout.h"

/* Average characters to a line: between 45 and 75 the eye finds the next line easily. */
#define LINE_LENGTH 68

/* Less is hard to read. */
#define SHORT_LINE_LENGTH 38

struct _IchompColumnLayout
{
  GtkLayoutManager parent_instance;

  guint n_columns;
};

G_DEFINE_FINAL_TYPE (IchompColumnLayout, ichomp_column_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
find_line_width (GtkWidget *widget, guint length)
{
  PangoContext *context = gtk_widget_get_pango_context (gtk_widget_get_first_child (widget));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = PANGO_PIXELS ((int)length * pango_font_metrics_get_approximate_char_width (metrics));

  pango_font_metrics_unref (metrics);
  return width;
}

static int
find_column_width (GtkLayoutManager *manager, GtkWidget *widget)
{
  guint n_columns = ICHOMP_COLUMN_LAYOUT (manager)->n_columns;

  return find_line_width (widget, n_columns * LINE_LENGTH);
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
  int column = find_column_width (manager, widget);
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
  column = MAX (MIN (width, find_column_width (manager, widget)), minimum);
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
  self->n_columns = 1;
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

/**
 * ichomp_column_layout_set_n_columns:
 * @self: a layout
 * @n_columns: how many columns of text the child has beside each other
 *
 * Lets the child be as many times as wide.
 */
void
ichomp_column_layout_set_n_columns (IchompColumnLayout *self, guint n_columns)
{
  g_return_if_fail (ICHOMP_IS_COLUMN_LAYOUT (self));

  if (self->n_columns == n_columns)
    return;

  self->n_columns = n_columns;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

/**
 * ichomp_column_layout_has_room:
 * @self: a layout
 * @width: a width in pixels
 *
 * Returns: whether two columns fit beside each other into @width
 */
gboolean
ichomp_column_layout_has_room (IchompColumnLayout *self, int width)
{
  GtkWidget *widget = gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self));

  return width >= 2 * find_line_width (widget, SHORT_LINE_LENGTH);
}
