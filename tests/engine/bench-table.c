/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Time and memory of full tables, also as a ratio to one plain loop in the same process. */

#include "sg-table.h"

#include "memory.h"
#include "plain-table.h"

#define N_RUNS 5

static const guint sides[] = { 8, 10, 12 };

static SgTable *
make_table (guint side)
{
  g_autoptr (SgDiagram) box = sg_diagram_new_box (side, side);
  SgTable *table = sg_table_new (box, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);

  g_assert_nonnull (table);
  return table;
}

/* The shortest of some runs, in seconds. */
static double
time_table (guint side)
{
  double best = G_MAXDOUBLE;

  for (guint run = 0; run < N_RUNS; run++)
    {
      gint64 start = g_get_monotonic_time ();

      sg_table_unref (make_table (side));
      best = MIN (best, (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC);
    }

  return best;
}

static double
time_plain_loop (guint side)
{
  double best = G_MAXDOUBLE;

  for (guint run = 0; run < N_RUNS; run++)
    {
      gint64 start = g_get_monotonic_time ();

      plain_table_free (plain_table_new (side, side));
      best = MIN (best, (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC);
    }

  return best;
}

/* Both have done the same work. */
static void
assert_same_values (guint side)
{
  g_autoptr (SgTable) table = make_table (side);
  g_autoptr (PlainTable) plain = plain_table_new (side, side);

  g_assert_cmpuint (sg_table_get_n_values (table), ==, plain_table_get_n_values (plain));
  for (guint width = 1; width <= side; width++)
    {
      for (guint last = 1; last <= width; last++)
        {
          guint rows[16];
          g_autoptr (SgDiagram) diagram = NULL;

          for (guint r = 0; r < side; r++)
            rows[r] = r + 1 < side ? width : last;
          diagram = sg_diagram_new (rows, side);
          g_assert_cmpuint (sg_table_get_value (table, diagram), ==,
                            plain_table_get_value (plain, rows, side));
        }
    }
}

int
main (int argc, char *argv[])
{
  guint64 at_start = memory_get_kilobytes ("VmHWM");
  double peaks[G_N_ELEMENTS (sides)];
  gsize n_bytes[G_N_ELEMENTS (sides)];

  /* A peak never falls: the smaller tables first, and before anything else takes memory. */
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_autoptr (SgTable) table = make_table (sides[i]);

      peaks[i] = (memory_get_kilobytes ("VmHWM") - at_start) / 1024.0;
      n_bytes[i] = sg_table_get_n_bytes (table);
    }

  g_print ("box      values   time (s)  plain loop (s)   ratio  table (MB)  peak (MB)\n");
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      double seconds = time_table (sides[i]);
      double plain_seconds = time_plain_loop (sides[i]);
      g_autoptr (SgDiagram) box = sg_diagram_new_box (sides[i], sides[i]);

      assert_same_values (sides[i]);
      g_print ("%2ux%-2u %9" G_GUINT64_FORMAT " %10.4f %15.4f %7.2f %11.2f %10.2f\n", sides[i],
               sides[i], sg_table_count (box), seconds, plain_seconds, seconds / plain_seconds,
               (double)n_bytes[i] / (1024 * 1024), peaks[i]);
    }

  return 0;
}
