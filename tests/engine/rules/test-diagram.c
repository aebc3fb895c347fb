/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/rules/sg-diagram.h"

#include "oracle.h"
#include "test-main.h"

#include <string.h>

static SgDiagram *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  SgDiagram *diagram = sg_diagram_parse (text, &error);

  g_assert_no_error (error);
  g_assert_nonnull (diagram);
  return diagram;
}

/* Compares all properties of a diagram with those of a shape. */
static void
assert_matches_shape (const SgDiagram *diagram, const char *shape)
{
  g_autofree char *mirrored = oracle_shape_transpose (shape);
  guint n_rows = (guint)strlen (shape);
  guint n_columns = oracle_shape_get_row (shape, 0);
  guint durfee = 0;

  g_assert_cmpuint (sg_diagram_get_n_rows (diagram), ==, n_rows);
  g_assert_cmpuint (sg_diagram_get_n_columns (diagram), ==, n_columns);
  g_assert_cmpuint (sg_diagram_get_n_tiles (diagram), ==, oracle_shape_get_n_tiles (shape));
  g_assert_cmpint (sg_diagram_is_empty (diagram), ==, n_rows == 0);

  for (guint r = 0; r < n_rows; r++)
    g_assert_cmpuint (sg_diagram_get_row (diagram, r), ==, oracle_shape_get_row (shape, r));
  for (guint c = 0; c < n_columns; c++)
    g_assert_cmpuint (sg_diagram_get_column (diagram, c), ==, oracle_shape_get_row (mirrored, c));
  g_assert_cmpuint (sg_diagram_get_row (diagram, n_rows), ==, 0);
  g_assert_cmpuint (sg_diagram_get_column (diagram, n_columns), ==, 0);
  g_assert_cmpuint (sg_diagram_get_row (diagram, G_MAXUINT), ==, 0);
  g_assert_cmpuint (sg_diagram_get_column (diagram, G_MAXUINT), ==, 0);

  while (durfee < n_rows && oracle_shape_get_row (shape, durfee) >= durfee + 1)
    durfee++;
  g_assert_cmpuint (sg_diagram_get_durfee (diagram), ==, durfee);
}

static void
test_rows_and_columns (void)
{
  g_autofree char *box = oracle_shape_new_box (5, 4);
  g_autoptr (GPtrArray) shapes = oracle_shape_list_within (box);

  g_assert_cmpuint (shapes->len, ==, 126);

  for (guint i = 0; i < shapes->len; i++)
    {
      g_autoptr (SgDiagram) diagram = oracle_shape_to_diagram (shapes->pdata[i]);

      assert_matches_shape (diagram, shapes->pdata[i]);
    }
}

static void
test_moves (void)
{
  g_autofree char *box = oracle_shape_new_box (4, 4);
  g_autoptr (GPtrArray) shapes = oracle_shape_list_within (box);

  for (guint i = 0; i < shapes->len; i++)
    {
      const char *shape = shapes->pdata[i];
      g_autoptr (SgDiagram) diagram = oracle_shape_to_diagram (shape);

      for (guint r = 0; r < 6; r++)
        {
          for (guint c = 0; c < 6; c++)
            {
              gboolean there = r < strlen (shape) && c < oracle_shape_get_row (shape, r);

              g_assert_cmpint (sg_diagram_has_tile (diagram, r, c), ==, there);

              if (there)
                {
                  g_autofree char *expected = oracle_shape_take (shape, r, c);
                  g_autoptr (SgDiagram) option = sg_diagram_take (diagram, r, c);

                  assert_matches_shape (option, expected);
                  g_assert_cmpuint (sg_diagram_count_taken (diagram, r, c), ==,
                                    oracle_shape_get_n_tiles (shape)
                                        - oracle_shape_get_n_tiles (expected));
                }
              else
                {
                  g_assert_cmpuint (sg_diagram_count_taken (diagram, r, c), ==, 0);
                }
            }
        }

      assert_matches_shape (diagram, shape);
    }
}

static void
test_transpose (void)
{
  g_autofree char *box = oracle_shape_new_box (5, 5);
  g_autoptr (GPtrArray) shapes = oracle_shape_list_within (box);

  for (guint i = 0; i < shapes->len; i++)
    {
      g_autofree char *mirrored = oracle_shape_transpose (shapes->pdata[i]);
      g_autoptr (SgDiagram) diagram = oracle_shape_to_diagram (shapes->pdata[i]);
      g_autoptr (SgDiagram) transpose = sg_diagram_transpose (diagram);
      g_autoptr (SgDiagram) back = sg_diagram_transpose (transpose);

      assert_matches_shape (transpose, mirrored);
      g_assert_true (sg_diagram_equal (back, diagram));
    }
}

