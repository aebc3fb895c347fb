/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The course: its list, what is done, the search, and files that change. */

#include "ichomp-lessons-view.h"

#include <glib/gstdio.h>
#include <string.h>

#include "board-support.h"
#include "ichomp-confirmation.h"
#include "ichomp-message.h"
#include "study-support.h"

typedef struct
{
  char *folder;
  char *none;
  IchompLibrary *library;
  IchompLessonProgress *progress;
  GtkWidget *window;
  GtkWidget *widget;
  IchompLessonsView *view;
  const IchompLessonBlock *tried;
} Fixture;

static void
try_cb (IchompLessonsView *view, const IchompLessonBlock *block, Fixture *fixture)
{
  fixture->tried = block;
}

static void
write_text (Fixture *fixture, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
write_lesson (Fixture *fixture, const char *name, const char *id, const char *title)
{
  g_autofree char *text = g_strdup_printf (
      "<lesson format=\"1\" id=\"%s\" minutes=\"7\"><title>%s</title><goal>Goal.</goal>"
      "<section id=\"first\"><heading>First of %s</heading>"
      "<p>Read <link lesson=\"two\" section=\"second\">on</link> about tiles.</p></section>"
      "<section id=\"second\"><heading>Second of %s</heading>"
      "<p>The lantern of %s is lit.</p>"
      "<question kind=\"folded\"><ask>Why?</ask><answer><p>So.</p></answer></question>"
      "<try position=\"2/1/-/- @4x2\"><task>Win.</task></try>"
      "</section></lesson>",
      id, title, id, id, id);

  write_text (fixture, name, text);
}

static void
create_view (Fixture *fixture)
{
  fixture->widget = ichomp_lessons_view_new (fixture->library, fixture->progress);
  fixture->view = ICHOMP_LESSONS_VIEW (fixture->widget);
  g_signal_connect (fixture->view, "try", G_CALLBACK (try_cb), fixture);
  fixture->window = study_support_show (fixture->widget, 900, 600);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("ichomp-lessons-XXXXXX", NULL);
  fixture->none = g_build_filename (fixture->folder, "none", NULL);
  write_lesson (fixture, "01-one.xml", "one", "Lesson One");
  write_text (fixture, "02-broken.xml", "<lesson>\n");
  write_lesson (fixture, "03-two.xml", "two", "Lesson Two");

  fixture->library = ichomp_library_new_for_folders (fixture->none, fixture->folder);
  fixture->progress = ichomp_lesson_progress_new (NULL);
  create_view (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  study_support_close (fixture->window, fixture->widget);
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

static GtkListBox *
get_list (Fixture *fixture, const char *id)
{
  return GTK_LIST_BOX (study_support_find (fixture->widget, id));
}

static GtkListBoxRow *
get_row (Fixture *fixture, const char *id, int index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (get_list (fixture, id), index);

  g_assert_nonnull (row);
  return row;
}

static void
activate (Fixture *fixture, const char *id, int index)
{
  g_signal_emit_by_name (get_list (fixture, id), "row-activated", get_row (fixture, id, index));
}

static void
append_texts (GtkWidget *widget, GString *texts)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (texts, "%s|", gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_IMAGE (widget) && gtk_widget_get_opacity (widget) > 0)
    g_string_append_printf (texts, "(%s)|", gtk_image_get_icon_name (GTK_IMAGE (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    append_texts (child, texts);
}

/* Whatever can be seen of a row. */
static void
assert_row (Fixture *fixture, const char *id, int index, const char *expected)
{
  g_autoptr (GString) texts = g_string_new (NULL);

  append_texts (GTK_WIDGET (get_row (fixture, id, index)), texts);
  g_assert_cmpstr (texts->str, ==, expected);
}

static void
assert_lesson (Fixture *fixture, const char *id, int row)
{
  IchompLesson *lesson = ichomp_lessons_view_get_lesson (fixture->view);
  GtkListBoxRow *selected = gtk_list_box_get_selected_row (get_list (fixture, "lesson_list"));

  g_assert_nonnull (lesson);
  g_assert_cmpstr (ichomp_lesson_get_id (lesson), ==, id);
  g_assert_true (selected == get_row (fixture, "lesson_list", row));
}

static GtkWidget *
find_text (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_text (child, text);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* On the page, which is beside the list. */
static gboolean
page_says (Fixture *fixture, const char *text)
{
  return find_text (gtk_widget_get_last_child (fixture->widget), text) != NULL;
}

static void
test_list (Fixture *fixture, gconstpointer data)
{
  assert_row (fixture, "lesson_list", 0, "Lesson One|7 minutes|");
  assert_row (fixture, "lesson_list", 2, "Lesson Two|7 minutes|");
  g_assert_null (gtk_list_box_get_row_at_index (get_list (fixture, "lesson_list"), 3));
  assert_lesson (fixture, "one", 0);
  g_assert_true (page_says (fixture, "Lesson One"));

  activate (fixture, "lesson_list", 2);
  assert_lesson (fixture, "two", 2);
  g_assert_true (page_says (fixture, "Lesson Two"));
  g_assert_false (page_says (fixture, "Lesson One"));

  g_assert_true (ichomp_lessons_view_open (fixture->view, "one", "second"));
  assert_lesson (fixture, "one", 0);
  g_assert_false (ichomp_lessons_view_open (fixture->view, "none", NULL));
  assert_lesson (fixture, "one", 0);
}

/* It says what is wrong with the file, and does nothing. */
static void
test_broken (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (fixture->library), 1);
  g_autofree char *error = ichomp_library_entry_dup_error_text (entry);
  g_autofree char *expected =
      g_strdup_printf ("02-broken.xml|%s|(dialog-warning-symbolic)|", error);

  assert_row (fixture, "lesson_list", 1, expected);
  g_assert_false (gtk_list_box_row_get_activatable (get_row (fixture, "lesson_list", 1)));
  activate (fixture, "lesson_list", 1);
  assert_lesson (fixture, "one", 0);
}

static void
test_progress (Fixture *fixture, gconstpointer data)
{
  IchompLesson *two;

  activate (fixture, "lesson_list", 2);
  two = ichomp_lessons_view_get_lesson (fixture->view);
  ichomp_lesson_progress_set_answered (
      fixture->progress, "two", ichomp_lesson_block_get_key (ichomp_lesson_get_question (two, 0)));
  assert_row (fixture, "lesson_list", 2, "Lesson Two|1 of 2 questions|");
  assert_lesson (fixture, "two", 2);
  ichomp_lesson_progress_set_done (fixture->progress, "one", TRUE);
  assert_row (fixture, "lesson_list", 0, "Lesson One|Done|(object-select-symbolic)|");
  assert_lesson (fixture, "two", 2);
  study_support_close (fixture->window, fixture->widget);

  /* The next time it goes on after what is done. */
  create_view (fixture);
  assert_lesson (fixture, "two", 2);
  ichomp_lesson_progress_set_done (fixture->progress, "two", TRUE);
  study_support_close (fixture->window, fixture->widget);
  create_view (fixture);
  assert_lesson (fixture, "one", 0);

  ichomp_lesson_progress_reset (fixture->progress);
  assert_row (fixture, "lesson_list", 0, "Lesson One|7 minutes|");
  assert_lesson (fixture, "one", 0);
}

/* Only who says so twice loses what was done. */
static void
test_forget (Fixture *fixture, gconstpointer data)
{
  static const char *const answers[] = { "cancel_button", "answer_button" };

  ichomp_lesson_progress_set_done (fixture->progress, "one", TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      study_support_click (fixture->widget, "forget_button");
      study_support_click (study_support_find_window (ICHOMP_TYPE_CONFIRMATION), answers[i]);
      g_assert_cmpint (ichomp_lesson_progress_is_done (fixture->progress, "one"), ==, i == 0);
    }
  assert_row (fixture, "lesson_list", 0, "Lesson One|7 minutes|");
}

/* As if the person had stopped typing. */
static void
search (Fixture *fixture, const char *words)
{
  GtkWidget *entry = study_support_find (fixture->widget, "search_entry");

  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "search-changed");
}

static void
assert_list_on_show (Fixture *fixture, const char *expected)
{
  GtkWidget *stack = study_support_find (fixture->widget, "list_stack");

  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (stack)), ==, expected);
}

static void
test_search (Fixture *fixture, gconstpointer data)
{
  GtkWidget *no_hits = study_support_find (fixture->widget, "no_hits_label");

  assert_list_on_show (fixture, "lessons");
  search (fixture, "lantern");
  assert_list_on_show (fixture, "hits");
  g_assert_false (gtk_widget_get_visible (no_hits));
  assert_row (fixture, "hit_list", 0, "Lesson One|Second of one|The lantern of one is lit.|");
  assert_row (fixture, "hit_list", 1, "Lesson Two|Second of two|The lantern of two is lit.|");
  g_assert_null (gtk_list_box_get_row_at_index (get_list (fixture, "hit_list"), 2));

  activate (fixture, "hit_list", 1);
  assert_lesson (fixture, "two", 2);
  activate (fixture, "hit_list", 0);
  assert_lesson (fixture, "one", 0);

  search (fixture, "no such word");
  assert_list_on_show (fixture, "hits");
  g_assert_true (gtk_widget_get_visible (no_hits));
  g_assert_null (gtk_list_box_get_row_at_index (get_list (fixture, "hit_list"), 0));

  search (fixture, "");
  assert_list_on_show (fixture, "lessons");
}

/* Found in the title, it has no section. */
static void
test_search_title (Fixture *fixture, gconstpointer data)
{
  search (fixture, "two");
  assert_row (fixture, "hit_list", 0, "Lesson Two|Lesson Two|");
  activate (fixture, "hit_list", 0);
  assert_lesson (fixture, "two", 2);
}

static void
test_changed_file (Fixture *fixture, gconstpointer data)
{
  activate (fixture, "lesson_list", 2);
  write_lesson (fixture, "03-two.xml", "two", "Lesson Two, better");
  ichomp_library_refresh (fixture->library);
  assert_row (fixture, "lesson_list", 2, "Lesson Two, better|7 minutes|");
  assert_lesson (fixture, "two", 2);
  g_assert_true (page_says (fixture, "Lesson Two, better"));

  /* While it is broken it can be read on. */
  write_text (fixture, "03-two.xml", "<lesson");
  ichomp_library_refresh (fixture->library);
  g_assert_true (page_says (fixture, "Lesson Two, better"));
  ichomp_lesson_progress_set_done (fixture->progress, "two", TRUE);

  write_lesson (fixture, "03-two.xml", "two", "Lesson Two, mended");
  ichomp_library_refresh (fixture->library);
  assert_row (fixture, "lesson_list", 2, "Lesson Two, mended|Done|(object-select-symbolic)|");
  assert_lesson (fixture, "two", 2);
  g_assert_true (page_says (fixture, "Lesson Two, mended"));
}

/* What is on show stays so, and stays marked, when files around it come and change. */
static void
test_other_files (Fixture *fixture, gconstpointer data)
{
  IchompLesson *shown = ichomp_lessons_view_get_lesson (fixture->view);

  write_lesson (fixture, "00-zero.xml", "zero", "Lesson Zero");
  write_lesson (fixture, "02-broken.xml", "mended", "Mended");
  ichomp_library_refresh (fixture->library);
  assert_row (fixture, "lesson_list", 0, "Lesson Zero|7 minutes|");
  assert_row (fixture, "lesson_list", 2, "Mended|7 minutes|");
  g_assert_true (ichomp_lessons_view_get_lesson (fixture->view) == shown);
  assert_lesson (fixture, "one", 1);
}

/* Where nothing could be read, the first lesson that comes is shown. */
static void
test_first_to_come (Fixture *fixture, gconstpointer data)
{
  study_support_close (fixture->window, fixture->widget);
  write_text (fixture, "01-one.xml", "nothing yet");
  write_text (fixture, "03-two.xml", "nothing yet");
  ichomp_library_refresh (fixture->library);
  create_view (fixture);
  g_assert_null (ichomp_lessons_view_get_lesson (fixture->view));

  write_lesson (fixture, "03-two.xml", "two", "Lesson Two");
  ichomp_library_refresh (fixture->library);
  assert_lesson (fixture, "two", 2);
  g_assert_true (page_says (fixture, "Lesson Two"));
}

static void
problem_cb (GtkWidget *view, IchompMessage *message, char **problem)
{
  *problem = ichomp_message_dup_text (message);
}

static void
open_file (Fixture *fixture, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  ichomp_lessons_view_open_file (fixture->view, file);
}

/* A file that is none is told, and its row has the focus. */
static void
test_open_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("ichomp-lessons-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "opened.xml", NULL);
  g_autofree char *problem = NULL;
  GtkListBoxRow *row;

  g_signal_connect (fixture->view, "problem", G_CALLBACK (problem_cb), &problem);
  search (fixture, "lantern");
  g_assert_true (g_file_set_contents (path, "<lesson>\n<p>", -1, NULL));
  open_file (fixture, path);
  g_assert_nonnull (problem);
  g_assert_true (g_str_has_prefix (problem, "The lesson “\342\201\246opened.xml\342\201\251”"));
  g_assert_nonnull (strstr (problem, "ine 1, column 1"));
  assert_lesson (fixture, "one", 0);

  study_support_wait_until (
      (row = gtk_list_box_get_row_at_index (get_list (fixture, "lesson_list"), 3)) != NULL
      && gtk_root_get_focus (GTK_ROOT (fixture->window)) == GTK_WIDGET (row));
  assert_list_on_show (fixture, "lessons");
  g_clear_pointer (&problem, g_free);
  open_file (fixture, fixture->folder);
  g_assert_nonnull (problem);

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static GtkAdjustment *
get_adjustment (Fixture *fixture)
{
  return gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (study_support_find (fixture->widget, "scroller")));
}

static gboolean
is_in_sight (Fixture *fixture, GtkListBoxRow *row)
{
  GtkWidget *list = study_support_find (fixture->widget, "lesson_list");
  GtkAdjustment *adjustment = get_adjustment (fixture);
  double top = gtk_adjustment_get_value (adjustment);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (GTK_WIDGET (row), list, &bounds) && bounds.size.height > 0
         && bounds.origin.y >= top
         && bounds.origin.y + bounds.size.height <= top + gtk_adjustment_get_page_size (adjustment);
}

/* The lesson on show is marked where it can be seen, however many there are. */
static void
test_in_sight (Fixture *fixture, gconstpointer data)
{
  for (guint i = 10; i < 40; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.xml", i);
      g_autofree char *id = g_strdup_printf ("lesson-%u", i);

      write_lesson (fixture, name, id, id);
    }
  ichomp_library_refresh (fixture->library);
  study_support_settle ();
  g_assert_false (is_in_sight (fixture, get_row (fixture, "lesson_list", 32)));

  g_assert_true (ichomp_lessons_view_open (fixture->view, "lesson-39", NULL));
  assert_lesson (fixture, "lesson-39", 32);
  study_support_wait_until (is_in_sight (fixture, get_row (fixture, "lesson_list", 32)));

  /* Also after its rows have been made anew. */
  ichomp_lesson_progress_set_done (fixture->progress, "lesson-12", TRUE);
  assert_lesson (fixture, "lesson-39", 32);
  study_support_wait_until (is_in_sight (fixture, get_row (fixture, "lesson_list", 32)));

  g_assert_true (ichomp_lessons_view_open (fixture->view, "one", NULL));
  study_support_wait_until (is_in_sight (fixture, get_row (fixture, "lesson_list", 0)));

  /* Whoever has scrolled away from it stays there, though rows are made anew and the size changes. */
  gtk_adjustment_set_value (get_adjustment (fixture), 100);
  ichomp_lesson_progress_set_done (fixture->progress, "lesson-11", TRUE);
  study_support_settle ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 560);
  study_support_wait_until (gtk_widget_get_height (fixture->window) == 560);
  study_support_settle ();
  g_assert_cmpint ((int)gtk_adjustment_get_value (get_adjustment (fixture)), ==, 100);

  /* Until another one is shown. */
  g_assert_true (ichomp_lessons_view_open (fixture->view, "lesson-38", NULL));
  study_support_wait_until (is_in_sight (fixture, get_row (fixture, "lesson_list", 31)));
}

/* Named after what can be read in it. */
static void
assert_named (Fixture *fixture, const char *id, int index)
{
  g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (get_row (fixture, id, index)),
                                                   GTK_ACCESSIBLE_RELATION_LABELLED_BY));
}

