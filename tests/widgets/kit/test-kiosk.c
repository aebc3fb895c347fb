/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The kiosk mode: what happens to guarded widgets and actions, and that closed windows are forgotten. */

#include "kit/ichomp-kiosk.h"

#include "test-main.h"

static void
count_cb (gpointer object, gpointer data)
{
  (*(guint *)data)++;
}

static void
destroy_cb (gpointer data)
{
  *(guint *)data += 10;
}

/* A watch is freed with its object. */
static void
test_closed_window (void)
{
  GtkWidget *window = gtk_window_new ();
  guint n = 0;

  ichomp_kiosk_watch (window, count_cb, &n, destroy_cb);
  g_assert_cmpuint (n, ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpuint (n, ==, 10);
}

/* The last test, because the mode cannot be left. */
static void
test_enter (void)
{
  static const GActionEntry entries[] = { { .name = "save" }, { .name = "undo" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkWidget *button = g_object_ref_sink (gtk_button_new ());
  guint n_before = 0;
  guint n_after = 0;

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), NULL);
  ichomp_kiosk_guard_action (G_ACTION_MAP (group), "save");
  ichomp_kiosk_guard_widget (button);
  ichomp_kiosk_watch (button, count_cb, &n_before, destroy_cb);
  g_assert_false (ichomp_kiosk_is_on ());
  g_assert_true (gtk_widget_get_visible (button));

  ichomp_kiosk_enter ();
  g_assert_true (ichomp_kiosk_is_on ());
  g_assert_false (gtk_widget_get_visible (button));
  g_assert_false (g_action_group_has_action (G_ACTION_GROUP (group), "save"));
  g_assert_true (g_action_group_has_action (G_ACTION_GROUP (group), "undo"));
  g_assert_cmpuint (n_before, ==, 11);

  ichomp_kiosk_watch (button, count_cb, &n_after, destroy_cb);
  g_assert_cmpuint (n_after, ==, 11);
  ichomp_kiosk_enter ();
  g_assert_cmpuint (n_before, ==, 11);

  g_assert_finalize_object (button);
}

void
add_tests (void)
{
  g_test_add_func ("/kiosk/closed-window", test_closed_window);
  g_test_add_func ("/kiosk/enter", test_enter);
}
