/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The library: its lessons, their order, and changes of files. */

#include "game/course/ichomp-library.h"

#include <glib/gstdio.h>
#include <string.h>

#include "game/course/ichomp-lesson-error.h"
#include "game/course/ichomp-lesson-reader.h"
#include "game/course/ichomp-lesson-template.h"
#include "support.h"
#include "test-main.h"
#include "test-wait.h"

typedef struct
{
  char *folder;
  char *built_in;
  char *user;
  IchompLibrary *library;
  guint n_changes;
} Fixture;

static void
write_lesson (const char *folder, const char *name, const char *id, const char *title)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = g_strdup_printf (
      "<lesson format=\"1\" id=\"%s\" minutes=\"5\"><title>%s</title><goal>Goal.</goal>"
      "<section id=\"a\"><heading>Heading</heading>"
      "<definition id=\"d-%s\"><term>d</term><text>A thing.</text></definition>"
      "</section></lesson>",
      id, title, id);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
write_text (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("ichomp-library-XXXXXX", NULL);
  fixture->built_in = g_build_filename (fixture->folder, "built-in", NULL);
  fixture->user = g_build_filename (fixture->folder, "user", NULL);
  g_assert_cmpint (g_mkdir (fixture->built_in, 0700), ==, 0);
  g_assert_cmpint (g_mkdir (fixture->user, 0700), ==, 0);
  write_lesson (fixture->built_in, "02-two.xml", "two", "Two");
  write_lesson (fixture->built_in, "01-one.xml", "one", "One");
  write_text (fixture->built_in, "grammar.rng", "nonsense");
  write_lesson (fixture->user, "mine.xml", "mine", "Mine");
  write_text (fixture->user, "broken.xml", "<lesson>\n");
  write_text (fixture->user, ".mine.xml.swp", "nonsense");
  write_text (fixture->user, ".hidden.xml", "nonsense");

  fixture->library = ichomp_library_new_for_folders (fixture->built_in, fixture->user);
  g_signal_connect_swapped (fixture->library, "items-changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->library);
  support_remove_all (fixture->folder);
  g_clear_pointer (&fixture->folder, g_free);
  g_clear_pointer (&fixture->built_in, g_free);
  g_clear_pointer (&fixture->user, g_free);
}

/* The file names, with "!" before those with an error. */
static char *
list (Fixture *fixture)
{
  GListModel *model = G_LIST_MODEL (fixture->library);
  g_autoptr (GString) result = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (IchompLibraryEntry) entry = g_list_model_get_item (model, i);
      g_autofree char *name = ichomp_library_entry_dup_file_name (entry);
      gboolean broken = ichomp_library_entry_get_lesson (entry) == NULL;

      g_assert_cmpint (ichomp_library_entry_get_error (entry) != NULL, ==, broken);
      g_string_append_printf (result, "%s%s%s", i > 0 ? " " : "", broken ? "!" : "", name);
    }

  return g_strdup (result->str);
}

static void
assert_list (Fixture *fixture, const char *expected)
{
  g_autofree char *found = list (fixture);

  g_assert_cmpstr (found, ==, expected);
}

static void
wait_for_change (Fixture *fixture)
{
  guint n_changes = fixture->n_changes;

  test_wait_until (fixture->n_changes != n_changes);
}

static void
assert_overfull (Fixture *fixture, guint n_shown, const char *n_left)
{
  GListModel *model = G_LIST_MODEL (fixture->library);
  g_autoptr (IchompLibraryEntry) last = NULL;
  g_autofree char *sentence = NULL;

  /* Two are built in. */
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, 2 + n_shown + 1);
  last = g_list_model_get_item (model, 2 + n_shown);
  g_assert_null (ichomp_library_entry_get_lesson (last));
  sentence = ichomp_library_entry_dup_error_text (last);
  g_assert_nonnull (strstr (sentence, n_left));
}

