/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How the settings turn into the next game. */

#include "ichomp-new-game.h"

/**
 * ichomp_new_game_clamp_board:
 * @board: (inout): any size
 *
 * Makes @board one that a new game can have: sides from 1 to %ICHOMP_BOARD_MAX_SIDE, and at least
 * two tiles, since a single one would be no game.
 */
void
ichomp_new_game_clamp_board (SgBoard *board)
{
  board->width = CLAMP (board->width, 1, ICHOMP_BOARD_MAX_SIDE);
  board->height = CLAMP (board->height, 1, ICHOMP_BOARD_MAX_SIDE);
  if (board->width * board->height == 1)
    board->height = 2;
}

static IchompPlayer
choose_first (IchompStarter starter, const IchompSetup *previous)
{
  switch (starter)
    {
    case ICHOMP_STARTER_PLAYER_1:
      return ICHOMP_PLAYER_1;
    case ICHOMP_STARTER_PLAYER_2:
      return ICHOMP_PLAYER_2;
    case ICHOMP_STARTER_ALTERNATE:
      return previous != NULL && previous->first == ICHOMP_PLAYER_1 ? ICHOMP_PLAYER_2
                                                                    : ICHOMP_PLAYER_1;
    default:
      g_assert_not_reached ();
    }
}

/**
 * ichomp_new_game_read_setup:
 * @settings: what the person has chosen
 * @previous: (nullable): the setup of the game before, or %NULL for the first one
 * @setup: (out caller-allocates): what the next game is made of
 *
 * Where the players begin in turn it is the other's turn to begin.
 */
void
ichomp_new_game_read_setup (IchompSettings *settings,
                            const IchompSetup *previous,
                            IchompSetup *setup)
{
  IchompStarter starter;

  g_object_get (settings, "board-width", &setup->board.width, "board-height", &setup->board.height,
                "randomise", &setup->randomise, "random-winnable", &setup->winnable, "opponent",
                &setup->opponent, "level", &setup->level, "starter", &starter, NULL);

  ichomp_new_game_clamp_board (&setup->board);
  setup->first = choose_first (starter, previous);
}
