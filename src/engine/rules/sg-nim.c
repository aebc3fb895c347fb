/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The mex of a set is the smallest non-negative integer that is not in it; the Grundy value of a
 * position is the mex of the values of its options. The nim-sum is addition in base two without
 * carries (XOR). By the theorem of Sprague and Grundy, the value of a sum of games is the
 * nim-sum of their values, and under normal play a position is a P-position if and only if its
 * value is 0. */

#include "sg-nim.h"

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
 * @values: (array length=n_values): numbers in any order, with repetitions
 * @n_values: how many
 *
 * Cost: linear in @n_values.
 *
 * Returns: the mex of the numbers, at most @n_values
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
 * @value: the normal-play value of a diagram with a tile, at least 1
 *
 * In ordinary Chomp the corner is poisoned: taking it is not an option. By induction each value is
 * one less than under normal play, where that option, the empty diagram, has the value 0.
 *
 * Returns: the value of the same diagram in ordinary Chomp
 */
guint
sg_misere_value (guint value)
{
  g_assert (value > 0);

  return value - 1;
}

/* Without leading zeros; 1 for 0. */
guint
sg_count_binary_digits (guint value)
{
  return g_bit_storage (value);
}

/* The number of binary digits of the largest value. */
guint
sg_count_common_binary_digits (const guint *values, guint n_values)
{
  guint all = 0;

  for (guint i = 0; i < n_values; i++)
    all |= values[i];

  return sg_count_binary_digits (all);
}

/* With leading zeros up to @n_digits. */
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
