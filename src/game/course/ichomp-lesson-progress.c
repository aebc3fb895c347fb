/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The progress of the learner: which lessons are done and which questions are answered, kept in
 * a file. */

#include "ichomp-lesson-progress.h"

#include <string.h>

#define VERSION_GROUP "iChomp lessons"
#define LESSON_PREFIX "lesson "
#define DONE_KEY "done"
#define ANSWERED_KEY "answered"
#define TEXT_VERSION 1

struct _IchompLessonProgress
{
  GObject parent_instance;

  IchompStore *store;   /* or NULL: nothing is kept */
  GHashTable *done;     /* a set of ids of lessons */
  GHashTable *answered; /* from the id of a lesson to a set of keys of questions */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (IchompLessonProgress, ichomp_lesson_progress, G_TYPE_OBJECT)

static void
ichomp_lesson_progress_finalize (GObject *object)
{
  IchompLessonProgress *self = ICHOMP_LESSON_PROGRESS (object);

  g_clear_object (&self->store);
  g_hash_table_unref (self->done);
  g_hash_table_unref (self->answered);

  G_OBJECT_CLASS (ichomp_lesson_progress_parent_class)->finalize (object);
}

static void
ichomp_lesson_progress_class_init (IchompLessonProgressClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_lesson_progress_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GHashTable *
new_set (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
ichomp_lesson_progress_init (IchompLessonProgress *self)
{
  self->done = new_set ();
  self->answered =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)g_hash_table_unref);
}

/* Returns whether it was new. */
static gboolean
add_answer (IchompLessonProgress *self, const char *lesson, const char *question)
{
  GHashTable *questions = g_hash_table_lookup (self->answered, lesson);

  if (questions == NULL)
    {
      questions = new_set ();
      g_hash_table_insert (self->answered, g_strdup (lesson), questions);
    }

  return g_hash_table_add (questions, g_strdup (question));
}

/* The file */

static GList *
sort_keys (GHashTable *table)
{
  return g_list_sort (g_hash_table_get_keys (table), (GCompareFunc)strcmp);
}

static GKeyFile *
to_key_file (IchompLessonProgress *self)
{
  GKeyFile *file = g_key_file_new ();
  g_autoptr (GList) done = sort_keys (self->done);
  g_autoptr (GList) lessons = sort_keys (self->answered);

  g_key_file_set_integer (file, VERSION_GROUP, "version", TEXT_VERSION);
  for (GList *i = done; i != NULL; i = i->next)
    {
      g_autofree char *group = g_strconcat (LESSON_PREFIX, i->data, NULL);

      g_key_file_set_boolean (file, group, DONE_KEY, TRUE);
    }
  for (GList *i = lessons; i != NULL; i = i->next)
    {
      g_autofree char *group = g_strconcat (LESSON_PREFIX, i->data, NULL);
      g_autoptr (GList) questions = sort_keys (g_hash_table_lookup (self->answered, i->data));
      g_autoptr (GPtrArray) list = g_ptr_array_new ();

      for (GList *j = questions; j != NULL; j = j->next)
        g_ptr_array_add (list, j->data);
      g_key_file_set_string_list (file, group, ANSWERED_KEY, (const char *const *)list->pdata,
                                  list->len);
    }

  return file;
}

/* Damaged lines are ignored. */
static void
load (IchompLessonProgress *self, GKeyFile *file)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_auto (GStrv) answered = NULL;
      const char *lesson;

      if (!g_str_has_prefix (groups[i], LESSON_PREFIX))
        continue;
      lesson = groups[i] + strlen (LESSON_PREFIX);
      if (*lesson == '\0')
        continue;

      if (g_key_file_get_boolean (file, groups[i], DONE_KEY, NULL))
        g_hash_table_add (self->done, g_strdup (lesson));
      answered = g_key_file_get_string_list (file, groups[i], ANSWERED_KEY, NULL, NULL);
      for (guint j = 0; answered != NULL && answered[j] != NULL; j++)
        {
          if (*answered[j] != '\0')
            add_answer (self, lesson, answered[j]);
        }
    }
}

