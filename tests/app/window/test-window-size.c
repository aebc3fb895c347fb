/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The panel is below the board where there is no space beside it; a hidden panel needs none. */

#include "app/window/ichomp-window-size.h"

#include "game/base/ichomp-language.h"
#include "widgets/language/ichomp-script.h"
#include "study-support.h"
#include "test-main.h"

static GtkWidget *
create_part (int width)
{
  GtkWidget *part = gtk_drawing_area_new ();

  gtk_widget_set_size_request (part, width, 100);
  return part;
}

/* In a window 1000 pixels wide, with a board that needs 700. */
static void
assert_room (int panel_width, GtkOrientation with_panel, GtkOrientation without_panel)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *view = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *panel = create_part (panel_width);

  gtk_box_append (GTK_BOX (view), create_part (700));
  gtk_box_append (GTK_BOX (view), panel);
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);

  ichomp_window_size_follow (window, GTK_ORIENTABLE (view));
  g_assert_cmpint (gtk_orientable_get_orientation (GTK_ORIENTABLE (view)), ==, with_panel);

  /* The remembered width no longer counts. */
  gtk_widget_set_visible (panel, FALSE);
  ichomp_window_size_follow (window, GTK_ORIENTABLE (view));
  g_assert_cmpint (gtk_orientable_get_orientation (GTK_ORIENTABLE (view)), ==, without_panel);

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_panel (void)
{
  assert_room (200, GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_HORIZONTAL);
  assert_room (400, GTK_ORIENTATION_VERTICAL, GTK_ORIENTATION_HORIZONTAL);
}

/* The style classes of a window of a size, and the place of its panel. */
static void
assert_size (int width, int height, gboolean compact, gboolean slim, gboolean narrow)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *view = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (view), create_part (100));
  gtk_box_append (GTK_BOX (view), create_part (100));
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  ichomp_window_size_follow (window, GTK_ORIENTABLE (view));
  g_assert_cmpint (gtk_widget_has_css_class (window, "compact"), ==, compact);
  g_assert_cmpint (gtk_widget_has_css_class (window, "slim"), ==, slim);
  g_assert_cmpint (gtk_widget_has_css_class (view, "narrow"), ==, narrow);
  g_assert_cmpint (gtk_orientable_get_orientation (GTK_ORIENTABLE (view)), ==,
                   narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_sizes (void)
{
  assert_size (1000, 700, FALSE, FALSE, FALSE);
  assert_size (1000, 600, TRUE, FALSE, FALSE);
  assert_size (800, 700, FALSE, FALSE, TRUE);
  assert_size (600, 700, FALSE, TRUE, TRUE);
}

/* Texts are measured in their language: GTK would look up all fonts again when the window
 * appears. */
static void
test_language (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *view = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = gtk_label_new ("8");
  PangoContext *context;

  ichomp_script_use (ICHOMP_LANGUAGE_ZH_CN);
  gtk_box_append (GTK_BOX (view), label);
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  ichomp_window_size_follow (window, GTK_ORIENTABLE (view));
  context = gtk_widget_get_pango_context (label);
  g_assert_cmpstr (pango_language_to_string (pango_context_get_language (context)), ==, "zh-cn");

  ichomp_script_use (ICHOMP_LANGUAGE_EN);
  gtk_window_destroy (GTK_WINDOW (window));
}

void
add_tests (void)
{
  g_test_add_func ("/window-size/panel", test_panel);
  g_test_add_func ("/window-size/sizes", test_sizes);
  g_test_add_func ("/window-size/language", test_language);
}
