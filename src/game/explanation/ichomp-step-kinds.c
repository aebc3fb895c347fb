/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The kinds of steps in an explanation: a table that says for each of them what the program
 * tells, shows and asks. The sentences are those of a teacher in front of a class. The step
 * carries the numbers, so a sentence claims nothing that a test has not checked. A sentence
 * about one quadrant opens with the name of the quadrant and a colon, so that no language has to
 * decline the name. Questions and reasons hold neither signs nor numbers in binary: a screen
 * reader reads them as they are. */

#include "ichomp-step-kinds.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "game/words/ichomp-wording.h"

static SgRule
get_rule (const IchompTelling *telling)
{
  return sg_analysis_get_rule (sg_explanation_get_analysis (telling->explanation));
}

static const char *
name_quadrant (const IchompTelling *telling, SgQuadrant quadrant)
{
  return ichomp_wording_part (telling->parts, quadrant);
}

static gboolean
has_heaps (const IchompTelling *telling)
{
  return telling->parts == ICHOMP_PARTS_HEAPS;
}

static const char *
name_quadrant_inside (const IchompTelling *telling, SgQuadrant quadrant)
{
  return ichomp_wording_part_inside (telling->parts, quadrant);
}

static char *
name_tile (const IchompTelling *telling, const SgMove *tile)
{
  return ichomp_wording_tile_of (telling->parts, tile);
}

static char *
name_tile_inside (const IchompTelling *telling, const SgMove *tile)
{
  return ichomp_wording_tile_inside (telling->parts, tile);
}

/* A column is named by its power of two. */
static guint
get_power (const SgStep *step)
{
  return 1u << step->column;
}

static guint
get_nim_sum (const IchompTelling *telling)
{
  guint nim_sum = 0;

  SG_FOREACH_QUADRANT (q)
    nim_sum ^= sg_explanation_get_value (telling->explanation, q);

  return nim_sum;
}

/* The nim-sum as a formula, with @value in place of that of @quadrant; SG_N_QUADRANTS replaces
 * none. */
static char *
write_sum (const IchompTelling *telling,
           IchompVoice voice,
           SgQuadrant quadrant,
           guint value,
           guint nim_sum)
{
  guint values[SG_N_QUADRANTS];

  SG_FOREACH_QUADRANT (q)
    values[q] = q == quadrant ? value : sg_explanation_get_value (telling->explanation, q);

  return ichomp_formula_xor (voice, values, SG_N_QUADRANTS, nim_sum);
}

/* The table of bits */

static void
know_digit (IchompStepView *view, guint row, guint column)
{
  view->rows[row].shown = TRUE;
  view->rows[row].known |= 1u << column;
}

static void
know_all_digits (IchompStepView *view, guint row)
{
  view->rows[row].known = (1u << view->n_digits) - 1;
}

static void
know_decimal (IchompStepView *view, guint row, guint value)
{
  view->rows[row].shown = TRUE;
  view->rows[row].decimal_known = TRUE;
  view->rows[row].value = value;
}

static void
know_number (IchompStepView *view, guint row, guint value)
{
  know_decimal (view, row, value);
  know_all_digits (view, row);
}

/* An explanation without numbers in binary stays so. */
static gboolean
has_digits (const IchompStepView *view)
{
  SG_FOREACH_QUADRANT (q)
    if (view->rows[q].known != 0)
      return TRUE;

  return FALSE;
}

static void
learn_digit (IchompStepView *view, guint row, const SgStep *step)
{
  view->rows[row].value |= step->digit << step->column;
  know_digit (view, row, step->column);
}

/* The value of a quadrant */

static char *
tell_value (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: 5 tiles have the value
       * 4, because every smaller number is on some tile and 4 is on none." The number on a tile is
       * the value of the quadrant after choosing it. */
      ngettext ("%1$s: %2$u tile has the value %3$u, because every smaller number is on some tile "
                "and %3$u is on none.",
                "%1$s: %2$u tiles have the value %3$u, because every smaller number is on some "
                "tile and %3$u is on none.",
                step->count),
      name_quadrant (telling, step->quadrant), step->count, step->value);
}

static char *
tell_option_value (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: 2 tiles lead to 3." The
       * value of the quadrant becomes 3 when one of these tiles is chosen. */
      ngettext ("%1$s: %2$u tile leads to %3$u.", "%1$s: %2$u tiles lead to %3$u.", step->count),
      name_quadrant (telling, step->quadrant), step->count, step->number);
}

static void
append_option_value (GString *markup, const SgStep *step, gboolean is_on_show)
{
  ichomp_digits_append_printf (markup, is_on_show ? "<b><u>%u</u></b>  " : "%u  ", step->number);
}

static char *
tell_no_option (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  return ichomp_digits_printf (
      /* Translators: %s is the name of a quadrant, such as "Top left". */
      _ ("%s: no tile is left here, so there is no move, and the value is 0."),
      name_quadrant (telling, step->quadrant));
}

static char *
tell_gap (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: 5 is the smallest number
       * that no tile leads to, so it is the value." */
      _ ("%1$s: %2$u is the smallest number that no tile leads to, so it is the value."),
      name_quadrant (telling, step->quadrant), step->value);
}

static void
append_gap (GString *markup, const SgStep *step, gboolean is_on_show)
{
  ichomp_digits_append_printf (markup, "<b>[ %u ]</b>  ", step->value);
}

static char *
tell_options_above (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: 3 tiles lead higher,
       * up to 9. That does not change the value: the opponent could move back to 5 at once."
       * Here 5 is the value of the quadrant, and 9 the largest number that a tile leads to. */
      ngettext ("%1$s: %2$u tile leads higher, to %3$u. That does not change the value: the "
                "opponent could move back to %4$u at once.",
                "%1$s: %2$u tiles lead higher, up to %3$u. That does not change the value: the "
                "opponent could move back to %4$u at once.",
                step->count),
      name_quadrant (telling, step->quadrant), step->count, step->number, step->value);
}

static void
append_options_above (GString *markup, const SgStep *step, gboolean is_on_show)
{
  g_string_append (markup, "…");
}

/* From the four values to the player who wins */

static char *
tell_verdict (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  gboolean is_nim_sum = get_rule (telling) == SG_RULE_NORMAL;

  if (step->value == 0 && is_nim_sum)
    /* Translators: The first sentence of an explanation. u is a number. */
    return ichomp_digits_dup (
        _ ("u, the nim-sum of the four values, is 0: this is a P-position, and the player to move "
           "loses if the opponent makes no mistake. The next steps show why."));
  if (step->value == 0)
    /* Translators: The first sentence of an explanation. u is a number. */
    return ichomp_digits_dup (
        _ ("u is 0: this is a P-position, and the player to move loses if the opponent makes no "
           "mistake. The next steps show why."));
  if (is_nim_sum)
    return ichomp_digits_printf (
        /* Translators: The first sentence of an explanation. u is a number, such as in "u, the
         * nim-sum of the four values, is 6, not 0: …" */
        _ ("u, the nim-sum of the four values, is %u, not 0: this is an N-position, and the player "
           "to move can win. The next steps show why, and how."),
        step->value);

  return ichomp_digits_printf (
      /* Translators: The first sentence of an explanation. u is a number, such as in "u is 6, not
       * 0: …" */
      _ ("u is %u, not 0: this is an N-position, and the player to move can win. The next steps "
         "show why, and how."),
      step->value);
}

