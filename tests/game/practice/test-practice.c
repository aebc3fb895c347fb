/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs of exercises: their order, the score, and the file of results. */

#include "game/practice/ichomp-practice.h"

#include <glib/gstdio.h>
#include <string.h>

#include "support.h"
#include "test-main.h"

#define KIND(kind) (1u << ICHOMP_EXERCISE_##kind)

static const char *today = "2026-11-21";

static char *
dup_today (void)
{
  return g_strdup (today);
}

static IchompPractice *
create (guint kinds, guint difficulty)
{
  IchompPractice *practice = ichomp_practice_new (NULL, dup_today);

  ichomp_practice_start (practice, 48213, kinds, difficulty);
  return practice;
}

static gboolean
answer_number (IchompPractice *practice, guint number)
{
  IchompExercise *exercise = ichomp_practice_get_exercise (practice);
  const IchompAnswer answer = { .form = ichomp_exercise_get_form (exercise), .number = number };

  return ichomp_practice_answer (practice, &answer);
}

static void
answer_rightly (IchompPractice *practice)
{
  IchompExercise *exercise = ichomp_practice_get_exercise (practice);

  g_assert_true (answer_number (practice, ichomp_exercise_get_result (exercise)));
}

static void
answer_wrongly (IchompPractice *practice)
{
  g_assert_false (answer_number (practice, 5000));
}

static void
assert_score (IchompPractice *practice, guint right, guint tried, guint streak)
{
  g_assert_cmpuint (ichomp_practice_get_n_right (practice), ==, right);
  g_assert_cmpuint (ichomp_practice_get_n_tried (practice), ==, tried);
  g_assert_cmpuint (ichomp_practice_get_streak (practice), ==, streak);
}

static void
assert_count (const IchompPracticeCount *count, guint tried, guint right, guint best_streak)
{
  g_assert_cmpuint (count->tried, ==, tried);
  g_assert_cmpuint (count->right, ==, right);
  g_assert_cmpuint (count->best_streak, ==, best_streak);
}

/* Series */

/* A seed gives the same series whatever the answers, with every topic once in each round. */
static void
test_same_series (void)
{
  g_autoptr (IchompPractice) one = create (ICHOMP_ALL_EXERCISE_KINDS, 3);
  g_autoptr (IchompPractice) two = create (ICHOMP_ALL_EXERCISE_KINDS, 3);
  guint seen = 0;

  for (guint i = 0; i < 5 * ICHOMP_N_EXERCISE_KINDS; i++)
    {
      IchompExercise *exercise = ichomp_practice_get_exercise (one);

      g_assert_cmpuint (ichomp_practice_get_number (one), ==, i + 1);
      g_assert_true (ichomp_exercise_equal (exercise, ichomp_practice_get_exercise (two)));
      g_assert_cmpuint (ichomp_exercise_get_difficulty (exercise), ==, 3);

      seen |= 1u << ichomp_exercise_get_kind (exercise);
      if (i % ICHOMP_N_EXERCISE_KINDS == ICHOMP_N_EXERCISE_KINDS - 1)
        {
          g_assert_cmphex (seen, ==, ICHOMP_ALL_EXERCISE_KINDS);
          seen = 0;
        }

      ichomp_practice_reveal (one);
      ichomp_practice_next (one);
      if (ichomp_exercise_get_form (ichomp_practice_get_exercise (two)) == ICHOMP_ANSWER_NUMBER)
        answer_rightly (two);
      else
        ichomp_practice_reveal (two);
      ichomp_practice_next (two);
    }
}

static void
test_golden (void)
{
  static const IchompExerciseKind kinds[] = { 0, 4, 3, 5, 9, 2, 6, 7, 8, 1, 3, 7 };
  static const guint numbers[] = { 59, 37, 37, 57, 25, 17, 2, 5, 16, 10, 56, 35 };
  g_autoptr (IchompPractice) all = create (ICHOMP_ALL_EXERCISE_KINDS, 1);
  g_autoptr (IchompPractice) xor = create (KIND (XOR), 2);

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_assert_cmpint (ichomp_exercise_get_kind (ichomp_practice_get_exercise (all)), ==, kinds[i]);
      ichomp_practice_reveal (all);
      ichomp_practice_next (all);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_assert_cmpuint (ichomp_exercise_get_result (ichomp_practice_get_exercise (xor)), ==,
                        numbers[i]);
      ichomp_practice_reveal (xor);
      ichomp_practice_next (xor);
    }
}

