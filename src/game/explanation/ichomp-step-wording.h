/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg.h"

G_BEGIN_DECLS

/* How many hints there are for a position, each saying more than the one before it. */
#define ICHOMP_N_HINT_GRADES 4

/* What a step says */
char *ichomp_wording_step (const SgExplanation *explanation, guint index);
char *ichomp_wording_step_spoken (const SgExplanation *explanation, guint index);
char *ichomp_wording_step_title (const SgExplanation *explanation, guint index);

/* Asking before a step reveals it */
gboolean ichomp_wording_can_ask (const SgExplanation *explanation, guint index);
char *ichomp_wording_question (const SgExplanation *explanation, guint index);
char *ichomp_wording_wrong_answer (const SgExplanation *explanation, guint index, guint answer);

/* Hints */
char *ichomp_wording_hint (const SgAnalysis *analysis, guint grade);

G_END_DECLS
