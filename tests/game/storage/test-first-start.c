/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/storage/ichomp-first-start.h"

#include "game/base/ichomp-paths.h"
#include "settings-backend.h"
#include "game/storage/ichomp-settings.h"
#include "support.h"
#include "test-main.h"

static void
test_settings (void)
{
  g_autoptr (GSettings) settings = ichomp_settings_new ();

  g_assert_true (ichomp_first_start_is_now (settings));
  g_settings_set_boolean (settings, "animate", FALSE);
  g_assert_false (ichomp_first_start_is_now (settings));
  g_settings_reset (settings, "animate");
  g_assert_true (ichomp_first_start_is_now (settings));
}

static void
test_files (void)
{
  static const char *const names[] = { "game.ini", "lessons.ini", "mistakes.ini", "practice.ini",
                                       "statistics.ini" };
  g_autoptr (GSettings) settings = ichomp_settings_new ();
  g_autofree char *folder = ichomp_paths_dup_user_file (NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (ichomp_first_start_is_now (settings));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = ichomp_paths_dup_user_file (names[i]);

      g_assert_true (g_file_set_contents (path, "", 0, NULL));
      g_assert_false (ichomp_first_start_is_now (settings));
      support_remove_all (path);
      g_assert_true (ichomp_first_start_is_now (settings));
    }
}

static void
test_not_kept (void)
{
  g_test_trap_subprocess ("/first-start/not-kept/subprocess", 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

static void
test_not_kept_subprocess (void)
{
  g_autoptr (GSettings) settings = NULL;

  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  settings = ichomp_settings_new ();
  g_assert_false (ichomp_first_start_is_now (settings));
}

static gboolean
is_writable (const char *key)
{
  return !g_str_has_suffix (key, "/level");
}

static GVariant *
read_nothing (const char *key)
{
  return NULL;
}

static void
test_locked (void)
{
  g_test_trap_subprocess ("/first-start/locked/subprocess", 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

static void
test_locked_subprocess (void)
{
  g_autoptr (GSettings) settings = NULL;

  settings_backend_use ("LockedBackend", is_writable, read_nothing);
  settings = ichomp_settings_new ();
  g_assert_true (ichomp_settings_are_kept (settings));
  g_assert_false (ichomp_first_start_is_now (settings));
}

void
add_tests (void)
{
  /* The memory backend of the other tests would not keep settings. */
  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
  g_test_add_func ("/first-start/settings", test_settings);
  g_test_add_func ("/first-start/files", test_files);
  g_test_add_func ("/first-start/locked", test_locked);
  g_test_add_func ("/first-start/locked/subprocess", test_locked_subprocess);
  g_test_add_func ("/first-start/not-kept", test_not_kept);
  g_test_add_func ("/first-start/not-kept/subprocess", test_not_kept_subprocess);
}
