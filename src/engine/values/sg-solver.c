/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves only remove tiles, so every position that can be reached consists of sub-diagrams of the
 * four diagrams at the start. A diagram and its mirror image have the same value, so a quadrant
 * needs no table if the bounds of another one contain its diagram or the mirror image. */

#include "sg-solver.h"

#include "engine/rules/sg-error.h"
#include "sg-kernel.h"

struct _SgSolver
{
  gatomicrefcount ref_count;
  guint n_tables;
  SgTable *tables[SG_N_QUADRANTS];
};

static int
compare_by_size (gconstpointer a, gconstpointer b)
{
  guint size_a = sg_diagram_get_n_tiles (*(SgDiagram *const *)a);
  guint size_b = sg_diagram_get_n_tiles (*(SgDiagram *const *)b);

  return size_a < size_b ? 1 : size_a > size_b ? -1 : 0;
}

static gboolean
contains_mirrored (const SgDiagram *outer, const SgDiagram *inner)
{
  g_autoptr (SgDiagram) mirror_image = sg_diagram_transpose (inner);

  return sg_diagram_contains (outer, mirror_image);
}

/* Finds the diagrams that need a table, largest first, and returns their number. */
static guint
choose_bounds (const SgPosition *position, SgDiagram *bounds[SG_N_QUADRANTS])
{
  SgDiagram *sorted[SG_N_QUADRANTS];
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    sorted[q] = sg_position_get_diagram (position, q);
  qsort (sorted, SG_N_QUADRANTS, sizeof *sorted, compare_by_size);

  for (guint i = 0; i < SG_N_QUADRANTS; i++)
    {
      gboolean shared = FALSE;

      for (guint k = 0; k < n && !shared; k++)
        shared =
            sg_diagram_contains (bounds[k], sorted[i]) || contains_mirrored (bounds[k], sorted[i]);

      if (!shared)
        bounds[n++] = sorted[i];
    }

  return n;
}

/* The progress of one table within the progress of all. */
typedef struct
{
  SgProgressFunc func;
  gpointer user_data;
  double before; /* the share of earlier tables in all values */
  double share;  /* the share of this table */
} TableProgress;

static gboolean
report_table (double fraction, gpointer user_data)
{
  const TableProgress *table = user_data;

  return table->func (table->before + fraction * table->share, table->user_data);
}

/**
 * sg_solver_count:
 * @position: a position
 *
 * Returns: the number of values in all tables for @position; %G_MAXUINT64 also stands for larger
 *   numbers
 */
guint64
sg_solver_count (const SgPosition *position)
{
  SgDiagram *bounds[SG_N_QUADRANTS];
  guint n = choose_bounds (position, bounds);
  guint64 count = 0;

  for (guint i = 0; i < n; i++)
    if (!g_uint64_checked_add (&count, count, sg_table_count (bounds[i])))
      return G_MAXUINT64;

  return count;
}

/**
 * sg_solver_estimate_n_bytes:
 * @position: a position whose tables have fewer than 2^32 values together
 * @n_threads: the number of threads to make them
 *
 * Returns: about how much memory making the tables takes at its peak
 */
guint64
sg_solver_estimate_n_bytes (const SgPosition *position, guint n_threads)
{
  SgDiagram *bounds[SG_N_QUADRANTS];
  guint n = choose_bounds (position, bounds);
  guint64 n_bytes = 0;

  for (guint i = 0; i < n; i++)
    n_bytes += sg_table_estimate_n_bytes (bounds[i], n_threads);

  return n_bytes;
}

/**
 * sg_solver_estimate_n_steps:
 * @position: a position whose tables have fewer than 2^32 values together
 *
 * Returns: how long making the tables takes, see sg_table_estimate_n_steps()
 */
guint64
sg_solver_estimate_n_steps (const SgPosition *position)
{
  SgDiagram *bounds[SG_N_QUADRANTS];
  guint n = choose_bounds (position, bounds);
  guint64 n_steps = 0;

  for (guint i = 0; i < n; i++)
    n_steps += sg_table_estimate_n_steps (bounds[i]);

  return n_steps;
}

