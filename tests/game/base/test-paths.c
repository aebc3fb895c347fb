/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The program's folders and language. A process finds them only once, so each case copies this
 * program to the place in question and runs the copy, which reports them. */

#include "game/base/ichomp-paths.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "game/base/ichomp-i18n.h"
#include "support.h"

#define REPORT_PATHS "--report-paths"
#define REPORT_WORD "--report-word"

/* A message that is not in the program, and its translation in a catalogue made here. */
#define ORIGINAL "a word for this test"
#define TRANSLATION "o‘zbekcha so‘z"

typedef struct
{
  char *folder;
  char **environment;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("ichomp-paths-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->environment = g_get_environ ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  support_remove_all (fixture->folder);
  g_clear_pointer (&fixture->folder, g_free);
  g_clear_pointer (&fixture->environment, g_strfreev);
}

static void
set_variable (Fixture *fixture, const char *name, const char *value)
{
  if (value != NULL)
    fixture->environment = g_environ_setenv (fixture->environment, name, value, TRUE);
  else
    fixture->environment = g_environ_unsetenv (fixture->environment, name);
}

static char *
run (Fixture *fixture, const char *program, const char *option)
{
  const char *arguments[] = { program, option, NULL };
  g_autoptr (GError) error = NULL;
  char *output = NULL;
  int status;

  g_spawn_sync (NULL, (char **)arguments, fixture->environment, G_SPAWN_DEFAULT, NULL, NULL,
                &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);

  return output;
}

static void
test_build_folder (void)
{
  g_autofree char *locale_dir = g_build_filename (BUILD_ROOT, "po", NULL);
  g_autofree char *expected_foreign = g_build_filename (BUILD_ROOT, "po", "gtk40", NULL);
  g_autofree char *foreign = ichomp_paths_dup_foreign_locale_dir ("gtk40");

  g_assert_cmpstr (ichomp_paths_get_locale_dir (), ==, locale_dir);
  g_assert_cmpstr (foreign, ==, expected_foreign);
}

static void
test_moved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *bin = g_build_filename (fixture->folder, "moved here", "bin", NULL);
  g_autofree char *program = support_copy_program (bin);
  g_autofree char *output = run (fixture, program, REPORT_PATHS);
  g_autofree char *expected =
      g_strdup_printf ("%1$s/moved here/share/locale %1$s/moved here/share/ichomp/locale/gtk40 "
                       "%1$s/moved here/share/ichomp/lessons",
                       fixture->folder);

  g_assert_cmpstr (output, ==, expected);
}

/* A program that is neither in the build folder nor in an installed tree uses the configured
 * prefix. */
static void
test_elsewhere (Fixture *fixture, gconstpointer data)
{
  g_autofree char *program = support_copy_program (fixture->folder);
  g_autofree char *output = run (fixture, program, REPORT_PATHS);

  g_assert_cmpstr (output, ==,
                   PREFIX "/share/locale " PREFIX "/share/ichomp/locale/gtk40 " PREFIX
                          "/share/ichomp/lessons");
}

static void
test_user_file (void)
{
  g_autofree char *path = ichomp_paths_dup_user_file ("game.ini");
  g_autofree char *expected = g_build_filename (g_get_user_data_dir (), "ichomp", "game.ini", NULL);
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpstr (path, ==, expected);
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
}

/* A catalogue in the format of msgfmt: a header and one message. */
static void
write_catalogue (const char *path)
{
  static const char header[] = "Content-Type: text/plain; charset=UTF-8\n";
  const guint32 first_string = (7 + 8) * sizeof (guint32);
  const guint32 numbers[] = {
    0x950412de,
    0, /* revision */
    2, /* number of messages */
    7 * sizeof (guint32),
    11 * sizeof (guint32),
    0, /* size of the hash table */
    first_string,
    /* originals: length and offset */
    0,
    first_string,
    sizeof ORIGINAL - 1,
    first_string + 1,
    /* translations */
    sizeof header - 1,
    first_string + 1 + sizeof ORIGINAL,
    sizeof TRANSLATION - 1,
    first_string + 1 + sizeof ORIGINAL + sizeof header,
  };
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_byte_array_append (bytes, (const guint8 *)numbers, sizeof numbers);
  g_byte_array_append (bytes, (const guint8 *)"", 1);
  g_byte_array_append (bytes, (const guint8 *)ORIGINAL, sizeof ORIGINAL);
  g_byte_array_append (bytes, (const guint8 *)header, sizeof header);
  g_byte_array_append (bytes, (const guint8 *)TRANSLATION, sizeof TRANSLATION);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, (const char *)bytes->data, bytes->len, &error);
  g_assert_no_error (error);
}

