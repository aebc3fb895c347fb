/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The blocks of a lesson: the tree that they form, their attributes, and their texts as readers see
 * them: translated, with the digits of the language, and set in type as textbooks do. */

#include "ichomp-lesson-block.h"

#include <glib/gi18n.h>
#include <string.h>

#include "game/base/ichomp-digits.h"
#include "game/base/ichomp-i18n.h"
#include "ichomp-lesson-block-private.h"
#include "ichomp-old-question-keys.h"
#include "game/words/ichomp-formula.h"

IchompLessonBlock *
ichomp_lesson_block_new (IchompBlockKind kind, const IchompLessonPlace *place)
{
  IchompLessonBlock *self = g_new0 (IchompLessonBlock, 1);

  self->kind = kind;
  self->place = *place;
  self->children = g_ptr_array_new_with_free_func ((GDestroyNotify)ichomp_lesson_block_free);
  self->translations = g_ptr_array_new_with_free_func ((GDestroyNotify)ichomp_lesson_block_free);
  self->element_places = g_array_new (FALSE, FALSE, sizeof (IchompLessonPlace));
  self->marks = g_array_new (FALSE, FALSE, sizeof (SgMove));
  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  self->level = SG_LEVEL_HARD;
  self->preset = ICHOMP_PRESET_CUSTOM;

  return self;
}

void
ichomp_lesson_block_free (IchompLessonBlock *self)
{
  g_ptr_array_unref (self->children);
  g_ptr_array_unref (self->translations);
  g_array_unref (self->element_places);
  g_array_unref (self->marks);
  g_array_unref (self->numbers);
  g_clear_pointer (&self->original, ichomp_inline_unref);
  g_clear_pointer (&self->position, sg_position_unref);
  g_clear_pointer (&self->diagram, sg_diagram_unref);
  g_free (self->text);
  g_free (self->message);
  g_free (self->context);
  g_free (self->id);
  g_free (self->target);
  g_strfreev (self->was);
  g_free (self);
}

void
ichomp_lesson_block_add (IchompLessonBlock *self, IchompLessonBlock *child)
{
  child->parent = self;
  g_ptr_array_add (self->children, child);
}

IchompBlockKind
ichomp_lesson_block_get_kind (const IchompLessonBlock *self)
{
  return self->kind;
}

const IchompLessonPlace *
ichomp_lesson_block_get_place (const IchompLessonBlock *self)
{
  return &self->place;
}

const IchompLessonBlock *
ichomp_lesson_block_get_parent (const IchompLessonBlock *self)
{
  return self->parent;
}

/* The block of the whole lesson, whose id is that of the lesson. */
const IchompLessonBlock *
ichomp_lesson_block_get_root (const IchompLessonBlock *self)
{
  while (self->parent != NULL)
    self = self->parent;

  return self;
}

/* Returns the section that is the block or holds it, or NULL. */
const IchompLessonBlock *
ichomp_lesson_block_get_section (const IchompLessonBlock *self)
{
  while (self != NULL && ichomp_lesson_block_get_kind (self) != ICHOMP_BLOCK_SECTION)
    self = ichomp_lesson_block_get_parent (self);

  return self;
}

guint
ichomp_lesson_block_get_n_children (const IchompLessonBlock *self)
{
  return self->children->len;
}

const IchompLessonBlock *
ichomp_lesson_block_get_child (const IchompLessonBlock *self, guint index)
{
  g_return_val_if_fail (index < self->children->len, NULL);

  return g_ptr_array_index (self->children, index);
}

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

static gboolean
is_same_array (GArray *a, GArray *b)
{
  /* An empty array has no data to compare. */
  return a->len == b->len
         && (a->len == 0 || memcmp (a->data, b->data, a->len * g_array_get_element_size (a)) == 0);
}

static gboolean
is_like_itself (const IchompLessonBlock *a, const IchompLessonBlock *b)
{
  return a->kind == b->kind && a->flags == b->flags && a->question_kind == b->question_kind
         && a->answer == b->answer && a->goal == b->goal && a->goal_number == b->goal_number
         && (a->position == NULL) == (b->position == NULL)
         && (a->position == NULL || sg_position_equal (a->position, b->position))
         && (a->diagram == NULL) == (b->diagram == NULL)
         && (a->diagram == NULL || sg_diagram_equal (a->diagram, b->diagram))
         && is_same_array (a->marks, b->marks) && is_same_array (a->numbers, b->numbers)
         && a->children->len == b->children->len;
}

