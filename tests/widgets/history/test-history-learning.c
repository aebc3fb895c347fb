/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The trainer for the mistakes of a game, which does not change the game. */

#include "history-support.h"
#include "test-main.h"

static gboolean
is_enabled (HistoryFixture *fixture, const char *button)
{
  return gtk_widget_get_sensitive (history_support_get_part (fixture, button));
}

static void
assert_icon (GtkWidget *trainer, const char *expected)
{
  GtkWidget *icon = study_support_find (trainer, "icon");

  g_assert_cmpstr (gtk_image_get_icon_name (GTK_IMAGE (icon)), ==, expected);
}

static void
wait_for_index (HistoryFixture *fixture, guint index)
{
  test_wait_until (ichomp_session_get_index (fixture->session) == index);
}

static void
assert_heard (HistoryFixture *fixture, const char *expected)
{
  g_assert_cmpstr (fixture->heard->str, ==, expected);
  g_string_truncate (fixture->heard, 0);
}

#define TASK_1                                                                                     \
  "Player 1 gave the win away here. Find a better move. In the game, move 1 was “Player 1: 1 "   \
  "tile, top left”.|"
#define TASK_2                                                                                     \
  "Player 2 gave the win away here. Find a better move. In the game, move 2 was “Player 2: 1 "   \
  "tile, top right”.|"

static void
test_learn (HistoryFixture *fixture, gconstpointer game)
{
  GtkWidget *trainer = history_support_get_part (fixture, "trainer");

  ichomp_session_go_to (fixture->session, 2);
  g_assert_false (history_support_is_learning (fixture));
  study_support_activate (GTK_WIDGET (fixture->panel), "history.learn");
  g_assert_true (history_support_is_learning (fixture));
  assert_heard (fixture, TASK_1);
  g_assert_cmpuint (fixture->n_board_wanted, ==, 1);
  g_assert_true (gtk_widget_get_mapped (trainer));
  history_support_assert_label (trainer, "progress_label", "Mistake 1 of 3");
  history_support_assert_label (trainer, "title_label",
                                "Player 1 gave the win away here. Find a better move.");
  history_support_assert_part (fixture, "place_label", "Before move 1 of 4");
  g_assert_false (is_enabled (fixture, "again_button"));
  g_assert_true (gtk_widget_is_sensitive (study_support_find (trainer, "next_button")));
  assert_icon (trainer, "edit-find-symbolic");
  g_assert_false (history_support_is_step_sensitive (fixture, "history.last"));
  g_assert_false (ichomp_history_panel_step (fixture->panel, ICHOMP_HISTORY_STEP_NEXT));
  history_support_click (history_support_get_part (fixture, "plot"), 100);
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 0);

  /* The trainer answers a losing move on the board. */
  study_support_play (fixture->session, "NW1,1");
  assert_heard (fixture, "This move does not win: u became 1.|");
  wait_for_index (fixture, 2);
  assert_heard (fixture,
                "This move does not win: u became 1. Top left, row 1, column 1: player 1 took 3 "
                "tiles. The reply that makes u zero: top right, row 1, column 1.|");
  g_assert_true (sg_position_is_empty (ichomp_session_get_position (fixture->session)));
  g_assert_true (is_enabled (fixture, "again_button"));
  assert_icon (trainer, "dialog-warning-symbolic");

  /* The next try wins and is praised. */
  study_support_activate (trainer, "trainer.again");
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 0);
  assert_heard (fixture, TASK_1);
  g_assert_cmpuint (fixture->n_board_wanted, ==, 2);
  study_support_play (fixture->session, "NW1,2");
  assert_heard (fixture,
                "Well done, this move wins. It makes u zero: a P-position, where the player "
                "to move loses if the opponent makes no mistake.|");
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 1);
  g_assert_false (is_enabled (fixture, "show_button"));
  assert_icon (trainer, "object-select-symbolic");

  /* The next mistake; the trainer shows a winning move. */
  study_support_activate (trainer, "trainer.next");
  assert_heard (fixture, TASK_2);
  history_support_assert_part (fixture, "place_label", "After move 1 of 4");
  study_support_activate (trainer, "trainer.show");
  assert_heard (fixture, "This move wins. It makes u zero: a P-position, where the player to move "
                         "loses if the opponent makes no mistake.|");
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 2);

  study_support_activate (trainer, "trainer.next");
  history_support_assert_label (trainer, "progress_label", "Mistake 3 of 3");
  g_assert_false (gtk_widget_is_sensitive (study_support_find (trainer, "next_button")));
  study_support_play (fixture->session, "NW1,1");
  history_support_assert_label (trainer, "text_label",
                                "It takes the last tile, and that wins the game.");

  study_support_activate (trainer, "trainer.leave");
  g_assert_false (history_support_is_learning (fixture));
  g_assert_false (gtk_widget_get_mapped (trainer));
  history_support_assert_part (fixture, "place_label", "After move 2 of 4");
  history_support_assert_as_saved (fixture, 2);
}

