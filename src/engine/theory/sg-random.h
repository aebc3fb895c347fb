/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-analysis.h"

G_BEGIN_DECLS

/* The wanted property of a random position. */
typedef enum
{
  SG_WISH_P_POSITION,
  SG_WISH_N_POSITION,
  SG_WISH_ONE_WINNING_MOVE,
  SG_WISH_NIM_SUM,
} SgWish;

SgPosition *sg_random_position (const SgPosition *full, GRand *rand);
SgPosition *sg_random_position_as_wished (const SgPosition *full,
                                          SgRule rule,
                                          SgSolver *solver,
                                          SgWish wish,
                                          guint nim_sum,
                                          GRand *rand);

G_END_DECLS
