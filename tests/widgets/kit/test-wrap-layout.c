/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/kit/ichomp-wrap-layout.h"

#include "test-main.h"

#define GAP 6
#define HEIGHT 20

typedef struct
{
  GtkWidget *box;
  GtkWidget *check; /* 50 wide, and expands */
  GtkWidget *hint;  /* 30 wide */
  GtkWidget *move;  /* 80 wide */
} Fixture;

static GtkWidget *
add_child (Fixture *fixture, int width)
{
  GtkWidget *child = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_size_request (child, width, HEIGHT);
  gtk_box_append (GTK_BOX (fixture->box), child);
  return child;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_set_layout_manager (fixture->box, g_object_new (ICHOMP_TYPE_WRAP_LAYOUT, NULL));
  fixture->check = add_child (fixture, 50);
  gtk_widget_set_hexpand (fixture->check, TRUE);
  fixture->hint = add_child (fixture, 30);
  fixture->move = add_child (fixture, 80);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->box);
}

static void
assert_place (Fixture *fixture, GtkWidget *child, int x, int y, int width)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (child, fixture->box, &bounds));
  g_assert_cmpint ((int)bounds.origin.x, ==, x);
  g_assert_cmpint ((int)bounds.origin.y, ==, y);
  g_assert_cmpint ((int)bounds.size.width, ==, width);
  g_assert_cmpint ((int)bounds.size.height, ==, HEIGHT);
}

static void
lay_out (Fixture *fixture, int width, int n_lines)
{
  int height = n_lines * HEIGHT + (n_lines - 1) * GAP;
  int minimum;
  int natural;

  gtk_widget_measure (fixture->box, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL,
                      NULL);
  g_assert_cmpint (minimum, ==, height);
  g_assert_cmpint (natural, ==, height);
  gtk_widget_size_allocate (fixture->box, &(GtkAllocation){ 0, 0, width, height }, -1);
}

static void
test_width (Fixture *fixture, gconstpointer data)
{
  int minimum;
  int natural;

  gtk_widget_measure (fixture->box, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, 80);
  g_assert_cmpint (natural, ==, 50 + GAP + 30 + GAP + 80);
}

static void
test_one_line (Fixture *fixture, gconstpointer data)
{
  lay_out (fixture, 172, 1);
  assert_place (fixture, fixture->check, 0, 0, 50);
  assert_place (fixture, fixture->hint, 56, 0, 30);
  assert_place (fixture, fixture->move, 92, 0, 80);

  /* The expanding child gets the rest. */
  lay_out (fixture, 200, 1);
  assert_place (fixture, fixture->check, 0, 0, 78);
  assert_place (fixture, fixture->move, 120, 0, 80);
}

static void
test_lines (Fixture *fixture, gconstpointer data)
{
  lay_out (fixture, 171, 2);
  assert_place (fixture, fixture->check, 0, 0, 135);
  assert_place (fixture, fixture->hint, 141, 0, 30);
  assert_place (fixture, fixture->move, 91, HEIGHT + GAP, 80);

  lay_out (fixture, 80, 3);
  assert_place (fixture, fixture->check, 0, 0, 80);
  assert_place (fixture, fixture->hint, 50, HEIGHT + GAP, 30);
  assert_place (fixture, fixture->move, 0, 2 * (HEIGHT + GAP), 80);
}

/* A line is as high as the child that expands is with the rest of the width. */
static void
test_expanding_text (Fixture *fixture, gconstpointer data)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", "one two three four five six seven",
                                   "wrap", TRUE, "max-width-chars", 12, "hexpand", TRUE, NULL);
  int line_height;
  int height;

  gtk_box_append (GTK_BOX (fixture->check), label);
  gtk_widget_set_visible (fixture->hint, FALSE);
  gtk_widget_set_visible (fixture->move, FALSE);
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, 1000, &line_height, NULL, NULL, NULL);
  gtk_widget_measure (fixture->box, GTK_ORIENTATION_VERTICAL, 1000, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, MAX (HEIGHT, line_height));
}

static void
test_hidden (Fixture *fixture, gconstpointer data)
{
  gtk_widget_set_visible (fixture->check, FALSE);
  lay_out (fixture, 130, 1);
  assert_place (fixture, fixture->hint, 14, 0, 30);
  assert_place (fixture, fixture->move, 50, 0, 80);

  gtk_widget_set_visible (fixture->hint, FALSE);
  gtk_widget_set_visible (fixture->move, FALSE);
  gtk_widget_set_visible (fixture->check, TRUE);
  lay_out (fixture, 60, 1);
  assert_place (fixture, fixture->check, 0, 0, 60);
}

static void
test_right_to_left (Fixture *fixture, gconstpointer data)
{
  gtk_widget_set_direction (fixture->box, GTK_TEXT_DIR_RTL);
  lay_out (fixture, 171, 2);
  assert_place (fixture, fixture->check, 36, 0, 135);
  assert_place (fixture, fixture->hint, 0, 0, 30);
  assert_place (fixture, fixture->move, 0, HEIGHT + GAP, 80);
}

/* The last child is at the end of the first line, also where it would fit on a line of its own. */
static void
test_corner (Fixture *fixture, gconstpointer data)
{
  GtkWidget *corner;
  int minimum;
  int natural;

  gtk_widget_set_layout_manager (fixture->box, g_object_new (ICHOMP_TYPE_WRAP_LAYOUT, "at-start",
                                                             TRUE, "has-corner", TRUE, NULL));
  gtk_widget_set_hexpand (fixture->check, FALSE);
  corner = add_child (fixture, 10);

  gtk_widget_measure (fixture->box, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, 80);
  g_assert_cmpint (natural, ==, 50 + GAP + 30 + GAP + 80 + GAP + 10);

  lay_out (fixture, 200, 1);
  assert_place (fixture, fixture->move, 92, 0, 80);
  assert_place (fixture, corner, 190, 0, 10);

  lay_out (fixture, 101, 3);
  assert_place (fixture, fixture->check, 0, 0, 50);
  assert_place (fixture, corner, 91, 0, 10);
  assert_place (fixture, fixture->hint, 0, HEIGHT + GAP, 30);
  assert_place (fixture, fixture->move, 0, 2 * (HEIGHT + GAP), 80);

  gtk_widget_set_direction (fixture->box, GTK_TEXT_DIR_RTL);
  lay_out (fixture, 102, 2);
  assert_place (fixture, fixture->check, 52, 0, 50);
  assert_place (fixture, fixture->hint, 16, 0, 30);
  assert_place (fixture, corner, 0, 0, 10);
  assert_place (fixture, fixture->move, 22, HEIGHT + GAP, 80);

  gtk_widget_set_visible (fixture->check, FALSE);
  gtk_widget_set_visible (fixture->hint, FALSE);
  gtk_widget_set_visible (fixture->move, FALSE);
  gtk_widget_measure (fixture->box, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 10);
  lay_out (fixture, 10, 1);
  assert_place (fixture, corner, 0, 0, 10);
}

void
add_tests (void)
{
#define ADD(name, function)                                                                        \
  g_test_add ("/wrap-layout/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("width", test_width);
  ADD ("one-line", test_one_line);
  ADD ("lines", test_lines);
  ADD ("expanding-text", test_expanding_text);
  ADD ("hidden", test_hidden);
  ADD ("right-to-left", test_right_to_left);
  ADD ("corner", test_corner);
#undef ADD
}
