/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves only remove tiles, so every diagram that can be reached is a sub-diagram of one at the
 * start. A diagram and its mirror image have the same value, so a part needs no table if the bounds
 * of another one contain its diagram or the mirror image. */

#include "sg-tables.h"

#include "sg-kernel.h"
#include "sg-table.h"

typedef struct
{
  guint n_tables;
  SgTable *tables[SG_MAX_PARTS];
} Tables;

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
choose_bounds (const SgPart *const *parts, guint n_parts, SgDiagram *bounds[SG_MAX_PARTS])
{
  SgDiagram *sorted[SG_MAX_PARTS];
  guint n = 0;

  for (guint i = 0; i < n_parts; i++)
    sorted[i] = parts[i]->state;
  qsort (sorted, n_parts, sizeof *sorted, compare_by_size);

  for (guint i = 0; i < n_parts; i++)
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

static guint64
count (const SgPart *const *parts, guint n_parts)
{
  SgDiagram *bounds[SG_MAX_PARTS];
  guint n = choose_bounds (parts, n_parts, bounds);
  guint64 n_values = 0;

  for (guint i = 0; i < n; i++)
    if (!g_uint64_checked_add (&n_values, n_values, sg_table_count (bounds[i])))
      return G_MAXUINT64;

  return n_values;
}

static guint64
estimate_n_bytes (const SgPart *const *parts, guint n_parts, guint n_threads)
{
  SgDiagram *bounds[SG_MAX_PARTS];
  guint n = choose_bounds (parts, n_parts, bounds);
  guint64 n_bytes = 0;

  for (guint i = 0; i < n; i++)
    n_bytes += sg_table_estimate_n_bytes (bounds[i], n_threads);

  return n_bytes;
}

static guint64
estimate_n_steps (const SgPart *const *parts, guint n_parts)
{
  SgDiagram *bounds[SG_MAX_PARTS];
  guint n = choose_bounds (parts, n_parts, bounds);
  guint64 n_steps = 0;

  for (guint i = 0; i < n; i++)
    n_steps += sg_table_estimate_n_steps (bounds[i]);

  return n_steps;
}

static void
free_tables (gpointer values)
{
  Tables *self = values;

  for (guint i = 0; i < self->n_tables; i++)
    sg_table_free (self->tables[i]);
  g_free (self);
}

static gpointer
make (const SgPart *const *parts,
      guint n_parts,
      guint n_threads,
      SgProgressFunc progress,
      gpointer user_data,
      GError **error)
{
  Tables *self = g_new0 (Tables, 1);
  SgDiagram *bounds[SG_MAX_PARTS];
  guint n = choose_bounds (parts, n_parts, bounds);
  guint64 n_values = count (parts, n_parts);
  SgShare share = { progress, user_data, 0, 0 };

  g_debug ("%" G_GUINT64_FORMAT " diagrams on %u threads, kernel %s", n_values, n_threads,
           sg_kernel_get_best ()->name);
  for (guint i = 0; i < n; i++)
    {
      sg_share_begin (&share, (double)sg_table_count (bounds[i]) / n_values);
      self->tables[i] =
          sg_table_new_on_threads (bounds[i], G_MAXUINT32, n_threads,
                                   progress != NULL ? sg_share_report : NULL, &share, error);
      if (self->tables[i] == NULL)
        {
          free_tables (self);
          return NULL;
        }
      self->n_tables++;
    }

  return self;
}

static SgTable *
find_table (const Tables *self, const SgDiagram *diagram)
{
  for (guint i = 0; i < self->n_tables; i++)
    if (sg_table_covers (self->tables[i], diagram))
      return self->tables[i];

  return NULL;
}

static gboolean
covers (gconstpointer values, const SgPart *part)
{
  return find_table (values, part->state) != NULL;
}

/* The normal-play value of a diagram that is covered. */
guint
sg_tables_get_value (gconstpointer values, const SgDiagram *diagram)
{
  SgTable *table = find_table (values, diagram);

  g_assert (table != NULL);

  return sg_table_get_value (table, diagram);
}

/* See sg_table_get_option_values(). */
guint *
sg_tables_get_option_values (gconstpointer values, const SgDiagram *diagram)
{
  SgTable *table = find_table (values, diagram);

  g_assert (table != NULL);

  return sg_table_get_option_values (table, diagram);
}

const SgFamily sg_family_tables = {
  .count = count,
  .estimate_n_bytes = estimate_n_bytes,
  .estimate_n_steps = estimate_n_steps,
  .make = make,
  .free = free_tables,
  .covers = covers,
};
