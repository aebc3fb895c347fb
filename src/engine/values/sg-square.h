/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/sg-diagram.h"
#include "sg-partitions.h"

G_BEGIN_DECLS

#define SG_MAX_DURFEE SG_DIAGRAM_MAX_SIDE
#define SG_MAX_VALUE 255

/* The number of consecutive arms, or legs, in a block. */
#define SG_LANES 64

/*< private >
 * SgSplit:
 * @d: the side of the Durfee square
 * @arm: the part right of the square, row by row: d parts
 * @leg: the part below the square, column by column: d parts
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
 * @legs: the numbering of the legs; the same as @arms if @symmetric
 * @symmetric: whether arms and legs have the same bounds, so that (a, b) and (b, a) have the same
 *   value
 * @max_sum: the largest sum of the sizes of arm and leg
 * @n_panels: the number of blocks of arms
 * @n_rows: for each block of arms, the number of rows of its panel; allocated with @values
 * @panels: for each block of arms, the start of its panel in @values; allocated with @values
 * @n_bytes: the length of @values
 *
 * The sub-diagrams of one Durfee side d >= 1, and their values. A block of arms has a panel:
 * %SG_LANES columns, one for each arm, and a row for each leg. In a symmetric square, where arm and
 * leg may be exchanged, a panel has rows for the legs up to the last number of its arms.
 */
typedef struct
{
  SgPartitions *arms;
  SgPartitions *legs;
  gboolean symmetric;
  guint max_sum;
  guint n_arms;
  guint n_legs;
  guint n_panels;
  guint *n_rows;
  gsize *panels;
  guint8 *values;
  gsize n_bytes;
} SgSquare;

void sg_square_init (SgSquare *self, const SgSplit *outermost, guint d, guint max_sum);
gboolean sg_square_allocate (SgSquare *self);
void sg_square_clear (SgSquare *self);
gsize sg_square_get_n_bytes (const SgSquare *self);
guint sg_square_rank_cut (const SgPartitions *partitions,
                          const guint *parts,
                          guint d,
                          guint n,
                          guint big_d);

static inline guint8
sg_square_get_value (const SgSquare *self, guint arm, guint leg)
{
  guint lane = self->symmetric ? MAX (arm, leg) : arm;
  guint row = self->symmetric ? MIN (arm, leg) : leg;

  return self->values[self->panels[lane / SG_LANES] + (gsize)row * SG_LANES + lane % SG_LANES];
}

/* Some legs of a block may be too large for an arm. */
static inline gboolean
sg_square_has_value (const SgSquare *self, guint arm, guint leg)
{
  guint lane = self->symmetric ? MAX (arm, leg) : arm;
  guint row = self->symmetric ? MIN (arm, leg) : leg;

  return row < self->n_rows[lane / SG_LANES];
}

G_END_DECLS
