/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The size of a table before it is made, its limit, and the progress of a long computation. */

#include "engine/rules/sg-error.h"
#include "engine/values/sg-table.h"

#include "memory.h"
#include "oracle.h"
#include "test-main.h"

static SgDiagram *
parse (const char *text)
{
  SgDiagram *diagram = sg_diagram_parse (text, NULL);

  g_assert_nonnull (diagram);
  return diagram;
}

static void
test_count (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (17);
  guint n_counted = 0;

  while (n_counted < 300)
    {
      guint width = (guint)g_rand_int_range (rand, 1, 12);
      g_autofree char *shape =
          oracle_shape_new_random (width, (guint)g_rand_int_range (rand, 1, 12), rand);
      g_autoptr (SgDiagram) diagram = oracle_shape_to_diagram (shape);
      guint64 count = sg_table_count (diagram);

      if (count <= 100000)
        {
          g_autoptr (GPtrArray) shapes = oracle_shape_list_within (shape);

          g_assert_cmpuint (count, ==, shapes->len);
          n_counted++;
        }
    }
}

/* Boxes: binomial coefficients, up to the largest that 64 bits hold. */
static void
test_count_boxes (void)
{
  static const struct
  {
    guint width;
    guint height;
    guint64 count;
  } cases[] = {
    { 0, 0, 1 },
    { 1, 1, 2 },
    { 255, 1, 256 },
    { 1, 255, 256 },
    { 255, 2, 32896 },
    { 8, 8, 12870 },
    { 10, 10, 184756 },
    { 12, 12, 2704156 },
    { 14, 14, 40116600 },
    { 16, 16, 601080390 },
    { 17, 17, G_GUINT64_CONSTANT (2333606220) },
    { 18, 18, G_GUINT64_CONSTANT (9075135300) },
    { 33, 33, G_GUINT64_CONSTANT (7219428434016265740) },
    { 34, 33, G_GUINT64_CONSTANT (14226520737620288370) },
    { 33, 34, G_GUINT64_CONSTANT (14226520737620288370) },
    { 34, 34, G_MAXUINT64 }, /* 28453041475240576740 */
    { 40, 40, G_MAXUINT64 },
    { 255, 255, G_MAXUINT64 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SgDiagram) box = sg_diagram_new_box (cases[i].width, cases[i].height);

      g_assert_cmpuint (sg_table_count (box), ==, cases[i].count);
    }
}

static void
assert_refused (SgDiagram *bounds, guint64 limit, guint64 count)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgTable) table = sg_table_new (bounds, limit, NULL, NULL, &error);
  const SgErrorDetail *detail;

  g_assert_null (table);
  g_assert_error (error, SG_ERROR, SG_ERROR_TABLE_TOO_LARGE);
  detail = sg_error_get_detail (error);
  g_assert_cmpuint (detail->character, ==, 0);
  g_assert_cmpuint (detail->number, ==, count);
  g_assert_cmpuint (detail->limit, ==, limit);
}

static void
test_refused (void)
{
  g_autoptr (SgDiagram) box16 = sg_diagram_new_box (16, 16);
  g_autoptr (SgDiagram) box40 = sg_diagram_new_box (40, 40);
  g_autoptr (SgDiagram) largest = sg_diagram_new_box (255, 255);
  guint64 before;

  /* The first error registers its domain, which takes memory. */
  assert_refused (box16, 1, 601080390);

  before = memory_get_kilobytes ("VmPeak");
  assert_refused (box16, SG_TABLE_DEFAULT_LIMIT, 601080390);
  assert_refused (box40, SG_TABLE_DEFAULT_LIMIT, G_MAXUINT64);
  assert_refused (largest, SG_TABLE_DEFAULT_LIMIT, G_MAXUINT64);
  assert_refused (largest, G_MAXUINT32, G_MAXUINT64);
  g_assert_cmpuint (memory_get_kilobytes ("VmPeak") - before, <, 4096);
}

static void
test_limit_is_exact (void)
{
  static const char *const texts[] = { "-", "1", "5,4,4", "9,1,1,1", "4,4,4,4" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SgDiagram) bounds = parse (texts[i]);
      guint64 count = sg_table_count (bounds);
      g_autoptr (SgTable) table = sg_table_new (bounds, count, NULL, NULL, &error);

      g_assert_no_error (error);
      g_assert_nonnull (table);
      assert_refused (bounds, count - 1, count);
    }
}

