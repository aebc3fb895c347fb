/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout that wraps its children like words: one that does not fit on a line begins the next. So
 * a row of buttons needs only the width of the widest one, in every language. On each line the
 * first child that expands gets the remaining width; without one, the line is at the end, like
 * buttons, or at the start, like text. The last child can be in the corner, at the end of the first
 * line. */

#include "ichomp-wrap-layout.h"

#include "ichomp-measure.h"

#define SPACING 6

struct _IchompWrapLayout
{
  GtkLayoutManager parent_instance;

  gboolean at_start;
  gboolean has_corner;
};

G_DEFINE_FINAL_TYPE (IchompWrapLayout, ichomp_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_AT_START = 1,
  PROP_HAS_CORNER,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* The visible children. */
typedef struct
{
  GtkWidget *first;
  GtkWidget *corner; /* not on a line, or %NULL */
  int corner_width;  /* with the gap before it */
  int corner_height;
} Children;

/* The children from @first up to, but not including, @end. */
typedef struct
{
  GtkWidget *first;
  GtkWidget *end; /* %NULL or the corner after the last line */
  int available;
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

  ichomp_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural);
  return natural;
}

static Children
find_children (IchompWrapLayout *self, GtkWidget *widget)
{
  GtkWidget *last = gtk_widget_get_last_child (widget);
  Children children = { .first = skip_hidden (gtk_widget_get_first_child (widget)) };

  if (self->has_corner && last != NULL && gtk_widget_should_layout (last))
    {
      gboolean is_alone = children.first == last;

      children.corner = last;
      gtk_widget_measure (last, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &children.corner_width, NULL,
                          NULL);
      children.corner_height = find_child_height (last, children.corner_width);
      children.corner_width += is_alone ? 0 : SPACING;
    }

  return children;
}

static GtkWidget *
find_expanding (const Line *line)
{
  for (GtkWidget *child = line->first; child != line->end; child = get_next (child))
    if (gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
      return child;

  return NULL;
}

/* A child that expands may be lower than at the width that it would like. */
static int
find_line_height (const Line *line)
{
  GtkWidget *expanding = find_expanding (line);
  int spare = MAX (0, line->available - line->width);
  int height = 0;

  for (GtkWidget *child = line->first; child != line->end; child = get_next (child))
    {
      int width = find_child_width (child, line->available) + (child == expanding ? spare : 0);

      height = MAX (height, find_child_height (child, width));
    }

  return height;
}

/* The line that begins with @first, which is on it even if it does not fit. */
static Line
fill_line (const Children *children, GtkWidget *first, int width)
{
  gboolean has_corner = first == children->first && children->corner != NULL;
  Line line = { .first = first,
                .end = first,
                .available = has_corner ? MAX (0, width - children->corner_width) : width,
                .height = has_corner ? children->corner_height : 0 };

  while (line.end != children->corner && line.end != NULL)
    {
      int child_width = find_child_width (line.end, line.available);
      int gap = line.end == first ? 0 : SPACING;

      if (line.end != first && line.width + gap + child_width > line.available)
        break;
      line.width += gap + child_width;
      line.end = get_next (line.end);
    }

  line.height = MAX (line.height, find_line_height (&line));
  return line;
}

/* Whether there is no line after @line. */
static gboolean
is_last (const Children *children, const Line *line)
{
  return line->end == NULL || line->end == children->corner;
}

static GtkSizeRequestMode
ichomp_wrap_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (const Children *children, int *minimum, int *natural)
{
  *minimum = children->corner_width;
  *natural = children->corner_width;
  for (GtkWidget *child = children->first; child != NULL && child != children->corner;
       child = get_next (child))
    {
      gboolean is_first = child == children->first;
      int child_minimum;
      int child_natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural,
                          NULL, NULL);
      *minimum = MAX (*minimum, child_minimum + (is_first ? children->corner_width : 0));
      *natural += child_natural + (is_first ? 0 : SPACING);
    }
}

static int
measure_height (const Children *children, int width)
{
  Line line = { .end = children->first };
  int height = 0;

  if (line.end == NULL)
    return 0;

  do
    {
      line = fill_line (children, line.end, width);
      height += line.height + (line.first == children->first ? 0 : SPACING);
    }
  while (!is_last (children, &line));

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
  Children children = find_children (ICHOMP_WRAP_LAYOUT (manager), widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (&children, minimum, natural);
      return;
    }

  /* Without a given width: one line, the most frequent case. */
  *minimum = measure_height (&children, for_size < 0 ? G_MAXINT : for_size);
  *natural = *minimum;
}

/* @x: from the start of a line that is @width wide */
static void
allocate_child (GtkWidget *child, int x, int y, int child_width, int height, int width)
{
  if (gtk_widget_get_direction (gtk_widget_get_parent (child)) == GTK_TEXT_DIR_RTL)
    x = width - x - child_width;
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, child_width, height }, -1);
}

static void
allocate_line (const Line *line, gboolean at_start, int y, int width)
{
  GtkWidget *expanding = find_expanding (line);
  int spare = MAX (0, line->available - line->width);
  int x = expanding == NULL && !at_start ? spare : 0;

  for (GtkWidget *child = line->first; child != line->end; child = get_next (child))
    {
      int child_width =
          find_child_width (child, line->available) + (child == expanding ? spare : 0);

      allocate_child (child, x, y, child_width, line->height, width);
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
  IchompWrapLayout *self = ICHOMP_WRAP_LAYOUT (manager);
  Children children = find_children (self, widget);
  Line line = { .end = children.first };
  int y = 0;

  if (line.end == NULL)
    return;

  do
    {
      line = fill_line (&children, line.end, width);
      allocate_line (&line, self->at_start, y, width);
      if (line.first == children.first && children.corner != NULL)
        {
          int corner_width = children.corner_width - (line.first == children.corner ? 0 : SPACING);

          allocate_child (children.corner, width - corner_width, y, corner_width, line.height,
                          width);
        }
      y += line.height + SPACING;
    }
  while (!is_last (&children, &line));
}

static void
ichomp_wrap_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_AT_START:
      ICHOMP_WRAP_LAYOUT (object)->at_start = g_value_get_boolean (value);
      break;
    case PROP_HAS_CORNER:
      ICHOMP_WRAP_LAYOUT (object)->has_corner = g_value_get_boolean (value);
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
  /* Whether the last child is at the end of the first line. */
  props[PROP_HAS_CORNER] =
      g_param_spec_boolean ("has-corner", NULL, NULL, FALSE,
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
