/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Worksheets from the command line, without a display. */

#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "command.h"
#include "test-main.h"

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("ichomp-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "sheet.pdf", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_unlink (fixture->path);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->path);
}

/* More options, separated by spaces. */
static CommandResult *
run (const char *path, const char *options)
{
  g_auto (GStrv) environment = command_build_environment ();
  g_auto (GStrv) words = g_strsplit (options, " ", -1);
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();

  g_ptr_array_add (argv, (gpointer)command_get_program ());
  g_ptr_array_add (argv, (gpointer) "--worksheet");
  g_ptr_array_add (argv, (gpointer)path);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_ptr_array_add (argv, words[i]);
  g_ptr_array_add (argv, NULL);

  return command_run ((const char *const *)argv->pdata, (const char *const *)environment, 0);
}

static GBytes *
make (Fixture *fixture, const char *options)
{
  g_autoptr (CommandResult) result = run (fixture->path, options);
  g_autoptr (GError) error = NULL;
  char *contents;
  gsize length;

  command_assert_succeeded (result);
  g_assert_cmpstr (result->output, ==, "");
  g_assert_true (g_file_get_contents (fixture->path, &contents, &length, &error));
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (contents, "%PDF-1."));
  g_assert_nonnull (g_strrstr_len (contents + length - 16, 16, "%%EOF"));
  g_unlink (fixture->path);

  return g_bytes_new_take (contents, length);
}

static void
test_seed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) one = make (fixture, "--seed 7");
  g_autoptr (GBytes) same = make (fixture, "--seed 7 --count 12 --per-page 4 --difficulty 2");
  g_autoptr (GBytes) other = make (fixture, "--seed 8");

  g_assert_true (g_bytes_equal (one, same));
  g_assert_false (g_bytes_equal (one, other));
}

/* Each option changes the pages. */
static void
test_options (Fixture *fixture, gconstpointer data)
{
  static const char *const options[] = {
    "",
    "--kinds xor,tile",
    "--kinds two-rows",
    "--difficulty 5",
    "--count 3",
    "--per-page 1",
    "--per-page 6",
    "--no-solutions",
    "--test final-test",
    "--black-and-white",
    "--paper letter",
    "--language fa",
    "--language km",
  };
  g_autoptr (GHashTable) made =
      g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autofree char *all = g_strconcat ("--seed 7 ", options[i], NULL);

      g_hash_table_add (made, make (fixture, all));
    }

  /* Without translations, Khmer pages might look like English ones. */
  g_assert_cmpuint (g_hash_table_size (made), >=, G_N_ELEMENTS (options) - 1);
}

/* One line of error message, and no file. */
static void
test_wrong (Fixture *fixture, gconstpointer data)
{
  static const char *const options[] = {
    "--kinds xor,add", "--kinds ,",    "--difficulty 0", "--difficulty 6", "--count 0",
    "--count 1000",    "--per-page 3", "--paper a77",    "--seed x",       "--test play",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autoptr (CommandResult) result = run (fixture->path, options[i]);

      g_assert_true (result->exited);
      g_assert_cmpint (result->status, ==, 1);
      g_assert_true (g_str_has_prefix (result->errors, "ichomp: "));
      g_assert_true (strchr (result->errors, '\n') == result->errors + result->errors_length - 1);
      g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
    }
}

static void
test_nowhere (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "none", "sheet.pdf", NULL);
  g_autoptr (CommandResult) result = run (path, "");

  g_assert_cmpint (result->status, ==, 1);
  g_assert_nonnull (strstr (result->errors, path));
}

/* A hyphen is standard output, as in other programs. */
static void
test_standard_output (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) file = make (fixture, "--seed 7");
  g_autoptr (CommandResult) result = run ("-", "--seed 7");
  g_autoptr (GBytes) output = g_bytes_new (result->output, result->output_length);

  command_assert_succeeded (result);
  g_assert_true (g_bytes_equal (output, file));
  g_assert_false (g_file_test ("-", G_FILE_TEST_EXISTS));
}

void
add_tests (void)
{
#define ADD(name, func) g_test_add ("/worksheet/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("seed", test_seed);
  ADD ("options", test_options);
  ADD ("wrong", test_wrong);
  ADD ("nowhere", test_nowhere);
  ADD ("standard-output", test_standard_output);
}
