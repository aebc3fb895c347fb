/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A text in the two forms in which it is shown: as markup of Pango, and plain. */

#include <string.h>

#include "ichomp-lesson-inline.h"

#define ISOLATE_BEGIN "\342\201\246" /* U+2066 */
#define ISOLATE_END "\342\201\251"   /* U+2069 */

#define NO_BREAK_SPACE "\302\240"

/* The longest formula that is not broken on paper, in bytes. */
#define MAX_HELD 24

#define LINK_SCHEME "ichomp:"
#define TERM_SCHEME "term:"

static const struct
{
  IchompInlineFlags flag;
  const char *begin;
  const char *end;
} marks[] = {
  { ICHOMP_INLINE_EMPHASIS, "<i>", "</i>" },
  { ICHOMP_INLINE_STRONG, "<b>", "</b>" },
  { ICHOMP_INLINE_SUPERSCRIPT, "<sup>", "</sup>" },
  { ICHOMP_INLINE_SUBSCRIPT, "<sub>", "</sub>" },
};

static gboolean
has_link (const IchompInlineSpan *span)
{
  return span->lesson != NULL || span->term != NULL;
}

static gboolean
has_same_link (const IchompInlineSpan *a, const IchompInlineSpan *b)
{
  return g_strcmp0 (a->lesson, b->lesson) == 0 && g_strcmp0 (a->section, b->section) == 0
         && g_strcmp0 (a->term, b->term) == 0;
}

/* What an element of the format can hold needs no escaping. */
static void
append_link (GString *markup, const IchompInlineSpan *span)
{
  if (span->term != NULL)
    g_string_append_printf (markup, "<a href=\"" TERM_SCHEME "%s\">", span->term);
  else if (span->section != NULL)
    g_string_append_printf (markup, "<a href=\"" LINK_SCHEME "%s/%s\">", span->lesson,
                            span->section);
  else
    g_string_append_printf (markup, "<a href=\"" LINK_SCHEME "%s\">", span->lesson);
}

/* The signs of isolation are characters and not elements: they need not nest with links. */
static void
append_isolation (GString *result, const IchompInlineSpan *before, const IchompInlineSpan *span)
{
  gboolean was = (before->flags & ICHOMP_INLINE_FORMULA) != 0;
  gboolean is = (span->flags & ICHOMP_INLINE_FORMULA) != 0;

  if (was != is)
    g_string_append (result, is ? ISOLATE_BEGIN : ISOLATE_END);
}

/* A short formula is easier to read on one line; a long one has to be broken somewhere. */
static char *
hold_together (const IchompInlineSpan *span)
{
  g_auto (GStrv) words = NULL;

  if (span->text == NULL || (span->flags & ICHOMP_INLINE_FORMULA) == 0
      || strlen (span->text) > MAX_HELD)
    return g_strdup (span->text == NULL ? "" : span->text);

  words = g_strsplit (span->text, " ", -1);
  return g_strjoinv (NO_BREAK_SPACE, words);
}

/* Paper cannot follow links, and has no other way to make a line longer. */
static char *
write_markup (const IchompInline *self, gboolean on_paper)
{
  static const IchompInlineSpan outside = { 0 };
  const IchompInlineSpan *before = &outside;
  GString *markup = g_string_new (NULL);

  for (guint i = 0; i <= ichomp_inline_get_n_spans (self); i++)
    {
      const IchompInlineSpan *span =
          i < ichomp_inline_get_n_spans (self) ? ichomp_inline_get_span (self, i) : &outside;
      gboolean other_link = !on_paper && !has_same_link (before, span);
      gboolean is_left_out = on_paper && (span->flags & ICHOMP_INLINE_SCREEN) != 0;
      g_autofree char *text = on_paper ? hold_together (span) : g_strdup (span->text);
      g_autofree char *escaped = g_markup_escape_text (text != NULL ? text : "", -1);

      if (is_left_out)
        continue;

      if (other_link && has_link (before))
        g_string_append (markup, "</a>");
      append_isolation (markup, before, span);
      if (other_link && has_link (span))
        append_link (markup, span);

      for (guint m = 0; m < G_N_ELEMENTS (marks); m++)
        {
          if ((span->flags & marks[m].flag) != 0)
            g_string_append (markup, marks[m].begin);
        }
      g_string_append (markup, escaped);
      for (guint m = G_N_ELEMENTS (marks); m > 0; m--)
        {
          if ((span->flags & marks[m - 1].flag) != 0)
            g_string_append (markup, marks[m - 1].end);
        }
      before = span;
    }

  return g_strchomp (g_string_free (markup, FALSE));
}

