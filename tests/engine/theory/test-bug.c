/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Bugs, each worked out again over texts of digits or by hand. */

#include "engine/theory/sg-bug.h"

#include <string.h>

#include "test-main.h"

#define WIDTH 12

/* The number in binary, filled up on the left to WIDTH digits. */
static void
write_digits (guint number, char digits[WIDTH + 1])
{
  for (guint i = 0; i < WIDTH; i++)
    digits[i] = (number & 1u << (WIDTH - 1 - i)) != 0 ? '1' : '0';
  digits[WIDTH] = '\0';
}

static guint
read_digits (const char *digits)
{
  return (guint)g_ascii_strtoull (digits, NULL, 2);
}

static SgProblem
make_problem (SgProblemKind kind, const guint *numbers, guint n_numbers, guint answer)
{
  SgProblem problem = { .kind = kind, .n_numbers = n_numbers, .answer = answer };

  memcpy (problem.numbers, numbers, n_numbers * sizeof (guint));
  return problem;
}

static void
assert_gives (SgBug bug, const SgProblem *problem, guint expected)
{
  g_assert_true (sg_bug_gives (bug, problem, expected));
  for (guint answer = 0; answer < 200; answer++)
    if (answer != expected && bug != SG_BUG_ADDED)
      g_assert_false (sg_bug_gives (bug, problem, answer));
}

/* Column by column, over the written digits. */
static void
test_columns (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint i = 0; i < 2000; i++)
    {
      guint numbers[4];
      guint n = (guint)g_rand_int_range (rand, 2, 5);
      char digits[4][WIDTH + 1];
      char left[4][WIDTH + 1];
      char any[WIDTH + 1] = "";
      char single[WIDTH + 1] = "";
      char aligned[WIDTH + 1] = "";
      guint longest = 0;
      guint sum = 0;
      guint largest = 0;
      SgProblem problem;

      for (guint k = 0; k < n; k++)
        {
          const char *first;

          numbers[k] = (guint)g_rand_int_range (rand, 1, 100);
          sum += numbers[k];
          largest = MAX (largest, numbers[k]);
          write_digits (numbers[k], digits[k]);
          first = strchr (digits[k], '1');
          longest = MAX (longest, (guint)strlen (first));
          memset (left[k], '0', WIDTH);
          memcpy (left[k], first, strlen (first));
        }
      for (guint c = 0; c < WIDTH; c++)
        {
          guint ones = 0;
          guint left_ones = 0;

          for (guint k = 0; k < n; k++)
            {
              ones += digits[k][c] == '1';
              left_ones += left[k][c] == '1';
            }
          any[c] = ones > 0 ? '1' : '0';
          single[c] = ones == 1 ? '1' : '0';
          aligned[c] = left_ones % 2 == 1 ? '1' : '0';
        }
      aligned[longest] = '\0';

      problem = make_problem (SG_PROBLEM_XOR, numbers, n, 0);
      assert_gives (SG_BUG_ANY_ONE, &problem, read_digits (any));
      assert_gives (SG_BUG_SINGLE_ONE, &problem, read_digits (single));
      assert_gives (SG_BUG_LEFT_ALIGNED, &problem, read_digits (aligned));
      assert_gives (SG_BUG_SUBTRACTED, &problem, (guint)ABS ((int)(2 * largest) - (int)sum));
      g_assert_true (sg_bug_gives (SG_BUG_ADDED, &problem, sum));
    }
}

static void
test_by_hand (void)
{
  const guint decimals[] = { 27, 15, 9 };
  const guint set[] = { 0, 1, 1, 3, 7 };
  const guint rows[] = { 4, 2, 1 };
  const guint values[] = { 9, 4, 6, 0 };
  const guint number[] = { 12 };
  SgProblem xor_problem = make_problem (SG_PROBLEM_XOR, decimals, 3, 27 ^ 15 ^ 9);
  SgProblem mex = make_problem (SG_PROBLEM_MEX, set, 5, 2);
  SgProblem value = make_problem (SG_PROBLEM_VALUE, rows, 3, 3);
  SgProblem target = make_problem (SG_PROBLEM_TARGET, values, 4, 2);
  SgProblem binary = make_problem (SG_PROBLEM_BINARY, number, 1, 12);

  /* 7 + 5 + 9 = 21, and 2 + 1 = 3: 31 without carry; 51 with it. */
  g_assert_true (sg_bug_gives (SG_BUG_ADDED, &xor_problem, 31));
  g_assert_true (sg_bug_gives (SG_BUG_ADDED, &xor_problem, 51));
  g_assert_false (sg_bug_gives (SG_BUG_ADDED, &xor_problem, 41));

  assert_gives (SG_BUG_LARGEST_PLUS_ONE, &mex, 8);
  assert_gives (SG_BUG_HOW_MANY, &mex, 5);
  assert_gives (SG_BUG_SMALLEST_PRESENT, &mex, 0);
  assert_gives (SG_BUG_FORGOT_ZERO, &mex, 2);

  assert_gives (SG_BUG_N_TILES, &value, 7);
  assert_gives (SG_BUG_CHOMP_VALUE, &value, 2);
  assert_gives (SG_BUG_LONGEST_ROW, &value, 4);
  assert_gives (SG_BUG_ROWS_AS_HEAPS, &value, 7);

  /* u is 9 XOR 4 XOR 6 = 11. */
  assert_gives (SG_BUG_DIFFERENCE, &target, 2);
  assert_gives (SG_BUG_NIM_SUM, &target, 11);
  assert_gives (SG_BUG_SUM_OF_OTHERS, &target, 10);
  assert_gives (SG_BUG_ANY_ONE_OF_OTHERS, &target, 6);
  assert_gives (SG_BUG_GREATEST_OTHER, &target, 6);

  /* 1100 */
  assert_gives (SG_BUG_REVERSED, &binary, 3);
  assert_gives (SG_BUG_ONE_PLACE_TOO_FAR, &binary, 24);
  assert_gives (SG_BUG_N_ONES, &binary, 2);
  assert_gives (SG_BUG_EXPONENTS_ADDED, &binary, 5);
  assert_gives (SG_BUG_PLACES_ADDED, &binary, 7);
}

/* A right answer is no bug, even if a wrong rule gives it; a wrong one may fit several. */
static void
test_evidence (void)
{
  const guint two[] = { 5, 3 };
  const guint rows[] = { 4, 2, 1 };
  SgProblem sum = make_problem (SG_PROBLEM_XOR, two, 2, 6);
  SgProblem value = make_problem (SG_PROBLEM_VALUE, rows, 3, 3);

  g_assert_true (sg_bug_gives (SG_BUG_SINGLE_ONE, &sum, 6));
  g_assert_cmpuint (sg_problem_find_bugs (&sum, 6), ==, 0);
  g_assert_cmpuint (sg_problem_find_bugs (&sum, 8), ==, 1u << SG_BUG_ADDED);
  g_assert_cmpuint (sg_problem_find_bugs (&sum, 9), ==, 0);
  g_assert_true (sg_problem_has_distinct_bugs (&sum));

  g_assert_cmpuint (sg_problem_find_bugs (&value, 7), ==,
                    1u << SG_BUG_N_TILES | 1u << SG_BUG_ROWS_AS_HEAPS);
  g_assert_false (sg_problem_has_distinct_bugs (&value));
}

void
add_tests (void)
{
  g_test_add_func ("/bug/columns", test_columns);
  g_test_add_func ("/bug/by-hand", test_by_hand);
  g_test_add_func ("/bug/evidence", test_evidence);
}
