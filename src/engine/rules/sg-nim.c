/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* mex: the smallest non-negative integer that is missing from a set.
 * Nim-sum: addition in base two without carries (XOR). By the theorem of Sprague and Grundy a sum
 * of games has the nim-sum of its parts' Grundy values, and is a P-position exactly if that is 0. */

#include "sg-nim.h"

/**
 * sg_nim_sum:
 * @values: (array length=n_values): numbers
 * @n_values: how many
 *
 * Returns: their nim-sum (XOR), 0 for none
 */
guint
sg_nim_sum (const guint *values, guint n_values)
{
  guint sum = 0;

  for (guint i = 0; i < n_values; i++)
    sum ^= values[i];

  return sum;
}

/**
 * sg_mex:
 * @values: (array length=n_values): numbers, in any order, with any repetitions
 * @n_values: how many
 *
 * Cost: linear.
 *
 * Returns: the smallest non-negative integer that is not among them, at most @n_values
 */
guint
sg_mex (const guint *values, guint n_values)
{
  g_autofree gboolean *seen = g_new0 (gboolean, n_values + 1);
  guint mex = 0;

  for (guint i = 0; i < n_values; i++)
    if (values[i] < n_values)
      seen[values[i]] = TRUE;

  while (seen[mex])
    mex++;

  return mex;
}

/**
 * sg_misere_value:
 * @value: the normal-play value of a diagram that is not empty, at least 1
 *
 * Ordinary Chomp has a poisoned corner tile that nobody takes. A diagram without its corner has,
 * for each move, the values of the whole diagram less one: the corner's move to the empty diagram,
 * of value 0, is the one that is missing.
 *
 * Returns: the value of the same diagram in ordinary Chomp (misere play)
 */
guint
sg_misere_value (guint value)
{
  g_assert (value > 0);

  return value - 1;
}

/**
 * sg_count_binary_digits:
 * @value: a number
 *
 * Returns: how many binary digits it has without leading zeros; 1 for 0
 */
guint
sg_count_binary_digits (guint value)
{
  return g_bit_storage (value);
}

/**
 * sg_count_common_binary_digits:
 * @values: (array length=n_values): numbers
 * @n_values: how many
 *
 * Returns: the fewest binary digits in which all of them are equally wide
 */
guint
sg_count_common_binary_digits (const guint *values, guint n_values)
{
  guint all = 0;

  for (guint i = 0; i < n_values; i++)
    all |= values[i];

  return sg_count_binary_digits (all);
}

/**
 * sg_binary_to_string:
 * @value: a number
 * @n_digits: the least number of digits
 *
 * Returns: (transfer full): @value in binary, with leading zeros up to @n_digits
 */
char *
sg_binary_to_string (guint value, guint n_digits)
{
  guint n = MAX (n_digits, sg_count_binary_digits (value));
  char *string = g_malloc (n + 1);

  string[n] = '\0';
  for (; n > 0; value >>= 1)
    string[--n] = '0' + (value & 1);

  return string;
}
