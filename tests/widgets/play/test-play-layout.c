/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The board is as large as the best arrangement of the cards around it allows. */

#include "widgets/play/ichomp-play-layout.h"

#include "widgets/board/ichomp-board.h"

#include "test-main.h"

#define N_CARDS 6
#define CARD_WIDTH 100
#define CARD_HEIGHT 40
#define GAP 8

/* A larger board is worth another arrangement from this factor on. */
#define CLEARLY 1.02

/* The first child is the board; the order of the others is that of the quadrants, then the nim-sum
 * and the outcome. */
typedef struct
{
  GtkWidget *table;
  GtkWidget *children[1 + N_CARDS];
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
  gtk_widget_set_layout_manager (fixture->table, g_object_new (ICHOMP_TYPE_PLAY_LAYOUT, NULL));
  fixture->children[0] = add_child (fixture->table, board_width, board_height);
  for (guint i = 1; i <= N_CARDS; i++)
    fixture->children[i] = add_child (fixture->table, CARD_WIDTH, CARD_HEIGHT);
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
get_area (Fixture *fixture, guint child)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (fixture->children[child], fixture->table, &area));
  return (GdkRectangle){ area.origin.x, area.origin.y, area.size.width, area.size.height };
}

/* Nothing is outside, and nothing covers anything else. */
static void
check_places (Fixture *fixture, int width, int height)
{
  for (guint i = 0; i <= N_CARDS; i++)
    {
      GdkRectangle area = get_area (fixture, i);

      g_assert_cmpint (area.x, >=, 0);
      g_assert_cmpint (area.y, >=, 0);
      g_assert_cmpint (area.x + area.width, <=, width);
      g_assert_cmpint (area.y + area.height, <=, height);
      for (guint j = 0; j < i; j++)
        {
          GdkRectangle other = get_area (fixture, j);

          g_assert_false (gdk_rectangle_intersect (&area, &other, NULL));
        }
    }
}

/* The values of the left quadrants are on the left of those of the right ones, and none of the
 * upper quadrants' is lower than those below. */
static void
check_sides (Fixture *fixture)
{
  GdkRectangle nw = get_area (fixture, 1);
  GdkRectangle ne = get_area (fixture, 2);
  GdkRectangle sw = get_area (fixture, 3);
  GdkRectangle se = get_area (fixture, 4);

  g_assert_cmpint (nw.x, <, ne.x);
  g_assert_cmpint (sw.x, <, se.x);
  g_assert_cmpint (nw.y, <=, sw.y);
  g_assert_cmpint (ne.y, <=, se.y);
}

/* How much of its natural size the board gets between @n_columns columns and above or below @n_rows
 * rows of cards, if the longest row has @n_in_a_row of them. */
static double
find_scale (const GdkRectangle *natural,
            int width,
            int height,
            int n_columns,
            int n_rows,
            int n_in_a_row)
{
  double board_width = width - n_columns * (CARD_WIDTH + GAP);
  double board_height = height - n_rows * (CARD_HEIGHT + GAP);

  if (n_in_a_row * (CARD_WIDTH + GAP) - GAP > width || board_width < natural->width
      || board_height < natural->height)
    return 0;

  return MIN (board_width / natural->width, board_height / natural->height);
}

static void
check_board (Fixture *fixture, const GdkRectangle *natural, int width, int height)
{
  GdkRectangle board = get_area (fixture, 0);
  double beside = find_scale (natural, width, height, 2, 1, 2);
  double all_beside =
      height < 3 * CARD_HEIGHT + 2 * GAP ? 0 : find_scale (natural, width, height, 2, 0, 0);
  double above_and_below = find_scale (natural, width, height, 0, 3, 2);
  double below = find_scale (natural, width, height, 0, 2, 4);
  double one_row = find_scale (natural, width, height, 0, 1, 6);
  double two_rows = find_scale (natural, width, height, 0, 2, 3);
  double best =
      MAX (MAX (MAX (beside, all_beside), MAX (above_and_below, below)), MAX (one_row, two_rows));

  g_assert_cmpfloat (board.width, >=, best / CLEARLY * natural->width - 1);
  g_assert_cmpfloat (board.height, >=, best / CLEARLY * natural->height - 1);
  g_assert_cmpfloat (board.width, <=, best * natural->width);
  g_assert_cmpfloat_with_epsilon ((double)board.width / natural->width,
                                  (double)board.height / natural->height,
                                  1.0 / MIN (natural->width, natural->height));
}

