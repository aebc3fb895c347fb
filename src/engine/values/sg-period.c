/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* When a period is proved. Let v be the values of an octal game of k digits, p at least 1 and e at
 * least 0, such that v(n) = v(n + p) for all n above e as far as the values are known, which is up
 * to a length M of at least 2 e + 2 p + k. Then it is so for all n above e.
 *
 * Proof by induction. Let m = M + 1 - p; we compare the options of the rows of m + p and of m pins.
 * A move in the longer row leaves at least m + p - k of its pins in one or two rows; the longer of
 * these, b, has at least half of them, more than e + p. By the induction v(b) = v(b - p), where
 * b - p is above e and so at least 1: the move in the row of m pins that leaves b - p instead of b
 * leaves as many rows and has the same value. The other way round, a move in the row of m pins
 * leaves at least m - k pins, and the longer row is above e: with p more pins it is left by a move
 * in the row of m + p. So both rows have options of the same values, and v(m) = v(m + p).
 *
 * (R. K. Guy and C. A. B. Smith 1956, "The G-values of various games", with the same idea.) */

#include "sg-period.h"

/* Whether v(n) = v(n + p) for all known n from @first on. */
static gboolean
agrees_from (const guint32 *values, guint max_length, guint p, guint first)
{
  for (guint n = first; n + p <= max_length; n++)
    if (values[n] != values[n + p])
      return FALSE;

  return TRUE;
}

/**
 * sg_period_find:
 * @values: (array): the values of the rows of 0 to @max_length pins
 * @max_length: the longest row whose value is known
 * @n_digits: k, the most pins that a move may take
 * @period: (out): the smallest period that these values prove; untouched if there is none
 *
 * Cost: quadratic in @max_length at the worst, for values that disagree late.
 *
 * Returns: whether the values prove a period
 */
gboolean
sg_period_find (const guint32 *values, guint max_length, guint n_digits, SgPeriod *period)
{
  for (guint p = 1; 2 * p + n_digits <= max_length; p++)
    {
      guint largest_e = (max_length - n_digits - 2 * p) / 2;
      guint e;

      if (!agrees_from (values, max_length, p, largest_e + 1))
        continue;

      for (e = largest_e; e > 0 && values[e] == values[e + p]; e--)
        ;

      *period = (SgPeriod){
        .period = p,
        .last_exception = e == 0 && values[0] == values[p] ? SG_NO_EXCEPTION : e,
        .proved_by = 2 * e + 2 * p + n_digits,
      };
      return TRUE;
    }

  return FALSE;
}
