/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a game on its page: the result, its sentence, and what can come next. */

#include "widgets/play/ichomp-result-card.h"

#include "board-support.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/play/ichomp-play-page.h"
#include "game/storage/ichomp-preset.h"
#include "test-main.h"
#include "view-support.h"

/* Rows have their length as value: the first player can win by making them equal. */
#define ROWS "2/1/-/- @4x2"

static void
said_cb (GtkWidget *view, const char *text, gpointer user_data)
{
  ViewFixture *fixture = user_data;

  g_string_append_printf (fixture->log, "%s|", text);
}

static void
command_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ViewFixture *fixture = user_data;

  g_string_append_printf (fixture->log, "%s|", g_action_get_name (G_ACTION (action)));
}

static const GActionEntry commands[] = {
  { .name = "play-again", .activate = command_cb },
  { .name = "next-level", .activate = command_cb },
};

static void
set_up_against (ViewFixture *fixture, const char *game, IchompOpponent opponent)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  view_fixture_begin (fixture, game, opponent, ichomp_play_page_new);
  ichomp_announcer_set (fixture->widget, said_cb, fixture);
  g_action_map_add_action_entries (G_ACTION_MAP (group), commands, G_N_ELEMENTS (commands),
                                   fixture);
  gtk_widget_insert_action_group (fixture->widget, "win", G_ACTION_GROUP (group));
  fixture->window = study_support_show (fixture->widget, 1000, 700);
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
set_up (ViewFixture *fixture, gconstpointer game)
{
  set_up_against (fixture, game, ICHOMP_OPPONENT_COMPUTER);
}

static void
set_up_people (ViewFixture *fixture, gconstpointer game)
{
  set_up_against (fixture, game, ICHOMP_OPPONENT_PERSON);
}

static gboolean
is_shown (ViewFixture *fixture, const char *id)
{
  return gtk_widget_is_visible (view_fixture_get_part (fixture, id));
}

static void
click (ViewFixture *fixture, const char *id)
{
  study_support_click (fixture->widget, id);
}

static void
play (ViewFixture *fixture, const char *moves)
{
  g_auto (GStrv) list = g_strsplit (moves, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      g_string_truncate (fixture->log, 0);
      study_support_play (fixture->session, list[i]);
    }
}

static void
assert_label (ViewFixture *fixture, const char *id, const char *expected)
{
  study_support_assert_label (fixture->widget, id, expected);
}

static void
assert_button (ViewFixture *fixture, const char *id, const char *expected)
{
  g_assert_true (is_shown (fixture, id));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (view_fixture_get_part (fixture, id))), ==,
                   expected);
}

static void
assert_focus (ViewFixture *fixture, const char *id)
{
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window))
                 == view_fixture_get_part (fixture, id));
}

/* The result is announced as a whole, and the first button has the focus. */
static void
test_lost (ViewFixture *fixture, gconstpointer game)
{
  g_assert_false (is_shown (fixture, "result_card"));
  play (fixture, "NW1,1 NE1,1");
  g_assert_true (is_shown (fixture, "result_card"));
  assert_label (fixture, "result_label", "The computer won.");
  assert_label (fixture, "conclusion_label", "You gave the win away at move 1.");
  g_assert_cmpstr (fixture->log->str, ==, "You gave the win away at move 1.|");
  assert_focus (fixture, "again_button");
  g_assert_true (is_shown (fixture, "trainer_button"));
  g_assert_false (is_shown (fixture, "why_button"));
  g_assert_false (is_shown (fixture, "level_button"));

  /* The move made and a better one are drawn. */
  g_assert_true (is_shown (fixture, "turning_point"));

  /* The panel has the history, and no explanation of an empty board. */
  g_assert_false (is_shown (fixture, "controls"));
  g_assert_true (is_shown (fixture, "place_label"));

  /* No hint for an empty board. */
  g_assert_false (gtk_widget_is_sensitive (view_fixture_get_part (fixture, "hint_button")));
  g_assert_false (gtk_widget_is_sensitive (view_fixture_get_part (fixture, "move_button")));

  g_string_truncate (fixture->log, 0);
  click (fixture, "again_button");
  g_assert_cmpstr (fixture->log->str, ==, "play-again|");

  ichomp_session_restart (fixture->session);
  g_assert_false (is_shown (fixture, "result_card"));
  g_assert_true (is_shown (fixture, "controls"));
  g_assert_true (gtk_widget_is_sensitive (view_fixture_get_part (fixture, "hint_button")));
}

