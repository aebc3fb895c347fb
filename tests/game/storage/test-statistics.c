/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "game/storage/ichomp-statistics.h"

#include "test-main.h"

static void
changed_cb (IchompStatistics *statistics, guint *n_changes)
{
  (*n_changes)++;
}

static void
load (IchompStatistics *statistics, const char *text)
{
  ichomp_record_parse (ICHOMP_RECORD (statistics), text, strlen (text), NULL);
}

static void
test_empty (void)
{
  IchompStatistics *statistics = ichomp_statistics_new (NULL);

  g_assert_cmpuint (ichomp_statistics_get_n_games (statistics), ==, 0);
  g_assert_finalize_object (statistics);
}

static const IchompSetup kinds[] = {
  { .kind = ICHOMP_KIND_ICHOMP },
  { .kind = ICHOMP_KIND_ICHOMP, .misere = TRUE },
  { .kind = ICHOMP_KIND_CHOMP },
  { .kind = ICHOMP_KIND_NIM },
  { .kind = ICHOMP_KIND_NIM, .misere = TRUE },
};

static guint
get_n_won (IchompStatistics *statistics,
           IchompOpponent opponent,
           SgLevel level,
           IchompPlayer winner)
{
  return ichomp_statistics_get_n_won (
      statistics, &(IchompSetup){ .opponent = opponent, .level = level }, winner);
}

typedef void (*CaseFunc) (IchompStatistics *statistics,
                          const IchompSetup *setup,
                          IchompPlayer winner,
                          guint n);

/* Calls @func with another number for each kind of game, opponent and winner. Returns their sum. */
static guint
foreach_case (IchompStatistics *statistics, CaseFunc func)
{
  guint n = 0;

  for (gsize kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    for (IchompPlayer winner = ICHOMP_PLAYER_1; winner < ICHOMP_N_PLAYERS; winner++)
      {
        IchompSetup setup = kinds[kind];

        setup.opponent = ICHOMP_OPPONENT_PERSON;
        setup.level = SG_LEVEL_HARD;
        func (statistics, &setup, winner, ++n);

        setup.opponent = ICHOMP_OPPONENT_COMPUTER;
        for (setup.level = SG_LEVEL_EASY; setup.level < SG_N_LEVELS; setup.level++)
          func (statistics, &setup, winner, ++n);
      }

  return n * (n + 1) / 2;
}

static void
count_case (IchompStatistics *statistics, const IchompSetup *setup, IchompPlayer winner, guint n)
{
  for (guint i = 0; i < n; i++)
    ichomp_statistics_count (statistics, setup, winner);
}

static guint
fill (IchompStatistics *statistics)
{
  return foreach_case (statistics, count_case);
}

static void
assert_case (IchompStatistics *statistics, const IchompSetup *setup, IchompPlayer winner, guint n)
{
  g_assert_cmpuint (ichomp_statistics_get_n_won (statistics, setup, winner), ==, n);
}

static void
assert_filled (IchompStatistics *statistics)
{
  foreach_case (statistics, assert_case);
}

static void
test_count (void)
{
  IchompStatistics *statistics = ichomp_statistics_new (NULL);
  guint n_changes = 0;
  guint total;

  g_signal_connect (statistics, "changed", G_CALLBACK (changed_cb), &n_changes);

  total = fill (statistics);
  assert_filled (statistics);
  g_assert_cmpuint (ichomp_statistics_get_n_games (statistics), ==, total);
  g_assert_cmpuint (n_changes, ==, total);

  ichomp_statistics_reset (statistics);
  g_assert_cmpuint (ichomp_statistics_get_n_games (statistics), ==, 0);
  g_assert_cmpuint (n_changes, ==, total + 1);

  g_assert_finalize_object (statistics);
}

static void
test_text (void)
{
  IchompStatistics *statistics = ichomp_statistics_new (NULL);
  IchompStatistics *loaded = ichomp_statistics_new (NULL);
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  fill (statistics);
  text = ichomp_record_to_text (ICHOMP_RECORD (statistics));
  load (loaded, text);
  assert_filled (loaded);

  again = ichomp_record_to_text (ICHOMP_RECORD (loaded));
  g_assert_cmpstr (again, ==, text);

  g_assert_finalize_object (statistics);
  g_assert_finalize_object (loaded);
}

/* Files of older versions must stay readable. */
static void
test_first_version (void)
{
  IchompStatistics *statistics = ichomp_statistics_new (NULL);

  load (statistics, "[iChomp statistics]\nversion=1\n"
                    "[between people]\nplayer-1=3\nplayer-2=4\n"
                    "[against the computer]\neasy-player-1=5\neasy-player-2=6\n"
                    "medium-player-1=7\nmedium-player-2=8\nhard-player-1=9\nhard-player-2=10\n");
  g_assert_cmpuint (get_n_won (statistics, ICHOMP_OPPONENT_PERSON, SG_LEVEL_EASY, ICHOMP_PLAYER_2),
                    ==, 4);
  g_assert_cmpuint (
      get_n_won (statistics, ICHOMP_OPPONENT_COMPUTER, SG_LEVEL_MEDIUM, ICHOMP_PLAYER_1), ==, 7);
  g_assert_cmpuint (ichomp_statistics_get_n_games (statistics), ==, 52);

  g_assert_finalize_object (statistics);
}

static void
test_damaged_counts (void)
{
  static const char *const counts[] = {
    "",
    "-1",
    "+1",
    " ",
    "x",
    "1x",
    "1.5",
    "0x10",
    "100000001",
    "99999999999999999999999999",
    "-18446744073709551615",
    "\xff",
    "1;2",
  };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      IchompStatistics *statistics = ichomp_statistics_new (NULL);
      g_autofree char *text =
          g_strdup_printf ("[between people]\nplayer-1=%s\nplayer-2=2\n", counts[i]);

      fill (statistics);
      load (statistics, text);
      g_assert_cmpuint (
          get_n_won (statistics, ICHOMP_OPPONENT_PERSON, SG_LEVEL_EASY, ICHOMP_PLAYER_1), ==, 0);
      g_assert_cmpuint (
          get_n_won (statistics, ICHOMP_OPPONENT_PERSON, SG_LEVEL_EASY, ICHOMP_PLAYER_2), ==, 2);
      g_assert_cmpuint (ichomp_statistics_get_n_games (statistics), ==, 2);

      g_assert_finalize_object (statistics);
    }
}

