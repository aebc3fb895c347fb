/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A column of text: centered, no wider than is good to read, and no wider than the window. */

#include "widgets/course/ichomp-column-layout.h"

#include "board-support.h"
#include "study-support.h"
#include "test-main.h"

#define WORDS "A word, and many more of them, so that a line of them is longer than any column. "

typedef struct
{
  GtkWidget *column;
  GtkWidget *child;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->column = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  fixture->child = gtk_label_new (WORDS WORDS WORDS WORDS WORDS WORDS);
  gtk_label_set_wrap (GTK_LABEL (fixture->child), TRUE);
  gtk_box_append (GTK_BOX (fixture->column), fixture->child);
  gtk_widget_set_layout_manager (fixture->column, ichomp_column_layout_new ());
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->column);
}

static int
measure (Fixture *fixture, GtkOrientation orientation, int for_size, int *minimum)
{
  int natural;

  gtk_widget_measure (fixture->column, orientation, for_size, minimum, &natural, NULL, NULL);
  return natural;
}

static void
assert_allocation (Fixture *fixture, int width, int expected_x, int expected_width)
{
  int height = measure (fixture, GTK_ORIENTATION_VERTICAL, width, NULL);
  graphene_rect_t bounds;

  gtk_widget_size_allocate (fixture->column, &(GtkAllocation){ 0, 0, width, height }, -1);
  g_assert_true (gtk_widget_compute_bounds (fixture->child, fixture->column, &bounds));
  g_assert_cmpint ((int)bounds.origin.x, ==, expected_x);
  g_assert_cmpint ((int)bounds.origin.y, ==, 0);
  g_assert_cmpint ((int)bounds.size.width, ==, expected_width);
  g_assert_cmpint ((int)bounds.size.height, ==, height);
}

static void
test_widths (Fixture *fixture, gconstpointer data)
{
  int minimum;
  int column = measure (fixture, GTK_ORIENTATION_HORIZONTAL, -1, &minimum);

  g_assert_cmpint (minimum, <, column);
  g_assert_cmpint (gtk_widget_get_request_mode (fixture->column), ==,
                   GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH);
  assert_allocation (fixture, column, 0, column);
  assert_allocation (fixture, column + 100, 50, column);
  assert_allocation (fixture, 3 * column, column, column);
  assert_allocation (fixture, column - 100, 0, column - 100);
  assert_allocation (fixture, minimum, 0, minimum);
}

/* When lines have their full length, a wider window does not make the column shorter. */
static void
test_heights (Fixture *fixture, gconstpointer data)
{
  int column = measure (fixture, GTK_ORIENTATION_HORIZONTAL, -1, NULL);
  int height = measure (fixture, GTK_ORIENTATION_VERTICAL, column, NULL);

  g_assert_cmpint (measure (fixture, GTK_ORIENTATION_VERTICAL, 4 * column, NULL), ==, height);
  g_assert_cmpint (measure (fixture, GTK_ORIENTATION_VERTICAL, -1, NULL), ==, height);
  g_assert_cmpint (measure (fixture, GTK_ORIENTATION_VERTICAL, column / 2, NULL), >, height);
}

/* A child that cannot shrink, such as a board, may be wider than a line. */
static void
test_wide_child (Fixture *fixture, gconstpointer data)
{
  int column = measure (fixture, GTK_ORIENTATION_HORIZONTAL, -1, NULL);
  int minimum;

  gtk_widget_set_size_request (fixture->child, column + 200, -1);
  g_assert_cmpint (measure (fixture, GTK_ORIENTATION_HORIZONTAL, -1, &minimum), ==, column + 200);
  g_assert_cmpint (minimum, ==, column + 200);
  assert_allocation (fixture, column + 300, 50, column + 200);
}

/* Larger letters make a wider column. */
static void
test_font (Fixture *fixture, gconstpointer data)
{
  int column = measure (fixture, GTK_ORIENTATION_HORIZONTAL, -1, NULL);
  PangoFontDescription *large = pango_font_description_from_string ("Sans 40");

  gtk_widget_set_font_map (fixture->child, NULL);
  pango_context_set_font_description (gtk_widget_get_pango_context (fixture->child), large);
  gtk_widget_queue_resize (fixture->child);
  g_assert_cmpint (measure (fixture, GTK_ORIENTATION_HORIZONTAL, -1, NULL), >, 2 * column);
  pango_font_description_free (large);
}

static void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

void
add_tests (void)
{
  add ("/column-layout/widths", test_widths);
  add ("/column-layout/heights", test_heights);
  add ("/column-layout/wide-child", test_wide_child);
  add ("/column-layout/font", test_font);
}
