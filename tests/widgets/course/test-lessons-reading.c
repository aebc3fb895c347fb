/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading in the course: links, keys that scroll, and the return to a place. */

#include "board-support.h"
#include "lessons-support.h"
#include "page-support.h"
#include "study-support.h"
#include "test-main.h"

static void
test_page (LessonsFixture *fixture, gconstpointer data)
{
  GtkWidget *link = lessons_find_text (fixture->widget, "Read on about tiles.");
  gboolean handled = FALSE;
  GtkWidget *button;

  g_signal_emit_by_name (link, "activate-link", "ichomp:two/second", &handled);
  g_assert_true (handled);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  lessons_assert_shown (fixture, "two", 2);

  button = gtk_widget_get_ancestor (lessons_find_text (fixture->widget, "Try It on the Board"),
                                    GTK_TYPE_BUTTON);
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (fixture->tried
                 == ichomp_lesson_get_question (ichomp_lessons_view_get_lesson (fixture->view), 1));
}

/* A link moves the focus to its target, without a selection. */
static void
test_focus (LessonsFixture *fixture, gconstpointer data)
{
  GtkWidget *link = lessons_find_text (fixture->widget, "Read on about tiles.");
  gboolean handled = FALSE;
  GtkWidget *focus;

  gtk_widget_grab_focus (link);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == link);

  g_signal_emit_by_name (link, "activate-link", "ichomp:two/second", &handled);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (GTK_IS_LABEL (focus));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (focus)), ==, "Second of two");
  g_assert_false (gtk_label_get_selection_bounds (GTK_LABEL (focus), NULL, NULL));

  ichomp_lessons_view_open (fixture->view, "one", NULL);
  study_support_settle ();
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_true (GTK_IS_LABEL (focus));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (focus)), ==, "Lesson One");
}

static void
assert_focus (LessonsFixture *fixture, const char *text)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  g_assert_true (GTK_IS_LABEL (focus));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (focus)), ==, text);
}

/* Opening a lesson in any way focuses its text, so that keys scroll it. */
static void
test_focus_opened (LessonsFixture *fixture, gconstpointer data)
{
  gtk_widget_grab_focus (GTK_WIDGET (lessons_get_row (fixture, "lesson_list", 2)));
  lessons_activate (fixture, "lesson_list", 2);
  assert_focus (fixture, "Lesson Two");

  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  g_assert_true (ichomp_lessons_view_open (fixture->view, "one", "second"));
  assert_focus (fixture, "Second of one");

  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  ichomp_lessons_view_focus (fixture->view);
  assert_focus (fixture, "Lesson One");
}

static GtkScrolledWindow *
get_scroller (LessonsFixture *fixture)
{
  return GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (page_find_in_view (fixture->widget)));
}

/* Opens a long lesson and waits for its layout. */
static void
write_long_lesson (LessonsFixture *fixture)
{
  g_autoptr (GString) text = g_string_new (
      "<lesson format=\"1\" id=\"long\" minutes=\"7\"><title>Long</title><goal>Goal.</goal>"
      "<section id=\"first\"><heading>First</heading>");

  for (guint i = 0; i < 100; i++)
    g_string_append_printf (text, "<p>Paragraph %u.</p>", i);
  g_string_append (text, "<question id=\"q1\" kind=\"choice\"><ask>How many?</ask>"
                         "<choice right=\"yes\"><text>Four.</text><why>Yes.</why></choice>"
                         "<choice><text>Five.</text><why>Too many.</why></choice></question>"
                         "<p>After it.</p></section></lesson>");
  lessons_write_text (fixture, "04-long.xml", text->str);
  ichomp_library_refresh (fixture->library);
  g_assert_true (ichomp_lessons_view_open (fixture->view, "long", NULL));
  test_wait_until (gtk_widget_get_height (lessons_find_text (fixture->widget, "After it.")) > 0);
}

