/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of the results of practice: the days are in order, and no count is above another one
 * that it is part of. */

#include <string.h>

#include "fuzz-record.h"
#include "game/practice/ichomp-practice-results.h"

static void
assert_counts (IchompPracticeResults *results)
{
  for (guint i = 0; i < ichomp_practice_results_get_n_days (results); i++)
    {
      IchompPracticeCount count;

      g_assert_cmpuint (strlen (ichomp_practice_results_get_day (results, i)), ==,
                        strlen ("2026-11-21"));
      if (i > 0)
        g_assert_cmpstr (ichomp_practice_results_get_day (results, i - 1), <,
                         ichomp_practice_results_get_day (results, i));
      ichomp_practice_results_count_day (results, i, &count);
      g_assert_cmpuint (count.tried, >, 0);
      g_assert_cmpuint (count.right, <=, count.tried);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  static const IchompPracticeCount count = { 1, 1, 1 };
  g_autoptr (IchompPracticeResults) results = ichomp_practice_results_new (NULL);
  g_autofree char *table = NULL;

  fuzz_check_record (ICHOMP_RECORD (results), data, size);
  assert_counts (results);

  ichomp_practice_results_add (results, "2026-11-21", ICHOMP_EXERCISE_XOR, &count);
  assert_counts (results);
  table = ichomp_practice_results_to_csv (results);
  g_assert_true (g_str_is_ascii (table));
  return 0;
}
