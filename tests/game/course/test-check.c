/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The check of the sample lesson with one false statement each time. */

#include "game/course/ichomp-lesson-check.h"

#include <stdio.h>
#include <string.h>

#include "game/base/ichomp-digits.h"
#include "game/base/ichomp-i18n.h"
#include "game/base/ichomp-paths.h"
#include "game/course/ichomp-lesson-reader.h"
#include "support.h"
#include "test-main.h"

#define SAMPLE SOURCE_ROOT "/tests/game/course/fixtures/sample.xml"
#define TRANSLATED SOURCE_ROOT "/tests/game/course/fixtures/own/translated.xml"

static const struct
{
  const char *name;
  const char *from;
  const char *to;
} cases[] = {
  { "number", "xor 6 13 = 11\">11", "xor 6 13 = 12\">12" },
  { "text", "xor 6 13 = 11\">11", "xor 6 13 = 11\">12" },
  { "malformed", "xor 6 13 = 11", "xxx 6 13 = 11" },
  { "caption", "tiles 3,2/2,2/1/- @6x4 = 10\">10", "tiles 3,2/2,2/1/- @6x4 = 9\">9" },
  { "cell", "value 2 = 2\">2", "value 2 = 3\">3" },
  { "choice", "power 2 3 = 8\">8", "power 2 3 = 6\">6" },
  { "lesson of a link", "<link lesson=\"sample\">", "<link lesson=\"nowhere\">" },
  { "section of a link", "section=\"questions\"", "section=\"nowhere\"" },
  { "term", "<term to=\"option\">", "<term to=\"nothing\">" },
  { "builds on", "<builds-on lesson=\"sample\"/>", "<builds-on lesson=\"nowhere\"/>" },
  { "answer without a claim", "answer=\"11\"", "answer=\"12\"" },
  { "right called wrong", "<wrong answer=\"19\">", "<wrong answer=\"11\">" },
  { "wrong twice", "<wrong answer=\"19\">", "<wrong answer=\"19\">x</wrong><wrong answer=\"19\">" },
  { "no winning tile", "position=\"2/1/-/- @4x2\" goal=\"winning\"",
    "position=\"1/1/-/- @4x2\" goal=\"winning\"" },
  { "no tile of that value", "goal=\"value 0\"", "goal=\"value 9\"" },
  { "no tile that takes so many", "goal=\"takes 2\"", "goal=\"takes 9\"" },
  { "no move to zero", "position=\"2/1/-/- @4x2\" goal=\"zero\"",
    "position=\"1/1/-/- @4x2\" goal=\"zero\"" },
  { "the computer makes the move", "first=\"you\"", "first=\"computer\"" },
  { "lost", "<try id=\"questions-9\" position=\"2/1/-/- @4x2\">",
    "<try id=\"questions-9\" position=\"1/1/-/- @4x2\">" },
  { "lost in the second place", "<try id=\"questions-9\" position=\"2/1/-/- @4x2\">",
    "<try id=\"questions-9\" position=\"2/1/-/- @4x2\" first=\"computer\">" },
  { "nothing to copy", "<try id=\"questions-10\" position=\"2/2/-/- @4x2\"",
    "<try id=\"questions-10\" position=\"2/1/-/- @4x2\"" },
  { "right tile called wrong", "<wrong at=\"NE1,1 NW1,1\">", "<wrong at=\"NW1,2\">" },
  { "wrong tile twice", "<wrong at=\"NE1,1 NW1,1\">", "<wrong at=\"NE1,1 NE1,1\">" },
  { "lesson of a question", "from=\"sample\"", "from=\"nowhere\"" },
};

static char *sample;

/* Returns all complaints. */
static GArray *
run (IchompLesson *lesson, IchompLibrary *library)
{
  g_autoptr (IchompLessonCheck) check = ichomp_lesson_check_new (lesson, library);
  guint n_steps = 0;

  while (ichomp_lesson_check_step (check))
    n_steps++;
  g_assert_cmpuint (n_steps, >, 1);
  g_assert_false (ichomp_lesson_check_step (check));

  return g_array_ref (ichomp_lesson_check_get_complaints (check));
}

static guint
check (const char *text, guint *line)
{
  g_autofree char *folder = g_dir_make_tmp ("ichomp-check-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "sample.xml", NULL);
  g_autoptr (GArray) complaints = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (IchompLesson) lesson = ichomp_lesson_parse (text, strlen (text), &error);
  IchompLibrary *library = ichomp_library_new_for_folders ("/nonexistent", folder);

  g_assert_no_error (error);
  complaints = run (lesson, library);
  g_assert_finalize_object (library);
  support_remove_all (folder);

  if (complaints->len > 0)
    {
      const IchompLessonComplaint *first = &g_array_index (complaints, IchompLessonComplaint, 0);

      g_test_message ("%s", first->sentence);
      g_assert_cmpint (sscanf (first->sentence, "Line %u", line), ==, 1);
      g_assert_cmpuint (first->place.line, ==, *line);
    }
  return complaints->len;
}

/* Replaces the first occurrence: then there is one complaint, about its line. */
static void
assert_complaint (const char *whole, const char *from, const char *to)
{
  const char *place = strstr (whole, from);
  g_autofree char *head = NULL;
  g_autofree char *text = NULL;
  guint expected = 1;
  guint line = 0;

  g_assert_nonnull (place);
  head = g_strndup (whole, place - whole);
  text = g_strconcat (head, to, place + strlen (from), NULL);
  for (const char *p = head; *p != '\0'; p++)
    expected += *p == '\n';

  g_assert_cmpuint (check (text, &line), ==, 1);
  g_assert_cmpuint (line, ==, expected);
}

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);

  assert_complaint (sample, cases[i].from, cases[i].to);
}

