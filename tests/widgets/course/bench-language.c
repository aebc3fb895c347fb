/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The time to change the language of a window with a board of 24 by 24 tiles with values, an
 * explanation, a history and a lesson, in milliseconds: until the words are set, until the window
 * has been painted, and until the parts out of sight are updated as well. Users perceive up to 100
 * ms as instant. The first frame has to show the same texts as the last one. The lesson is also
 * shown side by side with German on a large screen, where the first language changes, or both are
 * exchanged.
 *
 * usage: bench-language [LANGUAGE ...] */

#include <glib/gi18n.h>
#include <time.h>

#include "board-support.h"
#include "game/base/ichomp-i18n.h"
#include "game/base/ichomp-language.h"
#include "widgets/course/ichomp-lesson-page.h"
#include "widgets/course/ichomp-lessons-view.h"
#include "widgets/language/ichomp-script.h"
#include "widgets/play/ichomp-play-page.h"
#include "widgets/language/ichomp-translatable.h"
#include "page-support.h"
#include "study-support.h"

#define WIDTH 1280
#define HEIGHT 800
#define BESIDE_WIDTH 1920
#define BESIDE_HEIGHT 1080
#define N_TURNS 5
#define GAME                                                                                       \
  "12,12,12,12,6,6,6,6,6,6,6,6/12,12,12,12,12,12/12,11,10,9,8,7,6,5,4,3,2,1/"                      \
  "12,12,12,12 @24x24 NW9,1 NE6,5 SW12,1 SE4,12 SW1,12"

/* The languages of the lesson. */
typedef struct
{
  IchompLanguage first;
  IchompLanguage second;
} Pair;

typedef struct
{
  GtkWidget *window;
  GSettings *settings;
  IchompLessonsView *lessons;
  double painted;
} Bench;

typedef void (*MeasureFunc) (Bench *self, const char *what, guint n_turns, char *argv[]);

typedef struct
{
  double words;
  double painted;
  double done;
} Times;

/* CPU time, which does not depend on other programs. */
static double
get_milliseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec * 1000 + (double)now.tv_nsec / 1000000;
}

static void
after_paint_cb (GdkFrameClock *clock, Bench *self)
{
  self->painted = get_milliseconds ();
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

static double
get_largest (GArray *times)
{
  g_array_sort (times, compare);
  return g_array_index (times, double, times->len - 1);
}

/* As the application does it. */
static void
language_changed_cb (GSettings *settings, const char *key, GtkWidget *window)
{
  IchompLanguage language = (IchompLanguage)g_settings_get_enum (settings, "language");

  ichomp_i18n_set_language (language);
  ichomp_script_use (language);
  ichomp_translatable_update (window);
}

static void
change (Bench *self, Pair pair)
{
  g_autoptr (GSettings) settings = ichomp_settings_begin_change (self->settings);

  g_settings_set_enum (settings, "language", (int)pair.first);
  g_settings_set_enum (settings, "second-language", (int)pair.second);
  g_settings_apply (settings);
}

static void
append_sight (GtkWidget *widget, GtkWidget *window, GString *sight)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget) && gtk_widget_compute_bounds (widget, window, &bounds)
      && bounds.origin.y < gtk_widget_get_height (window)
      && bounds.origin.y + bounds.size.height > 0)
    g_string_append_printf (sight, "%.0f %.0f %s\n", bounds.origin.x, bounds.origin.y,
                            gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    append_sight (child, window, sight);
}

static char *
dup_sight (GtkWidget *window)
{
  GString *sight = g_string_new (NULL);

  append_sight (window, window, sight);
  return g_string_free (sight, FALSE);
}

static IchompLessonPage *
get_page (Bench *self)
{
  return ICHOMP_LESSON_PAGE (page_find_in_view (GTK_WIDGET (self->lessons)));
}

static gboolean
is_done (Bench *self)
{
  return !gtk_widget_get_mapped (GTK_WIDGET (self->lessons))
         || ichomp_lesson_page_is_updated (get_page (self));
}

