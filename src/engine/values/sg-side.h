/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-square.h"

G_BEGIN_DECLS

/*< private >
 * SgSide:
 * @d: the Durfee side
 * @first: the number of the first partition
 * @n: the number of partitions, 1 to %SG_LANES
 * @sizes: their sizes
 * @fresh: for each partition, the smallest j such that its first j parts differ from those of the
 *   partition before it, at most @d; 0 for the first one
 * @n_classes: the number of different sizes
 * @class_ends: for each size, the end of its partitions
 * @moves: for each partition, the start of its options in @options; then the end of the last ones
 * @outside: for each partition, the end of its options outside the block, which come first
 * @options: the numbers of the options of each partition
 * @cuts: for each partition cut (p, n, D), at sg_side_get_cut_index(); see sg-table.c
 *
 * A block of arms, or of legs, of one Durfee side.
 */
typedef struct
{
  guint d;
  guint first;
  guint n;
  guint16 sizes[SG_LANES];
  guint8 fresh[SG_LANES];
  guint n_classes;
  guint8 class_ends[SG_LANES];
  guint32 moves[SG_LANES + 1];
  guint32 outside[SG_LANES];
  guint32 *options;
  guint32 *cuts;
} SgSide;

SgSide *sg_side_new (const SgSquare *squares, guint d, gboolean leg, guint block);
void sg_side_free (SgSide *self);

gsize sg_side_get_n_bytes (guint d, guint64 n_partitions, guint64 n_options);

/* Of cut (p, n, D), n <= D and 1 <= D < d; those of the same n follow each other. */
static inline guint
sg_side_get_cut_index (guint d, guint n, guint big_d)
{
  guint before = n == 0 ? 0 : d - 1 + (n - 1) * d - n * (n - 1) / 2;

  return before + big_d - MAX (n, 1);
}

static inline guint
sg_side_get_n_cuts (guint d)
{
  return d * (d + 1) / 2 - 1;
}

static inline guint
sg_side_get_cut (const SgSide *self, guint lane, guint n, guint big_d)
{
  return self
      ->cuts[lane * sg_side_get_n_cuts (self->d) + sg_side_get_cut_index (self->d, n, big_d)];
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SgSide, sg_side_free)

G_END_DECLS