/**
 * sg_solver_new:
 * @position: a position
 * @limit: the largest number of values in all tables together, at most 2^32 - 1; checked before
 *   memory is allocated
 * @progress: (nullable): called now and then
 * @user_data: passed to @progress
 * @error: return location for an error of domain %SG_ERROR
 *
 * Computes the values of all positions that can be reached from @position. Cost: see
 * sg_table_new().
 *
 * Returns: (transfer full) (nullable): the solver
 */
SgSolver *
sg_solver_new (const SgPosition *position,
               guint64 limit,
               SgProgressFunc progress,
               gpointer user_data,
               GError **error)
{
  return sg_solver_new_on_threads (position, limit, 1, progress, user_data, error);
}

/**
 * sg_solver_new_on_threads:
 * @position: a position
 * @limit: see sg_solver_new()
 * @n_threads: the number of threads to use, at least 1, including the calling thread
 * @progress: (nullable): called now and then, on the calling thread
 * @user_data: passed to @progress
 * @error: return location for an error of domain %SG_ERROR
 *
 * Returns: (transfer full) (nullable): the same as sg_solver_new()
 */
SgSolver *
sg_solver_new_on_threads (const SgPosition *position,
                          guint64 limit,
                          guint n_threads,
                          SgProgressFunc progress,
                          gpointer user_data,
                          GError **error)
{
  g_autoptr (SgSolver) self = NULL;
  SgDiagram *bounds[SG_N_QUADRANTS];
  guint n = choose_bounds (position, bounds);
  guint64 count = sg_solver_count (position);
  TableProgress table = { progress, user_data, 0, 0 };

  if (count > limit)
    {
      sg_error_set (error, SG_ERROR_TABLE_TOO_LARGE, &(SgErrorDetail){ 0, count, limit });
      return NULL;
    }

  g_debug ("%" G_GUINT64_FORMAT " diagrams on %u threads, kernel %s", count, n_threads,
           sg_kernel_get_best ()->name);
  self = g_new0 (SgSolver, 1);
  g_atomic_ref_count_init (&self->ref_count);
  for (guint i = 0; i < n; i++)
    {
      table.share = (double)sg_table_count (bounds[i]) / count;
      self->tables[i] = sg_table_new_on_threads (
          bounds[i], limit, n_threads, progress != NULL ? report_table : NULL, &table, error);
      if (self->tables[i] == NULL)
        return NULL;

      self->n_tables++;
      table.before += table.share;
    }

  return g_steal_pointer (&self);
}

SgSolver *
sg_solver_ref (SgSolver *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
sg_solver_unref (SgSolver *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint i = 0; i < self->n_tables; i++)
    sg_table_free (self->tables[i]);
  g_free (self);
}

static SgTable *
find_table (const SgSolver *self, const SgDiagram *diagram)
{
  for (guint i = 0; i < self->n_tables; i++)
    if (sg_table_covers (self->tables[i], diagram))
      return self->tables[i];

  return NULL;
}

/* Whether the values of @position, and of all positions that can be reached from it, are known. */
gboolean
sg_solver_covers (const SgSolver *self, const SgPosition *position)
{
  SG_FOREACH_QUADRANT (q)
    if (find_table (self, sg_position_get_diagram (position, q)) == NULL)
      return FALSE;

  return TRUE;
}

/* The normal-play value of a diagram that the solver covers. */
guint
sg_solver_get_value (const SgSolver *self, const SgDiagram *diagram)
{
  SgTable *table = find_table (self, diagram);

  g_assert (table != NULL);

  return sg_table_get_value (table, diagram);
}

/* See sg_table_get_option_values(). */
guint *
sg_solver_get_option_values (const SgSolver *self, const SgDiagram *diagram)
{
  SgTable *table = find_table (self, diagram);

  g_assert (table != NULL);

  return sg_table_get_option_values (table, diagram);
}
