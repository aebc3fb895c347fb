/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/course/ichomp-expander.h"

#include "study-support.h"
#include "test-main.h"

/* The keyboard reaches a folded part only while it is open. */
static void
test_arrows (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *folded = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *inside = gtk_button_new_with_label ("Inside");
  GtkWidget *below = gtk_button_new_with_label ("Below");
  GtkWidget *expander;

  gtk_box_append (GTK_BOX (folded), inside);
  expander = ichomp_expander_new (gtk_label_new ("Proof"), folded);
  gtk_box_append (GTK_BOX (box), expander);
  gtk_box_append (GTK_BOX (box), below);
  gtk_window_set_child (GTK_WINDOW (window), box);
  study_support_open_window (&window);

  gtk_widget_grab_focus (below);
  g_signal_emit_by_name (window, "move-focus", GTK_DIR_UP);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == expander);

  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  study_support_settle ();
  gtk_widget_grab_focus (below);
  g_signal_emit_by_name (window, "move-focus", GTK_DIR_UP);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == inside);

  study_support_close_window (&window);
}

void
add_tests (void)
{
  g_test_add_func ("/expander/arrows", test_arrows);
}
