/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts of an explanation: the title, the sentence and the question of each step. */

#include "ichomp-step-wording.h"

#include <glib/gi18n.h>

#include "ichomp-step-kinds.h"

static const IchompStepKind *
get_kind (const SgExplanation *explanation, guint index)
{
  return ichomp_step_kind_get (sg_explanation_get_step (explanation, index)->kind);
}

static char *
tell (const SgExplanation *explanation, guint index, IchompVoice voice)
{
  return get_kind (explanation, index)
      ->tell (explanation, sg_explanation_get_step (explanation, index), voice);
}

/**
 * ichomp_wording_step:
 * @explanation: an explanation
 * @index: a step of it
 *
 * Returns: (transfer full): the sentence of the step, such as "Column of 8: three ones. Odd, so u
 *   has a 1 here."; formulas and numbers in binary are isolated, see ichomp_formula_isolate()
 */
char *
ichomp_wording_step (const SgExplanation *explanation, guint index)
{
  return tell (explanation, index, ICHOMP_VOICE_WRITTEN);
}

/**
 * ichomp_wording_step_spoken:
 * @explanation: an explanation
 * @index: a step of it
 *
 * Returns: (transfer full): the sentence for a screen reader: binary digits as single words,
 *   formulas without signs
 */
char *
ichomp_wording_step_spoken (const SgExplanation *explanation, guint index)
{
  return tell (explanation, index, ICHOMP_VOICE_SPOKEN);
}

static const char *
get_value_title (SgQuadrant quadrant)
{
  switch (quadrant)
    {
    case SG_QUADRANT_NW:
      /* Translators: A heading over the reason why the quadrant has its value. */
      return _ ("The top left value");
    case SG_QUADRANT_NE:
      /* Translators: A heading over the reason why the quadrant has its value. */
      return _ ("The top right value");
    case SG_QUADRANT_SW:
      /* Translators: A heading over the reason why the quadrant has its value. */
      return _ ("The bottom left value");
    case SG_QUADRANT_SE:
      /* Translators: A heading over the reason why the quadrant has its value. */
      return _ ("The bottom right value");
    default:
      g_assert_not_reached ();
    }
}

/**
 * ichomp_wording_step_title:
 * @explanation: an explanation
 * @index: a step of it
 *
 * Returns: (transfer full): the heading of the section with the step, such as "The nim-sum u"
 */
char *
ichomp_wording_step_title (const SgExplanation *explanation, guint index)
{
  const char *title = get_kind (explanation, index)->title;
  const SgAnalysis *analysis = sg_explanation_get_analysis (explanation);

  if (title != NULL)
    return g_strdup (_ (title));
  if (sg_analysis_get_rule (analysis) == SG_RULE_CHOMP)
    return g_strdup (_ ("Value"));

  return g_strdup (get_value_title (sg_explanation_get_step (explanation, index)->quadrant));
}

/**
 * ichomp_wording_can_ask:
 * @explanation: an explanation
 * @index: a step of it
 *
 * Returns: whether the step answers a question
 */
gboolean
ichomp_wording_can_ask (const SgExplanation *explanation, guint index)
{
  return get_kind (explanation, index)->answer != ICHOMP_STEP_ANSWER_NONE;
}

/**
 * ichomp_wording_question:
 * @explanation: an explanation
 * @index: a step of it
 *
 * Returns: (transfer full) (nullable): the question that the step answers; %NULL if it answers none
 */
char *
ichomp_wording_question (const SgExplanation *explanation, guint index)
{
  if (!ichomp_wording_can_ask (explanation, index))
    return NULL;

  return get_kind (explanation, index)
      ->ask (explanation, sg_explanation_get_step (explanation, index));
}

/**
 * ichomp_wording_wrong_answer:
 * @explanation: an explanation
 * @index: a step of it that answers a question
 * @answer: an answer, as the #IchompStepAnswer of the step says
 *
 * Returns: (transfer full) (nullable): why the answer is wrong, a reason that helps to find the
 *   right one; %NULL if it is right
 */
char *
ichomp_wording_wrong_answer (const SgExplanation *explanation, guint index, guint answer)
{
  g_return_val_if_fail (ichomp_wording_can_ask (explanation, index), NULL);

  return get_kind (explanation, index)
      ->object (explanation, sg_explanation_get_step (explanation, index), answer);
}
