/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables of bits: each digit in its column, and only the known ones. */

#include "widgets/kit/ichomp-bit-table.h"

#include "widgets/style/ichomp-style.h"
#include "study-support.h"
#include "test-main.h"

#define NO_TEXT "\302\240"
#define N_DIGITS 4

typedef struct
{
  GtkWidget *window;
  GtkWidget *widget;
  IchompBitTable *table;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->widget = ichomp_bit_table_new ();
  fixture->table = ICHOMP_BIT_TABLE (fixture->widget);
  fixture->window = study_support_show (fixture->widget, 300, 200);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close (fixture->window, fixture->widget);
}

/* 13 with all digits known, and 6 with two of them. */
static void
fill (IchompBitRow rows[2])
{
  rows[0] = (IchompBitRow){ .label = "Top left",
                            .style_class = "nw",
                            .shown = TRUE,
                            .decimal_known = TRUE,
                            .value = 13,
                            .known = 0xf };
  rows[1] =
      (IchompBitRow){ .label = "u", .style_class = "sum", .shown = TRUE, .value = 6, .known = 0xc };
}

/* Columns are counted from the left: label, decimal number, digits. */
static GtkWidget *
get_cell (Fixture *fixture, int column, int row)
{
  GtkWidget *grid = gtk_widget_get_first_child (fixture->widget);
  GtkWidget *cell = gtk_grid_get_child_at (GTK_GRID (grid), column, row);

  g_assert_nonnull (cell);
  return cell;
}

static void
assert_row (Fixture *fixture, int row, const char *const *expected)
{
  for (int column = 0; expected[column] != NULL; column++)
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get_cell (fixture, column, row))), ==,
                     expected[column]);
}

#define assert_cells(fixture, row, ...)                                                            \
  assert_row (fixture, row, (const char *const[]){ __VA_ARGS__, NULL })

static gboolean
has_class (Fixture *fixture, int column, int row, const char *name)
{
  return gtk_widget_has_css_class (get_cell (fixture, column, row), name);
}

static void
test_digits (Fixture *fixture, gconstpointer data)
{
  IchompBitRow rows[2];

  fill (rows);
  ichomp_bit_table_show (fixture->table, rows, G_N_ELEMENTS (rows), N_DIGITS, -1);
  assert_cells (fixture, 0, NO_TEXT, NO_TEXT, "8", "4", "2", "1");
  assert_cells (fixture, 1, "Top left", "13", "1", "1", "0", "1");
  assert_cells (fixture, 2, "u", NO_TEXT, "0", "1", "·", "·");
  g_assert_true (has_class (fixture, 0, 1, "nw"));
  g_assert_true (has_class (fixture, 0, 2, "sum"));

  g_assert_true (has_class (fixture, 2, 1, "one"));
  g_assert_false (has_class (fixture, 4, 1, "one"));
  g_assert_true (has_class (fixture, 3, 2, "one"));
  g_assert_false (has_class (fixture, 4, 2, "one"));

  /* Digits become known one by one, and unknown again. */
  rows[1].known = 0xf;
  rows[1].decimal_known = TRUE;
  ichomp_bit_table_show (fixture->table, rows, G_N_ELEMENTS (rows), N_DIGITS, -1);
  assert_cells (fixture, 2, "u", "6", "0", "1", "1", "0");
  fill (rows);
  ichomp_bit_table_show (fixture->table, rows, G_N_ELEMENTS (rows), N_DIGITS, -1);
  assert_cells (fixture, 2, "u", NO_TEXT, "0", "1", "·", "·");
  g_assert_false (has_class (fixture, 4, 2, "one"));
}

