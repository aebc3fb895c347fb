/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of the statistics. */

#include "fuzz-record.h"
#include "game/storage/ichomp-statistics.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (IchompStatistics) statistics = ichomp_statistics_new (NULL);
  guint n_games;

  fuzz_check_record (ICHOMP_RECORD (statistics), data, size);

  n_games = ichomp_statistics_get_n_games (statistics);
  ichomp_statistics_count (statistics, &(IchompSetup){ .kind = ICHOMP_KIND_ICHOMP },
                           ICHOMP_PLAYER_1);
  g_assert_cmpuint (ichomp_statistics_get_n_games (statistics), >=, n_games);
  g_assert_cmpuint (ichomp_statistics_get_n_games (statistics), <=, n_games + 1);
  return 0;
}
