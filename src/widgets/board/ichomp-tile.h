/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/base/ichomp-types.h"
#include "engine/sg.h"

G_BEGIN_DECLS

/**
 * IchompTileAppearance:
 * @ICHOMP_TILE_GONE: not in the position
 * @ICHOMP_TILE_PRESENT: in the position
 * @ICHOMP_TILE_GOING: the marked move takes it
 * @ICHOMP_TILE_CHOSEN: the marked move chooses it
 * @ICHOMP_TILE_ANNOUNCED: the marked move is about to be made
 * @ICHOMP_TILE_RING: it has the keyboard focus and shows it
 * @ICHOMP_TILE_NAMED: an explanation is about it
 * @ICHOMP_TILE_DIMMED: an explanation is about other quadrants
 * @ICHOMP_TILE_POISONED: the player who takes it loses
 * @ICHOMP_TILE_HOLLOW: in an editor, a place for a tile
 * @ICHOMP_TILE_RIGHT: a right answer to a question
 * @ICHOMP_TILE_WRONG: given as an answer to a question, a wrong one
 *
 * Everything that decides how a tile looks, except for its number.
 */
typedef enum
{
  ICHOMP_TILE_GONE = 0,
  ICHOMP_TILE_PRESENT = 1 << 0,
  ICHOMP_TILE_GOING = 1 << 1,
  ICHOMP_TILE_CHOSEN = 1 << 2,
  ICHOMP_TILE_ANNOUNCED = 1 << 3,
  ICHOMP_TILE_RING = 1 << 4,
  ICHOMP_TILE_NAMED = 1 << 5,
  ICHOMP_TILE_DIMMED = 1 << 6,
  ICHOMP_TILE_POISONED = 1 << 7,
  ICHOMP_TILE_HOLLOW = 1 << 8,
  ICHOMP_TILE_RIGHT = 1 << 9,
  ICHOMP_TILE_WRONG = 1 << 10,
} IchompTileAppearance;

/* In place of a Grundy value: none to show or to tell. */
#define ICHOMP_TILE_NO_VALUE (-1)

#define ICHOMP_TYPE_TILE (ichomp_tile_get_type ())

G_DECLARE_FINAL_TYPE (IchompTile, ichomp_tile, ICHOMP, TILE, GtkButton)

IchompTileAppearance ichomp_tile_compute_appearance (const SgMove *tile,
                                                     const SgPosition *position,
                                                     const SgMove *shown,
                                                     gboolean announced,
                                                     const SgMove *ring);

IchompTile *ichomp_tile_new (IchompParts parts, const SgMove *move);

const SgMove *ichomp_tile_get_move (IchompTile *self);
IchompTileAppearance ichomp_tile_get_appearance (IchompTile *self);
void ichomp_tile_set_appearance (IchompTile *self, IchompTileAppearance appearance);
int ichomp_tile_get_number (IchompTile *self);
void ichomp_tile_set_number (IchompTile *self, int number);
void ichomp_tile_describe (IchompTile *self, guint n_taken, int value);
void ichomp_tile_retranslate (IchompTile *self);
void ichomp_tile_set_reach (IchompTile *self, double reach);

G_END_DECLS
