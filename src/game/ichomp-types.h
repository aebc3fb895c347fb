/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * IchompOpponent:
 * @ICHOMP_OPPONENT_PERSON: two people play
 * @ICHOMP_OPPONENT_COMPUTER: player 1 is a person, player 2 the computer
 *
 * Who plays against player 1.
 */
typedef enum
{
  ICHOMP_OPPONENT_PERSON,
  ICHOMP_OPPONENT_COMPUTER,
} IchompOpponent;

/**
 * IchompPlayer:
 * @ICHOMP_PLAYER_1: the person at the screen, or the first of two
 * @ICHOMP_PLAYER_2: the computer, or the second person
 *
 * The two sides of a game. Which of them moves first is another matter ([enum@Starter]).
 */
typedef enum
{
  ICHOMP_PLAYER_1,
  ICHOMP_PLAYER_2,
} IchompPlayer;

#define ICHOMP_N_PLAYERS 2

/**
 * IchompStarter:
 * @ICHOMP_STARTER_PLAYER_1: player 1 begins every game
 * @ICHOMP_STARTER_PLAYER_2: player 2 begins every game
 * @ICHOMP_STARTER_ALTERNATE: the players begin in turn
 *
 * Who makes the first move.
 */
typedef enum
{
  ICHOMP_STARTER_PLAYER_1,
  ICHOMP_STARTER_PLAYER_2,
  ICHOMP_STARTER_ALTERNATE,
} IchompStarter;

/**
 * IchompAppearance:
 * @ICHOMP_APPEARANCE_SYSTEM: as the desktop has it
 * @ICHOMP_APPEARANCE_LIGHT: light
 * @ICHOMP_APPEARANCE_DARK: dark
 * @ICHOMP_APPEARANCE_HIGH_CONTRAST: high contrast, dark on light
 * @ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK: high contrast, light on dark
 *
 * The colours of the windows.
 */
typedef enum
{
  ICHOMP_APPEARANCE_SYSTEM,
  ICHOMP_APPEARANCE_LIGHT,
  ICHOMP_APPEARANCE_DARK,
  ICHOMP_APPEARANCE_HIGH_CONTRAST,
  ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK,
} IchompAppearance;

/**
 * ICHOMP_BOARD_MAX_SIDE:
 *
 * The largest width and height that can be chosen for a new game, in tiles.
 */
#define ICHOMP_BOARD_MAX_SIDE 24

G_END_DECLS
