/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The statistics: how many games have been finished, and who won them. Games between two people and
 * those against each level of the computer are counted separately. */

#include "ichomp-statistics.h"

#include <glib/gi18n.h>

#include "ichomp-enums.h"

#define PEOPLE_GROUP "between people"
#define COMPUTER_GROUP "against the computer"

/* More games than anyone plays; the sum of all counts still fits a guint. */
#define MAX_COUNT 100000000

/* A person, and the levels of the computer. */
#define PERSON 0
#define COMPUTER(level) (1 + (level))
#define N_OPPONENTS (1 + SG_N_LEVELS)

struct _IchompStatistics
{
  IchompRecord parent_instance;

  guint counts[N_OPPONENTS][ICHOMP_N_PLAYERS];
};

G_DEFINE_FINAL_TYPE (IchompStatistics, ichomp_statistics, ICHOMP_TYPE_RECORD)

/* The file */

static const char *
get_group (guint opponent)
{
  return opponent == PERSON ? PEOPLE_GROUP : COMPUTER_GROUP;
}

static char *
dup_key (guint opponent, IchompPlayer winner)
{
  g_autoptr (GEnumClass) levels = g_type_class_ref (SG_TYPE_LEVEL);

  if (opponent == PERSON)
    return g_strdup_printf ("player-%d", winner + 1);

  return g_strdup_printf ("%s-player-%d",
                          g_enum_get_value (levels, (int)opponent - COMPUTER (0))->value_nick,
                          winner + 1);
}

static gboolean
is_known (const char *group, const char *key)
{
  for (guint opponent = 0; opponent < N_OPPONENTS; opponent++)
    for (IchompPlayer winner = ICHOMP_PLAYER_1; winner < ICHOMP_N_PLAYERS; winner++)
      {
        g_autofree char *known = dup_key (opponent, winner);

        if (g_str_equal (group, get_group (opponent)) && g_str_equal (key, known))
          return TRUE;
      }

  return FALSE;
}

/* Returns: FALSE for a value that is no count; a missing one is 0 */
static gboolean
read_count (GKeyFile *file, const char *group, const char *key, guint64 *count)
{
  g_autofree char *text = g_key_file_get_value (file, group, key, NULL);

  *count = 0;
  return text == NULL || g_ascii_string_to_unsigned (text, 10, 0, MAX_COUNT, count, NULL);
}

static gboolean
ichomp_statistics_is_valid (GKeyFile *file, const char *group, const char *key)
{
  guint64 count;

  return !is_known (group, key) || read_count (file, group, key, &count);
}

static void
ichomp_statistics_read (IchompRecord *record, GKeyFile *file)
{
  IchompStatistics *self = ICHOMP_STATISTICS (record);

  for (guint opponent = 0; opponent < N_OPPONENTS; opponent++)
    for (IchompPlayer winner = ICHOMP_PLAYER_1; winner < ICHOMP_N_PLAYERS; winner++)
      {
        g_autofree char *key = dup_key (opponent, winner);
        guint64 count;

        read_count (file, get_group (opponent), key, &count);
        self->counts[opponent][winner] = (guint)count;
      }
}

static void
ichomp_statistics_write (IchompRecord *record, GKeyFile *file)
{
  IchompStatistics *self = ICHOMP_STATISTICS (record);

  for (guint opponent = 0; opponent < N_OPPONENTS; opponent++)
    for (IchompPlayer winner = ICHOMP_PLAYER_1; winner < ICHOMP_N_PLAYERS; winner++)
      {
        g_autofree char *key = dup_key (opponent, winner);

        g_key_file_set_uint64 (file, get_group (opponent), key, self->counts[opponent][winner]);
      }
}

/* Adds the games counted here to those counted elsewhere. */
static void
ichomp_statistics_merge (GKeyFile *theirs,
                         GKeyFile *base,
                         GKeyFile *mine,
                         const char *group,
                         const char *key)
{
  guint64 before;
  guint64 after;
  guint64 count;

  read_count (base, group, key, &before);
  read_count (mine, group, key, &after);
  read_count (theirs, group, key, &count);
  count = count + after > before ? count + after - before : 0;
  g_key_file_set_uint64 (theirs, group, key, MIN (count, MAX_COUNT));
}

