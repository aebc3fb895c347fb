/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The return to a lesson: it is at the same place and in the same state as before. */

#include "widgets/course/ichomp-number-reply.h"
#include "page-support.h"
#include "study-support.h"
#include "test-main.h"
#include "game/course/ichomp-lesson-reader.h"

#define PLACE 700

static int
get_top (PageFixture *fixture)
{
  return (int)gtk_adjustment_get_value (fixture->adjustment);
}

static GtkExpander *
get_expander (PageFixture *fixture)
{
  return GTK_EXPANDER (page_find_nth (fixture->widget, GTK_TYPE_EXPANDER, NULL, 0));
}

/* The user has expanded an answer in the first lesson, scrolled down, and opened the second
 * lesson. */
static void
set_up (PageFixture *fixture, gconstpointer data)
{
  page_load (fixture, "../data/lessons");
  page_create (fixture, 900, 600);

  page_open (fixture, "play", NULL);
  test_wait_until (gtk_adjustment_get_upper (fixture->adjustment) > 2 * PLACE);
  gtk_expander_set_expanded (get_expander (fixture), TRUE);
  gtk_adjustment_set_value (fixture->adjustment, PLACE);
  study_support_settle ();

  page_open (fixture, "xor", NULL);
  test_wait_until (get_top (fixture) == 0);
  g_assert_false (gtk_expander_get_expanded (get_expander (fixture)));
}

static void
test_back (PageFixture *fixture, gconstpointer data)
{
  page_open (fixture, "play", NULL);
  test_wait_until (ABS (get_top (fixture) - PLACE) <= 1);
  g_assert_true (gtk_expander_get_expanded (get_expander (fixture)));
}

/* The state is restored, but the page scrolls to the section. */
static void
test_section (PageFixture *fixture, gconstpointer data)
{
  page_open (fixture, "play", "mirror");
  test_wait_until (get_top (fixture) > PLACE + 600);
  g_assert_true (gtk_expander_get_expanded (get_expander (fixture)));
}

static void
test_forget (PageFixture *fixture, gconstpointer data)
{
  ichomp_course_forget (fixture->course);
  page_open (fixture, "play", NULL);
  study_support_settle ();
  g_assert_cmpint (get_top (fixture), ==, 0);
  g_assert_false (gtk_expander_get_expanded (get_expander (fixture)));
}

/* A new version of the lesson on show: what is in both versions keeps its state and its place. */

static IchompLesson *
parse_version (const char *from, const char *to)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "game/course/fixtures/sample.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) version = NULL;
  g_autoptr (GError) error = NULL;
  IchompLesson *lesson;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  version = g_string_new (text);
  if (from != NULL)
    g_assert_cmpuint (g_string_replace (version, from, to, 1), ==, 1);
  lesson = ichomp_lesson_parse (version->str, version->len, &error);
  g_assert_no_error (error);
  return lesson;
}

static void
show_sample (PageFixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLesson) lesson = parse_version (NULL, NULL);

  page_load (fixture, "game/course/fixtures");
  page_create (fixture, 900, 600);
  ichomp_lesson_page_show (fixture->page, lesson, NULL);
  test_wait_until (gtk_adjustment_get_upper (fixture->adjustment) > 2 * PLACE);
}

static void
replace (PageFixture *fixture, const char *from, const char *to)
{
  g_autoptr (IchompLesson) version = parse_version (from, to);

  ichomp_lesson_page_replace (fixture->page, version);
  study_support_settle ();
}

/* What is typed as the answer to the n-th question for a number. */
static GtkEditable *
get_entry (PageFixture *fixture, guint n)
{
  GtkWidget *reply = page_find_nth (fixture->widget, ICHOMP_TYPE_NUMBER_REPLY, NULL, n);

  return GTK_EDITABLE (page_find_nth (reply, GTK_TYPE_ENTRY, NULL, 0));
}

static void
assert_number (PageFixture *fixture, guint n, const char *expected)
{
  g_assert_cmpstr (gtk_editable_get_text (get_entry (fixture, n)), ==, expected);
}

static void
test_new_version (PageFixture *fixture, gconstpointer data)
{
  gtk_expander_set_expanded (get_expander (fixture), TRUE);
  gtk_editable_set_text (get_entry (fixture, 0), "19");

  /* A question before it and another proof do not shift the answers. */
  replace (fixture, "<question id=\"questions-1\" kind=\"folded\"",
           "<question id=\"new\" kind=\"number\" answer=\"3\"><ask>Which?</ask><why><claim "
           "is=\"add 1 2 = "
           "3\">3</claim></why><wrong>No.</wrong></question><question id=\"questions-1\" "
           "kind=\"folded\"");
  g_assert_true (gtk_expander_get_expanded (get_expander (fixture)));
  assert_number (fixture, 0, "");
  assert_number (fixture, 1, "19");
}

/* The author corrects a word of the question, and then asks for another number. */
static void
test_new_words (PageFixture *fixture, gconstpointer data)
{
  gtk_editable_set_text (get_entry (fixture, 0), "19");
  replace (fixture, "Write them under each other in binary.", "Write both in binary.");
  assert_number (fixture, 0, "19");
  replace (fixture, "answer=\"11\"", "answer=\"12\"");
  assert_number (fixture, 0, "");
}

/* In the window */
static double
get_top_of_theorem (PageFixture *fixture)
{
  GtkWidget *theorem = page_find_nth (fixture->widget, GTK_TYPE_BOX, "lesson-theorem", 0);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (theorem, fixture->widget, &bounds));
  return bounds.origin.y;
}

/* The text at the top of the view stays there, though its section has grown above it. */
static void
test_new_place (PageFixture *fixture, gconstpointer data)
{
  double before;

  /* The page can only be scrolled when it has its size. */
  page_draw_beside (fixture);
  gtk_adjustment_set_value (fixture->adjustment, get_top_of_theorem (fixture) + 30);
  test_wait_until (ABS (get_top_of_theorem (fixture) + 30) < 2);
  before = get_top_of_theorem (fixture);

  replace (fixture, "<note>", "<p>One more.</p><p>And one more.</p><note>");
  test_wait_until (ABS (get_top_of_theorem (fixture) - before) < 2);
}

void
add_tests (void)
{
  g_test_add ("/lesson-memory/new-version", PageFixture, NULL, show_sample, test_new_version,
              page_tear_down);
  g_test_add ("/lesson-memory/new-words", PageFixture, NULL, show_sample, test_new_words,
              page_tear_down);
  g_test_add ("/lesson-memory/new-place", PageFixture, NULL, show_sample, test_new_place,
              page_tear_down);
  g_test_add ("/lesson-memory/back", PageFixture, NULL, set_up, test_back, page_tear_down);
  g_test_add ("/lesson-memory/section", PageFixture, NULL, set_up, test_section, page_tear_down);
  g_test_add ("/lesson-memory/forget", PageFixture, NULL, set_up, test_forget, page_tear_down);
}
