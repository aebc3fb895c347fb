/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The view of the course: the list of lessons, and the page with one of them. A lesson of the
 * user's own is checked, and shown again whenever its file is saved. */

#include "ichomp-lessons-view.h"

#include <glib/gi18n.h>

#include "game/course/ichomp-lesson-error.h"
#include "ichomp-beside-choice.h"
#include "widgets/kit/ichomp-confirmation.h"
#include "widgets/kit/ichomp-file-chooser.h"
#include "widgets/kit/ichomp-kiosk.h"
#include "ichomp-lesson-list.h"
#include "ichomp-lesson-page.h"
#include "ichomp-lesson-report.h"
#include "game/course/ichomp-lesson-template.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/storage/ichomp-file.h"
#include "game/words/ichomp-message.h"
#include "game/words/ichomp-formula.h"

struct _IchompLessonsView
{
  GtkBox parent_instance;

  GtkWidget *list;
  GtkWidget *beside_choice; /* or NULL */
  GtkWidget *open_button;
  GtkWidget *menu_button;
  GtkWidget *content; /* the report above the page */
  GtkWidget *report;
  GtkWidget *page;

  IchompCourse *course;
  IchompLibrary *library;         /* of the course */
  IchompLessonProgress *progress; /* of the course */
  char *own_path; /* of the user's own lesson that was opened last, or NULL for a built-in one */
  gboolean shows_own; /* the page shows a version of it: not if it was broken from the start */
  char *linked_lesson;
  char *linked_section;
  guint link_id;
};

G_DEFINE_FINAL_TYPE (IchompLessonsView, ichomp_lessons_view, GTK_TYPE_BOX)

enum
{
  SIGNAL_SHOWN,
  SIGNAL_PROBLEM,
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

/* The user's own lessons are checked. */

static IchompLibraryEntry *
find_own_entry (IchompLessonsView *self, IchompLesson *lesson)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->library)); i++)
    {
      g_autoptr (IchompLibraryEntry) entry =
          g_list_model_get_item (G_LIST_MODEL (self->library), i);

      if (ichomp_library_entry_get_lesson (entry) == lesson)
        return ichomp_library_entry_is_built_in (entry) ? NULL : entry;
    }

  return NULL;
}

/* @entry: (nullable): the file of the lesson on show, or one that was opened and is broken */
static void
check (IchompLessonsView *self, IchompLibraryEntry *entry)
{
  const char *path = entry != NULL ? ichomp_library_entry_get_path (entry) : NULL;
  gboolean is_broken = entry != NULL && ichomp_library_entry_get_lesson (entry) == NULL;
  gboolean shows_earlier = is_broken && self->shows_own && g_strcmp0 (path, self->own_path) == 0;

  self->shows_own = entry != NULL && (!is_broken || shows_earlier);
  if (g_strcmp0 (path, self->own_path) != 0)
    {
      ichomp_lesson_report_check (ICHOMP_LESSON_REPORT (self->report), NULL, FALSE);
      g_free (self->own_path);
      self->own_path = g_strdup (path);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lessons.check", entry != NULL);
  ichomp_lesson_report_check (ICHOMP_LESSON_REPORT (self->report), entry, shows_earlier);
}

/* Marks the lesson on show in the list; also while its file is broken. */
static void
mark (IchompLessonsView *self)
{
  IchompLesson *shown = ichomp_lesson_page_get_lesson (ICHOMP_LESSON_PAGE (self->page));
  IchompLibraryEntry *own =
      self->shows_own ? ichomp_library_find_entry (self->library, self->own_path) : NULL;

  g_signal_emit (self, signals[SIGNAL_SHOWN], 0);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->library)); i++)
    {
      g_autoptr (IchompLibraryEntry) entry =
          g_list_model_get_item (G_LIST_MODEL (self->library), i);

      if (own != NULL ? entry == own : ichomp_library_entry_get_lesson (entry) == shown)
        {
          ichomp_lesson_list_mark (ICHOMP_LESSON_LIST (self->list), i);
          return;
        }
    }
}

