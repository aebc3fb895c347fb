/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "sg-rule.h"

G_BEGIN_DECLS

/**
 * SgGame:
 *
 * A start position, a rule and moves. Immutable and reference counted: a move returns a new game,
 * and undo is an index into it.
 */
typedef struct _SgGame SgGame;

#define SG_TYPE_GAME (sg_game_get_type ())

GType sg_game_get_type (void);

SgGame *sg_game_new (SgPosition *start);
SgGame *sg_game_new_with_rule (SgPosition *start, SgRule rule);
SgGame *sg_game_parse (const char *text, GError **error);
SgGame *sg_game_parse_any (const char *text, SgRulesets rulesets, GError **error);
SgGame *sg_game_parse_start_any (const char *text, SgRulesets rulesets, GError **error);
SgGame *sg_game_ref (SgGame *self);
void sg_game_unref (SgGame *self);

SgRule sg_game_get_rule (const SgGame *self);
guint sg_game_get_n_moves (const SgGame *self);
const SgMove *sg_game_get_move (const SgGame *self, guint index);
SgPosition *sg_game_get_position (const SgGame *self, guint index);
SgGame *sg_game_play (const SgGame *self, guint index, const SgMove *move);
char *sg_game_to_string (const SgGame *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SgGame, sg_game_unref)

G_END_DECLS