static void
learn_verdict (IchompStepView *view, const SgStep *step)
{
  know_decimal (view, ICHOMP_STEP_ROW_NIM_SUM, step->value);
}

static void
append_verdict (GString *markup, const SgStep *step, gboolean is_on_show)
{
  ichomp_digits_append_printf (markup, "u = <b>%u</b>\n", step->value);
}

static char *
tell_values (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  if (has_heaps (telling))
    return ichomp_digits_printf (
        /* Translators: The first sentence of an explanation of Nim, such as "The values of the
         * heaps are 5, 3, 0 and 6: from these four values the steps find out who wins, and how." */
        _ ("The values of the heaps are %1$u, %2$u, %3$u and %4$u: from these four values the "
           "steps find out who wins, and how."),
        sg_explanation_get_value (telling->explanation, SG_QUADRANT_NW),
        sg_explanation_get_value (telling->explanation, SG_QUADRANT_NE),
        sg_explanation_get_value (telling->explanation, SG_QUADRANT_SW),
        sg_explanation_get_value (telling->explanation, SG_QUADRANT_SE));

  return ichomp_digits_printf (
      /* Translators: The first sentence of an explanation, such as "Top left 5, top right 3, bottom
       * left 0, bottom right 6: from these four values the steps find out who wins, and how." */
      _ ("Top left %1$u, top right %2$u, bottom left %3$u, bottom right %4$u: from these four "
         "values the steps find out who wins, and how."),
      sg_explanation_get_value (telling->explanation, SG_QUADRANT_NW),
      sg_explanation_get_value (telling->explanation, SG_QUADRANT_NE),
      sg_explanation_get_value (telling->explanation, SG_QUADRANT_SW),
      sg_explanation_get_value (telling->explanation, SG_QUADRANT_SE));
}

static char *
tell_power (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  const char *quadrant = name_quadrant (telling, step->quadrant);
  g_autofree char *formula = NULL;

  if (step->digit == 0)
    return ichomp_digits_printf_bits (
        0,
        /* Translators: A number is being written in binary. %1$s is the name of a quadrant, such
         * as in "Top left: 2 does not fit into 1, so its digit is 0." */
        _ ("%1$s: %2$u does not fit into %3$u, so its digit is 0."), quadrant, get_power (step),
        step->number);

  formula = ichomp_formula_difference (voice, step->number, get_power (step), step->result);
  return ichomp_digits_printf_bits (
      0,
      /* Translators: A number is being written in binary. %1$s is the name of a quadrant, and
       * %4$s a formula, such as in "Top left: 8 fits into 13, so its digit is 1. What is left:
       * 13 − 8 = 5." */
      _ ("%1$s: %2$u fits into %3$u, so its digit is 1. What is left: %4$s."), quadrant,
      get_power (step), step->number, formula);
}

static char *
ask_power (const IchompTelling *telling, const SgStep *step)
{
  return ichomp_digits_printf_bits (
      0,
      /* Translators: A number is being written in binary. %1$s is the name of a quadrant, such as
       * in "Top left: does 8 fit into 13? Its digit is 1 if it does, and 0 if not." */
      _ ("%1$s: does %2$u fit into %3$u? Its digit is 1 if it does, and 0 if not."),
      name_quadrant (telling, step->quadrant), get_power (step), step->number);
}

