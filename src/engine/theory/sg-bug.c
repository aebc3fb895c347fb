/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A bug is a wrong rule that gives a definite answer. An answer is evidence of it only if it is
 * wrong and no other rule gives it. */

#include "sg-bug.h"

#include "engine/rules/sg-nim.h"

/* A family has one or two rules. */
typedef struct
{
  SgProblemKind kind;
  guint (*give) (const SgProblem *problem);
  guint (*give_too) (const SgProblem *problem);
} Row;

static guint
get_largest (const SgProblem *problem)
{
  guint largest = 0;

  for (guint i = 0; i < problem->n_numbers; i++)
    largest = MAX (largest, problem->numbers[i]);

  return largest;
}

static guint
add (const SgProblem *problem)
{
  guint sum = 0;

  for (guint i = 0; i < problem->n_numbers; i++)
    sum += problem->numbers[i];

  return sum;
}

static guint
add_decimal_digits (const SgProblem *problem)
{
  guint left[SG_PROBLEM_MAX_NUMBERS];
  guint result = 0;
  guint power = 1;
  guint any;

  for (guint i = 0; i < problem->n_numbers; i++)
    left[i] = problem->numbers[i];

  do
    {
      guint digit = 0;

      any = 0;
      for (guint i = 0; i < problem->n_numbers; i++)
        {
          digit += left[i] % 10;
          left[i] /= 10;
          any |= left[i];
        }
      result += digit % 10 * power;
      power *= 10;
    }
  while (any != 0);

  return result;
}

static guint
write_any_one (const SgProblem *problem)
{
  guint result = 0;

  for (guint i = 0; i < problem->n_numbers; i++)
    result |= problem->numbers[i];

  return result;
}

static guint
write_single_ones (const SgProblem *problem)
{
  guint seen = 0;
  guint seen_twice = 0;

  for (guint i = 0; i < problem->n_numbers; i++)
    {
      seen_twice |= seen & problem->numbers[i];
      seen |= problem->numbers[i];
    }

  return seen & ~seen_twice;
}

static guint
align_left (const SgProblem *problem)
{
  guint n_digits = sg_count_binary_digits (get_largest (problem));
  guint result = 0;

  for (guint i = 0; i < problem->n_numbers; i++)
    result ^= problem->numbers[i] << (n_digits - sg_count_binary_digits (problem->numbers[i]));

  return result;
}

static guint
subtract (const SgProblem *problem)
{
  guint twice = 2 * get_largest (problem);
  guint sum = add (problem);

  return twice > sum ? twice - sum : sum - twice;
}

static guint
give_largest_plus_one (const SgProblem *problem)
{
  return get_largest (problem) + 1;
}

static guint
count_numbers (const SgProblem *problem)
{
  return problem->n_numbers;
}

static guint
give_smallest (const SgProblem *problem)
{
  guint smallest = G_MAXUINT;

  for (guint i = 0; i < problem->n_numbers; i++)
    smallest = MIN (smallest, problem->numbers[i]);

  return smallest;
}

static gboolean
has_number (const SgProblem *problem, guint number)
{
  for (guint i = 0; i < problem->n_numbers; i++)
    if (problem->numbers[i] == number)
      return TRUE;

  return FALSE;
}

static guint
find_missing_from_one (const SgProblem *problem)
{
  guint missing = 1;

  while (has_number (problem, missing))
    missing++;

  return missing;
}

static guint
take_one_off (const SgProblem *problem)
{
  return problem->answer - (problem->answer > 0);
}

static guint
add_by_xor (const SgProblem *problem)
{
  return sg_nim_sum (problem->numbers, problem->n_numbers);
}

/* The numbers without the subject. */
static SgProblem
get_others (const SgProblem *problem)
{
  SgProblem others = { 0 };

  for (guint i = 0; i < problem->n_numbers; i++)
    if (i != problem->subject)
      others.numbers[others.n_numbers++] = problem->numbers[i];

  return others;
}

static guint
subtract_nim_sum (const SgProblem *problem)
{
  guint nim_sum = add_by_xor (problem);
  guint y = problem->numbers[problem->subject];

  return y > nim_sum ? y - nim_sum : nim_sum - y;
}

static guint
add_others (const SgProblem *problem)
{
  SgProblem others = get_others (problem);

  return add (&others);
}

static guint
write_any_one_of_others (const SgProblem *problem)
{
  SgProblem others = get_others (problem);

  return write_any_one (&others);
}

static guint
get_greatest_other (const SgProblem *problem)
{
  SgProblem others = get_others (problem);

  return get_largest (&others);
}

static guint
reverse (const SgProblem *problem)
{
  guint result = 0;

  for (guint left = problem->numbers[0]; left > 0; left /= 2)
    result = 2 * result + left % 2;

  return result;
}

static guint
go_too_far (const SgProblem *problem)
{
  return 2 * problem->numbers[0];
}

