/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "replay.h"

G_BEGIN_DECLS

typedef struct
{
  const SgExplanation *explanation;
  const ReplayFacts *facts;
  guint index;
  guint n_digits;
  guint nim_sum;
} Replay;

const SgStep *replay_peek (const Replay *self);
void replay_expect (Replay *self, SgStep expected);
void replay_tiles (Replay *self, SgQuadrant quadrant, guint target);
void replay_lost (Replay *self);

void replay_poison (Replay *self, SgQuadrant quadrant);
gboolean replay_misere (Replay *self, SgQuadrant preferred);

G_END_DECLS
