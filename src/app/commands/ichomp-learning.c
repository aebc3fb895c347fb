/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The lessons and the practice of a window, with the tasks of lessons on the board of the game.
 * Each page is filled when it is shown for the first time. */

#include "ichomp-learning.h"

#include "widgets/course/ichomp-lesson-page.h"
#include "widgets/course/ichomp-lessons-view.h"
#include "game/course/ichomp-missed-questions.h"
#include "widgets/kit/ichomp-kiosk.h"
#include "widgets/practice/ichomp-practice-view.h"
#include "widgets/language/ichomp-translatable.h"

#define KEY "ichomp-learning"

/* So that a beginner's game does not fill the list. */
#define MAX_MISTAKES_OF_GAME 3

/* The data of a window, each NULL until it is needed. */
typedef struct
{
  IchompLessonsView *lessons; /* borrowed: the page owns it */
  IchompLibrary *library;
  IchompLessonProgress *progress;
  IchompMistakes *mistakes;
  IchompPractice *practice;
} Learning;

static void
learning_free (gpointer data)
{
  Learning *learning = data;

  g_clear_object (&learning->library);
  g_clear_object (&learning->progress);
  g_clear_object (&learning->mistakes);
  g_clear_object (&learning->practice);
  g_free (learning);
}

static Learning *
get_learning (IchompWindow *window)
{
  return g_object_get_data (G_OBJECT (window), KEY);
}

static void
watch (IchompWindow *window, IchompRecord *record)
{
  ichomp_record_watch (record, G_CALLBACK (ichomp_window_show_notice),
                       G_CALLBACK (ichomp_window_take_back_notice), window);
}

/* Lessons and how far they have come */

static IchompLibrary *
get_library (IchompWindow *window)
{
  Learning *learning = get_learning (window);

  if (learning->library == NULL)
    {
      ichomp_library_make_folder ();
      learning->library = ichomp_library_new ();
    }
  return learning->library;
}

static IchompLessonProgress *
get_progress (IchompWindow *window)
{
  Learning *learning = get_learning (window);
  g_autoptr (IchompStore) store = NULL;

  if (learning->progress != NULL)
    return learning->progress;

  store = ichomp_store_new_user_file ("lessons.ini");
  learning->progress = ichomp_lesson_progress_new (store);
  watch (window, ICHOMP_RECORD (learning->progress));
  return learning->progress;
}

/* Mistakes */

static IchompMistakes *
get_mistakes (IchompWindow *window)
{
  Learning *learning = get_learning (window);
  g_autoptr (IchompStore) store = NULL;

  if (learning->mistakes != NULL)
    return learning->mistakes;

  store = ichomp_store_new_user_file ("mistakes.ini");
  learning->mistakes = ichomp_mistakes_new (store);
  watch (window, ICHOMP_RECORD (learning->mistakes));
  return learning->mistakes;
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
 * ichomp_learning_review_game:
 * @window: a window whose game is over
 *
 * Keeps the last positions that the user gave away against the computer, to be practised.
 */
void
ichomp_learning_review_game (IchompWindow *window)
{
  IchompSession *session = ichomp_window_get_session (window);
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

      ichomp_mistakes_judge (get_mistakes (window), exercise, FALSE);
      n_kept++;
    }
}

/* A mistake on show is forgotten too: the practice goes back to its topics. */
static void
forgotten_cb (IchompWindow *window)
{
  Learning *learning = get_learning (window);

  ichomp_mistakes_forget (get_mistakes (window));
  if (learning->practice != NULL)
    ichomp_practice_set_on_mistakes (learning->practice, FALSE);
}

/* Tasks */

static void
task_reached_cb (IchompWindow *window, IchompLessonTask *task)
{
  const char *lesson = ichomp_lesson_get_id (ichomp_lesson_task_get_lesson (task));
  const char *key = ichomp_lesson_block_get_key (ichomp_lesson_task_get_block (task));

  ichomp_lesson_progress_set_answered (get_learning (window)->progress, lesson, key);
}