/* An unknown digit is not given away, not even by its style. */
static void
test_not_shown (Fixture *fixture, gconstpointer data)
{
  IchompBitRow rows[2];

  fill (rows);
  rows[0].shown = FALSE;
  rows[1].known = 0;
  ichomp_bit_table_show (fixture->table, rows, G_N_ELEMENTS (rows), N_DIGITS, -1);
  assert_cells (fixture, 1, NO_TEXT, NO_TEXT, NO_TEXT, NO_TEXT, NO_TEXT, NO_TEXT);
  assert_cells (fixture, 2, "u", NO_TEXT, "·", "·", "·", "·");
  study_support_assert_silent (fixture->widget, (const char *const[]){ "13", "6", "Top", NULL });

  for (int row = 1; row <= 2; row++)
    for (int column = 0; column < 2 + N_DIGITS; column++)
      g_assert_false (has_class (fixture, column, row, "one"));
}

static void
test_styles (Fixture *fixture, gconstpointer data)
{
  IchompBitRow rows[2];

  fill (rows);
  rows[0].lit = TRUE;
  rows[1].cancelled = TRUE;
  ichomp_bit_table_show (fixture->table, rows, G_N_ELEMENTS (rows), N_DIGITS, 2);

  for (int column = 0; column < 2 + N_DIGITS; column++)
    {
      g_assert_true (has_class (fixture, column, 1, "lit"));
      g_assert_false (has_class (fixture, column, 2, "lit"));
      g_assert_false (has_class (fixture, column, 1, "cancelled"));
      g_assert_true (has_class (fixture, column, 2, "cancelled"));
    }

  /* The column of 4, with its header. */
  for (int row = 0; row <= 2; row++)
    for (int column = 0; column < 2 + N_DIGITS; column++)
      g_assert_cmpint (has_class (fixture, column, row, "lit-column"), ==, column == 3);

  fill (rows);
  ichomp_bit_table_show (fixture->table, rows, G_N_ELEMENTS (rows), N_DIGITS, -1);
  for (int row = 0; row <= 2; row++)
    for (int column = 0; column < 2 + N_DIGITS; column++)
      {
        g_assert_false (has_class (fixture, column, row, "lit"));
        g_assert_false (has_class (fixture, column, row, "cancelled"));
        g_assert_false (has_class (fixture, column, row, "lit-column"));
      }
}

static void
test_other_size (Fixture *fixture, gconstpointer data)
{
  IchompBitRow rows[2];
  GtkWidget *cell;

  fill (rows);
  ichomp_bit_table_show (fixture->table, rows, G_N_ELEMENTS (rows), N_DIGITS, -1);
  cell = get_cell (fixture, 2, 1);
  ichomp_bit_table_show (fixture->table, rows, G_N_ELEMENTS (rows), N_DIGITS, 3);
  g_assert_true (get_cell (fixture, 2, 1) == cell);

  ichomp_bit_table_show (fixture->table, rows, 1, 8, 7);
  assert_cells (fixture, 0, NO_TEXT, NO_TEXT, "128", "64", "32", "16", "8", "4", "2", "1");
  assert_cells (fixture, 1, "Top left", "13", "·", "·", "·", "·", "1", "1", "0", "1");
  g_assert_true (has_class (fixture, 2, 0, "lit-column"));

  rows[0] = (IchompBitRow){ .label = "Top left", .shown = TRUE, .value = 1, .known = 1 };
  ichomp_bit_table_show (fixture->table, rows, 1, 1, -1);
  assert_cells (fixture, 0, NO_TEXT, NO_TEXT, "1");
  assert_cells (fixture, 1, "Top left", NO_TEXT, "1");
}

