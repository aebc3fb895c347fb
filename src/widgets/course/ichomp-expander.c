/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Parts of a lesson that are folded at first, such as proofs. */

#include "ichomp-expander.h"

/* If the focus is inside the child, the key is not meant for the expander. */
static gboolean
press_cb (GtkWidget *expander, GVariant *args, gpointer user_data)
{
  return gtk_widget_is_focus (expander) && gtk_widget_activate (expander);
}

/* GTK handles Space in the window, where it arrives only after the page, which would scroll. */
static void
open_by_space (GtkWidget *expander)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_space, 0),
                        gtk_callback_action_new (press_cb, NULL, NULL)));
  gtk_widget_add_controller (expander, controller);
}

/* @child is the folded part. Screen readers need a name as well as the title. */
GtkWidget *
ichomp_expander_new (GtkWidget *title, GtkWidget *child)
{
  GtkWidget *expander = gtk_expander_new (NULL);

  gtk_expander_set_label_widget (GTK_EXPANDER (expander), title);
  gtk_expander_set_child (GTK_EXPANDER (expander), child);
  gtk_widget_add_css_class (expander, "fold");
  gtk_widget_add_css_class (child, "folded");
  open_by_space (expander);

  /* GTK 4.8 complains where an arrow key moves the focus into the child that is not shown. */
  g_object_bind_property (expander, "expanded", child, "can-focus", G_BINDING_SYNC_CREATE);

  return expander;
}
