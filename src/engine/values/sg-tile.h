/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-side.h"

G_BEGIN_DECLS

/* Sets of values below 64 n are kept as 8 n planes of one byte a lane. */
#define SG_PLANES_A_WORD 8
#define SG_MAX_WORDS 2

typedef guint8 SgLanes[SG_LANES];
typedef struct _SgInner SgInner;

/*< private >
 * SgTile:
 * @squares: the squares by their side
 * @d: the Durfee side
 * @arms: a block of arms
 * @legs: a block of legs
 * @inner: the options inside the Durfee square, for these legs
 * @by_arm: for each arm up to this block the values with each of the legs
 * @by_leg: for each leg up to this block the values with each of the arms: a panel
 * @n_words: how many words of a set are kept; the rare value above them is found otherwise
 * @n_above: how many values of the tile were above them
 * @counts: (nullable): room for the numbers of winning moves, for each leg with each of the arms
 * @partial: whether some pairs of the block are larger than the square holds
 * @too_large: whether there was a value above %SG_MAX_VALUE
 * @planes: room for sets and, in the last plane, for numbers of winning moves
 *
 * A block of arms times a block of legs: the unit of evaluation. See sg-kernel.c.
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

guint sg_tile_walk (const SgTile *self, guint arm_lane, guint leg_lane);

/*< private >
 * SgSets:
 * @words: for each leg a set of values, word by word
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

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SgInner, sg_inner_free)

G_END_DECLS
