/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys that move the focus from tile to tile: a step, or as far as the board goes. */

#include "ichomp-board-keys.h"

static const struct
{
  guint key;
  GdkModifierType modifiers;
  GtkDirectionType direction;
  gboolean to_end;
} keys[] = {
  { GDK_KEY_Left, 0, GTK_DIR_LEFT, FALSE },
  { GDK_KEY_Left, GDK_CONTROL_MASK, GTK_DIR_LEFT, TRUE },
  { GDK_KEY_KP_Left, 0, GTK_DIR_LEFT, FALSE },
  { GDK_KEY_KP_Left, GDK_CONTROL_MASK, GTK_DIR_LEFT, TRUE },
  { GDK_KEY_Right, 0, GTK_DIR_RIGHT, FALSE },
  { GDK_KEY_Right, GDK_CONTROL_MASK, GTK_DIR_RIGHT, TRUE },
  { GDK_KEY_KP_Right, 0, GTK_DIR_RIGHT, FALSE },
  { GDK_KEY_KP_Right, GDK_CONTROL_MASK, GTK_DIR_RIGHT, TRUE },
  { GDK_KEY_Up, 0, GTK_DIR_UP, FALSE },
  { GDK_KEY_Up, GDK_CONTROL_MASK, GTK_DIR_UP, TRUE },
  { GDK_KEY_KP_Up, 0, GTK_DIR_UP, FALSE },
  { GDK_KEY_KP_Up, GDK_CONTROL_MASK, GTK_DIR_UP, TRUE },
  { GDK_KEY_Down, 0, GTK_DIR_DOWN, FALSE },
  { GDK_KEY_Down, GDK_CONTROL_MASK, GTK_DIR_DOWN, TRUE },
  { GDK_KEY_KP_Down, 0, GTK_DIR_DOWN, FALSE },
  { GDK_KEY_KP_Down, GDK_CONTROL_MASK, GTK_DIR_DOWN, TRUE },
  { GDK_KEY_Home, 0, GTK_DIR_LEFT, TRUE },
  { GDK_KEY_KP_Home, 0, GTK_DIR_LEFT, TRUE },
  { GDK_KEY_End, 0, GTK_DIR_RIGHT, TRUE },
  { GDK_KEY_KP_End, 0, GTK_DIR_RIGHT, TRUE },
};

/**
 * ichomp_board_keys_bind:
 * @board_class: the class of the widget that holds the tiles
 * @walk: moves the focus; its arguments are of type `(ib)`: the [enum@Gtk.DirectionType] as seen on
 *   the screen, and whether to go as far as possible
 *
 * Calls @walk when one of these keys is pressed in such a widget.
 */
void
ichomp_board_keys_bind (GtkWidgetClass *board_class, GtkShortcutFunc walk)
{
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (board_class, keys[i].key, keys[i].modifiers, walk, "(ib)",
                                  keys[i].direction, keys[i].to_end);
}
