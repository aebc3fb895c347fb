/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the panel shows. */
typedef enum
{
  ICHOMP_PANEL_CARD_NONE, /* the panel is closed */
  ICHOMP_PANEL_CARD_EXPLAIN,
  ICHOMP_PANEL_CARD_MOVES,
  ICHOMP_PANEL_CARD_RULES,
  ICHOMP_PANEL_CARD_TURNING_POINT,
} IchompPanelCard;

#define ICHOMP_N_PANEL_CARDS 5

/* What is over the board. */
typedef enum
{
  ICHOMP_BOARD_CARD_NONE,
  ICHOMP_BOARD_CARD_START,
  ICHOMP_BOARD_CARD_RESULT,
} IchompBoardCard;

#define ICHOMP_N_BOARD_CARDS 3

/**
 * IchompPlayState:
 * @is_open: the panel, by its setting or for this once
 * @may_explain: the settings allow explanations
 * @offers_start: nobody has chosen a way to begin
 * @on_task: the game is a task of a lesson, which tells its end
 * @is_trial: a better move is looked for
 * @is_finished: the game
 * @is_over: no move is left in the position on show
 * @opened: what the user opened last
 *
 * All that the cards depend on.
 */
typedef struct
{
  gboolean is_open;
  gboolean may_explain;
  gboolean offers_start;
  gboolean on_task;
  gboolean is_trial;
  gboolean is_finished;
  gboolean is_over;
  IchompPanelCard opened;
} IchompPlayState;

typedef struct
{
  IchompPanelCard panel;
  IchompBoardCard board;
} IchompPlayCards;

IchompPlayCards ichomp_play_cards_compute (const IchompPlayState *state);

G_END_DECLS
