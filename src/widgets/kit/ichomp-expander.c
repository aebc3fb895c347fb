/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ichomp-expander.h"

/* What is unfolded may have the focus as well, and then the key is not meant for the fold. */
static gboolean
press_cb (GtkWidget *fold, GVariant *args, gpointer user_data)
{
  return gtk_widget_is_focus (fold) && gtk_widget_activate (fold);
}

/* GTK leaves Space to the window, which hears it only after the page, and that would scroll. */
static void
open_by_space (GtkWidget *fold)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_space, 0),
                        gtk_callback_action_new (press_cb, NULL, NULL)));
  gtk_widget_add_controller (fold, controller);
}

/**
 * ichomp_expander_new:
 * @title: shows what is folded
 * @name: what that is, such as "Proof", for a screen reader
 * @child: what is to be seen when it is unfolded
 *
 * Returns: (transfer floating): a part of a page that is folded at first
 */
GtkWidget *
ichomp_expander_new (GtkWidget *title, const char *name, GtkWidget *child)
{
  GtkWidget *expander = gtk_expander_new (NULL);

  gtk_expander_set_label_widget (GTK_EXPANDER (expander), title);
  gtk_expander_set_child (GTK_EXPANDER (expander), child);
  gtk_widget_add_css_class (expander, "fold");
  gtk_widget_add_css_class (child, "folded");
  open_by_space (expander);
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);

  return expander;
}
