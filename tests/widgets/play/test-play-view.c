/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The board with its readouts: what they show and what they hide. */

#include "widgets/play/ichomp-play-view.h"

#include "board-support.h"
#include "widgets/play/ichomp-readout.h"
#include "widgets/board/ichomp-tile.h"
#include "game/storage/ichomp-preset.h"
#include "test-main.h"
#include "view-support.h"

/* Values 9, 5, 1 and 4: u is 9. */
#define WON "9/5/1/4 @18x2"
#define LOST "3/3/2/2 @6x2"

/* The answer of the handler of `choosing`. */
static gboolean takes_tiles;

static void
explain_cb (IchompPlayView *view, guint quadrant, ViewFixture *fixture)
{
  g_string_append_printf (fixture->log, "explain %s;",
                          quadrant < SG_N_QUADRANTS ? sg_quadrant_to_string (quadrant) : "all");
}

static void
pointed_at_cb (IchompPlayView *view, const SgMove *tile, ViewFixture *fixture)
{
  g_autofree char *text = tile != NULL ? sg_move_to_string (tile) : g_strdup ("none");

  g_string_append_printf (fixture->log, "point %s;", text);
}

static gboolean
choosing_cb (IchompPlayView *view, const SgMove *tile, ViewFixture *fixture)
{
  g_autofree char *text = sg_move_to_string (tile);

  g_string_append_printf (fixture->log, "choose %s;", text);
  return takes_tiles;
}

static void
set_up_against (ViewFixture *fixture, const char *game, IchompOpponent opponent)
{
  takes_tiles = FALSE;
  view_fixture_begin (fixture, game, opponent, ichomp_play_view_new);
  g_signal_connect (fixture->widget, "explain", G_CALLBACK (explain_cb), fixture);
  g_signal_connect (fixture->widget, "pointed-at", G_CALLBACK (pointed_at_cb), fixture);
  g_signal_connect (fixture->widget, "choosing", G_CALLBACK (choosing_cb), fixture);
  fixture->window = study_support_show (fixture->widget, 900, 600);
}

static void
set_up (ViewFixture *fixture, gconstpointer game)
{
  set_up_against (fixture, game, ICHOMP_OPPONENT_PERSON);
}

static void
assert_log (ViewFixture *fixture, const char *expected)
{
  g_assert_cmpstr (fixture->log->str, ==, expected);
  g_string_truncate (fixture->log, 0);
}

static GtkWidget *
get_sum (ViewFixture *fixture)
{
  return study_support_find (fixture->widget, "nim_sum_readout");
}

static GtkWidget *
get_outcome (ViewFixture *fixture)
{
  return study_support_find (fixture->widget, "outcome_readout");
}

#define SECRETS(...) ((const char *const[]){ __VA_ARGS__, NULL })

static void
test_numbers (ViewFixture *fixture, gconstpointer game)
{
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_NW),
                             "Top left: value 9, binary one zero zero one\n");
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_NW), "1001");
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_NE),
                             "Top right: value 5,");
  /* Padded to the width of the others. */
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_NE), "0101");
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_SW),
                             "Bottom left: value 1,");
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_SE),
                             "Bottom right: value 4,");
  study_support_assert_says (get_sum (fixture), "Nim-sum of the four values: 9,");
  study_support_assert_says (get_sum (fixture), "1001");
  study_support_assert_says (get_outcome (fixture), "N-position");
  study_support_assert_says (get_outcome (fixture), "The player to move can win.\n");

  /* The only winning move. */
  view_fixture_play (fixture, "NW1,1");
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_NW),
                             "Top left: value 0,");
  study_support_assert_says (get_sum (fixture), "Nim-sum of the four values: 0,");
  study_support_assert_says (get_outcome (fixture), "P-position");

  ichomp_session_undo (fixture->session);
  study_support_assert_says (get_sum (fixture), "Nim-sum of the four values: 9,");
}

