/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards of a game's page: one in the panel and one over the board, each at most. */

#include "ichomp-play-cards.h"

static IchompBoardCard
find_board_card (const IchompPlayState *state)
{
  if (state->on_task || state->is_trial)
    return ICHOMP_BOARD_CARD_NONE;
  if (state->is_finished)
    return state->is_over ? ICHOMP_BOARD_CARD_RESULT : ICHOMP_BOARD_CARD_NONE;

  return state->offers_start ? ICHOMP_BOARD_CARD_START : ICHOMP_BOARD_CARD_NONE;
}

static IchompPanelCard
find_panel_card (const IchompPlayState *state, IchompBoardCard board)
{
  if (!state->is_open || board == ICHOMP_BOARD_CARD_START)
    return ICHOMP_PANEL_CARD_NONE;
  /* An explanation would give the answer away. */
  if (state->is_trial)
    return ICHOMP_PANEL_CARD_TURNING_POINT;

  switch (state->opened)
    {
    case ICHOMP_PANEL_CARD_NONE:
    case ICHOMP_PANEL_CARD_EXPLAIN:
      /* An empty board needs no explanation. */
      return state->may_explain && board != ICHOMP_BOARD_CARD_RESULT ? ICHOMP_PANEL_CARD_EXPLAIN
                                                                     : ICHOMP_PANEL_CARD_MOVES;
    case ICHOMP_PANEL_CARD_RULES:
      return ICHOMP_PANEL_CARD_RULES;
    case ICHOMP_PANEL_CARD_MOVES:
    case ICHOMP_PANEL_CARD_TURNING_POINT:
      return ICHOMP_PANEL_CARD_MOVES;
    }

  g_assert_not_reached ();
}

IchompPlayCards
ichomp_play_cards_compute (const IchompPlayState *state)
{
  IchompBoardCard board = find_board_card (state);

  return (IchompPlayCards){ .panel = find_panel_card (state, board), .board = board };
}
