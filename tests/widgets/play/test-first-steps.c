/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What somebody sees who starts for the first time: ways to begin, hints for the first move, and
 * the rules. */

#include "widgets/play/ichomp-play-page.h"

#include "board-support.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/play/ichomp-rules-box.h"
#include "test-main.h"
#include "view-support.h"

#define GAME "4,4/4,4/4,4/4,4 @8x4"

static void
said_cb (GtkWidget *view, const char *text, gpointer user_data)
{
  ViewFixture *fixture = user_data;

  g_string_append_printf (fixture->log, "%s|", text);
}

static gboolean
has_said (ViewFixture *fixture, const char *text)
{
  return strstr (fixture->log->str, text) != NULL;
}

static void
set_up (ViewFixture *fixture, gconstpointer game)
{
  view_fixture_begin (fixture, game, ICHOMP_OPPONENT_PERSON, ichomp_play_page_new);
  ichomp_announcer_set (fixture->widget, said_cb, fixture);
}

static void
show (ViewFixture *fixture)
{
  fixture->window = study_support_show (fixture->widget, 1000, 700);
  gtk_test_widget_wait_for_draw (fixture->window);
}

static GtkWidget *
get_part (ViewFixture *fixture, const char *id)
{
  return view_fixture_get_part (fixture, id);
}

static gboolean
is_open (ViewFixture *fixture, const char *id)
{
  GtkWidget *part = study_support_find (fixture->widget, id);

  return part != NULL && gtk_widget_get_mapped (part);
}

static const char *
get_tip (ViewFixture *fixture)
{
  return gtk_stack_get_visible_child_name (GTK_STACK (get_part (fixture, "words")));
}

static gboolean
teaches (ViewFixture *fixture)
{
  return g_settings_get_boolean (fixture->settings, "teach-first-move");
}

/* The hints for the first move */

static void
assert_covers_no_tile (ViewFixture *fixture)
{
  graphene_rect_t bubble;
  graphene_rect_t board;

  g_assert_true (
      gtk_widget_compute_bounds (get_part (fixture, "move_guide"), fixture->widget, &bubble));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->board), fixture->widget, &board));
  g_assert_false (graphene_rect_intersection (&bubble, &board, NULL));
}

static void
test_tips (ViewFixture *fixture, gconstpointer game)
{
  g_settings_set_boolean (fixture->settings, "teach-first-move", TRUE);
  show (fixture);
  g_assert_true (is_open (fixture, "move_guide"));
  g_assert_cmpstr (get_tip (fixture), ==, "point");
  test_wait_until (has_said (fixture, "Now you: point at a tile, or go to one with "
                                      "the arrow keys.|"));
  assert_covers_no_tile (fixture);

  board_support_point (fixture->board, "SW2,3");
  g_assert_cmpstr (get_tip (fixture), ==, "take");
  test_wait_until (
      has_said (fixture, "|Click to take the striped tiles, or press the space bar.|"));
  assert_covers_no_tile (fixture);

  board_support_leave (fixture->board);
  g_assert_cmpstr (get_tip (fixture), ==, "point");

  /* Each is spoken once. */
  g_string_truncate (fixture->log, 0);
  board_support_point (fixture->board, "SW2,2");
  study_support_settle ();
  board_support_leave (fixture->board);
  study_support_settle ();
  g_assert_false (has_said (fixture, "Now you: point at a tile"));
  g_assert_false (has_said (fixture, "Click to take the striped tiles"));

  /* A move is all that there is to learn. */
  view_fixture_play (fixture, "SW2,3");
  g_assert_false (is_open (fixture, "move_guide"));
  g_assert_false (teaches (fixture));
  ichomp_session_undo (fixture->session);
  g_assert_false (is_open (fixture, "move_guide"));
}

static void
test_tips_by_keyboard (ViewFixture *fixture, gconstpointer game)
{
  g_settings_set_boolean (fixture->settings, "teach-first-move", TRUE);
  show (fixture);
  ichomp_play_page_focus_board (ICHOMP_PLAY_PAGE (fixture->widget));
  board_support_assert_focus (fixture->board, "SE2,3");
  board_support_press_key (fixture->board, GDK_KEY_Right, 0);
  g_assert_cmpstr (get_tip (fixture), ==, "take");
  test_wait_until (has_said (fixture, "Click to take the striped tiles"));
}

