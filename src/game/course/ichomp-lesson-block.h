/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/base/ichomp-types.h"
#include "ichomp-lesson-inline.h"
#include "game/practice/ichomp-exercise.h"
#include "engine/sg.h"
#include "game/storage/ichomp-preset.h"

G_BEGIN_DECLS

/* The chapters of the course, each with a heading in the list of lessons. */
typedef enum
{
  ICHOMP_CHAPTER_NONE,
  ICHOMP_CHAPTER_PLAY,
  ICHOMP_CHAPTER_THEORY,
  ICHOMP_CHAPTER_BEYOND,
} IchompChapter;

#define ICHOMP_N_CHAPTERS (ICHOMP_CHAPTER_BEYOND + 1)

/* The kinds of blocks, with their attributes and children ("?": optional). A kind without a
 * comment is a text. Each kind is an element of the format, see ichomp-lesson-grammar.c. */
typedef enum
{
  ICHOMP_BLOCK_LESSON, /* the root: chapter; title, goal, builds-on, sections, recap?, teacher? */
  ICHOMP_BLOCK_TITLE,
  ICHOMP_BLOCK_GOAL,
  ICHOMP_BLOCK_BUILDS_ON, /* target: the id of a lesson */
  ICHOMP_BLOCK_SECTION,   /* id; heading, blocks */
  ICHOMP_BLOCK_HEADING,
  ICHOMP_BLOCK_PARAGRAPH,
  ICHOMP_BLOCK_NOTE,
  ICHOMP_BLOCK_FORMULA, /* a text from left to right in every language */
  ICHOMP_BLOCK_LIST,    /* flag ordered; items */
  ICHOMP_BLOCK_ITEM,
  ICHOMP_BLOCK_DEFINITION, /* id; term, text */
  ICHOMP_BLOCK_TERM,
  ICHOMP_BLOCK_TEXT,    /* the text of a definition or a choice */
  ICHOMP_BLOCK_THEOREM, /* id; name, statement, proof */
  ICHOMP_BLOCK_NAME,
  ICHOMP_BLOCK_STATEMENT,
  ICHOMP_BLOCK_PROOF, /* blocks */
  ICHOMP_BLOCK_TABLE, /* flag header; rows, equally long */
  ICHOMP_BLOCK_ROW,   /* cells */
  ICHOMP_BLOCK_CELL,
  ICHOMP_BLOCK_BOARD,      /* position, marks, flags values, binary-values, sum, numbers,
                            * coordinates, play; caption? */
  ICHOMP_BLOCK_QUADRANT,   /* diagram, marks without quadrants, flags misere, numbers,
                            * binary-values, play; caption? */
  ICHOMP_BLOCK_BITS,       /* numbers, flag fill; caption? */
  ICHOMP_BLOCK_POWERS,     /* one number; caption? */
  ICHOMP_BLOCK_MEX,        /* numbers; caption? */
  ICHOMP_BLOCK_VALUE_FORM, /* id, diagram, flag misere; caption? */
  ICHOMP_BLOCK_HEAPS,      /* id, numbers: of rows and of columns; flag ask-value; caption? */
  ICHOMP_BLOCK_TEST,       /* one number, of questions; at most one in a lesson */
  ICHOMP_BLOCK_QUESTION,   /* id, question kind, target: a lesson?, flag no-test; children by
                            * question kind */
  ICHOMP_BLOCK_TRY, /* id, position, goal, level, preset, flags computer-first, no-hints, preview,
                     * no-preview; task */
  ICHOMP_BLOCK_CAPTION,
  ICHOMP_BLOCK_ASK,
  ICHOMP_BLOCK_ANSWER, /* blocks */
  ICHOMP_BLOCK_CHOICE, /* flag right; text, why */
  ICHOMP_BLOCK_WHY,
  ICHOMP_BLOCK_WRONG, /* a text; flag has-answer: about this answer, or about the marked tiles */
  ICHOMP_BLOCK_TASK,
  ICHOMP_BLOCK_RECAP,    /* remember, questions, practise */
  ICHOMP_BLOCK_REMEMBER, /* items */
  ICHOMP_BLOCK_PRACTISE, /* exercise, one number: the difficulty */
  ICHOMP_BLOCK_TEACHER,  /* numbers: the seed of a worksheet?; blocks */
} IchompBlockKind;

