/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person has done on a page, for when its widgets are made anew: answers, what is filled in,
 * what is unfolded, and where the focus is. New widgets are taken to be the same as the old ones in
 * the same order. */

#include "ichomp-lesson-state.h"

#include "ichomp-bits-exercise.h"
#include "ichomp-mex-finder.h"
#include "ichomp-powers.h"
#include "ichomp-question.h"

typedef void (*StateFunc) (GtkWidget *widget, gpointer user_data);

/* What is folded belongs to the page as well, though it is not among the children then. */
static void
visit (GtkWidget *widget, StateFunc func, gpointer user_data)
{
  func (widget, user_data);
  if (GTK_IS_EXPANDER (widget))
    {
      visit (gtk_expander_get_child (GTK_EXPANDER (widget)), func, user_data);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    visit (child, func, user_data);
}

static void
save (GtkWidget *widget, gpointer user_data)
{
  GVariantBuilder *builder = user_data;
  GVariant *state = NULL;

  if (ICHOMP_IS_QUESTION (widget))
    state = ichomp_question_save (ICHOMP_QUESTION (widget));
  else if (ICHOMP_IS_BITS_EXERCISE (widget))
    state = ichomp_bits_exercise_save (ICHOMP_BITS_EXERCISE (widget));
  else if (ICHOMP_IS_POWERS (widget))
    state = ichomp_powers_save (ICHOMP_POWERS (widget));
  else if (ICHOMP_IS_MEX_FINDER (widget))
    state = ichomp_mex_finder_save (ICHOMP_MEX_FINDER (widget));
  else if (GTK_IS_EXPANDER (widget))
    state = g_variant_new_boolean (gtk_expander_get_expanded (GTK_EXPANDER (widget)));

  if (state != NULL)
    g_variant_builder_add (builder, "v", state);
}

static void
restore (GtkWidget *widget, gpointer user_data)
{
  GVariantIter *iter = user_data;
  g_autoptr (GVariant) state = NULL;

  if (!ICHOMP_IS_QUESTION (widget) && !ICHOMP_IS_BITS_EXERCISE (widget)
      && !ICHOMP_IS_POWERS (widget) && !ICHOMP_IS_MEX_FINDER (widget) && !GTK_IS_EXPANDER (widget))
    return;
  if (!g_variant_iter_next (iter, "v", &state))
    return;

  if (ICHOMP_IS_QUESTION (widget))
    ichomp_question_restore (ICHOMP_QUESTION (widget), state);
  else if (ICHOMP_IS_BITS_EXERCISE (widget))
    ichomp_bits_exercise_restore (ICHOMP_BITS_EXERCISE (widget), state);
  else if (ICHOMP_IS_POWERS (widget))
    ichomp_powers_restore (ICHOMP_POWERS (widget), state);
  else if (ICHOMP_IS_MEX_FINDER (widget))
    ichomp_mex_finder_restore (ICHOMP_MEX_FINDER (widget), state);
  else
    gtk_expander_set_expanded (GTK_EXPANDER (widget), g_variant_get_boolean (state));
}

/*< private >
 * ichomp_lesson_state_save:
 * @root: what holds the blocks of a lesson
 *
 * Returns: (transfer full): what a person has done with them
 */
GVariant *
ichomp_lesson_state_save (GtkWidget *root)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));

  visit (root, save, &builder);
  return g_variant_ref_sink (g_variant_builder_end (&builder));
}

/*< private >
 * ichomp_lesson_state_restore:
 * @root: what holds the blocks of the same lesson, made anew
 * @state: what was done with them before
 *
 * Shows them as they were left.
 */
void
ichomp_lesson_state_restore (GtkWidget *root, GVariant *state)
{
  GVariantIter iter;

  g_variant_iter_init (&iter, state);
  visit (root, restore, &iter);
}

/* What stands in two languages beside each other is one place. */
static gboolean
is_row (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, ICHOMP_LESSON_STATE_ROW);
}

static guint
get_index (GtkWidget *widget)
{
  guint index = 0;

  while ((widget = gtk_widget_get_prev_sibling (widget)) != NULL)
    index++;

  return index;
}

/*< private >
 * ichomp_lesson_state_find_focus:
 * @root: what holds the blocks of a lesson
 *
 * Returns: (transfer full) (nullable) (element-type guint): the way from @root to what has the focus,
 *   as indices of children, the last one first; or %NULL if it is elsewhere
 */
GArray *
ichomp_lesson_state_find_focus (GtkWidget *root)
{
  GtkRoot *window = gtk_widget_get_root (root);
  GtkWidget *focus = window != NULL ? gtk_root_get_focus (window) : NULL;
  GArray *path;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, root))
    return NULL;

  path = g_array_new (FALSE, FALSE, sizeof (guint));
  for (GtkWidget *widget = focus; widget != root; widget = gtk_widget_get_parent (widget))
    if (!is_row (gtk_widget_get_parent (widget)))
      {
        guint index = get_index (widget);

        g_array_append_val (path, index);
      }

  return path;
}

/* Without selecting all of a text, as other focus does. What takes no focus itself may have parts that
 * do. */
static void
grab_focus (GtkWidget *widget)
{
  GtkWidget *focus;

  if (GTK_IS_TEXT (widget))
    gtk_text_grab_focus_without_selecting (GTK_TEXT (widget));
  else if (!gtk_widget_grab_focus (widget))
    gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);

  focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  if (GTK_IS_LABEL (focus) && gtk_label_get_selectable (GTK_LABEL (focus)))
    gtk_label_select_region (GTK_LABEL (focus), 0, 0);
}

static GtkWidget *
get_nth_child (GtkWidget *widget, guint n)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (n-- > 0 && child != NULL)
    child = gtk_widget_get_next_sibling (child);
  while (child != NULL && is_row (child))
    child = gtk_widget_get_first_child (child);

  return child;
}

/*< private >
 * ichomp_lesson_state_give_focus:
 * @root: what holds the blocks of the same lesson, made anew
 * @path: (element-type guint): where the focus was
 *
 * Gives the focus to what stands in the place of what had it, as far as there are the same parts.
 */
void
ichomp_lesson_state_give_focus (GtkWidget *root, GArray *path)
{
  GtkWidget *widget = root;

  for (guint i = path->len; i-- > 0;)
    {
      GtkWidget *child = get_nth_child (widget, g_array_index (path, guint, i));

      if (child == NULL)
        break;
      widget = child;
    }

  grab_focus (widget);
}

/*< private >
 * ichomp_lesson_state_leave:
 * @root: what holds widgets that are about to go
 *
 * Takes the focus away from them. Whatever else got it later would be told of a widget that is gone,
 * at which a label stumbles (seen in 4.8.3).
 *
 * Returns: whether one of them had it
 */
gboolean
ichomp_lesson_state_leave (GtkWidget *root)
{
  GtkRoot *window = gtk_widget_get_root (root);
  GtkWidget *focus = window != NULL ? gtk_root_get_focus (window) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, root))
    return FALSE;

  gtk_root_set_focus (window, NULL);
  return TRUE;
}

/*< private >
 * ichomp_lesson_state_focus_first:
 * @root: what holds texts
 *
 * Gives the focus to the first of them: a screen reader reads on there.
 */
void
ichomp_lesson_state_focus_first (GtkWidget *root)
{
  while (root != NULL && !GTK_IS_LABEL (root))
    root = gtk_widget_get_first_child (root);

  if (root == NULL)
    return;

  gtk_widget_grab_focus (root);
  gtk_label_select_region (GTK_LABEL (root), 0, 0);
}
