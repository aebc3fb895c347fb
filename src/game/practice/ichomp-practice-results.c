/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The results of practice, by day and topic, kept in a file. They are anonymous. */

#include "ichomp-practice-results.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#define DAY_PREFIX "day "

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
  IchompRecord parent_instance;

  GArray *days; /* of Day, the oldest first */
};

G_DEFINE_FINAL_TYPE (IchompPracticeResults, ichomp_practice_results, ICHOMP_TYPE_RECORD)

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
  sum->at_once = MIN (sum->at_once + count->at_once, sum->right);
  sum->best_streak = MIN (MAX (sum->best_streak, count->best_streak), MAX_COUNT);
}

/* The file */

/* Returns: (nullable): the date in the name of a group */
static const char *
get_date (const char *group)
{
  return g_str_has_prefix (group, DAY_PREFIX) && is_date (group + strlen (DAY_PREFIX))
             ? group + strlen (DAY_PREFIX)
             : NULL;
}

static void
write_count (GKeyFile *file, const char *group, const char *key, const IchompPracticeCount *count)
{
  int numbers[] = { (int)count->tried, (int)count->right, (int)count->best_streak,
                    (int)count->at_once };

  g_key_file_set_integer_list (file, group, key, numbers, G_N_ELEMENTS (numbers));
}

static gboolean
read_count (GKeyFile *file, const char *group, const char *key, IchompPracticeCount *count)
{
  gsize n = 0;
  g_autofree int *numbers = g_key_file_get_integer_list (file, group, key, &n, NULL);

  /* Earlier versions did not count the last one. */
  if (numbers == NULL || n < 3 || n > 4)
    return FALSE;
  for (gsize i = 0; i < n; i++)
    if (numbers[i] < 0 || numbers[i] > MAX_COUNT)
      return FALSE;

  *count = (IchompPracticeCount){ (guint)numbers[0], (guint)numbers[1], (guint)numbers[2],
                                  n > 3 ? (guint)numbers[3] : 0 };
  return count->tried > 0 && count->right <= count->tried && count->at_once <= count->right;
}

static gboolean
is_kind (const char *key)
{
  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    if (g_str_equal (key, ichomp_exercise_kind_get_id (kind)))
      return TRUE;

  return FALSE;
}

static gboolean
ichomp_practice_results_is_valid (GKeyFile *file, const char *group, const char *key)
{
  IchompPracticeCount count;

  if (!g_str_has_prefix (group, DAY_PREFIX))
    return TRUE;

  return get_date (group) != NULL && (!is_kind (key) || read_count (file, group, key, &count));
}

static void
ichomp_practice_results_read (IchompRecord *record, GKeyFile *file)
{
  IchompPracticeResults *self = ICHOMP_PRACTICE_RESULTS (record);
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  g_array_set_size (self->days, 0);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      const char *date = get_date (groups[i]);

      for (guint kind = 0; date != NULL && kind < ICHOMP_N_EXERCISE_KINDS; kind++)
        {
          IchompPracticeCount count;

          if (read_count (file, groups[i], ichomp_exercise_kind_get_id (kind), &count))
            find_or_add_day (self, date)->counts[kind] = count;
        }
    }
  drop_old_days (self);
}

static void
ichomp_practice_results_write (IchompRecord *record, GKeyFile *file)
{
  IchompPracticeResults *self = ICHOMP_PRACTICE_RESULTS (record);

  for (guint i = 0; i < self->days->len; i++)
    {
      const Day *day = get_day (self, i);
      g_autofree char *group = g_strconcat (DAY_PREFIX, day->date, NULL);

      for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
        if (day->counts[kind].tried > 0)
          write_count (file, group, ichomp_exercise_kind_get_id (kind), &day->counts[kind]);
    }
}

/* Adds the exercises done here to those done elsewhere. */
static void
ichomp_practice_results_merge (GKeyFile *theirs,
                               GKeyFile *base,
                               GKeyFile *mine,
                               const char *group,
                               const char *key)
{
  IchompPracticeCount before = { 0 };
  IchompPracticeCount after = { 0 };
  IchompPracticeCount count = { 0 };

  read_count (base, group, key, &before);
  read_count (mine, group, key, &after);
  read_count (theirs, group, key, &count);
  after.tried -= before.tried;
  after.right -= before.right;
  after.at_once -= before.at_once;
  add_count (&count, &after);

  /* An exercise that was tried before its results were forgotten elsewhere may be answered here. */
  if (count.tried > 0)
    write_count (theirs, group, key, &count);
}

static void
ichomp_practice_results_finalize (GObject *object)
{
  IchompPracticeResults *self = ICHOMP_PRACTICE_RESULTS (object);

  g_array_unref (self->days);

  G_OBJECT_CLASS (ichomp_practice_results_parent_class)->finalize (object);
}

static void
ichomp_practice_results_class_init (IchompPracticeResultsClass *klass)
{
  IchompRecordClass *record_class = ICHOMP_RECORD_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ichomp_practice_results_finalize;

  record_class->group = "iChomp practice";
  /* Translators: %s is the reason, such as "The file “practice.ini” could not be written: The
   * disk is full." */
  record_class->cannot_save = N_ ("The results of practice cannot be saved: %s");
  /* Translators: %1$s is the reason, a sentence; %2$s the name of a file. */
  record_class->set_aside =
      N_ ("Not all results of practice could be read: %1$s The file was set aside as “%2$s”.");
  /* Translators: %s is the reason, a sentence. */
  record_class->not_set_aside = N_ ("Not all results of practice could be read: %s");
  record_class->is_valid = ichomp_practice_results_is_valid;
  record_class->read = ichomp_practice_results_read;
  record_class->write = ichomp_practice_results_write;
  record_class->merge = ichomp_practice_results_merge;
}

static void
ichomp_practice_results_init (IchompPracticeResults *self)
{
  self->days = g_array_new (FALSE, TRUE, sizeof (Day));
}

/**
 * ichomp_practice_results_new:
 * @store: (nullable): keeps the results; without a store they are lost
 *
 * Returns: (transfer full): the results so far
 */
IchompPracticeResults *
ichomp_practice_results_new (IchompStore *store)
{
  IchompPracticeResults *self = g_object_new (ICHOMP_TYPE_PRACTICE_RESULTS, NULL);

  ichomp_record_load (ICHOMP_RECORD (self), store);
  return self;
}

/* The results */

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
  ichomp_record_changed (ICHOMP_RECORD (self));
}

void
ichomp_practice_results_forget (IchompPracticeResults *self)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE_RESULTS (self));

  ichomp_record_forget (ICHOMP_RECORD (self));
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
  g_autoptr (GString) csv = g_string_new ("date,topic,tried,right,at_once,best_streak\r\n");

  g_return_val_if_fail (ICHOMP_IS_PRACTICE_RESULTS (self), NULL);

  for (guint i = 0; i < self->days->len; i++)
    for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
      {
        const Day *day = get_day (self, i);
        const IchompPracticeCount *count = &day->counts[kind];

        if (count->tried > 0)
          g_string_append_printf (csv, "%s,%s,%u,%u,%u,%u\r\n", day->date,
                                  ichomp_exercise_kind_get_id (kind), count->tried, count->right,
                                  count->at_once, count->best_streak);
      }

  return g_string_free (g_steal_pointer (&csv), FALSE);
}
