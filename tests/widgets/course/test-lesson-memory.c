/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The return to a lesson: it is at the same place and in the same state as before. */

#include "page-support.h"
#include "study-support.h"
#include "test-main.h"

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

/* A lesson that is replaced makes the page forget all others. */
static void
test_forget (PageFixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLesson) second = ichomp_library_find_lesson (fixture->library, "xor");

  ichomp_lesson_page_replace (fixture->page, second);
  page_open (fixture, "play", NULL);
  study_support_settle ();
  g_assert_cmpint (get_top (fixture), ==, 0);
  g_assert_false (gtk_expander_get_expanded (get_expander (fixture)));
}

void
add_tests (void)
{
  g_test_add ("/lesson-memory/back", PageFixture, NULL, set_up, test_back, page_tear_down);
  g_test_add ("/lesson-memory/section", PageFixture, NULL, set_up, test_section, page_tear_down);
  g_test_add ("/lesson-memory/forget", PageFixture, NULL, set_up, test_forget, page_tear_down);
}