static void
ichomp_statistics_class_init (IchompStatisticsClass *klass)
{
  IchompRecordClass *record_class = ICHOMP_RECORD_CLASS (klass);

  record_class->group = "iChomp statistics";
  /* Translators: %s is the reason, such as "The file “game.ini” could not be written: The
   * disk is full." */
  record_class->cannot_save = N_ ("The statistics cannot be saved: %s");
  /* Translators: %1$s is the reason, a sentence; %2$s the name of a file. */
  record_class->set_aside =
      N_ ("Not all of the statistics could be read: %1$s The file was set aside as “%2$s”.");
  /* Translators: %s is the reason, a sentence. */
  record_class->not_set_aside = N_ ("Not all of the statistics could be read: %s");
  record_class->is_valid = ichomp_statistics_is_valid;
  record_class->read = ichomp_statistics_read;
  record_class->write = ichomp_statistics_write;
  record_class->merge = ichomp_statistics_merge;
}

static void
ichomp_statistics_init (IchompStatistics *self)
{
}

/**
 * ichomp_statistics_new:
 * @store: (nullable): keeps the statistics; without a store they are lost
 *
 * Returns: (transfer full): the statistics so far
 */
IchompStatistics *
ichomp_statistics_new (IchompStore *store)
{
  IchompStatistics *self = g_object_new (ICHOMP_TYPE_STATISTICS, NULL);

  ichomp_record_load (ICHOMP_RECORD (self), store);
  return self;
}

/* The statistics */

/**
 * ichomp_statistics_count:
 * @self: statistics
 * @opponent: the opponent of player 1, not %ICHOMP_OPPONENT_COMPUTERS
 * @level: the level of the computer; ignored between two people
 * @winner: the winner
 *
 * Counts one finished game.
 */
void
ichomp_statistics_count (IchompStatistics *self,
                         IchompOpponent opponent,
                         SgLevel level,
                         IchompPlayer winner)
{
  guint *count;

  g_return_if_fail (ICHOMP_IS_STATISTICS (self));
  g_return_if_fail (level < SG_N_LEVELS);
  g_return_if_fail (winner < ICHOMP_N_PLAYERS);

  count = &self->counts[opponent == ICHOMP_OPPONENT_COMPUTER ? COMPUTER (level) : PERSON][winner];
  if (*count == MAX_COUNT)
    return;

  (*count)++;
  ichomp_record_changed (ICHOMP_RECORD (self));
}

guint
ichomp_statistics_get_n_games (IchompStatistics *self)
{
  guint n = 0;

  g_return_val_if_fail (ICHOMP_IS_STATISTICS (self), 0);

  for (guint opponent = 0; opponent < N_OPPONENTS; opponent++)
    for (IchompPlayer winner = ICHOMP_PLAYER_1; winner < ICHOMP_N_PLAYERS; winner++)
      n += self->counts[opponent][winner];

  return n;
}

guint
ichomp_statistics_get_n_won_between_people (IchompStatistics *self, IchompPlayer winner)
{
  g_return_val_if_fail (ICHOMP_IS_STATISTICS (self), 0);
  g_return_val_if_fail (winner < ICHOMP_N_PLAYERS, 0);

  return self->counts[PERSON][winner];
}

/* @winner: ICHOMP_PLAYER_1 for the person, ICHOMP_PLAYER_2 for the computer */
guint
ichomp_statistics_get_n_won_against_computer (IchompStatistics *self,
                                              SgLevel level,
                                              IchompPlayer winner)
{
  g_return_val_if_fail (ICHOMP_IS_STATISTICS (self), 0);
  g_return_val_if_fail (level < SG_N_LEVELS, 0);
  g_return_val_if_fail (winner < ICHOMP_N_PLAYERS, 0);

  return self->counts[COMPUTER (level)][winner];
}

void
ichomp_statistics_reset (IchompStatistics *self)
{
  g_return_if_fail (ICHOMP_IS_STATISTICS (self));

  ichomp_record_forget (ICHOMP_RECORD (self));
}
