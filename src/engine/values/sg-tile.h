/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-side.h"

G_BEGIN_DECLS

/* A set of values below 64 n is n words, or 8 n planes of one byte for each lane. */
#define SG_PLANES_A_WORD 8
#define SG_MAX_WORDS 2

typedef guint8 SgLanes[SG_LANES];
typedef struct _SgInner SgInner;

/*< private >
 * SgTile:
 * @squares: the squares by their side
 * @d: the Durfee side
 * @inner: the options inside the Durfee square, for these legs
 * @by_arm: for each arm up to this block the values with each of the legs
 * @by_leg: for each leg up to this block the values with each of the arms: a panel
 * @n_words: the number of words of a set; larger values, which are rare, come from sg_tile_walk()
 * @n_above: how many values of the tile were larger
 * @counts: (nullable): for each leg with each of the arms, the number of winning moves of misere
 *   play
 * @partial: whether the square has no place for some pairs of the block
 * @too_large: whether a value was above %SG_MAX_VALUE
 * @planes: scratch space for sets and, in the last plane, for numbers of winning moves
 *
 * A block of arms times a block of legs: the unit of evaluation. See sg-evaluate.c.
 */
typedef struct
{
  const SgSquare *squares;
  guint d;
  const SgSide *arms;
  const SgSide *legs;
  SgInner *inner;
  SgLanes *by_arm;
  SgLanes *by_leg;
  guint n_words;
  guint n_above;
  SgLanes *counts;
  gboolean partial;
  gboolean too_large;
  SgLanes planes[SG_MAX_WORDS * SG_PLANES_A_WORD + 1][SG_LANES];
} SgTile;

/*< private >
 * SgSets:
 * @words: for each leg a set of values
 * @counts: for each leg how many of the values were 1
 */
typedef struct
{
  guint64 words[SG_MAX_WORDS][SG_LANES];
  guint8 counts[SG_LANES];
} SgSets;

SgInner *sg_inner_new (const SgSquare *squares, guint d);
void sg_inner_free (SgInner *self);
gsize sg_inner_get_n_bytes (const SgSquare *squares, guint d);
void sg_inner_set_legs (SgInner *self, const SgSide *legs);
const SgSets *sg_inner_get_sets (SgInner *self, const SgTile *tile, guint arm_lane);

guint sg_tile_walk (const SgTile *self, guint arm_lane, guint leg_lane);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SgInner, sg_inner_free)

G_END_DECLS
