/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The program on machines where something is missing: it starts without a word on standard error,
 * can be played, and tells once what it cannot keep. */

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "disk.h"
#include "person.h"
#include "play.h"
#include "test-main.h"

#define GAME_LOST "The game cannot be saved and would be lost on quitting: "
#define SETTINGS_LOST "Settings cannot be kept on this system: changes last until you quit."

/* There is no folder in it, and none can be made. */
#define NO_FOLDER "/proc/nothing"

static const char *const folder_variables[] = { "XDG_CACHE_HOME", "XDG_CONFIG_HOME",
                                                "XDG_DATA_HOME", "XDG_STATE_HOME" };

/* The settings may be lost as well: the command line says what to play. */
static Driver *
create_driver (void)
{
  static const char *const arguments[] = { "--position", "2,2/2,2/2,2/2,2", "--players", "two",
                                           NULL };
  Driver *driver = driver_new ();

  driver_set_arguments (driver, arguments);
  return driver;
}

static void
set_home (Driver *driver, const char *home)
{
  driver_set_variable (driver, "HOME", home);
  for (guint i = 0; i < G_N_ELEMENTS (folder_variables); i++)
    driver_set_variable (driver, folder_variables[i], NULL);
}

static char *
dup_notice (Driver *driver)
{
  g_autoptr (TreeNode) node = person_find (driver, "alert", NULL);

  return node != NULL ? tree_dup_name (node) : g_strdup ("");
}

/* Whether the notice is this one; %NULL if there is none. */
static gboolean
has_notice (Driver *driver, const char *expected)
{
  g_autofree char *notice = dup_notice (driver);

  return g_str_equal (notice, expected != NULL ? expected : "");
}

/* @notices: what is told, the newest first, none of it twice; ends with %NULL */
static void
assert_starts (Driver *driver, const char *const *notices)
{
  g_autoptr (Play) game =
      play_new (driver, rules_position_new_full (4, 4), PLAY_SIDE_1, PLAY_SIDE_2);
  RulesMove move = { 0, 0, 0 };

  driver_start (driver);
  DRIVER_WAIT (driver, has_notice (driver, notices[0]));
  play_assert_shown (game);
  play_take (game, &move, PLAY_BY_TREE);
  play_assert_shown (game);
  for (; *notices != NULL; notices++)
    {
      g_assert_true (has_notice (driver, *notices));
      person_click_button (driver, "Close this message");
      DRIVER_WAIT (driver, has_notice (driver, notices[1]));
    }
  person_quit (driver);
}

static gboolean
has_text (const char *path, const char *part)
{
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) && strstr (text, part) != NULL;
}

/* There is no accessibility tree without the bus.
 *
 * @text: (nullable): what the file of the settings has at the start */
static void
assert_starts_without_bus (const char *text)
{
  g_autoptr (Driver) driver = create_driver ();
  g_autofree char *settings = g_build_filename (driver_get_data_folder (driver), "..", "config",
                                                "ichomp", "settings.ini", NULL);
  g_autofree char *game = driver_build_path (driver, "game.ini");
  ScreenWindow window;

  driver_set_variable (driver, "DBUS_SESSION_BUS_ADDRESS", "unix:path=" NO_FOLDER);
  driver_set_variable (driver, "XDG_RUNTIME_DIR", NULL);
  driver_set_variable (driver, "GTK_A11Y", NULL);
  driver_set_variable (driver, "GSETTINGS_BACKEND", NULL);
  if (text != NULL)
    {
      g_autofree char *folder = g_path_get_dirname (settings);

      g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
      g_assert_true (g_file_set_contents (settings, text, -1, NULL));
    }
  driver_spawn (driver);
  driver_get_screen_window (driver, &window);
  screen_focus (window.window);
  DRIVER_WAIT (driver, has_text (game, "index="));
  person_press (driver, XK_m, SCREEN_CONTROL);
  DRIVER_WAIT (driver, has_text (settings, "show-move-values=true\n"));
  person_quit (driver);
}

static void
test_no_bus (void)
{
  assert_starts_without_bus (NULL);
}

