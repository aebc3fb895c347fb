/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The user's mistakes: exercises that were answered wrongly, and positions that were given away in
 * play. Each stays until it has been answered right at the first try often enough. The one that was
 * not tried for the longest time comes first. */

#include "ichomp-mistakes.h"

#include <glib/gi18n.h>

/* How often a mistake must be answered right at the first try until it is forgotten. */
#define N_RIGHT 2

/* The keys of this group are exercises as text; the values are the numbers of right answers so
 * far. */
#define GROUP "mistakes"

typedef struct
{
  IchompExercise *exercise;
  guint n_right; /* less than N_RIGHT */
} Mistake;

struct _IchompMistakes
{
  IchompRecord parent_instance;

  GArray *mistakes; /* of Mistake */
};

G_DEFINE_FINAL_TYPE (IchompMistakes, ichomp_mistakes, ICHOMP_TYPE_RECORD)

static void
clear_mistake (gpointer mistake)
{
  ichomp_exercise_unref (((Mistake *)mistake)->exercise);
}

static const Mistake *
get_mistake (IchompMistakes *self, guint index)
{
  return &g_array_index (self->mistakes, Mistake, index);
}

/* Returns the index of an equal exercise, or the number of mistakes. */
static guint
find (IchompMistakes *self, const IchompExercise *exercise)
{
  guint i = 0;

  while (i < self->mistakes->len
         && !ichomp_exercise_equal (get_mistake (self, i)->exercise, exercise))
    i++;

  return i;
}

/* Adds a mistake at the end. */
static void
add (IchompMistakes *self, IchompExercise *exercise, guint n_right)
{
  const Mistake mistake = { ichomp_exercise_ref (exercise), n_right };

  g_array_append_val (self->mistakes, mistake);
  if (self->mistakes->len > ICHOMP_MISTAKES_MAX)
    g_array_remove_index (self->mistakes, 0);
}

/* The file */

static gboolean
read_count (GKeyFile *file, const char *key, guint *n_right)
{
  g_autofree char *text = g_key_file_get_value (file, GROUP, key, NULL);
  guint64 number;

  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, 0, N_RIGHT - 1, &number, NULL))
    return FALSE;

  *n_right = (guint)number;
  return TRUE;
}

static gboolean
ichomp_mistakes_is_valid (GKeyFile *file, const char *group, const char *key)
{
  g_autoptr (IchompExercise) exercise = NULL;
  guint n_right;

  if (!g_str_equal (group, GROUP))
    return TRUE;

  exercise = ichomp_exercise_new_from_text (key);
  return exercise != NULL && read_count (file, key, &n_right);
}

static void
ichomp_mistakes_read (IchompRecord *record, GKeyFile *file)
{
  IchompMistakes *self = ICHOMP_MISTAKES (record);
  g_auto (GStrv) keys = g_key_file_get_keys (file, GROUP, NULL, NULL);

  g_array_set_size (self->mistakes, 0);
  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    {
      g_autoptr (IchompExercise) exercise = ichomp_exercise_new_from_text (keys[i]);
      guint n_right;

      if (exercise != NULL && read_count (file, keys[i], &n_right)
          && find (self, exercise) == self->mistakes->len)
        add (self, exercise, n_right);
    }
}

static void
ichomp_mistakes_write (IchompRecord *record, GKeyFile *file)
{
  IchompMistakes *self = ICHOMP_MISTAKES (record);

  for (guint i = 0; i < self->mistakes->len; i++)
    {
      const Mistake *mistake = get_mistake (self, i);
      g_autofree char *key = ichomp_exercise_to_text (mistake->exercise);

      g_key_file_set_uint64 (file, GROUP, key, mistake->n_right);
    }
}

/* A mistake that was answered here and elsewhere has the state from here. */
static void
ichomp_mistakes_merge (GKeyFile *theirs,
                       GKeyFile *base,
                       GKeyFile *mine,
                       const char *group,
                       const char *key)
{
  g_autofree char *value = g_key_file_get_value (mine, group, key, NULL);

  g_key_file_set_value (theirs, group, key, value);
}

