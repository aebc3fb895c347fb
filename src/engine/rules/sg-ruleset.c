/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of rulesets in the notation, and octal codes: digit k of the code 0.d1 d2 ... is kept
 * in the bits from 3 (k - 1) on, so that zeros at the end of a code leave no trace. */

#include "sg-ruleset.h"

#include <string.h>

#define CODE_KAYLES 077

/* In the order of the bits of SgRulesets. */
static const SgRuleset *const rulesets[] = {
  &sg_ruleset_bars,
  &sg_ruleset_chomp,
  &sg_ruleset_heaps,
  &sg_ruleset_rows,
};
G_STATIC_ASSERT (SG_ALL_RULESETS == (1 << G_N_ELEMENTS (rulesets)) - 1);

/* Codes with a word of their own. */
static const struct
{
  const char *word;
  const SgRuleset *rules;
  guint32 code;
} names[] = {
  { "kayles", &sg_ruleset_rows, CODE_KAYLES },
};

/* Zeros at the end do not count. */
guint
sg_code_count_digits (guint32 code)
{
  return code == 0 ? 0 : (g_bit_storage (code) + 2) / 3;
}

/*< private >
 * sg_code_read:
 * @reader: a reader
 * @code: (out): an octal code such as `0.77`: up to %SG_CODE_MAX_DIGITS digits from 0 to 7, of
 *   which one is not 0; undefined on error
 * @error: return location for an error of domain %SG_ERROR
 */
gboolean
sg_code_read (SgReader *reader, guint32 *code, GError **error)
{
  const char *place = reader->at;
  guint n = 0;

  if (!sg_reader_accept (reader, '0') || !sg_reader_accept (reader, '.')
      || !g_ascii_isdigit (*reader->at))
    return sg_reader_fail_syntax (reader, error);

  *code = 0;
  for (; g_ascii_isdigit (*reader->at); reader->at++)
    {
      guint digit = *reader->at - '0';

      if (digit > 7)
        return sg_reader_fail_syntax (reader, error);
      if (n == SG_CODE_MAX_DIGITS)
        return sg_reader_fail (reader, place, SG_ERROR_CODE, 0, SG_CODE_MAX_DIGITS, error);
      *code |= digit << 3 * n++;
    }

  return *code != 0 || sg_reader_fail (reader, place, SG_ERROR_CODE, 0, SG_CODE_MAX_DIGITS, error);
}

char *
sg_code_to_string (guint32 code)
{
  GString *string = g_string_new ("0.");

  for (; code != 0; code >>= 3)
    g_string_append_c (string, (char)('0' + (code & 7)));
  return g_string_free (string, FALSE);
}

/* Whether @word, which does not end with a zero byte, is a name. */
static gboolean
is_word (const char *name, const char *word, gsize length)
{
  return strlen (name) == length && strncmp (name, word, length) == 0;
}

/* Finds what a word means. Returns whether it means anything. */
static gboolean
look_up (const char *word, gsize length, SgPart *part)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (is_word (names[i].word, word, length))
      {
        *part = (SgPart){ names[i].rules, names[i].code, NULL };
        return TRUE;
      }

  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    if (is_word (rulesets[i]->word, word, length))
      {
        *part = (SgPart){ rulesets[i], 0, NULL };
        return TRUE;
      }

  return FALSE;
}

static gboolean
is_allowed (const SgReader *reader, const SgRuleset *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    if (rulesets[i] == rules)
      return (reader->rulesets & 1u << i) != 0;

  g_assert_not_reached ();
}

/*< private >
 * sg_ruleset_read:
 * @reader: a reader at a word
 * @part: (out): a part with the rules and the code of that word, without a state; undefined on
 *   error
 * @error: return location for an error of domain %SG_ERROR
 */
gboolean
sg_ruleset_read (SgReader *reader, SgPart *part, GError **error)
{
  const char *word = reader->at;
  gsize length = 0;

  while (g_ascii_islower (word[length]))
    length++;
  if (!look_up (word, length, part) || !is_allowed (reader, part->rules))
    return sg_reader_fail (reader, word, SG_ERROR_RULESET, 0, 0, error);

  reader->at += length;
  if (part->rules->has_code && part->code == 0)
    return sg_reader_accept (reader, ' ') ? sg_code_read (reader, &part->code, error)
                                          : sg_reader_fail_syntax (reader, error);

  return TRUE;
}

/* The word of the ruleset of a part, and the code if the word alone does not say it. */
char *
sg_ruleset_to_string (const SgPart *part)
{
  g_autofree char *code = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (names[i].rules == part->rules && names[i].code == part->code)
      return g_strdup (names[i].word);

  if (!part->rules->has_code)
    return g_strdup (part->rules->word);

  code = sg_code_to_string (part->code);
  return g_strdup_printf ("%s %s", part->rules->word, code);
}