static void
start_at_level (ViewFixture *fixture, SgLevel level)
{
  IchompSetup setup = *ichomp_session_get_setup (fixture->session);
  g_autoptr (SgGame) game = sg_game_parse (ROWS, NULL);

  setup.level = level;
  ichomp_session_start_from (fixture->session, &setup, game);
}

static void
test_clear_win (ViewFixture *fixture, gconstpointer game)
{
  /* Hard is the last level. */
  play (fixture, "NW1,2 NE1,1 NW1,1");
  g_assert_false (is_shown (fixture, "level_button"));

  start_at_level (fixture, SG_LEVEL_EASY);
  play (fixture, "NW1,2 NE1,1 NW1,1");
  assert_label (fixture, "result_label", "You won.");
  assert_label (fixture, "conclusion_label", "You made u zero with each of your 2 moves.");
  g_assert_false (is_shown (fixture, "turning_point"));
  g_assert_false (is_shown (fixture, "trainer_button"));
  assert_button (fixture, "level_button", "Next Level: Largest comes first");
  click (fixture, "level_button");
  g_assert_true (g_str_has_suffix (fixture->log->str, "|next-level|"));

  /* Hidden numbers stay hidden. */
  g_settings_set_boolean (fixture->settings, "show-nim-sum", FALSE);
  assert_label (fixture, "conclusion_label", "Each of your moves was a winning move.");
  g_settings_set_boolean (fixture->settings, "show-outcome", FALSE);
  g_assert_false (is_shown (fixture, "conclusion_label"));
}

/* A win with luck leads to no other level: the player gave it away first. */
static void
test_lucky_win (ViewFixture *fixture, gconstpointer game)
{
  start_at_level (fixture, SG_LEVEL_EASY);
  play (fixture, "NE1,1 NW1,2 NW1,1");
  assert_label (fixture, "result_label", "You won.");
  assert_label (fixture, "conclusion_label",
                "You gave the win away at move 1, but the computer gave it back at move 2.");
  g_assert_false (is_shown (fixture, "level_button"));

  click (fixture, "trainer_button");
  g_assert_false (is_shown (fixture, "result_card"));
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 0);
  g_assert_true (is_shown (fixture, "trainer"));

  /* The heading asks for a move until one was tried; then it says what was done. */
  assert_label (fixture, "turn_label", "Find a better move");
  study_support_play (fixture->session, "NW1,2");
  assert_label (fixture, "turn_label", "Top left: you took 1 tile.");
  g_assert_false (is_shown (fixture, "last_move_label"));
  study_support_activate (view_fixture_get_part (fixture, "trainer"), "trainer.next");
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 1);
  study_support_activate (view_fixture_get_part (fixture, "trainer"), "trainer.leave");
  g_assert_true (is_shown (fixture, "result_card"));

  /* The next game shows the page that was there before. */
  ichomp_session_restart (fixture->session);
  g_assert_true (is_shown (fixture, "controls"));
}

static void
test_people (ViewFixture *fixture, gconstpointer game)
{
  play (fixture, "NW1,1 NE1,1");
  assert_label (fixture, "result_label", "Player 2 won.");
  assert_label (fixture, "conclusion_label", "Player 1 gave the win away at move 1.");
  g_assert_false (is_shown (fixture, "level_button"));
}

static GtkStack *
get_pages (ViewFixture *fixture)
{
  return GTK_STACK (view_fixture_get_part (fixture, "stack"));
}

/* Starts the trainer of the history, and asserts that its tasks are on show and no explanation. */
static void
learn (ViewFixture *fixture)
{
  study_support_activate (view_fixture_get_part (fixture, "place_label"), "history.learn");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (get_pages (fixture)), ==, "history");
  g_assert_true (is_shown (fixture, "trainer"));
}

/* The result offers to learn, and the history does not repeat it. */
static void
test_learn (ViewFixture *fixture, gconstpointer game)
{
  play (fixture, "NW1,1 NE1,1");
  g_assert_true (is_shown (fixture, "trainer_button"));
  g_assert_false (is_shown (fixture, "learn_button"));

  learn (fixture);
  gtk_widget_grab_focus (view_fixture_get_part (fixture, "leave_button"));
  study_support_activate (view_fixture_get_part (fixture, "trainer"), "trainer.leave");
  assert_focus (fixture, "again_button");

  /* While the game may go on, the history offers it. */
  ichomp_session_undo (fixture->session);
  g_assert_false (is_shown (fixture, "result_card"));
  g_assert_true (is_shown (fixture, "learn_button"));
  gtk_stack_set_visible_child_name (get_pages (fixture), "explanation");
  learn (fixture);
}

