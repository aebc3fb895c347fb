/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Work that is postponed until a window has painted its first frame, for which a person waits. */

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

/* Calls @func once, after the first frame with @widget has been painted. */
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
