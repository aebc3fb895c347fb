/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Why an answer to an exercise is right or wrong. The reasons are the steps of an explanation, so that
 * practice and play speak alike. */

#include <glib/gi18n.h>

#include "base/ichomp-digits.h"
#include "ichomp-exercise-private.h"
#include "ichomp-exercise.h"
#include "words/ichomp-number-wording.h"
#include "explanation/ichomp-step-wording.h"
#include "words/ichomp-wording.h"

/* A set of steps, a bit each. */
#define STEP(kind) (G_GUINT64_CONSTANT (1) << (kind))

static char *
tell_step (const SgExplanation *explanation, guint index, IchompVoice voice)
{
  return voice == ICHOMP_VOICE_SPOKEN ? ichomp_wording_step_spoken (explanation, index)
                                      : ichomp_wording_step (explanation, index);
}

/* Solutions */

static void
add_steps (GPtrArray *sentences, const SgExplanation *explanation, guint64 kinds, IchompVoice voice)
{
  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    if ((kinds & STEP (sg_explanation_get_step (explanation, i)->kind)) != 0)
      g_ptr_array_add (sentences, tell_step (explanation, i, voice));
}

static guint
count_columns (const IchompExercise *self)
{
  return sg_count_common_binary_digits (self->numbers, self->n_numbers);
}

static void
solve_binary (const IchompExercise *self, GPtrArray *sentences, IchompVoice voice)
{
  for (guint column = count_columns (self); column-- > 0;)
    g_ptr_array_add (sentences, ichomp_wording_power (voice, self->numbers[0], column));
  g_ptr_array_add (sentences, ichomp_wording_powers (voice, self->numbers[0]));
}

static void
solve_xor (const IchompExercise *self, GPtrArray *sentences, IchompVoice voice)
{
  guint n_columns = count_columns (self);
  g_autofree char *digits = ichomp_formula_binary (voice, self->result, n_columns);
  g_autofree char *formula =
      ichomp_formula_xor (voice, self->numbers, self->n_numbers, self->result);

  for (guint i = 0; i < self->n_numbers; i++)
    {
      g_autofree char *binary = ichomp_formula_binary (voice, self->numbers[i], n_columns);

      /* Translators: A number in binary, such as in "13 is 01101 in binary." */
      g_ptr_array_add (sentences, ichomp_digits_printf (_ ("%1$u is %2$s in binary."),
                                                        self->numbers[i], binary));
    }
  for (guint column = n_columns; column-- > 0;)
    g_ptr_array_add (sentences, ichomp_wording_xor_column (self->numbers, self->n_numbers, column));

  g_ptr_array_add (
      sentences, g_strdup_printf (
                     /* Translators: %2$s is a formula, such as in "The digits are 1011: 6 XOR 13 =
                        * 11." */
                     _ ("The digits are %1$s: %2$s."), digits, formula));
}

static char *
write_equation (IchompVoice voice, const char *left, const char *left_spoken, guint right)
{
  g_autofree char *term = ichomp_digits_dup (voice == ICHOMP_VOICE_SPOKEN ? left_spoken : left);
  g_autofree char *formula = NULL;

  if (voice == ICHOMP_VOICE_SPOKEN)
    /* Translators: "2k + a = 6" in words, to be read aloud: "2 k plus a equals 6". %1$s is what is on
     * the left, in words. */
    return ichomp_digits_printf (C_ ("formula", "%1$s equals %2$u"), term, right);

  formula = ichomp_digits_printf ("%s = %u", term, right);
  return ichomp_wording_isolate (formula);
}

/* The rule for n and m tiles, of which the lesson about values by hand tells: with k the half of n - 1
 * and a the half of m, both rounded down, the misere value is 2k + a + 1 if n and m are both even or
 * both odd; if not, it is 2k - a if 2a is at most k, and else 3(k - a). */
static char *
tell_misere_value (guint n, guint m, guint misere, IchompVoice voice)
{
  guint k = (n - 1) / 2;
  guint a = m / 2;
  g_autofree char *formula = NULL;

  if (n % 2 == m % 2)
    {
      /* Translators: "2k + a + 1" in words, to be read aloud. k and a are names of numbers. */
      formula = write_equation (voice, "2k + a + 1", C_ ("formula", "2 k plus a plus 1"), misere);
      /* Translators: %s is a formula, such as "2k + a + 1 = 7". The lengths are those of two rows. */
      return g_strdup_printf (_ ("Both lengths are even, or both odd: the misere value is %s."),
                              formula);
    }

  if (2 * a <= k)
    {
      /* Translators: "2k − a" in words, to be read aloud. k and a are names of numbers. */
      formula = write_equation (voice, "2k \342\210\222 a", C_ ("formula", "2 k minus a"), misere);
      return g_strdup_printf (
          /* Translators: %s is a formula, such as "2k − a = 3". The lengths are those of two rows. */
          _ ("One length is even and one is odd, and a is at most half of k: the misere value is "
             "%s."),
          formula);
    }

  /* Translators: "3(k − a)" in words, to be read aloud. k and a are names of numbers. */
  formula = write_equation (voice, "3(k \342\210\222 a)",
                            C_ ("formula", "3 times the difference k minus a"), misere);
  return g_strdup_printf (
      /* Translators: %s is a formula, such as "3(k − a) = 3". The lengths are those of two rows. */
      _ ("One length is even and one is odd, and a is more than half of k: the misere value is "
         "%s."),
      formula);
}