/* Where no numbers are shown, the result gives none away. The question turns them on until the next
 * game, and the explanation of the decisive position begins. */
static void
test_why (ViewFixture *fixture, gconstpointer game)
{
  ichomp_preset_apply (ICHOMP_PRESET_DISCOVER, fixture->settings);
  play (fixture, "NW1,1 NE1,1");
  g_assert_false (is_shown (fixture, "conclusion_label"));
  g_assert_false (is_shown (fixture, "trainer_button"));
  assert_button (fixture, "why_button", "Why Did I Lose?");

  click (fixture, "why_button");
  g_assert_cmpint (ichomp_preset_find (fixture->settings), ==, ICHOMP_PRESET_NUMBERS);
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 0);
  g_assert_true (is_shown (fixture, "controls"));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         view_fixture_get_part (fixture, "stack")));

  /* The result gives way, and comes back with the end. */
  g_assert_false (is_shown (fixture, "result_card"));
  ichomp_session_go_to (fixture->session, 2);
  g_assert_true (is_shown (fixture, "result_card"));
  assert_label (fixture, "conclusion_label", "You gave the win away at move 1.");
  g_assert_false (is_shown (fixture, "why_button"));
  ichomp_session_go_to (fixture->session, 0);
  study_support_assert_says (view_fixture_get_part (fixture, "turn_label"), "Before move 1 of 2");
  study_support_play (fixture->session, "NW1,2");
  g_assert_false (is_shown (fixture, "result_card"));
  g_assert_cmpint (ichomp_preset_find (fixture->settings), ==, ICHOMP_PRESET_DISCOVER);
}

/* A level that is chosen while the end is explained is the user's own. */
static void
test_why_at_another_level (ViewFixture *fixture, gconstpointer game)
{
  ichomp_preset_apply (ICHOMP_PRESET_DISCOVER, fixture->settings);
  play (fixture, "NW1,1 NE1,1");
  click (fixture, "why_button");
  ichomp_preset_apply (ICHOMP_PRESET_BINARY, fixture->settings);
  ichomp_session_restart (fixture->session);
  g_assert_cmpint (ichomp_preset_find (fixture->settings), ==, ICHOMP_PRESET_BINARY);
}

/* From the decisive position, too, the way back from learning leads to the result. */
static void
test_back_to_result (ViewFixture *fixture, gconstpointer game)
{
  ichomp_preset_apply (ICHOMP_PRESET_DISCOVER, fixture->settings);
  play (fixture, "NW1,1 NE1,1");
  click (fixture, "why_button");
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 0);
  study_support_activate (view_fixture_get_part (fixture, "trainer_button"), "page.learn");
  g_assert_true (is_shown (fixture, "trainer"));
  study_support_activate (view_fixture_get_part (fixture, "trainer"), "trainer.leave");
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 2);
  g_assert_true (is_shown (fixture, "result_card"));
}

static void
count_cb (guint *n_clicks)
{
  (*n_clicks)++;
}

/* A key clicks a button only a moment later; another key may have started a new game by then. */
static void
test_late_why (ViewFixture *fixture, gconstpointer game)
{
  GtkWidget *button = view_fixture_get_part (fixture, "why_button");
  guint n_clicks = 0;

  ichomp_preset_apply (ICHOMP_PRESET_DISCOVER, fixture->settings);
  play (fixture, "NW1,1 NE1,1");
  gtk_test_widget_wait_for_draw (fixture->window);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (count_cb), &n_clicks);
  g_assert_true (gtk_widget_activate (button));
  ichomp_session_restart (fixture->session);
  test_wait_until (n_clicks == 1);
  g_assert_cmpint (ichomp_preset_find (fixture->settings), ==, ICHOMP_PRESET_DISCOVER);
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 0);
}

/* The winner sees the move that won. */
static void
test_why_won (ViewFixture *fixture, gconstpointer game)
{
  ichomp_preset_apply (ICHOMP_PRESET_DISCOVER, fixture->settings);
  play (fixture, "NE1,1 NW1,2 NW1,1");
  assert_button (fixture, "why_button", "Why Did I Win?");
  click (fixture, "why_button");
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 2);
}

