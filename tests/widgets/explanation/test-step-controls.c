/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/explanation/ichomp-step-controls.h"

#include "study-support.h"
#include "test-main.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *widget;
  IchompStepControls *controls;
  guint n_ticks;
} Fixture;

static void
tick_cb (Fixture *fixture)
{
  fixture->n_ticks++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->widget = g_object_new (ICHOMP_TYPE_STEP_CONTROLS, NULL);
  fixture->controls = ICHOMP_STEP_CONTROLS (fixture->widget);
  g_signal_connect_swapped (fixture->controls, "tick", G_CALLBACK (tick_cb), fixture);
  fixture->window = study_support_show (fixture->widget, 400, 60);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer controls = fixture->controls;

  study_support_close (fixture->window, fixture->widget);
  g_assert_false (study_support_has_source (controls));
}

static void
assert_sensitive (Fixture *fixture, const char *id, gboolean expected)
{
  g_assert_cmpint (gtk_widget_get_sensitive (study_support_find (fixture->widget, id)), ==,
                   expected);
}

static GtkToggleButton *
get_play_button (Fixture *fixture)
{
  return GTK_TOGGLE_BUTTON (study_support_find (fixture->widget, "play_button"));
}

static void
test_play (Fixture *fixture, gconstpointer data)
{
  g_assert_false (study_support_has_source (fixture->controls));
  study_support_click (fixture->widget, "play_button");
  g_assert_cmpuint (fixture->n_ticks, ==, 0);

  /* The ticks go on until they are stopped. */
  for (guint i = 1; i <= 3; i++)
    {
      study_support_fire_source (fixture->controls);
      g_assert_cmpuint (fixture->n_ticks, ==, i);
      g_assert_true (study_support_has_source (fixture->controls));
    }

  study_support_click (fixture->widget, "play_button");
  g_assert_false (study_support_has_source (fixture->controls));

  study_support_click (fixture->widget, "play_button");
  ichomp_step_controls_stop (fixture->controls);
  g_assert_false (study_support_has_source (fixture->controls));
  g_assert_false (gtk_toggle_button_get_active (get_play_button (fixture)));
}

static gint64
get_interval (Fixture *fixture)
{
  GSource *source = g_main_context_find_source_by_user_data (NULL, fixture->controls);

  return g_source_get_ready_time (source) - g_source_get_time (source);
}

/* A new pace takes effect at once, and a faster one has shorter ticks. */
static void
test_pace (Fixture *fixture, gconstpointer data)
{
  GtkDropDown *pace = GTK_DROP_DOWN (study_support_find (fixture->widget, "pace_drop_down"));
  guint n = g_list_model_get_n_items (gtk_drop_down_get_model (pace));
  gint64 slower = G_MAXINT64;

  gtk_drop_down_set_selected (pace, 1);
  g_assert_false (study_support_has_source (fixture->controls));
  study_support_click (fixture->widget, "play_button");

  g_assert_cmpuint (n, ==, 3);
  for (guint i = 0; i < n; i++)
    {
      gtk_drop_down_set_selected (pace, i);
      g_assert_true (study_support_has_source (fixture->controls));
      g_assert_cmpint (get_interval (fixture), <, slower);
      slower = get_interval (fixture);
    }
}

/* A longer text stays longer. */
static void
test_length (Fixture *fixture, gconstpointer data)
{
  gint64 shorter = 0;

  ichomp_step_controls_set_length (fixture->controls, 20);
  g_assert_false (study_support_has_source (fixture->controls));
  study_support_click (fixture->widget, "play_button");
  for (guint n = 20; n <= 200; n += 90)
    {
      ichomp_step_controls_set_length (fixture->controls, n);
      g_assert_cmpint (get_interval (fixture), >, shorter);
      shorter = get_interval (fixture);
    }
}

