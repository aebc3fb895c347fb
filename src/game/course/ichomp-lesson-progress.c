/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The progress of the learner: which lessons are done, which questions are answered and which
 * were missed, and the test of each lesson that has one, kept in a file. Questions are known by
 * their ids; a file may still have the keys from before they had ids. */

#include "ichomp-lesson-progress.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ichomp-old-question-keys.h"

#define LESSON_PREFIX "lesson "
#define DONE_KEY "done"
#define ANSWERED_KEY "answered"
#define MISSED_KEY "missed"

#define TEST_PREFIX "test "
#define SEED_KEY "seed"
#define FINGERPRINT_KEY "fingerprint"
#define ANSWERS_KEY "answers"
#define LAST_KEY "last"
#define BEST_KEY "best"
#define QUESTIONS_KEY "questions"

/* The test of a lesson. */
typedef struct
{
  gboolean has_begun;
  guint32 seed;
  guint32 fingerprint;
  GPtrArray *answers; /* of strings */
  IchompTestScore score;
} Test;

static Test *
test_new (void)
{
  Test *self = g_new0 (Test, 1);

  self->answers = g_ptr_array_new_null_terminated (1, g_free, TRUE);
  return self;
}

static void
test_free (Test *self)
{
  g_ptr_array_unref (self->answers);
  g_free (self);
}

struct _IchompLessonProgress
{
  IchompRecord parent_instance;

  GHashTable *done;     /* a set of ids of lessons */
  GHashTable *answered; /* from the id of a lesson to a set of ids of questions */
  GHashTable *missed;   /* the same */
  GHashTable *tests;    /* from the id of a lesson to its Test */
};

G_DEFINE_FINAL_TYPE (IchompLessonProgress, ichomp_lesson_progress, ICHOMP_TYPE_RECORD)

static GHashTable *
new_set (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* From the id of a lesson to a set of ids of questions. */
static GHashTable *
new_sets (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                (GDestroyNotify)g_hash_table_unref);
}

/* Returns whether it was new. */
static gboolean
add_to_sets (GHashTable *sets, const char *lesson, const char *question)
{
  GHashTable *questions = g_hash_table_lookup (sets, lesson);

  if (questions == NULL)
    {
      questions = new_set ();
      g_hash_table_insert (sets, g_strdup (lesson), questions);
    }

  return g_hash_table_add (questions, g_strdup (question));
}

/* @question is in the set. */
static void
remove_from_sets (GHashTable *sets, const char *lesson, const char *question)
{
  GHashTable *questions = g_hash_table_lookup (sets, lesson);

  g_hash_table_remove (questions, question);
  if (g_hash_table_size (questions) == 0)
    g_hash_table_remove (sets, lesson);
}

static gboolean
is_in_sets (GHashTable *sets, const char *lesson, const char *question)
{
  GHashTable *questions = g_hash_table_lookup (sets, lesson);

  return questions != NULL && g_hash_table_contains (questions, question);
}

/* The file */

static GList *
sort_keys (GHashTable *table)
{
  return g_list_sort (g_hash_table_get_keys (table), (GCompareFunc)strcmp);
}

/* Returns: (nullable): the id in the name of a group */
static const char *
get_id (const char *group, const char *prefix)
{
  return g_str_has_prefix (group, prefix) && group[strlen (prefix)] != '\0'
             ? group + strlen (prefix)
             : NULL;
}

static const char *
get_lesson (const char *group)
{
  return get_id (group, LESSON_PREFIX);
}

static gboolean
read_number (GKeyFile *file, const char *group, const char *key, guint32 *number)
{
  g_autofree char *text = g_key_file_get_value (file, group, key, NULL);
  guint64 value;

  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT32, &value, NULL))
    return FALSE;

  *number = (guint32)value;
  return TRUE;
}

/* GLib warns of a list with two faults, one of which is a backslash at its end, which escapes
 * nothing; and it writes a form feed or a vertical tab at the beginning of a list but does not
 * read it. */
