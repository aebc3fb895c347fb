/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-analysis.h"

G_BEGIN_DECLS

/**
 * SgStepKind:
 * @SG_STEP_VALUE: @quadrant, with @count moves, the poisoned tile included, has the value @value:
 *   every smaller number is the value of an option, and @value itself is not
 * @SG_STEP_OPTION_VALUE: @count moves in @quadrant lead to @number, which is less than the value
 *   @value of @quadrant
 * @SG_STEP_NO_OPTION: @quadrant has no move; without options its value @value is 0
 * @SG_STEP_GAP: @value is the mex of the options of @quadrant: its value
 * @SG_STEP_OPTIONS_ABOVE: @count moves in @quadrant lead to values above its value @value, the
 *   largest of which is @number; they do not matter
 * @SG_STEP_VERDICT: u is @value; this is a P-position if that is 0, otherwise an N-position, for
 *   reasons that follow
 * @SG_STEP_VALUES: the parts have the values that the explanation starts from
 * @SG_STEP_POWER: writing @value of @quadrants, the first of which is @quadrant, in binary: @number
 *   is left; the power 2^@column fits into it if @digit is 1, and then @result is left. Only of up
 *   to four values
 * @SG_STEP_BINARY: @value of @quadrants, the first of which is @quadrant, is written in @n_digits
 *   binary digits
 * @SG_STEP_ALIGNED: the values are written below each other in @n_digits columns
 * @SG_STEP_COLUMN: @count of the values of @quadrants have a 1 in @column, so that u has @digit
 *   there; the other values are 0 or cancel
 * @SG_STEP_COLUMNS: in each column, u, which is @value, has a 1 if and only if an odd number of the
 *   values have one there
 * @SG_STEP_NIM_SUM: u, the nim-sum, is @value
 * @SG_STEP_OUTCOME: u is @value; this is a P-position if that is 0, otherwise an N-position
 * @SG_STEP_MIRROR_PAIR: (normal play) @quadrant and @other are images of each other, see
 *   sg_part_is_image(), so that both have the value @value and cancel
 * @SG_STEP_EQUAL_PAIR: @quadrant and @other both have the value @value and cancel
 * @SG_STEP_ALL_CANCEL: all values cancel in pairs: u is 0
 * @SG_STEP_TWO_REMAIN: only @quadrant, of value @value, and @other, of the smaller value @result,
 *   remain: the larger value has to be made equal to the smaller
 * @SG_STEP_ONE_REMAINS: only @quadrant, of value @value, remains: it has to be made 0
 * @SG_STEP_LEADING_COLUMN: the leading 1 of u, which is @value, is in @column
 * @SG_STEP_CANDIDATES: @count quadrants, an odd number, have a 1 in @column: the set @quadrants
 * @SG_STEP_CHOICE: @quadrant, of value @value, is chosen from them
 * @SG_STEP_TARGET_DIGIT: in @column, y of @quadrant has the digit @value, u has the digit @number,
 *   and y XOR u has the digit @digit
 * @SG_STEP_TARGET: y = @value of @quadrant XOR u = @number is @result
 * @SG_STEP_TARGET_OTHERS: @result is also the nim-sum of the values of the quadrants other than
 *   @quadrant
 * @SG_STEP_SMALLER: @result is less than y = @value of @quadrant, because in @column, the leading
 *   column in which they differ, the 1 becomes 0
 * @SG_STEP_TILES: @count moves in @quadrant lead to @result, the first of them by @move
 * @SG_STEP_AFTER: after @move (only with a board) the value of @quadrant is @result instead of
 *   @value
 * @SG_STEP_AFTER_SUM: after @move (only with a board) the value of @quadrant is @result instead of
 *   @value, and the nim-sum of all is 0
 * @SG_STEP_EVERY_MOVE: u is 0, and each of the @count moves (only counted with a board, without
 *   the poisoned tile) changes exactly one value and so makes u non-zero
 * @SG_STEP_REPLY: after @move the value of @quadrant is @result instead of @value and u is @number;
 *   the reply @answer makes u 0 again
 * @SG_STEP_ADVICE: no move wins if the opponent makes no mistake: take the fewest cells, such as by
 *   @move
 * @SG_STEP_POISONED: the corner @move of @quadrant is poisoned and not an option, so that the value
 *   is @value instead of @number, one more, under normal play
 * @SG_STEP_FORCED: @move is the only move left, and the last one, which loses: a P-position
 * @SG_STEP_MISERE: (misere play) @count values, at least two, are above 1, so that u decides as
 *   under normal play
 * @SG_STEP_LAST_LARGE: (misere play) only @quadrant has a value above 1, @value, so that the player
 *   to move decides how many ones are left: an N-position
 * @SG_STEP_ODD_ONES: (misere play) @count of the other values are 1; for an odd number of ones
 *   @quadrant has to get the value @result, 0 or 1
 * @SG_STEP_ONES: (misere play) no value is above 1 and @count are 1; u is @value, which is 0 if
 *   @count is odd and otherwise 1
 * @SG_STEP_AFTER_ONES: (misere play) after the move no value is above 1 and @count, an odd number,
 *   are 1: a P-position
 * @SG_STEP_OVER: no move is left; the rule says who has won
 *
 * The claim of a step. Columns are counted from 0, the column of ones.
 */
