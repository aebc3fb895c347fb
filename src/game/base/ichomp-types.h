/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * IchompOpponent:
 * @ICHOMP_OPPONENT_PERSON: two people play
 * @ICHOMP_OPPONENT_COMPUTER: player 1 is a person, player 2 the computer
 * @ICHOMP_OPPONENT_COMPUTERS: the computer is both players
 */
typedef enum
{
  ICHOMP_OPPONENT_PERSON,
  ICHOMP_OPPONENT_COMPUTER,
  ICHOMP_OPPONENT_COMPUTERS,
} IchompOpponent;

/**
 * IchompKind:
 * @ICHOMP_KIND_ICHOMP: four quadrants
 * @ICHOMP_KIND_CHOMP: one quadrant, whose corner tile is poisoned
 * @ICHOMP_KIND_NIM: four heaps, each a single row of tiles in one quadrant; some may be empty
 */
typedef enum
{
  ICHOMP_KIND_ICHOMP,
  ICHOMP_KIND_CHOMP,
  ICHOMP_KIND_NIM,
} IchompKind;

#define ICHOMP_N_KINDS (ICHOMP_KIND_NIM + 1)

/**
 * IchompParts:
 * @ICHOMP_PARTS_QUADRANTS: four quadrants, named by their places
 * @ICHOMP_PARTS_ONE: a single quadrant, which needs no name
 * @ICHOMP_PARTS_HEAPS: four heaps of tiles, which are numbered
 *
 * What a board consists of: it says how the board is drawn and what its parts and tiles are called.
 */
typedef enum
{
  ICHOMP_PARTS_QUADRANTS,
  ICHOMP_PARTS_ONE,
  ICHOMP_PARTS_HEAPS,
} IchompParts;

/**
 * IchompSpeed:
 * @ICHOMP_SPEED_SLOW: time to discuss each move
 * @ICHOMP_SPEED_MEDIUM: time to follow the game
 * @ICHOMP_SPEED_FAST: time to see each move
 *
 * The pause between two moves when the computer is both players.
 */
typedef enum
{
  ICHOMP_SPEED_SLOW,
  ICHOMP_SPEED_MEDIUM,
  ICHOMP_SPEED_FAST,
} IchompSpeed;

#define ICHOMP_N_SPEEDS (ICHOMP_SPEED_FAST + 1)

/**
 * IchompPlayer:
 * @ICHOMP_PLAYER_1: the person at the screen, or the first of two
 * @ICHOMP_PLAYER_2: the computer, or the second person
 *
 * The two sides of a game. Either of them may move first ([enum@Starter]).
 */
typedef enum
{
  ICHOMP_PLAYER_1,
  ICHOMP_PLAYER_2,
} IchompPlayer;

#define ICHOMP_N_PLAYERS 2

/* The player who makes the first move. */
typedef enum
{
  ICHOMP_STARTER_PLAYER_1,
  ICHOMP_STARTER_PLAYER_2,
  ICHOMP_STARTER_ALTERNATE,
} IchompStarter;

/* The colours of the windows. */
typedef enum
{
  ICHOMP_APPEARANCE_SYSTEM,
  ICHOMP_APPEARANCE_LIGHT,
  ICHOMP_APPEARANCE_DARK,
  ICHOMP_APPEARANCE_HIGH_CONTRAST,
  ICHOMP_APPEARANCE_HIGH_CONTRAST_DARK,
} IchompAppearance;

/**
 * IchompLanguage:
 * @ICHOMP_LANGUAGE_SYSTEM: the first language of the environment that has a translation
 * @ICHOMP_LANGUAGE_AZ: Azerbaijani
 * @ICHOMP_LANGUAGE_DE: German
 * @ICHOMP_LANGUAGE_EN: English
 * @ICHOMP_LANGUAGE_FA: Persian
 * @ICHOMP_LANGUAGE_FR: French
 * @ICHOMP_LANGUAGE_KM: Khmer
 * @ICHOMP_LANGUAGE_MS: Malay
 * @ICHOMP_LANGUAGE_RU: Russian
 * @ICHOMP_LANGUAGE_UK: Ukrainian
 * @ICHOMP_LANGUAGE_UZ: Uzbek, in Latin script
 * @ICHOMP_LANGUAGE_VI: Vietnamese
 * @ICHOMP_LANGUAGE_ZH_CN: Chinese, in simplified characters
 */
typedef enum
{
  ICHOMP_LANGUAGE_SYSTEM,
  ICHOMP_LANGUAGE_AZ,
  ICHOMP_LANGUAGE_DE,
  ICHOMP_LANGUAGE_EN,
  ICHOMP_LANGUAGE_FA,
  ICHOMP_LANGUAGE_FR,
  ICHOMP_LANGUAGE_KM,
  ICHOMP_LANGUAGE_MS,
  ICHOMP_LANGUAGE_RU,
  ICHOMP_LANGUAGE_UK,
  ICHOMP_LANGUAGE_UZ,
  ICHOMP_LANGUAGE_VI,
  ICHOMP_LANGUAGE_ZH_CN,
} IchompLanguage;

#define ICHOMP_N_LANGUAGES (ICHOMP_LANGUAGE_ZH_CN + 1)

/* The largest width and height of a board, in tiles. */
#define ICHOMP_BOARD_MAX_SIDE 32

/* The largest width and height of Chomp's quadrant and the largest heap of Nim, in tiles. */
#define ICHOMP_QUADRANT_MAX_SIDE (ICHOMP_BOARD_MAX_SIDE / 2)

G_END_DECLS
