/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/base/ichomp-types.h"
#include "engine/sg.h"

G_BEGIN_DECLS

/**
 * IchompSetup:
 * @board: the size of the board; in Chomp, twice that of the quadrant; in Nim, large enough for the
 *   heaps
 * @kind: the kind of game
 * @misere: whether the player who takes the last tile loses; always the case in Chomp
 * @heaps: (array fixed-size=4): the tiles of each quadrant at the start of Nim, or the most of them
 *   at a random start; not used by other kinds
 * @randomise: whether to start from a random position inside the full one
 * @winnable: whether the random position must be an N-position
 * @opponent: the kinds of players
 * @level: the level of the computer; if it is both players, that of player 2
 * @level_1: if the computer is both players, the level of player 1
 * @first: the player who makes the first move
 *
 * The choices from which a game starts. A plain value.
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
IchompParts ichomp_setup_get_parts (const IchompSetup *self);
SgPosition *ichomp_setup_create_full (const IchompSetup *self);
gboolean ichomp_setup_allows (const IchompSetup *self, const SgGame *game);

gboolean ichomp_setup_is_computer (const IchompSetup *self, IchompPlayer player);
SgLevel ichomp_setup_get_level (const IchompSetup *self, IchompPlayer player);
void ichomp_setup_take_over (IchompSetup *self, IchompPlayer player);

G_END_DECLS
