/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Asking for what a step is about to reveal. What is said to a wrong answer is a reason that helps to
 * find the right one. Nothing here holds a sign or a number in binary, so a screen reader can read
 * it as it is. */

#include "base/ichomp-digits.h"
#include "ichomp-step-wording.h"

#include <glib/gi18n.h>

#include "ichomp-step-wording-private.h"
#include "words/ichomp-wording.h"

/**
 * ichomp_wording_question:
 * @explanation: an explanation
 * @index: less than the number of its steps
 *
 * Returns: (transfer full) (nullable): a question that the step answers; %NULL where there is nothing
 *   to ask. The answer is to %SG_STEP_POWER, %SG_STEP_COLUMN and %SG_STEP_TARGET_DIGIT a digit, to
 *   %SG_STEP_NIM_SUM and %SG_STEP_TARGET a number, to %SG_STEP_OUTCOME 1 for yes or 0 for no, to
 *   %SG_STEP_CANDIDATES a quadrant (several may be right), and to %SG_STEP_TILES a tile
 */
char *
ichomp_wording_question (const SgExplanation *explanation, guint index)
{
  const SgStep *step = sg_explanation_get_step (explanation, index);
  guint power = 1u << step->column;

  switch (step->kind)
    {
    case SG_STEP_POWER:
      return ichomp_digits_printf_bits (
          0,
          /* Translators: A number is being written in binary. %1$s is the name of a quadrant, such as
           * in "Top left: does 8 fit into 13? Its digit is 1 if it does, and 0 if not." */
          _ ("%1$s: does %2$u fit into %3$u? Its digit is 1 if it does, and 0 if not."),
          ichomp_wording_quadrant (step->quadrant), power, step->number);
    case SG_STEP_COLUMN:
      return ichomp_digits_printf_bits (
          0,
          /* Translators: Four numbers in binary are added column by column, to give u. %u is the
           * power of two that the column stands for. */
          _ ("Column of %u: is the number of ones odd, so that u has a 1 here, or even, so that u "
             "has "
             "a 0?"),
          power);
    case SG_STEP_NIM_SUM:
      /* Translators: u is the name of a number whose binary digits have just been found. */
      return g_strdup (_ ("All digits of u are known. What is u in decimal?"));
    case SG_STEP_OUTCOME:
      return ichomp_digits_printf (
          /* Translators: u is the name of a number, such as in "u is 6. Can the player to move win?"
           * The answer is "Yes" or "No". */
          _ ("u is %u. Can the player to move win?"), step->value);
    case SG_STEP_CANDIDATES:
      return ichomp_digits_printf_bits (
          0,
          /* Translators: %u is the power of two that a column of binary digits stands for. */
          _ ("Which quadrant is sure to have a winning move? Look for a 1 in the column of %u."),
          power);
    case SG_STEP_TARGET_DIGIT:
      return ichomp_digits_printf_bits (
          ICHOMP_DIGITS_ARGUMENT (2) | ICHOMP_DIGITS_ARGUMENT (3),
          /* Translators: y and u are numbers in binary. %1$u is the power of two that a column stands
           * for, and the other two are digits, such as in "Column of 4: y has a 1 here, and u has a
           * 1. Which digit has their nim-sum?" */
          _ ("Column of %1$u: y has a %2$u here, and u has a %3$u. Which digit has their nim-sum?"),
          power, step->value, step->number);
    case SG_STEP_TARGET:
      return ichomp_digits_printf (
          /* Translators: %1$s is the name of a quadrant, and u the name of a number, such as in "Top
           * left: which number does 20 have to become, so that u becomes 0?" */
          _ ("%1$s: which number does %2$u have to become, so that u becomes 0?"),
          ichomp_wording_quadrant (step->quadrant), step->value);
    case SG_STEP_TILES:
      return ichomp_digits_printf (
          /* Translators: %1$s is the name of a quadrant, such as in "Top left: which tile leads to 18?
           * Choose it on the board." */
          _ ("%1$s: which tile leads to %2$u? Choose it on the board."),
          ichomp_explanation_name_quadrant (explanation, step->quadrant), step->result);
    default:
      return NULL;
    }
}

/**
 * ichomp_wording_can_ask:
 * @explanation: an explanation
 * @index: less than the number of its steps
 *
 * Returns: whether the step reveals something that can be asked for first
 */
