/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of the user's mistakes: no more than are kept, all different, each with a right
 * answer. */

#include "fuzz-record.h"
#include "game/practice/ichomp-mistakes.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (IchompMistakes) mistakes = ichomp_mistakes_new (NULL);
  g_autoptr (IchompExercise) exercise = ichomp_exercise_new (ICHOMP_EXERCISE_XOR, 3, 1);
  guint n;

  fuzz_check_record (ICHOMP_RECORD (mistakes), data, size);
  n = ichomp_mistakes_get_n (mistakes);
  g_assert_cmpuint (n, <=, ICHOMP_MISTAKES_MAX);
  for (guint i = 0; i < n; i++)
    for (guint j = i + 1; j < n; j++)
      g_assert_false (ichomp_exercise_equal (ichomp_mistakes_get (mistakes, i),
                                             ichomp_mistakes_get (mistakes, j)));

  ichomp_mistakes_judge (mistakes, exercise, FALSE);
  n = ichomp_mistakes_get_n (mistakes);
  g_assert_true (ichomp_exercise_equal (ichomp_mistakes_get (mistakes, n - 1), exercise));
  ichomp_mistakes_judge (mistakes, exercise, TRUE);
  ichomp_mistakes_judge (mistakes, exercise, TRUE);
  g_assert_cmpuint (ichomp_mistakes_get_n (mistakes), ==, n - 1);
  return 0;
}