static void
test_row_names (Fixture *fixture, gconstpointer data)
{
  assert_named (fixture, "lesson_list", 0);
  assert_named (fixture, "lesson_list", 1);
  search (fixture, "two");
  assert_named (fixture, "hit_list", 0);
  search (fixture, "lantern");
  assert_named (fixture, "hit_list", 0);
}

/* The rows are made anew while one of them has the focus. */
static void
test_row_focus (Fixture *fixture, gconstpointer data)
{
  GtkListBoxRow *row = get_row (fixture, "lesson_list", 2);

  gtk_widget_grab_focus (GTK_WIDGET (row));
  ichomp_lesson_progress_set_done (fixture->progress, "one", TRUE);
  study_support_wait_until (gtk_root_get_focus (GTK_ROOT (fixture->window))
                            == GTK_WIDGET (get_row (fixture, "lesson_list", 2)));
}

static void
test_page (Fixture *fixture, gconstpointer data)
{
  GtkWidget *link = find_text (fixture->widget, "Read on about tiles.");
  gboolean handled = FALSE;
  GtkWidget *button;

  g_signal_emit_by_name (link, "activate-link", "ichomp:two/second", &handled);
  g_assert_true (handled);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  assert_lesson (fixture, "two", 2);

  button =
      gtk_widget_get_ancestor (find_text (fixture->widget, "Try It on the Board"), GTK_TYPE_BUTTON);
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (fixture->tried
                 == ichomp_lesson_get_question (ichomp_lessons_view_get_lesson (fixture->view), 1));
}

