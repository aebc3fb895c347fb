/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/base/ichomp-types.h"
#include "engine/sg.h"

G_BEGIN_DECLS

/* Several times the text of the longest game that can be played in the window. */
#define ICHOMP_GAME_TEXT_MAX_BYTES 65536

SgGame *ichomp_game_text_parse (const char *text, char **problem);
SgGame *ichomp_game_text_parse_start (const char *text, SgRulesets rulesets, GError **error);

G_END_DECLS
