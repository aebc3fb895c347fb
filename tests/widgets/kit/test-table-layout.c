/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The board is as large as possible, with the columns beside it. */

#include "kit/ichomp-table-layout.h"

#include "board/ichomp-board.h"

#include "test-main.h"

#define SPACING 12

typedef struct
{
  GtkWidget *table;
  GtkWidget *left;
  GtkWidget *board;
  GtkWidget *right;
} Fixture;

static GtkWidget *
add_child (GtkWidget *table, int width, int height)
{
  GtkWidget *child = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_size_request (child, width, height);
  gtk_box_append (GTK_BOX (table), child);
  return child;
}

static void
set_up_with_board (Fixture *fixture, int board_width, int board_height)
{
  fixture->table = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_set_layout_manager (fixture->table, g_object_new (ICHOMP_TYPE_TABLE_LAYOUT, NULL));
  fixture->left = add_child (fixture->table, 100, 60);
  fixture->board = add_child (fixture->table, board_width, board_height);
  fixture->right = add_child (fixture->table, 80, 70);
}

static void
tear_down (Fixture *fixture)
{
  g_assert_finalize_object (fixture->table);
}

static void
allocate (Fixture *fixture, int width, int height)
{
  int minimum;

  /* GTK measures before it allocates. */
  gtk_widget_measure (fixture->table, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, width);
  gtk_widget_measure (fixture->table, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, height);
  gtk_widget_allocate (fixture->table, width, height, -1, NULL);
}

static GdkRectangle
get_area (Fixture *fixture, GtkWidget *child)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (child, fixture->table, &area));
  return (GdkRectangle){ area.origin.x, area.origin.y, area.size.width, area.size.height };
}

#define assert_near(a, b) g_assert_cmpfloat_with_epsilon (a, b, 1.01)

/* True for every size. */
static void
check (Fixture *fixture, int width, int height, double aspect)
{
  GdkRectangle left = get_area (fixture, fixture->left);
  GdkRectangle board = get_area (fixture, fixture->board);
  GdkRectangle right = get_area (fixture, fixture->right);
  double board_height = board.width / aspect;

  /* Two columns of the same size next to the board; everything is centered. */
  g_assert_cmpint (left.width, ==, right.width);
  g_assert_cmpint (left.height, ==, right.height);
  g_assert_cmpint (left.y, ==, right.y);
  g_assert_cmpint (left.width, >=, 100);
  g_assert_cmpint (left.height, >=, 70);
  g_assert_cmpint (left.x + left.width + SPACING, ==, board.x);
  g_assert_cmpint (board.x + board.width + SPACING, ==, right.x);
  assert_near (board.x, width - (board.x + board.width));
  assert_near (left.y, height - (left.y + left.height));

  /* Nothing is outside. */
  g_assert_cmpint (left.x, >=, 0);
  g_assert_cmpint (left.y, >=, 0);
  g_assert_cmpint (right.x + right.width, <=, width);

  /* The board gets the full height, and as much width as its proportions allow. */
  g_assert_cmpint (board.y, ==, 0);
  g_assert_cmpint (board.height, ==, height);
  g_assert_cmpfloat (board_height, <=, height + aspect);
  if (board_height < height - 1 - 1 / aspect)
    assert_near (left.x, 0);

  /* The columns are as tall as the visible board. */
  if (board_height >= 70)
    assert_near (left.height, MIN (board_height, height));
}

static void
test_sizes (void)
{
  static const int boards[][2] = { { 120, 120 }, { 240, 60 }, { 40, 200 } };

  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      Fixture fixture;

      set_up_with_board (&fixture, boards[i][0], boards[i][1]);
      for (int width = 464; width <= 3000; width += 317)
        for (int height = 200; height <= 2000; height += 225)
          {
            allocate (&fixture, width, height);
            check (&fixture, width, height, (double)boards[i][0] / boards[i][1]);
          }
      tear_down (&fixture);
    }
}

static void
test_measure (void)
{
  Fixture fixture;
  int minimum, natural;

  set_up_with_board (&fixture, 120, 50);
  gtk_widget_measure (fixture.table, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL,
                      NULL);
  g_assert_cmpint (minimum, ==, 2 * 100 + 2 * SPACING + 120);
  g_assert_cmpint (natural, ==, minimum);
  gtk_widget_measure (fixture.table, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, 70);

  /* The measured size is enough, also for the taller column. */
  allocate (&fixture, 344, 70);
  g_assert_cmpint (get_area (&fixture, fixture.left).x, ==, 0);
  g_assert_cmpint (get_area (&fixture, fixture.board).width, ==, 120);
  g_assert_cmpint (get_area (&fixture, fixture.right).height, ==, 70);
  tear_down (&fixture);
}

/* Each readout is on the side of its quadrant, in every language. */
static void
test_direction (void)
{
  Fixture fixture;
  GdkRectangle left, right;

  set_up_with_board (&fixture, 120, 120);
  gtk_widget_set_direction (fixture.table, GTK_TEXT_DIR_RTL);
  allocate (&fixture, 800, 500);
  left = get_area (&fixture, fixture.left);
  right = get_area (&fixture, fixture.right);
  g_assert_cmpint (left.x, <, right.x);
  tear_down (&fixture);
}

static void
test_empty_board (void)
{
  Fixture fixture;
  GtkWidget *board = ichomp_board_new ();

  set_up_with_board (&fixture, 0, 0);
  gtk_box_insert_child_after (GTK_BOX (fixture.table), board, fixture.left);
  gtk_box_remove (GTK_BOX (fixture.table), fixture.board);
  allocate (&fixture, 400, 300);
  g_assert_cmpint (get_area (&fixture, fixture.left).x, >=, 0);
  tear_down (&fixture);
}

void
add_tests (void)
{
  g_test_add_func ("/table-layout/sizes", test_sizes);
  g_test_add_func ("/table-layout/measure", test_measure);
  g_test_add_func ("/table-layout/direction", test_direction);
  g_test_add_func ("/table-layout/empty-board", test_empty_board);
}
