/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The diagrams of at most n tiles: those whose Durfee square has the side d are the pairs of an
 * arm and a leg, partitions with at most d parts and at most n - d^2 tiles together. The options
 * of a diagram have fewer tiles, so they are among them. Under misere play, where taking the
 * corner loses, a diagram is a P-position if and only if its normal-play value is 1, and a move
 * wins if it leads to such a diagram. */

#include "sg-census.h"

#include "engine/rules/sg-error.h"
#include "sg-evaluate.h"

#include <string.h>

/* For more values than this, tables of partitions are not even laid out. */
#define MAX_EXACT_BYTES ((guint64)1 << 36)

/* The results of one thread for one number of tiles. */
typedef struct
{
  guint64 n_diagrams;
  guint64 n_p_positions;
  guint largest_value;
  guint most_winning_moves;
  guint n_rows; /* of the first diagram; 0 if there is none yet */
  guint8 rows[SG_CENSUS_MAX_TILES];
} Found;

struct _SgCensus
{
  guint n_tiles;
  guint n_squares;
  SgSquare *squares;
  guint n_complete;
  Found *found; /* for each number of tiles */
  SgCensusLine line;
};

typedef struct
{
  guint n_tiles;
  Found *found; /* for each thread and number of tiles */
} Counting;

static guint
get_largest_side (guint n_tiles)
{
  guint d = 1;

  while ((d + 1) * (d + 1) <= n_tiles)
    d++;

  return d;
}

/* Bounds that hold all arms and legs of all sides. */
static void
init_split (SgSplit *split, guint n_tiles)
{
  split->d = get_largest_side (n_tiles);
  for (guint k = 0; k < split->d; k++)
    split->arm[k] = split->leg[k] = n_tiles;
}

/**
 * sg_census_new:
 * @n_tiles: the largest number of tiles, 1 to %SG_CENSUS_MAX_TILES
 *
 * Returns: (transfer full): a census to be run
 */
SgCensus *
sg_census_new (guint n_tiles)
{
  SgCensus *self = g_new0 (SgCensus, 1);

  g_assert (n_tiles >= 1 && n_tiles <= SG_CENSUS_MAX_TILES);

  self->n_tiles = n_tiles;
  self->n_squares = get_largest_side (n_tiles);
  self->squares = g_new0 (SgSquare, self->n_squares);
  self->found = g_new0 (Found, n_tiles + 1);

  return self;
}

void
sg_census_free (SgCensus *self)
{
  for (guint i = 0; i < self->n_squares; i++)
    if (self->squares[i].arms != NULL)
      sg_square_clear (&self->squares[i]);
  g_clear_pointer (&self->line.first, sg_diagram_unref);
  g_free (self->squares);
  g_free (self->found);
  g_free (self);
}

/* The approximate number of values that are stored, about half of the number of diagrams. */
static double
estimate_n_values (guint n_tiles)
{
  double ways[SG_CENSUS_MAX_TILES + 1] = { 1 }; /* partitions of each size with at most d parts */
  double n_values = 0;

  for (guint d = 1; d <= get_largest_side (n_tiles); d++)
    {
      double n_legs = 0; /* with at most n_tiles - d * d - size tiles */

      for (guint size = d; size <= n_tiles; size++)
        ways[size] += ways[size - d];
      for (guint size = n_tiles - d * d + 1; size-- > 0;)
        {
          n_legs += ways[n_tiles - d * d - size];
          n_values += ways[size] * (n_legs + SG_LANES) / 2;
        }
    }

  return n_values;
}

/**
 * sg_census_estimate_n_bytes:
 * @n_tiles: the largest number of tiles, 1 to %SG_CENSUS_MAX_TILES
 * @n_threads: the number of threads to run the census
 *
 * Cost: a few milliseconds.
 *
 * Returns: about how much memory a census takes at its peak; for far too many tiles only a lower
 *   bound
 */
