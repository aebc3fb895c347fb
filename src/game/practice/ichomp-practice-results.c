/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The results of practice, by day and topic, kept in a file. They are anonymous. */

#include "ichomp-practice-results.h"

#include <stdlib.h>
#include <string.h>

#define VERSION_GROUP "iChomp practice"
#define DAY_PREFIX "day "
#define TEXT_VERSION 1

/* More exercises than anyone does in a day; sums over all days still fit a guint. */
#define MAX_COUNT 100000

/* Several years; the oldest days are dropped to keep the file small. */
#define MAX_DAYS 2000

#define DATE_LENGTH 10

typedef struct
{
  char date[DATE_LENGTH + 1]; /* ISO 8601, such as 2026-11-21 */
  IchompPracticeCount counts[ICHOMP_N_EXERCISE_KINDS];
} Day;

struct _IchompPracticeResults
{
  GObject parent_instance;

  IchompStore *store; /* or NULL: nothing is kept */
  GArray *days;       /* of Day, the oldest first */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (IchompPracticeResults, ichomp_practice_results, G_TYPE_OBJECT)

static void
ichomp_practice_results_finalize (GObject *object)
{
  IchompPracticeResults *self = ICHOMP_PRACTICE_RESULTS (object);

  g_clear_object (&self->store);
  g_array_unref (self->days);

  G_OBJECT_CLASS (ichomp_practice_results_parent_class)->finalize (object);
}

static void
ichomp_practice_results_class_init (IchompPracticeResultsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_practice_results_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ichomp_practice_results_init (IchompPracticeResults *self)
{
  self->days = g_array_new (FALSE, TRUE, sizeof (Day));
}

static Day *
get_day (IchompPracticeResults *self, guint index)
{
  return &g_array_index (self->days, Day, index);
}

static gboolean
is_date (const char *text)
{
  if (strlen (text) != DATE_LENGTH)
    return FALSE;
  for (guint i = 0; i < DATE_LENGTH; i++)
    if (i == 4 || i == 7 ? text[i] != '-' : !g_ascii_isdigit (text[i]))
      return FALSE;

  return g_date_valid_dmy ((GDateDay)atoi (text + 8), (GDateMonth)atoi (text + 5),
                           (GDateYear)atoi (text));
}

/* The alphabetical order of ISO 8601 dates is chronological. */
static Day *
find_or_add_day (IchompPracticeResults *self, const char *date)
{
  Day new_day = { 0 };
  guint index = self->days->len;

  while (index > 0 && strcmp (get_day (self, index - 1)->date, date) > 0)
    index--;
  if (index > 0 && strcmp (get_day (self, index - 1)->date, date) == 0)
    return get_day (self, index - 1);

  g_strlcpy (new_day.date, date, sizeof new_day.date);
  g_array_insert_val (self->days, index, new_day);
  return get_day (self, index);
}

static void
drop_old_days (IchompPracticeResults *self)
{
  if (self->days->len > MAX_DAYS)
    g_array_remove_range (self->days, 0, self->days->len - MAX_DAYS);
}

static void
add_count (IchompPracticeCount *sum, const IchompPracticeCount *count)
{
  sum->tried = MIN (sum->tried + count->tried, MAX_COUNT);
  sum->right = MIN (sum->right + count->right, sum->tried);
  sum->best_streak = MIN (MAX (sum->best_streak, count->best_streak), MAX_COUNT);
}

/* The file */

static GKeyFile *
to_key_file (IchompPracticeResults *self)
{
  GKeyFile *file = g_key_file_new ();

  g_key_file_set_integer (file, VERSION_GROUP, "version", TEXT_VERSION);
  for (guint i = 0; i < self->days->len; i++)
    {
      const Day *day = get_day (self, i);
      g_autofree char *group = g_strconcat (DAY_PREFIX, day->date, NULL);

      for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
        {
          const IchompPracticeCount *count = &day->counts[kind];
          int numbers[] = { (int)count->tried, (int)count->right, (int)count->best_streak };

          if (count->tried > 0)
            g_key_file_set_integer_list (file, group, ichomp_exercise_kind_get_id (kind), numbers,
                                         G_N_ELEMENTS (numbers));
        }
    }

  return file;
}

static gboolean
read_count (GKeyFile *file, const char *group, const char *key, IchompPracticeCount *count)
{
  gsize n = 0;
  g_autofree int *numbers = g_key_file_get_integer_list (file, group, key, &n, NULL);

  if (numbers == NULL || n != 3)
    return FALSE;
  for (gsize i = 0; i < n; i++)
    if (numbers[i] < 0 || numbers[i] > MAX_COUNT)
      return FALSE;

  *count = (IchompPracticeCount){ (guint)numbers[0], (guint)numbers[1], (guint)numbers[2] };
  return count->tried > 0 && count->right <= count->tried;
}

/* Damaged lines are ignored. */
static void
load (IchompPracticeResults *self, GKeyFile *file)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  for (guint i = 0; groups[i] != NULL; i++)
    {
      const char *date;

      if (!g_str_has_prefix (groups[i], DAY_PREFIX))
        continue;
      date = groups[i] + strlen (DAY_PREFIX);
      if (!is_date (date))
        continue;

      for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
        {
          IchompPracticeCount count;

          if (read_count (file, groups[i], ichomp_exercise_kind_get_id (kind), &count))
            find_or_add_day (self, date)->counts[kind] = count;
        }
    }
  drop_old_days (self);
}

static void
changed (IchompPracticeResults *self)
{
  g_autoptr (GKeyFile) file = to_key_file (self);

  ichomp_store_save_key_file (self->store, file);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * ichomp_practice_results_new:
 * @store: (nullable): keeps the results; without a store they are lost
 *
 * Loads what is readable of a damaged file. The store reports whether saving succeeds.
 *
 * Returns: (transfer full): the results so far
 */
IchompPracticeResults *
ichomp_practice_results_new (IchompStore *store)
{
  IchompPracticeResults *self = g_object_new (ICHOMP_TYPE_PRACTICE_RESULTS, NULL);
  g_autoptr (GKeyFile) file = ichomp_store_load_key_file (store);

  g_set_object (&self->store, store);
  load (self, file);

  return self;
}

/**
 * ichomp_practice_results_add:
 * @self: results
 * @date: a day, such as 2026-11-21
 * @kind: a topic
 * @count: what to add; the best streak becomes the larger one
 */
void
ichomp_practice_results_add (IchompPracticeResults *self,
                             const char *date,
                             IchompExerciseKind kind,
                             const IchompPracticeCount *count)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE_RESULTS (self));
  g_return_if_fail (date != NULL && is_date (date));
  g_return_if_fail (kind < ICHOMP_N_EXERCISE_KINDS);