static void
try_cb (IchompWindow *window, const IchompLessonBlock *block)
{
  ichomp_task_bar_begin (ichomp_window_get_task_bar (window), ichomp_window_get_session (window),
                         ichomp_window_get_settings (window), ichomp_learning_get_lesson (window),
                         block);
  ichomp_window_show_page (window, "play");
  ichomp_window_focus_board (window);
}

/* An exercise of a test. */
static void
missed_cb (IchompWindow *window, IchompExercise *exercise)
{
  ichomp_mistakes_judge (get_mistakes (window), exercise, FALSE);
}

/* The practice page follows the settings; if they already have these values, the user's mistakes
 * have to be left. */
static void
practise_cb (IchompWindow *window, const IchompLessonBlock *block)
{
  Learning *learning = get_learning (window);
  g_autoptr (GSettings) change = ichomp_settings_begin_change (ichomp_window_get_settings (window));
  guint n_numbers;

  g_settings_set_uint (change, "practice-topics", 1u << ichomp_lesson_block_get_exercise (block));
  g_settings_set_uint (change, "practice-difficulty",
                       ichomp_lesson_block_get_numbers (block, &n_numbers)[0]);
  g_settings_apply (change);
  if (learning->practice != NULL)
    ichomp_practice_set_on_mistakes (learning->practice, FALSE);
  ichomp_window_show_page (window, "practice");
}

static void
problem_cb (IchompWindow *window, IchompMessage *message)
{
  ichomp_window_report (window, "lesson", FALSE, message);
}

static void
end_task_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompWindow *window = user_data;
  IchompTaskBar *task_bar = ichomp_window_get_task_bar (window);

  if (!ichomp_task_bar_is_on_task (task_bar))
    return;

  ichomp_task_bar_end (task_bar);
  ichomp_window_show_page (window, "lessons");
}

static void
forget_progress_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompWindow *window = user_data;

  /* What is forgotten can be seen behind the question. */
  ichomp_window_show_page (window, "lessons");
  ichomp_lessons_view_forget (get_learning (window)->lessons);
}

static const GActionEntry actions[] = {
  { .name = "forget-progress", .activate = forget_progress_activate_cb },
  { .name = "end-task", .activate = end_task_activate_cb },
};

/* Pages */

static void
lesson_shown_cb (IchompWindow *window, IchompLessonsView *lessons)
{
  ichomp_window_set_lesson (window, ichomp_lessons_view_get_lesson (lessons));
}

