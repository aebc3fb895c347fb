/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of the statistics: it is the same after loading and saving. */

#include <string.h>

#include "fuzz.h"
#include "storage/ichomp-statistics.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *input = fuzz_dup_bytes (data, size);
  g_autoptr (IchompStatistics) statistics = ichomp_statistics_new ();
  g_autoptr (IchompStatistics) again = ichomp_statistics_new ();
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;
  guint n_games;

  ichomp_statistics_load (statistics, input, size);
  text = ichomp_statistics_to_text (statistics);
  ichomp_statistics_load (again, text, strlen (text));
  text_again = ichomp_statistics_to_text (again);
  g_assert_cmpstr (text_again, ==, text);

  n_games = ichomp_statistics_get_n_games (statistics);
  g_assert_cmpuint (ichomp_statistics_get_n_games (again), ==, n_games);
  ichomp_statistics_count (again, ICHOMP_OPPONENT_PERSON, SG_LEVEL_EASY, ICHOMP_PLAYER_1);
  g_assert_cmpuint (ichomp_statistics_get_n_games (again), >=, n_games);
  g_assert_cmpuint (ichomp_statistics_get_n_games (again), <=, n_games + 1);
  return 0;
}
