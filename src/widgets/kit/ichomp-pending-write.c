/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A window that is closed while a file is being written: it closes when the file is on the disk,
 * and stays with an error message if the write fails. Closing it a second time does not wait. */

#include "ichomp-pending-write.h"

#define KEY "ichomp-pending-write"

typedef struct
{
  guint n_files;
  gboolean close_requested;
} PendingWrite;

/* The main window: when it closes, the program ends, whichever window writes the file. */
static GtkWindow *
find_window (GtkWidget *widget)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  while (window != NULL && gtk_window_get_transient_for (window) != NULL)
    window = gtk_window_get_transient_for (window);

  return window;
}

static gboolean
close_request_cb (GtkWindow *window, PendingWrite *pending)
{
  gboolean waits = pending->n_files > 0 && !pending->close_requested;

  pending->close_requested = TRUE;
  return waits;
}

static PendingWrite *
get_pending (GtkWindow *window)
{
  PendingWrite *pending = g_object_get_data (G_OBJECT (window), KEY);

  if (pending == NULL)
    {
      pending = g_new0 (PendingWrite, 1);
      g_object_set_data_full (G_OBJECT (window), KEY, pending, g_free);
      g_signal_connect (window, "close-request", G_CALLBACK (close_request_cb), pending);
    }

  return pending;
}

/**
 * ichomp_pending_write_begin:
 * @widget: a widget in a window
 *
 * Call it before writing a file.
 *
 * Returns: (transfer full): the window that waits, for ichomp_pending_write_end (): the main
 *   window, not the dialog that @widget may be in
 */
GtkWindow *
ichomp_pending_write_begin (GtkWidget *widget)
{
  GtkWindow *window = find_window (widget);
  PendingWrite *pending = get_pending (window);

  if (pending->n_files++ == 0)
    pending->close_requested = FALSE;

  return g_object_ref (window);
}

/**
 * ichomp_pending_write_end:
 * @window: the window that waits
 * @ok: whether the file is on the disk
 *
 * Call it after writing the file. It may close @window.
 */
void
ichomp_pending_write_end (GtkWindow *window, gboolean ok)
{
  PendingWrite *pending = get_pending (window);

  g_return_if_fail (pending->n_files > 0);

  if (!ok)
    pending->close_requested = FALSE;
  if (--pending->n_files == 0 && pending->close_requested)
    gtk_window_close (window);
}
