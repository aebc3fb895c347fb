/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-diagram.h"
#include "sg-partitions.h"

G_BEGIN_DECLS

#define SG_MAX_DURFEE SG_DIAGRAM_MAX_SIDE
#define SG_MAX_VALUE 255

/*< private >
 * SgSplit:
 * @d: the side of the largest square in the diagram
 * @arm: what is right of the square, row by row: d parts
 * @leg: what is below the square, column by column: d parts
 *
 * A diagram as Durfee square, arm and leg.
 */
typedef struct
{
  guint d;
  guint arm[SG_MAX_DURFEE];
  guint leg[SG_MAX_DURFEE];
} SgSplit;

void sg_split_init (SgSplit *self, const SgDiagram *diagram, gboolean transposed);
void sg_split_get_bounds (const SgSplit *self, guint d, guint *arm_bounds, guint *leg_bounds);

/*< private >
 * SgSquare:
 * @arms: the numbering of the arms
 * @legs: the numbering of the legs; the same as @arms where @symmetric
 * @symmetric: whether arms and legs have the same bounds, so that the value of (a, b) is that of
 *   (b, a)
 * @n_arms: the number of arms
 * @n_legs: the number of legs
 * @values: the Grundy values, @n_arms rows of @n_legs
 *
 * The sub-diagrams of one Durfee side d >= 1, and their values.
 */
typedef struct
{
  SgPartitions *arms;
  SgPartitions *legs;
  gboolean symmetric;
  guint n_arms;
  guint n_legs;
  guint8 *values;
} SgSquare;

void sg_square_init (SgSquare *self, const SgSplit *outermost, guint d);
void sg_square_clear (SgSquare *self);
gsize sg_square_get_n_bytes (const SgSquare *self);
guint sg_square_rank_cut (const SgPartitions *partitions,
                          const guint *parts,
                          guint d,
                          guint n,
                          guint big_d);

G_END_DECLS