/**
 * ichomp_lesson_block_is_like:
 * @self: a block
 * @other: a block of another version of the lesson
 * @with_texts: whether the texts have to be the same as well, in the language of the lesson
 *
 * Returns: whether an answer to one of them, or a move in it, makes sense in the other
 */
gboolean
ichomp_lesson_block_is_like (const IchompLessonBlock *self,
                             const IchompLessonBlock *other,
                             gboolean with_texts)
{
  if (!is_like_itself (self, other) || (with_texts && g_strcmp0 (self->text, other->text) != 0))
    return FALSE;

  for (guint i = 0; i < self->children->len; i++)
    if (!ichomp_lesson_block_is_like (g_ptr_array_index (self->children, i),
                                      g_ptr_array_index (other->children, i), with_texts))
      return FALSE;

  return TRUE;
}

/* Texts */

gboolean
ichomp_lesson_block_has_text (const IchompLessonBlock *self)
{
  return self->text != NULL;
}

IchompInline *
ichomp_lesson_block_get_original (const IchompLessonBlock *self)
{
  return self->original;
}

/* Returns the language of a lesson, or of a translation; English if the file does not name it. */
IchompLanguage
ichomp_lesson_block_get_language (const IchompLessonBlock *self)
{
  return self->language != ICHOMP_LANGUAGE_SYSTEM ? self->language : ICHOMP_LANGUAGE_EN;
}

guint
ichomp_lesson_block_get_n_translations (const IchompLessonBlock *self)
{
  return self->translations->len;
}

/* Returns a text of its own, with the elements of the original. */
const IchompLessonBlock *
ichomp_lesson_block_get_translation (const IchompLessonBlock *self, guint index)
{
  g_return_val_if_fail (index < self->translations->len, NULL);

  return g_ptr_array_index (self->translations, index);
}

const IchompLessonPlace *
ichomp_lesson_block_get_element_place (const IchompLessonBlock *self, guint index)
{
  g_return_val_if_fail (index < self->element_places->len, NULL);

  return &g_array_index (self->element_places, IchompLessonPlace, index);
}

/* The domain is that of textdomain(): for a named domain, GLib decides once and for all, in the
 * first language, whether there are translations. */
static const char *
look_up (const IchompLessonBlock *self, const char *message)
{
  const char *translation =
      self->context == NULL ? gettext (message) : g_dpgettext2 (NULL, self->context, message);

  return translation == message ? NULL : translation;
}

/* That of the author comes first. A translation in the catalogue that is not well-formed or does
 * not have the elements of the original is ignored. */
static IchompInline *
translate (const IchompLessonBlock *self)
{
  const char *translation;
  g_autoptr (IchompInline) parsed = NULL;

  for (guint i = 0; i < self->translations->len; i++)
    {
      const IchompLessonBlock *own = g_ptr_array_index (self->translations, i);

      if (own->language == ichomp_i18n_get_language ())
        return ichomp_inline_ref (own->original);
    }

  translation = look_up (self, self->message);
  /* A newer xgettext may keep all spaces. */
  if (translation == NULL)
    translation = look_up (self, self->text);
  if (translation != NULL)
    parsed = ichomp_inline_parse (translation, NULL);

  if (parsed == NULL || !ichomp_inline_has_same_elements (parsed, self->original))
    return ichomp_inline_ref (self->original);

  return g_steal_pointer (&parsed);
}

/* Digits: the author has written all numbers with 0 to 9. Those in decimal get the digits of the
 * language; bits and positions do not. They are known by their form, by the claims about them, and
 * where that is not enough by the attribute "digits". */

static gboolean
is_formula (const IchompInlineSpan *span)
{
  return (span->flags & ICHOMP_INLINE_FORMULA) != 0;
}

static gboolean
is_bit (char c)
{
  return c == '0' || c == '1';
}

