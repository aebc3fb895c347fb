/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys of all commands. What is here belongs in ui/ichomp-shortcuts-window.ui too. */

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

/* These are letters, and may be meant to be written. */
static const struct
{
  const char *action;
  const char *key;
} letters[] = {
  { "win.hint", "h" },
  { "app.help", "question" },
};

/**
 * ichomp_keys_set:
 * @application: the application
 *
 * Gives the commands of @application and of its windows their keys.
 */
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
 * Gives commands keys that work where nobody is writing: an accelerator would come before the text.
 * The primary menu says of each of them what it is.
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
