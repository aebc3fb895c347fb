/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/storage/ichomp-store.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support.h"
#include "test-wait.h"

#define MEBIBYTE (1024 * 1024)

/* The option of a child process that saves until it is killed. */
#define SAVE_FOREVER "--save-forever"

typedef struct
{
  char *folder;
  char *path; /* in a subfolder that does not exist */
  GPtrArray *failures;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("ichomp-store-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "a", "b", "game.ini", NULL);
  fixture->failures = g_ptr_array_new_with_free_func ((GDestroyNotify)g_error_free);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  support_remove_all (fixture->folder);
  g_clear_pointer (&fixture->folder, g_free);
  g_clear_pointer (&fixture->path, g_free);
  g_clear_pointer (&fixture->failures, g_ptr_array_unref);
}

static void
failed_cb (IchompStore *store, const GError *error, GPtrArray *failures)
{
  g_ptr_array_add (failures, g_error_copy (error));
}

static IchompStore *
create_store (Fixture *fixture)
{
  IchompStore *store = ichomp_store_new (fixture->path);

  g_signal_connect (store, "failed", G_CALLBACK (failed_cb), fixture->failures);
  return store;
}

static void
make_folder (Fixture *fixture)
{
  g_autofree char *folder = g_path_get_dirname (fixture->path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
}

static void
assert_loads (IchompStore *store, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  ichomp_store_load (store, &text, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (text, length, expected, strlen (expected));
  g_assert_cmpint (text[length], ==, 0);
}

static guint
get_mode (const char *path)
{
  GStatBuf status;

  g_assert_cmpint (g_stat (path, &status), ==, 0);
  return status.st_mode & 0777;
}

static void
test_missing (Fixture *fixture, gconstpointer data)
{
  IchompStore *store = create_store (fixture);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_assert_false (ichomp_store_load (store, &text, &length, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_null (text);

  /* Loading does not create it. */
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
  g_assert_finalize_object (store);
}

static void
test_save (Fixture *fixture, gconstpointer data)
{
  IchompStore *store = create_store (fixture);
  g_autofree char *folder = g_path_get_dirname (fixture->path);

  ichomp_store_save (store, "one\n");
  ichomp_store_flush (store);
  assert_loads (store, "one\n");
  g_assert_cmphex (get_mode (fixture->path), ==, 0600);
  g_assert_cmphex (get_mode (folder), ==, 0700);

  ichomp_store_save (store, "");
  ichomp_store_flush (store);
  assert_loads (store, "");

  g_assert_cmpuint (fixture->failures->len, ==, 0);
  g_assert_finalize_object (store);
}

static void
test_newest_wins (Fixture *fixture, gconstpointer data)
{
  IchompStore *store = create_store (fixture);

  for (guint i = 0; i < 2000; i++)
    {
      g_autofree char *text = g_strdup_printf ("%u", i);

      ichomp_store_save (store, text);
      if (i % 100 == 0)
        {
          ichomp_store_flush (store);
          assert_loads (store, text);
        }
    }

  ichomp_store_flush (store);
  assert_loads (store, "1999");
  g_assert_finalize_object (store);
}

/* A waiting text is saved when the store is finalized. */
static void
test_finalize (Fixture *fixture, gconstpointer data)
{
  IchompStore *store = create_store (fixture);

  ichomp_store_save (store, "first");
  ichomp_store_save (store, "last");
  g_assert_finalize_object (store);
  support_iterate ();

  store = create_store (fixture);
  assert_loads (store, "last");
  g_assert_finalize_object (store);
}

static void
test_any_bytes (Fixture *fixture, gconstpointer data)
{
  static const char bytes[] = "\xff\0\n[\xc3";
  IchompStore *store = create_store (fixture);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  make_folder (fixture);
  g_file_set_contents (fixture->path, bytes, sizeof bytes, &error);
  g_assert_no_error (error);

  g_assert_true (ichomp_store_load (store, &text, &length, &error));
  g_assert_cmpmem (text, length, bytes, sizeof bytes);
  g_assert_finalize_object (store);
}

static void
test_largest (Fixture *fixture, gconstpointer data)
{
  IchompStore *store = create_store (fixture);
  g_autofree char *large = g_strnfill (MEBIBYTE, 'x');
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  ichomp_store_save (store, large);
  ichomp_store_flush (store);
  assert_loads (store, large);

  g_assert_cmpint (truncate (fixture->path, MEBIBYTE + 1), ==, 0);
  g_assert_false (ichomp_store_load (store, &text, &length, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE);

  /* A sparse file: it takes no space on the disk, but would in memory. */
  g_clear_error (&error);
  g_assert_cmpint (truncate (fixture->path, (off_t)1 << 40), ==, 0);
  g_assert_false (ichomp_store_load (store, &text, &length, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE);

  g_assert_null (text);
  g_assert_finalize_object (store);
}

static void
test_not_a_file (Fixture *fixture, gconstpointer data)
{
  IchompStore *store = create_store (fixture);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  make_folder (fixture);
  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  g_assert_false (ichomp_store_load (store, &text, &length, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);

  g_clear_error (&error);
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  g_assert_false (ichomp_store_load (store, &text, &length, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);

  /* Saving cannot replace a folder. */
  ichomp_store_save (store, "text");
  ichomp_store_flush (store);
  g_assert_cmpuint (fixture->failures->len, ==, 1);

  g_assert_null (text);
  g_assert_finalize_object (store);
}

static GError *
damaged_error (void)
{
  return g_error_new_literal (G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE, "damaged");
}

static void
test_set_aside (Fixture *fixture, gconstpointer data)
{
  static const char *const suffixes[] = { ".bad", ".bad-2", ".bad-3" };
  IchompStore *store = create_store (fixture);
  g_autoptr (GError) damaged = damaged_error ();
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *expected = g_strconcat (fixture->path, suffixes[i], NULL);
      g_autofree char *path = NULL;

      ichomp_store_save (store, suffixes[i]);
      path = ichomp_store_set_aside (store, damaged, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (path, ==, expected);
      g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
    }

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *path = g_strconcat (fixture->path, suffixes[i], NULL);
      g_autofree char *text = NULL;

      g_file_get_contents (path, &text, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (text, ==, suffixes[i]);
    }

  g_assert_null (ichomp_store_set_aside (store, damaged, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_finalize_object (store);
}

static void
save_and_iterate (IchompStore *store, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      ichomp_store_save (store, "text");
      ichomp_store_flush (store);
      support_iterate ();
    }
}

/* Each kind of failure is reported once, and again after a success. */
static void
test_failures (Fixture *fixture, gconstpointer data)
{
  IchompStore *store = create_store (fixture);
  g_autofree char *folder = g_path_get_dirname (fixture->path);
  g_autofree char *obstacle = g_path_get_dirname (folder);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (obstacle, "in the way", -1, &error);
  g_assert_no_error (error);
  save_and_iterate (store, 3);
  g_assert_cmpuint (fixture->failures->len, ==, 1);
  g_assert_error ((GError *)g_ptr_array_index (fixture->failures, 0), G_FILE_ERROR,
                  G_FILE_ERROR_NOTDIR);

  /* A failure of another kind. */
  g_assert_cmpint (g_unlink (obstacle), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (fixture->path, 0700), ==, 0);
  save_and_iterate (store, 3);
  g_assert_cmpuint (fixture->failures->len, ==, 2);
  g_assert_error ((GError *)g_ptr_array_index (fixture->failures, 1), G_FILE_ERROR,
                  G_FILE_ERROR_ISDIR);

  g_assert_cmpint (g_rmdir (fixture->path), ==, 0);
  save_and_iterate (store, 3);
  g_assert_cmpuint (fixture->failures->len, ==, 2);
  assert_loads (store, "text");

  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  save_and_iterate (store, 3);
  g_assert_cmpuint (fixture->failures->len, ==, 3);

  g_assert_finalize_object (store);
}

/* Failures are reported in the main context, also without a flush. */
static void
test_failure_without_flush (Fixture *fixture, gconstpointer data)
{
  IchompStore *store = create_store (fixture);

  make_folder (fixture);
  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  ichomp_store_save (store, "text");
  test_wait_until (fixture->failures->len != 0);

  g_assert_finalize_object (store);
}

static void
test_read_only_folder (Fixture *fixture, gconstpointer data)
{
  IchompStore *store;

  if (geteuid () == 0)
    {
      /* Here even root cannot create a folder. */
      g_free (fixture->path);
      fixture->path = g_strdup ("/proc/ichomp/game.ini");
    }
  else
    {
      g_assert_cmpint (g_chmod (fixture->folder, 0500), ==, 0);
    }

  store = create_store (fixture);
  save_and_iterate (store, 3);
  g_assert_cmpuint (fixture->failures->len, ==, 1);

  g_assert_finalize_object (store);
}

static void
count_cb (IchompStore *store, guint *n)
{
  (*n)++;
}

static void
assert_file (const char *path, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

/* A text that could not be written is kept: it is written when there is room again, with the next
 * change of this store or of another one, or at the end. A newer text replaces it. */
static void
test_again (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_path_get_dirname (fixture->path);
  g_autofree char *parent = g_path_get_dirname (folder);
  g_autofree char *other_path = g_build_filename (fixture->folder, "other.ini", NULL);
  IchompStore *store = create_store (fixture);
  IchompStore *other = ichomp_store_new (other_path);
  guint n_recovered = 0;

  g_signal_connect (store, "recovered", G_CALLBACK (count_cb), &n_recovered);
  g_assert_true (g_file_set_contents (parent, "in the way", -1, NULL));
  ichomp_store_save (store, "1");
  ichomp_store_flush (store);
  ichomp_store_flush (store);
  g_assert_cmpuint (fixture->failures->len, ==, 1);
  g_assert_cmpint (g_unlink (parent), ==, 0);
  ichomp_store_flush (store);
  assert_file (fixture->path, "1");
  g_assert_cmpuint (n_recovered, ==, 1);

  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  ichomp_store_save (store, "2");
  ichomp_store_flush (store);
  ichomp_store_save (store, "3");
  ichomp_store_flush (store);
  g_assert_cmpuint (fixture->failures->len, ==, 2);
  g_assert_cmpint (g_rmdir (fixture->path), ==, 0);
  ichomp_store_save (other, "other");
  test_wait_until (n_recovered == 2);
  assert_file (fixture->path, "3");
  ichomp_store_flush (other);
  assert_file (other_path, "other");

  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  ichomp_store_save (store, "4");
  ichomp_store_flush (store);
  g_assert_cmpint (g_rmdir (fixture->path), ==, 0);
  g_assert_finalize_object (store);
  assert_file (fixture->path, "4");
  g_assert_finalize_object (other);
}

/* A failure to which nobody listens is told on standard error. */
static void
test_lost (Fixture *fixture, gconstpointer data)
{
  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, 0);
      g_test_trap_assert_passed ();
      g_test_trap_assert_stderr ("*ichomp: The file *game.ini* could not be written: *");
      return;
    }

  g_assert_cmpint (g_mkdir_with_parents (fixture->path, 0700), ==, 0);
  {
    IchompStore *store = ichomp_store_new (fixture->path);

    ichomp_store_save (store, "text");
    g_assert_finalize_object (store);
  }
}

/* A symbolic link is kept, and the file behind it is written; also one that does not exist yet. */
static void
test_link (Fixture *fixture, gconstpointer data)
{
  g_autofree char *target = g_build_filename (fixture->folder, "target", NULL);
  g_autofree char *bad_target = g_strconcat (target, ".bad", NULL);
  g_autofree char *between = g_build_filename (fixture->folder, "between", NULL);
  g_autoptr (GError) damaged = damaged_error ();
  g_autoptr (GError) error = NULL;
  g_autofree char *aside = NULL;
  IchompStore *store = create_store (fixture);

  make_folder (fixture);
  g_assert_cmpint (symlink ("target", between), ==, 0);
  g_assert_cmpint (symlink ("../../between", fixture->path), ==, 0);
  for (guint i = 0; i < 2; i++)
    {
      ichomp_store_save (store, i == 0 ? "1" : "2");
      ichomp_store_flush (store);
      assert_file (target, i == 0 ? "1" : "2");
      g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));
      g_assert_true (g_file_test (between, G_FILE_TEST_IS_SYMLINK));
    }
  g_assert_cmpuint (fixture->failures->len, ==, 0);

  aside = ichomp_store_set_aside (store, damaged, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (aside, "/target.bad"));
  assert_file (bad_target, "2");
  ichomp_store_save (store, "3");
  ichomp_store_flush (store);
  assert_file (target, "3");
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));

  /* The folder behind it may be on a disk that is not mounted. */
  g_assert_cmpint (g_unlink (between), ==, 0);
  g_assert_cmpint (symlink ("missing/target", between), ==, 0);
  ichomp_store_save (store, "4");
  ichomp_store_flush (store);
  g_assert_cmpuint (fixture->failures->len, ==, 1);
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));

  g_assert_finalize_object (store);
}

/* A file that the system cannot read is not replaced, not even when it could be: nobody has seen
 * it. */
static void
test_unreadable (Fixture *fixture, gconstpointer data)
{
  g_autofree char *bad_path = g_strconcat (fixture->path, ".bad", NULL);
  IchompStore *store = create_store (fixture);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  /* Even root cannot read a link to itself. */
  make_folder (fixture);
  g_assert_cmpint (symlink ("game.ini", fixture->path), ==, 0);
  g_assert_false (ichomp_store_load (store, &text, &length, &error));
  g_assert_null (ichomp_store_set_aside (store, error, NULL));
  ichomp_store_save (store, "1");
  ichomp_store_flush (store);
  g_assert_cmpuint (fixture->failures->len, ==, 1);
  g_assert_true (g_file_test (fixture->path, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (bad_path, G_FILE_TEST_EXISTS));

  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_true (g_file_set_contents (fixture->path, "theirs", -1, NULL));
  ichomp_store_save (store, "2");
  ichomp_store_flush (store);
  assert_file (fixture->path, "theirs");

  assert_loads (store, "theirs");
  ichomp_store_flush (store);
  assert_file (fixture->path, "2");
  g_assert_finalize_object (store);
}

static void
collided_cb (IchompStore *store, const char *text, GString *texts)
{
  g_string_append_printf (texts, "%s;", text);
}

/* What another program saves in between is noticed; without a merge function it is replaced. */
static void
test_collision (Fixture *fixture, gconstpointer data)
{
  IchompStore *store = create_store (fixture);
  g_autoptr (GString) texts = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_signal_connect (store, "collided", G_CALLBACK (collided_cb), texts);
  make_folder (fixture);

  g_assert_false (ichomp_store_load (store, &text, &length, NULL));
  g_file_set_contents (fixture->path, "theirs", -1, &error);
  g_assert_no_error (error);
  ichomp_store_save (store, "1");
  ichomp_store_flush (store);
  g_assert_cmpstr (texts->str, ==, "1;");

  ichomp_store_save (store, "2");
  ichomp_store_flush (store);
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  ichomp_store_save (store, "3");
  ichomp_store_flush (store);
  g_assert_cmpstr (texts->str, ==, "1;");

  g_file_set_contents (fixture->path, "theirs", -1, &error);
  g_assert_no_error (error);
  assert_loads (store, "theirs");
  ichomp_store_save (store, "4");
  ichomp_store_flush (store);
  g_assert_cmpstr (texts->str, ==, "1;");

  g_file_set_contents (fixture->path, "theirs", -1, &error);
  g_assert_no_error (error);
  ichomp_store_save (store, "5");
  ichomp_store_save (store, "6");
  ichomp_store_flush (store);
  ichomp_store_save (store, "7");
  ichomp_store_flush (store);
  g_assert_cmpstr (texts->str, ==, "1;6;");

  g_assert_finalize_object (store);
}

/* A text that shows whether it is complete: a number, letters that depend on it, and an end. */
static char *
build_text (guint number)
{
  g_autofree char *letters = g_strnfill (50000 + number % 1000 * 100, 'a' + number % 26);

  return g_strdup_printf ("%u %s end\n", number, letters);
}

static guint
assert_whole (const char *text)
{
  guint number = strtoul (text, NULL, 10);
  g_autofree char *expected = build_text (number);

  g_assert_cmpstr (text, ==, expected);
  return number;
}

static guint
load_whole (IchompStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  ichomp_store_load (store, &text, &length, &error);
  g_assert_no_error (error);
  return assert_whole (text);
}

static int
save_forever (const char *path, guint number)
{
  g_autoptr (IchompStore) store = ichomp_store_new (path);

  for (; TRUE; number++)
    {
      g_autofree char *text = build_text (number);

      ichomp_store_save (store, text);
      if (number % 2 == 0)
        ichomp_store_flush (store);
    }

  return 0;
}

static GPid
spawn_saver (const char *path, guint number)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *number_text = g_strdup_printf ("%u", number);
  const char *arguments[] = { program, SAVE_FOREVER, path, number_text, NULL };
  g_autoptr (GError) error = NULL;
  GPid child;

  g_spawn_async (NULL, (char **)arguments, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &child,
                 &error);
  g_assert_no_error (error);
  return child;
}

/* At any time the file has a complete text, and never an older one than before. */
static void
test_kill (Fixture *fixture, gconstpointer data)
{
  IchompStore *store = create_store (fixture);
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  g_autofree char *first = build_text (0);
  guint last = 0;

  ichomp_store_save (store, first);
  ichomp_store_flush (store);
  for (guint round = 0; round < 30; round++)
    {
      guint stop = last + g_rand_int_range (rand, 1, 60);
      GPid child = spawn_saver (fixture->path, last + 1);

      while (last < stop)
        {
          guint number = load_whole (store);

          g_assert_cmpuint (number, >=, last);
          last = number;
        }

      g_assert_cmpint (kill (child, SIGKILL), ==, 0);
      while (waitpid (child, NULL, 0) < 0)
        g_assert_cmpint (errno, ==, EINTR);
      g_spawn_close_pid (child);

      g_assert_cmpuint (load_whole (store), >=, last);
      last = load_whole (store);
    }

  g_assert_finalize_object (store);
}

int
main (int argc, char **argv)
{
  if (argc == 4 && g_str_equal (argv[1], SAVE_FOREVER))
    return save_forever (argv[2], strtoul (argv[3], NULL, 10));

  g_test_init (&argc, &argv, NULL);

#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)

  ADD ("/store/missing", test_missing);
  ADD ("/store/save", test_save);
  ADD ("/store/newest-wins", test_newest_wins);
  ADD ("/store/finalize", test_finalize);
  ADD ("/store/any-bytes", test_any_bytes);
  ADD ("/store/largest", test_largest);
  ADD ("/store/not-a-file", test_not_a_file);
  ADD ("/store/set-aside", test_set_aside);
  ADD ("/store/failures", test_failures);
  ADD ("/store/again", test_again);
  ADD ("/store/lost", test_lost);
  ADD ("/store/link", test_link);
  ADD ("/store/unreadable", test_unreadable);
  ADD ("/store/failure-without-flush", test_failure_without_flush);
  ADD ("/store/read-only-folder", test_read_only_folder);
  ADD ("/store/collision", test_collision);
  ADD ("/store/kill", test_kill);

  return g_test_run ();
}
