/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/play/ichomp-session.h"

G_BEGIN_DECLS

/* The subject of a sentence. */
typedef enum
{
  ICHOMP_WHO_YOU,
  ICHOMP_WHO_COMPUTER,
  ICHOMP_WHO_PLAYER_1,
  ICHOMP_WHO_PLAYER_2,
  ICHOMP_WHO_COMPUTER_1,
  ICHOMP_WHO_COMPUTER_2,
} IchompWho;

#define ICHOMP_N_WHO (ICHOMP_WHO_COMPUTER_2 + 1)

IchompWho ichomp_wording_who (IchompOpponent opponent, IchompPlayer player);

/* Before the game */
const char *ichomp_wording_rules (const IchompSetup *setup);
const char *ichomp_wording_variant (const IchompSetup *setup);
const char *ichomp_wording_full (const IchompSetup *setup);
const char *ichomp_wording_player (IchompOpponent opponent, IchompPlayer player);
char *ichomp_wording_players (IchompSession *session);

/* During the game */
char *ichomp_wording_turn (IchompSession *session);
char *ichomp_wording_last_move (IchompSession *session);
char *ichomp_wording_move_made (IchompSession *session, guint index);
char *ichomp_wording_result (IchompSession *session);
char *ichomp_wording_announcement (IchompSession *session, guint before, const char *sum);
const char *ichomp_wording_prospect (IchompSession *session, SgOutcome outcome);

G_END_DECLS
