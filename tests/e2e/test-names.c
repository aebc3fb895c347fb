/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Every widget that takes the keyboard focus has a name for a screen reader, in every window and
 * every language. */

#include <gio/gio.h>

#include "catalogue.h"
#include "person.h"
#include "test-main.h"
#include "translations.h"

#define APPLICATION_ID "org.ichomp.iChomp"
#define OBJECT_PATH "/org/ichomp/iChomp"
#define WINDOW_PATH OBJECT_PATH "/window/1"

/* All of them together, although some are modal: a command from the bus opens them. */
static const struct
{
  const char *path;
  const char *action;
  const char *title;
} windows[] = {
  { OBJECT_PATH, "preferences", "Preferences" }, { OBJECT_PATH, "statistics", "Statistics" },
  { WINDOW_PATH, "new-game", "New Game" },       { WINDOW_PATH, "edit-position", "Position" },
  { WINDOW_PATH, "worksheet", "Worksheet" },
};

static void
activate (const char *path, const char *action)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_autoptr (GVariant) reply = NULL;

  g_assert_no_error (error);
  reply = g_dbus_connection_call_sync (bus, APPLICATION_ID, path, "org.gtk.Actions", "Activate",
                                       g_variant_new ("(sava{sv})", action, NULL, NULL), NULL,
                                       G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
}

/* Another start of the program */
static void
ask (Driver *driver, const char *option, const char *value)
{
  g_autoptr (CommandResult) result =
      driver_run_again (driver, (const char *const[]){ option, value, NULL });

  command_assert_succeeded (result);
}

static void
add (GPtrArray *names, TreeNode *node)
{
  g_ptr_array_add (names, tree_dup_role (node));
  g_ptr_array_add (names, tree_dup_name (node));
}

/* A place that scrolls passes the focus on to what can take it inside. */
static gboolean
passes_focus_on (TreeNode *node, const char *role)
{
  g_autoptr (GPtrArray) inside = NULL;

  if (!g_str_equal (role, "scroll pane"))
    return FALSE;

  inside = tree_list (node, NULL);
  for (guint i = 1; i < inside->len; i++)
    if (tree_has_state (g_ptr_array_index (inside, i), ATSPI_STATE_FOCUSABLE))
      return TRUE;

  return FALSE;
}

/* The names of what takes the focus, with their roles. The present choice inside a drop-down list
 * is an item that says it can, but it is a part of the button. */
static gboolean
collect_cb (TreeNode *node, gpointer user_data)
{
  g_autofree char *role = tree_dup_role (node);

  if (g_str_equal (role, "combo box"))
    {
      g_autoptr (TreeNode) button = atspi_accessible_get_child_at_index (node, 0, NULL);

      if (button != NULL)
        add (user_data, button);
      return FALSE;
    }

  if (tree_has_state (node, ATSPI_STATE_FOCUSABLE) && !passes_focus_on (node, role))
    add (user_data, node);
  return TRUE;
}

static gboolean
is_name (const char *name, Translations *translations)
{
  return !g_regex_match_simple ("^((Gtk|Ichomp)[A-Z]\\w*|\\s*)$", name, 0, 0)
         && (translations == NULL || !translations_is_english (translations, name));
}

/* Whether everything has a name; what is hidden changes its language a little later. */
static gboolean
is_named (Driver *driver, Translations *translations)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  gboolean named = TRUE;

  tree_visit (driver_get_application (driver), collect_cb, names);
  for (guint i = 0; i < names->len; i += 2)
    if (!is_name (g_ptr_array_index (names, i + 1), translations))
      {
        g_test_message ("%s “%s”", (char *)g_ptr_array_index (names, i),
                        (char *)g_ptr_array_index (names, i + 1));
        named = FALSE;
      }

  return named;
}

static void
test_windows (void)
{
  g_auto (GStrv) languages = catalogue_read_languages ();
  g_autoptr (Driver) driver = driver_new ();

  driver_start (driver);
  ask (driver, "--practice", NULL);
  g_object_unref (person_wait_for (driver, "push button", "Results…"));

  /* A lesson changes its language while it is on show. */
  ask (driver, "--lessons", NULL);
  g_object_unref (person_wait_for (driver, "push button", "Open a Lesson…"));
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      activate (windows[i].path, windows[i].action);
      DRIVER_WAIT (driver, person_has_window (driver, windows[i].title));
    }

  DRIVER_WAIT (driver, is_named (driver, NULL));
  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autoptr (Translations) translations = translations_load (languages[i]);

      g_test_message ("%s", languages[i]);
      ask (driver, "--language", languages[i]);
      DRIVER_WAIT (driver, is_named (driver, translations));
    }

  person_quit (driver);
}

void
add_tests (void)
{
  g_test_add_func ("/names/windows", test_windows);
}