/* While the computer begins, its move is what to watch; it does not end the tips. */
static void
test_tips_for_second (ViewFixture *fixture, gconstpointer game)
{
  SgMove move = study_support_parse ("NE2,2");

  g_settings_set_boolean (fixture->settings, "teach-first-move", TRUE);
  ichomp_session_start_first_game (fixture->session);
  show (fixture);
  g_assert_cmpstr (get_tip (fixture), ==, "watch");
  test_wait_until (has_said (fixture, "The computer begins: watch which tiles "
                                      "it takes.|"));

  ichomp_session_play (fixture->session, &move);
  g_assert_cmpstr (get_tip (fixture), ==, "point");
  g_assert_true (teaches (fixture));
  test_wait_until (has_said (fixture, "Now you: point"));
}

static void
test_tips_closed (ViewFixture *fixture, gconstpointer by_key)
{
  g_settings_set_boolean (fixture->settings, "teach-first-move", TRUE);
  show (fixture);
  if (by_key != NULL)
    study_support_press_key (fixture->widget, GDK_KEY_Escape, 0);
  else
    study_support_click (fixture->widget, "close_guide_button");

  g_assert_false (is_open (fixture, "move_guide"));
  g_assert_false (teaches (fixture));
}

/* Who is asked how to begin is told what to do only at a tile. The board stays. */
static void
test_tips_wait (ViewFixture *fixture, gconstpointer game)
{
  int height;

  g_settings_set_boolean (fixture->settings, "teach-first-move", TRUE);
  g_settings_set_boolean (fixture->settings, "offer-start", TRUE);
  show (fixture);
  g_assert_false (is_open (fixture, "move_guide"));
  study_support_settle ();
  g_assert_false (has_said (fixture, "Now you: point at a tile"));
  height = gtk_widget_get_height (GTK_WIDGET (fixture->board));

  board_support_point (fixture->board, "SW2,3");
  g_assert_true (is_open (fixture, "move_guide"));
  board_support_leave (fixture->board);
  g_assert_false (is_open (fixture, "move_guide"));
  study_support_settle ();
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture->board)), ==, height);

  g_settings_set_boolean (fixture->settings, "offer-start", FALSE);
  g_assert_true (is_open (fixture, "move_guide"));
  test_wait_until (has_said (fixture, "Now you: point at a tile"));
}

/* The ways to begin */

static void
begin_cb (GSimpleAction *action, GVariant *way, gpointer fixture)
{
  said_cb (NULL, g_variant_get_string (way, NULL), fixture);
}

static void
test_offer (ViewFixture *fixture, gconstpointer game)
{
  static const GActionEntry entry = { .name = "begin",
                                      .activate = begin_cb,
                                      .parameter_type = "s" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkWidget *button;

  g_action_map_add_action_entries (G_ACTION_MAP (group), &entry, 1, fixture);
  gtk_widget_insert_action_group (fixture->widget, "win", G_ACTION_GROUP (group));
  g_settings_set_boolean (fixture->settings, "show-rules", TRUE);
  g_settings_set_boolean (fixture->settings, "offer-start", TRUE);
  show (fixture);
  g_assert_true (is_open (fixture, "start_offer"));
  g_assert_false (is_open (fixture, "rules_box"));
  ichomp_play_page_focus_offer (ICHOMP_PLAY_PAGE (fixture->widget));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window))
                 == get_part (fixture, "play_button"));
  for (button = get_part (fixture, "play_button"); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    g_signal_emit_by_name (button, "clicked");
  g_assert_true (g_str_has_suffix (fixture->log->str, "play|learn|everything|"));

  g_settings_set_boolean (fixture->settings, "offer-start", FALSE);
  g_assert_false (is_open (fixture, "start_offer"));
  g_assert_true (is_open (fixture, "rules_box"));
}

