/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/base/ichomp-types.h"
#include "ichomp-step-sight.h"
#include "game/words/ichomp-formula.h"

G_BEGIN_DECLS

/**
 * IchompStepFigure:
 * @ICHOMP_STEP_FIGURE_NONE: no figure
 * @ICHOMP_STEP_FIGURE_BITS: the values in binary, in columns; in Chomp, with its single value, the
 *   numbers
 * @ICHOMP_STEP_FIGURE_NUMBERS: the numbers that the tiles of a quadrant lead to
 *
 * What is drawn beside the sentence of a step.
 */
typedef enum
{
  ICHOMP_STEP_FIGURE_NONE,
  ICHOMP_STEP_FIGURE_BITS,
  ICHOMP_STEP_FIGURE_NUMBERS,
} IchompStepFigure;

/**
 * IchompStepLights:
 * @ICHOMP_STEP_LIGHTS_QUADRANT: the quadrant of the step
 * @ICHOMP_STEP_LIGHTS_OTHER: its second quadrant
 * @ICHOMP_STEP_LIGHTS_QUADRANTS: its set of quadrants
 * @ICHOMP_STEP_LIGHTS_REST: all quadrants except that of the step
 * @ICHOMP_STEP_LIGHTS_COLUMN: its binary column
 * @ICHOMP_STEP_LIGHTS_NIM_SUM: the row of u
 * @ICHOMP_STEP_LIGHTS_TARGET: the row of y XOR u
 * @ICHOMP_STEP_LIGHTS_MOVE: the tile of its move
 * @ICHOMP_STEP_LIGHTS_REPLY: the tile of the answer to the move, and its quadrant
 * @ICHOMP_STEP_LIGHTS_TILES_TO_NUMBER: the tiles of the quadrant that lead to the step's number
 * @ICHOMP_STEP_LIGHTS_TILES_TO_RESULT: those that lead to its result
 * @ICHOMP_STEP_LIGHTS_TILES_ABOVE: those that lead to more than its value
 *
 * What the sentence of a step speaks of, so that it is lit on the board and in the table of bits.
 */
typedef enum
{
  ICHOMP_STEP_LIGHTS_QUADRANT = 1 << 0,
  ICHOMP_STEP_LIGHTS_OTHER = 1 << 1,
  ICHOMP_STEP_LIGHTS_QUADRANTS = 1 << 2,
  ICHOMP_STEP_LIGHTS_REST = 1 << 3,
  ICHOMP_STEP_LIGHTS_COLUMN = 1 << 4,
  ICHOMP_STEP_LIGHTS_NIM_SUM = 1 << 5,
  ICHOMP_STEP_LIGHTS_TARGET = 1 << 6,
  ICHOMP_STEP_LIGHTS_MOVE = 1 << 7,
  ICHOMP_STEP_LIGHTS_REPLY = 1 << 8,
  ICHOMP_STEP_LIGHTS_TILES_TO_NUMBER = 1 << 9,
  ICHOMP_STEP_LIGHTS_TILES_TO_RESULT = 1 << 10,
  ICHOMP_STEP_LIGHTS_TILES_ABOVE = 1 << 11,
} IchompStepLights;

/**
 * IchompStepAnswer:
 * @ICHOMP_STEP_ANSWER_NONE: the step answers no question
 * @ICHOMP_STEP_ANSWER_DIGIT: a binary digit, 0 or 1
 * @ICHOMP_STEP_ANSWER_NUMBER: a number
 * @ICHOMP_STEP_ANSWER_YES_OR_NO: 1 for yes or 0 for no
 * @ICHOMP_STEP_ANSWER_QUADRANT: a #SgQuadrant; several may be right
 * @ICHOMP_STEP_ANSWER_TILE: a tile of the step's quadrant, given by the value that it leads to,
 *   %SG_NO_VALUE for the poisoned one
 *
 * The answer to the question before a step.
 */
typedef enum
{
  ICHOMP_STEP_ANSWER_NONE,
  ICHOMP_STEP_ANSWER_DIGIT,
  ICHOMP_STEP_ANSWER_NUMBER,
  ICHOMP_STEP_ANSWER_YES_OR_NO,
  ICHOMP_STEP_ANSWER_QUADRANT,
  ICHOMP_STEP_ANSWER_TILE,
} IchompStepAnswer;

/**
 * IchompStepReply:
 * @ICHOMP_STEP_REPLY_NONE: not at all
 * @ICHOMP_STEP_REPLY_BELOW: below the sentence of the step
 * @ICHOMP_STEP_REPLY_INSTEAD: in its place
 *
 * Where the reader sees why the tile under the pointer does not win.
 */
typedef enum
{
  ICHOMP_STEP_REPLY_NONE,
  ICHOMP_STEP_REPLY_BELOW,
  ICHOMP_STEP_REPLY_INSTEAD,
} IchompStepReply;

/* An explanation to be told, and what its board consists of. */
typedef struct
{
  const SgExplanation *explanation;
  IchompParts parts;
} IchompTelling;

/**
 * IchompStepKind:
 * @title: the heading of its section, not yet translated; %NULL for a step about the value of one
 *   quadrant, whose heading names that quadrant
 * @heaps_title: (nullable): the heading if the board consists of heaps and has another one for it
 * @tell: makes its sentence
 * @figure: what is drawn beside the sentence
 * @learn: (nullable): adds what the step has established to the table of bits
 * @append_number: (nullable): adds the step to the numbers that the figure shows, as Pango markup
 * @lights: what the sentence speaks of
 * @answer: the answer to the question before the step
 * @ask: (nullable): makes that question
 * @object: (nullable): makes the reason why an answer is wrong; %NULL if the answer is right
 * @reply: where the reply to the tile under the pointer is shown
 *
 * All that the program tells, shows and asks at a kind of step. Without an answer there are neither
 * @ask nor @object.
 */
typedef struct
{
  const char *title;
  const char *heaps_title;
  char *(*tell) (const IchompTelling *telling, const SgStep *step, IchompVoice voice);
  IchompStepFigure figure;
  void (*learn) (IchompStepView *view, const SgStep *step);
  void (*append_number) (GString *markup, const SgStep *step, gboolean is_on_show);
  IchompStepLights lights;
  IchompStepAnswer answer;
  char *(*ask) (const IchompTelling *telling, const SgStep *step);
  char *(*object) (const IchompTelling *telling, const SgStep *step, guint answer);
  IchompStepReply reply;
} IchompStepKind;

const IchompStepKind *ichomp_step_kind_get (SgStepKind kind);

G_END_DECLS
