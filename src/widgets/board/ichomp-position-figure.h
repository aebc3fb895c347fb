/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-figure.h"

G_BEGIN_DECLS

/**
 * IchompFigureFlags:
 * @ICHOMP_FIGURE_VALUES: the values of the quadrants beside the board
 * @ICHOMP_FIGURE_SUM: their nim-sum and the outcome below it
 * @ICHOMP_FIGURE_NUMBERS: on each tile the value of its quadrant after choosing it
 * @ICHOMP_FIGURE_SECRET: values after a move are kept secret
 * @ICHOMP_FIGURE_COORDINATES: the numbers of rows and columns
 * @ICHOMP_FIGURE_BINARY: the values in binary as well, if they are shown
 *
 * What a figure shows besides tiles.
 */
typedef enum
{
  ICHOMP_FIGURE_NOTHING = 0,
  ICHOMP_FIGURE_VALUES = 1 << 0,
  ICHOMP_FIGURE_SUM = 1 << 1,
  ICHOMP_FIGURE_NUMBERS = 1 << 2,
  ICHOMP_FIGURE_SECRET = 1 << 3,
  ICHOMP_FIGURE_COORDINATES = 1 << 4,
  ICHOMP_FIGURE_BINARY = 1 << 5,
} IchompFigureFlags;

#define ICHOMP_TYPE_POSITION_FIGURE (ichomp_position_figure_get_type ())

G_DECLARE_FINAL_TYPE (IchompPositionFigure,
                      ichomp_position_figure,
                      ICHOMP,
                      POSITION_FIGURE,
                      IchompFigure)

GtkWidget *ichomp_position_figure_new (SgPosition *position,
                                       IchompFigureFlags flags,
                                       const SgMove *marks,
                                       guint n_marks);

G_END_DECLS
