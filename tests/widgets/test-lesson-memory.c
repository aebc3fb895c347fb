/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Whoever looks something up in another lesson reads on where the first one was left. */

#include "ichomp-lesson-page.h"
#include "study-support.h"

#define PLACE 700

typedef struct
{
  IchompLibrary *library;
  IchompLessonProgress *progress;
  GtkWidget *window;
  GtkWidget *widget;
  IchompLessonPage *page;
  IchompLesson *first;
  IchompLesson *second;
} Fixture;

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);

  return found;
}

static GtkAdjustment *
get_adjustment (Fixture *fixture)
{
  return gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (find (fixture->widget, GTK_TYPE_SCROLLED_WINDOW)));
}

static int
get_top (Fixture *fixture)
{
  return (int)gtk_adjustment_get_value (get_adjustment (fixture));
}

static GtkExpander *
get_fold (Fixture *fixture)
{
  return GTK_EXPANDER (find (fixture->widget, GTK_TYPE_EXPANDER));
}

/* The first lesson has been unfolded and read on, and left for the second one. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "../data/lessons", NULL);

  fixture->library = ichomp_library_new_for_folders (path, "/nonexistent");
  fixture->progress = ichomp_lesson_progress_new (NULL);
  fixture->first = ichomp_library_find_lesson (fixture->library, "play");
  fixture->second = ichomp_library_find_lesson (fixture->library, "xor");
  g_assert_nonnull (fixture->first);
  g_assert_nonnull (fixture->second);

  fixture->widget = ichomp_lesson_page_new (fixture->library, fixture->progress);
  fixture->page = ICHOMP_LESSON_PAGE (fixture->widget);
  fixture->window = study_support_show (fixture->widget, 900, 600);

  ichomp_lesson_page_show (fixture->page, fixture->first, NULL);
  study_support_wait_until (gtk_adjustment_get_upper (get_adjustment (fixture)) > 2 * PLACE);
  gtk_expander_set_expanded (get_fold (fixture), TRUE);
  gtk_adjustment_set_value (get_adjustment (fixture), PLACE);
  study_support_settle ();

  ichomp_lesson_page_show (fixture->page, fixture->second, NULL);
  study_support_wait_until (get_top (fixture) == 0);
  g_assert_false (gtk_expander_get_expanded (get_fold (fixture)));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close (fixture->window, fixture->widget);
  ichomp_lesson_unref (fixture->first);
  ichomp_lesson_unref (fixture->second);
  g_assert_finalize_object (fixture->library);
  g_assert_finalize_object (fixture->progress);
}

static void
test_back (Fixture *fixture, gconstpointer data)
{
  ichomp_lesson_page_show (fixture->page, fixture->first, NULL);
  study_support_wait_until (ABS (get_top (fixture) - PLACE) <= 1);
  g_assert_true (gtk_expander_get_expanded (get_fold (fixture)));
}

/* It is as it was left, but a section was asked for. */
static void
test_section (Fixture *fixture, gconstpointer data)
{
  ichomp_lesson_page_show (fixture->page, fixture->first, "alike");
  study_support_wait_until (get_top (fixture) > PLACE + 600);
  g_assert_true (gtk_expander_get_expanded (get_fold (fixture)));
}

/* What was done in all lessons is forgotten. */
static void
test_forget (Fixture *fixture, gconstpointer data)
{
  ichomp_lesson_page_replace (fixture->page, fixture->second);
  ichomp_lesson_page_show (fixture->page, fixture->first, NULL);
  study_support_settle ();
  g_assert_cmpint (get_top (fixture), ==, 0);
  g_assert_false (gtk_expander_get_expanded (get_fold (fixture)));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add ("/lesson-memory/back", Fixture, NULL, set_up, test_back, tear_down);
  g_test_add ("/lesson-memory/section", Fixture, NULL, set_up, test_section, tear_down);
  g_test_add ("/lesson-memory/forget", Fixture, NULL, set_up, test_forget, tear_down);

  return g_test_run ();
}
