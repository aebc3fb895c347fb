/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What has the keyboard focus in a drop-down list is a button that GTK puts into it, without a name of
 * its own: a screen reader would call it by its type and never tell what is chosen. */

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

/**
 * ichomp_drop_down_describe:
 * @drop_down: a drop-down list of strings
 *
 * Lets its button be called like the list itself, with the choice for a description, from now on
 * whenever another one is chosen. To be called again when the strings have changed.
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
                                      drop_down, NULL, -1);
      g_signal_connect (drop_down, "notify::selected-item", G_CALLBACK (tell_choice), NULL);
    }

  tell_choice (drop_down);
}