static void
test_contains (void)
{
  g_autofree char *box = oracle_shape_new_box (4, 3);
  g_autoptr (GPtrArray) shapes = oracle_shape_list_within (box);

  for (guint i = 0; i < shapes->len; i++)
    {
      for (guint k = 0; k < shapes->len; k++)
        {
          const char *outer = shapes->pdata[i];
          const char *inner = shapes->pdata[k];
          g_autoptr (SgDiagram) outer_diagram = oracle_shape_to_diagram (outer);
          g_autoptr (SgDiagram) inner_diagram = oracle_shape_to_diagram (inner);
          gboolean contains = strlen (inner) <= strlen (outer);

          for (guint r = 0; contains && inner[r] != '\0'; r++)
            contains = oracle_shape_get_row (inner, r) <= oracle_shape_get_row (outer, r);

          g_assert_cmpint (sg_diagram_contains (outer_diagram, inner_diagram), ==, contains);
          g_assert_cmpint (sg_diagram_equal (outer_diagram, inner_diagram), ==, i == k);
        }
    }
}

static void
test_boxes (void)
{
  for (guint width = 0; width <= 4; width++)
    {
      for (guint height = 0; height <= 4; height++)
        {
          g_autofree char *shape = oracle_shape_new_box (width, height);
          g_autoptr (SgDiagram) box = sg_diagram_new_box (width, height);

          assert_matches_shape (box, shape);
        }
    }
}

static void
test_largest (void)
{
  g_autoptr (SgDiagram) box = sg_diagram_new_box (SG_DIAGRAM_MAX_SIDE, SG_DIAGRAM_MAX_SIDE);
  g_autoptr (SgDiagram) transpose = sg_diagram_transpose (box);
  g_autoptr (SgDiagram) option = sg_diagram_take (box, 254, 254);
  g_autofree char *string = sg_diagram_to_string (option);
  g_autoptr (SgDiagram) parsed = parse (string);

  g_assert_cmpuint (sg_diagram_get_n_tiles (box), ==, 255 * 255);
  g_assert_cmpuint (sg_diagram_get_durfee (box), ==, 255);
  g_assert_cmpuint (sg_diagram_count_taken (box, 0, 0), ==, 255 * 255);
  g_assert_true (sg_diagram_equal (box, transpose));
  g_assert_cmpuint (sg_diagram_get_n_tiles (option), ==, 255 * 255 - 1);
  g_assert_cmpuint (sg_diagram_get_row (option, 254), ==, 254);
  g_assert_true (sg_diagram_equal (option, parsed));
}

static void
test_notation (void)
{
  static const char *const texts[] = {
    "-", "1", "5,4,4", "255", "1,1,1,1", "14,8,8,5,5,2,1,1,1,1,1"
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (SgDiagram) diagram = parse (texts[i]);
      g_autofree char *string = sg_diagram_to_string (diagram);

      g_assert_cmpstr (string, ==, texts[i]);
    }
}

static void
test_notation_of_all (void)
{
  g_autofree char *box = oracle_shape_new_box (12, 4);
  g_autoptr (GPtrArray) shapes = oracle_shape_list_within (box);

  for (guint i = 0; i < shapes->len; i++)
    {
      const char *shape = shapes->pdata[i];
      g_autoptr (SgDiagram) diagram = oracle_shape_to_diagram (shape);
      g_autofree char *string = sg_diagram_to_string (diagram);
      g_autoptr (SgDiagram) parsed = parse (string);
      g_autoptr (GString) expected = g_string_new (shape[0] == '\0' ? "-" : NULL);

      for (guint r = 0; shape[r] != '\0'; r++)
        g_string_append_printf (expected, "%s%u", r == 0 ? "" : ",",
                                oracle_shape_get_row (shape, r));

      g_assert_cmpstr (string, ==, expected->str);
      assert_matches_shape (parsed, shape);
    }
}

/* Release builds too abort on a programming error. */
static void
test_asserts (void)
{
  if (g_test_subprocess ())
    {
      g_autoptr (SgDiagram) diagram = parse ("3,2");

      sg_diagram_unref (sg_diagram_take (diagram, 1, 2));
      return;
    }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
}

void
add_tests (void)
{
  g_test_add_func ("/engine/diagram/rows-and-columns", test_rows_and_columns);
  g_test_add_func ("/engine/diagram/moves", test_moves);
  g_test_add_func ("/engine/diagram/transpose", test_transpose);
  g_test_add_func ("/engine/diagram/contains", test_contains);
  g_test_add_func ("/engine/diagram/boxes", test_boxes);
  g_test_add_func ("/engine/diagram/largest", test_largest);
  g_test_add_func ("/engine/diagram/notation", test_notation);
  g_test_add_func ("/engine/diagram/notation-of-all", test_notation_of_all);
  g_test_add_func ("/engine/diagram/asserts", test_asserts);
}
