/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The accessible name of drop-down lists. The keyboard focus is on a button inside the list, to
 * which GTK gives no name: a screen reader would call it by its type and not tell the choice. Orca
 * reads the description of such a button with GTK 4.8, and only its name with newer versions. */

#include "ichomp-drop-down.h"

#include "game/words/ichomp-wording.h"

#define NOTE_KEY "ichomp-drop-down-note"
#define NAME_KEY "ichomp-drop-down-name"

static gpointer
find_label (GtkDropDown *drop_down)
{
  const char *name = g_object_get_data (G_OBJECT (drop_down), NAME_KEY);
  g_autoptr (GList) labels = gtk_widget_list_mnemonic_labels (GTK_WIDGET (drop_down));

  return name == NULL && labels != NULL ? labels->data : drop_down;
}

static GtkWidget *
find_text (GtkWidget *widget)
{
  GtkWidget *text = GTK_IS_LABEL (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && text == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_child_visible (child))
      text = find_text (child);

  return text;
}

/* A screen reader does not follow the label of the list, only that of the button. */
static void
name_button (GtkDropDown *drop_down, GtkWidget *button)
{
  GtkWidget *text = gtk_get_minor_version () >= 14 ? find_text (button) : NULL;

  if (text != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    find_label (drop_down), text, NULL, -1);
  else
    gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    find_label (drop_down), NULL, -1);
}

static void
tell_choice (GtkDropDown *drop_down)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (drop_down));
  gpointer item = gtk_drop_down_get_selected_item (drop_down);
  const char *note = g_object_get_data (G_OBJECT (drop_down), NOTE_KEY);
  g_autofree char *description = NULL;

  if (button == NULL || !GTK_IS_STRING_OBJECT (item))
    return;

  name_button (drop_down, button);
  description = ichomp_wording_join_words (gtk_string_object_get_string (item), note);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

static void
watch (GtkDropDown *drop_down)
{
  if (g_signal_handler_find (drop_down, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, tell_choice, NULL) == 0)
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
  g_object_set_data_full (G_OBJECT (drop_down), NAME_KEY, g_strdup (name), g_free);
  g_object_set_data_full (G_OBJECT (drop_down), NOTE_KEY, g_strdup (note), g_free);
  tell_choice (drop_down);
}