/* Results that are hidden are hidden from a screen reader, too. */
static void
test_forms (ViewFixture *fixture, gconstpointer game)
{
  GtkWidget *top_left = view_fixture_get_readout (fixture, SG_QUADRANT_NW);

  board_support_point (fixture->board, "NW1,7");
  study_support_assert_says (top_left, "→ 6");
  study_support_assert_says (top_left, "0110");

  g_settings_set_boolean (fixture->settings, "show-binary", FALSE);
  study_support_assert_says (top_left, "Top left: value 9\n");
  study_support_assert_says (top_left, "→ 6");
  study_support_assert_silent (top_left, SECRETS ("1001", "0110", "one", "binary"));
  study_support_assert_silent (get_sum (fixture), SECRETS ("1001", "0110", "one", "binary"));

  g_settings_set_boolean (fixture->settings, "show-binary", TRUE);
  g_settings_set_boolean (fixture->settings, "show-decimal", FALSE);
  study_support_assert_says (top_left, "0110");
  study_support_assert_silent (top_left, SECRETS ("9", "6"));
  study_support_assert_silent (get_sum (fixture), SECRETS ("9", "6"));

  g_settings_set_boolean (fixture->settings, "show-binary", FALSE);
  study_support_assert_silent (top_left, SECRETS ("9", "6", "1001", "0110", "one"));
  study_support_assert_silent (get_sum (fixture), SECRETS ("9", "6", "1001", "0110", "one"));
}

static gboolean
is_concealed (IchompReadout *readout)
{
  gboolean concealed;

  g_object_get (readout, "concealed", &concealed, NULL);
  return concealed;
}

static void
test_conceal (ViewFixture *fixture, gconstpointer game)
{
  static const char *const settings[] = { "show-nw", "show-ne",      "show-sw",
                                          "show-se", "show-nim-sum", "show-outcome" };
  GtkWidget *readouts[] = {
    view_fixture_get_readout (fixture, SG_QUADRANT_NW),
    view_fixture_get_readout (fixture, SG_QUADRANT_NE),
    view_fixture_get_readout (fixture, SG_QUADRANT_SW),
    view_fixture_get_readout (fixture, SG_QUADRANT_SE),
    get_sum (fixture),
    get_outcome (fixture),
  };

  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      gboolean shown;

      for (gsize j = 0; j < G_N_ELEMENTS (readouts); j++)
        g_assert_cmpint (is_concealed (ICHOMP_READOUT (readouts[j])), ==, j < i);
      study_support_click (readouts[i], "conceal_button");
      shown = g_settings_get_boolean (fixture->settings, settings[i]);
      g_assert_false (shown);
    }

  /* All are hidden from the eye, in previews and from a screen reader, also after a move. */
  for (guint i = 0; i < 3; i++)
    {
      board_support_point (fixture->board, "NE1,2");
      study_support_assert_silent (fixture->widget, SECRETS ("1001", "0101", "0001", "value",
                                                             "becomes", "P-position", "N-position",
                                                             "makes no mistake", "can win", "→"));
      for (gsize j = 0; j < G_N_ELEMENTS (readouts); j++)
        study_support_assert_silent (readouts[j], SECRETS ("9", "5", "4", "1", "0"));
      if (i == 0)
        view_fixture_play (fixture, "NW1,1");
      else
        ichomp_session_undo (fixture->session);
    }

  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_settings_set_boolean (fixture->settings, settings[i], TRUE);
      g_assert_false (is_concealed (ICHOMP_READOUT (readouts[i])));
    }
  study_support_assert_says (get_sum (fixture), "Nim-sum of the four values: 9,");
}

