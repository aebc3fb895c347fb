/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The memory of the lessons that were on show before: the place in the text, and the state of the
 * interactive blocks and expanders, for the return to a lesson. */

#include "ichomp-lesson-memory.h"

#include "ichomp-lesson-row.h"
#include "kit/ichomp-interactive-block.h"

struct _IchompLessonMemory
{
  /* borrowed */
  GtkWidget *content;
  IchompPageScroll *scroll;

  GHashTable *left; /* lesson to Left */
};

typedef struct
{
  GVariant *state; /* in the order of the widgets */
  IchompPagePlace place;
} Left;

static void
left_free (Left *left)
{
  g_variant_unref (left->state);
  ichomp_page_place_clear (&left->place);
  g_free (left);
}

typedef void (*StateFunc) (GtkWidget *widget, gpointer user_data);

/* Calls @func for @widget and its descendants: including the child of a collapsed expander, but not
 * the second column of a row, which follows the first. */
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

IchompLessonMemory *
ichomp_lesson_memory_new (GtkWidget *content, IchompPageScroll *scroll)
{
  IchompLessonMemory *self = g_new (IchompLessonMemory, 1);

  self->content = content;
  self->scroll = scroll;
  self->left = g_hash_table_new_full (NULL, NULL, (GDestroyNotify)ichomp_lesson_unref,
                                      (GDestroyNotify)left_free);

  return self;
}

void
ichomp_lesson_memory_free (IchompLessonMemory *self)
{
  g_hash_table_unref (self->left);
  g_free (self);
}

/* @lesson is on show. */
void
ichomp_lesson_memory_keep (IchompLessonMemory *self, IchompLesson *lesson)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("av"));
  Left *left = g_new (Left, 1);

  visit (self->content, save, &builder);
  left->state = g_variant_ref_sink (g_variant_builder_end (&builder));
  left->place = ichomp_page_scroll_find_place (self->scroll);
  g_hash_table_replace (self->left, ichomp_lesson_ref (lesson), left);
}

/* Restores the state of @lesson, whose widgets are new and still in one language. */
void
ichomp_lesson_memory_restore (IchompLessonMemory *self, IchompLesson *lesson)
{
  Left *left = g_hash_table_lookup (self->left, lesson);
  GVariantIter iter;

  if (left == NULL)
    return;

  g_variant_iter_init (&iter, left->state);
  visit (self->content, restore, &iter);
}

/* Scrolls to where @lesson was left. Returns FALSE if it was not on show before. */
gboolean
ichomp_lesson_memory_go_back (IchompLessonMemory *self, IchompLesson *lesson)
{
  Left *left = g_hash_table_lookup (self->left, lesson);
  IchompPagePlace place;

  if (left == NULL)
    return FALSE;

  place = (IchompPagePlace){ g_array_ref (left->place.path), left->place.fraction };
  ichomp_page_scroll_go_to_place (self->scroll, &place);
  return TRUE;
}

void
ichomp_lesson_memory_forget (IchompLessonMemory *self)
{
  g_hash_table_remove_all (self->left);
}
