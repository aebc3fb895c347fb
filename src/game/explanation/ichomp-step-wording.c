/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a step of an explanation says, as a teacher would say it to a class. The step carries the
 * numbers, so a sentence claims nothing that a test has not checked. Where a sentence is about one
 * quadrant, it opens with the quadrant's name and a colon: so the name is never declined. */

#include "ichomp-step-wording.h"

#include "ichomp-step-wording-private.h"
#include "words/ichomp-wording.h"

/*< private >
 * ichomp_explanation_get_rule:
 * @explanation: an explanation
 *
 * Returns: the rule of the game that @explanation is about
 */
SgRule
ichomp_explanation_get_rule (const SgExplanation *explanation)
{
  const SgAnalysis *analysis = sg_explanation_get_analysis (explanation);

  return analysis != NULL ? sg_analysis_get_rule (analysis) : SG_RULE_NORMAL;
}

/*< private >
 * ichomp_explanation_name_quadrant:
 * @explanation: an explanation
 * @quadrant: a quadrant that it is about
 *
 * Returns: (transfer none): what its sentences call the quadrant
 */
const char *
ichomp_explanation_name_quadrant (const SgExplanation *explanation, SgQuadrant quadrant)
{
  return ichomp_wording_quadrant_under (ichomp_explanation_get_rule (explanation), quadrant);
}

/*< private >
 * ichomp_explanation_name_tile:
 * @explanation: an explanation
 * @tile: a tile
 *
 * Returns: (transfer full): what its sentences call the tile
 */
char *
ichomp_explanation_name_tile (const SgExplanation *explanation, const SgMove *tile)
{
  return ichomp_wording_tile_under (ichomp_explanation_get_rule (explanation), tile);
}

static char *
tell (const SgExplanation *explanation, guint index, IchompVoice voice)
{
  const SgStep *step = sg_explanation_get_step (explanation, index);

  switch (step->kind)
    {
    case SG_STEP_OPTION_VALUE:
    case SG_STEP_NO_OPTION:
    case SG_STEP_GAP:
    case SG_STEP_OPTIONS_ABOVE:
      return ichomp_wording_mex_step (explanation, step);
    case SG_STEP_POWER:
    case SG_STEP_BINARY:
    case SG_STEP_VALUES:
    case SG_STEP_ALIGNED:
    case SG_STEP_COLUMN:
    case SG_STEP_NIM_SUM:
    case SG_STEP_OUTCOME:
      return ichomp_wording_sum_step (explanation, step, voice);
    case SG_STEP_MIRROR_PAIR:
    case SG_STEP_EQUAL_PAIR:
    case SG_STEP_ALL_CANCEL:
    case SG_STEP_TWO_REMAIN:
    case SG_STEP_ONE_REMAINS:
    case SG_STEP_LEADING_COLUMN:
    case SG_STEP_CANDIDATES:
    case SG_STEP_CHOICE:
    case SG_STEP_TARGET_DIGIT:
    case SG_STEP_TARGET:
    case SG_STEP_TARGET_OTHERS:
    case SG_STEP_SMALLER:
    case SG_STEP_TILES:
    case SG_STEP_AFTER:
    case SG_STEP_AFTER_SUM:
    case SG_STEP_EVERY_MOVE:
    case SG_STEP_REPLY:
    case SG_STEP_ADVICE:
      return ichomp_wording_move_step (explanation, step, voice);
    case SG_STEP_POISONED:
    case SG_STEP_FORCED:
    case SG_STEP_MISERE:
    case SG_STEP_LAST_LARGE:
    case SG_STEP_ODD_ONES:
    case SG_STEP_ONES:
    case SG_STEP_AFTER_ONES:
      return ichomp_wording_misere_step (explanation, step, voice);
    case SG_STEP_OVER:
      return g_strdup (ichomp_wording_end (ichomp_explanation_get_rule (explanation)));
    default:
      g_assert_not_reached ();
    }
}

/**
 * ichomp_wording_step:
 * @explanation: an explanation
 * @index: less than the number of its steps
 *
 * Returns: (transfer full): what the step says, such as "Column of 8: three ones. Odd, so u has a 1
 *   here."; formulas and numbers in binary are isolated, see ichomp_wording_isolate()
 */
char *
ichomp_wording_step (const SgExplanation *explanation, guint index)
{
  return tell (explanation, index, ICHOMP_VOICE_WRITTEN);
}

/**
 * ichomp_wording_step_spoken:
 * @explanation: an explanation
 * @index: less than the number of its steps
 *
 * Returns: (transfer full): what the step says for a screen reader: binary digits as words one by
 *   one, formulas without signs
 */
char *
ichomp_wording_step_spoken (const SgExplanation *explanation, guint index)
{
  return tell (explanation, index, ICHOMP_VOICE_SPOKEN);
}