static void
create_lessons (IchompWindow *window, GtkBox *page)
{
  Learning *learning = get_learning (window);

  learning->lessons =
      ICHOMP_LESSONS_VIEW (ichomp_lessons_view_new (get_library (window), get_progress (window)));
  ichomp_lessons_view_follow (learning->lessons, ichomp_window_get_settings (window));
  lesson_shown_cb (window, learning->lessons);
  g_signal_connect_object (learning->lessons, "shown", G_CALLBACK (lesson_shown_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (learning->lessons, "forgotten", G_CALLBACK (forgotten_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (learning->lessons, "try", G_CALLBACK (try_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (learning->lessons, "practise", G_CALLBACK (practise_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (learning->lessons, "missed", G_CALLBACK (missed_cb), window,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (learning->lessons, "problem", G_CALLBACK (problem_cb), window,
                           G_CONNECT_SWAPPED);
  gtk_box_append (page, GTK_WIDGET (learning->lessons));
}

static void
practice_changed_cb (IchompPractice *practice, GtkWidget *question_page)
{
  IchompMissedQuestion *question = ichomp_practice_get_question (practice);

  if (question != NULL)
    ichomp_lesson_page_ask (ICHOMP_LESSON_PAGE (question_page),
                            ichomp_missed_question_get_lesson (question),
                            ichomp_missed_question_get_block (question));
}

static void
link_cb (IchompWindow *window, const char *lesson, const char *section)
{
  ichomp_learning_open_lesson (window, lesson, section);
}

/* Questions of the course that were missed come back among the mistakes. */
static void
add_questions (IchompWindow *window, IchompPractice *practice, IchompPracticeView *view)
{
  g_autoptr (IchompMissedQuestions) questions =
      ichomp_missed_questions_new (get_library (window), get_progress (window));
  GtkWidget *question_page = ichomp_lesson_page_new (get_library (window), get_progress (window));

  ichomp_practice_set_questions (practice, G_LIST_MODEL (questions));
  ichomp_practice_view_set_question_page (view, question_page);
  g_signal_connect_object (practice, "changed", G_CALLBACK (practice_changed_cb), question_page, 0);
  g_signal_connect_object (question_page, "link", G_CALLBACK (link_cb), window, G_CONNECT_SWAPPED);
}

static void
create_practice (IchompWindow *window, GtkBox *page)
{
  Learning *learning = get_learning (window);
  g_autoptr (IchompStore) store = ichomp_store_new_user_file ("practice.ini");
  g_autoptr (IchompPracticeResults) results = ichomp_practice_results_new (store);
  GtkWidget *view;

  learning->practice = ichomp_practice_new (results, NULL);
  ichomp_practice_set_mistakes (learning->practice, get_mistakes (window));
  view = ichomp_practice_view_new (learning->practice, ichomp_window_get_settings (window));
  add_questions (window, learning->practice, ICHOMP_PRACTICE_VIEW (view));
  watch (window, ICHOMP_RECORD (results));
  gtk_box_append (page, view);
  ichomp_translatable_complete (view);
}

/* The stack moves the focus from page to page, but found no widget on the page that was empty: the
 * focus is still on the page shown before. */
static gboolean
is_without_focus (IchompWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus == NULL
         || gtk_widget_is_ancestor (focus, GTK_WIDGET (ichomp_window_get_stack (window)));
}

static void
page_changed_cb (GtkStack *stack, GParamSpec *pspec, IchompWindow *window)
{
  const char *name = gtk_stack_get_visible_child_name (stack);
  GtkWidget *page = gtk_stack_get_visible_child (stack);

  if (page == NULL || gtk_widget_get_first_child (page) != NULL)
    return;

  if (g_str_equal (name, "lessons"))
    {
      create_lessons (window, GTK_BOX (page));
      if (is_without_focus (window))
        ichomp_lessons_view_focus (get_learning (window)->lessons);
    }
  else if (g_str_equal (name, "practice"))
    {
      create_practice (window, GTK_BOX (page));
    }
}

/* The learning of a window */

void
ichomp_learning_add (IchompWindow *window)
{
  g_object_set_data_full (G_OBJECT (window), KEY, g_new0 (Learning, 1), learning_free);
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), window);
  ichomp_kiosk_guard_action (G_ACTION_MAP (window), "forget-progress");
  g_signal_connect_object (ichomp_window_get_task_bar (window), "reached",
                           G_CALLBACK (task_reached_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (ichomp_window_get_stack (window), "notify::visible-child",
                           G_CALLBACK (page_changed_cb), window, 0);
}

/**
 * ichomp_learning_get_lesson:
 * @window: a window
 *
 * Returns: (transfer none) (nullable): the open lesson
 */
IchompLesson *
ichomp_learning_get_lesson (IchompWindow *window)
{
  const Learning *learning = get_learning (window);

  return learning->lessons != NULL ? ichomp_lessons_view_get_lesson (learning->lessons) : NULL;
}

/* Returns NULL if no lesson has been opened. */
IchompLibrary *
ichomp_learning_get_library (IchompWindow *window)
{
  return get_learning (window)->library;
}

/**
 * ichomp_learning_open_lesson:
 * @window: a window
 * @lesson: (nullable): the id of a lesson, or %NULL for the open one
 * @section: (nullable): the id of a section in it
 *
 * Shows the page of lessons, at that section.
 */
void
ichomp_learning_open_lesson (IchompWindow *window, const char *lesson, const char *section)
{
  ichomp_window_show_page (window, "lessons");
  if (lesson != NULL)
    ichomp_lessons_view_open (get_learning (window)->lessons, lesson, section);
}

/**
 * ichomp_learning_open_file:
 * @window: a window
 * @file: a lesson
 *
 * Shows the lesson; if it is broken, the list of lessons with its error.
 */
void
ichomp_learning_open_file (IchompWindow *window, GFile *file)
{
  ichomp_window_show_page (window, "lessons");
  ichomp_lessons_view_open_file (get_learning (window)->lessons, file);
}
