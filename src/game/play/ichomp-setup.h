/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "base/ichomp-types.h"
#include "sg.h"

G_BEGIN_DECLS

/**
 * IchompSetup:
 * @board: the size of the board; of Chomp, twice the quadrant's; of Nim, what the heaps need
 * @kind: which game
 * @misere: whether whoever takes the last tile loses; in Chomp that is so in any case
 * @heaps: (array fixed-size=4): the tiles of each quadrant at the start of Nim; of no meaning for
 *   other games, and for a game that goes on
 * @randomise: start from a random position inside the full one instead
 * @winnable: with @randomise, only from an N-position
 * @opponent: who plays
 * @level: how well the computer plays; where it is both players, as player 2
 * @level_1: where the computer is both players, how well it plays as player 1
 * @first: who makes the first move
 *
 * What a new game is made of. A plain value.
 */
typedef struct
{
  SgBoard board;
  IchompKind kind;
  gboolean misere;
  guint heaps[SG_N_QUADRANTS];
  gboolean randomise;
  gboolean winnable;
  IchompOpponent opponent;
  SgLevel level;
  SgLevel level_1;
  IchompPlayer first;
} IchompSetup;

void ichomp_setup_fit_board (IchompSetup *self, guint width, guint height);
gboolean ichomp_setup_allows_board (const SgBoard *board);
gboolean ichomp_setup_is_legal (const IchompSetup *self);
SgRule ichomp_setup_get_rule (const IchompSetup *self);
SgPosition *ichomp_setup_create_full (const IchompSetup *self);
gboolean ichomp_setup_allows (const IchompSetup *self, const SgGame *game);

gboolean ichomp_setup_is_computer (const IchompSetup *self, IchompPlayer player);
SgLevel ichomp_setup_get_level (const IchompSetup *self, IchompPlayer player);
void ichomp_setup_take_over (IchompSetup *self, IchompPlayer player);

G_END_DECLS
