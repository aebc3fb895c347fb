/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ichomp-lesson-block.h"

#include <glib/gi18n.h>

#include "ichomp-lesson-digits.h"
#include "ichomp-lesson-typography.h"
#include "ichomp-lesson-private.h"
#include "words/ichomp-wording.h"

/*< private >
 * ichomp_lesson_block_new:
 * @kind: what it is
 * @place: where it begins
 *
 * Returns: (transfer full): an empty block, to be filled in before anybody sees it
 */
IchompLessonBlock *
ichomp_lesson_block_new (IchompBlockKind kind, const IchompLessonPlace *place)
{
  IchompLessonBlock *self = g_new0 (IchompLessonBlock, 1);

  self->kind = kind;
  self->place = *place;
  self->children = g_ptr_array_new_with_free_func ((GDestroyNotify)ichomp_lesson_block_free);
  self->element_places = g_array_new (FALSE, FALSE, sizeof (IchompLessonPlace));
  self->marks = g_array_new (FALSE, FALSE, sizeof (SgMove));
  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  self->level = SG_LEVEL_HARD;

  return self;
}

/*< private >
 * ichomp_lesson_block_free:
 * @self: (transfer full): a block
 *
 * Frees it and its children.
 */
void
ichomp_lesson_block_free (IchompLessonBlock *self)
{
  g_ptr_array_unref (self->children);
  g_array_unref (self->element_places);
  g_array_unref (self->marks);
  g_array_unref (self->numbers);
  g_clear_pointer (&self->original, ichomp_inline_unref);
  g_clear_pointer (&self->position, sg_position_unref);
  g_clear_pointer (&self->diagram, sg_diagram_unref);
  g_free (self->message);
  g_free (self->source);
  g_free (self->context);
  g_free (self->id);
  g_free (self->target);
  g_free (self->key);
  g_free (self);
}

/*< private >
 * ichomp_lesson_block_add:
 * @self: a block
 * @child: (transfer full): a part of it
 */
void
ichomp_lesson_block_add (IchompLessonBlock *self, IchompLessonBlock *child)
{
  child->parent = self;
  g_ptr_array_add (self->children, child);
}

/**
 * ichomp_lesson_block_get_kind:
 * @self: a block
 *
 * Returns: what it is
 */
IchompBlockKind
ichomp_lesson_block_get_kind (const IchompLessonBlock *self)
{
  return self->kind;
}

/**
 * ichomp_lesson_block_get_line:
 * @self: a block
 *
 * Returns: the line of the file in which it begins, counted from 1
 */
guint
ichomp_lesson_block_get_line (const IchompLessonBlock *self)
{
  return self->place.line;
}

/**
 * ichomp_lesson_block_get_column:
 * @self: a block
 *
 * Returns: the character of that line at which it begins, counted from 1
 */
guint
ichomp_lesson_block_get_column (const IchompLessonBlock *self)
{
  return self->place.column;
}

/**
 * ichomp_lesson_block_get_parent:
 * @self: a block
 *
 * Returns: (transfer none) (nullable): the block that it is a part of; %NULL for the root
 */
const IchompLessonBlock *
ichomp_lesson_block_get_parent (const IchompLessonBlock *self)
{
  return self->parent;
}

/**
 * ichomp_lesson_block_get_n_children:
 * @self: a block
 *
 * Returns: how many parts it has
 */
guint
ichomp_lesson_block_get_n_children (const IchompLessonBlock *self)
{
  return self->children->len;
}

/**
 * ichomp_lesson_block_get_child:
 * @self: a block
 * @index: which one, less than [method@LessonBlock.get_n_children]
 *
 * Returns: (transfer none): a part of it
 */
const IchompLessonBlock *
ichomp_lesson_block_get_child (const IchompLessonBlock *self, guint index)
{
  g_return_val_if_fail (index < self->children->len, NULL);

  return g_ptr_array_index (self->children, index);
}

/**
 * ichomp_lesson_block_find_child:
 * @self: a block
 * @kind: a kind
 *
 * Returns: (transfer none) (nullable): its first part of that kind
 */
const IchompLessonBlock *
ichomp_lesson_block_find_child (const IchompLessonBlock *self, IchompBlockKind kind)
{
  for (guint i = 0; i < self->children->len; i++)
    {
      const IchompLessonBlock *child = g_ptr_array_index (self->children, i);

      if (child->kind == kind)
        return child;
    }

  return NULL;
}

/**
 * ichomp_lesson_block_has_text:
 * @self: a block
 *
 * Returns: whether it is a text; the methods that return texts are for such blocks alone
 */
gboolean
ichomp_lesson_block_has_text (const IchompLessonBlock *self)
{
  return self->message != NULL;
}

