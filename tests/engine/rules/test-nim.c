/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/rules/sg-nim.h"

#include "test-main.h"

static void
test_nim_sum (void)
{
  const guint one[] = { 6 };
  const guint pair[] = { 85, 85 };
  const guint four[] = { 5, 3, 0, 2 };
  const guint nim[] = { 1, 2, 3 };

  g_assert_cmpuint (sg_nim_sum (NULL, 0), ==, 0);
  g_assert_cmpuint (sg_nim_sum (one, 1), ==, 6);
  g_assert_cmpuint (sg_nim_sum (pair, 2), ==, 0);
  g_assert_cmpuint (sg_nim_sum (four, 4), ==, 4);
  g_assert_cmpuint (sg_nim_sum (nim, 3), ==, 0);
}

/* Column by column: a digit of the sum is 1 if and only if its column has an odd number of 1s. */
static void
test_nim_sum_by_columns (void)
{
  for (guint a = 0; a < 32; a++)
    {
      for (guint b = 0; b < 32; b++)
        {
          for (guint c = 0; c < 32; c++)
            {
              const guint values[] = { a, b, c };
              guint expected = 0;

              for (guint power = 1; power <= 16; power *= 2)
                {
                  guint ones = a / power % 2 + b / power % 2 + c / power % 2;

                  expected += ones % 2 * power;
                }

              g_assert_cmpuint (sg_nim_sum (values, 3), ==, expected);
            }
        }
    }
}

static void
test_mex (void)
{
  const guint zero[] = { 0 };
  const guint no_zero[] = { 1, 2, 3 };
  const guint gap[] = { 4, 0, 1, 0, 2, 5 };
  const guint dense[] = { 3, 2, 1, 0 };
  const guint huge[] = { G_MAXUINT, 0, G_MAXUINT - 1 };

  g_assert_cmpuint (sg_mex (NULL, 0), ==, 0);
  g_assert_cmpuint (sg_mex (zero, 1), ==, 1);
  g_assert_cmpuint (sg_mex (no_zero, 3), ==, 0);
  g_assert_cmpuint (sg_mex (gap, 6), ==, 3);
  g_assert_cmpuint (sg_mex (dense, 4), ==, 4);
  g_assert_cmpuint (sg_mex (huge, 3), ==, 1);
}

static void
test_mex_of_many (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint round = 0; round < 2000; round++)
    {
      guint values[40];
      guint n = (guint)g_rand_int_range (rand, 0, G_N_ELEMENTS (values) + 1);
      guint mex = 0;
      gboolean found;

      for (guint i = 0; i < n; i++)
        values[i] = (guint)g_rand_int_range (rand, 0, 30);

      do
        {
          found = FALSE;
          for (guint i = 0; i < n; i++)
            found = found || values[i] == mex;
          if (found)
            mex++;
        }
      while (found);

      g_assert_cmpuint (sg_mex (values, n), ==, mex);
    }
}

static void
test_misere (void)
{
  g_assert_cmpuint (sg_misere_value (1), ==, 0);
  g_assert_cmpuint (sg_misere_value (86), ==, 85);
}

static void
assert_binary (guint value, guint n_digits, const char *expected)
{
  g_autofree char *string = sg_binary_to_string (value, n_digits);

  g_assert_cmpstr (string, ==, expected);
}

static void
test_binary (void)
{
  g_assert_cmpuint (sg_count_binary_digits (0), ==, 1);
  g_assert_cmpuint (sg_count_binary_digits (1), ==, 1);
  g_assert_cmpuint (sg_count_binary_digits (2), ==, 2);
  g_assert_cmpuint (sg_count_binary_digits (7), ==, 3);
  g_assert_cmpuint (sg_count_binary_digits (8), ==, 4);
  g_assert_cmpuint (sg_count_binary_digits (255), ==, 8);
  g_assert_cmpuint (sg_count_binary_digits (G_MAXUINT32), ==, 32);

  g_assert_cmpuint (sg_count_common_binary_digits ((const guint[]){ 0, 0 }, 2), ==, 1);
  g_assert_cmpuint (sg_count_common_binary_digits ((const guint[]){ 1, 9, 4 }, 3), ==, 4);
  g_assert_cmpuint (sg_count_common_binary_digits (NULL, 0), ==, 1);

  assert_binary (0, 0, "0");
  assert_binary (0, 1, "0");
  assert_binary (0, 4, "0000");
  assert_binary (5, 3, "101");
  assert_binary (5, 6, "000101");
  assert_binary (5, 1, "101");
  assert_binary (255, 8, "11111111");
  assert_binary (128, 8, "10000000");
}

void
add_tests (void)
{
  g_test_add_func ("/engine/nim/sum", test_nim_sum);
  g_test_add_func ("/engine/nim/sum-by-columns", test_nim_sum_by_columns);
  g_test_add_func ("/engine/nim/mex", test_mex);
  g_test_add_func ("/engine/nim/mex-of-many", test_mex_of_many);
  g_test_add_func ("/engine/nim/misere", test_misere);
  g_test_add_func ("/engine/nim/binary", test_binary);
}