static gboolean
is_list_valid (GKeyFile *file, const char *group, const char *key)
{
  g_autofree char *text = g_key_file_get_value (file, group, key, NULL);
  gsize length = text != NULL ? strlen (text) : 0;
  gsize n_backslashes = 0;
  g_auto (GStrv) list = NULL;

  while (n_backslashes < length && text[length - 1 - n_backslashes] == '\\')
    n_backslashes++;
  if (n_backslashes % 2 != 0 || text == NULL || strpbrk (text, "\f\v") != NULL)
    return FALSE;

  list = g_key_file_get_string_list (file, group, key, NULL, NULL);
  return list != NULL;
}

static gboolean
is_test_valid (GKeyFile *file, const char *group, const char *key)
{
  static const char *const numbers[] = {
    SEED_KEY, FINGERPRINT_KEY, LAST_KEY, BEST_KEY, QUESTIONS_KEY, NULL,
  };
  guint32 number;

  if (g_strv_contains (numbers, key))
    return read_number (file, group, key, &number);
  return !g_str_equal (key, ANSWERS_KEY) || is_list_valid (file, group, key);
}

static gboolean
ichomp_lesson_progress_is_valid (GKeyFile *file, const char *group, const char *key)
{
  g_autoptr (GError) error = NULL;

  if (get_id (group, TEST_PREFIX) != NULL)
    return is_test_valid (file, group, key);
  if (get_lesson (group) == NULL)
    return TRUE;

  if (g_str_equal (key, DONE_KEY))
    g_key_file_get_boolean (file, group, key, &error);
  else if (g_str_equal (key, ANSWERED_KEY) || g_str_equal (key, MISSED_KEY))
    return is_list_valid (file, group, key);
  return error == NULL;
}

static Test *
find_test (IchompLessonProgress *self, const char *lesson)
{
  Test *test = g_hash_table_lookup (self->tests, lesson);

  if (test == NULL)
    {
      test = test_new ();
      g_hash_table_insert (self->tests, g_strdup (lesson), test);
    }

  return test;
}

/* An impossible score counts as no score. */
static void
read_test (IchompLessonProgress *self, GKeyFile *file, const char *group, const char *lesson)
{
  Test *test = find_test (self, lesson);
  g_auto (GStrv) answers = g_key_file_get_string_list (file, group, ANSWERS_KEY, NULL, NULL);
  IchompTestScore *score = &test->score;

  test->has_begun = read_number (file, group, SEED_KEY, &test->seed)
                    && read_number (file, group, FINGERPRINT_KEY, &test->fingerprint);
  for (guint i = 0; answers != NULL && answers[i] != NULL; i++)
    g_ptr_array_add (test->answers, g_strdup (answers[i]));

  if (!read_number (file, group, QUESTIONS_KEY, &score->n_questions)
      || !read_number (file, group, BEST_KEY, &score->best)
      || !read_number (file, group, LAST_KEY, &score->last) || score->best > score->n_questions
      || score->last > score->best)
    *score = (IchompTestScore){ 0 };
}

/* A key of a question that is not in the table stays as it is: the question is not known. */
static const char *
find_question_id (const char *lesson, const char *question)
{
  const char *id = ichomp_old_question_key_find_id (lesson, question);

  return id != NULL ? id : question;
}

static void
read_sets (GHashTable *sets, GKeyFile *file, const char *group, const char *key, const char *lesson)
{
  g_auto (GStrv) questions = g_key_file_get_string_list (file, group, key, NULL, NULL);

  for (guint i = 0; questions != NULL && questions[i] != NULL; i++)
    if (*questions[i] != '\0')
      add_to_sets (sets, lesson, find_question_id (lesson, questions[i]));
}

static void
ichomp_lesson_progress_read (IchompRecord *record, GKeyFile *file)
{
  IchompLessonProgress *self = ICHOMP_LESSON_PROGRESS (record);
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  g_hash_table_remove_all (self->done);
  g_hash_table_remove_all (self->answered);
  g_hash_table_remove_all (self->missed);
  g_hash_table_remove_all (self->tests);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      const char *lesson = get_lesson (groups[i]);
      const char *tested = get_id (groups[i], TEST_PREFIX);

      if (tested != NULL)
        read_test (self, file, groups[i], tested);

      if (lesson == NULL)
        continue;

      if (g_key_file_get_boolean (file, groups[i], DONE_KEY, NULL))
        g_hash_table_add (self->done, g_strdup (lesson));
      read_sets (self->answered, file, groups[i], ANSWERED_KEY, lesson);
      read_sets (self->missed, file, groups[i], MISSED_KEY, lesson);
    }
}