/* Whoever follows a link by keyboard goes on where it leads. Nothing is selected by that. */
static void
test_focus (Fixture *fixture, gconstpointer data)
{
  GtkWidget *link = find_text (fixture->widget, "Read on about tiles.");
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
assert_focus (Fixture *fixture, const char *text)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  g_assert_true (GTK_IS_LABEL (focus));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (focus)), ==, text);
}

/* Wherever a lesson is opened from, keys scroll it then. */
static void
test_focus_opened (Fixture *fixture, gconstpointer data)
{
  gtk_widget_grab_focus (GTK_WIDGET (get_row (fixture, "lesson_list", 2)));
  activate (fixture, "lesson_list", 2);
  assert_focus (fixture, "Lesson Two");

  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  g_assert_true (ichomp_lessons_view_open (fixture->view, "one", "second"));
  assert_focus (fixture, "Second of one");

  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  ichomp_lessons_view_focus (fixture->view);
  assert_focus (fixture, "Lesson One");
}

static GtkScrolledWindow *
get_scroller (Fixture *fixture)
{
  return GTK_SCROLLED_WINDOW (
      gtk_widget_get_first_child (gtk_widget_get_last_child (fixture->widget)));
}

/* It is laid out, and scrolled to its beginning. */
static void
write_long_lesson (Fixture *fixture)
{
  g_autoptr (GString) text = g_string_new (
      "<lesson format=\"1\" id=\"long\" minutes=\"7\"><title>Long</title><goal>Goal.</goal>"
      "<section id=\"first\"><heading>First</heading>");

  for (guint i = 0; i < 100; i++)
    g_string_append_printf (text, "<p>Paragraph %u.</p>", i);
  g_string_append (text, "<question kind=\"choice\"><ask>How many?</ask>"
                         "<choice right=\"yes\"><text>Four.</text><why>Yes.</why></choice>"
                         "<choice><text>Five.</text><why>Too many.</why></choice></question>"
                         "<p>After it.</p></section></lesson>");
  write_text (fixture, "04-long.xml", text->str);
  ichomp_library_refresh (fixture->library);
  g_assert_true (ichomp_lessons_view_open (fixture->view, "long", NULL));
  study_support_wait_until (gtk_widget_get_height (find_text (fixture->widget, "After it.")) > 0);
}