static void
solve_two_rows (const IchompExercise *self, GPtrArray *sentences, IchompVoice voice)
{
  const SgDiagram *diagram =
      sg_position_get_diagram (ichomp_exercise_get_position (self), self->subject);
  guint n = sg_diagram_get_row (diagram, 0);
  guint m = sg_diagram_get_row (diagram, 1);
  g_autofree char *n_formula = write_equation (voice, "n", "n", n);
  g_autofree char *m_formula = write_equation (voice, "m", "m", m);
  g_autofree char *k_formula = write_equation (voice, "k", "k", (n - 1) / 2);
  g_autofree char *a_formula = write_equation (voice, "a", "a", m / 2);

  g_ptr_array_add (
      sentences,
      g_strdup_printf (
          /* Translators: %1$s and %2$s are formulas, such as in "Count the tiles: n = 6 in the inner
           * row, m = 3 in the outer row." */
          _ ("Count the tiles: %1$s in the inner row, %2$s in the outer row."), n_formula,
          m_formula));
  g_ptr_array_add (
      sentences,
      ichomp_digits_printf (
          /* Translators: %2$s and %4$s are formulas, such as in "Half of 5, rounded down: k = 2. Half
           * of 3, rounded down: a = 1." The number %1$u is n minus 1. */
          _ ("Half of %1$u, one less than n, rounded down: %2$s. Half of %3$u, which is m, rounded "
             "down: %4$s."),
          n - 1, k_formula, m, a_formula));
  g_ptr_array_add (sentences, tell_misere_value (n, m, sg_misere_value (self->result), voice));
  g_ptr_array_add (sentences,
                   /* Translators: The value is one larger than the misere value. */
                   ichomp_digits_printf (_ ("The value is one larger: %u."), self->result));
}

static void
solve_diagram (const IchompExercise *self, GPtrArray *sentences, IchompVoice voice)
{
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new_for_quadrant (self->analysis, self->subject);

  add_steps (sentences, explanation, STEP (SG_STEP_OPTION_VALUE) | STEP (SG_STEP_GAP), voice);
}

static guint64
get_solving_steps (const IchompExercise *self)
{
  guint64 values = (self->shown & ICHOMP_EXERCISE_SHOWS_VALUES) == 0 ? STEP (SG_STEP_VALUES) : 0;

  switch (self->kind)
    {
    case ICHOMP_EXERCISE_OUTCOME:
      return values | STEP (SG_STEP_COLUMN) | STEP (SG_STEP_NIM_SUM) | STEP (SG_STEP_OUTCOME);
    case ICHOMP_EXERCISE_QUADRANT:
      return STEP (SG_STEP_NIM_SUM) | STEP (SG_STEP_LEADING_COLUMN) | STEP (SG_STEP_CANDIDATES);
    case ICHOMP_EXERCISE_TARGET:
      return STEP (SG_STEP_NIM_SUM) | STEP (SG_STEP_TARGET) | STEP (SG_STEP_TARGET_OTHERS);
    case ICHOMP_EXERCISE_TILE:
      return STEP (SG_STEP_NIM_SUM) | STEP (SG_STEP_LEADING_COLUMN) | STEP (SG_STEP_CANDIDATES)
             | STEP (SG_STEP_TARGET) | STEP (SG_STEP_TILES) | STEP (SG_STEP_AFTER_SUM);
    default:
      g_return_val_if_reached (0);
    }
}

static void
solve_position (const IchompExercise *self, GPtrArray *sentences, IchompVoice voice)
{
  g_autoptr (SgExplanation) explanation = ichomp_exercise_explain (self);

  add_steps (sentences, explanation, get_solving_steps (self), voice);
}

/**
 * ichomp_exercise_dup_solution:
 * @self: an exercise
 * @voice: how to give formulas
 *
 * Returns: (transfer full) (array zero-terminated=1): sentences that lead from the question to the
 *   answer, the last of which has it
 */
