/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The wording of exercises: whole sentences with isolated formulas, and a reason for every wrong
 * answer. */

#include "game/practice/ichomp-exercise.h"
#include "game/words/ichomp-wording.h"

#include <stdlib.h>
#include <string.h>

#include "test-main.h"
#include "wording-checks.h"

static void
assert_no_marks (const char *text)
{
  checks_assert_whole (text);
  g_assert_null (strstr (text, MINUS));
  g_assert_null (strchr (text, '='));
  g_assert_null (strchr (text, '{'));
}

static void
check_solution (const IchompExercise *exercise)
{
  g_auto (GStrv) written = ichomp_exercise_dup_solution (exercise, ICHOMP_VOICE_WRITTEN);
  g_auto (GStrv) spoken = ichomp_exercise_dup_solution (exercise, ICHOMP_VOICE_SPOKEN);

  g_assert_cmpuint (g_strv_length (written), >=, 1);
  g_assert_cmpuint (g_strv_length (written), ==, g_strv_length (spoken));
  for (guint i = 0; written[i] != NULL; i++)
    checks_assert_sentence (written[i]);
}

/* An answer has a reason if and only if it is wrong. */
static void
check_answer (const IchompExercise *exercise, const IchompAnswer *answer)
{
  g_autofree char *reason = ichomp_exercise_dup_reason (exercise, answer, ICHOMP_VOICE_WRITTEN);
  g_autofree char *spoken = ichomp_exercise_dup_reason (exercise, answer, ICHOMP_VOICE_SPOKEN);

  g_assert_cmpint (reason == NULL, ==, ichomp_exercise_check (exercise, answer));
  g_assert_cmpint (reason == NULL, ==, spoken == NULL);
  if (reason != NULL)
    {
      checks_assert_sentence (reason);
      checks_assert_whole (spoken);
    }
}

