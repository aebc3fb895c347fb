/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-analysis.h"
#include "rules/sg-game.h"

G_BEGIN_DECLS

/**
 * SgJudgement:
 * @SG_JUDGEMENT_WINNING: from an N-position to a P-position
 * @SG_JUDGEMENT_MISTAKE: from an N-position to an N-position
 * @SG_JUDGEMENT_LOST: from a P-position, where every move leads to an N-position
 *
 * The quality of a move.
 */
typedef enum
{
  SG_JUDGEMENT_WINNING,
  SG_JUDGEMENT_MISTAKE,
  SG_JUDGEMENT_LOST,
} SgJudgement;

/**
 * SgReview:
 *
 * The nim-sum along a game and the quality of its moves. Immutable and reference counted.
 */
typedef struct _SgReview SgReview;

SgReview *sg_review_new (SgSolver *solver, SgGame *game);
SgReview *sg_review_ref (SgReview *self);
void sg_review_unref (SgReview *self);

SgGame *sg_review_get_game (const SgReview *self);
gboolean sg_review_knows (const SgReview *self, guint index);
guint sg_review_get_nim_sum (const SgReview *self, guint index);
guint sg_review_get_max_nim_sum (const SgReview *self);
SgJudgement sg_review_get_judgement (const SgReview *self, guint index);
guint sg_review_get_n_mistakes (const SgReview *self);
guint sg_review_get_mistake (const SgReview *self, guint number);
gboolean sg_review_get_refutation (const SgReview *self, guint index, SgMove *move);
SgAnalysis *sg_review_analyze (const SgReview *self, SgPosition *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SgReview, sg_review_unref)

G_END_DECLS