typedef enum
{
  SG_STEP_VALUE,
  SG_STEP_OPTION_VALUE,
  SG_STEP_NO_OPTION,
  SG_STEP_GAP,
  SG_STEP_OPTIONS_ABOVE,
  SG_STEP_VERDICT,
  SG_STEP_VALUES,
  SG_STEP_POWER,
  SG_STEP_BINARY,
  SG_STEP_ALIGNED,
  SG_STEP_COLUMN,
  SG_STEP_COLUMNS,
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
 * @kind: the claim, which says what the other fields mean
 * @quadrant: the number of a part
 * @other: the number of another part
 * @quadrants: a set of parts, 1 << part for each
 *
 * One claim in numbers, which can be checked. Fields without a meaning are 0.
 */
typedef struct
{
  SgStepKind kind;
  guint quadrant;
  guint other;
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
 * SgOrder:
 * @SG_ORDER_VERDICT_FIRST: to be read: who wins, then why; equal values cancel before anything is
 *   computed with them
 * @SG_ORDER_VERDICT_LAST: to be worked out: no step answers a later one
 *
 * The order of the steps about a position.
 */
typedef enum
{
  SG_ORDER_VERDICT_FIRST,
  SG_ORDER_VERDICT_LAST,
} SgOrder;

#define SG_N_ORDERS (SG_ORDER_VERDICT_LAST + 1)

/**
 * SgExplanation:
 *
 * A list of steps from the values of the parts to the winning move, or from the options of a part
 * to its value. Immutable and reference counted.
 */
typedef struct _SgExplanation SgExplanation;

SgExplanation *sg_explanation_new (SgAnalysis *analysis, SgOrder order, guint preferred);
SgExplanation *sg_explanation_new_for_quadrant (SgAnalysis *analysis, guint quadrant);
SgExplanation *sg_explanation_new_for_reply (SgAnalysis *analysis, const SgMove *move);
SgExplanation *sg_explanation_ref (SgExplanation *self);
void sg_explanation_unref (SgExplanation *self);

SgAnalysis *sg_explanation_get_analysis (const SgExplanation *self);
guint sg_explanation_get_value (const SgExplanation *self, guint quadrant);
guint sg_explanation_get_n_digits (const SgExplanation *self);
guint sg_explanation_get_n_steps (const SgExplanation *self);
const SgStep *sg_explanation_get_step (const SgExplanation *self, guint index);

gboolean sg_explanation_find_reply (SgAnalysis *analysis, const SgMove *move, SgStep *step);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SgExplanation, sg_explanation_unref)

G_END_DECLS
