/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Grundy values by the Durfee split. Let d be the side of the largest square in a diagram. What is
 * right of the square is a partition with at most d parts, the arm: a_k = row_k - d; what is below
 * it, by columns, another, the leg: b_k = column_k - d. Diagrams correspond to triples (d; a, b),
 * and the sub-diagrams of one with rows L_k and columns L'_k to all triples with a_k <= L_k - d and
 * b_k <= L'_k - d. So for each d the values are a plain matrix, arms by legs.
 *
 * Choosing the tile (i, j) leads from (d; a, b) to
 *   (d; a', b)  if i < d <= j, where a' is the option of a at (i, j - d);
 *   (d; a, b')  if j < d <= i, where b' is the option of b at (j, i - d);
 *   (D; cut (a, i, D), cut (b, j, D))  if i, j < d, where D = max (i, j) and
 *     cut (p, n, D) = (p_0 + d - D, ..., p_{n-1} + d - D, 0, ..., 0), D parts.
 * Each is an index of the arm combined with an index of the leg. Going up by d, then by the numbers
 * of arm and leg, which grow with their sizes, every option is known before it is needed. */

#include "sg-table.h"

#include "rules/sg-error.h"
#include "sg-evaluate.h"

struct _SgTable
{
  gatomicrefcount ref_count;
  SgDiagram *bounds;
  gboolean transposed; /* whether arms are columns */
  guint n_squares;
  SgSquare *squares; /* squares[d - 1] */
  guint64 n_values;
};

G_DEFINE_BOXED_TYPE (SgTable, sg_table, sg_table_ref, sg_table_unref)

/**
 * sg_table_count:
 * @bounds: a diagram
 *
 * Cost: at most a few million steps, however large the result.
 *
 * Returns: the number of sub-diagrams of @bounds, the empty one and @bounds included;
 *   %G_MAXUINT64 if there are more than that
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

/* More rows than columns are better taken as columns: there are to be more arms than legs. */
static gboolean
is_transposed (const SgDiagram *bounds)
{
  return sg_diagram_get_n_rows (bounds) > sg_diagram_get_n_columns (bounds);
}

/**
 * sg_table_estimate_n_bytes:
 * @bounds: a diagram whose table would hold less than 2^32 values
 * @n_threads: how many threads would make it
 *
 * Cost: a few milliseconds at most.
 *
 * Returns: about how much memory making the table takes at once
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
 * sg_table_new:
 * @bounds: a diagram
 * @limit: the largest number of values to make room for, at most 2^32 - 1
 * @progress: (nullable): called now and then
 * @user_data: passed to @progress
 * @error: return location for an error of domain %SG_ERROR
 *
 * Computes the Grundy values of all sub-diagrams of @bounds. Whether there are more of them than
 * @limit is known before anything is allocated.
 *
 * Cost: the number of sub-diagrams in bytes, that number times their average size in time, and half
 * of it if @bounds is its own mirror image.
 *
 * Returns: (transfer full) (nullable): the table, or %NULL with @error set
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
 * @limit: the largest number of values to make, at most 2^32 - 1
 * @n_threads: how many threads to use, at least 1; the calling one is among them
 * @progress: (nullable): called now and then, on the calling thread
 * @user_data: passed to @progress
 * @error: return location for an error of domain %SG_ERROR
 *
 * As sg_table_new(), on several threads. The values are the same.
 *
 * Returns: (transfer full) (nullable): the table, or %NULL with @error set
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
  g_atomic_ref_count_init (&self->ref_count);
  self->bounds = sg_diagram_ref (bounds);
  self->n_values = n_values;
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

/**
 * sg_table_ref:
 * @self: a table
 *
 * Returns: (transfer full): @self
 */
SgTable *
sg_table_ref (SgTable *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * sg_table_unref:
 * @self: (transfer full): a table
 *
 * Gives a reference back.
 */
void
sg_table_unref (SgTable *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint i = 0; i < self->n_squares; i++)
    sg_square_clear (&self->squares[i]);
  g_free (self->squares);
  sg_diagram_unref (self->bounds);
  g_free (self);
}

/**
 * sg_table_get_bounds:
 * @self: a table
 *
 * Returns: (transfer none): the diagram whose sub-diagrams it holds
 */
SgDiagram *
sg_table_get_bounds (const SgTable *self)
{
  return self->bounds;
}

/**
 * sg_table_get_n_values:
 * @self: a table
 *
 * Returns: the number of sub-diagrams it holds
 */
guint64
sg_table_get_n_values (const SgTable *self)
{
  return self->n_values;
}

/**
 * sg_table_get_n_bytes:
 * @self: a table
 *
 * Returns: the memory it takes
 */
gsize
sg_table_get_n_bytes (const SgTable *self)
{
  gsize n = sizeof (SgTable);

  for (guint i = 0; i < self->n_squares; i++)
    n += sg_square_get_n_bytes (&self->squares[i]);

  return n;
}

/**
 * sg_table_covers:
 * @self: a table
 * @diagram: a diagram
 *
 * Returns: whether @self holds the value of @diagram, as it is or as that of its mirror image
 */
gboolean
sg_table_covers (const SgTable *self, const SgDiagram *diagram)
{
  g_autoptr (SgDiagram) mirror_image = NULL;

  if (sg_diagram_contains (self->bounds, diagram))
    return TRUE;

  mirror_image = sg_diagram_transpose (diagram);
  return sg_diagram_contains (self->bounds, mirror_image);
}

/* Splits a diagram that the table covers, as itself or mirrored. Returns whether arms are columns. */
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

/**
 * sg_table_get_value:
 * @self: a table
 * @diagram: a diagram it covers
 *
 * Returns: the Grundy value of @diagram under normal play, 0 to 255
 */
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
 * @diagram: a diagram it covers
 *
 * Cost: a few table look-ups a tile; nothing is computed.
 *
 * Returns: (transfer full) (nullable): for each tile, row by row from the row nearest the middle,
 *   the value of the option that choosing it leads to; %NULL for the empty diagram
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

  for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
    for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
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
