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
#define SHORT_FORMULA 16

/* Such as "=" and "XOR", but not a number, a digit or the name of one. */
static gboolean
is_operator (const char *word)
{
  return !g_unichar_isalnum (g_utf8_get_char (word))
         || (g_str_has_prefix (word, "XOR") && !g_unichar_isalnum (g_utf8_get_char (word + 3)));
}

/* A long formula may break before an operator; what comes after the operator stays with it. */
static const char *
append_formula (GString *typeset, const char *start)
{
  const char *end = start;
  gboolean is_short;
  glong length = 0;

  for (; *end != '\0' && g_utf8_get_char (end) != ISOLATE_END; end = g_utf8_next_char (end))
    length++;

  is_short = length <= SHORT_FORMULA;
  for (const char *p = start; p < end; p = g_utf8_next_char (p))
    if (*p == ' ' && (is_short || !is_operator (p + 1)))
      g_string_append_unichar (typeset, NO_BREAK_SPACE);
    else
      g_string_append_unichar (typeset, g_utf8_get_char (p));

  return end;
}

/**
 * ichomp_typeset:
 * @text: a translated text, with its formulas isolated, see ichomp_wording_isolate()
 *
 * Keeps together what belongs together where lines are broken: short formulas, an operator and what it
 * is applied to, and words such as "P-position", whose first part is a single letter.
 *
 * Returns: (transfer full): @text with U+00A0 and U+2060 put in, which are not to be seen
 */
char *
ichomp_typeset (const char *text)
{
  GString *typeset = g_string_sized_new (strlen (text) + 16);
  guint n_letters = 0; /* of the word so far */

  for (const char *p = text; *p != '\0';)
    {
      gunichar c = g_utf8_get_char (p);

      g_string_append_unichar (typeset, c);
      if (c == '-' && n_letters == 1)
        g_string_append_unichar (typeset, WORD_JOINER);
      n_letters = g_unichar_isalpha (c) ? n_letters + 1 : 0;

      p = g_utf8_next_char (p);
      if (c == ISOLATE_START)
        p = append_formula (typeset, p);
    }

  return g_string_free (typeset, FALSE);
}
