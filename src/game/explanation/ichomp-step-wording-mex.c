/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a step says about why a quadrant has its value: the mex of what its tiles lead to. */

#include <glib/gi18n.h>

#include "base/ichomp-digits.h"
#include "ichomp-step-wording-private.h"
#include "words/ichomp-wording.h"

static char *
tell_option_value (const SgExplanation *explanation, const SgStep *step)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: 2 tiles lead to 3." The
       * value of the quadrant becomes 3 when one of these tiles is chosen. */
      ngettext ("%1$s: %2$u tile leads to %3$u.", "%1$s: %2$u tiles lead to %3$u.", step->count),
      ichomp_explanation_name_quadrant (explanation, step->quadrant), step->count, step->number);
}

static char *
tell_no_option (const SgExplanation *explanation, const SgStep *step)
{
  return ichomp_digits_printf (
      /* Translators: %s is the name of a quadrant, such as "Top left". */
      _ ("%s: no tile is left here, so there is no move, and the value is 0."),
      ichomp_explanation_name_quadrant (explanation, step->quadrant));
}

static char *
tell_gap (const SgExplanation *explanation, const SgStep *step)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: 5 is the smallest number
       * that no tile leads to, so it is the value." */
      _ ("%1$s: %2$u is the smallest number that no tile leads to, so it is the value."),
      ichomp_explanation_name_quadrant (explanation, step->quadrant), step->value);
}

static char *
tell_options_above (const SgExplanation *explanation, const SgStep *step)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: 3 tiles lead higher, up to
       * 9. That does not change the value: the opponent could move back to 5 at once." Here 5 is the
       * value of the quadrant, and 9 the largest number that a tile leads to. */
      ngettext ("%1$s: %2$u tile leads higher, to %3$u. That does not change the value: the "
                "opponent could move back to %4$u at once.",
                "%1$s: %2$u tiles lead higher, up to %3$u. That does not change the value: the "
                "opponent could move back to %4$u at once.",
                step->count),
      ichomp_explanation_name_quadrant (explanation, step->quadrant), step->count, step->number,
      step->value);
}

/*< private >
 * ichomp_wording_mex_step:
 * @explanation: the explanation that @step is in
 * @step: a step that finds a quadrant's value
 *
 * Returns: (transfer full): what the step says
 */
char *
ichomp_wording_mex_step (const SgExplanation *explanation, const SgStep *step)
{
  switch ((int)step->kind)
    {
    case SG_STEP_OPTION_VALUE:
      return tell_option_value (explanation, step);
    case SG_STEP_NO_OPTION:
      return tell_no_option (explanation, step);
    case SG_STEP_GAP:
      return tell_gap (explanation, step);
    case SG_STEP_OPTIONS_ABOVE:
      return tell_options_above (explanation, step);
    default:
      g_assert_not_reached ();
    }
}
