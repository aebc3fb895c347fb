/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Settings on backends made here: one with a locked key, and one with the name of the desktop's
 * backend. GIO chooses the backend once in a process, so each case runs in a separate process. */

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <string.h>
#include <unistd.h>

#include "settings-backend.h"
#include "engine/sg.h"
#include "game/storage/ichomp-settings.h"
#include "support.h"
#include "test-main.h"

#define PATH "/org/ichomp/iChomp/"

static const char *locked_key;

static gboolean
is_writable (const char *key)
{
  return g_strcmp0 (key, locked_key) != 0;
}

static void
lock (const char *key)
{
  locked_key = key;
  settings_backend_locks_changed (PATH);
  support_iterate ();
}

/* Runs the test again in a subprocess. Returns whether this is the subprocess. */
static gboolean
in_subprocess (void)
{
  if (g_test_subprocess ())
    return TRUE;

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  return FALSE;
}

/* Setting a locked key changes nothing, and its action is disabled while it is locked. */
static void
test_lock (void)
{
  GSettings *settings;
  GAction *action;
  GAction *other;

  if (!in_subprocess ())
    return;

  settings_backend_use ("LockingBackend", is_writable, NULL);
  locked_key = PATH "animate";
  settings = ichomp_settings_new ();
  action = g_settings_create_action (settings, "animate");
  other = g_settings_create_action (settings, "randomise");
  g_assert_true (ichomp_settings_are_kept (settings));

  g_assert_false (g_settings_is_writable (settings, "animate"));
  g_assert_true (g_settings_is_writable (settings, "randomise"));
  g_assert_false (g_action_get_enabled (action));
  g_assert_true (g_action_get_enabled (other));

  g_settings_set_boolean (settings, "animate", FALSE);
  g_action_activate (action, NULL);
  g_action_change_state (action, g_variant_new_boolean (FALSE));
  g_assert_true (g_settings_get_boolean (settings, "animate"));

  lock (PATH "randomise");
  g_assert_true (g_settings_is_writable (settings, "animate"));
  g_assert_true (g_action_get_enabled (action));
  g_assert_false (g_action_get_enabled (other));

  g_assert_finalize_object (action);
  g_assert_finalize_object (other);
  g_assert_finalize_object (settings);
}

/* The desktop's backend writes through the session bus. Without a bus, the program stores its
 * settings in a file. */
static void
test_desktop_without_bus (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (), "ichomp", NULL);
  g_autofree char *path = g_build_filename (folder, "settings.ini", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  GSettings *settings;
  GStatBuf status;

  if (!in_subprocess ())
    return;

  settings_backend_use ("DConfSettingsBackend", is_writable, NULL);
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent", TRUE);

  settings = ichomp_settings_new ();
  g_assert_true (ichomp_settings_are_kept (settings));
  g_settings_set_enum (settings, "level", SG_LEVEL_HARD);
  g_assert_finalize_object (settings);

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (text, "[iChomp]\nlevel='hard'\n"));
  g_assert_cmpint (g_stat (folder, &status), ==, 0);
  g_assert_cmphex (status.st_mode & 0777, ==, 0700);

  settings = ichomp_settings_new ();
  g_assert_cmpint (g_settings_get_enum (settings, "level"), ==, SG_LEVEL_HARD);
  g_assert_finalize_object (settings);
}

/* The same if the environment asks for the backend by name. */
static void
test_desktop_asked_for (void)
{
  GSettings *settings;

  if (!in_subprocess ())
    return;

  settings_backend_use ("DConfSettingsBackend", is_writable, NULL);
  g_setenv ("GSETTINGS_BACKEND", "made-here", TRUE);
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent", TRUE);

  settings = ichomp_settings_new ();
  g_assert_true (ichomp_settings_are_kept (settings));
  g_assert_finalize_object (settings);
}

/* A damaged file yields the default settings. */
static void
test_damaged_file (void)
{
  static const char *const texts[] = {
    "",
    "level='hard'",
    "[iChomp]\nlevel=7\nboard-width=-1\nanimate=maybe\n",
    "[iChomp]\nlevel='impossible'\nboard-width=uint32 99\n",
    "\xff\xfe[[[",
    "[iChomp]\nlevel='\xff'\n",
  };
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (), "ichomp", NULL);
  g_autofree char *path = g_build_filename (folder, "settings.ini", NULL);

  if (!in_subprocess ())
    return;

  settings_backend_use ("DConfSettingsBackend", is_writable, NULL);
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent", TRUE);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      GSettings *settings;

      g_file_set_contents (path, texts[i], -1, &error);
      g_assert_no_error (error);

      settings = ichomp_settings_new ();
      g_assert_cmpint (g_settings_get_enum (settings, "level"), ==, SG_LEVEL_EASY);
      g_assert_cmpuint (g_settings_get_uint (settings, "board-width"), ==, 8);
      g_assert_true (g_settings_get_boolean (settings, "animate"));
      g_assert_finalize_object (settings);
    }
}

