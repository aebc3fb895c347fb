/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-analysis.h"

G_BEGIN_DECLS

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

G_END_DECLS
