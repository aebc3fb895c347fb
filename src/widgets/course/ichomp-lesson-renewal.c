/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Brings a lesson onto the screen, and into another language. A new one is laid out once for its first
 * frame. When the language changes, the blocks that are in sight are made anew at once, so that the next
 * frame shows them; the others a few in each frame after it, from there downwards and then upwards.
 * What is read stays at its place meanwhile. */

#include "ichomp-lesson-renewal.h"

/* For as long a frame makes blocks anew; what remains of it is for all else. */
#define MICROSECONDS_IN_A_FRAME 8000

struct _IchompLessonRenewal
{
  GObject parent_instance;

  GtkScrolledWindow *scroller; /* borrowed, as the column is: they hold each other */
  GtkWidget *column;
  IchompPageScroll *scroll;

  GPtrArray *slots; /* of borrowed IchompLessonSlot, from top to bottom */
  gboolean is_new;  /* they have never been laid out */
  gboolean is_first_frame;
  IchompLessonSlot *anchor; /* what is to stay at its place when the page is laid out, or NULL */
  double above_anchor;      /* how far its place is above the top of what is in sight */
  GdkFrameClock *clock;
};

G_DEFINE_FINAL_TYPE (IchompLessonRenewal, ichomp_lesson_renewal, G_TYPE_OBJECT)

enum
{
  SIGNAL_DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static IchompLessonSlot *
get_slot (IchompLessonRenewal *self, guint index)
{
  return g_ptr_array_index (self->slots, index);
}

/* Finds the slots of which something is in sight, from *@begin to before *@end. */
static void
find_sight (IchompLessonRenewal *self, guint *begin, guint *end)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double top = gtk_adjustment_get_value (adjustment);
  double bottom = top + gtk_adjustment_get_page_size (adjustment);

  *begin = *end = self->slots->len;
  for (guint i = 0; i < self->slots->len; i++)
    {
      graphene_rect_t bounds;

      if (!gtk_widget_compute_bounds (GTK_WIDGET (get_slot (self, i)), self->column, &bounds))
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
renew_sight (IchompLessonRenewal *self)
{
  guint begin;
  guint end;

  find_sight (self, &begin, &end);
  for (guint i = begin; i < end; i++)
    if (ichomp_lesson_slot_is_put_off (get_slot (self, i)))
      {
        IchompPagePlace place = ichomp_page_scroll_find_place (self->scroll);

        ichomp_lesson_slot_renew (get_slot (self, i));
        ichomp_page_scroll_go_to_place (self->scroll, &place);
      }
}

/* How far a slot begins above the top of what is in sight. */
static double
measure_above (IchompLessonRenewal *self, IchompLessonSlot *slot)
{
  double top = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller));
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (slot), self->column, &bounds))
    return 0;

  return top - bounds.origin.y;
}

/* Whatever changes here is laid out once more before it is painted: what comes into sight, as other
 * blocks have become shorter or the page is scrolled, and where it is. */
static void
layout_cb (IchompLessonRenewal *self)
{
  if (self->anchor != NULL)
    {
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment)
                                                + self->above_anchor
                                                - measure_above (self, self->anchor));
      self->anchor = NULL;
    }

  renew_sight (self);
}

