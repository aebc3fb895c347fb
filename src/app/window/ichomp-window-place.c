/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The place of the user in a window, its page, scroll position and focus, which a copy of the
 * window continues: windows of GTK cannot change their language and are replaced instead. */

#include "ichomp-window-place.h"

#include "widgets/kit/ichomp-after-layout.h"

static gboolean
scroll_cb (GtkWidget *scroller, gpointer fraction)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  if (gtk_widget_get_height (scroller) == 0)
    return G_SOURCE_CONTINUE;

  gtk_adjustment_set_value (adjustment,
                            *(double *)fraction * gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_REMOVE;
}

/* A new widget can be scrolled after it has been laid out. */
static void
copy_scrolled (GtkScrolledWindow *from, GtkWidget *to)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (from);
  double fraction;

  if (gtk_adjustment_get_value (adjustment) <= 0)
    return;

  fraction = gtk_adjustment_get_value (adjustment) / gtk_adjustment_get_upper (adjustment);
  ichomp_after_layout (to, scroll_cb, g_memdup2 (&fraction, sizeof fraction), g_free);
}

static void
copy_widget (GtkWidget *from, GtkWidget *to, GtkWidget *focus)
{
  if (G_OBJECT_TYPE (from) != G_OBJECT_TYPE (to))
    return;

  /* Before its children: a page may be filled when it is shown. */
  if (GTK_IS_STACK (from) && gtk_stack_get_visible_child_name (GTK_STACK (from)) != NULL)
    gtk_stack_set_visible_child_name (GTK_STACK (to),
                                      gtk_stack_get_visible_child_name (GTK_STACK (from)));
  if (GTK_IS_SCROLLED_WINDOW (from))
    copy_scrolled (GTK_SCROLLED_WINDOW (from), to);
  if (from == focus)
    gtk_widget_grab_focus (to);

  from = gtk_widget_get_first_child (from);
  to = gtk_widget_get_first_child (to);
  for (; from != NULL && to != NULL;
       from = gtk_widget_get_next_sibling (from), to = gtk_widget_get_next_sibling (to))
    copy_widget (from, to, focus);
}

/**
 * ichomp_window_place_copy:
 * @from: a window
 * @to: a new one with the same widgets, visible
 */
void
ichomp_window_place_copy (GtkWindow *from, GtkWindow *to)
{
  copy_widget (GTK_WIDGET (from), GTK_WIDGET (to), gtk_window_get_focus (from));
  gtk_window_set_focus_visible (to, gtk_window_get_focus_visible (from));
}