static char *
object_to_power (const IchompTelling *telling, const SgStep *step, guint answer)
{
  guint power = get_power (step);

  if (answer == step->digit)
    return NULL;
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

static void
learn_power (IchompStepView *view, const SgStep *step)
{
  SG_FOREACH_QUADRANT (q)
    if ((step->quadrants & 1u << q) != 0)
      know_digit (view, q, step->column);
}

static gboolean
is_power (guint value)
{
  return (value & (value - 1)) == 0;
}

static char *
tell_binary (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  const char *quadrant = name_quadrant (telling, step->quadrant);
  g_autofree char *digits = ichomp_formula_binary (voice, step->value, step->n_digits);
  g_autofree char *powers = NULL;

  if (is_power (step->value))
    return ichomp_digits_printf (
        /* Translators: %1$s is the name of a quadrant, such as in "Top left: 4 in binary is
         * 00100." */
        _ ("%1$s: %2$u in binary is %3$s."), quadrant, step->value, digits);

  powers = ichomp_formula_powers (voice, step->value);
  return g_strdup_printf (
      /* Translators: %1$s is the name of a quadrant, and %2$s a formula, such as in "Top left: 13 =
       * 8 + 4 + 1. In binary that is 01101." */
      _ ("%1$s: %2$s. In binary that is %3$s."), quadrant, powers, digits);
}

/* Nothing has to be said about a 0. */
static void
learn_binary (IchompStepView *view, const SgStep *step)
{
  SG_FOREACH_QUADRANT (q)
    if ((step->quadrants & 1u << q) != 0 || view->rows[q].value == 0)
      know_all_digits (view, q);
}

static char *
tell_aligned (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  guint values[SG_N_QUADRANTS];
  g_auto (GStrv) digits = g_new0 (char *, SG_N_QUADRANTS + 1);

  SG_FOREACH_QUADRANT (q)
    {
      values[q] = sg_explanation_get_value (telling->explanation, q);
      digits[q] = ichomp_formula_binary (voice, values[q], step->n_digits);
    }

  return ichomp_digits_printf (
      /* Translators: Four numbers in decimal and in binary, such as in "In binary, 10 is 1010, 7 is
       * 0111, 5 is 0101, and 6 is 0110: zeros in front change nothing." */
      _ ("In binary, %1$u is %2$s, %3$u is %4$s, %5$u is %6$s, and %7$u is %8$s: zeros in front "
         "change nothing."),
      values[SG_QUADRANT_NW], digits[SG_QUADRANT_NW], values[SG_QUADRANT_NE],
      digits[SG_QUADRANT_NE], values[SG_QUADRANT_SW], digits[SG_QUADRANT_SW],
      values[SG_QUADRANT_SE], digits[SG_QUADRANT_SE]);
}

static void
learn_all_quadrants (IchompStepView *view, const SgStep *step)
{
  SG_FOREACH_QUADRANT (q)
    know_all_digits (view, q);
}

/* Whether a pair of values has cancelled, so that a column is counted among the other two. */
static gboolean
leaves_a_pair_out (const IchompTelling *telling, const SgStep *step)
{
  SG_FOREACH_QUADRANT (q)
    if ((step->quadrants & 1u << q) == 0 && sg_explanation_get_value (telling->explanation, q) > 0)
      return TRUE;

  return FALSE;
}

static char *
tell_column_of_two (const IchompTelling *telling, const SgStep *step)
{
  guint power = get_power (step);
  guint values[SG_N_QUADRANTS] = { 0 };
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    if ((step->quadrants & 1u << q) != 0)
      values[n++] = sg_explanation_get_value (telling->explanation, q);

  switch (step->count)
    {
    case 0:
      return ichomp_digits_printf_bits (
          0,
          /* Translators: Two of four numbers have cancelled, and the other two, %2$u and %3$u, are
           * added column by column in binary. %1$u is the power of two that the column stands for,
           * such as in "Column of 2: neither 12 nor 5, the values that remain, has a 1. …" u is a
           * number, their nim-sum. */
          _ ("Column of %1$u: neither %2$u nor %3$u, the values that remain, has a 1. Zero is "
             "even, so u has a 0 here."),
          power, values[0], values[1]);
    case 1:
      return ichomp_digits_printf_bits (
          0,
          /* Translators: Such as in "Column of 8: one of 12 and 5, the values that remain, has a 1.
           * Odd, so u has a 1 here." */
          _ ("Column of %1$u: one of %2$u and %3$u, the values that remain, has a 1. Odd, so u has "
             "a 1 here."),
          power, values[0], values[1]);
    case 2:
      return ichomp_digits_printf_bits (
          0,
          /* Translators: Such as in "Column of 4: both 12 and 5, the values that remain, have a 1.
           * Even, so u has a 0 here." */
          _ ("Column of %1$u: both %2$u and %3$u, the values that remain, have a 1. Even, so u has "
             "a 0 here."),
          power, values[0], values[1]);
    }

  g_assert_not_reached ();
}

static char *
tell_column (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  guint power = get_power (step);

  if (leaves_a_pair_out (telling, step))
    return tell_column_of_two (telling, step);

  switch (step->count)
    {
    case 0:
      /* Translators: Four numbers in binary are added column by column. %u is the power of two that
       * the column stands for. u is a number, their nim-sum. */
      return ichomp_digits_printf_bits (
          0, _ ("Column of %u: no ones. Zero is even, so u has a 0 here."), power);
    case 1:
      /* Translators: Such as in "Column of 8: one 1. That is odd, so u has a 1 here." It means that
       * one of the four numbers has the digit 1 in this column. */
      return ichomp_digits_printf_bits (
          0, _ ("Column of %u: one 1. That is odd, so u has a 1 here."), power);
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
      /* Translators: Such as in "Column of 8: four ones. Even, so u has a 0 here." It means that
       * all four numbers have the digit 1 in this column. */
      return ichomp_digits_printf_bits (0, _ ("Column of %u: four ones. Even, so u has a 0 here."),
                                        power);
    }

  g_assert_not_reached ();
}

static char *
ask_column (const IchompTelling *telling, const SgStep *step)
{
  return ichomp_digits_printf_bits (
      0,
      /* Translators: Four numbers in binary are added column by column, to give u. %u is the
       * power of two that the column stands for. */
      _ ("Column of %u: is the number of ones odd, so that u has a 1 here, or even, so that u has "
         "a 0?"),
      get_power (step));
}

static char *
object_to_column (const IchompTelling *telling, const SgStep *step, guint answer)
{
  return answer != step->digit ? tell_column (telling, step, ICHOMP_VOICE_WRITTEN) : NULL;
}

static void
learn_column (IchompStepView *view, const SgStep *step)
{
  learn_digit (view, ICHOMP_STEP_ROW_NIM_SUM, step);
}

static char *
tell_columns (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  /* Translators: Four numbers in binary are added column by column. u is a number, their
   * nim-sum. */
  return ichomp_digits_dup (
      _ ("Count the ones in each column. Where their number is odd, u has a 1; "
         "where it is even, u has a 0."));
}

static void
learn_nim_sum (IchompStepView *view, const SgStep *step)
{
  know_number (view, ICHOMP_STEP_ROW_NIM_SUM, step->value);
}

static char *
tell_nim_sum (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  g_autofree char *digits = ichomp_formula_binary (
      voice, step->value, sg_explanation_get_n_digits (telling->explanation));
  g_autofree char *formula = write_sum (telling, voice, SG_N_QUADRANTS, 0, step->value);

  return ichomp_digits_printf (
      /* Translators: %3$s is a formula, such as in "u is 00110 in binary and 6 in decimal: 27
       * XOR 13 XOR 20 XOR 4 = 6." */
      _ ("u is %1$s in binary and %2$u in decimal: %3$s."), digits, step->value, formula);
}

static char *
ask_nim_sum (const IchompTelling *telling, const SgStep *step)
{
  /* Translators: u is the name of a number whose binary digits have just been found. */
  return g_strdup (_ ("All digits of u are known. What is u in decimal?"));
}

/* Names the first digit that differs. */
static char *
object_to_nim_sum (const IchompTelling *telling, const SgStep *step, guint answer)
{
  guint power;

  if (answer == step->value)
    return NULL;

  power = 1u << (sg_count_binary_digits (step->value ^ answer) - 1);
  if ((answer & power) != 0)
    return ichomp_digits_printf_bits (
        0,
        /* Translators: Two numbers in binary are compared, such as in "5 has a 1 in the column
         * of 4, but u has a 0 there." */
        _ ("%1$u has a 1 in the column of %2$u, but u has a 0 there."), answer, power);

  return ichomp_digits_printf_bits (
      0,
      /* Translators: Two numbers in binary are compared, such as in "5 has a 0 in the column of
       * 2, but u has a 1 there." */
      _ ("%1$u has a 0 in the column of %2$u, but u has a 1 there."), answer, power);
}

static char *
tell_outcome (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  if (step->value == 0)
    /* Translators: u is a number, the nim-sum. */
    return ichomp_digits_dup (_ ("u is 0: this is a P-position, and the player to move loses if "
                                 "the opponent makes no mistake."));

  return ichomp_digits_printf (
      /* Translators: u is a number, the nim-sum, such as in "u is 6, not 0: …" */
      _ ("u is %u, not 0: this is an N-position, and the player to move can win."), step->value);
}

static char *
ask_outcome (const IchompTelling *telling, const SgStep *step)
{
  return ichomp_digits_printf (
      /* Translators: u is the name of a number, such as in "u is 6. Can the player to move win?"
       * The answer is "Yes" or "No". */
      _ ("u is %u. Can the player to move win?"), step->value);
}

static char *
object_to_outcome (const IchompTelling *telling, const SgStep *step, guint answer)
{
  if ((answer != 0) == (step->value != 0))
    return NULL;
  if (step->value == 0)
    /* Translators: Why the player to move cannot win. u is the name of a number. */
    return ichomp_digits_dup (
        _ ("u is 0: after every move u is not 0, and the opponent can make it 0 again."));

  return ichomp_digits_printf (
      /* Translators: Why the player to move can win. u is the name of a number, such as in "u is 6:
       * a move makes it 0, and after every reply u is not 0 again." */
      _ ("u is %u: a move makes it 0, and after every reply u is not 0 again."), step->value);
}

/* Equal values cancel */

static char *
tell_mirror_pair (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  if (has_heaps (telling))
    return g_strdup_printf (
        /* Translators: %1$s and %2$s are the names of two heaps, such as in "Heap 1 and heap 2: the
         * same size. …" */
        _ ("%1$s and %2$s: the same size. Every move in one can be copied in the other, so the two "
           "cancel."),
        name_quadrant (telling, step->quadrant), name_quadrant_inside (telling, step->other));

  return g_strdup_printf (
      /* Translators: %1$s and %2$s are the names of two quadrants, such as in "Top left and bottom
       * right: the same shape, …" */
      _ ("%1$s and %2$s: the same shape, perhaps turned or mirrored. Every move in one can be "
         "copied in the other, so the two cancel."),
      name_quadrant (telling, step->quadrant), name_quadrant_inside (telling, step->other));
}

static char *
tell_equal_pair (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  const guint terms[] = { step->value, step->value };
  g_autofree char *formula = ichomp_formula_xor (voice, terms, G_N_ELEMENTS (terms), 0);

  return ichomp_digits_printf (
      /* Translators: %1$s and %2$s are the names of two quadrants, such as in "Top left and bottom
       * right: both have the value 5. Equal values cancel: 5 XOR 5 = 0." */
      _ ("%1$s and %2$s: both have the value %3$u. Equal values cancel: %4$s."),
      name_quadrant (telling, step->quadrant), name_quadrant_inside (telling, step->other),
      step->value, formula);
}

static void
learn_pair (IchompStepView *view, const SgStep *step)
{
  view->rows[step->quadrant].cancelled = TRUE;
  view->rows[step->other].cancelled = TRUE;
}

static char *
tell_all_cancel (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  /* Translators: u is a number, the nim-sum of the four values. */
  return ichomp_digits_dup (_ ("All four values cancel in pairs, so u is 0."));
}

static char *
tell_two_remain (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  /* With values above 1 left, misere play is decided by the nim-sum. */
  if (get_rule (telling) == SG_RULE_MISERE)
    return ichomp_digits_printf (
        /* Translators: The player who takes the last tile loses. u is the nim-sum of all four
         * values; two of them have cancelled. Such as in "Top left and bottom right: only their
         * values, 7 and 3, remain. A move from 7 to 3 wins: u becomes 0 while values above 1 are
         * left, and then u decides as in normal play." */
        _ ("%1$s and %2$s: only their values, %3$u and %4$u, remain. A move from %3$u to %4$u "
           "wins: u becomes 0 while values above 1 are left, and then u decides as in normal "
           "play."),
        name_quadrant (telling, step->quadrant), name_quadrant_inside (telling, step->other),
        step->value, step->result);

  return ichomp_digits_printf (
      /* Translators: %1$s and %2$s are the names of two quadrants, such as in "Top left and bottom
       * right: only their values, 7 and 3, remain. A move from 7 to 3 wins, because equal values
       * cancel." */
      _ ("%1$s and %2$s: only their values, %3$u and %4$u, remain. A move from %3$u to %4$u wins, "
         "because equal values cancel."),
      name_quadrant (telling, step->quadrant), name_quadrant_inside (telling, step->other),
      step->value, step->result);
}

static char *
tell_one_remains (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  if (get_rule (telling) == SG_RULE_MISERE)
    return ichomp_digits_printf (
        /* Translators: The player who takes the last tile loses. u is the nim-sum of all four
         * values; two of them have cancelled. Such as in "Top left: only its value, 7, remains. A
         * move from 7 to 0 wins: u becomes 0 while values above 1 are left, and then u decides as
         * in normal play." */
        _ ("%1$s: only its value, %2$u, remains. A move from %2$u to 0 wins: u becomes 0 while "
           "values above 1 are left, and then u decides as in normal play."),
        name_quadrant (telling, step->quadrant), step->value);

  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: only its value, 7,
       * remains. A move from 7 to 0 wins." */
      _ ("%1$s: only its value, %2$u, remains. A move from %2$u to 0 wins."),
      name_quadrant (telling, step->quadrant), step->value);
}

