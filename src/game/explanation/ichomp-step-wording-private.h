/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "words/ichomp-formula.h"
#include "sg.h"

G_BEGIN_DECLS

/* A column is named by its power of two. */
static inline guint
ichomp_step_get_power (const SgStep *step)
{
  return 1u << step->column;
}

const char *ichomp_explanation_name_quadrant (const SgExplanation *explanation,
                                              SgQuadrant quadrant);
char *ichomp_explanation_name_tile (const SgExplanation *explanation, const SgMove *tile);
SgRule ichomp_explanation_get_rule (const SgExplanation *explanation);
char *ichomp_wording_sum_with (const SgExplanation *explanation,
                               IchompVoice voice,
                               SgQuadrant quadrant,
                               guint value,
                               guint nim_sum);

char *ichomp_wording_mex_step (const SgExplanation *explanation, const SgStep *step);
char *
ichomp_wording_sum_step (const SgExplanation *explanation, const SgStep *step, IchompVoice voice);
char *
ichomp_wording_move_step (const SgExplanation *explanation, const SgStep *step, IchompVoice voice);
char *ichomp_wording_misere_step (const SgExplanation *explanation,
                                  const SgStep *step,
                                  IchompVoice voice);

G_END_DECLS
