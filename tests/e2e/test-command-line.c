/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the program prints, as a script sees it: without a display, a bus or a home. */

#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "command.h"
#include "oracle.h"
#include "rules.h"
#include "test-main.h"

#define MARKS "[\\x{200e}\\x{200f}\\x{2066}-\\x{2069}]"

#define MEMORY_LIMIT ((guint64)2 * 1024 * 1024 * 1024)

/* The address sanitizer reserves far more than it uses. */
#ifdef __SANITIZE_ADDRESS__
#define USABLE_MEMORY_LIMIT 0
#else
#define USABLE_MEMORY_LIMIT MEMORY_LIMIT
#endif

static CommandResult *
run (const char *option, const char *argument, const char *variable, const char *value)
{
  const char *const argv[] = { command_get_program (), option, argument, NULL };
  g_auto (GStrv) environment = command_build_environment ();

  if (variable != NULL)
    environment = g_environ_setenv (environment, variable, value, TRUE);

  return command_run (argv, (const char *const *)environment, USABLE_MEMORY_LIMIT);
}

static void
assert_report (const char *argument, const RulesPosition *position)
{
  g_autoptr (CommandResult) result = run ("--analyze", argument, NULL, NULL);
  g_autofree char *expected = rules_position_build_report (position);

  command_assert_succeeded (result);
  g_assert_cmpstr (result->output, ==, expected);
}

/* The versions that a report of a mistake names: also of the libraries, and of the code that the
 * processor runs. */
static void
test_version (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (CommandResult) result = run (i == 0 ? "--version" : "-v", NULL, NULL, NULL);

      command_assert_succeeded (result);
      g_assert_true (g_regex_match_simple ("^iChomp " ICHOMP_VERSION "\n"
                                           "GTK 4\\.\\d+\\.\\d+\nGLib 2\\.\\d+\\.\\d+\n"
                                           "kernel [\\w.+-]+\n$",
                                           result->output, 0, 0));
    }
}

static void
test_help (void)
{
  static const char *const told[] = { "--analyze", "POSITION", "--version", "3,2/2,2/1/- @6x4" };

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (CommandResult) result = run (i == 0 ? "--help" : "-h", NULL, NULL, NULL);

      command_assert_succeeded (result);
      for (guint j = 0; j < G_N_ELEMENTS (told); j++)
        if (strstr (result->output, told[j]) == NULL)
          g_error ("--help does not tell of %s:\n%s", told[j], result->output);
    }
}

/* The example of the documentation, worked out by hand. */
static void
test_example (void)
{
  static const char report[] = "position\t3,2/2,2/1/- @6x4\n"
                               "quadrant\tNW\t3,2\t1\t1\n"
                               "quadrant\tNE\t2,2\t3\t11\n"
                               "quadrant\tSW\t1\t1\t1\n"
                               "quadrant\tSE\t-\t0\t0\n"
                               "moves\tNW\t0 2 3;3 4\n"
                               "moves\tNE\t0 2;2 1\n"
                               "moves\tSW\t0\n"
                               "moves\tSE\t\n"
                               "xor\t3\t11\n"
                               "outcome\tN\n"
                               "winning\tNW1,2\t2\n"
                               "winning\tNE1,1\t0\n";
  static const char *const arguments[] = { "3,2/2,2/1/- @6x4", "3,2/2,2/1/-", "3,2/2,2/1/- \n",
                                           " 3,2/2,2/1/-\r\n" };

  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    {
      g_autoptr (CommandResult) result = run ("--analyze", arguments[i], NULL, NULL);

      command_assert_succeeded (result);
      g_assert_cmpstr (result->output, ==, report);
    }
}

/* Pairs of diagrams within 4x4; the tests of the engine try all of them. */
static void
test_pairs (void)
{
  GRand *rand = g_rand_new_with_seed (1);
  g_autofree char *box = oracle_shape_new_box (4, 4);
  g_autoptr (GPtrArray) shapes = oracle_shape_list_within (box);

  g_assert_cmpuint (shapes->len, ==, 70);

  for (guint i = 0; i < 100; i++)
    {
      const char *pair[RULES_N_QUADRANTS] = { "", "", "", "" };
      guint first = (guint)g_rand_int_range (rand, 0, RULES_N_QUADRANTS);
      guint second =
          (first + (guint)g_rand_int_range (rand, 1, RULES_N_QUADRANTS)) % RULES_N_QUADRANTS;
      g_autoptr (RulesPosition) position = NULL;
      g_autofree char *text = NULL;

      pair[first] = g_ptr_array_index (shapes, g_rand_int_range (rand, 0, 70));
      pair[second] = g_ptr_array_index (shapes, g_rand_int_range (rand, 0, 70));
      position = rules_position_new (8, 8, pair);
      text = rules_position_to_text (position);
      assert_report (text, position);
    }

  g_rand_free (rand);
}