/* The winning move */

static char *
tell_leading_column (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  g_autofree char *digits = ichomp_formula_binary (
      voice, step->value, sg_explanation_get_n_digits (telling->explanation));

  return ichomp_digits_printf_bits (
      0,
      /* Translators: u is a number, such as in "u is 00110 in binary: its leftmost 1 is in the
       * column of 4." */
      _ ("u is %1$s in binary: its leftmost 1 is in the column of %2$u."), digits,
      get_power (step));
}

/* From here on all four values matter again. */
static void
learn_leading_column (IchompStepView *view, const SgStep *step)
{
  SG_FOREACH_QUADRANT (q)
    view->rows[q].cancelled = FALSE;
}

/* An odd number of the four: one or three. */
static char *
tell_candidates (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  const char *names[SG_N_QUADRANTS] = { NULL };
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    if ((step->quadrants & 1u << q) != 0)
      {
        names[n] = n == 0 ? name_quadrant (telling, q) : name_quadrant_inside (telling, q);
        n++;
      }

  switch (n)
    {
    case 1:
      if (has_heaps (telling))
        return ichomp_digits_printf_bits (
            0,
            /* Translators: %1$s is the name of a heap, such as in "Heap 1: the only value with a 1
             * in the column of 4, where u has its leftmost 1. So this heap has a winning move." */
            _ ("%1$s: the only value with a 1 in the column of %2$u, where u has its leftmost 1. "
               "So this heap has a winning move."),
            names[0], get_power (step));
      return ichomp_digits_printf_bits (
          0,
          /* Translators: %1$s is the name of a quadrant, such as in "Top left: the only value
           * with a 1 in the column of 4, where u has its leftmost 1. So this quadrant has a
           * winning move." */
          _ ("%1$s: the only value with a 1 in the column of %2$u, where u has its leftmost 1. So "
             "this quadrant has a winning move."),
          names[0], get_power (step));
    case 3:
      if (has_heaps (telling))
        return ichomp_digits_printf_bits (
            0,
            /* Translators: %1$s, %2$s and %3$s are the names of heaps, such as in "Heap 1, heap 2
             * and heap 4: three values with a 1 in the column of 4, where u has its leftmost 1.
             * Each of these heaps has a winning move, and any will do." */
            _ ("%1$s, %2$s and %3$s: three values with a 1 in the column of %4$u, where u has its "
               "leftmost 1. Each of these heaps has a winning move, and any will do."),
            names[0], names[1], names[2], get_power (step));
      return ichomp_digits_printf_bits (
          0,
          /* Translators: %1$s, %2$s and %3$s are the names of quadrants, such as in "Top left,
           * top right and bottom left: three values with a 1 in the column of 4, where u has its
           * leftmost 1. Each of these quadrants has a winning move, and any will do." */
          _ ("%1$s, %2$s and %3$s: three values with a 1 in the column of %4$u, where u has its "
             "leftmost 1. Each of these quadrants has a winning move, and any will do."),
          names[0], names[1], names[2], get_power (step));
    }

  g_assert_not_reached ();
}

