/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The headings of an explanation's sections. */

#include "ichomp-step-wording.h"

#include <glib/gi18n.h>

#include "ichomp-step-wording-private.h"

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

static const char *
get_title (const SgExplanation *explanation, const SgStep *step)
{
  switch (step->kind)
    {
    case SG_STEP_OPTION_VALUE:
    case SG_STEP_NO_OPTION:
    case SG_STEP_GAP:
    case SG_STEP_OPTIONS_ABOVE:
      return ichomp_explanation_get_rule (explanation) == SG_RULE_CHOMP
                 ? _ ("Value")
                 : get_value_title (step->quadrant);
    case SG_STEP_VALUES:
      /* Translators: A heading. The values are those of the four quadrants. */
      return _ ("Four values");
    case SG_STEP_POWER:
    case SG_STEP_BINARY:
    case SG_STEP_ALIGNED:
      /* Translators: A heading. The values are those of the four quadrants. */
      return _ ("The values in binary");
    case SG_STEP_COLUMN:
    case SG_STEP_NIM_SUM:
      /* Translators: A heading. u is the name of a number. */
      return _ ("The nim-sum u");
    case SG_STEP_OUTCOME:
    case SG_STEP_FORCED:
      /* Translators: A heading over a sentence that says which player wins. */
      return _ ("Who wins");
    case SG_STEP_MIRROR_PAIR:
    case SG_STEP_EQUAL_PAIR:
    case SG_STEP_ALL_CANCEL:
      /* Translators: A heading over pairs of equal values. */
      return _ ("Pairs that cancel");
    case SG_STEP_TWO_REMAIN:
    case SG_STEP_ONE_REMAINS:
      /* Translators: A heading over the one or two values that have not cancelled. */
      return _ ("What remains");
    case SG_STEP_LEADING_COLUMN:
    case SG_STEP_CANDIDATES:
    case SG_STEP_CHOICE:
      /* Translators: A heading over the choice of the quadrant to move in. */
      return _ ("Which quadrant");
    case SG_STEP_TARGET_DIGIT:
    case SG_STEP_TARGET:
    case SG_STEP_TARGET_OTHERS:
    case SG_STEP_SMALLER:
    case SG_STEP_ODD_ONES:
      /* Translators: A heading over the number that a value has to become. */
      return _ ("Which number");
    case SG_STEP_TILES:
      /* Translators: A heading over the tiles of a winning move. */
      return _ ("Which tile");
    case SG_STEP_AFTER:
    case SG_STEP_AFTER_SUM:
    case SG_STEP_AFTER_ONES:
      /* Translators: A heading over what the winning move changes. */
      return _ ("After the move");
    case SG_STEP_EVERY_MOVE:
    case SG_STEP_REPLY:
      /* Translators: A heading over the reasons in a lost position. */
      return _ ("Why nothing wins");
    case SG_STEP_ADVICE:
      /* Translators: A heading over the advice in a lost position. */
      return _ ("What to do all the same");
    case SG_STEP_POISONED:
      /* Translators: A heading over what the poisoned tile of Chomp changes. */
      return _ ("The poisoned tile");
    case SG_STEP_MISERE:
    case SG_STEP_LAST_LARGE:
    case SG_STEP_ONES:
      /* Translators: A heading over what changes because whoever takes the last tile loses. In misere
       * play the last move loses. */
      return _ ("Misere play");
    case SG_STEP_OVER:
      /* Translators: A heading. */
      return _ ("The game is over");
    default:
      g_assert_not_reached ();
    }
}

/**
 * ichomp_wording_step_title:
 * @explanation: an explanation
 * @index: less than the number of its steps
 *
 * Returns: (transfer full): the heading of the section that the step belongs to, such as "The nim-sum
 *   u"
 */
char *
ichomp_wording_step_title (const SgExplanation *explanation, guint index)
{
  return g_strdup (get_title (explanation, sg_explanation_get_step (explanation, index)));
}