static void
test_random_positions (void)
{
  GRand *rand = g_rand_new_with_seed (2);

  for (guint i = 0; i < 30; i++)
    {
      guint width = (guint)g_rand_int_range (rand, 1, 14);
      guint height = (guint)g_rand_int_range (rand, 2, 12);
      g_autoptr (RulesPosition) position = rules_position_new_random (width, height, rand);
      g_autofree char *text = rules_position_to_text (position);

      assert_report (text, position);
    }

  g_rand_free (rand);
}

/* Published values of the game in which the player who takes the corner loses: one less than
 * here. */
static void
test_published_values (void)
{
  static const char misere[] = "+ 10 6 15 2 20 21 14 22 11 0 23 7 26;13 7 11 9 14 0 19 5;"
                               "17 11 14 18 0 24 23 8;3 19 2 0 20;11 4 0 5 1;8 0;0;4;23;25;24";
  g_autoptr (CommandResult) result = run ("--analyze", "-/14,8,8,5,5,2,1,1,1,1,1/-/-", NULL, NULL);
  g_auto (GStrv) rows = g_strsplit (misere, ";", -1);
  g_autoptr (GString) line = g_string_new ("\nmoves\tNE\t");

  for (guint r = 0; rows[r] != NULL; r++)
    {
      g_auto (GStrv) values = g_strsplit (rows[r], " ", -1);

      for (guint c = 0; values[c] != NULL; c++)
        {
          guint value = g_str_equal (values[c], "+") ? 0 : (guint)atoi (values[c]) + 1;

          g_string_append_printf (line, "%s%u", c > 0 ? " " : r > 0 ? ";" : "", value);
        }
    }
  g_string_append_c (line, '\n');

  command_assert_succeeded (result);
  if (strstr (result->output, line->str) == NULL)
    g_error ("Not there: %s\nin: %s", line->str, result->output);

  /* The seven winning moves of Chomp leave the value 1 here, not 0. */
  g_assert_cmpuint (g_strv_length (rows), ==, 11);
}

/* A large table, and the largest board that a game can have. */
static void
test_large_positions (void)
{
  g_autofree char *box = g_strdup ("12,12,12,12,12,12,12,12,12,12,12,12");
  g_autofree char *text = g_strdup_printf ("%s/%s/%s/%s", box, box, box, box);
  g_autofree char *position = g_strdup_printf ("position\t%s @24x24\n", text);
  g_autoptr (CommandResult) result = run ("--analyze", text, NULL, NULL);
  g_autoptr (CommandResult) rows = run ("--analyze", "255/1/-/-", NULL, NULL);

  command_assert_succeeded (result);
  g_assert_true (g_str_has_prefix (result->output, position));
  g_assert_nonnull (strstr (result->output, "\nxor\t0\t0\noutcome\tP\n"));

  /* Either way, but no crash: a row of n tiles has the value n, which a byte may not hold. */
  g_assert_true (rows->exited);
}

static void
test_languages (void)
{
  static const char *const variables[][2] = {
    { "LC_ALL", "C" },           { "LC_ALL", "POSIX" },
    { "LC_ALL", "de_DE.UTF-8" }, { "LC_ALL", "no-such" },
    { "LANGUAGE", "fa" },        { "LANGUAGE", "de:fr:ru" },
    { "LANGUAGE", "km" },        { "LC_NUMERIC", "de_DE.UTF-8" },
    { "LANG", "fa_IR" }
  };
  g_autofree char *expected = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      g_autoptr (CommandResult) result =
          run ("--analyze", "5,4,4/3,1/-/2", variables[i][0], variables[i][1]);

      command_assert_succeeded (result);
      if (expected == NULL)
        expected = g_strdup (result->output);
      g_assert_cmpstr (result->output, ==, expected);
    }
}

/* The locale "C" claims that the terminal supports only ASCII. Output in a chosen language keeps
 * its letters all the same. */