static void
test_show (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompStepper) stepper = ichomp_stepper_new ();
  g_autoptr (SgAnalysis) analysis = study_support_analyze ("6/5/1/4");

  ichomp_step_controls_show (fixture->controls, stepper);
  study_support_assert_label (fixture->widget, "title_label", "Explanation");
  assert_sensitive (fixture, "next_button", FALSE);

  ichomp_stepper_set_analysis (stepper, ICHOMP_PARTS_QUADRANTS, analysis);
  ichomp_step_controls_show (fixture->controls, stepper);
  study_support_assert_label (fixture->widget, "title_label", "Who wins");
  study_support_assert_label (fixture->widget, "progress_label", "1/12");
  study_support_assert_says (study_support_find (fixture->widget, "progress_label"),
                             "Step 1 of 12");
  assert_sensitive (fixture, "first_button", FALSE);
  assert_sensitive (fixture, "back_button", FALSE);
  assert_sensitive (fixture, "play_button", TRUE);
  assert_sensitive (fixture, "next_button", TRUE);
  assert_sensitive (fixture, "last_button", TRUE);

  /* The last step cannot be played on. */
  study_support_click (fixture->widget, "play_button");
  ichomp_stepper_go (stepper, ICHOMP_STEP_NEXT);
  ichomp_step_controls_show (fixture->controls, stepper);
  g_assert_true (study_support_has_source (fixture->controls));
  ichomp_stepper_go (stepper, ICHOMP_STEP_LAST);
  ichomp_step_controls_show (fixture->controls, stepper);
  study_support_assert_label (fixture->widget, "progress_label", "12/12");
  g_assert_false (study_support_has_source (fixture->controls));
  assert_sensitive (fixture, "first_button", TRUE);
  assert_sensitive (fixture, "back_button", TRUE);
  assert_sensitive (fixture, "play_button", FALSE);
  assert_sensitive (fixture, "next_button", FALSE);
  assert_sensitive (fixture, "last_button", FALSE);

  /* "Last" stops at a question. */
  ichomp_stepper_set_asks_first (stepper, TRUE);
  ichomp_stepper_go (stepper, ICHOMP_STEP_FIRST);
  ichomp_step_controls_show (fixture->controls, stepper);
  assert_sensitive (fixture, "last_button", TRUE);
  ichomp_stepper_go (stepper, ICHOMP_STEP_LAST);
  g_assert_true (ichomp_stepper_is_asking (stepper));
  ichomp_step_controls_show (fixture->controls, stepper);
  assert_sensitive (fixture, "next_button", TRUE);
  assert_sensitive (fixture, "last_button", FALSE);
}

static void
stop_cb (Fixture *fixture)
{
  ichomp_step_controls_stop (fixture->controls);
}

static void
test_stop_in_tick (Fixture *fixture, gconstpointer data)
{
  g_signal_connect_swapped (fixture->controls, "tick", G_CALLBACK (stop_cb), fixture);
  study_support_click (fixture->widget, "play_button");
  study_support_fire_source (fixture->controls);
  g_assert_cmpuint (fixture->n_ticks, ==, 1);
  g_assert_false (study_support_has_source (fixture->controls));
}

/* Closing the window stops the ticks: see tear_down(). */
static void
test_close_while_playing (Fixture *fixture, gconstpointer data)
{
  study_support_click (fixture->widget, "play_button");
  g_assert_true (study_support_has_source (fixture->controls));
}

/* In every language the first step is on the left. */
static void
test_direction (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t first;
  graphene_rect_t last;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  study_support_settle ();
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (gtk_widget_compute_bounds (study_support_find (fixture->widget, "first_button"),
                                            fixture->widget, &first));
  g_assert_true (gtk_widget_compute_bounds (study_support_find (fixture->widget, "last_button"),
                                            fixture->widget, &last));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  g_assert_cmpfloat (first.origin.x, <, last.origin.x);
}

static void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

void
add_tests (void)
{
  add ("/step-controls/play", test_play);
  add ("/step-controls/pace", test_pace);
  add ("/step-controls/length", test_length);
  add ("/step-controls/show", test_show);
  add ("/step-controls/direction", test_direction);
  add ("/step-controls/stop-in-tick", test_stop_in_tick);
  add ("/step-controls/close-while-playing", test_close_while_playing);
}
