/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The table compared with naive recursion, or with one plain loop where recursion is too slow. */

#include "engine/values/sg-table.h"

#include "engine-support.h"
#include "oracle.h"
#include "plain-table.h"
#include "test-main.h"

#include <string.h>

static void
assert_option_values (const SgTable *table, const SgDiagram *diagram, const char *shape)
{
  g_autofree guint *values = sg_table_get_option_values (table, diagram);
  guint n = 0;

  if (shape[0] == '\0')
    {
      g_assert_null (values);
      return;
    }

  for (guint r = 0; shape[r] != '\0'; r++)
    {
      for (guint c = 0; c < oracle_shape_get_row (shape, r); c++)
        {
          g_autofree char *option = oracle_shape_take (shape, r, c);

          g_assert_cmpuint (values[n++], ==, oracle_value (option));
        }
    }
}

/* Every sub-diagram of @bounds: its value, and if @with_options those of its options. */
static void
assert_table_is_right (const char *bounds, gboolean with_options)
{
  g_autoptr (GPtrArray) shapes = oracle_shape_list_within (bounds);
  g_autoptr (SgDiagram) diagram = oracle_shape_to_diagram (bounds);
  g_autoptr (SgTable) table = make_table (diagram);

  g_assert_cmpuint (sg_table_count (diagram), ==, shapes->len);

  for (guint i = 0; i < shapes->len; i++)
    {
      const char *shape = shapes->pdata[i];
      g_autoptr (SgDiagram) inner = oracle_shape_to_diagram (shape);

      g_assert_true (sg_table_covers (table, inner));
      g_assert_cmpuint (sg_table_get_value (table, inner), ==, oracle_value (shape));
      if (with_options)
        assert_option_values (table, inner, shape);
    }
}

static void
test_6x6 (void)
{
  g_autofree char *box = oracle_shape_new_box (6, 6);

  assert_table_is_right (box, TRUE);
}

/* Each of the 924 diagrams inside 6x6 as the bounds of a table. */
static void
test_all_bounds (void)
{
  g_autofree char *box = oracle_shape_new_box (6, 6);
  g_autoptr (GPtrArray) shapes = oracle_shape_list_within (box);

  g_assert_cmpuint (shapes->len, ==, 924);
  for (guint i = 0; i < shapes->len; i++)
    assert_table_is_right (shapes->pdata[i], oracle_shape_get_n_tiles (shapes->pdata[i]) <= 12);
}

static void
test_odd_shapes (void)
{
  static const char *const texts[] = {
    "-",
    "1",
    "40",
    "1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1",
    "20,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1", /* a hook */
    "14,14,2,2,2,2,2,2",                        /* a thick hook */
    "9,8,7,6,5,4,3,2,1",                        /* a staircase */
    "9,9,7,7,5,5,3,3,1,1",
    "60,2",
    "100,2,1",
    "2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,1,1,1,1,1,1,1",
    "30,3,3",
    "4,4,4,4,4,4,4,4,4,4",
    "10,10,10,10",
    "12,6,4,3,2,2,1,1,1,1,1,1",
    "7,7,7,7,7,7,7",
    "8,8,8,1,1,1,1,1",
    "11,3,3,3,3,3",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (SgDiagram) diagram = sg_diagram_parse (texts[i], NULL);
      g_autofree char *shape = oracle_shape_from_diagram (diagram);

      g_test_message ("%s", texts[i]);
      assert_table_is_right (shape, TRUE);
    }
}

static void
test_random_shapes (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (guint i = 0; i < 150; i++)
    {
      guint width = (guint)g_rand_int_range (rand, 1, 15);
      g_autofree char *shape =
          oracle_shape_new_random (width, (guint)g_rand_int_range (rand, 1, 15), rand);
      g_autoptr (SgDiagram) diagram = oracle_shape_to_diagram (shape);

      if (sg_table_count (diagram) <= 4000)
        assert_table_is_right (shape, i % 10 == 0);
    }
}

static void
test_transposition (void)
{
  static const char *const texts[] = { "9,5,5,2", "12,3,1", "6,6,6,6,2,1", "25,1,1" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (SgDiagram) bounds = sg_diagram_parse (texts[i], NULL);
      g_autoptr (SgDiagram) mirrored_bounds = sg_diagram_transpose (bounds);
      g_autoptr (SgTable) table = make_table (bounds);
      g_autoptr (SgTable) mirrored_table = make_table (mirrored_bounds);
      g_autofree char *shape = oracle_shape_from_diagram (bounds);
      g_autoptr (GPtrArray) shapes = oracle_shape_list_within (shape);

      g_assert_cmpuint (sg_table_count (bounds), ==, sg_table_count (mirrored_bounds));

      for (guint k = 0; k < shapes->len; k++)
        {
          g_autofree char *mirrored = oracle_shape_transpose (shapes->pdata[k]);
          g_autoptr (SgDiagram) diagram = oracle_shape_to_diagram (shapes->pdata[k]);
          g_autoptr (SgDiagram) mirror_image = oracle_shape_to_diagram (mirrored);
          guint value = sg_table_get_value (table, diagram);

          g_assert_cmpuint (sg_table_get_value (mirrored_table, mirror_image), ==, value);

          /* The same table answers for the mirror image. */
          g_assert_true (sg_table_covers (table, mirror_image));
          g_assert_cmpuint (sg_table_get_value (table, mirror_image), ==, value);
          assert_option_values (table, mirror_image, mirrored);
        }
    }
}

