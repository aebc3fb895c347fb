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

/* The data of a window. */
typedef struct
{
  IchompCourse *course;
  IchompLessonsView *lessons; /* borrowed: the page owns it; NULL until it is needed */
} Learning;

static void
learning_free (gpointer data)
{
  Learning *learning = data;

  g_object_unref (learning->course);
  g_free (learning);
}

static Learning *
get_learning (IchompWindow *window)
{
  return g_object_get_data (G_OBJECT (window), KEY);
}

static IchompCourse *
get_course (IchompWindow *window)
{
  return get_learning (window)->course;
}

/* Tasks */

static void
task_reached_cb (IchompWindow *window, IchompLessonTask *task)
{
  const char *lesson = ichomp_lesson_get_id (ichomp_lesson_task_get_lesson (task));
  const char *key = ichomp_lesson_block_get_id (ichomp_lesson_task_get_block (task));

  ichomp_lesson_progress_set_answered (ichomp_course_get_progress (get_course (window)), lesson,
                                       key);
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

/* The practice page follows the settings; if they already have these values, the user's mistakes
 * have to be left. */
static void
practise_cb (IchompWindow *window, const IchompLessonBlock *block)
{
  g_autoptr (GSettings) change = ichomp_settings_begin_change (ichomp_window_get_settings (window));
  guint n_numbers;

  g_settings_set_uint (change, "practice-topics", 1u << ichomp_lesson_block_get_exercise (block));
  g_settings_set_uint (change, "practice-difficulty",
                       ichomp_lesson_block_get_numbers (block, &n_numbers)[0]);
  g_settings_apply (change);
  ichomp_course_leave_mistakes (get_course (window));
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
  IchompLessonContext *context;

  learning->lessons = ICHOMP_LESSONS_VIEW (ichomp_lessons_view_new (learning->course));
  ichomp_lessons_view_follow (learning->lessons, ichomp_window_get_settings (window));
  lesson_shown_cb (window, learning->lessons);
  g_signal_connect_object (learning->lessons, "shown", G_CALLBACK (lesson_shown_cb), window,
                           G_CONNECT_SWAPPED);
  context = ichomp_lessons_view_get_context (learning->lessons);
  g_signal_connect_object (context, "try", G_CALLBACK (try_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (context, "practise", G_CALLBACK (practise_cb), window,
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

/* The mistakes include questions of lessons. */
static void
create_practice (IchompWindow *window, GtkBox *page)
{
  IchompPractice *practice = ichomp_course_get_practice (get_course (window));
  GtkWidget *view = ichomp_practice_view_new (practice, ichomp_window_get_settings (window));
  GtkWidget *question_page = ichomp_lesson_page_new (get_course (window));

  ichomp_practice_view_set_question_page (ICHOMP_PRACTICE_VIEW (view), question_page);
  g_signal_connect_object (practice, "changed", G_CALLBACK (practice_changed_cb), question_page, 0);
  g_signal_connect_object (ichomp_lesson_page_get_context (ICHOMP_LESSON_PAGE (question_page)),
                           "link", G_CALLBACK (link_cb), window, G_CONNECT_SWAPPED);
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
ichomp_learning_add (IchompWindow *window, IchompCourse *course)
{
  Learning *learning = g_new0 (Learning, 1);

  learning->course = g_object_ref (course);
  g_object_set_data_full (G_OBJECT (window), KEY, learning, learning_free);
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

IchompLibrary *
ichomp_learning_get_library (IchompWindow *window)
{
  return ichomp_course_get_library (get_course (window));
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
