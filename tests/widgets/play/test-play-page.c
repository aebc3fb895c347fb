/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The board and its panel: each follows the other. */

#include "widgets/play/ichomp-play-page.h"

#include "game/base/ichomp-i18n.h"
#include "board-support.h"
#include "game/explanation/ichomp-hint-wording.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/language/ichomp-translatable.h"
#include "widgets/board/ichomp-tile.h"
#include "test-main.h"
#include "view-support.h"

#define WON "6/5/1/4 @12x2"
#define LOST "3/3/2/2 @6x2"

static void
said_cb (GtkWidget *view, const char *text, gpointer user_data)
{
  ViewFixture *fixture = user_data;

  g_string_append_printf (fixture->log, "%s|", text);
}

static GtkWidget *
get_page (ViewFixture *fixture, const char *name)
{
  GtkWidget *stack = study_support_find (fixture->widget, "stack");

  return gtk_stack_get_child_by_name (GTK_STACK (stack), name);
}

/* The panels are created after the first frame of the board. */
static void
show (ViewFixture *fixture)
{
  fixture->window = study_support_show (fixture->widget, 1000, 700);
  test_wait_until (get_page (fixture, "explanation") != NULL);
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
set_up_against (ViewFixture *fixture, const char *game, IchompOpponent opponent)
{
  view_fixture_begin (fixture, game, opponent, ichomp_play_page_new);
  ichomp_announcer_set (fixture->widget, said_cb, fixture);
  show (fixture);
}

static void
set_up (ViewFixture *fixture, gconstpointer game)
{
  set_up_against (fixture, game, ICHOMP_OPPONENT_PERSON);
}

static void
show_page (ViewFixture *fixture, const char *name)
{
  gtk_stack_set_visible_child_name (GTK_STACK (view_fixture_get_part (fixture, "stack")), name);
}

static void
assert_page (ViewFixture *fixture, const char *name)
{
  g_assert_cmpstr (
      gtk_stack_get_visible_child_name (GTK_STACK (view_fixture_get_part (fixture, "stack"))), ==,
      name);
}

/* Goes to the first step of a kind, by key, passing questions. */
static void
go_to (ViewFixture *fixture, SgStepKind kind)
{
  gboolean asks = g_settings_get_boolean (fixture->settings, "ask-first");
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (ichomp_session_get_analysis (fixture->session),
                          asks ? SG_ORDER_VERDICT_LAST : SG_ORDER_VERDICT_FIRST, SG_N_QUADRANTS);
  g_autofree char *progress = NULL;
  g_autofree char *shown = NULL;
  guint index = 0;

  while (sg_explanation_get_step (explanation, index)->kind != kind)
    index++;
  progress = g_strdup_printf ("%u/%u", index + 1, sg_explanation_get_n_steps (explanation));

  study_support_press_key (fixture->widget, GDK_KEY_Page_Up, GDK_CONTROL_MASK);
  shown = study_support_dup_label (fixture->widget, "progress_label");
  while (!g_str_equal (shown, progress))
    {
      study_support_press_key (fixture->widget, GDK_KEY_Page_Down, 0);
      g_free (shown);
      shown = study_support_dup_label (fixture->widget, "progress_label");
    }

  g_string_truncate (fixture->log, 0);
}

static guint
get_index (ViewFixture *fixture)
{
  return ichomp_session_get_index (fixture->session);
}

static gboolean
looks (ViewFixture *fixture, const char *move, IchompTileAppearance flag)
{
  GtkWidget *tile = board_support_get_tile (fixture->board, move);

  return (ichomp_tile_get_appearance (ICHOMP_TILE (tile)) & flag) != 0;
}

static void
assert_lit (ViewFixture *fixture, gboolean lit)
{
  g_assert_cmpint (looks (fixture, "NW1,1", ICHOMP_TILE_NAMED), ==, lit);
  g_assert_cmpint (looks (fixture, "NE1,1", ICHOMP_TILE_DIMMED), ==, lit);
}

/* The board highlights the step of the explanation while the explanation is visible. */
static void
test_light (ViewFixture *fixture, gconstpointer game)
{
  assert_lit (fixture, FALSE);
  go_to (fixture, SG_STEP_TILES);
  assert_lit (fixture, TRUE);
  g_assert_false (looks (fixture, "NW1,2", ICHOMP_TILE_NAMED));

  g_settings_set_boolean (fixture->settings, "show-panel", FALSE);
  assert_lit (fixture, FALSE);
  g_settings_set_boolean (fixture->settings, "show-panel", TRUE);
  assert_lit (fixture, TRUE);

  show_page (fixture, "history");
  assert_lit (fixture, FALSE);
  show_page (fixture, "explanation");
  assert_lit (fixture, TRUE);

  study_support_press_key (fixture->widget, GDK_KEY_Page_Up, GDK_CONTROL_MASK);
  assert_lit (fixture, FALSE);
}

static void
test_follow (ViewFixture *fixture, gconstpointer game)
{
  go_to (fixture, SG_STEP_TILES);
  view_fixture_play (fixture, "NE1,5");
  assert_lit (fixture, FALSE);
  g_assert_true (g_str_has_prefix (
      gtk_label_get_label (GTK_LABEL (view_fixture_get_part (fixture, "progress_label"))), "1/"));

  /* A move is announced all the same. */
  g_assert_cmpstr (fixture->log->str, ==, "");

  study_support_press_key (fixture->widget, GDK_KEY_Page_Down, 0);
  g_assert_cmpstr (fixture->log->str, !=, "");
}

static void
test_play_move (ViewFixture *fixture, gconstpointer game)
{
  go_to (fixture, SG_STEP_TILES);
  study_support_click (fixture->widget, "move_button");
  g_assert_cmpuint (get_index (fixture), ==, 1);
  g_assert_null (board_support_get_tile (fixture->board, "NW1,1"));
  g_assert_cmpint (sg_analysis_get_outcome (ichomp_session_get_analysis (fixture->session)), ==,
                   SG_OUTCOME_P);
}

/* The explanation cannot play for the computer. */
static void
test_computers_turn (void)
{
  ViewFixture fixture = { 0 };

  /* The computer cannot reply before the main loop runs. */
  set_up_against (&fixture, WON, ICHOMP_OPPONENT_COMPUTER);
  view_fixture_play (&fixture, "SE1,4");
  g_assert_true (ichomp_session_is_computers_turn (fixture.session));
  go_to (&fixture, SG_STEP_AFTER_SUM);
  study_support_activate (get_page (&fixture, "explanation"), "explanation.last");
  g_assert_false (gtk_widget_get_sensitive (view_fixture_get_part (&fixture, "move_button")));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (view_fixture_get_part (&fixture, "move_button")),
                   ==, "It is not your turn");
  g_signal_emit_by_name (view_fixture_get_part (&fixture, "move_button"), "clicked");
  g_assert_cmpuint (get_index (&fixture), ==, 1);

  /* It can play again after the computer's move. */
  test_wait_until (!ichomp_session_is_computers_turn (fixture.session));
  test_wait_until (ichomp_session_get_analysis (fixture.session) != NULL);
  if (sg_analysis_get_outcome (ichomp_session_get_analysis (fixture.session)) == SG_OUTCOME_N)
    {
      go_to (&fixture, SG_STEP_AFTER_SUM);
      g_assert_true (gtk_widget_get_sensitive (view_fixture_get_part (&fixture, "move_button")));
    }
  view_fixture_tear_down (&fixture, NULL);
}

