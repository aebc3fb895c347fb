/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/storage/ichomp-game-file.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support.h"
#include "test-wait.h"

/* The option of a child process that saves until it is killed. */
#define SAVE_FOREVER "--save-forever"

typedef struct
{
  char *folder;
  GFile *file;
  IchompSession *session;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  IchompSetup setup = support_setup (6, 4);

  fixture->folder = g_dir_make_tmp ("ichomp-game-file-XXXXXX", &error);
  g_assert_no_error (error);
  path = g_build_filename (fixture->folder, "My game" ICHOMP_GAME_FILE_SUFFIX, NULL);
  fixture->file = g_file_new_for_path (path);

  fixture->session = support_session_new (1);
  support_start (fixture->session, &setup, "3,3/3,3/3,3/3,3 @6x4");
  support_play (fixture->session, "NW2,1");
  support_play (fixture->session, "SE1,2");
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_chmod (fixture->folder, 0700);
  support_remove_all (fixture->folder);
  g_clear_pointer (&fixture->folder, g_free);
  g_clear_object (&fixture->file);
  g_assert_finalize_object (g_steal_pointer (&fixture->session));
}

static void
keep_result_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  GAsyncResult **kept = user_data;

  *kept = g_object_ref (result);
}

static GBytes *
load (GFile *file, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  ichomp_game_file_load (file, NULL, keep_result_cb, &result);
  test_wait_until (result != NULL);

  return ichomp_game_file_load_finish (file, result, error);
}

static gboolean
restore (IchompSession *session, GBytes *bytes, GError **error)
{
  return ichomp_session_restore (session, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                 error);
}

static void
test_round_trip (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (IchompSession) other = support_session_new (2);
  g_autofree char *saved = sg_game_to_string (ichomp_session_get_game (fixture->session));
  g_autofree char *restored = NULL;

  support_save_game (fixture->file, fixture->session, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (support_count_files (fixture->folder), ==, 1);

  bytes = load (fixture->file, &error);
  g_assert_no_error (error);
  restore (other, bytes, &error);
  g_assert_no_error (error);

  restored = sg_game_to_string (ichomp_session_get_game (other));
  g_assert_cmpstr (restored, ==, saved);
  g_assert_cmpuint (ichomp_session_get_index (other), ==, 2);
  g_assert_true (ichomp_session_can_undo (other));
}

/* The target of a symbolic link is replaced, not the link. */
static void
test_link (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *target = g_build_filename (fixture->folder, "target", NULL);

  g_file_set_contents (target, "old", -1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (symlink ("target", g_file_peek_path (fixture->file)), ==, 0);

  support_save_game (fixture->file, fixture->session, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_test (g_file_peek_path (fixture->file), G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpuint (support_count_files (fixture->folder), ==, 2);
}

/* In a folder where even root cannot write. */
static void
test_unwritable (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = g_file_new_for_path ("/proc/ichomp" ICHOMP_GAME_FILE_SUFFIX);

  g_assert_false (support_save_game (file, fixture->session, &error));
  g_assert_nonnull (error);
}

static void
test_missing (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (load (fixture->file, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

static void
test_remote (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = g_file_new_for_uri ("sftp://example.org/game.ichomp");

  g_assert_null (load (file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_clear_error (&error);
  g_assert_false (support_save_game (file, fixture->session, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
}

/* Saves two games in turn until the process is killed. */
static void
save_forever (const char *path)
{
  g_autoptr (IchompSession) session = support_session_new (1);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  IchompSetup setup = support_setup (6, 4);

  support_start (session, &setup, "3,3/3,3/3,3/3,3 @6x4");
  while (TRUE)
    {
      support_save_game (file, session, NULL);
      support_play (session, "NW2,1");
      support_save_game (file, session, NULL);
      ichomp_session_undo (session);
    }
}

/* Killed at any moment: the file has either the old game or the new one. */
static void
test_killed (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 20; i++)
    {
      const char *const arguments[] = { data, SAVE_FOREVER, g_file_peek_path (fixture->file),
                                        NULL };
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (IchompSession) session = support_session_new (2);
      GPid pid;
      int status;

      g_spawn_async (NULL, (char **)arguments, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid,
                     &error);
      g_assert_no_error (error);
      while (!g_file_query_exists (fixture->file, NULL))
        g_usleep (1000);
      g_usleep (1000 * i);
      g_assert_cmpint (kill (pid, SIGKILL), ==, 0);
      g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);

      bytes = load (fixture->file, &error);
      g_assert_no_error (error);
      restore (session, bytes, &error);
      g_assert_no_error (error);
    }
}

int
main (int argc, char *argv[])
{
  if (argc == 3 && g_str_equal (argv[1], SAVE_FOREVER))
    {
      save_forever (argv[2]);
      return 0;
    }

  g_test_init (&argc, &argv, NULL);

  g_test_add ("/game-file/round-trip", Fixture, NULL, set_up, test_round_trip, tear_down);
  g_test_add ("/game-file/link", Fixture, NULL, set_up, test_link, tear_down);
  g_test_add ("/game-file/unwritable", Fixture, NULL, set_up, test_unwritable, tear_down);
  g_test_add ("/game-file/missing", Fixture, NULL, set_up, test_missing, tear_down);
  g_test_add ("/game-file/remote", Fixture, NULL, set_up, test_remote, tear_down);
  g_test_add ("/game-file/killed", Fixture, argv[0], set_up, test_killed, tear_down);

  return g_test_run ();
}
