/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A run of exercises: the current exercise, or a question in its place, its state, the score and
 * the streak. Seed, topics and difficulty determine the series, so that a whole class can work on
 * the same exercises. A growing difficulty also depends on the answers, so that everyone works at
 * their own pace. */

#include "ichomp-practice.h"

#include "game/base/ichomp-digits.h"
#include "game/words/ichomp-wording.h"
#include "ichomp-bug-wording.h"

/* The difficulty of a topic changes after this number of consecutive exercises, right or wrong at
 * the first attempt. */
#define N_TO_GROW 2
#define N_TO_SHRINK 2

/* A person is said to have a wrong rule if it gives this number of the last answers that are kept,
 * and no other rule does. */
#define N_TO_CLAIM 2
#define N_KEPT 5

/* The number of attempts to avoid repeating the last exercise of a topic: there are few easy
 * ones. */
#define N_ATTEMPTS 20

/* The progress in one topic. */
typedef struct
{
  guint difficulty;
  guint n_right; /* consecutive, since the difficulty changed */
  guint n_wrong;
  guint streak;
  guint32 bugs[N_KEPT]; /* those that give the first answers to the last exercises, in turn */
  guint n_answered;
  IchompExercise *last; /* or NULL */
} Topic;

struct _IchompPractice
{
  GObject parent_instance;

  IchompPracticeResults *results;
  IchompPracticeTodayFunc today;
  IchompMistakes *mistakes;
  GListModel *questions; /* mistakes that are not exercises, or NULL */
  gboolean on_mistakes;  /* the exercises are the user's mistakes */

  guint seed;
  guint kinds;
  guint difficulty;

  guint number;             /* counted from 0 */
  IchompExercise *exercise; /* or NULL */
  GObject *question;        /* in its place, or NULL */
  GObject *last_question;   /* or NULL */
  guint question_place;     /* in the list, of the last question */
  IchompPracticeState state;
  gboolean tried; /* this exercise has been answered */
  IchompAnswer answer;

