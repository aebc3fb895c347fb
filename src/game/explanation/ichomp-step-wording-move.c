/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a step says about which move wins, or why none does. */

#include <glib/gi18n.h>

#include "base/ichomp-digits.h"
#include "ichomp-step-wording-private.h"
#include "words/ichomp-wording.h"

/* The easy case */

static char *
tell_mirror_pair (const SgStep *step)
{
  return g_strdup_printf (
      /* Translators: %1$s and %2$s are the names of two quadrants, such as in "Top left, Bottom right:
       * the same shape, …" */
      _ ("%1$s, %2$s: the same shape, perhaps turned or mirrored. Every move in one can be copied "
         "in "
         "the other, so the two cancel."),
      ichomp_wording_quadrant (step->quadrant), ichomp_wording_quadrant (step->other));
}

static char *
tell_equal_pair (const SgStep *step, IchompVoice voice)
{
  const guint terms[] = { step->value, step->value };
  g_autofree char *formula = ichomp_formula_xor (voice, terms, G_N_ELEMENTS (terms), 0);

  return ichomp_digits_printf (
      /* Translators: %1$s and %2$s are the names of two quadrants, such as in "Top left, Bottom right:
       * both have the value 5. Equal values cancel: 5 XOR 5 = 0." */
      _ ("%1$s, %2$s: both have the value %3$u. Equal values cancel: %4$s."),
      ichomp_wording_quadrant (step->quadrant), ichomp_wording_quadrant (step->other), step->value,
      formula);
}

static char *
tell_two_remain (const SgStep *step)
{
  return ichomp_digits_printf (
      /* Translators: %1$s and %2$s are the names of two quadrants, such as in "Top left, Bottom right:
       * only their values, 7 and 3, remain. A move from 7 to 3 wins, because equal values cancel." */
      _ ("%1$s, %2$s: only their values, %3$u and %4$u, remain. A move from %3$u to %4$u wins, "
         "because equal values cancel."),
      ichomp_wording_quadrant (step->quadrant), ichomp_wording_quadrant (step->other), step->value,
      step->result);
}

static char *
tell_one_remains (const SgStep *step)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: only its value, 7, remains.
       * A move from 7 to 0 wins." */
      _ ("%1$s: only its value, %2$u, remains. A move from %2$u to 0 wins."),
      ichomp_wording_quadrant (step->quadrant), step->value);
}

/* The general case */

static char *
tell_leading_column (const SgExplanation *explanation, const SgStep *step, IchompVoice voice)
{
  g_autofree char *digits =
      ichomp_formula_binary (voice, step->value, sg_explanation_get_n_digits (explanation));

  return ichomp_digits_printf_bits (
      0,
      /* Translators: u is a number, such as in "u is 00110 in binary: its first 1 stands in the column
       * of 4." */
      _ ("u is %1$s in binary: its first 1 stands in the column of %2$u."), digits,
      ichomp_step_get_power (step));
}

/* An odd number of the four: one or three. */
static char *
tell_candidates (const SgStep *step)
{
  const char *names[SG_N_QUADRANTS] = { NULL };
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    if ((step->quadrants & 1u << q) != 0)
      names[n++] = ichomp_wording_quadrant (q);

  switch (n)
    {
    case 1:
      return ichomp_digits_printf_bits (
          0,
          /* Translators: %1$s is the name of a quadrant, such as in "Top left: the only value with a 1
           * in the column of 4. So this quadrant has a winning move." */
          _ ("%1$s: the only value with a 1 in the column of %2$u. So this quadrant has a winning "
             "move."),
          names[0], ichomp_step_get_power (step));
    case 3:
      return ichomp_digits_printf_bits (
          0,
          /* Translators: %1$s, %2$s and %3$s are the names of quadrants, such as in "Top left, Top
           * right, Bottom left: three values with a 1 in the column of 4. Each of these quadrants has
           * a winning move, and any will do." */
          _ ("%1$s, %2$s, %3$s: three values with a 1 in the column of %4$u. Each of these "
             "quadrants "
             "has a winning move, and any will do."),
          names[0], names[1], names[2], ichomp_step_get_power (step));
    default:
      g_assert_not_reached ();
    }
}

static char *
tell_choice (const SgStep *step)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: let us move here. We call
       * the value y, so y is 20." */
      _ ("%1$s: let us move here. We call the value y, so y is %2$u."),
      ichomp_wording_quadrant (step->quadrant), step->value);
}

