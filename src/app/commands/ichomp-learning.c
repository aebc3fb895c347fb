/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a window has beside the game: the lessons, with their tasks on the board of the game, and the
 * practice. Both are made when they are wanted for the first time. */

#include "ichomp-learning.h"

#include "course/ichomp-lessons-view.h"
#include "base/ichomp-paths.h"
#include "practice/ichomp-practice-view.h"
#include "window/ichomp-window-size.h"
#include "language/ichomp-translatable.h"

struct _IchompLearning
{
  GObject parent_instance;

  IchompWindow *window; /* borrowed: it has this */
  GtkStack *stack;      /* borrowed, as all that is in the window */
  IchompTaskBar *task_bar;
  IchompLessonsView *lessons; /* or NULL */
  GtkWidget *practice;        /* or NULL */

  IchompLessonProgress *progress;
};

G_DEFINE_FINAL_TYPE (IchompLearning, ichomp_learning, G_TYPE_OBJECT)

/* Tasks */

static void
task_reached_cb (IchompLearning *self, IchompLessonTask *task)
{
  const char *lesson = ichomp_lesson_get_id (ichomp_lesson_task_get_lesson (task));
  const char *key = ichomp_lesson_block_get_key (ichomp_lesson_task_get_block (task));

  ichomp_lesson_progress_set_answered (self->progress, lesson, key);
}

static void
try_cb (IchompLearning *self, const IchompLessonBlock *block)
{
  ichomp_task_bar_begin (self->task_bar, ichomp_window_get_session (self->window),
                         ichomp_lessons_view_get_lesson (self->lessons), block);
  ichomp_window_show_page (self->window, "play");
  ichomp_window_focus_board (self->window);
}

static void
end_task_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompLearning *self = user_data;

  if (!ichomp_task_bar_is_on_task (self->task_bar))
    return;

  ichomp_task_bar_end (self->task_bar);
  ichomp_window_show_page (self->window, "lessons");
}

static const GActionEntry actions[] = {
  { .name = "end-task", .activate = end_task_activate_cb },
};

/* Pages */

static void
create_lessons (IchompLearning *self)
{
  g_autofree char *path = ichomp_paths_dup_user_file ("lessons.ini");
  g_autoptr (IchompStore) store = ichomp_store_new (path);
  g_autoptr (IchompLibrary) library = NULL;
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "lessons");

  ichomp_library_make_folder ();
  library = ichomp_library_new ();
  self->progress = ichomp_lesson_progress_new (store);
  self->lessons = ICHOMP_LESSONS_VIEW (ichomp_lessons_view_new (library, self->progress));
  ichomp_lessons_view_follow (self->lessons, ichomp_window_get_settings (self->window));
  g_signal_connect_object (self->lessons, "try", G_CALLBACK (try_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lessons, "problem", G_CALLBACK (ichomp_window_show_notice),
                           self->window, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (page), GTK_WIDGET (self->lessons));
}

static void
create_practice (IchompLearning *self)
{
  g_autofree char *path = ichomp_paths_dup_user_file ("practice.ini");
  g_autoptr (IchompStore) store = ichomp_store_new (path);
  g_autoptr (IchompPracticeResults) results = ichomp_practice_results_new (store);
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "practice");

  self->practice = ichomp_practice_view_new (results, ichomp_window_get_settings (self->window));
  gtk_box_append (GTK_BOX (page), self->practice);
  ichomp_translatable_complete (self->practice);
  ichomp_window_size_follow (GTK_WIDGET (self->window), GTK_ORIENTABLE (self->practice));
}

/* The stack takes the focus along from page to page, but has found nothing on one that was empty: what
 * had it is still on the page before. */
static gboolean
is_without_focus (IchompLearning *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  return focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self->stack));
}

static void
page_changed_cb (IchompLearning *self)
{
  const char *name = gtk_stack_get_visible_child_name (self->stack);

  if (self->lessons == NULL && g_strcmp0 (name, "lessons") == 0)
    {
      create_lessons (self);
      if (is_without_focus (self))
        ichomp_lessons_view_focus (self->lessons);
    }
  if (self->practice == NULL && g_strcmp0 (name, "practice") == 0)
    create_practice (self);
}

/* The object */

static void
ichomp_learning_finalize (GObject *object)
{
  g_clear_object (&ICHOMP_LEARNING (object)->progress);

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

/**
 * ichomp_learning_new:
 * @window: a window, which has to outlive the new object
 * @stack: its pages, among them `lessons` and `practice`, boxes with nothing in them
 * @task_bar: where a task is shown above the board
 *
 * Fills the pages when they are turned to, and adds the commands of tasks to @window.
 *
 * Returns: (transfer full): what keeps them together
 */
IchompLearning *
ichomp_learning_new (IchompWindow *window, GtkStack *stack, IchompTaskBar *task_bar)
{
  IchompLearning *self = g_object_new (ICHOMP_TYPE_LEARNING, NULL);

  self->window = window;
  self->stack = stack;
  self->task_bar = task_bar;

  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
  g_signal_connect_object (task_bar, "reached", G_CALLBACK (task_reached_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (stack, "notify::visible-child", G_CALLBACK (page_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/**
 * ichomp_learning_get_lesson:
 * @self: a learning
 *
 * Returns: (transfer none) (nullable): the lesson that is open
 */
IchompLesson *
ichomp_learning_get_lesson (IchompLearning *self)
{
  g_return_val_if_fail (ICHOMP_IS_LEARNING (self), NULL);

  return self->lessons != NULL ? ichomp_lessons_view_get_lesson (self->lessons) : NULL;
}

/**
 * ichomp_learning_open_lesson:
 * @self: a learning
 * @lesson: (nullable): the id of a lesson, or %NULL for the one on show
 * @section: (nullable): the id of a section in it
 *
 * Shows the lessons, at that section.
 */
void
ichomp_learning_open_lesson (IchompLearning *self, const char *lesson, const char *section)
{
  g_return_if_fail (ICHOMP_IS_LEARNING (self));

  ichomp_window_show_page (self->window, "lessons");
  if (lesson != NULL)
    ichomp_lessons_view_open (self->lessons, lesson, section);
}

/**
 * ichomp_learning_open_file:
 * @self: a learning
 * @file: a lesson
 *
 * Shows the lesson, or the list of them with what is wrong with this one.
 */
void
ichomp_learning_open_file (IchompLearning *self, GFile *file)
{
  g_return_if_fail (ICHOMP_IS_LEARNING (self));

  ichomp_window_show_page (self->window, "lessons");
  ichomp_lessons_view_open_file (self->lessons, file);
}
