/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A window that is closed while a file is being written closes when the file is on the disk, and stays
 * if it could not be written, so that this can be told. Whoever closes it a second time does not want
 * to wait. */

#include "ichomp-pending-write.h"

#define KEY "ichomp-pending-write"

typedef struct
{
  guint n_files;
  gboolean close_asked_for;
} Writing;

/* The program ends with its main window, whichever window the file is written from. */
static GtkWindow *
find_window (GtkWidget *widget)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  while (window != NULL && gtk_window_get_transient_for (window) != NULL)
    window = gtk_window_get_transient_for (window);

  return window;
}

static gboolean
close_request_cb (GtkWindow *window, Writing *writing)
{
  gboolean waits = writing->n_files > 0 && !writing->close_asked_for;

  writing->close_asked_for = TRUE;
  return waits;
}

static Writing *
get_writing (GtkWindow *window)
{
  Writing *writing = g_object_get_data (G_OBJECT (window), KEY);

  if (writing == NULL)
    {
      writing = g_new0 (Writing, 1);
      g_object_set_data_full (G_OBJECT (window), KEY, writing, g_free);
      g_signal_connect (window, "close-request", G_CALLBACK (close_request_cb), writing);
    }

  return writing;
}

/**
 * ichomp_pending_write_begin:
 * @widget: a widget in a window
 *
 * Says that a file is being written.
 *
 * Returns: (transfer full): the window that waits for it, for ichomp_pending_write_end(): the one behind, if
 *   @widget is in one in front, which may go before the file is written
 */
GtkWindow *
ichomp_pending_write_begin (GtkWidget *widget)
{
  GtkWindow *window = find_window (widget);
  Writing *writing = get_writing (window);

  if (writing->n_files++ == 0)
    writing->close_asked_for = FALSE;

  return g_object_ref (window);
}

/**
 * ichomp_pending_write_end:
 * @window: the window that waits
 * @ok: whether the file is on the disk
 *
 * Says that it is done. The window may be closed by this.
 */
void
ichomp_pending_write_end (GtkWindow *window, gboolean ok)
{
  Writing *writing = get_writing (window);

  g_return_if_fail (writing->n_files > 0);

  if (!ok)
    writing->close_asked_for = FALSE;
  if (--writing->n_files == 0 && writing->close_asked_for)
    gtk_window_close (window);
}