static void
test_damaged_settings (void)
{
  assert_starts_without_bus ("[iChomp]\nthis line is damaged\n");
}

static void
test_no_runtime_folder (void)
{
  g_autoptr (Driver) driver = create_driver ();

  driver_set_variable (driver, "XDG_RUNTIME_DIR", NULL);
  assert_starts (driver, (const char *const[]){ NULL });
}

static void
test_no_home (void)
{
  g_autoptr (Driver) driver = create_driver ();

  set_home (driver, NO_FOLDER);
  assert_starts (driver, (const char *const[]){ GAME_LOST
                                                "The folder “" NO_FOLDER
                                                "/.local/share/ichomp” could not be made: There is "
                                                "no such file or folder.",
                                                SETTINGS_LOST, NULL });
}

static void
test_disk (gconstpointer read_only)
{
  g_autoptr (Driver) driver = create_driver ();
  g_autofree char *home = g_build_filename (driver_get_data_folder (driver), "home", NULL);
  g_autofree char *notice = NULL;
  const char *second = NULL;

  g_assert_cmpint (g_mkdir (home, 0700), ==, 0);
  if (!disk_mount (home))
    {
      g_test_skip ("Nothing may be mounted here.");
      return;
    }

  set_home (driver, home);
  if (read_only != NULL)
    {
      second = SETTINGS_LOST;
      notice = g_strdup_printf (GAME_LOST
                                "The folder “%s/.local/share/ichomp” could not be made: Nothing "
                                "can be written to this disk.",
                                home);
      disk_set_read_only (home, TRUE);
    }
  else
    {
      notice = g_strdup_printf (GAME_LOST "The file “%s/.local/share/ichomp/game.ini” could not be "
                                          "written: The disk is full.",
                                home);
      disk_fill (home);
    }
  assert_starts (driver, (const char *const[]){ notice, second, NULL });
  disk_unmount (home);
}

/* The program brings its schema, which passes through a temporary file. */
static void
test_no_temporary_folder (void)
{
  g_autoptr (Driver) driver = create_driver ();

  driver_set_variable (driver, "TMPDIR", NO_FOLDER);
  assert_starts (driver, (const char *const[]){ NULL });
}

static void
test_locale (gconstpointer locale)
{
  g_autoptr (Driver) driver = create_driver ();

  driver_set_variable (driver, "LC_ALL", locale);
  assert_starts (driver, (const char *const[]){ NULL });
}

/* There are schemas and types of files, but no icons. */
static void
test_no_icons (void)
{
  static const char *const folders[] = { "glib-2.0", "mime" };
  g_autoptr (Driver) driver = create_driver ();
  g_autofree char *data = g_build_filename (driver_get_data_folder (driver), "no-icons", NULL);

  g_assert_cmpint (g_mkdir (data, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *target = g_build_filename ("/usr/share", folders[i], NULL);
      g_autofree char *link = g_build_filename (data, folders[i], NULL);

      g_assert_cmpint (symlink (target, link), ==, 0);
    }
  driver_set_variable (driver, "XDG_DATA_DIRS", data);
  assert_starts (driver, (const char *const[]){ NULL });
}

void
add_tests (void)
{
  disk_enter ();

  g_test_add_func ("/surroundings/no-bus", test_no_bus);
  g_test_add_func ("/surroundings/damaged-settings", test_damaged_settings);
  g_test_add_func ("/surroundings/no-runtime-folder", test_no_runtime_folder);
  g_test_add_func ("/surroundings/no-home", test_no_home);
  g_test_add_data_func ("/surroundings/read-only-home", "read-only", test_disk);
  g_test_add_data_func ("/surroundings/full-disk", NULL, test_disk);
  g_test_add_func ("/surroundings/no-temporary-folder", test_no_temporary_folder);
  g_test_add_data_func ("/surroundings/locale-c", "C", test_locale);
  g_test_add_data_func ("/surroundings/unknown-locale", "xx_XX.UTF-8", test_locale);
  g_test_add_func ("/surroundings/no-icons", test_no_icons);
}