static void
write_set (GKeyFile *file, const char *group, const char *key, GHashTable *questions)
{
  g_autoptr (GList) keys = sort_keys (questions);
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  for (GList *i = keys; i != NULL; i = i->next)
    g_ptr_array_add (list, i->data);
  g_key_file_set_string_list (file, group, key, (const char *const *)list->pdata, list->len);
}

static void
write_sets (GHashTable *sets, GKeyFile *file, const char *key)
{
  g_autoptr (GList) lessons = sort_keys (sets);

  for (GList *i = lessons; i != NULL; i = i->next)
    {
      g_autofree char *group = g_strconcat (LESSON_PREFIX, i->data, NULL);

      write_set (file, group, key, g_hash_table_lookup (sets, i->data));
    }
}

static void
write_test (GKeyFile *file, const char *group, const Test *test)
{
  if (test->has_begun)
    {
      g_key_file_set_uint64 (file, group, SEED_KEY, test->seed);
      g_key_file_set_uint64 (file, group, FINGERPRINT_KEY, test->fingerprint);
      g_key_file_set_string_list (file, group, ANSWERS_KEY,
                                  (const char *const *)test->answers->pdata, test->answers->len);
    }
  if (test->score.n_questions > 0)
    {
      g_key_file_set_uint64 (file, group, QUESTIONS_KEY, test->score.n_questions);
      g_key_file_set_uint64 (file, group, BEST_KEY, test->score.best);
      g_key_file_set_uint64 (file, group, LAST_KEY, test->score.last);
    }
}

static void
ichomp_lesson_progress_write (IchompRecord *record, GKeyFile *file)
{
  IchompLessonProgress *self = ICHOMP_LESSON_PROGRESS (record);
  g_autoptr (GList) done = sort_keys (self->done);
  g_autoptr (GList) tests = sort_keys (self->tests);

  for (GList *i = done; i != NULL; i = i->next)
    {
      g_autofree char *group = g_strconcat (LESSON_PREFIX, i->data, NULL);

      g_key_file_set_boolean (file, group, DONE_KEY, TRUE);
    }
  write_sets (self->answered, file, ANSWERED_KEY);
  write_sets (self->missed, file, MISSED_KEY);
  for (GList *i = tests; i != NULL; i = i->next)
    {
      g_autofree char *group = g_strconcat (TEST_PREFIX, i->data, NULL);

      write_test (file, group, g_hash_table_lookup (self->tests, i->data));
    }
}

static GHashTable *
read_set (GKeyFile *file, const char *group, const char *key)
{
  GHashTable *set = new_set ();
  g_auto (GStrv) questions = g_key_file_get_string_list (file, group, key, NULL, NULL);

  for (guint i = 0; questions != NULL && questions[i] != NULL; i++)
    g_hash_table_add (set, g_strdup (find_question_id (get_lesson (group), questions[i])));
  return set;
}

static void
merge_test (GKeyFile *theirs, GKeyFile *mine, const char *group)
{
  g_auto (GStrv) keys = g_key_file_get_keys (mine, group, NULL, NULL);
  guint32 best = 0;
  guint32 other = 0;

  read_number (theirs, group, BEST_KEY, &other);
  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    {
      g_autofree char *value = g_key_file_get_value (mine, group, keys[i], NULL);

      g_key_file_set_value (theirs, group, keys[i], value);
    }
  if (read_number (mine, group, BEST_KEY, &best))
    g_key_file_set_uint64 (theirs, group, BEST_KEY, MAX (best, other));
}

/* Makes the changes from @before to @after in @set, too. */
static void
repeat_changes (GHashTable *set, GHashTable *before, GHashTable *after)
{
  GHashTableIter iter;
  gpointer question;

  g_hash_table_iter_init (&iter, after);
  while (g_hash_table_iter_next (&iter, &question, NULL))
    if (!g_hash_table_contains (before, question))
      g_hash_table_add (set, g_strdup (question));

  g_hash_table_iter_init (&iter, before);
  while (g_hash_table_iter_next (&iter, &question, NULL))
    if (!g_hash_table_contains (after, question))
      g_hash_table_remove (set, question);
}