static void
test_covers (void)
{
  g_autoptr (SgDiagram) bounds = sg_diagram_parse ("5,3,1", NULL);
  g_autoptr (SgTable) table = make_table (bounds);
  g_autofree char *box = oracle_shape_new_box (6, 6);
  g_autoptr (GPtrArray) shapes = oracle_shape_list_within (box);

  for (guint i = 0; i < shapes->len; i++)
    {
      g_autoptr (SgDiagram) diagram = oracle_shape_to_diagram (shapes->pdata[i]);
      g_autoptr (SgDiagram) mirror_image = sg_diagram_transpose (diagram);
      gboolean covered =
          sg_diagram_contains (bounds, diagram) || sg_diagram_contains (bounds, mirror_image);

      g_assert_cmpint (sg_table_covers (table, diagram), ==, covered);
    }
}

static guint
get_plain_value (const PlainTable *plain, const SgDiagram *diagram)
{
  guint rows[16];
  guint n_rows = sg_diagram_get_n_rows (diagram);

  for (guint r = 0; r < n_rows; r++)
    rows[r] = sg_diagram_get_row (diagram, r);

  return plain_table_get_value (plain, rows, n_rows);
}

static void
assert_agrees_with_plain_loop (guint width, guint height)
{
  g_autofree char *box = oracle_shape_new_box (width, height);
  g_autoptr (GPtrArray) shapes = oracle_shape_list_within (box);
  g_autoptr (SgDiagram) bounds = oracle_shape_to_diagram (box);
  g_autoptr (SgTable) table = make_table (bounds);
  g_autoptr (PlainTable) plain = plain_table_new (width, height);

  g_assert_cmpuint (sg_table_count (bounds), ==, shapes->len);
  g_assert_cmpuint (plain_table_get_n_values (plain), ==, shapes->len);
  for (guint i = 0; i < shapes->len; i++)
    {
      g_autoptr (SgDiagram) diagram = oracle_shape_to_diagram (shapes->pdata[i]);

      g_assert_cmpuint (sg_table_get_value (table, diagram), ==, get_plain_value (plain, diagram));
    }
}

/* All three computations agree on a size that naive recursion can reach. */
static void
test_plain_loop (void)
{
  g_autofree char *box = oracle_shape_new_box (7, 6);
  g_autoptr (GPtrArray) shapes = oracle_shape_list_within (box);
  g_autoptr (PlainTable) plain = plain_table_new (7, 6);

  for (guint i = 0; i < shapes->len; i++)
    {
      g_autoptr (SgDiagram) diagram = oracle_shape_to_diagram (shapes->pdata[i]);

      g_assert_cmpuint (get_plain_value (plain, diagram), ==, oracle_value (shapes->pdata[i]));
    }

  assert_agrees_with_plain_loop (10, 9);
  assert_agrees_with_plain_loop (5, 12);
  assert_agrees_with_plain_loop (9, 9);
}

/* As many values as in a square take much longer in a wide box, in both directions. */
static void
test_wide (void)
{
  g_autoptr (SgDiagram) wide = sg_diagram_new_box (32, 6);
  g_autoptr (SgDiagram) high = sg_diagram_new_box (6, 32);

  g_assert_cmpuint (sg_table_count (wide), ==, 2760681);
  g_assert_cmpuint (sg_table_estimate_n_steps (wide), >, 20 * 2760681);
  g_assert_cmpuint (sg_table_estimate_n_steps (high), ==, sg_table_estimate_n_steps (wide));
}

static void
test_12x12 (void)
{
  g_autoptr (SgDiagram) box = sg_diagram_new_box (12, 12);
  g_autoptr (SgTable) table = make_table (box);
  g_autoptr (PlainTable) plain = plain_table_new (12, 12);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  g_assert_cmpuint (sg_table_count (box), ==, 2704156);
  /* A diagram and its mirror image share a byte: even with working space, the table has less than a
   * byte for each diagram. */
  g_assert_cmpuint (sg_table_estimate_n_bytes (box, 1), >=, 2704156 / 2);
  g_assert_cmpuint (sg_table_estimate_n_bytes (box, 1), <, 2704156);
  g_assert_cmpuint (sg_table_estimate_n_steps (box), >=, 2704156);
  g_assert_cmpuint (sg_table_estimate_n_steps (box), <, 2 * 2704156);

  for (guint i = 0; i < 50000; i++)
    {
      g_autofree char *shape = oracle_shape_new_random (12, 12, rand);
      g_autoptr (SgDiagram) diagram = oracle_shape_to_diagram (shape);

      g_assert_cmpuint (sg_table_get_value (table, diagram), ==, get_plain_value (plain, diagram));
    }
  g_assert_cmpuint (sg_table_get_value (table, box), ==, get_plain_value (plain, box));
}

void
add_tests (void)
{
  g_test_add_func ("/engine/table/6x6", test_6x6);
  g_test_add_func ("/engine/table/all-bounds", test_all_bounds);
  g_test_add_func ("/engine/table/odd-shapes", test_odd_shapes);
  g_test_add_func ("/engine/table/random-shapes", test_random_shapes);
  g_test_add_func ("/engine/table/transposition", test_transposition);
  g_test_add_func ("/engine/table/covers", test_covers);
  g_test_add_func ("/engine/table/plain-loop", test_plain_loop);
  g_test_add_func ("/engine/table/12x12", test_12x12);
  g_test_add_func ("/engine/table/wide", test_wide);
}