char **
ichomp_exercise_dup_solution (const IchompExercise *self, IchompVoice voice)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  switch (self->kind)
    {
    case ICHOMP_EXERCISE_BINARY:
      solve_binary (self, sentences, voice);
      break;
    case ICHOMP_EXERCISE_DECIMAL:
      g_ptr_array_add (sentences, ichomp_wording_powers (voice, self->numbers[0]));
      break;
    case ICHOMP_EXERCISE_XOR:
      solve_xor (self, sentences, voice);
      break;
    case ICHOMP_EXERCISE_MEX:
      g_ptr_array_add (sentences, ichomp_wording_mex (self->result));
      break;
    case ICHOMP_EXERCISE_DIAGRAM:
      solve_diagram (self, sentences, voice);
      break;
    case ICHOMP_EXERCISE_TWO_ROWS:
      solve_two_rows (self, sentences, voice);
      break;
    default:
      solve_position (self, sentences, voice);
    }

  g_ptr_array_add (sentences, NULL);
  return (char **)g_ptr_array_steal (sentences, NULL);
}

/* Why an answer is right */

static char *
confirm_tile (const IchompExercise *self, const SgMove *tile, IchompVoice voice)
{
  guint values[SG_N_QUADRANTS];
  g_autofree char *formula = NULL;

  SG_FOREACH_QUADRANT (q)
    values[q] = q == tile->quadrant ? sg_analysis_get_move_value (self->analysis, tile)
                                    : sg_analysis_get_value (self->analysis, q);
  formula = ichomp_formula_xor (voice, values, SG_N_QUADRANTS, 0);

  /* Translators: u is a number, and %s a formula, such as in "The new u is 0: 27 XOR 13 XOR 18 XOR 4 =
   * 0. Now the opponent is in a P-position." */
  return ichomp_digits_printf (_ ("The new u is 0: %s. Now the opponent is in a P-position."),
                               formula);
}

/**
 * ichomp_exercise_dup_confirmation:
 * @self: an exercise
 * @answer: a right answer
 * @voice: how to give formulas
 *
 * Returns: (transfer full): why it is right
 */
char *
ichomp_exercise_dup_confirmation (const IchompExercise *self,
                                  const IchompAnswer *answer,
                                  IchompVoice voice)
{
  g_auto (GStrv) solution = NULL;
  guint n;

  if (answer->form == ICHOMP_ANSWER_TILE)
    return confirm_tile (self, &answer->tile, voice);

  solution = ichomp_exercise_dup_solution (self, voice);
  n = g_strv_length (solution);
  if (self->kind == ICHOMP_EXERCISE_TWO_ROWS)
    return ichomp_wording_join (solution[n - 2], solution[n - 1]);
  return g_strdup (solution[n - 1]);
}

/* Why an answer is wrong */

static char *
object_to_binary (const IchompExercise *self, guint answer, IchompVoice voice)
{
  g_autofree char *digits = ichomp_formula_binary (voice, answer, 1);

  /* Translators: Why an answer is wrong, such as in "1011 in binary is 11 in decimal, not 13." */
  return ichomp_digits_printf (_ ("%1$s in binary is %2$u in decimal, not %3$u."), digits, answer,
                               self->result);
}

static char *
object_to_decimal (const IchompExercise *self, guint answer, IchompVoice voice)
{
  g_autofree char *digits = ichomp_formula_binary (voice, answer, 1);
  g_autofree char *right = ichomp_formula_binary (voice, self->result, 1);

  /* Translators: Why an answer is wrong, such as in "11 is 1011 in binary, not 1101." */
  return ichomp_digits_printf (_ ("%1$u is %2$s in binary, not %3$s."), answer, digits, right);
}

/* Tells of the first digit that is wrong. */
static char *
object_to_xor (const IchompExercise *self, guint answer)
{
  guint column = sg_count_binary_digits (answer ^ self->result) - 1;
  g_autofree char *reason = ichomp_wording_xor_column (self->numbers, self->n_numbers, column);
  g_autofree char *digit = NULL;

  if ((answer >> column & 1) == 1)
    /* Translators: %1$u is what a person answered, such as in "15 has a 1 in the column of 4." The
     * column is one of its binary digits. Another sentence says why it should be a 0. */
    digit = ichomp_digits_printf_bits (0, _ ("%1$u has a 1 in the column of %2$u."), answer,
                                       1u << column);
  else
    /* Translators: %1$u is what a person answered, such as in "8 has a 0 in the column of 4." The
     * column is one of its binary digits. Another sentence says why it should be a 1. */
    digit = ichomp_digits_printf_bits (0, _ ("%1$u has a 0 in the column of %2$u."), answer,
                                       1u << column);

  return ichomp_wording_join (digit, reason);
}