static void
wait_for_frame (Bench *self)
{
  double start = get_milliseconds ();

  self->painted = 0;
  while (self->painted < start)
    g_main_context_iteration (NULL, TRUE);
}

static Times
measure_change (Bench *self, Pair pair)
{
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;
  double start = get_milliseconds ();
  double pause;
  Times times;

  change (self, pair);
  times.words = get_milliseconds () - start;
  wait_for_frame (self);
  times.painted = self->painted - start;

  pause = get_milliseconds ();
  first = dup_sight (self->window);
  pause = get_milliseconds () - pause;
  while (!is_done (self))
    wait_for_frame (self);
  times.done = MAX (times.painted, self->painted - start - pause);

  study_support_settle ();
  gtk_test_widget_wait_for_draw (self->window);
  last = dup_sight (self->window);
  if (gtk_widget_get_mapped (GTK_WIDGET (self->lessons)))
    g_assert_cmpstr (first, ==, last);

  return times;
}

static void
measure (Bench *self, const char *what, Pair from, Pair to, guint n_turns)
{
  g_autoptr (GArray) words = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) painted = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) done = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < 2 * n_turns; i++)
    {
      Times times = measure_change (self, i % 2 == 0 ? to : from);

      g_array_append_val (words, times.words);
      g_array_append_val (painted, times.painted);
      g_array_append_val (done, times.done);
    }

  g_print ("%-24s %s and %-5s  words %5.1f ms, on the screen %5.1f ms (at most %5.1f ms), "
           "out of sight %5.1f ms\n",
           what, ichomp_language_get_code (from.first), ichomp_language_get_code (to.first),
           get_median (words), get_median (painted), get_largest (painted), get_median (done));
}

/* The languages in the arguments, or all. */
static gboolean
is_wanted (IchompLanguage language, char *argv[])
{
  const char *code = ichomp_language_get_code (language);
  g_autofree char *path =
      g_build_filename (CATALOGUES, code, "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS)
         && (argv[1] == NULL || g_strv_contains ((const char *const *)argv + 1, code));
}

static void
measure_languages (Bench *self, const char *what, guint n_turns, char *argv[])
{
  const Pair from = { ICHOMP_LANGUAGE_EN, ICHOMP_LANGUAGE_DE };

  for (IchompLanguage to = ICHOMP_LANGUAGE_SYSTEM + 1; to < ICHOMP_N_LANGUAGES; to++)
    if (is_wanted (to, argv))
      measure (self, what, from, (Pair){ to, ICHOMP_LANGUAGE_DE }, n_turns);
}

static void
measure_places (Bench *self, const char *what, guint n_turns, char *argv[])
{
  for (IchompLanguage to = ICHOMP_LANGUAGE_SYSTEM + 1; to < ICHOMP_N_LANGUAGES; to++)
    if (is_wanted (to, argv))
      {
        const Pair from = { ICHOMP_LANGUAGE_EN, to };

        change (self, from);
        study_support_settle ();
        measure (self, what, from, (Pair){ to, ICHOMP_LANGUAGE_EN }, n_turns);
      }
}

/* The numbers of large figures are computed once, by other threads. */
static void
wait_for_numbers (void)
{
  double before;

  do
    {
      before = get_milliseconds ();
      g_usleep (100 * 1000);
      study_support_settle ();
    }
  while (get_milliseconds () - before > 10);
}

/* Measures in the middle of each lesson. */
static void
measure_lessons (Bench *self, IchompLibrary *library, MeasureFunc func, char *argv[])
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (IchompLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (library), i);
      IchompLesson *lesson = ichomp_library_entry_get_lesson (entry);
      guint n = ichomp_lesson_get_n_sections (lesson);

      ichomp_lessons_view_open (
          self->lessons, ichomp_lesson_get_id (lesson),
          ichomp_lesson_block_get_id (ichomp_lesson_get_section (lesson, n / 2)));
      study_support_settle ();
      gtk_test_widget_wait_for_draw (self->window);
      wait_for_numbers ();
      func (self, ichomp_lesson_get_id (lesson), 1, argv);
    }
}

