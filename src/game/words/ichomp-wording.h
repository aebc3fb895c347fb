/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "play/ichomp-session.h"

G_BEGIN_DECLS

/* Names */
const char *ichomp_wording_quadrant (SgQuadrant quadrant);
const char *ichomp_wording_quadrant_under (SgRule rule, SgQuadrant quadrant);
const char *ichomp_wording_level_name (SgLevel level);
const char *ichomp_wording_level (SgLevel level);
const char *ichomp_wording_player (IchompOpponent opponent, IchompPlayer player);

/* Tiles */
char *ichomp_wording_tile (const SgMove *tile);
char *ichomp_wording_tile_alone (const SgMove *tile);
char *ichomp_wording_tile_under (SgRule rule, const SgMove *tile);
char *ichomp_wording_tile_taken (guint n_tiles);
char *ichomp_wording_tile_taken_and_value (guint n_tiles, guint value);

/* The game */
char *ichomp_wording_turn (IchompSession *session);
char *ichomp_wording_result (IchompSession *session);
char *ichomp_wording_last_move (IchompSession *session);
char *ichomp_wording_announcement (IchompSession *session);
char *ichomp_wording_players (IchompSession *session);
const char *ichomp_wording_rules (const IchompSetup *setup);
const char *ichomp_wording_full (const IchompSetup *setup);

/* Numbers */
char *ichomp_wording_value (SgRule rule,
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
char *ichomp_wording_isolate (const char *formula);
char *ichomp_wording_join (const char *first, const char *second);
char *ichomp_wording_date (const char *date);

/* What went wrong */
char *ichomp_wording_error (const GError *error);
char *ichomp_wording_file_error (const GError *error);
char *ichomp_wording_system_error (int code);

G_END_DECLS
