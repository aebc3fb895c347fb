/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ichomp-lesson-progress.h"

#include <string.h>

#define VERSION_GROUP "iChomp lessons"
#define LESSON_PREFIX "lesson "
#define DONE_KEY "done"
#define ANSWERED_KEY "answered"
#define TEXT_VERSION 1

/**
 * IchompLessonProgress:
 *
 * Which lessons are done and which questions have been answered. It is kept in a file.
 */
struct _IchompLessonProgress
{
  GObject parent_instance;

  IchompStore *store;   /* or NULL, where nothing is kept */
  GHashTable *done;     /* ids of lessons */
  GHashTable *answered; /* "lesson question" */
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

  /**
   * IchompLessonProgress::changed:
   * @self: the progress
   *
   * Emitted after something has been done, undone or forgotten.
   */
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
  self->answered = new_set ();
}

static char *
build_key (const char *lesson, const char *question)
{
  return g_strconcat (lesson, " ", question, NULL);
}

static int
compare_strings (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *)a, *(const char *const *)b);
}

static GPtrArray *
sort_set (GHashTable *set)
{
  GPtrArray *keys = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, set);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_ptr_array_add (keys, key);
  g_ptr_array_sort (keys, compare_strings);

  return keys;
}

static void
append_answer (GKeyFile *file, const char *key)
{
  g_auto (GStrv) parts = g_strsplit (key, " ", 2);
  g_autofree char *group = g_strconcat (LESSON_PREFIX, parts[0], NULL);
  g_autofree char *old = g_key_file_get_value (file, group, ANSWERED_KEY, NULL);
  g_autofree char *text = g_strconcat (old == NULL ? "" : old, parts[1], ";", NULL);

  g_key_file_set_value (file, group, ANSWERED_KEY, text);
}

static GKeyFile *
to_key_file (IchompLessonProgress *self)
{
  GKeyFile *file = g_key_file_new ();
  g_autoptr (GPtrArray) done = sort_set (self->done);
  g_autoptr (GPtrArray) answered = sort_set (self->answered);

  g_key_file_set_integer (file, VERSION_GROUP, "version", TEXT_VERSION);
  for (guint i = 0; i < done->len; i++)
    {
      const char *lesson = g_ptr_array_index (done, i);
      g_autofree char *group = g_strconcat (LESSON_PREFIX, lesson, NULL);

      g_key_file_set_boolean (file, group, DONE_KEY, TRUE);
    }
  for (guint i = 0; i < answered->len; i++)
    append_answer (file, g_ptr_array_index (answered, i));

  return file;
}

/* A line that is damaged is as good as none. */
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
            g_hash_table_add (self->answered, build_key (lesson, answered[j]));
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
 * A file that cannot be read, or is damaged, counts as far as it can be read. How well saving goes
 * is told by the store.
 *
 * Returns: (transfer full): what has been done so far
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

/**
 * ichomp_lesson_progress_is_done:
 * @self: the progress
 * @lesson: the id of a lesson
 *
 * Returns: whether the lesson is done
 */
gboolean
ichomp_lesson_progress_is_done (IchompLessonProgress *self, const char *lesson)
{
  g_return_val_if_fail (ICHOMP_IS_LESSON_PROGRESS (self), FALSE);
  g_return_val_if_fail (lesson != NULL, FALSE);

  return g_hash_table_contains (self->done, lesson);
}

/**
 * ichomp_lesson_progress_set_done:
 * @self: the progress
 * @lesson: the id of a lesson
 * @done: whether it is done
 */
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
 * @question: the key of one of its questions, or of something to try
 *
 * Returns: whether it has been answered rightly, or reached
 */
gboolean
ichomp_lesson_progress_is_answered (IchompLessonProgress *self,
                                    const char *lesson,
                                    const char *question)
{
  g_autofree char *key = NULL;

  g_return_val_if_fail (ICHOMP_IS_LESSON_PROGRESS (self), FALSE);
  g_return_val_if_fail (lesson != NULL, FALSE);
  g_return_val_if_fail (question != NULL, FALSE);

  key = build_key (lesson, question);
  return g_hash_table_contains (self->answered, key);
}

/**
 * ichomp_lesson_progress_set_answered:
 * @self: the progress
 * @lesson: the id of a lesson
 * @question: the key of one of its questions, or of something to try
 *
 * Notes that it has been answered rightly, or reached.
 */
void
ichomp_lesson_progress_set_answered (IchompLessonProgress *self,
                                     const char *lesson,
                                     const char *question)
{
  g_return_if_fail (ICHOMP_IS_LESSON_PROGRESS (self));
  g_return_if_fail (lesson != NULL);
  g_return_if_fail (question != NULL);

  if (g_hash_table_add (self->answered, build_key (lesson, question)))
    changed (self);
}

/**
 * ichomp_lesson_progress_count_answered:
 * @self: the progress
 * @lesson: a lesson
 *
 * Returns: how many of its questions, and of what is to be tried, are done
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

/**
 * ichomp_lesson_progress_reset:
 * @self: the progress
 *
 * Forgets all that has been done.
 */
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
