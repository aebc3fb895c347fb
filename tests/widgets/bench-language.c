/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How long it takes to change the language of a window with a board of 24 by 24 tiles, a value on each,
 * an explanation, a history and a lesson: until all words are set, and until they are on the screen, in
 * milliseconds. A person takes 100 of them for no time. */

#include <glib/gi18n.h>
#include <time.h>

#include "board-support.h"
#include "ichomp-i18n.h"
#include "ichomp-language.h"
#include "ichomp-lesson-page.h"
#include "ichomp-lessons-view.h"
#include "ichomp-script.h"
#include "ichomp-study-view.h"
#include "ichomp-translatable.h"
#include "study-support.h"

#define WIDTH 1280
#define HEIGHT 800
#define N_TURNS 5
#define GAME                                                                                       \
  "12,12,12,12,6,6,6,6,6,6,6,6/12,12,12,12,12,12/12,11,10,9,8,7,6,5,4,3,2,1/"                      \
  "12,12,12,12 @24x24 NW9,1 NE6,5 SW12,1 SE4,12 SW1,12"

static double painted;

/* Of the processor, so that it does not matter what else runs. */
static double
get_milliseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec * 1000 + (double)now.tv_nsec / 1000000;
}

static void
after_paint_cb (GdkFrameClock *clock, gpointer user_data)
{
  painted = get_milliseconds ();
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const double *x = a;
  const double *y = b;

  return (*x > *y) - (*x < *y);
}

static double
get_median (GArray *times)
{
  g_array_sort (times, compare);
  return g_array_index (times, double, times->len / 2);
}

/* As the application does it. */
static void
change (GtkWidget *window, IchompLanguage language)
{
  ichomp_i18n_set_language (language);
  ichomp_script_use (language);
  ichomp_translatable_update (window);
}

static void
measure (GtkWidget *window, const char *page, IchompLanguage from, IchompLanguage to)
{
  g_autoptr (GArray) words = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) frames = g_array_new (FALSE, FALSE, sizeof (double));
  gulong id = g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint",
                                G_CALLBACK (after_paint_cb), NULL);

  for (guint i = 0; i < 2 * N_TURNS; i++)
    {
      double start = get_milliseconds ();
      double time;

      change (window, i % 2 == 0 ? to : from);
      time = get_milliseconds () - start;
      g_array_append_val (words, time);

      painted = 0;
      while (painted < start)
        g_main_context_iteration (NULL, TRUE);
      time = painted - start;
      g_array_append_val (frames, time);
      study_support_settle ();
      gtk_test_widget_wait_for_draw (window);
    }
  g_signal_handler_disconnect (gtk_widget_get_frame_clock (window), id);

  g_print ("%-24s %-5s and %-5s  words %6.1f ms, on the screen %6.1f ms\n", page,
           ichomp_language_get_code (from), ichomp_language_get_code (to), get_median (words),
           get_median (frames));
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (IchompLibrary) library = NULL;
  g_autoptr (IchompLessonProgress) progress = ichomp_lesson_progress_new (NULL);
  g_autoptr (IchompSettings) settings = NULL;
  g_autoptr (IchompSession) session = NULL;
  GtkWidget *stack, *study, *lessons, *window;

  board_support_init (&argc, &argv);
  bindtextdomain (GETTEXT_PACKAGE, CATALOGUES);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);

  folder = g_test_build_filename (G_TEST_DIST, "../data/lessons", NULL);
  library = ichomp_library_new_for_folders (folder, "/nonexistent");
  settings = study_support_settings ();
  g_object_set (settings, "show-move-values", TRUE, NULL);
  session = study_support_start (GAME, ICHOMP_OPPONENT_PERSON);

  /* As in the window: what is not on show is not laid out. */
  stack = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (stack), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (stack), FALSE);
  study = ichomp_study_view_new (session, settings);
  lessons = ichomp_lessons_view_new (library, progress);
  gtk_stack_add_named (GTK_STACK (stack), study, "board, lesson behind it");
  gtk_stack_add_named (GTK_STACK (stack), lessons, "lesson, board behind it");
  window = study_support_show (stack, WIDTH, HEIGHT);
  ichomp_lessons_view_open (ICHOMP_LESSONS_VIEW (lessons), "winning", "proofs");
  study_support_press_key (study, GDK_KEY_Page_Down, 0);
  study_support_settle ();

  for (guint i = 0; i < 2; i++)
    {
      const char *page = i == 0 ? "board, lesson behind it" : "lesson, board behind it";

      gtk_stack_set_visible_child_name (GTK_STACK (stack), page);
      gtk_test_widget_wait_for_draw (window);
      for (IchompLanguage to = ICHOMP_LANGUAGE_SYSTEM + 1; to < ICHOMP_N_LANGUAGES; to++)
        {
          g_autofree char *path = g_build_filename (CATALOGUES, ichomp_language_get_code (to),
                                                    "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);

          if (g_file_test (path, G_FILE_TEST_EXISTS))
            measure (window, page, ICHOMP_LANGUAGE_EN, to);
        }
    }

  change (window, ICHOMP_LANGUAGE_EN);
  study_support_close (window, stack);
  return 0;
}
