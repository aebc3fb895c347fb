/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Play only removes tiles, so every position that can come up holds sub-diagrams of the four
 * diagrams it began with. A diagram and its mirror image have the same value: a table serves every
 * quadrant that fits into it, as it is or mirrored. */

#include "sg-solver.h"

#include "rules/sg-error.h"

struct _SgSolver
{
  gatomicrefcount ref_count;
  guint n_tables;
  SgTable *tables[SG_N_QUADRANTS];
};

G_DEFINE_BOXED_TYPE (SgSolver, sg_solver, sg_solver_ref, sg_solver_unref)

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

/* The diagrams that need a table of their own, largest first. Returns their number. */
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

/* The progress of one table as a part of the progress of all. */
typedef struct
{
  SgProgressFunc func;
  gpointer user_data;
  double before; /* the part of all values that earlier tables hold */
  double share;  /* the part that this table holds */
} Part;

static gboolean
report_part (double fraction, gpointer user_data)
{
  const Part *part = user_data;

  return part->func (part->before + fraction * part->share, part->user_data);
}

/**
 * sg_solver_count:
 * @position: a position
 *
 * Returns: how many values the tables for @position would hold together; %G_MAXUINT64 if there are
 *   more than that
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
 * @position: a position whose tables would hold less than 2^32 values together
 * @n_threads: how many threads would make them
 *
 * Returns: about how much memory making the tables takes at once
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
 * sg_solver_new:
 * @position: a position
 * @limit: the largest number of values that all tables may hold together, at most 2^32 - 1
 * @progress: (nullable): called now and then
 * @user_data: passed to @progress
 * @error: return location for an error of domain %SG_ERROR
 *
 * Computes the values of everything that can come up in play from @position. Cost: see
 * sg_table_new(); refused before anything is allocated if it is above @limit.
 *
 * Returns: (transfer full) (nullable): the tables, or %NULL with @error set
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
 * @limit: the largest number of values that all tables may hold together, at most 2^32 - 1
 * @n_threads: how many threads to use, at least 1; the calling one is among them
 * @progress: (nullable): called now and then, on the calling thread
 * @user_data: passed to @progress
 * @error: return location for an error of domain %SG_ERROR
 *
 * As sg_solver_new(), on several threads.
 *
 * Returns: (transfer full) (nullable): the tables, or %NULL with @error set
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
  Part part = { progress, user_data, 0, 0 };

  if (count > limit)
    {
      sg_error_set (error, SG_ERROR_TABLE_TOO_LARGE, &(SgErrorDetail){ 0, count, limit });
      return NULL;
    }

  self = g_new0 (SgSolver, 1);
  g_atomic_ref_count_init (&self->ref_count);
  for (guint i = 0; i < n; i++)
    {
      part.share = (double)sg_table_count (bounds[i]) / count;
      self->tables[i] = sg_table_new_on_threads (
          bounds[i], limit, n_threads, progress != NULL ? report_part : NULL, &part, error);
      if (self->tables[i] == NULL)
        return NULL;

      self->n_tables++;
      part.before += part.share;
    }

  return g_steal_pointer (&self);
}

/**
 * sg_solver_ref:
 * @self: a solver
 *
 * Returns: (transfer full): @self
 */
SgSolver *
sg_solver_ref (SgSolver *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * sg_solver_unref:
 * @self: (transfer full): a solver
 *
 * Gives a reference back.
 */
void
sg_solver_unref (SgSolver *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint i = 0; i < self->n_tables; i++)
    sg_table_unref (self->tables[i]);
  g_free (self);
}

/**
 * sg_solver_get_n_tables:
 * @self: a solver
 *
 * Returns: the number of tables, 1 to 4
 */
guint
sg_solver_get_n_tables (const SgSolver *self)
{
  return self->n_tables;
}

/**
 * sg_solver_get_n_bytes:
 * @self: a solver
 *
 * Returns: the memory its tables take
 */
gsize
sg_solver_get_n_bytes (const SgSolver *self)
{
  gsize n = 0;

  for (guint i = 0; i < self->n_tables; i++)
    n += sg_table_get_n_bytes (self->tables[i]);

  return n;
}

static SgTable *
find_table (const SgSolver *self, const SgDiagram *diagram)
{
  for (guint i = 0; i < self->n_tables; i++)
    if (sg_table_covers (self->tables[i], diagram))
      return self->tables[i];

  return NULL;
}

/**
 * sg_solver_covers:
 * @self: a solver
 * @position: a position
 *
 * Returns: whether @self knows the values of all quadrants of @position and of what they can become
 */
gboolean
sg_solver_covers (const SgSolver *self, const SgPosition *position)
{
  SG_FOREACH_QUADRANT (q)
    if (find_table (self, sg_position_get_diagram (position, q)) == NULL)
      return FALSE;

  return TRUE;
}

/**
 * sg_solver_get_value:
 * @self: a solver
 * @diagram: a diagram it covers
 *
 * Returns: the Grundy value of @diagram under normal play
 */
guint
sg_solver_get_value (const SgSolver *self, const SgDiagram *diagram)
{
  SgTable *table = find_table (self, diagram);

  g_assert (table != NULL);

  return sg_table_get_value (table, diagram);
}

/**
 * sg_solver_get_option_values:
 * @self: a solver
 * @diagram: a diagram it covers
 *
 * Returns: (transfer full) (nullable): the values after each move, as
 *   sg_table_get_option_values() has them
 */
guint *
sg_solver_get_option_values (const SgSolver *self, const SgDiagram *diagram)
{
  SgTable *table = find_table (self, diagram);

  g_assert (table != NULL);

  return sg_table_get_option_values (table, diagram);
}