static void
test_letters (void)
{
  static const char *const locales[] = { "C", "POSIX", "C.UTF-8", "no-such" };
  const char *const argv[] = { command_get_program (), "--language", "ru", "--explain",
                               "3,2/2,2/1/-",          NULL };
  g_autofree char *expected = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    {
      g_auto (GStrv) environment = command_build_environment ();
      g_autoptr (CommandResult) result = NULL;

      environment = g_environ_setenv (environment, "LC_ALL", locales[i], TRUE);
      result = command_run (argv, (const char *const *)environment, USABLE_MEMORY_LIMIT);
      command_assert_succeeded (result);
      g_assert_true (g_utf8_validate (result->output, -1, NULL));
      g_assert_true (g_regex_match_simple ("\\p{Cyrillic}", result->output, 0, 0));
      if (expected == NULL)
        expected = g_strdup (result->output);
      g_assert_cmpstr (result->output, ==, expected);
    }
}

/* The marks that isolate formulas are for terminals that show text from right to left. */
static void
test_marks (void)
{
  static const struct
  {
    const char *language;
    gboolean at_terminal;
    const char *vte_version; /* or NULL: another terminal */
    gboolean is_marked;
  } cases[] = {
    { "en", FALSE, NULL, FALSE },   { "en", TRUE, "7006", FALSE }, { "de", TRUE, "7006", FALSE },
    { "fa", FALSE, "7006", FALSE }, { "fa", TRUE, NULL, FALSE },   { "fa", TRUE, "5700", FALSE },
    { "fa", TRUE, "7006", TRUE },
  };
  static const char *const reports[] = { "--explain 3,2/2,2/1/-", "--analyze 3x" };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint k = 0; k < G_N_ELEMENTS (reports); k++)
      {
        g_auto (GStrv) environment = command_build_environment ();
        g_autoptr (CommandResult) result = NULL;
        g_autofree char *command = g_strdup_printf ("'%s' --language %s %s", command_get_program (),
                                                    cases[i].language, reports[k]);
        const char *const at_terminal[] = { "script", "-qc", command, "/dev/null", NULL };
        const char *const plain[] = { "sh", "-c", command, NULL };
        gboolean is_marked;

        if (cases[i].vte_version != NULL)
          environment = g_environ_setenv (environment, "VTE_VERSION", cases[i].vte_version, TRUE);
        result = command_run (cases[i].at_terminal ? at_terminal : plain,
                              (const char *const *)environment, USABLE_MEMORY_LIMIT);
        g_assert_cmpuint (strlen (result->output) + strlen (result->errors), >, 0);
        is_marked = g_regex_match_simple (MARKS, result->output, 0, 0)
                    || g_regex_match_simple (MARKS, result->errors, 0, 0);
        g_assert_cmpint (is_marked, ==, cases[i].is_marked);
      }
}

static void
test_needs_nothing (void)
{
  const char *const argv[] = { command_get_program (), "--analyze", "1/-/-/-", NULL };
  const char *const nothing[] = { NULL };
  g_autoptr (CommandResult) result = command_run (argv, nothing, USABLE_MEMORY_LIMIT);

  command_assert_succeeded (result);
  g_assert_true (g_str_has_prefix (result->output, "position\t1/-/-/- @2x2\n"));
}

static char *
repeat (const char *text, guint n, const char *separator)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (all, "%s%s", i > 0 ? separator : "", text);

  return g_string_free (all, FALSE);
}

/* One line on standard error that names the place, nothing on standard output, and a failure. */
static void
assert_refused (const char *argument, guint character)
{
  g_autoptr (CommandResult) result = run ("--analyze", argument, NULL, NULL);
  g_autofree char *place = g_strdup_printf ("haracter %u", character);
  const char *found;

  g_assert_true (result->exited);
  g_assert_cmpint (result->status, ==, 1);
  g_assert_cmpstr (result->output, ==, "");
  g_assert_true (g_str_has_prefix (result->errors, "ichomp: "));
  g_assert_true (g_str_has_suffix (result->errors, "\n"));
  g_assert_true (strchr (result->errors, '\n') == result->errors + result->errors_length - 1);
  g_assert_true (g_utf8_validate (result->errors, -1, NULL));
  g_assert_cmpuint (result->errors_length, <, 300);

  if (character == 0)
    return;

  found = strstr (result->errors, place);
  if (found == NULL || g_ascii_isdigit (found[strlen (place)]))
    g_error ("Not at character %u: %s", character, result->errors);
}

