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

struct _IchompLearning
{
  GObject parent_instance;

  IchompWindow *window; /* borrowed: it goes first */
  IchompCourse *course;
  IchompLessonsView *lessons; /* borrowed: the page owns it; NULL until it is needed */
};

G_DEFINE_FINAL_TYPE (IchompLearning, ichomp_learning, G_TYPE_OBJECT)

static void
ichomp_learning_finalize (GObject *object)
{
  g_clear_object (&ICHOMP_LEARNING (object)->course);

  G_OBJECT_CLASS (ichomp_learning_parent_class)->finalize (object);
}

static void
ichomp_learning_class_init (IchompLearningClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_learning_finalize;
}

static void
ichomp_learning_init (IchompLearning *self)
{
}

/* Tasks */

static void
task_reached_cb (IchompLearning *self, IchompLessonTask *task)
{
  const char *lesson = ichomp_lesson_get_id (ichomp_lesson_task_get_lesson (task));
  const char *key = ichomp_lesson_block_get_id (ichomp_lesson_task_get_block (task));

  ichomp_lesson_progress_set_answered (ichomp_course_get_progress (self->course), lesson, key);
}

static void
try_cb (IchompLearning *self, const IchompLessonBlock *block)
{
  ichomp_task_bar_begin (
      ichomp_window_get_task_bar (self->window), ichomp_window_get_session (self->window),
      ichomp_window_get_settings (self->window), ichomp_learning_get_lesson (self), block);
  ichomp_window_show_page (self->window, "play");
  ichomp_window_focus_board (self->window);
}

/* The practice page follows the settings; if they already have these values, the user's mistakes
 * have to be left. */
static void
practise_cb (IchompLearning *self, const IchompLessonBlock *block)
{
  g_autoptr (GSettings) change =
      ichomp_settings_begin_change (ichomp_window_get_settings (self->window));
  guint n_numbers;

  g_settings_set_uint (change, "practice-topics", 1u << ichomp_lesson_block_get_exercise (block));
  g_settings_set_uint (change, "practice-difficulty",
                       ichomp_lesson_block_get_numbers (block, &n_numbers)[0]);
  g_settings_apply (change);
  ichomp_course_leave_mistakes (self->course);
  ichomp_window_show_page (self->window, "practice");
}

static void
problem_cb (IchompLearning *self, IchompMessage *message)
{
  ichomp_window_report (self->window, "lesson", FALSE, message);
}

static void
end_task_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompLearning *self = user_data;
  IchompTaskBar *task_bar = ichomp_window_get_task_bar (self->window);

  if (!ichomp_task_bar_is_on_task (task_bar))
    return;

  ichomp_task_bar_end (task_bar);
  ichomp_window_show_page (self->window, "lessons");
}

static void
forget_progress_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompLearning *self = user_data;

  /* What is forgotten can be seen behind the question. */
  ichomp_window_show_page (self->window, "lessons");
  ichomp_lessons_view_forget (self->lessons);
}

static const GActionEntry actions[] = {
  { .name = "forget-progress", .activate = forget_progress_activate_cb },
  { .name = "end-task", .activate = end_task_activate_cb },
};

/* Pages */

static void
lesson_shown_cb (IchompLearning *self, IchompLessonsView *lessons)
{
  ichomp_window_set_lesson (self->window, ichomp_lessons_view_get_lesson (lessons));
}

