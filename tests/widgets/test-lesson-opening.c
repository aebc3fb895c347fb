/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What it costs until a lesson is on the screen. To lay out text takes longer than all else, and there is
 * much of it: how often that is done does not depend on the machine. */

#include "board-support.h"
#include "ichomp-lesson-page.h"
#include "study-support.h"

#define WIDTH 1024
#define HEIGHT 600

/* Its least and best width in one go, and its height for the width that it gets; and both once more
 * where it stands beside something else, as GTK looks for that width. */
#define MAX_N_MEASURED 4

typedef struct
{
  IchompLibrary *library;
  IchompLessonProgress *progress;
  GtkWidget *stack;
  GtkWidget *page;
  GtkWidget *window;
} Fixture;

typedef void (*MeasureFunc) (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline);

static MeasureFunc measure_label;
static GHashTable *n_measured; /* label to how often */

/* GTK remembers what was answered, and asks again only what it does not know. */
static void
count_and_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (n_measured, widget));

  g_hash_table_insert (n_measured, widget, GUINT_TO_POINTER (n + 1));
  measure_label (widget, orientation, for_size, minimum, natural, minimum_baseline,
                 natural_baseline);
}

static void
assert_measured (GtkWidget *widget)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (n_measured, widget));

  if (n > MAX_N_MEASURED)
    g_error ("measured %u times: %s", n, gtk_label_get_text (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_measured (child);
}

static void
assert_has_size (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget))
    g_assert_cmpint (gtk_widget_get_height (widget), >, 0);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_has_size (child);
}

/* A page with nothing on it, and another part of the window in its place or not. */
static void
set_up (Fixture *fixture, gconstpointer is_hidden)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "../data/lessons", NULL);

  fixture->library = ichomp_library_new_for_folders (folder, "/nonexistent");
  fixture->progress = ichomp_lesson_progress_new (NULL);
  fixture->page = ichomp_lesson_page_new (fixture->library, fixture->progress);
  fixture->stack = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (fixture->stack), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (fixture->stack), FALSE);
  if (GPOINTER_TO_INT (is_hidden))
    gtk_stack_add_child (GTK_STACK (fixture->stack), gtk_label_new (NULL));
  gtk_stack_add_child (GTK_STACK (fixture->stack), fixture->page);
  fixture->window = study_support_show (fixture->stack, WIDTH, HEIGHT);
}

static void
tear_down (Fixture *fixture, gconstpointer is_hidden)
{
  study_support_close (fixture->window, fixture->stack);
  g_assert_finalize_object (fixture->library);
  g_assert_finalize_object (fixture->progress);
}

static void
open_lesson (Fixture *fixture, guint index)
{
  g_autoptr (IchompLibraryEntry) entry =
      g_list_model_get_item (G_LIST_MODEL (fixture->library), index);
  IchompLesson *lesson = ichomp_library_entry_get_lesson (entry);

  g_test_message ("%s", ichomp_lesson_get_id (lesson));
  g_hash_table_remove_all (n_measured);
  ichomp_lesson_page_show (ICHOMP_LESSON_PAGE (fixture->page), lesson, NULL);
}

static void
assert_opened (Fixture *fixture)
{
  gtk_test_widget_wait_for_draw (fixture->window);
  assert_measured (fixture->page);
  assert_has_size (fixture->page);
}

static void
test_all (Fixture *fixture, gconstpointer is_hidden)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (fixture->library)); i++)
    {
      open_lesson (fixture, i);
      assert_opened (fixture);
    }
}

/* As when lessons are turned to for the first time. */
static void
test_hidden (Fixture *fixture, gconstpointer is_hidden)
{
  open_lesson (fixture, 0);
  gtk_test_widget_wait_for_draw (fixture->window);
  gtk_stack_set_visible_child (GTK_STACK (fixture->stack), fixture->page);
  assert_opened (fixture);
}

/* Nothing is lost where one turns away before the first frame. */
static void
test_left (Fixture *fixture, gconstpointer is_hidden)
{
  GtkWidget *other = gtk_stack_get_visible_child (GTK_STACK (fixture->stack));

  open_lesson (fixture, 0);
  gtk_stack_set_visible_child (GTK_STACK (fixture->stack), fixture->page);
  gtk_stack_set_visible_child (GTK_STACK (fixture->stack), other);
  gtk_test_widget_wait_for_draw (fixture->window);

  gtk_stack_set_visible_child (GTK_STACK (fixture->stack), fixture->page);
  assert_opened (fixture);
}

int
main (int argc, char *argv[])
{
  GtkWidgetClass *label_class;
  int status;

  board_support_init (&argc, &argv);
  label_class = g_type_class_ref (GTK_TYPE_LABEL);
  measure_label = label_class->measure;
  label_class->measure = count_and_measure;
  n_measured = g_hash_table_new (NULL, NULL);

  g_test_add ("/lesson-opening/all", Fixture, GINT_TO_POINTER (FALSE), set_up, test_all, tear_down);
  g_test_add ("/lesson-opening/hidden", Fixture, GINT_TO_POINTER (TRUE), set_up, test_hidden,
              tear_down);
  g_test_add ("/lesson-opening/left", Fixture, GINT_TO_POINTER (TRUE), set_up, test_left,
              tear_down);
  status = g_test_run ();

  g_hash_table_unref (n_measured);
  g_type_class_unref (label_class);
  return status;
}