/* A tile that answers a question is not played. */
static void
test_answer_on_board (ViewFixture *fixture, gconstpointer game)
{
  go_to (fixture, SG_STEP_TILES);
  g_settings_set_boolean (fixture->settings, "ask-first", TRUE);

  /* The question highlights the quadrant, but not the tile. */
  g_assert_true (looks (fixture, "NE1,1", ICHOMP_TILE_DIMMED));
  g_assert_false (looks (fixture, "NW1,1", ICHOMP_TILE_NAMED));

  view_fixture_play (fixture, "NE1,2");
  view_fixture_play (fixture, "NW1,3");
  g_assert_cmpuint (get_index (fixture), ==, 0);
  g_assert_false (looks (fixture, "NW1,1", ICHOMP_TILE_NAMED));
  view_fixture_play (fixture, "NW1,1");
  g_assert_cmpuint (get_index (fixture), ==, 0);
  assert_lit (fixture, TRUE);

  /* Now it can be played. */
  view_fixture_play (fixture, "NW1,1");
  g_assert_cmpuint (get_index (fixture), ==, 1);
}

/* Where the question is hidden, a tile is a move. */
static void
test_question_out_of_sight (ViewFixture *fixture, gconstpointer game)
{
  go_to (fixture, SG_STEP_TILES);
  g_settings_set_boolean (fixture->settings, "ask-first", TRUE);
  show_page (fixture, "history");
  view_fixture_play (fixture, "NE1,5");
  g_assert_cmpuint (get_index (fixture), ==, 1);

  show_page (fixture, "explanation");
  go_to (fixture, SG_STEP_TILES);
  g_settings_set_boolean (fixture->settings, "show-panel", FALSE);
  view_fixture_play (fixture, "NE1,4");
  g_assert_cmpuint (get_index (fixture), ==, 2);
}

