/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "play/ichomp-session.h"

G_BEGIN_DECLS

/*< private >
 * IchompWho:
 * @ICHOMP_WHO_YOU: the person who plays against the computer
 * @ICHOMP_WHO_COMPUTER: the computer, which plays against a person
 * @ICHOMP_WHO_PLAYER_1: the first of two people
 * @ICHOMP_WHO_PLAYER_2: the second of them
 * @ICHOMP_WHO_COMPUTER_1: the computer as player 1 against itself
 * @ICHOMP_WHO_COMPUTER_2: as player 2
 *
 * Whom a sentence is about.
 */
typedef enum
{
  ICHOMP_WHO_YOU,
  ICHOMP_WHO_COMPUTER,
  ICHOMP_WHO_PLAYER_1,
  ICHOMP_WHO_PLAYER_2,
  ICHOMP_WHO_COMPUTER_1,
  ICHOMP_WHO_COMPUTER_2,
} IchompWho;

char *ichomp_wording_taken (SgRule rule, IchompWho who, SgQuadrant quadrant, guint n);

G_END_DECLS