/* GIO would write back only what it can read. */
static void
test_set_aside (void)
{
  static const char text[] = "[iChomp]\nanimate=false\n\nfor my class: level hard\n";
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (), "ichomp", NULL);
  g_autofree char *path = g_build_filename (folder, "settings.ini", NULL);
  g_autofree char *bad_path = g_strconcat (path, ".bad", NULL);
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;
  GSettings *settings;

  if (!in_subprocess ())
    return;

  settings_backend_use ("DConfSettingsBackend", is_writable, NULL);
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent", TRUE);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);

  settings = ichomp_settings_new ();
  g_assert_true (ichomp_settings_are_kept (settings));
  g_assert_cmpstr (ichomp_settings_get_bad_path (settings), ==, bad_path);
  g_settings_set_boolean (settings, "animate", FALSE);
  g_assert_finalize_object (settings);

  settings = ichomp_settings_new ();
  g_assert_cmpstr (ichomp_settings_get_bad_path (settings), ==, bad_path);
  g_assert_finalize_object (settings);

  g_file_get_contents (bad_path, &kept, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (kept, ==, text);
}

static void
count_cb (GObject *object)
{
  g_object_set_data (object, "count",
                     GUINT_TO_POINTER (GPOINTER_TO_UINT (g_object_get_data (object, "count")) + 1));
}

static void
set_disk_full (gboolean is_full)
{
  struct rlimit limit;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = is_full ? 0 : limit.rlim_max;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* A value that could not be stored is kept for now, and stored with the next one. */
static void
test_full_disk (void)
{
  g_autoptr (GObject) counter = g_object_new (G_TYPE_OBJECT, NULL);
  GSettings *settings;

  if (!in_subprocess ())
    return;

  settings_backend_use ("DConfSettingsBackend", is_writable, NULL);
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent", TRUE);
  settings = ichomp_settings_new ();
  ichomp_settings_watch_kept (settings, G_CALLBACK (count_cb), counter);
  g_assert_true (ichomp_settings_are_kept (settings));

  set_disk_full (TRUE);
  g_test_expect_message ("GLib-GIO", G_LOG_LEVEL_WARNING, "Failed to write key*");
  g_settings_set_boolean (settings, "animate", FALSE);
  g_test_assert_expected_messages ();
  set_disk_full (FALSE);
  g_assert_false (ichomp_settings_are_kept (settings));
  g_assert_false (g_settings_get_boolean (settings, "animate"));
  g_assert_cmpuint (GPOINTER_TO_UINT (g_object_get_data (counter, "count")), ==, 1);

  g_settings_set_uint (settings, "board-width", 5);
  g_assert_true (ichomp_settings_are_kept (settings));
  g_assert_cmpuint (GPOINTER_TO_UINT (g_object_get_data (counter, "count")), ==, 2);
  g_assert_finalize_object (settings);

  settings = ichomp_settings_new ();
  g_assert_false (g_settings_get_boolean (settings, "animate"));
  g_assert_cmpuint (g_settings_get_uint (settings, "board-width"), ==, 5);
  g_assert_finalize_object (settings);
}

/* The same at the end, although no other value is set. What another program stores meanwhile does
 * not replace it. */
static void
test_full_disk_at_the_end (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (), "ichomp", NULL);
  g_autofree char *path = g_build_filename (folder, "settings.ini", NULL);
  GSettings *settings;

  if (!in_subprocess ())
    return;

  settings_backend_use ("DConfSettingsBackend", is_writable, NULL);
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent", TRUE);
  settings = ichomp_settings_new ();
  set_disk_full (TRUE);
  g_test_expect_message ("GLib-GIO", G_LOG_LEVEL_WARNING, "Failed to write key*");
  g_settings_set_boolean (settings, "animate", FALSE);
  g_test_assert_expected_messages ();
  set_disk_full (FALSE);

  ichomp_settings_set_for_now (settings, "animate", TRUE);
  ichomp_settings_flush (settings);
  g_assert_true (ichomp_settings_are_kept (settings));
  g_assert_true (g_settings_get_boolean (settings, "animate"));
  g_assert_finalize_object (settings);

  settings = ichomp_settings_new ();
  g_assert_false (g_settings_get_boolean (settings, "animate"));
  g_assert_finalize_object (settings);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* Even root cannot read a link to itself. It is left alone; a link to a file is kept. */
static void
test_links (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (), "ichomp", NULL);
  g_autofree char *path = g_build_filename (folder, "settings.ini", NULL);
  g_autofree char *target = g_build_filename (folder, "target", NULL);
  g_autofree char *bad_path = g_strconcat (path, ".bad", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  GSettings *settings;

  if (!in_subprocess ())
    return;

  settings_backend_use ("DConfSettingsBackend", is_writable, NULL);
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent", TRUE);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_cmpint (symlink ("settings.ini", path), ==, 0);
  settings = ichomp_settings_new ();
  g_assert_false (ichomp_settings_are_kept (settings));
  g_assert_nonnull (ichomp_settings_get_read_error (settings));
  g_assert_null (ichomp_settings_get_bad_path (settings));
  g_settings_set_boolean (settings, "animate", FALSE);
  g_assert_false (g_settings_get_boolean (settings, "animate"));
  g_assert_finalize_object (settings);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (bad_path, G_FILE_TEST_EXISTS));

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (symlink ("target", path), ==, 0);
  settings = ichomp_settings_new ();
  g_assert_true (ichomp_settings_are_kept (settings));
  g_assert_null (ichomp_settings_get_read_error (settings));
  g_settings_set_boolean (settings, "animate", FALSE);
  g_assert_finalize_object (settings);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
  g_file_get_contents (target, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (text, "animate=false"));
}