/* A folder of thousands of lessons is read in part, and one entry says so. */
static void
test_many (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLesson) last = NULL;
  guint n_changes;

  for (guint i = 0; i < 2000; i++)
    {
      g_autofree char *name = g_strdup_printf ("%04u.xml", i);
      g_autofree char *id = g_strdup_printf ("many-%u", i);

      write_lesson (fixture->user, name, id, "Many");
    }

  ichomp_library_refresh (fixture->library);
  assert_overfull (fixture, 200, "1802");
  last = ichomp_library_find_lesson (fixture->library, "many-199");
  g_assert_nonnull (last);

  /* Nothing has changed. */
  n_changes = fixture->n_changes;
  ichomp_library_refresh (fixture->library);
  g_assert_cmpuint (fixture->n_changes, ==, n_changes);
}

static void
test_large (Fixture *fixture, gconstpointer data)
{
  g_autofree char *filler = g_strnfill (1024 * 1024, ' ');

  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *name = g_strdup_printf ("%04u.xml", i);

      write_text (fixture->user, name, filler);
    }

  ichomp_library_refresh (fixture->library);
  assert_overfull (fixture, 8, "14");
}

static void
test_list (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLibraryEntry) entry = NULL;
  g_autofree char *sentence = NULL;

  assert_list (fixture, "01-one.xml 02-two.xml !broken.xml mine.xml");
  entry = g_list_model_get_item (G_LIST_MODEL (fixture->library), 2);
  sentence = ichomp_library_entry_dup_error_text (entry);
  g_assert_true (g_str_has_prefix (sentence, "Line 1, column 1: "));
}

static void
test_find (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLesson) two = ichomp_library_find_lesson (fixture->library, "two");
  g_autoptr (IchompLesson) none = ichomp_library_find_lesson (fixture->library, "broken");
  g_autoptr (IchompLesson) owner = NULL;
  const IchompLessonBlock *definition;

  g_assert_nonnull (two);
  g_assert_null (none);
  definition = ichomp_library_find_definition (fixture->library, "d-mine", &owner);
  g_assert_cmpstr (ichomp_lesson_block_get_id (definition), ==, "d-mine");
  g_assert_cmpstr (ichomp_lesson_get_id (owner), ==, "mine");
  g_assert_null (ichomp_library_find_definition (fixture->library, "d-none", NULL));
}

/* A changed lesson is a new object; the others stay the same objects. */
static void
test_change (Fixture *fixture, gconstpointer data)
{
  GListModel *model = G_LIST_MODEL (fixture->library);
  g_autoptr (IchompLibraryEntry) broken = g_list_model_get_item (model, 2);
  g_autoptr (IchompLibraryEntry) mine = g_list_model_get_item (model, 3);
  g_autoptr (IchompLibraryEntry) same = NULL;
  g_autoptr (IchompLibraryEntry) other = NULL;
  g_autofree char *title = NULL;

  write_lesson (fixture->user, "mine.xml", "mine", "Mine is better now");
  wait_for_change (fixture);
  assert_list (fixture, "01-one.xml 02-two.xml !broken.xml mine.xml");
  same = g_list_model_get_item (model, 2);
  other = g_list_model_get_item (model, 3);
  g_assert_true (same == broken);
  g_assert_true (other != mine);
  title = ichomp_lesson_block_dup_plain (
      ichomp_lesson_get_title (ichomp_library_entry_get_lesson (other)));
  g_assert_cmpstr (title, ==, "Mine is better now");
}

static void
test_break_and_mend (Fixture *fixture, gconstpointer data)
{
  write_text (fixture->user, "mine.xml", "<lesson format=\"1\" id=\"mine\"");
  wait_for_change (fixture);
  assert_list (fixture, "01-one.xml 02-two.xml !broken.xml !mine.xml");

  write_lesson (fixture->user, "broken.xml", "mended", "Mended");
  wait_for_change (fixture);
  assert_list (fixture, "01-one.xml 02-two.xml broken.xml !mine.xml");
}

static void
test_come_and_go (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->user, "mine.xml", NULL);

  write_lesson (fixture->user, "another.xml", "another", "Another");
  wait_for_change (fixture);
  assert_list (fixture, "01-one.xml 02-two.xml another.xml !broken.xml mine.xml");

  g_assert_cmpint (g_unlink (path), ==, 0);
  wait_for_change (fixture);
  assert_list (fixture, "01-one.xml 02-two.xml another.xml !broken.xml");
}