static void
test_damaged_text (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  IchompStatistics *statistics = ichomp_statistics_new (NULL);
  g_autofree char *text = NULL;
  gsize length;

  fill (statistics);
  text = ichomp_record_to_text (ICHOMP_RECORD (statistics));
  length = strlen (text);

  for (guint i = 0; i < 10000; i++)
    {
      g_autofree char *damaged = g_memdup2 (text, length + 1);

      for (guint k = g_rand_int_range (rand, 1, 5); k > 0; k--)
        damaged[g_rand_int_range (rand, 0, length)] = g_rand_int_range (rand, 0, 256);
      ichomp_record_parse (ICHOMP_RECORD (statistics), damaged,
                           g_rand_int_range (rand, 0, length + 1), NULL);
      ichomp_statistics_get_n_games (statistics);
    }

  load (statistics, "");
  g_assert_cmpuint (ichomp_statistics_get_n_games (statistics), ==, 0);

  g_assert_finalize_object (statistics);
}

static void
test_maximum (void)
{
  IchompStatistics *statistics = ichomp_statistics_new (NULL);

  load (statistics, "[between people]\nplayer-1=99999999\n");
  for (guint i = 0; i < 3; i++)
    ichomp_statistics_count (statistics, &kinds[0], ICHOMP_PLAYER_1);
  g_assert_cmpuint (ichomp_statistics_get_n_games (statistics), ==, 100000000);

  g_assert_finalize_object (statistics);
}

static GKeyFile *
make_file (guint count)
{
  GKeyFile *file = g_key_file_new ();

  g_key_file_set_uint64 (file, "between people", "player-1", count);
  return file;
}

static guint64
merge (guint before, guint after, guint theirs)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (ICHOMP_TYPE_STATISTICS);
  g_autoptr (GKeyFile) base = make_file (before);
  g_autoptr (GKeyFile) mine = make_file (after);
  g_autoptr (GKeyFile) file = make_file (theirs);

  ICHOMP_RECORD_CLASS (klass)->merge (file, base, mine, "between people", "player-1");
  return g_key_file_get_uint64 (file, "between people", "player-1", NULL);
}

/* Games counted here are added to those counted elsewhere. Where both programs have forgotten the
 * games before, those are taken away once. */
static void
test_merge (void)
{
  g_assert_cmpuint (merge (3, 5, 4), ==, 6);
  g_assert_cmpuint (merge (3, 5, 0), ==, 2);
  g_assert_cmpuint (merge (9, 2, 8), ==, 1);
  g_assert_cmpuint (merge (9, 2, 7), ==, 0);
  g_assert_cmpuint (merge (9, 2, 3), ==, 0);
  g_assert_cmpuint (merge (1, 99999999, 99999999), ==, 100000000);
}

void
add_tests (void)
{
  g_test_add_func ("/statistics/empty", test_empty);
  g_test_add_func ("/statistics/count", test_count);
  g_test_add_func ("/statistics/text", test_text);
  g_test_add_func ("/statistics/first-version", test_first_version);
  g_test_add_func ("/statistics/damaged-counts", test_damaged_counts);
  g_test_add_func ("/statistics/damaged-text", test_damaged_text);
  g_test_add_func ("/statistics/maximum", test_maximum);
  g_test_add_func ("/statistics/merge", test_merge);
}
