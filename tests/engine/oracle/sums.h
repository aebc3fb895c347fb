/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "oracle-sum.h"
#include "engine/theory/sg-analysis.h"

G_BEGIN_DECLS

/* All sums of one to four diagrams inside a box, as positions in the first quadrants of a board:
 * each with its search and the analysis of the engine. */

typedef void (*SumFunc) (OracleSum *sum, SgAnalysis *analysis, const guint *parts);

void sums_foreach (SgRule rule, guint width, guint height, guint n_parts, SumFunc func);
gboolean sums_is_won_after (OracleSum *sum, const guint *parts, const SgMove *move);

G_END_DECLS
