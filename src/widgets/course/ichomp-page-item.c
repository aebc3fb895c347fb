/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* An item of a long page, which can be made anew later, such as in another language: until then
 * the item keeps its size, and its child, which is out of sight, is neither measured nor laid
 * out. */

#include "ichomp-page-item.h"

#include "widgets/kit/ichomp-focus.h"
#include "widgets/kit/ichomp-measure.h"
#include "widgets/language/ichomp-local-language.h"

struct _IchompPageItem
{
  GtkWidget parent_instance;

  IchompPageItemFunc make;
  gpointer user_data;
  GDestroyNotify destroy;
  GtkWidget *child;
  gboolean is_waiting; /* to be made anew */
  gboolean keeps_size; /* also without waiting */

  /* of the child, at the last layout */
  int minimum_width;
  int natural_width;
  int height;
};

G_DEFINE_FINAL_TYPE (IchompPageItem, ichomp_page_item, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
ichomp_page_item_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (IchompPageItem *self)
{
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &self->minimum_width,
                      &self->natural_width, NULL, NULL);
}

static void
ichomp_page_item_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  IchompPageItem *self = ICHOMP_PAGE_ITEM (widget);
  gboolean is_measured = !self->is_waiting && !self->keeps_size;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      if (is_measured)
        measure_width (self);
      *minimum = self->minimum_width;
      *natural = self->natural_width;
    }
  else if (is_measured)
    ichomp_measure (self->child, orientation, for_size, minimum, natural);
  else
    *minimum = *natural = self->height;
}

static void
ichomp_page_item_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  IchompPageItem *self = ICHOMP_PAGE_ITEM (widget);

  if (self->is_waiting)
    return;

  gtk_widget_allocate (self->child, width, height, -1, NULL);
  self->height = height;
}

static void
ichomp_page_item_dispose (GObject *object)
{
  g_clear_pointer (&ICHOMP_PAGE_ITEM (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (ichomp_page_item_parent_class)->dispose (object);
}

static void
ichomp_page_item_finalize (GObject *object)
{
  IchompPageItem *self = ICHOMP_PAGE_ITEM (object);

  if (self->destroy != NULL)
    self->destroy (self->user_data);

  G_OBJECT_CLASS (ichomp_page_item_parent_class)->finalize (object);
}

static void
ichomp_page_item_class_init (IchompPageItemClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_page_item_dispose;
  G_OBJECT_CLASS (klass)->finalize = ichomp_page_item_finalize;
  widget_class->get_request_mode = ichomp_page_item_get_request_mode;
  widget_class->measure = ichomp_page_item_measure;
  widget_class->size_allocate = ichomp_page_item_size_allocate;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "page-item");
}

static void
ichomp_page_item_init (IchompPageItem *self)
{
}

/**
 * ichomp_page_item_new:
 * @make: makes the child, in the current language; called at once, and for each update
 * @destroy: (nullable): frees @user_data
 */
GtkWidget *
ichomp_page_item_new (IchompPageItemFunc make, gpointer user_data, GDestroyNotify destroy)
{
  IchompPageItem *self = g_object_new (ICHOMP_TYPE_PAGE_ITEM, NULL);

  self->make = make;
  self->user_data = user_data;
  self->destroy = destroy;
  self->child = make (user_data);
  gtk_widget_set_parent (self->child, GTK_WIDGET (self));

  return GTK_WIDGET (self);
}

/**
 * ichomp_page_item_put_off:
 * @keeps_width: whether the width of the item stays the same; otherwise it is measured
 *
 * Lets the item wait for ichomp_page_item_update(). An item that was never laid out has no size to
 * keep: it is updated at once.
 */
void
ichomp_page_item_put_off (IchompPageItem *self, gboolean keeps_width)
{
  if (self->height == 0)
    {
      ichomp_page_item_update (self);
      return;
    }

  if (!keeps_width && !self->is_waiting)
    measure_width (self);
  self->is_waiting = TRUE;
}

/**
 * ichomp_page_item_set_hidden:
 *
 * Hides or shows the child of a waiting item; other items always show theirs. GTK does not lay out
 * a hidden child, but computes no style for it either: it has to be shown until it has the style
 * for its new words.
 */
void
ichomp_page_item_set_hidden (IchompPageItem *self, gboolean hidden)
{
  if (self->is_waiting)
    gtk_widget_set_visible (self->child, !hidden);
}

gboolean
ichomp_page_item_is_waiting (IchompPageItem *self)
{
  return self->is_waiting;
}

/* Makes the child anew: it shows the models of the page. The one before goes only then, so that
 * what both need, such as the numbers of a position, is not computed again, and its memory is
 * freed later. */
void
ichomp_page_item_update (IchompPageItem *self)
{
  g_auto (IchompLanguageScope) scope = ichomp_local_language_enter (GTK_WIDGET (self));
  IchompLanguage own = ichomp_local_language_get (GTK_WIDGET (self));
  GtkWidget *before = g_object_ref (self->child);

  self->is_waiting = FALSE;
  self->child = self->make (self->user_data);
  /* The direction is a property of each widget. */
  if (own != ICHOMP_LANGUAGE_SYSTEM)
    ichomp_local_language_set (self->child, own);
  gtk_widget_set_parent (self->child, GTK_WIDGET (self));
  ichomp_focus_copy (before, self->child);
  gtk_widget_unparent (before);
  g_idle_add_once (g_object_unref, before);
}

/**
 * ichomp_page_item_keep_size:
 * @keeps_size: whether to request the size of the last layout, which is 0 for a new item, instead
 *   of measuring the child
 */
void
ichomp_page_item_keep_size (IchompPageItem *self, gboolean keeps_size)
{
  if (self->keeps_size == keeps_size)
    return;

  self->keeps_size = keeps_size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
