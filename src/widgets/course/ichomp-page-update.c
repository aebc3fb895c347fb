/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Changes the language of a long page without a delay: the items in sight are updated at once, the
 * others in the next frames, some in each, first those below the view and then those above it.
 *
 * Every item is made anew. Most of the time is spent on the layout of the new lines, so an item
 * that has not been updated keeps its size and costs nothing until then. While items above the view
 * change their heights, the text at the top of the view stays where it is. New widgets and style
 * classes get their style one frame later and change the heights once more. An item that comes into
 * sight earlier is updated before it is painted. The item with the keyboard focus is updated at
 * once.
 *
 * A new page uses the same means to be laid out only once for its first frame. */

#include "ichomp-page-update.h"

#include "ichomp-page-item.h"
#include "widgets/kit/ichomp-measure.h"

/* Time budget per frame, in microseconds */
#define TIME_IN_A_FRAME 8000

struct _IchompPageUpdate
{
  GObject parent_instance;

  GtkScrolledWindow *scroller; /* borrowed, like the column: both outlive this */
  GtkWidget *column;
  IchompPageScroll *scroll;

  GPtrArray *items; /* of borrowed IchompPageItem, from top to bottom */
  gboolean is_new;  /* the items were never laid out */
  gboolean is_first_frame;
  gboolean is_last_frame; /* all items have been updated, in the frame before */
  GdkFrameClock *clock;   /* or NULL if nothing is left to do */
};

G_DEFINE_FINAL_TYPE (IchompPageUpdate, ichomp_page_update, G_TYPE_OBJECT)

enum
{
  SIGNAL_DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static IchompPageItem *
get_item (IchompPageUpdate *self, guint index)
{
  return g_ptr_array_index (self->items, index);
}

/* Finds the items in sight, from *@begin to before *@end. */
static void
find_sight (IchompPageUpdate *self, guint *begin, guint *end)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double top = gtk_adjustment_get_value (adjustment);
  double bottom = top + gtk_adjustment_get_page_size (adjustment);

  *begin = *end = self->items->len;
  for (guint i = 0; i < self->items->len; i++)
    {
      graphene_rect_t bounds;

      if (!gtk_widget_compute_bounds (GTK_WIDGET (get_item (self, i)), self->column, &bounds))
        continue;
      if (bounds.origin.y + bounds.size.height <= top)
        continue;

      *begin = MIN (*begin, i);
      if (bounds.origin.y >= bottom)
        {
          *end = i;
          return;
        }
    }
}

static void
update_sight (IchompPageUpdate *self)
{
  guint begin;
  guint end;

  find_sight (self, &begin, &end);
  for (guint i = begin; i < end; i++)
    if (ichomp_page_item_is_waiting (get_item (self, i)))
      {
        IchompPagePlace place = ichomp_page_scroll_find_place (self->scroll);

        ichomp_page_item_update (get_item (self, i));
        ichomp_page_scroll_go_to_place (self->scroll, &place);
      }
}

/* Called after the window has been laid out and before it is painted. Items may have come into
 * sight because others became shorter or the page was scrolled. A page that is about to scroll does
 * so first: until then other items are in sight, such as those on the way to a focus to which GTK
 * has begun to scroll. After a change here GTK lays out the window again in the same frame. */
static void
layout_cb (IchompPageUpdate *self)
{
  ichomp_page_scroll_settle (self->scroll);
  update_sight (self);
}

/* Measuring takes most of the time, so it belongs to the time budget. GTK caches the size for the
 * layout. */
static void
update_and_measure (IchompPageItem *item)
{
  int width = gtk_widget_get_width (GTK_WIDGET (item));

  ichomp_page_item_update (item);
  ichomp_measure (GTK_WIDGET (item), GTK_ORIENTATION_VERTICAL, width, NULL, NULL);
}

/* Updates the next item outside the view, which shows the items from @begin to before @end. */
static void
update_next (IchompPageUpdate *self, guint begin, guint end)
{
  for (guint i = end; i < self->items->len; i++)
    if (ichomp_page_item_is_waiting (get_item (self, i)))
      {
        update_and_measure (get_item (self, i));
        return;
      }

  for (guint i = begin; i > 0; i--)
    if (ichomp_page_item_is_waiting (get_item (self, i - 1)))
      {
        update_and_measure (get_item (self, i - 1));
        return;
      }
}

/* In a frame, GTK measures a window before new widgets have their style, and again afterwards. The
 * items need not be measured the first time. */
static void
keep_sizes (IchompPageUpdate *self, gboolean keeps_size)
{
  for (guint i = 0; i < self->items->len; i++)
    ichomp_page_item_keep_size (get_item (self, i), keeps_size);
}

static void
set_hidden (IchompPageUpdate *self, gboolean hidden)
{
  for (guint i = 0; i < self->items->len; i++)
    ichomp_page_item_set_hidden (get_item (self, i), hidden);
}

/* Lets the first item in sight stay where it is in this frame, in which new widgets are laid out
 * without their style first. */
static void
hold_sight (IchompPageUpdate *self, guint begin)
{
  ichomp_page_scroll_release (self->scroll);
  if (begin < self->items->len)
    ichomp_page_scroll_hold (self->scroll, GTK_WIDGET (get_item (self, begin)));
}

static void
unwatch (IchompPageUpdate *self)
{
  if (self->clock == NULL)
    return;

  keep_sizes (self, FALSE);

  gdk_frame_clock_end_updating (self->clock);
  g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
  ichomp_page_scroll_release (self->scroll);
}

