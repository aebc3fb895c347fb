/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Exercises: what each kind asks, which answers are right, and why an answer is right or wrong;
 * ichomp-exercise-make.c makes them from a seed. The reasons are steps of explanations, so that
 * practice and play use the same words. */

#include "ichomp-exercise-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "game/base/ichomp-digits.h"
#include "game/explanation/ichomp-step-wording.h"
#include "engine/rules/sg-nim.h"
#include "game/words/ichomp-wording.h"

/* The largest answers that can be entered. */
#define MAX_ANSWER 999999
#define MAX_BINARY_DIGITS 16

/* The most values of a position that is given: more take noticeable time. */
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
#define MAX_GIVEN_VALUES 300
#else
#define MAX_GIVEN_VALUES 20000
#endif

/* Of the text of a position that is given */
#define POSITION_PREFIX "position "

/* Of a number that can be entered */
#define EXAMPLE 6u

/* A set of steps of an explanation. */
#define STEP(kind) (G_GUINT64_CONSTANT (1) << (kind))

typedef struct
{
  const char *id;   /* never changes: it is used in files and on the command line */
  const char *name; /* what is practised, to be translated in the context "exercise" */
  IchompAnswerForm form;
  const char *lesson;  /* explains the method */
  const char *section; /* of the lesson */

  IchompExerciseMakeFunc make;
  char *(*ask) (const IchompExercise *self, IchompVoice voice);
  void (*solve) (const IchompExercise *self, GPtrArray *sentences, IchompVoice voice);

  /* Says why an answer is wrong. */
  char *(*refute) (const IchompExercise *self, const IchompAnswer *answer, IchompVoice voice);
} Kind;

/**
 * ichomp_exercise_mix_seed:
 * @seed: any number
 * @number: any number
 *
 * Applies the final mixing step of MurmurHash3 by Austin Appleby (public domain) to each number, so
 * that neighbouring numbers give unrelated results.
 *
 * Returns: a seed that depends on both
 */
guint32
ichomp_exercise_mix_seed (guint32 seed, guint32 number)
{
  const guint32 parts[] = { seed, number };
  guint32 mixed = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      mixed += parts[i] + 0x9e3779b9u;
      mixed ^= mixed >> 16;
      mixed *= 0x85ebca6bu;
      mixed ^= mixed >> 13;
      mixed *= 0xc2b2ae35u;
      mixed ^= mixed >> 16;
    }

  return mixed;
}

/* All kinds, also those that a later version adds. */
#define ALL_KINDS G_MAXUINT32

/* What earlier versions, with ten kinds, saved for all of them; and what marks exactly these ten
 * when there are more. */
#define FIRST_KINDS 0x3ffu
#define ONLY_FIRST (1u << 31)

/**
 * ichomp_exercise_kinds_to_setting:
 * @kinds: a set of kinds, the bit 1 << kind for each
 * @all: the set of all kinds
 *
 * Returns: what the settings keep: all kinds are still all when there are more
 */
guint
ichomp_exercise_kinds_to_setting (guint kinds, guint all)
{
  if (kinds == all)
    return ALL_KINDS;

  return kinds == FIRST_KINDS ? kinds | ONLY_FIRST : kinds;
}

/**
 * ichomp_exercise_kinds_from_setting:
 * @setting: what the settings keep
 * @all: the set of all kinds
 *
 * Returns: the set of kinds
 */
guint
ichomp_exercise_kinds_from_setting (guint setting, guint all)
{
  return setting == ALL_KINDS || setting == FIRST_KINDS ? all : setting & all;
}

/**
 * ichomp_exercise_pick_kind:
 * @kinds: the kinds to choose from, the bit 1 << kind for each; at least one
 * @seed: the seed of a series of exercises
 * @number: an exercise of the series, counted from 0
 *
 * Each kind occurs once in every round, in random order.
 *
 * Returns: the kind of that exercise
 */
IchompExerciseKind
ichomp_exercise_pick_kind (guint kinds, guint32 seed, guint number)
{
  guint all[ICHOMP_N_EXERCISE_KINDS];
  guint n = 0;
  g_autoptr (GRand) rand = NULL;

  g_return_val_if_fail (kinds > 0 && kinds <= ICHOMP_ALL_EXERCISE_KINDS, ICHOMP_EXERCISE_BINARY);

  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    if ((kinds & 1u << kind) != 0)
      all[n++] = kind;

  rand = g_rand_new_with_seed (ichomp_exercise_mix_seed (seed, number / n));
  ichomp_exercise_shuffle (rand, all, n);
  return all[number % n];
}

/* Steps of explanations */

static guint
find_step (const SgExplanation *explanation, SgStepKind kind)
{
  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    if (sg_explanation_get_step (explanation, i)->kind == kind)
      return i;

  g_assert_not_reached ();
}

/* Explains the answer of an exercise with a position. */
static SgExplanation *
explain (const IchompExercise *self)
{
  return sg_explanation_new (self->analysis, SG_ORDER_VERDICT_LAST, self->subject);
}

static char *
tell_step (const SgExplanation *explanation, guint index, IchompVoice voice)
{
  return voice == ICHOMP_VOICE_SPOKEN
             ? ichomp_wording_step_spoken (ICHOMP_PARTS_QUADRANTS, explanation, index)
             : ichomp_wording_step (ICHOMP_PARTS_QUADRANTS, explanation, index);
}

/* Questions */