/* Adds the questions answered here to those answered elsewhere. Only ichomp_record_forget()
 * makes a question unanswered; one that was missed is no longer so when it has been recalled. Of
 * a test, the whole state here replaces that elsewhere, because its answers belong to its seed;
 * but the best score remains. */
static void
ichomp_lesson_progress_merge (GKeyFile *theirs,
                              GKeyFile *base,
                              GKeyFile *mine,
                              const char *group,
                              const char *key)
{
  g_autoptr (GHashTable) before = NULL;
  g_autoptr (GHashTable) after = NULL;
  g_autoptr (GHashTable) merged = NULL;

  if (get_id (group, TEST_PREFIX) != NULL)
    {
      merge_test (theirs, mine, group);
      return;
    }
  if (g_str_equal (key, DONE_KEY))
    {
      g_key_file_set_boolean (theirs, group, key, TRUE);
      return;
    }

  before = read_set (base, group, key);
  after = read_set (mine, group, key);
  merged = read_set (theirs, group, key);
  repeat_changes (merged, before, after);
  write_set (theirs, group, key, merged);
}

static void
ichomp_lesson_progress_finalize (GObject *object)
{
  IchompLessonProgress *self = ICHOMP_LESSON_PROGRESS (object);

  g_hash_table_unref (self->done);
  g_hash_table_unref (self->answered);
  g_hash_table_unref (self->missed);
  g_hash_table_unref (self->tests);

  G_OBJECT_CLASS (ichomp_lesson_progress_parent_class)->finalize (object);
}

static void
ichomp_lesson_progress_class_init (IchompLessonProgressClass *klass)
{
  IchompRecordClass *record_class = ICHOMP_RECORD_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ichomp_lesson_progress_finalize;

  record_class->group = "iChomp lessons";
  /* Translators: %s is the reason, such as "The file “lessons.ini” could not be written: The
   * disk is full." */
  record_class->cannot_save = N_ ("Your progress in the lessons cannot be saved: %s");
  /* Translators: %1$s is the reason, a sentence; %2$s the name of a file. */
  record_class->set_aside = N_ ("Not all of your progress in the lessons could be read: %1$s The "
                                "file was set aside as “%2$s”.");
  record_class->not_set_aside =
      /* Translators: %s is the reason, a sentence. */
      N_ ("Not all of your progress in the lessons could be read: %s");
  record_class->is_valid = ichomp_lesson_progress_is_valid;
  record_class->read = ichomp_lesson_progress_read;
  record_class->write = ichomp_lesson_progress_write;
  record_class->merge = ichomp_lesson_progress_merge;
}

static void
ichomp_lesson_progress_init (IchompLessonProgress *self)
{
  self->done = new_set ();
  self->answered = new_sets ();
  self->missed = new_sets ();
  self->tests = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)test_free);
}

/**
 * ichomp_lesson_progress_new:
 * @store: (nullable): keeps the progress; without a store it is lost
 *
 * Returns: (transfer full): the progress so far
 */
IchompLessonProgress *
ichomp_lesson_progress_new (IchompStore *store)
{
  IchompLessonProgress *self = g_object_new (ICHOMP_TYPE_LESSON_PROGRESS, NULL);

  ichomp_record_load (ICHOMP_RECORD (self), store);
  return self;
}

/* The progress */

/* Whether the lesson is done, or one that it replaces, as long as nobody says that it is not. */
gboolean
ichomp_lesson_progress_has_done (IchompLessonProgress *self, const IchompLesson *lesson)
{
  GHashTableIter iter;
  gpointer id;

  g_return_val_if_fail (ICHOMP_IS_LESSON_PROGRESS (self), FALSE);
  g_return_val_if_fail (lesson != NULL, FALSE);

  g_hash_table_iter_init (&iter, self->done);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    if (g_str_equal (id, ichomp_lesson_get_id (lesson)) || ichomp_lesson_replaces (lesson, id))
      return TRUE;

  return FALSE;
}

static void
set_done (IchompLessonProgress *self, const char *lesson, gboolean done)
{
  if (done ? g_hash_table_add (self->done, g_strdup (lesson))
           : g_hash_table_remove (self->done, lesson))
    ichomp_record_changed (ICHOMP_RECORD (self));
}

