/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The bar of a task: the game and what the board shows come back, and success suggests the way
 * back. */

#include "app/window/ichomp-task-bar.h"

#include <string.h>

#include "game/course/ichomp-lesson-reader.h"
#include "game/storage/ichomp-settings.h"
#include "study-support.h"
#include "test-main.h"

static const char lesson_text[] =
    "<lesson format=\"1\" id=\"tasks\" minutes=\"5\"><title>Tasks</title><goal>Goal.</goal>"
    "<section id=\"a\"><heading>Heading</heading>"
    "<try id=\"q1\" position=\"2/1/-/- @4x2\" goal=\"zero\" show=\"discover\" hints=\"no\" "
    "preview=\"no\">"
    "<task>Make it zero.</task></try>"
    "<try id=\"q2\" position=\"2/1/-/- @4x2\" show=\"everything\"><task>Win.</task></try>"
    "</section></lesson>";

typedef struct
{
  GSettings *settings;
  IchompSession *session;
  IchompLesson *lesson;
  GtkWidget *bar;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->settings = ichomp_settings_new ();
  fixture->session = study_support_start ("2,2/2,2/2,2/2,2", ICHOMP_OPPONENT_COMPUTER);
  fixture->lesson = ichomp_lesson_parse (lesson_text, strlen (lesson_text), NULL);
  fixture->bar = g_object_ref_sink (g_object_new (ICHOMP_TYPE_TASK_BAR, NULL));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->bar);
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->settings);
  ichomp_lesson_unref (fixture->lesson);
}

static void
wait_until_computed (Fixture *fixture)
{
  while (ichomp_session_get_analysis (fixture->session) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
begin (Fixture *fixture, guint index)
{
  ichomp_task_bar_begin (ICHOMP_TASK_BAR (fixture->bar), fixture->session, fixture->settings,
                         fixture->lesson, ichomp_lesson_get_question (fixture->lesson, index));
  wait_until_computed (fixture);
}

static void
assert_settings (Fixture *fixture, gboolean values, gboolean explanation, gboolean preview)
{
  g_assert_cmpint (g_settings_get_boolean (fixture->settings, "show-nw"), ==, values);
  g_assert_cmpint (g_settings_get_boolean (fixture->settings, "show-explanation"), ==, explanation);
  g_assert_cmpint (g_settings_get_boolean (fixture->settings, "show-preview"), ==, preview);
}

/* Also where one task follows another. */
static void
test_settings (Fixture *fixture, gconstpointer data)
{
  assert_settings (fixture, TRUE, TRUE, TRUE);
  begin (fixture, 0);
  assert_settings (fixture, FALSE, FALSE, FALSE);
  begin (fixture, 1);
  assert_settings (fixture, TRUE, TRUE, TRUE);
  g_assert_true (g_settings_get_boolean (fixture->settings, "show-move-values"));
  ichomp_task_bar_end (ICHOMP_TASK_BAR (fixture->bar));
  g_assert_false (g_settings_get_boolean (fixture->settings, "show-move-values"));
  begin (fixture, 0);
  ichomp_task_bar_end (ICHOMP_TASK_BAR (fixture->bar));
  assert_settings (fixture, TRUE, TRUE, TRUE);
}

static void
on_task_cb (GObject *bar, GParamSpec *pspec, gpointer n_ends)
{
  if (!ichomp_task_bar_is_on_task (ICHOMP_TASK_BAR (bar)))
    (*(guint *)n_ends)++;
}

static void
started_cb (Fixture *fixture)
{
  g_assert_true (ichomp_task_bar_is_on_task (ICHOMP_TASK_BAR (fixture->bar)));
}

/* The user's own game comes back, also after one task has followed another. Until then each
 * position on the board is that of a task. */
static void
test_game (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = ichomp_session_to_text (fixture->session);
  g_autofree char *after = NULL;
  guint n_ends = 0;

  g_signal_connect_swapped (fixture->session, "started", G_CALLBACK (started_cb), fixture);
  g_signal_connect (fixture->bar, "notify::on-task", G_CALLBACK (on_task_cb), &n_ends);
  begin (fixture, 0);
  begin (fixture, 1);
  g_assert_cmpuint (n_ends, ==, 0);
  ichomp_task_bar_end (ICHOMP_TASK_BAR (fixture->bar));
  g_assert_cmpuint (n_ends, ==, 1);

  after = ichomp_session_to_text (fixture->session);
  g_assert_cmpstr (after, ==, before);
}

/* The task stays readable beside the verdict, which has no number where numbers are hidden. */
static void
test_verdict (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  GtkWidget *back;
  GtkWidget *undo;

  begin (fixture, 0);
  undo = study_support_find (fixture->bar, "undo_button");
  g_assert_false (gtk_widget_has_css_class (undo, "suggested-action"));
  back = study_support_find (fixture->bar, "back_button");
  study_support_play (fixture->session, "NE1,1");
  wait_until_computed (fixture);
  text = study_support_dup_text (fixture->bar);
  g_assert_nonnull (strstr (text, "Make it zero."));
  g_assert_nonnull (strstr (text, "Not this move: the computer’s reply wins."));
  g_assert_true (gtk_widget_has_css_class (fixture->bar, "missed"));
  g_assert_false (gtk_widget_has_css_class (back, "suggested-action"));
  g_assert_true (gtk_widget_has_css_class (undo, "suggested-action"));

  ichomp_session_undo (fixture->session);
  study_support_play (fixture->session, "NW1,2");
  wait_until_computed (fixture);
  g_assert_true (gtk_widget_has_css_class (fixture->bar, "reached"));
  g_assert_false (gtk_widget_has_css_class (fixture->bar, "missed"));
  g_assert_true (gtk_widget_has_css_class (back, "suggested-action"));
  g_assert_false (gtk_widget_has_css_class (undo, "suggested-action"));
}

void
add_tests (void)
{
  g_test_add ("/task-bar/game", Fixture, NULL, set_up, test_game, tear_down);
  g_test_add ("/task-bar/settings", Fixture, NULL, set_up, test_settings, tear_down);
  g_test_add ("/task-bar/verdict", Fixture, NULL, set_up, test_verdict, tear_down);
}