/* The locale of messages from the build folder, as an installation has it. */
static void
copy_message_locale (Fixture *fixture)
{
  const char *name = "ichomp.UTF-8/LC_MESSAGES/SYS_LC_MESSAGES";
  g_autoptr (GFile) from = g_file_new_build_filename (BUILD_ROOT, "data", "locale", name, NULL);
  g_autoptr (GFile) to =
      g_file_new_build_filename (fixture->folder, "share", "ichomp", "locale", name, NULL);
  g_autoptr (GFile) folder = g_file_get_parent (to);
  g_autoptr (GError) error = NULL;

  g_file_make_directory_with_parents (folder, NULL, &error);
  g_assert_no_error (error);
  g_file_copy (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

/* LANGUAGE chooses the translation under any locale, also one that is not installed. */
static void
test_language (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *locale;
    const char *language;
    const char *expected;
  } cases[] = {
    { "C.UTF-8", "uz", TRANSLATION },
    { "C", "uz", TRANSLATION },
    { "POSIX", "uz", TRANSLATION },
    { "xx_XX.UTF-8", "uz", TRANSLATION },
    { "", "uz", TRANSLATION },
    { "C", "km:uz", TRANSLATION },
    { "C", "", ORIGINAL },
    { "C", "km", ORIGINAL },
    { "C.UTF-8", "en", ORIGINAL },
  };
  g_autofree char *bin = g_build_filename (fixture->folder, "bin", NULL);
  g_autofree char *catalogue =
      g_build_filename (fixture->folder, "share", "locale", "uz", "LC_MESSAGES", "ichomp.mo", NULL);
  g_autofree char *program = support_copy_program (bin);

  write_catalogue (catalogue);
  copy_message_locale (fixture);
  set_variable (fixture, "LANG", NULL);
  set_variable (fixture, "LC_MESSAGES", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *output = NULL;

      g_test_message ("LC_ALL=%s LANGUAGE=%s", cases[i].locale, cases[i].language);
      set_variable (fixture, "LC_ALL", cases[i].locale);
      set_variable (fixture, "LANGUAGE", cases[i].language);
      output = run (fixture, program, REPORT_WORD);
      g_assert_cmpstr (output, ==, cases[i].expected);
    }
}

static int
report_paths (void)
{
  g_autofree char *foreign = ichomp_paths_dup_foreign_locale_dir ("gtk40");

  g_print ("%s %s %s", ichomp_paths_get_locale_dir (), foreign, ichomp_paths_get_lesson_dir ());
  return 0;
}

static int
report_word (void)
{
  const char *word;

  ichomp_i18n_init ();

  /* Not g_print(), which converts to the characters of the locale; nor _(), which is for messages
   * that translators see. */
  word = gettext (ORIGINAL);
  fputs (word, stdout);
  return 0;
}

int
main (int argc, char **argv)
{
  if (argc == 2 && g_str_equal (argv[1], REPORT_PATHS))
    return report_paths ();
  if (argc == 2 && g_str_equal (argv[1], REPORT_WORD))
    return report_word ();

  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)

  g_test_add_func ("/paths/build-folder", test_build_folder);
  ADD ("/paths/moved", test_moved);
  ADD ("/paths/elsewhere", test_elsewhere);
  g_test_add_func ("/paths/user-file", test_user_file);
  ADD ("/paths/language", test_language);

  return g_test_run ();
}
