/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-square.h"

G_BEGIN_DECLS

/*< private >
 * SgSide:
 * @d: the Durfee side
 * @first: the number of the first partition
 * @n: how many there are, 1 to %SG_LANES
 * @sizes: their sizes
 * @fresh: for each partition the least j such that its first j parts are not those of the one before
 *   it; 0 for the first one, and at most @d
 * @n_classes: how many different sizes there are
 * @class_ends: for each size, where the partitions of this size end
 * @moves: for each partition, where its options begin in @options, and behind the last one
 * @outside: for each partition, where those of its options end that are not of the same block
 * @options: the numbers of the partitions that a move on a partition leads to
 * @cuts: for each partition cut (p, n, D), at sg_side_get_cut_index(); see sg-table.c
 *
 * A block of arms, or one of legs, of one Durfee side, with the options of each.
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

/* For n < D < d or n = D < d, all D of the same n side by side. */
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