  guint n_tried;
  guint n_right;
  guint streak;
  Topic topics[ICHOMP_N_EXERCISE_KINDS];
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_MISTAKES_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (IchompPractice, ichomp_practice, G_TYPE_OBJECT)

static void
clear_run (IchompPractice *self)
{
  g_clear_pointer (&self->exercise, ichomp_exercise_unref);
  g_clear_object (&self->question);
  g_clear_object (&self->last_question);
  self->question_place = 0;
  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    {
      g_clear_pointer (&self->topics[kind].last, ichomp_exercise_unref);
      self->topics[kind] = (Topic){ .difficulty = 1 };
    }
  self->number = 0;
  self->n_tried = 0;
  self->n_right = 0;
  self->streak = 0;
}

static void
ichomp_practice_finalize (GObject *object)
{
  IchompPractice *self = ICHOMP_PRACTICE (object);

  clear_run (self);
  g_clear_object (&self->results);
  g_clear_object (&self->mistakes);
  g_clear_object (&self->questions);

  G_OBJECT_CLASS (ichomp_practice_parent_class)->finalize (object);
}

static void
ichomp_practice_class_init (IchompPracticeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_practice_finalize;

  /**
   * IchompPractice::changed:
   *
   * Emitted after the exercise has changed.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * IchompPractice::mistakes-changed:
   *
   * Emitted after the number of mistakes has changed.
   */
  signals[SIGNAL_MISTAKES_CHANGED] =
      g_signal_new ("mistakes-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 0);
}

static void
ichomp_practice_init (IchompPractice *self)
{
  self->seed = ICHOMP_PRACTICE_MIN_SEED;
  self->kinds = ICHOMP_ALL_EXERCISE_KINDS;
}

static char *
dup_local_day (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (now, "%Y-%m-%d");
}

/* Exercises */

static void
find_exercise (IchompPractice *self)
{
  IchompExerciseKind kind = ichomp_exercise_pick_kind (self->kinds, self->seed, self->number);
  Topic *topic = &self->topics[kind];
  guint difficulty =
      self->difficulty == ICHOMP_PRACTICE_GROWING ? topic->difficulty : self->difficulty;
  guint32 seed = ichomp_exercise_mix_seed (self->seed, self->number);

  g_clear_pointer (&self->exercise, ichomp_exercise_unref);
  self->exercise = ichomp_exercise_new (kind, difficulty, seed);
  for (guint i = 1;
       i < N_ATTEMPTS && topic->last != NULL && ichomp_exercise_equal (self->exercise, topic->last);
       i++)
    {
      g_clear_pointer (&self->exercise, ichomp_exercise_unref);
      self->exercise = ichomp_exercise_new (kind, difficulty, ichomp_exercise_mix_seed (seed, i));
    }

  g_clear_pointer (&topic->last, ichomp_exercise_unref);
  topic->last = ichomp_exercise_ref (self->exercise);
}

/* Mistakes: exercises and questions take turns. */

/* The question after the last one, which is no longer in the list if it was answered. */
static void
take_question (IchompPractice *self, guint n)
{
  g_autoptr (GObject) there = g_list_model_get_item (self->questions, self->question_place);

  if (there != NULL && there == self->last_question)
    self->question_place++;
  self->question_place %= n;
  self->question = g_list_model_get_item (self->questions, self->question_place);
  g_set_object (&self->last_question, self->question);
}

static void
take_mistake (IchompPractice *self)
{
  guint n_questions = self->questions != NULL ? g_list_model_get_n_items (self->questions) : 0;
  guint n_exercises = ichomp_mistakes_get_n (self->mistakes);
  g_autoptr (IchompExercise) last = g_steal_pointer (&self->exercise);

  g_clear_object (&self->question);
  if (n_questions > 0 && (n_exercises == 0 || last != NULL))
    take_question (self, n_questions);
  else if (n_exercises > 0)
    self->exercise = ichomp_exercise_ref (ichomp_mistakes_get (self->mistakes, 0));
}

static void
make_exercise (IchompPractice *self)
{
  if (self->on_mistakes)
    take_mistake (self);
  else if (self->kinds != 0)
    find_exercise (self);
  self->state = ICHOMP_PRACTICE_OPEN;
  self->tried = FALSE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
mistakes_changed_cb (IchompPractice *self)
{
  if (self->on_mistakes && self->exercise == NULL && self->question == NULL
      && ichomp_practice_count_mistakes (self) > 0)
    make_exercise (self);
  g_signal_emit (self, signals[SIGNAL_MISTAKES_CHANGED], 0);
}

static void
set_mistakes (IchompPractice *self, IchompMistakes *mistakes)
{
  if (self->mistakes != NULL)
    g_signal_handlers_disconnect_by_func (self->mistakes, mistakes_changed_cb, self);
  g_set_object (&self->mistakes, mistakes);
  g_signal_connect_object (mistakes, "changed", G_CALLBACK (mistakes_changed_cb), self,
                           G_CONNECT_SWAPPED);
  mistakes_changed_cb (self);
}

/* Runs */

/**
 * ichomp_practice_new:
 * @results: (nullable): where to add the results; without it they are not kept
 * @today: (nullable) (scope forever): returns the current day; by default, the local one
 *
 * Returns: (transfer full): a run of all topics, with the first exercise
 */
IchompPractice *
ichomp_practice_new (IchompPracticeResults *results, IchompPracticeTodayFunc today)
{
  IchompPractice *self = g_object_new (ICHOMP_TYPE_PRACTICE, NULL);
  g_autoptr (IchompMistakes) mistakes = ichomp_mistakes_new (NULL);

  self->results = results != NULL ? g_object_ref (results) : ichomp_practice_results_new (NULL);
  self->today = today != NULL ? today : dup_local_day;
  set_mistakes (self, mistakes);
  ichomp_practice_start (self, self->seed, self->kinds, self->difficulty);

  return self;
}

/**
 * ichomp_practice_start:
 * @self: a run
 * @seed: from %ICHOMP_PRACTICE_MIN_SEED to %ICHOMP_PRACTICE_MAX_SEED
 * @kinds: the topics, the bit 1 << kind for each; without topics, there is no exercise
 * @difficulty: from 1 to %ICHOMP_EXERCISE_MAX_DIFFICULTY, or %ICHOMP_PRACTICE_GROWING
 *
 * Starts a new run with the first exercise of the series, which is not of the user's mistakes.
 */
void
ichomp_practice_start (IchompPractice *self, guint seed, guint kinds, guint difficulty)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE (self));
  g_return_if_fail (seed >= ICHOMP_PRACTICE_MIN_SEED && seed <= ICHOMP_PRACTICE_MAX_SEED);
  g_return_if_fail (kinds <= ICHOMP_ALL_EXERCISE_KINDS);
  g_return_if_fail (difficulty <= ICHOMP_EXERCISE_MAX_DIFFICULTY);

  clear_run (self);
  self->on_mistakes = FALSE;
  self->seed = seed;
  self->kinds = kinds;
  self->difficulty = difficulty;
  make_exercise (self);
}

guint
ichomp_practice_get_seed (IchompPractice *self)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE (self), 0);

  return self->seed;
}

