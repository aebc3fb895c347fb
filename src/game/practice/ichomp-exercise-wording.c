/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said about an exercise: the question, and the answer. Why it is the answer is told in
 * ichomp-exercise-solution.c. */

#include <glib/gi18n.h>

#include "base/ichomp-digits.h"
#include "ichomp-exercise-private.h"
#include "ichomp-exercise.h"
#include "explanation/ichomp-step-wording.h"
#include "words/ichomp-wording.h"

/*< private >
 * ichomp_exercise_find_step:
 * @explanation: an explanation
 * @kind: a kind of step that it has
 *
 * Returns: the first of these steps
 */
guint
ichomp_exercise_find_step (const SgExplanation *explanation, SgStepKind kind)
{
  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    if (sg_explanation_get_step (explanation, i)->kind == kind)
      return i;

  g_assert_not_reached ();
}

/*< private >
 * ichomp_exercise_explain:
 * @self: an exercise with a position
 *
 * Returns: (transfer full): the way to its answer
 */
SgExplanation *
ichomp_exercise_explain (const IchompExercise *self)
{
  return sg_explanation_new (self->analysis, self->subject);
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
  switch (kind)
    {
    case ICHOMP_EXERCISE_BINARY:
      /* Translators: A topic to practise: writing decimal numbers in binary. */
      return C_ ("exercise", "Write in binary");
    case ICHOMP_EXERCISE_DECIMAL:
      /* Translators: A topic to practise: writing binary numbers in decimal. */
      return C_ ("exercise", "Back to decimal");
    case ICHOMP_EXERCISE_XOR:
      /* Translators: A topic to practise: the XOR of two to four numbers. */
      return C_ ("exercise", "XOR of numbers");
    case ICHOMP_EXERCISE_MEX:
      /* Translators: A topic to practise: the smallest number missing from a set. */
      return C_ ("exercise", "Mex of a set");
    case ICHOMP_EXERCISE_DIAGRAM:
      /* Translators: A topic to practise: the Grundy value of a quadrant. */
      return C_ ("exercise", "Value of a diagram");
    case ICHOMP_EXERCISE_TWO_ROWS:
      /* Translators: A topic to practise: the Grundy value of a quadrant with two rows of tiles. */
      return C_ ("exercise", "Value of two rows");
    case ICHOMP_EXERCISE_OUTCOME:
      /* Translators: A topic to practise: telling P-positions from N-positions. */
      return C_ ("exercise", "P or N");
    case ICHOMP_EXERCISE_QUADRANT:
      /* Translators: A topic to practise: the quadrant in which to move. */
      return C_ ("exercise", "Which quadrant");
    case ICHOMP_EXERCISE_TARGET:
      /* Translators: A topic to practise: what the value of a quadrant has to become. */
      return C_ ("exercise", "Which number");
    case ICHOMP_EXERCISE_TILE:
      /* Translators: A topic to practise: the tile that wins. */
      return C_ ("exercise", "Winning tile");
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Questions */

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
  return ichomp_wording_isolate (set->str);
}

static char *
ask_for_diagram (const IchompExercise *self)
{
  if ((self->shown & ICHOMP_EXERCISE_SHOWS_NUMBERS) != 0)
    /* Translators: The question of an exercise. Tiles of a quadrant are shown, with numbers. */
    return g_strdup (_ ("What is the value of these tiles? On each of them stands the value after "
                        "choosing it."));

  /* Translators: The question of an exercise. Tiles of a quadrant are shown, without numbers. */
  return g_strdup (_ ("What is the value of these tiles?"));
}

static char *
ask_for_two_rows (const IchompExercise *self)
{
  const SgDiagram *diagram =
      sg_position_get_diagram (ichomp_exercise_get_position (self), self->subject);

  return ichomp_digits_printf (
      /* Translators: The question of an exercise. The numbers are those of tiles in a row, such as in
       * "Two rows, 6 and 3 tiles long: what is their value?" */
      _ ("Two rows, %1$u and %2$u tiles long: what is their value?"),
      sg_diagram_get_row (diagram, 0), sg_diagram_get_row (diagram, 1));
}

/**
 * ichomp_exercise_dup_question:
 * @self: an exercise
 * @voice: how to give formulas
 *
 * Returns: (transfer full): what is asked, such as "Write 13 in binary."; tiles are to be shown beside
 *   it
 */
char *
ichomp_exercise_dup_question (const IchompExercise *self, IchompVoice voice)
{
  g_autofree char *formula = NULL;
  g_autoptr (SgExplanation) explanation = NULL;

  switch (self->kind)
    {
    case ICHOMP_EXERCISE_BINARY:
      /* Translators: The question of an exercise, such as "Write 13 in binary." */
      return ichomp_digits_printf (_ ("Write %u in binary."), self->numbers[0]);
    case ICHOMP_EXERCISE_DECIMAL:
      formula = ichomp_formula_binary (voice, self->numbers[0], 1);
      /* Translators: The question of an exercise, such as "1101 is a number in binary. Write it in
       * decimal." */
      return g_strdup_printf (_ ("%s is a number in binary. Write it in decimal."), formula);
    case ICHOMP_EXERCISE_XOR:
      formula = ichomp_formula_terms (self->numbers, self->n_numbers);
      /* Translators: The question of an exercise. %s is a formula, such as in "What is 6 XOR 13?" */
      return g_strdup_printf (_ ("What is %s?"), formula);
    case ICHOMP_EXERCISE_MEX:
      formula = write_set (self, voice);
      /* Translators: The question of an exercise. %s are numbers, such as in "What is the mex of {3, 0,
       * 1}, the smallest number that is missing?" */
      return g_strdup_printf (_ ("What is the mex of %s, the smallest number that is missing?"),
                              formula);
    case ICHOMP_EXERCISE_DIAGRAM:
      return ask_for_diagram (self);
    case ICHOMP_EXERCISE_TWO_ROWS:
      return ask_for_two_rows (self);
    case ICHOMP_EXERCISE_OUTCOME:
      /* Translators: The question of an exercise. A board is shown. */
      return g_strdup (_ ("Is this a P-position or an N-position?"));
    case ICHOMP_EXERCISE_QUADRANT:
      /* Translators: The question of an exercise. A board is shown. */
      return g_strdup (_ ("In which quadrant is there a winning move?"));
    case ICHOMP_EXERCISE_TARGET:
      explanation = ichomp_exercise_explain (self);
      return ichomp_wording_question (explanation,
                                      ichomp_exercise_find_step (explanation, SG_STEP_TARGET));
    case ICHOMP_EXERCISE_TILE:
      /* Translators: The question of an exercise. A board is shown. */
      return g_strdup (_ ("Which tile wins? Choose it on the board."));
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Answers */

static char *
list_quadrants (const IchompExercise *self)
{
  const char *names[SG_N_QUADRANTS] = { NULL };
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    if (ichomp_exercise_check (self,
                               &(IchompAnswer){ .form = ICHOMP_ANSWER_QUADRANT, .quadrant = q }))
      names[n++] = ichomp_wording_quadrant (q);

  /* An odd number of them: one or three. */
  if (n == 1)
    return g_strdup (names[0]);

  /* Translators: The names of three quadrants, each a right answer, such as "Top left; Top right;
   * Bottom left". */
  return g_strdup_printf (C_ ("list", "%1$s; %2$s; %3$s"), names[0], names[1], names[2]);
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
 * @voice: how to give formulas
 *
 * Returns: (transfer full): the right answer, such as "1101" or "P-position"; all of them where there
 *   are several
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
      return list_quadrants (self);
    case ICHOMP_ANSWER_TILE:
      return list_tiles (self);
    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * ichomp_exercise_dup_expected:
 * @self: an exercise
 *
 * Returns: (transfer full): what an answer has to look like, for a person who gave something else
 */
char *
ichomp_exercise_dup_expected (const IchompExercise *self)
{
  switch (ichomp_exercise_get_form (self))
    {
    case ICHOMP_ANSWER_NUMBER:
      return ichomp_digits_dup (_ ("Type a whole number, such as 6."));
    case ICHOMP_ANSWER_BINARY:
      return g_strdup (_ ("Type a number in binary: only the digits 0 and 1."));
    case ICHOMP_ANSWER_OUTCOME:
      return g_strdup (_ ("Choose P-position or N-position."));
    case ICHOMP_ANSWER_QUADRANT:
      return g_strdup (_ ("Choose a quadrant."));
    case ICHOMP_ANSWER_TILE:
      return g_strdup (_ ("Choose a tile on the board."));
    default:
      g_return_val_if_reached (NULL);
    }
}
