/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-analysis.h"

G_BEGIN_DECLS

/**
 * SgWish:
 * @SG_WISH_P_POSITION: whoever moves loses
 * @SG_WISH_N_POSITION: whoever moves wins
 * @SG_WISH_ONE_WINNING_MOVE: whoever moves wins, and with one tile alone
 * @SG_WISH_NIM_SUM: the nim-sum is a given number
 *
 * What a random position is to be like.
 */
typedef enum
{
  SG_WISH_P_POSITION,
  SG_WISH_N_POSITION,
  SG_WISH_ONE_WINNING_MOVE,
  SG_WISH_NIM_SUM,
} SgWish;

SgDiagram *sg_random_diagram (guint width, guint height, GRand *rand);
SgPosition *sg_random_position (const SgBoard *board, GRand *rand);
SgPosition *sg_random_position_within (const SgPosition *full, GRand *rand);
SgPosition *sg_random_position_with_outcome (const SgBoard *board,
                                             const SgSolver *solver,
                                             SgOutcome outcome,
                                             GRand *rand);
SgPosition *sg_random_position_within_with_outcome (const SgPosition *full,
                                                    SgRule rule,
                                                    const SgSolver *solver,
                                                    SgOutcome outcome,
                                                    GRand *rand);
SgPosition *sg_random_position_as_wished (const SgPosition *full,
                                          SgRule rule,
                                          SgSolver *solver,
                                          SgWish wish,
                                          guint nim_sum,
                                          GRand *rand);

G_END_DECLS
