/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/sg.h"

G_BEGIN_DECLS

/* The most work that the check of one lesson does, in steps of sg_solver_estimate_n_steps():
 * some ten to twenty seconds. */
#define ICHOMP_LESSON_MAX_WORK 200000000

SgAnalysis *ichomp_lesson_analyze (SgPosition *position, guint64 *work, GError **error);

gboolean
ichomp_lesson_claim_check (const char *claim, const char *text, guint64 *work, char **complaint);
gboolean ichomp_lesson_claim_has_result (const char *claim, guint number);

G_END_DECLS