static char *
ask_binary (const IchompExercise *self, IchompVoice voice)
{
  /* Translators: The question of an exercise, such as "Write 13 in binary." */
  return ichomp_digits_printf (_ ("Write %u in binary."), self->numbers[0]);
}

static char *
ask_decimal (const IchompExercise *self, IchompVoice voice)
{
  g_autofree char *formula = ichomp_formula_binary (voice, self->numbers[0], 1);

  /* Translators: The question of an exercise, such as "1101 is a number in binary. Write it in
   * decimal." */
  return g_strdup_printf (_ ("%s is a number in binary. Write it in decimal."), formula);
}

static char *
ask_xor (const IchompExercise *self, IchompVoice voice)
{
  g_autofree char *formula = ichomp_formula_terms (self->numbers, self->n_numbers);

  /* Translators: The question of an exercise. %s is a formula, such as in "What is 6 XOR 13?" */
  return g_strdup_printf (_ ("What is %s?"), formula);
}

static char *
write_set (const IchompExercise *self, IchompVoice voice)
{
  g_autoptr (GString) set = g_string_new (NULL);

  for (guint i = 0; i < self->n_numbers; i++)
    ichomp_digits_append_printf (set, i == 0 ? "%u" : ", %u", self->numbers[i]);
  if (voice == ICHOMP_VOICE_SPOKEN)
    return g_string_free (g_steal_pointer (&set), FALSE);

  g_string_prepend_c (set, '{');
  g_string_append_c (set, '}');
  return ichomp_formula_isolate (set->str);
}

static char *
ask_mex (const IchompExercise *self, IchompVoice voice)
{
  g_autofree char *set = write_set (self, voice);

  /* Translators: The question of an exercise. %s are numbers, such as in "What is the mex of {3, 0,
   * 1}, the first number missing from it?" */
  return g_strdup_printf (_ ("What is the mex of %s, the first number missing from it?"), set);
}

static char *
ask_diagram (const IchompExercise *self, IchompVoice voice)
{
  if ((self->shown & ICHOMP_EXERCISE_SHOWS_NUMBERS) != 0)
    /* Translators: The question of an exercise. Tiles of a quadrant are shown, with numbers. */
    return g_strdup (
        _ ("What is the value of these tiles? Each tile carries the value after choosing it."));

  /* Translators: The question of an exercise. Tiles of a quadrant are shown, without numbers. */
  return g_strdup (_ ("What is the value of these tiles?"));
}

static char *
ask_two_rows (const IchompExercise *self, IchompVoice voice)
{
  const SgDiagram *diagram =
      sg_position_get_diagram (ichomp_exercise_get_position (self), self->subject);

  return ichomp_digits_printf (
      /* Translators: The question of an exercise. The numbers are those of tiles in a row, such
       * as in "Two rows, 6 and 3 tiles long: what is their value?" */
      _ ("Two rows, %1$u and %2$u tiles long: what is their value?"),
      sg_diagram_get_row (diagram, 0), sg_diagram_get_row (diagram, 1));
}

static char *
ask_outcome (const IchompExercise *self, IchompVoice voice)
{
  /* Translators: The question of an exercise. A board is shown. */
  return g_strdup (_ ("Is this a P-position or an N-position?"));
}

static char *
ask_quadrant (const IchompExercise *self, IchompVoice voice)
{
  /* Translators: The question of an exercise. A board is shown. */
  return g_strdup (_ ("In which quadrant is there a winning move?"));
}

static char *
ask_target (const IchompExercise *self, IchompVoice voice)
{
  g_autoptr (SgExplanation) explanation = explain (self);

  return ichomp_wording_question (ICHOMP_PARTS_QUADRANTS, explanation,
                                  find_step (explanation, SG_STEP_TARGET));
}

