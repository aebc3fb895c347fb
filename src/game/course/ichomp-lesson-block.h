/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-inline.h"
#include "sg.h"

G_BEGIN_DECLS

/**
 * IchompBlockKind:
 * @ICHOMP_BLOCK_LESSON: the root; children: title, goal, builds-on, sections
 * @ICHOMP_BLOCK_TITLE: text
 * @ICHOMP_BLOCK_GOAL: text
 * @ICHOMP_BLOCK_BUILDS_ON: target: the id of a lesson
 * @ICHOMP_BLOCK_SECTION: id; children: heading, then any of the blocks down to
 *   %ICHOMP_BLOCK_TRY that are not parts of others
 * @ICHOMP_BLOCK_HEADING: text
 * @ICHOMP_BLOCK_PARAGRAPH: text
 * @ICHOMP_BLOCK_NOTE: text
 * @ICHOMP_BLOCK_FORMULA: text, left to right in every language
 * @ICHOMP_BLOCK_LIST: %ICHOMP_BLOCK_ORDERED; children: items
 * @ICHOMP_BLOCK_ITEM: text
 * @ICHOMP_BLOCK_DEFINITION: id; children: term, text
 * @ICHOMP_BLOCK_TERM: text
 * @ICHOMP_BLOCK_TEXT: text, of a definition or a choice
 * @ICHOMP_BLOCK_THEOREM: id; children: name, statement, proof
 * @ICHOMP_BLOCK_NAME: text
 * @ICHOMP_BLOCK_STATEMENT: text
 * @ICHOMP_BLOCK_PROOF: children: blocks
 * @ICHOMP_BLOCK_TABLE: %ICHOMP_BLOCK_HEADER: the first row is one; children: rows, equally long
 * @ICHOMP_BLOCK_ROW: children: cells
 * @ICHOMP_BLOCK_CELL: text
 * @ICHOMP_BLOCK_BOARD: position, marks, %ICHOMP_BLOCK_VALUES, %ICHOMP_BLOCK_SUM,
 *   %ICHOMP_BLOCK_NUMBERS, %ICHOMP_BLOCK_COORDINATES; child: perhaps a caption
 * @ICHOMP_BLOCK_QUADRANT: diagram, marks (their quadrant has no meaning), %ICHOMP_BLOCK_MISERE,
 *   %ICHOMP_BLOCK_NUMBERS; child: perhaps a caption
 * @ICHOMP_BLOCK_BITS: numbers, %ICHOMP_BLOCK_FILL; child: perhaps a caption
 * @ICHOMP_BLOCK_POWERS: numbers: one; child: perhaps a caption
 * @ICHOMP_BLOCK_MEX: numbers; child: perhaps a caption
 * @ICHOMP_BLOCK_QUESTION: question kind, key; children by the question's kind
 * @ICHOMP_BLOCK_TRY: position, goal, level, %ICHOMP_BLOCK_COMPUTER_FIRST, key; child: task
 * @ICHOMP_BLOCK_CAPTION: text
 * @ICHOMP_BLOCK_ASK: text
 * @ICHOMP_BLOCK_ANSWER: children: blocks
 * @ICHOMP_BLOCK_CHOICE: %ICHOMP_BLOCK_RIGHT; children: text, why
 * @ICHOMP_BLOCK_WHY: text
 * @ICHOMP_BLOCK_WRONG: text; the answer it is about, if %ICHOMP_BLOCK_HAS_ANSWER
 * @ICHOMP_BLOCK_TASK: text
 *
 * What a block of a lesson is, and what there is to ask of it. Each kind is an element of the format.
 */
