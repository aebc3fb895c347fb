/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The notation, read from left to right, so that every error has a place:
 *
 *     game     = position [ " " ( "misere" | "chomp" ) ] { " " move }
 *     position = [ ruleset " " ] part { "/" [ ruleset " " ] part } [ " @" board ]
 *     ruleset  = "bars" | "chomp" | "heaps" | "kayles" | "octal 0." digit { digit }
 *     part     = diagram | heap | row, by its ruleset
 *     diagram  = "-" | number { "," number }
 *     heap     = "-" | number
 *     row      = "-" | gaps number { "+" gaps number }
 *     gaps     = { "+" }
 *     board    = number "x" number
 *     move     = ( "NW" | "NE" | "SW" | "SE" ) tile | number ":" ( tile | number | pins )
 *     tile     = number "," number
 *     pins     = number [ "-" number ]
 *
 * The ruleset before the first part, or else bars, holds for every part without one of its own. A
 * "+" in a row is one pin that is gone. A position of four diagrams, and no other, has a board and
 * moves with the name of a quadrant; without any word, a position is one of these. A move elsewhere
 * begins with the number of its part, and what follows names a tile, a counter or pins.
 *
 * Each type reads its own line of this grammar. Reading neither recurses nor allocates memory in
 * proportion to numbers in the text, and stops at the first character that cannot be legal. */

#include "sg-reader.h"

void
sg_reader_init (SgReader *self, const char *text, SgRulesets rulesets)
{
  self->text = text;
  self->at = text;
  self->rulesets = rulesets;
}

/* Reads @c, an ASCII character, if it comes next. */
gboolean
sg_reader_accept (SgReader *self, char c)
{
  if (c == '\0' || *self->at != c)
    return FALSE;

  self->at++;
  return TRUE;
}

/* Reads all digits that follow; a number that does not fit becomes %G_MAXUINT64. */
gboolean
sg_reader_number (SgReader *self, guint64 *number, GError **error)
{
  if (!g_ascii_isdigit (*self->at))
    return sg_reader_fail_syntax (self, error);

  *number = 0;
  for (; g_ascii_isdigit (*self->at); self->at++)
    if (*number == G_MAXUINT64 || !g_uint64_checked_mul (number, *number, 10)
        || !g_uint64_checked_add (number, *number, *self->at - '0'))
      *number = G_MAXUINT64;

  return TRUE;
}

/* Fails if any text follows. */
gboolean
sg_reader_end (const SgReader *self, GError **error)
{
  return *self->at == '\0' || sg_reader_fail_syntax (self, error);
}

/* Sets an error at @place in the text; @number and @limit are those of its detail. */
gboolean
sg_reader_fail (const SgReader *self,
                const char *place,
                SgError code,
                guint64 number,
                guint64 limit,
                GError **error)
{
  /* Only ASCII is legal, so the text before an error has as many characters as bytes. */
  SgErrorDetail detail = { (guint)(place - self->text) + 1, number, limit };

  sg_error_set (error, code, &detail);
  return FALSE;
}

/* Sets an error: the notation does not allow the next character, or the end of the text, here. */
gboolean
sg_reader_fail_syntax (const SgReader *self, GError **error)
{
  guint64 found = SG_ERROR_FOUND_END;

  if (*self->at != '\0')
    {
      gunichar c = g_utf8_get_char_validated (self->at, -1);

      found = c == (gunichar)-1 || c == (gunichar)-2 ? SG_ERROR_FOUND_NOT_UTF8 : c;
    }

  return sg_reader_fail (self, self->at, SG_ERROR_SYNTAX, found, 0, error);
}
