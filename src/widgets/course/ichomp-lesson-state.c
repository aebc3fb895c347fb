/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person has done on a page, for when its widgets are made anew: answers, what is filled in,
 * what is unfolded, and where the focus is. New widgets are taken to be the same as the old ones in
 * the same order. */

#include "ichomp-lesson-state.h"

#include "ichomp-lesson-row.h"
#include "kit/ichomp-interactive-block.h"
#include "language/ichomp-local-language.h"

/* What stands in two languages beside each other is one place; in the path to the focus the index in it
 * is marked, as the same place may be no row another time. */
#define IN_ROW (1u << 31)

typedef void (*StateFunc) (GtkWidget *widget, gpointer user_data);

/* What is folded belongs to the page as well, though it is not among the children then. In a row the
 * first one stands for both. */
static void
visit (GtkWidget *widget, StateFunc func, gpointer user_data)
{
  func (widget, user_data);
  if (GTK_IS_EXPANDER (widget))
    {
      visit (gtk_expander_get_child (GTK_EXPANDER (widget)), func, user_data);
      return;
    }
  if (ICHOMP_IS_LESSON_ROW (widget))
    {
      visit (gtk_widget_get_first_child (widget), func, user_data);
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

  if (ICHOMP_IS_INTERACTIVE_BLOCK (widget))
    state = ichomp_interactive_block_save (ICHOMP_INTERACTIVE_BLOCK (widget));
  else if (GTK_IS_EXPANDER (widget))
    state = g_variant_new_boolean (gtk_expander_get_expanded (GTK_EXPANDER (widget)));

  if (state != NULL)
    g_variant_builder_add (builder, "v", state);
}

/* What a person has done, and how much of it has been restored. */
typedef struct
{
  GVariant *states;
  gsize n_restored;
} Restoration;

static void restore (GtkWidget *widget, gpointer user_data);

/* The same as in the first one. */
static void
restore_second (GtkWidget *second, Restoration restoration)
{
  g_auto (IchompLanguageScope) scope = ichomp_local_language_enter (second);

  visit (second, restore, &restoration);
}

static void
restore (GtkWidget *widget, gpointer user_data)
{
  Restoration *self = user_data;
  g_autoptr (GVariant) state = NULL;

  if (ICHOMP_IS_LESSON_ROW (widget)
      && gtk_widget_get_last_child (widget) != gtk_widget_get_first_child (widget))
    restore_second (gtk_widget_get_last_child (widget), *self);
  if (!ICHOMP_IS_INTERACTIVE_BLOCK (widget) && !GTK_IS_EXPANDER (widget))
    return;
  if (self->n_restored == g_variant_n_children (self->states))
    return;

  g_variant_get_child (self->states, self->n_restored++, "v", &state);
  if (ICHOMP_IS_INTERACTIVE_BLOCK (widget))
    ichomp_interactive_block_restore (ICHOMP_INTERACTIVE_BLOCK (widget), state);
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
  Restoration restoration = { .states = state };

  visit (root, restore, &restoration);
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
 *   as indices of children, the last one first, for ichomp_lesson_state_give_focus(); or %NULL if it is
 *   elsewhere
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
    {
      guint index = get_index (widget);

      if (ICHOMP_IS_LESSON_ROW (gtk_widget_get_parent (widget)))
        index |= IN_ROW;
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

  return child;
}

static GtkWidget *
enter_row (GtkWidget *row, guint n)
{
  GtkWidget *child = get_nth_child (row, n);

  return child != NULL && gtk_widget_get_visible (child) ? child : gtk_widget_get_first_child (row);
}

/*< private >
 * ichomp_lesson_state_give_focus:
 * @root: what holds the blocks of the same lesson, made anew
 * @path: (element-type guint): where the focus was
 *
 * Gives the focus to what stands in the place of what had it, as far as there are the same parts: in
 * the same column if there is still another one.
 */
void
ichomp_lesson_state_give_focus (GtkWidget *root, GArray *path)
{
  GtkWidget *widget = root;

  for (guint i = path->len; i-- > 0;)
    {
      guint index = g_array_index (path, guint, i);
      GtkWidget *child;

      if ((index & IN_ROW) != 0)
        {
          if (ICHOMP_IS_LESSON_ROW (widget))
            widget = enter_row (widget, index & ~IN_ROW);
          continue;
        }

      if (ICHOMP_IS_LESSON_ROW (widget))
        widget = enter_row (widget, 0);
      child = get_nth_child (widget, index);
      if (child == NULL)
        break;
      widget = child;
    }

  if (ICHOMP_IS_LESSON_ROW (widget))
    widget = enter_row (widget, 0);
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
