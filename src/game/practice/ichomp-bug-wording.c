/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person is told whose wrong answer a wrong rule would give. A slip gives such an answer now
 * and then, so the first sentence is about the answer; only the second is about the person. Neither
 * has the right answer. */

#include "ichomp-bug-wording.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"

static const struct
{
  const char *answer;
  const char *claim;
  gboolean has_bits; /* digits that are bits, and stay 0 and 1 */
} bugs[] = {
  [SG_BUG_ADDED] = {
    /* Translators: About a wrong answer to "What is 5 XOR 3?". */
    N_ ("This is what adding gives."),
    N_ ("You added. XOR is not a sum."),
  },
  [SG_BUG_ANY_ONE] = {
    /* Translators: About a wrong answer to "What is 5 XOR 3?", in binary. */
    N_ ("This is what you get by writing 1 wherever there is a 1."),
    N_ ("You wrote 1 wherever there is a 1. Two ones cancel."),
    TRUE,
  },
  [SG_BUG_SINGLE_ONE] = {
    /* Translators: About a wrong answer to "What is 5 XOR 3 XOR 1?", in binary. */
    N_ ("This is what you get by writing 1 only where there is exactly one 1."),
    N_ ("Three ones are odd, too."),
    TRUE,
  },
  [SG_BUG_LEFT_ALIGNED] = {
    /* Translators: About a wrong answer to "What is 5 XOR 3?", in binary. */
    N_ ("This is what you get by aligning the digits on the left."),
    N_ ("The columns start on the right."),
  },
  [SG_BUG_SUBTRACTED] = {
    /* Translators: About a wrong answer to "What is 5 XOR 3?". */
    N_ ("This is what subtracting gives."),
    N_ ("You subtracted. XOR is not a difference."),
  },
  [SG_BUG_LARGEST_PLUS_ONE] = {
    /* Translators: About a wrong answer for the first number missing from a set. */
    N_ ("This is one more than the largest number."),
    N_ ("The first gap counts, not the largest number."),
  },
  [SG_BUG_HOW_MANY] = {
    /* Translators: About a wrong answer for the first number missing from a set. */
    N_ ("This is how many numbers there are."),
    N_ ("The first gap counts, not how many numbers there are."),
  },
  [SG_BUG_SMALLEST_PRESENT] = {
    /* Translators: About a wrong answer for the first number missing from a set. */
    N_ ("This is the smallest number that is there."),
    N_ ("The first number missing from the set counts, not the smallest one that is there."),
  },
  [SG_BUG_FORGOT_ZERO] = {
    /* Translators: About a wrong answer for the first number missing from a set. */
    N_ ("This is the first number from 1 on that is missing."),
    N_ ("Begin with 0: it may be missing, too."),
  },
  [SG_BUG_N_TILES] = {
    /* Translators: About a wrong answer for the value of a quadrant. */
    N_ ("This is how many tiles there are."),
    N_ ("The value is not how many tiles there are."),
  },
  [SG_BUG_CHOMP_VALUE] = {
    /* Translators: About a wrong answer for the value of a quadrant. */
    N_ ("This is what you get if the corner tile cannot be taken."),
    N_ ("Taking all tiles is a move, too: it leaves 0."),
  },
  [SG_BUG_LONGEST_ROW] = {
    /* Translators: About a wrong answer for the value of a quadrant. */
    N_ ("This is the length of the longest row."),
    N_ ("The value is not the length of the longest row."),
  },
  [SG_BUG_ROWS_AS_HEAPS] = {
    /* Translators: About a wrong answer for the value of a quadrant. */
    N_ ("This is the XOR of the lengths of the rows."),
    N_ ("The rows are not heaps: one move can shorten several of them."),
  },
  [SG_BUG_DIFFERENCE] = {
    /* Translators: About a wrong answer for what a value y has to become. u is a number. */
    N_ ("This is the difference between y and u."),
    N_ ("y XOR u is not the difference between y and u."),
  },
  [SG_BUG_NIM_SUM] = {
    /* Translators: About a wrong answer for what a value y has to become. u is a number. */
    N_ ("This is u itself."),
    N_ ("The value has to become y XOR u, not u."),
  },
  [SG_BUG_SUM_OF_OTHERS] = {
    /* Translators: About a wrong answer for what a value has to become. */
    N_ ("This is the sum of the other values."),
    N_ ("The XOR of the other values counts, not their sum."),
  },
  [SG_BUG_ANY_ONE_OF_OTHERS] = {
    /* Translators: About a wrong answer for what a value has to become, in binary. */
    N_ ("This is what you get by writing 1 wherever another value has a 1."),
    N_ ("Where two of the other values have a 1, the ones cancel."),
    TRUE,
  },
  [SG_BUG_GREATEST_OTHER] = {
    /* Translators: About a wrong answer for what a value has to become. */
    N_ ("This is the greatest of the other values."),
    N_ ("The XOR of the other values counts, not the greatest of them."),
  },
  [SG_BUG_REVERSED] = {
    /* Translators: About a wrong answer to "Write 13 in binary." or back. */
    N_ ("This is what you get by reading the digits from the wrong end."),
    N_ ("The column of 1 is on the right."),
  },
  [SG_BUG_ONE_PLACE_TOO_FAR] = {
    /* Translators: About a wrong answer to "Write 13 in binary." or back. */
    N_ ("This is what you get if the last column counts 2."),
    N_ ("The last column counts 1, not 2."),
  },
  [SG_BUG_N_ONES] = {
    /* Translators: About a wrong answer for a number in binary. */
    N_ ("This is how many ones there are."),
    N_ ("Each 1 counts its power of two."),
    TRUE,
  },
  [SG_BUG_EXPONENTS_ADDED] = {
    /* Translators: About a wrong answer for a number in binary. */
    N_ ("This is what adding the exponents gives."),
    N_ ("Add the powers of two, not their exponents."),
  },
  [SG_BUG_PLACES_ADDED] = {
    /* Translators: About a wrong answer for a number in binary. */
    N_ ("This is what you get if the columns count 1, 2, 3, 4."),
    N_ ("From the right, the columns count 1, 2, 4, 8."),
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (bugs) == SG_N_BUGS);

static char *
dup_sentence (SgBug bug, const char *sentence)
{
  const char *translated = gettext (sentence);

  return bugs[bug].has_bits ? g_strdup (translated) : ichomp_digits_dup (translated);
}

/* About an answer that the bug gives. */
char *
ichomp_bug_wording_answer (SgBug bug)
{
  g_return_val_if_fail (bug < SG_N_BUGS, NULL);

  return dup_sentence (bug, bugs[bug].answer);
}

/* About a person whose answers the bug has given more than once. */
char *
ichomp_bug_wording_claim (SgBug bug)
{
  g_return_val_if_fail (bug < SG_N_BUGS, NULL);

  return dup_sentence (bug, bugs[bug].claim);
}