guint64
sg_census_estimate_n_bytes (guint n_tiles, guint n_threads)
{
  g_autoptr (SgCensus) census = NULL;
  double n_values = estimate_n_values (n_tiles);
  guint64 n_bytes = 0, beside = 0;
  SgSplit split;

  if (n_values >= MAX_EXACT_BYTES)
    return n_values < (double)G_MAXINT64 ? (guint64)n_values : G_MAXUINT64;

  census = sg_census_new (n_tiles);
  init_split (&split, n_tiles);
  for (guint d = 1; d <= census->n_squares; d++)
    {
      sg_square_init (&census->squares[d - 1], &split, d, n_tiles - d * d);
      n_bytes += sg_square_get_n_bytes (&census->squares[d - 1]);
      /* The scratch space of smaller sides is free again. */
      beside = MAX (beside, sg_evaluate_get_n_bytes (census->squares, d, n_threads));
    }

  return n_bytes + beside;
}

/* Returns the number of rows. */
static guint
get_rows (guint d, const guint *arm, const guint *leg, guint8 *rows)
{
  for (guint k = 0; k < d; k++)
    rows[k] = d + arm[k];
  for (guint k = 0; k < leg[0]; k++)
    {
      guint n = 0;

      while (n < d && leg[n] > k)
        n++;
      rows[d + k] = n;
    }

  return d + leg[0];
}

/* Longer rows come first. Two diagrams of the same number of tiles are equal or differ in a row. */
static void
keep_first (Found *found, const guint8 *rows, guint n_rows)
{
  if (found->n_rows > 0 && memcmp (rows, found->rows, MIN (n_rows, found->n_rows)) <= 0)
    return;

  memcpy (found->rows, rows, n_rows);
  found->n_rows = n_rows;
}

/* Adds a diagram with at least as many winning moves as any before, and its mirror image. */
static void
add_record (Found *found, const SgTile *tile, guint row, guint lane)
{
  const SgSquare *square = &tile->squares[tile->d - 1];
  guint arm[SG_MAX_DURFEE];
  guint leg[SG_MAX_DURFEE];
  guint8 rows[SG_CENSUS_MAX_TILES];

  if (tile->counts[row][lane] > found->most_winning_moves)
    found->n_rows = 0;
  found->most_winning_moves = tile->counts[row][lane];

  sg_partitions_unrank (square->arms, tile->arms->first + lane, arm);
  sg_partitions_unrank (square->legs, tile->legs->first + row, leg);
  keep_first (found, rows, get_rows (tile->d, arm, leg, rows));
  keep_first (found, rows, get_rows (tile->d, leg, arm, rows));
}

/* Counts the arms of one size with one leg; @weight is 2 if their mirror images are counted as
 * well. */
static void
count_lanes (Found *found, const SgTile *tile, guint row, guint begin, guint end, guint weight)
{
  const guint8 *values = tile->by_leg[tile->legs->first + row];
  const guint8 *counts = tile->counts[row];
  guint8 largest = 0, most = 0, n_p_positions = 0;

  for (guint lane = begin; lane < end; lane++)
    {
      n_p_positions += values[lane] == 1;
      largest = MAX (largest, values[lane]);
      most = MAX (most, counts[lane]);
    }

  found->n_diagrams += (guint64)weight * (end - begin);
  found->n_p_positions += (guint64)weight * n_p_positions;
  found->largest_value = MAX (found->largest_value, largest);
  if (most >= found->most_winning_moves)
    for (guint lane = begin; lane < end; lane++)
      if (counts[lane] >= found->most_winning_moves)
        add_record (found, tile, row, lane);
}

static void
count_cb (const SgTile *tile, guint thread, gpointer user_data)
{
  const Counting *counting = user_data;
  Found *found = counting->found + thread * (counting->n_tiles + 1);
  const SgSide *arms = tile->arms;
  gboolean on_diagonal = arms->first == tile->legs->first;

  for (guint row = 0; row < tile->legs->n; row++)
    for (guint i = 0, begin = 0; i < arms->n_classes; i++)
      {
        guint end = arms->class_ends[i];
        guint n = tile->d * tile->d + tile->legs->sizes[row] + arms->sizes[begin];

        if (n > counting->n_tiles)
          break;

        /* Of a pair and its mirror image, count the one whose arm has the larger index. */
        if (on_diagonal && row >= begin && row < end)
          {
            count_lanes (&found[n], tile, row, row, row + 1, 1);
            begin = row + 1;
          }
        if (begin < end && (!on_diagonal || begin > row))
          count_lanes (&found[n], tile, row, begin, end, 2);
        begin = end;
      }
}

