/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-tile-grid.h"

G_BEGIN_DECLS

/**
 * IchompSelectFirst:
 * @ICHOMP_SELECT_FIRST_NEVER: the first press on a tile chooses it
 * @ICHOMP_SELECT_FIRST_TOUCH: the first touch of a tile only selects it, as pointing at it does;
 *   the next one chooses it
 * @ICHOMP_SELECT_FIRST_ALWAYS: so does the first press of a button
 *
 * Whether a press chooses a tile that is not selected.
 */
typedef enum
{
  ICHOMP_SELECT_FIRST_NEVER,
  ICHOMP_SELECT_FIRST_TOUCH,
  ICHOMP_SELECT_FIRST_ALWAYS,
} IchompSelectFirst;

#define ICHOMP_TYPE_BOARD_FOCUS (ichomp_board_focus_get_type ())

G_DECLARE_FINAL_TYPE (IchompBoardFocus, ichomp_board_focus, ICHOMP, BOARD_FOCUS, GObject)

IchompBoardFocus *ichomp_board_focus_new (IchompTileGrid *grid);

const SgMove *ichomp_board_focus_get_preview (IchompBoardFocus *self);
gboolean ichomp_board_focus_find_ring (IchompBoardFocus *self, SgMove *tile);

void ichomp_board_focus_set_select_first (IchompBoardFocus *self, IchompSelectFirst select_first);
void ichomp_board_focus_root (IchompBoardFocus *self);
void ichomp_board_focus_unroot (IchompBoardFocus *self);
void ichomp_board_focus_set_cursor (IchompBoardFocus *self, const IchompCell *cell);
gboolean ichomp_board_focus_grab_focus (IchompBoardFocus *self);
gboolean ichomp_board_focus_focus (IchompBoardFocus *self, GtkDirectionType direction);
gboolean
ichomp_board_focus_walk (IchompBoardFocus *self, GtkDirectionType direction, gboolean to_end);
void ichomp_board_focus_begin_change (IchompBoardFocus *self);
void ichomp_board_focus_end_change (IchompBoardFocus *self, gboolean by_move);

G_END_DECLS
