/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The statistics: how many games have been finished, and who won them. Games between two people and
 * those against each level of the computer are counted separately. */

#include "ichomp-statistics.h"

#include "ichomp-enums.h"

#define TEXT_VERSION 1
#define VERSION_GROUP "iChomp statistics"
#define PEOPLE_GROUP "between people"
#define COMPUTER_GROUP "against the computer"

/* More games than anyone plays; the sum of all counts still fits a guint. */
#define MAX_COUNT 100000000

struct _IchompStatistics
{
  GObject parent_instance;

  guint people[ICHOMP_N_PLAYERS];
  guint computer[SG_N_LEVELS][ICHOMP_N_PLAYERS];
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (IchompStatistics, ichomp_statistics, G_TYPE_OBJECT)

static void
ichomp_statistics_class_init (IchompStatisticsClass *klass)
{
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ichomp_statistics_init (IchompStatistics *self)
{
}

IchompStatistics *
ichomp_statistics_new (void)
{
  return g_object_new (ICHOMP_TYPE_STATISTICS, NULL);
}

static char *
dup_people_key (IchompPlayer winner)
{
  return g_strdup_printf ("player-%d", winner + 1);
}

static char *
dup_computer_key (SgLevel level, IchompPlayer winner)
{
  g_autofree char *people_key = dup_people_key (winner);
  g_autoptr (GEnumClass) levels = g_type_class_ref (SG_TYPE_LEVEL);

  return g_strdup_printf ("%s-%s", g_enum_get_value (levels, level)->value_nick, people_key);
}

static guint
read_count (GKeyFile *file, const char *group, const char *key)
{
  g_autofree char *text = g_key_file_get_value (file, group, key, NULL);
  guint64 count = 0;

  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, 0, MAX_COUNT, &count, NULL))
    return 0;

  return count;
}

/**
 * ichomp_statistics_load:
 * @self: statistics
 * @text: (array length=length) (element-type guint8): what [method@Statistics.to_text] once
 *   returned, or any other bytes
 * @length: the number of bytes
 *
 * Replaces all counts with those in @text. A missing or damaged count becomes 0.
 */
void
ichomp_statistics_load (IchompStatistics *self, const char *text, gsize length)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_return_if_fail (ICHOMP_IS_STATISTICS (self));
  g_return_if_fail (text != NULL);

  /* On a damaged line, GKeyFile keeps what it has read so far; that counts. */
  g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL);

  for (IchompPlayer winner = ICHOMP_PLAYER_1; winner < ICHOMP_N_PLAYERS; winner++)
    {
      g_autofree char *people_key = dup_people_key (winner);

      self->people[winner] = read_count (file, PEOPLE_GROUP, people_key);
      for (SgLevel level = SG_LEVEL_EASY; level < SG_N_LEVELS; level++)
        {
          g_autofree char *computer_key = dup_computer_key (level, winner);

          self->computer[level][winner] = read_count (file, COMPUTER_GROUP, computer_key);
        }
    }

  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * ichomp_statistics_to_text:
 * @self: statistics
 *
 * Returns: (transfer full): all counts as text for [method@Statistics.load]
 */
char *
ichomp_statistics_to_text (IchompStatistics *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_return_val_if_fail (ICHOMP_IS_STATISTICS (self), NULL);

  g_key_file_set_integer (file, VERSION_GROUP, "version", TEXT_VERSION);
  for (IchompPlayer winner = ICHOMP_PLAYER_1; winner < ICHOMP_N_PLAYERS; winner++)
    {
      g_autofree char *people_key = dup_people_key (winner);

      g_key_file_set_uint64 (file, PEOPLE_GROUP, people_key, self->people[winner]);
      for (SgLevel level = SG_LEVEL_EASY; level < SG_N_LEVELS; level++)
        {
          g_autofree char *computer_key = dup_computer_key (level, winner);

          g_key_file_set_uint64 (file, COMPUTER_GROUP, computer_key, self->computer[level][winner]);
        }
    }

  return g_key_file_to_data (file, NULL, NULL);
}

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

  count =
      opponent == ICHOMP_OPPONENT_COMPUTER ? &self->computer[level][winner] : &self->people[winner];
  if (*count == MAX_COUNT)
    return;

  (*count)++;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

guint
ichomp_statistics_get_n_games (IchompStatistics *self)
{
  guint n = 0;

  g_return_val_if_fail (ICHOMP_IS_STATISTICS (self), 0);

  for (IchompPlayer winner = ICHOMP_PLAYER_1; winner < ICHOMP_N_PLAYERS; winner++)
    {
      n += self->people[winner];
      for (SgLevel level = SG_LEVEL_EASY; level < SG_N_LEVELS; level++)
        n += self->computer[level][winner];
    }

  return n;
}

guint
ichomp_statistics_get_n_won_between_people (IchompStatistics *self, IchompPlayer winner)
{
  g_return_val_if_fail (ICHOMP_IS_STATISTICS (self), 0);
  g_return_val_if_fail (winner < ICHOMP_N_PLAYERS, 0);

  return self->people[winner];
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

  return self->computer[level][winner];
}

void
ichomp_statistics_reset (IchompStatistics *self)
{
  g_return_if_fail (ICHOMP_IS_STATISTICS (self));

  memset (self->people, 0, sizeof self->people);
  memset (self->computer, 0, sizeof self->computer);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}
