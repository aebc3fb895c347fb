/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The view of the course: the list, the progress, the search, and files that change. */

#include "lessons-support.h"

#include <glib/gstdio.h>
#include <string.h>

#include "board-support.h"
#include "widgets/kit/ichomp-confirmation.h"
#include "game/words/ichomp-message.h"
#include "lesson-support.h"
#include "widgets/language/ichomp-translatable.h"
#include "study-support.h"
#include "test-main.h"

static void
append_texts (GtkWidget *row, GString *texts)
{
  g_autoptr (GPtrArray) all = study_support_list_type (row, GTK_TYPE_WIDGET, NULL);

  for (guint i = 0; i < all->len; i++)
    {
      GtkWidget *widget = all->pdata[i];

      if (GTK_IS_LABEL (widget))
        g_string_append_printf (texts, "%s|", gtk_label_get_text (GTK_LABEL (widget)));
      if (GTK_IS_IMAGE (widget) && gtk_widget_get_opacity (widget) > 0)
        g_string_append_printf (texts, "(%s)|", gtk_image_get_icon_name (GTK_IMAGE (widget)));
    }
}

/* @expected: the texts and icons of the row */
static void
assert_row (LessonsFixture *fixture, const char *id, int index, const char *expected)
{
  g_autoptr (GString) texts = g_string_new (NULL);

  append_texts (GTK_WIDGET (lessons_get_row (fixture, id, index)), texts);
  g_assert_cmpstr (texts->str, ==, expected);
}

/* The page is beside the list. */
static gboolean
is_headed (LessonsFixture *fixture, const char *title)
{
  return study_support_find_role (gtk_widget_get_last_child (fixture->widget),
                                  GTK_ACCESSIBLE_ROLE_HEADING, title)
         != NULL;
}

static void
test_list (LessonsFixture *fixture, gconstpointer data)
{
  assert_row (fixture, "lesson_list", 0, "Lesson One|7 minutes|");
  assert_row (fixture, "lesson_list", 2, "Lesson Two|7 minutes|");
  g_assert_null (gtk_list_box_get_row_at_index (lessons_get_list (fixture, "lesson_list"), 3));
  lessons_assert_shown (fixture, "one", 0);
  g_assert_true (is_headed (fixture, "Lesson One"));

  lessons_activate (fixture, "lesson_list", 2);
  lessons_assert_shown (fixture, "two", 2);
  g_assert_true (is_headed (fixture, "Lesson Two"));
  g_assert_false (is_headed (fixture, "Lesson One"));

  g_assert_true (ichomp_lessons_view_open (fixture->view, "one", "second"));
  lessons_assert_shown (fixture, "one", 0);
  g_assert_false (ichomp_lessons_view_open (fixture->view, "none", NULL));
  lessons_assert_shown (fixture, "one", 0);
}

/* The row shows the error, and cannot be activated. */
static void
test_broken (LessonsFixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (fixture->library), 1);
  g_autofree char *error = ichomp_library_entry_dup_error_text (entry);
  g_autofree char *expected =
      g_strdup_printf ("02-broken.xml|%s|(dialog-warning-symbolic)|", error);

  assert_row (fixture, "lesson_list", 1, expected);
  g_assert_false (gtk_list_box_row_get_activatable (lessons_get_row (fixture, "lesson_list", 1)));
  lessons_activate (fixture, "lesson_list", 1);
  lessons_assert_shown (fixture, "one", 0);
}

static void
test_progress (LessonsFixture *fixture, gconstpointer data)
{
  IchompLesson *two;

  lessons_activate (fixture, "lesson_list", 2);
  two = ichomp_lessons_view_get_lesson (fixture->view);
  ichomp_lesson_progress_set_answered (
      fixture->progress, "two", ichomp_lesson_block_get_id (ichomp_lesson_get_question (two, 1)));
  assert_row (fixture, "lesson_list", 2, "Lesson Two|1 of 1 task|");
  lessons_assert_shown (fixture, "two", 2);
  lesson_support_mark (fixture->progress, "one", TRUE);
  assert_row (fixture, "lesson_list", 0, "Lesson One|Done|(object-select-symbolic)|");
  lessons_assert_shown (fixture, "two", 2);
  study_support_close (fixture->window, fixture->widget);

  /* A new view shows the first lesson that is not done. */
  lessons_create_view (fixture);
  lessons_assert_shown (fixture, "two", 2);
  lesson_support_mark (fixture->progress, "two", TRUE);
  study_support_close (fixture->window, fixture->widget);
  lessons_create_view (fixture);
  lessons_assert_shown (fixture, "one", 0);

  ichomp_lesson_progress_reset (fixture->progress);
  assert_row (fixture, "lesson_list", 0, "Lesson One|7 minutes|");
  lessons_assert_shown (fixture, "one", 0);
}