static void
ichomp_mistakes_finalize (GObject *object)
{
  g_array_unref (ICHOMP_MISTAKES (object)->mistakes);

  G_OBJECT_CLASS (ichomp_mistakes_parent_class)->finalize (object);
}

static void
ichomp_mistakes_class_init (IchompMistakesClass *klass)
{
  IchompRecordClass *record_class = ICHOMP_RECORD_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ichomp_mistakes_finalize;

  record_class->group = "iChomp mistakes";
  record_class->ordered_group = GROUP;
  /* Translators: %s is the reason, such as "The file “mistakes.ini” could not be written: The
   * disk is full." */
  record_class->cannot_save = N_ ("Your mistakes cannot be saved: %s");
  /* Translators: %1$s is the reason, a sentence; %2$s the name of a file. */
  record_class->set_aside =
      N_ ("Not all of your mistakes could be read: %1$s The file was set aside as “%2$s”.");
  /* Translators: %s is the reason, a sentence. */
  record_class->not_set_aside = N_ ("Not all of your mistakes could be read: %s");
  record_class->is_valid = ichomp_mistakes_is_valid;
  record_class->read = ichomp_mistakes_read;
  record_class->write = ichomp_mistakes_write;
  record_class->merge = ichomp_mistakes_merge;
}

static void
ichomp_mistakes_init (IchompMistakes *self)
{
  self->mistakes = g_array_new (FALSE, FALSE, sizeof (Mistake));
  g_array_set_clear_func (self->mistakes, clear_mistake);
}

/**
 * ichomp_mistakes_new:
 * @store: (nullable): keeps the mistakes; without a store they are lost
 *
 * Returns: (transfer full): the mistakes so far
 */
IchompMistakes *
ichomp_mistakes_new (IchompStore *store)
{
  IchompMistakes *self = g_object_new (ICHOMP_TYPE_MISTAKES, NULL);

  ichomp_record_load (ICHOMP_RECORD (self), store);
  return self;
}

/**
 * ichomp_mistakes_judge:
 * @self: the mistakes
 * @exercise: an exercise
 * @right: whether the first answer to it was right
 *
 * Adds a wrong answer, and forgets a mistake that was now answered right often enough. A right
 * answer to another exercise changes nothing.
 */
void
ichomp_mistakes_judge (IchompMistakes *self, IchompExercise *exercise, gboolean right)
{
  guint index;
  guint n_right = 0;

  g_return_if_fail (ICHOMP_IS_MISTAKES (self));

  index = find (self, exercise);
  if (index < self->mistakes->len)
    {
      n_right = right ? get_mistake (self, index)->n_right + 1 : 0;
      g_array_remove_index (self->mistakes, index);
    }
  else if (right)
    {
      return;
    }

  if (n_right < N_RIGHT)
    add (self, exercise, n_right);
  ichomp_record_changed (ICHOMP_RECORD (self));
}

void
ichomp_mistakes_forget (IchompMistakes *self)
{
  g_return_if_fail (ICHOMP_IS_MISTAKES (self));

  ichomp_record_forget (ICHOMP_RECORD (self));
}

guint
ichomp_mistakes_get_n (IchompMistakes *self)
{
  g_return_val_if_fail (ICHOMP_IS_MISTAKES (self), 0);

  return self->mistakes->len;
}

/**
 * ichomp_mistakes_get:
 * @self: the mistakes
 * @index: less than their number
 *
 * Returns: (transfer none): an exercise; that of index 0 was not tried for the longest time
 */
IchompExercise *
ichomp_mistakes_get (IchompMistakes *self, guint index)
{
  g_return_val_if_fail (ICHOMP_IS_MISTAKES (self), NULL);
  g_return_val_if_fail (index < self->mistakes->len, NULL);

  return get_mistake (self, index)->exercise;
}