static void
test_touch (Fixture *fixture, gconstpointer data)
{
  write_lesson (fixture->user, "mine.xml", "mine", "Mine");
  ichomp_library_refresh (fixture->library);
  g_assert_cmpuint (fixture->n_changes, ==, 0);
}

static void
test_same_id (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLibraryEntry) entry = NULL;

  write_lesson (fixture->user, "mine.xml", "one", "A second One");
  ichomp_library_refresh (fixture->library);
  assert_list (fixture, "01-one.xml 02-two.xml !broken.xml !mine.xml");
  entry = g_list_model_get_item (G_LIST_MODEL (fixture->library), 3);
  g_assert_error (ichomp_library_entry_get_error (entry), ICHOMP_LESSON_ERROR,
                  ICHOMP_LESSON_ERROR_DUPLICATE_LESSON);
}

static void
test_open (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "opened.xml", NULL);
  g_autofree char *odd = g_build_filename (fixture->folder, "user", "..", "opened.xml", NULL);
  g_autofree char *mine = g_build_filename (fixture->user, "mine.xml", NULL);
  g_autofree char *missing = g_build_filename (fixture->folder, "missing", NULL);

  write_lesson (fixture->folder, "opened.xml", "opened", "Opened");
  g_assert_cmpuint (ichomp_library_open (fixture->library, path), ==, 4);
  g_assert_cmpuint (ichomp_library_open (fixture->library, odd), ==, 4);
  g_assert_cmpuint (ichomp_library_open (fixture->library, mine), ==, 3);
  g_assert_cmpuint (fixture->n_changes, ==, 1);
  g_assert_cmpuint (ichomp_library_open (fixture->library, missing), ==, 5);
  assert_list (fixture, "01-one.xml 02-two.xml !broken.xml mine.xml opened.xml !missing");

  write_text (fixture->folder, "opened.xml", "nonsense");
  wait_for_change (fixture);
  assert_list (fixture, "01-one.xml 02-two.xml !broken.xml mine.xml !opened.xml !missing");
}

/* A library may be freed while it waits to refresh. */
/* An opened file that is deleted and written again keeps its lesson in between. */
static void
test_vanish (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "opened.xml", NULL);
  g_autoptr (IchompLesson) before = NULL;
  g_autoptr (IchompLesson) between = NULL;
  g_autoptr (IchompLesson) after = NULL;
  guint n_changes;

  write_lesson (fixture->folder, "opened.xml", "opened", "Opened");
  ichomp_library_open (fixture->library, path);
  before = ichomp_library_find_lesson (fixture->library, "opened");
  n_changes = fixture->n_changes;

  g_assert_cmpint (g_unlink (path), ==, 0);
  ichomp_library_refresh (fixture->library);
  between = ichomp_library_find_lesson (fixture->library, "opened");
  g_assert_true (between == before);
  g_assert_cmpuint (fixture->n_changes, ==, n_changes);

  write_lesson (fixture->folder, "opened.xml", "opened", "Again");
  test_wait_until (fixture->n_changes > n_changes);
  after = ichomp_library_find_lesson (fixture->library, "opened");
  g_assert_true (after != before);
}

/* Some editors write another file and give it the name. */
static void
test_rename (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "opened.xml", NULL);
  g_autofree char *other = g_build_filename (fixture->folder, "opened.xml~new", NULL);
  IchompLibraryEntry *entry;
  guint n_changes;

  write_lesson (fixture->folder, "opened.xml", "opened", "Opened");
  ichomp_library_open (fixture->library, path);
  n_changes = fixture->n_changes;

  for (guint i = 1; i <= 2; i++)
    {
      write_lesson (fixture->folder, "opened.xml~new", i == 1 ? "newer" : "newest", "New");
      g_assert_cmpint (g_rename (other, path), ==, 0);
      test_wait_until (fixture->n_changes == n_changes + i);
      entry = ichomp_library_find_entry (fixture->library, path);
      g_assert_cmpstr (ichomp_lesson_get_id (ichomp_library_entry_get_lesson (entry)), ==,
                       i == 1 ? "newer" : "newest");
      g_assert_false (ichomp_library_entry_is_built_in (entry));
    }
}