/* Whether the run is of these topics at this difficulty, and not of the user's mistakes. */
gboolean
ichomp_practice_is_of (IchompPractice *self, guint kinds, guint difficulty)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE (self), FALSE);

  return !self->on_mistakes && self->kinds == kinds && self->difficulty == difficulty;
}

/**
 * ichomp_practice_get_exercise:
 * @self: a run
 *
 * Returns: (transfer none) (nullable): the current exercise; %NULL without topics, without
 *   mistakes, or if a question is asked
 */
IchompExercise *
ichomp_practice_get_exercise (IchompPractice *self)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE (self), NULL);

  return self->exercise;
}

/**
 * ichomp_practice_get_number:
 * @self: a run
 *
 * Returns: the number of the current exercise, counted from 1
 */
guint
ichomp_practice_get_number (IchompPractice *self)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE (self), 0);

  return self->number + 1;
}

IchompPracticeState
ichomp_practice_get_state (IchompPractice *self)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE (self), ICHOMP_PRACTICE_OPEN);

  return self->state;
}

/* Mistakes */

/* Where to report mistakes, instead of a list that is lost with the run. */
void
ichomp_practice_set_mistakes (IchompPractice *self, IchompMistakes *mistakes)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE (self));

  set_mistakes (self, mistakes);
}

/* Starts a new run of the user's mistakes, as long as there are some, or of the topics again. */
void
ichomp_practice_set_on_mistakes (IchompPractice *self, gboolean on_mistakes)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE (self));

  if (self->on_mistakes == !!on_mistakes)
    return;

  clear_run (self);
  self->on_mistakes = !!on_mistakes;
  make_exercise (self);
}

gboolean
ichomp_practice_is_on_mistakes (IchompPractice *self)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE (self), FALSE);

  return self->on_mistakes;
}

/**
 * ichomp_practice_set_questions:
 * @self: a run
 * @questions: objects of any type: mistakes that are not exercises
 *
 * Adds them to the mistakes. To be called once. The page that shows such a question judges the
 * answers, and removes it from the list once it is answered.
 */
void
ichomp_practice_set_questions (IchompPractice *self, GListModel *questions)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE (self));
  g_return_if_fail (self->questions == NULL);

  self->questions = g_object_ref (questions);
  g_signal_connect_object (questions, "items-changed", G_CALLBACK (mistakes_changed_cb), self,
                           G_CONNECT_SWAPPED);
  mistakes_changed_cb (self);
}

