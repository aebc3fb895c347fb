/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "engine/rules/sg-rule.h"
#include "engine/values/sg-solver.h"

G_BEGIN_DECLS

/**
 * SgOutcome:
 * @SG_OUTCOME_P: the previous player can force a win
 * @SG_OUTCOME_N: the next player, who is to move, can force a win
 */
typedef enum
{
  SG_OUTCOME_P,
  SG_OUTCOME_N,
} SgOutcome;

/**
 * SgAnalysis:
 *
 * The numbers of a position under a rule: the values of its parts and of all options, u, the
 * outcome and the winning moves. Immutable and reference counted.
 */
typedef struct _SgAnalysis SgAnalysis;

/* In place of the value after taking the poisoned tile; larger than all values. */
#define SG_NO_VALUE G_MAXUINT

#define SG_TYPE_ANALYSIS (sg_analysis_get_type ())

GType sg_analysis_get_type (void);

SgAnalysis *sg_analysis_new (SgSolver *solver, SgPosition *position);
SgAnalysis *sg_analysis_new_with_rule (SgSolver *solver, SgPosition *position, SgRule rule);
SgAnalysis *sg_analysis_new_alone (SgSolver *solver, SgPosition *position, SgRule rule);
SgAnalysis *sg_analysis_play (const SgAnalysis *self, const SgMove *move);
SgAnalysis *sg_analysis_ref (SgAnalysis *self);
void sg_analysis_unref (SgAnalysis *self);

guint sg_analysis_compute_nim_sum (SgSolver *solver, const SgPosition *position, SgRule rule);

SgRule sg_analysis_get_rule (const SgAnalysis *self);
SgPosition *sg_analysis_get_position (const SgAnalysis *self);
guint sg_analysis_get_value (const SgAnalysis *self, guint part);
guint sg_analysis_count_binary_digits (const SgAnalysis *self);
guint sg_analysis_get_move_value (const SgAnalysis *self, const SgMove *move);
gboolean sg_analysis_has_sum (const SgAnalysis *self);
guint sg_analysis_get_nim_sum (const SgAnalysis *self);
guint sg_analysis_get_nim_sum_after (const SgAnalysis *self, const SgMove *move);
SgOutcome sg_analysis_get_outcome (const SgAnalysis *self);
guint sg_analysis_get_n_winning_moves (const SgAnalysis *self);
const SgMove *sg_analysis_get_winning_move (const SgAnalysis *self, guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SgAnalysis, sg_analysis_unref)

G_END_DECLS
