/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-analysis.h"

G_BEGIN_DECLS

/**
 * SgStepKind:
 * @SG_STEP_OPTION_VALUE: @count tiles of @quadrant lead to the value @number, which is below the
 *   quadrant's value @value
 * @SG_STEP_NO_OPTION: @quadrant is empty: there is no option, and its value @value is 0
 * @SG_STEP_GAP: no tile of @quadrant leads to @value, the smallest number missing: its value
 * @SG_STEP_OPTIONS_ABOVE: @count tiles of @quadrant lead to values above its value @value, the
 *   largest of them @number; they do not matter
 * @SG_STEP_VALUES: the four quadrants have these values; how they decide who wins is what follows
 * @SG_STEP_POWER: writing @value of @quadrant in binary: what is left is @number; the power
 *   2^@column fits into it if @digit is 1, and @result is left after that
 * @SG_STEP_BINARY: @value of @quadrant is written in @n_digits binary digits
 * @SG_STEP_ALIGNED: the four values stand under each other in @n_digits columns
 * @SG_STEP_COLUMN: @count of the four values have a 1 in @column, so that u has @digit there
 * @SG_STEP_NIM_SUM: u is @value, the nim-sum
 * @SG_STEP_OUTCOME: u is @value, so that this is a P-position if that is 0, otherwise an N-position
 * @SG_STEP_MIRROR_PAIR: (normal play) @quadrant and @other are each other's image, so that they both have the
 *   value @value and cancel
 * @SG_STEP_EQUAL_PAIR: @quadrant and @other both have the value @value and cancel
 * @SG_STEP_ALL_CANCEL: all four values cancel in pairs: u is 0
 * @SG_STEP_TWO_REMAIN: only @quadrant, of value @value, and @other, of the smaller value @result,
 *   remain: the larger has to be made equal to the smaller
 * @SG_STEP_ONE_REMAINS: only @quadrant, of value @value, remains: it has to be made 0
 * @SG_STEP_LEADING_COLUMN: the leading 1 of u, which is @value, stands in @column
 * @SG_STEP_CANDIDATES: @count quadrants, an odd number, have a 1 in @column; @quadrants is the set
 *   of them, a bit each; any will do
 * @SG_STEP_CHOICE: @quadrant, of value @value, is taken
 * @SG_STEP_TARGET_DIGIT: in @column y of @quadrant has the digit @value, u has the digit @number, and
 *   y XOR u has the digit @digit
 * @SG_STEP_TARGET: y = @value of @quadrant XOR u = @number is @result
 * @SG_STEP_TARGET_OTHERS: the nim-sum of the three other values than @quadrant's is @result too
 * @SG_STEP_SMALLER: @result is less than y = @value of @quadrant, since in @column, the leading one
 *   in which they differ, the 1 becomes 0
 * @SG_STEP_TILES: @count tiles of @quadrant lead to @result, the first of them by @move
 * @SG_STEP_AFTER: after the move @move (only if there is a board) the value of @quadrant is @result
 *   instead of @value
 * @SG_STEP_AFTER_SUM: the four values with @result for @quadrant have the nim-sum @value, which is 0
 * @SG_STEP_EVERY_MOVE: u is 0, and every one of the @count moves (only counted if there is a board)
 *   changes exactly one value and so makes u other than 0
 * @SG_STEP_REPLY: after @move the value of @quadrant is @result instead of @value and u
 *   is @number, and the opponent can answer by @answer, which makes it 0 again
 * @SG_STEP_ADVICE: nothing wins against best play: take one tile only, for instance by @move
 * @SG_STEP_POISONED: the corner tile @move of @quadrant is poisoned and counts as no option, so that
 *   the value is not @number as in normal play, but @value, one less
 * @SG_STEP_FORCED: @move is the only tile left, and whoever takes the last one loses: a P-position
 * @SG_STEP_MISERE: whoever takes the last tile loses, but @count values are above 1, at least two, so
 *   that u decides as in normal play
 * @SG_STEP_LAST_LARGE: @quadrant, of value @value, is the only one with a value above 1, so that the
 *   player to move decides how many ones are left: an N-position
 * @SG_STEP_ODD_ONES: @count of the other values are 1, and whoever takes the last tile loses: for an
 *   odd number of ones @quadrant has to get the value @result, 0 or 1
 * @SG_STEP_ONES: no value is above 1, @count of them are 1, and whoever takes the last tile loses: u
 *   is turned round, and is @value, which is 0 if @count is odd and otherwise 1
 * @SG_STEP_AFTER_ONES: after the move no value is above 1, and @count, an odd number, of them are 1: a
 *   P-position
 * @SG_STEP_OVER: no tile is left, and whoever moved last has won or lost, as the rule says
 *
 * What one step of an explanation says. Columns are counted from 0, the column of ones.
 */