/* A person who plays has begun: the ways to begin never come back over something else. */
static void
test_offer_ends (ViewFixture *fixture, gconstpointer game)
{
  g_settings_set_boolean (fixture->settings, "offer-start", TRUE);
  show (fixture);
  g_assert_true (is_open (fixture, "start_offer"));
  view_fixture_play (fixture, "SW2,3");
  g_assert_false (is_open (fixture, "start_offer"));
  g_assert_false (g_settings_get_boolean (fixture->settings, "offer-start"));

  /* Nor over the trainer for a game that nobody has played here. */
  g_settings_set_boolean (fixture->settings, "offer-start", TRUE);
  ichomp_session_begin_trial (fixture->session, 0);
  g_assert_false (is_open (fixture, "start_offer"));
}

/* The panel is closed until somebody has chosen, or asks for it. */
static void
test_offer_is_quiet (ViewFixture *fixture, gconstpointer game)
{
  g_settings_set_boolean (fixture->settings, "offer-start", TRUE);
  show (fixture);
  g_assert_false (is_open (fixture, "panel"));
  g_settings_set_boolean (fixture->settings, "offer-start", FALSE);
  g_assert_true (is_open (fixture, "panel"));

  g_settings_set_boolean (fixture->settings, "offer-start", TRUE);
  g_assert_false (is_open (fixture, "panel"));
  ichomp_play_page_give_hint (ICHOMP_PLAY_PAGE (fixture->widget));
  g_assert_false (is_open (fixture, "start_offer"));
  g_assert_true (is_open (fixture, "hint_box"));
  g_assert_false (g_settings_get_boolean (fixture->settings, "offer-start"));
}

static void
test_nothing (ViewFixture *fixture, gconstpointer game)
{
  show (fixture);
  g_assert_false (is_open (fixture, "move_guide"));
  g_assert_false (is_open (fixture, "start_offer"));
  g_assert_false (is_open (fixture, "rules_box"));
}

/* The rules */

static void
test_rules_shown (ViewFixture *fixture, gconstpointer game)
{
  g_settings_set_boolean (fixture->settings, "show-panel", FALSE);
  show (fixture);
  g_settings_set_boolean (fixture->settings, "show-rules", TRUE);
  g_assert_true (is_open (fixture, "rules_box"));
  g_assert_true (g_settings_get_boolean (fixture->settings, "show-panel"));

  gtk_stack_set_visible_child_name (GTK_STACK (get_part (fixture, "stack")), "explanation");
  g_assert_false (is_open (fixture, "rules_box"));
  g_assert_false (g_settings_get_boolean (fixture->settings, "show-rules"));
}

typedef struct
{
  IchompSetup setup;
  const char *last; /* the tile that takes all the others with it, or the last heap */
  const char *rule;
  const char *end;
} RulesCase;

static const RulesCase rules_cases[] = {
  { { .kind = ICHOMP_KIND_ICHOMP },
    "NW1,1 NE1,1 SW1,1 SE1,1",
    "You took 6 tiles. The player who takes the last tile wins.",
    "That was the last tile: the player who takes it wins." },
  { { .kind = ICHOMP_KIND_ICHOMP, .misere = TRUE },
    "NW1,1 NE1,1 SW1,1 SE1,1",
    "You took 6 tiles. The player who takes the last tile loses.",
    "That was the last tile: the player who takes it loses." },
  { { .kind = ICHOMP_KIND_NIM },
    "NW1,1 NE1,1 SW1,1 SE1,1",
    "You took 1 tile. The player who takes the last tile wins.",
    "That was the last tile: the player who takes it wins." },
  { { .kind = ICHOMP_KIND_CHOMP },
    "SE1,2 SE1,1",
    "You took 9 tiles. The player who takes the poisoned tile loses.",
    "That was the poisoned tile: the player who takes it loses." },
};

static IchompTileAppearance
get_looks (IchompBoard *board, const char *tile)
{
  return ichomp_tile_get_appearance (ICHOMP_TILE (board_support_get_tile (board, tile)));
}

/* Whether the board shows by itself what a tile would take, with the looks of a tile under the
 * pointer. */