/* Such as "NE2,3", "3,2/2/1/1" or "3,2/2/1/1 @6x4", but neither "0, 2, 2" nor "4 / 2". */
static gboolean
is_notation (const char *formula)
{
  for (const char *p = formula; *p != '\0'; p++)
    {
      gboolean follows = p > formula && p[-1] != ' ';

      if (*p == '@' || (strchr (",/", *p) != NULL && follows && p[1] != ' ' && p[1] != '\0'))
        return TRUE;
    }

  return FALSE;
}

/* Such as "0110" and "u = 00110", but not "13 = 8 + 4 + 1"; single digits only among bits. */
static gboolean
is_binary (const char *formula, gboolean among_bits)
{
  gboolean has_row = among_bits;

  for (const char *p = formula; *p != '\0'; p++)
    {
      if (g_ascii_isdigit (*p) && !is_bit (*p))
        return FALSE;
      has_row = has_row || (is_bit (p[0]) && is_bit (p[1]));
    }

  return has_row;
}

/* The formula that a span belongs to: the neighbouring spans of formulas, or all if the block is
 * one. */
static char *
dup_formula (const IchompInline *text, guint index, gboolean all)
{
  GString *formula = g_string_new (NULL);
  guint first = index;

  if (all)
    first = 0;
  while (!all && first > 0 && is_formula (ichomp_inline_get_span (text, first - 1)))
    first--;

  for (guint i = first; i < ichomp_inline_get_n_spans (text); i++)
    {
      const IchompInlineSpan *span = ichomp_inline_get_span (text, i);

      if (!all && !is_formula (span))
        break;
      g_string_append (formula, span->text);
    }

  return g_string_free (formula, FALSE);
}

static char *
rewrite_numbers (const char *text, gboolean are_bits)
{
  GString *result = g_string_new (NULL);

  for (char before = '\0'; *text != '\0'; before = text[-1])
    {
      gsize length = strspn (text, "0123456789");
      g_autofree char *number = NULL;
      g_autofree char *own = NULL;

      if (length == 0)
        {
          g_string_append_c (result, *text++);
          continue;
        }

      number = g_strndup (text, length);
      /* The names of keys and quadrants, such as F2, stay. */
      if (!g_ascii_isalpha (before) && (!are_bits || strspn (number, "01") < length))
        own = ichomp_digits_dup (number);
      g_string_append (result, own != NULL ? own : number);
      text += length;
    }

  return g_string_free (result, FALSE);
}

/* In a text about bits, a claim about a single digit is about a bit. */
static char *
rewrite_span (const IchompInline *text, guint index, gboolean all_formula, gboolean are_bits)
{
  const IchompInlineSpan *span = ichomp_inline_get_span (text, index);
  g_autofree char *formula = NULL;

  if (span->claim != NULL && g_str_has_prefix (span->claim, "binary "))
    return g_strdup (span->text);

  if (!all_formula && !is_formula (span))
    return rewrite_numbers (span->text,
                            are_bits && (span->claim == NULL || strlen (span->text) == 1));

  formula = dup_formula (text, index, all_formula);
  if (is_notation (formula))
    return g_strdup (span->text);

  return rewrite_numbers (span->text, is_binary (formula, are_bits));
}

static gboolean
has_bit_digits (const IchompLessonBlock *self)
{
  for (; self != NULL; self = self->parent)
    if ((self->flags & ICHOMP_BLOCK_FLAG_BIT_DIGITS) != 0)
      return TRUE;

  return FALSE;
}

/**
 * ichomp_lesson_block_dup_inline:
 * @self: a block with text
 *
 * Returns: (transfer full): the text in the current language, with its digits
 */
IchompInline *
ichomp_lesson_block_dup_inline (const IchompLessonBlock *self)
{
  g_autoptr (IchompInline) text = NULL;
  g_autoptr (GPtrArray) strings = NULL;
  g_autoptr (GArray) spans = NULL;

  g_return_val_if_fail (self->text != NULL, NULL);

  text = translate (self);
  if (!ichomp_digits_are_own ())
    return g_steal_pointer (&text);

  strings = g_ptr_array_new_with_free_func (g_free);
  spans = g_array_new (FALSE, FALSE, sizeof (IchompInlineSpan));
  for (guint i = 0; i < ichomp_inline_get_n_spans (text); i++)
    {
      IchompInlineSpan span = *ichomp_inline_get_span (text, i);
      char *rewritten =
          rewrite_span (text, i, self->kind == ICHOMP_BLOCK_FORMULA, has_bit_digits (self));

      span.text = rewritten;
      g_ptr_array_add (strings, rewritten);
      g_array_append_val (spans, span);
    }

  return ichomp_inline_copy_with_spans (text, (const IchompInlineSpan *)(void *)spans->data,
                                        spans->len);
}

