/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/dialogs/ichomp-shortcuts-window.h"

#include "app/dialogs/ichomp-about.h"
#include "widgets/style/ichomp-style.h"
#include "app/window/ichomp-window-place.h"
#include "study-support.h"
#include "test-main.h"

/* A small screen without the panels of a desktop. */
#define WIDTH 600
#define HEIGHT 400

/* The window fits the screen with the largest text. */
static void
test_size (void)
{
  GtkWidget *window;
  int width;
  int height;

  ichomp_style_set_zoom (250);
  window = ichomp_shortcuts_window_new ();
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, WIDTH);
  g_assert_cmpint (height, <=, HEIGHT);
  ichomp_style_set_zoom (100);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_close (void)
{
  GtkWidget *window = ichomp_shortcuts_window_new ();

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *)&window);
  gtk_window_present (GTK_WINDOW (window));
  study_support_press_key (window, GDK_KEY_Escape, 0);
  study_support_settle ();
  g_assert_null (window);
}

/* Returns: (nullable): the first visible widget of a type */
static GtkWidget *
find (GtkWidget *widget, GType type)
{
  g_autoptr (GPtrArray) found = study_support_list_type (widget, type, NULL);

  for (guint i = 0; i < found->len; i++)
    if (gtk_widget_get_child_visible (found->pdata[i]))
      return found->pdata[i];

  return NULL;
}

/* Replaces the window as a change of language does. */
static GtkWidget *
replace (GtkWidget *window, GtkWidget *other)
{
  gtk_widget_set_visible (window, FALSE);
  gtk_window_present (GTK_WINDOW (other));
  ichomp_window_place_copy (GTK_WINDOW (window), GTK_WINDOW (other));
  gtk_window_destroy (GTK_WINDOW (window));
  return other;
}

static GtkAdjustment *
get_adjustment (GtkWidget *window)
{
  return gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (find (window, GTK_TYPE_SCROLLED_WINDOW)));
}

static void
test_place (void)
{
  GtkWidget *window = ichomp_shortcuts_window_new ();

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  gtk_widget_grab_focus (find (window, GTK_TYPE_SCROLLED_WINDOW));
  gtk_adjustment_set_value (get_adjustment (window), 100);
  window = replace (window, ichomp_shortcuts_window_new ());
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == find (window, GTK_TYPE_SCROLLED_WINDOW));
  test_wait_until ((int)(gtk_adjustment_get_value (get_adjustment (window)) + 0.5) == 100);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The number of keys on show */
static guint
count_keys (GtkWidget *widget)
{
  g_autoptr (GPtrArray) all = study_support_list_type (widget, GTK_TYPE_SHORTCUTS_SHORTCUT, NULL);
  guint n_keys = 0;

  for (guint i = 0; i < all->len; i++)
    n_keys += gtk_widget_get_mapped (all->pdata[i]);

  return n_keys;
}

static void
test_search (void)
{
  GtkWidget *window = ichomp_shortcuts_window_new ();
  GtkWidget *entry = study_support_find (window, "search_entry");
  GtkWidget *no_hits = study_support_find (window, "no_hits_label");
  guint n_keys;

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  n_keys = count_keys (window);
  g_assert_cmpuint (n_keys, >, 40);

  gtk_editable_set_text (GTK_EDITABLE (entry), "UNDO");
  test_wait_until (count_keys (window) == 1);
  g_assert_false (gtk_widget_get_visible (no_hits));
  gtk_editable_set_text (GTK_EDITABLE (entry), "zzz");
  test_wait_until (count_keys (window) == 0);
  g_assert_true (gtk_widget_get_visible (no_hits));

  /* Escape brings all keys back, and then closes the window. */
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *)&window);
  g_signal_emit_by_name (entry, "stop-search");
  test_wait_until (count_keys (window) == n_keys);
  g_assert_false (gtk_widget_get_visible (no_hits));
  g_signal_emit_by_name (entry, "stop-search");
  study_support_settle ();
  g_assert_null (window);
}

/* GTK fills the second page when it is shown. */
static void
test_about_place (void)
{
  GtkWidget *window = ichomp_about_new ();
  GtkStack *stack;
  GtkWidget *focus;

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  stack = GTK_STACK (find (window, GTK_TYPE_STACK));
  gtk_stack_set_visible_child_name (stack, "credits");
  focus = gtk_widget_get_last_child (find (window, GTK_TYPE_STACK_SWITCHER));
  g_assert_true (gtk_widget_grab_focus (focus));
  window = replace (window, ichomp_about_new ());
  stack = GTK_STACK (find (window, GTK_TYPE_STACK));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "credits");
  focus = gtk_widget_get_last_child (find (window, GTK_TYPE_STACK_SWITCHER));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == focus);
  gtk_window_destroy (GTK_WINDOW (window));
}

void
add_tests (void)
{
  g_test_add_func ("/shortcuts-window/size", test_size);
  g_test_add_func ("/shortcuts-window/close", test_close);
  g_test_add_func ("/shortcuts-window/search", test_search);
  g_test_add_func ("/shortcuts-window/place", test_place);
  g_test_add_func ("/shortcuts-window/about-place", test_about_place);
}
