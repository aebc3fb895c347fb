/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts of an explanation: the title, the sentence and the question of each step. */

#include "ichomp-step-wording.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "ichomp-step-kinds.h"

static const IchompStepKind *
get_kind (const SgExplanation *explanation, guint index)
{
  return ichomp_step_kind_get (sg_explanation_get_step (explanation, index)->kind);
}

static char *
tell (IchompParts parts, const SgExplanation *explanation, guint index, IchompVoice voice)
{
  const IchompTelling telling = { explanation, parts };

  return get_kind (explanation, index)
      ->tell (&telling, sg_explanation_get_step (explanation, index), voice);
}

/**
 * ichomp_wording_step:
 * @parts: what the board consists of
 * @explanation: an explanation
 * @index: a step of it
 *
 * Returns: (transfer full): the sentence of the step, such as "Column of 8: three ones. Odd, so u
 *   has a 1 here."; formulas and numbers in binary are isolated, see ichomp_formula_isolate()
 */
char *
ichomp_wording_step (IchompParts parts, const SgExplanation *explanation, guint index)
{
  return tell (parts, explanation, index, ICHOMP_VOICE_WRITTEN);
}

/**
 * ichomp_wording_step_spoken:
 * @parts: what the board consists of
 * @explanation: an explanation
 * @index: a step of it
 *
 * Returns: (transfer full): the sentence for a screen reader: binary digits as single words,
 *   formulas without signs
 */
char *
ichomp_wording_step_spoken (IchompParts parts, const SgExplanation *explanation, guint index)
{
  return tell (parts, explanation, index, ICHOMP_VOICE_SPOKEN);
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
    }

  g_assert_not_reached ();
}

/**
 * ichomp_wording_step_title:
 * @parts: what the board consists of
 * @explanation: an explanation
 * @index: a step of it
 *
 * Returns: (transfer full): the heading of the section with the step, such as "The nim-sum u"
 */
char *
ichomp_wording_step_title (IchompParts parts, const SgExplanation *explanation, guint index)
{
  const IchompStepKind *kind = get_kind (explanation, index);
  const SgStep *step = sg_explanation_get_step (explanation, index);

  if (kind->heaps_title != NULL && parts == ICHOMP_PARTS_HEAPS)
    return g_strdup (_ (kind->heaps_title));
  if (kind->title != NULL)
    return g_strdup (_ (kind->title));

  switch (parts)
    {
    case ICHOMP_PARTS_QUADRANTS:
      return g_strdup (get_value_title (step->quadrant));
    case ICHOMP_PARTS_ONE:
      return g_strdup (_ ("Value"));
    case ICHOMP_PARTS_HEAPS:
      /* Translators: A heading over the reason why the heap has its value, such as "The value of
       * heap 2". */
      return ichomp_digits_printf (_ ("The value of heap %u"), step->quadrant + 1);
    }

  g_assert_not_reached ();
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
 * @parts: what the board consists of
 * @explanation: an explanation
 * @index: a step of it
 *
 * Returns: (transfer full) (nullable): the question that the step answers; %NULL if it answers none
 */
char *
ichomp_wording_question (IchompParts parts, const SgExplanation *explanation, guint index)
{
  if (!ichomp_wording_can_ask (explanation, index))
    return NULL;

  return get_kind (explanation, index)
      ->ask (&(IchompTelling){ explanation, parts }, sg_explanation_get_step (explanation, index));
}

/**
 * ichomp_wording_wrong_answer:
 * @parts: what the board consists of
 * @explanation: an explanation
 * @index: a step of it that answers a question
 * @answer: an answer, as the #IchompStepAnswer of the step says
 *
 * Returns: (transfer full) (nullable): why the answer is wrong, a reason that helps to find the
 *   right one; %NULL if it is right
 */
char *
ichomp_wording_wrong_answer (IchompParts parts,
                             const SgExplanation *explanation,
                             guint index,
                             guint answer)
{
  g_return_val_if_fail (ichomp_wording_can_ask (explanation, index), NULL);

  return get_kind (explanation, index)
      ->object (&(IchompTelling){ explanation, parts },
                sg_explanation_get_step (explanation, index), answer);
}