guint
ichomp_practice_count_mistakes (IchompPractice *self)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE (self), 0);

  return ichomp_mistakes_get_n (self->mistakes)
         + (self->questions != NULL ? g_list_model_get_n_items (self->questions) : 0);
}

/**
 * ichomp_practice_get_question:
 * @self: a run
 *
 * Returns: (transfer none) (nullable): the question that is asked instead of an exercise
 */
gpointer
ichomp_practice_get_question (IchompPractice *self)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE (self), NULL);

  return self->question;
}

/* Answers */

static void
add_result (IchompPractice *self, guint tried, guint right, guint at_once, guint best_streak)
{
  const IchompPracticeCount count = { tried, right, best_streak, at_once };
  g_autofree char *date = self->today ();

  self->n_tried += tried;
  self->n_right += right;
  ichomp_practice_results_add (self->results, date, ichomp_exercise_get_kind (self->exercise),
                               &count);
}

static void
grow (Topic *topic)
{
  topic->streak++;
  topic->n_wrong = 0;
  if (++topic->n_right < N_TO_GROW)
    return;

  topic->n_right = 0;
  topic->difficulty = MIN (topic->difficulty + 1, ICHOMP_EXERCISE_MAX_DIFFICULTY);
}

static void
shrink (Topic *topic)
{
  topic->streak = 0;
  topic->n_right = 0;
  if (++topic->n_wrong < N_TO_SHRINK)
    return;

  topic->n_wrong = 0;
  topic->difficulty = MAX (topic->difficulty - 1, 1);
}

static guint32
find_bugs (IchompPractice *self)
{
  SgProblem problem;

  return ichomp_exercise_get_problem (self->exercise, &problem)
             ? sg_problem_find_bugs (&problem, self->answer.number)
             : 0;
}

/* Whether the bug is the only one that gives enough of the last answers. */
static gboolean
is_claimed (const Topic *topic, SgBug bug)
{
  for (SgBug other = 0; other < SG_N_BUGS; other++)
    {
      guint n = 0;

      for (guint i = 0; i < N_KEPT; i++)
        n += (topic->bugs[i] & 1u << other) != 0;
      if ((n >= N_TO_CLAIM) != (other == bug))
        return FALSE;
    }

  return TRUE;
}

/* What may be said about the way to the last answer: nothing if no wrong rule gives it, or several
 * do. */
static char *
dup_diagnosis (IchompPractice *self)
{
  guint32 bugs = find_bugs (self);
  SgBug bug = 0;

  if (bugs == 0 || (bugs & (bugs - 1)) != 0)
    return NULL;

  while ((bugs & 1u << bug) == 0)
    bug++;
  return is_claimed (&self->topics[ichomp_exercise_get_kind (self->exercise)], bug)
             ? ichomp_bug_wording_claim (bug)
             : ichomp_bug_wording_answer (bug);
}

/**
 * ichomp_practice_dup_reason:
 * @self: a run whose exercise is open and has been answered
 * @voice: whether formulas are written or spoken
 *
 * Returns: (transfer full): why the last answer is wrong, after the wrong rule that gives it if
 *   exactly one does
 */
char *
ichomp_practice_dup_reason (IchompPractice *self, IchompVoice voice)
{
  g_autofree char *diagnosis = NULL;
  g_autofree char *reason = NULL;

  g_return_val_if_fail (ICHOMP_IS_PRACTICE (self), NULL);
  g_return_val_if_fail (self->exercise != NULL, NULL);

  diagnosis = dup_diagnosis (self);
  reason = ichomp_exercise_dup_reason (self->exercise, &self->answer, voice);
  return ichomp_wording_join (diagnosis, reason);
}

/* Only the first attempt counts. */
static void
judge (IchompPractice *self, gboolean right)
{
  Topic *topic = &self->topics[ichomp_exercise_get_kind (self->exercise)];

  self->tried = TRUE;
  if (right)
    {
      grow (topic);
      self->streak++;
    }
  else
    {
      shrink (topic);
      self->streak = 0;
    }
  ichomp_mistakes_judge (self->mistakes, self->exercise, right);
  add_result (self, 1, right, right, topic->streak);
}

