/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The options of a diagram (d; a, b) have indices that depend on its arm alone and indices that
 * depend on its leg alone, see sg-table.c. They are listed once for each arm and each leg, so
 * that evaluating a diagram only takes look-ups. */

#include "sg-side.h"

/* Adds the options of a partition, those outside the block first. */
static void
add_options (SgSide *self, const SgPartitions *partitions, const guint *parts, guint lane)
{
  guint32 *options = self->options + self->moves[lane];
  guint n = sg_partitions_list_options (partitions, parts, options);
  guint n_outside = 0;

  for (guint i = 0; i < n; i++)
    if (options[i] < self->first)
      {
        guint32 option = options[i];

        options[i] = options[n_outside];
        options[n_outside++] = option;
      }

  self->outside[lane] = self->moves[lane] + n_outside;
  self->moves[lane + 1] = self->moves[lane] + n;
}

static void
add_cuts (SgSide *self, const SgSquare *squares, gboolean leg, const guint *parts, guint lane)
{
  guint32 *cuts = self->cuts + lane * sg_side_get_n_cuts (self->d);

  for (guint n = 0; n < self->d; n++)
    for (guint big_d = MAX (n, 1); big_d < self->d; big_d++)
      {
        const SgSquare *smaller = &squares[big_d - 1];

        *cuts++ =
            sg_square_rank_cut (leg ? smaller->legs : smaller->arms, parts, self->d, n, big_d);
      }
}

/*< private >
 * sg_side_new:
 * @squares: the squares by their side: that of side D is at D - 1
 * @d: the Durfee side
 * @leg: whether to list legs instead of arms
 * @block: the index of the block
 *
 * Cost: about d steps for each option. Only the numberings of the squares are used, not their
 * values.
 *
 * Returns: (transfer full) (nullable): the block; %NULL if there is not enough memory
 */
SgSide *
sg_side_new (const SgSquare *squares, guint d, gboolean leg, guint block)
{
  g_autoptr (SgSide) self = g_try_new0 (SgSide, 1);
  const SgPartitions *partitions = leg ? squares[d - 1].legs : squares[d - 1].arms;
  guint parts[2][SG_MAX_DURFEE];
  guint n_options = 0;

  if (self == NULL)
    return NULL;

  self->d = d;
  self->first = block * SG_LANES;
  self->n = MIN (SG_LANES, sg_partitions_get_n (partitions) - self->first);
  self->n_classes = 0;

  for (guint lane = 0, size = 0; lane < self->n; lane++)
    {
      while (sg_partitions_get_first (partitions, size + 1) <= self->first + lane)
        size++;

      self->sizes[lane] = size;
      n_options += size;
      if (lane > 0 && self->sizes[lane - 1] != size)
        self->class_ends[self->n_classes++] = lane;
    }
  self->class_ends[self->n_classes++] = self->n;

  /* Not empty even if there are no options or no cuts: %NULL means no memory. */
  self->options = g_try_new (guint32, n_options + 1);
  self->cuts = g_try_new (guint32, self->n * sg_side_get_n_cuts (d) + 1);
  if (self->options == NULL || self->cuts == NULL)
    return NULL;

  self->moves[0] = 0;
  for (guint lane = 0; lane < self->n; lane++)
    {
      guint *p = parts[lane % 2];
      const guint *before = parts[(lane + 1) % 2];
      guint fresh = 0;

      sg_partitions_unrank (partitions, self->first + lane, p);
      add_options (self, partitions, p, lane);
      add_cuts (self, squares, leg, p, lane);

      if (lane > 0)
        for (fresh = 1; fresh < d && p[fresh - 1] == before[fresh - 1];)
          fresh++;
      self->fresh[lane] = fresh;
    }

  return g_steal_pointer (&self);
}

void
sg_side_free (SgSide *self)
{
  g_free (self->options);
  g_free (self->cuts);
  g_free (self);
}

/*< private >
 * sg_side_get_n_bytes:
 * @d: the Durfee side
 * @n_partitions: the number of partitions
 * @n_options: the number of options of all of them
 *
 * Returns: about how much memory their blocks take
 */
gsize
sg_side_get_n_bytes (guint d, guint64 n_partitions, guint64 n_options)
{
  return (n_partitions / SG_LANES + 1) * sizeof (SgSide)
         + sizeof (guint32) * (n_options + n_partitions * sg_side_get_n_cuts (d));
}
