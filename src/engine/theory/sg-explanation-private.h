/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-explanation.h"

G_BEGIN_DECLS

struct _SgExplanation
{
  gatomicrefcount ref_count;
  SgAnalysis *analysis; /* or NULL, where there are only values */
  guint values[SG_N_QUADRANTS];
  guint nim_sum;
  guint n_digits;
  GArray *steps; /* of SgStep */
};

static inline guint
sg_explanation_get_bit (guint value, guint column)
{
  return (value >> column) & 1;
}

SgStep *sg_explanation_add (SgExplanation *self, SgStepKind kind);

SgRule sg_explanation_get_rule (const SgExplanation *self);

void sg_explanation_explain_sum (SgExplanation *self);
gboolean sg_explanation_explain_misere (SgExplanation *self, SgQuadrant preferred);
void sg_explanation_explain_poison (SgExplanation *self, SgQuadrant quadrant);
void sg_explanation_explain_tiles (SgExplanation *self, SgQuadrant quadrant, guint target);
guint sg_explanation_explain_pairs (SgExplanation *self);
SgQuadrant sg_explanation_explain_remaining (SgExplanation *self, guint remaining);
void sg_explanation_explain_move (SgExplanation *self, SgQuadrant preferred, SgQuadrant easy);
void sg_explanation_explain_lost (SgExplanation *self);
void sg_explanation_explain_mex (SgExplanation *self, SgQuadrant quadrant);

G_END_DECLS
