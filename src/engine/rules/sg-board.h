/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-diagram.h"
#include "sg-move.h"
#include "sg-reader.h"

G_BEGIN_DECLS

/* In tiles. */
#define SG_BOARD_MAX_SIDE (2 * SG_DIAGRAM_MAX_SIDE)

/**
 * SgBoard:
 * @width: columns, 1 to %SG_BOARD_MAX_SIDE
 * @height: rows, 1 to %SG_BOARD_MAX_SIDE
 *
 * The size of a board, which has at least two tiles.
 */
typedef struct
{
  guint width;
  guint height;
} SgBoard;

gboolean sg_board_read (SgReader *reader, SgBoard *board, GError **error);
void sg_board_init_smallest (SgBoard *self, SgDiagram *const diagrams[SG_N_QUADRANTS]);
gboolean sg_board_is_legal (const SgBoard *self);
gboolean sg_board_equal (const SgBoard *self, const SgBoard *other);
guint sg_board_get_quadrant_width (const SgBoard *self, SgQuadrant quadrant);
guint sg_board_get_quadrant_height (const SgBoard *self, SgQuadrant quadrant);
gboolean sg_board_fits (const SgBoard *self, SgQuadrant quadrant, const SgDiagram *diagram);

G_END_DECLS