/* A text without a translation into a language that the lesson has, and claims in translations. */
static void
test_translations (void)
{
  g_autofree char *translated = NULL;
  guint line;

  g_assert_true (g_file_get_contents (TRANSLATED, &translated, NULL, NULL));
  g_assert_cmpuint (check (translated, &line), ==, 0);

  assert_complaint (translated,
                    "<cell context=\"heading of a column\">Value</cell>\n"
                    "        <cell xml:lang=\"de\">Wert</cell>",
                    "<cell context=\"heading of a column\">Value</cell>");
  assert_complaint (translated, "<claim is=\"value 3 = 3\">3</claim> hat",
                    "<claim is=\"value 3 = 3\">4</claim> hat");
  assert_complaint (translated, "<row><cell>3</cell><cell>3</cell></row>",
                    "<row><cell>3</cell><cell>three</cell><cell xml:lang=\"de\">drei</cell></row>");
}

static void
test_sample (void)
{
  guint line;

  g_assert_cmpuint (check (sample, &line), ==, 0);
}

/* Numbers have the digits of the language. */
static void
test_digits (void)
{
  g_auto (GStrv) parts = g_strsplit (sample, "answer=\"11\"", 2);
  g_autofree char *text = g_strjoinv ("answer=\"12\"", parts);
  g_autoptr (IchompLesson) lesson = ichomp_lesson_parse (text, strlen (text), NULL);
  g_autoptr (GArray) complaints = NULL;

  ichomp_digits_set_own (TRUE);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_FA);
  complaints = run (lesson, NULL);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
  ichomp_digits_set_own (FALSE);

  g_assert_cmpuint (complaints->len, ==, 1);
  for (const char *p = g_array_index (complaints, IchompLessonComplaint, 0).sentence; *p != '\0';
       p++)
    g_assert_false (g_ascii_isdigit (*p));
}

/* Without a library, references to other lessons are not looked up. */
static void
test_alone (void)
{
  g_auto (GStrv) parts = g_strsplit (sample, "lesson=\"sample\"", -1);
  g_autofree char *text = g_strjoinv ("lesson=\"elsewhere\"", parts);
  g_autoptr (IchompLesson) lesson = ichomp_lesson_parse (text, strlen (text), NULL);
  g_autoptr (GArray) complaints = run (lesson, NULL);

  g_assert_cmpuint (complaints->len, ==, 0);
}

static void
progress_cb (double fraction, gpointer last)
{
  g_assert_cmpfloat (fraction, >, *(double *)last);
  *(double *)last = fraction;
}

static void
test_file (void)
{
  gboolean ok;
  double fraction = 0;
  g_autofree char *good = ichomp_lesson_check_file (SAMPLE, progress_cb, &fraction, &ok);
  g_autofree char *folder = ichomp_paths_dup_user_file ("lessons");
  g_autofree char *bad = NULL;

  g_assert_true (ok);
  g_assert_true (g_str_has_prefix (good, "sample.xml: "));
  g_assert_cmpfloat (fraction, >=, 1);
  /* Checking makes no folder for lessons. */
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));

  bad = ichomp_lesson_check_file ("/nonexistent/a.xml", NULL, NULL, &ok);
  g_assert_false (ok);
  g_assert_cmpstr (bad, ==, "a.xml: The file cannot be read: There is no such file or folder.\n");

  /* The error of a file that can be read has a place. */
  {
    g_autofree char *there = g_dir_make_tmp ("ichomp-check-XXXXXX", NULL);
    g_autofree char *path = g_build_filename (there, "b.xml", NULL);
    g_autofree char *broken = NULL;

    g_assert_true (g_file_set_contents (path, "<?xml version=\"1.0\"?>\n  <lessen/>\n", -1, NULL));
    broken = ichomp_lesson_check_file (path, NULL, NULL, &ok);
    g_assert_false (ok);
    g_assert_true (g_str_has_prefix (broken, "b.xml: Line 2, column 3: "));
    support_remove_all (there);
  }
}

void
add_tests (void)
{
  g_assert_true (g_file_get_contents (SAMPLE, &sample, NULL, NULL));

  g_test_add_func ("/check/sample", test_sample);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/check/%s", cases[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
    }
  g_test_add_func ("/check/translations", test_translations);
  g_test_add_func ("/check/digits", test_digits);
  g_test_add_func ("/check/alone", test_alone);
  g_test_add_func ("/check/file", test_file);
}