/* Most of the work is to find out how large it is, which the layout will ask again. */
static void
renew_and_measure (IchompLessonSlot *slot)
{
  int width = gtk_widget_get_width (GTK_WIDGET (slot));

  ichomp_lesson_slot_renew (slot);
  gtk_widget_measure (GTK_WIDGET (slot), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (slot), GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
}

/* Makes the next slot anew that is out of sight, which is from *@begin to before *@end. */
static void
renew_next (IchompLessonRenewal *self, guint begin, guint end)
{
  for (guint i = end; i < self->slots->len; i++)
    if (ichomp_lesson_slot_is_put_off (get_slot (self, i)))
      {
        renew_and_measure (get_slot (self, i));
        return;
      }

  for (guint i = begin; i > 0; i--)
    if (ichomp_lesson_slot_is_put_off (get_slot (self, i - 1)))
      {
        if (self->anchor == NULL && begin < self->slots->len)
          {
            self->anchor = get_slot (self, begin);
            self->above_anchor = measure_above (self, self->anchor);
          }
        renew_and_measure (get_slot (self, i - 1));
        return;
      }
}

/* GTK asks for the size of a window before its new widgets have got their style in a frame, and again
 * after that. */
static void
hold_sizes (IchompLessonRenewal *self, gboolean hold)
{
  for (guint i = 0; i < self->slots->len; i++)
    ichomp_lesson_slot_hold_size (get_slot (self, i), hold);
}

static void
unwatch (IchompLessonRenewal *self)
{
  if (self->clock == NULL)
    return;

  hold_sizes (self, FALSE);

  gdk_frame_clock_end_updating (self->clock);
  g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
  self->anchor = NULL;
}

/* After all else that scrolls the page in this frame, and before it is laid out. */
static void
update_cb (IchompLessonRenewal *self)
{
  gint64 start = g_get_monotonic_time ();
  guint begin;
  guint end;

  /* It shows what is in sight, and comes the sooner the less else there is to do. */
  if (self->is_first_frame)
    {
      self->is_first_frame = FALSE;
      self->is_new = FALSE;
      hold_sizes (self, FALSE);
      return;
    }

  if (ichomp_lesson_renewal_is_done (self))
    {
      unwatch (self);
      g_signal_emit (self, signals[SIGNAL_DONE], 0);
      return;
    }

  find_sight (self, &begin, &end);
  do
    renew_next (self, begin, end);
  while (!ichomp_lesson_renewal_is_done (self)
         && g_get_monotonic_time () - start < MICROSECONDS_IN_A_FRAME);
}

static void
connect_clock (IchompLessonRenewal *self)
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

/* Whoever does not see the page can wait until it is on show. */
static void
watch (IchompLessonRenewal *self)
{
  self->is_first_frame = TRUE;
  if ((!self->is_new && ichomp_lesson_renewal_is_done (self))
      || !gtk_widget_get_mapped (GTK_WIDGET (self->scroller)))
    return;

  renew_sight (self);
  connect_clock (self);
  hold_sizes (self, TRUE);
}

static void
ichomp_lesson_renewal_dispose (GObject *object)
{
  IchompLessonRenewal *self = ICHOMP_LESSON_RENEWAL (object);

  unwatch (self);
  g_clear_pointer (&self->slots, g_ptr_array_unref);
  g_clear_object (&self->scroll);

  G_OBJECT_CLASS (ichomp_lesson_renewal_parent_class)->dispose (object);
}

static void
ichomp_lesson_renewal_class_init (IchompLessonRenewalClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ichomp_lesson_renewal_dispose;

  /**
   * IchompLessonRenewal::done:
   * @self: the renewal
   *
   * Emitted when the last block has been made anew and laid out.
   */
  signals[SIGNAL_DONE] = g_signal_new ("done", ICHOMP_TYPE_LESSON_RENEWAL, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ichomp_lesson_renewal_init (IchompLessonRenewal *self)
{
  self->slots = g_ptr_array_new ();
}

/**
 * ichomp_lesson_renewal_new:
 * @scroller: what scrolls the lesson
 * @column: what is scrolled in it
 * @scroll: what brings it to a place
 *
 * Returns: (transfer full): what makes the blocks of a lesson anew, as long as the widgets are there
 */
IchompLessonRenewal *
ichomp_lesson_renewal_new (GtkScrolledWindow *scroller, GtkWidget *column, IchompPageScroll *scroll)
{
  IchompLessonRenewal *self = g_object_new (ICHOMP_TYPE_LESSON_RENEWAL, NULL);

  self->scroller = scroller;
  self->column = column;
  self->scroll = g_object_ref (scroll);
  g_signal_connect_object (scroller, "map", G_CALLBACK (watch), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (scroller, "unmap", G_CALLBACK (unwatch), self, G_CONNECT_SWAPPED);

  return self;
}

/**
 * ichomp_lesson_renewal_add:
 * @self: a renewal
 * @slot: the next slot of the lesson
 *
 * Takes care of @slot until ichomp_lesson_renewal_clear() is called.
 */
void
ichomp_lesson_renewal_add (IchompLessonRenewal *self, IchompLessonSlot *slot)
{
  g_ptr_array_add (self->slots, slot);
}

/**
 * ichomp_lesson_renewal_complete:
 * @self: a renewal
 *
 * Has the slots of a new lesson, all of which are there now, laid out only once for the first frame that
 * shows them.
 */
void
ichomp_lesson_renewal_complete (IchompLessonRenewal *self)
{
  self->is_new = TRUE;
  watch (self);
}

/**
 * ichomp_lesson_renewal_clear:
 * @self: a renewal
 *
 * Forgets the slots, which are about to go.
 */
void
ichomp_lesson_renewal_clear (IchompLessonRenewal *self)
{
  unwatch (self);
  g_ptr_array_set_size (self->slots, 0);
  self->is_new = FALSE;
}

/**
 * ichomp_lesson_renewal_begin:
 * @self: a renewal
 *
 * Makes all blocks anew, in the language of the moment: those in sight, and the one with the focus, at
 * once. A page that is not on show waits until it is.
 */
void
ichomp_lesson_renewal_begin (IchompLessonRenewal *self)
{
  gboolean is_on_show = gtk_widget_get_mapped (GTK_WIDGET (self->scroller));
  IchompPagePlace place = ichomp_page_scroll_find_place (self->scroll);
  guint begin;
  guint end;

  find_sight (self, &begin, &end);
  for (guint i = 0; i < self->slots->len; i++)
    {
      IchompLessonSlot *slot = get_slot (self, i);

      if ((is_on_show && i >= begin && i < end)
          || gtk_widget_get_focus_child (GTK_WIDGET (slot)) != NULL)
        ichomp_lesson_slot_renew (slot);
      else
        ichomp_lesson_slot_put_off (slot);
    }
  ichomp_page_scroll_go_to_place (self->scroll, &place);
  watch (self);
  if (self->clock == NULL && ichomp_lesson_renewal_is_done (self))
    g_signal_emit (self, signals[SIGNAL_DONE], 0);
}

/**
 * ichomp_lesson_renewal_is_done:
 * @self: a renewal
 *
 * Returns: whether all blocks are in the same language
 */
gboolean
ichomp_lesson_renewal_is_done (IchompLessonRenewal *self)
{
  for (guint i = 0; i < self->slots->len; i++)
    if (ichomp_lesson_slot_is_put_off (get_slot (self, i)))
      return FALSE;

  return TRUE;
}