static void
test_no_repetition (void)
{
  g_autoptr (IchompPractice) practice = create (KIND (BINARY), 1);

  for (guint i = 0; i < 200; i++)
    {
      guint before = ichomp_exercise_get_result (ichomp_practice_get_exercise (practice));

      ichomp_practice_reveal (practice);
      ichomp_practice_next (practice);
      g_assert_cmpuint (ichomp_exercise_get_result (ichomp_practice_get_exercise (practice)), !=,
                        before);
    }
}

static guint
get_difficulty (IchompPractice *practice)
{
  return ichomp_exercise_get_difficulty (ichomp_practice_get_exercise (practice));
}

static void
go_on (IchompPractice *practice, gboolean right, guint expected_difficulty)
{
  if (right)
    {
      answer_rightly (practice);
    }
  else
    {
      answer_wrongly (practice);
      ichomp_practice_reveal (practice);
    }
  ichomp_practice_next (practice);
  g_assert_cmpuint (get_difficulty (practice), ==, expected_difficulty);
}

static void
test_growing (void)
{
  g_autoptr (IchompPractice) practice = create (KIND (MEX), ICHOMP_PRACTICE_GROWING);

  g_assert_cmpuint (get_difficulty (practice), ==, 1);
  go_on (practice, TRUE, 1);
  go_on (practice, TRUE, 2);
  go_on (practice, TRUE, 2);
  go_on (practice, FALSE, 2);
  go_on (practice, TRUE, 2);
  go_on (practice, TRUE, 3);
  go_on (practice, FALSE, 3);
  go_on (practice, FALSE, 2);
  go_on (practice, FALSE, 2);
  go_on (practice, FALSE, 1);
  go_on (practice, FALSE, 1);
  go_on (practice, FALSE, 1);
  for (guint i = 0; i < 20; i++)
    go_on (practice, TRUE, MIN (1 + (i + 1) / 2, ICHOMP_EXERCISE_MAX_DIFFICULTY));
}

/* The score */

static void
test_score (void)
{
  g_autoptr (IchompPractice) practice = create (KIND (XOR), 1);

  assert_score (practice, 0, 0, 0);
  answer_rightly (practice);
  g_assert_cmpint (ichomp_practice_get_state (practice), ==, ICHOMP_PRACTICE_RIGHT);
  assert_score (practice, 1, 1, 1);
  ichomp_practice_next (practice);
  g_assert_cmpint (ichomp_practice_get_state (practice), ==, ICHOMP_PRACTICE_OPEN);
  answer_rightly (practice);
  assert_score (practice, 2, 2, 2);

  /* A wrong answer only ends the streak. */
  ichomp_practice_next (practice);
  answer_wrongly (practice);
  assert_score (practice, 2, 3, 0);
  g_assert_cmpint (ichomp_practice_get_state (practice), ==, ICHOMP_PRACTICE_OPEN);
  answer_wrongly (practice);
  assert_score (practice, 2, 3, 0);
  answer_rightly (practice);
  assert_score (practice, 3, 3, 0);

  ichomp_practice_next (practice);
  ichomp_practice_reveal (practice);
  g_assert_cmpint (ichomp_practice_get_state (practice), ==, ICHOMP_PRACTICE_SHOWN);
  assert_score (practice, 3, 4, 0);

  ichomp_practice_next (practice);
  answer_wrongly (practice);
  ichomp_practice_reveal (practice);
  assert_score (practice, 3, 5, 0);

  ichomp_practice_next (practice);
  answer_rightly (practice);
  assert_score (practice, 4, 6, 1);
  ichomp_practice_start (practice, 48213, KIND (XOR), 1);
  assert_score (practice, 0, 0, 0);
  g_assert_cmpuint (ichomp_practice_get_number (practice), ==, 1);
}