/* What a task of a lesson hides cannot be revealed with a click, and takes no space. */
static void
test_lent (ViewFixture *fixture, gconstpointer game)
{
  GtkWidget *first = view_fixture_get_readout (fixture, SG_QUADRANT_NW);
  GtkWidget *second = view_fixture_get_readout (fixture, SG_QUADRANT_NE);

  ichomp_settings_lend (fixture->settings, "show-nw", FALSE);
  ichomp_settings_lend (fixture->settings, "show-ne", TRUE);
  g_assert_false (gtk_widget_get_visible (first));
  g_assert_true (gtk_widget_get_visible (second));
  study_support_click (second, "conceal_button");
  g_assert_true (is_concealed (ICHOMP_READOUT (second)));
  g_assert_true (gtk_widget_get_visible (second));
  view_fixture_play (fixture, "NW1,1");
  g_assert_false (gtk_widget_get_visible (first));

  ichomp_settings_give_back (fixture->settings);
  g_assert_true (gtk_widget_get_visible (first));
  g_assert_false (is_concealed (ICHOMP_READOUT (second)));
}

/* The keyboard focus goes from a button that vanishes to the board. */
static void
conceal_with_focus (ViewFixture *fixture, GtkWidget *readout)
{
  g_assert_true (gtk_widget_grab_focus (study_support_find (readout, "conceal_button")));
  study_support_click (readout, "conceal_button");
  g_assert_false (gtk_widget_get_visible (readout));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                         GTK_WIDGET (fixture->board)));
}

/* Somebody who has not met the numbers sees no buttons that reveal them. As soon as one
 * number is shown by a key, all buttons are back. */
static void
test_discover (ViewFixture *fixture, gconstpointer game)
{
  GtkWidget *first = view_fixture_get_readout (fixture, SG_QUADRANT_NW);
  GtkWidget *second = view_fixture_get_readout (fixture, SG_QUADRANT_NE);
  GtkWidget *const readouts[] = { first, second, get_sum (fixture), get_outcome (fixture) };

  ichomp_preset_apply (ICHOMP_PRESET_DISCOVER, fixture->settings);
  for (gsize i = 0; i < G_N_ELEMENTS (readouts); i++)
    g_assert_false (gtk_widget_get_visible (readouts[i]));

  g_settings_set_boolean (fixture->settings, "show-nw", TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (readouts); i++)
    g_assert_true (gtk_widget_get_visible (readouts[i]));
  g_assert_false (is_concealed (ICHOMP_READOUT (first)));
  g_assert_true (is_concealed (ICHOMP_READOUT (second)));

  conceal_with_focus (fixture, first);
  g_settings_set_boolean (fixture->settings, "show-nim-sum", TRUE);
  conceal_with_focus (fixture, get_sum (fixture));

  ichomp_preset_apply (ICHOMP_PRESET_NUMBERS, fixture->settings);
  for (gsize i = 0; i < G_N_ELEMENTS (readouts); i++)
    g_assert_true (gtk_widget_get_visible (readouts[i]));
}

static void
test_preview (ViewFixture *fixture, gconstpointer game)
{
  board_support_point (fixture->board, "NE1,3");
  assert_log (fixture, "point NE1,3;");
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_NE), "→ 2");
  study_support_assert_silent (view_fixture_get_readout (fixture, SG_QUADRANT_NW), SECRETS ("→"));
  study_support_assert_says (get_sum (fixture), "→ 14");
  study_support_assert_says (get_outcome (fixture), "→ N");

  board_support_point (fixture->board, "NW1,1");
  assert_log (fixture, "point NW1,1;");
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_NW), "→ 0");
  study_support_assert_silent (view_fixture_get_readout (fixture, SG_QUADRANT_NE), SECRETS ("→"));
  study_support_assert_says (get_sum (fixture), "→ 0");
  study_support_assert_says (get_outcome (fixture), "→ P");

  board_support_leave (fixture->board);
  assert_log (fixture, "point none;");
  study_support_assert_silent (fixture->widget, SECRETS ("→"));
}

