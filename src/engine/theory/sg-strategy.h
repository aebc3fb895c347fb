/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-analysis.h"
#include "sg-method.h"

G_BEGIN_DECLS

/**
 * SgLevel:
 * @SG_LEVEL_EASY: any move
 * @SG_LEVEL_LARGEST: %SG_METHOD_LARGEST
 * @SG_LEVEL_EVEN: %SG_METHOD_EVEN_SUM
 * @SG_LEVEL_MEDIUM: each turn, %SG_LEVEL_HARD or %SG_LEVEL_EASY with the same probability
 * @SG_LEVEL_FORGET: %SG_METHOD_FORGET_LAST
 * @SG_LEVEL_COPY: %SG_METHOD_COPY_SHAPE
 * @SG_LEVEL_COUNT: %SG_METHOD_COUNT_TILES
 * @SG_LEVEL_ALMOST_PERFECT: %SG_LEVEL_HARD in 85 % of the turns, otherwise %SG_LEVEL_EASY
 * @SG_LEVEL_PAIR: %SG_METHOD_PAIR_VALUES
 * @SG_LEVEL_HARD: a winning move if there is one, otherwise, of those that take the fewest cells,
 *   one whose winning answers are the hardest to see
 *
 * How the computer plays, from the weakest to the strongest. All of them make a move that wins at
 * once, and one that loses at once only if it is the last.
 *
 * Per cent of 1,000 games a pair from random positions of 6x6 and 8x8 boards, as the benchmark
 * engine-methods prints them: how often a level beats the one before it, all others, and Hard; and
 * how many of the positions that it could win it gives away.
 *
 * | level | the one before | all others | Hard | gives away |
 * |---|---|---|---|---|
 * | easy | - | 18, 17 | 0, 0 | 71, 80 |
 * | largest | 52, 52 | 20, 20 | 0, 0 | 64, 74 |
 * | even | 62, 59 | 28, 26 | 1, 0 | 53, 65 |
 * | medium | 66, 65 | 38, 36 | 4, 0 | 34, 38 |
 * | forget | 55, 60 | 34, 39 | 1, 0 | 63, 70 |
 * | copy | 91, 88 | 61, 56 | 15, 4 | 28, 52 |
 * | count | 77, 87 | 60, 58 | 4, 0 | 32, 50 |
 * | almost perfect | 70, 70 | 68, 67 | 25, 16 | 10, 11 |
 * | pair | 63, 68 | 84, 87 | 38, 28 | 5, 9 |
 * | hard | 62, 72 | 90, 95 | - | 0, 0 |
 *
 * From a full board with equal quadrants, copy and pair mirror every move as second player, and win
 * against all.
 */
typedef enum
{
  SG_LEVEL_EASY,
  SG_LEVEL_LARGEST,
  SG_LEVEL_EVEN,
  SG_LEVEL_MEDIUM,
  SG_LEVEL_FORGET,
  SG_LEVEL_COPY,
  SG_LEVEL_COUNT,
  SG_LEVEL_ALMOST_PERFECT,
  SG_LEVEL_PAIR,
  SG_LEVEL_HARD,
} SgLevel;

#define SG_N_LEVELS (SG_LEVEL_HARD + 1)

gboolean sg_level_get_method (SgLevel self, SgMethod *method);

SgMove sg_strategy_choose (const SgAnalysis *analysis, SgLevel level, GRand *rand);
SgMove sg_strategy_choose_lenient (const SgAnalysis *analysis, GRand *rand);
SgMove sg_strategy_choose_random (const SgPosition *position, SgRule rule, GRand *rand);

G_END_DECLS
