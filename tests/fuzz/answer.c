/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Typed answers: the first byte chooses the exercise, the second whether digits are the language's
 * own, the rest is the text. */

#include <string.h>

#include "game/base/ichomp-digits.h"
#include "fuzz.h"
#include "game/practice/ichomp-practice.h"

#define N_SEEDS 2
#define N_EXERCISES (ICHOMP_N_EXERCISE_KINDS * ICHOMP_EXERCISE_MAX_DIFFICULTY * N_SEEDS)

static IchompExercise *exercises[N_EXERCISES];

static char *
write_answer (const IchompAnswer *answer)
{
  switch (answer->form)
    {
    case ICHOMP_ANSWER_NUMBER:
      return ichomp_digits_printf ("%u", answer->number);
    case ICHOMP_ANSWER_BINARY:
      return sg_binary_to_string (answer->number, 1);
    case ICHOMP_ANSWER_OUTCOME:
      return g_strdup (answer->outcome == SG_OUTCOME_P ? "p" : "N");
    case ICHOMP_ANSWER_QUADRANT:
      return g_strdup (sg_quadrant_to_string (answer->quadrant));
    case ICHOMP_ANSWER_TILE:
      return sg_move_to_string (&answer->tile);
    default:
      g_assert_not_reached ();
    }
}

/* The answer is the same after writing and reading, and its judgement has words. */
static void
assert_judged (const IchompExercise *exercise, const IchompAnswer *answer)
{
  g_autofree char *text = write_answer (answer);
  g_autofree char *text_again = NULL;
  g_autofree char *reason = ichomp_exercise_dup_reason (exercise, answer, ICHOMP_VOICE_WRITTEN);
  gboolean right = ichomp_exercise_check (exercise, answer);
  IchompAnswer again;

  g_assert_true (ichomp_exercise_read_answer (exercise, text, &again));
  text_again = write_answer (&again);
  g_assert_cmpstr (text_again, ==, text);
  g_assert_cmpint (ichomp_exercise_check (exercise, &again), ==, right);

  g_assert_cmpint (right, ==, reason == NULL);
  if (right)
    {
      g_autofree char *confirmation =
          ichomp_exercise_dup_confirmation (exercise, answer, ICHOMP_VOICE_WRITTEN);

      fuzz_assert_sentence (confirmation);
    }
  else
    fuzz_assert_sentence (reason);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = NULL;
  g_autofree char *ascii = NULL;
  IchompExercise **exercise;
  IchompAnswer answer;
  guint number = 0;

  if (size < 2)
    return 0;

  exercise = &exercises[data[0] % N_EXERCISES];
  if (*exercise == NULL)
    *exercise =
        ichomp_exercise_new (data[0] % ICHOMP_N_EXERCISE_KINDS,
                             1 + data[0] / ICHOMP_N_EXERCISE_KINDS % ICHOMP_EXERCISE_MAX_DIFFICULTY,
                             data[0] % N_EXERCISES);
  ichomp_digits_set_own ((data[1] & 1) != 0);

  /* GTK has refused any other text. */
  text = fuzz_dup_string (data + 2, size - 2);
  if (!g_utf8_validate (text, -1, NULL))
    return 0;

  if (ichomp_exercise_read_answer (*exercise, text, &answer))
    assert_judged (*exercise, &answer);
  else
    {
      g_autofree char *expected = ichomp_exercise_dup_expected (*exercise);

      fuzz_assert_sentence (expected);
    }

  ascii = ichomp_digits_to_ascii (text);
  g_assert_true (g_utf8_validate (ascii, -1, NULL));
  if (ichomp_practice_read_seed (text, &number))
    {
      g_assert_cmpuint (number, >=, ICHOMP_PRACTICE_MIN_SEED);
      g_assert_cmpuint (number, <=, ICHOMP_PRACTICE_MAX_SEED);
    }
  return 0;
}
