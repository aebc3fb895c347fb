/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* For each kind and difficulty of exercises: how many per cent each wrong idea solves, how many of
 * the exercises are different, the mean measure of difficulty and the time that one takes. An
 * excused idea is in brackets. */

#include <stdlib.h>

#include "ideas.h"

static guint
count_different (GPtrArray *exercises)
{
  guint n = 0;

  for (guint i = 0; i < exercises->len; i++)
    {
      gboolean seen = FALSE;

      for (guint j = 0; j < i && !seen; j++)
        seen = ichomp_exercise_equal (exercises->pdata[i], exercises->pdata[j]);
      n += !seen;
    }

  return n;
}

static void
print (IchompExerciseKind kind, guint difficulty, guint n)
{
  g_autoptr (GPtrArray) exercises =
      g_ptr_array_new_with_free_func ((GDestroyNotify)ichomp_exercise_unref);
  gint64 start = g_get_monotonic_time ();
  gint64 end;
  double measure = 0;

  for (guint seed = 0; seed < n; seed++)
    g_ptr_array_add (exercises, ichomp_exercise_new (kind, difficulty, seed));
  end = g_get_monotonic_time ();
  for (guint i = 0; i < n; i++)
    measure += ideas_measure (exercises->pdata[i]);

  g_print ("%-9s %u: %u different, measure %.1f, %.2f ms, at most %.0f %%;",
           ichomp_exercise_kind_get_id (kind), difficulty, count_different (exercises), measure / n,
           (double)(end - start) / 1000 / n, 100 * ideas_get_bound (kind, difficulty));

  for (guint idea = 0; idea < ideas_get_n (); idea++)
    {
      guint n_solved = 0;
      guint n_applies = 0;
      gboolean excused = ideas_is_excused (idea, kind, difficulty);

      for (guint i = 0; i < n; i++)
        {
          Idea result = ideas_try (idea, exercises->pdata[i]);

          n_applies += result != IDEA_DOES_NOT_APPLY;
          n_solved += result == IDEA_SOLVES;
        }
      if (n_applies > 0)
        g_print (excused ? " (%s %.0f)" : " %s %.0f", ideas_get_name (idea), 100.0 * n_solved / n);
    }
  g_print ("\n");
}

int
main (int argc, char **argv)
{
  guint n = argc > 1 ? (guint)atoi (argv[1]) : 1500;

  for (IchompExerciseKind kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    for (guint difficulty = 1; difficulty <= ICHOMP_EXERCISE_MAX_DIFFICULTY; difficulty++)
      print (kind, difficulty, n);

  return EXIT_SUCCESS;
}