/* Typography: as in textbooks of mathematics, a theorem has a title and is in italics except for
 * its formulas, a proof ends with a sign, and numbers in a column are aligned. */

/* With a no-break space before it. */
#define END_MARK "\302\240∎"

/* Scripts without small and capital letters have no italics. */
static gboolean
has_italics (const IchompInline *text)
{
  for (guint i = 0; i < ichomp_inline_get_n_spans (text); i++)
    {
      const IchompInlineSpan *span = ichomp_inline_get_span (text, i);

      if (is_formula (span))
        continue;
      for (const char *p = span->text; *p != '\0'; p = g_utf8_next_char (p))
        if (g_unichar_type (g_utf8_get_char (p)) == G_UNICODE_OTHER_LETTER)
          return FALSE;
    }

  return TRUE;
}

/* Emphasis in italics is upright. */
static void
set_italic (GArray *spans)
{
  for (guint i = 0; i < spans->len; i++)
    {
      IchompInlineSpan *span = &g_array_index (spans, IchompInlineSpan, i);

      if (!is_formula (span))
        span->flags ^= ICHOMP_INLINE_EMPHASIS;
    }
}

/* Emphasis without italics is bold. */
static void
set_upright (GArray *spans)
{
  for (guint i = 0; i < spans->len; i++)
    {
      IchompInlineSpan *span = &g_array_index (spans, IchompInlineSpan, i);

      if ((span->flags & ICHOMP_INLINE_EMPHASIS) != 0)
        span->flags = (span->flags & ~ICHOMP_INLINE_EMPHASIS) | ICHOMP_INLINE_STRONG;
    }
}

/* Whether @block is the last text of a proof. A cell is not the end of a table. */
static gboolean
ends_proof (const IchompLessonBlock *block)
{
  const IchompLessonBlock *parent = ichomp_lesson_block_get_parent (block);

  while (parent != NULL
         && ichomp_lesson_block_get_child (parent, ichomp_lesson_block_get_n_children (parent) - 1)
                == block
         && ichomp_lesson_block_get_kind (parent) != ICHOMP_BLOCK_ROW)
    {
      if (ichomp_lesson_block_get_kind (parent) == ICHOMP_BLOCK_PROOF)
        return TRUE;

      block = parent;
      parent = ichomp_lesson_block_get_parent (block);
    }

  return FALSE;
}

static IchompInline *
typeset (const IchompLessonBlock *block)
{
  g_autoptr (IchompInline) text = ichomp_lesson_block_dup_inline (block);
  g_autoptr (GArray) spans = g_array_new (FALSE, FALSE, sizeof (IchompInlineSpan));
  g_auto (GStrv) around = NULL;

  for (guint i = 0; i < ichomp_inline_get_n_spans (text); i++)
    g_array_append_vals (spans, ichomp_inline_get_span (text, i), 1);

  if (!has_italics (text))
    set_upright (spans);
  else if (ichomp_lesson_block_get_kind (block) == ICHOMP_BLOCK_STATEMENT)
    set_italic (spans);

  if (ichomp_lesson_block_get_kind (block) == ICHOMP_BLOCK_NAME)
    {
      /* Translators: The title of a theorem, such as "Theorem (Zero means P)". */
      around = g_strsplit (C_ ("theorem", "Theorem (%s)"), "%s", 2);
      for (guint i = 0; around[i] != NULL; i++)
        {
          const IchompInlineSpan span = { .text = around[i] };

          g_array_insert_vals (spans, i == 0 ? 0 : spans->len, &span, 1);
        }
    }
  if (ends_proof (block))
    {
      const IchompInlineSpan span = { .text = END_MARK };

      g_array_append_val (spans, span);
    }

  return ichomp_inline_copy_with_spans (text, (const IchompInlineSpan *)(void *)spans->data,
                                        spans->len);
}

