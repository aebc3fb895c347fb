/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How one computes with numbers that stand for themselves and belong to no quadrant. */

#include "ichomp-number-wording.h"

#include <glib/gi18n.h>

#include "base/ichomp-digits.h"
#include "ichomp-wording.h"
#include "rules/sg-nim.h"

/**
 * ichomp_wording_power:
 * @voice: how to give formulas
 * @number: a number that is being written in binary
 * @column: a column, counted from 0, the column of ones
 *
 * Returns: (transfer full): why its digit in @column is what it is, such as "13 − 8 = 5, so the digit
 *   of 8 is 1."
 */
char *
ichomp_wording_power (IchompVoice voice, guint number, guint column)
{
  guint power = 1u << column;
  guint left = number & (2 * power - 1);
  g_autofree char *difference = NULL;

  if (left < power)
    /* Translators: A step of writing a number in binary, such as "8 does not fit into 5, so the digit
     * of 8 is 0." */
    return ichomp_digits_printf_bits (
        0, _ ("%1$u does not fit into %2$u, so the digit of %1$u is 0."), power, left);

  difference = ichomp_formula_difference (voice, left, power, left - power);
  /* Translators: A step of writing a number in binary, such as "13 − 8 = 5, so the digit of 8 is 1." */
  return ichomp_digits_printf (_ ("%1$s, so the digit of %2$u is 1."), difference, power);
}

/* Such as "13 = 8 + 4 + 1". */
static char *
write_sum (guint number)
{
  g_autoptr (GString) sum = g_string_new (NULL);
  const char *separator = " = ";

  ichomp_digits_append_printf (sum, "%u", number);
  for (guint column = sg_count_binary_digits (number); column-- > 0;)
    if ((number >> column & 1) != 0)
      {
        ichomp_digits_append_printf (sum, "%s%u", separator, 1u << column);
        separator = " + ";
      }

  return ichomp_wording_isolate (sum->str);
}

/**
 * ichomp_wording_powers:
 * @voice: how to give formulas
 * @number: a number
 *
 * Returns: (transfer full): how it is made of powers of two, such as "13 = 8 + 4 + 1 is 1101 in
 *   binary."
 */
char *
ichomp_wording_powers (IchompVoice voice, guint number)
{
  g_autofree char *sum = write_sum (number);
  g_autofree char *binary = ichomp_formula_binary (voice, number, 1);

  /* Translators: The end of writing a number in binary, such as "13 = 8 + 4 + 1 is 1101 in binary." */
  return g_strdup_printf (_ ("%1$s is %2$s in binary."), sum, binary);
}

/**
 * ichomp_wording_xor_column:
 * @numbers: (array length=n_numbers): numbers
 * @n_numbers: how many
 * @column: a column of their binary digits, counted from 0, the column of ones
 *
 * Returns: (transfer full): why the digit of their XOR is what it is, such as "The column of 8 has 3
 *   ones, an odd number, so the digit is 1."
 */
char *
ichomp_wording_xor_column (const guint *numbers, guint n_numbers, guint column)
{
  guint power = 1u << column;
  guint n = 0;

  for (guint i = 0; i < n_numbers; i++)
    n += numbers[i] >> column & 1;

  if (n % 2 == 1)
    /* Translators: Why a digit of an XOR is 1, such as "The column of 8 has 3 ones, an odd number, so
     * the digit is 1." */
    return ichomp_digits_printf_bits (
        0,
        ngettext ("The column of %2$u has %1$u one, an odd number, so the digit is 1.",
                  "The column of %2$u has %1$u ones, an odd number, so the digit is 1.", n),
        n, power);

  /* Translators: Why a digit of an XOR is 0, such as "The column of 8 has 2 ones, an even number, so
   * the digit is 0." */
  return ichomp_digits_printf_bits (
      0,
      ngettext ("The column of %2$u has %1$u one, an even number, so the digit is 0.",
                "The column of %2$u has %1$u ones, an even number, so the digit is 0.", n),
      n, power);
}

/**
 * ichomp_wording_mex:
 * @mex: the smallest number that is missing from a set
 *
 * Returns: (transfer full): why it is that one, such as "2 is missing, and every number below 2 is
 *   there: the mex is 2."
 */
char *
ichomp_wording_mex (guint mex)
{
  if (mex == 0)
    return ichomp_digits_dup (_ ("0 is missing, and no number is smaller: the mex is 0."));

  /* Translators: How the smallest missing number is found, such as "2 is missing, and every number
   * below 2 is there: the mex is 2." */
  return ichomp_digits_printf (
      _ ("%1$u is missing, and every number below %1$u is there: the mex is %1$u."), mex);
}
