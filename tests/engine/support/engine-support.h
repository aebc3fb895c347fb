/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/sg.h"

G_BEGIN_DECLS

/* Each fails the test if there is an error. */

SgPosition *parse_position (const char *text);
SgGame *parse_game (const char *text);
SgTable *make_table (SgDiagram *bounds);
SgSolver *make_solver (const SgPosition *position);
SgSolver *make_board_solver (const SgBoard *board);
SgAnalysis *analyze (const char *text, SgRule rule);

gboolean is_winning (const SgAnalysis *analysis, const SgMove *move);
const SgStep *find_step (const SgExplanation *explanation, SgStepKind kind);

G_END_DECLS