static char *
ask_tile (const IchompExercise *self, IchompVoice voice)
{
  /* Translators: The question of an exercise. A board is shown. */
  return g_strdup (_ ("Which tile wins? Choose it on the board."));
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
solve_decimal (const IchompExercise *self, GPtrArray *sentences, IchompVoice voice)
{
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

static void
solve_mex (const IchompExercise *self, GPtrArray *sentences, IchompVoice voice)
{
  g_ptr_array_add (sentences, ichomp_wording_mex (self->result));
}

static char *
write_equation (IchompVoice voice, const char *left, const char *left_spoken, guint right)
{
  g_autofree char *term = ichomp_digits_dup (voice == ICHOMP_VOICE_SPOKEN ? left_spoken : left);
  g_autofree char *formula = NULL;

  if (voice == ICHOMP_VOICE_SPOKEN)
    /* Translators: "2k + a = 6" in words, to be read aloud: "2 k plus a equals 6". %1$s is what
     * is on the left, in words. */
    return ichomp_digits_printf (C_ ("formula", "%1$s equals %2$u"), term, right);

  formula = ichomp_digits_printf ("%s = %u", term, right);
  return ichomp_formula_isolate (formula);
}

/* The rule of two rows, from the lesson about values by hand. */
static void
solve_two_rows (const IchompExercise *self, GPtrArray *sentences, IchompVoice voice)
{
  const SgDiagram *diagram =
      sg_position_get_diagram (ichomp_exercise_get_position (self), self->subject);
  guint n = sg_diagram_get_row (diagram, 0);
  guint m = sg_diagram_get_row (diagram, 1);
  guint distance = n - m;
  g_autofree char *n_formula = write_equation (voice, "n", "n", n);
  g_autofree char *m_formula = write_equation (voice, "m", "m", m);
  g_autofree char *difference = ichomp_formula_difference (voice, n, m, distance);

  g_ptr_array_add (
      sentences,
      g_strdup_printf (
          /* Translators: %1$s and %2$s are formulas, such as in "Count the tiles: n = 6 in the
           * inner row, m = 3 in the outer row." */
          _ ("Count the tiles: %1$s in the inner row, %2$s in the outer row."), n_formula,
          m_formula));
  if (distance % 2 == 0)
    {
      g_ptr_array_add (sentences,
                       /* Translators: Of two rows. %s is a formula, such as "6 − 4 = 2". */
                       g_strdup_printf (_ ("The distance is even: %s."), difference));
      g_ptr_array_add (
          sentences,
          ichomp_digits_printf (
              /* Translators: m and n are the lengths of two rows, such as in "Half of m, rounded
               * up, is 2. Add it to n: the value is 8." */
              _ ("Half of m, rounded up, is %1$u. Add it to n: the value is %2$u."), (m + 1) / 2,
              self->result));
    }
  else
    {
      g_ptr_array_add (sentences,
                       /* Translators: Of two rows. %s is a formula, such as "6 − 3 = 3". */
                       g_strdup_printf (_ ("The distance is odd: %s."), difference));
      g_ptr_array_add (
          sentences,
          ichomp_digits_printf (
              /* Translators: The distance is that of the lengths n and m of two rows, such as in
               * "The smaller of the distance and m is 3. Half of it, rounded down, is 1. Add this
               * to the distance: the value is 4." */
              _ ("The smaller of the distance and m is %1$u. Half of it, rounded down, is %2$u. "
                 "Add "
                 "this to the distance: the value is %3$u."),
              MIN (distance, m), MIN (distance, m) / 2, self->result));
    }
}

static void
solve_diagram (const IchompExercise *self, GPtrArray *sentences, IchompVoice voice)
{
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new_for_quadrant (self->analysis, self->subject);

  add_steps (sentences, explanation, STEP (SG_STEP_OPTION_VALUE) | STEP (SG_STEP_GAP), voice);
}

static void
solve_by_steps (const IchompExercise *self, guint64 kinds, GPtrArray *sentences, IchompVoice voice)
{
  g_autoptr (SgExplanation) explanation = explain (self);

  add_steps (sentences, explanation, kinds, voice);
}

static void
solve_outcome (const IchompExercise *self, GPtrArray *sentences, IchompVoice voice)
{
  guint64 values = (self->shown & ICHOMP_EXERCISE_SHOWS_VALUES) == 0 ? STEP (SG_STEP_VALUES) : 0;

  solve_by_steps (self,
                  values | STEP (SG_STEP_COLUMN) | STEP (SG_STEP_NIM_SUM) | STEP (SG_STEP_OUTCOME),
                  sentences, voice);
}

static void
solve_quadrant (const IchompExercise *self, GPtrArray *sentences, IchompVoice voice)
{
  solve_by_steps (
      self, STEP (SG_STEP_NIM_SUM) | STEP (SG_STEP_LEADING_COLUMN) | STEP (SG_STEP_CANDIDATES),
      sentences, voice);
}

static void
solve_target (const IchompExercise *self, GPtrArray *sentences, IchompVoice voice)
{
  solve_by_steps (self,
                  STEP (SG_STEP_NIM_SUM) | STEP (SG_STEP_TARGET) | STEP (SG_STEP_TARGET_OTHERS),
                  sentences, voice);
}

static void
solve_tile (const IchompExercise *self, GPtrArray *sentences, IchompVoice voice)
{
  solve_by_steps (self,
                  STEP (SG_STEP_NIM_SUM) | STEP (SG_STEP_LEADING_COLUMN) | STEP (SG_STEP_CANDIDATES)
                      | STEP (SG_STEP_TARGET) | STEP (SG_STEP_TILES) | STEP (SG_STEP_AFTER_SUM),
                  sentences, voice);
}

/* Why answers are wrong */

static char *
refute_binary (const IchompExercise *self, const IchompAnswer *answer, IchompVoice voice)
{
  g_autofree char *digits = ichomp_formula_binary (voice, answer->number, 1);

  /* Translators: Why an answer is wrong, such as in "1011 in binary is 11 in decimal, not 13." */
  return ichomp_digits_printf (_ ("%1$s in binary is %2$u in decimal, not %3$u."), digits,
                               answer->number, self->result);
}

static char *
refute_decimal (const IchompExercise *self, const IchompAnswer *answer, IchompVoice voice)
{
  g_autofree char *digits = ichomp_formula_binary (voice, answer->number, 1);
  g_autofree char *right = ichomp_formula_binary (voice, self->result, 1);

  /* Translators: Why an answer is wrong, such as in "11 is 1011 in binary, not 1101." */
  return ichomp_digits_printf (_ ("%1$u is %2$s in binary, not %3$s."), answer->number, digits,
                               right);
}

/* About the first wrong digit. */
static char *
refute_xor (const IchompExercise *self, const IchompAnswer *wrong, IchompVoice voice)
{
  guint answer = wrong->number;
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
refute_mex (const IchompExercise *self, const IchompAnswer *wrong, IchompVoice voice)
{
  guint answer = wrong->number;

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

  SG_FOREACH_TILE (row, column, diagram)
    {
      *tile = (SgMove){ self->subject, row, column };
      if (sg_analysis_get_move_value (self->analysis, tile) == value)
        return TRUE;
    }

  return FALSE;
}

static char *
refute_value (const IchompExercise *self, const IchompAnswer *wrong, IchompVoice voice)
{
  guint answer = wrong->number;
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
      /* Translators: Why an answer is wrong. %1$s is the name of a tile, such as in "Top right,
       * row 1, column 3: this tile leads to 2, and no tile leads to the value itself." */
      _ ("%1$s: this tile leads to %2$u, and no tile leads to the value itself."), name, answer);
}

static char *
refute_tile (const IchompExercise *self, const IchompAnswer *answer, IchompVoice voice)
{
  g_autoptr (SgExplanation) reply = sg_explanation_new_for_reply (self->analysis, &answer->tile);

  return tell_step (reply, 0, voice);
}

static char *
refute_step (const IchompExercise *self, SgStepKind kind, guint answer)
{
  g_autoptr (SgExplanation) explanation = explain (self);

  return ichomp_wording_wrong_answer (ICHOMP_PARTS_QUADRANTS, explanation,
                                      find_step (explanation, kind), answer);
}

static char *
refute_outcome (const IchompExercise *self, const IchompAnswer *answer, IchompVoice voice)
{
  g_autoptr (SgExplanation) explanation = explain (self);
  g_autofree char *sum = tell_step (explanation, find_step (explanation, SG_STEP_NIM_SUM), voice);
  g_autofree char *outcome =
      tell_step (explanation, find_step (explanation, SG_STEP_OUTCOME), voice);

  return ichomp_wording_join (sum, outcome);
}

static char *
refute_quadrant (const IchompExercise *self, const IchompAnswer *answer, IchompVoice voice)
{
  return refute_step (self, SG_STEP_CANDIDATES, answer->quadrant);
}

static char *
refute_target (const IchompExercise *self, const IchompAnswer *answer, IchompVoice voice)
{
  return refute_step (self, SG_STEP_TARGET, answer->number);
}

/* The kinds */

/* clang-format off */

/* A new kind of exercise needs
 * - a value at the end of IchompExerciseKind, and a line in the table of difficulties there,
 * - its functions above and an entry here,
 * - the next bit in the description of the key practice-topics of the settings schema.
 * The chooser, results, worksheets, command line and help use the entry. A new form of answer also
 * needs an input in widgets/practice. */
static const Kind exercise_kinds[] = {
  [ICHOMP_EXERCISE_BINARY] = {
    "binary",
    /* Translators: A topic to practise: writing decimal numbers in binary. */
    NC_ ("exercise", "Write in binary"),
    ICHOMP_ANSWER_BINARY, "xor", "binary",
    ichomp_exercise_make_number, ask_binary, solve_binary, refute_binary,
  },
  [ICHOMP_EXERCISE_DECIMAL] = {
    "decimal",
    /* Translators: A topic to practise: writing binary numbers in decimal. */
    NC_ ("exercise", "Back to decimal"),
    ICHOMP_ANSWER_NUMBER, "xor", "back",
    ichomp_exercise_make_number, ask_decimal, solve_decimal, refute_decimal,
  },
  [ICHOMP_EXERCISE_XOR] = {
    "xor",
    /* Translators: A topic to practise: the XOR of two to four numbers. */
    NC_ ("exercise", "XOR of numbers"),
    ICHOMP_ANSWER_NUMBER, "xor", "table",
    ichomp_exercise_make_xor, ask_xor, solve_xor, refute_xor,
  },
  [ICHOMP_EXERCISE_MEX] = {
    "mex",
    /* Translators: A topic to practise: the smallest number missing from a set. */
    NC_ ("exercise", "Mex of a set"),
    ICHOMP_ANSWER_NUMBER, "value", "mex",
    ichomp_exercise_make_mex, ask_mex, solve_mex, refute_mex,
  },
  [ICHOMP_EXERCISE_DIAGRAM] = {
    "diagram",
    /* Translators: A topic to practise: the Grundy value of a quadrant. */
    NC_ ("exercise", "Value of a diagram"),
    ICHOMP_ANSWER_NUMBER, "value", "values",
    ichomp_exercise_make_diagram, ask_diagram, solve_diagram, refute_value,
  },
  [ICHOMP_EXERCISE_TWO_ROWS] = {
    "two-rows",
    /* Translators: A topic to practise: the Grundy value of a quadrant with two rows of tiles. */
    NC_ ("exercise", "Value of two rows"),
    ICHOMP_ANSWER_NUMBER, "by-hand", "two-rows",
    ichomp_exercise_make_two_rows, ask_two_rows, solve_two_rows, refute_value,
  },
  [ICHOMP_EXERCISE_OUTCOME] = {
    "outcome",
    /* Translators: A topic to practise: telling P-positions from N-positions. */
    NC_ ("exercise", "P or N"),
    ICHOMP_ANSWER_OUTCOME, "outcomes", "outcomes",
    ichomp_exercise_make_outcome, ask_outcome, solve_outcome, refute_outcome,
  },
  [ICHOMP_EXERCISE_QUADRANT] = {
    "quadrant",
    /* Translators: A topic to practise: the quadrant in which to move. */
    NC_ ("exercise", "Which quadrant"),
    ICHOMP_ANSWER_QUADRANT, "winning", "general",
    ichomp_exercise_make_quadrant, ask_quadrant, solve_quadrant, refute_quadrant,
  },
  [ICHOMP_EXERCISE_TARGET] = {
    "target",
    /* Translators: A topic to practise: what the value of a quadrant has to become. */
    NC_ ("exercise", "Which number"),
    ICHOMP_ANSWER_NUMBER, "winning", "general",
    ichomp_exercise_make_target, ask_target, solve_target, refute_target,
  },
  [ICHOMP_EXERCISE_TILE] = {
    "tile",
    /* Translators: A topic to practise: the tile that wins. */
    NC_ ("exercise", "Winning tile"),
    ICHOMP_ANSWER_TILE, "winning", "general",
    ichomp_exercise_make_tile, ask_tile, solve_tile, refute_tile,
  },
};
G_STATIC_ASSERT (G_N_ELEMENTS (exercise_kinds) == ICHOMP_N_EXERCISE_KINDS);

/* clang-format on */

const char *
ichomp_exercise_kind_get_id (IchompExerciseKind kind)
{
  g_return_val_if_fail (kind < ICHOMP_N_EXERCISE_KINDS, NULL);

  return exercise_kinds[kind].id;
}

/**
 * ichomp_exercise_kind_find:
 * @id: any text
 * @kind: (out): the kind with that id
 *
 * Returns: whether there is one
 */
gboolean
ichomp_exercise_kind_find (const char *id, IchompExerciseKind *kind)
{
  for (IchompExerciseKind i = 0; i < ICHOMP_N_EXERCISE_KINDS; i++)
    if (g_str_equal (id, exercise_kinds[i].id))
      {
        *kind = i;
        return TRUE;
      }

  return FALSE;
}

/**
 * ichomp_exercise_kind_get_name:
 * @kind: a kind of exercise
 *
 * Returns: (transfer none): what it practises, such as "Write in binary"
 */
const char *
ichomp_exercise_kind_get_name (IchompExerciseKind kind)
{
  g_return_val_if_fail (kind < ICHOMP_N_EXERCISE_KINDS, NULL);

  return g_dpgettext2 (NULL, "exercise", exercise_kinds[kind].name);
}

/**
 * ichomp_exercise_kind_get_lesson:
 * @kind: a kind of exercise
 * @section: (out): the id of the section that explains the method
 *
 * Returns: (transfer none): the id of the lesson with that section
 */
const char *
ichomp_exercise_kind_get_lesson (IchompExerciseKind kind, const char **section)
{
  g_return_val_if_fail (kind < ICHOMP_N_EXERCISE_KINDS, NULL);

  *section = exercise_kinds[kind].section;
  return exercise_kinds[kind].lesson;
}

/* Exercises */

/**
 * ichomp_exercise_new:
 * @kind: the kind
 * @difficulty: from 1 to %ICHOMP_EXERCISE_MAX_DIFFICULTY
 * @seed: any number
 *
 * Cost: some microseconds for numbers, up to some milliseconds for tiles.
 *
 * Returns: (transfer full): the exercise
 */
IchompExercise *
ichomp_exercise_new (IchompExerciseKind kind, guint difficulty, guint32 seed)
{
  IchompExercise *self;
  g_autoptr (GRand) rand = NULL;

  g_return_val_if_fail (kind < ICHOMP_N_EXERCISE_KINDS, NULL);
  g_return_val_if_fail (difficulty >= 1 && difficulty <= ICHOMP_EXERCISE_MAX_DIFFICULTY, NULL);

  self = g_new0 (IchompExercise, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->kind = kind;
  self->difficulty = difficulty;
  self->seed = seed;
  self->quadrant = SG_N_QUADRANTS;
  self->subject = SG_N_QUADRANTS;
  rand = g_rand_new_with_seed (ichomp_exercise_mix_seed (seed, kind << 8 | difficulty));
  exercise_kinds[kind].make (self, rand);

  return self;
}

/**
 * ichomp_exercise_new_for_position:
 * @position: a position of a game of iChomp
 *
 * Returns: (transfer full) (nullable): the exercise to find a tile that wins, without numbers, or
 *   %NULL if no tile wins or the position is too large for an exercise
 */
IchompExercise *
ichomp_exercise_new_for_position (SgPosition *position)
{
  g_autoptr (SgSolver) solver = sg_solver_new (position, MAX_GIVEN_VALUES, NULL, NULL, NULL);
  g_autoptr (SgAnalysis) analysis = NULL;
  IchompExercise *self;

  if (solver == NULL)
    return NULL;

  analysis = sg_analysis_new (solver, position);
  if (sg_analysis_get_nim_sum (analysis) == 0)
    return NULL;

  self = g_new0 (IchompExercise, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->kind = ICHOMP_EXERCISE_TILE;
  self->difficulty = ICHOMP_EXERCISE_MAX_DIFFICULTY;
  self->is_given = TRUE;
  self->quadrant = SG_N_QUADRANTS;
  self->subject = SG_N_QUADRANTS;
  self->analysis = g_steal_pointer (&analysis);
  self->shown = ICHOMP_EXERCISE_SHOWS_NOTHING;
  self->result = sg_analysis_get_nim_sum (self->analysis);
  return self;
}

/**
 * ichomp_exercise_to_text:
 * @self: an exercise
 *
 * Returns: (transfer full): a line for ichomp_exercise_new_from_text(), such as `xor 3 48213` or
 *   `position 5,4,4/3,1/-/2 @10x6`
 */
char *
ichomp_exercise_to_text (const IchompExercise *self)
{
  g_autofree char *position = NULL;

  if (!self->is_given)
    return g_strdup_printf ("%s %u %" G_GUINT32_FORMAT, exercise_kinds[self->kind].id,
                            self->difficulty, self->seed);

  position = sg_position_to_string (ichomp_exercise_get_position (self));
  return g_strconcat (POSITION_PREFIX, position, NULL);
}

/**
 * ichomp_exercise_new_from_text:
 * @text: any text
 *
 * Returns: (transfer full) (nullable): the exercise, or %NULL if @text is not one
 */
IchompExercise *
ichomp_exercise_new_from_text (const char *text)
{
  g_auto (GStrv) words = NULL;
  IchompExerciseKind kind;
  guint64 difficulty;
  guint64 seed;

  if (g_str_has_prefix (text, POSITION_PREFIX))
    {
      g_autoptr (SgPosition) position = sg_position_parse (text + strlen (POSITION_PREFIX), NULL);

      return position != NULL ? ichomp_exercise_new_for_position (position) : NULL;
    }

  words = g_strsplit (text, " ", 4);
  if (g_strv_length (words) != 3 || !ichomp_exercise_kind_find (words[0], &kind)
      || !g_ascii_string_to_unsigned (words[1], 10, 1, ICHOMP_EXERCISE_MAX_DIFFICULTY, &difficulty,
                                      NULL)
      || !g_ascii_string_to_unsigned (words[2], 10, 0, G_MAXUINT32, &seed, NULL))
    return NULL;

  return ichomp_exercise_new (kind, (guint)difficulty, (guint32)seed);
}

IchompExercise *
ichomp_exercise_ref (IchompExercise *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
ichomp_exercise_unref (IchompExercise *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_clear_pointer (&self->analysis, sg_analysis_unref);
  g_free (self);
}

IchompExerciseKind
ichomp_exercise_get_kind (const IchompExercise *self)
{
  return self->kind;
}

guint
ichomp_exercise_get_difficulty (const IchompExercise *self)
{
  return self->difficulty;
}

/**
 * ichomp_exercise_get_numbers:
 * @self: an exercise
 * @n_numbers: (out): their number
 *
 * Returns: (array length=n_numbers): the numbers of an XOR or of a set, in the order in which they
 *   are shown, or the number to convert; none if the exercise has tiles
 */
const guint *
ichomp_exercise_get_numbers (const IchompExercise *self, guint *n_numbers)
{
  *n_numbers = self->n_numbers;
  return self->numbers;
}

/**
 * ichomp_exercise_get_position:
 * @self: an exercise
 *
 * Returns: (transfer none) (nullable): the position; %NULL if the exercise has no tiles
 */
SgPosition *
ichomp_exercise_get_position (const IchompExercise *self)
{
  return self->analysis != NULL ? sg_analysis_get_position (self->analysis) : NULL;
}

SgAnalysis *
ichomp_exercise_get_analysis (const IchompExercise *self)
{
  return self->analysis;
}

/**
 * ichomp_exercise_get_quadrant:
 * @self: an exercise
 *
 * Returns: the only quadrant to draw; %SG_N_QUADRANTS for the whole board
 */
SgQuadrant
ichomp_exercise_get_quadrant (const IchompExercise *self)
{
  return self->quadrant;
}

/**
 * ichomp_exercise_get_subject:
 * @self: an exercise
 *
 * Returns: the quadrant whose value it asks about, or %SG_N_QUADRANTS
 */
SgQuadrant
ichomp_exercise_get_subject (const IchompExercise *self)
{
  return self->subject;
}

IchompExerciseShown
ichomp_exercise_get_shown (const IchompExercise *self)
{
  return self->shown;
}

/**
 * ichomp_exercise_equal:
 * @self: an exercise
 * @other: another
 *
 * Returns: whether both ask the same question, at any difficulty
 */
gboolean
ichomp_exercise_equal (const IchompExercise *self, const IchompExercise *other)
{
  SgPosition *position = ichomp_exercise_get_position (self);

  if (self->kind != other->kind || self->n_numbers != other->n_numbers
      || self->subject != other->subject || self->shown != other->shown)
    return FALSE;

  for (guint i = 0; i < self->n_numbers; i++)
    if (self->numbers[i] != other->numbers[i])
      return FALSE;

  return position == NULL || sg_position_equal (position, ichomp_exercise_get_position (other));
}

/* Answers */

IchompAnswerForm
ichomp_exercise_get_form (const IchompExercise *self)
{
  return exercise_kinds[self->kind].form;
}

/**
 * ichomp_exercise_get_result:
 * @self: an exercise
 *
 * Returns: the number to find, or u if the answer is not a number
 */
guint
ichomp_exercise_get_result (const IchompExercise *self)
{
  return self->result;
}

/**
 * ichomp_exercise_get_problem:
 * @self: an exercise
 * @problem: (out caller-allocates): the problem
 *
 * Returns: whether the exercise asks for a number, as a problem that has bugs
 */
gboolean
ichomp_exercise_get_problem (const IchompExercise *self, SgProblem *problem)
{
  const SgDiagram *diagram;

  *problem = (SgProblem){ .answer = self->result };
  switch (self->kind)
    {
    case ICHOMP_EXERCISE_BINARY:
    case ICHOMP_EXERCISE_DECIMAL:
      problem->kind = SG_PROBLEM_BINARY;
      break;
    case ICHOMP_EXERCISE_XOR:
      problem->kind = SG_PROBLEM_XOR;
      break;
    case ICHOMP_EXERCISE_MEX:
      problem->kind = SG_PROBLEM_MEX;
      break;
    case ICHOMP_EXERCISE_DIAGRAM:
    case ICHOMP_EXERCISE_TWO_ROWS:
      problem->kind = SG_PROBLEM_VALUE;
      diagram = sg_position_get_diagram (ichomp_exercise_get_position (self), self->subject);
      for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
        problem->numbers[problem->n_numbers++] = sg_diagram_get_row (diagram, row);
      return TRUE;
    case ICHOMP_EXERCISE_TARGET:
      problem->kind = SG_PROBLEM_TARGET;
      problem->subject = self->subject;
      SG_FOREACH_QUADRANT (q)
        problem->numbers[problem->n_numbers++] = sg_analysis_get_value (self->analysis, q);
      return TRUE;
    case ICHOMP_EXERCISE_OUTCOME:
    case ICHOMP_EXERCISE_QUADRANT:
    case ICHOMP_EXERCISE_TILE:
      return FALSE;
    }

  for (guint i = 0; i < self->n_numbers; i++)
    problem->numbers[problem->n_numbers++] = self->numbers[i];
  return TRUE;
}

static gboolean
wins_in_quadrant (const SgAnalysis *analysis, SgQuadrant quadrant)
{
  for (guint i = 0; i < sg_analysis_get_n_winning_moves (analysis); i++)
    if (sg_analysis_get_winning_move (analysis, i)->quadrant == quadrant)
      return TRUE;

  return FALSE;
}

static gboolean
wins (const SgAnalysis *analysis, const SgMove *tile)
{
  return sg_position_has_tile (sg_analysis_get_position (analysis), tile)
         && sg_analysis_get_nim_sum_after (analysis, tile) == 0;
}

/**
 * ichomp_exercise_check:
 * @self: an exercise
 * @answer: an answer of the exercise's form
 *
 * Returns: whether @answer is right
 */
gboolean
ichomp_exercise_check (const IchompExercise *self, const IchompAnswer *answer)
{
  g_return_val_if_fail (answer->form == ichomp_exercise_get_form (self), FALSE);

  switch (answer->form)
    {
    case ICHOMP_ANSWER_NUMBER:
    case ICHOMP_ANSWER_BINARY:
      return answer->number == self->result;
    case ICHOMP_ANSWER_OUTCOME:
      return answer->outcome == sg_analysis_get_outcome (self->analysis);
    case ICHOMP_ANSWER_QUADRANT:
      return wins_in_quadrant (self->analysis, answer->quadrant);
    case ICHOMP_ANSWER_TILE:
      return wins (self->analysis, &answer->tile);
    }

  g_assert_not_reached ();
}

/* Reading answers */

static gboolean
read_letter (const char *text, const char *letters, guint *index)
{
  const char *found = strchr (letters, g_ascii_toupper (text[0]));

  if (text[0] == '\0' || text[1] != '\0' || found == NULL)
    return FALSE;

  *index = (guint)(found - letters);
  return TRUE;
}

static gboolean
read_quadrant (const char *text, SgQuadrant *quadrant)
{
  SG_FOREACH_QUADRANT (q)
    if (g_ascii_strcasecmp (text, sg_quadrant_to_string (q)) == 0)
      {
        *quadrant = q;
        return TRUE;
      }

  return FALSE;
}

/**
 * ichomp_exercise_read_answer:
 * @self: an exercise
 * @text: the user's input, in UTF-8. The exercise's form determines what it should be: a number in
 *   decimal or in binary; P or N; a quadrant such as NW; a tile such as NE2,3. White space does not
 *   matter, nor does the script of the digits.
 * @answer: (out): the answer
 *
 * Returns: whether @text is an answer of the exercise's form, right or wrong; if not, @answer is
 *   untouched, and ichomp_exercise_dup_expected() tells the user what to enter
 */
gboolean
ichomp_exercise_read_answer (const IchompExercise *self, const char *text, IchompAnswer *answer)
{
  g_autofree char *cleaned = ichomp_digits_clean (text);
  IchompAnswer read = { .form = ichomp_exercise_get_form (self) };
  guint index = 0;
  gboolean legal = FALSE;

  switch (read.form)
    {
    case ICHOMP_ANSWER_NUMBER:
      legal = ichomp_digits_read_number (text, 10, MAX_ANSWER, &read.number);
      break;
    case ICHOMP_ANSWER_BINARY:
      legal = ichomp_digits_read_number (text, 2, (1u << MAX_BINARY_DIGITS) - 1, &read.number);
      break;
    case ICHOMP_ANSWER_OUTCOME:
      legal = read_letter (cleaned, "PN", &index);
      read.outcome = index == 0 ? SG_OUTCOME_P : SG_OUTCOME_N;
      break;
    case ICHOMP_ANSWER_QUADRANT:
      legal = read_quadrant (cleaned, &read.quadrant);
      break;
    case ICHOMP_ANSWER_TILE:
      legal = sg_move_parse (cleaned, &read.tile, NULL)
              && sg_position_has_tile (ichomp_exercise_get_position (self), &read.tile);
      break;
    }

  if (legal)
    *answer = read;
  return legal;
}

/* In words */

/**
 * ichomp_exercise_dup_question:
 * @self: an exercise
 * @voice: whether formulas are written or spoken
 *
 * Returns: (transfer full): the question, such as "Write 13 in binary."
 */
char *
ichomp_exercise_dup_question (const IchompExercise *self, IchompVoice voice)
{
  return exercise_kinds[self->kind].ask (self, voice);
}

static char *
name_quadrant (const IchompExercise *self)
{
  const SgMove *winning = sg_analysis_get_winning_move (self->analysis, 0);

  return g_strdup (ichomp_wording_quadrant (winning->quadrant));
}

static char *
list_tiles (const IchompExercise *self)
{
  char *list = NULL;

  for (guint i = 0; i < sg_analysis_get_n_winning_moves (self->analysis); i++)
    {
      g_autofree char *before = list;
      g_autofree char *tile =
          ichomp_wording_tile (sg_analysis_get_winning_move (self->analysis, i));

      /* Translators: The names of tiles, each a right answer, such as "Top left, row 1, column 2;
       * Top right, row 3, column 1". Either part can be such a list itself. */
      list = before == NULL ? g_steal_pointer (&tile)
                            : g_strdup_printf (C_ ("list", "%1$s; %2$s"), before, tile);
    }

  return list;
}

/**
 * ichomp_exercise_dup_answer:
 * @self: an exercise
 * @voice: whether formulas are written or spoken
 *
 * Returns: (transfer full): the right answer or answers, such as "1101" or "P-position"
 */
char *
ichomp_exercise_dup_answer (const IchompExercise *self, IchompVoice voice)
{
  switch (ichomp_exercise_get_form (self))
    {
    case ICHOMP_ANSWER_NUMBER:
      return ichomp_digits_printf ("%u", self->result);
    case ICHOMP_ANSWER_BINARY:
      return ichomp_formula_binary (voice, self->result, 1);
    case ICHOMP_ANSWER_OUTCOME:
      return g_strdup (ichomp_wording_outcome_name (sg_analysis_get_outcome (self->analysis)));
    case ICHOMP_ANSWER_QUADRANT:
      return name_quadrant (self);
    case ICHOMP_ANSWER_TILE:
      return list_tiles (self);
    }

  g_assert_not_reached ();
}

/**
 * ichomp_exercise_dup_expected:
 * @self: an exercise
 *
 * Returns: (transfer full): what to enter, for a user whose input cannot be read
 */
char *
ichomp_exercise_dup_expected (const IchompExercise *self)
{
  switch (ichomp_exercise_get_form (self))
    {
    case ICHOMP_ANSWER_NUMBER:
      /* Translators: %u is an example, which is never the answer. */
      return ichomp_digits_printf (_ ("Type a whole number, such as %u."),
                                   self->result == EXAMPLE ? EXAMPLE + 1 : EXAMPLE);
    case ICHOMP_ANSWER_BINARY:
      return g_strdup (_ ("Type a number in binary: only the digits 0 and 1."));
    case ICHOMP_ANSWER_OUTCOME:
      return g_strdup (_ ("Choose P-position or N-position."));
    case ICHOMP_ANSWER_QUADRANT:
      return g_strdup (_ ("Choose a quadrant."));
    case ICHOMP_ANSWER_TILE:
      return g_strdup (_ ("Choose a tile on the board."));
    }

  g_assert_not_reached ();
}

/**
 * ichomp_exercise_dup_solution:
 * @self: an exercise
 * @voice: whether formulas are written or spoken
 *
 * Returns: (transfer full) (array zero-terminated=1): sentences that derive the answer, which is in
 *   the last one
 */
char **
ichomp_exercise_dup_solution (const IchompExercise *self, IchompVoice voice)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  exercise_kinds[self->kind].solve (self, sentences, voice);
  g_ptr_array_add (sentences, NULL);
  return (char **)g_ptr_array_steal (sentences, NULL);
}

static char *
confirm_tile (const IchompExercise *self, const SgMove *tile, IchompVoice voice)
{
  guint values[SG_N_QUADRANTS];
  g_autofree char *formula = NULL;

  SG_FOREACH_QUADRANT (q)
    values[q] = q == tile->quadrant ? sg_analysis_get_move_value (self->analysis, tile)
                                    : sg_analysis_get_value (self->analysis, q);
  formula = ichomp_formula_xor (voice, values, SG_N_QUADRANTS, 0);

  /* Translators: u is a number, and %s a formula, such as in "The new u is 0: 27 XOR 13 XOR 18
   * XOR 4 = 0. Now the opponent is in a P-position." */
  return ichomp_digits_printf (_ ("The new u is 0: %s. Now the opponent is in a P-position."),
                               formula);
}

/**
 * ichomp_exercise_dup_confirmation:
 * @self: an exercise
 * @answer: a right answer
 * @voice: whether formulas are written or spoken
 *
 * Returns: (transfer full): why @answer is right
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

/**
 * ichomp_exercise_dup_reason:
 * @self: an exercise
 * @answer: an answer of its form
 * @voice: whether formulas are written or spoken
 *
 * Returns: (transfer full) (nullable): why @answer is wrong, which does not give away the right one
 *   unless there are only two; %NULL if it is right
 */
char *
ichomp_exercise_dup_reason (const IchompExercise *self,
                            const IchompAnswer *answer,
                            IchompVoice voice)
{
  return ichomp_exercise_check (self, answer)
             ? NULL
             : exercise_kinds[self->kind].refute (self, answer, voice);
}
