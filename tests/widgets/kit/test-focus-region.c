/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Moving the focus from region to region. */

#include "widgets/kit/ichomp-focus-region.h"

#include "study-support.h"
#include "test-main.h"

#define N_REGIONS 3

typedef struct
{
  GtkWidget *window;
  GtkWidget *box;
  GtkWidget *regions[N_REGIONS];
  GtkWidget *buttons[N_REGIONS][2];
} Fixture;

static gboolean
focus_second (GtkWidget *region)
{
  return gtk_widget_grab_focus (gtk_widget_get_last_child (region));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  for (guint i = 0; i < N_REGIONS; i++)
    {
      GtkWidget *wrapper = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      fixture->regions[i] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      gtk_box_append (GTK_BOX (fixture->box), wrapper);
      gtk_box_append (GTK_BOX (wrapper), fixture->regions[i]);
      for (guint j = 0; j < 2; j++)
        {
          fixture->buttons[i][j] = gtk_button_new_with_label ("button");
          gtk_box_append (GTK_BOX (fixture->regions[i]), fixture->buttons[i][j]);
        }
      ichomp_focus_region_set (fixture->regions[i], i == 1 ? focus_second : NULL);
    }
  fixture->window = study_support_show (fixture->box, 200, 300);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close (fixture->window, fixture->box);
}

static void
assert_next (Fixture *fixture, GtkDirectionType direction, guint region, guint button)
{
  g_assert_true (ichomp_focus_region_cycle (GTK_WINDOW (fixture->window), direction));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window))
                 == fixture->buttons[region][button]);
}

/* The focus goes where it was, or where the region wants it. */
static void
test_cycle (Fixture *fixture, gconstpointer data)
{
  gtk_widget_grab_focus (fixture->buttons[0][1]);
  assert_next (fixture, GTK_DIR_TAB_FORWARD, 1, 1);
  gtk_widget_grab_focus (fixture->buttons[1][0]);
  assert_next (fixture, GTK_DIR_TAB_FORWARD, 2, 0);
  assert_next (fixture, GTK_DIR_TAB_FORWARD, 0, 1);
  assert_next (fixture, GTK_DIR_TAB_FORWARD, 1, 1);
  assert_next (fixture, GTK_DIR_TAB_BACKWARD, 0, 1);
  assert_next (fixture, GTK_DIR_TAB_BACKWARD, 2, 0);
  assert_next (fixture, GTK_DIR_TAB_BACKWARD, 1, 1);
}

/* Hidden and insensitive regions are skipped. */
static void
test_pass_over (Fixture *fixture, gconstpointer data)
{
  gtk_widget_grab_focus (fixture->buttons[0][0]);
  gtk_widget_set_visible (fixture->regions[1], FALSE);
  assert_next (fixture, GTK_DIR_TAB_FORWARD, 2, 0);
  gtk_widget_set_visible (fixture->regions[1], TRUE);
  gtk_widget_set_sensitive (fixture->regions[1], FALSE);
  assert_next (fixture, GTK_DIR_TAB_BACKWARD, 0, 0);

  /* The last focus widget may be gone. */
  gtk_widget_grab_focus (fixture->buttons[2][1]);
  assert_next (fixture, GTK_DIR_TAB_FORWARD, 0, 0);
  gtk_box_remove (GTK_BOX (fixture->regions[2]), fixture->buttons[2][1]);
  assert_next (fixture, GTK_DIR_TAB_FORWARD, 2, 0);
}

static void
test_without_focus (Fixture *fixture, gconstpointer data)
{
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  assert_next (fixture, GTK_DIR_TAB_FORWARD, 0, 0);
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  assert_next (fixture, GTK_DIR_TAB_BACKWARD, 2, 0);
}

static void
test_none (void)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *window = study_support_show (button, 100, 100);

  g_assert_false (ichomp_focus_region_cycle (GTK_WINDOW (window), GTK_DIR_TAB_FORWARD));
  ichomp_focus_region_set (button, NULL);
  g_assert_false (ichomp_focus_region_cycle (GTK_WINDOW (window), GTK_DIR_TAB_BACKWARD));
  study_support_close (window, button);
}

void
add_tests (void)
{
  g_test_add ("/region/cycle", Fixture, NULL, set_up, test_cycle, tear_down);
  g_test_add ("/region/pass-over", Fixture, NULL, set_up, test_pass_over, tear_down);
  g_test_add ("/region/without-focus", Fixture, NULL, set_up, test_without_focus, tear_down);
  g_test_add_func ("/region/none", test_none);
}
