/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The lessons and the practice of a window, together. */

#include "app/commands/ichomp-learning.h"

#include <glib/gstdio.h>
#include <string.h>

#include "game/base/ichomp-paths.h"
#include "game/course/ichomp-library.h"
#include "widgets/kit/ichomp-confirmation.h"
#include "widgets/kit/ichomp-help.h"
#include "page-support.h"
#include "widgets/practice/ichomp-practice-view.h"
#include "study-support.h"
#include "test-main.h"

#define MISSED "[iChomp lessons]\nversion=1\n\n[lesson outcomes]\nmissed=outcomes/1;\n"

typedef struct
{
  GSettings *settings;
  IchompSession *session;
  IchompCourse *course;
  GtkWidget *window;
  IchompLearning *learning;
} Fixture;

static const char *const files[] = { "lessons.ini", "mistakes.ini" };

static void
write_file (const char *name, const char *text)
{
  g_autofree char *path = ichomp_paths_dup_user_file (name);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->settings = study_support_settings ();
  g_settings_set_boolean (fixture->settings, "offer-start", FALSE);
  g_settings_set_boolean (fixture->settings, "teach-first-move", FALSE);
  fixture->course = ichomp_course_new (NULL, NULL);
  fixture->session = study_support_start ("2/1/-/-", ICHOMP_OPPONENT_PERSON);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close_window (&fixture->window);
  g_assert_finalize_object (fixture->learning);
  g_assert_finalize_object (fixture->course);
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->settings);
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = ichomp_paths_dup_user_file (files[i]);

      g_unlink (path);
    }
}

static void
open_window (Fixture *fixture)
{
  fixture->window = ichomp_window_new (NULL, fixture->session, fixture->settings);
  fixture->learning = ichomp_learning_new (ICHOMP_WINDOW (fixture->window), fixture->course);
  study_support_open_window (&fixture->window);
}

static GtkWidget *
get_page (Fixture *fixture)
{
  return gtk_stack_get_visible_child (ichomp_window_get_stack (ICHOMP_WINDOW (fixture->window)));
}

static void
assert_says (Fixture *fixture, const char *text, gboolean expected)
{
  g_autofree char *page = study_support_dup_text (get_page (fixture));

  g_assert_cmpint (strstr (page, text) != NULL, ==, expected);
}

static GtkWidget *
find_link (GtkWidget *widget)
{
  g_autoptr (GPtrArray) labels = page_find_mapped (widget, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (strstr (gtk_label_get_label (labels->pdata[i]), "<a href=") != NULL)
      return labels->pdata[i];

  g_assert_not_reached ();
}

/* The mistake on show goes with the others: an exercise takes its place. */
static void
test_forgotten (Fixture *fixture, gconstpointer shown)
{
  GtkWidget *button;

  open_window (fixture);
  ichomp_window_show_page (ICHOMP_WINDOW (fixture->window), "practice");
  button = study_support_find (get_page (fixture), "mistakes_button");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "My Mistakes (1)");
  g_signal_emit_by_name (button, "clicked");
  assert_says (fixture, shown, TRUE);

  study_support_activate (fixture->window, "win.forget-progress");
  study_support_click (study_support_find_window (ICHOMP_TYPE_CONFIRMATION), "answer_button");
  ichomp_window_show_page (ICHOMP_WINDOW (fixture->window), "practice");
  g_assert_false (gtk_widget_get_visible (button));
  assert_says (fixture, shown, FALSE);
  assert_says (fixture, "Exercise 1", TRUE);
}

static void
test_forgotten_question (Fixture *fixture, gconstpointer data)
{
  write_file ("lessons.ini", MISSED);
  test_forgotten (fixture, "You missed this before");
}

static void
test_forgotten_exercise (Fixture *fixture, gconstpointer data)
{
  g_settings_set_uint (fixture->settings, "practice-topics", 1u << ICHOMP_EXERCISE_BINARY);
  write_file ("mistakes.ini", "[iChomp mistakes]\nversion=1\n\n[mistakes]\nxor 3 1=0\n");
  test_forgotten (fixture, "XOR of numbers");
}

/* The question leads to its lesson. */
static void
test_link (Fixture *fixture, gconstpointer data)
{
  IchompLesson *lesson;
  gboolean handled = FALSE;

  write_file ("lessons.ini", MISSED);
  open_window (fixture);
  ichomp_window_show_page (ICHOMP_WINDOW (fixture->window), "practice");
  g_signal_emit_by_name (study_support_find (get_page (fixture), "mistakes_button"), "clicked");
  g_signal_emit_by_name (find_link (get_page (fixture)), "activate-link", "ichomp:outcomes",
                         &handled);
  g_assert_true (handled);

  lesson = ichomp_learning_get_lesson (fixture->learning);
  g_assert_cmpstr (ichomp_window_get_page (ICHOMP_WINDOW (fixture->window)), ==, "lessons");
  g_assert_nonnull (lesson);
  g_assert_cmpstr (ichomp_lesson_get_id (lesson), ==, "outcomes");
}

/* A button of a lesson chooses the topic and the difficulty of the practice. */
static void
test_practise (Fixture *fixture, gconstpointer data)
{
  open_window (fixture);
  ichomp_learning_open_lesson (fixture->learning, "outcomes", NULL);
  g_signal_emit_by_name (page_find_nth (get_page (fixture), GTK_TYPE_BUTTON, "lesson-practise", 0),
                         "clicked");

  g_assert_cmpstr (ichomp_window_get_page (ICHOMP_WINDOW (fixture->window)), ==, "practice");
  g_assert_cmphex (g_settings_get_uint (fixture->settings, "practice-topics"), ==,
                   1u << ICHOMP_EXERCISE_OUTCOME);
  assert_says (fixture, "difficulty 4", TRUE);
}