typedef enum
{
  ICHOMP_BLOCK_LESSON,
  ICHOMP_BLOCK_TITLE,
  ICHOMP_BLOCK_GOAL,
  ICHOMP_BLOCK_BUILDS_ON,
  ICHOMP_BLOCK_SECTION,
  ICHOMP_BLOCK_HEADING,
  ICHOMP_BLOCK_PARAGRAPH,
  ICHOMP_BLOCK_NOTE,
  ICHOMP_BLOCK_FORMULA,
  ICHOMP_BLOCK_LIST,
  ICHOMP_BLOCK_ITEM,
  ICHOMP_BLOCK_DEFINITION,
  ICHOMP_BLOCK_TERM,
  ICHOMP_BLOCK_TEXT,
  ICHOMP_BLOCK_THEOREM,
  ICHOMP_BLOCK_NAME,
  ICHOMP_BLOCK_STATEMENT,
  ICHOMP_BLOCK_PROOF,
  ICHOMP_BLOCK_TABLE,
  ICHOMP_BLOCK_ROW,
  ICHOMP_BLOCK_CELL,
  ICHOMP_BLOCK_BOARD,
  ICHOMP_BLOCK_QUADRANT,
  ICHOMP_BLOCK_BITS,
  ICHOMP_BLOCK_POWERS,
  ICHOMP_BLOCK_MEX,
  ICHOMP_BLOCK_QUESTION,
  ICHOMP_BLOCK_TRY,
  ICHOMP_BLOCK_CAPTION,
  ICHOMP_BLOCK_ASK,
  ICHOMP_BLOCK_ANSWER,
  ICHOMP_BLOCK_CHOICE,
  ICHOMP_BLOCK_WHY,
  ICHOMP_BLOCK_WRONG,
  ICHOMP_BLOCK_TASK,
} IchompBlockKind;

#define ICHOMP_N_BLOCK_KINDS (ICHOMP_BLOCK_TASK + 1)

/**
 * IchompBlockFlags:
 * @ICHOMP_BLOCK_ORDERED: the items are numbered
 * @ICHOMP_BLOCK_HEADER: the first row holds headings
 * @ICHOMP_BLOCK_VALUES: the quadrants' values are shown
 * @ICHOMP_BLOCK_SUM: u and the outcome are shown
 * @ICHOMP_BLOCK_NUMBERS: values are written on the tiles
 * @ICHOMP_BLOCK_MISERE: the corner is poisoned, and values are those of misere play
 * @ICHOMP_BLOCK_FILL: the XOR is filled in; without it the reader does that
 * @ICHOMP_BLOCK_RIGHT: a right choice
 * @ICHOMP_BLOCK_BINARY: the answer is given in binary
 * @ICHOMP_BLOCK_HAS_ANSWER: what is wrong about one answer, not about all others
 * @ICHOMP_BLOCK_COMPUTER_FIRST: the computer makes the first move
 * @ICHOMP_BLOCK_BIT_DIGITS: a 0 or 1 in its texts is a bit, and no number in decimal
 * @ICHOMP_BLOCK_COORDINATES: the rows and columns are numbered
 *
 * What is true of a block; defaults are already in them.
 */
typedef enum
{
  ICHOMP_BLOCK_ORDERED = 1 << 0,
  ICHOMP_BLOCK_HEADER = 1 << 1,
  ICHOMP_BLOCK_VALUES = 1 << 2,
  ICHOMP_BLOCK_SUM = 1 << 3,
  ICHOMP_BLOCK_NUMBERS = 1 << 4,
  ICHOMP_BLOCK_MISERE = 1 << 5,
  ICHOMP_BLOCK_FILL = 1 << 6,
  ICHOMP_BLOCK_RIGHT = 1 << 7,
  ICHOMP_BLOCK_BINARY = 1 << 8,
  ICHOMP_BLOCK_HAS_ANSWER = 1 << 9,
  ICHOMP_BLOCK_COMPUTER_FIRST = 1 << 10,
  ICHOMP_BLOCK_BIT_DIGITS = 1 << 11,
  ICHOMP_BLOCK_COORDINATES = 1 << 12,
} IchompBlockFlags;

/**
 * IchompQuestionKind:
 * @ICHOMP_QUESTION_FOLDED: children: ask, answer (shown on request)
 * @ICHOMP_QUESTION_CHOICE: children: ask, choices; at least one of them is right
 * @ICHOMP_QUESTION_NUMBER: the answer is a number; children: ask, why, wrong (any number of them
 *   with an answer, then one without)
 * @ICHOMP_QUESTION_TILE: a tile of the position that meets the goal; children: ask, why, wrong
 *
 * How a question is answered.
 */
typedef enum
{
  ICHOMP_QUESTION_FOLDED,
  ICHOMP_QUESTION_CHOICE,
  ICHOMP_QUESTION_NUMBER,
  ICHOMP_QUESTION_TILE,
} IchompQuestionKind;