static char *
tell_target_digit (const SgStep *step, IchompVoice voice)
{
  g_autofree char *formula = ichomp_formula_bits (voice, step->value, step->number, step->digit);

  if (step->number == 0)
    return ichomp_digits_printf_bits (
        0,
        /* Translators: y and u are numbers in binary. %2$s is a formula, such as in "Column of 16:
         * 1 XOR 0 = 1. Where u has a 0, the digit of y stays." */
        _ ("Column of %1$u: %2$s. Where u has a 0, the digit of y stays."),
        ichomp_step_get_power (step), formula);

  return ichomp_digits_printf_bits (
      0,
      /* Translators: y and u are numbers in binary. %2$s is a formula, such as in "Column of 4:
       * 1 XOR 1 = 0. Where u has a 1, the digit of y changes." */
      _ ("Column of %1$u: %2$s. Where u has a 1, the digit of y changes."),
      ichomp_step_get_power (step), formula);
}

static char *
tell_target (const SgStep *step, IchompVoice voice)
{
  g_autofree char *formula = ichomp_formula_target (voice, step->value, step->number, step->result);

  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, and %2$s a formula, such as in "Top left: y XOR u
       * = 20 XOR 6 = 18. So the value has to become 18." */
      _ ("%1$s: %2$s. So the value has to become %3$u."), ichomp_wording_quadrant (step->quadrant),
      formula, step->result);
}

static char *
tell_target_others (const SgExplanation *explanation, const SgStep *step, IchompVoice voice)
{
  guint others[SG_N_QUADRANTS - 1];
  guint n = 0;
  g_autofree char *formula = NULL;

  SG_FOREACH_QUADRANT (q)
    if (q != step->quadrant)
      others[n++] = sg_explanation_get_value (explanation, q);

  formula = ichomp_formula_xor (voice, others, n, step->result);
  /* Translators: %s is a formula, such as in "The other three values give the same, and equal
   * numbers cancel: 27 XOR 13 XOR 4 = 18." */
  return g_strdup_printf (_ ("The other three values give the same, and equal numbers cancel: %s."),
                          formula);
}

static char *
tell_smaller (const SgStep *step)
{
  return ichomp_digits_printf_bits (
      0,
      /* Translators: Two numbers in binary are compared, such as in "18 is less than 20: the 1 in the
       * column of 4 becomes 0, and nothing changes in front of it. So there is a move from 20 to
       * 18." */
      _ ("%1$u is less than %2$u: the 1 in the column of %3$u becomes 0, and nothing changes in "
         "front of it. So there is a move from %2$u to %1$u."),
      step->result, step->value, ichomp_step_get_power (step));
}

static char *
tell_tiles (const SgExplanation *explanation, const SgStep *step)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: 3 tiles lead to 18, one of
       * them in row 2, column 4." Rows and columns are counted from the middle of the board. */
      ngettext ("%1$s: %2$u tile leads to %3$u, in row %4$u, column %5$u.",
                "%1$s: %2$u tiles lead to %3$u, one of them in row %4$u, column %5$u.",
                step->count),
      ichomp_explanation_name_quadrant (explanation, step->quadrant), step->count, step->result,
      step->move.row + 1, step->move.column + 1);
}

static char *
tell_after (const SgExplanation *explanation, const SgStep *step)
{
  g_autofree char *tile = NULL;

  if (sg_explanation_get_analysis (explanation) == NULL)
    return ichomp_digits_printf (
        /* Translators: %1$s is the name of a quadrant, such as in "Top left: after the move the value
         * is 18 instead of 20." */
        _ ("%1$s: after the move the value is %2$u instead of %3$u."),
        ichomp_wording_quadrant (step->quadrant), step->result, step->value);

  tile = ichomp_explanation_name_tile (explanation, &step->move);
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a tile, such as in "Top left, row 2, column 4: this move
       * changes the value from 20 to 18." */
      _ ("%1$s: this move changes the value from %2$u to %3$u."), tile, step->value, step->result);
}

static char *
tell_after_sum (const SgExplanation *explanation, const SgStep *step, IchompVoice voice)
{
  g_autofree char *formula =
      ichomp_wording_sum_with (explanation, voice, step->quadrant, step->result, step->value);

  if (ichomp_explanation_get_rule (explanation) == SG_RULE_CHOMP)
    /* Translators: u is a number. */
    return ichomp_digits_dup (_ ("The new u is 0. Now the opponent is in a P-position."));

  return ichomp_digits_printf (
      /* Translators: u is a number, and %s a formula, such as in "The new u is 0: 27 XOR 13 XOR 18 XOR
       * 4 = 0. Now the opponent is in a P-position." */
      _ ("The new u is 0: %s. Now the opponent is in a P-position."), formula);
}

