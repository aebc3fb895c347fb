/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-diagram.h"
#include "sg-move.h"

G_BEGIN_DECLS

/**
 * SG_BOARD_MAX_SIDE:
 *
 * The largest width and height of a board in tiles: two diagrams of the largest side.
 */
#define SG_BOARD_MAX_SIDE (2 * SG_DIAGRAM_MAX_SIDE)

/**
 * SgBoard:
 * @width: columns, at least 1
 * @height: rows, at least 1
 *
 * The size of a board in tiles, at least two of them. It is cut after floor(width / 2) columns and
 * floor(height / 2) rows. A plain value.
 */
typedef struct
{
  guint width;
  guint height;
} SgBoard;

void sg_board_init_smallest (SgBoard *self, SgDiagram *const diagrams[SG_N_QUADRANTS]);
gboolean sg_board_is_legal (const SgBoard *self);
gboolean sg_board_equal (const SgBoard *self, const SgBoard *other);
guint sg_board_get_quadrant_width (const SgBoard *self, SgQuadrant quadrant);
guint sg_board_get_quadrant_height (const SgBoard *self, SgQuadrant quadrant);
gboolean sg_board_fits (const SgBoard *self, SgQuadrant quadrant, const SgDiagram *diagram);

G_END_DECLS