gboolean
ichomp_wording_can_ask (const SgExplanation *explanation, guint index)
{
  g_autofree char *question = ichomp_wording_question (explanation, index);

  return question != NULL;
}

static char *
object_to_digit (const SgStep *step)
{
  guint power = 1u << step->column;

  if (step->digit == 1)
    return ichomp_digits_printf_bits (
        0,
        /* Translators: Such as in "8 is not more than 13, so it fits, and its digit is 1." */
        _ ("%1$u is not more than %2$u, so it fits, and its digit is 1."), power, step->number);

  return ichomp_digits_printf_bits (
      0,
      /* Translators: Such as in "2 is more than 1, so it does not fit, and its digit is 0." */
      _ ("%1$u is more than %2$u, so it does not fit, and its digit is 0."), power, step->number);
}

/* Tells the first digit that differs. */
static char *
object_to_nim_sum (guint nim_sum, guint answer)
{
  guint power = 1u << (sg_count_binary_digits (nim_sum ^ answer) - 1);

  if ((answer & power) != 0)
    return ichomp_digits_printf_bits (
        0,
        /* Translators: Two numbers in binary are compared, such as in "5 has a 1 in the column of 4,
         * but u has a 0 there." */
        _ ("%1$u has a 1 in the column of %2$u, but u has a 0 there."), answer, power);

  return ichomp_digits_printf_bits (
      0,
      /* Translators: Two numbers in binary are compared, such as in "5 has a 0 in the column of 2, but
       * u has a 1 there." */
      _ ("%1$u has a 0 in the column of %2$u, but u has a 1 there."), answer, power);
}

static char *
object_to_outcome (guint nim_sum)
{
  if (nim_sum == 0)
    /* Translators: Why the player to move cannot win. u is the name of a number. */
    return ichomp_digits_dup (
        _ ("u is 0: whatever the move, u is not 0 after it, and then the opponent can "
           "make it 0 again."));

  return ichomp_digits_printf (
      /* Translators: Why the player to move can win. u is the name of a number, such as in "u is 6:
       * some move makes it 0, and the opponent cannot keep it so." */
      _ ("u is %u: some move makes it 0, and the opponent cannot keep it so."), nim_sum);
}

static gboolean
has_winning_move (const SgAnalysis *analysis, SgQuadrant quadrant)
{
  for (guint i = 0; i < sg_analysis_get_n_winning_moves (analysis); i++)
    if (sg_analysis_get_winning_move (analysis, i)->quadrant == quadrant)
      return TRUE;

  return FALSE;
}

static guint
get_nim_sum (const SgExplanation *explanation)
{
  guint nim_sum = 0;

  SG_FOREACH_QUADRANT (q)
    nim_sum ^= sg_explanation_get_value (explanation, q);

  return nim_sum;
}

/* A move to a larger value may win, too, where there is one; the theorem promises none. */
static char *
object_to_quadrant (const SgExplanation *explanation, const SgStep *step, SgQuadrant answer)
{
  const SgAnalysis *analysis = sg_explanation_get_analysis (explanation);
  const char *quadrant = ichomp_wording_quadrant (answer);
  guint value = sg_explanation_get_value (explanation, answer);
  guint target = value ^ get_nim_sum (explanation);
  guint power = 1u << step->column;

  if (analysis == NULL)
    return ichomp_digits_printf_bits (
        0,
        /* Translators: %1$s is the name of a quadrant, such as in "Top left: 27 has a 0 in the column
         * of 4. It would have to become 29, which is more, and such a move need not exist." */
        _ ("%1$s: %2$u has a 0 in the column of %3$u. It would have to become %4$u, which is more, "
           "and "
           "such a move need not exist."),
        quadrant, value, power, target);

  if (sg_diagram_is_empty (sg_position_get_diagram (sg_analysis_get_position (analysis), answer)))
    /* Translators: %s is the name of a quadrant, such as "Top left". */
    return g_strdup_printf (_ ("%s: no tile is left here, so there is no move."), quadrant);

  if (has_winning_move (analysis, answer))
    return ichomp_digits_printf_bits (
        0,
        /* Translators: %1$s is the name of a quadrant, such as in "Top left: there happens to be a
         * winning move here, up from 3 to 5. But 3 has a 0 in the column of 4, so one could not be
         * sure of it." */
        _ ("%1$s: there happens to be a winning move here, up from %2$u to %3$u. But %2$u has a 0 "
           "in "
           "the column of %4$u, so one could not be sure of it."),
        quadrant, value, target, power);

  return ichomp_digits_printf_bits (
      0,
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: 27 has a 0 in the column of
       * 4. It would have to become 29, which is more, and no tile leads there." */
      _ ("%1$s: %2$u has a 0 in the column of %3$u. It would have to become %4$u, which is more, "
         "and "
         "no tile leads there."),
      quadrant, value, power, target);
}