/* A question about an earlier position takes no answers: not the tiles of a larger board. */
static void
test_question_and_new_game (ViewFixture *fixture, gconstpointer game)
{
  IchompSetup setup = *ichomp_session_get_setup (fixture->session);

  go_to (fixture, SG_STEP_TILES);
  g_settings_set_boolean (fixture->settings, "ask-first", TRUE);
  setup.board = (SgBoard){ 22, 22 };
  ichomp_session_start (fixture->session, &setup);
  g_assert_true (ichomp_session_is_computing (fixture->session));
  view_fixture_play (fixture, "NW9,9");
  g_assert_cmpuint (get_index (fixture), ==, 1);

  test_wait_until (!ichomp_session_is_computing (fixture->session));
  g_assert_true (gtk_widget_get_sensitive (get_page (fixture, "explanation")));
}

static void
assert_discreet (ViewFixture *fixture, gboolean discreet)
{
  GtkWidget *outcome = view_fixture_get_part (fixture, "outcome_readout");
  GtkWidget *top_left = view_fixture_get_readout (fixture, SG_QUADRANT_NW);
  gboolean binary, nim_sum, shows_outcome;

  if (discreet)
    {
      study_support_assert_silent (outcome, (const char *const[]){ "position", "wins", NULL });
      study_support_assert_silent (view_fixture_get_part (fixture, "nim_sum_readout"),
                                   (const char *const[]){ "6", "110", NULL });
      study_support_assert_silent (top_left, (const char *const[]){ "110", "one", NULL });
    }
  else
    {
      study_support_assert_says (outcome, "N-position");
      study_support_assert_says (view_fixture_get_part (fixture, "nim_sum_readout"), "110");
      study_support_assert_says (top_left, "110");
    }
  study_support_assert_says (top_left, "6");

  binary = g_settings_get_boolean (fixture->settings, "show-binary");
  nim_sum = g_settings_get_boolean (fixture->settings, "show-nim-sum");
  shows_outcome = g_settings_get_boolean (fixture->settings, "show-outcome");
  g_assert_true (binary && nim_sum && shows_outcome);
}

/* While the panel asks, the readouts hide the answers. */
static void
test_discreet (ViewFixture *fixture, gconstpointer game)
{
  assert_discreet (fixture, FALSE);
  g_settings_set_boolean (fixture->settings, "ask-first", TRUE);
  assert_discreet (fixture, TRUE);

  show_page (fixture, "history");
  assert_discreet (fixture, FALSE);
  show_page (fixture, "explanation");
  assert_discreet (fixture, TRUE);

  g_settings_set_boolean (fixture->settings, "show-panel", FALSE);
  assert_discreet (fixture, FALSE);
  g_settings_set_boolean (fixture->settings, "show-panel", TRUE);
  assert_discreet (fixture, TRUE);

  /* The button in the panel changes the setting. */
  gtk_check_button_set_active (GTK_CHECK_BUTTON (view_fixture_get_part (fixture, "ask_check")),
                               FALSE);
  assert_discreet (fixture, FALSE);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (view_fixture_get_part (fixture, "ask_check")),
                               TRUE);
  assert_discreet (fixture, TRUE);
}