static void
test_sizes (void)
{
  static const GdkRectangle boards[] = { { 0, 0, 120, 120 }, { 0, 0, 240, 60 }, { 0, 0, 40, 200 } };

  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      Fixture fixture;

      set_up_with_board (&fixture, boards[i].width, boards[i].height);
      for (int width = 470; width <= 3000; width += 53)
        for (int height = 360; height <= 2000; height += 61)
          {
            allocate (&fixture, width, height);
            check_places (&fixture, width, height);
            check_sides (&fixture);
            check_board (&fixture, &boards[i], width, height);
          }
      tear_down (&fixture);
    }
}

/* Cards that are not shown take no room. */
static void
test_hidden (void)
{
  Fixture fixture;
  GdkRectangle board;

  set_up_with_board (&fixture, 120, 120);
  for (guint i = 1; i <= N_CARDS; i++)
    gtk_widget_set_visible (fixture.children[i], FALSE);
  allocate (&fixture, 700, 500);
  board = get_area (&fixture, 0);
  g_assert_cmpint (board.width, ==, 500);
  g_assert_cmpint (board.height, ==, 500);
  g_assert_cmpint (board.x, ==, 100);
  tear_down (&fixture);
}

static void
test_measure (void)
{
  Fixture fixture;
  int width;
  int height;

  set_up_with_board (&fixture, 120, 50);
  gtk_widget_measure (fixture.table, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, ==, 2 * CARD_WIDTH + GAP);
  gtk_widget_measure (fixture.table, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 50 + 3 * (CARD_HEIGHT + GAP));

  /* The measured size is enough. */
  allocate (&fixture, width, height);
  check_places (&fixture, width, height);
  tear_down (&fixture);
}

static int
add_words (Fixture *fixture, guint child, guint n_words)
{
  GString *words = g_string_new ("word");
  int natural;

  for (guint i = 1; i < n_words; i++)
    g_string_append (words, " word");
  gtk_box_append (
      GTK_BOX (fixture->children[child]),
      g_object_new (GTK_TYPE_LABEL, "label", words->str, "wrap", TRUE, "hexpand", TRUE, NULL));
  g_string_free (words, TRUE);

  gtk_widget_measure (fixture->children[child], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural,
                      NULL, NULL);
  return natural;
}

/* A card gets no width that would make its row higher: the height is for the board. */
static void
test_low_row (void)
{
  Fixture fixture;
  int nim_sum_width;
  int outcome_height;
  int width;

  set_up_with_board (&fixture, 600, 50);
  for (guint i = 1; i <= 4; i++)
    gtk_widget_set_visible (fixture.children[i], FALSE);
  nim_sum_width = add_words (&fixture, 5, 20);
  width = nim_sum_width + GAP + add_words (&fixture, 6, 80) / 4;
  gtk_widget_measure (fixture.children[6], GTK_ORIENTATION_VERTICAL, width - GAP - nim_sum_width,
                      &outcome_height, NULL, NULL, NULL);

  allocate (&fixture, width, 1000);
  check_places (&fixture, width, 1000);
  g_assert_cmpint (get_area (&fixture, 5).width, <, nim_sum_width);
  g_assert_cmpint (get_area (&fixture, 6).height, <, outcome_height);
  tear_down (&fixture);
}

/* Each value is on the side of its quadrant, in every language. */
static void
test_direction (void)
{
  Fixture fixture;

  set_up_with_board (&fixture, 120, 120);
  gtk_widget_set_direction (fixture.table, GTK_TEXT_DIR_RTL);
  for (int width = 470; width <= 1500; width += 103)
    {
      allocate (&fixture, width, 500);
      check_sides (&fixture);
    }
  tear_down (&fixture);
}

static void
test_empty_board (void)
{
  Fixture fixture;
  GtkWidget *board = ichomp_board_new ();

  set_up_with_board (&fixture, 0, 0);
  gtk_box_remove (GTK_BOX (fixture.table), fixture.children[0]);
  gtk_box_prepend (GTK_BOX (fixture.table), board);
  fixture.children[0] = board;
  allocate (&fixture, 400, 300);
  check_places (&fixture, 400, 300);
  tear_down (&fixture);
}

void
add_tests (void)
{
  g_test_add_func ("/play-layout/sizes", test_sizes);
  g_test_add_func ("/play-layout/hidden", test_hidden);
  g_test_add_func ("/play-layout/measure", test_measure);
  g_test_add_func ("/play-layout/low-row", test_low_row);
  g_test_add_func ("/play-layout/direction", test_direction);
  g_test_add_func ("/play-layout/empty-board", test_empty_board);
}