/* The same part of the lesson, in a larger window with twice the text. */
static void
measure_beside (Bench *self, IchompLibrary *library, char *argv[])
{
  gtk_window_set_default_size (GTK_WINDOW (self->window), BESIDE_WIDTH, BESIDE_HEIGHT);
  ichomp_lessons_view_follow (self->lessons, self->settings);
  change (self, (Pair){ ICHOMP_LANGUAGE_EN, ICHOMP_LANGUAGE_DE });
  g_settings_set_boolean (self->settings, "side-by-side", TRUE);
  ichomp_lessons_view_open (self->lessons, "winning", "proofs");
  study_support_settle ();
  gtk_test_widget_wait_for_draw (self->window);
  wait_for_numbers ();

  measure_languages (self, "beside German", N_TURNS, argv);
  measure_places (self, "change of places", N_TURNS, argv);
  measure_lessons (self, library, measure_places, argv);
}

int
main (int argc, char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (IchompLibrary) library = NULL;
  g_autoptr (IchompLessonProgress) progress = ichomp_lesson_progress_new (NULL);
  g_autoptr (IchompCourse) course = NULL;
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (IchompSession) session = NULL;
  GtkWidget *stack, *study, *lessons, *window;
  GdkFrameClock *clock;
  Bench self;

  board_support_init (&argc, &argv);
  bindtextdomain (GETTEXT_PACKAGE, CATALOGUES);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);

  folder = g_test_build_filename (G_TEST_DIST, "../data/lessons", NULL);
  library = ichomp_library_new_for_folders (folder, "/nonexistent");
  settings = study_support_settings ();
  g_settings_set_boolean (settings, "show-move-values", TRUE);
  session = study_support_start (GAME, ICHOMP_OPPONENT_PERSON);

  /* As in the application window: hidden pages are not laid out. */
  stack = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (stack), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (stack), FALSE);
  study = ichomp_play_page_new (session, settings);
  course = ichomp_course_new (library, progress);
  lessons = ichomp_lessons_view_new (course);
  gtk_stack_add_child (GTK_STACK (stack), study);
  gtk_stack_add_child (GTK_STACK (stack), lessons);
  window = study_support_show (stack, WIDTH, HEIGHT);
  ichomp_lessons_view_open (ICHOMP_LESSONS_VIEW (lessons), "winning", "proofs");
  study_support_press_key (study, GDK_KEY_Page_Down, 0);
  study_support_settle ();

  self = (Bench){
    .window = window,
    .settings = settings,
    .lessons = ICHOMP_LESSONS_VIEW (lessons),
  };
  g_settings_set_enum (settings, "language", ICHOMP_LANGUAGE_EN);
  g_signal_connect (settings, "changed::language", G_CALLBACK (language_changed_cb), window);
  clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &self);

  /* The lesson was on screen before it is measured behind the board. */
  for (guint i = 0; i < 3; i++)
    {
      gtk_stack_set_visible_child (GTK_STACK (stack), i == 1 ? study : lessons);
      gtk_test_widget_wait_for_draw (window);
      study_support_settle ();
      if (i > 0)
        measure_languages (&self, i == 1 ? "board, lesson behind it" : "lesson, board behind it",
                           N_TURNS, argv);
    }
  measure_lessons (&self, library, measure_languages, argv);
  measure_beside (&self, library, argv);

  g_signal_handlers_disconnect_by_data (clock, &self);
  change (&self, (Pair){ ICHOMP_LANGUAGE_EN, ICHOMP_LANGUAGE_DE });
  g_signal_handlers_disconnect_by_data (settings, window);
  study_support_close (window, stack);
  return 0;
}