/* In a hidden panel only the result is there; learning opens the panel for this once. */
static void
test_hidden_panel (ViewFixture *fixture, gconstpointer game)
{
  g_settings_set_boolean (fixture->settings, "show-panel", FALSE);
  g_assert_false (is_shown (fixture, "panel"));
  play (fixture, "NW1,1 NE1,1");
  g_assert_true (is_shown (fixture, "result_card"));
  g_assert_false (is_shown (fixture, "stack"));
  assert_label (fixture, "conclusion_label", "You gave the win away at move 1.");
  assert_focus (fixture, "again_button");

  ichomp_session_undo (fixture->session);
  g_assert_false (is_shown (fixture, "panel"));
  ichomp_session_redo (fixture->session);
  gtk_test_widget_wait_for_draw (fixture->window);
  click (fixture, "trainer_button");
  g_assert_true (is_shown (fixture, "trainer"));

  /* GTK keeps a list that was never drawn. */
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_false (g_settings_get_boolean (fixture->settings, "show-panel"));
  study_support_activate (view_fixture_get_part (fixture, "trainer"), "trainer.leave");
  click (fixture, "close_button");
  g_assert_true (is_shown (fixture, "result_card"));
  g_assert_false (is_shown (fixture, "stack"));
}

/* The focus of a card that loses its button goes to the result, because no tile is left. */
static void
test_focus (ViewFixture *fixture, gconstpointer game)
{
  GtkWidget *card = view_fixture_get_readout (fixture, SG_QUADRANT_NW);

  play (fixture, "NW1,1 NE1,1");
  g_assert_true (gtk_widget_grab_focus (study_support_find (card, "conceal_button")));
  ichomp_preset_apply (ICHOMP_PRESET_DISCOVER, fixture->settings);
  assert_focus (fixture, "again_button");
}

/* The end of a task is told by the lesson. */
static void
test_task (ViewFixture *fixture, gconstpointer game)
{
  ichomp_play_page_set_on_task (ICHOMP_PLAY_PAGE (fixture->widget), TRUE);
  play (fixture, "NW1,1 NE1,1");
  g_assert_false (is_shown (fixture, "result_card"));
  g_assert_cmpstr (fixture->log->str, ==, "");
}

/* The flourish is that of the end, not of each look at it. */
static void
test_flourish (ViewFixture *fixture, gconstpointer game)
{
  GtkWidget *card = view_fixture_get_part (fixture, "result_card");

  g_settings_set_boolean (fixture->settings, "animate", TRUE);
  play (fixture, "NW1,1 NE1,1");
  g_assert_true (gtk_widget_has_css_class (card, "fresh"));
  ichomp_session_undo (fixture->session);
  ichomp_session_redo (fixture->session);
  g_assert_true (gtk_widget_get_visible (card));
  g_assert_false (gtk_widget_has_css_class (card, "fresh"));

  g_settings_set_boolean (fixture->settings, "animate", FALSE);
  ichomp_session_restart (fixture->session);
  play (fixture, "NW1,1 NE1,1");
  g_assert_true (gtk_widget_get_visible (card));
  g_assert_false (gtk_widget_has_css_class (card, "fresh"));
}

/* A finished game that is resumed or opened has its result, too. */
static void
test_resumed (ViewFixture *fixture, gconstpointer game)
{
  test_wait_until (is_shown (fixture, "result_card") && is_shown (fixture, "conclusion_label"));
  assert_label (fixture, "conclusion_label", "You gave the win away at move 1.");
}

static void
add (const char *path,
     const char *game,
     void (*begin) (ViewFixture *fixture, gconstpointer game),
     void (*test) (ViewFixture *fixture, gconstpointer game))
{
  g_test_add (path, ViewFixture, game, begin, test, view_fixture_tear_down);
}

void
add_tests (void)
{
  add ("/result-card/lost", ROWS, set_up, test_lost);
  add ("/result-card/clear-win", ROWS, set_up, test_clear_win);
  add ("/result-card/lucky-win", ROWS, set_up, test_lucky_win);
  add ("/result-card/people", ROWS, set_up_people, test_people);
  add ("/result-card/learn", ROWS, set_up, test_learn);
  add ("/result-card/why", ROWS, set_up, test_why);
  add ("/result-card/why-at-another-level", ROWS, set_up, test_why_at_another_level);
  add ("/result-card/back-to-result", ROWS, set_up, test_back_to_result);
  add ("/result-card/late-why", ROWS, set_up, test_late_why);
  add ("/result-card/why-won", ROWS, set_up, test_why_won);
  add ("/result-card/hidden-panel", ROWS, set_up, test_hidden_panel);
  add ("/result-card/focus", ROWS, set_up, test_focus);
  add ("/result-card/task", ROWS, set_up, test_task);
  add ("/result-card/flourish", ROWS, set_up, test_flourish);
  add ("/result-card/resumed", ROWS " NW1,1 NE1,1", set_up, test_resumed);
}