static char *
isolate_formula (const IchompLessonBlock *self, char *text)
{
  g_autofree char *owned = text;

  return self->kind == ICHOMP_BLOCK_FORMULA ? ichomp_formula_isolate (owned)
                                            : g_steal_pointer (&owned);
}

/**
 * ichomp_lesson_block_dup_markup:
 * @self: a block with text
 *
 * Returns: (transfer full): the text in the current language, as [method@Inline.to_markup] has it
 */
char *
ichomp_lesson_block_dup_markup (const IchompLessonBlock *self)
{
  g_autoptr (IchompInline) text = NULL;

  g_return_val_if_fail (self->text != NULL, NULL);

  text = typeset (self);
  return isolate_formula (self, ichomp_inline_to_markup (text));
}

/**
 * ichomp_lesson_block_dup_print_markup:
 * @self: a block with text
 *
 * Returns: (transfer full): the text in the current language, in the markup of
 *   [method@Inline.to_print_markup]: without links
 */
char *
ichomp_lesson_block_dup_print_markup (const IchompLessonBlock *self)
{
  g_autoptr (IchompInline) text = NULL;

  g_return_val_if_fail (self->text != NULL, NULL);

  text = typeset (self);
  return ichomp_inline_to_print_markup (text);
}

/**
 * ichomp_lesson_block_dup_plain:
 * @self: a block with text
 *
 * Returns: (transfer full): the text in the current language, as [method@Inline.to_text] has it
 */
char *
ichomp_lesson_block_dup_plain (const IchompLessonBlock *self)
{
  g_autoptr (IchompInline) text = ichomp_lesson_block_dup_inline (self);

  g_return_val_if_fail (text != NULL, NULL);

  return isolate_formula (self, ichomp_inline_to_text (text));
}

/* Returns the number of digits of a cell with a number only; 0 for other cells. */
static guint
count_digits (const IchompLessonBlock *cell)
{
  g_autoptr (IchompInline) text = ichomp_lesson_block_dup_inline (cell);
  guint n_digits = 0;

  for (guint i = 0; i < ichomp_inline_get_n_spans (text); i++)
    for (const char *p = ichomp_inline_get_span (text, i)->text; *p != '\0';
         p = g_utf8_next_char (p))
      {
        if (!g_unichar_isdigit (g_utf8_get_char (p)))
          return 0;
        n_digits++;
      }

  return n_digits;
}

/**
 * ichomp_lesson_block_get_column:
 * @self: a table
 * @column: a column, counted from 0
 *
 * A column of numbers may have a few words among them, such as "none". Cost: looks at all its
 * cells.
 *
 * Returns: the contents of the column below its head
 */
IchompColumn
ichomp_lesson_block_get_column (const IchompLessonBlock *self, guint column)
{
  gboolean has_head = ichomp_lesson_block_has_flag (self, ICHOMP_BLOCK_FLAG_HEADER);
  guint n_cells = 0;
  guint n_numbers = 0;
  guint shortest = G_MAXUINT;
  guint longest = 0;

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (self); i++)
    {
      const IchompLessonBlock *row = ichomp_lesson_block_get_child (self, i);
      guint n_digits;

      if (ichomp_lesson_block_get_kind (row) != ICHOMP_BLOCK_ROW
          || column >= ichomp_lesson_block_get_n_children (row))
        continue;
      if (has_head && row == ichomp_lesson_block_find_child (self, ICHOMP_BLOCK_ROW))
        continue;

      n_digits = count_digits (ichomp_lesson_block_get_child (row, column));
      n_cells++;
      n_numbers += n_digits > 0;
      longest = MAX (longest, n_digits);
      if (n_digits > 0)
        shortest = MIN (shortest, n_digits);
    }

  if (2 * n_numbers <= n_cells)
    return ICHOMP_COLUMN_TEXT;

  return shortest == longest ? ICHOMP_COLUMN_SAME : ICHOMP_COLUMN_NUMBERS;
}

/* Choices: authors tend to write the right one first. The order of those that were there before
 * questions had ids stays the same: the answers of a test that has begun are numbers of choices. */