static void
test_discreet_from_the_start (void)
{
  ViewFixture fixture = { 0 };
  GSettings *settings = study_support_settings ();
  IchompSession *session = study_support_start (WON, ICHOMP_OPPONENT_PERSON);

  g_settings_set_boolean (settings, "ask-first", TRUE);
  fixture.settings = settings;
  fixture.widget = ichomp_play_page_new (session, settings);
  assert_discreet (&fixture, TRUE);
  show (&fixture);
  assert_discreet (&fixture, TRUE);

  study_support_close (fixture.window, fixture.widget);
  g_assert_finalize_object (session);
  g_assert_finalize_object (settings);
}

/* A window may open on another page. */
static void
test_panels_out_of_sight (void)
{
  ViewFixture fixture = { 0 };

  view_fixture_begin (&fixture, WON, ICHOMP_OPPONENT_PERSON, ichomp_play_page_new);
  fixture.window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (fixture.window), fixture.widget);
  gtk_window_present (GTK_WINDOW (fixture.window));
  gtk_widget_set_visible (fixture.widget, FALSE);
  for (guint i = 0; i < 4; i++)
    gtk_test_widget_wait_for_draw (fixture.window);
  g_assert_null (get_page (&fixture, "explanation"));

  gtk_widget_set_visible (fixture.widget, TRUE);
  test_wait_until (get_page (&fixture, "explanation") != NULL);
  view_fixture_tear_down (&fixture, NULL);
}

/* A readout opens the explanation of its value. */
static void
test_explain (ViewFixture *fixture, gconstpointer game)
{
  GtkWidget *bottom_right = view_fixture_get_readout (fixture, SG_QUADRANT_SE);

  g_settings_set_boolean (fixture->settings, "show-panel", FALSE);
  show_page (fixture, "history");
  study_support_click (bottom_right, "explain_button");
  g_assert_true (gtk_widget_get_visible (view_fixture_get_part (fixture, "panel")));
  assert_page (fixture, "explanation");
  study_support_assert_label (get_page (fixture, "explanation"), "title_label",
                              "The bottom right value");
  g_assert_true (g_str_has_prefix (fixture->log->str,
                                   "Bottom right: 4 tiles have the value 4, because every "));

  show_page (fixture, "history");
  study_support_click (view_fixture_get_part (fixture, "nim_sum_readout"), "explain_button");
  assert_page (fixture, "explanation");
  study_support_assert_label (get_page (fixture, "explanation"), "title_label", "Who wins");
}

static void
test_hint (ViewFixture *fixture, gconstpointer game)
{
  g_autofree char *hint = ichomp_wording_hint (ICHOMP_PARTS_QUADRANTS,
                                               ichomp_session_get_analysis (fixture->session), 1);
  g_autofree char *said = g_strconcat (hint, "|", NULL);

  g_settings_set_boolean (fixture->settings, "show-panel", FALSE);
  show_page (fixture, "history");
  g_string_truncate (fixture->log, 0);
  ichomp_play_page_give_hint (ICHOMP_PLAY_PAGE (fixture->widget));
  assert_page (fixture, "explanation");
  g_assert_true (gtk_widget_get_mapped (view_fixture_get_part (fixture, "hint_label")));
  g_assert_true (g_str_has_suffix (fixture->log->str, said));
}

/* In a P-position each tile has a reply. */
static void
test_reply (ViewFixture *fixture, gconstpointer game)
{
  go_to (fixture, SG_STEP_EVERY_MOVE);
  board_support_point (fixture->board, "NW1,2");
  study_support_assert_says (view_fixture_get_part (fixture, "reply_label"),
                             "Top left, row 1, column 2: this move changes the value from 3 to 1");
  g_assert_true (looks (fixture, "NW1,2", ICHOMP_TILE_NAMED));
  g_assert_true (looks (fixture, "NE1,2", ICHOMP_TILE_NAMED));
  g_assert_false (looks (fixture, "NE1,2", ICHOMP_TILE_DIMMED));
  g_assert_true (looks (fixture, "SE1,2", ICHOMP_TILE_DIMMED));

  board_support_leave (fixture->board);
  study_support_assert_says (view_fixture_get_part (fixture, "sentence_label"),
                             "there are 10 moves.");
  g_assert_false (looks (fixture, "NW1,2", ICHOMP_TILE_NAMED));

  /* Nothing is announced while another page is shown. */
  show_page (fixture, "history");
  g_string_truncate (fixture->log, 0);
  board_support_point (fixture->board, "NW1,3");
  g_assert_cmpstr (fixture->log->str, ==, "");
}