static void
test_choose (ViewFixture *fixture, gconstpointer game)
{
  takes_tiles = TRUE;
  view_fixture_play (fixture, "NE1,2");
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 0);
  assert_log (fixture, "choose NE1,2;");

  takes_tiles = FALSE;
  view_fixture_play (fixture, "NE1,2");
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 1);
  assert_log (fixture, "choose NE1,2;");
  g_assert_null (board_support_get_tile (fixture->board, "NE1,2"));
  study_support_assert_label (fixture->widget, "turn_label", "Player 2’s turn");
  /* The rule is the sentence of the status; the move is marked on the board. */
  g_assert_false (gtk_widget_get_visible (study_support_find (fixture->widget, "last_move_label")));
  g_assert_true (gtk_widget_get_visible (study_support_find (fixture->widget, "rules_label")));

  ichomp_session_undo (fixture->session);
  g_assert_nonnull (board_support_get_tile (fixture->board, "NE1,2"));
  g_assert_false (gtk_widget_get_visible (study_support_find (fixture->widget, "last_move_label")));
}

static void
test_end (ViewFixture *fixture, gconstpointer game)
{
  GtkWidget *label = study_support_find (fixture->widget, "turn_label");
  GtkWidget *last_move = study_support_find (fixture->widget, "last_move_label");
  GtkWidget *rules = study_support_find (fixture->widget, "rules_label");
  int height = gtk_widget_get_height (GTK_WIDGET (fixture->board));

  view_fixture_play (fixture, "NW1,1");
  view_fixture_play (fixture, "NE1,1");
  view_fixture_play (fixture, "SW1,1");
  view_fixture_play (fixture, "SE1,1");
  study_support_assert_says (label, "Player 2 won.");
  g_assert_false (gtk_widget_get_visible (last_move));
  study_support_assert_silent (label, SECRETS ("turn"));

  /* Nobody is asked to choose a tile. The board stays. */
  g_assert_false (gtk_widget_get_mapped (rules));
  study_support_settle ();
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture->board)), ==, height);

  /* From an earlier position the game may go on. */
  ichomp_session_undo (fixture->session);
  g_assert_false (gtk_widget_get_visible (last_move));
  g_assert_true (gtk_widget_get_mapped (rules));
}

/* The board is inactive on the computer's turn. */
static void
test_computer (void)
{
  ViewFixture fixture = { 0 };

  set_up_against (&fixture, LOST, ICHOMP_OPPONENT_COMPUTER);
  view_fixture_play (&fixture, "NW1,2");
  assert_log (&fixture, "choose NW1,2;");
  g_assert_true (ichomp_session_is_computers_turn (fixture.session));
  view_fixture_play (&fixture, "SE1,1");
  assert_log (&fixture, "");
  g_assert_cmpuint (ichomp_session_get_index (fixture.session), ==, 1);

  test_wait_until (!ichomp_session_is_computers_turn (fixture.session));
  g_assert_cmpuint (ichomp_session_get_index (fixture.session), ==, 2);
  study_support_assert_says (get_outcome (&fixture), "P-position");
  view_fixture_play (&fixture, "SE1,1");
  g_assert_cmpuint (ichomp_session_get_index (fixture.session), ==, 3);

  /* A closed window plays no move. */
  view_fixture_tear_down (&fixture, NULL);
}

static void
test_explain (ViewFixture *fixture, gconstpointer game)
{
  static const char *const expected[] = { "explain NW;", "explain NE;", "explain SW;",
                                          "explain SE;" };

  SG_FOREACH_QUADRANT (q)
    {
      study_support_click (view_fixture_get_readout (fixture, q), "explain_button");
      assert_log (fixture, expected[q]);
    }
  study_support_click (get_sum (fixture), "explain_button");
  assert_log (fixture, "explain all;");
  study_support_click (get_outcome (fixture), "explain_button");
  assert_log (fixture, "explain all;");
}

static gboolean
looks (ViewFixture *fixture, const char *move, IchompTileAppearance flag)
{
  GtkWidget *tile = board_support_get_tile (fixture->board, move);

  return (ichomp_tile_get_appearance (ICHOMP_TILE (tile)) & flag) != 0;
}

static void
assert_lit (ViewFixture *fixture, guint quadrants)
{
  SG_FOREACH_QUADRANT (q)
    g_assert_cmpint (gtk_widget_has_css_class (view_fixture_get_readout (fixture, q), "lit"), ==,
                     (quadrants & 1u << q) != 0);
}

