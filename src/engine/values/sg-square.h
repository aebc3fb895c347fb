/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rules/sg-diagram.h"
#include "sg-partitions.h"

G_BEGIN_DECLS

#define SG_MAX_DURFEE SG_DIAGRAM_MAX_SIDE
#define SG_MAX_VALUE 255

/* Arms, and likewise legs, are taken in blocks of so many that follow each other. */
#define SG_LANES 64

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
 * @max_sum: the largest size that arm and leg may have together
 * @n_arms: the number of arms
 * @n_legs: the number of legs
 * @n_panels: the number of blocks of arms
 * @n_rows: for each block of arms, how many legs its panel has a row for
 * @panels: for each block of arms, where its panel begins in @values
 * @values: the Grundy values
 * @n_bytes: the length of @values
 *
 * The sub-diagrams of one Durfee side d >= 1, and their values. Those of a block of arms are a panel
 * of %SG_LANES columns, one an arm, and a row a leg. Where the square is symmetric a panel holds the
 * legs up to the last number of its arms; there it does not matter which of the two is the arm.
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

/* Whether the pair has a place: a block may have legs that are too large for some of its arms. */
static inline gboolean
sg_square_has_value (const SgSquare *self, guint arm, guint leg)
{
  guint lane = self->symmetric ? MAX (arm, leg) : arm;
  guint row = self->symmetric ? MIN (arm, leg) : leg;

  return row < self->n_rows[lane / SG_LANES];
}

G_END_DECLS