/* Only a confirmed command forgets the progress. */
static void
test_forget (LessonsFixture *fixture, gconstpointer data)
{
  static const char *const answers[] = { "cancel_button", "answer_button" };

  lesson_support_mark (fixture->progress, "one", TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      ichomp_lessons_view_forget (fixture->view);
      study_support_click (study_support_find_window (ICHOMP_TYPE_CONFIRMATION), answers[i]);
      g_assert_cmpint (lesson_support_is_done (fixture->progress, "one"), ==, i == 0);
    }
  assert_row (fixture, "lesson_list", 0, "Lesson One|7 minutes|");
}

/* As after a pause in typing. */
static void
search (LessonsFixture *fixture, const char *words)
{
  GtkWidget *entry = study_support_find (fixture->widget, "search_entry");

  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "search-changed");
}

static void
assert_list_on_show (LessonsFixture *fixture, const char *expected)
{
  GtkWidget *stack = study_support_find (fixture->widget, "list_stack");

  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (stack)), ==, expected);
}

static void
test_search (LessonsFixture *fixture, gconstpointer data)
{
  GtkWidget *no_hits = study_support_find (fixture->widget, "no_hits_label");

  assert_list_on_show (fixture, "lessons");
  search (fixture, "lantern");
  assert_list_on_show (fixture, "hits");
  g_assert_false (gtk_widget_get_visible (no_hits));
  assert_row (fixture, "hit_list", 0, "Lesson One|Second of one|The lantern of one is lit.|");
  assert_row (fixture, "hit_list", 1, "Lesson Two|Second of two|The lantern of two is lit.|");
  g_assert_null (gtk_list_box_get_row_at_index (lessons_get_list (fixture, "hit_list"), 2));

  lessons_activate (fixture, "hit_list", 1);
  lessons_assert_shown (fixture, "two", 2);
  lessons_activate (fixture, "hit_list", 0);
  lessons_assert_shown (fixture, "one", 0);

  search (fixture, "no such word");
  assert_list_on_show (fixture, "hits");
  g_assert_true (gtk_widget_get_visible (no_hits));
  g_assert_null (gtk_list_box_get_row_at_index (lessons_get_list (fixture, "hit_list"), 0));

  search (fixture, "");
  assert_list_on_show (fixture, "lessons");
}

/* A hit in the title has no section. */
static void
test_search_title (LessonsFixture *fixture, gconstpointer data)
{
  search (fixture, "two");
  assert_row (fixture, "hit_list", 0, "Lesson Two|Lesson Two|");
  lessons_activate (fixture, "hit_list", 0);
  lessons_assert_shown (fixture, "two", 2);
}

static void
test_changed_file (LessonsFixture *fixture, gconstpointer data)
{
  lessons_activate (fixture, "lesson_list", 2);
  lessons_write (fixture, "03-two.xml", "two", "Lesson Two, better");
  ichomp_library_refresh (fixture->library);
  assert_row (fixture, "lesson_list", 2, "Lesson Two, better|7 minutes|");
  lessons_assert_shown (fixture, "two", 2);
  g_assert_true (is_headed (fixture, "Lesson Two, better"));

  /* The page keeps the last version without errors. */
  lessons_write_text (fixture, "03-two.xml", "<lesson");
  ichomp_library_refresh (fixture->library);
  g_assert_true (is_headed (fixture, "Lesson Two, better"));
  lesson_support_mark (fixture->progress, "two", TRUE);

  lessons_write (fixture, "03-two.xml", "two", "Lesson Two, mended");
  ichomp_library_refresh (fixture->library);
  assert_row (fixture, "lesson_list", 2, "Lesson Two, mended|Done|(object-select-symbolic)|");
  lessons_assert_shown (fixture, "two", 2);
  g_assert_true (is_headed (fixture, "Lesson Two, mended"));
}

/* The lesson on show stays, and stays selected, when other files are added or change. */
static void
test_other_files (LessonsFixture *fixture, gconstpointer data)
{
  IchompLesson *shown = ichomp_lessons_view_get_lesson (fixture->view);

  lessons_write (fixture, "00-zero.xml", "zero", "Lesson Zero");
  lessons_write (fixture, "02-broken.xml", "mended", "Mended");
  ichomp_library_refresh (fixture->library);
  assert_row (fixture, "lesson_list", 0, "Lesson Zero|7 minutes|");
  assert_row (fixture, "lesson_list", 2, "Mended|7 minutes|");
  g_assert_true (ichomp_lessons_view_get_lesson (fixture->view) == shown);
  lessons_assert_shown (fixture, "one", 1);
}

