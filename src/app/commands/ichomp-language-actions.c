/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The language of all windows, as the settings say, and the commands that change it. */

#include "ichomp-language-actions.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "ichomp-enums.h"
#include "game/base/ichomp-i18n.h"
#include "game/base/ichomp-language.h"
#include "widgets/language/ichomp-script.h"
#include "widgets/language/ichomp-translatable.h"
#include "app/window/ichomp-window-place.h"

/* Windows with texts of GTK, which cannot change: they are replaced by the command that opened
 * them. */
static const struct
{
  const char *type_name;
  const char *action;
} replaced_windows[] = {
  { "IchompShortcutsWindow", "shortcuts" },
  { "GtkAboutDialog", "about" },
};

/* Returns: (transfer none) (nullable): a visible window of that type */
static GtkWindow *
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_OBJECT_TYPE (window) == type && gtk_widget_get_visible (window))
        return GTK_WINDOW (window);
    }

  return NULL;
}

/* A visible window would be presented instead of a new one. */
static void
replace_window (GtkWidget *window, GtkApplication *application, const char *action)
{
  GtkWindow *other;

  gtk_widget_set_visible (window, FALSE);
  g_action_group_activate_action (G_ACTION_GROUP (application), action, NULL);
  other = find_window (G_OBJECT_TYPE (window));
  if (other != NULL)
    ichomp_window_place_copy (GTK_WINDOW (window), other);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
update_window (GtkWidget *window, GtkApplication *application)
{
  for (guint i = 0; i < G_N_ELEMENTS (replaced_windows); i++)
    if (g_str_equal (G_OBJECT_TYPE_NAME (window), replaced_windows[i].type_name))
      {
        replace_window (window, application, replaced_windows[i].action);
        return;
      }

  ichomp_translatable_update (window);
}

static void
use_settings (GSettings *settings)
{
  ichomp_i18n_set_language ((IchompLanguage)g_settings_get_enum (settings, "language"));
  ichomp_digits_set_own (g_settings_get_boolean (settings, "own-digits"));
  ichomp_script_use (ichomp_i18n_get_language ());
}

static void
language_changed_cb (GSettings *settings, const char *key, GtkApplication *application)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  use_settings (settings);
  for (GList *l = windows; l != NULL; l = l->next)
    update_window (l->data, application);
}

/* Opens the menu, to choose a second language. */
static void
ask_for_language (void)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  GtkWindow *window = gtk_application_get_active_window (application);

  if (window != NULL)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.languages", NULL);
}

/* Whether there is no other language to change to or to show beside. */
static gboolean
has_one_language (GSettings *settings)
{
  return ichomp_i18n_resolve ((IchompLanguage)g_settings_get_enum (settings, "language"))
         == ichomp_i18n_resolve ((IchompLanguage)g_settings_get_enum (settings, "second-language"));
}

/* Swaps the two languages: the same command leads back. */
static void
other_language_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GSettings *settings = user_data;
  IchompLanguage language = (IchompLanguage)g_settings_get_enum (settings, "language");
  IchompLanguage second = (IchompLanguage)g_settings_get_enum (settings, "second-language");
  g_autoptr (GSettings) change = NULL;

  if (has_one_language (settings))
    {
      ask_for_language ();
      return;
    }

  change = ichomp_settings_begin_change (settings);
  g_settings_set_enum (change, "language", second);
  g_settings_set_enum (change, "second-language", language);
  g_settings_apply (change);
}

static void
update_other_language (GSimpleAction *action, const char *name, GSettings *settings)
{
  g_simple_action_set_enabled (action, g_settings_is_writable (settings, "language")
                                           && g_settings_is_writable (settings, "second-language"));
}

static void
side_by_side_change_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  g_settings_set_value (user_data, "side-by-side", state);
}

/* Where both languages are the same, nothing would be beside a lesson: the entry of the menu is
 * insensitive until another one is chosen above it. */
static void
update_side_by_side (GSimpleAction *action, const char *name, GSettings *settings)
{
  g_autoptr (GVariant) state = g_settings_get_value (settings, "side-by-side");

  g_simple_action_set_state (action, state);
  g_simple_action_set_enabled (action, g_settings_is_writable (settings, "side-by-side")
                                           && !has_one_language (settings));
}

static const GActionEntry actions[] = {
  { .name = "other-language", .activate = other_language_activate_cb },
  { .name = "side-by-side", .state = "false", .change_state = side_by_side_change_cb },
};

static void
follow_settings (GtkApplication *application,
                 const char *name,
                 GSettings *settings,
                 void (*follow) (GSimpleAction *, const char *, GSettings *))
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (application), name);

  follow (G_SIMPLE_ACTION (action), NULL, settings);
  g_signal_connect_object (settings, "writable-changed", G_CALLBACK (follow), action,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed", G_CALLBACK (follow), action, G_CONNECT_SWAPPED);
}

/**
 * ichomp_language_actions_add:
 * @application: the application
 * @settings: the settings
 *
 * Applies the language of @settings to all windows, now and after every change, and adds the
 * commands for languages to @application. A language from the command line takes precedence over
 * the saved one.
 */
void
ichomp_language_actions_add (GtkApplication *application, GSettings *settings)
{
  IchompLanguage chosen = ichomp_i18n_get_choice ();
  static const char *const names[] = { "language", "second-language" };

  if (chosen != ICHOMP_LANGUAGE_SYSTEM)
    ichomp_settings_set_for_now (settings, "language", chosen);
  use_settings (settings);
  g_signal_connect_object (settings, "changed::language", G_CALLBACK (language_changed_cb),
                           application, 0);
  g_signal_connect_object (settings, "changed::own-digits", G_CALLBACK (language_changed_cb),
                           application, 0);

  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions),
                                   settings);
  follow_settings (application, "other-language", settings, update_other_language);
  follow_settings (application, "side-by-side", settings, update_side_by_side);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (settings, names[i]);

      g_action_map_add_action (G_ACTION_MAP (application), action);
    }
}