/* Undo restores the tile under the pointer, before or after its values are computed. */
static void
test_undo_while_pointing (ViewFixture *fixture, gconstpointer game)
{
  /* Here both positions are P-positions. */
  view_fixture_play (fixture, "NW1,3");
  view_fixture_play (fixture, "NE1,3");
  go_to (fixture, SG_STEP_EVERY_MOVE);
  board_support_point (fixture->board, "NW1,2");
  ichomp_session_undo (fixture->session);
  ichomp_session_undo (fixture->session);
  g_assert_cmpuint (get_index (fixture), ==, 0);

  go_to (fixture, SG_STEP_EVERY_MOVE);
  gtk_test_widget_wait_for_draw (fixture->window);
  board_support_leave (fixture->board);
  board_support_point (fixture->board, "NW1,3");
  ichomp_session_go_to (fixture->session, 2);
  ichomp_session_go_to (fixture->session, 0);
  ichomp_session_restart (fixture->session);
  study_support_assert_says (view_fixture_get_part (fixture, "sentence_label"),
                             "u, the nim-sum of the four values, is");
}

/* The keys step through the explanation from every page, and show it. */
static void
test_keys (ViewFixture *fixture, gconstpointer game)
{
  show_page (fixture, "history");
  study_support_press_key (fixture->widget, GDK_KEY_Page_Down, 0);
  assert_page (fixture, "explanation");
  g_assert_true (g_str_has_prefix (
      gtk_label_get_label (GTK_LABEL (view_fixture_get_part (fixture, "progress_label"))), "2/"));
  study_support_press_key (fixture->widget, GDK_KEY_Page_Up, 0);
  g_assert_true (g_str_has_prefix (
      gtk_label_get_label (GTK_LABEL (view_fixture_get_part (fixture, "progress_label"))), "1/"));
  study_support_press_key (fixture->widget, GDK_KEY_Page_Down, GDK_CONTROL_MASK);
  study_support_assert_says (view_fixture_get_part (fixture, "sentence_label"), "The new u is 0");
}

/* Inside the panel the keys step instead of scrolling. */
static void
test_keys_in_panel (ViewFixture *fixture, gconstpointer game)
{
  GtkWidget *page = get_page (fixture, "explanation");

  g_assert_true (study_support_send_key (page, GDK_KEY_Page_Down, 0));
  g_assert_true (study_support_send_key (page, GDK_KEY_Page_Down, 0));
  study_support_assert_says (view_fixture_get_part (fixture, "progress_label"), "Step 3 of ");
  g_assert_true (study_support_send_key (page, GDK_KEY_Page_Up, 0));
  study_support_assert_says (view_fixture_get_part (fixture, "progress_label"), "Step 2 of ");
}

/* After an answer the focus stays in the panel, so that its keys work. */
static void
test_focus_after_answer (ViewFixture *fixture, gconstpointer game)
{
  GtkWidget *focus;

  go_to (fixture, SG_STEP_NIM_SUM);
  g_settings_set_boolean (fixture->settings, "ask-first", TRUE);
  gtk_test_widget_wait_for_draw (fixture->window);
  gtk_widget_grab_focus (view_fixture_get_part (fixture, "show_button"));
  study_support_click (fixture->widget, "show_button");
  gtk_test_widget_wait_for_draw (fixture->window);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, fixture->widget));
  g_assert_true (gtk_widget_get_mapped (focus));
}

