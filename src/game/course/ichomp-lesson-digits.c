/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The digits of the numbers in a lesson's text, which the author has written with 0 to 9: those in
 * decimal may have others. Bits and positions are known by how they are written, by the claims about
 * them, and where that is not enough by what the lesson says. */

#include "ichomp-lesson-digits.h"

#include <string.h>

#include "base/ichomp-digits.h"

#define BINARY_CLAIM "binary "

static gboolean
is_formula_span (const IchompInlineSpan *span)
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

/* What stands in one formula: it goes on over spans, which differ in how they are set. */
static char *
dup_formula (const IchompInline *text, guint index, gboolean is_formula)
{
  GString *formula = g_string_new (NULL);
  guint first = index;

  if (is_formula)
    first = 0;
  while (!is_formula && first > 0 && is_formula_span (ichomp_inline_get_span (text, first - 1)))
    first--;

  for (guint i = first; i < ichomp_inline_get_n_spans (text); i++)
    {
      const IchompInlineSpan *span = ichomp_inline_get_span (text, i);

      if (!is_formula && !is_formula_span (span))
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
      /* Keys and names, such as F2, are what they are. */
      if (!g_ascii_isalpha (before) && (!are_bits || strspn (number, "01") < length))
        own = ichomp_digits_dup (number);
      g_string_append (result, own != NULL ? own : number);
      text += length;
    }

  return g_string_free (result, FALSE);
}

/* Of claims in a text about bits, those of a single digit are about bits. */
static char *
rewrite_span (const IchompInline *text, guint index, gboolean is_formula, gboolean are_bits)
{
  const IchompInlineSpan *span = ichomp_inline_get_span (text, index);
  g_autofree char *formula = NULL;

  if (span->claim != NULL && g_str_has_prefix (span->claim, BINARY_CLAIM))
    return g_strdup (span->text);

  if (!is_formula && !is_formula_span (span))
    return rewrite_numbers (span->text,
                            are_bits && (span->claim == NULL || strlen (span->text) == 1));

  formula = dup_formula (text, index, is_formula);
  if (is_notation (formula))
    return g_strdup (span->text);

  return rewrite_numbers (span->text, is_binary (formula, are_bits));
}

/*< private >
 * ichomp_lesson_digits_apply:
 * @text: (transfer full): a text
 * @is_formula: whether it is a formula as a whole
 * @are_bits: whether its zeros and ones are bits
 *
 * Returns: (transfer full): the text with digits as they shall be
 */
IchompInline *
ichomp_lesson_digits_apply (IchompInline *text, gboolean is_formula, gboolean are_bits)
{
  g_autoptr (IchompInline) original = text;
  g_autoptr (GPtrArray) texts = NULL;
  g_autoptr (GArray) spans = NULL;

  if (!ichomp_digits_are_own ())
    return g_steal_pointer (&original);

  texts = g_ptr_array_new_with_free_func (g_free);
  spans = g_array_new (FALSE, FALSE, sizeof (IchompInlineSpan));
  for (guint i = 0; i < ichomp_inline_get_n_spans (original); i++)
    {
      IchompInlineSpan span = *ichomp_inline_get_span (original, i);
      char *rewritten = rewrite_span (original, i, is_formula, are_bits);

      span.text = rewritten;
      g_ptr_array_add (texts, rewritten);
      g_array_append_val (spans, span);
    }

  return ichomp_inline_copy_with_spans (original, (const IchompInlineSpan *)(void *)spans->data,
                                        spans->len);
}
