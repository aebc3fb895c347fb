/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-analysis.h"

G_BEGIN_DECLS

/**
 * SgMethod:
 * @SG_METHOD_EXACT: u is 0 after the move
 * @SG_METHOD_COPY_SHAPE: the parts form pairs of the same shape, see sg_part_is_image()
 * @SG_METHOD_PAIR_VALUES: the parts form pairs of equal value
 * @SG_METHOD_COUNT_TILES: the XOR of the sizes is 0, as if each part were a heap of its tiles
 * @SG_METHOD_EVEN_SUM: the sum of the values is even
 * @SG_METHOD_LARGEST: any move in a part of greatest value
 * @SG_METHOD_FORGET_LAST: of more than two parts the last one is ignored: the values of the others
 *   have XOR 0, by a move in one of them; of two parts or one, as %SG_METHOD_EXACT
 * @SG_METHOD_WHOLE_PART: nothing is left of the part that is moved in
 * @SG_METHOD_ONE_TILE: exactly one tile is taken
 *
 * An idea of how to play: the exact one first, then wrong ones that learners use. Each is said of
 * the position after a move that it allows. A part counts while something is in it; its value is
 * that under the rule of the game, and a part of value 0 needs no partner.
 */
typedef enum
{
  SG_METHOD_EXACT,
  SG_METHOD_COPY_SHAPE,
  SG_METHOD_PAIR_VALUES,
  SG_METHOD_COUNT_TILES,
  SG_METHOD_EVEN_SUM,
  SG_METHOD_LARGEST,
  SG_METHOD_FORGET_LAST,
  SG_METHOD_WHOLE_PART,
  SG_METHOD_ONE_TILE,
} SgMethod;

#define SG_N_METHODS (SG_METHOD_ONE_TILE + 1)

/**
 * SgMotive:
 * @SG_MOTIVE_END: a move that decides the game at once is seen by everybody
 * @SG_MOTIVE_RULE: the method allows it
 * @SG_MOTIVE_NOTHING: the method allows nothing, so it is one of the moves that take the fewest
 *   cells
 *
 * Why a method makes a move.
 */
typedef enum
{
  SG_MOTIVE_END,
  SG_MOTIVE_RULE,
  SG_MOTIVE_NOTHING,
} SgMotive;

SgOutcome sg_method_get_verdict (SgMethod self, const SgAnalysis *analysis);
GArray *sg_method_list_allowed (SgMethod self, const SgAnalysis *analysis);
GArray *sg_method_list_moves (SgMethod self, const SgAnalysis *analysis, SgMotive *motive);
SgMove sg_method_choose (SgMethod self, const SgAnalysis *analysis, GRand *rand, SgMotive *motive);

G_END_DECLS
