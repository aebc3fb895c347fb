/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout that centers one child as a column of text, no wider than is good to read in the current
 * font, or as two such columns, which the child lays out itself. */

#include "ichomp-column-layout.h"

#include "widgets/kit/ichomp-measure.h"

/* In average characters. Between 45 and 75 the eye finds the next line easily. */
#define LINE_LENGTH 68

/* Shorter lines are hard to read. */
#define SHORT_LINE_LENGTH 38

struct _IchompColumnLayout
{
  GtkLayoutManager parent_instance;

  guint n_columns;
  int line_width; /* at the last allocation, in pixels */
};

G_DEFINE_FINAL_TYPE (IchompColumnLayout, ichomp_column_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_LINE_WIDTH = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

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

      ichomp_measure (child, GTK_ORIENTATION_VERTICAL, width, minimum, natural);
    }
}

/* A change of the font size causes a new allocation. */
static void
notice_line_width (IchompColumnLayout *self, GtkWidget *widget)
{
  int line_width = find_line_width (widget, LINE_LENGTH);

  if (self->line_width == line_width)
    return;

  self->line_width = line_width;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LINE_WIDTH]);
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
  notice_line_width (ICHOMP_COLUMN_LAYOUT (manager), widget);
}

static void
ichomp_column_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_LINE_WIDTH:
      g_value_set_int (value, ICHOMP_COLUMN_LAYOUT (object)->line_width);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_column_layout_class_init (IchompColumnLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = ichomp_column_layout_get_property;

  /* The width of a line at the last allocation, in pixels. Notified during an allocation. */
  props[PROP_LINE_WIDTH] = g_param_spec_int ("line-width", NULL, NULL, 0, G_MAXINT, 0,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);

  layout_class->get_request_mode = ichomp_column_layout_get_request_mode;
  layout_class->measure = ichomp_column_layout_measure;
  layout_class->allocate = ichomp_column_layout_allocate;
}

static void
ichomp_column_layout_init (IchompColumnLayout *self)
{
  self->n_columns = 1;
}

GtkLayoutManager *
ichomp_column_layout_new (void)
{
  return g_object_new (ICHOMP_TYPE_COLUMN_LAYOUT, NULL);
}

/* @n_columns: the number of columns that the child lays out beside each other */
void
ichomp_column_layout_set_n_columns (IchompColumnLayout *self, guint n_columns)
{
  g_return_if_fail (ICHOMP_IS_COLUMN_LAYOUT (self));

  if (self->n_columns == n_columns)
    return;

  self->n_columns = n_columns;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

/* Returns whether two columns fit beside each other into @width pixels. */
gboolean
ichomp_column_layout_has_room (IchompColumnLayout *self, int width)
{
  GtkWidget *widget = gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self));

  return width >= 2 * find_line_width (widget, SHORT_LINE_LENGTH);
}

/* Returns the width of a line in the current font, in pixels. */
int
ichomp_column_layout_get_line_width (IchompColumnLayout *self)
{
  g_return_val_if_fail (ICHOMP_IS_COLUMN_LAYOUT (self), 0);

  return find_line_width (gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self)), LINE_LENGTH);
}