static void
show_lesson (IchompLessonsView *self, IchompLesson *lesson, const char *section)
{
  gboolean is_new = lesson != ichomp_lesson_page_get_lesson (ICHOMP_LESSON_PAGE (self->page));

  ichomp_lesson_page_show (ICHOMP_LESSON_PAGE (self->page), lesson, section);
  if (is_new)
    check (self, find_own_entry (self, lesson));
  mark (self);
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

/* The file of the user's own lesson has been read again. While it is broken, its last good version
 * stays. */
static void
follow_own (IchompLessonsView *self, IchompLesson *shown)
{
  IchompLibraryEntry *entry = ichomp_library_find_entry (self->library, self->own_path);
  IchompLesson *now = entry == NULL ? NULL : ichomp_library_entry_get_lesson (entry);

  if (now == NULL)
    {
      if (entry != NULL)
        check (self, entry);
      return;
    }
  if (now == shown)
    return;

  if (g_str_equal (ichomp_lesson_get_id (now), ichomp_lesson_get_id (shown)))
    ichomp_lesson_page_replace (ICHOMP_LESSON_PAGE (self->page), now);
  else
    ichomp_lesson_page_show (ICHOMP_LESSON_PAGE (self->page), now, NULL);
  check (self, entry);
}

/* Shows the new version of a changed lesson. If no lesson could be shown before, shows the next
 * one. */
static void
library_changed_cb (IchompLessonsView *self)
{
  IchompLesson *shown = ichomp_lesson_page_get_lesson (ICHOMP_LESSON_PAGE (self->page));

  if (shown == NULL)
    {
      show_next (self);
      return;
    }

  if (self->own_path != NULL)
    follow_own (self, shown);
  mark (self);
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
link_cb (IchompLessonsView *self, const char *lesson, const char *section)
{
  g_free (self->linked_lesson);
  g_free (self->linked_section);
  self->linked_lesson = g_strdup (lesson);
  self->linked_section = g_strdup (section);
  if (self->link_id == 0)
    self->link_id = g_idle_add (follow_link_cb, self);
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

/* The report says what is wrong with it; as soon as the file is mended, its lesson is shown. */
static void
watch_broken (IchompLessonsView *self, guint index)
{
  g_autoptr (IchompLibraryEntry) entry =
      g_list_model_get_item (G_LIST_MODEL (self->library), index);

  check (self, entry);
}

/* New lessons */

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (IchompLessonsView) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (IchompMessage) message = NULL;

  if (self->library == NULL)
    return;

  if (ichomp_file_export_finish (G_FILE (source), result, &error))
    {
      ichomp_lessons_view_open_file (self, G_FILE (source));
      return;
    }

  message = ichomp_message_new_file_error (error);
  g_signal_emit (self, signals[SIGNAL_PROBLEM], 0, message);
}

static void
new_chosen (GtkWidget *view, GFile *chosen, gpointer user_data)
{
  IchompLessonsView *self = ICHOMP_LESSONS_VIEW (view);
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  /* The list shows only files with the suffix. */
  g_autoptr (GFile) file = ichomp_file_chooser_complete (chosen, ".xml", &error);
  g_autoptr (GBytes) lesson = NULL;
  g_autoptr (IchompMessage) message = NULL;

  if (file != NULL)
    {
      path = g_file_get_path (file);
      if (path == NULL)
        return;
      lesson = ichomp_lesson_template_create (self->library, path, &error);
    }
  if (lesson != NULL)
    {
      ichomp_file_export_async (file, lesson, NULL, written_cb, g_object_ref (self));
      return;
    }

  message = ichomp_message_new_file_error (error);
  g_signal_emit (self, signals[SIGNAL_PROBLEM], 0, message);
}

static void
new_activate_cb (GtkWidget *view, const char *action, GVariant *parameter)
{
  g_autofree char *path = ichomp_lesson_template_dup_default_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  IchompFileChooser *chooser =
      ichomp_file_chooser_new_save (view, _ ("New Lesson from a Template"), "");

  ichomp_file_chooser_set_file (chooser, file);
  ichomp_file_chooser_add_kind (chooser, _ ("Lessons (XML)"), "xml");
  ichomp_file_chooser_run (chooser, new_chosen, NULL, NULL);
}

/* Reads the file again as well. */
static void
check_activate_cb (GtkWidget *view, const char *action, GVariant *parameter)
{
  IchompLessonsView *self = ICHOMP_LESSONS_VIEW (view);

  ichomp_library_refresh (self->library);
  check (self, ichomp_library_find_entry (self->library, self->own_path));
}

static void
set_menu (GtkWidget *button, gpointer user_data)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  /* Translators: The next two are in a menu, below "Open a Lesson…". */
  g_menu_append (menu, _ ("New Lesson from a Template…"), "lessons.new");
  g_menu_append (menu, _ ("Check This Lesson"), "lessons.check");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
}

static void
forget_agreed_cb (IchompLessonsView *self)
{
  ichomp_course_forget (self->course);
}

static void
ichomp_lessons_view_dispose (GObject *object)
{
  IchompLessonsView *self = ICHOMP_LESSONS_VIEW (object);

  g_clear_handle_id (&self->link_id, g_source_remove);
  g_clear_pointer (&self->linked_lesson, g_free);
  g_clear_pointer (&self->linked_section, g_free);
  if (self->content != NULL)
    gtk_box_remove (GTK_BOX (self), self->content);
  self->content = NULL;
  self->report = NULL;
  self->page = NULL;
  g_clear_pointer (&self->own_path, g_free);
  self->beside_choice = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_LESSONS_VIEW);
  g_clear_object (&self->course);
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
   * IchompLessonsView::shown:
   * @self: the view
   *
   * Another lesson, or a new version of it, may be on show.
   */
  signals[SIGNAL_SHOWN] = g_signal_new ("shown", ICHOMP_TYPE_LESSONS_VIEW, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * IchompLessonsView::problem:
   * @self: the view
   *
   * The user has opened a file that is not a lesson.
   */
  signals[SIGNAL_PROBLEM] = g_signal_new ("problem", ICHOMP_TYPE_LESSONS_VIEW, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 1, ICHOMP_TYPE_MESSAGE);

  g_type_ensure (ICHOMP_TYPE_LESSON_LIST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-lessons-view.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompLessonsView, list);
  gtk_widget_class_bind_template_child (widget_class, IchompLessonsView, open_button);
  gtk_widget_class_bind_template_child (widget_class, IchompLessonsView, menu_button);
  gtk_widget_class_install_action (widget_class, "lessons.new", NULL, new_activate_cb);
  gtk_widget_class_install_action (widget_class, "lessons.check", NULL, check_activate_cb);
}

static void
ichomp_lessons_view_init (IchompLessonsView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_connect_object (self->list, "chosen", G_CALLBACK (show_lesson), self, G_CONNECT_SWAPPED);
  ichomp_kiosk_guard_widget (self->open_button);
  ichomp_kiosk_guard_widget (self->menu_button);
  ichomp_translatable_set_words_func (self->menu_button, set_menu, NULL);
  g_signal_connect_object (self->open_button, "clicked", G_CALLBACK (open_clicked_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Shows the first lesson that is not done. */
GtkWidget *
ichomp_lessons_view_new (IchompCourse *course)
{
  IchompLibrary *library = ichomp_course_get_library (course);
  IchompLessonProgress *progress = ichomp_course_get_progress (course);
  IchompLessonsView *self = g_object_new (ICHOMP_TYPE_LESSONS_VIEW, NULL);

  self->course = g_object_ref (course);
  self->library = g_object_ref (library);
  self->progress = g_object_ref (progress);

  self->page = ichomp_lesson_page_new (course);
  gtk_widget_set_hexpand (self->page, TRUE);
  gtk_widget_set_vexpand (self->page, TRUE);
  self->report = ichomp_lesson_report_new (library);
  g_signal_connect_object (self->report, "chosen", G_CALLBACK (ichomp_lesson_page_go_to),
                           self->page, G_CONNECT_SWAPPED);
  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->content), self->report);
  gtk_box_append (GTK_BOX (self->content), self->page);
  gtk_box_append (GTK_BOX (self), self->content);
  g_signal_connect_object (ichomp_lesson_page_get_context (ICHOMP_LESSON_PAGE (self->page)), "link",
                           G_CALLBACK (link_cb), self, G_CONNECT_SWAPPED);
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
  gtk_box_insert_child_after (GTK_BOX (gtk_widget_get_parent (self->list)), self->beside_choice,
                              self->list);
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

  ichomp_confirmation_ask (GTK_WIDGET (self),
                           N_ ("Delete your progress in all lessons, and your mistakes?"),
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
    {
      show_lesson (self, lesson, NULL);
    }
  else
    {
      tell_problem (self, index);
      watch_broken (self, index);
    }
  ichomp_lesson_list_focus_row (ICHOMP_LESSON_LIST (self->list), index);
}

/* What the user wants from outside the lessons is told by the context. */
IchompLessonContext *
ichomp_lessons_view_get_context (IchompLessonsView *self)
{
  g_return_val_if_fail (ICHOMP_IS_LESSONS_VIEW (self), NULL);

  return ichomp_lesson_page_get_context (ICHOMP_LESSON_PAGE (self->page));
}