/* Says whether the lesson is done. If it is not, neither are those that it replaces. */
void
ichomp_lesson_progress_mark (IchompLessonProgress *self, const IchompLesson *lesson, gboolean done)
{
  g_autoptr (GList) ids = NULL;

  g_return_if_fail (ICHOMP_IS_LESSON_PROGRESS (self));
  g_return_if_fail (lesson != NULL);

  set_done (self, ichomp_lesson_get_id (lesson), done);
  ids = done ? NULL : g_hash_table_get_keys (self->done);
  for (GList *i = ids; i != NULL; i = i->next)
    if (ichomp_lesson_replaces (lesson, i->data))
      set_done (self, i->data, FALSE);
}

/**
 * ichomp_lesson_progress_is_answered:
 * @self: the progress
 * @lesson: the id of a lesson
 * @question: the id of a question or a task in it
 *
 * Returns: whether the right answer has been given, or the goal of the task reached
 */
gboolean
ichomp_lesson_progress_is_answered (IchompLessonProgress *self,
                                    const char *lesson,
                                    const char *question)
{
  g_return_val_if_fail (ICHOMP_IS_LESSON_PROGRESS (self), FALSE);
  g_return_val_if_fail (lesson != NULL, FALSE);
  g_return_val_if_fail (question != NULL, FALSE);

  return is_in_sets (self->answered, lesson, question);
}

void
ichomp_lesson_progress_set_answered (IchompLessonProgress *self,
                                     const char *lesson,
                                     const char *question)
{
  g_return_if_fail (ICHOMP_IS_LESSON_PROGRESS (self));
  g_return_if_fail (lesson != NULL);
  g_return_if_fail (question != NULL);

  if (add_to_sets (self->answered, lesson, question))
    ichomp_record_changed (ICHOMP_RECORD (self));
}

/**
 * ichomp_lesson_progress_is_missed:
 * @self: the progress
 * @lesson: the id of a lesson
 * @question: the id of a question in it
 *
 * Returns: whether a wrong answer was given before the right one, and the question has not been
 *   recalled since
 */
gboolean
ichomp_lesson_progress_is_missed (IchompLessonProgress *self,
                                  const char *lesson,
                                  const char *question)
{
  g_return_val_if_fail (ICHOMP_IS_LESSON_PROGRESS (self), FALSE);
  g_return_val_if_fail (lesson != NULL, FALSE);
  g_return_val_if_fail (question != NULL, FALSE);

  return is_in_sets (self->missed, lesson, question);
}

void
ichomp_lesson_progress_set_missed (IchompLessonProgress *self,
                                   const char *lesson,
                                   const char *question,
                                   gboolean missed)
{
  g_return_if_fail (ICHOMP_IS_LESSON_PROGRESS (self));
  g_return_if_fail (lesson != NULL);
  g_return_if_fail (question != NULL);

  if (ichomp_lesson_progress_is_missed (self, lesson, question) == !!missed)
    return;

  if (missed)
    add_to_sets (self->missed, lesson, question);
  else
    remove_from_sets (self->missed, lesson, question);
  ichomp_record_changed (ICHOMP_RECORD (self));
}

void
ichomp_lesson_progress_count (IchompLessonProgress *self,
                              const IchompLesson *lesson,
                              IchompLessonCount *count)
{
  g_return_if_fail (ICHOMP_IS_LESSON_PROGRESS (self));
  g_return_if_fail (lesson != NULL);
  g_return_if_fail (count != NULL);

  *count = (IchompLessonCount){ 0 };
  for (guint i = 0; i < ichomp_lesson_get_n_questions (lesson); i++)
    {
      const IchompLessonBlock *block = ichomp_lesson_get_question (lesson, i);
      IchompBlockKind kind = ichomp_lesson_block_get_kind (block);
      gboolean is_done = ichomp_lesson_progress_is_answered (self, ichomp_lesson_get_id (lesson),
                                                             ichomp_lesson_block_get_id (block));

      if (kind == ICHOMP_BLOCK_TRY)
        {
          count->n_tasks++;
          count->n_reached += is_done;
        }
      else if (kind != ICHOMP_BLOCK_QUESTION
               || ichomp_lesson_block_get_question_kind (block) != ICHOMP_QUESTION_FOLDED)
        {
          count->n_questions++;
          count->n_answered += is_done;
        }
    }
}

