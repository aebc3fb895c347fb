/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Support for tests of the list of lessons. */

#include "lessons-support.h"

#include <glib/gstdio.h>

#include "study-support.h"

static void
try_cb (IchompLessonContext *context, const IchompLessonBlock *block, LessonsFixture *fixture)
{
  fixture->tried = block;
}

void
lessons_write_text (LessonsFixture *fixture, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

void
lessons_write (LessonsFixture *fixture, const char *name, const char *id, const char *title)
{
  g_autofree char *text = g_strdup_printf (
      "<lesson format=\"1\" id=\"%s\" minutes=\"7\"><title>%s</title><goal>Goal.</goal>"
      "<section id=\"first\"><heading>First of %s</heading>"
      "<p>Read <link lesson=\"two\" section=\"second\">on</link> about tiles.</p></section>"
      "<section id=\"second\"><heading>Second of %s</heading>"
      "<p>The lantern of %s is lit.</p>"
      "<question id=\"q1\" kind=\"folded\"><ask>Why?</ask><answer><p>So.</p></answer></question>"
      "<try id=\"q2\" position=\"2/1/-/- @4x2\"><task>Win.</task></try>"
      "</section></lesson>",
      id, title, id, id, id);

  lessons_write_text (fixture, name, text);
}

void
lessons_create_view (LessonsFixture *fixture)
{
  fixture->widget = ichomp_lessons_view_new (fixture->course);
  fixture->view = ICHOMP_LESSONS_VIEW (fixture->widget);
  g_signal_connect (ichomp_lessons_view_get_context (fixture->view), "try", G_CALLBACK (try_cb),
                    fixture);
  fixture->window = study_support_show (fixture->widget, 900, 600);
}

void
lessons_fixture_set_up (LessonsFixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("ichomp-lessons-XXXXXX", NULL);
  fixture->none = g_build_filename (fixture->folder, "none", NULL);
  lessons_write (fixture, "01-one.xml", "one", "Lesson One");
  lessons_write_text (fixture, "02-broken.xml", "<lesson>\n");
  lessons_write (fixture, "03-two.xml", "two", "Lesson Two");

  fixture->library = ichomp_library_new_for_folders (fixture->none, fixture->folder);
  fixture->progress = ichomp_lesson_progress_new (NULL);
  fixture->course = ichomp_course_new (fixture->library, fixture->progress);
  lessons_create_view (fixture);
}

void
lessons_fixture_tear_down (LessonsFixture *fixture, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  study_support_close (fixture->window, fixture->widget);
  g_assert_finalize_object (fixture->course);
  g_assert_finalize_object (fixture->library);
  g_assert_finalize_object (fixture->progress);

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->none);
}

GtkListBox *
lessons_get_list (LessonsFixture *fixture, const char *id)
{
  return GTK_LIST_BOX (study_support_find (fixture->widget, id));
}

GtkListBoxRow *
lessons_get_row (LessonsFixture *fixture, const char *id, int index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (lessons_get_list (fixture, id), index);

  g_assert_nonnull (row);
  return row;
}

void
lessons_activate (LessonsFixture *fixture, const char *id, int index)
{
  g_signal_emit_by_name (lessons_get_list (fixture, id), "row-activated",
                         lessons_get_row (fixture, id, index));
}

void
lessons_assert_shown (LessonsFixture *fixture, const char *id, int row)
{
  IchompLesson *lesson = ichomp_lessons_view_get_lesson (fixture->view);
  GtkListBoxRow *selected =
      gtk_list_box_get_selected_row (lessons_get_list (fixture, "lesson_list"));

  g_assert_nonnull (lesson);
  g_assert_cmpstr (ichomp_lesson_get_id (lesson), ==, id);
  g_assert_true (selected == lessons_get_row (fixture, "lesson_list", row));
}

GtkWidget *
lessons_find_text (GtkWidget *widget, const char *text)
{
  return study_support_find_role (widget, GTK_ACCESSIBLE_ROLE_LABEL, text);
}