static void
assert_template_id (Fixture *fixture, const char *name, const char *expected)
{
  g_autofree char *path = g_build_filename (fixture->user, name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = ichomp_lesson_template_create (fixture->library, path, &error);
  g_autoptr (IchompLesson) lesson = NULL;

  g_assert_no_error (error);
  lesson = ichomp_lesson_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
  g_assert_cmpstr (ichomp_lesson_get_id (lesson), ==, expected);
}

/* A new lesson has an id after its file, which no other lesson has. */
static void
test_template (Fixture *fixture, gconstpointer data)
{
  assert_template_id (fixture, "heaps.xml", "heaps");
  assert_template_id (fixture, "Heaps of 3, by me.xml", "heaps-of-3-by-me");
  assert_template_id (fixture, "one.xml", "one-2");
  assert_template_id (fixture, "توده.xml", "my-lesson");
  /* In place of the old one. */
  assert_template_id (fixture, "mine.xml", "mine");
}

static void
test_dispose_while_waiting (Fixture *fixture, gconstpointer data)
{
  IchompLibrary *library = ichomp_library_new_for_folders (fixture->built_in, fixture->user);

  write_lesson (fixture->user, "another.xml", "another", "Another");
  wait_for_change (fixture);
  g_assert_finalize_object (library);
  support_iterate ();
}

static void
test_no_folders (void)
{
  IchompLibrary *library = ichomp_library_new_for_folders ("/nonexistent/a", "/nonexistent/b");

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, 0);
  g_assert_finalize_object (library);
}

/* The built-in lessons are found in the build folder and have no errors. */
static void
test_built_in (void)
{
  IchompLibrary *library = ichomp_library_new ();
  GListModel *model = G_LIST_MODEL (library);

  g_assert_cmpuint (g_list_model_get_n_items (model), ==, 14);
  for (guint i = 0; i < 14; i++)
    {
      g_autoptr (IchompLibraryEntry) entry = g_list_model_get_item (model, i);

      g_assert_no_error (ichomp_library_entry_get_error (entry));
    }
  g_assert_finalize_object (library);
}

/* An old id leads to the lesson that has its contents now, unless a lesson has that id itself. */
static void
test_replaced (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompLesson) successor = NULL;
  g_autoptr (IchompLesson) again = NULL;

  write_text (fixture->built_in, "03-three.xml",
              "<lesson format=\"1\" id=\"three\" minutes=\"5\" was=\"old older mine\">"
              "<title>Three</title><goal>Goal.</goal>"
              "<section id=\"a\"><heading>Heading</heading></section></lesson>");
  ichomp_library_refresh (fixture->library);

  successor = ichomp_library_find_lesson (fixture->library, "older");
  g_assert_nonnull (successor);
  g_assert_cmpstr (ichomp_lesson_get_id (successor), ==, "three");
  again = ichomp_library_find_lesson (fixture->library, "mine");
  g_assert_cmpstr (ichomp_lesson_get_id (again), ==, "mine");
  g_assert_null (ichomp_library_find_lesson (fixture->library, "oldest"));
}

void
add_tests (void)
{
#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)

  ADD ("/library/list", test_list);
  ADD ("/library/replaced", test_replaced);
  ADD ("/library/many", test_many);
  ADD ("/library/large", test_large);
  ADD ("/library/find", test_find);
  ADD ("/library/change", test_change);
  ADD ("/library/break-and-mend", test_break_and_mend);
  ADD ("/library/come-and-go", test_come_and_go);
  ADD ("/library/touch", test_touch);
  ADD ("/library/same-id", test_same_id);
  ADD ("/library/open", test_open);
  ADD ("/library/vanish", test_vanish);
  ADD ("/library/template", test_template);
  ADD ("/library/rename", test_rename);
  ADD ("/library/dispose-while-waiting", test_dispose_while_waiting);
  g_test_add_func ("/library/no-folders", test_no_folders);
  g_test_add_func ("/library/built-in", test_built_in);
}