static char *
ask_candidates (const IchompTelling *telling, const SgStep *step)
{
  if (has_heaps (telling))
    return ichomp_digits_printf_bits (
        0,
        /* Translators: %u is the power of two that a column of binary digits stands for. */
        _ ("Which heap is sure to have a winning move? Look for a 1 in the column of %u."),
        get_power (step));

  return ichomp_digits_printf_bits (
      0,
      /* Translators: %u is the power of two that a column of binary digits stands for. */
      _ ("Which quadrant is sure to have a winning move? Look for a 1 in the column of %u."),
      get_power (step));
}

static gboolean
has_winning_move (const SgAnalysis *analysis, SgQuadrant quadrant)
{
  for (guint i = 0; i < sg_analysis_get_n_winning_moves (analysis); i++)
    if (sg_analysis_get_winning_move (analysis, i)->quadrant == quadrant)
      return TRUE;

  return FALSE;
}

/* A move to a larger value may win as well, but the theorem does not promise it. */
static char *
object_to_candidates (const IchompTelling *telling, const SgStep *step, guint answer)
{
  const SgAnalysis *analysis = sg_explanation_get_analysis (telling->explanation);
  const char *quadrant;
  guint value;
  guint target;

  g_return_val_if_fail (answer < SG_N_QUADRANTS, NULL);

  if ((step->quadrants & 1u << answer) != 0)
    return NULL;

  quadrant = name_quadrant (telling, answer);
  value = sg_explanation_get_value (telling->explanation, answer);
  target = value ^ get_nim_sum (telling);

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
           "in the column of %4$u, so one could not be sure of it."),
        quadrant, value, target, get_power (step));

  return ichomp_digits_printf_bits (
      0,
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: 27 has a 0 in the
       * column of 4. It would have to become 29, which is more, and no tile leads there." */
      _ ("%1$s: %2$u has a 0 in the column of %3$u. It would have to become %4$u, which is more, "
         "and no tile leads there."),
      quadrant, value, get_power (step), target);
}

static char *
tell_choice (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: let us move here. We
       * call the value y, so y is 20." */
      _ ("%1$s: let us move here. We call the value y, so y is %2$u."),
      name_quadrant (telling, step->quadrant), step->value);
}

static char *
tell_target_digit (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
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
ask_target_digit (const IchompTelling *telling, const SgStep *step)
{
  return ichomp_digits_printf_bits (
      ICHOMP_DIGITS_ARGUMENT (2) | ICHOMP_DIGITS_ARGUMENT (3),
      /* Translators: y and u are numbers in binary. %1$u is the power of two that a column stands
       * for, and the other two are digits, such as in "Column of 4: y has a 1 here, and u has a
       * 1. Which digit does their nim-sum have?" */
      _ ("Column of %1$u: y has a %2$u here, and u has a %3$u. Which digit does their nim-sum "
         "have?"),
      get_power (step), step->value, step->number);
}

static char *
object_to_target_digit (const IchompTelling *telling, const SgStep *step, guint answer)
{
  guint power = get_power (step);

  if (answer == step->digit)
    return NULL;
  if (step->number == 0)
    /* Translators: y and u are numbers in binary. %u is the power of two that a column stands
     * for. */
    return ichomp_digits_printf_bits (
        0, _ ("Column of %u: u has a 0 here, so the digit of y stays."), power);

  /* Translators: y and u are numbers in binary. %u is the power of two that a column stands for. */
  return ichomp_digits_printf_bits (
      0, _ ("Column of %u: u has a 1 here, so the digit of y changes."), power);
}

static void
learn_target_digit (IchompStepView *view, const SgStep *step)
{
  learn_digit (view, ICHOMP_STEP_ROW_TARGET, step);
}

static char *
tell_target (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  g_autofree char *formula = ichomp_formula_target (voice, step->value, step->number, step->result);

  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, and %2$s a formula, such as in "Top left: y
       * XOR u = 20 XOR 6 = 18. So the value has to become 18." */
      _ ("%1$s: %2$s. So the value has to become %3$u."), name_quadrant (telling, step->quadrant),
      formula, step->result);
}

static char *
ask_target (const IchompTelling *telling, const SgStep *step)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, and u the name of a number, such as in "Top
       * left: which number does 20 have to become, so that u becomes 0?" */
      _ ("%1$s: which number does %2$u have to become, so that u becomes 0?"),
      name_quadrant (telling, step->quadrant), step->value);
}

static char *
object_to_target (const IchompTelling *telling, const SgStep *step, guint answer)
{
  if (answer == step->result)
    return NULL;

  return ichomp_digits_printf (
      /* Translators: u is the name of a number, such as in "With 17 instead of 20, the new u is
       * 3, not 0." */
      _ ("With %1$u instead of %2$u, the new u is %3$u, not 0."), answer, step->value,
      step->number ^ step->value ^ answer);
}

static void
learn_target (IchompStepView *view, const SgStep *step)
{
  know_number (view, ICHOMP_STEP_ROW_TARGET, step->result);
}

static char *
tell_target_others (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  guint others[SG_N_QUADRANTS - 1];
  guint n = 0;
  g_autofree char *formula = NULL;

  SG_FOREACH_QUADRANT (q)
    if (q != step->quadrant)
      others[n++] = sg_explanation_get_value (telling->explanation, q);

  formula = ichomp_formula_xor (voice, others, n, step->result);
  /* Translators: %s is a formula, such as in "The other three values give the same, and equal
   * numbers cancel: 27 XOR 13 XOR 4 = 18." */
  return g_strdup_printf (_ ("The other three values give the same, and equal numbers cancel: %s."),
                          formula);
}

static char *
tell_smaller (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  return ichomp_digits_printf_bits (
      0,
      /* Translators: Two numbers in binary are compared, such as in "18 is less than 20: the 1
       * in the column of 4 becomes 0, and nothing changes to its left. So there is a move
       * from 20 to 18." */
      _ ("%1$u is less than %2$u: the 1 in the column of %3$u becomes 0, and nothing changes to "
         "its left. So there is a move from %2$u to %1$u."),
      step->result, step->value, get_power (step));
}

static char *
tell_tiles (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  if (has_heaps (telling))
    return ichomp_digits_printf (
        /* Translators: %1$s is the name of a heap, such as in "Heap 2: tile 4 leads to 3." Tiles
         * are counted from the left. */
        _ ("%1$s: tile %2$u leads to %3$u."), name_quadrant (telling, step->quadrant),
        step->move.column + 1, step->result);

  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: 3 tiles lead to 18,
       * one of them in row 2, column 4." Rows and columns are counted from the middle of the
       * board. */
      ngettext ("%1$s: %2$u tile leads to %3$u, in row %4$u, column %5$u.",
                "%1$s: %2$u tiles lead to %3$u, one of them in row %4$u, column %5$u.",
                step->count),
      name_quadrant (telling, step->quadrant), step->count, step->result, step->move.row + 1,
      step->move.column + 1);
}

static char *
ask_tiles (const IchompTelling *telling, const SgStep *step)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: which tile leads to 18?
       * Choose it on the board." */
      _ ("%1$s: which tile leads to %2$u? Choose it on the board."),
      name_quadrant (telling, step->quadrant), step->result);
}

