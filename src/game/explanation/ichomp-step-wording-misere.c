/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a step says where whoever takes the last tile loses. */

#include <glib/gi18n.h>

#include "base/ichomp-digits.h"
#include "ichomp-step-wording-private.h"
#include "words/ichomp-wording.h"

static char *
tell_poisoned (const SgExplanation *explanation, const SgStep *step, IchompVoice voice)
{
  g_autofree char *formula = ichomp_formula_difference (voice, step->number, 1, step->value);

  return g_strdup_printf (
      /* Translators: %1$s is the name of a quadrant, and %2$s a formula, such as in "Bottom right: the
       * corner tile is poisoned, … one less than under normal play: 6 − 1 = 5." Under normal play
       * whoever takes the last tile wins. */
      _ ("%1$s: the corner tile is poisoned, and nobody takes it who can take another. So it "
         "counts "
         "as no move, and the value is one less than under normal play: %2$s."),
      ichomp_explanation_name_quadrant (explanation, step->quadrant), formula);
}

static char *
tell_misere (const SgStep *step)
{
  return ichomp_digits_printf (
      ngettext (
          /* Translators: %u is at least 2, such as in "Whoever takes the last tile loses. But 3 values
           * are above 1, …". u is a number, the nim-sum. */
          "Whoever takes the last tile loses. But %u value is above 1, and until only one such "
          "value "
          "is left the right move is that of normal play: it makes u zero.",
          "Whoever takes the last tile loses. But %u values are above 1, and until only one such "
          "value is left the right move is that of normal play: it makes u zero.",
          step->count),
      step->count);
}

static char *
tell_last_large (const SgStep *step)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: its value, 5, is the only
       * one above 1. …" */
      _ ("%1$s: its value, %2$u, is the only one above 1. Whoever is to move can make it 1 or 0, "
         "as "
         "needed: this is an N-position."),
      ichomp_wording_quadrant (step->quadrant), step->value);
}

static char *
tell_odd_ones (const SgStep *step)
{
  return ichomp_digits_printf (
      ngettext (
          /* Translators: %1$s is the name of a quadrant, such as in "Top left: 2 of the other values are
           * 1. Whoever takes the last tile loses, so an odd number of ones has to be left: this value
           * has to become 1." */
          "%1$s: %2$u of the other values is 1. Whoever takes the last tile loses, so an odd "
          "number "
          "of ones has to be left: this value has to become %3$u.",
          "%1$s: %2$u of the other values are 1. Whoever takes the last tile loses, so an odd "
          "number "
          "of ones has to be left: this value has to become %3$u.",
          step->count),
      ichomp_wording_quadrant (step->quadrant), step->count, step->result);
}

static char *
tell_ones (const SgStep *step)
{
  return ichomp_digits_printf (
      ngettext (
          /* Translators: Such as in "No value is above 1, and 3 of them are 1. Whoever takes the last
           * tile loses, so u is turned round: it is 0 for an odd number of ones and 1 for an even
           * number. Here u is 0." */
          "No value is above 1, and %1$u of them is 1. Whoever takes the last tile loses, so u is "
          "turned round: it is 0 for an odd number of ones and 1 for an even number. Here u is "
          "%2$u.",
          "No value is above 1, and %1$u of them are 1. Whoever takes the last tile loses, so u is "
          "turned round: it is 0 for an odd number of ones and 1 for an even number. Here u is "
          "%2$u.",
          step->count),
      step->count, step->value);
}

static char *
tell_after_ones (const SgStep *step)
{
  return ichomp_digits_printf (
      ngettext (
          /* Translators: %u is 1 or 3, such as in "Now no value is above 1, and an odd number of them
           * are 1, namely 3: the opponent is in a P-position." */
          "Now no value is above 1, and an odd number of them is 1, namely %u: the opponent is in "
          "a "
          "P-position.",
          "Now no value is above 1, and an odd number of them are 1, namely %u: the opponent is in "
          "a "
          "P-position.",
          step->count),
      step->count);
}

/*< private >
 * ichomp_wording_misere_step:
 * @explanation: the explanation that @step is in
 * @step: a step of one of the kinds that there are only where the last tile loses
 * @voice: how to give a formula
 *
 * Returns: (transfer full): what the step says
 */
char *
ichomp_wording_misere_step (const SgExplanation *explanation, const SgStep *step, IchompVoice voice)
{
  switch ((int)step->kind)
    {
    case SG_STEP_POISONED:
      return tell_poisoned (explanation, step, voice);
    case SG_STEP_FORCED:
      return g_strdup (_ ("Only one tile is left, and whoever takes the last tile loses: this is a "
                          "P-position."));
    case SG_STEP_MISERE:
      return tell_misere (step);
    case SG_STEP_LAST_LARGE:
      return tell_last_large (step);
    case SG_STEP_ODD_ONES:
      return tell_odd_ones (step);
    case SG_STEP_ONES:
      return tell_ones (step);
    case SG_STEP_AFTER_ONES:
      return tell_after_ones (step);
    default:
      g_assert_not_reached ();
    }
}
