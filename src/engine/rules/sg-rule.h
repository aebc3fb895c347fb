/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-position.h"
#include "sg-tally.h"

G_BEGIN_DECLS

/**
 * SgRule:
 * @SG_RULE_NORMAL: normal play: the player who takes the last tile wins
 * @SG_RULE_MISERE: misere play: the player who takes the last tile loses
 * @SG_RULE_CHOMP: misere play of a single quadrant, with the values of ordinary Chomp, where the
 *   corner tile is poisoned
 *
 * The rule belongs to a game, not to a position.
 */
typedef enum
{
  SG_RULE_NORMAL,
  SG_RULE_MISERE,
  SG_RULE_CHOMP,
} SgRule;

#define SG_N_RULES (SG_RULE_CHOMP + 1)

const char *sg_rule_to_string (SgRule self);

gboolean sg_rule_is_last_tile_won (SgRule self);
gboolean sg_rule_allows (SgRule self, const SgPosition *position);
gboolean sg_rule_is_poisoned (SgRule self, const SgMove *tile);

guint sg_rule_get_value (SgRule self, guint normal_value);
guint sg_rule_get_sum (SgRule self, const SgTally *normal_tally);

G_END_DECLS
