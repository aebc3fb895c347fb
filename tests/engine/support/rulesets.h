/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/sg-part.h"

G_BEGIN_DECLS

/* Octal codes, the first digit behind the point in the lowest three bits. */
#define CODE_KAYLES 077        /* 0.77 */
#define CODE_DAWSON 070        /* 0.07 */
#define CODE_ONE_TO_THREE 0333 /* 0.333 */

/* A ruleset that is not part of the program: a move takes up to half of a row, from anywhere. */
extern const SgRuleset ruleset_at_most_half;

guint32 rulesets_draw_code (GRand *rand);
SgPart rulesets_new_full (const SgRuleset *rules, guint32 code, guint n);
SgPart rulesets_new_row (GRand *rand, const SgRuleset *rules, guint32 code, guint n_pins);
SgPart rulesets_new_diagram (GRand *rand, const SgRuleset *rules, guint n_tiles);

G_END_DECLS