  add_count (&find_or_add_day (self, date)->counts[kind], count);
  drop_old_days (self);
  changed (self);
}

void
ichomp_practice_results_forget (IchompPracticeResults *self)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE_RESULTS (self));

  if (self->days->len == 0)
    return;

  g_array_set_size (self->days, 0);
  changed (self);
}

guint
ichomp_practice_results_get_n_days (IchompPracticeResults *self)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE_RESULTS (self), 0);

  return self->days->len;
}

/**
 * ichomp_practice_results_get_day:
 * @self: results
 * @index: less than the number of days, counted from the oldest
 *
 * Returns: (transfer none): the day, such as 2026-11-21
 */
const char *
ichomp_practice_results_get_day (IchompPracticeResults *self, guint index)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE_RESULTS (self), NULL);
  g_return_val_if_fail (index < self->days->len, NULL);

  return get_day (self, index)->date;
}

/**
 * ichomp_practice_results_count_kind:
 * @self: results
 * @kind: a topic
 * @count: (out): the count of all days together
 */
void
ichomp_practice_results_count_kind (IchompPracticeResults *self,
                                    IchompExerciseKind kind,
                                    IchompPracticeCount *count)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE_RESULTS (self));
  g_return_if_fail (kind < ICHOMP_N_EXERCISE_KINDS);

  *count = (IchompPracticeCount){ 0 };
  for (guint i = 0; i < self->days->len; i++)
    add_count (count, &get_day (self, i)->counts[kind]);
}

/**
 * ichomp_practice_results_count_day:
 * @self: results
 * @index: less than the number of days, counted from the oldest
 * @count: (out): the count of all topics together
 */
void
ichomp_practice_results_count_day (IchompPracticeResults *self,
                                   guint index,
                                   IchompPracticeCount *count)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE_RESULTS (self));
  g_return_if_fail (index < self->days->len);

  *count = (IchompPracticeCount){ 0 };
  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    add_count (count, &get_day (self, index)->counts[kind]);
}

/**
 * ichomp_practice_results_to_csv:
 * @self: results
 *
 * Returns: (transfer full): a table as in RFC 4180, with a header and a line for each day and
 *   topic; it is the same in every language, and no field needs quotes
 */
char *
ichomp_practice_results_to_csv (IchompPracticeResults *self)
{
  g_autoptr (GString) csv = g_string_new ("date,topic,tried,right,best_streak\r\n");

  g_return_val_if_fail (ICHOMP_IS_PRACTICE_RESULTS (self), NULL);

  for (guint i = 0; i < self->days->len; i++)
    for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
      {
        const Day *day = get_day (self, i);
        const IchompPracticeCount *count = &day->counts[kind];

        if (count->tried > 0)
          g_string_append_printf (csv, "%s,%s,%u,%u,%u\r\n", day->date,
                                  ichomp_exercise_kind_get_id (kind), count->tried, count->right,
                                  count->best_streak);
      }

  return g_string_free (g_steal_pointer (&csv), FALSE);
}