/* The numbers after the previewed move, and the tiles that it takes. */
static void
assert_made (ViewFixture *fixture, gboolean made)
{
  g_assert_cmpint (looks (fixture, "NW1,1", ICHOMP_TILE_CHOSEN), ==, made);
  g_assert_cmpint (looks (fixture, "NW1,2", ICHOMP_TILE_GOING), ==, made);
  g_assert_false (looks (fixture, "NE1,2", ICHOMP_TILE_GOING));
  if (made)
    {
      study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_NW), "→ 0");
      study_support_assert_says (get_sum (fixture), "→ 0");
      study_support_assert_says (get_outcome (fixture), "→ P");
    }
  else
    {
      study_support_assert_silent (fixture->widget, SECRETS ("→"));
    }
}

static void
test_light (ViewFixture *fixture, gconstpointer game)
{
  g_autoptr (SgExplanation) explanation = sg_explanation_new (
      ichomp_session_get_analysis (fixture->session), SG_ORDER_VERDICT_LAST, SG_N_QUADRANTS);
  IchompStepView view;

  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    {
      const SgStep *step = sg_explanation_get_step (explanation, i);

      ichomp_step_view_init (&view, explanation, i, TRUE);
      ichomp_play_view_light (ICHOMP_PLAY_VIEW (fixture->widget), &view);
      assert_lit (fixture, view.quadrants);
      g_assert_cmpint (gtk_widget_has_css_class (get_sum (fixture), "lit"), ==,
                       view.rows[ICHOMP_STEP_ROW_NIM_SUM].lit);
      g_assert_cmpint (looks (fixture, "SE1,1", ICHOMP_TILE_DIMMED), ==,
                       view.quadrants != 0 && (view.quadrants & 1u << SG_QUADRANT_SE) == 0);
      g_assert_cmpint (looks (fixture, "NW1,1", ICHOMP_TILE_NAMED), ==,
                       step->kind == SG_STEP_TILES || step->kind == SG_STEP_AFTER
                           || step->kind == SG_STEP_AFTER_SUM);
      g_assert_false (looks (fixture, "NW1,2", ICHOMP_TILE_NAMED));
      assert_made (fixture, view.moved);
    }

  /* The tile under the pointer takes precedence. */
  board_support_point (fixture->board, "NE1,3");
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_NE), "→ 2");
  study_support_assert_silent (view_fixture_get_readout (fixture, SG_QUADRANT_NW), SECRETS ("→"));
  g_assert_false (looks (fixture, "NW1,2", ICHOMP_TILE_GOING));
  board_support_leave (fixture->board);
  assert_made (fixture, TRUE);

  /* But not one that was under the pointer before the explanation reached the move. */
  board_support_point (fixture->board, "SE1,1");
  ichomp_play_view_light (ICHOMP_PLAY_VIEW (fixture->widget), &view);
  study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_NW), "→ 0");
  study_support_assert_silent (view_fixture_get_readout (fixture, SG_QUADRANT_SE), SECRETS ("→"));
  board_support_leave (fixture->board);

  /* A move while tiles are highlighted for the position before. */
  view_fixture_play (fixture, "NW1,1");
  ichomp_session_undo (fixture->session);

  ichomp_play_view_light (ICHOMP_PLAY_VIEW (fixture->widget), NULL);
  assert_lit (fixture, 0);
  g_assert_false (gtk_widget_has_css_class (get_sum (fixture), "lit"));
  g_assert_false (looks (fixture, "SE1,1", ICHOMP_TILE_DIMMED));
  g_assert_false (looks (fixture, "NW1,1", ICHOMP_TILE_NAMED));
}