/* Called in each frame after styles have been computed and the page has been scrolled, before the
 * layout. */
static void
update_cb (IchompPageUpdate *self)
{
  gint64 start = g_get_monotonic_time ();
  guint begin;
  guint end;

  /* The first frame has enough to do with the items in sight. */
  if (self->is_first_frame)
    {
      self->is_first_frame = FALSE;
      self->is_new = FALSE;
      keep_sizes (self, FALSE);
      set_hidden (self, TRUE);
      return;
    }

  if (self->is_last_frame)
    {
      unwatch (self);
      g_signal_emit (self, signals[SIGNAL_DONE], 0);
      return;
    }

  find_sight (self, &begin, &end);
  hold_sight (self, begin);
  self->is_last_frame = ichomp_page_update_is_done (self);
  while (!ichomp_page_update_is_done (self) && g_get_monotonic_time () - start < TIME_IN_A_FRAME)
    update_next (self, begin, end);
}

static void
connect_clock (IchompPageUpdate *self)
{
  if (self->clock != NULL)
    return;

  self->clock = g_object_ref (gtk_widget_get_frame_clock (GTK_WIDGET (self->scroller)));
  g_signal_connect_object (self->clock, "update", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->clock, "layout", G_CALLBACK (layout_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gdk_frame_clock_begin_updating (self->clock);
}

/* A page that is not mapped waits until it is. */
static void
watch (IchompPageUpdate *self)
{
  self->is_first_frame = TRUE;
  self->is_last_frame = FALSE;
  ichomp_page_scroll_release (self->scroll);
  if ((!self->is_new && ichomp_page_update_is_done (self))
      || !gtk_widget_get_mapped (GTK_WIDGET (self->scroller)))
    return;

  update_sight (self);
  connect_clock (self);
  keep_sizes (self, TRUE);
  set_hidden (self, FALSE);
}

static void
ichomp_page_update_dispose (GObject *object)
{
  IchompPageUpdate *self = ICHOMP_PAGE_UPDATE (object);

  unwatch (self);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_object (&self->scroll);

  G_OBJECT_CLASS (ichomp_page_update_parent_class)->dispose (object);
}

static void
ichomp_page_update_class_init (IchompPageUpdateClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ichomp_page_update_dispose;

  /**
   * IchompPageUpdate::done:
   * @self: the update
   *
   * All items have been updated and laid out.
   */
  signals[SIGNAL_DONE] = g_signal_new ("done", ICHOMP_TYPE_PAGE_UPDATE, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 0);
}

static void
ichomp_page_update_init (IchompPageUpdate *self)
{
  self->items = g_ptr_array_new ();
}

/**
 * ichomp_page_update_new:
 * @scroller: the parent of the page, which has to outlive this
 * @column: the child of @scroller, which contains the items
 */
IchompPageUpdate *
ichomp_page_update_new (GtkScrolledWindow *scroller, GtkWidget *column, IchompPageScroll *scroll)
{
  IchompPageUpdate *self = g_object_new (ICHOMP_TYPE_PAGE_UPDATE, NULL);

  self->scroller = scroller;
  self->column = column;
  self->scroll = g_object_ref (scroll);
  g_signal_connect_object (scroller, "map", G_CALLBACK (watch), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (scroller, "unmap", G_CALLBACK (unwatch), self, G_CONNECT_SWAPPED);

  return self;
}

/**
 * ichomp_page_update_add:
 *
 * Adds @item, an [class@PageItem], at the end of the page.
 */
void
ichomp_page_update_add (IchompPageUpdate *self, GtkWidget *item)
{
  g_ptr_array_add (self->items, item);
}

/* Forgets all items, which are about to be removed. */
void
ichomp_page_update_clear (IchompPageUpdate *self)
{
  unwatch (self);
  g_ptr_array_set_size (self->items, 0);
  self->is_new = FALSE;
}

/* To be called after the last item was added: the first frame lays out all items only once. */
void
ichomp_page_update_show_new (IchompPageUpdate *self)
{
  self->is_new = TRUE;
  watch (self);
}

/**
 * ichomp_page_update_begin:
 * @keeps_width: whether the width of the items stays the same
 *
 * Makes the items anew. On a page that is not mapped all items wait, except for the one
 * with the focus.
 */
void
ichomp_page_update_begin (IchompPageUpdate *self, gboolean keeps_width)
{
  gboolean is_on_show = gtk_widget_get_mapped (GTK_WIDGET (self->scroller));
  IchompPagePlace place = ichomp_page_scroll_find_place (self->scroll);
  guint begin;
  guint end;

  find_sight (self, &begin, &end);
  for (guint i = 0; i < self->items->len; i++)
    {
      IchompPageItem *item = get_item (self, i);

      if ((is_on_show && i >= begin && i < end)
          || gtk_widget_get_focus_child (GTK_WIDGET (item)) != NULL)
        ichomp_page_item_update (item);
      else
        ichomp_page_item_put_off (item, keeps_width);
    }
  ichomp_page_scroll_go_to_place (self->scroll, &place);
  watch (self);
  if (self->clock == NULL && ichomp_page_update_is_done (self))
    g_signal_emit (self, signals[SIGNAL_DONE], 0);
}

gboolean
ichomp_page_update_is_done (IchompPageUpdate *self)
{
  for (guint i = 0; i < self->items->len; i++)
    if (ichomp_page_item_is_waiting (get_item (self, i)))
      return FALSE;

  return TRUE;
}
