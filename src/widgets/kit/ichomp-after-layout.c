/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Work that needs the sizes and places of widgets is postponed until their window has been laid
 * out. The window is painted afterwards; if the work moves something, GTK lays it out again in the
 * same frame. GTK gives up at the fourth time, and paints what has no place: work that leads to
 * other work goes on in the next frame. */

#include "ichomp-after-layout.h"

/* Of the work in one frame, each followed by a layout. */
#define MAX_ROUNDS 2

typedef struct
{
  GtkWidget *widget;
  IchompAfterLayoutFunc func;
  gpointer user_data;
  GDestroyNotify destroy; /* or NULL */
  GdkFrameClock *clock;
  guint round; /* from 1 on; above MAX_ROUNDS: not in this frame */
} Wait;

static GSList *waits;

/* The frame in which work is being done. */
static struct
{
  GdkFrameClock *clock; /* or %NULL */
  guint n_rounds;
} frame;

static void layout_cb (GdkFrameClock *clock, gpointer user_data);
static void widget_gone_cb (gpointer user_data, GObject *widget);

/* What did not belong into the frame belongs into the next one. */
static void
after_paint_cb (GdkFrameClock *clock, gpointer user_data)
{
  gboolean is_more = FALSE;

  for (GSList *l = waits; l != NULL; l = l->next)
    {
      Wait *wait = l->data;

      if (wait->clock == clock)
        {
          is_more = is_more || wait->round > MAX_ROUNDS;
          wait->round = 1;
        }
    }

  if (is_more)
    gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);

  g_signal_handlers_disconnect_by_func (clock, after_paint_cb, NULL);
  g_clear_object (&frame.clock);
}

static void
begin_round (GdkFrameClock *clock, guint round)
{
  if (frame.clock != clock)
    {
      if (frame.clock != NULL)
        after_paint_cb (frame.clock, NULL);
      frame.clock = g_object_ref (clock);
      frame.n_rounds = 0;
      g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), NULL);
    }

  frame.n_rounds = MAX (frame.n_rounds, round);
}

static void
watch (Wait *wait)
{
  wait->round = frame.clock == wait->clock ? frame.n_rounds + 1 : 1;
  waits = g_slist_prepend (waits, wait);
  g_object_weak_ref (G_OBJECT (wait->widget), widget_gone_cb, wait);
  g_signal_connect_after (wait->clock, "layout", G_CALLBACK (layout_cb), wait);
}

static void
unwatch (Wait *wait)
{
  waits = g_slist_remove (waits, wait);
  g_signal_handlers_disconnect_by_func (wait->clock, layout_cb, wait);
}

static void
wait_free (Wait *wait)
{
  g_object_unref (wait->clock);
  if (wait->destroy != NULL)
    wait->destroy (wait->user_data);
  g_free (wait);
}

static void
widget_gone_cb (gpointer user_data, GObject *widget)
{
  unwatch (user_data);
  wait_free (user_data);
}

/* The function may wait again itself. */
static void
layout_cb (GdkFrameClock *clock, gpointer user_data)
{
  Wait *wait = user_data;
  g_autoptr (GtkWidget) widget = NULL;

  if (wait->round > MAX_ROUNDS)
    return;

  begin_round (clock, wait->round);
  widget = g_object_ref (wait->widget);
  g_object_weak_unref (G_OBJECT (widget), widget_gone_cb, wait);
  unwatch (wait);
  if (wait->func (widget, wait->user_data) == G_SOURCE_CONTINUE)
    watch (wait);
  else
    wait_free (wait);
}

/* @widget: or %NULL for any */
static void
stop (GtkWidget *widget, IchompAfterLayoutFunc func, gpointer user_data)
{
  GSList *next;

  for (GSList *l = waits; l != NULL; l = next)
    {
      Wait *wait = l->data;

      next = l->next;
      if ((widget == NULL || wait->widget == widget) && wait->func == func
          && wait->user_data == user_data)
        {
          g_object_weak_unref (G_OBJECT (wait->widget), widget_gone_cb, wait);
          unwatch (wait);
          wait_free (wait);
        }
    }
}

/**
 * ichomp_after_layout:
 * @widget: a widget
 * @func: (scope notified): what to do
 * @user_data: (closure func): passed to @func
 * @destroy: (nullable): called with @user_data afterwards, also if @widget is destroyed before
 *
 * Calls @func after the next layout of the window of @widget. A second call with the same arguments
 * before that replaces the first one. Without a window, @func is not called.
 */
void
ichomp_after_layout (GtkWidget *widget,
                     IchompAfterLayoutFunc func,
                     gpointer user_data,
                     GDestroyNotify destroy)
{
  GdkFrameClock *clock;
  Wait *wait;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  clock = gtk_widget_get_frame_clock (widget);
  stop (widget, func, user_data);
  if (clock == NULL)
    {
      if (destroy != NULL)
        destroy (user_data);
      return;
    }

  wait = g_new (Wait, 1);
  *wait = (Wait){ widget, func, user_data, destroy, g_object_ref (clock), 0 };
  watch (wait);
  if (wait->round <= MAX_ROUNDS)
    gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

/* Does not wait any longer, for whichever widget. */
void
ichomp_after_layout_stop (IchompAfterLayoutFunc func, gpointer user_data)
{
  stop (NULL, func, user_data);
}