static void
test_refused (void)
{
  static const struct
  {
    const char *argument;
    guint character;
  } cases[] = {
    { "", 1 },
    { " ", 1 },
    { "99999999,1/-/-/-", 1 },
    { "18446744073709551617/-/-/-", 1 },
    { "-1/-/-/-", 2 },
    { "2,3/-/-/-", 3 },
    { "1/1,1,2/-/-", 7 },
    { "1/2/3", 6 },
    { "1/2/3/4/5", 8 },
    { "1/2/3/", 7 },
    { "1//-/-", 3 },
    { "1,/-/-/-", 3 },
    { "1,,1/-/-/-", 3 },
    { ",1/-/-/-", 1 },
    { "0/-/-/-", 1 },
    { "3,0/-/-/-", 3 },
    { "x/-/-/-", 1 },
    { "1/-/-/-x", 8 },
    { "1/-/-/- x", 9 },
    { "1/-/-/- @", 10 },
    { "1/-/-/- @4", 11 },
    { "1/-/-/- @4x", 12 },
    { "1/-/-/- @4x4x", 13 },
    { "1/-/-/- @0x4", 10 },
    { "1/-/-/- @1x1", 10 },
    { "1/-/-/- @99999999999999999999x2", 10 },
    { "3/-/-/- @4x4", 10 },
    { "-/-/-/1,1,1 @4x4", 14 },
    { "-/3/-/- @4x4", 10 },
    { "1/-/-/-\n1/-/-/-", 8 },
    { " \n1/-/-/-x", 10 },
    { "1\t/-/-/-", 2 },
    { "1/-/-/\xff", 7 },
    { "\xc3\xa9\xc3\xa9\xff", 1 },
    { "1/\xe2\x80\xae/-/-", 3 },
    { "\xef\xbb\xbf"
      "1/-/-/-",
      1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *shown = g_strescape (cases[i].argument, NULL);

      g_test_message ("%s", shown);
      assert_refused (cases[i].argument, cases[i].character);
    }
}

/* A large position must not need much time or memory. */
static void
test_refused_large (void)
{
  g_autofree char *digits = repeat ("9", 100000, "");
  g_autofree char *zeros = repeat ("0", 100000, "");
  g_autofree char *slashes = repeat ("/", 100000, "");
  g_autofree char *rows = repeat ("1", 50000, ",");
  g_autofree char *forty_rows = repeat ("40", 40, ",");
  g_autofree char *forty = g_strdup_printf ("%s/-/-/-", forty_rows);
  g_autofree char *forty_times =
      g_strdup_printf ("%s/%s/%s/%s", forty_rows, forty_rows, forty_rows, forty_rows);
  g_autofree char *staircase = NULL;
  GString *steps = g_string_new (NULL);

  for (guint i = 40; i > 0; i--)
    g_string_append_printf (steps, "%u%s", i, i > 1 ? "," : "/-/-/-");
  staircase = g_string_free (steps, FALSE);

  assert_refused (digits, 1);
  assert_refused (zeros, 1);
  assert_refused (slashes, 1);
  assert_refused (rows, 0);
  assert_refused (forty, 0);
  assert_refused (forty_times, 0);
  assert_refused (staircase, 0);
}

static void
assert_usage_error (const char *first, const char *second, const char *third)
{
  const char *const argv[] = { command_get_program (), first, second, third, NULL };
  g_auto (GStrv) environment = command_build_environment ();
  g_autoptr (CommandResult) result =
      command_run (argv, (const char *const *)environment, USABLE_MEMORY_LIMIT);

  g_assert_true (result->exited);
  g_assert_cmpint (result->status, !=, 0);
  g_assert_cmpstr (result->output, ==, "");
  g_assert_cmpuint (result->errors_length, >, 0);
}

static void
test_usage_errors (void)
{
  assert_usage_error ("--no-such-option", NULL, NULL);
  assert_usage_error ("-x", NULL, NULL);
  assert_usage_error ("--analyze", NULL, NULL);
  assert_usage_error ("--analyse", "1/-/-/-", NULL);

  /* Forgotten quotation marks: the size of the board must not be ignored silently. */
  assert_usage_error ("--analyze", "3,2/2,2/1/-", "@6x4");

  /* These need other options. */
  assert_usage_error ("--threads", "2", NULL);
  assert_usage_error ("--count", "3", NULL);
  assert_usage_error ("--no-solutions", NULL, NULL);
}

/* A terminal obeys control characters: the error of every option is one line of
 * characters that can be seen. */
static void
test_hostile_arguments (void)
{
  static const char *const options[][3] = {
    { "" }, /* a file */
    { "--" },
    { "-" },
    { "--language" },
    { "--position" },
    { "--players" },
    { "--level" },
    { "--seed" },
    { "--lesson" },
    { "--analyze" },
    { "--explain" },
    { "--check-lesson" },
    { "--census" },
    { "--census", "2", "--threads" },
    { "--worksheet", "/nonexistent/sheet.pdf", "--kinds" },
    { "--worksheet", "/nonexistent/sheet.pdf", "--difficulty" },
    { "--worksheet", "/nonexistent/sheet.pdf", "--count" },
    { "--worksheet", "/nonexistent/sheet.pdf", "--per-page" },
    { "--worksheet", "/nonexistent/sheet.pdf", "--paper" },
    { "--worksheet" },
  };
  g_autofree char *filler = g_strnfill (100000, 'x');
  g_autofree char *hostile =
      g_strconcat ("/nonexistent/\033[31m\007\302\233", filler, "\033]0;title\007", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autoptr (GPtrArray) argv = g_ptr_array_new_with_free_func (g_free);
      g_auto (GStrv) environment = command_build_environment ();
      g_autoptr (CommandResult) result = NULL;

      g_ptr_array_add (argv, g_strdup (command_get_program ()));
      for (guint j = 0; j < G_N_ELEMENTS (options[i]) && options[i][j] != NULL; j++)
        if (strlen (options[i][j]) > strlen ("--"))
          g_ptr_array_add (argv, g_strdup (options[i][j]));
      g_ptr_array_add (argv, strlen (options[i][0]) > strlen ("--")
                                 ? g_strdup (hostile)
                                 : g_strconcat (options[i][0], hostile, NULL));
      g_ptr_array_add (argv, NULL);

      result = command_run ((const char *const *)argv->pdata, (const char *const *)environment,
                            USABLE_MEMORY_LIMIT);
      g_test_message ("%s: %s", options[i][0], result->errors);
      g_assert_true (result->exited);
      g_assert_cmpint (result->status, ==, 1);
      g_assert_cmpstr (result->output, ==, "");
      g_assert_true (g_utf8_validate_len (result->errors, result->errors_length, NULL));
      g_assert_cmpint (g_utf8_strlen (result->errors, -1), <, 1100);
      g_assert_true (strchr (result->errors, '\n') == result->errors + result->errors_length - 1);
      for (const char *p = result->errors; *p != '\n'; p = g_utf8_next_char (p))
        g_assert_false (g_unichar_iscntrl (g_utf8_get_char (p)));
    }
}

/* A script tells a lesson without faults from others by its standard output as well. */
static void
test_check_lesson (void)
{
  static const char *const endless[] = { "/dev/zero", "/proc/kmsg", "/" };
  g_autofree char *good =
      g_build_filename (g_getenv ("G_TEST_SRCDIR"), "game/course/fixtures/sample.xml", NULL);
  g_autofree char *folder = g_dir_make_tmp ("ichomp-XXXXXX", NULL);
  g_autofree char *bad = g_build_filename (folder, "\033[31m.xml", NULL);
  g_autoptr (CommandResult) fine = run ("--check-lesson", good, NULL, NULL);
  g_autoptr (CommandResult) wrong = NULL;

  command_assert_succeeded (fine);
  g_assert_cmpstr (fine->output, ==, "sample.xml: nothing is wrong with this lesson.\n");

  g_assert_true (g_file_set_contents (bad, "<lesson><\033/></lesson>", -1, NULL));
  wrong = run ("--check-lesson", bad, NULL, NULL);
  g_assert_cmpint (wrong->status, ==, 1);
  g_assert_cmpstr (wrong->output, ==, "");
  g_assert_true (g_str_has_prefix (wrong->errors, "\\x1b[31m.xml: Line 1, column 10: "));
  g_remove (bad);
  g_rmdir (folder);

  /* None of these ends, and some do not even begin. */
  for (guint i = 0; i < G_N_ELEMENTS (endless); i++)
    {
      g_autoptr (CommandResult) result = run ("--check-lesson", endless[i], NULL, NULL);

      g_assert_cmpint (result->status, ==, 1);
      g_assert_cmpstr (result->output, ==, "");
      g_assert_true (g_str_has_suffix (result->errors, ": This is not a file.\n")
                     || g_str_has_suffix (result->errors, ": You do not have permission.\n"));
    }
}

/* A new lesson has no mistakes, and takes the place of no other. */
static void
test_new_lesson (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ichomp-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "heaps.xml", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "none", "heaps.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (CommandResult) written = run ("--new-lesson", path, NULL, NULL);
  g_autoptr (CommandResult) checked = NULL;
  g_autoptr (CommandResult) again = NULL;
  g_autoptr (CommandResult) failed = NULL;

  command_assert_succeeded (written);
  g_assert_cmpstr (written->output, ==, "");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "id=\"heaps\""));
  checked = run ("--check-lesson", path, NULL, NULL);
  command_assert_succeeded (checked);

  again = run ("--new-lesson", path, NULL, NULL);
  g_assert_cmpint (again->status, ==, 1);
  g_assert_cmpstr (again->errors, ==,
                   "ichomp: --new-lesson: There is already a file “heaps.xml”\n");
  failed = run ("--new-lesson", nowhere, NULL, NULL);
  g_assert_cmpint (failed->status, ==, 1);
  g_assert_cmpstr (failed->errors, ==, "ichomp: There is no such file or folder.\n");

  g_remove (path);
  g_rmdir (folder);
}

