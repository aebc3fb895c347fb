/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/storage/ichomp-file.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support.h"
#include "test-main.h"

typedef struct
{
  char *folder;
  char *path;
  char *new_path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("ichomp-file-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "game.ini", NULL);
  fixture->new_path = g_build_filename (fixture->folder, "game.ini.unfinished-Xa3bQz", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_unlink (fixture->path);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->new_path);
}

static char *
dup_text (gpointer text, GError **error)
{
  return g_strdup (text);
}

static void
replace (Fixture *fixture, const char *text)
{
  g_autoptr (GError) error = NULL;

  ichomp_file_update (fixture->path, dup_text, (char *)text, &error);
  g_assert_no_error (error);
}

static void
assert_holds (const char *path, const char *expected)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_replace (Fixture *fixture, gconstpointer data)
{
  static const char *const texts[] = { "first", "", "a longer one\n", "last" };
  GStatBuf status;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      replace (fixture, texts[i]);
      assert_holds (fixture->path, texts[i]);
      g_assert_false (g_file_test (fixture->new_path, G_FILE_TEST_EXISTS));
    }

  g_assert_cmpint (g_stat (fixture->path, &status), ==, 0);
  g_assert_cmpuint (status.st_mode & 07777, ==, 0600);
}

/* The temporary file of a program that was killed while writing is removed, copies are kept. */
static void
test_remnant (Fixture *fixture, gconstpointer data)
{
  g_autofree char *backup = g_build_filename (fixture->folder, "game.ini.backup", NULL);
  g_autofree char *damaged = g_build_filename (fixture->folder, "game.ini.bad-10", NULL);
  g_autoptr (GError) error = NULL;

  replace (fixture, "old");
  g_file_set_contents (fixture->new_path, "half of a tex", -1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_chmod (fixture->new_path, 0), ==, 0);
  assert_holds (fixture->path, "old");

  g_file_set_contents (backup, "a copy", -1, &error);
  g_assert_no_error (error);
  g_file_set_contents (damaged, "damaged", -1, &error);
  g_assert_no_error (error);

  replace (fixture, "new");
  assert_holds (fixture->path, "new");
  assert_holds (backup, "a copy");
  assert_holds (damaged, "damaged");
  g_assert_cmpint (g_unlink (backup), ==, 0);
  g_assert_cmpint (g_unlink (damaged), ==, 0);
  g_assert_false (g_file_test (fixture->new_path, G_FILE_TEST_EXISTS));
}

/* At the start of the program, before anything is saved. Names that a person gives to a copy are
 * none of a temporary file. */
static void
test_sweep (Fixture *fixture, gconstpointer data)
{
  static const char *const swept[] = { "game.ini.unfinished-Xa3bQz", "game.ini.unfinished-backup",
                                       "lessons.ini.unfinished-221126" };
  static const char *const kept[] = {
    "game.ini",
    "game.ini.backup",
    "game.ini.16june",
    "game.ini.1stTry",
    "game.ini.myCopy",
    "game.ini.221126",
    "game.ini.Xa3bQz",
    "game.ini.unfinished",
    "game.ini.bad-10",
    "other.ini.unfinished-Xa3bQz",
    "game.ini.unfinished-Xa3bQz1",
  };
  static const char *const names[] = { "game.ini", "lessons.ini", NULL };
  g_autofree char *missing = g_build_filename (fixture->folder, "missing", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (swept) + G_N_ELEMENTS (kept); i++)
    {
      const char *name = i < G_N_ELEMENTS (swept) ? swept[i] : kept[i - G_N_ELEMENTS (swept)];
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_assert_true (g_file_set_contents (path, "text", -1, NULL));
    }

  ichomp_file_sweep (fixture->folder, names);
  g_assert_cmpuint (support_count_files (fixture->folder), ==, G_N_ELEMENTS (kept));
  replace (fixture, "new");
  g_assert_cmpuint (support_count_files (fixture->folder), ==, G_N_ELEMENTS (kept));
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, kept[i], NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }

  ichomp_file_sweep (missing, names);
  g_assert_true (g_file_set_contents (fixture->path, "", -1, NULL));
}

/* A symbolic link in place of the file is followed, one in place of a temporary file is not. */
static void
test_links (Fixture *fixture, gconstpointer data)
{
  g_autofree char *other = g_build_filename (fixture->folder, "other", NULL);
  g_autofree char *temporary = g_strconcat (other, ".unfinished-Xa3bQz", NULL);
  g_autofree char *third = g_build_filename (fixture->folder, "third", NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (third, "untouched", -1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (symlink (third, temporary), ==, 0);
  g_assert_cmpint (symlink (other, fixture->path), ==, 0);

  replace (fixture, "text");
  assert_holds (other, "text");
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));
  assert_holds (third, "untouched");
  g_assert_cmpuint (support_count_files (fixture->folder), ==, 3);
  g_assert_cmpint (g_unlink (other), ==, 0);
  g_assert_cmpint (g_unlink (third), ==, 0);
}