/**
 * IchompGoal:
 * @ICHOMP_GOAL_WIN: (try) win from here against the computer
 * @ICHOMP_GOAL_ZERO: (try) make u zero with one move
 * @ICHOMP_GOAL_WINNING: (question) a tile that wins
 * @ICHOMP_GOAL_VALUE: (question) a tile that gives its quadrant the goal's number as value
 * @ICHOMP_GOAL_TAKES: (question) a tile that takes the goal's number of tiles
 *
 * What is to be reached.
 */
typedef enum
{
  ICHOMP_GOAL_WIN,
  ICHOMP_GOAL_ZERO,
  ICHOMP_GOAL_WINNING,
  ICHOMP_GOAL_VALUE,
  ICHOMP_GOAL_TAKES,
} IchompGoal;

/**
 * IchompColumn:
 * @ICHOMP_COLUMN_TEXT: text, aligned to the start
 * @ICHOMP_COLUMN_SAME: numbers of the same length, centred
 * @ICHOMP_COLUMN_NUMBERS: numbers aligned by their last digits, in every language
 *
 * The contents of a column of a table.
 */
typedef enum
{
  ICHOMP_COLUMN_TEXT,
  ICHOMP_COLUMN_SAME,
  ICHOMP_COLUMN_NUMBERS,
} IchompColumn;

/* A place in a lesson file, counted from 1, in lines and characters. */
typedef struct
{
  guint line;
  guint column;
} IchompLessonPlace;

/**
 * IchompLessonBlock:
 *
 * A part of a lesson, with parts of its own. It is immutable and lives as long as its lesson.
 */
typedef struct _IchompLessonBlock IchompLessonBlock;

IchompBlockKind ichomp_lesson_block_get_kind (const IchompLessonBlock *self);
const IchompLessonPlace *ichomp_lesson_block_get_place (const IchompLessonBlock *self);
const IchompLessonBlock *ichomp_lesson_block_get_parent (const IchompLessonBlock *self);
guint ichomp_lesson_block_get_n_children (const IchompLessonBlock *self);
const IchompLessonBlock *ichomp_lesson_block_get_child (const IchompLessonBlock *self, guint index);
const IchompLessonBlock *ichomp_lesson_block_find_child (const IchompLessonBlock *self,
                                                         IchompBlockKind kind);

/* Texts */
gboolean ichomp_lesson_block_has_text (const IchompLessonBlock *self);
const char *ichomp_lesson_block_get_message (const IchompLessonBlock *self);
const char *ichomp_lesson_block_get_context (const IchompLessonBlock *self);
IchompInline *ichomp_lesson_block_get_original (const IchompLessonBlock *self);
const IchompLessonPlace *ichomp_lesson_block_get_element_place (const IchompLessonBlock *self,
                                                                guint index);
IchompInline *ichomp_lesson_block_dup_inline (const IchompLessonBlock *self);
char *ichomp_lesson_block_dup_markup (const IchompLessonBlock *self);
char *ichomp_lesson_block_dup_print_markup (const IchompLessonBlock *self);
char *ichomp_lesson_block_dup_plain (const IchompLessonBlock *self);
IchompColumn ichomp_lesson_block_get_column (const IchompLessonBlock *self, guint column);

/* Attributes */
const char *ichomp_lesson_block_get_id (const IchompLessonBlock *self);
const char *ichomp_lesson_block_get_target (const IchompLessonBlock *self);
const char *ichomp_lesson_block_get_key (const IchompLessonBlock *self);
gboolean ichomp_lesson_block_has_flag (const IchompLessonBlock *self, IchompBlockFlags flag);
SgPosition *ichomp_lesson_block_get_position (const IchompLessonBlock *self);
SgDiagram *ichomp_lesson_block_get_diagram (const IchompLessonBlock *self);
const SgMove *ichomp_lesson_block_get_marks (const IchompLessonBlock *self, guint *n_marks);
const guint *ichomp_lesson_block_get_numbers (const IchompLessonBlock *self, guint *n_numbers);
IchompQuestionKind ichomp_lesson_block_get_question_kind (const IchompLessonBlock *self);
guint ichomp_lesson_block_get_answer (const IchompLessonBlock *self);
IchompGoal ichomp_lesson_block_get_goal (const IchompLessonBlock *self);
guint ichomp_lesson_block_get_goal_number (const IchompLessonBlock *self);
SgLevel ichomp_lesson_block_get_level (const IchompLessonBlock *self);

G_END_DECLS
