/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ichomp-lesson-page.h"
#include "study-support.h"

static guint
count_class (GtkWidget *widget, const char *css_class)
{
  guint n = gtk_widget_has_css_class (widget, css_class);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_class (child, css_class);

  return n;
}

/* The first of three rows is a header, and no other. */
static void
test_header (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "lessons/fixtures", NULL);
  g_autoptr (IchompLibrary) library = ichomp_library_new_for_folders (path, "/nonexistent");
  g_autoptr (IchompLessonProgress) progress = ichomp_lesson_progress_new (NULL);
  g_autoptr (IchompLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (library), 0);
  GtkWidget *page = ichomp_lesson_page_new (library, progress);
  GtkWidget *window = study_support_show (page, 600, 400);

  ichomp_lesson_page_show (ICHOMP_LESSON_PAGE (page), ichomp_library_entry_get_lesson (entry),
                           NULL);
  g_assert_cmpuint (count_class (page, "lesson-header-cell"), ==, 2);
  g_assert_cmpuint (count_class (page, "lesson-cell"), ==, 4);
  study_support_close (window, page);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lesson-table/header", test_header);

  return g_test_run ();
}