static void
test_results (void)
{
  g_autoptr (IchompPractice) practice = create (KIND (XOR), 1);
  IchompPracticeResults *results = ichomp_practice_get_results (practice);
  IchompPracticeCount count;

  answer_rightly (practice);
  ichomp_practice_next (practice);
  answer_rightly (practice);
  ichomp_practice_next (practice);
  today = "2026-11-20"; /* the clock was set back */
  answer_wrongly (practice);
  answer_rightly (practice);
  today = "2026-11-21";
  ichomp_practice_start (practice, 10000, KIND (MEX), 1);
  ichomp_practice_reveal (practice);

  g_assert_cmpuint (ichomp_practice_results_get_n_days (results), ==, 2);
  g_assert_cmpstr (ichomp_practice_results_get_day (results, 0), ==, "2026-11-20");
  g_assert_cmpstr (ichomp_practice_results_get_day (results, 1), ==, "2026-11-21");
  ichomp_practice_results_count_kind (results, ICHOMP_EXERCISE_XOR, &count);
  assert_count (&count, 3, 3, 2);
  ichomp_practice_results_count_kind (results, ICHOMP_EXERCISE_MEX, &count);
  assert_count (&count, 1, 0, 0);
  ichomp_practice_results_count_kind (results, ICHOMP_EXERCISE_TILE, &count);
  assert_count (&count, 0, 0, 0);
  ichomp_practice_results_count_day (results, 0, &count);
  assert_count (&count, 1, 1, 0);
  ichomp_practice_results_count_day (results, 1, &count);
  assert_count (&count, 3, 2, 2);
}

/* The best streak in the results is that of a topic, while the score counts all topics together. */
static void
test_best_streak (void)
{
  static const gboolean right[] = { TRUE, TRUE, TRUE, FALSE, TRUE, FALSE, TRUE, TRUE };
  g_autoptr (IchompPractice) practice = create (KIND (XOR) | KIND (MEX), 1);
  guint streaks[ICHOMP_N_EXERCISE_KINDS] = { 0 };
  guint best[ICHOMP_N_EXERCISE_KINDS] = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (right); i++)
    {
      IchompExerciseKind kind = ichomp_exercise_get_kind (ichomp_practice_get_exercise (practice));
      IchompPracticeCount count;

      streaks[kind] = right[i] ? streaks[kind] + 1 : 0;
      best[kind] = MAX (best[kind], streaks[kind]);
      if (right[i])
        answer_rightly (practice);
      else
        ichomp_practice_reveal (practice);
      ichomp_practice_results_count_kind (ichomp_practice_get_results (practice), kind, &count);
      g_assert_cmpuint (count.best_streak, ==, best[kind]);
      if (i == 2)
        assert_score (practice, 3, 3, 3);
      ichomp_practice_next (practice);
    }
}

/* The file */

static void
add (IchompPracticeResults *results, const char *date, IchompExerciseKind kind, guint tried)
{
  const IchompPracticeCount count = { tried, tried / 2, tried / 3, tried / 3 };

  ichomp_practice_results_add (results, date, kind, &count);
}

