/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Every combination of what the cards depend on has cards that go together. */

#include "widgets/play/ichomp-play-cards.h"

#include "test-main.h"

#define N_FLAGS 7

static IchompPlayState
get_state (guint flags, IchompPanelCard opened)
{
  return (IchompPlayState){ .is_open = (flags & 1 << 0) != 0,
                            .may_explain = (flags & 1 << 1) != 0,
                            .offers_start = (flags & 1 << 2) != 0,
                            .on_task = (flags & 1 << 3) != 0,
                            .is_trial = (flags & 1 << 4) != 0,
                            .is_finished = (flags & 1 << 5) != 0,
                            .is_over = (flags & 1 << 6) != 0,
                            .opened = opened };
}

static void
check (const IchompPlayState *state)
{
  IchompPlayCards cards = ichomp_play_cards_compute (state);
  gboolean is_told = !state->on_task && !state->is_trial;

  g_assert_cmpint (cards.board == ICHOMP_BOARD_CARD_RESULT, ==,
                   is_told && state->is_finished && state->is_over);
  g_assert_cmpint (cards.board == ICHOMP_BOARD_CARD_START, ==,
                   is_told && !state->is_finished && state->offers_start);

  /* The first start is quiet. */
  g_assert_cmpint (cards.panel != ICHOMP_PANEL_CARD_NONE, ==,
                   state->is_open && cards.board != ICHOMP_BOARD_CARD_START);
  if (cards.panel == ICHOMP_PANEL_CARD_NONE)
    return;

  g_assert_cmpint (cards.panel == ICHOMP_PANEL_CARD_TURNING_POINT, ==, state->is_trial);
  if (cards.panel == ICHOMP_PANEL_CARD_EXPLAIN)
    {
      g_assert_true (state->may_explain);
      g_assert_cmpint (cards.board, ==, ICHOMP_BOARD_CARD_NONE);
    }
  if (!state->is_trial)
    g_assert_cmpint (cards.panel == ICHOMP_PANEL_CARD_RULES, ==,
                     state->opened == ICHOMP_PANEL_CARD_RULES);
}

static void
test_all (void)
{
  for (guint flags = 0; flags < 1 << N_FLAGS; flags++)
    for (guint opened = 0; opened < ICHOMP_N_PANEL_CARDS; opened++)
      {
        IchompPlayState state = get_state (flags, (IchompPanelCard)opened);

        check (&state);
      }
}

/* What the user opened last comes back when nothing else needs the panel. */
static void
test_kept (void)
{
  IchompPlayState state = { .is_open = TRUE,
                            .may_explain = TRUE,
                            .opened = ICHOMP_PANEL_CARD_EXPLAIN };

  g_assert_cmpint (ichomp_play_cards_compute (&state).panel, ==, ICHOMP_PANEL_CARD_EXPLAIN);
  state.is_finished = state.is_over = TRUE;
  g_assert_cmpint (ichomp_play_cards_compute (&state).panel, ==, ICHOMP_PANEL_CARD_MOVES);
  state.is_over = FALSE;
  g_assert_cmpint (ichomp_play_cards_compute (&state).panel, ==, ICHOMP_PANEL_CARD_EXPLAIN);
  state.is_trial = TRUE;
  g_assert_cmpint (ichomp_play_cards_compute (&state).panel, ==, ICHOMP_PANEL_CARD_TURNING_POINT);
}

void
add_tests (void)
{
  g_test_add_func ("/play-cards/all", test_all);
  g_test_add_func ("/play-cards/kept", test_kept);
}
