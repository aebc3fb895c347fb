/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg.h"

G_BEGIN_DECLS

/**
 * IchompStepRow:
 * @shown: whether the row is in the table yet
 * @lit: whether the step speaks of it
 * @cancelled: whether its value has cancelled against an equal one
 * @decimal_known: whether its decimal number is known
 * @value: its number
 * @known: the columns whose digits are known, a bit each
 *
 * A row of the table of bits.
 */
typedef struct
{
  gboolean shown;
  gboolean lit;
  gboolean cancelled;
  gboolean decimal_known;
  guint value;
  guint known;
} IchompStepRow;

/* The rows after those of the quadrants. */
#define ICHOMP_STEP_ROW_NIM_SUM SG_N_QUADRANTS
#define ICHOMP_STEP_ROW_TARGET (SG_N_QUADRANTS + 1)
#define ICHOMP_N_STEP_ROWS (SG_N_QUADRANTS + 2)

/* What the lit column is when none is. */
#define ICHOMP_STEP_NO_COLUMN (-1)

/* What marks of tiles there are when there are none. */
#define ICHOMP_STEP_NO_VALUE (-1)

/**
 * IchompStepView:
 * @n_digits: the number of columns of the table
 * @lit_column: the column the step speaks of, counted from 0, the column of ones, or
 *   %ICHOMP_STEP_NO_COLUMN
 * @rows: the rows of the table: the quadrants, u, and y XOR u
 * @moved: whether the table shows what comes after the move, and not what is on the board
 * @quadrants: the quadrants the step speaks of, a bit each; 0 if of none in particular
 * @tile_quadrant: the quadrant in which tiles are marked
 * @tile_value: tiles that lead to this value are marked, or %ICHOMP_STEP_NO_VALUE
 * @tiles_above: instead, tiles that lead to any larger value than this one are marked, or
 *   %ICHOMP_STEP_NO_VALUE
 * @has_move: whether @move is marked
 * @has_answer: whether @answer is marked
 * @has_made: whether @moved comes from a move on the board, @made
 * @move: a move the step names
 * @answer: the move that answers it
 * @made: the move the table shows the result of
 *
 * What is to be seen beside the sentence of a step. A plain value.
 */
typedef struct
{
  guint n_digits;
  int lit_column;
  IchompStepRow rows[ICHOMP_N_STEP_ROWS];
  gboolean moved;
  guint quadrants;
  SgQuadrant tile_quadrant;
  int tile_value;
  int tiles_above;
  gboolean has_move;
  gboolean has_answer;
  gboolean has_made;
  SgMove move;
  SgMove answer;
  SgMove made;
} IchompStepView;

/* Nothing to be seen. */
#define ICHOMP_STEP_VIEW_NONE                                                                      \
  ((IchompStepView){ .lit_column = ICHOMP_STEP_NO_COLUMN,                                          \
                     .tile_value = ICHOMP_STEP_NO_VALUE,                                           \
                     .tiles_above = ICHOMP_STEP_NO_VALUE })

void ichomp_step_view_init (IchompStepView *self,
                            const SgExplanation *explanation,
                            guint index,
                            gboolean revealed);
void ichomp_step_view_show_hint (IchompStepView *self, const SgAnalysis *analysis, guint grade);
gboolean ichomp_step_view_marks_tile (const IchompStepView *self,
                                      const SgAnalysis *analysis,
                                      const SgMove *tile);

G_END_DECLS
