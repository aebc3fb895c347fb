/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout of three children: a board that keeps its proportions and grows as far as it can, and a
 * column of the same height next to it on either side, however wide the window is. */

#include "ichomp-table-layout.h"

#define SPACING 12

struct _IchompTableLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (IchompTableLayout, ichomp_table_layout, GTK_TYPE_LAYOUT_MANAGER)

typedef struct
{
  GtkWidget *left;
  GtkWidget *board;
  GtkWidget *right;
} Children;

static Children
get_children (GtkWidget *widget)
{
  Children children;

  children.left = gtk_widget_get_first_child (widget);
  children.board = gtk_widget_get_next_sibling (children.left);
  children.right = gtk_widget_get_next_sibling (children.board);

  return children;
}

static void
measure_column (GtkWidget *column, GtkOrientation orientation, int *minimum, int *natural)
{
  gtk_widget_measure (column, orientation, -1, minimum, natural, NULL, NULL);
}

static void
ichomp_table_layout_measure (GtkLayoutManager *manager,
                             GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  Children children = get_children (widget);
  int left_minimum, left_natural;
  int right_minimum, right_natural;
  int board_minimum, board_natural;

  measure_column (children.left, orientation, &left_minimum, &left_natural);
  measure_column (children.right, orientation, &right_minimum, &right_natural);
  measure_column (children.board, orientation, &board_minimum, &board_natural);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      /* Both columns are as wide as the wider one, so that the board is in the middle. */
      *minimum = 2 * MAX (left_minimum, right_minimum) + 2 * SPACING + board_minimum;
      *natural = 2 * MAX (left_natural, right_natural) + 2 * SPACING + board_natural;
    }
  else
    {
      *minimum = MAX (MAX (left_minimum, right_minimum), board_minimum);
      *natural = MAX (MAX (left_natural, right_natural), board_natural);
    }
}

static int
find_column_width (const Children *children, int width)
{
  int left_minimum, left_natural;
  int right_minimum, right_natural;
  int board_minimum;

  measure_column (children->left, GTK_ORIENTATION_HORIZONTAL, &left_minimum, &left_natural);
  measure_column (children->right, GTK_ORIENTATION_HORIZONTAL, &right_minimum, &right_natural);
  measure_column (children->board, GTK_ORIENTATION_HORIZONTAL, &board_minimum, NULL);

  return CLAMP ((width - board_minimum) / 2 - SPACING, MAX (left_minimum, right_minimum),
                MAX (left_natural, right_natural));
}

static void
ichomp_table_layout_allocate (GtkLayoutManager *manager,
                              GtkWidget *widget,
                              int width,
                              int height,
                              int baseline)
{
  Children children = get_children (widget);
  int column_width = find_column_width (&children, width);
  int available = MAX (width - 2 * (column_width + SPACING), 1);
  int board_width;
  int board_height;
  int natural_width;
  int natural_height;
  int left_minimum;
  int right_minimum;
  int column_minimum;
  int column_height;
  int x;

  gtk_widget_measure (children.board, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural_width, NULL,
                      NULL);
  gtk_widget_measure (children.board, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural_height, NULL,
                      NULL);
  /* An empty board has no size. */
  natural_width = MAX (natural_width, 1);
  natural_height = MAX (natural_height, 1);
  board_width = CLAMP ((gint64)height * natural_width / natural_height, 1, available);
  board_height = CLAMP ((gint64)board_width * natural_height / natural_width, 1, height);

  measure_column (children.left, GTK_ORIENTATION_VERTICAL, &left_minimum, NULL);
  measure_column (children.right, GTK_ORIENTATION_VERTICAL, &right_minimum, NULL);
  column_minimum = MAX (left_minimum, right_minimum);
  column_height = CLAMP (board_height, column_minimum, MAX (height, column_minimum));

  x = (width - board_width - 2 * (column_width + SPACING)) / 2;
  gtk_widget_size_allocate (
      children.left,
      &(GtkAllocation){ x, (height - column_height) / 2, column_width, column_height }, -1);
  x += column_width + SPACING;
  gtk_widget_size_allocate (children.board, &(GtkAllocation){ x, 0, board_width, height }, -1);
  x += board_width + SPACING;
  gtk_widget_size_allocate (
      children.right,
      &(GtkAllocation){ x, (height - column_height) / 2, column_width, column_height }, -1);
}

static void
ichomp_table_layout_class_init (IchompTableLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = ichomp_table_layout_measure;
  layout_class->allocate = ichomp_table_layout_allocate;
}

static void
ichomp_table_layout_init (IchompTableLayout *self)
{
}