static void
check_answers (const IchompExercise *exercise)
{
  IchompAnswer answer = { .form = ichomp_exercise_get_form (exercise) };

  switch (answer.form)
    {
    case ICHOMP_ANSWER_NUMBER:
    case ICHOMP_ANSWER_BINARY:
      for (answer.number = 0; answer.number < 40; answer.number++)
        check_answer (exercise, &answer);
      answer.number = 999999;
      check_answer (exercise, &answer);
      break;
    case ICHOMP_ANSWER_OUTCOME:
      check_answer (exercise, &answer);
      answer.outcome = SG_OUTCOME_N;
      check_answer (exercise, &answer);
      break;
    case ICHOMP_ANSWER_QUADRANT:
      SG_FOREACH_QUADRANT (q)
        {
          answer.quadrant = q;
          check_answer (exercise, &answer);
        }
      break;
    case ICHOMP_ANSWER_TILE:
      SG_FOREACH_QUADRANT (q)
        for (guint i = 0; i < 9; i++)
          {
            answer.tile = (SgMove){ q, i / 3, i % 3 };
            if (sg_position_has_tile (ichomp_exercise_get_position (exercise), &answer.tile))
              check_answer (exercise, &answer);
          }
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
test_every_kind (gconstpointer data)
{
  IchompExerciseKind kind = GPOINTER_TO_UINT (data);

  checks_assert_whole (ichomp_exercise_kind_get_name (kind));
  for (guint i = 0; i < 250; i++)
    {
      g_autoptr (IchompExercise) exercise = ichomp_exercise_new (kind, 1 + i % 5, i);
      g_autofree char *question = ichomp_exercise_dup_question (exercise, ICHOMP_VOICE_WRITTEN);
      g_autofree char *spoken = ichomp_exercise_dup_question (exercise, ICHOMP_VOICE_SPOKEN);
      g_autofree char *answer = ichomp_exercise_dup_answer (exercise, ICHOMP_VOICE_WRITTEN);
      g_autofree char *expected = ichomp_exercise_dup_expected (exercise);

      checks_assert_sentence (question);
      assert_no_marks (spoken);
      checks_assert_isolated (answer);
      g_assert_null (strpbrk (answer, "%\n"));
      checks_assert_sentence (expected);
      check_solution (exercise);
      check_answers (exercise);
    }
}

static void
assert_question (IchompExerciseKind kind, guint difficulty, guint32 seed, const char *expected)
{
  g_autoptr (IchompExercise) exercise = ichomp_exercise_new (kind, difficulty, seed);
  g_autofree char *question = ichomp_exercise_dup_question (exercise, ICHOMP_VOICE_WRITTEN);

  checks_assert_text (question, expected);
}

static void
assert_answer (IchompExerciseKind kind, guint difficulty, guint32 seed, const char *expected)
{
  g_autoptr (IchompExercise) exercise = ichomp_exercise_new (kind, difficulty, seed);
  g_autofree char *answer = ichomp_exercise_dup_answer (exercise, ICHOMP_VOICE_WRITTEN);

  checks_assert_text (answer, expected);
}

static void
test_examples (void)
{
  assert_question (ICHOMP_EXERCISE_BINARY, 1, 48213, "Write 2 in binary.");
  assert_question (ICHOMP_EXERCISE_DECIMAL, 3, 10000,
                   "[10111] is a number in binary. Write it in decimal.");
  assert_question (ICHOMP_EXERCISE_XOR, 3, 99999, "What is [19 XOR 16 XOR 13]?");
  assert_question (
      ICHOMP_EXERCISE_MEX, 4, 0,
      "What is the mex of [{10, 5, 6, 19, 4, 15, 3, 7, 19, 5, 14, 9, 0, 19, 21, 1, 10, 8, 2}], the "
      "first number missing from it?");
  assert_question (ICHOMP_EXERCISE_TWO_ROWS, 5, 0,
                   "Two rows, 22 and 10 tiles long: what is their value?");
  assert_question (ICHOMP_EXERCISE_TARGET, 4, 0,
                   "Bottom right: which number does 8 have to become, so that u becomes 0?");

  assert_answer (ICHOMP_EXERCISE_BINARY, 1, 48213, "[10]");
  assert_answer (ICHOMP_EXERCISE_DECIMAL, 3, 10000, "23");
  assert_answer (ICHOMP_EXERCISE_OUTCOME, 4, 10000, "N-position");
  assert_answer (ICHOMP_EXERCISE_QUADRANT, 3, 99999, "Bottom right");
  assert_answer (ICHOMP_EXERCISE_TILE, 5, 10000, "Top right, row 3, column 3");
}

static void
assert_reason (IchompExerciseKind kind,
               guint difficulty,
               guint32 seed,
               const char *typed,
               const char *expected)
{
  g_autoptr (IchompExercise) exercise = ichomp_exercise_new (kind, difficulty, seed);
  IchompAnswer answer;
  g_autofree char *reason = NULL;

  g_assert_true (ichomp_exercise_read_answer (exercise, typed, &answer));
  reason = ichomp_exercise_dup_reason (exercise, &answer, ICHOMP_VOICE_WRITTEN);
  checks_assert_text (reason, expected);
}

static void
test_reasons (void)
{
  assert_reason (ICHOMP_EXERCISE_BINARY, 1, 48213, "101",
                 "[101] in binary is 5 in decimal, not 2.");
  assert_reason (ICHOMP_EXERCISE_DECIMAL, 3, 10000, "5", "5 is [101] in binary, not [10111].");
  assert_reason (ICHOMP_EXERCISE_XOR, 3, 99999, "6",
                 "6 has a 0 in the column of 8. The column of 8 has 1 one, an odd number, so the "
                 "digit is 1.");
  assert_reason (
      ICHOMP_EXERCISE_XOR, 3, 99999, "15",
      "15 has a 1 in the column of 1. The column of 1 has 2 ones, an even number, so the "
      "digit is 0.");
  assert_reason (ICHOMP_EXERCISE_XOR, 3, 99999, "46",
                 "46 has a 1 in the column of 32. The column of 32 has 0 ones, an even number, so "
                 "the digit is 0.");
  assert_reason (ICHOMP_EXERCISE_MEX, 4, 0, "3", "3 is there, so it is not missing.");
  assert_reason (ICHOMP_EXERCISE_MEX, 4, 0, "12",
                 "12 is missing, but a smaller number is missing, too.");
  assert_reason (ICHOMP_EXERCISE_TWO_ROWS, 5, 0, "5",
                 "Top right, row 1, column 4: this tile leads to 5, and no tile leads to the value "
                 "itself.");
  assert_reason (
      ICHOMP_EXERCISE_TWO_ROWS, 1, 48213, "12",
      "No tile leads to 12, but there is a smaller number that no tile leads to, either.");
  assert_reason (ICHOMP_EXERCISE_TARGET, 4, 0, "5", "With 5 instead of 8, the new u is 7, not 0.");
}

/* The rule for two rows agrees with the table for all lengths. */
static void
test_two_rows (void)
{
  for (guint seed = 0; seed < 300; seed++)
    {
      g_autoptr (IchompExercise) exercise = ichomp_exercise_new (ICHOMP_EXERCISE_TWO_ROWS, 5, seed);
      const SgDiagram *diagram =
          sg_position_get_diagram (ichomp_exercise_get_position (exercise), SG_QUADRANT_NE);
      guint n = sg_diagram_get_row (diagram, 0);
      guint m = sg_diagram_get_row (diagram, 1);
      guint value = ichomp_exercise_get_result (exercise);
      guint distance = n - m;
      g_auto (GStrv) solution = ichomp_exercise_dup_solution (exercise, ICHOMP_VOICE_SPOKEN);
      g_autofree char *end = g_strdup_printf ("the value is %u.", value);

      if (distance % 2 == 0)
        {
          g_assert_true (g_str_has_prefix (solution[1], "The distance is even: "));
          g_assert_cmpuint (value, ==, n + (m + 1) / 2);
        }
      else
        {
          g_assert_true (g_str_has_prefix (solution[1], "The distance is odd: "));
          g_assert_cmpuint (value, ==, distance + MIN (distance, m) / 2);
        }
      g_assert_cmpuint (g_strv_length (solution), ==, 3);
      g_assert_true (g_str_has_suffix (solution[2], end));
    }
}

static void
test_numbers (void)
{
  const guint numbers[] = { 6, 13, 4 };
  g_autofree char *fits = ichomp_wording_power (ICHOMP_VOICE_WRITTEN, 13, 3);
  g_autofree char *too_large = ichomp_wording_power (ICHOMP_VOICE_WRITTEN, 13, 1);
  g_autofree char *powers = ichomp_wording_powers (ICHOMP_VOICE_WRITTEN, 13);
  g_autofree char *odd = ichomp_wording_xor_column (numbers, 3, 2);
  g_autofree char *single = ichomp_wording_xor_column (numbers, 3, 0);
  g_autofree char *none = ichomp_wording_xor_column (numbers, 3, 5);
  g_autofree char *zero = ichomp_wording_mex (0);
  g_autofree char *two = ichomp_wording_mex (2);

  checks_assert_text (fits, "[13 " MINUS " 8 = 5], so the digit of 8 is 1.");
  checks_assert_text (too_large, "2 does not fit into 1, so the digit of 2 is 0.");
  checks_assert_text (powers, "[13 = 8 + 4 + 1] is [1101] in binary.");
  checks_assert_text (odd, "The column of 4 has 3 ones, an odd number, so the digit is 1.");
  checks_assert_text (single, "The column of 1 has 1 one, an odd number, so the digit is 1.");
  checks_assert_text (none, "The column of 32 has 0 ones, an even number, so the digit is 0.");
  checks_assert_text (zero, "0 is missing, and no number is smaller: the mex is 0.");
  checks_assert_text (two, "2 is missing, and every number below 2 is there: the mex is 2.");
}

/* The number in what is expected is never the answer. */
static void
test_example (void)
{
  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    for (guint i = 0; i < 5 * 300; i++)
      {
        g_autoptr (IchompExercise) exercise = ichomp_exercise_new (kind, i % 5 + 1, i);
        g_autofree char *expected = ichomp_exercise_dup_expected (exercise);
        const char *digits = expected + strcspn (expected, "0123456789");

        if (ichomp_exercise_get_form (exercise) == ICHOMP_ANSWER_NUMBER)
          g_assert_cmpint (atoi (digits), !=, ichomp_exercise_get_result (exercise));
      }
}

void
add_tests (void)
{
  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    {
      g_autofree char *path = g_strdup_printf ("/exercise-wording/every-kind/%u", kind);

      g_test_add_data_func (path, GUINT_TO_POINTER (kind), test_every_kind);
    }
  g_test_add_func ("/exercise-wording/examples", test_examples);
  g_test_add_func ("/exercise-wording/reasons", test_reasons);
  g_test_add_func ("/exercise-wording/two-rows", test_two_rows);
  g_test_add_func ("/exercise-wording/numbers", test_numbers);
  g_test_add_func ("/exercise-wording/example", test_example);
}
