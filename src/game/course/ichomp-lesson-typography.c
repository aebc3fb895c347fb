/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How the texts of a lesson are set in type, on the screen and on paper, as textbooks of mathematics
 * do: a theorem has its title and is in italics but for its formulas, a proof ends with a sign, and
 * numbers stand below each other. */

#include "ichomp-lesson-typography.h"

#include <glib/gi18n.h>
#include <string.h>

/* With a space before it at which no line breaks. */
#define END_MARK "\302\240∎"

static gboolean
is_formula (const IchompInlineSpan *span)
{
  return (span->flags & ICHOMP_INLINE_FORMULA) != 0;
}

/* Scripts whose letters are neither small nor capital have no italics. */
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

/* What is stressed within italics is upright. */
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

/* Whether it is the last text of a proof. The end of a table is none of its cells. */
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

/**
 * ichomp_lesson_typography_set:
 * @block: a block with text
 *
 * Returns: (transfer full): the text in the language on show, as it is set in the place where @block
 *   stands
 */
IchompInline *
ichomp_lesson_typography_set (const IchompLessonBlock *block)
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

/* Returns how many digits the number has that is all there is in the cell, or 0. */
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
 * ichomp_lesson_typography_get_column:
 * @table: a table
 * @column: one of its columns
 *
 * A column with a few words among its numbers, such as "none", is one of numbers. Cost: looks at all
 * of its cells.
 *
 * Returns: what stands in the column below its head
 */
IchompColumn
ichomp_lesson_typography_get_column (const IchompLessonBlock *table, guint column)
{
  gboolean has_head = ichomp_lesson_block_has_flag (table, ICHOMP_BLOCK_HEADER);
  guint n_cells = 0;
  guint n_numbers = 0;
  guint shortest = G_MAXUINT;
  guint longest = 0;

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (table); i++)
    {
      const IchompLessonBlock *row = ichomp_lesson_block_get_child (table, i);
      guint n_digits;

      if (ichomp_lesson_block_get_kind (row) != ICHOMP_BLOCK_ROW
          || column >= ichomp_lesson_block_get_n_children (row))
        continue;
      if (has_head && row == ichomp_lesson_block_find_child (table, ICHOMP_BLOCK_ROW))
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