/* Digits run from left to right in every language. */
static void
test_direction (Fixture *fixture, gconstpointer data)
{
  IchompBitRow rows[2];
  graphene_rect_t eights, ones;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  fill (rows);
  ichomp_bit_table_show (fixture->table, rows, G_N_ELEMENTS (rows), N_DIGITS, -1);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (gtk_widget_compute_bounds (get_cell (fixture, 2, 1), fixture->widget, &eights));
  g_assert_true (gtk_widget_compute_bounds (get_cell (fixture, 5, 1), fixture->widget, &ones));
  g_assert_cmpfloat (eights.origin.x, <, ones.origin.x);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
measure (Fixture *fixture, int *width, int *height)
{
  gtk_widget_measure (fixture->widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, width, NULL, NULL);
  gtk_widget_measure (fixture->widget, GTK_ORIENTATION_VERTICAL, -1, NULL, height, NULL, NULL);
}

/* A row that is not shown is not underlined. */
static void
test_lit_as_known (Fixture *fixture, gconstpointer data)
{
  IchompBitRow rows[2];

  fill (rows);
  rows[1].lit = TRUE;
  ichomp_bit_table_show (fixture->table, rows, G_N_ELEMENTS (rows), N_DIGITS, -1);
  g_assert_true (has_class (fixture, 0, 2, "lit"));
  g_assert_false (has_class (fixture, 1, 2, "lit"));
  g_assert_true (has_class (fixture, 3, 2, "lit"));
  g_assert_false (has_class (fixture, 4, 2, "lit"));

  rows[1].shown = FALSE;
  ichomp_bit_table_show (fixture->table, rows, G_N_ELEMENTS (rows), N_DIGITS, -1);
  for (int column = 0; column < 2 + N_DIGITS; column++)
    g_assert_false (has_class (fixture, column, 2, "lit"));
}

/* Nothing moves when digits become known, rows are lit or crossed out. */
static void
test_room (Fixture *fixture, gconstpointer data)
{
  IchompBitRow rows[2];
  int width, height;

  fill (rows);
  rows[0].known = rows[1].known = 0;
  ichomp_bit_table_show (fixture->table, rows, G_N_ELEMENTS (rows), N_DIGITS, -1);
  measure (fixture, &width, &height);

  for (guint known = 0; known <= 0xf; known++)
    for (int flags = 0; flags < 16; flags++)
      {
        int other_width, other_height;

        rows[1].shown = (flags & 1) != 0;
        rows[1].lit = (flags & 2) != 0;
        rows[1].cancelled = (flags & 4) != 0;
        rows[1].decimal_known = (flags & 8) != 0;
        rows[1].known = known;
        rows[1].value = 15;
        ichomp_bit_table_show (fixture->table, rows, G_N_ELEMENTS (rows), N_DIGITS, flags % 5 - 1);
        measure (fixture, &other_width, &other_height);
        g_assert_cmpint (other_width, ==, width);
        g_assert_cmpint (other_height, ==, height);
      }
}

/* Two values of one digit may have a nim-sum of two. */
static void
test_room_for_nim_sum (Fixture *fixture, gconstpointer data)
{
  IchompBitRow rows[2];
  int width, height, other_width;

  fill (rows);
  rows[0].value = 8;
  rows[1].value = 12;
  ichomp_bit_table_show (fixture->table, rows, G_N_ELEMENTS (rows), N_DIGITS, -1);
  measure (fixture, &width, &height);
  rows[1].decimal_known = TRUE;
  ichomp_bit_table_show (fixture->table, rows, G_N_ELEMENTS (rows), N_DIGITS, -1);
  measure (fixture, &other_width, &height);
  /* Widths in characters are rounded to pixels. */
  g_assert_cmpint (ABS (other_width - width), <=, 1);
}

static void
test_finalize (void)
{
  GtkWidget *table = g_object_ref_sink (ichomp_bit_table_new ());
  IchompBitRow rows[2];

  fill (rows);
  ichomp_bit_table_show (ICHOMP_BIT_TABLE (table), rows, G_N_ELEMENTS (rows), N_DIGITS, 1);
  g_assert_finalize_object (table);
}

static void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

void
add_tests (void)
{
  add ("/bit-table/digits", test_digits);
  add ("/bit-table/not-shown", test_not_shown);
  add ("/bit-table/styles", test_styles);
  add ("/bit-table/lit-as-known", test_lit_as_known);
  add ("/bit-table/other-size", test_other_size);
  add ("/bit-table/direction", test_direction);
  add ("/bit-table/room", test_room);
  add ("/bit-table/room-for-nim-sum", test_room_for_nim_sum);
  g_test_add_func ("/bit-table/finalize", test_finalize);
}