/* While the explanation asks, the readouts must not answer; the settings stay as they are. */
static void
test_discreet (ViewFixture *fixture, gconstpointer game)
{
  gboolean binary, nim_sum, outcome;

  for (guint i = 0; i < 2; i++)
    {
      ichomp_play_view_set_discreet (ICHOMP_PLAY_VIEW (fixture->widget), TRUE);
      board_support_leave (fixture->board);
      gtk_test_widget_wait_for_draw (fixture->window);
      board_support_point (fixture->board, "NE1,3");
      study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_NW),
                                 "Top left: value 9\n");
      study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_NE), "→ 2");
      study_support_assert_silent (fixture->widget,
                                   SECRETS ("1001", "0101", "0010", "1110", "→ 14", "binary",
                                            "Nim-sum of the four", "P-position", "N-position",
                                            "makes no mistake", "can win"));

      /* Nor after a change. */
      view_fixture_play (fixture, "NE1,3");
      study_support_assert_silent (fixture->widget,
                                   SECRETS ("1001", "0010", "1110", "Nim-sum of the four",
                                            "N-position", "makes no mistake", "can win"));
      ichomp_session_undo (fixture->session);
      g_settings_set_boolean (fixture->settings, "show-nim-sum", FALSE);
      g_settings_set_boolean (fixture->settings, "show-nim-sum", TRUE);
      study_support_assert_silent (get_sum (fixture), SECRETS ("9", "14", "1001", "1110"));

      binary = g_settings_get_boolean (fixture->settings, "show-binary");
      nim_sum = g_settings_get_boolean (fixture->settings, "show-nim-sum");
      outcome = g_settings_get_boolean (fixture->settings, "show-outcome");
      g_assert_true (binary && nim_sum && outcome);

      ichomp_play_view_set_discreet (ICHOMP_PLAY_VIEW (fixture->widget), FALSE);
      study_support_assert_says (view_fixture_get_readout (fixture, SG_QUADRANT_NW), "1001");
      study_support_assert_says (get_sum (fixture), "Nim-sum of the four values: 9,");
      study_support_assert_says (get_outcome (fixture), "N-position");
    }
}

/* Moves can be played while the values of a large board are computed. */
static void
test_late_numbers (ViewFixture *fixture, gconstpointer game)
{
  GtkWidget *row = study_support_find (fixture->widget, "progress_row");
  IchompSetup setup = *ichomp_session_get_setup (fixture->session);

  g_assert_false (gtk_widget_get_visible (row));
  setup.board = (SgBoard){ 22, 22 };
  ichomp_session_start (fixture->session, &setup);
  g_assert_true (ichomp_session_is_computing (fixture->session));
  g_assert_true (gtk_widget_get_visible (row));
  study_support_assert_says (get_sum (fixture), "…");
  study_support_assert_silent (get_outcome (fixture),
                               SECRETS ("position", "makes no mistake", "can win"));
  board_support_point (fixture->board, "NW1,1");
  study_support_assert_silent (get_sum (fixture), SECRETS ("→"));
  view_fixture_play (fixture, "NW2,2");
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 1);

  test_wait_until (!ichomp_session_is_computing (fixture->session));
  g_assert_false (gtk_widget_get_visible (row));
  study_support_assert_says (get_outcome (fixture), "N-position");
}

static void
progress_cb (IchompSession *session, GParamSpec *pspec, GtkWidget *bar)
{
  if (ichomp_session_is_computing (session))
    g_assert_cmpfloat_with_epsilon (gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (bar)),
                                    ichomp_session_get_progress (session), 1e-9);
}

