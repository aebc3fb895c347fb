/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The zoom of all windows, by its commands. */

#include "app/commands/ichomp-appearance.h"

#include "study-support.h"
#include "test-main.h"

typedef struct
{
  GSettings *settings;
  GtkApplication *application;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->settings = study_support_settings ();
  fixture->application = gtk_application_new (NULL, G_APPLICATION_DEFAULT_FLAGS);
  ichomp_appearance_follow (fixture->settings, fixture->application);
  fixture->window = study_support_show (gtk_label_new ("Text"), 200, 200);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_settings_reset (fixture->settings, "zoom");
  g_settings_reset (fixture->settings, "projector");
  study_support_close (fixture->window, gtk_window_get_child (GTK_WINDOW (fixture->window)));
  g_assert_finalize_object (fixture->application);
  g_assert_finalize_object (fixture->settings);
}

/* Returns whether the command is enabled. */
static gboolean
activate (Fixture *fixture, const char *name)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (fixture->application), name);

  if (!g_action_get_enabled (action))
    return FALSE;

  g_action_activate (action, NULL);
  return TRUE;
}

static int
measure (Fixture *fixture)
{
  int height;

  gtk_widget_measure (gtk_window_get_child (GTK_WINDOW (fixture->window)), GTK_ORIENTATION_VERTICAL,
                      -1, NULL, &height, NULL, NULL);
  return height;
}

/* The text grows and shrinks with each step, until a command can do no more. */
static void
test_zoom (Fixture *fixture, gconstpointer data)
{
  int usual = measure (fixture);
  int before = usual;
  guint n_steps = 0;

  g_assert_false (activate (fixture, "zoom-reset"));
  while (activate (fixture, "zoom-in"))
    {
      g_assert_cmpint (measure (fixture), >, before);
      before = measure (fixture);
      n_steps++;
    }
  g_assert_cmpuint (n_steps, >, 3);
  g_assert_cmpint (before, >, 2 * usual);

  g_assert_true (activate (fixture, "zoom-reset"));
  g_assert_cmpint (measure (fixture), ==, usual);
  before = usual;
  while (activate (fixture, "zoom-out"))
    {
      g_assert_cmpint (measure (fixture), <, before);
      before = measure (fixture);
    }
  g_assert_cmpint (before, <, usual * 2 / 3);
  g_assert_true (activate (fixture, "zoom-in"));
}

/* The projector enlarges what the zoom has made of the text. */
static void
test_projector (Fixture *fixture, gconstpointer data)
{
  int usual = measure (fixture);
  int enlarged;

  g_settings_set_boolean (fixture->settings, "projector", TRUE);
  enlarged = measure (fixture);
  g_assert_cmpint (enlarged, >, usual);
  g_settings_set_uint (fixture->settings, "zoom", 150);
  g_assert_cmpint (measure (fixture), >, enlarged);
  g_settings_set_boolean (fixture->settings, "projector", FALSE);
  g_settings_set_uint (fixture->settings, "zoom", 100);
  g_assert_cmpint (measure (fixture), ==, usual);
}

void
add_tests (void)
{
  g_test_add ("/appearance/zoom", Fixture, NULL, set_up, test_zoom, tear_down);
  g_test_add ("/appearance/projector", Fixture, NULL, set_up, test_projector, tear_down);
}
