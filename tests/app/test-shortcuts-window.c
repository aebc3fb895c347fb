/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ichomp-shortcuts-window.h"

#include "ichomp-style.h"
#include "study-support.h"

/* Small screens have this, without what a desktop takes. */
#define WIDTH 600
#define HEIGHT 400

/* However many keys there are, and however large the text is. */
static void
test_size (void)
{
  GtkWidget *window;
  int width;
  int height;

  ichomp_style_set_scale (250);
  window = ichomp_shortcuts_window_new ();
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, WIDTH);
  g_assert_cmpint (height, <=, HEIGHT);
  ichomp_style_set_scale (100);
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

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  ichomp_style_init (gdk_display_get_default ());

  g_test_add_func ("/shortcuts-window/size", test_size);
  g_test_add_func ("/shortcuts-window/close", test_close);

  return g_test_run ();
}
