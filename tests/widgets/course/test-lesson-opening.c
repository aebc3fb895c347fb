/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The cost of opening a lesson. Most of the time is spent on the layout of texts, so this counts
 * the layouts, which do not depend on the machine. */

#include "page-support.h"
#include "study-support.h"
#include "test-main.h"

#define WIDTH 1024
#define HEIGHT 600

/* GTK measures a label for its least and natural width at once, and for its height at the final
 * width; and does both again for a label beside another widget, to find that width. Newer versions
 * also ask for its height at any width. */
#define MAX_N_MEASURED 6

typedef void (*MeasureFunc) (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline);

static MeasureFunc measure_label;
static GHashTable *n_measured; /* label to count */

/* GTK caches sizes, so each call is a new layout. */
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
assert_measured (GtkWidget *page)
{
  g_autoptr (GPtrArray) labels = study_support_list_type (page, GTK_TYPE_LABEL, NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (n_measured, labels->pdata[i]));

      if (n > MAX_N_MEASURED)
        g_error ("measured %u times: %s", n, gtk_label_get_text (labels->pdata[i]));
    }
}

static void
assert_has_size (GtkWidget *page)
{
  g_autoptr (GPtrArray) labels = page_find_mapped (page, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    g_assert_cmpint (gtk_widget_get_height (labels->pdata[i]), >, 0);
}

/* An empty page, alone or hidden behind another page of a stack. */
static void
set_up (PageFixture *fixture, gconstpointer is_hidden)
{
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *page;

  page_load (fixture, "../data/lessons");
  page = ichomp_lesson_page_new (fixture->course);
  gtk_stack_set_hhomogeneous (GTK_STACK (stack), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (stack), FALSE);
  if (GPOINTER_TO_INT (is_hidden))
    gtk_stack_add_child (GTK_STACK (stack), gtk_label_new (NULL));
  gtk_stack_add_child (GTK_STACK (stack), page);
  page_create_in (fixture, stack, page, WIDTH, HEIGHT);
}

static void
open_lesson (PageFixture *fixture, guint index)
{
  IchompLesson *lesson = page_get_lesson (fixture, index);

  g_test_message ("%s", ichomp_lesson_get_id (lesson));
  g_hash_table_remove_all (n_measured);
  ichomp_lesson_page_show (fixture->page, lesson, NULL);
}

static void
assert_opened (PageFixture *fixture)
{
  gtk_test_widget_wait_for_draw (fixture->window);
  assert_measured (GTK_WIDGET (fixture->page));
  assert_has_size (GTK_WIDGET (fixture->page));
}

static void
test_all (PageFixture *fixture, gconstpointer is_hidden)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (fixture->library)); i++)
    {
      open_lesson (fixture, i);
      assert_opened (fixture);
    }
}

/* A lesson is opened while the page is hidden, as before the user turns to the lessons. */
static void
test_hidden (PageFixture *fixture, gconstpointer is_hidden)
{
  open_lesson (fixture, 0);
  gtk_test_widget_wait_for_draw (fixture->window);
  gtk_stack_set_visible_child (GTK_STACK (fixture->widget), GTK_WIDGET (fixture->page));
  assert_opened (fixture);
}

/* The page is hidden again before its first frame. */
static void
test_left (PageFixture *fixture, gconstpointer is_hidden)
{
  GtkWidget *other = gtk_stack_get_visible_child (GTK_STACK (fixture->widget));

  open_lesson (fixture, 0);
  gtk_stack_set_visible_child (GTK_STACK (fixture->widget), GTK_WIDGET (fixture->page));
  gtk_stack_set_visible_child (GTK_STACK (fixture->widget), other);
  gtk_test_widget_wait_for_draw (fixture->window);

  gtk_stack_set_visible_child (GTK_STACK (fixture->widget), GTK_WIDGET (fixture->page));
  assert_opened (fixture);
}

void
add_tests (void)
{
  GtkWidgetClass *label_class = g_type_class_ref (GTK_TYPE_LABEL);

  measure_label = label_class->measure;
  label_class->measure = count_and_measure;
  n_measured = g_hash_table_new (NULL, NULL);

  g_test_add ("/lesson-opening/all", PageFixture, GINT_TO_POINTER (FALSE), set_up, test_all,
              page_tear_down);
  g_test_add ("/lesson-opening/hidden", PageFixture, GINT_TO_POINTER (TRUE), set_up, test_hidden,
              page_tear_down);
  g_test_add ("/lesson-opening/left", PageFixture, GINT_TO_POINTER (TRUE), set_up, test_left,
              page_tear_down);
}
