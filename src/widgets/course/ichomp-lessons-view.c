/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The view of the course: the list of lessons, and the page with one of them. */

#include "ichomp-lessons-view.h"

#include <glib/gi18n.h>

#include "course/ichomp-lesson-error.h"
#include "ichomp-beside-choice.h"
#include "kit/ichomp-confirmation.h"
#include "kit/ichomp-file-chooser.h"
#include "kit/ichomp-kiosk.h"
#include "ichomp-lesson-list.h"
#include "ichomp-lesson-page.h"
#include "words/ichomp-message.h"
#include "words/ichomp-formula.h"

struct _IchompLessonsView
{
  GtkBox parent_instance;

  GtkWidget *list;
  GtkWidget *beside_choice; /* or NULL */
  GtkWidget *open_button;
  GtkWidget *page;

  IchompLibrary *library;
  IchompLessonProgress *progress;
  char *linked_lesson;
  char *linked_section;
  guint link_id;
};

G_DEFINE_FINAL_TYPE (IchompLessonsView, ichomp_lessons_view, GTK_TYPE_BOX)

enum
{
  SIGNAL_PROBLEM,
  SIGNAL_TRY,
  SIGNAL_PRACTISE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static IchompLesson *
get_lesson_at (IchompLessonsView *self, guint index)
{
  g_autoptr (IchompLibraryEntry) entry =
      g_list_model_get_item (G_LIST_MODEL (self->library), index);

  return entry != NULL ? ichomp_library_entry_get_lesson (entry) : NULL;
}

static void
show_lesson (IchompLessonsView *self, IchompLesson *lesson, const char *section)
{
  ichomp_lesson_page_show (ICHOMP_LESSON_PAGE (self->page), lesson, section);
  ichomp_lesson_list_mark (ICHOMP_LESSON_LIST (self->list), lesson);
}

/* The first lesson that is not done, or the first. */
static void
show_next (IchompLessonsView *self)
{
  IchompLesson *first = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->library)); i++)
    {
      IchompLesson *lesson = get_lesson_at (self, i);

      if (lesson == NULL)
        continue;
      if (first == NULL)
        first = lesson;
      if (!ichomp_lesson_progress_has_done (self->progress, lesson))
        {
          show_lesson (self, lesson, NULL);
          return;
        }
    }

  if (first != NULL)
    show_lesson (self, first, NULL);
}

/* Shows the new version of a changed lesson. If no lesson could be shown before, shows the next
 * one. */
static void
library_changed_cb (IchompLessonsView *self)
{
  IchompLesson *shown = ichomp_lesson_page_get_lesson (ICHOMP_LESSON_PAGE (self->page));
  g_autoptr (IchompLesson) now = NULL;

  if (shown == NULL)
    {
      show_next (self);
      return;
    }

  now = ichomp_library_find_lesson (self->library, ichomp_lesson_get_id (shown));
  if (now != NULL && now != shown)
    ichomp_lesson_page_replace (ICHOMP_LESSON_PAGE (self->page), now);
  ichomp_lesson_list_mark (ICHOMP_LESSON_LIST (self->list), now != NULL ? now : shown);
}

static gboolean
follow_link_cb (gpointer user_data)
{
  IchompLessonsView *self = user_data;
  g_autofree char *lesson = g_steal_pointer (&self->linked_lesson);
  g_autofree char *section = g_steal_pointer (&self->linked_section);

  self->link_id = 0;
  ichomp_lessons_view_open (self, lesson, section);
  return G_SOURCE_REMOVE;
}

/* Follows the link later: the next lesson destroys the label, which is emitting the signal now. */
static void
link_cb (IchompLessonPage *page, const char *lesson, const char *section, IchompLessonsView *self)
{
  g_free (self->linked_lesson);
  g_free (self->linked_section);
  self->linked_lesson = g_strdup (lesson);
  self->linked_section = g_strdup (section);
  if (self->link_id == 0)
    self->link_id = g_idle_add (follow_link_cb, self);
}

static void
try_cb (IchompLessonPage *page, const IchompLessonBlock *block, IchompLessonsView *self)
{
  g_signal_emit (self, signals[SIGNAL_TRY], 0, block);
}

static void
practise_cb (IchompLessonPage *page, const IchompLessonBlock *block, IchompLessonsView *self)
{
  g_signal_emit (self, signals[SIGNAL_PRACTISE], 0, block);
}

