/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Simulated learners, each with one wrong rule and a slip in every tenth answer, go through
 * practice: their rule is told by its name within five exercises. The rules are written here again,
 * over digits and by other formulas. A learner without a wrong rule, who slips, is never said to
 * have one. */

#include "game/practice/ichomp-practice.h"

#include <stdlib.h>
#include <string.h>

#include "test-main.h"

#define N_RUNS 200
#define N_EXERCISES 5

typedef guint (*RuleFunc) (const IchompExercise *exercise);

static guint
digit_at (guint number, guint place)
{
  while (place-- > 0)
    number /= 2;

  return number % 2;
}

static guint
add_all (const IchompExercise *exercise)
{
  guint n;
  const guint *numbers = ichomp_exercise_get_numbers (exercise, &n);

  return n == 0 ? 0 : numbers[0] + numbers[1] + (n > 2 ? numbers[2] : 0) + (n > 3 ? numbers[3] : 0);
}

static guint
any_one (const IchompExercise *exercise)
{
  guint n;
  const guint *numbers = ichomp_exercise_get_numbers (exercise, &n);
  guint result = 0;

  for (guint place = 0, power = 1; place < 10; place++, power *= 2)
    for (guint i = 0; i < n; i++)
      if (digit_at (numbers[i], place) == 1)
        {
          result += power;
          break;
        }

  return result;
}

static guint
single_one (const IchompExercise *exercise)
{
  guint n;
  const guint *numbers = ichomp_exercise_get_numbers (exercise, &n);
  guint result = 0;

  for (guint place = 0, power = 1; place < 10; place++, power *= 2)
    {
      guint ones = 0;

      for (guint i = 0; i < n; i++)
        ones += digit_at (numbers[i], place);
      result += ones == 1 ? power : 0;
    }

  return result;
}

static guint
after_largest (const IchompExercise *exercise)
{
  guint n;
  const guint *numbers = ichomp_exercise_get_numbers (exercise, &n);
  guint next = 0;

  for (guint i = 0; i < n; i++)
    while (next <= numbers[i])
      next++;

  return next;
}

static guint
count_all (const IchompExercise *exercise)
{
  guint n;

  ichomp_exercise_get_numbers (exercise, &n);
  return n;
}

static guint
count_tiles (const IchompExercise *exercise)
{
  return sg_position_get_n_tiles (ichomp_exercise_get_position (exercise));
}

static guint
first_row (const IchompExercise *exercise)
{
  SgQuadrant quadrant = ichomp_exercise_get_quadrant (exercise);

  return sg_diagram_get_row (
      sg_position_get_diagram (ichomp_exercise_get_position (exercise), quadrant), 0);
}

static guint
read_backwards (const IchompExercise *exercise)
{
  guint n;
  const guint *numbers = ichomp_exercise_get_numbers (exercise, &n);
  guint result = 0;

  for (guint left = numbers[0]; left > 0; left /= 2)
    result = result + result + left % 2;

  return result;
}

static guint
answer_rightly (const IchompExercise *exercise)
{
  return ichomp_exercise_get_result (exercise);
}

/* Whether the claim is made within five exercises. Other claims are counted. */
static gboolean
is_told (IchompExerciseKind kind,
         guint difficulty,
         RuleFunc rule,
         const char *claim,
         GRand *rand,
         guint *n_of_slips,
         guint *n_slips)
{
  g_autoptr (IchompPractice) practice = ichomp_practice_new (NULL, NULL);
  gboolean told = FALSE;

  ichomp_practice_start (practice, ichomp_practice_draw_seed (rand), 1u << kind, difficulty);
  for (guint i = 0; i < N_EXERCISES; i++)
    {
      const IchompExercise *exercise = ichomp_practice_get_exercise (practice);
      gboolean slips = g_rand_int_range (rand, 0, 10) == 0;
      guint number = rule (exercise);
      IchompAnswer answer = { .form = ichomp_exercise_get_form (exercise),
                              .number = slips ? number + 1 : number };

      *n_slips += slips;
      if (!ichomp_practice_answer (practice, &answer))
        {
          g_autofree char *reason = ichomp_practice_dup_reason (practice, ICHOMP_VOICE_WRITTEN);

          if (claim != NULL && strstr (reason, claim) != NULL)
            {
              told = TRUE;
              *n_of_slips += slips;
            }
          ichomp_practice_reveal (practice);
        }
      ichomp_practice_next (practice);
    }

  return told;
}

