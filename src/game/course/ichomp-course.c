/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The learning of a user: the lessons, how far they have come, the mistakes, and the practice.
 * Each part is made when it is needed for the first time: the first frame of the program loads
 * no lesson. */

#include "ichomp-course.h"

#include "ichomp-missed-questions.h"

/* So that a beginner's game does not fill the list. */
#define MAX_MISTAKES_OF_GAME 3

struct _IchompCourse
{
  GObject parent_instance;

  gboolean is_kept; /* in the user's files */
  IchompLibrary *library;
  IchompLessonProgress *progress;
  IchompMistakes *mistakes;
  IchompPractice *practice;
  GHashTable *states; /* from a lesson to its IchompLessonState */
};

G_DEFINE_FINAL_TYPE (IchompCourse, ichomp_course, G_TYPE_OBJECT)

enum
{
  SIGNAL_RECORD_OPENED,
  SIGNAL_FORGOTTEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
ichomp_course_finalize (GObject *object)
{
  IchompCourse *self = ICHOMP_COURSE (object);

  g_hash_table_unref (self->states);
  g_clear_object (&self->practice);
  g_clear_object (&self->mistakes);
  g_clear_object (&self->progress);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (ichomp_course_parent_class)->finalize (object);
}

static void
ichomp_course_class_init (IchompCourseClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_course_finalize;

  /**
   * IchompCourse::record-opened:
   * @self: the course
   * @record: a record of the user's
   *
   * Emitted when the file of @record has been read; @record may have something to tell about it.
   */
  signals[SIGNAL_RECORD_OPENED] =
      g_signal_new ("record-opened", ICHOMP_TYPE_COURSE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, ICHOMP_TYPE_RECORD);

  /**
   * IchompCourse::forgotten:
   * @self: the course
   *
   * Emitted by ichomp_course_forget().
   */
  signals[SIGNAL_FORGOTTEN] = g_signal_new ("forgotten", ICHOMP_TYPE_COURSE, G_SIGNAL_RUN_LAST, 0,
                                            NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ichomp_course_init (IchompCourse *self)
{
  self->states =
      g_hash_table_new_full (NULL, NULL, (GDestroyNotify)ichomp_lesson_unref, g_object_unref);
}

/**
 * ichomp_course_new:
 * @library: (nullable): the lessons, or %NULL for those of the user
 * @progress: (nullable): how far they have come, or %NULL for that of the user
 *
 * Mistakes and the practice are kept in the files of the user if both are %NULL, otherwise in no
 * file.
 */
IchompCourse *
ichomp_course_new (IchompLibrary *library, IchompLessonProgress *progress)
{
  IchompCourse *self = g_object_new (ICHOMP_TYPE_COURSE, NULL);

  g_set_object (&self->library, library);
  g_set_object (&self->progress, progress);
  self->is_kept = library == NULL && progress == NULL;
  return self;
}

static IchompStore *
open_store (IchompCourse *self, const char *name)
{
  return self->is_kept ? ichomp_store_new_user_file (name) : NULL;
}

static void
tell_opened (IchompCourse *self, gpointer record)
{
  g_signal_emit (self, signals[SIGNAL_RECORD_OPENED], 0, record);
}

IchompLibrary *
ichomp_course_get_library (IchompCourse *self)
{
  g_return_val_if_fail (ICHOMP_IS_COURSE (self), NULL);

  if (self->library == NULL)
    {
      ichomp_library_make_folder ();
      self->library = ichomp_library_new ();
    }

  return self->library;
}

IchompLessonProgress *
ichomp_course_get_progress (IchompCourse *self)
{
  g_return_val_if_fail (ICHOMP_IS_COURSE (self), NULL);

  if (self->progress == NULL)
    {
      g_autoptr (IchompStore) store = open_store (self, "lessons.ini");

      self->progress = ichomp_lesson_progress_new (store);
      tell_opened (self, self->progress);
    }

  return self->progress;
}

IchompMistakes *
ichomp_course_get_mistakes (IchompCourse *self)
{
  g_return_val_if_fail (ICHOMP_IS_COURSE (self), NULL);

  if (self->mistakes == NULL)
    {
      g_autoptr (IchompStore) store = open_store (self, "mistakes.ini");

      self->mistakes = ichomp_mistakes_new (store);
      tell_opened (self, self->mistakes);
    }

  return self->mistakes;
}

/* Questions of the lessons that were missed come back among the mistakes. */
IchompPractice *
ichomp_course_get_practice (IchompCourse *self)
{
  g_return_val_if_fail (ICHOMP_IS_COURSE (self), NULL);

  if (self->practice == NULL)
    {
      g_autoptr (IchompStore) store = open_store (self, "practice.ini");
      g_autoptr (IchompPracticeResults) results = ichomp_practice_results_new (store);
      g_autoptr (IchompMissedQuestions) questions = ichomp_missed_questions_new (
          ichomp_course_get_library (self), ichomp_course_get_progress (self));

      self->practice = ichomp_practice_new (results, NULL);
      ichomp_practice_set_mistakes (self->practice, ichomp_course_get_mistakes (self));
      ichomp_practice_set_questions (self->practice, G_LIST_MODEL (questions));
      tell_opened (self, results);
    }

  return self->practice;
}

/**
 * ichomp_course_get_state:
 * @self: the course
 * @lesson: a lesson
 *
 * Returns: (transfer none): what was done in @lesson since the program was started
 */
IchompLessonState *
ichomp_course_get_state (IchompCourse *self, IchompLesson *lesson)
{
  IchompLessonState *state = g_hash_table_lookup (self->states, lesson);

  if (state == NULL)
    {
      state = ichomp_lesson_state_new (
          lesson, ichomp_course_get_library (self), ichomp_course_get_progress (self),
          ichomp_lesson_get_test (lesson) != NULL ? ichomp_course_get_mistakes (self) : NULL);
      g_hash_table_insert (self->states, ichomp_lesson_ref (lesson), state);
    }

  return state;
}

/* @lesson takes the place of @before, an earlier version of it, with what was done there. */
void
ichomp_course_replace (IchompCourse *self, IchompLesson *before, IchompLesson *lesson)
{
  g_return_if_fail (ICHOMP_IS_COURSE (self));

  ichomp_lesson_state_adopt (ichomp_course_get_state (self, lesson),
                             ichomp_course_get_state (self, before));
  g_hash_table_remove (self->states, before);
}

/* A review of the game that has been finished, if mistakes in it can be practised; or NULL. */
static SgReview *
review_game (IchompSession *session)
{
  const IchompSetup *setup = ichomp_session_get_setup (session);
  SgSolver *solver = ichomp_session_get_solver (session);

  if (setup->kind != ICHOMP_KIND_ICHOMP || setup->misere
      || setup->opponent != ICHOMP_OPPONENT_COMPUTER || solver == NULL)
    return NULL;

  return sg_review_new (solver, ichomp_session_get_game (session));
}

/**
 * ichomp_course_review_game:
 * @self: the course
 * @session: a session whose game is over
 *
 * Keeps the last positions that the user gave away against the computer, to be practised.
 */
void
ichomp_course_review_game (IchompCourse *self, IchompSession *session)
{
  g_autoptr (SgReview) review = review_game (session);
  guint n_kept = 0;

  for (guint i = review != NULL ? sg_review_get_n_mistakes (review) : 0; i > 0; i--)
    {
      guint index = sg_review_get_mistake (review, i - 1);
      SgPosition *position = sg_game_get_position (sg_review_get_game (review), index);
      g_autoptr (IchompExercise) exercise = NULL;

      if (n_kept == MAX_MISTAKES_OF_GAME)
        return;
      if (ichomp_session_get_player_at (session, index) != ICHOMP_PLAYER_1)
        continue;

      exercise = ichomp_exercise_new_for_position (position);
      if (exercise == NULL)
        continue;

      ichomp_mistakes_judge (ichomp_course_get_mistakes (self), exercise, FALSE);
      n_kept++;
    }
}

/* The practice goes back to its topics. */
void
ichomp_course_leave_mistakes (IchompCourse *self)
{
  g_return_if_fail (ICHOMP_IS_COURSE (self));

  if (self->practice != NULL)
    ichomp_practice_set_on_mistakes (self->practice, FALSE);
}

/* Forgets what was done in all lessons, and the mistakes, also one that is practised just now. */
void
ichomp_course_forget (IchompCourse *self)
{
  g_return_if_fail (ICHOMP_IS_COURSE (self));

  ichomp_lesson_progress_reset (ichomp_course_get_progress (self));
  g_hash_table_remove_all (self->states);
  g_signal_emit (self, signals[SIGNAL_FORGOTTEN], 0);
  ichomp_mistakes_forget (ichomp_course_get_mistakes (self));
  ichomp_course_leave_mistakes (self);
}
