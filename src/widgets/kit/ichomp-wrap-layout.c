/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout that wraps its children like words: one that does not fit on a line begins the next. So a row
 * of buttons needs only the width of the widest one, in every language. On each line the first child
 * that expands gets the remaining width; without one, the line is at the end, like buttons, or at the
 * start, like text. */

#include "ichomp-wrap-layout.h"

#define SPACING 6

struct _IchompWrapLayout
{
  GtkLayoutManager parent_instance;

  gboolean at_start;
};

G_DEFINE_FINAL_TYPE (IchompWrapLayout, ichomp_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_AT_START = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* The children from @first up to, but not including, @end. */
typedef struct
{
  GtkWidget *first;
  GtkWidget *end;
  int width;
  int height;
} Line;

static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

static GtkWidget *
get_next (GtkWidget *child)
{
  return skip_hidden (gtk_widget_get_next_sibling (child));
}

static int
find_child_width (GtkWidget *child, int available)
{
  int minimum;
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return MAX (minimum, MIN (natural, available));
}

static int
find_child_height (GtkWidget *child, int width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* The line that begins with @first, which is on it even if it does not fit. */
static Line
fill_line (GtkWidget *first, int available)
{
  Line line = { .first = first, .end = first };

  while (line.end != NULL)
    {
      int width = find_child_width (line.end, available);
      int gap = line.end == first ? 0 : SPACING;

      if (line.end != first && line.width + gap + width > available)
        break;
      line.width += gap + width;
      line.height = MAX (line.height, find_child_height (line.end, width));
      line.end = get_next (line.end);
    }

  return line;
}

static GtkSizeRequestMode
ichomp_wrap_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (GtkWidget *first, int *minimum, int *natural)
{
  *minimum = 0;
  *natural = 0;
  for (GtkWidget *child = first; child != NULL; child = get_next (child))
    {
      int child_minimum;
      int child_natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural,
                          NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural += child_natural + (child == first ? 0 : SPACING);
    }
}

static int
measure_height (GtkWidget *first, int width)
{
  int height = 0;

  for (GtkWidget *child = first; child != NULL;)
    {
      Line line = fill_line (child, width);

      height += line.height + (child == first ? 0 : SPACING);
      child = line.end;
    }

  return height;
}

static void
ichomp_wrap_layout_measure (GtkLayoutManager *manager,
                            GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  GtkWidget *first = skip_hidden (gtk_widget_get_first_child (widget));

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (first, minimum, natural);
      return;
    }

  /* Without a given width: one line, the most frequent case. */
  *minimum = measure_height (first, for_size < 0 ? G_MAXINT : for_size);
  *natural = *minimum;
}

static GtkWidget *
find_expanding (const Line *line)
{
  for (GtkWidget *child = line->first; child != line->end; child = get_next (child))
    if (gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
      return child;

  return NULL;
}

static void
allocate_line (GtkWidget *widget, const Line *line, gboolean at_start, int width, int y)
{
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *expanding = find_expanding (line);
  int spare = MAX (0, width - line->width);
  int x = expanding == NULL && !at_start ? spare : 0;

  for (GtkWidget *child = line->first; child != line->end; child = get_next (child))
    {
      int child_width = find_child_width (child, width) + (child == expanding ? spare : 0);

      gtk_widget_size_allocate (
          child,
          &(GtkAllocation){ is_rtl ? width - x - child_width : x, y, child_width, line->height },
          -1);
      x += child_width + SPACING;
    }
}

static void
ichomp_wrap_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget *widget,
                             int width,
                             int height,
                             int baseline)
{
  int y = 0;

  for (GtkWidget *child = skip_hidden (gtk_widget_get_first_child (widget)); child != NULL;)
    {
      Line line = fill_line (child, width);

      allocate_line (widget, &line, ICHOMP_WRAP_LAYOUT (manager)->at_start, width, y);
      y += line.height + SPACING;
      child = line.end;
    }
}

static void
ichomp_wrap_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_AT_START:
      ICHOMP_WRAP_LAYOUT (object)->at_start = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_wrap_layout_class_init (IchompWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = ichomp_wrap_layout_set_property;

  /* Whether a line without a child that expands is at the start instead of the end. */
  props[PROP_AT_START] =
      g_param_spec_boolean ("at-start", NULL, NULL, FALSE,
                            G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);

  layout_class->get_request_mode = ichomp_wrap_layout_get_request_mode;
  layout_class->measure = ichomp_wrap_layout_measure;
  layout_class->allocate = ichomp_wrap_layout_allocate;
}

static void
ichomp_wrap_layout_init (IchompWrapLayout *self)
{
}