static guint32
find_seed (const IchompLessonBlock *question)
{
  const char *lesson = ichomp_lesson_block_get_root (question)->id;
  const char *key = ichomp_old_question_key_find (lesson, question->id);
  g_autofree char *name = g_strdup_printf ("%s/%s", lesson, key != NULL ? key : question->id);

  return g_str_hash (name);
}

/**
 * ichomp_lesson_block_get_choice:
 * @self: a question with choices
 * @index: a place, counted from 0
 *
 * The order is always the same for a question, also on paper.
 *
 * Returns: (nullable): the choice that readers see there; %NULL after the last
 */
const IchompLessonBlock *
ichomp_lesson_block_get_choice (const IchompLessonBlock *self, guint index)
{
  g_autoptr (GPtrArray) choices = g_ptr_array_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (find_seed (self));

  for (guint i = 0; i < self->children->len; i++)
    {
      IchompLessonBlock *child = g_ptr_array_index (self->children, i);

      if (child->kind == ICHOMP_BLOCK_CHOICE)
        g_ptr_array_insert (choices, g_rand_int_range (rand, 0, (gint32)choices->len + 1), child);
    }

  return index < choices->len ? g_ptr_array_index (choices, index) : NULL;
}

/* Attributes */

const char *
ichomp_lesson_block_get_id (const IchompLessonBlock *self)
{
  return self->id;
}

const char *
ichomp_lesson_block_get_target (const IchompLessonBlock *self)
{
  return self->target;
}

/* Whether the block has an id by which the progress in the lesson is kept. */
gboolean
ichomp_lesson_block_is_question (const IchompLessonBlock *self)
{
  return self->kind == ICHOMP_BLOCK_QUESTION || self->kind == ICHOMP_BLOCK_TRY
         || self->kind == ICHOMP_BLOCK_VALUE_FORM || self->kind == ICHOMP_BLOCK_HEAPS;
}

gboolean
ichomp_lesson_block_has_flag (const IchompLessonBlock *self, IchompBlockFlags flag)
{
  return (self->flags & flag) != 0;
}

SgPosition *
ichomp_lesson_block_get_position (const IchompLessonBlock *self)
{
  return self->position;
}

SgDiagram *
ichomp_lesson_block_get_diagram (const IchompLessonBlock *self)
{
  return self->diagram;
}

const SgMove *
ichomp_lesson_block_get_marks (const IchompLessonBlock *self, guint *n_marks)
{
  *n_marks = self->marks->len;
  return (const SgMove *)(gconstpointer)self->marks->data;
}

const guint *
ichomp_lesson_block_get_numbers (const IchompLessonBlock *self, guint *n_numbers)
{
  *n_numbers = self->numbers->len;
  return (const guint *)(gconstpointer)self->numbers->data;
}

IchompQuestionKind
ichomp_lesson_block_get_question_kind (const IchompLessonBlock *self)
{
  return self->question_kind;
}

/**
 * ichomp_lesson_block_get_answer:
 * @self: a question for a number, or a wrong answer to it with a number
 *
 * Returns: the number, also of one written in binary
 */
guint
ichomp_lesson_block_get_answer (const IchompLessonBlock *self)
{
  return self->answer;
}

IchompGoal
ichomp_lesson_block_get_goal (const IchompLessonBlock *self)
{
  return self->goal;
}

/**
 * ichomp_lesson_block_get_goal_number:
 * @self: a question for a tile
 *
 * Returns: the number of %ICHOMP_GOAL_VALUE and %ICHOMP_GOAL_TAKES
 */
guint
ichomp_lesson_block_get_goal_number (const IchompLessonBlock *self)
{
  return self->goal_number;
}

SgLevel
ichomp_lesson_block_get_level (const IchompLessonBlock *self)
{
  return self->level;
}

/* What a task shows, or ICHOMP_PRESET_CUSTOM: what the user has chosen */
IchompPreset
ichomp_lesson_block_get_preset (const IchompLessonBlock *self)
{
  return self->preset;
}

IchompExerciseKind
ichomp_lesson_block_get_exercise (const IchompLessonBlock *self)
{
  return self->exercise;
}
