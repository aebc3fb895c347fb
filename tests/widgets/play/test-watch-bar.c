/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Watching the computer play both sides: pause, single steps, the speed, and taking over a side.
 * The test does not wait: it fires the timer's sources itself. */

#include "widgets/play/ichomp-watch-bar.h"

#include "study-support.h"
#include "test-main.h"

#define GAME "4/3/2/1 @8x2"
#define RESUMED "4/3/2/1 @8x2 NW1,3"

typedef struct
{
  IchompSession *session;
  GSettings *settings;
  IchompComputerPace *timer;
  GtkWidget *window;
  GtkWidget *bar;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer game)
{
  fixture->session = study_support_start (game, ICHOMP_OPPONENT_COMPUTERS);
  fixture->settings = study_support_settings ();
  fixture->timer = ichomp_computer_pace_new (fixture->session);
  study_support_hold_source (fixture->timer);
  fixture->bar = ichomp_watch_bar_new (fixture->session, fixture->settings, fixture->timer);
  fixture->window = study_support_show (fixture->bar, 500, 100);
}

static void
tear_down (Fixture *fixture, gconstpointer game)
{
  study_support_close (fixture->window, fixture->bar);
  g_assert_finalize_object (fixture->timer);
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->settings);
}

static guint
get_index (Fixture *fixture)
{
  return ichomp_session_get_index (fixture->session);
}

static gboolean
is_paused (Fixture *fixture)
{
  gboolean paused;

  g_object_get (fixture->timer, "paused", &paused, NULL);
  return paused;
}

/* The source before the announcement, then the one before the move. */
static void
let_move (Fixture *fixture)
{
  guint index = get_index (fixture);

  study_support_fire_source (fixture->timer);
  g_assert_cmpuint (get_index (fixture), ==, index);
  study_support_fire_source (fixture->timer);
  g_assert_cmpuint (get_index (fixture), ==, index + 1);
}

static void
assert_pause_button (Fixture *fixture, const char *name)
{
  GtkWidget *button = study_support_find (fixture->bar, "pause_button");

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       name);
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (button), name));
}

static void
test_whole_game (Fixture *fixture, gconstpointer game)
{
  g_assert_true (gtk_widget_get_visible (fixture->bar));
  g_assert_false (is_paused (fixture));
  while (!ichomp_session_is_over (fixture->session))
    let_move (fixture);
  g_assert_false (study_support_has_source (fixture->timer));
  g_assert_false (gtk_widget_get_visible (fixture->bar));
}

static void
test_pause (Fixture *fixture, gconstpointer game)
{
  assert_pause_button (fixture, "Pause");
  study_support_fire_source (fixture->timer);
  study_support_click (fixture->bar, "pause_button");
  g_assert_true (is_paused (fixture));
  g_assert_false (study_support_has_source (fixture->timer));
  assert_pause_button (fixture, "Continue");

  study_support_press_key (fixture->bar, GDK_KEY_p, 0);
  g_assert_false (is_paused (fixture));
  assert_pause_button (fixture, "Pause");
  let_move (fixture);
}

/* An announced move is played at once. */
static void
test_step (Fixture *fixture, gconstpointer game)
{
  study_support_click (fixture->bar, "step_button");
  g_assert_true (is_paused (fixture));
  g_assert_cmpuint (get_index (fixture), ==, 0);
  study_support_fire_source (fixture->timer);
  g_assert_cmpuint (get_index (fixture), ==, 1);
  g_assert_false (study_support_has_source (fixture->timer));

  study_support_press_key (fixture->bar, GDK_KEY_s, 0);
  study_support_press_key (fixture->bar, GDK_KEY_s, 0);
  g_assert_cmpuint (get_index (fixture), ==, 2);
  g_assert_false (study_support_has_source (fixture->timer));
}

static gint64
get_interval (Fixture *fixture)
{
  GSource *source = g_main_context_find_source_by_user_data (NULL, fixture->timer);

  return g_source_get_ready_time (source) - g_source_get_time (source);
}

/* A higher speed moves sooner. */
static void
test_speed (Fixture *fixture, gconstpointer game)
{
  GtkWidget *drop_down = study_support_find (fixture->bar, "speed_drop_down");
  gint64 slower = G_MAXINT64;
  IchompSpeed speed;

  for (IchompSpeed wanted = ICHOMP_SPEED_SLOW; wanted <= ICHOMP_SPEED_FAST; wanted++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), wanted);
      speed = (IchompSpeed)g_settings_get_enum (fixture->settings, "speed");
      g_assert_cmpint (speed, ==, wanted);
      g_object_get (fixture->timer, "speed", &speed, NULL);
      g_assert_cmpint (speed, ==, wanted);
      g_assert_cmpint (get_interval (fixture), <, slower / 2);
      slower = get_interval (fixture);
      let_move (fixture);
    }
}