/* Tests */

/**
 * ichomp_lesson_progress_begin_test:
 * @self: the progress
 * @lesson: the id of a lesson with a test
 * @seed: the seed of the test
 * @fingerprint: a number that says whether the answers belong to a test
 *
 * Begins a test, in place of one that may have begun before.
 */
void
ichomp_lesson_progress_begin_test (IchompLessonProgress *self,
                                   const char *lesson,
                                   guint32 seed,
                                   guint32 fingerprint)
{
  Test *test;

  g_return_if_fail (ICHOMP_IS_LESSON_PROGRESS (self));
  g_return_if_fail (lesson != NULL);

  test = find_test (self, lesson);
  test->has_begun = TRUE;
  test->seed = seed;
  test->fingerprint = fingerprint;
  g_ptr_array_set_size (test->answers, 0);
  ichomp_record_changed (ICHOMP_RECORD (self));
}

/**
 * ichomp_lesson_progress_get_test:
 * @self: the progress
 * @lesson: the id of a lesson
 * @seed: (out): the seed of its test
 * @fingerprint: (out): its fingerprint
 *
 * Returns: (transfer none) (nullable) (array zero-terminated=1): the answers so far, as somebody
 *   may have edited them; %NULL if no test has begun
 */
const char *const *
ichomp_lesson_progress_get_test (IchompLessonProgress *self,
                                 const char *lesson,
                                 guint32 *seed,
                                 guint32 *fingerprint)
{
  const Test *test;

  g_return_val_if_fail (ICHOMP_IS_LESSON_PROGRESS (self), NULL);
  g_return_val_if_fail (lesson != NULL, NULL);

  test = g_hash_table_lookup (self->tests, lesson);
  if (test == NULL || !test->has_begun)
    return NULL;

  *seed = test->seed;
  *fingerprint = test->fingerprint;
  return (const char *const *)test->answers->pdata;
}

/* Adds an answer to the test that has begun. */
void
ichomp_lesson_progress_answer_test (IchompLessonProgress *self,
                                    const char *lesson,
                                    const char *answer)
{
  g_return_if_fail (ICHOMP_IS_LESSON_PROGRESS (self));
  g_return_if_fail (lesson != NULL);
  g_return_if_fail (answer != NULL);

  /* What a list cannot hold; see is_list_valid(). */
  g_ptr_array_add (find_test (self, lesson)->answers,
                   g_strdelimit (g_strdup (answer), "\f\v", ' '));
  ichomp_record_changed (ICHOMP_RECORD (self));
}

/* Keeps the score of a test whose last question has been answered. The best score is that of the
 * tests of this length. */
void
ichomp_lesson_progress_end_test (IchompLessonProgress *self,
                                 const char *lesson,
                                 guint n_right,
                                 guint n_questions)
{
  IchompTestScore *score;

  g_return_if_fail (ICHOMP_IS_LESSON_PROGRESS (self));
  g_return_if_fail (lesson != NULL);
  g_return_if_fail (n_right <= n_questions);

  score = &find_test (self, lesson)->score;
  if (score->n_questions != n_questions)
    score->best = 0;
  score->n_questions = n_questions;
  score->last = n_right;
  score->best = MAX (score->best, n_right);
  ichomp_record_changed (ICHOMP_RECORD (self));
}

/* Returns FALSE if no test of the lesson has ended. */
gboolean
ichomp_lesson_progress_get_score (IchompLessonProgress *self,
                                  const char *lesson,
                                  IchompTestScore *score)
{
  const Test *test;

  g_return_val_if_fail (ICHOMP_IS_LESSON_PROGRESS (self), FALSE);
  g_return_val_if_fail (lesson != NULL, FALSE);

  test = g_hash_table_lookup (self->tests, lesson);
  if (test == NULL || test->score.n_questions == 0)
    return FALSE;

  *score = test->score;
  return TRUE;
}

void
ichomp_lesson_progress_reset (IchompLessonProgress *self)
{
  g_return_if_fail (ICHOMP_IS_LESSON_PROGRESS (self));

  ichomp_record_forget (ICHOMP_RECORD (self));
}