/* Each button cancels an answer that has not come yet. */
static void
test_learn_in_a_hurry (HistoryFixture *fixture, gconstpointer game)
{
  static const struct
  {
    const char *action;
    guint index;
  } cases[] = {
    { "trainer.again", 0 },
    { "trainer.show", 1 },
    { "trainer.next", 1 },
    { "trainer.leave", N_MOVES },
  };
  GtkWidget *trainer = history_support_get_part (fixture, "trainer");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      study_support_activate (GTK_WIDGET (fixture->panel), "history.learn");
      study_support_play (fixture->session, "NW1,1");
      study_support_activate (trainer, cases[i].action);
      study_support_settle ();
      g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, cases[i].index);

      if (history_support_is_learning (fixture))
        study_support_activate (trainer, "trainer.leave");
      history_support_assert_as_saved (fixture, N_MOVES);
    }
}

static void
test_learn_without_nim_sum (HistoryFixture *fixture, gconstpointer game)
{
  g_settings_set_boolean (fixture->settings, "show-nim-sum", FALSE);
  study_support_activate (GTK_WIDGET (fixture->panel), "history.learn");
  assert_heard (fixture, TASK_1);
  study_support_play (fixture->session, "NW1,1");
  wait_for_index (fixture, 2);
  assert_heard (fixture,
                "This move does not win.|This move does not win. Top left, row 1, column 1: player "
                "1 took 3 tiles. The reply that wins: top right, row 1, column 1.|");
  study_support_activate (history_support_get_part (fixture, "trainer"), "trainer.show");
  assert_heard (fixture, "This move wins. It leads to a P-position, where the player to move loses "
                         "if the opponent makes no mistake.|");
}

static void
assert_next_button (GtkWidget *trainer, const char *expected)
{
  g_autofree char *name = study_support_dup_accessible (study_support_find (trainer, "next_button"),
                                                        GTK_ACCESSIBLE_PROPERTY_LABEL);

  g_assert_cmpstr (name, ==, expected);
}

/* In a game against the computer the user tries for both players: the user's own mistakes are a
 * series, and those of the computer another one. */
static void
test_learn_from_computer (HistoryFixture *fixture, gconstpointer game)
{
  history_support_start (fixture, GAME, ICHOMP_OPPONENT_COMPUTER);
  study_support_activate (GTK_WIDGET (fixture->panel), "history.learn");
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 0);
  history_support_assert_label (history_support_get_part (fixture, "trainer"), "progress_label",
                                "Mistake 1 of 2");
  assert_next_button (history_support_get_part (fixture, "trainer"), "Next Mistake");
  study_support_activate (history_support_get_part (fixture, "trainer"), "trainer.next");
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 2);
  assert_next_button (history_support_get_part (fixture, "trainer"), "The Computer’s Mistakes");
  study_support_activate (history_support_get_part (fixture, "trainer"), "trainer.next");
  history_support_assert_label (history_support_get_part (fixture, "trainer"), "progress_label",
                                "Mistake 1 of 1");
  history_support_assert_label (history_support_get_part (fixture, "trainer"), "title_label",
                                "The computer gave the win away here. Find a better move.");
  g_assert_false (ichomp_session_is_computers_turn (fixture->session));
  study_support_play (fixture->session, "NW1,1");
  wait_for_index (fixture, 3);
  study_support_activate (history_support_get_part (fixture, "trainer"), "trainer.leave");
  history_support_assert_as_saved (fixture, N_MOVES);
}

static void
assert_focus (HistoryFixture *fixture, const char *button)
{
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window))
                 == study_support_find (history_support_get_part (fixture, "trainer"), button));
}

/* A board without tiles has no focus: the next step has it. */
static void
test_learn_to_the_end (HistoryFixture *fixture, gconstpointer game)
{
  GtkWidget *trainer = history_support_get_part (fixture, "trainer");

  study_support_activate (GTK_WIDGET (fixture->panel), "history.learn");
  gtk_test_widget_wait_for_draw (fixture->window);
  study_support_play (fixture->session, "NW1,1");
  wait_for_index (fixture, 2);
  assert_focus (fixture, "again_button");

  study_support_activate (trainer, "trainer.next");
  study_support_activate (trainer, "trainer.next");
  study_support_play (fixture->session, "NW1,1");
  assert_focus (fixture, "leave_button");
}

static void
test_nothing_to_learn (HistoryFixture *fixture, gconstpointer game)
{
  g_assert_true (is_enabled (fixture, "learn_button"));
  history_support_start (fixture, ROWS " NW1,2", ICHOMP_OPPONENT_PERSON);
  g_assert_false (is_enabled (fixture, "learn_button"));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (history_support_get_part (fixture, "learn_button")),
                   ==, "No move was a mistake.");
}

