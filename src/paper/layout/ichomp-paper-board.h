/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/base/ichomp-shape.h"
#include "ichomp-paper-ink.h"

G_BEGIN_DECLS

/* The side of the smallest tile, in points. */
#define ICHOMP_PAPER_BOARD_MIN_TILE 3.0

/**
 * IchompPaperBoardFlags:
 * @ICHOMP_PAPER_BOARD_COORDINATES: the numbers of rows and columns, along the edges
 * @ICHOMP_PAPER_BOARD_NUMBERS: the value of each option, on its tile
 * @ICHOMP_PAPER_BOARD_DECIMAL: the value of each quadrant, beside it
 * @ICHOMP_PAPER_BOARD_BINARY: the same in binary
 * @ICHOMP_PAPER_BOARD_BLANK: tiles are frames to write a number in, larger than others
 *
 * What is drawn besides the tiles, and how they are.
 */
typedef enum
{
  ICHOMP_PAPER_BOARD_COORDINATES = 1 << 0,
  ICHOMP_PAPER_BOARD_NUMBERS = 1 << 1,
  ICHOMP_PAPER_BOARD_DECIMAL = 1 << 2,
  ICHOMP_PAPER_BOARD_BINARY = 1 << 3,
  ICHOMP_PAPER_BOARD_BLANK = 1 << 4,
} IchompPaperBoardFlags;

/* 1 << quadrant for each. */
#define ICHOMP_PAPER_ALL_QUADRANTS ((1u << SG_N_QUADRANTS) - 1)

/* The picture of a position, or of one quadrant of it. */
typedef struct _IchompPaperBoard IchompPaperBoard;

IchompPaperBoard *ichomp_paper_board_new (SgPosition *position);
IchompPaperBoard *ichomp_paper_board_new_part (SgPosition *position, SgQuadrant only);
IchompPaperBoard *ichomp_paper_board_new_quadrant (SgDiagram *diagram);
void ichomp_paper_board_free (IchompPaperBoard *self);

SgPosition *ichomp_paper_board_get_position (const IchompPaperBoard *self);
void ichomp_paper_board_set_flags (IchompPaperBoard *self, IchompPaperBoardFlags flags);
void ichomp_paper_board_set_shape (IchompPaperBoard *self, const IchompShape *shape);
void ichomp_paper_board_set_rule (IchompPaperBoard *self, SgRule rule);
void ichomp_paper_board_set_analysis (IchompPaperBoard *self, SgAnalysis *analysis);
void ichomp_paper_board_set_shown (IchompPaperBoard *self, guint quadrants);
void ichomp_paper_board_add_mark (IchompPaperBoard *self, const SgMove *tile);

void ichomp_paper_board_measure (const IchompPaperBoard *self,
                                 double tile,
                                 double *width,
                                 double *height);
double
ichomp_paper_board_fit (const IchompPaperBoard *self, double width, double height, double max_tile);
void ichomp_paper_board_draw (const IchompPaperBoard *self,
                              cairo_t *cr,
                              IchompPaperInk ink,
                              double tile);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (IchompPaperBoard, ichomp_paper_board_free)

G_END_DECLS