static void
create_lessons (IchompLearning *self, GtkBox *page)
{
  IchompLessonContext *context;

  self->lessons = ICHOMP_LESSONS_VIEW (ichomp_lessons_view_new (self->course));
  ichomp_lessons_view_follow (self->lessons, ichomp_window_get_settings (self->window));
  lesson_shown_cb (self, self->lessons);
  g_signal_connect_object (self->lessons, "shown", G_CALLBACK (lesson_shown_cb), self,
                           G_CONNECT_SWAPPED);
  context = ichomp_lessons_view_get_context (self->lessons);
  g_signal_connect_object (context, "try", G_CALLBACK (try_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (context, "practise", G_CALLBACK (practise_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lessons, "problem", G_CALLBACK (problem_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (page, GTK_WIDGET (self->lessons));
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
link_cb (IchompLearning *self, const char *lesson, const char *section)
{
  ichomp_learning_open_lesson (self, lesson, section);
}

/* The mistakes include questions of lessons. */
static void
create_practice (IchompLearning *self, GtkBox *page)
{
  IchompPractice *practice = ichomp_course_get_practice (self->course);
  GtkWidget *view = ichomp_practice_view_new (practice, ichomp_window_get_settings (self->window));
  GtkWidget *question_page = ichomp_lesson_page_new (self->course);

  ichomp_practice_view_set_question_page (ICHOMP_PRACTICE_VIEW (view), question_page);
  g_signal_connect_object (practice, "changed", G_CALLBACK (practice_changed_cb), question_page, 0);
  g_signal_connect_object (ichomp_lesson_page_get_context (ICHOMP_LESSON_PAGE (question_page)),
                           "link", G_CALLBACK (link_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (page, view);
  ichomp_translatable_complete (view);
}

/* The stack moves the focus from page to page, but found no widget on the page that was empty: the
 * focus is still on the page shown before. */
static gboolean
is_without_focus (IchompLearning *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  return focus == NULL
         || gtk_widget_is_ancestor (focus, GTK_WIDGET (ichomp_window_get_stack (self->window)));
}

static void
page_changed_cb (GtkStack *stack, GParamSpec *pspec, IchompLearning *self)
{
  const char *name = gtk_stack_get_visible_child_name (stack);
  GtkWidget *page = gtk_stack_get_visible_child (stack);

  if (page == NULL || gtk_widget_get_first_child (page) != NULL)
    return;

  if (g_str_equal (name, "lessons"))
    {
      create_lessons (self, GTK_BOX (page));
      if (is_without_focus (self))
        ichomp_lessons_view_focus (self->lessons);
    }
  else if (g_str_equal (name, "practice"))
    {
      create_practice (self, GTK_BOX (page));
    }
}

/* The learning of a window */

/**
 * ichomp_learning_new:
 * @window: a window
 * @course: what is learned in it
 *
 * Fills the pages of @window when they are shown, and adds the commands to it.
 *
 * Returns: (transfer full): what they share; it has to live as long as @window
 */
IchompLearning *
ichomp_learning_new (IchompWindow *window, IchompCourse *course)
{
  IchompLearning *self = g_object_new (ICHOMP_TYPE_LEARNING, NULL);

  self->window = window;
  self->course = g_object_ref (course);
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
  ichomp_kiosk_guard_action (G_ACTION_MAP (window), "forget-progress");
  g_signal_connect_object (ichomp_window_get_task_bar (window), "reached",
                           G_CALLBACK (task_reached_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ichomp_window_get_stack (window), "notify::visible-child",
                           G_CALLBACK (page_changed_cb), self, 0);
  return self;
}

IchompWindow *
ichomp_learning_get_window (IchompLearning *self)
{
  return self->window;
}

/**
 * ichomp_learning_get_lesson:
 * @self: the learning of a window
 *
 * Returns: (transfer none) (nullable): the open lesson
 */
IchompLesson *
ichomp_learning_get_lesson (IchompLearning *self)
{
  return self->lessons != NULL ? ichomp_lessons_view_get_lesson (self->lessons) : NULL;
}

IchompLibrary *
ichomp_learning_get_library (IchompLearning *self)
{
  return ichomp_course_get_library (self->course);
}

/**
 * ichomp_learning_open_lesson:
 * @self: the learning of a window
 * @lesson: (nullable): the id of a lesson, or %NULL for the open one
 * @section: (nullable): the id of a section in it
 *
 * Shows the page of lessons, at that section.
 */
void
ichomp_learning_open_lesson (IchompLearning *self, const char *lesson, const char *section)
{
  ichomp_window_show_page (self->window, "lessons");
  if (lesson != NULL)
    ichomp_lessons_view_open (self->lessons, lesson, section);
}

/**
 * ichomp_learning_open_file:
 * @self: the learning of a window
 * @file: a lesson
 *
 * Shows the lesson; if it is broken, the list of lessons with its error.
 */
void
ichomp_learning_open_file (IchompLearning *self, GFile *file)
{
  ichomp_window_show_page (self->window, "lessons");
  ichomp_lessons_view_open_file (self->lessons, file);
}
