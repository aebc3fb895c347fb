/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The accessible name of drop-down lists. The keyboard focus is on a button inside the list, to which
 * GTK gives no name: a screen reader would call it by its type and not tell the choice. */

#include "ichomp-drop-down.h"

#define KEY "ichomp-drop-down"

static void
tell_choice (GtkDropDown *drop_down)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (drop_down));
  gpointer item = gtk_drop_down_get_selected_item (drop_down);

  if (button != NULL && GTK_IS_STRING_OBJECT (item))
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    gtk_string_object_get_string (item), -1);
}

/* A screen reader does not follow the label of the list, only that of the button. */
static GtkWidget *
find_label (GtkWidget *drop_down)
{
  g_autoptr (GList) labels = gtk_widget_list_mnemonic_labels (drop_down);

  return labels != NULL ? labels->data : drop_down;
}

/**
 * ichomp_drop_down_describe:
 * @drop_down: a drop-down list of strings
 *
 * Gives the button the name of the list, and the current choice as its description. Call it again when
 * the strings have changed.
 */
void
ichomp_drop_down_describe (GtkDropDown *drop_down)
{
  GtkWidget *button;

  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  button = gtk_widget_get_first_child (GTK_WIDGET (drop_down));
  if (button != NULL && g_object_get_data (G_OBJECT (drop_down), KEY) == NULL)
    {
      g_object_set_data (G_OBJECT (drop_down), KEY, GINT_TO_POINTER (TRUE));
      gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                      find_label (GTK_WIDGET (drop_down)), NULL, -1);
      g_signal_connect (drop_down, "notify::selected-item", G_CALLBACK (tell_choice), NULL);
    }

  tell_choice (drop_down);
}
