/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a step says on the way from the four values to their nim-sum, and to who wins. */

#include <glib/gi18n.h>

#include "base/ichomp-digits.h"
#include "ichomp-step-wording-private.h"
#include "words/ichomp-wording.h"

static char *
tell_power (const SgStep *step, IchompVoice voice)
{
  const char *quadrant = ichomp_wording_quadrant (step->quadrant);
  g_autofree char *formula = NULL;

  if (step->digit == 0)
    return ichomp_digits_printf_bits (
        0,
        /* Translators: A number is being written in binary. %1$s is the name of a quadrant, such as in
         * "Top left: 2 does not fit into 1, so its digit is 0." */
        _ ("%1$s: %2$u does not fit into %3$u, so its digit is 0."), quadrant,
        ichomp_step_get_power (step), step->number);

  formula =
      ichomp_formula_difference (voice, step->number, ichomp_step_get_power (step), step->result);
  return ichomp_digits_printf_bits (
      0,
      /* Translators: A number is being written in binary. %1$s is the name of a quadrant, and %4$s a
       * formula, such as in "Top left: 8 fits into 13, so its digit is 1. What is left: 13 − 8 = 5." */
      _ ("%1$s: %2$u fits into %3$u, so its digit is 1. What is left: %4$s."), quadrant,
      ichomp_step_get_power (step), step->number, formula);
}

static char *
tell_binary (const SgStep *step, IchompVoice voice)
{
  g_autofree char *digits = ichomp_formula_binary (voice, step->value, step->n_digits);

  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: 13 in binary is 01101." */
      _ ("%1$s: %2$u in binary is %3$s."), ichomp_wording_quadrant (step->quadrant), step->value,
      digits);
}

static char *
tell_values (const SgExplanation *explanation)
{
  return ichomp_digits_printf (
      /* Translators: The first sentence of an explanation, such as "Top left 5, top right 3, bottom
       * left 0, bottom right 6: from these four values the steps find out who wins, and how." */
      _ ("Top left %1$u, top right %2$u, bottom left %3$u, bottom right %4$u: from these four "
         "values the steps find out who wins, and how."),
      sg_explanation_get_value (explanation, SG_QUADRANT_NW),
      sg_explanation_get_value (explanation, SG_QUADRANT_NE),
      sg_explanation_get_value (explanation, SG_QUADRANT_SW),
      sg_explanation_get_value (explanation, SG_QUADRANT_SE));
}

static char *
tell_aligned (const SgStep *step)
{
  return ichomp_digits_printf (
      /* Translators: %u is a number of binary digits, such as in "The four values stand under each
       * other, each with 5 digits: zeros in front change nothing." */
      ngettext ("The four values stand under each other, each with %u digit.",
                "The four values stand under each other, each with %u digits: zeros in front "
                "change nothing.",
                step->n_digits),
      step->n_digits);
}

static char *
tell_column (const SgStep *step)
{
  guint power = ichomp_step_get_power (step);

  switch (step->count)
    {
    case 0:
      /* Translators: Four numbers in binary are added column by column. %u is the power of two that
       * the column stands for. u is a number, their nim-sum. */
      return ichomp_digits_printf_bits (
          0, _ ("Column of %u: no ones. Zero is even, so u has a 0 here."), power);
    case 1:
      /* Translators: Such as in "Column of 8: a single one. Odd, so u has a 1 here." It means that
       * one of the four numbers has the digit 1 in this column. */
      return ichomp_digits_printf_bits (
          0, _ ("Column of %u: a single one. Odd, so u has a 1 here."), power);
    case 2:
      /* Translators: Such as in "Column of 8: two ones. Even, so u has a 0 here." It means that two
       * of the four numbers have the digit 1 in this column. */
      return ichomp_digits_printf_bits (0, _ ("Column of %u: two ones. Even, so u has a 0 here."),
                                        power);
    case 3:
      /* Translators: Such as in "Column of 8: three ones. Odd, so u has a 1 here." It means that
       * three of the four numbers have the digit 1 in this column. */
      return ichomp_digits_printf_bits (0, _ ("Column of %u: three ones. Odd, so u has a 1 here."),
                                        power);
    case 4:
      /* Translators: Such as in "Column of 8: four ones. Even, so u has a 0 here." It means that all
       * four numbers have the digit 1 in this column. */
      return ichomp_digits_printf_bits (0, _ ("Column of %u: four ones. Even, so u has a 0 here."),
                                        power);
    default:
      g_assert_not_reached ();
    }
}

/*< private >
 * ichomp_wording_sum_with:
 * @explanation: an explanation
 * @voice: how to give a formula
 * @quadrant: the quadrant whose value is replaced, or %SG_N_QUADRANTS for none
 * @value: what the value of @quadrant is replaced by
 * @nim_sum: what the formula gives
 *
 * Returns: (transfer full): the nim-sum of the values in the order of the quadrants, as a formula
 */
char *
ichomp_wording_sum_with (const SgExplanation *explanation,
                         IchompVoice voice,
                         SgQuadrant quadrant,
                         guint value,
                         guint nim_sum)
{
  guint values[SG_N_QUADRANTS];

  SG_FOREACH_QUADRANT (q)
    values[q] = q == quadrant ? value : sg_explanation_get_value (explanation, q);

  return ichomp_formula_xor (voice, values, SG_N_QUADRANTS, nim_sum);
}

static char *
tell_nim_sum (const SgExplanation *explanation, const SgStep *step, IchompVoice voice)
{
  g_autofree char *digits =
      ichomp_formula_binary (voice, step->value, sg_explanation_get_n_digits (explanation));
  g_autofree char *formula =
      ichomp_wording_sum_with (explanation, voice, SG_N_QUADRANTS, 0, step->value);

  return ichomp_digits_printf (
      /* Translators: %3$s is a formula, such as in "u is 00110 in binary and 6 in decimal: 27 XOR 13
       * XOR 20 XOR 4 = 6." */
      _ ("u is %1$s in binary and %2$u in decimal: %3$s."), digits, step->value, formula);
}

static char *
tell_outcome (const SgStep *step)
{
  if (step->value == 0)
    /* Translators: u is a number, the nim-sum. */
    return ichomp_digits_dup (
        _ ("u is 0: this is a P-position, and the player to move loses against best "
           "play."));

  return ichomp_digits_printf (
      /* Translators: u is a number, the nim-sum, such as in "u is 6, not 0: …" */
      _ ("u is %u, not 0: this is an N-position, and the player to move wins with best play."),
      step->value);
}

/*< private >
 * ichomp_wording_sum_step:
 * @explanation: the explanation that @step is in
 * @step: a step from the four values to the outcome
 * @voice: how to give a formula
 *
 * Returns: (transfer full): what the step says
 */
char *
ichomp_wording_sum_step (const SgExplanation *explanation, const SgStep *step, IchompVoice voice)
{
  switch ((int)step->kind)
    {
    case SG_STEP_POWER:
      return tell_power (step, voice);
    case SG_STEP_BINARY:
      return tell_binary (step, voice);
    case SG_STEP_VALUES:
      return tell_values (explanation);
    case SG_STEP_ALIGNED:
      return tell_aligned (step);
    case SG_STEP_COLUMN:
      return tell_column (step);
    case SG_STEP_NIM_SUM:
      return tell_nim_sum (explanation, step, voice);
    case SG_STEP_OUTCOME:
      return tell_outcome (step);
    default:
      g_assert_not_reached ();
    }
}
