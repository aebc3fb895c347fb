/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-analysis.h"
#include "engine/rules/sg-game.h"
#include "engine/rules/sg-part.h"

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
 * SgConclusion:
 * @winner_began: whether the winner made the first move of the game
 * @mistake: the loser's last mistake, or %SG_NO_MOVE: the loser could never have won
 * @lapse: the winner's last mistake, or %SG_NO_MOVE; always before @mistake
 * @n_winning: how many moves the winner made after @mistake, or in all; each of them made u zero
 *
 * Why a finished game ended as it did: after the loser's last mistake the winner was never in
 * danger again.
 */
typedef struct
{
  gboolean winner_began;
  guint mistake;
  guint lapse;
  guint n_winning;
} SgConclusion;

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
gboolean sg_review_conclude (const SgReview *self, SgConclusion *conclusion);
gboolean sg_review_get_refutation (const SgReview *self, guint index, SgMove *move);
SgAnalysis *sg_review_analyze (const SgReview *self, SgPosition *position);

guint sg_conclusion_find_reason (const SgConclusion *self, gboolean for_winner);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SgReview, sg_review_unref)

G_END_DECLS