/* The new u after a move that gives the quadrant this value. */
static guint
get_sum_with (const IchompTelling *telling, SgQuadrant quadrant, guint value)
{
  SgRule rule = sg_analysis_get_rule (sg_explanation_get_analysis (telling->explanation));
  SgTally tally = { 0 };

  if (rule == SG_RULE_CHOMP)
    return value;

  SG_FOREACH_QUADRANT (q)
    sg_tally_add (&tally,
                  q == quadrant ? value : sg_explanation_get_value (telling->explanation, q));

  return sg_rule_get_sum (rule, &tally);
}

static char *
object_to_tiles (const IchompTelling *telling, const SgStep *step, guint answer)
{
  if (answer == step->result)
    return NULL;
  if (answer == SG_NO_VALUE)
    return g_strdup (_ ("That tile is poisoned: the player who takes it loses."));

  return ichomp_digits_printf (
      /* Translators: u is the name of a number, such as in "That tile leads to 7, and the new u
       * is 21, not 0." */
      _ ("That tile leads to %1$u, and the new u is %2$u, not 0."), answer,
      get_sum_with (telling, step->quadrant, answer));
}

static char *
tell_after (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  g_autofree char *tile = name_tile (telling, &step->move);

  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a tile, such as in "Top left, row 2, column 4: this move
       * changes the value from 20 to 18." */
      _ ("%1$s: this move changes the value from %2$u to %3$u."), tile, step->value, step->result);
}

static void
learn_after (IchompStepView *view, const SgStep *step)
{
  view->moved = TRUE;
  view->made = step->move;
  know_decimal (view, step->quadrant, step->result);
  view->rows[ICHOMP_STEP_ROW_TARGET].shown = FALSE;
  view->rows[ICHOMP_STEP_ROW_NIM_SUM].shown = FALSE;
}

static void
append_after (GString *markup, const SgStep *step, gboolean is_on_show)
{
  ichomp_digits_append_printf (markup, "%u → <b>%u</b>", step->value, step->result);
}

static char *
tell_after_sum (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  g_autofree char *formula = write_sum (telling, voice, step->quadrant, step->result, 0);

  if (get_rule (telling) == SG_RULE_CHOMP)
    /* Translators: u is a number. */
    return ichomp_digits_dup (_ ("The new u is 0. Now the opponent is in a P-position."));

  return ichomp_digits_printf (
      /* Translators: u is a number, and %s a formula, such as in "The new u is 0: 27 XOR 13 XOR
       * 18 XOR 4 = 0. Now the opponent is in a P-position." */
      _ ("The new u is 0: %s. Now the opponent is in a P-position."), formula);
}

static void
learn_zero (IchompStepView *view, const SgStep *step)
{
  know_decimal (view, ICHOMP_STEP_ROW_NIM_SUM, 0);
  if (has_digits (view))
    know_all_digits (view, ICHOMP_STEP_ROW_NIM_SUM);
}

static void
learn_after_sum (IchompStepView *view, const SgStep *step)
{
  learn_after (view, step);
  learn_zero (view, step);
}

/* Why no move wins */

/* Whether u is not the nim-sum: in misere play without a value above 1. */
static gboolean
has_ones_only (const IchompTelling *telling)
{
  SG_FOREACH_QUADRANT (q)
    if (sg_explanation_get_value (telling->explanation, q) > 1)
      return FALSE;

  return get_rule (telling) == SG_RULE_MISERE;
}

