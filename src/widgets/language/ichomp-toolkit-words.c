/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The few words that GTK gives its widgets when they are made, and never again. */

#include "ichomp-toolkit-words.h"

#define GTK_DOMAIN "gtk40"

/* The buttons that minimize, maximize and close are made anew. */
static void
update_header_bar (GtkHeaderBar *header_bar)
{
  if (!gtk_header_bar_get_show_title_buttons (header_bar))
    return;

  gtk_header_bar_set_show_title_buttons (header_bar, FALSE);
  gtk_header_bar_set_show_title_buttons (header_bar, TRUE);
}

/* The cross that clears it is the only thing inside that has a tooltip. */
static void
update_search_entry (GtkWidget *entry)
{
  for (GtkWidget *child = gtk_widget_get_first_child (entry); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_tooltip_text (child) != NULL)
      gtk_widget_set_tooltip_text (child, g_dgettext (GTK_DOMAIN, "Clear entry"));
}

/* What stands in a drop-down list where nothing is chosen is a page of the stack in its button. */
static void
update_stack (GtkWidget *stack)
{
  GtkWidget *none = gtk_stack_get_child_by_name (GTK_STACK (stack), "empty");

  if (GTK_IS_LABEL (none) && gtk_widget_get_ancestor (stack, GTK_TYPE_DROP_DOWN) != NULL)
    gtk_label_set_label (GTK_LABEL (none), g_dgettext (GTK_DOMAIN, "(None)"));
}

/**
 * ichomp_toolkit_words_update:
 * @widget: a widget of any kind
 *
 * Gives @widget the words that it has from GTK in the language that is spoken now. Most widgets have
 * none.
 */
void
ichomp_toolkit_words_update (GtkWidget *widget)
{
  if (GTK_IS_HEADER_BAR (widget))
    update_header_bar (GTK_HEADER_BAR (widget));
  else if (GTK_IS_SEARCH_ENTRY (widget))
    update_search_entry (widget);
  else if (GTK_IS_STACK (widget))
    update_stack (widget);
}