static void
test_kept (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("ichomp-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "practice.ini", NULL);
  g_autoptr (IchompStore) store = ichomp_store_new (path);
  g_autoptr (IchompPracticeResults) first = ichomp_practice_results_new (store);
  g_autoptr (IchompPracticeResults) second = NULL;
  g_autoptr (IchompPracticeResults) third = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_no_error (error);
  add (first, "2026-11-20", ICHOMP_EXERCISE_TILE, 7);
  add (first, "2026-11-21", ICHOMP_EXERCISE_BINARY, 10);
  add (first, "2025-01-31", ICHOMP_EXERCISE_TWO_ROWS, 1);
  ichomp_store_flush (store);

  second = ichomp_practice_results_new (store);
  before = ichomp_practice_results_to_csv (first);
  after = ichomp_practice_results_to_csv (second);
  g_assert_cmpstr (before, ==,
                   "date,topic,tried,right,at_once,best_streak\r\n"
                   "2025-01-31,two-rows,1,0,0,0\r\n"
                   "2026-11-20,tile,7,3,2,2\r\n"
                   "2026-11-21,binary,10,5,3,3\r\n");
  g_assert_cmpstr (after, ==, before);

  ichomp_practice_results_forget (second);
  g_assert_cmpuint (ichomp_practice_results_get_n_days (second), ==, 0);
  ichomp_store_flush (store);
  third = ichomp_practice_results_new (store);
  g_assert_cmpuint (ichomp_practice_results_get_n_days (third), ==, 0);

  support_remove_all (folder);
}

static void
test_damaged (void)
{
  static const char text[] =
      "[iChomp practice]\nversion=1\n"
      "[day 2026-11-21]\nbinary=3;2;1;\nxor=2;3;1;\nmex=1;1;\nfoo=1;1;1;\ntwo-rows=4;2;1;3;\n"
      "decimal=-1;0;0;\ntile=nonsense\ntarget=0;0;0;\ndiagram=4;4;4;4;\n"
      "[day 2026-02-30]\nbinary=9;9;9;\n"
      "[day ]\nbinary=9;9;9;\n[day 20261121]\nbinary=9;9;9;\n"
      "[other]\nbinary=9;9;9;\n[day 2026-11-22]\nbinary=9999999;1;1;\n"
      "[not a group\n\377\376";
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("ichomp-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "practice.ini", NULL);
  g_autoptr (IchompStore) store = ichomp_store_new (path);
  g_autoptr (IchompPracticeResults) results = NULL;
  g_autofree char *bad = g_strconcat (path, ".bad", NULL);
  g_autofree char *before = NULL;
  g_autofree char *csv = NULL;

  g_assert_no_error (error);
  g_assert_true (g_file_set_contents (path, text, sizeof text - 1, NULL));
  results = ichomp_practice_results_new (store);
  csv = ichomp_practice_results_to_csv (results);
  g_assert_cmpstr (csv, ==,
                   "date,topic,tried,right,at_once,best_streak\r\n"
                   "2026-11-21,binary,3,2,0,1\r\n"
                   "2026-11-21,diagram,4,4,4,4\r\n");

  /* The damaged file is kept. */
  ichomp_store_flush (store);
  g_assert_true (g_file_get_contents (bad, &before, NULL, NULL));
  g_assert_cmpstr (before, ==, text);

  support_remove_all (folder);
}

/* Results below a damaged date are not counted for the day before. */
static void
test_damaged_day (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ichomp-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "practice.ini", NULL);
  g_autoptr (IchompStore) store = ichomp_store_new (path);
  g_autoptr (IchompPracticeResults) results = NULL;
  g_autofree char *csv = NULL;

  g_assert_true (g_file_set_contents (path,
                                      "[iChomp practice]\nversion=1\n"
                                      "[day 2026-11-20]\nbinary=3;2;1;1;\n"
                                      "ay 2026-11-21]\nbinary=9;9;9;9;\nxor=9;9;9;9;\n"
                                      "[day 2026-11-22]\nmex=1;1;1;1;\n",
                                      -1, NULL));
  results = ichomp_practice_results_new (store);
  csv = ichomp_practice_results_to_csv (results);
  g_assert_cmpstr (csv, ==,
                   "date,topic,tried,right,at_once,best_streak\r\n"
                   "2026-11-20,binary,3,2,1,1\r\n"
                   "2026-11-22,mex,1,1,1,1\r\n");

  /* What could be read is written in a thread. */
  ichomp_store_flush (store);
  support_remove_all (folder);
}

/* What another version adds to the file is no damage. */
static void
test_unknown (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ichomp-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "practice.ini", NULL);
  g_autofree char *bad = g_strconcat (path, ".bad", NULL);
  g_autoptr (IchompStore) store = ichomp_store_new (path);
  g_autoptr (IchompPracticeResults) results = NULL;

  g_assert_true (g_file_set_contents (path,
                                      "[iChomp practice]\nversion=1\n[day 2026-11-21]\n"
                                      "binary=3;2;1;1;\nnote=a long day\n[other]\nkey=value\n",
                                      -1, NULL));
  results = ichomp_practice_results_new (store);
  g_assert_cmpuint (ichomp_practice_results_get_n_days (results), ==, 1);
  g_assert_false (g_file_test (bad, G_FILE_TEST_EXISTS));

  support_remove_all (folder);
}

/* Exercises done in several programs are all counted. */
static void
test_merged (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ichomp-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "practice.ini", NULL);
  g_autoptr (IchompStore) store = ichomp_store_new (path);
  g_autoptr (IchompStore) other_store = ichomp_store_new (path);
  g_autoptr (IchompPracticeResults) results = ichomp_practice_results_new (store);
  g_autoptr (IchompPracticeResults) other = NULL;
  g_autofree char *csv = NULL;

  add (results, "2026-11-20", ICHOMP_EXERCISE_TILE, 7);
  ichomp_store_flush (store);
  other = ichomp_practice_results_new (other_store);
  add (other, "2026-11-20", ICHOMP_EXERCISE_TILE, 30);
  add (other, "2026-11-21", ICHOMP_EXERCISE_XOR, 3);
  ichomp_store_flush (other_store);
  add (results, "2026-11-20", ICHOMP_EXERCISE_TILE, 2);
  add (results, "2026-11-21", ICHOMP_EXERCISE_MEX, 6);
  ichomp_store_flush (store);

  csv = ichomp_practice_results_to_csv (results);
  g_assert_cmpstr (csv, ==,
                   "date,topic,tried,right,at_once,best_streak\r\n"
                   "2026-11-20,tile,39,19,12,10\r\n"
                   "2026-11-21,xor,3,1,1,1\r\n"
                   "2026-11-21,mex,6,3,2,2\r\n");

  support_remove_all (folder);
}