static void
test_learners (void)
{
  static const struct
  {
    const char *name;
    IchompExerciseKind kind;
    guint difficulty;
    RuleFunc rule;
    const char *claim;
  } learners[] = {
    { "adds", ICHOMP_EXERCISE_XOR, 3, add_all, "You added." },
    { "any 1", ICHOMP_EXERCISE_XOR, 3, any_one, "You wrote 1 wherever" },
    { "single 1", ICHOMP_EXERCISE_XOR, 3, single_one, "Three ones are odd" },
    { "largest", ICHOMP_EXERCISE_MEX, 3, after_largest, "not the largest number" },
    { "how many", ICHOMP_EXERCISE_MEX, 3, count_all, "not how many numbers" },
    { "tiles", ICHOMP_EXERCISE_DIAGRAM, 3, count_tiles, "not how many tiles" },
    { "first row", ICHOMP_EXERCISE_TWO_ROWS, 3, first_row, "length of the longest row." },
    { "backwards", ICHOMP_EXERCISE_DECIMAL, 4, read_backwards, "is on the right." },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_classes = 0;

  for (gsize l = 0; l < G_N_ELEMENTS (learners); l++)
    {
      guint n_told = 0;
      guint n_of_slips = 0;
      guint n_slips = 0;

      for (guint i = 0; i < N_RUNS; i++)
        n_told += is_told (learners[l].kind, learners[l].difficulty, learners[l].rule,
                           learners[l].claim, rand, &n_of_slips, &n_slips);
      g_test_message ("%s: told in %u of %u runs, at %u of %u slips", learners[l].name, n_told,
                      N_RUNS, n_of_slips, n_slips);
      n_classes += n_told >= 0.8 * N_RUNS;
      g_assert_cmpuint (20 * n_of_slips, <=, n_slips);
    }
  g_assert_cmpuint (n_classes, >=, 7);
}

/* No claim of any rule is made to those who know the rule and slip. */
static void
test_slips (void)
{
  static const char *const claims[] = { "You added.", "You wrote 1", "You subtracted.",
                                        "The first gap counts", "The columns start" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);
  guint n = 0;
  guint n_told = 0;

  for (guint i = 0; i < N_RUNS; i++)
    for (gsize c = 0; c < G_N_ELEMENTS (claims); c++)
      {
        guint n_of_slips = 0;

        n_told += is_told (i % 2 == 0 ? ICHOMP_EXERCISE_XOR : ICHOMP_EXERCISE_MEX, 3,
                           answer_rightly, claims[c], rand, &n_of_slips, &n);
      }
  g_test_message ("%u claims in %u slips", n_told, n);
  g_assert_cmpuint (n, >, 300);
  g_assert_cmpuint (20 * n_told, <=, n);
}

/* The first time, the sentence is about the answer; if two rules give it, there is none. */
static void
test_first_time (void)
{
  g_autoptr (IchompPractice) practice = ichomp_practice_new (NULL, NULL);

  ichomp_practice_start (practice, 48213, 1u << ICHOMP_EXERCISE_XOR, 3);
  for (guint i = 0; i < 3; i++)
    {
      const IchompExercise *exercise = ichomp_practice_get_exercise (practice);
      IchompAnswer answer = { .form = ICHOMP_ANSWER_NUMBER, .number = add_all (exercise) };
      g_autofree char *reason = NULL;

      g_assert_false (ichomp_practice_answer (practice, &answer));
      reason = ichomp_practice_dup_reason (practice, ICHOMP_VOICE_WRITTEN);
      g_assert_true (g_str_has_prefix (reason, i == 0 ? "This is what adding gives. "
                                                      : "You added. XOR is not a sum. "));
      ichomp_practice_reveal (practice);
      ichomp_practice_next (practice);
    }
}

void
add_tests (void)
{
  g_test_add_func ("/learners/learners", test_learners);
  g_test_add_func ("/learners/slips", test_slips);
  g_test_add_func ("/learners/first-time", test_first_time);
}