/* In a P-position */

static char *
tell_every_move (const SgExplanation *explanation, const SgStep *step)
{
  if (sg_explanation_get_analysis (explanation) == NULL)
    /* Translators: u is a number, the nim-sum of four values. */
    return ichomp_digits_dup (
        _ ("u is 0, and every move changes exactly one value, so u is not 0 after "
           "it."));

  return ichomp_digits_printf (
      ngettext (
          /* Translators: u is a number, the nim-sum of four values. %u is how many moves there are,
           * such as in "u is 0, and there are 8 moves. …" */
          "u is 0, and there is %u move. It changes exactly one value, so u is not 0 after it.",
          "u is 0, and there are %u moves. Each changes exactly one value, so u is not 0 after "
          "it.",
          step->count),
      step->count);
}

static char *
tell_reply (const SgExplanation *explanation, const SgStep *step)
{
  g_autofree char *tile = ichomp_explanation_name_tile (explanation, &step->move);
  g_autofree char *answer = ichomp_explanation_name_tile (explanation, &step->answer);

  return ichomp_digits_printf (
      /* Translators: %1$s and %5$s are the names of tiles, and u is a number, such as in "Top left, row
       * 2, column 4: this move changes the value from 3 to 1, and u becomes 2. The opponent’s answer
       * that makes u 0 again: Bottom right, row 1, column 3." */
      _ ("%1$s: this move changes the value from %2$u to %3$u, and u becomes %4$u. The opponent’s "
         "answer that makes u 0 again: %5$s."),
      tile, step->value, step->result, step->number, answer);
}

static char *
tell_advice (const SgExplanation *explanation, const SgStep *step)
{
  g_autofree char *tile = ichomp_explanation_name_tile (explanation, &step->move);

  return g_strdup_printf (
      /* Translators: %s is the name of a tile, such as "Top left, row 2, column 4". */
      _ ("Nothing wins against best play. Take one tile only, so that the game stays long, for "
         "instance: %s."),
      tile);
}

/*< private >
 * ichomp_wording_move_step:
 * @explanation: the explanation that @step is in
 * @step: a step after the outcome
 * @voice: how to give a formula
 *
 * Returns: (transfer full): what the step says
 */
char *
ichomp_wording_move_step (const SgExplanation *explanation, const SgStep *step, IchompVoice voice)
{
  switch ((int)step->kind)
    {
    case SG_STEP_MIRROR_PAIR:
      return tell_mirror_pair (step);
    case SG_STEP_EQUAL_PAIR:
      return tell_equal_pair (step, voice);
    case SG_STEP_ALL_CANCEL:
      /* Translators: u is a number, the nim-sum of the four values. */
      return ichomp_digits_dup (_ ("All four values cancel in pairs, so u is 0."));
    case SG_STEP_TWO_REMAIN:
      return tell_two_remain (step);
    case SG_STEP_ONE_REMAINS:
      return tell_one_remains (step);
    case SG_STEP_LEADING_COLUMN:
      return tell_leading_column (explanation, step, voice);
    case SG_STEP_CANDIDATES:
      return tell_candidates (step);
    case SG_STEP_CHOICE:
      return tell_choice (step);
    case SG_STEP_TARGET_DIGIT:
      return tell_target_digit (step, voice);
    case SG_STEP_TARGET:
      return tell_target (step, voice);
    case SG_STEP_TARGET_OTHERS:
      return tell_target_others (explanation, step, voice);
    case SG_STEP_SMALLER:
      return tell_smaller (step);
    case SG_STEP_TILES:
      return tell_tiles (explanation, step);
    case SG_STEP_AFTER:
      return tell_after (explanation, step);
    case SG_STEP_AFTER_SUM:
      return tell_after_sum (explanation, step, voice);
    case SG_STEP_EVERY_MOVE:
      return tell_every_move (explanation, step);
    case SG_STEP_REPLY:
      return tell_reply (explanation, step);
    case SG_STEP_ADVICE:
      return tell_advice (explanation, step);
    default:
      g_assert_not_reached ();
    }
}