/* The button of the lesson leaves the user's mistakes, also if the topic and the difficulty are
 * those of the settings. */
static void
test_practise_after_mistakes (Fixture *fixture, gconstpointer data)
{
  write_file ("lessons.ini", MISSED);
  open_window (fixture);
  for (guint i = 0; i < 2; i++)
    {
      ichomp_window_show_page (ICHOMP_WINDOW (fixture->window), "practice");
      g_signal_emit_by_name (study_support_find (get_page (fixture), "mistakes_button"), "clicked");
      assert_says (fixture, "You missed this before", TRUE);

      ichomp_learning_open_lesson (fixture->learning, "outcomes", NULL);
      g_signal_emit_by_name (
          page_find_nth (get_page (fixture), GTK_TYPE_BUTTON, "lesson-practise", 0), "clicked");
      assert_says (fixture, "You missed this before", FALSE);
      assert_says (fixture, "difficulty 4", TRUE);
    }
}

/* The game of a user who gives away a position at each move but the last. */
#define CARELESS "NW1,9 NW1,8 NW1,7 NW1,6 NW1,5 NW1,4 NW1,3 NW1,2 NW1,1"

static const struct
{
  const char *name;
  const char *game;
  IchompSetup setup;
  guint n_kept;
} games[] = {
  { "one", "2/1/-/- NE1,1 NW1,1", { .opponent = ICHOMP_OPPONENT_COMPUTER }, 1 },
  { "last", "9/-/-/- " CARELESS, { .opponent = ICHOMP_OPPONENT_COMPUTER }, 3 },
  { "computer",
    "2/1/-/- NE1,1 NW1,1",
    { .opponent = ICHOMP_OPPONENT_COMPUTER, .first = ICHOMP_PLAYER_2 },
    0 },
  { "person", "9/-/-/- " CARELESS, { .opponent = ICHOMP_OPPONENT_PERSON }, 0 },
  { "misere",
    "9/-/-/- @18x2 misere " CARELESS,
    { .opponent = ICHOMP_OPPONENT_COMPUTER, .misere = TRUE },
    0 },
  { "nim",
    "9/-/-/- NW1,9 NW1,1",
    { .kind = ICHOMP_KIND_NIM, .opponent = ICHOMP_OPPONENT_COMPUTER, .heaps = { 9 } },
    0 },
};

/* Positions that the user gave away against the computer in iChomp are kept, the last ones. */
static void
test_review (Fixture *fixture, gconstpointer index)
{
  guint i = GPOINTER_TO_UINT (index);
  g_autoptr (GError) error = NULL;
  g_autoptr (SgGame) game = sg_game_parse (games[i].game, &error);
  g_autofree char *label = g_strdup_printf ("My Mistakes (%u)", games[i].n_kept);

  g_assert_no_error (error);
  ichomp_session_start_from (fixture->session, &games[i].setup, game);
  test_wait_until (!ichomp_session_is_computing (fixture->session));
  open_window (fixture);
  ichomp_course_review_game (fixture->course, fixture->session);
  ichomp_window_show_page (ICHOMP_WINDOW (fixture->window), "practice");
  assert_says (fixture, label, games[i].n_kept > 0);
  assert_says (fixture, "My Mistakes", games[i].n_kept > 0);
}

/* Returns how many of the widgets are explained by a lesson. */
static guint
count_explained (GtkWidget *widget, IchompLibrary *library)
{
  g_autoptr (GPtrArray) all = study_support_list_type (widget, GTK_TYPE_WIDGET, NULL);
  guint n = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const char *id = NULL;
      const char *section = NULL;
      IchompLesson *lesson;

      if (!ichomp_help_find (all->pdata[i], &id, &section))
        continue;

      lesson = ichomp_library_find_lesson (library, id);
      g_assert_nonnull (lesson);
      if (section != NULL && ichomp_lesson_find_section (lesson, section) == NULL)
        g_error ("lesson \"%s\" has no section \"%s\"", id, section);
      n++;
    }

  return n;
}

/* What F1 opens is there, whichever game is played and whichever exercise is on show. */
static void
test_help (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLibrary) library = ichomp_library_new ();

  open_window (fixture);
  for (IchompKind kind = 0; kind <= ICHOMP_KIND_NIM; kind++)
    {
      IchompSetup setup = {
        .kind = kind, .board = { 4, 4 }, .heaps = { 3, 2, 1 }, .opponent = ICHOMP_OPPONENT_PERSON
      };

      if (kind == ICHOMP_KIND_NIM)
        ichomp_setup_fit_board (&setup, 0, 0);
      ichomp_session_start (fixture->session, &setup);
      g_assert_cmpuint (count_explained (fixture->window, library), >, 0);
    }

  for (IchompExerciseKind kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    {
      const char *section;
      IchompLesson *lesson =
          ichomp_library_find_lesson (library, ichomp_exercise_kind_get_lesson (kind, &section));

      g_assert_nonnull (lesson);
      g_assert_nonnull (ichomp_lesson_find_section (lesson, section));
    }
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

void
add_tests (void)
{
  add ("/learning/help", test_help);
  add ("/learning/forgotten/question", test_forgotten_question);
  add ("/learning/forgotten/exercise", test_forgotten_exercise);
  add ("/learning/link", test_link);
  add ("/learning/practise", test_practise);
  add ("/learning/practise/after-mistakes", test_practise_after_mistakes);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/learning/review/", games[i].name, NULL);

      g_test_add (path, Fixture, GUINT_TO_POINTER (i), set_up, test_review, tear_down);
    }
}
