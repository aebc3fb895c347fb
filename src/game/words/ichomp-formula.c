/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas in sentences. A written formula is the same in all languages, and isolated from the
 * text around it, which may run from right to left. A screen reader skips signs and reads a row
 * of bits as a large number, so a spoken formula is in words. */

#include "ichomp-formula.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "engine/rules/sg-nim.h"

#define MAX_TERMS 4

/**
 * ichomp_formula_isolate:
 * @formula: a formula, a number in binary, a position or a move
 *
 * Returns: (transfer full): @formula between U+2066 and U+2069, which keep it from left to right in
 *   any text
 */
char *
ichomp_formula_isolate (const char *formula)
{
  return g_strconcat ("\342\201\246", formula, "\342\201\251", NULL);
}

/* Takes @formula. */
static char *
isolate (char *formula)
{
  g_autofree char *owned = formula;

  return ichomp_formula_isolate (owned);
}

static char *
spell_digits (const char *digits)
{
  GString *words = g_string_new (NULL);

  for (const char *digit = digits; *digit != '\0'; digit++)
    {
      if (words->len > 0)
        g_string_append_c (words, ' ');

      if (*digit == '0')
        /* Translators: The digit 0, as one reads a number in binary aloud, digit by digit. */
        g_string_append (words, C_ ("binary digit", "zero"));
      else
        /* Translators: The digit 1, as one reads a number in binary aloud, digit by digit. */
        g_string_append (words, C_ ("binary digit", "one"));
    }

  return g_string_free (words, FALSE);
}

/**
 * ichomp_formula_binary:
 * @voice: the form
 * @value: a number
 * @n_digits: the minimum number of digits
 *
 * Returns: (transfer full): @value in binary, such as "0110" or "zero one one zero"
 */
char *
ichomp_formula_binary (IchompVoice voice, guint value, guint n_digits)
{
  g_autofree char *digits = sg_binary_to_string (value, n_digits);

  return voice == ICHOMP_VOICE_SPOKEN ? spell_digits (digits) : ichomp_formula_isolate (digits);
}

/* Such as "13 − 8 = 5". */
char *
ichomp_formula_difference (IchompVoice voice, guint whole, guint taken, guint result)
{
  if (voice == ICHOMP_VOICE_SPOKEN)
    /* Translators: "13 − 8 = 5" in words, to be read aloud: "13 minus 8 equals 5". */
    return ichomp_digits_printf (C_ ("formula", "%1$u minus %2$u equals %3$u"), whole, taken,
                                 result);

  return isolate (ichomp_digits_printf ("%u \342\210\222 %u = %u", whole, taken, result));
}

/**
 * ichomp_formula_powers:
 * @voice: the form
 * @number: a number
 *
 * Returns: (transfer full): @number as a sum of powers of two, such as "13 = 8 + 4 + 1"
 */
char *
ichomp_formula_powers (IchompVoice voice, guint number)
{
  /* Translators: The sign "+" between two numbers, to be read aloud: "8 plus 4". */
  const char *plus = voice == ICHOMP_VOICE_SPOKEN ? C_ ("formula", " plus ") : " + ";
  g_autoptr (GString) powers = g_string_new (NULL);

  for (guint column = sg_count_binary_digits (number); column-- > 0;)
    if ((number >> column & 1) != 0)
      {
        if (powers->len > 0)
          g_string_append (powers, plus);
        ichomp_digits_append_printf (powers, "%u", 1u << column);
      }

  if (voice == ICHOMP_VOICE_SPOKEN)
    /* Translators: "13 = 8 + 4 + 1" in words, to be read aloud: "13 equals 8 plus 4 plus 1". */
    return ichomp_digits_printf (C_ ("formula", "%1$u equals %2$s"), number, powers->str);

  return isolate (ichomp_digits_printf ("%u = %s", number, powers->str));
}

static char *
join_terms (const guint *terms, guint n_terms)
{
  GString *formula = g_string_new (NULL);

  for (guint i = 0; i < n_terms; i++)
    ichomp_digits_append_printf (formula, i == 0 ? "%u" : " XOR %u", terms[i]);

  return g_string_free (formula, FALSE);
}

/**
 * ichomp_formula_terms:
 * @terms: (array length=n_terms): numbers
 * @n_terms: the number of @terms
 *
 * Returns: (transfer full): the nim-sum without its result, such as "27 XOR 13 XOR 4", which is the
 *   same when it is spoken
 */
char *
ichomp_formula_terms (const guint *terms, guint n_terms)
{
  return isolate (join_terms (terms, n_terms));
}

static char *
spell_xor (const guint *terms, guint n_terms, guint result)
{
  switch (n_terms)
    {
    case 2:
      /* Translators: "20 XOR 6 = 18" in words, to be read aloud: "20 XOR 6 equals 18". */
      return ichomp_digits_printf (C_ ("formula", "%1$u XOR %2$u equals %3$u"), terms[0], terms[1],
                                   result);
    case 3:
      return ichomp_digits_printf (
          /* Translators: "27 XOR 13 XOR 4 = 18" in words, to be read aloud:
           * "27 XOR 13 XOR 4 equals 18". */
          C_ ("formula", "%1$u XOR %2$u XOR %3$u equals %4$u"), terms[0], terms[1], terms[2],
          result);
    case MAX_TERMS:
      return ichomp_digits_printf (
          /* Translators: "27 XOR 13 XOR 20 XOR 4 = 6" in words, to be read aloud:
           * "27 XOR 13 XOR 20 XOR 4 equals 6". */
          C_ ("formula", "%1$u XOR %2$u XOR %3$u XOR %4$u equals %5$u"), terms[0], terms[1],
          terms[2], terms[3], result);
    }

  g_assert_not_reached ();
}

/**
 * ichomp_formula_xor:
 * @voice: the form
 * @terms: (array length=n_terms): numbers
 * @n_terms: the number of @terms, from 2 to 4
 * @result: their nim-sum
 *
 * Returns: (transfer full): a nim-sum, such as "20 XOR 6 = 18"
 */
char *
ichomp_formula_xor (IchompVoice voice, const guint *terms, guint n_terms, guint result)
{
  g_autofree char *left = NULL;

  if (voice == ICHOMP_VOICE_SPOKEN)
    return spell_xor (terms, n_terms, result);

  left = join_terms (terms, n_terms);
  return isolate (ichomp_digits_printf ("%s = %u", left, result));
}

/* The nim-sum of two bits, which are 0 and 1 in all languages: "1 XOR 1 = 0". */
char *
ichomp_formula_bits (IchompVoice voice, guint a, guint b, guint result)
{
  if (voice == ICHOMP_VOICE_SPOKEN)
    return g_strdup_printf (C_ ("formula", "%1$u XOR %2$u equals %3$u"), a, b, result);

  return isolate (g_strdup_printf ("%u XOR %u = %u", a, b, result));
}

/* Such as "y XOR u = 20 XOR 6 = 18". */
char *
ichomp_formula_target (IchompVoice voice, guint y, guint u, guint result)
{
  if (voice == ICHOMP_VOICE_SPOKEN)
    return ichomp_digits_printf (
        /* Translators: "y XOR u = 20 XOR 6 = 18" in words, to be read aloud:
         * "y XOR u equals 20 XOR 6, which equals 18". y and u are names of numbers. */
        C_ ("formula", "y XOR u equals %1$u XOR %2$u, which equals %3$u"), y, u, result);

  return isolate (ichomp_digits_printf ("y XOR u = %u XOR %u = %u", y, u, result));
}
