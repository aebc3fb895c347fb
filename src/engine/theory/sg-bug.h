/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The largest number of numbers that a problem is about. */
#define SG_PROBLEM_MAX_NUMBERS 32

/**
 * SgProblemKind:
 * @SG_PROBLEM_XOR: the nim-sum of the numbers
 * @SG_PROBLEM_MEX: the smallest number that is missing from the numbers, which may repeat; also the
 *   value of a part whose option values they are
 * @SG_PROBLEM_VALUE: the value of a diagram; the numbers are the lengths of its rows
 * @SG_PROBLEM_TARGET: what the number @subject has to become, so that the nim-sum is 0
 * @SG_PROBLEM_BINARY: the first number, from decimal to binary or back
 */
typedef enum
{
  SG_PROBLEM_XOR,
  SG_PROBLEM_MEX,
  SG_PROBLEM_VALUE,
  SG_PROBLEM_TARGET,
  SG_PROBLEM_BINARY,
} SgProblemKind;

#define SG_N_PROBLEM_KINDS (SG_PROBLEM_BINARY + 1)

/**
 * SgProblem:
 * @kind: what is asked
 * @numbers: what it is asked of, at least one
 * @n_numbers: how many they are
 * @subject: the index of the number to change, for %SG_PROBLEM_TARGET
 * @answer: the right answer
 *
 * A question whose answer is a number.
 */
typedef struct
{
  SgProblemKind kind;
  guint numbers[SG_PROBLEM_MAX_NUMBERS];
  guint n_numbers;
  guint subject;
  guint answer;
} SgProblem;

/**
 * SgBug:
 * @SG_BUG_ADDED: (XOR) the sum, or the sum of the decimal digits without carry
 * @SG_BUG_ANY_ONE: (XOR) a 1 wherever there is a 1
 * @SG_BUG_SINGLE_ONE: (XOR) a 1 where there is exactly one 1; right for two numbers
 * @SG_BUG_LEFT_ALIGNED: (XOR) the digits written below each other from the left
 * @SG_BUG_SUBTRACTED: (XOR) the difference between the largest and the others
 * @SG_BUG_LARGEST_PLUS_ONE: (mex) one more than the largest number
 * @SG_BUG_HOW_MANY: (mex) how many numbers there are, with repeats
 * @SG_BUG_SMALLEST_PRESENT: (mex) the smallest number that is there
 * @SG_BUG_FORGOT_ZERO: (mex) the smallest number from 1 on that is missing
 * @SG_BUG_N_TILES: (value) how many tiles there are
 * @SG_BUG_CHOMP_VALUE: (value) one less, as if all tiles could not be taken
 * @SG_BUG_LONGEST_ROW: (value) the length of the longest row
 * @SG_BUG_ROWS_AS_HEAPS: (value) the XOR of the lengths of the rows
 * @SG_BUG_DIFFERENCE: (target) the difference between the number and u
 * @SG_BUG_NIM_SUM: (target) u itself
 * @SG_BUG_SUM_OF_OTHERS: (target) the sum of the other numbers
 * @SG_BUG_ANY_ONE_OF_OTHERS: (target) a 1 wherever another number has one
 * @SG_BUG_GREATEST_OTHER: (target) the greatest of the other numbers
 * @SG_BUG_REVERSED: (binary) the digits in the opposite order
 * @SG_BUG_ONE_PLACE_TOO_FAR: (binary) the rightmost digit counts 2
 * @SG_BUG_N_ONES: (binary) how many ones there are
 * @SG_BUG_EXPONENTS_ADDED: (binary) the places of the ones added, counted from 0
 * @SG_BUG_PLACES_ADDED: (binary) the places of the ones added, counted from 1
 *
 * A family of wrong rules that learners compute with. Several rules of one family are never told
 * apart.
 */
typedef enum
{
  SG_BUG_ADDED,
  SG_BUG_ANY_ONE,
  SG_BUG_SINGLE_ONE,
  SG_BUG_LEFT_ALIGNED,
  SG_BUG_SUBTRACTED,
  SG_BUG_LARGEST_PLUS_ONE,
  SG_BUG_HOW_MANY,
  SG_BUG_SMALLEST_PRESENT,
  SG_BUG_FORGOT_ZERO,
  SG_BUG_N_TILES,
  SG_BUG_CHOMP_VALUE,
  SG_BUG_LONGEST_ROW,
  SG_BUG_ROWS_AS_HEAPS,
  SG_BUG_DIFFERENCE,
  SG_BUG_NIM_SUM,
  SG_BUG_SUM_OF_OTHERS,
  SG_BUG_ANY_ONE_OF_OTHERS,
  SG_BUG_GREATEST_OTHER,
  SG_BUG_REVERSED,
  SG_BUG_ONE_PLACE_TOO_FAR,
  SG_BUG_N_ONES,
  SG_BUG_EXPONENTS_ADDED,
  SG_BUG_PLACES_ADDED,
} SgBug;

#define SG_N_BUGS (SG_BUG_PLACES_ADDED + 1)

/* The bits 1 << bug of a set of bugs fit into a guint32. */
G_STATIC_ASSERT (SG_N_BUGS <= 32);

gboolean sg_bug_gives (SgBug self, const SgProblem *problem, guint answer);

guint32 sg_problem_find_bugs (const SgProblem *self, guint answer);
gboolean sg_problem_has_distinct_bugs (const SgProblem *self);

G_END_DECLS
