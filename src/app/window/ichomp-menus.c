/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The menus of a window's buttons. Each is made when it is wanted for the first time, so that the
 * window comes sooner, and again when the language has changed. */

#include "ichomp-menus.h"

#include <glib/gi18n.h>

#include "commands/ichomp-game-files.h"
#include "kit/ichomp-kiosk.h"
#include "ichomp-menu-locks.h"

#define KEY "ichomp-menu"

typedef struct
{
  const char *name;
  IchompMenuFunc create;
  GtkWidget *focus_before;
} Menu;

static void
menu_free (gpointer data)
{
  Menu *menu = data;

  g_clear_weak_pointer (&menu->focus_before);
  g_free (menu);
}

static Menu *
get_menu (GtkMenuButton *button)
{
  return g_object_get_data (G_OBJECT (button), KEY);
}

/* Whoever opened the menu by a key goes on where they were. */
static void
closed_cb (GtkMenuButton *button)
{
  Menu *menu = get_menu (button);

  if (menu->focus_before != NULL)
    gtk_widget_grab_focus (menu->focus_before);
  g_clear_weak_pointer (&menu->focus_before);
}

static void
create_cb (GtkMenuButton *button, gpointer user_data)
{
  g_autoptr (GMenuModel) model = NULL;
  GtkWidget *popover;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;

  model = get_menu (button)->create ();
  popover = gtk_popover_menu_new_from_model (model);
  gtk_menu_button_set_popover (button, popover);
  g_signal_connect_object (popover, "closed", G_CALLBACK (closed_cb), button, G_CONNECT_SWAPPED);
}

/**
 * ichomp_menus_create_primary:
 *
 * Returns: (transfer full): the main menu
 */
GMenuModel *
ichomp_menus_create_primary (void)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/org/ichomp/iChomp/ui/ichomp-primary-menu.ui");
  g_autoptr (IchompSettings) settings = ichomp_settings_new ();

  if (ichomp_kiosk_is_on ())
    g_menu_remove_all (G_MENU (gtk_builder_get_object (builder, "file_section")));
  else
    ichomp_game_files_fill_recent (G_MENU (gtk_builder_get_object (builder, "recent_menu")));

  ichomp_menu_locks_show (G_MENU (gtk_builder_get_object (builder, "primary_menu")), settings);
  return g_object_ref (G_MENU_MODEL (gtk_builder_get_object (builder, "primary_menu")));
}

static void
forget_menu (gpointer button, const char *data)
{
  gtk_menu_button_set_popover (button, NULL);
}

/**
 * ichomp_menus_attach:
 * @button: a button
 * @name: what a screen reader calls it, a static string, not yet translated
 * @create: makes the menu
 *
 * Gives @button a menu.
 */
void
ichomp_menus_attach (GtkMenuButton *button, const char *name, IchompMenuFunc create)
{
  Menu *menu = g_new0 (Menu, 1);

  menu->name = name;
  menu->create = create;
  g_object_set_data_full (G_OBJECT (button), KEY, menu, menu_free);

  gtk_menu_button_set_create_popup_func (button, create_cb, NULL, NULL);
  ichomp_menus_update_words (button);
  ichomp_kiosk_watch (button, forget_menu, NULL);
}

/**
 * ichomp_menus_update_words:
 * @button: a button with a menu
 *
 * Lets the menu be made anew, in the language that is spoken now.
 */
void
ichomp_menus_update_words (GtkMenuButton *button)
{
  /* A menu button is named by the button inside it. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (button))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ (get_menu (button)->name), -1);
  gtk_menu_button_set_popover (button, NULL);
}

/**
 * ichomp_menus_open:
 * @button: a button with a menu
 *
 * Opens the menu. When it closes the keyboard focus goes back to where it was.
 */
void
ichomp_menus_open (GtkMenuButton *button)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (button));

  g_set_weak_pointer (&get_menu (button)->focus_before, gtk_root_get_focus (root));
  gtk_menu_button_popup (button);
}
