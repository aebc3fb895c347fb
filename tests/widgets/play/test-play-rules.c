/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The view of misere games and of Chomp, which has one quadrant. */

#include "play/ichomp-play-view.h"

#include "board-support.h"
#include "kit/ichomp-help.h"
#include "play/ichomp-readout.h"
#include "board/ichomp-tile.h"
#include "test-main.h"
#include "view-support.h"

static void
set_up (ViewFixture *fixture, gconstpointer game)
{
  view_fixture_begin (fixture, game, ICHOMP_OPPONENT_PERSON, ichomp_play_view_new);
  fixture->window = study_support_show (fixture->widget, 900, 600);
}

static void
start (ViewFixture *fixture, const char *game)
{
  g_autoptr (SgGame) parsed = sg_game_parse (game, NULL);
  IchompSetup setup = { .opponent = ICHOMP_OPPONENT_PERSON };

  ichomp_session_start_from (fixture->session, &setup, parsed);
}

static void
assert_tile (ViewFixture *fixture, const char *move, const char *name, const char *description)
{
  GtkAccessible *tile = GTK_ACCESSIBLE (board_support_get_tile (fixture->board, move));

  gtk_test_accessible_assert_property (tile, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  gtk_test_accessible_assert_property (tile, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

/* F1 on the board opens the section about the game that is played. */
static void
assert_help (ViewFixture *fixture, const char *expected_lesson, const char *expected_section)
{
  const char *lesson = NULL;
  const char *section = NULL;

  g_assert_true (ichomp_help_find (GTK_WIDGET (fixture->board), &lesson, &section));
  g_assert_cmpstr (lesson, ==, expected_lesson);
  g_assert_cmpstr (section, ==, expected_section);
}

static void
test_help (ViewFixture *fixture, gconstpointer game)
{
  IchompSetup nim = { .kind = ICHOMP_KIND_NIM, .opponent = ICHOMP_OPPONENT_PERSON };

  assert_help (fixture, "other-games", "chomp");
  start (fixture, "3/2/1/- misere");
  assert_help (fixture, "play", "rules");
  nim.heaps[SG_QUADRANT_NW] = 3;
  ichomp_setup_fit_board (&nim, 0, 0);
  ichomp_session_start (fixture->session, &nim);
  assert_help (fixture, "other-games", "nim");
}

static void
test_chomp (ViewFixture *fixture, gconstpointer game)
{
  SG_FOREACH_QUADRANT (q)
    g_assert_cmpint (gtk_widget_get_visible (view_fixture_get_readout (fixture, q)), ==,
                     q == SG_QUADRANT_SE);
  study_support_assert_label (fixture->widget, "rules_label",
                              "Chomp: the player who takes the poisoned tile loses");
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_SE), "Board: value 2,");
  study_support_assert_says (view_fixture_get_part (fixture, "nim_sum_readout"), "The number u");
  study_support_assert_says (view_fixture_get_part (fixture, "nim_sum_readout"), "u is 2,");
  study_support_assert_says (view_fixture_get_part (fixture, "outcome_readout"), "N-position");

  assert_tile (fixture, "SE1,1", "Row 1, column 1, poisoned", "takes 4 tiles");
  assert_tile (fixture, "SE2,2", "Row 2, column 2", "takes 1 tile; the value becomes 0");
  g_settings_set_boolean (fixture->settings, "show-move-values", TRUE);
  g_assert_cmpint (
      ichomp_tile_get_number (ICHOMP_TILE (board_support_get_tile (fixture->board, "SE1,1"))), ==,
      ICHOMP_TILE_NO_VALUE);
  g_assert_cmpint (
      ichomp_tile_get_number (ICHOMP_TILE (board_support_get_tile (fixture->board, "SE1,2"))), ==,
      1);
}

static void
test_chomp_preview (ViewFixture *fixture, gconstpointer game)
{
  board_support_point (fixture->board, "SE2,2");
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_SE), "→ 0");
  study_support_assert_says (view_fixture_get_part (fixture, "outcome_readout"), "→ P-position");

  board_support_point (fixture->board, "SE1,1");
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_SE), "→ –");
  study_support_assert_says (view_fixture_get_part (fixture, "outcome_readout"), "→ N-position");
}

