/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Windows in front of another one: they are closed with it, and have the actions of the
 * application, so that a person can change the language, enlarge the text and get help in them. */

#include "ichomp-dialog.h"

/* Returns a window that is open in front of @parent, or NULL. */
static GtkWindow *
find_in_front (GtkWindow *parent)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (window) == parent
          && gtk_widget_get_visible (GTK_WIDGET (window)))
        return window;
    }

  return NULL;
}

/* Returns another dialog of the same class in front of @parent, or NULL. */
static GtkWindow *
find_other (GtkWindow *dialog, GtkWindow *parent)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (window != dialog && G_OBJECT_TYPE (window) == G_OBJECT_TYPE (dialog)
          && gtk_window_get_transient_for (window) == parent
          && gtk_widget_get_visible (GTK_WIDGET (window)))
        return window;
    }

  return NULL;
}

/* GtkWindow:destroy-with-parent leaves the dialog with a dangling pointer to its parent if the key
 * that quits the program was pressed in the dialog. */
static void
parent_destroy_cb (GtkWindow *dialog)
{
  gtk_window_set_transient_for (dialog, NULL);
  gtk_window_destroy (dialog);
}

/**
 * ichomp_dialog_show:
 * @dialog: (transfer full): a window that is not shown yet
 * @parent: a widget in the window behind it
 *
 * Shows @dialog. If a dialog of the same class is open already, presents that one and destroys
 * @dialog.
 */
void
ichomp_dialog_show (GtkWidget *dialog, GtkWidget *parent)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (parent));
  GtkWindow *other = find_other (GTK_WINDOW (dialog), window);

  if (other != NULL)
    {
      gtk_window_destroy (GTK_WINDOW (dialog));
      gtk_window_present (other);
      return;
    }

  gtk_window_set_transient_for (GTK_WINDOW (dialog), window);
  g_signal_connect_object (window, "destroy", G_CALLBACK (parent_destroy_cb), dialog,
                           G_CONNECT_SWAPPED);
  gtk_window_set_application (GTK_WINDOW (dialog), gtk_window_get_application (window));
  gtk_window_present (GTK_WINDOW (dialog));
}

/**
 * ichomp_dialog_close_in_front:
 * @window: a window that is about to close
 *
 * Closes the windows in front of @window, the foremost one first, as a person does. GTK may wait
 * for the response of a dialog in a main loop of its own, and would wait for ever if the dialog
 * were destroyed.
 */
void
ichomp_dialog_close_in_front (GtkWindow *window)
{
  GtkWindow *front;

  while ((front = find_in_front (window)) != NULL)
    {
      g_object_ref (front);
      ichomp_dialog_close_in_front (front);
      gtk_window_close (front);

      /* One that does not close by itself. */
      gtk_window_destroy (front);
      g_object_unref (front);
    }
}
