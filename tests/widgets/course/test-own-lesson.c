/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson of the user's own while its author writes it: the report above it follows the file, and
 * the page keeps the last good version. */

#include <string.h>

#include "widgets/course/ichomp-lesson-page.h"
#include "widgets/course/ichomp-lesson-report.h"
#include "lessons-support.h"
#include "study-support.h"
#include "test-main.h"

#define FILE_NAME "01-one.xml"

static GtkWidget *
get_report (GtkWidget *view)
{
  return study_support_find_type (view, ICHOMP_TYPE_LESSON_REPORT, NULL);
}

static GtkWidget *
find_complaint (LessonsFixture *fixture)
{
  return study_support_find_type (get_report (fixture->widget), GTK_TYPE_BUTTON, "complaint");
}

/* Also a part of a text. */
static gboolean
says (GtkWidget *widget, const char *text)
{
  g_autoptr (GPtrArray) labels = study_support_list_type (widget, GTK_TYPE_LABEL, NULL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_visible (labels->pdata[i])
        && strstr (gtk_label_get_text (labels->pdata[i]), text) != NULL)
      return TRUE;

  return FALSE;
}

static gboolean
report_says (LessonsFixture *fixture, const char *text)
{
  GtkWidget *report = get_report (fixture->widget);

  return gtk_widget_get_visible (report) && says (report, text);
}

static gboolean
page_says (LessonsFixture *fixture, const char *text)
{
  return says (study_support_find_type (fixture->widget, ICHOMP_TYPE_LESSON_PAGE, NULL), text);
}

/* The first lesson with another sentence. */
static void
write_with (LessonsFixture *fixture, const char *sentence)
{
  g_autofree char *text = g_strdup_printf (
      "<lesson format=\"1\" id=\"one\" minutes=\"7\"><title>Lesson One</title><goal>Goal.</goal>\n"
      "<section id=\"first\"><heading>A heading</heading>\n<p>%s</p></section></lesson>",
      sentence);

  lessons_write_text (fixture, FILE_NAME, text);
}

static void
set_up (LessonsFixture *fixture, gconstpointer data)
{
  lessons_fixture_set_up (fixture, data);
  /* It links to the other lesson. */
  test_wait_until (report_says (fixture, "nothing is wrong with this lesson."));
  g_assert_true (gtk_widget_has_css_class (get_report (fixture->widget), "right"));
}

static void
test_mistake (LessonsFixture *fixture, gconstpointer data)
{
  write_with (fixture, "It is <claim is=\"add 1 1 = 3\">3</claim>.");
  test_wait_until (report_says (fixture, "1 mistake"));
  g_assert_true (report_says (fixture, "Line 3, column 10: "));
  g_assert_true (gtk_widget_has_css_class (get_report (fixture->widget), "wrong"));
  g_assert_false (report_says (fixture, "The page below shows"));
  g_assert_true (page_says (fixture, "A heading"));

  write_with (fixture,
              "It is <claim is=\"add 1 1 = 3\">2</claim>. See <link lesson=\"x\">x</link>.");
  test_wait_until (report_says (fixture, "2 mistakes"));

  write_with (fixture, "It is <claim is=\"add 1 1 = 2\">2</claim>.");
  test_wait_until (report_says (fixture, "nothing is wrong"));
  g_assert_false (report_says (fixture, "Line 3"));
}

static gboolean
has_focus (LessonsFixture *fixture, const char *text)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && gtk_widget_get_mapped (focus) && says (focus, text);
}

/* A complaint leads to its block, also to one that is folded. */
static void
test_place (LessonsFixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (
      "<lesson format=\"1\" id=\"one\" minutes=\"7\"><title>Lesson One</title><goal>Goal.</goal>\n"
      "<section id=\"first\"><heading>A heading</heading>\n");

  for (guint i = 0; i < 40; i++)
    g_string_append (text, "<p>A paragraph.</p>\n");
  g_string_append (text, "<theorem id=\"t\"><name>A name</name><statement>So it is.</statement>\n"
                         "<proof><p>First.</p>\n<p>But <claim is=\"add 1 1 = 3\">3</claim>.</p>\n"
                         "</proof></theorem>\n<p>The end.</p></section></lesson>");
  lessons_write_text (fixture, FILE_NAME, text->str);
  test_wait_until (report_says (fixture, "1 mistake"));
  g_assert_false (has_focus (fixture, "But"));
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (find_complaint (fixture)),
                                                   GTK_ACCESSIBLE_PROPERTY_LABEL));

  g_signal_emit_by_name (find_complaint (fixture), "clicked");
  test_wait_until (has_focus (fixture, "But"));

  /* What cannot be shown has no place on the page. */
  write_with (fixture, "It is <em>two.");
  test_wait_until (report_says (fixture, "The page below shows"));
  g_assert_null (find_complaint (fixture));
}