static char *
tell_every_move (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  if (has_ones_only (telling))
    return ichomp_digits_printf (
        ngettext (
            /* Translators: The player who takes the last tile loses, and no value is above 1. u is
             * a number. %u is how many moves there are, such as in "u is 0, and there are 8 moves.
             * …" */
            "u is 0, and there is %u move. After it an even number of the values are 1 and none is "
            "above 1, or exactly one value is above 1: in both cases u is not 0.",
            "u is 0, and there are %u moves. After each, an even number of the values are 1 and "
            "none is above 1, or exactly one value is above 1: in both cases u is not 0.",
            step->count),
        step->count);

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
tell_reply (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  g_autofree char *tile = name_tile (telling, &step->move);
  g_autofree char *answer = name_tile_inside (telling, &step->answer);

  return ichomp_digits_printf (
      /* Translators: %1$s and %5$s are the names of tiles, and u is a number, such as in "Top
       * left, row 2, column 4: this move changes the value from 3 to 1, and u becomes 2. The
       * opponent’s answer that makes u 0 again: bottom right, row 1, column 3." */
      _ ("%1$s: this move changes the value from %2$u to %3$u, and u becomes %4$u. The opponent’s "
         "answer that makes u 0 again: %5$s."),
      tile, step->value, step->result, step->number, answer);
}

/* The reply may be the only step of an explanation. */
static void
learn_reply (IchompStepView *view, const SgStep *step)
{
  SG_FOREACH_QUADRANT (q)
    {
      know_all_digits (view, q);
      view->rows[q].cancelled = FALSE;
    }
  know_number (view, ICHOMP_STEP_ROW_NIM_SUM, 0);
}

static char *
tell_advice (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  g_autofree char *tile = name_tile_inside (telling, &step->move);

  return g_strdup_printf (
      /* Translators: %s is the name of a tile, such as "top left, row 2, column 4". */
      _ ("No move wins if the opponent makes no mistake. Take a single tile, so that the game "
         "lasts longer, for instance: %s."),
      tile);
}

/* Where taking the last tile loses */

static char *
tell_poisoned (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  g_autofree char *formula = ichomp_formula_difference (voice, step->number, 1, step->value);

  return g_strdup_printf (
      /* Translators: %1$s is the name of a quadrant, and %2$s a formula, such as in "Bottom
       * right: the corner tile is poisoned, … one less than under normal play: 6 − 1 = 5." Under
       * normal play the player who takes the last tile wins. */
      _ ("%1$s: the corner tile is poisoned, so it is taken only if no other tile is left. It does "
         "not count as a move, and the value is one less than under normal play: %2$s."),
      name_quadrant (telling, step->quadrant), formula);
}

static void
append_poisoned (GString *markup, const SgStep *step, gboolean is_on_show)
{
  ichomp_digits_append_printf (markup, "%u \342\210\222 1 = <b>%u</b>\n", step->number,
                               step->value);
}

static char *
tell_forced (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  return g_strdup (
      _ ("Only one tile is left, and the player who takes the last tile loses: this is a "
         "P-position."));
}

static char *
tell_misere (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  return ichomp_digits_printf (
      ngettext (
          /* Translators: %u is at least 2, such as in "The player who takes the last tile loses.
           * But 3 values are above 1, …". u is a number, the nim-sum. */
          "The player who takes the last tile loses. But %u value is above 1, and until only one "
          "such value is left, the right move is the same as in normal play: it makes u zero.",
          "The player who takes the last tile loses. But %u values are above 1, and until only one "
          "such value is left, the right move is the same as in normal play: it makes u zero.",
          step->count),
      step->count);
}

static char *
tell_last_large (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  return ichomp_digits_printf (
      /* Translators: %1$s is the name of a quadrant, such as in "Top left: its value, 5, is the
       * only one above 1. …" */
      _ ("%1$s: its value, %2$u, is the only one above 1. The player to move can make it 1 or 0, "
         "as needed: this is an N-position."),
      name_quadrant (telling, step->quadrant), step->value);
}

static char *
tell_odd_ones (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  return ichomp_digits_printf (
      ngettext (
          /* Translators: %1$s is the name of a quadrant, such as in "Top left: 2 of the other
           * values are 1. The player who takes the last tile loses, so an odd number of ones has to
           * be left: this value has to become 1." */
          "%1$s: %2$u of the other values is 1. The player who takes the last tile loses, so an "
          "odd "
          "number of ones has to be left: this value has to become %3$u.",
          "%1$s: %2$u of the other values are 1. The player who takes the last tile loses, so an "
          "odd "
          "number of ones has to be left: this value has to become %3$u.",
          step->count),
      name_quadrant (telling, step->quadrant), step->count, step->result);
}

static char *
tell_ones (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  return ichomp_digits_printf (
      ngettext (
          /* Translators: Such as in "No value is above 1, and 3 of them are 1. The player who takes
           * the last tile loses, so u is the other way round: it is 0 for an odd number of ones and
           * 1 for an even number. Here u is 0." */
          "No value is above 1, and %1$u of the values is 1. The player who takes the last tile "
          "loses, so u is the other way round: it is 0 for an odd number of ones and 1 for an even "
          "number. Here u is %2$u.",
          "No value is above 1, and %1$u of the values are 1. The player who takes the last tile "
          "loses, so u is the other way round: it is 0 for an odd number of ones and 1 for an even "
          "number. Here u is %2$u.",
          step->count),
      step->count, step->value);
}

static void
learn_ones (IchompStepView *view, const SgStep *step)
{
  learn_all_quadrants (view, step);
  learn_nim_sum (view, step);
}

static char *
tell_after_ones (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  return ichomp_digits_printf (
      ngettext (
          /* Translators: %u is 1 or 3, such as in "Now no value is above 1, and 3 of them are 1,
           * an odd number: the opponent is in a P-position." */
          "Now no value is above 1, and %u of them is 1, an odd number: the opponent is in a "
          "P-position.",
          "Now no value is above 1, and %u of them are 1, an odd number: the opponent is in a "
          "P-position.",
          step->count),
      step->count);
}

static char *
tell_over (const IchompTelling *telling, const SgStep *step, IchompVoice voice)
{
  return g_strdup (ichomp_wording_end (get_rule (telling)));
}

/* The headings of sections with several kinds of steps */

/* Translators: A heading. The values are those of the four quadrants. */
static const char binary_title[] = N_ ("The values in binary");
/* Translators: A heading. u is the name of a number. */
static const char nim_sum_title[] = N_ ("The nim-sum u");
/* Translators: A heading over a sentence that says which player wins. */
static const char winner_title[] = N_ ("Who wins");
/* Translators: A heading over pairs of equal values. */
static const char pairs_title[] = N_ ("Pairs that cancel");
/* Translators: A heading over the one or two values that have not cancelled. */
static const char remainder_title[] = N_ ("What remains");
/* Translators: A heading over the choice of the quadrant to move in. */
static const char quadrant_title[] = N_ ("Which quadrant");
/* Translators: A heading over the choice of the heap to move in, in a game of Nim. */
static const char heap_title[] = N_ ("Which heap");
/* Translators: A heading over the number that a value has to become. */
static const char number_title[] = N_ ("Which number");
/* Translators: A heading over what the winning move changes. */
static const char after_title[] = N_ ("After the move");
/* Translators: A heading over the reasons in a lost position. */
static const char lost_title[] = N_ ("Why no move wins");
/* Translators: A heading over the steps that differ because taking the last tile loses. In
 * misere play the last move loses. */
static const char misere_title[] = N_ ("Misere play");

/* The table */

static const IchompStepKind kinds[] = {
  [SG_STEP_VALUE] = {
    .tell = tell_value,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT,
  },
  [SG_STEP_OPTION_VALUE] = {
    .tell = tell_option_value,
    .figure = ICHOMP_STEP_FIGURE_NUMBERS,
    .append_number = append_option_value,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT | ICHOMP_STEP_LIGHTS_TILES_TO_NUMBER,
  },
  [SG_STEP_NO_OPTION] = {
    .tell = tell_no_option,
    .figure = ICHOMP_STEP_FIGURE_NUMBERS,
    .append_number = append_gap,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT,
  },
  [SG_STEP_GAP] = {
    .tell = tell_gap,
    .figure = ICHOMP_STEP_FIGURE_NUMBERS,
    .append_number = append_gap,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT,
  },
  [SG_STEP_OPTIONS_ABOVE] = {
    .tell = tell_options_above,
    .figure = ICHOMP_STEP_FIGURE_NUMBERS,
    .append_number = append_options_above,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT | ICHOMP_STEP_LIGHTS_TILES_ABOVE,
  },
  [SG_STEP_VERDICT] = {
    .title = winner_title,
    .tell = tell_verdict,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_verdict,
    .append_number = append_verdict,
    .lights = ICHOMP_STEP_LIGHTS_NIM_SUM,
  },
  [SG_STEP_VALUES] = {
    /* Translators: A heading. The values are those of the four quadrants. */
    .title = N_ ("Four values"),
    .tell = tell_values,
    .figure = ICHOMP_STEP_FIGURE_BITS,
  },
  [SG_STEP_POWER] = {
    .title = binary_title,
    .tell = tell_power,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_power,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANTS | ICHOMP_STEP_LIGHTS_COLUMN,
    .answer = ICHOMP_STEP_ANSWER_DIGIT,
    .ask = ask_power,
    .object = object_to_power,
  },
  [SG_STEP_BINARY] = {
    .title = binary_title,
    .tell = tell_binary,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_binary,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANTS,
  },
  [SG_STEP_ALIGNED] = {
    .title = binary_title,
    .tell = tell_aligned,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_all_quadrants,
  },
  [SG_STEP_COLUMN] = {
    .title = nim_sum_title,
    .tell = tell_column,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_column,
    .lights = ICHOMP_STEP_LIGHTS_COLUMN | ICHOMP_STEP_LIGHTS_NIM_SUM,
    .answer = ICHOMP_STEP_ANSWER_DIGIT,
    .ask = ask_column,
    .object = object_to_column,
  },
  [SG_STEP_COLUMNS] = {
    .title = nim_sum_title,
    .tell = tell_columns,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_nim_sum,
    .lights = ICHOMP_STEP_LIGHTS_NIM_SUM,
  },
  [SG_STEP_NIM_SUM] = {
    .title = nim_sum_title,
    .tell = tell_nim_sum,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_nim_sum,
    .lights = ICHOMP_STEP_LIGHTS_NIM_SUM,
    .answer = ICHOMP_STEP_ANSWER_NUMBER,
    .ask = ask_nim_sum,
    .object = object_to_nim_sum,
  },
  [SG_STEP_OUTCOME] = {
    .title = winner_title,
    .tell = tell_outcome,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .lights = ICHOMP_STEP_LIGHTS_NIM_SUM,
    .answer = ICHOMP_STEP_ANSWER_YES_OR_NO,
    .ask = ask_outcome,
    .object = object_to_outcome,
  },
  [SG_STEP_MIRROR_PAIR] = {
    .title = pairs_title,
    .tell = tell_mirror_pair,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_pair,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT | ICHOMP_STEP_LIGHTS_OTHER,
  },
  [SG_STEP_EQUAL_PAIR] = {
    .title = pairs_title,
    .tell = tell_equal_pair,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_pair,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT | ICHOMP_STEP_LIGHTS_OTHER,
  },
  [SG_STEP_ALL_CANCEL] = {
    .title = pairs_title,
    .tell = tell_all_cancel,
    .figure = ICHOMP_STEP_FIGURE_BITS,
  },
  [SG_STEP_TWO_REMAIN] = {
    .title = remainder_title,
    .tell = tell_two_remain,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT | ICHOMP_STEP_LIGHTS_OTHER,
  },
  [SG_STEP_ONE_REMAINS] = {
    .title = remainder_title,
    .tell = tell_one_remains,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT,
  },
  [SG_STEP_LEADING_COLUMN] = {
    .title = quadrant_title,
    .heaps_title = heap_title,
    .tell = tell_leading_column,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_leading_column,
    .lights = ICHOMP_STEP_LIGHTS_COLUMN | ICHOMP_STEP_LIGHTS_NIM_SUM,
  },
  [SG_STEP_CANDIDATES] = {
    .title = quadrant_title,
    .heaps_title = heap_title,
    .tell = tell_candidates,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .lights = ICHOMP_STEP_LIGHTS_COLUMN | ICHOMP_STEP_LIGHTS_QUADRANTS,
    .answer = ICHOMP_STEP_ANSWER_QUADRANT,
    .ask = ask_candidates,
    .object = object_to_candidates,
  },
  [SG_STEP_CHOICE] = {
    .title = quadrant_title,
    .heaps_title = heap_title,
    .tell = tell_choice,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT,
  },
  [SG_STEP_TARGET_DIGIT] = {
    .title = number_title,
    .tell = tell_target_digit,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_target_digit,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT | ICHOMP_STEP_LIGHTS_COLUMN | ICHOMP_STEP_LIGHTS_TARGET,
    .answer = ICHOMP_STEP_ANSWER_DIGIT,
    .ask = ask_target_digit,
    .object = object_to_target_digit,
  },
  [SG_STEP_TARGET] = {
    .title = number_title,
    .tell = tell_target,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_target,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT | ICHOMP_STEP_LIGHTS_TARGET,
    .answer = ICHOMP_STEP_ANSWER_NUMBER,
    .ask = ask_target,
    .object = object_to_target,
  },
  [SG_STEP_TARGET_OTHERS] = {
    .title = number_title,
    .tell = tell_target_others,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .lights = ICHOMP_STEP_LIGHTS_REST | ICHOMP_STEP_LIGHTS_TARGET,
  },
  [SG_STEP_SMALLER] = {
    .title = number_title,
    .tell = tell_smaller,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT | ICHOMP_STEP_LIGHTS_COLUMN | ICHOMP_STEP_LIGHTS_TARGET,
  },
  [SG_STEP_TILES] = {
    /* Translators: A heading over the tiles of a winning move. */
    .title = N_ ("Which tile"),
    .tell = tell_tiles,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT | ICHOMP_STEP_LIGHTS_TILES_TO_RESULT,
    .answer = ICHOMP_STEP_ANSWER_TILE,
    .ask = ask_tiles,
    .object = object_to_tiles,
  },
  [SG_STEP_AFTER] = {
    .title = after_title,
    .tell = tell_after,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_after,
    .append_number = append_after,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT | ICHOMP_STEP_LIGHTS_MOVE,
  },
  [SG_STEP_AFTER_SUM] = {
    .title = after_title,
    .tell = tell_after_sum,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_after_sum,
    .lights = ICHOMP_STEP_LIGHTS_NIM_SUM | ICHOMP_STEP_LIGHTS_MOVE,
  },
  [SG_STEP_EVERY_MOVE] = {
    .title = lost_title,
    .tell = tell_every_move,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .reply = ICHOMP_STEP_REPLY_BELOW,
  },
  [SG_STEP_REPLY] = {
    .title = lost_title,
    .tell = tell_reply,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_reply,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT | ICHOMP_STEP_LIGHTS_MOVE | ICHOMP_STEP_LIGHTS_REPLY,
    .reply = ICHOMP_STEP_REPLY_INSTEAD,
  },
  [SG_STEP_ADVICE] = {
    /* Translators: A heading over the advice in a lost position. */
    .title = N_ ("What to do anyway"),
    .tell = tell_advice,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .lights = ICHOMP_STEP_LIGHTS_MOVE,
  },
  [SG_STEP_POISONED] = {
    /* Translators: A heading over what the poisoned tile of Chomp changes. */
    .title = N_ ("The poisoned tile"),
    .tell = tell_poisoned,
    .figure = ICHOMP_STEP_FIGURE_NUMBERS,
    .append_number = append_poisoned,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT | ICHOMP_STEP_LIGHTS_MOVE,
  },
  [SG_STEP_FORCED] = {
    .title = winner_title,
    .tell = tell_forced,
    .figure = ICHOMP_STEP_FIGURE_NUMBERS,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT | ICHOMP_STEP_LIGHTS_MOVE,
  },
  [SG_STEP_MISERE] = {
    .title = misere_title,
    .tell = tell_misere,
    .figure = ICHOMP_STEP_FIGURE_BITS,
  },
  [SG_STEP_LAST_LARGE] = {
    .title = misere_title,
    .tell = tell_last_large,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_all_quadrants,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT,
  },
  [SG_STEP_ODD_ONES] = {
    .title = number_title,
    .tell = tell_odd_ones,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .lights = ICHOMP_STEP_LIGHTS_QUADRANT,
  },
  [SG_STEP_ONES] = {
    .title = misere_title,
    .tell = tell_ones,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_ones,
    .lights = ICHOMP_STEP_LIGHTS_NIM_SUM,
  },
  [SG_STEP_AFTER_ONES] = {
    .title = after_title,
    .tell = tell_after_ones,
    .figure = ICHOMP_STEP_FIGURE_BITS,
    .learn = learn_zero,
    .lights = ICHOMP_STEP_LIGHTS_NIM_SUM,
  },
  [SG_STEP_OVER] = {
    /* Translators: A heading. */
    .title = N_ ("The game is over"),
    .tell = tell_over,
  },
};

G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == SG_N_STEP_KINDS);

const IchompStepKind *
ichomp_step_kind_get (SgStepKind kind)
{
  g_assert (kind < SG_N_STEP_KINDS);

  return &kinds[kind];
}
