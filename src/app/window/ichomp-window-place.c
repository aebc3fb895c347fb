/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a person is in a window, for when it is made anew. */

#include "ichomp-window-place.h"

#include "course/ichomp-lesson-state.h"

static gboolean
scroll_tick_cb (GtkWidget *scroller, GdkFrameClock *clock, gpointer fraction)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  if (gtk_widget_get_height (scroller) == 0)
    return G_SOURCE_CONTINUE;

  gtk_adjustment_set_value (adjustment,
                            *(double *)fraction * gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_REMOVE;
}

/* What is new can be scrolled once it has been laid out. */
static void
copy_scrolled (GtkScrolledWindow *from, GtkWidget *to)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (from);
  double fraction;

  if (gtk_adjustment_get_value (adjustment) <= 0)
    return;

  fraction = gtk_adjustment_get_value (adjustment) / gtk_adjustment_get_upper (adjustment);
  gtk_widget_add_tick_callback (to, scroll_tick_cb, g_memdup2 (&fraction, sizeof fraction), g_free);
}

static void
copy_pages (GtkWidget *from, GtkWidget *to)
{
  if (G_OBJECT_TYPE (from) != G_OBJECT_TYPE (to))
    return;

  /* Before its children: a page may be filled as it is turned to. */
  if (GTK_IS_STACK (from) && gtk_stack_get_visible_child_name (GTK_STACK (from)) != NULL)
    gtk_stack_set_visible_child_name (GTK_STACK (to),
                                      gtk_stack_get_visible_child_name (GTK_STACK (from)));
  if (GTK_IS_SCROLLED_WINDOW (from))
    copy_scrolled (GTK_SCROLLED_WINDOW (from), to);

  from = gtk_widget_get_first_child (from);
  to = gtk_widget_get_first_child (to);
  for (; from != NULL && to != NULL;
       from = gtk_widget_get_next_sibling (from), to = gtk_widget_get_next_sibling (to))
    copy_pages (from, to);
}

/**
 * ichomp_window_place_copy:
 * @from: a window
 * @to: a new one of the same parts, on show
 *
 * Turns to the same page in @to, scrolls as far as in @from, and gives the focus to the same part.
 */
void
ichomp_window_place_copy (GtkWindow *from, GtkWindow *to)
{
  g_autoptr (GArray) focus = ichomp_lesson_state_find_focus (GTK_WIDGET (from));

  copy_pages (GTK_WIDGET (from), GTK_WIDGET (to));
  if (focus != NULL)
    ichomp_lesson_state_give_focus (GTK_WIDGET (to), focus);
  gtk_window_set_focus_visible (to, gtk_window_get_focus_visible (from));
}