/* Files and progress */

static char *
dup_isolated_name (gpointer entry)
{
  g_autofree char *name = ichomp_library_entry_dup_file_name (entry);

  return ichomp_formula_isolate (name);
}

/* The row of the file shows the error as well. */
static void
tell_problem (IchompLessonsView *self, guint index)
{
  g_autoptr (IchompLibraryEntry) entry =
      g_list_model_get_item (G_LIST_MODEL (self->library), index);
  const GError *error = ichomp_library_entry_get_error (entry);
  g_autoptr (IchompMessage) message = NULL;

  /* Translators: %1$s is the name of a file, %2$s a sentence that says what is wrong in it and
   * where, such as in "The lesson “lesson.xml” cannot be shown. Line 3, column 1: ..." */
  message = ichomp_message_new (
      N_ ("The lesson “%1$s” cannot be shown. %2$s"),
      ichomp_message_new_made (dup_isolated_name, g_object_ref (entry), g_object_unref),
      ichomp_lesson_error_new_message (error));
  g_signal_emit (self, signals[SIGNAL_PROBLEM], 0, message);
}

static void
chosen (GtkWidget *view, GFile *file, gpointer user_data)
{
  ichomp_lessons_view_open_file (ICHOMP_LESSONS_VIEW (view), file);
}

static void
open_clicked_cb (IchompLessonsView *self)
{
  IchompFileChooser *chooser =
      ichomp_file_chooser_new_open (GTK_WIDGET (self), _ ("Open a Lesson"));

  ichomp_file_chooser_add_kind (chooser, _ ("Lessons (XML)"), "xml");
  ichomp_file_chooser_run (chooser, chosen, NULL, NULL);
}

static void
forget_agreed_cb (IchompLessonsView *self)
{
  IchompLesson *lesson = ichomp_lesson_page_get_lesson (ICHOMP_LESSON_PAGE (self->page));

  ichomp_lesson_progress_reset (self->progress);
  if (lesson != NULL)
    ichomp_lesson_page_replace (ICHOMP_LESSON_PAGE (self->page), lesson);
}

static void
ichomp_lessons_view_dispose (GObject *object)
{
  IchompLessonsView *self = ICHOMP_LESSONS_VIEW (object);

  g_clear_handle_id (&self->link_id, g_source_remove);
  g_clear_pointer (&self->linked_lesson, g_free);
  g_clear_pointer (&self->linked_section, g_free);
  if (self->page != NULL)
    gtk_box_remove (GTK_BOX (self), self->page);
  self->page = NULL;
  self->beside_choice = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_LESSONS_VIEW);
  g_clear_object (&self->library);
  g_clear_object (&self->progress);

  G_OBJECT_CLASS (ichomp_lessons_view_parent_class)->dispose (object);
}