/* The sum over the ones of @each_one and @each_place times the place, counted from 0. */
static guint
count_ones (const SgProblem *problem, guint each_one, guint each_place)
{
  guint result = 0;

  for (guint place = 0; problem->numbers[0] >> place > 0; place++)
    if ((problem->numbers[0] >> place & 1) != 0)
      result += each_one + each_place * place;

  return result;
}

static guint
count_only (const SgProblem *problem)
{
  return count_ones (problem, 1, 0);
}

static guint
add_exponents (const SgProblem *problem)
{
  return count_ones (problem, 0, 1);
}

static guint
add_places (const SgProblem *problem)
{
  return count_ones (problem, 1, 1);
}

static const Row rows[] = {
  [SG_BUG_ADDED] = { SG_PROBLEM_XOR, add, add_decimal_digits },
  [SG_BUG_ANY_ONE] = { SG_PROBLEM_XOR, write_any_one },
  [SG_BUG_SINGLE_ONE] = { SG_PROBLEM_XOR, write_single_ones },
  [SG_BUG_LEFT_ALIGNED] = { SG_PROBLEM_XOR, align_left },
  [SG_BUG_SUBTRACTED] = { SG_PROBLEM_XOR, subtract },
  [SG_BUG_LARGEST_PLUS_ONE] = { SG_PROBLEM_MEX, give_largest_plus_one },
  [SG_BUG_HOW_MANY] = { SG_PROBLEM_MEX, count_numbers },
  [SG_BUG_SMALLEST_PRESENT] = { SG_PROBLEM_MEX, give_smallest },
  [SG_BUG_FORGOT_ZERO] = { SG_PROBLEM_MEX, find_missing_from_one },
  [SG_BUG_N_TILES] = { SG_PROBLEM_VALUE, add },
  [SG_BUG_CHOMP_VALUE] = { SG_PROBLEM_VALUE, take_one_off },
  [SG_BUG_LONGEST_ROW] = { SG_PROBLEM_VALUE, get_largest },
  [SG_BUG_ROWS_AS_HEAPS] = { SG_PROBLEM_VALUE, add_by_xor },
  [SG_BUG_DIFFERENCE] = { SG_PROBLEM_TARGET, subtract_nim_sum },
  [SG_BUG_NIM_SUM] = { SG_PROBLEM_TARGET, add_by_xor },
  [SG_BUG_SUM_OF_OTHERS] = { SG_PROBLEM_TARGET, add_others },
  [SG_BUG_ANY_ONE_OF_OTHERS] = { SG_PROBLEM_TARGET, write_any_one_of_others },
  [SG_BUG_GREATEST_OTHER] = { SG_PROBLEM_TARGET, get_greatest_other },
  [SG_BUG_REVERSED] = { SG_PROBLEM_BINARY, reverse },
  [SG_BUG_ONE_PLACE_TOO_FAR] = { SG_PROBLEM_BINARY, go_too_far },
  [SG_BUG_N_ONES] = { SG_PROBLEM_BINARY, count_only },
  [SG_BUG_EXPONENTS_ADDED] = { SG_PROBLEM_BINARY, add_exponents },
  [SG_BUG_PLACES_ADDED] = { SG_PROBLEM_BINARY, add_places },
};

G_STATIC_ASSERT (G_N_ELEMENTS (rows) == SG_N_BUGS);

/**
 * sg_bug_gives:
 * @self: a bug
 * @problem: a problem
 * @answer: an answer, right or wrong
 *
 * Returns: whether the bug is one of such problems, and a rule of it gives @answer
 */
gboolean
sg_bug_gives (SgBug self, const SgProblem *problem, guint answer)
{
  const Row *row;

  g_assert (self < SG_N_BUGS);
  g_assert (problem->n_numbers > 0);

  row = &rows[self];
  return row->kind == problem->kind
         && (row->give (problem) == answer
             || (row->give_too != NULL && row->give_too (problem) == answer));
}

/**
 * sg_problem_find_bugs:
 * @self: a problem
 * @answer: an answer
 *
 * Returns: the bugs that give @answer, the bit 1 << bug for each; 0 if it is right
 */
guint32
sg_problem_find_bugs (const SgProblem *self, guint answer)
{
  guint32 bugs = 0;

  if (answer == self->answer)
    return 0;

  for (SgBug bug = 0; bug < SG_N_BUGS; bug++)
    if (sg_bug_gives (bug, self, answer))
      bugs |= 1u << bug;

  return bugs;
}

/* Whether any two bugs that are wrong here give different answers, so that each can be told. */
gboolean
sg_problem_has_distinct_bugs (const SgProblem *self)
{
  for (SgBug bug = 0; bug < SG_N_BUGS; bug++)
    {
      const Row *row = &rows[bug];
      guint32 bugs;

      if (row->kind != self->kind)
        continue;
      bugs = sg_problem_find_bugs (self, row->give (self));
      if ((bugs & (bugs - 1)) != 0)
        return FALSE;
      if (row->give_too == NULL)
        continue;
      bugs = sg_problem_find_bugs (self, row->give_too (self));
      if ((bugs & (bugs - 1)) != 0)
        return FALSE;
    }

  return TRUE;
}