#define ICHOMP_N_BLOCK_KINDS (ICHOMP_BLOCK_TEACHER + 1)

/* The flags of a block, including those that it has by default. */
typedef enum
{
  ICHOMP_BLOCK_FLAG_ORDERED = 1 << 0,    /* the items are numbered */
  ICHOMP_BLOCK_FLAG_HEADER = 1 << 1,     /* the first row holds headings */
  ICHOMP_BLOCK_FLAG_VALUES = 1 << 2,     /* the values of the quadrants are shown */
  ICHOMP_BLOCK_FLAG_SUM = 1 << 3,        /* u and the outcome are shown */
  ICHOMP_BLOCK_FLAG_NUMBERS = 1 << 4,    /* values are written on the tiles */
  ICHOMP_BLOCK_FLAG_MISERE = 1 << 5,     /* the corner is poisoned, and values are misere values */
  ICHOMP_BLOCK_FLAG_FILLED_IN = 1 << 6,  /* the XOR is filled in, not left to the reader */
  ICHOMP_BLOCK_FLAG_RIGHT = 1 << 7,      /* a right choice */
  ICHOMP_BLOCK_FLAG_BINARY = 1 << 8,     /* the answer is in binary */
  ICHOMP_BLOCK_FLAG_HAS_ANSWER = 1 << 9, /* about one wrong answer, not about all others */
  ICHOMP_BLOCK_FLAG_COMPUTER_FIRST = 1 << 10, /* the computer makes the first move */
  ICHOMP_BLOCK_FLAG_BIT_DIGITS = 1 << 11,     /* a 0 or 1 in its texts is a bit */
  ICHOMP_BLOCK_FLAG_COORDINATES = 1 << 12,    /* the rows and columns are numbered */
  ICHOMP_BLOCK_FLAG_PLAY = 1 << 13,           /* a click on a tile makes its move */
  ICHOMP_BLOCK_FLAG_ASK_VALUE = 1 << 14,      /* asks for values rather than outcomes */
  ICHOMP_BLOCK_FLAG_NO_HINTS = 1 << 15,       /* a task without hints */
  ICHOMP_BLOCK_FLAG_PREVIEW = 1 << 16,    /* a task in which the pointer shows what a move does */
  ICHOMP_BLOCK_FLAG_NO_PREVIEW = 1 << 17, /* a task in which it does not */
  ICHOMP_BLOCK_FLAG_BINARY_VALUES = 1 << 18, /* values are shown in binary as well */
  ICHOMP_BLOCK_FLAG_NO_TEST = 1 << 19,       /* a question that cannot be understood in a test */
} IchompBlockFlags;

/* How a question is answered, and its children. */
typedef enum
{
  ICHOMP_QUESTION_FOLDED, /* not at all, the answer is shown on request: ask, answer */
  ICHOMP_QUESTION_CHOICE, /* by choices, at least one of them right: ask, choices */
  ICHOMP_QUESTION_NUMBER, /* by a number: ask, why, wrong: those with an answer, then one without */
  ICHOMP_QUESTION_TILE,   /* by a tile of the position that meets the goal: ask, why, wrong */
} IchompQuestionKind;

#define ICHOMP_N_QUESTION_KINDS (ICHOMP_QUESTION_TILE + 1)

