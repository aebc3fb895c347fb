/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Windows in front of another one: they end with it, and know the commands of the program, so that
 * also in them the language can be changed, the text enlarged and help be found. */

#include "ichomp-dialog.h"

/* Returns: (transfer none) (nullable): a window of the same kind in front of that one */
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

/* GTK's own property for this leaves the dialog with the address of a window that has gone, where the
 * key that ends the program was pressed in the dialog. */
static void
parent_destroy_cb (GtkWindow *dialog)
{
  gtk_window_set_transient_for (dialog, NULL);
  gtk_window_destroy (dialog);
}

/**
 * ichomp_dialog_show:
 * @dialog: (transfer full): a window that is not shown yet
 * @parent: a widget of the window to stand in front of
 *
 * Shows @dialog. If a window of its kind is there already, that one comes to the front instead, and
 * @dialog is destroyed.
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