typedef enum
{
  SG_STEP_OPTION_VALUE,
  SG_STEP_NO_OPTION,
  SG_STEP_GAP,
  SG_STEP_OPTIONS_ABOVE,
  SG_STEP_VALUES,
  SG_STEP_POWER,
  SG_STEP_BINARY,
  SG_STEP_ALIGNED,
  SG_STEP_COLUMN,
  SG_STEP_NIM_SUM,
  SG_STEP_OUTCOME,
  SG_STEP_MIRROR_PAIR,
  SG_STEP_EQUAL_PAIR,
  SG_STEP_ALL_CANCEL,
  SG_STEP_TWO_REMAIN,
  SG_STEP_ONE_REMAINS,
  SG_STEP_LEADING_COLUMN,
  SG_STEP_CANDIDATES,
  SG_STEP_CHOICE,
  SG_STEP_TARGET_DIGIT,
  SG_STEP_TARGET,
  SG_STEP_TARGET_OTHERS,
  SG_STEP_SMALLER,
  SG_STEP_TILES,
  SG_STEP_AFTER,
  SG_STEP_AFTER_SUM,
  SG_STEP_EVERY_MOVE,
  SG_STEP_REPLY,
  SG_STEP_ADVICE,
  SG_STEP_POISONED,
  SG_STEP_FORCED,
  SG_STEP_MISERE,
  SG_STEP_LAST_LARGE,
  SG_STEP_ODD_ONES,
  SG_STEP_ONES,
  SG_STEP_AFTER_ONES,
  SG_STEP_OVER,
} SgStepKind;

#define SG_N_STEP_KINDS (SG_STEP_OVER + 1)

/**
 * SgStep:
 * @kind: what it says; which of the other fields have a meaning is described there
 * @quadrant: the quadrant it speaks of
 * @other: the second quadrant it speaks of
 * @quadrants: a set of quadrants, the bit 1 << quadrant for each
 * @column: a binary column, counted from 0, the column of ones
 * @n_digits: a number of binary digits
 * @count: how many
 * @digit: a binary digit, 0 or 1
 * @value: a Grundy value or nim-sum
 * @number: another number
 * @result: what comes out
 * @move: a move
 * @answer: the move that answers it
 *
 * One claim that can be checked, in numbers. A plain value; fields without a meaning are 0.
 */
typedef struct
{
  SgStepKind kind;
  SgQuadrant quadrant;
  SgQuadrant other;
  guint quadrants;
  guint column;
  guint n_digits;
  guint count;
  guint digit;
  guint value;
  guint number;
  guint result;
  SgMove move;
  SgMove answer;
} SgStep;

/**
 * SgExplanation:
 *
 * A list of steps that lead from four values to the winning move, or from the options of a quadrant
 * to its value. Immutable and reference counted.
 */
typedef struct _SgExplanation SgExplanation;

SgExplanation *sg_explanation_new (SgAnalysis *analysis, SgQuadrant preferred);
SgExplanation *sg_explanation_new_for_values (const guint values[SG_N_QUADRANTS],
                                              SgQuadrant preferred);
SgExplanation *sg_explanation_new_for_quadrant (SgAnalysis *analysis, SgQuadrant quadrant);
SgExplanation *sg_explanation_new_for_reply (SgAnalysis *analysis, const SgMove *move);
SgExplanation *sg_explanation_ref (SgExplanation *self);
void sg_explanation_unref (SgExplanation *self);

SgAnalysis *sg_explanation_get_analysis (const SgExplanation *self);
guint sg_explanation_get_value (const SgExplanation *self, SgQuadrant quadrant);
guint sg_explanation_get_n_digits (const SgExplanation *self);
guint sg_explanation_get_n_steps (const SgExplanation *self);
const SgStep *sg_explanation_get_step (const SgExplanation *self, guint index);

gboolean sg_explanation_find_reply (SgAnalysis *analysis, const SgMove *move, SgStep *step);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SgExplanation, sg_explanation_unref)

G_END_DECLS
