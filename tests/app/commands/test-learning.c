/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The lessons and the practice of a window, together. */

#include "commands/ichomp-learning.h"

#include <glib/gstdio.h>
#include <string.h>

#include "base/ichomp-paths.h"
#include "kit/ichomp-confirmation.h"
#include "practice/ichomp-practice-view.h"
#include "study-support.h"
#include "test-main.h"

typedef struct
{
  GSettings *settings;
  IchompSession *session;
  GtkWidget *window;
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
  fixture->session = study_support_start ("2/1/-/-", ICHOMP_OPPONENT_PERSON);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close_window (&fixture->window);
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
  ichomp_learning_add (ICHOMP_WINDOW (fixture->window));
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
  write_file ("lessons.ini",
              "[iChomp lessons]\nversion=1\n\n[lesson outcomes]\nmissed=outcomes/1;\n");
  test_forgotten (fixture, "You missed this before");
}

static void
test_forgotten_exercise (Fixture *fixture, gconstpointer data)
{
  g_settings_set_uint (fixture->settings, "practice-topics", 1u << ICHOMP_EXERCISE_BINARY);
  write_file ("mistakes.ini", "[iChomp mistakes]\nversion=1\n\n[mistakes]\nxor 3 1=0\n");
  test_forgotten (fixture, "XOR of numbers");
}

static void
add (const char *path, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

void
add_tests (void)
{
  add ("/learning/forgotten/question", test_forgotten_question);
  add ("/learning/forgotten/exercise", test_forgotten_exercise);
}
