/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-analysis.h"

G_BEGIN_DECLS

/**
 * SgLevel:
 * @SG_LEVEL_EASY: any move; the poisoned tile only if it is the last
 * @SG_LEVEL_MEDIUM: each turn, %SG_LEVEL_HARD or %SG_LEVEL_EASY with the same probability
 * @SG_LEVEL_HARD: a winning move if there is one, otherwise, of those that take the fewest cells,
 *   one that leaves the opponent the fewest winning answers
 *
 * How well the computer plays.
 */
typedef enum
{
  SG_LEVEL_EASY,
  SG_LEVEL_MEDIUM,
  SG_LEVEL_HARD,
} SgLevel;

#define SG_N_LEVELS (SG_LEVEL_HARD + 1)

SgMove sg_strategy_choose (const SgAnalysis *analysis, SgLevel level, GRand *rand);
SgMove sg_strategy_choose_lenient (const SgAnalysis *analysis, GRand *rand);
SgMove sg_strategy_choose_random (const SgPosition *position, SgRule rule, GRand *rand);

G_END_DECLS
