/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The diagrams whose Durfee square has the side d are the pairs of an arm, a partition with at
 * most d parts to the right of the square, and a leg, another one below it. Their values are a
 * matrix. */

#include "sg-square.h"

#include "sg-memory.h"

#include <string.h>

/*< private >
 * sg_split_init:
 * @self: a split
 * @diagram: a diagram
 * @transposed: whether to take the arm from the columns and the leg from the rows
 */
void
sg_split_init (SgSplit *self, const SgDiagram *diagram, gboolean transposed)
{
  guint *by_rows = transposed ? self->leg : self->arm;
  guint *by_columns = transposed ? self->arm : self->leg;

  self->d = sg_diagram_get_durfee (diagram);
  for (guint k = 0; k < self->d; k++)
    {
      by_rows[k] = sg_diagram_get_row (diagram, k) - self->d;
      by_columns[k] = sg_diagram_get_column (diagram, k) - self->d;
    }
}

/*< private >
 * sg_split_get_bounds:
 * @self: the split of the outermost diagram
 * @d: a Durfee side, at most that of the outermost diagram
 * @arm_bounds: (out): the largest value of each part of an arm
 * @leg_bounds: (out): the largest value of each part of a leg
 *
 * The sub-diagrams of this side are exactly the pairs of an arm and a leg within the bounds.
 */
void
sg_split_get_bounds (const SgSplit *self, guint d, guint *arm_bounds, guint *leg_bounds)
{
  for (guint k = 0; k < d; k++)
    {
      arm_bounds[k] = self->arm[k] + self->d - d;
      leg_bounds[k] = self->leg[k] + self->d - d;
    }
}

/* The place of each panel, one behind the other.
 *
 * @n_rows: (nullable): gets the number of rows of each
 * @panels: (nullable): gets the start of each
 *
 * Returns: the number of bytes of all panels */
static gsize
lay_out (const SgSquare *self, guint *n_rows, gsize *panels)
{
  gsize n_bytes = 0;

  for (guint i = 0, size = 0; i < self->n_panels; i++)
    {
      guint n = self->n_legs;

      /* The size of the first arm in the block. */
      while (sg_partitions_get_first (self->arms, size + 1) <= i * SG_LANES)
        size++;

      /* Whole blocks of legs, some of which may be too large for some of the arms. */
      if (self->max_sum != G_MAXUINT)
        n = MIN (n, (sg_partitions_get_first (self->legs, self->max_sum - size + 1) + SG_LANES - 1)
                        / SG_LANES * SG_LANES);
      if (self->symmetric)
        n = MIN (n, (i + 1) * SG_LANES);

      if (n_rows != NULL)
        n_rows[i] = n;
      if (panels != NULL)
        panels[i] = n_bytes;
      n_bytes += (gsize)n * SG_LANES;
    }

  return n_bytes;
}

/*< private >
 * sg_square_init:
 * @self: a square
 * @outermost: the split of the outermost diagram
 * @d: the Durfee side
 * @max_sum: the largest sum of the sizes of arm and leg, or %G_MAXUINT
 *
 * Numbers the arms and legs, without allocating memory for their values.
 */
void
sg_square_init (SgSquare *self, const SgSplit *outermost, guint d, guint max_sum)
{
  guint arm_bounds[SG_MAX_DURFEE];
  guint leg_bounds[SG_MAX_DURFEE];

  sg_split_get_bounds (outermost, d, arm_bounds, leg_bounds);
  self->symmetric = memcmp (arm_bounds, leg_bounds, d * sizeof *arm_bounds) == 0;
  self->max_sum = max_sum;
  self->arms = sg_partitions_new (arm_bounds, d, max_sum);
  self->legs = self->symmetric ? self->arms : sg_partitions_new (leg_bounds, d, max_sum);
  self->n_arms = sg_partitions_get_n (self->arms);
  self->n_legs = sg_partitions_get_n (self->legs);
  self->n_panels = (self->n_arms + SG_LANES - 1) / SG_LANES;
  self->n_bytes = lay_out (self, NULL, NULL);
}

/* Returns: whether there is enough memory for the values */
gboolean
sg_square_allocate (SgSquare *self)
{
  self->n_rows = g_try_new (guint, self->n_panels);
  self->panels = g_try_new (gsize, self->n_panels);
  self->values = sg_memory_try_allocate (self->n_bytes);
  if (self->n_rows == NULL || self->panels == NULL || self->values == NULL)
    return FALSE;

  lay_out (self, self->n_rows, self->panels);
  return TRUE;
}

/* The square may consist of zeros. */
void
sg_square_clear (SgSquare *self)
{
  if (!self->symmetric)
    g_clear_pointer (&self->legs, sg_partitions_free);
  g_clear_pointer (&self->arms, sg_partitions_free);
  g_clear_pointer (&self->n_rows, g_free);
  g_clear_pointer (&self->panels, g_free);
  g_clear_pointer (&self->values, sg_memory_free);
}

/* With the values. */
gsize
sg_square_get_n_bytes (const SgSquare *self)
{
  return sizeof (SgSquare) + self->n_bytes + sg_partitions_get_n_bytes (self->arms)
         + (self->symmetric ? 0 : sg_partitions_get_n_bytes (self->legs))
         + self->n_panels * (sizeof *self->n_rows + sizeof *self->panels);
}

/*< private >
 * sg_square_rank_cut:
 * @partitions: the arms or legs of side @big_d
 * @parts: an arm or leg of side @d
 * @d: a Durfee side, larger than @big_d
 * @n: the number of parts to keep, at most @big_d
 * @big_d: the Durfee side of the option, at least 1
 *
 * Returns: the number of cut (@parts, @n, @big_d), see sg-table.c
 */
guint
sg_square_rank_cut (const SgPartitions *partitions,
                    const guint *parts,
                    guint d,
                    guint n,
                    guint big_d)
{
  guint cut[SG_MAX_DURFEE];

  for (guint k = 0; k < big_d; k++)
    cut[k] = k < n ? parts[k] + d - big_d : 0;

  return sg_partitions_rank (partitions, cut);
}