static void
test_chomp_end (ViewFixture *fixture, gconstpointer game)
{
  view_fixture_play (fixture, "SE2,2");
  study_support_assert_says (view_fixture_get_part (fixture, "outcome_readout"), "P-position");
  view_fixture_play (fixture, "SE1,2");
  view_fixture_play (fixture, "SE2,1");
  view_fixture_play (fixture, "SE1,1");
  study_support_assert_label (fixture->widget, "turn_label",
                              "Player 1 won: player 2 took the last tile.");

  /* No move is left, but the name is that of an N-position. */
  study_support_assert_says (view_fixture_get_part (fixture, "outcome_readout"), "N-position");
  study_support_assert_says (view_fixture_get_part (fixture, "outcome_readout"),
                             "No tile is left. The player who took the last one has lost.");
}

/* The same tiles have other values under another rule. */
static void
test_change (ViewFixture *fixture, gconstpointer game)
{
  start (fixture, "2,2/2,2/2,2/2,2 @4x4");
  SG_FOREACH_QUADRANT (q)
    g_assert_true (gtk_widget_get_visible (view_fixture_get_readout (fixture, q)));
  study_support_assert_label (
      fixture->widget, "rules_label",
      "Choose a tile to take it and everything further out in its quadrant. "
      "The player who takes the last tile of the board wins.");
  study_support_assert_says (view_fixture_get_part (fixture, "nim_sum_readout"), "Nim-sum u");
  assert_tile (fixture, "SE1,1", "Bottom right, row 1, column 1",
               "takes 4 tiles; the value becomes 0");
  assert_tile (fixture, "NW2,1", "Top left, row 2, column 1", "takes 2 tiles; the value becomes 2");

  start (fixture, game);
  assert_tile (fixture, "SE1,1", "Row 1, column 1, poisoned", "takes 4 tiles");
  g_assert_false (gtk_widget_get_visible (view_fixture_get_readout (fixture, SG_QUADRANT_NW)));
}

static void
test_misere (ViewFixture *fixture, gconstpointer game)
{
  study_support_assert_label (
      fixture->widget, "rules_label",
      "Choose a tile to take it and everything further out in its quadrant. "
      "The player who takes the last tile of the board loses.");
  study_support_assert_says (view_fixture_get_part (fixture, "nim_sum_readout"), "u is 3,");
  view_fixture_play (fixture, "NW1,2");
  study_support_assert_says (view_fixture_get_part (fixture, "nim_sum_readout"), "u is 0,");
  study_support_assert_says (view_fixture_get_part (fixture, "outcome_readout"), "P-position");
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_NW),
                             "Top left: value 1,");

  board_support_point (fixture->board, "NE1,1");
  study_support_assert_says (view_fixture_get_part (fixture, "outcome_readout"), "→ N-position");
}

static void
add (const char *path, const char *game, void (*test) (ViewFixture *fixture, gconstpointer game))
{
  g_test_add (path, ViewFixture, game, set_up, test, view_fixture_tear_down);
}

#define CHOMP "-/-/-/2,2 @4x4 chomp"

void
add_tests (void)
{
  add ("/play-rules/chomp", CHOMP, test_chomp);
  add ("/play-rules/help", CHOMP, test_help);
  add ("/play-rules/chomp-preview", CHOMP, test_chomp_preview);
  add ("/play-rules/chomp-end", CHOMP, test_chomp_end);
  add ("/play-rules/change", CHOMP, test_change);
  add ("/play-rules/misere", "3/1/1/- @6x2 misere", test_misere);
}
