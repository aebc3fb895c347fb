/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables made with every kernel that the processor runs, and by several threads, compared with one
 * plain loop. */

#include "engine/rules/sg-error.h"
#include "engine/values/sg-kernel.h"
#include "engine/values/sg-table.h"

#include "plain-table.h"
#include "test-main.h"

static SgTable *
make_table (guint width, guint height, guint n_threads)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgDiagram) box = sg_diagram_new_box (width, height);
  SgTable *table =
      sg_table_new_on_threads (box, SG_TABLE_DEFAULT_LIMIT, n_threads, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (table);
  return table;
}

/* Compares every diagram whose first rows are given and returns their number. */
static gsize
compare_below (const SgTable *table,
               const PlainTable *plain,
               guint *rows,
               guint n_rows,
               guint width,
               guint height)
{
  g_autoptr (SgDiagram) diagram = sg_diagram_new (rows, n_rows);
  gsize n = 1;

  if (sg_table_get_value (table, diagram) != plain_table_get_value (plain, rows, n_rows))
    {
      g_autofree char *text = sg_diagram_to_string (diagram);

      g_error ("%s: %u, not %u", text, sg_table_get_value (table, diagram),
               plain_table_get_value (plain, rows, n_rows));
    }

  if (n_rows < height)
    for (guint row = 1; row <= width; row++)
      {
        rows[n_rows] = row;
        n += compare_below (table, plain, rows, n_rows + 1, row, height);
      }

  return n;
}

static void
assert_same (const PlainTable *plain, guint width, guint height, guint n_threads)
{
  g_autoptr (SgTable) table = make_table (width, height, n_threads);
  g_autoptr (SgDiagram) box = sg_diagram_new_box (width, height);
  guint rows[16];

  g_assert_cmpuint (compare_below (table, plain, rows, 0, width, height), ==, sg_table_count (box));
}

static void
test_kernels (void)
{
  static const guint sizes[][2] = { { 9, 9 },  { 12, 5 }, { 5, 12 }, { 10, 10 },
                                    { 11, 8 }, { 16, 2 }, { 1, 16 }, { 3, 16 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (PlainTable) plain = plain_table_new (sizes[i][0], sizes[i][1]);

      for (guint k = 0; k < sg_kernel_get_n (); k++)
        {
          g_test_message ("%ux%u, %s", sizes[i][0], sizes[i][1], sg_kernel_get (k)->name);
          sg_kernel_set_best (sg_kernel_get (k));
          assert_same (plain, sizes[i][0], sizes[i][1], 1);
        }
      sg_kernel_set_best (NULL);
    }
}

/* Repeated, because missing synchronization between threads shows only sometimes. */
static void
test_threads (void)
{
  static const guint sizes[][2] = { { 12, 12 }, { 14, 9 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (PlainTable) plain = plain_table_new (sizes[i][0], sizes[i][1]);

      for (guint n_threads = 1; n_threads <= 4; n_threads *= 2)
        assert_same (plain, sizes[i][0], sizes[i][1], n_threads);
      assert_same (plain, sizes[i][0], sizes[i][1], 4);
    }
}

/* Every kernel finds the rare values that its sets cannot hold. */
static void
test_high_values (void)
{
  g_autoptr (SgDiagram) hook =
      sg_diagram_parse ("120,9,2,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1", NULL);

  for (guint k = 0; k < sg_kernel_get_n (); k++)
    {
      g_autoptr (SgTable) table = NULL;

      sg_kernel_set_best (sg_kernel_get (k));
      table = sg_table_new (hook, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);
      for (guint arm = 0; arm < 120; arm++)
        for (guint leg = 0; leg < 32; leg++)
          {
            guint rows[32] = { arm + 1 };
            g_autoptr (SgDiagram) l = NULL;

            for (guint r = 1; r <= leg; r++)
              rows[r] = 1;
            l = sg_diagram_new (rows, leg + 1);
            g_assert_cmpuint (sg_table_get_value (table, l), ==, (arm ^ leg) + 1);
          }
    }
  sg_kernel_set_best (NULL);
}

static gboolean
stop_cb (double fraction, gpointer user_data)
{
  guint *n_left = user_data;

  return (*n_left)-- > 1;
}

static void
test_cancel (void)
{
  g_autoptr (SgDiagram) box = sg_diagram_new_box (13, 12);

  for (guint n_threads = 1; n_threads <= 4; n_threads++)
    for (guint stop_at = 1; stop_at < 20; stop_at += 3)
      {
        guint n_left = stop_at;
        g_autoptr (GError) error = NULL;
        g_autoptr (SgTable) table = sg_table_new_on_threads (box, SG_TABLE_DEFAULT_LIMIT, n_threads,
                                                             stop_cb, &n_left, &error);

        g_assert_null (table);
        g_assert_error (error, SG_ERROR, SG_ERROR_CANCELLED);
      }
}

void
add_tests (void)
{
  g_test_add_func ("/engine/kernel/kernels", test_kernels);
  g_test_add_func ("/engine/kernel/threads", test_threads);
  g_test_add_func ("/engine/kernel/high-values", test_high_values);
  g_test_add_func ("/engine/kernel/cancel", test_cancel);
}