/* The message names the file, and no temporary file is left. */
static void
test_failure (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  g_assert_false (ichomp_file_update (fixture->path, dup_text, (char *)"text", &error));
  message =
      g_strdup_printf ("The file “%s” could not be written: This is not a file.", fixture->path);
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ISDIR);
  g_assert_cmpstr (error->message, ==, message);
  g_assert_false (g_file_test (fixture->new_path, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_rmdir (fixture->path), ==, 0);
}

/* A text that could not be read back is not written. */
static void
test_too_large (Fixture *fixture, gconstpointer data)
{
  g_autofree char *allowed = g_strnfill (1024 * 1024, 'x');
  g_autofree char *refused = g_strnfill (1024 * 1024 + 1, 'x');
  g_autofree char *message =
      g_strdup_printf ("The file “%s” could not be written: The file is too large.", fixture->path);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  replace (fixture, allowed);
  g_assert_false (ichomp_file_update (fixture->path, dup_text, (char *)refused, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE);
  g_assert_cmpstr (error->message, ==, message);

  g_clear_error (&error);
  g_assert_true (ichomp_file_read (fixture->path, &text, &length, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, allowed);
}

static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *below = g_build_filename (fixture->path, "folder", "file", NULL);
  g_autoptr (GError) error = NULL;

  replace (fixture, "no folder");
  g_assert_false (ichomp_file_update (below, dup_text, (char *)"text", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  assert_holds (fixture->path, "no folder");
}

/* Files that the user has chosen */

static gboolean
export_text (const char *path, const char *text, GError **error)
{
  g_autoptr (GBytes) contents = g_bytes_new (text, strlen (text));

  return ichomp_file_export (path, contents, error);
}

static void
assert_not_exported (const char *path, const char *reason)
{
  g_autofree char *message =
      g_strdup_printf ("The file “%s” could not be written: %s", path, reason);
  g_autoptr (GError) error = NULL;

  g_assert_false (export_text (path, "new", &error));
  g_assert_cmpstr (error->message, ==, message);
}

/* After a failure the old file is kept, and no temporary file is left. */
static void
test_export (Fixture *fixture, gconstpointer data)
{
  g_autofree char *missing = g_build_filename (fixture->folder, "nowhere", "new.pdf", NULL);
  g_autofree char *below = g_build_filename (fixture->path, "new.pdf", NULL);
  g_autofree char *large = g_strnfill (2000, 'x');
  g_autoptr (GError) error = NULL;
  struct rlimit before;
  struct rlimit limit;

  g_assert_true (export_text (fixture->path, "old", &error));
  g_assert_no_error (error);
  assert_not_exported (missing, "There is no such file or folder.");
  assert_not_exported (below, "There is no such file or folder.");
  assert_not_exported (fixture->folder, "This is not a file.");

  /* As on a disk that becomes full: writing fails after some bytes. */
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  limit = before;
  limit.rlim_cur = 1000;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  g_assert_false (export_text (fixture->path, large, &error));
  g_assert_nonnull (strstr (error->message, fixture->path));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);

  g_assert_cmpuint (support_count_files (fixture->folder), ==, 1);
  assert_holds (fixture->path, "old");
}

/* The target of a symbolic link is replaced, not the link. */
static void
test_export_link (Fixture *fixture, gconstpointer data)
{
  g_autofree char *other = g_build_filename (fixture->folder, "other", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (export_text (other, "old", &error));
  g_assert_cmpint (symlink (other, fixture->path), ==, 0);
  g_assert_true (export_text (fixture->path, "new", &error));
  g_assert_no_error (error);
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));
  assert_holds (other, "new");
  g_assert_cmpint (g_unlink (other), ==, 0);
}

/* A pipe is not replaced. */
static void
test_export_pipe (Fixture *fixture, gconstpointer data)
{
  struct stat status;

  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  assert_not_exported (fixture->path, "This is not a file.");
  g_assert_cmpint (stat (fixture->path, &status), ==, 0);
  g_assert_true (S_ISFIFO (status.st_mode));
}

static void
test_export_read_only_folder (Fixture *fixture, gconstpointer data)
{
  if (geteuid () == 0)
    {
      g_test_skip ("nothing is forbidden to root");
      return;
    }

  g_assert_cmpint (g_chmod (fixture->folder, 0500), ==, 0);
  assert_not_exported (fixture->path, "You do not have permission.");
  g_assert_cmpint (g_chmod (fixture->folder, 0700), ==, 0);
}

void
add_tests (void)
{
#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)
  ADD ("/file/replace", test_replace);
  ADD ("/file/remnant", test_remnant);
  ADD ("/file/sweep", test_sweep);
  ADD ("/file/links", test_links);
  ADD ("/file/failure", test_failure);
  ADD ("/file/too-large", test_too_large);
  ADD ("/file/no-folder", test_no_folder);
  ADD ("/file/export", test_export);
  ADD ("/file/export-link", test_export_link);
  ADD ("/file/export-pipe", test_export_pipe);
  ADD ("/file/export-read-only-folder", test_export_read_only_folder);
}
