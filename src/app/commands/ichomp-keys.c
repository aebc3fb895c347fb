/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys of all commands. A change also belongs in ui/dialogs/ichomp-shortcuts-window.ui. */

#include "ichomp-keys.h"

static const struct
{
  const char *action;
  const char *keys[5];
} accelerators[] = {
  { "win.new-game", { "<Control>n" } },
  { "win.edit-position", { "<Control>e" } },
  { "win.restart", { "<Control>r" } },
  { "win.randomise", { "<Control><Shift>r" } },
  { "win.open", { "<Control>o" } },
  { "win.save", { "<Control>s" } },
  { "win.save-as", { "<Control><Shift>s" } },
  { "win.undo", { "<Control>z" } },
  { "win.redo", { "<Control><Shift>z", "<Control>y" } },
  { "win.print", { "<Control>p" } },
  { "win.copy-picture", { "<Control><Shift>c" } },
  { "app.show-panel", { "F9" } },
  { "win.fullscreen", { "F11" } },
  { "app.projector", { "<Control>F11" } },
  { "app.zoom-in", { "<Control>plus", "<Control>equal", "<Control>KP_Add", "ZoomIn" } },
  { "app.zoom-out", { "<Control>minus", "<Control>KP_Subtract", "ZoomOut" } },
  { "app.zoom-reset", { "<Control>0", "<Control>KP_0" } },
  { "win.next-region", { "F6" } },
  { "win.previous-region", { "<Shift>F6" } },
  { "win.menu", { "F10" } },
  { "app.show-move-values", { "<Control>m" } },
  { "app.preset-discover::discover", { "<Control>1" } },
  { "app.preset-numbers::numbers", { "<Control>2" } },
  { "app.preset-binary::binary", { "<Control>3" } },
  { "app.preset-everything::everything", { "<Control>4" } },
  { "app.show-nw", { "<Alt>1" } },
  { "app.show-ne", { "<Alt>2" } },
  { "app.show-sw", { "<Alt>3" } },
  { "app.show-se", { "<Alt>4" } },
  { "app.show-nim-sum", { "<Alt>5" } },
  { "app.show-outcome", { "<Alt>6" } },
  { "app.other-language", { "F2" } },
  { "app.side-by-side", { "<Shift>F2" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.help", { "F1" } },
  { "app.shortcuts", { "<Control>question" } },
  { "app.quit", { "<Control>q" } },
  { "window.close", { "<Control>w" } },
};

/* Plain letters, which must not work in text fields. */
static const struct
{
  const char *action;
  const char *key;
} letters[] = {
  { "win.hint", "h" },
  { "app.help", "question" },
};

void
ichomp_keys_set (GtkApplication *application)
{
  for (guint i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (application, accelerators[i].action,
                                           accelerators[i].keys);
}

/**
 * ichomp_keys_add_letters:
 * @window: a window of the application
 *
 * Adds the keys that are letters. They are shortcuts of the window, not accelerators, which would
 * take precedence over text fields. The main menu shows them.
 */
void
ichomp_keys_add_letters (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    gtk_shortcut_controller_add_shortcut (
        GTK_SHORTCUT_CONTROLLER (keys),
        gtk_shortcut_new (gtk_shortcut_trigger_parse_string (letters[i].key),
                          gtk_named_action_new (letters[i].action)));
  gtk_widget_add_controller (window, keys);
}
