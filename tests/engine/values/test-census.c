/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The census of all diagrams up to a number of tiles: its values and counts compared with one plain
 * loop over partitions, which uses no squares, arms and legs, and its numbers of diagrams compared
 * with Euler's recurrence. */

#include "engine/values/sg-census.h"
#include "engine/rules/sg-error.h"
#include "engine/values/sg-kernel.h"
#include "engine/sg.h"

#include <string.h>
#include <sys/resource.h>

#include "memory.h"
#include "test-main.h"

#define PLAIN_TILES 45
#define LONG_TILES 60

/* The values of the partitions of each size in their usual order, from (n) to (1, ..., 1). The
 * index of a partition is computed from the numbers of partitions with bounded parts. */
typedef struct
{
  guint n_tiles;
  guint32 *ways; /* [v][s]: the partitions of s with parts up to v */
  guint8 *values[LONG_TILES + 1];
} Plain;

typedef struct
{
  guint64 n_diagrams;
  guint64 n_p_positions;
  guint largest_value;
  guint most;
  guint8 rows[LONG_TILES];
  guint n_rows;
} PlainLine;

static guint32
get_ways (const Plain *plain, guint v, guint s)
{
  return plain->ways[v * (LONG_TILES + 1) + s];
}

static guint
get_index (const Plain *plain, const guint8 *rows, guint n_rows, guint size)
{
  guint index = 0;
  guint v = size;

  /* Partitions with a longer row here come first. */
  for (guint r = 0; r < n_rows; r++)
    {
      index += get_ways (plain, MIN (v, size), size) - get_ways (plain, rows[r], size);
      v = rows[r];
      size -= rows[r];
    }

  return index;
}

/* Looks up the values of all options. Returns the value and the number of winning moves. */
static guint
evaluate (const Plain *plain, const guint8 *rows, guint n_rows, guint *n_winning)
{
  gboolean seen[LONG_TILES + 2] = { TRUE };
  guint mex = 0;

  *n_winning = 0;
  for (guint r = 0; r < n_rows; r++)
    for (guint c = r == 0 ? 1 : 0; c < rows[r]; c++)
      {
        guint8 option[LONG_TILES];
        guint n = 0;
        guint size = 0;
        guint value;

        for (guint k = 0; k < n_rows; k++)
          {
            option[k] = k < r ? rows[k] : MIN (rows[k], c);
            size += option[k];
            n += option[k] > 0;
          }
        value = plain->values[size][get_index (plain, option, n, size)];
        seen[value] = TRUE;
        *n_winning += value == 1;
      }

  while (seen[mex])
    mex++;
  return mex;
}

static void
plain_fill (Plain *plain,
            PlainLine *line,
            guint8 *rows,
            guint n_rows,
            guint left,
            guint size,
            guint *index)
{
  guint largest = n_rows == 0 ? left : MIN (left, rows[n_rows - 1]);

  if (left == 0)
    {
      guint n_winning;
      guint value = evaluate (plain, rows, n_rows, &n_winning);

      g_assert_cmpuint (get_index (plain, rows, n_rows, size), ==, *index);
      plain->values[size][(*index)++] = value;
      line->n_diagrams++;
      line->n_p_positions += value == 1;
      line->largest_value = MAX (line->largest_value, value);
      if (line->n_rows == 0 || n_winning > line->most)
        {
          line->most = n_winning;
          line->n_rows = n_rows;
          memcpy (line->rows, rows, n_rows);
        }
      return;
    }

  for (guint row = largest; row >= 1; row--)
    {
      rows[n_rows] = row;
      plain_fill (plain, line, rows, n_rows + 1, left - row, size, index);
    }
}