static void
test_desktop_with_bus (void)
{
  GTestDBus *bus;
  GSettings *settings;

  if (!in_subprocess ())
    return;

  settings_backend_use ("DConfSettingsBackend", is_writable, NULL);
  bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (bus);

  settings = ichomp_settings_new ();
  g_assert_true (ichomp_settings_are_kept (settings));
  g_settings_set_enum (settings, "level", SG_LEVEL_HARD);
  g_assert_finalize_object (settings);

  settings = ichomp_settings_new ();
  g_assert_false (g_file_test (g_get_user_config_dir (), G_FILE_TEST_EXISTS));
  g_assert_finalize_object (settings);

  g_test_dbus_down (bus);
  g_object_unref (bus);
}

/* If nothing can be stored, settings last until the program ends. */
static void
test_no_place (void)
{
  GSettings *settings;

  if (!in_subprocess ())
    return;

  settings_backend_use ("DConfSettingsBackend", is_writable, NULL);
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent", TRUE);
  g_assert_true (g_file_set_contents (g_get_user_config_dir (), "a file is in the way", -1, NULL));

  settings = ichomp_settings_new ();
  g_assert_false (ichomp_settings_are_kept (settings));
  g_settings_set_boolean (settings, "animate", FALSE);
  g_assert_false (g_settings_get_boolean (settings, "animate"));
  g_assert_finalize_object (settings);
}

/* The desktop's service fails silently in a home that cannot be written; its locks apply. */
static void
test_desktop_without_home (void)
{
  GTestDBus *bus;
  GSettings *settings;

  if (!in_subprocess ())
    return;

  settings_backend_use ("DConfSettingsBackend", is_writable, NULL);
  locked_key = PATH "randomise";
  bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  g_test_dbus_up (bus);
  g_assert_true (g_file_set_contents (g_get_user_config_dir (), "a file is in the way", -1, NULL));

  settings = ichomp_settings_new ();
  g_assert_false (ichomp_settings_are_kept (settings));
  g_settings_set_boolean (settings, "animate", FALSE);
  g_assert_false (g_settings_get_boolean (settings, "animate"));
  g_assert_false (g_settings_is_writable (settings, "randomise"));
  g_assert_finalize_object (settings);

  g_test_dbus_down (bus);
  g_object_unref (bus);
}

void
add_tests (void)
{
  /* The desktop's real backend is a module; do not load it. */
  g_setenv ("GIO_MODULE_DIR", "/nonexistent", TRUE);

  g_test_add_func ("/settings-backend/lock", test_lock);
  g_test_add_func ("/settings-backend/desktop-without-bus", test_desktop_without_bus);
  g_test_add_func ("/settings-backend/desktop-asked-for", test_desktop_asked_for);
  g_test_add_func ("/settings-backend/damaged-file", test_damaged_file);
  g_test_add_func ("/settings-backend/set-aside", test_set_aside);
  g_test_add_func ("/settings-backend/full-disk", test_full_disk);
  g_test_add_func ("/settings-backend/full-disk-at-the-end", test_full_disk_at_the_end);
  g_test_add_func ("/settings-backend/links", test_links);
  g_test_add_func ("/settings-backend/desktop-with-bus", test_desktop_with_bus);
  g_test_add_func ("/settings-backend/desktop-without-home", test_desktop_without_home);
  g_test_add_func ("/settings-backend/no-place", test_no_place);
}
