/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The view of misere games, of Chomp, which has one quadrant, and of Nim, which has heaps. */

#include "widgets/play/ichomp-play-view.h"

#include "board-support.h"
#include "widgets/kit/ichomp-help.h"
#include "widgets/play/ichomp-readout.h"
#include "game/storage/ichomp-preset.h"
#include "widgets/board/ichomp-tile.h"
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

  assert_help (fixture, "chomp", "poison");
  start (fixture, "3/2/1/- misere");
  assert_help (fixture, "play", "rules");
  nim.heaps[SG_QUADRANT_NW] = 3;
  ichomp_setup_fit_board (&nim, 0, 0);
  ichomp_session_start (fixture->session, &nim);
  assert_help (fixture, "nim", "heaps");
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
  /* The value of the only part is u: it is shown once. */
  g_assert_false (gtk_widget_get_visible (view_fixture_get_part (fixture, "nim_sum_readout")));
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
  study_support_assert_says (view_fixture_get_part (fixture, "outcome_readout"), "→ P");

  board_support_point (fixture->board, "SE1,1");
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_SE), "→ –");
  study_support_assert_says (view_fixture_get_part (fixture, "outcome_readout"), "→ N");
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
  study_support_assert_says (view_fixture_get_part (fixture, "outcome_readout"), "→ N");
}

static void
start_nim (ViewFixture *fixture, guint nw, guint ne, guint sw, guint se)
{
  IchompSetup nim = { .kind = ICHOMP_KIND_NIM,
                      .opponent = ICHOMP_OPPONENT_PERSON,
                      .heaps = { nw, ne, sw, se } };

  ichomp_setup_fit_board (&nim, 0, 0);
  ichomp_session_start (fixture->session, &nim);
}

static graphene_rect_t
get_bounds (ViewFixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, fixture->widget, &bounds));
  return bounds;
}

static float
get_middle (ViewFixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds = get_bounds (fixture, widget);

  return bounds.origin.y + bounds.size.height / 2;
}

/* Heaps and their tiles are numbered, and each value is beside its heap; also that of a heap
 * without tiles, which is one of the four values that the explanation speaks of. */
static void
test_nim (ViewFixture *fixture, gconstpointer game)
{
  static const char *const corners[] = { "NW1,1", "NE1,1", NULL, "SE1,1" };
  float previous = 0;

  start_nim (fixture, 3, 5, 0, 2);
  gtk_test_widget_wait_for_draw (fixture->widget);
  assert_tile (fixture, "NW1,1", "Heap 1, tile 1", "takes 3 tiles; the value becomes 0");
  assert_tile (fixture, "NE1,5", "Heap 2, tile 5", "takes 1 tile; the value becomes 4");
  assert_tile (fixture, "SE1,2", "Heap 4, tile 2", "takes 1 tile; the value becomes 1");
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_NE),
                             "Heap 2: value 5,");

  SG_FOREACH_QUADRANT (q)
    {
      GtkWidget *readout = view_fixture_get_readout (fixture, q);
      graphene_rect_t card = get_bounds (fixture, readout);
      graphene_rect_t tile;

      g_assert_true (gtk_widget_get_mapped (readout));
      g_assert_cmpfloat (card.origin.y, >, previous);
      previous = card.origin.y + card.size.height;
      if (corners[q] == NULL)
        continue;

      tile = get_bounds (fixture, board_support_get_tile (fixture->board, corners[q]));
      g_assert_cmpfloat (card.origin.x + card.size.width, <=, tile.origin.x);
      g_assert_cmpfloat_with_epsilon (
          get_middle (fixture, readout),
          get_middle (fixture, board_support_get_tile (fixture->board, corners[q])), 10);
    }

  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_SW),
                             "Heap 3: value 0,");

  view_fixture_play (fixture, "NE1,2");
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_NE),
                             "Heap 2: value 1,");

  /* The place is the name; a screen reader has it where the value is concealed, too. */
  g_settings_set_boolean (fixture->settings, "show-ne", FALSE);
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_NE), "Heap 2");

  /* Somebody who has not met the numbers sees no chips. */
  ichomp_preset_apply (ICHOMP_PRESET_DISCOVER, fixture->settings);
  SG_FOREACH_QUADRANT (q)
    g_assert_false (gtk_widget_get_visible (view_fixture_get_readout (fixture, q)));
  ichomp_preset_apply (ICHOMP_PRESET_NUMBERS, fixture->settings);
  g_assert_true (gtk_widget_get_visible (
      study_support_find (view_fixture_get_readout (fixture, SG_QUADRANT_NW), "conceal_button")));
}

static GtkWidget *
get_focus (ViewFixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && gtk_widget_get_mapped (focus) ? focus : NULL;
}

static void
focus_card (ViewFixture *fixture, SgQuadrant quadrant, const char *id)
{
  GtkWidget *card = view_fixture_get_readout (fixture, quadrant);

  g_assert_true (gtk_widget_grab_focus (study_support_find (card, id)));
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), card));
}

/* The keyboard focus is never lost with the card of a heap or a part of it: it goes to the button
 * that shows the value again, or else to the board. */
