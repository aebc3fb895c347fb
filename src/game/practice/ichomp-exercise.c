/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* An exercise and its right answers. How it is made up is in ichomp-exercise-generate.c, what is said
 * about it in ichomp-exercise-wording.c. */

#include "ichomp-exercise.h"

#include "base/ichomp-digits.h"
#include "ichomp-exercise-private.h"

/* An answer of more digits is none. */
#define MAX_ANSWER 999999
#define MAX_BINARY_DIGITS 16

G_DEFINE_BOXED_TYPE (IchompExercise, ichomp_exercise, ichomp_exercise_ref, ichomp_exercise_unref)

/* Making exercises */

/**
 * ichomp_exercise_new:
 * @kind: what it asks for
 * @difficulty: from 1 to %ICHOMP_EXERCISE_MAX_DIFFICULTY, see there
 * @seed: any number
 *
 * Cost: some microseconds for numbers, up to about a millisecond for tiles.
 *
 * Returns: (transfer full): the exercise that these three determine
 */
IchompExercise *
ichomp_exercise_new (IchompExerciseKind kind, guint difficulty, guint32 seed)
{
  IchompExercise *self;

  g_return_val_if_fail (kind < ICHOMP_N_EXERCISE_KINDS, NULL);
  g_return_val_if_fail (difficulty >= 1 && difficulty <= ICHOMP_EXERCISE_MAX_DIFFICULTY, NULL);

  self = g_new0 (IchompExercise, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->kind = kind;
  self->difficulty = difficulty;
  self->subject = SG_N_QUADRANTS;
  ichomp_exercise_generate (self, seed);

  return self;
}

/**
 * ichomp_exercise_ref:
 * @self: an exercise
 *
 * Returns: (transfer full): @self
 */
IchompExercise *
ichomp_exercise_ref (IchompExercise *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * ichomp_exercise_unref:
 * @self: (transfer full): an exercise
 *
 * Gives a reference back.
 */
void
ichomp_exercise_unref (IchompExercise *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_clear_pointer (&self->analysis, sg_analysis_unref);
  g_free (self);
}

/* What is asked */

/* Never translated, never changed. */
static const char *const kind_ids[ICHOMP_N_EXERCISE_KINDS] = {
  [ICHOMP_EXERCISE_BINARY] = "binary",   [ICHOMP_EXERCISE_DECIMAL] = "decimal",
  [ICHOMP_EXERCISE_XOR] = "xor",         [ICHOMP_EXERCISE_MEX] = "mex",
  [ICHOMP_EXERCISE_DIAGRAM] = "diagram", [ICHOMP_EXERCISE_TWO_ROWS] = "two-rows",
  [ICHOMP_EXERCISE_OUTCOME] = "outcome", [ICHOMP_EXERCISE_QUADRANT] = "quadrant",
  [ICHOMP_EXERCISE_TARGET] = "target",   [ICHOMP_EXERCISE_TILE] = "tile",
};

/**
 * ichomp_exercise_kind_get_id:
 * @kind: a kind of exercise
 *
 * Returns: (transfer none): what it is called in files and on the command line, such as "binary"
 */
const char *
ichomp_exercise_kind_get_id (IchompExerciseKind kind)
{
  g_return_val_if_fail (kind < ICHOMP_N_EXERCISE_KINDS, NULL);

  return kind_ids[kind];
}

/**
 * ichomp_exercise_kind_find:
 * @id: any text
 * @kind: (out): the kind that is called so
 *
 * Returns: whether there is one
 */
gboolean
ichomp_exercise_kind_find (const char *id, IchompExerciseKind *kind)
{
  for (IchompExerciseKind i = 0; i < ICHOMP_N_EXERCISE_KINDS; i++)
    if (g_str_equal (id, kind_ids[i]))
      {
        *kind = i;
        return TRUE;
      }

  return FALSE;
}

/**
 * ichomp_exercise_get_kind:
 * @self: an exercise
 *
 * Returns: what it asks for
 */
IchompExerciseKind
ichomp_exercise_get_kind (const IchompExercise *self)
{
  return self->kind;
}

/**
 * ichomp_exercise_get_difficulty:
 * @self: an exercise
 *
 * Returns: from 1 to %ICHOMP_EXERCISE_MAX_DIFFICULTY
 */
guint
ichomp_exercise_get_difficulty (const IchompExercise *self)
{
  return self->difficulty;
}

/**
 * ichomp_exercise_get_numbers:
 * @self: an exercise
 * @n_numbers: (out): return location for how many there are
 *
 * Returns: (array length=n_numbers): the number to be written otherwise, those of an XOR, or those of
 *   a set in the order in which they are shown; none if the exercise has tiles
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
 * Returns: (transfer none) (nullable): what lies on the board, or %NULL if the exercise has no tiles
 */
SgPosition *
ichomp_exercise_get_position (const IchompExercise *self)
{
  return self->analysis != NULL ? sg_analysis_get_position (self->analysis) : NULL;
}

/**
 * ichomp_exercise_get_analysis:
 * @self: an exercise
 *
 * Returns: (transfer none) (nullable): the numbers of its position
 */
SgAnalysis *
ichomp_exercise_get_analysis (const IchompExercise *self)
{
  return self->analysis;
}

/**
 * ichomp_exercise_get_quadrant:
 * @self: an exercise
 *
 * Returns: the only quadrant of the position that is to be drawn: there is but one diagram;
 *   %SG_N_QUADRANTS where the whole board is
 */
SgQuadrant
ichomp_exercise_get_quadrant (const IchompExercise *self)
{
  return self->kind == ICHOMP_EXERCISE_DIAGRAM || self->kind == ICHOMP_EXERCISE_TWO_ROWS
             ? self->subject
             : SG_N_QUADRANTS;
}

/**
 * ichomp_exercise_get_subject:
 * @self: an exercise
 *
 * Returns: the quadrant whose value it asks about, or %SG_N_QUADRANTS if it asks about none
 */
SgQuadrant
ichomp_exercise_get_subject (const IchompExercise *self)
{
  return self->subject;
}

/**
 * ichomp_exercise_get_shown:
 * @self: an exercise
 *
 * Returns: the numbers that are given with the tiles
 */
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
 * Returns: whether both ask the same
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

/**
 * ichomp_exercise_get_form:
 * @self: an exercise
 *
 * Returns: how it is answered
 */
IchompAnswerForm
ichomp_exercise_get_form (const IchompExercise *self)
{
  switch (self->kind)
    {
    case ICHOMP_EXERCISE_BINARY:
      return ICHOMP_ANSWER_BINARY;
    case ICHOMP_EXERCISE_OUTCOME:
      return ICHOMP_ANSWER_OUTCOME;
    case ICHOMP_EXERCISE_QUADRANT:
      return ICHOMP_ANSWER_QUADRANT;
    case ICHOMP_EXERCISE_TILE:
      return ICHOMP_ANSWER_TILE;
    default:
      return ICHOMP_ANSWER_NUMBER;
    }
}

/**
 * ichomp_exercise_get_result:
 * @self: an exercise
 *
 * Returns: the number to be found; u where it is not a number that is asked for
 */
guint
ichomp_exercise_get_result (const IchompExercise *self)
{
  return self->result;
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
 * Returns: whether it is right
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
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* Reading what was typed */

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
 * @text: what a person typed, in UTF-8: a number in decimal or in binary, as the exercise's form has
 *   it; P or N; a quadrant such as NW; a tile such as NE2,3. White space does not matter, nor does
 *   the script of the digits.
 * @answer: (out): return location for the answer
 *
 * Returns: whether it is an answer of the exercise's form, right or wrong; if not @answer is
 *   untouched, and ichomp_exercise_dup_expected() says what is expected
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
    default:
      g_return_val_if_reached (FALSE);
    }

  if (legal)
    *answer = read;
  return legal;
}