static char *
object_to_target_digit (const SgStep *step)
{
  guint power = 1u << step->column;

  if (step->number == 0)
    /* Translators: y and u are numbers in binary. %u is the power of two that a column stands for. */
    return ichomp_digits_printf_bits (
        0, _ ("Column of %u: u has a 0 here, so the digit of y stays."), power);

  /* Translators: y and u are numbers in binary. %u is the power of two that a column stands for. */
  return ichomp_digits_printf_bits (
      0, _ ("Column of %u: u has a 1 here, so the digit of y changes."), power);
}

static char *
object_to_target (const SgStep *step, guint answer)
{
  return ichomp_digits_printf (
      /* Translators: u is the name of a number, such as in "With 17 instead of 20, the new u is 3, not
       * 0." */
      _ ("With %1$u instead of %2$u, the new u is %3$u, not 0."), answer, step->value,
      step->number ^ step->value ^ answer);
}

/* u after a move that gives the quadrant this value. */
static guint
get_sum_with (const SgExplanation *explanation, SgQuadrant quadrant, guint value)
{
  SgRule rule = sg_analysis_get_rule (sg_explanation_get_analysis (explanation));
  guint values[SG_N_QUADRANTS];

  if (rule == SG_RULE_CHOMP)
    return value;

  SG_FOREACH_QUADRANT (q)
    values[q] = q == quadrant ? value : sg_explanation_get_value (explanation, q);

  return sg_rule_get_sum (rule, values);
}

static char *
object_to_tile (const SgExplanation *explanation, const SgStep *step, guint answer)
{
  if (answer == SG_NO_VALUE)
    return g_strdup (_ ("That tile is poisoned: whoever takes it loses."));

  return ichomp_digits_printf (
      /* Translators: u is the name of a number, such as in "That tile leads to 7, and the new u is 21,
       * not 0." */
      _ ("That tile leads to %1$u, and the new u is %2$u, not 0."), answer,
      get_sum_with (explanation, step->quadrant, answer));
}

/**
 * ichomp_wording_wrong_answer:
 * @explanation: an explanation
 * @index: a step of it that ichomp_wording_question() has a question for
 * @answer: what was answered: a digit, a number, 1 for yes or 0 for no, a #SgQuadrant, or the value
 *   that a tile of the step's quadrant leads to, %SG_NO_VALUE for the poisoned one
 *
 * Returns: (transfer full) (nullable): why the answer is wrong; %NULL if it is right
 */
char *
ichomp_wording_wrong_answer (const SgExplanation *explanation, guint index, guint answer)
{
  const SgStep *step = sg_explanation_get_step (explanation, index);

  switch (step->kind)
    {
    case SG_STEP_POWER:
      return answer != step->digit ? object_to_digit (step) : NULL;
    case SG_STEP_COLUMN:
      return answer != step->digit ? ichomp_wording_step (explanation, index) : NULL;
    case SG_STEP_TARGET_DIGIT:
      return answer != step->digit ? object_to_target_digit (step) : NULL;
    case SG_STEP_NIM_SUM:
      return answer != step->value ? object_to_nim_sum (step->value, answer) : NULL;
    case SG_STEP_OUTCOME:
      return (answer != 0) != (step->value != 0) ? object_to_outcome (step->value) : NULL;
    case SG_STEP_CANDIDATES:
      g_return_val_if_fail (answer < SG_N_QUADRANTS, NULL);
      return (step->quadrants & 1u << answer) == 0 ? object_to_quadrant (explanation, step, answer)
                                                   : NULL;
    case SG_STEP_TARGET:
      return answer != step->result ? object_to_target (step, answer) : NULL;
    case SG_STEP_TILES:
      return answer != step->result ? object_to_tile (explanation, step, answer) : NULL;
    default:
      g_return_val_if_reached (NULL);
    }
}