static char *
object_to_mex (const IchompExercise *self, guint answer)
{
  for (guint i = 0; i < self->n_numbers; i++)
    if (self->numbers[i] == answer)
      /* Translators: Why an answer is wrong; the smallest number missing is wanted. */
      return ichomp_digits_printf (_ ("%u is there, so it is not missing."), answer);

  /* Translators: Why an answer is wrong; the smallest number missing is wanted. */
  return ichomp_digits_printf (_ ("%u is missing, but a smaller number is missing, too."), answer);
}

static gboolean
find_tile_to (const IchompExercise *self, guint value, SgMove *tile)
{
  const SgDiagram *diagram =
      sg_position_get_diagram (ichomp_exercise_get_position (self), self->subject);

  *tile = (SgMove){ .quadrant = self->subject };
  for (tile->row = 0; tile->row < sg_diagram_get_n_rows (diagram); tile->row++)
    for (tile->column = 0; tile->column < sg_diagram_get_row (diagram, tile->row); tile->column++)
      if (sg_analysis_get_move_value (self->analysis, tile) == value)
        return TRUE;

  return FALSE;
}

static char *
object_to_value (const IchompExercise *self, guint answer)
{
  SgMove tile;
  g_autofree char *name = NULL;

  if (!find_tile_to (self, answer, &tile))
    /* Translators: Why an answer is wrong; the smallest number that no tile leads to is wanted. */
    return ichomp_digits_printf (
        _ ("No tile leads to %u, but there is a smaller number that no tile "
           "leads to, either."),
        answer);

  name = ichomp_wording_tile (&tile);
  return ichomp_digits_printf (
      /* Translators: Why an answer is wrong. %1$s is the name of a tile, such as in "Top right, row 1,
       * column 3: this tile leads to 2, and no tile leads to the value itself." */
      _ ("%1$s: this tile leads to %2$u, and no tile leads to the value itself."), name, answer);
}

static char *
object_to_tile (const IchompExercise *self, const SgMove *tile, IchompVoice voice)
{
  g_autoptr (SgExplanation) reply = sg_explanation_new_for_reply (self->analysis, tile);

  return tell_step (reply, 0, voice);
}

static char *
object_to_step (const IchompExercise *self, SgStepKind kind, guint answer)
{
  g_autoptr (SgExplanation) explanation = ichomp_exercise_explain (self);

  return ichomp_wording_wrong_answer (explanation, ichomp_exercise_find_step (explanation, kind),
                                      answer);
}

static char *
object_to_outcome (const IchompExercise *self, IchompVoice voice)
{
  g_autoptr (SgExplanation) explanation = ichomp_exercise_explain (self);
  g_autofree char *sum =
      tell_step (explanation, ichomp_exercise_find_step (explanation, SG_STEP_NIM_SUM), voice);
  g_autofree char *outcome =
      tell_step (explanation, ichomp_exercise_find_step (explanation, SG_STEP_OUTCOME), voice);

  return ichomp_wording_join (sum, outcome);
}

/**
 * ichomp_exercise_dup_reason:
 * @self: an exercise
 * @answer: an answer of its form
 * @voice: how to give formulas
 *
 * Returns: (transfer full) (nullable): why the answer is wrong, without giving the right one away
 *   where there is more than one other; %NULL if it is right
 */
char *
ichomp_exercise_dup_reason (const IchompExercise *self,
                            const IchompAnswer *answer,
                            IchompVoice voice)
{
  if (ichomp_exercise_check (self, answer))
    return NULL;

  switch (self->kind)
    {
    case ICHOMP_EXERCISE_BINARY:
      return object_to_binary (self, answer->number, voice);
    case ICHOMP_EXERCISE_DECIMAL:
      return object_to_decimal (self, answer->number, voice);
    case ICHOMP_EXERCISE_XOR:
      return object_to_xor (self, answer->number);
    case ICHOMP_EXERCISE_MEX:
      return object_to_mex (self, answer->number);
    case ICHOMP_EXERCISE_DIAGRAM:
    case ICHOMP_EXERCISE_TWO_ROWS:
      return object_to_value (self, answer->number);
    case ICHOMP_EXERCISE_OUTCOME:
      return object_to_outcome (self, voice);
    case ICHOMP_EXERCISE_QUADRANT:
      return object_to_step (self, SG_STEP_CANDIDATES, answer->quadrant);
    case ICHOMP_EXERCISE_TARGET:
      return object_to_step (self, SG_STEP_TARGET, answer->number);
    case ICHOMP_EXERCISE_TILE:
      return object_to_tile (self, &answer->tile, voice);
    default:
      g_return_val_if_reached (NULL);
    }
}
