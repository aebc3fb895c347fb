/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The test of a lesson while it is taken. Its answers are kept with the progress, so the test
 * goes on where it was left, also in another program that keeps the same progress. */

#include "ichomp-test-run.h"

#include "game/practice/ichomp-practice.h"

struct _IchompTestRun
{
  IchompBlockState parent_instance;

  IchompLesson *lesson;
  IchompLibrary *library;
  IchompLessonProgress *progress;
  IchompMistakes *mistakes;
  IchompLessonTest *test;   /* as in the progress; or NULL: none has begun */
  IchompLessonTest *sample; /* of the questions that there are; or NULL until it is needed */
  guint n_answered;         /* as in the progress */
  char *draft;              /* the answer that is chosen but not given yet, or NULL */
};

G_DEFINE_FINAL_TYPE (IchompTestRun, ichomp_test_run, ICHOMP_TYPE_BLOCK_STATE)

enum
{
  SIGNAL_DRAFT_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
ichomp_test_run_finalize (GObject *object)
{
  IchompTestRun *self = ICHOMP_TEST_RUN (object);

  g_clear_pointer (&self->test, ichomp_lesson_test_free);
  g_clear_pointer (&self->sample, ichomp_lesson_test_free);
  g_clear_pointer (&self->lesson, ichomp_lesson_unref);
  g_clear_object (&self->library);
  g_clear_object (&self->progress);
  g_clear_object (&self->mistakes);
  g_free (self->draft);

  G_OBJECT_CLASS (ichomp_test_run_parent_class)->finalize (object);
}

static void
ichomp_test_run_class_init (IchompTestRunClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_test_run_finalize;

  /**
   * IchompTestRun::draft-changed:
   * @self: the test
   *
   * Another answer is chosen, or none any more.
   */
  signals[SIGNAL_DRAFT_CHANGED] =
      g_signal_new ("draft-changed", ICHOMP_TYPE_TEST_RUN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 0);
}

static void
ichomp_test_run_init (IchompTestRun *self)
{
}

static const char *
get_id (IchompTestRun *self)
{
  return ichomp_lesson_get_id (self->lesson);
}

/* The test that has begun, unless the lessons have changed or the file was edited. */
static void
find_test (IchompTestRun *self)
{
  guint32 seed;
  guint32 fingerprint;
  const char *const *answers =
      ichomp_lesson_progress_get_test (self->progress, get_id (self), &seed, &fingerprint);
  g_autoptr (IchompLessonTest) test = NULL;
  guint n = 0;

  g_clear_pointer (&self->test, ichomp_lesson_test_free);
  g_clear_pointer (&self->draft, g_free);
  self->n_answered = 0;
  if (answers == NULL)
    return;

  test = ichomp_lesson_test_new (self->library, self->lesson, seed);
  if (ichomp_lesson_test_get_fingerprint (test) != fingerprint)
    return;

  for (; answers[n] != NULL; n++)
    {
      g_autofree char *clean = NULL;

      if (n >= ichomp_lesson_test_get_n_questions (test))
        return;
      clean =
          ichomp_test_question_read_answer (ichomp_lesson_test_get_question (test, n), answers[n]);
      if (g_strcmp0 (clean, answers[n]) != 0)
        return;
    }

  self->test = g_steal_pointer (&test);
  self->n_answered = n;
}

/* Whether the test is the one in the progress. */
static gboolean
is_current (IchompTestRun *self)
{
  guint32 seed;
  guint32 fingerprint;
  const char *const *answers =
      ichomp_lesson_progress_get_test (self->progress, get_id (self), &seed, &fingerprint);

  if (answers == NULL || self->test == NULL)
    return answers == NULL && self->test == NULL;

  return ichomp_lesson_test_get_seed (self->test) == seed
         && ichomp_lesson_test_get_fingerprint (self->test) == fingerprint
         && g_strv_length ((char **)answers) == self->n_answered;
}

/* Another program may begin, continue or forget the test. */
static void
progress_changed_cb (IchompTestRun *self)
{
  gboolean had_test = self->test != NULL;

  if (is_current (self))
    return;

  find_test (self);
  if (had_test || self->test != NULL)
    ichomp_block_state_tell_changed (self);
}

/**
 * ichomp_test_run_new:
 * @lesson: a lesson with a test
 * @library: has the lesson, and those before it
 * @progress: keeps the answers
 * @mistakes: gets the exercises that are answered wrongly
 */
IchompTestRun *
ichomp_test_run_new (IchompLesson *lesson,
                     IchompLibrary *library,
                     IchompLessonProgress *progress,
                     IchompMistakes *mistakes)
{
  IchompTestRun *self =
      ichomp_block_state_create (ICHOMP_TYPE_TEST_RUN, ichomp_lesson_get_test (lesson));

  self->lesson = ichomp_lesson_ref (lesson);
  self->library = g_object_ref (library);
  self->progress = g_object_ref (progress);
  self->mistakes = g_object_ref (mistakes);
  find_test (self);
  g_signal_connect_object (progress, "changed", G_CALLBACK (progress_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

IchompLesson *
ichomp_test_run_get_lesson (IchompTestRun *self)
{
  return self->lesson;
}

/* Returns NULL if none has begun. */
IchompLessonTest *
ichomp_test_run_get_test (IchompTestRun *self)
{
  return self->test;
}

guint
ichomp_test_run_get_n_answered (IchompTestRun *self)
{
  return self->n_answered;
}

const char *const *
ichomp_test_run_get_answers (IchompTestRun *self)
{
  guint32 ignored;

  return ichomp_lesson_progress_get_test (self->progress, get_id (self), &ignored, &ignored);
}

/* Of a test that has ended */
guint
ichomp_test_run_count_right (IchompTestRun *self)
{
  return ichomp_lesson_test_count_right (self->test, ichomp_test_run_get_answers (self));
}

/* Returns FALSE if no test of the lesson has ended. */
gboolean
ichomp_test_run_get_score (IchompTestRun *self, IchompTestScore *score)
{
  return ichomp_lesson_progress_get_score (self->progress, get_id (self), score);
}

/* Whether the lessons have anything to ask. */
gboolean
ichomp_test_run_has_questions (IchompTestRun *self)
{
  if (self->sample == NULL)
    self->sample = ichomp_lesson_test_new (self->library, self->lesson, 0);

  return ichomp_lesson_test_get_n_questions (self->sample) > 0;
}

/* Begins a test with another seed than before, so that other questions come. */
void
ichomp_test_run_begin (IchompTestRun *self)
{
  guint32 before = self->test != NULL ? ichomp_lesson_test_get_seed (self->test) : 0;
  guint32 seed;

  do
    seed = (guint32)g_random_int_range (ICHOMP_PRACTICE_MIN_SEED, ICHOMP_PRACTICE_MAX_SEED + 1);
  while (seed == before);

  g_clear_pointer (&self->test, ichomp_lesson_test_free);
  g_clear_pointer (&self->draft, g_free);
  self->test = ichomp_lesson_test_new (self->library, self->lesson, seed);
  self->n_answered = 0;
  ichomp_lesson_progress_begin_test (self->progress, get_id (self), seed,
                                     ichomp_lesson_test_get_fingerprint (self->test));
  ichomp_block_state_tell_changed (self);
}

const char *
ichomp_test_run_get_draft (IchompTestRun *self)
{
  return self->draft;
}

/* @draft: (nullable): what is typed, the number of a choice counted from 0, or a tile such as
 * NE2,1 */
void
ichomp_test_run_set_draft (IchompTestRun *self, const char *draft)
{
  if (g_strcmp0 (self->draft, draft) == 0)
    return;

  g_free (self->draft);
  self->draft = g_strdup (draft);
  g_signal_emit (self, signals[SIGNAL_DRAFT_CHANGED], 0);
}

/* Returns the answer that is chosen now, or NULL. */
static char *
dup_answer (IchompTestRun *self)
{
  return self->draft != NULL ? ichomp_test_question_read_answer (
             ichomp_lesson_test_get_question (self->test, self->n_answered), self->draft)
                             : NULL;
}

/* Whether what is chosen has the form of an answer. */
gboolean
ichomp_test_run_can_answer (IchompTestRun *self)
{
  g_autofree char *answer = dup_answer (self);

  return answer != NULL;
}

/* Questions that were answered wrongly come back. */
static void
end (IchompTestRun *self)
{
  const char *const *answers = ichomp_test_run_get_answers (self);
  guint n_questions = ichomp_lesson_test_get_n_questions (self->test);

  for (guint i = 0; i < n_questions; i++)
    {
      const IchompTestQuestion *question = ichomp_lesson_test_get_question (self->test, i);
      IchompExercise *exercise = ichomp_test_question_get_exercise (question);
      const IchompLessonBlock *block = ichomp_test_question_get_block (question);

      if (ichomp_test_question_is_right (question, answers[i]))
        continue;
      if (exercise != NULL)
        ichomp_mistakes_judge (self->mistakes, exercise, FALSE);
      else
        ichomp_lesson_progress_set_missed (
            self->progress, ichomp_lesson_block_get_id (ichomp_lesson_block_get_root (block)),
            ichomp_lesson_block_get_id (block), TRUE);
    }

  ichomp_lesson_progress_end_test (self->progress, get_id (self),
                                   ichomp_test_run_count_right (self), n_questions);
}

/* Gives the answer that is chosen, if it has the form of one. */
void
ichomp_test_run_answer (IchompTestRun *self)
{
  g_autofree char *answer = dup_answer (self);

  if (answer == NULL)
    return;

  g_clear_pointer (&self->draft, g_free);
  self->n_answered++;
  ichomp_lesson_progress_answer_test (self->progress, get_id (self), answer);
  if (self->n_answered == ichomp_lesson_test_get_n_questions (self->test))
    end (self);
  ichomp_block_state_tell_changed (self);
}