/* After another page was shown, the lesson is at the same place, and Tab continues from there,
 * though the focus is still at the beginning. */
static void
test_reading_place (LessonsFixture *fixture, gconstpointer data)
{
  GtkScrolledWindow *scroller = get_scroller (fixture);
  GtkWidget *viewport = gtk_scrolled_window_get_child (scroller);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);
  GtkWidget *title;
  graphene_rect_t bounds;

  write_long_lesson (fixture);
  assert_focus (fixture, "Long");
  title = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_false (study_support_send_key (GTK_WIDGET (scroller), GDK_KEY_Tab, 0));

  gtk_adjustment_set_value (adjustment, 900);
  study_support_settle ();
  gtk_widget_set_child_visible (fixture->widget, FALSE);
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  gtk_widget_set_child_visible (fixture->widget, TRUE);
  gtk_widget_grab_focus (title);
  gtk_label_select_region (GTK_LABEL (title), 0, 0);
  test_wait_until ((int)gtk_adjustment_get_value (adjustment) == 900);

  g_assert_true (study_support_send_key (GTK_WIDGET (scroller), GDK_KEY_Tab, 0));
  study_support_settle ();
  g_assert_true (gtk_widget_compute_bounds (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                            gtk_viewport_get_child (GTK_VIEWPORT (viewport)),
                                            &bounds));
  g_assert_cmpfloat (ABS (bounds.origin.y - 900), <, 100);
  g_assert_cmpfloat (ABS (gtk_adjustment_get_value (adjustment) - 900), <, 100);
  g_assert_false (study_support_send_key (GTK_WIDGET (scroller), GDK_KEY_Tab, 0));
}

/* The button at the end opens the next lesson. The last lesson has none. */
static void
test_next (LessonsFixture *fixture, gconstpointer data)
{
  GtkWidget *label = lessons_find_text (fixture->widget, "Next lesson: Lesson Two");
  g_autofree char *text = NULL;

  g_assert_true (gtk_widget_has_css_class (gtk_widget_get_parent (label), "suggested-action"));
  g_signal_emit_by_name (gtk_widget_get_parent (label), "clicked");
  study_support_settle ();
  lessons_assert_shown (fixture, "two", 2);
  text = study_support_dup_text (page_find_in_view (fixture->widget));
  g_assert_null (strstr (text, "Next lesson"));
}

/* Feedback below the edge of the view is scrolled into view. */
static void
test_feedback (LessonsFixture *fixture, gconstpointer data)
{
  GtkWidget *scroller = GTK_WIDGET (get_scroller (fixture));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  GtkWidget *button;
  graphene_rect_t bounds;
  double top;

  write_long_lesson (fixture);
  button = gtk_widget_get_ancestor (lessons_find_text (scroller, "Five."), GTK_TYPE_BUTTON);
  g_assert_true (gtk_widget_compute_bounds (button, scroller, &bounds));
  gtk_adjustment_set_value (adjustment, bounds.origin.y + bounds.size.height + 8
                                            - gtk_widget_get_height (scroller));
  top = gtk_adjustment_get_value (adjustment);
  g_signal_emit_by_name (button, "clicked");
  test_wait_until (gtk_adjustment_get_value (adjustment) > top);

  g_assert_true (
      gtk_widget_compute_bounds (lessons_find_text (scroller, "Too many."), scroller, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller));
}

static void
add (const char *path, void (*test) (LessonsFixture *fixture, gconstpointer data))
{
  g_test_add (path, LessonsFixture, NULL, lessons_fixture_set_up, test, lessons_fixture_tear_down);
}

void
add_tests (void)
{
  add ("/lessons-reading/focus-opened", test_focus_opened);
  add ("/lessons-reading/reading-place", test_reading_place);
  add ("/lessons-reading/focus", test_focus);
  add ("/lessons-reading/page", test_page);
  add ("/lessons-reading/next", test_next);
  add ("/lessons-reading/feedback", test_feedback);
}