static GtkWidget *
get_focus (ViewFixture *fixture)
{
  gtk_test_widget_wait_for_draw (fixture->window);
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

/* A question that was reached by key has the focus; the board can answer it, too. */
static void
test_focus_on_question (ViewFixture *fixture, gconstpointer game)
{
  GtkWidget *choices = view_fixture_get_part (fixture, "choices");

  ichomp_play_page_focus_board (ICHOMP_PLAY_PAGE (fixture->widget));
  g_settings_set_boolean (fixture->settings, "ask-first", TRUE);
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), GTK_WIDGET (fixture->board)));
  go_to (fixture, SG_STEP_COLUMN);
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), choices));
  go_to (fixture, SG_STEP_NIM_SUM);
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture),
                                         view_fixture_get_part (fixture, "number_entry")));
  go_to (fixture, SG_STEP_TILES);
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), GTK_WIDGET (fixture->board)));

  /* A click on a button does not move the focus. */
  go_to (fixture, SG_STEP_NIM_SUM);
  gtk_widget_grab_focus (view_fixture_get_part (fixture, "back_button"));
  study_support_click (fixture->widget, "back_button");
  g_assert_true (get_focus (fixture) == view_fixture_get_part (fixture, "back_button"));
}

/* The explanation hides values that are hidden beside the board until the user asks for them. */
static void
test_hidden (ViewFixture *fixture, gconstpointer game)
{
  static const char *const secrets[] = { "6", "5", "4", "value", "Step", "u is", NULL };
  GtkWidget *page = get_page (fixture, "explanation");

  g_settings_set_boolean (fixture->settings, "show-nim-sum", FALSE);
  g_settings_set_boolean (fixture->settings, "show-outcome", FALSE);
  g_assert_false (gtk_widget_get_mapped (view_fixture_get_part (fixture, "cover")));
  go_to (fixture, SG_STEP_CANDIDATES);
  g_settings_set_boolean (fixture->settings, "show-nw", FALSE);
  g_assert_true (gtk_widget_get_mapped (view_fixture_get_part (fixture, "cover")));
  study_support_assert_silent (view_fixture_get_part (fixture, "controls"), secrets);
  g_assert_false (gtk_widget_get_mapped (view_fixture_get_part (fixture, "sentence_label")));
  assert_lit (fixture, FALSE);
  g_assert_cmpstr (fixture->log->str, ==, "");

  /* Keys do not reveal it, but focus the button that does; the step is kept. */
  study_support_press_key (fixture->widget, GDK_KEY_Page_Down, 0);
  g_assert_cmpstr (fixture->log->str, ==, "");
  g_assert_true (get_focus (fixture) == view_fixture_get_part (fixture, "uncover_button"));
  study_support_click (page, "uncover_button");
  g_assert_false (gtk_widget_get_mapped (view_fixture_get_part (fixture, "cover")));
  study_support_assert_says (view_fixture_get_part (fixture, "controls"), "Which quadrant");
  g_assert_true (
      gtk_widget_is_ancestor (get_focus (fixture), view_fixture_get_part (fixture, "controls")));

  /* The consent ends when another value is hidden or the position changes. */
  g_settings_set_boolean (fixture->settings, "show-se", FALSE);
  g_assert_true (gtk_widget_get_mapped (view_fixture_get_part (fixture, "cover")));
  study_support_click (page, "uncover_button");
  view_fixture_play (fixture, "NE1,5");
  g_assert_true (gtk_widget_get_mapped (view_fixture_get_part (fixture, "cover")));

  /* Asking for an explanation reveals it. */
  study_support_click (view_fixture_get_readout (fixture, SG_QUADRANT_SW), "explain_button");
  g_assert_false (gtk_widget_get_mapped (view_fixture_get_part (fixture, "cover")));
  study_support_assert_says (view_fixture_get_part (fixture, "controls"), "The bottom left value");

  view_fixture_play (fixture, "NE1,4");
  g_assert_true (gtk_widget_get_mapped (view_fixture_get_part (fixture, "cover")));
  g_settings_set_boolean (fixture->settings, "show-nw", TRUE);
  g_settings_set_boolean (fixture->settings, "show-se", TRUE);
  g_assert_false (gtk_widget_get_mapped (view_fixture_get_part (fixture, "cover")));
}

