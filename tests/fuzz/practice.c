/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of the results of practice: it is the same after loading and saving, and no count is above
 * its limit. */

#include <string.h>

#include "fuzz.h"
#include "practice/ichomp-practice-results.h"
#include "support.h"

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

/* Adds an exercise and returns the table. */
static char *
save (const char *path)
{
  static const IchompPracticeCount count = { 1, 1, 1 };
  IchompStore *store = ichomp_store_new (path);
  IchompPracticeResults *results = ichomp_practice_results_new (store);
  char *table;

  assert_counts (results);
  ichomp_practice_results_add (results, "2026-11-21", ICHOMP_EXERCISE_XOR, &count);
  assert_counts (results);
  table = ichomp_practice_results_to_csv (results);
  g_assert_finalize_object (results);
  ichomp_store_flush (store);
  g_assert_finalize_object (store);
  support_iterate ();
  return table;
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *path = g_build_filename (fuzz_get_folder (), "practice.ini", NULL);
  IchompStore *store = ichomp_store_new (path);
  IchompPracticeResults *results = NULL;
  g_autofree char *table = NULL;
  g_autofree char *table_again = NULL;

  fuzz_write_file (path, data, size);
  table = save (path);
  results = ichomp_practice_results_new (store);
  table_again = ichomp_practice_results_to_csv (results);
  g_assert_cmpstr (table_again, ==, table);
  g_assert_true (g_utf8_validate (table, -1, NULL));
  g_assert_finalize_object (results);
  g_assert_finalize_object (store);
  return 0;
}
