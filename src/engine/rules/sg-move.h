/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "sg-reader.h"

G_BEGIN_DECLS

/* The four parts of the board, in the order of the notation: top left, top right, bottom left,
 * bottom right. */
typedef enum
{
  SG_QUADRANT_NW,
  SG_QUADRANT_NE,
  SG_QUADRANT_SW,
  SG_QUADRANT_SE,
} SgQuadrant;

#define SG_N_QUADRANTS (SG_QUADRANT_SE + 1)

#define SG_FOREACH_QUADRANT(q) for (SgQuadrant q = SG_QUADRANT_NW; q < SG_N_QUADRANTS; q++)

const char *sg_quadrant_to_string (SgQuadrant quadrant);

/**
 * SgMove:
 * @quadrant: the number of the part
 * @row: the row of the chosen tile, counted from 0 at the middle of the board
 * @column: its column, counted from 0 at the middle of the board; the first chosen pin of a row of
 *   pins, counted from 0
 * @count: how many neighbouring pins are chosen; 0 for a tile
 *
 * The choice of a tile or of pins. The notation (`NE2,3`) counts from 1.
 */
typedef struct
{
  guint quadrant;
  guint row;
  guint column;
  guint count;
} SgMove;

/* @data: a position or what else the rating depends on */
typedef guint (*SgMoveRating) (gconstpointer data, const SgMove *move);

gboolean sg_move_equal (const SgMove *self, const SgMove *other);
gboolean sg_move_read (SgReader *reader, SgMove *move, GError **error);
gboolean sg_move_read_tile (SgReader *reader, SgMove *move, GError **error);
gboolean sg_move_read_number (SgReader *reader,
                              guint limit,
                              SgError code,
                              guint *number_less_one,
                              GError **error);
gboolean sg_move_parse (const char *text, SgMove *move, GError **error);
char *sg_move_to_string (const SgMove *self);
void sg_moves_keep_least (GArray *moves, SgMoveRating rate, gconstpointer data);

G_END_DECLS
