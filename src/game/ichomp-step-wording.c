/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a step of an explanation says, as a teacher would say it to a class. The step carries the
 * numbers, so a sentence claims nothing that a test has not checked. Where a sentence is about one
 * quadrant, it opens with the quadrant's name and a colon: so the name is never declined. */

#include "ichomp-step-wording.h"

#include <glib/gi18n.h>

#include "ichomp-digits.h"
#include "ichomp-formula.h"
#include "ichomp-step-wording-private.h"
#include "ichomp-wording.h"

/* A column is named by its power of two. */
static guint
get_power (const SgStep *step)
{
  return 1u << step->column;
}

static SgRule
get_rule (const SgExplanation *explanation)
{
  const SgAnalysis *analysis = sg_explanation_get_analysis (explanation);

  return analysis != NULL ? sg_analysis_get_rule (analysis) : SG_RULE_NORMAL;
}

/* A quadrant's value */

static char *
tell_option_value (const SgStep *step)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: 2 tiles lead to 3." The
       * value of the quadrant becomes 3 when one of these tiles is chosen. */
      ngettext ("%1$s: %2$u tile leads to %3$u.", "%1$s: %2$u tiles lead to %3$u.", step->count),
      ichomp_wording_quadrant (step->quadrant), step->count, step->number);
}

static char *
tell_no_option (const SgStep *step)
{
  return ichomp_digits_printf (
      /* Translators: %s is the name of a quadrant, such as "Top left". */
      _ ("%s: no tile is left here, so there is no move, and the value is 0."),
      ichomp_wording_quadrant (step->quadrant));
}

static char *
tell_gap (const SgStep *step)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: 5 is the smallest number
       * that no tile leads to, so it is the value." */
      _ ("%1$s: %2$u is the smallest number that no tile leads to, so it is the value."),
      ichomp_wording_quadrant (step->quadrant), step->value);
}

static char *
tell_options_above (const SgStep *step)
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
      ichomp_wording_quadrant (step->quadrant), step->count, step->number, step->value);
}

/* From four values to their nim-sum */

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
        _ ("%1$s: %2$u does not fit into %3$u, so its digit is 0."), quadrant, get_power (step),
        step->number);

  formula = ichomp_formula_difference (voice, step->number, get_power (step), step->result);
  return ichomp_digits_printf_bits (
      0,
      /* Translators: A number is being written in binary. %1$s is the name of a quadrant, and %4$s a
       * formula, such as in "Top left: 8 fits into 13, so its digit is 1. What is left: 13 − 8 = 5." */
      _ ("%1$s: %2$u fits into %3$u, so its digit is 1. What is left: %4$s."), quadrant,
      get_power (step), step->number, formula);
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
  guint power = get_power (step);

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

/* The values in the order of the quadrants, @quadrant's replaced; %SG_N_QUADRANTS for none. */
static char *
spell_nim_sum (const SgExplanation *explanation,
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
  g_autofree char *formula = spell_nim_sum (explanation, voice, SG_N_QUADRANTS, 0, step->value);

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
      get_power (step));
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
          names[0], get_power (step));
    case 3:
      return ichomp_digits_printf_bits (
          0,
          /* Translators: %1$s, %2$s and %3$s are the names of quadrants, such as in "Top left, Top
           * right, Bottom left: three values with a 1 in the column of 4. Each of these quadrants has
           * a winning move, and any will do." */
          _ ("%1$s, %2$s, %3$s: three values with a 1 in the column of %4$u. Each of these "
             "quadrants "
             "has a winning move, and any will do."),
          names[0], names[1], names[2], get_power (step));
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
        _ ("Column of %1$u: %2$s. Where u has a 0, the digit of y stays."), get_power (step),
        formula);

  return ichomp_digits_printf_bits (
      0,
      /* Translators: y and u are numbers in binary. %2$s is a formula, such as in "Column of 4:
       * 1 XOR 1 = 0. Where u has a 1, the digit of y changes." */
      _ ("Column of %1$u: %2$s. Where u has a 1, the digit of y changes."), get_power (step),
      formula);
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
      step->result, step->value, get_power (step));
}

static char *
tell_tiles (const SgStep *step)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: 3 tiles lead to 18, one of
       * them in row 2, column 4." Rows and columns are counted from the middle of the board. */
      ngettext ("%1$s: %2$u tile leads to %3$u, in row %4$u, column %5$u.",
                "%1$s: %2$u tiles lead to %3$u, one of them in row %4$u, column %5$u.",
                step->count),
      ichomp_wording_quadrant (step->quadrant), step->count, step->result, step->move.row + 1,
      step->move.column + 1);
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

  tile = ichomp_wording_tile (&step->move);
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a tile, such as in "Top left, row 2, column 4: this move
       * changes the value from 20 to 18." */
      _ ("%1$s: this move changes the value from %2$u to %3$u."), tile, step->value, step->result);
}

static char *
tell_after_sum (const SgExplanation *explanation, const SgStep *step, IchompVoice voice)
{
  g_autofree char *formula =
      spell_nim_sum (explanation, voice, step->quadrant, step->result, step->value);

  if (get_rule (explanation) == SG_RULE_CHOMP)
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
tell_reply (const SgStep *step)
{
  g_autofree char *tile = ichomp_wording_tile (&step->move);
  g_autofree char *answer = ichomp_wording_tile (&step->answer);

  return ichomp_digits_printf (
      /* Translators: %1$s and %5$s are the names of tiles, and u is a number, such as in "Top left, row
       * 2, column 4: this move changes the value from 3 to 1, and u becomes 2. The opponent’s answer
       * that makes u 0 again: Bottom right, row 1, column 3." */
      _ ("%1$s: this move changes the value from %2$u to %3$u, and u becomes %4$u. The opponent’s "
         "answer that makes u 0 again: %5$s."),
      tile, step->value, step->result, step->number, answer);
}

static char *
tell_advice (const SgStep *step)
{
  g_autofree char *tile = ichomp_wording_tile (&step->move);

  return g_strdup_printf (
      /* Translators: %s is the name of a tile, such as "Top left, row 2, column 4". */
      _ ("Nothing wins against best play. Take one tile only, so that the game stays long, for "
         "instance: %s."),
      tile);
}

static char *
tell (const SgExplanation *explanation, guint index, IchompVoice voice)
{
  const SgStep *step = sg_explanation_get_step (explanation, index);

  switch (step->kind)
    {
    case SG_STEP_OPTION_VALUE:
      return tell_option_value (step);
    case SG_STEP_NO_OPTION:
      return tell_no_option (step);
    case SG_STEP_GAP:
      return tell_gap (step);
    case SG_STEP_OPTIONS_ABOVE:
      return tell_options_above (step);
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
      return tell_tiles (step);
    case SG_STEP_AFTER:
      return tell_after (explanation, step);
    case SG_STEP_AFTER_SUM:
      return tell_after_sum (explanation, step, voice);
    case SG_STEP_EVERY_MOVE:
      return tell_every_move (explanation, step);
    case SG_STEP_REPLY:
      return tell_reply (step);
    case SG_STEP_ADVICE:
      return tell_advice (step);
    case SG_STEP_POISONED:
    case SG_STEP_FORCED:
    case SG_STEP_MISERE:
    case SG_STEP_LAST_LARGE:
    case SG_STEP_ODD_ONES:
    case SG_STEP_ONES:
    case SG_STEP_AFTER_ONES:
      return ichomp_wording_misere_step (step, voice);
    case SG_STEP_OVER:
      return g_strdup (ichomp_wording_end (get_rule (explanation)));
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
