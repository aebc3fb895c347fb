/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "replay-facts.h"
#include "engine/theory/sg-explanation.h"

G_BEGIN_DECLS

/* Replays an explanation and checks every claim in it against independently computed facts. */

void replay_assert_explains (const SgExplanation *explanation,
                             const ReplayFacts *facts,
                             SgOrder order,
                             SgQuadrant preferred);
void replay_assert_explains_quadrant (const SgExplanation *explanation,
                                      const ReplayFacts *facts,
                                      SgQuadrant quadrant);
void replay_assert_reply (const SgStep *reply, const ReplayFacts *facts, const SgMove *move);

G_END_DECLS
