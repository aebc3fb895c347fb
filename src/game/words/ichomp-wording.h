/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/base/ichomp-types.h"
#include "ichomp-formula.h"
#include "engine/sg.h"

G_BEGIN_DECLS

/* Names */
const char *ichomp_wording_quadrant (SgQuadrant quadrant);
const char *ichomp_wording_quadrant_inside (SgQuadrant quadrant);
const char *ichomp_wording_part (IchompParts parts, SgQuadrant quadrant);
const char *ichomp_wording_part_inside (IchompParts parts, SgQuadrant quadrant);
const char *ichomp_wording_level_name (SgLevel level);
const char *ichomp_wording_level (SgLevel level);
const char *ichomp_wording_level_players (SgLevel level);

/* Tiles */
char *ichomp_wording_tile (const SgMove *tile);
char *ichomp_wording_tile_alone (const SgMove *tile);
char *ichomp_wording_tile_of (IchompParts parts, const SgMove *tile);
char *ichomp_wording_tile_inside (IchompParts parts, const SgMove *tile);
char *ichomp_wording_tile_taken (guint n_tiles);
char *ichomp_wording_tile_taken_and_value (guint n_tiles, guint value);

/* Numbers */
char *ichomp_wording_value (IchompParts parts,
                            SgQuadrant quadrant,
                            guint value,
                            gboolean decimal,
                            gboolean binary);
char *ichomp_wording_nim_sum (guint nim_sum, gboolean decimal, gboolean binary);
char *ichomp_wording_sum (SgRule rule, guint sum, gboolean decimal, gboolean binary);
const char *ichomp_wording_outcome_name (SgOutcome outcome);
const char *ichomp_wording_outcome (SgOutcome outcome);
const char *ichomp_wording_end (SgRule rule);
const char *ichomp_wording_verdict (const SgAnalysis *analysis);

/* Computing with numbers that belong to no quadrant */
char *ichomp_wording_power (IchompVoice voice, guint number, guint column);
char *ichomp_wording_powers (IchompVoice voice, guint number);
char *ichomp_wording_xor_column (const guint *numbers, guint n_numbers, guint column);
char *ichomp_wording_mex (guint mex);

/* Sentences */
char *ichomp_wording_join (const char *first, const char *second);
char *ichomp_wording_join_words (const char *words, const char *sentence);
char *ichomp_wording_date (const char *date);

G_END_DECLS
