/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/sg.h"

G_BEGIN_DECLS

#define ISOLATE "\342\201\246"
#define END "\342\201\251"
#define MINUS "\342\210\222"

typedef void (*ChecksFunc) (SgAnalysis *analysis, gpointer user_data);

SgAnalysis *checks_analyse (const char *text);
SgExplanation *checks_explain (const char *text, SgOrder order);
SgExplanation *checks_explain_quadrant (const char *text, SgQuadrant quadrant);
SgExplanation *
checks_explain_values (guint nw, guint ne, guint sw, guint se, SgOrder order, SgQuadrant preferred);
guint checks_find_step (const SgExplanation *explanation, SgStepKind kind, guint nth);
void checks_foreach_position (SgRule rule, ChecksFunc func, gpointer user_data);

void checks_assert_isolated (const char *text);
void checks_assert_whole (const char *text);
void checks_assert_sentence (const char *text);
void checks_assert_spoken (const char *text, const SgExplanation *explanation, const SgStep *step);
void checks_assert_text (const char *text, const char *expected);

G_END_DECLS