/* Several options at once are all obeyed. */
static void
test_several (void)
{
  const char *const argv[] = {
    command_get_program (), "--analyze", "1/-/-/-", "--explain", "2/-/-/-", "--version", NULL
  };
  g_auto (GStrv) environment = command_build_environment ();
  g_autoptr (CommandResult) result =
      command_run (argv, (const char *const *)environment, USABLE_MEMORY_LIMIT);

  command_assert_succeeded (result);
  g_assert_true (g_str_has_prefix (result->output, "iChomp "));
  g_assert_nonnull (strstr (result->output, "position\t1/-/-/- @2x2\n"));
  g_assert_nonnull (strstr (result->output, "Top left: only its value, 2, remains."));
}

/* An incomplete output is reported as a failure. */
static void
test_full_disk (void)
{
  const char *const argv[] = { "/bin/sh", "-c", "exec \"$0\" --analyze 1/-/-/- > /dev/full",
                               command_get_program (), NULL };
  g_auto (GStrv) environment = command_build_environment ();
  g_autoptr (CommandResult) result =
      command_run (argv, (const char *const *)environment, USABLE_MEMORY_LIMIT);

  g_assert_true (result->exited);
  g_assert_cmpint (result->status, ==, 1);
  g_assert_cmpstr (result->errors, ==, "ichomp: The output could not be written.\n");
}

