/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the reader has done in a lesson: answers, what is filled in and what is unfolded, in the
 * order of the widgets. */

#include "ichomp-lesson-state.h"

#include "ichomp-lesson-row.h"
#include "kit/ichomp-interactive-block.h"

typedef void (*StateFunc) (GtkWidget *widget, gpointer user_data);

/* A child that is folded is visited as well. The second language of a row is not: it follows the
 * first. */
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
       child = ICHOMP_IS_LESSON_ROW (widget) ? NULL : gtk_widget_get_next_sibling (child))
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

static void
restore (GtkWidget *widget, gpointer user_data)
{
  GVariantIter *iter = user_data;
  g_autoptr (GVariant) state = NULL;

  if (!ICHOMP_IS_INTERACTIVE_BLOCK (widget) && !GTK_IS_EXPANDER (widget))
    return;
  if (!g_variant_iter_next (iter, "v", &state))
    return;

  if (ICHOMP_IS_INTERACTIVE_BLOCK (widget))
    ichomp_interactive_block_restore (ICHOMP_INTERACTIVE_BLOCK (widget), state);
  else
    gtk_expander_set_expanded (GTK_EXPANDER (widget), g_variant_get_boolean (state));
}

/*< private >
 * ichomp_lesson_state_save:
 * @root: holds the blocks of a lesson
 *
 * Returns: (transfer full): what the reader has done with them
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
 * @root: holds the new blocks of the same lesson, in one language
 * @state: what the reader has done with the blocks before
 */
void
ichomp_lesson_state_restore (GtkWidget *root, GVariant *state)
{
  GVariantIter iter;

  g_variant_iter_init (&iter, state);
  visit (root, restore, &iter);
}