static void
test_broken (LessonsFixture *fixture, gconstpointer data)
{
  write_with (fixture, "It is <em>two.");
  test_wait_until (report_says (fixture, "1 mistake"));
  g_assert_true (report_says (fixture, "The page below shows the version before this mistake."));
  g_assert_true (page_says (fixture, "Lesson One"));
  g_assert_true (page_says (fixture, "First of one"));
  lessons_assert_shown (fixture, "one", 0);

  /* Broken in another way, the earlier version is still there. */
  write_with (fixture, "It is <b>two</b>.");
  test_wait_until (report_says (fixture, "There is no element"));
  g_assert_true (report_says (fixture, "The page below shows"));

  write_with (fixture, "It is <em>two</em>.");
  test_wait_until (report_says (fixture, "nothing is wrong"));
  g_assert_false (page_says (fixture, "First of one"));
  g_assert_true (page_says (fixture, "It is two."));
}

/* A file that is broken when it is opened is shown as soon as it is mended. */
static void
test_mended (LessonsFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "02-broken.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  ichomp_lessons_view_open_file (fixture->view, file);
  g_assert_true (report_says (fixture, "02-broken.xml"));
  g_assert_false (report_says (fixture, "The page below shows"));
  g_assert_true (page_says (fixture, "Lesson One"));

  lessons_write (fixture, "02-broken.xml", "mended", "Lesson Mended");
  test_wait_until (page_says (fixture, "Lesson Mended"));
  lessons_assert_shown (fixture, "mended", 1);
}

/* The author gives the lesson another id. */
static void
test_renamed (LessonsFixture *fixture, gconstpointer data)
{
  lessons_write (fixture, FILE_NAME, "uno", "Lesson Uno");
  test_wait_until (page_says (fixture, "Lesson Uno"));
  lessons_assert_shown (fixture, "uno", 0);
}

static void
test_request (LessonsFixture *fixture, gconstpointer data)
{
  GtkWidget *report = get_report (fixture->widget);
  GtkWidget *close = gtk_widget_get_last_child (gtk_widget_get_first_child (report));

  g_signal_emit_by_name (close, "clicked");
  g_assert_false (gtk_widget_get_visible (report));
  gtk_widget_activate_action (fixture->widget, "lessons.check", NULL);
  test_wait_until (report_says (fixture, "nothing is wrong"));

  /* Each lesson has its own report. */
  lessons_activate (fixture, "lesson_list", 2);
  test_wait_until (report_says (fixture, "03-two.xml"));
  g_assert_false (report_says (fixture, FILE_NAME));
}

/* A lesson that came with the program is not checked. */
static void
test_built_in (LessonsFixture *fixture, gconstpointer data)
{
  IchompLibrary *library = ichomp_library_new_for_folders (fixture->folder, fixture->none);
  IchompCourse *course = ichomp_course_new (library, fixture->progress);
  GtkWidget *view = ichomp_lessons_view_new (course);
  GtkWidget *window = study_support_show (view, 900, 600);

  test_wait_until (!study_support_has_source (get_report (view)));
  study_support_settle ();
  g_assert_false (gtk_widget_get_visible (get_report (view)));
  study_support_close (window, view);
  g_assert_finalize_object (course);
  g_assert_finalize_object (library);
}

void
add_tests (void)
{
#define ADD(name, function)                                                                        \
  g_test_add ("/own-lesson/" name, LessonsFixture, NULL, set_up, function,                         \
              lessons_fixture_tear_down)

  ADD ("mistake", test_mistake);
  ADD ("place", test_place);
  ADD ("broken", test_broken);
  ADD ("mended", test_mended);
  ADD ("renamed", test_renamed);
  ADD ("request", test_request);
  ADD ("built-in", test_built_in);
}
