/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Where lines must not break. Translators write plain text, and a screen reader gets it plain; what
 * keeps things together is put in when a sentence is shown. */

#include "ichomp-typesetting.h"

#include <string.h>

#define ISOLATE_START 0x2066
#define ISOLATE_END 0x2069
#define NO_BREAK_SPACE 0x00a0
#define WORD_JOINER 0x2060

/* A formula of so many characters fits into a line. */
#define SHORT_FORMULA 24

/* A number of so many digits stays with the word before it. */
#define SHORT_NUMBER 2

/* Such as "=" and "XOR", but not a number, a digit or the name of one, nor what stands in brackets. */
static gboolean
is_operator (const char *word)
{
  if (*word == '(')
    return FALSE;

  return !g_unichar_isalnum (g_utf8_get_char (word))
         || (g_str_has_prefix (word, "XOR") && !g_unichar_isalnum (g_utf8_get_char (word + 3)));
}

/* Copies an element's beginning or end, which is not to be seen. */
static const char *
copy_tag (GString *typeset, const char *tag)
{
  const char *end = strchr (tag, '>');

  end = end != NULL ? end + 1 : tag + strlen (tag);
  g_string_append_len (typeset, tag, end - tag);
  return end;
}

/* Such as a variable, but not the name of something: quadrants and functions have longer ones. */
static gboolean
is_variable (gunichar before, const char *letter)
{
  gunichar after = g_utf8_get_char (letter + 1);

  return g_ascii_isalpha (*letter) && !g_unichar_isalpha (before) && !g_unichar_isalpha (after)
         && !(g_unichar_isdigit (before) && g_unichar_isdigit (after));
}

typedef struct
{
  const char *end;
  glong length;
  gboolean has_words; /* besides those for operations */
} Formula;

static Formula
measure_formula (const char *start, gboolean is_markup)
{
  Formula formula = { .end = start };
  g_autoptr (GString) word = g_string_new (NULL);

  for (const char *p = start;; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_isalpha (c))
        g_string_append_unichar (word, c);
      else
        {
          formula.has_words |= g_utf8_strlen (word->str, -1) > 1 && !g_str_equal (word->str, "XOR")
                               && !g_str_equal (word->str, "mex");
          g_string_truncate (word, 0);
        }

      formula.end = p;
      if (c == '\0' || c == ISOLATE_END)
        return formula;
      if (is_markup && c == '<')
        p += strcspn (p + 1, ">");
      else
        formula.length++;
    }
}

static gboolean
is_relation (const char *word)
{
  return *word == '=';
}

/* Whether the part of a formula from one "=" to the next fits into a line. */
static gboolean
starts_short_part (const char *start, const char *end, gboolean is_markup)
{
  guint length = 0;

  for (const char *p = start; p < end && !(p > start && is_relation (p)); p = g_utf8_next_char (p))
    if (is_markup && *p == '<')
      p += strcspn (p + 1, ">");
    else
      length++;

  return length <= SHORT_FORMULA;
}

static gboolean
may_break (const char *next, guint depth, gboolean is_short_part)
{
  return depth == 0 && (is_relation (next) || (is_operator (next) && !is_short_part));
}

/* A long formula may break before an equals sign, and what is long between two of them before any
 * operator, but not within brackets; what comes after the operator stays with it. In markup variables
 * are set as in books. */
static const char *
append_formula (GString *typeset, const char *start, gboolean is_markup)
{
  Formula formula = measure_formula (start, is_markup);
  gboolean is_short = formula.length <= SHORT_FORMULA;
  gboolean is_short_part = starts_short_part (start, formula.end, is_markup);
  gboolean is_sentence = is_markup && formula.has_words;
  gunichar before = 0;
  guint depth = 0;

  for (const char *p = start; p < formula.end;)
    {
      gunichar c = g_utf8_get_char (p);

      if (is_markup && c == '<')
        {
          p = copy_tag (typeset, p);
          continue;
        }

      if (c == '(')
        depth++;
      else if (c == ')' && depth > 0)
        depth--;
      else if (is_relation (p))
        is_short_part = starts_short_part (p, formula.end, is_markup);

      if (c == ' ' && (is_short || (!is_sentence && !may_break (p + 1, depth, is_short_part))))
        g_string_append_unichar (typeset, NO_BREAK_SPACE);
      else if (is_markup && !is_sentence && is_variable (before, p))
        g_string_append_printf (typeset, "<i>%c</i>", *p);
      else
        g_string_append_unichar (typeset, c);
      before = c;
      p = g_utf8_next_char (p);
    }

  return formula.end;
}

/* Such as that of a row or a column; long ones may stand at the beginning of a line. */
static gboolean
starts_short_number (const char *text)
{
  guint n_digits = 0;

  for (; g_unichar_isdigit (g_utf8_get_char (text)); text = g_utf8_next_char (text))
    n_digits++;

  return n_digits > 0 && n_digits <= SHORT_NUMBER && !g_unichar_isalpha (g_utf8_get_char (text));
}

static char *
typeset_text (const char *text, gboolean is_markup)
{
  GString *typeset = g_string_sized_new (strlen (text) + 16);
  guint n_letters = 0; /* of the word so far */

  for (const char *p = text; *p != '\0';)
    {
      gunichar c = g_utf8_get_char (p);

      if (is_markup && c == '<')
        {
          p = copy_tag (typeset, p);
          continue;
        }

      if (c == ' ' && n_letters > 0 && starts_short_number (p + 1))
        c = NO_BREAK_SPACE;
      g_string_append_unichar (typeset, c);
      if (c == '-' && n_letters == 1)
        g_string_append_unichar (typeset, WORD_JOINER);
      n_letters = g_unichar_isalpha (c) ? n_letters + 1 : 0;

      p = g_utf8_next_char (p);
      if (c == ISOLATE_START)
        p = append_formula (typeset, p, is_markup);
    }

  return g_string_free (typeset, FALSE);
}

/**
 * ichomp_typeset:
 * @text: a translated text, with its formulas isolated, see ichomp_formula_isolate()
 *
 * Keeps together what belongs together where lines are broken: short formulas, an operator and what it
 * is applied to, words such as "P-position", whose first part is a single letter, and a short number
 * with the word before it, as in "row 1".
 *
 * Returns: (transfer full): @text with U+00A0 and U+2060 put in, which are not to be seen
 */
char *
ichomp_typeset (const char *text)
{
  return typeset_text (text, FALSE);
}

/**
 * ichomp_typeset_markup:
 * @markup: the same as markup of Pango
 *
 * As ichomp_typeset(); besides, single letters in formulas are set in italics.
 *
 * Returns: (transfer full): @markup with that put in
 */
char *
ichomp_typeset_markup (const char *markup)
{
  return typeset_text (markup, TRUE);
}