static void
changed (IchompLessonProgress *self)
{
  g_autoptr (GKeyFile) file = to_key_file (self);

  ichomp_store_save_key_file (self->store, file);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * ichomp_lesson_progress_new:
 * @store: (nullable): where it is kept; without it nothing is
 *
 * A damaged file counts as far as it can be read. The store reports whether saving succeeds.
 *
 * Returns: (transfer full): the progress so far
 */
IchompLessonProgress *
ichomp_lesson_progress_new (IchompStore *store)
{
  IchompLessonProgress *self = g_object_new (ICHOMP_TYPE_LESSON_PROGRESS, NULL);
  g_autoptr (GKeyFile) file = ichomp_store_load_key_file (store);

  g_set_object (&self->store, store);
  load (self, file);

  return self;
}

gboolean
ichomp_lesson_progress_is_done (IchompLessonProgress *self, const char *lesson)
{
  g_return_val_if_fail (ICHOMP_IS_LESSON_PROGRESS (self), FALSE);
  g_return_val_if_fail (lesson != NULL, FALSE);

  return g_hash_table_contains (self->done, lesson);
}

void
ichomp_lesson_progress_set_done (IchompLessonProgress *self, const char *lesson, gboolean done)
{
  g_return_if_fail (ICHOMP_IS_LESSON_PROGRESS (self));
  g_return_if_fail (lesson != NULL);

  if (ichomp_lesson_progress_is_done (self, lesson) == !!done)
    return;

  if (done)
    g_hash_table_add (self->done, g_strdup (lesson));
  else
    g_hash_table_remove (self->done, lesson);
  changed (self);
}

/**
 * ichomp_lesson_progress_is_answered:
 * @self: the progress
 * @lesson: the id of a lesson
 * @question: the key of a question or a task in it
 *
 * Returns: whether the right answer has been given, or the goal of the task reached
 */
gboolean
ichomp_lesson_progress_is_answered (IchompLessonProgress *self,
                                    const char *lesson,
                                    const char *question)
{
  GHashTable *questions;

  g_return_val_if_fail (ICHOMP_IS_LESSON_PROGRESS (self), FALSE);
  g_return_val_if_fail (lesson != NULL, FALSE);
  g_return_val_if_fail (question != NULL, FALSE);

  questions = g_hash_table_lookup (self->answered, lesson);
  return questions != NULL && g_hash_table_contains (questions, question);
}

void
ichomp_lesson_progress_set_answered (IchompLessonProgress *self,
                                     const char *lesson,
                                     const char *question)
{
  g_return_if_fail (ICHOMP_IS_LESSON_PROGRESS (self));
  g_return_if_fail (lesson != NULL);
  g_return_if_fail (question != NULL);

  if (add_answer (self, lesson, question))
    changed (self);
}

/**
 * ichomp_lesson_progress_count_answered:
 * @self: the progress
 * @lesson: a lesson
 *
 * Returns: how many of the questions and tasks in it are answered
 */
guint
ichomp_lesson_progress_count_answered (IchompLessonProgress *self, const IchompLesson *lesson)
{
  const char *id;
  guint n = 0;

  g_return_val_if_fail (ICHOMP_IS_LESSON_PROGRESS (self), 0);
  g_return_val_if_fail (lesson != NULL, 0);

  id = ichomp_lesson_get_id (lesson);
  for (guint i = 0; i < ichomp_lesson_get_n_questions (lesson); i++)
    {
      const char *key = ichomp_lesson_block_get_key (ichomp_lesson_get_question (lesson, i));

      n += ichomp_lesson_progress_is_answered (self, id, key);
    }

  return n;
}

void
ichomp_lesson_progress_reset (IchompLessonProgress *self)
{
  g_return_if_fail (ICHOMP_IS_LESSON_PROGRESS (self));

  if (g_hash_table_size (self->done) == 0 && g_hash_table_size (self->answered) == 0)
    return;

  g_hash_table_remove_all (self->done);
  g_hash_table_remove_all (self->answered);
  changed (self);
}