/* The first lesson to appear is shown, if there was none. */
static void
test_first_to_come (LessonsFixture *fixture, gconstpointer data)
{
  study_support_close (fixture->window, fixture->widget);
  lessons_write_text (fixture, "01-one.xml", "nothing yet");
  lessons_write_text (fixture, "03-two.xml", "nothing yet");
  ichomp_library_refresh (fixture->library);
  lessons_create_view (fixture);
  g_assert_null (ichomp_lessons_view_get_lesson (fixture->view));

  lessons_write (fixture, "03-two.xml", "two", "Lesson Two");
  ichomp_library_refresh (fixture->library);
  lessons_assert_shown (fixture, "two", 2);
  g_assert_true (is_headed (fixture, "Lesson Two"));
}

static void
problem_cb (GtkWidget *view, IchompMessage *message, char **problem)
{
  *problem = ichomp_message_dup_text (message);
}

static void
open_file (LessonsFixture *fixture, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  ichomp_lessons_view_open_file (fixture->view, file);
}

/* A file that is not a lesson is reported, and its row gets the focus. */
static void
test_open_file (LessonsFixture *fixture, gconstpointer data)
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
  lessons_assert_shown (fixture, "one", 0);

  test_wait_until (
      (row = gtk_list_box_get_row_at_index (lessons_get_list (fixture, "lesson_list"), 3)) != NULL
      && gtk_root_get_focus (GTK_ROOT (fixture->window)) == GTK_WIDGET (row));
  assert_list_on_show (fixture, "lessons");
  g_clear_pointer (&problem, g_free);
  open_file (fixture, fixture->folder);
  g_assert_nonnull (problem);

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static GtkAdjustment *
get_adjustment (LessonsFixture *fixture)
{
  return gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (study_support_find (fixture->widget, "scroller")));
}

static gboolean
is_in_sight (LessonsFixture *fixture, GtkListBoxRow *row)
{
  GtkWidget *list = study_support_find (fixture->widget, "lesson_list");
  GtkAdjustment *adjustment = get_adjustment (fixture);
  double top = gtk_adjustment_get_value (adjustment);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (GTK_WIDGET (row), list, &bounds) && bounds.size.height > 0
         && bounds.origin.y >= top
         && bounds.origin.y + bounds.size.height <= top + gtk_adjustment_get_page_size (adjustment);
}

/* The row of the lesson on show is selected and in sight, in a list of any length. */
static void
test_in_sight (LessonsFixture *fixture, gconstpointer data)
{
  for (guint i = 10; i < 40; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.xml", i);
      g_autofree char *id = g_strdup_printf ("lesson-%u", i);

      lessons_write (fixture, name, id, id);
    }
  ichomp_library_refresh (fixture->library);
  study_support_settle ();
  g_assert_false (is_in_sight (fixture, lessons_get_row (fixture, "lesson_list", 32)));

  g_assert_true (ichomp_lessons_view_open (fixture->view, "lesson-39", NULL));
  lessons_assert_shown (fixture, "lesson-39", 32);
  test_wait_until (is_in_sight (fixture, lessons_get_row (fixture, "lesson_list", 32)));

  /* Also after all rows were created again. */
  lesson_support_mark (fixture->progress, "lesson-12", TRUE);
  lessons_assert_shown (fixture, "lesson-39", 32);
  test_wait_until (is_in_sight (fixture, lessons_get_row (fixture, "lesson_list", 32)));

  g_assert_true (ichomp_lessons_view_open (fixture->view, "one", NULL));
  test_wait_until (is_in_sight (fixture, lessons_get_row (fixture, "lesson_list", 0)));

  /* After the user has scrolled, the list stays there when rows are created again or the size
   * changes. */
  gtk_adjustment_set_value (get_adjustment (fixture), 100);
  lesson_support_mark (fixture->progress, "lesson-11", TRUE);
  study_support_settle ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 560);
  test_wait_until (gtk_widget_get_height (fixture->window) == 560);
  study_support_settle ();
  g_assert_cmpint ((int)gtk_adjustment_get_value (get_adjustment (fixture)), ==, 100);

  /* ... until another lesson is shown. */
  g_assert_true (ichomp_lessons_view_open (fixture->view, "lesson-38", NULL));
  test_wait_until (is_in_sight (fixture, lessons_get_row (fixture, "lesson_list", 31)));
}

/* The row is named after its texts. */
static void
assert_named (LessonsFixture *fixture, const char *id, int index)
{
  g_assert_true (gtk_test_accessible_has_relation (
      GTK_ACCESSIBLE (lessons_get_row (fixture, id, index)), GTK_ACCESSIBLE_RELATION_LABELLED_BY));
}

static void
test_row_names (LessonsFixture *fixture, gconstpointer data)
{
  assert_named (fixture, "lesson_list", 0);
  assert_named (fixture, "lesson_list", 1);
  search (fixture, "two");
  assert_named (fixture, "hit_list", 0);
  search (fixture, "lantern");
  assert_named (fixture, "hit_list", 0);
}