/* A computation can be stopped and continued. */
static void
test_stop (ViewFixture *fixture, gconstpointer game)
{
  GtkWidget *row = study_support_find (fixture->widget, "progress_row");
  GtkWidget *stop_button = study_support_find (row, "stop_button");
  GtkWidget *continue_button = study_support_find (row, "continue_button");
  IchompSetup setup = *ichomp_session_get_setup (fixture->session);

  g_signal_connect (fixture->session, "notify::progress", G_CALLBACK (progress_cb),
                    study_support_find (row, "bar"));
  setup.board = (SgBoard){ 22, 22 };
  ichomp_session_start (fixture->session, &setup);
  g_assert_true (gtk_widget_get_visible (stop_button));
  g_assert_false (gtk_widget_get_visible (continue_button));

  g_signal_emit_by_name (stop_button, "clicked");
  test_wait_until (!ichomp_session_is_computing (fixture->session));
  g_assert_true (ichomp_session_is_stopped (fixture->session));
  g_assert_true (gtk_widget_get_visible (row));
  g_assert_false (gtk_widget_get_visible (stop_button));
  g_assert_true (gtk_widget_get_visible (continue_button));

  g_signal_emit_by_name (continue_button, "clicked");
  g_assert_true (ichomp_session_is_computing (fixture->session));
  g_assert_true (gtk_widget_get_visible (stop_button));
  g_assert_false (gtk_widget_get_visible (continue_button));
  test_wait_until (!ichomp_session_is_computing (fixture->session));
  g_assert_false (gtk_widget_get_visible (row));
}

/* A game with a long computation follows one whose computation was stopped. */
static void
test_stopped_before (ViewFixture *fixture, gconstpointer game)
{
  IchompSetup setup = *ichomp_session_get_setup (fixture->session);

  setup.board = (SgBoard){ 22, 22 };
  ichomp_session_start (fixture->session, &setup);
  study_support_assert_says (get_sum (fixture), "Nim-sum u: being computed");
  ichomp_session_stop_computing (fixture->session);
  study_support_assert_says (get_sum (fixture), "Nim-sum u: not known");

  setup.board = (SgBoard){ 22, 20 };
  ichomp_session_start (fixture->session, &setup);
  g_assert_true (ichomp_session_is_computing (fixture->session));
  study_support_assert_says (get_sum (fixture), "Nim-sum u: being computed");
  ichomp_session_stop_computing (fixture->session);
}

static void
test_finalize (void)
{
  view_support_assert_finalizes (WON, ichomp_play_view_new);
}

/* The bar for a game between computers is there as long as there is such a game. */
static void
test_watch (ViewFixture *fixture, gconstpointer game)
{
  GtkWidget *row = study_support_find (fixture->widget, "watch_row");
  IchompSetup setup = *ichomp_session_get_setup (fixture->session);

  g_assert_null (gtk_widget_get_first_child (row));

  for (guint i = 0; i < 2; i++)
    {
      setup.opponent = ICHOMP_OPPONENT_COMPUTERS;
      ichomp_session_start (fixture->session, &setup);
      g_assert_true (gtk_widget_get_mapped (gtk_widget_get_first_child (row)));
      g_assert_null (gtk_widget_get_next_sibling (gtk_widget_get_first_child (row)));

      setup.opponent = ICHOMP_OPPONENT_PERSON;
      ichomp_session_start (fixture->session, &setup);
      g_assert_false (gtk_widget_get_mapped (row));
    }
}

static void
add (const char *path, const char *game, void (*test) (ViewFixture *fixture, gconstpointer game))
{
  g_test_add (path, ViewFixture, game, set_up, test, view_fixture_tear_down);
}

void
add_tests (void)
{
  add ("/play-view/numbers", WON, test_numbers);
  add ("/play-view/forms", WON, test_forms);
  add ("/play-view/conceal", WON, test_conceal);
  add ("/play-view/lent", WON, test_lent);
  add ("/play-view/discover", WON, test_discover);
  add ("/play-view/preview", WON, test_preview);
  add ("/play-view/choose", WON, test_choose);
  add ("/play-view/end", LOST, test_end);
  g_test_add_func ("/play-view/computer", test_computer);
  add ("/play-view/explain", WON, test_explain);
  add ("/play-view/light", WON, test_light);
  add ("/play-view/discreet", WON, test_discreet);
  add ("/play-view/late-numbers", WON, test_late_numbers);
  add ("/play-view/stop", WON, test_stop);
  add ("/play-view/watch", WON, test_watch);
  add ("/play-view/stopped-before", WON, test_stopped_before);
  g_test_add_func ("/play-view/finalize", test_finalize);
}