static void
test_nim_focus (ViewFixture *fixture, gconstpointer game)
{
  GtkWidget *card = view_fixture_get_readout (fixture, SG_QUADRANT_NE);

  start_nim (fixture, 3, 5, 0, 2);
  gtk_test_widget_wait_for_draw (fixture->widget);

  /* The value is hidden by a key, and with it the button that explains it. */
  focus_card (fixture, SG_QUADRANT_NE, "explain_button");
  g_settings_set_boolean (fixture->settings, "show-ne", FALSE);
  g_assert_true (get_focus (fixture) == study_support_find (card, "conceal_button"));
  g_settings_set_boolean (fixture->settings, "show-ne", TRUE);
  g_assert_true (get_focus (fixture) == study_support_find (card, "conceal_button"));

  /* The button goes. */
  ichomp_preset_apply (ICHOMP_PRESET_DISCOVER, fixture->settings);
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), GTK_WIDGET (fixture->board)));
}

/* Arrows move as seen on the screen: the board is not mirrored. */
static void
check_nim_keys (ViewFixture *fixture)
{
  static const struct
  {
    guint key;
    const char *focus;
  } steps[] = {
    { GDK_KEY_Right, "NW1,2" }, { GDK_KEY_Down, "NE1,2" }, { GDK_KEY_End, "NE1,5" },
    { GDK_KEY_Down, "SE1,2" },  { GDK_KEY_Left, "SE1,1" }, { GDK_KEY_Up, "NE1,1" },
    { GDK_KEY_Up, "NW1,1" },
  };

  start_nim (fixture, 4, 5, 0, 2);
  start_nim (fixture, 3, 5, 0, 2);
  board_support_enter (fixture->board, "NW1,1");
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      board_support_press_key (fixture->board, steps[i].key, 0);
      board_support_assert_focus (fixture->board, steps[i].focus);
    }
}

static void
test_nim_keys (ViewFixture *fixture, gconstpointer game)
{
  check_nim_keys (fixture);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  check_nim_keys (fixture);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static int
get_tile_side (ViewFixture *fixture, const char *move, int width, int height)
{
  gtk_widget_measure (fixture->widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (fixture->widget, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (fixture->widget, width, height, -1, NULL);
  return gtk_widget_get_width (board_support_get_tile (fixture->board, move));
}

/* In the room that the page has in windows of 1000x700, 1024x600, 1366x768 and 1920x1080, with and
 * without the panel, the tiles of heaps and of Chomp are at least as large as those of an iChomp
 * board that is as wide or as long. */
static void
test_tile_sizes (ViewFixture *fixture, gconstpointer game)
{
  static const GtkRequisition rooms[] = {
    { 695, 610 },  { 715, 510 },  { 1050, 680 }, { 1500, 990 },
    { 1000, 650 }, { 1024, 550 }, { 1366, 718 }, { 1920, 1030 },
  };
  static const struct
  {
    const char *game;
    guint heaps[SG_N_QUADRANTS];
  } cases[] = {
    { "7,7,7,7,7,7,7/7,7,7,7,7,7,7/7,7,7,7,7,7,7/7,7,7,7,7,7,7", { 7, 7, 7, 7 } },
    { "4,4,4,4/4,4,4,4/4,4,4,4/4,4,4,4", { 8, 8, 8, 8 } },
    { "7/7/7/7", { 3, 5, 7, 0 } },
    { "16/16/16/16", { 16, 12, 9, 5 } },
    { "4,4,4,4/4,4,4,4/4,4,4,4/4,4,4,4", { 4, 4, 4, 4 } },
  };

  for (gsize r = 0; r < G_N_ELEMENTS (rooms); r++)
    {
      int width = rooms[r].width;
      int height = rooms[r].height;

      for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
        {
          const guint *heaps = cases[i].heaps;
          int quadrants;
          int nim;

          start (fixture, cases[i].game);
          quadrants = get_tile_side (fixture, "NW1,1", width, height);
          start_nim (fixture, heaps[0], heaps[1], heaps[2], heaps[3]);
          nim = get_tile_side (fixture, "NW1,1", width, height);
          g_test_message ("%dx%d: %s %d, heaps %d", width, height, cases[i].game, quadrants, nim);
          g_assert_cmpint (nim, >=, quadrants);
        }

      start (fixture, "4,4,4,4/4,4,4,4/4,4,4,4/4,4,4,4");
      {
        int quadrants = get_tile_side (fixture, "SE1,1", width, height);
        int chomp;

        start (fixture, "-/-/-/8,8,8,8,8,8,8,8 chomp");
        chomp = get_tile_side (fixture, "SE1,1", width, height);
        g_test_message ("%dx%d: iChomp 8x8 %d, Chomp 8x8 %d", width, height, quadrants, chomp);
        g_assert_cmpint (chomp, >=, quadrants);
      }
    }
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
  add ("/play-rules/nim", CHOMP, test_nim);
  add ("/play-rules/nim-focus", CHOMP, test_nim_focus);
  add ("/play-rules/nim-keys", CHOMP, test_nim_keys);
  add ("/play-rules/tile-sizes", CHOMP, test_tile_sizes);
  add ("/play-rules/misere", "3/1/1/- @6x2 misere", test_misere);
}
