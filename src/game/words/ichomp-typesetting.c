/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The typesetting of sentences: which spaces do not break a line, and which letters are in italics.
 * Translators write plain text, and a screen reader gets plain text; the characters that keep words
 * together are added when a sentence is shown. */

#include "ichomp-typesetting.h"

#include <string.h>

#define ISOLATE_START 0x2066
#define ISOLATE_END 0x2069
#define NO_BREAK_SPACE 0x00a0
#define WORD_JOINER 0x2060

/* In characters: a formula of this length fits into a line. */
#define SHORT_FORMULA 24

/* In digits: a number of this length stays with the word before it. */
#define SHORT_NUMBER 2

/* Past the first character of @text; in markup past a tag, which is not seen, or an entity,
 * which is seen as one character. */
static const char *
skip (const char *text, gboolean is_markup)
{
  const char *end = NULL;

  if (is_markup && *text == '<')
    end = strchr (text, '>');
  else if (is_markup && *text == '&')
    end = strchr (text, ';');

  return end != NULL ? end + 1 : g_utf8_next_char (text);
}

static const char *
skip_tags (const char *text, gboolean is_markup)
{
  while (is_markup && *text == '<')
    text = skip (text, is_markup);

  return text;
}

/* "=" and "XOR" are operators; a number, a letter, a name and an opening bracket are not. */
static gboolean
is_operator (const char *word)
{
  if (*word == '(')
    return FALSE;

  return !g_unichar_isalnum (g_utf8_get_char (word))
         || (g_str_has_prefix (word, "XOR") && !g_unichar_isalnum (g_utf8_get_char (word + 3)));
}

/* A variable is a single letter; the names of quadrants, functions and boards are longer. */
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
  guint length;       /* in characters that are seen */
  gboolean has_words; /* apart from the names of operations */
} Formula;

static Formula
measure_formula (const char *start, gboolean is_markup)
{
  Formula formula = { .end = start };
  g_autoptr (GString) word = g_string_new (NULL);

  for (const char *p = start;; p = skip (p, is_markup))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_isalpha (c))
        {
          g_string_append_unichar (word, c);
        }
      else
        {
          formula.has_words |= g_utf8_strlen (word->str, -1) > 1 && !g_str_equal (word->str, "XOR")
                               && !g_str_equal (word->str, "mex");
          g_string_truncate (word, 0);
        }

      formula.end = p;
      if (c == '\0' || c == ISOLATE_END)
        return formula;
      if (!is_markup || c != '<')
        formula.length++;
    }
}

static gboolean
is_relation (const char *word)
{
  return *word == '=';
}

/* Whether the side of a formula from one "=" to the next fits into a line. */
static gboolean
starts_short_side (const char *start, const char *end, gboolean is_markup)
{
  guint length = 0;

  for (const char *p = start; p < end && !(p > start && is_relation (p)); p = skip (p, is_markup))
    if (!is_markup || *p != '<')
      length++;

  return length <= SHORT_FORMULA;
}

/* Whether a line may break before @next. */
static gboolean
may_break (const char *next, guint depth, gboolean is_short_side)
{
  return depth == 0 && (is_relation (next) || (is_operator (next) && !is_short_side));
}

/* A long formula may break before an equals sign, and a long side between two of them before any
 * operator outside brackets. An operator stays with its right-hand side. In markup variables are in
 * italics, as in books. */
static const char *
append_formula (GString *typeset, const char *start, gboolean is_markup)
{
  Formula formula = measure_formula (start, is_markup);
  gboolean is_short = formula.length <= SHORT_FORMULA;
  gboolean is_short_side = starts_short_side (start, formula.end, is_markup);
  gboolean is_sentence = is_markup && formula.has_words;
  gunichar before = 0;
  guint depth = 0;

  for (const char *p = start; p < formula.end;)
    {
      gunichar c = g_utf8_get_char (p);
      const char *next = skip (p, is_markup);

      if (is_markup && (c == '<' || c == '&'))
        {
          g_string_append_len (typeset, p, next - p);
          if (c == '&')
            before = c;
          p = next;
          continue;
        }

      if (c == '(')
        depth++;
      else if (c == ')' && depth > 0)
        depth--;
      else if (is_relation (p))
        is_short_side = starts_short_side (p, formula.end, is_markup);

      if (c == ' '
          && (is_short
              || (!is_sentence && !may_break (skip_tags (next, is_markup), depth, is_short_side))))
        g_string_append_unichar (typeset, NO_BREAK_SPACE);
      else if (is_markup && !is_sentence && is_variable (before, p))
        g_string_append_printf (typeset, "<i>%c</i>", *p);
      else
        g_string_append_unichar (typeset, c);
      before = c;
      p = next;
    }

  return formula.end;
}

/* Such as the number of a row or a column. A line may begin with a longer one. */
static gboolean
starts_short_number (const char *text, gboolean is_markup)
{
  guint n_digits = 0;

  for (text = skip_tags (text, is_markup); g_unichar_isdigit (g_utf8_get_char (text));
       text = g_utf8_next_char (text))
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
          const char *end = skip (p, is_markup);

          g_string_append_len (typeset, p, end - p);
          p = end;
          continue;
        }

      if (c == ' ' && n_letters > 0 && starts_short_number (p + 1, is_markup))
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
 * Keeps on one line: a short formula, an operator with its right-hand side, a word such as
 * "P-position" with a single letter first, and a short number with the word before it, as in "row
 * 1".
 *
 * Returns: (transfer full): @text with invisible characters U+00A0 and U+2060
 */
char *
ichomp_typeset (const char *text)
{
  return typeset_text (text, FALSE);
}

/**
 * ichomp_typeset_markup:
 * @markup: Pango markup, with its formulas isolated
 *
 * Does the same as ichomp_typeset(), and sets single letters in formulas in italics.
 *
 * Returns: (transfer full): @markup with these characters and tags
 */
char *
ichomp_typeset_markup (const char *markup)
{
  return typeset_text (markup, TRUE);
}

/**
 * ichomp_markup_printf:
 * @format: a translated text, not markup, with `%s`
 * @markup: Pango markup, such as a link
 *
 * Returns: (transfer full): @format as markup, with @markup in it
 */
char *
ichomp_markup_printf (const char *format, const char *markup)
{
  g_autofree char *escaped = g_markup_escape_text (format, -1);
  g_auto (GStrv) around = g_strsplit (escaped, "%s", 2);

  return g_strjoinv (markup, around);
}