/* Whoever turns to another page and back reads on where that was, and Tab goes on from there, though
 * the focus has stayed at the beginning. */
static void
test_reading_place (Fixture *fixture, gconstpointer data)
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
  study_support_wait_until ((int)gtk_adjustment_get_value (adjustment) == 900);

  g_assert_true (study_support_send_key (GTK_WIDGET (scroller), GDK_KEY_Tab, 0));
  study_support_settle ();
  g_assert_true (gtk_widget_compute_bounds (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                            gtk_viewport_get_child (GTK_VIEWPORT (viewport)),
                                            &bounds));
  g_assert_cmpfloat (ABS (bounds.origin.y - 900), <, 100);
  g_assert_cmpfloat (ABS (gtk_adjustment_get_value (adjustment) - 900), <, 100);
  g_assert_false (study_support_send_key (GTK_WIDGET (scroller), GDK_KEY_Tab, 0));
}

/* Whoever has worked through a lesson goes on from there. */
static void
test_next (Fixture *fixture, gconstpointer data)
{
  GtkWidget *link = find_text (fixture->widget, "Next lesson: Lesson Two");
  g_autofree char *text = NULL;
  gboolean handled = FALSE;

  g_signal_emit_by_name (link, "activate-link", "ichomp:two", &handled);
  g_assert_true (handled);
  study_support_settle ();
  assert_lesson (fixture, "two", 2);
  text = study_support_dup_text (gtk_widget_get_last_child (fixture->widget));
  g_assert_null (strstr (text, "Next lesson"));
}

