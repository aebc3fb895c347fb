/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The accessible name of drop-down lists. The keyboard focus is on a button inside the list, to
 * which GTK gives no name: a screen reader would call it by its type and not tell the choice. */

#include "ichomp-drop-down.h"

#include "game/words/ichomp-wording.h"

#define WATCHED_KEY "ichomp-drop-down"
#define NOTE_KEY "ichomp-drop-down-note"

static void
tell_choice (GtkDropDown *drop_down)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (drop_down));
  gpointer item = gtk_drop_down_get_selected_item (drop_down);
  const char *note = g_object_get_data (G_OBJECT (drop_down), NOTE_KEY);
  g_autofree char *description = NULL;

  if (button == NULL || !GTK_IS_STRING_OBJECT (item))
    return;

  description = ichomp_wording_join_words (gtk_string_object_get_string (item), note);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

/* A screen reader does not follow the label of the list, only that of the button.
 *
 * @label: the widget whose name the button takes over */
static void
set_label (GtkDropDown *drop_down, gpointer label)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (drop_down));

  if (button != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    label, NULL, -1);
}

static gpointer
find_label (GtkDropDown *drop_down)
{
  g_autoptr (GList) labels = gtk_widget_list_mnemonic_labels (GTK_WIDGET (drop_down));

  return labels != NULL ? labels->data : drop_down;
}

static void
watch (GtkDropDown *drop_down)
{
  if (g_object_get_data (G_OBJECT (drop_down), WATCHED_KEY) != NULL)
    return;

  g_object_set_data (G_OBJECT (drop_down), WATCHED_KEY, GINT_TO_POINTER (TRUE));
  set_label (drop_down, find_label (drop_down));
  g_signal_connect (drop_down, "notify::selected-item", G_CALLBACK (tell_choice), NULL);
}

/**
 * ichomp_drop_down_describe:
 * @drop_down: a drop-down list of strings
 *
 * Gives the button the name of the list, and the current choice as its description. Call it again
 * when the strings have changed.
 */
void
ichomp_drop_down_describe (GtkDropDown *drop_down)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  watch (drop_down);
  tell_choice (drop_down);
}

/**
 * ichomp_drop_down_set_words:
 * @drop_down: a drop-down list of strings
 * @name: (nullable): its accessible name, or %NULL for that of its label
 * @note: (nullable): a sentence about the current choice, to be told after it
 */
void
ichomp_drop_down_set_words (GtkDropDown *drop_down, const char *name, const char *note)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  watch (drop_down);
  if (name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                    -1);
  set_label (drop_down, name != NULL ? drop_down : find_label (drop_down));
  g_object_set_data_full (G_OBJECT (drop_down), NOTE_KEY, g_strdup (note), g_free);
  tell_choice (drop_down);
}