/**
 * ichomp_inline_to_markup:
 * @self: a text
 *
 * Links have the address `ichomp:LESSON` or `ichomp:LESSON/SECTION`, terms `term:ID`. Formulas are
 * kept in their own order from left to right.
 *
 * Returns: (transfer full): the text as markup for a label
 */
char *
ichomp_inline_to_markup (const IchompInline *self)
{
  return write_markup (self, FALSE);
}

/**
 * ichomp_inline_to_print_markup:
 * @self: a text
 *
 * As [method@Inline.to_markup] but without links, which only a label understands, without what is of
 * use on a screen alone, and with short formulas that stay on one line.
 *
 * Returns: (transfer full): the text as markup of Pango, for paper
 */
char *
ichomp_inline_to_print_markup (const IchompInline *self)
{
  return write_markup (self, TRUE);
}

static const char *
find_script (gunichar c, gboolean raised)
{
  static const struct
  {
    gunichar c;
    const char *raised;
    const char *lowered;
  } scripts[] = {
    { '0', "⁰", "₀" }, { '1', "¹", "₁" }, { '2', "²", "₂" }, { '3', "³", "₃" },
    { '4', "⁴", "₄" }, { '5', "⁵", "₅" }, { '6', "⁶", "₆" }, { '7', "⁷", "₇" },
    { '8', "⁸", "₈" }, { '9', "⁹", "₉" }, { '+', "⁺", "₊" }, { '-', "⁻", "₋" },
    { '(', "⁽", "₍" }, { ')', "⁾", "₎" }, { 'n', "ⁿ", "ₙ" }, { 'k', "ᵏ", "ₖ" },
  };

  /* Raised and lowered digits are 0 to 9 only. */
  if (g_unichar_digit_value (c) >= 0)
    c = '0' + (gunichar)g_unichar_digit_value (c);

  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      if (scripts[i].c == c)
        return raised ? scripts[i].raised : scripts[i].lowered;
    }

  return NULL;
}

/* Without raising the 4, 2 to the power of 4 would read 24. */
static void
append_script (GString *result, const char *text, gboolean raised)
{
  g_autoptr (GString) script = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      const char *character = find_script (g_utf8_get_char (p), raised);

      if (character == NULL)
        {
          g_string_append_printf (result, "%c%s", raised ? '^' : '_', text);
          return;
        }
      g_string_append (script, character);
    }

  g_string_append (result, script->str);
}

/**
 * ichomp_inline_to_text:
 * @self: a text
 *
 * Returns: (transfer full): the text without markup; exponents and indices are characters or stand
 *   behind a sign, and formulas are kept in their own order from left to right
 */
char *
ichomp_inline_to_text (const IchompInline *self)
{
  static const IchompInlineSpan outside = { 0 };
  const IchompInlineSpan *before = &outside;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ichomp_inline_get_n_spans (self); i++)
    {
      const IchompInlineSpan *span = ichomp_inline_get_span (self, i);

      append_isolation (text, before, span);
      if ((span->flags & ICHOMP_INLINE_SUPERSCRIPT) != 0)
        append_script (text, span->text, TRUE);
      else if ((span->flags & ICHOMP_INLINE_SUBSCRIPT) != 0)
        append_script (text, span->text, FALSE);
      else
        g_string_append (text, span->text);
      before = span;
    }
  append_isolation (text, before, &outside);

  return g_string_free (text, FALSE);
}

/**
 * ichomp_inline_parse_uri:
 * @uri: an address, as [method@Inline.to_markup] makes them, or any other text
 * @lesson: (out) (optional) (nullable): the id of the lesson
 * @section: (out) (optional) (nullable): the id of the section, or %NULL for its beginning
 * @term: (out) (optional) (nullable): the id of the definition
 *
 * Returns: whether @uri is such an address; then either @lesson or @term has been set
 */
gboolean
ichomp_inline_parse_uri (const char *uri, char **lesson, char **section, char **term)
{
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (uri != NULL, FALSE);

  if (lesson != NULL)
    *lesson = NULL;
  if (section != NULL)
    *section = NULL;
  if (term != NULL)
    *term = NULL;

  if (g_str_has_prefix (uri, TERM_SCHEME) && uri[strlen (TERM_SCHEME)] != '\0')
    {
      if (term != NULL)
        *term = g_strdup (uri + strlen (TERM_SCHEME));
      return TRUE;
    }

  if (!g_str_has_prefix (uri, LINK_SCHEME))
    return FALSE;

  parts = g_strsplit (uri + strlen (LINK_SCHEME), "/", 2);
  if (parts[0] == NULL || *parts[0] == '\0')
    return FALSE;

  if (lesson != NULL)
    *lesson = g_strdup (parts[0]);
  if (section != NULL)
    *section = g_strdup (parts[1]);
  return TRUE;
}
