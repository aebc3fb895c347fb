/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Values that are known without a table: published numbers and formulas of ordinary Chomp, where
 * the corner is poisoned. */

#include "engine/rules/sg-nim.h"
#include "engine/values/sg-table.h"

#include "engine-support.h"
#include "test-main.h"

/* The Chomp values of all options of the 47-tile diagram; -1 stands for its corner. */
static void
test_47_tiles (void)
{
  static const int expected[] = { -1, 10, 6,  15, 2,  20, 21, 14, 22, 11, 0, 23, 7,  26, 13, 7,
                                  11, 9,  14, 0,  19, 5,  17, 11, 14, 18, 0, 24, 23, 8,  3,  19,
                                  2,  0,  20, 11, 4,  0,  5,  1,  8,  0,  0, 4,  23, 25, 24 };
  g_autoptr (SgDiagram) diagram = sg_diagram_parse ("14,8,8,5,5,2,1,1,1,1,1", NULL);
  g_autoptr (SgTable) table = make_table (diagram);
  g_autofree guint *values = sg_table_get_option_values (table, diagram);
  guint n = 0;
  guint n_zeros = 0;

  g_assert_cmpuint (sg_diagram_get_n_tiles (diagram), ==, 47);
  g_assert_cmpuint (G_N_ELEMENTS (expected), ==, 47);

  for (guint r = 0; r < sg_diagram_get_n_rows (diagram); r++)
    {
      for (guint c = 0; c < sg_diagram_get_row (diagram, r); c++)
        {
          g_autoptr (SgDiagram) option = sg_diagram_take (diagram, r, c);

          g_assert_cmpuint (sg_table_get_value (table, option), ==, values[n]);
          if (expected[n] < 0)
            {
              g_assert_true (sg_diagram_is_empty (option));
              g_assert_cmpuint (values[n], ==, 0);
            }
          else
            {
              g_assert_cmpint ((int)sg_misere_value (values[n]), ==, expected[n]);
              n_zeros += expected[n] == 0 ? 1 : 0;
            }
          n++;
        }
    }

  g_assert_cmpuint (n_zeros, ==, 7);
}

/* The rule of two rows, with its proof in the lesson about values by hand. */
static guint
compute_two_rows (guint n, guint m)
{
  guint distance = n - m;

  return distance % 2 == 0 ? n + (m + 1) / 2 : distance + MIN (distance, m) / 2;
}

static void
test_two_rows (void)
{
  const guint n_max = 149;
  g_autoptr (SgDiagram) rows = sg_diagram_new_box (n_max, 2);
  g_autoptr (SgDiagram) columns = sg_diagram_new_box (2, n_max);
  g_autoptr (SgTable) by_rows = make_table (rows);
  g_autoptr (SgTable) by_columns = make_table (columns);

  for (guint n = 1; n <= n_max; n++)
    {
      for (guint m = 1; m <= n; m++)
        {
          const guint lengths[] = { n, m };
          g_autoptr (SgDiagram) diagram = sg_diagram_new (lengths, 2);
          g_autoptr (SgDiagram) mirror_image = sg_diagram_transpose (diagram);
          guint expected = compute_two_rows (n, m);

          g_assert_cmpuint (sg_table_get_value (by_rows, diagram), ==, expected);
          g_assert_cmpuint (sg_table_get_value (by_columns, mirror_image), ==, expected);
        }
    }
}

static void
test_one_row (void)
{
  g_autoptr (SgDiagram) longest = sg_diagram_new_box (255, 1);
  g_autoptr (SgTable) table = make_table (longest);
  g_autoptr (SgDiagram) empty = sg_diagram_new_box (0, 0);

  g_assert_cmpuint (sg_table_get_value (table, empty), ==, 0);
  for (guint n = 1; n <= 255; n++)
    {
      g_autoptr (SgDiagram) row = sg_diagram_new_box (n, 1);
      g_autofree guint *values = sg_table_get_option_values (table, row);

      g_assert_cmpuint (sg_misere_value (sg_table_get_value (table, row)), ==, n - 1);
      for (guint c = 0; c < n; c++)
        g_assert_cmpuint (values[c], ==, c);
    }
}

/* An L is Nim with two heaps: its arm and its leg without the corner. */
static void
test_l_shapes (void)
{
  const guint side = 70;
  g_autofree guint *lengths = g_new (guint, side);
  g_autoptr (SgDiagram) largest = NULL;
  g_autoptr (SgTable) table = NULL;

  lengths[0] = side;
  for (guint r = 1; r < side; r++)
    lengths[r] = 1;
  largest = sg_diagram_new (lengths, side);
  table = make_table (largest);

  for (guint n = 1; n <= side; n++)
    {
      for (guint m = 1; m <= side; m++)
        {
          g_autoptr (SgDiagram) l_shape = NULL;

          lengths[0] = n;
          l_shape = sg_diagram_new (lengths, m);
          g_assert_cmpuint (sg_misere_value (sg_table_get_value (table, l_shape)), ==,
                            (n - 1) ^ (m - 1));
        }
    }
}

/* Strategy stealing: the first player wins Chomp on every box except a single tile. */
static void
test_boxes_are_won (void)
{
  g_autoptr (SgDiagram) largest = sg_diagram_new_box (11, 11);
  g_autoptr (SgTable) table = make_table (largest);

  for (guint width = 1; width <= 11; width++)
    {
      for (guint height = 1; height <= 11; height++)
        {
          g_autoptr (SgDiagram) box = sg_diagram_new_box (width, height);
          guint value = sg_misere_value (sg_table_get_value (table, box));

          if (width * height == 1)
            g_assert_cmpuint (value, ==, 0);
          else
            g_assert_cmpuint (value, >, 0);
        }
    }
}

void
add_tests (void)
{
  g_test_add_func ("/engine/formulas/47-tiles", test_47_tiles);
  g_test_add_func ("/engine/formulas/two-rows", test_two_rows);
  g_test_add_func ("/engine/formulas/one-row", test_one_row);
  g_test_add_func ("/engine/formulas/l-shapes", test_l_shapes);
  g_test_add_func ("/engine/formulas/boxes-are-won", test_boxes_are_won);
}