static void
assert_example (IchompBoard *board, const IchompSetup *setup, gboolean there)
{
  static const char *const tiles[] = { [ICHOMP_KIND_ICHOMP] = "SW1,2 SW2,2",
                                       [ICHOMP_KIND_NIM] = "SW1,2 SW1,3",
                                       [ICHOMP_KIND_CHOMP] = "SE1,2 SE2,3" };
  g_auto (GStrv) names = g_strsplit (tiles[setup->kind], " ", -1);
  IchompTileAppearance chosen = get_looks (board, names[0]);
  IchompTileAppearance taken = get_looks (board, names[1]);

  g_assert_cmpint ((chosen & ICHOMP_TILE_CHOSEN) != 0, ==, there);
  g_assert_cmpint (chosen & ICHOMP_TILE_ANNOUNCED, ==, 0);
  g_assert_cmpint (taken & ICHOMP_TILE_CHOSEN, ==, 0);
  if (there)
    g_assert_cmpint (taken & ICHOMP_TILE_GOING, !=, 0);
}

static void
test_rules (gconstpointer data)
{
  const RulesCase *rules = data;
  GtkWidget *box = g_object_new (ICHOMP_TYPE_RULES_BOX, "visible", TRUE, NULL);
  GtkWidget *window = NULL;
  IchompBoard *board = ICHOMP_BOARD (study_support_find (box, "board"));
  GtkWidget *again = study_support_find (box, "again_button");
  g_auto (GStrv) tiles = g_strsplit (rules->last, " ", -1);
  g_autoptr (SgPosition) full = NULL;

  ichomp_rules_box_set_setup (ICHOMP_RULES_BOX (box), &rules->setup);
  window = study_support_show (box, 400, 400);
  full = sg_position_ref (ichomp_board_get_position (board));
  study_support_assert_label (box, "words_label",
                              "Choose a tile, and see which tiles it takes with it.");
  g_assert_false (gtk_widget_get_sensitive (again));
  assert_example (board, &rules->setup, TRUE);
  board_support_point (board, tiles[1]);
  assert_example (board, &rules->setup, FALSE);
  board_support_leave (board);
  assert_example (board, &rules->setup, TRUE);

  for (guint i = 0; tiles[i] != NULL; i++)
    {
      g_signal_emit_by_name (board_support_get_tile (board, tiles[i]), "clicked");
      if (i == 0)
        {
          study_support_assert_label (box, "words_label", rules->rule);
          if (rules->setup.kind != ICHOMP_KIND_CHOMP) /* where the tiles of the example are gone */
            assert_example (board, &rules->setup, FALSE);
        }
    }
  g_assert_true (sg_position_is_empty (ichomp_board_get_position (board)));
  study_support_assert_says (study_support_find (box, "words_label"), rules->end);

  study_support_click (box, "again_button");
  assert_example (board, &rules->setup, TRUE);
  g_assert_true (sg_position_equal (ichomp_board_get_position (board), full));
  g_assert_false (gtk_widget_get_sensitive (again));

  study_support_close (window, box);
}

static void
add (const char *path,
     gconstpointer data,
     void (*begin) (ViewFixture *fixture, gconstpointer game),
     void (*test) (ViewFixture *fixture, gconstpointer game))
{
  g_test_add (path, ViewFixture, data, begin, test, view_fixture_tear_down);
}

static void
set_up_game (ViewFixture *fixture, gconstpointer data)
{
  set_up (fixture, GAME);
}

void
add_tests (void)
{
  add ("/first-steps/tips", GAME, set_up, test_tips);
  add ("/first-steps/tips-by-keyboard", GAME, set_up, test_tips_by_keyboard);
  add ("/first-steps/tips-for-second", GAME, set_up, test_tips_for_second);
  add ("/first-steps/tips-closed", NULL, set_up_game, test_tips_closed);
  add ("/first-steps/tips-closed-by-key", "key", set_up_game, test_tips_closed);
  add ("/first-steps/tips-wait", GAME, set_up, test_tips_wait);
  add ("/first-steps/offer", GAME, set_up, test_offer);
  add ("/first-steps/offer-ends", GAME, set_up, test_offer_ends);
  add ("/first-steps/offer-is-quiet", GAME, set_up, test_offer_is_quiet);
  add ("/first-steps/nothing", GAME, set_up, test_nothing);
  add ("/first-steps/rules-shown", GAME, set_up, test_rules_shown);
  for (guint i = 0; i < G_N_ELEMENTS (rules_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/first-steps/rules/%u", i);

      g_test_add_data_func (path, &rules_cases[i], test_rules);
    }
}