/* A closed hint opens again as it was. */
static void
test_close_hint (ViewFixture *fixture, gconstpointer game)
{
  GtkWidget *box = view_fixture_get_part (fixture, "hint_box");
  g_autofree char *second = NULL;

  ichomp_play_page_give_hint (ICHOMP_PLAY_PAGE (fixture->widget));
  ichomp_play_page_give_hint (ICHOMP_PLAY_PAGE (fixture->widget));
  second = study_support_dup_label (box, "hint_label");
  study_support_press_key (fixture->widget, GDK_KEY_Escape, 0);
  g_assert_false (gtk_widget_get_visible (box));
  ichomp_play_page_give_hint (ICHOMP_PLAY_PAGE (fixture->widget));
  study_support_assert_label (box, "hint_label", second);
  study_support_click (box, "close_button");
  g_assert_false (gtk_widget_get_visible (box));
}

static void
test_finalize (void)
{
  view_support_assert_finalizes (WON, ichomp_play_page_new);
}

/* A held space bar makes one move, and activates nothing of what comes after it. */
static void
test_held_key (ViewFixture *fixture, gconstpointer game)
{
  g_assert_false (study_support_send_key (fixture->widget, GDK_KEY_space, 0));
  g_assert_true (study_support_send_key (fixture->widget, GDK_KEY_space, 0));
}

static void
add (const char *path, const char *game, void (*test) (ViewFixture *fixture, gconstpointer game))
{
  g_test_add (path, ViewFixture, game, set_up, test, view_fixture_tear_down);
}

/* In each language, with and without values, beside and below the board. */
static void
test_measures (ViewFixture *fixture, gconstpointer game)
{
  static const char *const readouts[] = { "show-nw", "show-nim-sum", "show-outcome" };

  for (IchompLanguage language = ICHOMP_LANGUAGE_SYSTEM + 1; language < ICHOMP_N_LANGUAGES;
       language++)
    {
      ichomp_i18n_set_language (language);
      ichomp_translatable_update (fixture->widget);
      for (guint form = 0; form < 4; form++)
        {
          for (guint i = 0; i < G_N_ELEMENTS (readouts); i++)
            g_settings_set_boolean (fixture->settings, readouts[i], form % 2 == 0);
          gtk_orientable_set_orientation (GTK_ORIENTABLE (fixture->widget),
                                          form < 2 ? GTK_ORIENTATION_HORIZONTAL
                                                   : GTK_ORIENTATION_VERTICAL);
          study_support_assert_measures (fixture->widget);
        }
    }

  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
}

void
add_tests (void)
{
  ichomp_i18n_init ();

  add ("/play-page/light", WON, test_light);
  add ("/play-page/measures", WON, test_measures);
  add ("/play-page/follow", WON, test_follow);
  add ("/play-page/play-move", WON, test_play_move);
  g_test_add_func ("/play-page/computers-turn", test_computers_turn);
  add ("/play-page/answer-on-board", WON, test_answer_on_board);
  add ("/play-page/question/out-of-sight", WON, test_question_out_of_sight);
  add ("/play-page/question/new-game", WON, test_question_and_new_game);
  add ("/play-page/discreet/switch", WON, test_discreet);
  g_test_add_func ("/play-page/discreet/from-the-start", test_discreet_from_the_start);
  g_test_add_func ("/play-page/panels-out-of-sight", test_panels_out_of_sight);
  add ("/play-page/explain", WON, test_explain);
  add ("/play-page/hint", WON, test_hint);
  add ("/play-page/reply", LOST, test_reply);
  add ("/play-page/undo-while-pointing", LOST, test_undo_while_pointing);
  add ("/play-page/keys", WON, test_keys);
  add ("/play-page/held-key", WON, test_held_key);
  add ("/play-page/keys-in-panel", WON, test_keys_in_panel);
  add ("/play-page/focus-after-answer", WON, test_focus_after_answer);
  add ("/play-page/focus-on-question", WON, test_focus_on_question);
  add ("/play-page/hidden", WON, test_hidden);
  add ("/play-page/close-hint", WON, test_close_hint);
  g_test_add_func ("/play-page/finalize", test_finalize);
}