/**
 * ichomp_lesson_block_get_message:
 * @self: a block with text
 *
 * Returns: (transfer none): the text as translators see it, with the elements inside; it may lack
 *   spaces between elements
 */
const char *
ichomp_lesson_block_get_message (const IchompLessonBlock *self)
{
  return self->message;
}

/**
 * ichomp_lesson_block_get_context:
 * @self: a block with text
 *
 * Returns: (transfer none) (nullable): what tells it from other texts of the same words
 */
const char *
ichomp_lesson_block_get_context (const IchompLessonBlock *self)
{
  return self->context;
}

/**
 * ichomp_lesson_block_get_original:
 * @self: a block with text
 *
 * Returns: (transfer none): the text as it is in the lesson, taken apart
 */
IchompInline *
ichomp_lesson_block_get_original (const IchompLessonBlock *self)
{
  return self->original;
}

/* The domain is the one of textdomain(): for one that is named GLib decides once and for all, by the
 * first language, whether there are translations. */
static const char *
look_up (const IchompLessonBlock *self, const char *message)
{
  const char *translation;

  if (self->context == NULL)
    translation = gettext (message);
  else
    translation = g_dpgettext2 (NULL, self->context, message);

  return translation == message ? NULL : translation;
}

static const char *
translate (const IchompLessonBlock *self, IchompInline **parts)
{
  const char *translation = look_up (self, self->message);
  g_autoptr (IchompInline) parsed = NULL;

  /* A newer xgettext may let translators see all spaces. */
  if (translation == NULL)
    translation = look_up (self, self->source);
  if (translation != NULL)
    parsed = ichomp_inline_parse (translation, NULL);

  if (parsed == NULL || !ichomp_inline_has_same_elements (parsed, self->original))
    {
      *parts = ichomp_inline_ref (self->original);
      return self->source;
    }

  *parts = g_steal_pointer (&parsed);
  return translation;
}

/**
 * ichomp_lesson_block_dup_text:
 * @self: a block with text
 *
 * A translation that is not well-formed, or that has other elements inside than the lesson, counts
 * for none.
 *
 * Returns: (transfer full): the text in the language on show, with the elements inside
 */
char *
ichomp_lesson_block_dup_text (const IchompLessonBlock *self)
{
  g_autoptr (IchompInline) parts = NULL;

  g_return_val_if_fail (self->message != NULL, NULL);

  return g_strdup (translate (self, &parts));
}

static gboolean
has_bit_digits (const IchompLessonBlock *self)
{
  for (; self != NULL; self = self->parent)
    if ((self->flags & ICHOMP_BLOCK_BIT_DIGITS) != 0)
      return TRUE;

  return FALSE;
}

/**
 * ichomp_lesson_block_dup_inline:
 * @self: a block with text
 *
 * Returns: (transfer full): the text in the language on show, taken apart, with the digits of the
 *   moment
 */
IchompInline *
ichomp_lesson_block_dup_inline (const IchompLessonBlock *self)
{
  IchompInline *parts;

  g_return_val_if_fail (self->message != NULL, NULL);

  translate (self, &parts);
  return ichomp_lesson_digits_apply (parts, self->kind == ICHOMP_BLOCK_FORMULA,
                                     has_bit_digits (self));
}

static char *
isolate_formula (const IchompLessonBlock *self, char *text)
{
  g_autofree char *owned = text;

  return self->kind == ICHOMP_BLOCK_FORMULA ? ichomp_wording_isolate (owned)
                                            : g_steal_pointer (&owned);
}

/**
 * ichomp_lesson_block_dup_markup:
 * @self: a block with text
 *
 * Returns: (transfer full): the text in the language on show, as [method@Inline.to_markup] gives it
 */
char *
ichomp_lesson_block_dup_markup (const IchompLessonBlock *self)
{
  g_autoptr (IchompInline) parts = NULL;

  g_return_val_if_fail (self->message != NULL, NULL);

  parts = ichomp_lesson_typography_set (self);
  return isolate_formula (self, ichomp_inline_to_markup (parts));
}

/**
 * ichomp_lesson_block_dup_plain:
 * @self: a block with text
 *
 * Returns: (transfer full): the text in the language on show, as [method@Inline.to_text] gives it
 */
char *
ichomp_lesson_block_dup_plain (const IchompLessonBlock *self)
{
  g_autoptr (IchompInline) parts = ichomp_lesson_block_dup_inline (self);

  g_return_val_if_fail (parts != NULL, NULL);

  return isolate_formula (self, ichomp_inline_to_text (parts));
}

static const IchompLessonPlace *
get_element_place (const IchompLessonBlock *self, guint index)
{
  g_assert (index < self->element_places->len);

  return &g_array_index (self->element_places, IchompLessonPlace, index);
}