/* What is said to an answer is seen, also below the edge. */
static void
test_feedback (Fixture *fixture, gconstpointer data)
{
  GtkWidget *scroller = GTK_WIDGET (get_scroller (fixture));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  GtkWidget *button;
  graphene_rect_t bounds;
  double top;

  write_long_lesson (fixture);
  button = gtk_widget_get_ancestor (find_text (scroller, "Five."), GTK_TYPE_BUTTON);
  g_assert_true (gtk_widget_compute_bounds (button, scroller, &bounds));
  gtk_adjustment_set_value (adjustment, bounds.origin.y + bounds.size.height + 8
                                            - gtk_widget_get_height (scroller));
  top = gtk_adjustment_get_value (adjustment);
  g_signal_emit_by_name (button, "clicked");
  study_support_wait_until (gtk_adjustment_get_value (adjustment) > top);

  g_assert_true (gtk_widget_compute_bounds (find_text (scroller, "Too many."), scroller, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller));
}

static void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  board_support_init (&argc, &argv);

  add ("/lessons-view/list", test_list);
  add ("/lessons-view/broken", test_broken);
  add ("/lessons-view/progress", test_progress);
  add ("/lessons-view/forget", test_forget);
  add ("/lessons-view/search", test_search);
  add ("/lessons-view/search-title", test_search_title);
  add ("/lessons-view/changed-file", test_changed_file);
  add ("/lessons-view/other-files", test_other_files);
  add ("/lessons-view/first-to-come", test_first_to_come);
  add ("/lessons-view/open-file", test_open_file);
  add ("/lessons-view/focus-opened", test_focus_opened);
  add ("/lessons-view/reading-place", test_reading_place);
  add ("/lessons-view/row-focus", test_row_focus);
  add ("/lessons-view/row-names", test_row_names);
  add ("/lessons-view/in-sight", test_in_sight);
  add ("/lessons-view/focus", test_focus);
  add ("/lessons-view/page", test_page);
  add ("/lessons-view/next", test_next);
  add ("/lessons-view/feedback", test_feedback);

  return g_test_run ();
}
