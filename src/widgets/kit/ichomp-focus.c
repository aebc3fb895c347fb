/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The keyboard focus of a window, moved by the program. */

#include "ichomp-focus.h"

static GtkWidget *
find_inside (GtkWidget *root)
{
  GtkRoot *window = gtk_widget_get_root (root);
  GtkWidget *focus = window != NULL ? gtk_root_get_focus (window) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, root) ? focus : NULL;
}

gboolean
ichomp_focus_is_inside (GtkWidget *root)
{
  return find_inside (root) != NULL;
}

/**
 * ichomp_focus_leave:
 * @root: a widget whose children are about to be removed
 *
 * Takes the focus away from what is inside @root. A label that has it when it is removed is told of
 * the next focus as well, and fails (seen in 4.8.3).
 */
void
ichomp_focus_leave (GtkWidget *root)
{
  if (ichomp_focus_is_inside (root))
    gtk_root_set_focus (gtk_widget_get_root (root), NULL);
}

/**
 * ichomp_focus_first_text:
 * @root: a widget
 *
 * Gives the focus to the text that @root begins with: there a screen reader reads on.
 */
void
ichomp_focus_first_text (GtkWidget *root)
{
  while (root != NULL && !GTK_IS_LABEL (root))
    root = gtk_widget_get_first_child (root);

  if (root == NULL)
    return;

  gtk_widget_grab_focus (root);
  gtk_label_select_region (GTK_LABEL (root), 0, 0);
}

/**
 * ichomp_focus_give:
 * @widget: a widget
 *
 * Gives the focus to @widget, or to a widget in it, without selecting a text, as a key would.
 * Nothing happens if @widget has left its window.
 */
void
ichomp_focus_give (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus;

  if (root == NULL)
    return;

  if (GTK_IS_TEXT (widget))
    gtk_text_grab_focus_without_selecting (GTK_TEXT (widget));
  else if (!gtk_widget_grab_focus (widget))
    gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);

  focus = gtk_root_get_focus (root);
  if (GTK_IS_LABEL (focus) && gtk_label_get_selectable (GTK_LABEL (focus)))
    gtk_label_select_region (GTK_LABEL (focus), 0, 0);
}

/* The widget that has the place inside @to which @widget has inside @from, or NULL. */
static GtkWidget *
find_same (GtkWidget *widget, GtkWidget *from, GtkWidget *to)
{
  GtkWidget *parent;
  GtkWidget *same;

  if (widget == from)
    return to;

  parent = find_same (gtk_widget_get_parent (widget), from, to);
  same = parent != NULL ? gtk_widget_get_first_child (parent) : NULL;
  while (same != NULL && (widget = gtk_widget_get_prev_sibling (widget)) != NULL)
    same = gtk_widget_get_next_sibling (same);

  return same;
}

/* Also what is selected of a text that is the same. */
static void
copy_caret (GtkWidget *from, GtkWidget *to)
{
  int start;
  int end;

  if (!GTK_IS_TEXT (from) || !GTK_IS_TEXT (to)
      || !g_str_equal (gtk_editable_get_text (GTK_EDITABLE (from)),
                       gtk_editable_get_text (GTK_EDITABLE (to))))
    return;

  gtk_editable_set_position (GTK_EDITABLE (to), gtk_editable_get_position (GTK_EDITABLE (from)));
  if (gtk_editable_get_selection_bounds (GTK_EDITABLE (from), &start, &end))
    gtk_editable_select_region (GTK_EDITABLE (to), start, end);
}

/**
 * ichomp_focus_copy:
 * @from: a widget
 * @to: one with the same parts
 *
 * If a widget in @from has the focus, gives the focus to the same one in @to, as far as there is
 * one.
 */
void
ichomp_focus_copy (GtkWidget *from, GtkWidget *to)
{
  GtkWidget *inner = find_inside (from);
  GtkWidget *same;

  if (inner == NULL)
    return;

  while ((same = find_same (inner, from, to)) == NULL)
    inner = gtk_widget_get_parent (inner);
  ichomp_focus_give (same);
  copy_caret (inner, same);
}

/**
 * ichomp_focus_stay_on_click:
 * @root: a widget
 *
 * Makes a click on a button inside @root leave the focus where it is. Keys can still move it there.
 */
void
ichomp_focus_stay_on_click (GtkWidget *root)
{
  gtk_widget_set_focus_on_click (root, FALSE);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    ichomp_focus_stay_on_click (child);
}
