/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Where lessons were left that are not on show: whoever follows a link to another one, or looks
 * something up there, reads on at the same place, and finds there what was answered. */

#include "ichomp-lesson-memory.h"

#include "ichomp-lesson-state.h"

struct _IchompLessonMemory
{
  GtkWidget *content; /* borrowed, as is this */
  IchompPageScroll *scroll;
  GHashTable *left; /* of Left, by lesson */
};

typedef struct
{
  GVariant *state;
  IchompPagePlace place;
} Left;

static void
left_free (Left *left)
{
  g_variant_unref (left->state);
  ichomp_page_place_clear (&left->place);
  g_free (left);
}

/*< private >
 * ichomp_lesson_memory_new:
 * @content: what holds the blocks of a lesson
 * @scroll: what scrolls them
 *
 * Returns: (transfer full): a memory of nothing
 */
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

/*< private >
 * ichomp_lesson_memory_free:
 * @self: a memory
 *
 * Frees it.
 */
void
ichomp_lesson_memory_free (IchompLessonMemory *self)
{
  g_hash_table_unref (self->left);
  g_free (self);
}

/*< private >
 * ichomp_lesson_memory_keep:
 * @self: a memory
 * @lesson: the lesson on show
 *
 * Keeps where it is read and what is done in it, before another takes its place.
 */
void
ichomp_lesson_memory_keep (IchompLessonMemory *self, IchompLesson *lesson)
{
  Left *left = g_new (Left, 1);

  left->state = ichomp_lesson_state_save (self->content);
  left->place = ichomp_page_scroll_find_place (self->scroll);
  g_hash_table_replace (self->left, ichomp_lesson_ref (lesson), left);
}

/*< private >
 * ichomp_lesson_memory_get_state:
 * @self: a memory
 * @lesson: a lesson
 *
 * Returns: (transfer none) (nullable): what was done in it, for ichomp_lesson_state_restore(), or
 *   %NULL if it has not been on show
 */
GVariant *
ichomp_lesson_memory_get_state (IchompLessonMemory *self, IchompLesson *lesson)
{
  Left *left = g_hash_table_lookup (self->left, lesson);

  return left != NULL ? left->state : NULL;
}

/*< private >
 * ichomp_lesson_memory_go_back:
 * @self: a memory
 * @lesson: the lesson on show
 *
 * Scrolls to where it was left.
 *
 * Returns: whether it had been on show before
 */
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

/*< private >
 * ichomp_lesson_memory_forget:
 * @self: a memory
 *
 * Forgets all lessons.
 */
void
ichomp_lesson_memory_forget (IchompLessonMemory *self)
{
  g_hash_table_remove_all (self->left);
}
