/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A kiosk at the hands of its visitors: no key, click or other program opens files or GTK's
 * windows, and no change of a setting outlasts the start. */

#include <gio/gio.h>
#include <string.h>

#include "monkey.h"
#include "person.h"
#include "test-main.h"
#include "translations.h"

#define APPLICATION_ID "org.ichomp.iChomp"
#define OBJECT_PATH "/org/ichomp/iChomp"

#define GOAL_1 "Be opened at the start."
#define GOAL_2 "Never be opened."

static const char lesson_format[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<lesson format=\"1\" id=\"%s\" minutes=\"5\">\n"
    "  <title>From a file</title>\n"
    "  <goal>%s</goal>\n"
    "  <section id=\"start\"><heading>Here</heading><p>It is.</p></section>\n"
    "</lesson>\n";

static char *
write_lesson (Driver *driver, const char *name, const char *id, const char *goal)
{
  g_autofree char *text = g_strdup_printf (lesson_format, id, goal);

  driver_write_file (driver, name, text);
  return driver_build_path (driver, name);
}

static void
start_kiosk (Driver *driver, const char *argument)
{
  driver_set_arguments (driver, (const char *const[]){ "--kiosk", argument, NULL });
  driver_start (driver);
}

/* Waits until all earlier keys and clicks have been handled. */
static void
finish_input (Driver *driver)
{
  g_autoptr (TreeNode) item = NULL;

  person_press (driver, XK_F10, 0);
  item = person_wait_for (driver, "menu item", "Statistics");
  person_press (driver, XK_Escape, 0);
}

static gboolean
is_on_page (Driver *driver, const char *name)
{
  g_autoptr (TreeNode) tab = person_find (driver, "page tab", name);

  return tab != NULL && tree_has_state (tab, ATSPI_STATE_SELECTED);
}

static void
test_inspector (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (GPtrArray) titles = NULL;

  start_kiosk (driver, NULL);
  person_press (driver, XK_i, SCREEN_CONTROL | SCREEN_SHIFT);
  person_press (driver, XK_d, SCREEN_CONTROL | SCREEN_SHIFT);
  finish_input (driver);
  titles = screen_list_titles ();
  g_assert_cmpuint (titles->len, ==, 1);
  driver_kill (driver);
}

/* The desktop's settings say what clicks on a title bar do. */
static void
test_title_bar (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autofree char *folder = driver_build_path (driver, "");
  g_autoptr (TreeNode) redo = NULL;
  int x;
  int y;

  driver_write_file (driver, "gtk-4.0/settings.ini",
                     "[Settings]\n"
                     "gtk-titlebar-double-click=minimize\n"
                     "gtk-titlebar-middle-click=minimize\n"
                     "gtk-titlebar-right-click=minimize\n");
  driver_set_variable (driver, "XDG_CONFIG_DIRS", folder);
  start_kiosk (driver, NULL);

  redo = person_wait_for (driver, "push button", "Redo");
  person_point_at (driver, redo);
  screen_get_pointer (&x, &y);
  screen_move_pointer (x + 40, y);
  screen_click (3);
  screen_click (2);
  screen_click (1);
  screen_click (1);
  finish_input (driver);
  g_assert_false (screen_has_minimized ());
  driver_kill (driver);
}

static void
test_settings (void)
{
  static const struct
  {
    KeySym key;
    guint modifiers;
  } keys[] = {
    { XK_F9, 0 },
    { XK_F11, SCREEN_CONTROL },
    { XK_4, SCREEN_CONTROL },
    { XK_equal, SCREEN_CONTROL },
    { XK_1, SCREEN_ALT },
  };
  static const char *const names[] = { "show-panel", "projector",        "show-binary",
                                       "zoom",       "show-move-values", "show-nw" };
  g_autoptr (Driver) driver = driver_new ();

  start_kiosk (driver, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    person_press (driver, keys[i].key, keys[i].modifiers);
  finish_input (driver);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *value = driver_dup_setting (driver, names[i]);

      g_test_message ("%s", names[i]);
      g_assert_null (value);
    }
  driver_kill (driver);
}

static void
open_by_bus (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  const char *const uris[] = { uri, NULL };
  g_autoptr (GVariant) reply = NULL;

  g_assert_no_error (error);
  reply = g_dbus_connection_call_sync (
      bus, APPLICATION_ID, OBJECT_PATH, "org.freedesktop.Application", "Open",
      g_variant_new ("(^as@a{sv})", uris, g_variant_new_array (G_VARIANT_TYPE ("{sv}"), NULL, 0)),
      NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
}

/* The first start may open a file, another start and other programs may not. */
static void
test_files (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autofree char *first = write_lesson (driver, "first.xml", "first", GOAL_1);
  g_autofree char *second = write_lesson (driver, "second.xml", "second", GOAL_2);
  const char *const *starts[] = {
    (const char *const[]){ second, NULL },
    (const char *const[]){ "--kiosk", second, NULL },
  };

  start_kiosk (driver, first);
  person_wait_for_text (driver, GOAL_1);

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (CommandResult) result = driver_run_again (driver, starts[i]);

      command_assert_succeeded (result);
      finish_input (driver);
      g_assert_true (person_has_text (driver, GOAL_1));
    }

  open_by_bus (second);
  finish_input (driver);
  g_assert_true (person_has_text (driver, GOAL_1));
  g_assert_true (is_on_page (driver, "Lessons"));
  driver_kill (driver);
}

/* A visitor who presses keys and clicks at random */

/* The titles of the windows that a kiosk may show. The main window is named after what happened
 * last: in place of that there is "%s". */
static const char *const allowed_titles[] = {
  "%s – iChomp", "New Game", "Position", "Statistics", "Keyboard shortcuts", "Results of Practice",
};

static gboolean
is_allowed (GPtrArray *allowed, const char *title)
{
  for (guint i = 0; i < allowed->len; i++)
    {
      const char *pattern = g_ptr_array_index (allowed, i);

      if (g_str_has_prefix (pattern, "%s") ? g_str_has_suffix (title, pattern + strlen ("%s"))
                                           : g_str_equal (title, pattern))
        return TRUE;
    }

  return FALSE;
}

static void
check_kiosk (Driver *driver, gpointer allowed)
{
  g_autoptr (GPtrArray) titles = screen_list_titles ();

  for (guint i = 0; i < titles->len; i++)
    if (!is_allowed (allowed, g_ptr_array_index (titles, i)))
      g_error ("A kiosk shows the window “%s”.", (char *)g_ptr_array_index (titles, i));

  if (screen_has_minimized ())
    g_error ("A kiosk is minimized.");
}

/* The results of practice are the ones that could be exported and deleted elsewhere. */
static void
test_random (void)
{
  /* The visitor is led to windows that take several steps to find. */
  static const MonkeyPlace places[] = {
    { { "--language=en", "--practice" }, "Results…", NULL },
    { { "--language=en", "--lessons" }, NULL, NULL },
    { { "--language=en", "--players=two" }, "New Game…", NULL },
  };
  static const char practice[] = "[iChomp practice]\nversion=1\n\n[day 2020-01-02]\nxor=3;2;1;\n";
  g_autoptr (Driver) driver = driver_new ();
  g_autofree char *settings_path = g_build_filename (
      driver_get_data_folder (driver), "..", "config", "glib-2.0", "settings", "keyfile", NULL);
  g_autoptr (GPtrArray) allowed = translations_list (allowed_titles, G_N_ELEMENTS (allowed_titles));
  g_autofree char *kept = NULL;
  Monkey visitor = {
    .n_actions = 900,
    .seed = 1,
    .places = places,
    .n_places = G_N_ELEMENTS (places),
    .actions_per_place = 400,
    .actions_per_check = 10,
    .check = check_kiosk,
    .user_data = allowed,
  };

  driver_forget_settings (driver);
  driver_write_file (driver, "practice.ini", practice);
  driver_set_arguments (driver, (const char *const[]){ "--kiosk", NULL });
  monkey_play (&visitor, driver);

  g_assert_false (g_file_test (settings_path, G_FILE_TEST_EXISTS));
  kept = driver_dup_value (driver, "practice.ini", "day 2020-01-02", "xor");
  g_assert_cmpstr (kept, ==, "3;2;1;");
  driver_kill (driver);
}

void
add_tests (void)
{
  g_test_add_func ("/kiosk/inspector", test_inspector);
  g_test_add_func ("/kiosk/title-bar", test_title_bar);
  g_test_add_func ("/kiosk/settings", test_settings);
  g_test_add_func ("/kiosk/files", test_files);
  g_test_add_func ("/kiosk/random", test_random);
}