static void
test_take_over_by_key (Fixture *fixture, gconstpointer game)
{
  let_move (fixture);
  study_support_press_key (fixture->bar, GDK_KEY_t, 0);
  g_assert_cmpint (ichomp_session_get_setup (fixture->session)->opponent, ==,
                   ICHOMP_OPPONENT_COMPUTER);
  g_assert_false (ichomp_session_is_computers_turn (fixture->session));
  g_assert_false (study_support_has_source (fixture->timer));
  g_assert_false (gtk_widget_get_visible (fixture->bar));
}

/* Taking over the other side: the computer moves, although it was paused. */
static void
test_take_over_other (Fixture *fixture, gconstpointer game)
{
  let_move (fixture);
  study_support_click (fixture->bar, "pause_button");
  gtk_widget_activate_action (fixture->bar, "watch.take-over", "s", "1");
  g_assert_true (ichomp_session_is_computers_turn (fixture->session));
  let_move (fixture);
  g_assert_false (ichomp_session_is_computers_turn (fixture->session));

  /* The bar and its keys are off. */
  gtk_widget_activate_action (fixture->bar, "watch.take-over", "s", "");
  gtk_widget_activate_action (fixture->bar, "watch.step", NULL);
  g_assert_cmpuint (get_index (fixture), ==, 2);
}

/* An earlier position cannot be paused. */
static void
test_look_back (Fixture *fixture, gconstpointer game)
{
  GtkWidget *step = study_support_find (fixture->bar, "step_button");

  let_move (fixture);
  let_move (fixture);
  ichomp_session_go_to (fixture->session, 1);
  g_assert_false (gtk_widget_is_sensitive (step));
  ichomp_session_go_to (fixture->session, 2);
  g_assert_true (gtk_widget_is_sensitive (step));
}

/* Its keys are off on other pages of the window. */
static void
test_out_of_sight (Fixture *fixture, gconstpointer game)
{
  GtkWidget *step = study_support_find (fixture->bar, "step_button");

  let_move (fixture);
  gtk_widget_set_child_visible (fixture->bar, FALSE);
  g_assert_false (gtk_widget_is_sensitive (step));
  gtk_widget_activate_action (fixture->bar, "watch.take-over", "s", "");
  g_assert_cmpint (ichomp_session_get_setup (fixture->session)->opponent, ==,
                   ICHOMP_OPPONENT_COMPUTERS);
  gtk_widget_set_child_visible (fixture->bar, TRUE);
  g_assert_true (gtk_widget_is_sensitive (step));
}

static void
test_resumed (Fixture *fixture, gconstpointer game)
{
  IchompSetup setup = *ichomp_session_get_setup (fixture->session);

  g_assert_true (is_paused (fixture));
  g_assert_false (study_support_has_source (fixture->timer));
  assert_pause_button (fixture, "Continue");

  ichomp_session_start (fixture->session, &setup);
  g_assert_false (is_paused (fixture));
  g_assert_true (study_support_has_source (fixture->timer));

  setup.opponent = ICHOMP_OPPONENT_PERSON;
  ichomp_session_start (fixture->session, &setup);
  g_assert_false (study_support_has_source (fixture->timer));
  g_assert_false (gtk_widget_get_visible (fixture->bar));
}

static void
add (const char *path, const char *game, void (*test) (Fixture *fixture, gconstpointer game))
{
  g_test_add (path, Fixture, game, set_up, test, tear_down);
}

void
add_tests (void)
{
  add ("/watch-bar/whole-game", GAME, test_whole_game);
  add ("/watch-bar/pause", GAME, test_pause);
  add ("/watch-bar/step", GAME, test_step);
  add ("/watch-bar/speed", GAME, test_speed);
  add ("/watch-bar/take-over-by-key", GAME, test_take_over_by_key);
  add ("/watch-bar/take-over-other", GAME, test_take_over_other);
  add ("/watch-bar/look-back", GAME, test_look_back);
  add ("/watch-bar/out-of-sight", GAME, test_out_of_sight);
  add ("/watch-bar/resumed", RESUMED, test_resumed);
}