static void
ichomp_lessons_view_class_init (IchompLessonsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_lessons_view_dispose;

  /**
   * IchompLessonsView::problem:
   * @self: the view
   *
   * The user has opened a file that is not a lesson.
   */
  signals[SIGNAL_PROBLEM] = g_signal_new ("problem", ICHOMP_TYPE_LESSONS_VIEW, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 1, ICHOMP_TYPE_MESSAGE);

  /**
   * IchompLessonsView::try:
   * @self: the view
   * @block: (type IchompLessonBlock): a task
   *
   * The user wants to try the task on the main board.
   */
  signals[SIGNAL_TRY] = g_signal_new ("try", ICHOMP_TYPE_LESSONS_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                      NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  /**
   * IchompLessonsView::practise:
   * @self: the view
   * @block: (type IchompLessonBlock): names an exercise and its difficulty
   *
   * The user wants to practise.
   */
  signals[SIGNAL_PRACTISE] = g_signal_new ("practise", ICHOMP_TYPE_LESSONS_VIEW, G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  g_type_ensure (ICHOMP_TYPE_LESSON_LIST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-lessons-view.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompLessonsView, list);
  gtk_widget_class_bind_template_child (widget_class, IchompLessonsView, open_button);
}

static void
ichomp_lessons_view_init (IchompLessonsView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_connect_object (self->list, "chosen", G_CALLBACK (show_lesson), self, G_CONNECT_SWAPPED);
  ichomp_kiosk_guard_widget (self->open_button);
  g_signal_connect_object (self->open_button, "clicked", G_CALLBACK (open_clicked_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Shows the first lesson that is not done. */
GtkWidget *
ichomp_lessons_view_new (IchompLibrary *library, IchompLessonProgress *progress)
{
  IchompLessonsView *self = g_object_new (ICHOMP_TYPE_LESSONS_VIEW, NULL);

  self->library = g_object_ref (library);
  self->progress = g_object_ref (progress);

  self->page = ichomp_lesson_page_new (library, progress);
  gtk_widget_set_hexpand (self->page, TRUE);
  gtk_box_append (GTK_BOX (self), self->page);
  g_signal_connect_object (self->page, "link", G_CALLBACK (link_cb), self, 0);
  g_signal_connect_object (self->page, "try", G_CALLBACK (try_cb), self, 0);
  g_signal_connect_object (self->page, "practise", G_CALLBACK (practise_cb), self, 0);
  g_signal_connect_object (library, "items-changed", G_CALLBACK (library_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);

  ichomp_lesson_list_set_library (ICHOMP_LESSON_LIST (self->list), library, progress);
  show_next (self);

  return GTK_WIDGET (self);
}

/* Adds the choice of a second language, which is stored in @settings. To be called once. */
void
ichomp_lessons_view_follow (IchompLessonsView *self, GSettings *settings)
{
  g_return_if_fail (ICHOMP_IS_LESSONS_VIEW (self));

  g_return_if_fail (self->beside_choice == NULL);

  self->beside_choice = ichomp_beside_choice_new (settings, ICHOMP_LESSON_PAGE (self->page));
  gtk_box_insert_child_after (GTK_BOX (gtk_widget_get_parent (self->open_button)),
                              self->beside_choice, self->list);
}

/**
 * ichomp_lessons_view_open:
 * @section: (nullable): the id of a section
 *
 * Returns: %FALSE if the library has no lesson with the id @lesson
 */
gboolean
ichomp_lessons_view_open (IchompLessonsView *self, const char *lesson, const char *section)
{
  g_autoptr (IchompLesson) found = NULL;

  g_return_val_if_fail (ICHOMP_IS_LESSONS_VIEW (self), FALSE);

  found = ichomp_library_find_lesson (self->library, lesson);
  if (found == NULL)
    return FALSE;

  show_lesson (self, found, section);
  return TRUE;
}

/* Focuses the beginning of the lesson, so that keys scroll it. */
void
ichomp_lessons_view_focus (IchompLessonsView *self)
{
  IchompLesson *lesson;

  g_return_if_fail (ICHOMP_IS_LESSONS_VIEW (self));

  lesson = ichomp_lesson_page_get_lesson (ICHOMP_LESSON_PAGE (self->page));
  if (lesson != NULL)
    ichomp_lesson_page_show (ICHOMP_LESSON_PAGE (self->page), lesson, NULL);
}

IchompLesson *
ichomp_lessons_view_get_lesson (IchompLessonsView *self)
{
  g_return_val_if_fail (ICHOMP_IS_LESSONS_VIEW (self), NULL);

  return ichomp_lesson_page_get_lesson (ICHOMP_LESSON_PAGE (self->page));
}

/* Forgets what was done in all lessons, if the user agrees. */
void
ichomp_lessons_view_forget (IchompLessonsView *self)
{
  g_return_if_fail (ICHOMP_IS_LESSONS_VIEW (self));

  ichomp_confirmation_ask (GTK_WIDGET (self), N_ ("Delete your progress in all lessons?"),
                           N_ ("Delete"), G_CALLBACK (forget_agreed_cb));
}

/**
 * ichomp_lessons_view_open_file:
 *
 * Adds @file to the list and shows its lesson. If it is broken, its row shows the error, and
 * [signal@LessonsView::problem] is emitted.
 */
void
ichomp_lessons_view_open_file (IchompLessonsView *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  IchompLesson *lesson;
  guint index;

  g_return_if_fail (ICHOMP_IS_LESSONS_VIEW (self));

  if (path == NULL)
    return;

  /* Only the list of all lessons has a row for the file. */
  ichomp_lesson_list_end_search (ICHOMP_LESSON_LIST (self->list));
  index = ichomp_library_open (self->library, path);
  lesson = get_lesson_at (self, index);
  if (lesson != NULL)
    show_lesson (self, lesson, NULL);
  else
    tell_problem (self, index);
  ichomp_lesson_list_focus_row (ICHOMP_LESSON_LIST (self->list), index);
}
