/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The time and memory of full tables, also in relation to one plain loop in the same process, and
 * of requests to a ready table. Each time is the shortest of several runs by the clock; the machine
 * should have nothing else to do. */

#include "engine/values/sg-census.h"
#include "engine/values/sg-kernel.h"
#include "engine/values/sg-table.h"

#include "memory.h"
#include "plain-table.h"

static SgTable *
make_table (guint side, guint n_threads)
{
  g_autoptr (SgDiagram) box = sg_diagram_new_box (side, side);
  SgTable *table = sg_table_new_on_threads (box, G_MAXUINT32, n_threads, NULL, NULL, NULL);

  g_assert_nonnull (table);
  return table;
}

static double
get_seconds (gint64 start)
{
  return (double)(g_get_monotonic_time () - start) / G_USEC_PER_SEC;
}

static double
time_table (guint side, guint n_threads, guint n_runs)
{
  double best = G_MAXDOUBLE;

  for (guint run = 0; run < n_runs; run++)
    {
      gint64 start = g_get_monotonic_time ();

      sg_table_free (make_table (side, n_threads));
      best = MIN (best, get_seconds (start));
    }

  return best;
}

static double
time_plain_loop (guint side, guint n_runs)
{
  double best = G_MAXDOUBLE;

  for (guint run = 0; run < n_runs; run++)
    {
      gint64 start = g_get_monotonic_time ();

      plain_table_free (plain_table_new (side, side));
      best = MIN (best, get_seconds (start));
    }

  return best;
}

static void
print_ratios (void)
{
  static const guint sides[] = { 8, 10, 12, 13, 14 };

  g_print ("box    plain loop (s)  kernel    1 thread (s)   ratio  2 threads (s)   ratio\n");
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      guint side = sides[i];
      guint n_runs = side < 13 ? 20 : 5;
      double plain = time_plain_loop (side, side < 13 ? 7 : 2);

      for (guint k = 0; k < sg_kernel_get_n (); k++)
        {
          double one, two;

          sg_kernel_set_best (sg_kernel_get (k));
          one = time_table (side, 1, n_runs);
          two = time_table (side, 2, n_runs);
          g_print ("%2ux%-2u %15.4f  %-9s %12.4f %7.1f %14.4f %7.1f\n", side, side, plain,
                   sg_kernel_get (k)->name, one, plain / one, two, plain / two);
        }
      sg_kernel_set_best (NULL);
    }
}

static void
print_memory (void)
{
  static const guint sides[] = { 8, 10, 12 };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_autoptr (SgDiagram) box = sg_diagram_new_box (sides[i], sides[i]);

      g_print ("%ux%u: %" G_GUINT64_FORMAT " values, %.2f MB to make them\n", sides[i], sides[i],
               sg_table_count (box), (double)sg_table_estimate_n_bytes (box, 1) / 1e6);
    }
}

/* A peak never falls, so larger computations come later. */
static void
print_large_table (void)
{
  guint64 before = memory_get_kilobytes ("VmHWM");
  gint64 start = g_get_monotonic_time ();
  g_autoptr (SgTable) table = make_table (16, 2);
  double seconds = get_seconds (start);
  g_autoptr (SgDiagram) box = sg_diagram_new_box (16, 16);
  const guint n = 1000;

  g_print ("16x16, 2 threads: %.2f s, peak %.3f GB, value %u\n", seconds,
           (memory_get_kilobytes ("VmHWM") - before) / 1024.0 / 1024.0,
           sg_table_get_value (table, box));

  start = g_get_monotonic_time ();
  for (guint i = 0; i < n; i++)
    g_free (sg_table_get_option_values (table, box));
  g_print ("option values of 16x16: %.1f microseconds\n", get_seconds (start) / n * 1e6);
}

static void
print_census (guint n_tiles)
{
  gint64 start = g_get_monotonic_time ();
  g_autoptr (SgCensus) census = sg_census_new (n_tiles);

  sg_census_run (census, 2, NULL, NULL, NULL);

  g_print (
      "census to %u tiles, 2 threads: %.2f s, peak of the process %.3f GB, estimated %.3f GB\n",
      n_tiles, get_seconds (start), memory_get_kilobytes ("VmHWM") / 1024.0 / 1024.0,
      (double)sg_census_estimate_n_bytes (n_tiles, 2) / 1024 / 1024 / 1024);
}

int
main (int argc, char *argv[])
{
  print_ratios ();
  print_memory ();
  print_large_table ();
  print_census (82);
  print_census (100);

  return 0;
}