/**
 * ichomp_practice_answer:
 * @self: a run whose exercise is open
 * @answer: an answer of the exercise's form
 *
 * A wrong answer ends the streak; the exercise stays open, and a later right answer counts too.
 *
 * Returns: whether it is right
 */
gboolean
ichomp_practice_answer (IchompPractice *self, const IchompAnswer *answer)
{
  gboolean right;

  g_return_val_if_fail (ICHOMP_IS_PRACTICE (self), FALSE);
  g_return_val_if_fail (self->exercise != NULL, FALSE);
  g_return_val_if_fail (self->state == ICHOMP_PRACTICE_OPEN, FALSE);

  right = ichomp_exercise_check (self->exercise, answer);
  self->answer = *answer;
  if (!self->tried)
    {
      Topic *topic = &self->topics[ichomp_exercise_get_kind (self->exercise)];

      topic->bugs[topic->n_answered++ % N_KEPT] = find_bugs (self);
      judge (self, right);
    }
  else if (right)
    add_result (self, 0, 1, 0, 0);

  if (right)
    self->state = ICHOMP_PRACTICE_RIGHT;
  return right;
}

/**
 * ichomp_practice_reveal:
 * @self: a run whose exercise is open
 *
 * Gives up the exercise, so that its answer may be shown.
 */
void
ichomp_practice_reveal (IchompPractice *self)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE (self));
  g_return_if_fail (self->exercise != NULL);
  g_return_if_fail (self->state == ICHOMP_PRACTICE_OPEN);

  if (!self->tried)
    judge (self, FALSE);
  self->state = ICHOMP_PRACTICE_SHOWN;
}

/**
 * ichomp_practice_next:
 * @self: a run whose exercise is not open, with a question, or of mistakes of which none are left
 *
 * Goes to the next exercise of the series; if no mistakes are left, back to the topics.
 */
void
ichomp_practice_next (IchompPractice *self)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE (self));
  g_return_if_fail (self->state != ICHOMP_PRACTICE_OPEN || self->exercise == NULL);

  if (self->exercise == NULL && self->question == NULL)
    {
      ichomp_practice_set_on_mistakes (self, FALSE);
      return;
    }

  self->number++;
  make_exercise (self);
}

/* The score */

/**
 * ichomp_practice_get_n_tried:
 * @self: a run
 *
 * Returns: the number of its exercises that have been answered or given up
 */
guint
ichomp_practice_get_n_tried (IchompPractice *self)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE (self), 0);

  return self->n_tried;
}

guint
ichomp_practice_get_n_right (IchompPractice *self)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE (self), 0);

  return self->n_right;
}

guint
ichomp_practice_get_streak (IchompPractice *self)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE (self), 0);

  return self->streak;
}

IchompPracticeResults *
ichomp_practice_get_results (IchompPractice *self)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE (self), NULL);

  return self->results;
}

/* Seeds */

guint
ichomp_practice_draw_seed (GRand *rand)
{
  return (guint)g_rand_int_range (rand, ICHOMP_PRACTICE_MIN_SEED, ICHOMP_PRACTICE_MAX_SEED + 1);
}

/**
 * ichomp_practice_read_seed:
 * @text: the user's input; digits of any script, white space allowed
 * @seed: (out): the seed; untouched if @text is not one
 *
 * Returns: whether @text is a seed
 */
gboolean
ichomp_practice_read_seed (const char *text, guint *seed)
{
  guint number;

  if (!ichomp_digits_read_number (text, 10, ICHOMP_PRACTICE_MAX_SEED, &number)
      || number < ICHOMP_PRACTICE_MIN_SEED)
    return FALSE;

  *seed = number;
  return TRUE;
}