/**
 * ichomp_lesson_block_get_element_line:
 * @self: a block with text
 * @index: an element of its original text
 *
 * Returns: the line of the file in which the element begins, counted from 1
 */
guint
ichomp_lesson_block_get_element_line (const IchompLessonBlock *self, guint index)
{
  return get_element_place (self, index)->line;
}

/**
 * ichomp_lesson_block_get_element_column:
 * @self: a block with text
 * @index: an element of its original text
 *
 * Returns: the character of that line at which the element begins, counted from 1
 */
guint
ichomp_lesson_block_get_element_column (const IchompLessonBlock *self, guint index)
{
  return get_element_place (self, index)->column;
}

/**
 * ichomp_lesson_block_get_id:
 * @self: a lesson, section, definition or theorem
 *
 * Returns: (transfer none): its id
 */
const char *
ichomp_lesson_block_get_id (const IchompLessonBlock *self)
{
  return self->id;
}

/**
 * ichomp_lesson_block_get_target:
 * @self: what the lesson builds on
 *
 * Returns: (transfer none): the id of that lesson
 */
const char *
ichomp_lesson_block_get_target (const IchompLessonBlock *self)
{
  return self->target;
}

/**
 * ichomp_lesson_block_get_key:
 * @self: a question, or something to try
 *
 * Returns: (transfer none): a name for it that is unique in the lesson: the section's id and which of
 *   the section's it is, such as `table/2`
 */
const char *
ichomp_lesson_block_get_key (const IchompLessonBlock *self)
{
  return self->key;
}

/**
 * ichomp_lesson_block_has_flag:
 * @self: a block
 * @flag: a flag that its kind has
 *
 * Returns: whether it is set, in the lesson or by default
 */
gboolean
ichomp_lesson_block_has_flag (const IchompLessonBlock *self, IchompBlockFlags flag)
{
  return (self->flags & flag) != 0;
}

/**
 * ichomp_lesson_block_get_position:
 * @self: a board, something to try, or a question for a tile
 *
 * Returns: (transfer none) (nullable): its position
 */
SgPosition *
ichomp_lesson_block_get_position (const IchompLessonBlock *self)
{
  return self->position;
}

/**
 * ichomp_lesson_block_get_diagram:
 * @self: a quadrant
 *
 * Returns: (transfer none) (nullable): its diagram
 */
SgDiagram *
ichomp_lesson_block_get_diagram (const IchompLessonBlock *self)
{
  return self->diagram;
}

/**
 * ichomp_lesson_block_get_marks:
 * @self: a board or a quadrant
 * @n_marks: (out): how many
 *
 * Returns: (transfer none) (array length=n_marks): the tiles that stand out, all of them there
 */
const SgMove *
ichomp_lesson_block_get_marks (const IchompLessonBlock *self, guint *n_marks)
{
  *n_marks = self->marks->len;
  return (const SgMove *)(gconstpointer)self->marks->data;
}

/**
 * ichomp_lesson_block_get_numbers:
 * @self: bits, powers or mex
 * @n_numbers: (out): how many; none is possible for mex alone
 *
 * Returns: (transfer none) (array length=n_numbers): its numbers
 */
const guint *
ichomp_lesson_block_get_numbers (const IchompLessonBlock *self, guint *n_numbers)
{
  *n_numbers = self->numbers->len;
  return (const guint *)(gconstpointer)self->numbers->data;
}

/**
 * ichomp_lesson_block_get_question_kind:
 * @self: a question
 *
 * Returns: how it is answered
 */
IchompQuestionKind
ichomp_lesson_block_get_question_kind (const IchompLessonBlock *self)
{
  return self->question_kind;
}

/**
 * ichomp_lesson_block_get_answer:
 * @self: a question for a number, or a wrong answer to it that has a number
 *
 * Returns: the number, also where it is written in binary
 */
guint
ichomp_lesson_block_get_answer (const IchompLessonBlock *self)
{
  return self->answer;
}

/**
 * ichomp_lesson_block_get_goal:
 * @self: something to try, or a question for a tile
 *
 * Returns: what is to be reached
 */
IchompGoal
ichomp_lesson_block_get_goal (const IchompLessonBlock *self)
{
  return self->goal;
}

/**
 * ichomp_lesson_block_get_goal_number:
 * @self: a question for a tile
 *
 * Returns: the number that goes with %ICHOMP_GOAL_VALUE and %ICHOMP_GOAL_TAKES
 */
guint
ichomp_lesson_block_get_goal_number (const IchompLessonBlock *self)
{
  return self->goal_number;
}

/**
 * ichomp_lesson_block_get_level:
 * @self: something to try
 *
 * Returns: how well the computer plays
 */
SgLevel
ichomp_lesson_block_get_level (const IchompLessonBlock *self)
{
  return self->level;
}
