/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The focus goes where the program gives it, and nowhere if that place is gone. */

#include "widgets/kit/ichomp-focus.h"

#include "test-main.h"

static void
test_give (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *first = gtk_button_new_with_label ("Undo");
  g_autoptr (GtkWidget) second = g_object_ref_sink (gtk_button_new_with_label ("Redo"));

  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));

  ichomp_focus_give (second);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == second);

  gtk_box_remove (GTK_BOX (box), second);
  ichomp_focus_give (first);
  ichomp_focus_give (second);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == first);

  gtk_window_destroy (GTK_WINDOW (window));
}

void
add_tests (void)
{
  g_test_add_func ("/focus/give", test_give);
}
