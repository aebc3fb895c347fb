/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The statistics: how many games have been finished, and who won them. Each kind of game, and in it
 * the games between two people and those against each level of the computer, are counted
 * separately. */

#include "ichomp-statistics.h"

#include <glib/gi18n.h>

#include "ichomp-enums.h"

#define PEOPLE_GROUP "between people"
#define COMPUTER_GROUP "against the computer"

/* More games than anyone plays; the sum of all counts still fits a guint. */
#define MAX_COUNT 100000000

/* The kinds of games. */
static const struct
{
  IchompKind kind;
  gboolean misere;
  const char
      *name; /* in the names of groups; NULL for the first one, which once was the only one */
} kinds[] = {
  { ICHOMP_KIND_ICHOMP, FALSE, NULL },     { ICHOMP_KIND_ICHOMP, TRUE, "misere" },
  { ICHOMP_KIND_CHOMP, TRUE, "chomp" },    { ICHOMP_KIND_NIM, FALSE, "nim" },
  { ICHOMP_KIND_NIM, TRUE, "misere nim" },
};

#define N_KINDS G_N_ELEMENTS (kinds)

/* A person, and the levels of the computer. */
#define PERSON 0
#define COMPUTER(level) (1 + (level))
#define N_OPPONENTS (1 + SG_N_LEVELS)

struct _IchompStatistics
{
  IchompRecord parent_instance;

  guint counts[N_KINDS][N_OPPONENTS][ICHOMP_N_PLAYERS];
};

G_DEFINE_FINAL_TYPE (IchompStatistics, ichomp_statistics, ICHOMP_TYPE_RECORD)

/* The file */

typedef gboolean (*EntryFunc) (IchompStatistics *self,
                               const char *group,
                               const char *key,
                               guint *count,
                               gpointer user_data);

/* The names of groups and keys, made once for the class. */
static char *group_names[N_KINDS][N_OPPONENTS];
static char *key_names[N_OPPONENTS][ICHOMP_N_PLAYERS];

static char *
dup_group (guint kind, guint opponent)
{
  const char *group = opponent == PERSON ? PEOPLE_GROUP : COMPUTER_GROUP;

  return kinds[kind].name == NULL ? g_strdup (group)
                                  : g_strdup_printf ("%s: %s", group, kinds[kind].name);
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

static void
make_names (void)
{
  for (guint opponent = 0; opponent < N_OPPONENTS; opponent++)
    {
      for (guint kind = 0; kind < N_KINDS; kind++)
        group_names[kind][opponent] = dup_group (kind, opponent);
      for (IchompPlayer winner = ICHOMP_PLAYER_1; winner < ICHOMP_N_PLAYERS; winner++)
        key_names[opponent][winner] = dup_key (opponent, winner);
    }
}

/* Calls @func for each count, until it returns TRUE.
 *
 * @self: (nullable): without it, counts are NULL
 *
 * Returns: whether it did */
static gboolean
find_entry (IchompStatistics *self, EntryFunc func, gpointer user_data)
{
  for (guint kind = 0; kind < N_KINDS; kind++)
    for (guint opponent = 0; opponent < N_OPPONENTS; opponent++)
      for (IchompPlayer winner = ICHOMP_PLAYER_1; winner < ICHOMP_N_PLAYERS; winner++)
        {
          guint *count = self != NULL ? &self->counts[kind][opponent][winner] : NULL;

          if (func (self, group_names[kind][opponent], key_names[opponent][winner], count,
                    user_data))
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

typedef struct
{
  const char *group;
  const char *key;
} Entry;

static gboolean
is_entry (IchompStatistics *self,
          const char *group,
          const char *key,
          guint *count,
          gpointer user_data)
{
  const Entry *entry = user_data;

  return g_str_equal (group, entry->group) && g_str_equal (key, entry->key);
}

static gboolean
ichomp_statistics_is_valid (GKeyFile *file, const char *group, const char *key)
{
  guint64 count;

  return read_count (file, group, key, &count)
         || !find_entry (NULL, is_entry, &(Entry){ group, key });
}

static gboolean
read_entry (IchompStatistics *self,
            const char *group,
            const char *key,
            guint *count,
            gpointer user_data)
{
  guint64 read;

  read_count (user_data, group, key, &read);
  *count = (guint)read;
  return FALSE;
}

static void
ichomp_statistics_read (IchompRecord *record, GKeyFile *file)
{
  find_entry (ICHOMP_STATISTICS (record), read_entry, file);
}

static gboolean
write_entry (IchompStatistics *self,
             const char *group,
             const char *key,
             guint *count,
             gpointer user_data)
{
  if (*count > 0)
    g_key_file_set_uint64 (user_data, group, key, *count);
  return FALSE;
}

static void
ichomp_statistics_write (IchompRecord *record, GKeyFile *file)
{
  find_entry (ICHOMP_STATISTICS (record), write_entry, file);
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

  make_names ();
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

static guint *
find_count (IchompStatistics *self, const IchompSetup *setup, IchompPlayer winner)
{
  guint opponent = setup->opponent == ICHOMP_OPPONENT_COMPUTER ? COMPUTER (setup->level) : PERSON;
  gboolean misere = !sg_rule_is_last_tile_won (ichomp_setup_get_rule (setup));
  guint kind = 0;

  while (kinds[kind].kind != setup->kind || kinds[kind].misere != misere)
    kind++;

  return &self->counts[kind][opponent][winner];
}

/**
 * ichomp_statistics_count:
 * @self: statistics
 * @setup: the kind of the game and its players, not %ICHOMP_OPPONENT_COMPUTERS
 * @winner: the winner
 *
 * Counts one finished game.
 */
void
ichomp_statistics_count (IchompStatistics *self, const IchompSetup *setup, IchompPlayer winner)
{
  guint *count;

  g_return_if_fail (ICHOMP_IS_STATISTICS (self));
  g_return_if_fail (setup->level < SG_N_LEVELS);
  g_return_if_fail (winner < ICHOMP_N_PLAYERS);

  count = find_count (self, setup, winner);
  if (*count == MAX_COUNT)
    return;

  (*count)++;
  ichomp_record_changed (ICHOMP_RECORD (self));
}

/* Of all kinds of games. */
guint
ichomp_statistics_get_n_games (IchompStatistics *self)
{
  const guint *counts;
  guint n = 0;

  g_return_val_if_fail (ICHOMP_IS_STATISTICS (self), 0);

  counts = &self->counts[0][0][0];
  for (gsize i = 0; i < sizeof self->counts / sizeof *counts; i++)
    n += counts[i];

  return n;
}

/* The number of games of the kind and between the players of @setup that @winner has won. */
guint
ichomp_statistics_get_n_won (IchompStatistics *self, const IchompSetup *setup, IchompPlayer winner)
{
  g_return_val_if_fail (ICHOMP_IS_STATISTICS (self), 0);
  g_return_val_if_fail (setup->level < SG_N_LEVELS, 0);
  g_return_val_if_fail (winner < ICHOMP_N_PLAYERS, 0);

  return *find_count (self, setup, winner);
}

void
ichomp_statistics_reset (IchompStatistics *self)
{
  g_return_if_fail (ICHOMP_IS_STATISTICS (self));

  ichomp_record_forget (ICHOMP_RECORD (self));
}
