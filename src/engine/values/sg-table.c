/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Grundy values by Durfee squares. Let d be the side of the Durfee square, the largest square in a
 * diagram. The part right of it is a partition with at most d parts, the arm: a_k = row_k - d; the
 * part below it, by columns, is another one, the leg: b_k = column_k - d. Diagrams correspond to
 * triples (d; a, b), and the sub-diagrams of a diagram with rows L_k and columns L'_k to the
 * triples with a_k <= L_k - d and b_k <= L'_k - d. So for each d the values are a plain matrix,
 * arms by legs.
 *
 * Choosing the tile (i, j) leads from (d; a, b) to
 *   (d; a', b)  if i < d <= j, where a' is the option of a at (i, j - d);
 *   (d; a, b')  if j < d <= i, where b' is the option of b at (j, i - d);
 *   (D; cut (a, i, D), cut (b, j, D))  if i, j < d, where D = max (i, j) and
 *     cut (p, n, D) = (p_0 + d - D, ..., p_{n-1} + d - D, 0, ..., 0), D parts.
 * Each option is an index of an arm combined with an index of a leg. In the order of d, then of
 * these indices, which grow with the sizes, the options of a diagram come before it. */

#include "sg-table.h"

#include "engine/rules/sg-error.h"
#include "sg-evaluate.h"

struct _SgTable
{
  SgDiagram *bounds;
  gboolean transposed; /* whether arms are columns */
  guint n_squares;
  SgSquare *squares; /* squares[d - 1] */
};

/**
 * sg_table_count:
 * @bounds: a diagram
 *
 * Cost: at most a few million steps, however large the result.
 *
 * Returns: the number of sub-diagrams of @bounds, including itself and the empty one; %G_MAXUINT64
 *   also stands for larger numbers
 */
guint64
sg_table_count (const SgDiagram *bounds)
{
  guint64 count = 1; /* the empty diagram */
  SgSplit split;

  sg_split_init (&split, bounds, FALSE);
  for (guint d = 1; d <= split.d; d++)
    {
      guint arm_bounds[SG_MAX_DURFEE];
      guint leg_bounds[SG_MAX_DURFEE];
      guint64 n;

      sg_split_get_bounds (&split, d, arm_bounds, leg_bounds);
      if (!g_uint64_checked_mul (&n, sg_partitions_count (arm_bounds, d),
                                 sg_partitions_count (leg_bounds, d))
          || !g_uint64_checked_add (&count, count, n))
        return G_MAXUINT64;
    }

  return count;
}

/* It is faster to have more arms than legs. */
static gboolean
is_transposed (const SgDiagram *bounds)
{
  return sg_diagram_get_n_rows (bounds) > sg_diagram_get_n_columns (bounds);
}

/**
 * sg_table_estimate_n_bytes:
 * @bounds: a diagram with fewer than 2^32 sub-diagrams
 * @n_threads: the number of threads to make the table
 *
 * Cost: a few milliseconds at most.
 *
 * Returns: about how much memory making the table takes at its peak
 */
guint64
sg_table_estimate_n_bytes (const SgDiagram *bounds, guint n_threads)
{
  guint64 values = sizeof (SgTable);
  guint64 beside = 0;
  g_autofree SgSquare *squares = NULL;
  SgSplit split;

  sg_split_init (&split, bounds, is_transposed (bounds));
  squares = g_new0 (SgSquare, split.d);
  for (guint d = 1; d <= split.d; d++)
    {
      sg_square_init (&squares[d - 1], &split, d, G_MAXUINT);
      values += sg_square_get_n_bytes (&squares[d - 1]);
      beside = MAX (beside, sg_evaluate_get_n_bytes (squares, d, n_threads));
    }
  for (guint i = 0; i < split.d; i++)
    sg_square_clear (&squares[i]);

  return values + beside;
}

/**
 * sg_table_estimate_n_steps:
 * @bounds: a diagram with fewer than 2^32 sub-diagrams
 *
 * Cost: a few milliseconds at most.
 *
 * Returns: how long making the table takes, in steps of some 50 to 100 nanoseconds
 */
guint64
sg_table_estimate_n_steps (const SgDiagram *bounds)
{
  guint64 n_steps = 0;
  SgSplit split;

  sg_split_init (&split, bounds, is_transposed (bounds));
  for (guint d = 1; d <= split.d; d++)
    {
      SgSquare square = { 0 };

      sg_square_init (&square, &split, d, G_MAXUINT);
      n_steps += sg_evaluate_get_n_steps (&square);
      sg_square_clear (&square);
    }

  return n_steps;
}

/**
 * sg_table_new:
 * @bounds: a diagram
 * @limit: the largest number of values to make, at most 2^32 - 1; checked before memory is
 *   allocated
 * @progress: (nullable): called now and then
 * @user_data: passed to @progress
 * @error: return location for an error of domain %SG_ERROR
 *
 * Computes the Grundy values of all sub-diagrams of @bounds.
 *
 * Cost: in memory one byte for each sub-diagram, in time their number times their average size;
 * half of both if @bounds is its own mirror image.
 *
 * Returns: (transfer full) (nullable): the table
 */
SgTable *
sg_table_new (SgDiagram *bounds,
              guint64 limit,
              SgProgressFunc progress,
              gpointer user_data,
              GError **error)
{
  return sg_table_new_on_threads (bounds, limit, 1, progress, user_data, error);
}

/**
 * sg_table_new_on_threads:
 * @bounds: a diagram
 * @limit: see sg_table_new()
 * @n_threads: the number of threads to use, at least 1, including the calling thread
 * @progress: (nullable): called now and then, on the calling thread
 * @user_data: passed to @progress
 * @error: return location for an error of domain %SG_ERROR
 *
 * Returns: (transfer full) (nullable): the same as sg_table_new()
 */
SgTable *
sg_table_new_on_threads (SgDiagram *bounds,
                         guint64 limit,
                         guint n_threads,
                         SgProgressFunc progress,
                         gpointer user_data,
                         GError **error)
{
  g_autoptr (SgTable) self = NULL;
  guint64 n_values = sg_table_count (bounds);
  SgProgress state = { 0, 0, 0, progress, user_data };
  SgSplit split;
  gboolean ok = TRUE;
  SgError code = SG_ERROR_NO_MEMORY;

  g_assert (limit <= G_MAXUINT32);

  if (n_values > limit)
    {
      sg_error_set (error, SG_ERROR_TABLE_TOO_LARGE, &(SgErrorDetail){ 0, n_values, limit });
      return NULL;
    }

  self = g_new0 (SgTable, 1);
  self->bounds = sg_diagram_ref (bounds);
  self->transposed = is_transposed (bounds);

  sg_split_init (&split, bounds, self->transposed);
  self->n_squares = split.d;
  self->squares = g_new0 (SgSquare, split.d);
  for (guint d = 1; d <= split.d; d++)
    {
      sg_square_init (&self->squares[d - 1], &split, d, G_MAXUINT);
      state.total += sg_evaluate_get_n_steps (&self->squares[d - 1]);
    }

  for (guint d = 1; d <= split.d && ok; d++)
    ok = sg_square_allocate (&self->squares[d - 1]);
  for (guint d = 1; d <= split.d && ok; d++)
    ok = sg_evaluate_square (self->squares, d, n_threads, &state, NULL, NULL, &code);

  if (!ok)
    {
      SgErrorDetail detail = { 0, 0, 0 };

      if (code == SG_ERROR_VALUE_TOO_LARGE)
        detail.limit = SG_MAX_VALUE;
      else if (code == SG_ERROR_NO_MEMORY)
        detail.number = sg_table_estimate_n_bytes (bounds, n_threads);
      sg_error_set (error, code, &detail);
      return NULL;
    }

  return g_steal_pointer (&self);
}

void
sg_table_free (SgTable *self)
{
  for (guint i = 0; i < self->n_squares; i++)
    sg_square_clear (&self->squares[i]);
  g_free (self->squares);
  sg_diagram_unref (self->bounds);
  g_free (self);
}

/* Whether the diagram, or its mirror image, is a sub-diagram of the bounds. */
gboolean
sg_table_covers (const SgTable *self, const SgDiagram *diagram)
{
  g_autoptr (SgDiagram) mirror_image = NULL;

  if (sg_diagram_contains (self->bounds, diagram))
    return TRUE;

  mirror_image = sg_diagram_transpose (diagram);
  return sg_diagram_contains (self->bounds, mirror_image);
}

/* Splits a diagram that the table covers, or its mirror image. Returns whether arms are columns. */
static gboolean
split_covered (const SgTable *self, SgSplit *split, const SgDiagram *diagram)
{
  gboolean transposed = self->transposed;

  if (!sg_diagram_contains (self->bounds, diagram))
    {
      g_assert (sg_table_covers (self, diagram));
      transposed = !transposed;
    }

  sg_split_init (split, diagram, transposed);
  return transposed;
}

/* The normal-play value, 0 to 255, of a diagram that the table covers. */
guint
sg_table_get_value (const SgTable *self, const SgDiagram *diagram)
{
  const SgSquare *square;
  SgSplit split;

  split_covered (self, &split, diagram);
  if (split.d == 0)
    return 0;

  square = &self->squares[split.d - 1];
  return sg_square_get_value (square, sg_partitions_rank (square->arms, split.arm),
                              sg_partitions_rank (square->legs, split.leg));
}

/**
 * sg_table_get_option_values:
 * @self: a table
 * @diagram: a diagram that it covers
 *
 * Cost: a few look-ups for each tile.
 *
 * Returns: (transfer full) (nullable): for each tile, row by row from the row nearest the middle,
 *   the value of the option; %NULL for the empty diagram
 */
guint *
sg_table_get_option_values (const SgTable *self, const SgDiagram *diagram)
{
  guint *values;
  guint n = 0;
  const SgSquare *square;
  gboolean transposed;
  guint arm_rank;
  guint leg_rank;
  SgSplit split;

  transposed = split_covered (self, &split, diagram);
  if (split.d == 0)
    return NULL;

  square = &self->squares[split.d - 1];
  arm_rank = sg_partitions_rank (square->arms, split.arm);
  leg_rank = sg_partitions_rank (square->legs, split.leg);
  values = g_new (guint, sg_diagram_get_n_tiles (diagram));

  SG_FOREACH_TILE (row, column, diagram)
    {
      guint i = transposed ? column : row; /* along the leg */
      guint j = transposed ? row : column; /* along the arm */
      guint big_d = MAX (i, j);
      const SgSquare *target = square;
      guint arm = arm_rank;
      guint leg = leg_rank;

      if (j >= split.d)
        {
          arm = sg_partitions_rank_option (square->arms, split.arm, i, j - split.d);
        }
      else if (i >= split.d)
        {
          leg = sg_partitions_rank_option (square->legs, split.leg, j, i - split.d);
        }
      else if (big_d > 0)
        {
          target = &self->squares[big_d - 1];
          arm = sg_square_rank_cut (target->arms, split.arm, split.d, i, big_d);
          leg = sg_square_rank_cut (target->legs, split.leg, split.d, j, big_d);
        }
      else
        {
          values[n++] = 0;
          continue;
        }

      values[n++] = sg_square_get_value (target, arm, leg);
    }

  return values;
}