/* The rows are created again while one of them has the focus. */
static void
test_row_focus (LessonsFixture *fixture, gconstpointer data)
{
  GtkListBoxRow *row = lessons_get_row (fixture, "lesson_list", 2);

  gtk_widget_grab_focus (GTK_WIDGET (row));
  lesson_support_mark (fixture->progress, "one", TRUE);
  test_wait_until (gtk_root_get_focus (GTK_ROOT (fixture->window))
                   == GTK_WIDGET (lessons_get_row (fixture, "lesson_list", 2)));
}

/* A focused hit keeps the focus as long as it is found. */
static void
test_hit_focus (LessonsFixture *fixture, gconstpointer data)
{
  search (fixture, "lantern");
  study_support_settle ();
  gtk_widget_grab_focus (GTK_WIDGET (lessons_get_row (fixture, "hit_list", 1)));

  /* Twice: the second time before the new rows can have the focus. */
  ichomp_translatable_update (fixture->window);
  ichomp_translatable_update (fixture->window);
  test_wait_until (gtk_root_get_focus (GTK_ROOT (fixture->window))
                   == GTK_WIDGET (lessons_get_row (fixture, "hit_list", 1)));

  lessons_write_text (fixture, "03-two.xml", "gone");
  ichomp_library_refresh (fixture->library);
  ichomp_translatable_update (fixture->window);
  g_assert_null (gtk_list_box_get_row_at_index (lessons_get_list (fixture, "hit_list"), 1));
  g_assert_nonnull (
      gtk_widget_get_focus_child (study_support_find (fixture->widget, "search_entry")));
}

/* With any file, the window needs no more than a small screen. */
static void
test_hostile (LessonsFixture *fixture, gconstpointer data)
{
  g_autofree char *word = g_strnfill (4900, 'w');
  g_autofree char *digits = g_strnfill (200000, '9');
  g_autofree char *part = g_strnfill (30, 'w');
  g_autofree char *file = g_strndup (word, 240);
  g_autofree char *file_name = g_strconcat (file, ".xml", NULL);
  g_autoptr (GString) rows = g_string_new (NULL);
  const struct
  {
    const char *file;
    const char *title;
    char *section;
  } lessons[] = {
    { "10.xml", "Position", g_strdup_printf ("<board position=\"%s\"/>", digits) },
    { "11.xml", "Element", g_strdup_printf ("<%s/>", digits) },
    { file_name, "File", g_strdup ("<p>A</p><board/>") },
    { "12.xml", word, g_strdup ("<p>A</p>") },
    { "13.xml", "Word", g_strdup_printf ("<p>%1$s</p><p>%1$s</p><note>%1$s</note>", word) },
    { "14.xml", "Table", NULL },
    { "15.xml", "Cell", g_strdup_printf ("<table><row><cell>%s</cell></row></table>", word) },
  };

  for (guint row = 0; row < 3; row++)
    {
      g_string_append (rows, "<row>");
      for (guint column = 0; column < 12; column++)
        g_string_append_printf (rows, "<cell>%s</cell>", part);
      g_string_append (rows, "</row>");
    }

  for (guint i = 0; i < G_N_ELEMENTS (lessons); i++)
    {
      g_autofree char *section = lessons[i].section != NULL
                                     ? lessons[i].section
                                     : g_strdup_printf ("<table>%s</table>", rows->str);
      g_autofree char *text = g_strdup_printf (
          "<lesson format=\"1\" id=\"h-%u\" minutes=\"7\"><title>%s</title><goal>Goal.</goal>"
          "<section id=\"first\"><heading>Heading</heading>%s</section></lesson>",
          i, lessons[i].title, section);
      g_autofree char *id = g_strdup_printf ("h-%u", i);
      int minimum;

      lessons_write_text (fixture, lessons[i].file, text);
      ichomp_library_refresh (fixture->library);
      ichomp_lessons_view_open (fixture->view, id, NULL);
      study_support_settle ();
      gtk_widget_measure (fixture->widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                          NULL);
      g_test_message ("%.20s: %d pixels", lessons[i].title, minimum);
      g_assert_cmpint (minimum, <, 1200);
    }
}

static void
add (const char *path, void (*test) (LessonsFixture *fixture, gconstpointer data))
{
  g_test_add (path, LessonsFixture, NULL, lessons_fixture_set_up, test, lessons_fixture_tear_down);
}

void
add_tests (void)
{
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
  add ("/lessons-view/row-focus", test_row_focus);
  add ("/lessons-view/hit-focus", test_hit_focus);
  add ("/lessons-view/row-names", test_row_names);
  add ("/lessons-view/in-sight", test_in_sight);
  add ("/lessons-view/hostile", test_hostile);
}