/* The goal of a task, or of a question for a tile. */
typedef enum
{
  ICHOMP_GOAL_WIN,     /* task: win against the computer */
  ICHOMP_GOAL_ZERO,    /* task: make u zero with one move */
  ICHOMP_GOAL_COPY,    /* task: copy each move of the computer, until the last tile */
  ICHOMP_GOAL_END,     /* task: play until the last tile, win or lose */
  ICHOMP_GOAL_WINNING, /* question: a tile that wins */
  ICHOMP_GOAL_VALUE,   /* question: a tile that gives its quadrant this value */
  ICHOMP_GOAL_TAKES,   /* question: a tile that takes this number of tiles */
} IchompGoal;

#define ICHOMP_N_GOALS (ICHOMP_GOAL_TAKES + 1)

/* The contents of a column of a table. */
typedef enum
{
  ICHOMP_COLUMN_TEXT,    /* aligned to the start */
  ICHOMP_COLUMN_SAME,    /* numbers of the same length, centred */
  ICHOMP_COLUMN_NUMBERS, /* aligned by their last digits, in every language */
} IchompColumn;

#define ICHOMP_N_COLUMNS (ICHOMP_COLUMN_NUMBERS + 1)

/* A place in a lesson file, counted from 1, in lines and characters. */
typedef struct
{
  guint line;
  guint column;
} IchompLessonPlace;

/**
 * IchompLessonBlock:
 *
 * A piece of a lesson, which may have others in it. Immutable; it lives as long as its lesson.
 */
typedef struct _IchompLessonBlock IchompLessonBlock;

IchompBlockKind ichomp_lesson_block_get_kind (const IchompLessonBlock *self);
const IchompLessonPlace *ichomp_lesson_block_get_place (const IchompLessonBlock *self);
const IchompLessonBlock *ichomp_lesson_block_get_parent (const IchompLessonBlock *self);
const IchompLessonBlock *ichomp_lesson_block_get_root (const IchompLessonBlock *self);
const IchompLessonBlock *ichomp_lesson_block_get_section (const IchompLessonBlock *self);
guint ichomp_lesson_block_get_n_children (const IchompLessonBlock *self);
const IchompLessonBlock *ichomp_lesson_block_get_child (const IchompLessonBlock *self, guint index);
const IchompLessonBlock *ichomp_lesson_block_find_child (const IchompLessonBlock *self,
                                                         IchompBlockKind kind);
gboolean ichomp_lesson_block_is_like (const IchompLessonBlock *self,
                                      const IchompLessonBlock *other,
                                      gboolean with_texts);

/* Texts */
gboolean ichomp_lesson_block_has_text (const IchompLessonBlock *self);
IchompInline *ichomp_lesson_block_get_original (const IchompLessonBlock *self);
IchompLanguage ichomp_lesson_block_get_language (const IchompLessonBlock *self);
guint ichomp_lesson_block_get_n_translations (const IchompLessonBlock *self);
const IchompLessonBlock *ichomp_lesson_block_get_translation (const IchompLessonBlock *self,
                                                              guint index);
const IchompLessonPlace *ichomp_lesson_block_get_element_place (const IchompLessonBlock *self,
                                                                guint index);
IchompInline *ichomp_lesson_block_dup_inline (const IchompLessonBlock *self);
char *ichomp_lesson_block_dup_markup (const IchompLessonBlock *self);
char *ichomp_lesson_block_dup_print_markup (const IchompLessonBlock *self);
char *ichomp_lesson_block_dup_plain (const IchompLessonBlock *self);
IchompColumn ichomp_lesson_block_get_column (const IchompLessonBlock *self, guint column);

const IchompLessonBlock *ichomp_lesson_block_get_choice (const IchompLessonBlock *self,
                                                         guint index);

/* Attributes */
const char *ichomp_lesson_block_get_id (const IchompLessonBlock *self);
const char *ichomp_lesson_block_get_target (const IchompLessonBlock *self);
gboolean ichomp_lesson_block_is_question (const IchompLessonBlock *self);
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
IchompPreset ichomp_lesson_block_get_preset (const IchompLessonBlock *self);
IchompExerciseKind ichomp_lesson_block_get_exercise (const IchompLessonBlock *self);

G_END_DECLS
