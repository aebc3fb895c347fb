/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How far a page has been read. */

#include "ichomp-page-place.h"

#include "ichomp-page-part.h"

static gboolean
has_parts (GtkWidget *widget)
{
  return GTK_IS_BOX (widget) || GTK_IS_GRID (widget) || GTK_IS_EXPANDER (widget)
         || ICHOMP_IS_PAGE_PART (widget);
}

/* The first child that has not been scrolled by, or NULL. */
static GtkWidget *
find_first_visible (IchompPagePlace *self, GtkWidget *column, GtkWidget *parent, double top)
{
  guint index = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child), index++)
    {
      graphene_rect_t bounds;

      if (gtk_widget_compute_bounds (child, column, &bounds)
          && bounds.origin.y + bounds.size.height > top)
        {
          self->fraction = CLAMP ((top - bounds.origin.y) / bounds.size.height, 0, 1);
          g_array_append_val (self->path, index);
          return child;
        }
    }

  return NULL;
}

/*< private >
 * ichomp_page_place_find:
 * @column: what scrolls
 * @content: what holds the blocks, inside it
 * @top: how far it is scrolled
 *
 * Returns: (transfer full): the place at the top
 */
IchompPagePlace
ichomp_page_place_find (GtkWidget *column, GtkWidget *content, double top)
{
  IchompPagePlace self = { .path = g_array_new (FALSE, FALSE, sizeof (guint)) };
  GtkWidget *widget = content;

  /* At the beginning the margin above the first block is shown as well. */
  while (top > 0 && widget != NULL && has_parts (widget))
    widget = find_first_visible (&self, column, widget, top);

  return self;
}

/*< private >
 * ichomp_page_place_of:
 * @content: what holds the blocks
 * @widget: (nullable): a part of it, or %NULL for the beginning
 * @fraction: how much of @widget is scrolled by
 *
 * Returns: (transfer full): that place
 */
IchompPagePlace
ichomp_page_place_of (GtkWidget *content, GtkWidget *widget, double fraction)
{
  IchompPagePlace self = { .path = g_array_new (FALSE, FALSE, sizeof (guint)),
                           .fraction = fraction };

  for (; widget != NULL && widget != content; widget = gtk_widget_get_parent (widget))
    {
      guint index = 0;

      for (GtkWidget *before = gtk_widget_get_prev_sibling (widget); before != NULL;
           before = gtk_widget_get_prev_sibling (before))
        index++;
      g_array_prepend_val (self.path, index);
    }

  return self;
}

static GtkWidget *
get_nth_child (GtkWidget *widget, guint n)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (child != NULL && n-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return child;
}

/*< private >
 * ichomp_page_place_get_widget:
 * @self: a place
 * @content: what holds the blocks of the same lesson, perhaps made anew
 *
 * Returns: (transfer none) (nullable): the part at that place, as far as there are the same parts;
 *   %NULL for the beginning
 */
GtkWidget *
ichomp_page_place_get_widget (const IchompPagePlace *self, GtkWidget *content)
{
  GtkWidget *target = NULL;
  GtkWidget *widget = content;

  for (guint i = 0; i < self->path->len && widget != NULL; i++)
    {
      widget = get_nth_child (widget, g_array_index (self->path, guint, i));
      if (widget != NULL)
        target = widget;
    }

  return target;
}

/*< private >
 * ichomp_page_place_clear:
 * @self: a place
 *
 * Frees what is in it.
 */
void
ichomp_page_place_clear (IchompPagePlace *self)
{
  g_clear_pointer (&self->path, g_array_unref);
}