/* Adds the results of a thread. */
static void
add_found (Found *to, const Found *from)
{
  to->n_diagrams += from->n_diagrams;
  to->n_p_positions += from->n_p_positions;
  to->largest_value = MAX (to->largest_value, from->largest_value);

  if (from->n_rows == 0 || from->most_winning_moves < to->most_winning_moves)
    return;
  if (from->most_winning_moves > to->most_winning_moves)
    to->n_rows = 0;
  to->most_winning_moves = from->most_winning_moves;
  keep_first (to, from->rows, from->n_rows);
}

/**
 * sg_census_run:
 * @self: a census that has not been run
 * @n_threads: the number of threads to use, at least 1, including the calling thread
 * @progress: (nullable): called now and then, on the calling thread
 * @user_data: passed to @progress
 * @error: return location for an error of domain %SG_ERROR
 *
 * Computes all values. After an error, sg_census_get_n_complete() says how far it came.
 */
gboolean
sg_census_run (SgCensus *self,
               guint n_threads,
               SgProgressFunc progress,
               gpointer user_data,
               GError **error)
{
  g_autofree Found *found = g_new0 (Found, (gsize)n_threads * (self->n_tiles + 1));
  Counting counting = { self->n_tiles, found };
  SgProgress state = { 0, 0, 0, progress, user_data };
  gboolean ok = TRUE;
  SgError code = SG_ERROR_NO_MEMORY;
  SgSplit split;

  g_assert (self->squares[0].arms == NULL);

  init_split (&split, self->n_tiles);
  for (guint d = 1; d <= self->n_squares; d++)
    {
      sg_square_init (&self->squares[d - 1], &split, d, self->n_tiles - d * d);
      state.total += sg_evaluate_get_n_steps (&self->squares[d - 1]);
    }

  for (guint d = 1; d <= self->n_squares && ok; d++)
    {
      ok = sg_square_allocate (&self->squares[d - 1])
           && sg_evaluate_square (self->squares, d, n_threads, &state, count_cb, &counting, &code);

      if (ok)
        self->n_complete = MIN (self->n_tiles, (d + 1) * (d + 1) - 1);
    }

  for (guint i = 0; i < n_threads; i++)
    for (guint n = 1; n <= self->n_tiles; n++)
      add_found (&self->found[n], &found[i * (self->n_tiles + 1) + n]);

  if (!ok)
    {
      SgErrorDetail detail = { 0, 0, 0 };

      if (code == SG_ERROR_NO_MEMORY)
        detail.number = sg_census_estimate_n_bytes (self->n_tiles, n_threads);
      sg_error_set (error, code, &detail);
    }

  return ok;
}

/* All diagrams of up to this number of tiles have been evaluated. */
guint
sg_census_get_n_complete (const SgCensus *self)
{
  return self->n_complete;
}

/* @n_tiles is 1 to sg_census_get_n_complete(); the result is valid until the next call. */
const SgCensusLine *
sg_census_get_line (SgCensus *self, guint n_tiles)
{
  const Found *found = &self->found[n_tiles];
  guint rows[SG_CENSUS_MAX_TILES];

  g_assert (n_tiles >= 1 && n_tiles <= self->n_complete);

  for (guint i = 0; i < found->n_rows; i++)
    rows[i] = found->rows[i];
  g_clear_pointer (&self->line.first, sg_diagram_unref);
  self->line = (SgCensusLine){ found->n_diagrams, found->n_p_positions, found->largest_value,
                               found->most_winning_moves, sg_diagram_new (rows, found->n_rows) };

  return &self->line;
}

/* The normal-play value of a diagram of at most sg_census_get_n_complete() tiles. For tests: the
 * results are sums of these. */
guint
sg_census_get_value (const SgCensus *self, const SgDiagram *diagram)
{
  const SgSquare *square;
  SgSplit split;

  g_assert (sg_diagram_get_n_tiles (diagram) <= self->n_complete);

  sg_split_init (&split, diagram, FALSE);
  if (split.d == 0)
    return 0;

  square = &self->squares[split.d - 1];
  return sg_square_get_value (square, sg_partitions_rank (square->arms, split.arm),
                              sg_partitions_rank (square->legs, split.leg));
}
