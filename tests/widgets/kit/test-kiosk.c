/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The kiosk mode: what happens to guarded widgets and actions, what windows lose, and that closed
 * windows are forgotten. */

#include "widgets/kit/ichomp-kiosk.h"

#include "widgets/practice/ichomp-practice-results-window.h"
#include "test-main.h"
#include "test-wait.h"

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

static GtkWidget *
create_window (void)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_header_bar_new ());
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* The controllers that react to events, of all window handles in a widget. */
static guint
count_handle_controllers (GtkWidget *widget)
{
  guint n = 0;

  if (GTK_IS_WINDOW_HANDLE (widget))
    {
      g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

      for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
        {
          g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

          if (gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_NONE)
            n++;
        }
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_handle_controllers (child);

  return n;
}

/* GTK's inspector asks first, in a window. */
static void
assert_no_inspector (GtkWidget *window)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_windows = g_list_model_get_n_items (windows);
  gboolean opened = TRUE;

  g_signal_emit_by_name (window, "enable-debugging", FALSE, &opened);
  g_assert_false (opened);
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, n_windows);
}

static guint
count_visible_buttons (GtkWidget *widget)
{
  guint n = 0;

  if (!gtk_widget_get_visible (widget) || GTK_IS_HEADER_BAR (widget))
    return 0;
  if (GTK_IS_BUTTON (widget))
    return 1;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_visible_buttons (child);

  return n;
}

/* The last test, because the mode cannot be left. */
static void
test_enter (void)
{
  static const GActionEntry entries[] = { { .name = "save" }, { .name = "undo" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkWidget *button = g_object_ref_sink (gtk_button_new ());
  g_autoptr (IchompPracticeResults) results = ichomp_practice_results_new (NULL);
  GtkWidget *window = create_window ();
  GtkWidget *results_window = ichomp_practice_results_window_new (results);
  GtkWidget *dialogs[] = { create_window (), create_window () };
  GtkWidget *later;
  guint n_before = 0;
  guint n_after = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      gtk_window_set_transient_for (GTK_WINDOW (dialogs[i]), GTK_WINDOW (window));
      g_object_add_weak_pointer (G_OBJECT (dialogs[i]), (gpointer *)&dialogs[i]);
    }
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), NULL);
  ichomp_kiosk_guard_action (G_ACTION_MAP (group), "save");
  ichomp_kiosk_guard_widget (button);
  ichomp_kiosk_watch (button, count_cb, &n_before, destroy_cb);
  g_assert_false (ichomp_kiosk_is_on ());
  g_assert_true (gtk_widget_get_visible (button));
  g_assert_cmpuint (count_handle_controllers (window), >, 0);
  g_assert_cmpuint (count_visible_buttons (gtk_window_get_child (GTK_WINDOW (results_window))), ==,
                    2);

  ichomp_kiosk_enter ();
  g_assert_true (ichomp_kiosk_is_on ());
  g_assert_false (gtk_widget_get_visible (button));
  g_assert_false (g_action_group_has_action (G_ACTION_GROUP (group), "save"));
  g_assert_true (g_action_group_has_action (G_ACTION_GROUP (group), "undo"));
  g_assert_cmpuint (n_before, ==, 11);
  test_wait_until (dialogs[0] == NULL && dialogs[1] == NULL);
  g_assert_true (gtk_widget_get_visible (window));

  ichomp_kiosk_watch (button, count_cb, &n_after, destroy_cb);
  g_assert_cmpuint (n_after, ==, 11);
  ichomp_kiosk_enter ();
  g_assert_cmpuint (n_before, ==, 11);

  later = create_window ();
  g_assert_cmpuint (count_handle_controllers (window), ==, 0);
  g_assert_cmpuint (count_handle_controllers (later), ==, 0);
  assert_no_inspector (window);
  assert_no_inspector (later);
  g_assert_cmpuint (count_visible_buttons (gtk_window_get_child (GTK_WINDOW (results_window))), ==,
                    0);

  gtk_window_destroy (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (later));
  gtk_window_destroy (GTK_WINDOW (results_window));
  g_assert_finalize_object (button);
}

void
add_tests (void)
{
  g_test_add_func ("/kiosk/closed-window", test_closed_window);
  g_test_add_func ("/kiosk/enter", test_enter);
}
