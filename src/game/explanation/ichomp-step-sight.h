/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be seen of the position at a step. */

#pragma once

#include "engine/sg.h"

G_BEGIN_DECLS

/**
 * IchompStepRow:
 * @lit: whether the step speaks of the row
 * @cancelled: whether its value has cancelled against an equal one
 * @known: the columns with known digits, the bit 1 << column for each
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

/* The rows below those of the quadrants: u, and y XOR u */
#define ICHOMP_STEP_ROW_NIM_SUM SG_N_QUADRANTS
#define ICHOMP_STEP_ROW_TARGET (SG_N_QUADRANTS + 1)
#define ICHOMP_N_STEP_ROWS (SG_N_QUADRANTS + 2)

/* No column is lit. */
#define ICHOMP_STEP_NO_COLUMN (-1)

/* No tiles are marked. */
#define ICHOMP_STEP_NO_VALUE (-1)

/**
 * IchompStepView:
 * @n_digits: the number of columns of the table of bits
 * @lit_column: the column that the step speaks of, counted from 0, the column of ones, or
 *   %ICHOMP_STEP_NO_COLUMN
 * @moved: whether the table shows the values after the winning move, and not those of the board
 * @quadrants: the quadrants that the step speaks of, the bit 1 << quadrant for each
 * @tile_quadrant: the quadrant of the marked tiles
 * @tile_value: marks the tiles that lead to this value, or %ICHOMP_STEP_NO_VALUE
 * @tiles_above: marks the tiles that lead to a larger value than this, or %ICHOMP_STEP_NO_VALUE
 * @has_move: whether @move is marked
 * @has_answer: whether @answer is marked
 * @has_made: whether @moved is due to the move @made on the board
 *
 * The table of bits and the lights on the board at a step. A plain value.
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

#define ICHOMP_STEP_VIEW_NONE                                                                      \
  ((IchompStepView){ .lit_column = ICHOMP_STEP_NO_COLUMN,                                          \
                     .tile_value = ICHOMP_STEP_NO_VALUE,                                           \
                     .tiles_above = ICHOMP_STEP_NO_VALUE })

G_END_DECLS