/* Rows up to 255 tiles fit; an L of 129 and 128 tiles has the value (128 XOR 127) + 1 = 256. */
static void
test_value_too_large (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgDiagram) row = sg_diagram_new_box (255, 1);
  g_autoptr (SgTable) row_table = sg_table_new (row, 256, NULL, NULL, &error);
  g_autoptr (SgTable) none = NULL;
  g_autoptr (SgDiagram) two_rows = sg_diagram_new_box (255, 2);

  g_assert_no_error (error);
  g_assert_cmpuint (sg_table_get_value (row_table, row), ==, 255);

  for (guint arm = 127; arm <= 130; arm++)
    {
      for (guint leg = 127; leg <= 130; leg++)
        {
          guint rows[SG_DIAGRAM_MAX_SIDE] = { arm };
          g_autoptr (SgDiagram) bounds = NULL;
          g_autoptr (SgTable) table = NULL;
          guint largest = 0;

          for (guint r = 1; r < leg; r++)
            rows[r] = 1;
          bounds = sg_diagram_new (rows, leg);
          table = sg_table_new (bounds, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, &error);

          /* A smaller L inside may have the larger value. */
          for (guint n = 0; n < arm; n++)
            {
              for (guint m = 0; m < leg; m++)
                largest = MAX (largest, (n ^ m) + 1);
            }

          if (largest > 255)
            {
              g_assert_null (table);
              g_assert_error (error, SG_ERROR, SG_ERROR_VALUE_TOO_LARGE);
              g_assert_cmpuint (sg_error_get_detail (error)->limit, ==, 255);
              g_clear_error (&error);
            }
          else
            {
              g_assert_no_error (error);
              g_assert_cmpuint (sg_table_get_value (table, bounds), ==,
                                ((arm - 1) ^ (leg - 1)) + 1);
            }
        }
    }

  none = sg_table_new (two_rows, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, &error);
  g_assert_null (none);
  g_assert_error (error, SG_ERROR, SG_ERROR_VALUE_TOO_LARGE);
}

typedef struct
{
  guint n_calls;
  guint stop_at; /* the call that cancels, or 0 */
  double last;
} Progress;

static gboolean
progress_cb (double fraction, gpointer user_data)
{
  Progress *progress = user_data;

  g_assert_cmpfloat (fraction, >=, 0.0);
  g_assert_cmpfloat (fraction, <=, 1.0);
  g_assert_cmpfloat (fraction, >=, progress->last);

  progress->last = fraction;
  progress->n_calls++;
  return progress->n_calls != progress->stop_at;
}

static void
test_progress (void)
{
  static const guint sides[][2] = { { 11, 11 }, { 12, 11 }, { 9, 14 }, { 60, 4 } };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SgDiagram) box = sg_diagram_new_box (sides[i][0], sides[i][1]);
      Progress progress = { 0, 0, 0.0 };
      g_autoptr (SgTable) table =
          sg_table_new (box, SG_TABLE_DEFAULT_LIMIT, progress_cb, &progress, &error);

      g_assert_no_error (error);
      g_assert_nonnull (table);
      g_test_message ("%u calls, the last one at %f", progress.n_calls, progress.last);
      g_assert_cmpuint (progress.n_calls, >=, 5);
      g_assert_cmpuint (progress.n_calls, <=, 10000);
      g_assert_cmpfloat (progress.last, >, 0.9);
    }
}

static void
test_cancel (void)
{
  g_autoptr (SgDiagram) box = sg_diagram_new_box (11, 11);

  for (guint stop_at = 1; stop_at <= 5; stop_at++)
    {
      g_autoptr (GError) error = NULL;
      Progress progress = { 0, stop_at, 0.0 };
      g_autoptr (SgTable) table =
          sg_table_new (box, SG_TABLE_DEFAULT_LIMIT, progress_cb, &progress, &error);

      g_assert_null (table);
      g_assert_error (error, SG_ERROR, SG_ERROR_CANCELLED);
      g_assert_cmpuint (progress.n_calls, ==, stop_at);
    }
}

void
add_tests (void)
{
  g_test_add_func ("/engine/table-limits/count", test_count);
  g_test_add_func ("/engine/table-limits/count-boxes", test_count_boxes);
  g_test_add_func ("/engine/table-limits/refused", test_refused);
  g_test_add_func ("/engine/table-limits/limit-is-exact", test_limit_is_exact);
  g_test_add_func ("/engine/table-limits/value-too-large", test_value_too_large);
  g_test_add_func ("/engine/table-limits/progress", test_progress);
  g_test_add_func ("/engine/table-limits/cancel", test_cancel);
}
