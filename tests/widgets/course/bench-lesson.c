/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The time of layout and painting per frame, in milliseconds, when the lessons are scrolled with
 * all proofs and answers expanded. 60 frames a second leave 16 ms for each. */

#include "board-support.h"
#include "widgets/course/ichomp-lesson-page.h"
#include "study-support.h"

#define WIDTH 1024
#define HEIGHT 600
#define STEP 60

typedef struct
{
  gint64 start;
  double milliseconds;
} Watch;

static void
before_paint_cb (GdkFrameClock *clock, Watch *watch)
{
  watch->start = g_get_monotonic_time ();
}

static void
after_paint_cb (GdkFrameClock *clock, Watch *watch)
{
  watch->milliseconds = (double)(g_get_monotonic_time () - watch->start) / 1000;
}

static void
expand_all (GtkWidget *widget)
{
  if (GTK_IS_EXPANDER (widget))
    gtk_expander_set_expanded (GTK_EXPANDER (widget), TRUE);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    expand_all (child);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const double *x = a;
  const double *y = b;

  return (*x > *y) - (*x < *y);
}

static void
scroll_through (IchompLessonPage *page, GtkWidget *window, IchompLesson *lesson)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (GTK_WIDGET (page))));
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  Watch watch = { 0 };

  ichomp_lesson_page_show (page, lesson, NULL);
  for (guint i = 0; i < 3; i++)
    {
      expand_all (GTK_WIDGET (page));
      gtk_test_widget_wait_for_draw (window);
    }

  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), &watch);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &watch);
  for (double at = 0; at < gtk_adjustment_get_upper (adjustment) - HEIGHT; at += STEP)
    {
      gtk_adjustment_set_value (adjustment, at);
      gtk_test_widget_wait_for_draw (window);
      g_array_append_val (times, watch.milliseconds);
    }
  g_signal_handlers_disconnect_by_data (clock, &watch);

  g_array_sort (times, compare);
  g_print ("%-16s %4u frames: median %5.1f ms, 19 of 20 below %5.1f ms\n",
           ichomp_lesson_get_id (lesson), times->len, g_array_index (times, double, times->len / 2),
           g_array_index (times, double, times->len * 19 / 20));
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (IchompLibrary) library = NULL;
  g_autoptr (IchompLessonProgress) progress = ichomp_lesson_progress_new (NULL);
  g_autoptr (IchompCourse) course = NULL;
  GtkWidget *page;
  GtkWidget *window;

  board_support_init (&argc, &argv);
  folder = g_test_build_filename (G_TEST_DIST, "../data/lessons", NULL);
  library = ichomp_library_new_for_folders (folder, "/nonexistent");
  course = ichomp_course_new (library, progress);
  page = ichomp_lesson_page_new (course);
  window = study_support_show (page, WIDTH, HEIGHT);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (IchompLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (library), i);

      scroll_through (ICHOMP_LESSON_PAGE (page), window, ichomp_library_entry_get_lesson (entry));
    }

  study_support_close (window, page);
  return 0;
}