static void
plain_init (Plain *plain, PlainLine *lines, guint n_tiles)
{
  plain->n_tiles = n_tiles;
  plain->ways = g_new0 (guint32, (LONG_TILES + 1) * (LONG_TILES + 1));
  for (guint v = 0; v <= n_tiles; v++)
    for (guint s = 0; s <= n_tiles; s++)
      plain->ways[v * (LONG_TILES + 1) + s] =
          s == 0   ? 1
          : v == 0 ? 0
                   : get_ways (plain, v - 1, s) + (s >= v ? get_ways (plain, v, s - v) : 0);

  memset (lines, 0, (n_tiles + 1) * sizeof *lines);
  for (guint n = 0; n <= n_tiles; n++)
    {
      guint8 rows[LONG_TILES + 1];
      guint index = 0;

      plain->values[n] = g_malloc (get_ways (plain, n, n));
      plain->values[n][0] = 0;
      if (n > 0)
        plain_fill (plain, &lines[n], rows, 0, n, n, &index);
    }
}

static void
plain_clear (Plain *plain)
{
  for (guint n = 0; n <= plain->n_tiles; n++)
    g_free (plain->values[n]);
  g_free (plain->ways);
}

static SgCensus *
run (guint n_tiles, guint n_threads)
{
  g_autoptr (GError) error = NULL;
  SgCensus *census = sg_census_new (n_tiles);

  g_assert_true (sg_census_run (census, n_threads, NULL, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (sg_census_get_n_complete (census), ==, n_tiles);

  return census;
}

static void
assert_line (SgCensus *census, guint n_tiles, const PlainLine *plain)
{
  const SgCensusLine *line = sg_census_get_line (census, n_tiles);

  g_assert_cmpuint (line->n_diagrams, ==, plain->n_diagrams);
  g_assert_cmpuint (line->n_p_positions, ==, plain->n_p_positions);
  g_assert_cmpuint (line->largest_value, ==, plain->largest_value);
  g_assert_cmpuint (line->most_winning_moves, ==, plain->most);
  g_assert_cmpuint (sg_diagram_get_n_rows (line->first), ==, plain->n_rows);
  for (guint r = 0; r < plain->n_rows; r++)
    g_assert_cmpuint (sg_diagram_get_row (line->first, r), ==, plain->rows[r]);
}

static void
compare_values (const SgCensus *census,
                const Plain *plain,
                guint *rows,
                guint n_rows,
                guint left,
                guint size,
                guint *index)
{
  if (left == 0)
    {
      g_autoptr (SgDiagram) diagram = sg_diagram_new (rows, n_rows);

      g_assert_cmpuint (sg_census_get_value (census, diagram), ==, plain->values[size][*index]);
      (*index)++;
      return;
    }

  for (guint row = n_rows == 0 ? left : MIN (left, rows[n_rows - 1]); row >= 1; row--)
    {
      rows[n_rows] = row;
      compare_values (census, plain, rows, n_rows + 1, left - row, size, index);
    }
}

/* Every value and every line, with every kernel. */
static void
test_plain_loop (void)
{
  g_autofree PlainLine *lines = g_new (PlainLine, PLAIN_TILES + 1);
  Plain plain;

  plain_init (&plain, lines, PLAIN_TILES);
  for (guint k = 0; k < sg_kernel_get_n (); k++)
    {
      g_autoptr (SgCensus) census = NULL;

      sg_kernel_set_best (sg_kernel_get (k));
      census = run (PLAIN_TILES, 1 + k);
      for (guint n = 1; n <= PLAIN_TILES; n++)
        {
          guint rows[PLAIN_TILES];
          guint index = 0;

          assert_line (census, n, &lines[n]);
          compare_values (census, &plain, rows, 0, n, n, &index);
          g_assert_cmpuint (index, ==, lines[n].n_diagrams);
        }
    }
  sg_kernel_set_best (NULL);
  plain_clear (&plain);
}

/* Only lines, up to the size that the plain loop reaches in a few seconds. */
static void
test_lines (void)
{
  g_autofree PlainLine *lines = g_new (PlainLine, LONG_TILES + 1);
  g_autoptr (SgCensus) census = run (LONG_TILES, 2);
  Plain plain;

  plain_init (&plain, lines, LONG_TILES);
  for (guint n = 1; n <= LONG_TILES; n++)
    assert_line (census, n, &lines[n]);
  plain_clear (&plain);
}

/* A line depends neither on the size of the census nor on the number of threads. */
static void
test_sizes (void)
{
  g_autoptr (SgCensus) large = run (64, 4);

  for (guint n_tiles = 1; n_tiles <= 63; n_tiles += n_tiles < 20 ? 1 : 7)
    {
      g_autoptr (SgCensus) census = run (n_tiles, 1);

      for (guint n = 1; n <= n_tiles; n++)
        {
          SgCensusLine line = *sg_census_get_line (census, n);
          const SgCensusLine *same = sg_census_get_line (large, n);

          g_assert_cmpuint (line.n_diagrams, ==, same->n_diagrams);
          g_assert_cmpuint (line.n_p_positions, ==, same->n_p_positions);
          g_assert_cmpuint (line.largest_value, ==, same->largest_value);
          g_assert_cmpuint (line.most_winning_moves, ==, same->most_winning_moves);
          g_assert_true (sg_diagram_equal (line.first, same->first));
        }
    }
}

/* p (n) = p (n - 1) + p (n - 2) - p (n - 5) - p (n - 7) + ..., Euler's pentagonal numbers. */
static void
test_partition_numbers (void)
{
  gint64 p[73] = { 1 };
  g_autoptr (SgCensus) census = run (72, 2);

  for (int n = 1; n <= 72; n++)
    {
      for (int k = 1; k * (3 * k - 1) / 2 <= n; k++)
        {
          gint64 sum = p[n - k * (3 * k - 1) / 2];

          if (k * (3 * k + 1) / 2 <= n)
            sum += p[n - k * (3 * k + 1) / 2];
          p[n] += k % 2 == 1 ? sum : -sum;
        }
      g_assert_cmpint (sg_census_get_line (census, n)->n_diagrams, ==, p[n]);
    }
  g_assert_cmpint (p[60], ==, 966467);
}

/* The records of winning moves, each compared with a table of its diagram. */
static void
test_records (void)
{
  static const struct
  {
    guint n_tiles;
    guint n_winning;
    const char *first;
  } records[] = {
    { 2, 1, "2" },
    { 6, 3, "3,2,1" },
    { 16, 4, "7,4,3,1,1" },
    { 29, 5, "12,6,5,4,1,1" },
    { 40, 6, "16,8,6,3,2,1,1,1,1,1" },
    { 47, 7, "14,8,8,5,5,2,1,1,1,1,1" },
    { 70, 8, "13,10,9,8,8,6,4,4,3,3,2" },
  };
  g_autoptr (SgCensus) census = run (70, 2);

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      const SgCensusLine *line = sg_census_get_line (census, records[i].n_tiles);
      g_autofree char *text = sg_diagram_to_string (line->first);
      g_autoptr (SgTable) table =
          sg_table_new (line->first, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);
      g_autofree guint *values = sg_table_get_option_values (table, line->first);
      guint n_winning = 0;

      g_assert_cmpstr (text, ==, records[i].first);
      g_assert_cmpuint (line->most_winning_moves, ==, records[i].n_winning);
      for (guint k = 0; k < records[i].n_tiles; k++)
        n_winning += values[k] == 1;
      g_assert_cmpuint (n_winning, ==, records[i].n_winning);
    }
}

typedef struct
{
  guint n_left;
  double last;
} Progress;

static gboolean
progress_cb (double fraction, gpointer user_data)
{
  Progress *progress = user_data;

  g_assert_cmpfloat (fraction, >=, progress->last);
  g_assert_cmpfloat (fraction, <=, 1.0);
  progress->last = fraction;
  return progress->n_left-- > 1;
}

/* After a cancellation, the complete lines are right. */
static void
test_cancel (void)
{
  g_autoptr (SgCensus) whole = run (66, 2);

  for (guint n_threads = 1; n_threads <= 3; n_threads++)
    for (guint n_left = 1; n_left < 120; n_left += 13)
      {
        Progress progress = { n_left, 0 };
        g_autoptr (GError) error = NULL;
        g_autoptr (SgCensus) census = sg_census_new (66);

        if (sg_census_run (census, n_threads, progress_cb, &progress, &error))
          continue;

        g_assert_error (error, SG_ERROR, SG_ERROR_CANCELLED);
        g_assert_cmpuint (sg_census_get_n_complete (census), <, 66);
        for (guint n = 1; n <= sg_census_get_n_complete (census); n++)
          {
            guint64 n_p_positions = sg_census_get_line (census, n)->n_p_positions;

            g_assert_cmpuint (n_p_positions, ==, sg_census_get_line (whole, n)->n_p_positions);
          }
      }
}

static void
test_estimate (void)
{
  guint64 before = 0;

  for (guint n = 1; n <= SG_CENSUS_MAX_TILES; n++)
    {
      guint64 n_bytes = sg_census_estimate_n_bytes (n, 2);

      if (n < 100)
        g_assert_cmpuint (n_bytes + n_bytes / 8, >=, before);
      else
        g_assert_cmpuint (n_bytes, >, (guint64)1 << 29);
      before = n_bytes;
    }
  g_assert_cmpuint (sg_census_estimate_n_bytes (82, 2), <, 300 * 1000 * 1000);
  g_assert_cmpuint (sg_census_estimate_n_bytes (100, 2), <, G_GUINT64_CONSTANT (2200000000));
  g_assert_cmpuint (sg_census_estimate_n_bytes (255, 2), >, (guint64)1 << 40);
}

/* Too little memory is reported as an error. A few megabytes are always left, for numberings and
 * errors. */
static void
test_little_memory (void)
{
  const guint n_tiles = 66;
  const guint n_parts = 8;
  const guint64 n_bytes_beside = 4 << 20;
  guint64 n_bytes = sg_census_estimate_n_bytes (n_tiles, 1);
  struct rlimit unlimited;
  guint n_failures = 0;

  g_assert_cmpint (getrlimit (RLIMIT_AS, &unlimited), ==, 0);
  for (guint i = 0; i < n_parts; i++)
    {
      g_autoptr (SgCensus) census = sg_census_new (n_tiles);
      g_autoptr (GError) error = NULL;
      struct rlimit limited = unlimited;

      limited.rlim_cur =
          memory_get_kilobytes ("VmSize") * 1024 + n_bytes_beside + n_bytes * i / n_parts;
      g_assert_cmpint (setrlimit (RLIMIT_AS, &limited), ==, 0);
      if (!sg_census_run (census, 1, NULL, NULL, &error))
        {
          g_assert_error (error, SG_ERROR, SG_ERROR_NO_MEMORY);
          n_failures++;
        }
      g_assert_cmpint (setrlimit (RLIMIT_AS, &unlimited), ==, 0);
    }

  g_assert_cmpuint (n_failures, >, n_parts / 4);
}

void
add_tests (void)
{
  /* This test is the first: it could use memory that other tests have freed. */
#ifndef __SANITIZE_ADDRESS__
  g_test_add_func ("/engine/census/little-memory", test_little_memory);
#endif
  g_test_add_func ("/engine/census/plain-loop", test_plain_loop);
  g_test_add_func ("/engine/census/lines", test_lines);
  g_test_add_func ("/engine/census/sizes", test_sizes);
  g_test_add_func ("/engine/census/partition-numbers", test_partition_numbers);
  g_test_add_func ("/engine/census/records", test_records);
  g_test_add_func ("/engine/census/cancel", test_cancel);
  g_test_add_func ("/engine/census/estimate", test_estimate);
}
