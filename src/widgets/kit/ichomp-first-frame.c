/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A person waits for the first frame of a window, and for nothing after it. */

#include "ichomp-first-frame.h"

typedef struct
{
  IchompFirstFrameFunc func;
  gboolean seen;
} Wait;

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  Wait *wait = user_data;

  if (!wait->seen)
    {
      wait->seen = TRUE;
      return G_SOURCE_CONTINUE;
    }

  wait->func (widget);
  return G_SOURCE_REMOVE;
}

/**
 * ichomp_first_frame_then:
 * @widget: a widget
 * @func: what can wait
 *
 * Calls @func once, when the first frame with @widget has been painted. What is not in that frame is
 * best made there: the window comes sooner.
 */
void
ichomp_first_frame_then (GtkWidget *widget, IchompFirstFrameFunc func)
{
  Wait *wait;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (func != NULL);

  wait = g_new0 (Wait, 1);
  wait->func = func;
  gtk_widget_add_tick_callback (widget, tick_cb, wait, g_free);
}