/* An answer does not count if another program has forgotten that the exercise was tried. */
static void
test_merged_answer (void)
{
  static const IchompPracticeCount tried = { .tried = 1 };
  static const IchompPracticeCount answered = { .right = 1, .best_streak = 1, .at_once = 1 };
  g_autofree char *folder = g_dir_make_tmp ("ichomp-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "practice.ini", NULL);
  g_autofree char *bad = g_strconcat (path, ".bad", NULL);
  g_autoptr (IchompStore) store = ichomp_store_new (path);
  g_autoptr (IchompStore) other_store = ichomp_store_new (path);
  g_autoptr (IchompPracticeResults) results = ichomp_practice_results_new (store);
  g_autoptr (IchompPracticeResults) other = NULL;

  ichomp_practice_results_add (results, "2026-11-20", ICHOMP_EXERCISE_TILE, &tried);
  ichomp_store_flush (store);
  other = ichomp_practice_results_new (other_store);
  ichomp_practice_results_forget (other);
  ichomp_store_flush (other_store);
  ichomp_practice_results_add (results, "2026-11-20", ICHOMP_EXERCISE_TILE, &answered);
  ichomp_store_flush (store);
  g_assert_cmpuint (ichomp_practice_results_get_n_days (results), ==, 0);

  /* The file is not damaged. */
  ichomp_practice_results_add (results, "2026-11-21", ICHOMP_EXERCISE_TILE, &tried);
  ichomp_store_flush (store);
  g_assert_false (g_file_test (bad, G_FILE_TEST_EXISTS));

  support_remove_all (folder);
}

/* The table contains exactly the added results. */
static void
test_csv (void)
{
  g_autoptr (IchompPracticeResults) results = ichomp_practice_results_new (NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (GHashTable) topics = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *csv = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;
  guint expected[12][ICHOMP_N_EXERCISE_KINDS];

  for (guint month = 0; month < 12; month++)
    for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
      {
        g_autofree char *date = g_strdup_printf ("2026-%02u-15", month + 1);

        expected[month][kind] = (guint)g_rand_int_range (rand, 0, 3) * 7;
        if (expected[month][kind] > 0)
          add (results, date, kind, expected[month][kind]);
        n += expected[month][kind] > 0;
      }

  csv = ichomp_practice_results_to_csv (results);
  g_assert_true (g_str_has_suffix (csv, "\r\n"));
  lines = g_strsplit (csv, "\r\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, n + 2);
  g_assert_cmpstr (lines[0], ==, "date,topic,tried,right,at_once,best_streak");

  n = 0;
  for (guint month = 0; month < 12; month++)
    for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
      {
        guint tried = expected[month][kind];
        g_autofree char *date = g_strdup_printf ("2026-%02u-15", month + 1);
        g_auto (GStrv) fields = NULL;

        if (tried == 0)
          continue;

        fields = g_strsplit (lines[++n], ",", -1);
        g_assert_cmpuint (g_strv_length (fields), ==, 6);
        g_assert_cmpstr (fields[0], ==, date);
        g_hash_table_add (topics, g_strdup (fields[1]));
        g_assert_cmpint (atoi (fields[2]), ==, tried);
        g_assert_cmpint (atoi (fields[3]), ==, tried / 2);
        g_assert_cmpint (atoi (fields[4]), ==, tried / 3);
        g_assert_cmpint (atoi (fields[5]), ==, tried / 3);
      }
  g_assert_cmpuint (g_hash_table_size (topics), ==, ICHOMP_N_EXERCISE_KINDS);
}

static void
test_many_days (void)
{
  g_autoptr (IchompPracticeResults) results = ichomp_practice_results_new (NULL);
  g_autoptr (GDateTime) day = g_date_time_new_utc (2020, 1, 1, 12, 0, 0);

  for (guint i = 0; i < 2100; i++)
    {
      g_autoptr (GDateTime) next = g_date_time_add_days (day, 1);
      g_autofree char *date = g_date_time_format (day, "%Y-%m-%d");

      add (results, date, ICHOMP_EXERCISE_XOR, 3);
      g_date_time_unref (day);
      day = g_steal_pointer (&next);
    }
  g_assert_cmpuint (ichomp_practice_results_get_n_days (results), ==, 2000);
  g_assert_cmpstr (ichomp_practice_results_get_day (results, 0), ==, "2020-04-10");
}

/* Seeds */

static void
assert_seed (const char *text, gboolean legal, guint expected)
{
  guint seed = 1;

  g_assert_cmpint (ichomp_practice_read_seed (text, &seed), ==, legal);
  g_assert_cmpuint (seed, ==, legal ? expected : 1);
}

static void
test_seeds (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  assert_seed ("48213", TRUE, 48213);
  assert_seed (" 48 213 ", TRUE, 48213);
  assert_seed ("10000", TRUE, 10000);
  assert_seed ("99999", TRUE, 99999);
  assert_seed ("\333\264\333\270\333\262\333\261\333\263", TRUE, 48213);
  assert_seed ("9999", FALSE, 0);
  assert_seed ("100000", FALSE, 0);
  assert_seed ("99999999999999", FALSE, 0);
  assert_seed ("", FALSE, 0);
  assert_seed ("4821x", FALSE, 0);
  assert_seed ("-48213", FALSE, 0);

  for (guint i = 0; i < 1000; i++)
    {
      guint seed = ichomp_practice_draw_seed (rand);

      g_assert_cmpuint (seed, >=, ICHOMP_PRACTICE_MIN_SEED);
      g_assert_cmpuint (seed, <=, ICHOMP_PRACTICE_MAX_SEED);
    }
}

static guint
save_and_read (guint kinds, guint all, guint later)
{
  return ichomp_exercise_kinds_from_setting (ichomp_exercise_kinds_to_setting (kinds, all), later);
}

/* All topics are all topics when a version has one more, and any other set stays as it is. */
static void
test_setting (void)
{
  const guint all = ICHOMP_ALL_EXERCISE_KINDS;
  const guint later = all << 1 | 1;
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema =
      g_settings_schema_source_lookup (source, "org.ichomp.iChomp", TRUE);
  g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (schema, "practice-topics");
  g_autoptr (GVariant) value = g_settings_schema_key_get_default_value (key);

  g_assert_cmphex (ichomp_exercise_kinds_from_setting (g_variant_get_uint32 (value), all), ==, all);
  for (guint kinds = 0; kinds < all; kinds++)
    {
      g_assert_cmphex (save_and_read (kinds, all, all), ==, kinds);
      g_assert_cmphex (save_and_read (kinds, all, later), ==, kinds);
      g_assert_cmphex (save_and_read (kinds, later, later), ==, kinds);
    }

  g_assert_cmphex (save_and_read (all, all, all), ==, all);
  g_assert_cmphex (save_and_read (all, all, later), ==, later);
  g_assert_cmphex (save_and_read (later, later, later), ==, later);
  g_assert_cmphex (save_and_read (later, later, all), ==, all);

  /* Of the ten first kinds: saved for all of them by earlier versions, and chosen by later ones. */
  g_assert_cmphex (ichomp_exercise_kinds_from_setting (0x3ff, 0x3ff), ==, 0x3ff);
  g_assert_cmphex (ichomp_exercise_kinds_from_setting (0x3ff, 0x7ff), ==, 0x7ff);
  g_assert_cmphex (save_and_read (0x3ff, 0x7ff, 0x7ff), ==, 0x3ff);
}

void
add_tests (void)
{
  g_test_add_func ("/practice/same-series", test_same_series);
  g_test_add_func ("/practice/golden", test_golden);
  g_test_add_func ("/practice/no-repetition", test_no_repetition);
  g_test_add_func ("/practice/growing", test_growing);
  g_test_add_func ("/practice/score", test_score);
  g_test_add_func ("/practice/results", test_results);
  g_test_add_func ("/practice/best-streak", test_best_streak);
  g_test_add_func ("/practice/kept", test_kept);
  g_test_add_func ("/practice/damaged-day", test_damaged_day);
  g_test_add_func ("/practice/unknown", test_unknown);
  g_test_add_func ("/practice/damaged", test_damaged);
  g_test_add_func ("/practice/merged-answer", test_merged_answer);
  g_test_add_func ("/practice/merged", test_merged);
  g_test_add_func ("/practice/csv", test_csv);
  g_test_add_func ("/practice/many-days", test_many_days);
  g_test_add_func ("/practice/seeds", test_seeds);
  g_test_add_func ("/practice/setting", test_setting);
}
