/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* "Delete Progress" also clears the lesson on show. */

#include "widgets/kit/ichomp-confirmation.h"
#include "widgets/course/ichomp-lessons-view.h"
#include "study-support.h"
#include "test-main.h"

static GtkCheckButton *
find_done (GtkWidget *view)
{
  return GTK_CHECK_BUTTON (study_support_find_type (view, GTK_TYPE_CHECK_BUTTON, "lesson-done"));
}

static void
test_forget (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "game/course/fixtures", NULL);
  g_autoptr (IchompLibrary) library = ichomp_library_new_for_folders (path, "/nonexistent");
  g_autoptr (IchompLessonProgress) progress = ichomp_lesson_progress_new (NULL);
  g_autoptr (IchompCourse) course = ichomp_course_new (library, progress);
  GtkWidget *view = ichomp_lessons_view_new (course);
  GtkWidget *window = study_support_show (view, 900, 600);
  IchompLesson *lesson = ichomp_lessons_view_get_lesson (ICHOMP_LESSONS_VIEW (view));

  gtk_check_button_set_active (find_done (view), TRUE);
  g_assert_true (ichomp_lesson_progress_has_done (progress, lesson));

  ichomp_lessons_view_forget (ICHOMP_LESSONS_VIEW (view));
  study_support_click (study_support_find_window (ICHOMP_TYPE_CONFIRMATION), "cancel_button");
  study_support_settle ();
  g_assert_true (gtk_check_button_get_active (find_done (view)));

  ichomp_lessons_view_forget (ICHOMP_LESSONS_VIEW (view));
  study_support_click (study_support_find_window (ICHOMP_TYPE_CONFIRMATION), "answer_button");
  study_support_settle ();
  g_assert_false (ichomp_lesson_progress_has_done (progress, lesson));
  g_assert_false (gtk_check_button_get_active (find_done (view)));
  g_assert_true (ichomp_lessons_view_get_lesson (ICHOMP_LESSONS_VIEW (view)) == lesson);

  study_support_close (window, view);
}

void
add_tests (void)
{
  g_test_add_func ("/lesson-forget/forget", test_forget);
}
