/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What exercises are evidence of: no wrong idea solves more of them than its share, no answer that
 * never changes does, they get more difficult at each step, and there are many. */

#include "ideas.h"
#include "test-main.h"

#define N 400

/* Three standard deviations of a share of N exercises. The seeds are fixed. */
#define TOLERANCE 0.075

static GPtrArray *
make_exercises (IchompExerciseKind kind, guint difficulty)
{
  GPtrArray *exercises = g_ptr_array_new_with_free_func ((GDestroyNotify)ichomp_exercise_unref);

  for (guint seed = 0; seed < N; seed++)
    g_ptr_array_add (exercises, ichomp_exercise_new (kind, difficulty, seed));

  return exercises;
}

static void
check_ideas (GPtrArray *exercises, IchompExerciseKind kind, guint difficulty)
{
  double bound = ideas_get_bound (kind, difficulty) + TOLERANCE;

  for (guint idea = 0; idea < ideas_get_n (); idea++)
    {
      guint n_solved = 0;

      if (ideas_is_excused (idea, kind, difficulty))
        continue;
      for (guint i = 0; i < N; i++)
        n_solved += ideas_try (idea, exercises->pdata[i]) == IDEA_SOLVES;
      if (n_solved > bound * N)
        g_test_message ("%s %u: %s solves %u of %u", ichomp_exercise_kind_get_id (kind), difficulty,
                        ideas_get_name (idea), n_solved, N);
      g_assert_cmpfloat (n_solved, <=, bound * N);
    }
}

static void
test_ideas (gconstpointer data)
{
  IchompExerciseKind kind = GPOINTER_TO_UINT (data);
  double before = 0;

  for (guint difficulty = 1; difficulty <= ICHOMP_EXERCISE_MAX_DIFFICULTY; difficulty++)
    {
      g_autoptr (GPtrArray) exercises = make_exercises (kind, difficulty);
      double measure = 0;

      check_ideas (exercises, kind, difficulty);
      for (guint i = 0; i < N; i++)
        measure += ideas_measure (exercises->pdata[i]);
      g_test_message ("difficulty %u: measure %.1f", difficulty, measure / N);
      g_assert_cmpfloat (measure, >, before);
      before = measure;
    }
}

/* The numbers that a series offers before it has to repeat one. */
static void
test_different (void)
{
  static const struct
  {
    IchompExerciseKind kind;
    guint n[ICHOMP_EXERCISE_MAX_DIFFICULTY];
  } rows[] = {
    { ICHOMP_EXERCISE_BINARY, { 15, 30, 60, 150, 250 } },
    { ICHOMP_EXERCISE_XOR, { 20, 60, 300, 300, 300 } },
    { ICHOMP_EXERCISE_MEX, { 20, 60, 300, 300, 300 } },
    { ICHOMP_EXERCISE_DIAGRAM, { 20, 60, 30, 60, 60 } },
    { ICHOMP_EXERCISE_TWO_ROWS, { 21, 36, 70, 110, 180 } },
    { ICHOMP_EXERCISE_OUTCOME, { 300, 300, 300, 300, 300 } },
    { ICHOMP_EXERCISE_QUADRANT, { 250, 300, 300, 300, 300 } },
    { ICHOMP_EXERCISE_TARGET, { 300, 300, 300, 300, 300 } },
    { ICHOMP_EXERCISE_TILE, { 300, 300, 300, 300, 300 } },
  };

  for (gsize r = 0; r < G_N_ELEMENTS (rows); r++)
    for (guint difficulty = 1; difficulty <= ICHOMP_EXERCISE_MAX_DIFFICULTY; difficulty++)
      {
        g_autoptr (GPtrArray) exercises = make_exercises (rows[r].kind, difficulty);
        guint n = 0;

        for (guint i = 0; i < N; i++)
          {
            gboolean seen = FALSE;

            for (guint j = 0; j < i && !seen; j++)
              seen = ichomp_exercise_equal (exercises->pdata[i], exercises->pdata[j]);
            n += !seen;
          }
        g_test_message ("%s %u: %u different", ichomp_exercise_kind_get_id (rows[r].kind),
                        difficulty, n);
        g_assert_cmpuint (n, >=, rows[r].n[difficulty - 1]);
      }
}

void
add_tests (void)
{
  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    {
      g_autofree char *path =
          g_strdup_printf ("/exercise-ideas/%s", ichomp_exercise_kind_get_id (kind));

      g_test_add_data_func (path, GUINT_TO_POINTER (kind), test_ideas);
    }
  g_test_add_func ("/exercise-ideas/different", test_different);
}