/* Without a display one line says that there is no game. */
static void
test_no_display (void)
{
  g_autoptr (CommandResult) result = run (NULL, NULL, NULL, NULL);

  g_assert_true (result->exited);
  g_assert_cmpint (result->status, ==, 1);
  g_assert_cmpstr (result->output, ==, "");
  g_assert_cmpstr (result->errors, ==, "ichomp: No window can be opened: there is no display.\n");
}

void
add_tests (void)
{
  g_test_add_func ("/command-line/version", test_version);
  g_test_add_func ("/command-line/help", test_help);
  g_test_add_func ("/command-line/example", test_example);
  g_test_add_func ("/command-line/pairs", test_pairs);
  g_test_add_func ("/command-line/random-positions", test_random_positions);
  g_test_add_func ("/command-line/published-values", test_published_values);
  g_test_add_func ("/command-line/large-positions", test_large_positions);
  g_test_add_func ("/command-line/languages", test_languages);
  g_test_add_func ("/command-line/letters", test_letters);
  g_test_add_func ("/command-line/marks", test_marks);
  g_test_add_func ("/command-line/needs-nothing", test_needs_nothing);
  g_test_add_func ("/command-line/refused", test_refused);
  g_test_add_func ("/command-line/refused-large", test_refused_large);
  g_test_add_func ("/command-line/usage-errors", test_usage_errors);
  g_test_add_func ("/command-line/hostile-arguments", test_hostile_arguments);
  g_test_add_func ("/command-line/check-lesson", test_check_lesson);
  g_test_add_func ("/command-line/new-lesson", test_new_lesson);
  g_test_add_func ("/command-line/several", test_several);
  g_test_add_func ("/command-line/full-disk", test_full_disk);
  g_test_add_func ("/command-line/no-display", test_no_display);
}
