/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The memory of the lessons that were on show before: the place in the text, and the state of the
 * interactive blocks and expanders, for the return to a lesson. */

#include "ichomp-lesson-memory.h"

#include "ichomp-lesson-blocks.h"
#include "ichomp-lesson-row.h"
#include "ichomp-test-view.h"
#include "widgets/kit/ichomp-interactive-block.h"

struct _IchompLessonMemory
{
  /* borrowed */
  GtkWidget *content;
  IchompPageScroll *scroll;

  GHashTable *left; /* lesson to Left */
};

/* The state of a widget. */
typedef struct
{
  const IchompLessonBlock *block; /* that the widget belongs to */
  GVariant *state;
} Item;

static void
clear_item (gpointer item)
{
  g_variant_unref (((Item *)item)->state);
}

typedef struct
{
  IchompLesson *lesson; /* of the blocks */
  GArray *items;        /* of Item, in the order of the widgets */
  IchompPagePlace place;
} Left;

static void
left_free (Left *left)
{
  ichomp_lesson_unref (left->lesson);
  g_array_unref (left->items);
  ichomp_page_place_clear (&left->place);
  g_free (left);
}

typedef void (*StateFunc) (GtkWidget *widget, const IchompLessonBlock *block, gpointer user_data);

static gboolean
has_state (GtkWidget *widget)
{
  return ICHOMP_IS_INTERACTIVE_BLOCK (widget) || GTK_IS_EXPANDER (widget);
}

/* Calls @func for @widget and its descendants that have a state: including the child of a collapsed
 * expander, but not the second column of a row, which follows the first, nor a test, which has a memory
 * of its own, nor a question of another lesson.
 *
 * @root: the block of the whole lesson
 * @block: the innermost block around @widget, or NULL */
static void
visit (GtkWidget *widget,
       const IchompLessonBlock *root,
       const IchompLessonBlock *block,
       StateFunc func,
       gpointer user_data)
{
  const IchompLessonBlock *own = ichomp_lesson_blocks_get_block (widget);

  if (ICHOMP_IS_TEST_VIEW (widget) || (own != NULL && ichomp_lesson_block_get_root (own) != root))
    return;

  if (own != NULL)
    block = own;
  if (block != NULL && has_state (widget))
    func (widget, block, user_data);
  if (GTK_IS_EXPANDER (widget))
    {
      visit (gtk_expander_get_child (GTK_EXPANDER (widget)), root, block, func, user_data);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = ICHOMP_IS_LESSON_ROW (widget) ? NULL : gtk_widget_get_next_sibling (child))
    visit (child, root, block, func, user_data);
}

static void
save (GtkWidget *widget, const IchompLessonBlock *block, gpointer user_data)
{
  GArray *items = user_data;
  Item item = { .block = block };

  if (ICHOMP_IS_INTERACTIVE_BLOCK (widget))
    item.state = ichomp_interactive_block_save (ICHOMP_INTERACTIVE_BLOCK (widget));
  else
    item.state = g_variant_new_boolean (gtk_expander_get_expanded (GTK_EXPANDER (widget)));

  g_variant_ref_sink (item.state);
  g_array_append_val (items, item);
}

static void
restore (GtkWidget *widget, GVariant *state)
{
  if (ICHOMP_IS_INTERACTIVE_BLOCK (widget))
    ichomp_interactive_block_restore (ICHOMP_INTERACTIVE_BLOCK (widget), state);
  else
    gtk_expander_set_expanded (GTK_EXPANDER (widget), g_variant_get_boolean (state));
}

/* How a block of the page is found among those that were left. */
typedef enum
{
  SAME,       /* the lesson has not changed */
  SAME_TEXTS, /* in another version of the lesson */
  SAME_FORM,  /* the author has changed its words */
} Likeness;

typedef struct
{
  GArray *items;    /* of Item: those that are left */
  GHashTable *done; /* the widgets that have been restored */
  Likeness likeness;
} Restoration;

static gboolean
is_like (const Item *item, GtkWidget *widget, const IchompLessonBlock *block, Likeness likeness)
{
  gboolean is_boolean = g_variant_is_of_type (item->state, G_VARIANT_TYPE_BOOLEAN);

  if (likeness == SAME)
    return item->block == block;

  return is_boolean == GTK_IS_EXPANDER (widget)
         && ichomp_lesson_block_is_like (item->block, block, likeness == SAME_TEXTS);
}

/* The first item that is left: a block may have several widgets. */
static void
restore_like (GtkWidget *widget, const IchompLessonBlock *block, gpointer user_data)
{
  Restoration *self = user_data;

  if (g_hash_table_contains (self->done, widget))
    return;

  for (guint i = 0; i < self->items->len; i++)
    {
      const Item *item = &g_array_index (self->items, Item, i);

      if (is_like (item, widget, block, self->likeness))
        {
          restore (widget, item->state);
          g_hash_table_add (self->done, widget);
          g_array_remove_index (self->items, i);
          return;
        }
    }
}

static GArray *
items_new (void)
{
  GArray *items = g_array_new (FALSE, FALSE, sizeof (Item));

  g_array_set_clear_func (items, clear_item);
  return items;
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
  Left *left = g_new (Left, 1);

  left->lesson = ichomp_lesson_ref (lesson);
  left->items = items_new ();
  visit (self->content, ichomp_lesson_get_root (lesson), NULL, save, left->items);
  left->place = ichomp_page_scroll_find_place (self->scroll);
  g_hash_table_replace (self->left, ichomp_lesson_ref (lesson), left);
}

/* What was kept for @from becomes that of @to, a newer version of it. */
void
ichomp_lesson_memory_hand_over (IchompLessonMemory *self, IchompLesson *from, IchompLesson *to)
{
  gpointer key;
  gpointer left;

  if (!g_hash_table_steal_extended (self->left, from, &key, &left))
    return;

  ichomp_lesson_unref (key);
  g_hash_table_replace (self->left, ichomp_lesson_ref (to), left);
}

/* Restores the state of @lesson, whose widgets are new and still in one language. In a new version of
 * the lesson, blocks that have not changed come before those with other words. */
void
ichomp_lesson_memory_restore (IchompLessonMemory *self, IchompLesson *lesson)
{
  Left *left = g_hash_table_lookup (self->left, lesson);
  g_autoptr (GHashTable) done = g_hash_table_new (NULL, NULL);
  Restoration restoration = { .done = done };

  if (left == NULL)
    return;

  restoration.items = left->items;
  left->items = items_new ();
  for (Likeness likeness = SAME; likeness <= SAME_FORM; likeness++)
    {
      restoration.likeness = likeness;
      visit (self->content, ichomp_lesson_get_root (lesson), NULL, restore_like, &restoration);
    }
  g_array_unref (restoration.items);
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
