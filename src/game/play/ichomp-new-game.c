/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the setup of the next game from the settings and makes it legal. */

#include "ichomp-new-game.h"

/* A board has at least two tiles. */
static void
clamp_board (SgBoard *board)
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
    }

  g_assert_not_reached ();
}

/* Whether the computer would win every game on a full board as the second player, by answering each
 * move with its mirror image: such a win hides that its rule is wrong. */
static gboolean
mirrors (const IchompSetup *setup)
{
  SgMethod method;

  return setup->opponent == ICHOMP_OPPONENT_COMPUTER && !setup->randomise
         && setup->kind == ICHOMP_KIND_ICHOMP && sg_level_get_method (setup->level, &method)
         && (method == SG_METHOD_COPY_SHAPE || method == SG_METHOD_PAIR_VALUES);
}

static void
set_first (IchompSetup *setup, IchompStarter starter, const IchompSetup *previous)
{
  setup->first = mirrors (setup) ? ICHOMP_PLAYER_2 : choose_first (starter, previous);
}

/* The heaps have at least two tiles in all. */
static void
clamp_heaps (IchompSetup *setup)
{
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    {
      setup->heaps[q] = MIN (setup->heaps[q], ICHOMP_QUADRANT_MAX_SIDE);
      n += setup->heaps[q];
    }

  if (n < 2)
    setup->heaps[SG_QUADRANT_NW] = 2;
}

/**
 * ichomp_new_game_clamp:
 * @setup: (inout): a setup with a kind and, in Nim, heaps of any size
 * @width: any width of the board or, in Chomp, of the quadrant; ignored in Nim
 * @height: any height, likewise
 *
 * Clamps the heaps and sets the board, so that @setup is legal.
 */
void
ichomp_new_game_clamp (IchompSetup *setup, guint width, guint height)
{
  SgBoard board = { width, height };

  if (setup->kind == ICHOMP_KIND_CHOMP)
    board =
        (SgBoard){ MIN (width, ICHOMP_QUADRANT_MAX_SIDE), MIN (height, ICHOMP_QUADRANT_MAX_SIDE) };

  clamp_board (&board);
  clamp_heaps (setup);
  ichomp_setup_fit_board (setup, board.width, board.height);
}

/**
 * ichomp_new_game_read_setup:
 * @settings: the settings
 * @previous: (nullable): the setup of the previous game, if any, for players who begin in turn
 * @setup: (out caller-allocates): the setup of the next game
 */
void
ichomp_new_game_read_setup (GSettings *settings, const IchompSetup *previous, IchompSetup *setup)
{
  guint width;
  guint height;

  setup->kind = (IchompKind)g_settings_get_enum (settings, "game-kind");
  setup->misere = g_settings_get_boolean (settings, "misere");
  setup->randomise = g_settings_get_boolean (settings, "randomise");
  setup->winnable = g_settings_get_boolean (settings, "random-winnable");
  setup->opponent = (IchompOpponent)g_settings_get_enum (settings, "opponent");
  setup->level = (SgLevel)g_settings_get_enum (settings, "level");
  setup->level_1 = (SgLevel)g_settings_get_enum (settings, "level-1");
  setup->heaps[SG_QUADRANT_NW] = g_settings_get_uint (settings, "nim-heap-nw");
  setup->heaps[SG_QUADRANT_NE] = g_settings_get_uint (settings, "nim-heap-ne");
  setup->heaps[SG_QUADRANT_SW] = g_settings_get_uint (settings, "nim-heap-sw");
  setup->heaps[SG_QUADRANT_SE] = g_settings_get_uint (settings, "nim-heap-se");

  if (setup->kind == ICHOMP_KIND_CHOMP)
    {
      setup->misere = TRUE;
      width = g_settings_get_uint (settings, "chomp-width");
      height = g_settings_get_uint (settings, "chomp-height");
    }
  else
    {
      width = g_settings_get_uint (settings, "board-width");
      height = g_settings_get_uint (settings, "board-height");
    }

  ichomp_new_game_clamp (setup, width, height);
  set_first (setup, (IchompStarter)g_settings_get_enum (settings, "starter"), previous);
}

/**
 * ichomp_new_game_repeat_setup:
 * @settings: the settings
 * @previous: the setup of the game on the board
 * @setup: (out caller-allocates): the setup of the next game: the same, but players who begin in
 *   turn change places
 */
void
ichomp_new_game_repeat_setup (GSettings *settings, const IchompSetup *previous, IchompSetup *setup)
{
  IchompStarter starter = (IchompStarter)g_settings_get_enum (settings, "starter");

  *setup = *previous;
  if (starter == ICHOMP_STARTER_ALTERNATE || mirrors (setup))
    set_first (setup, starter, previous);
}

/**
 * ichomp_new_game_read_random_setup:
 * @settings: the settings
 * @previous: the setup of the game on the board
 * @setup: (out caller-allocates): the setup of the next game: the same kind, board and players,
 *   from a random position; where @previous has a single tile, the smallest board that has more
 */
void
ichomp_new_game_read_random_setup (GSettings *settings,
                                   const IchompSetup *previous,
                                   IchompSetup *setup)
{
  ichomp_new_game_repeat_setup (settings, previous, setup);
  setup->randomise = TRUE;
  setup->winnable = g_settings_get_boolean (settings, "random-winnable");

  if (!ichomp_setup_is_legal (setup))
    ichomp_new_game_clamp (setup, 1, 1);
}