static void
test_new_game_while_learning (HistoryFixture *fixture, gconstpointer game)
{
  study_support_activate (GTK_WIDGET (fixture->panel), "history.learn");
  study_support_play (fixture->session, "NW1,1");
  history_support_start (fixture, "2,2/-/-/- @4x4 NW2,2 NW2,1", ICHOMP_OPPONENT_PERSON);
  study_support_settle ();
  g_assert_false (history_support_is_learning (fixture));
  history_support_assert_part (fixture, "place_label", "After move 2 of 2");
  history_support_assert_as_saved (fixture, 2);
}

/* The position at a later mistake has an index that the new game does not have. */
static void
test_restart_while_learning (HistoryFixture *fixture, gconstpointer game)
{
  IchompSetup setup = *ichomp_session_get_setup (fixture->session);
  GtkWidget *trainer = history_support_get_part (fixture, "trainer");

  for (guint way = 0; way < 2; way++)
    {
      history_support_start (fixture, GAME, ICHOMP_OPPONENT_PERSON);
      study_support_activate (GTK_WIDGET (fixture->panel), "history.learn");
      study_support_activate (trainer, "trainer.next");
      study_support_activate (trainer, "trainer.next");
      if (way == 0)
        ichomp_session_restart (fixture->session);
      else
        ichomp_session_start (fixture->session, &setup);

      g_assert_false (history_support_is_learning (fixture));
      g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 0);
      study_support_settle ();
    }
}

/* Taking the last tile where that loses needs no answer. */
static void
test_learn_misere (HistoryFixture *fixture, gconstpointer game)
{
  study_support_activate (GTK_WIDGET (fixture->panel), "history.learn");
  g_string_truncate (fixture->heard, 0);
  study_support_play (fixture->session, "NW1,1");
  assert_heard (fixture, "This move does not win: u became 1. It takes the last tile, and that "
                         "loses the game.|");
  g_assert_true (is_enabled (fixture, "again_button"));

  study_support_activate (history_support_get_part (fixture, "trainer"), "trainer.again");
  g_string_truncate (fixture->heard, 0);
  study_support_play (fixture->session, "NW1,2");
  g_assert_true (g_str_has_prefix (fixture->heard->str, "Well done, this move wins."));
}

static void
test_destroyed_while_learning (HistoryFixture *fixture, gconstpointer game)
{
  study_support_activate (GTK_WIDGET (fixture->panel), "history.learn");
  study_support_play (fixture->session, "NW1,1");
  gtk_window_set_child (GTK_WINDOW (fixture->window), NULL);
  study_support_settle ();
  history_support_assert_as_saved (fixture, N_MOVES);

  fixture->panel =
      ICHOMP_HISTORY_PANEL (ichomp_history_panel_new (fixture->session, fixture->settings));
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->panel));
}

/* In a low window too, the text has the room that it needs. */
static void
test_room (HistoryFixture *fixture, gconstpointer game)
{
  GtkWidget *trainer = history_support_get_part (fixture, "trainer");
  graphene_rect_t text;
  graphene_rect_t button;

  gtk_widget_add_css_class (fixture->window, "compact");
  for (guint zoom = 1; zoom <= 3; zoom++)
    {
      g_autoptr (PangoAttrList) larger = pango_attr_list_new ();

      study_support_activate (GTK_WIDGET (fixture->panel), "history.learn");
      pango_attr_list_insert (larger, pango_attr_scale_new (zoom));
      gtk_label_set_attributes (GTK_LABEL (study_support_find (trainer, "text_label")), larger);
      gtk_test_widget_wait_for_draw (fixture->window);
      g_assert_true (
          gtk_widget_compute_bounds (study_support_find (trainer, "text_label"), trainer, &text));
      g_assert_true (gtk_widget_compute_bounds (study_support_find (trainer, "again_button"),
                                                trainer, &button));
      g_assert_cmpfloat (text.origin.y + text.size.height, <=, button.origin.y);
      study_support_activate (trainer, "trainer.leave");
    }
}

void
add_tests (void)
{
  history_support_add ("/history-learning/learn", GAME, test_learn);
  history_support_add ("/history-learning/learn-in-a-hurry", GAME, test_learn_in_a_hurry);
  history_support_add ("/history-learning/learn-without-nim-sum", GAME, test_learn_without_nim_sum);
  history_support_add ("/history-learning/learn-from-computer", GAME, test_learn_from_computer);
  history_support_add ("/history-learning/learn-to-the-end", GAME, test_learn_to_the_end);
  history_support_add ("/history-learning/nothing-to-learn", GAME, test_nothing_to_learn);
  history_support_add ("/history-learning/new-game-while-learning", GAME,
                       test_new_game_while_learning);
  history_support_add ("/history-learning/restart-while-learning", GAME,
                       test_restart_while_learning);
  history_support_add ("/history-learning/learn-misere", "3/-/-/- @6x2 misere NW1,3 NW1,2 NW1,1",
                       test_learn_misere);
  history_support_add ("/history-learning/room", GAME, test_room);
  history_support_add ("/history-learning/destroyed-while-learning", GAME,
                       test_destroyed_while_learning);
}
