/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "history-support.h"
#include "widgets/history/ichomp-history-row.h"
#include "widgets/history/ichomp-nim-sum-plot.h"
#include "test-main.h"

/* More rows than fit. */
#define N_LONG_MOVES 80

#define LARGE "12,12,12,12,12,12,12,12,12,12,12,12/-/-/1 @24x24"

/* An empty label of the same height. */
#define NO_TEXT "\302\240"

static void
find_row (GtkWidget *widget, guint index, GtkWidget **row)
{
  g_autofree char *number = index == 0 ? g_strdup (NO_TEXT) : g_strdup_printf ("%u", index);

  if (ICHOMP_IS_HISTORY_ROW (widget))
    {
      if (gtk_widget_get_mapped (widget)
          && g_str_equal (
              gtk_label_get_label (GTK_LABEL (study_support_find (widget, "number_label"))),
              number))
        *row = widget;
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_row (child, index, row);
}

static GtkWidget *
get_row (HistoryFixture *fixture, guint index)
{
  GtkWidget *row = NULL;

  find_row (history_support_get_part (fixture, "list"), index, &row);
  g_assert_nonnull (row);
  return row;
}

static void
assert_row (HistoryFixture *fixture,
            guint index,
            const char *text,
            const char *change,
            gboolean marked,
            const char *description)
{
  GtkWidget *row = get_row (fixture, index);
  GtkAccessible *item = GTK_ACCESSIBLE (gtk_widget_get_parent (row));

  history_support_assert_label (row, "text_label", text);
  history_support_assert_label (row, "change_label", *change != '\0' ? change : NO_TEXT);
  g_assert_cmpint (gtk_widget_get_visible (study_support_find (row, "mark")), ==, marked);
  gtk_test_accessible_assert_property (item, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
  gtk_test_accessible_assert_property (item, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

static GtkSelectionModel *
get_selection (HistoryFixture *fixture)
{
  GtkWidget *list = history_support_get_part (fixture, "list");

  /* The list view is in a scrolled window, the last child of the list. */
  list = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (gtk_widget_get_last_child (list)));
  return gtk_list_view_get_model (GTK_LIST_VIEW (list));
}

static guint
get_selected (HistoryFixture *fixture)
{
  return gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (get_selection (fixture)));
}

static void
test_rows (HistoryFixture *fixture, gconstpointer game)
{
  assert_row (fixture, 0, "Start of the game", LRI "2" PDI, FALSE,
              "Before the first move: " LRI "u = 2" PDI);
  assert_row (fixture, 1, "Player 1: 1 tile, top left", LRI "2 → 3" PDI, TRUE,
              "This move gave the win away: u became 3.");
  assert_row (fixture, 2, "Player 2: 1 tile, top right", LRI "3 → 2" PDI, TRUE,
              "This move gave the win away: u became 2.");
  assert_row (fixture, 4, "Player 2: 1 tile, top left", LRI "1 → 0" PDI, FALSE,
              "A winning move: u became 0.");

  /* The names follow the players. */
  history_support_start (fixture, GAME, ICHOMP_OPPONENT_COMPUTER);
  study_support_settle ();
  assert_row (fixture, 1, "You: 1 tile, top left", LRI "2 → 3" PDI, TRUE,
              "This move gave the win away: u became 3.");
}

static void
test_follows_play (HistoryFixture *fixture, gconstpointer game)
{
  study_support_play (fixture->session, "NW1,3");
  study_support_settle ();
  gtk_test_widget_wait_for_draw (fixture->window);
  assert_row (fixture, 1, "Player 1: 1 tile, top left", LRI "2 → 3" PDI, TRUE,
              "This move gave the win away: u became 3.");
  g_assert_cmpuint (get_selected (fixture), ==, 1);
  history_support_assert_part (fixture, "place_label", "After move 1 of 1");

  ichomp_session_go_to (fixture->session, 0);
  study_support_play (fixture->session, "NW1,2");
  study_support_settle ();
  gtk_test_widget_wait_for_draw (fixture->window);
  assert_row (fixture, 1, "Player 1: 2 tiles, top left", LRI "2 → 0" PDI, FALSE,
              "A winning move: u became 0.");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (get_selection (fixture))), ==, 2);

  ichomp_session_restart (fixture->session);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (get_selection (fixture))), ==, 1);
  g_assert_cmpuint (get_selected (fixture), ==, 0);
  history_support_assert_part (fixture, "place_label", "No move yet");
}

static void
test_selection (HistoryFixture *fixture, gconstpointer game)
{
  g_assert_cmpuint (get_selected (fixture), ==, N_MOVES);

  for (guint i = 0; i <= N_MOVES; i++)
    {
      gtk_selection_model_select_item (get_selection (fixture), i, TRUE);
      g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, i);
    }

  for (guint i = 0; i <= N_MOVES; i++)
    {
      ichomp_session_go_to (fixture->session, i);
      g_assert_cmpuint (get_selected (fixture), ==, i);
    }

  history_support_assert_as_saved (fixture, N_MOVES);
}

/* Another game, shorter or longer, with or without the same end. */
static void
test_other_games (HistoryFixture *fixture, gconstpointer game)
{
  static const char *const games[] = {
    ROWS, ROWS " NW1,3 NE1,1", ROWS " NW1,1 NE1,1", "2,2/-/-/- @4x4 NW2,2 NW2,1 NW1,2 NW1,1", GAME,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      guint n_moves;

      history_support_start (fixture, games[i], ICHOMP_OPPONENT_PERSON);
      n_moves = sg_game_get_n_moves (ichomp_session_get_game (fixture->session));
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (get_selection (fixture))), ==,
                        n_moves + 1);
      g_assert_cmpuint (get_selected (fixture), ==, n_moves);
      history_support_assert_as_saved (fixture, n_moves);
    }
}

static void
assert_at (HistoryFixture *fixture, guint index)
{
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, index);
  g_assert_cmpint (history_support_is_step_sensitive (fixture, "history.first"), ==, index > 0);
  g_assert_cmpint (history_support_is_step_sensitive (fixture, "history.previous"), ==, index > 0);
  g_assert_cmpint (history_support_is_step_sensitive (fixture, "history.next"), ==,
                   index < N_MOVES);
  g_assert_cmpint (history_support_is_step_sensitive (fixture, "history.last"), ==,
                   index < N_MOVES);
}

static void
test_steps (HistoryFixture *fixture, gconstpointer game)
{
  assert_at (fixture, N_MOVES);
  g_assert_false (ichomp_history_panel_step (fixture->panel, ICHOMP_HISTORY_STEP_NEXT));
  g_assert_false (ichomp_history_panel_step (fixture->panel, ICHOMP_HISTORY_STEP_LAST));
  g_assert_true (ichomp_history_panel_step (fixture->panel, ICHOMP_HISTORY_STEP_PREVIOUS));
  assert_at (fixture, 3);
  history_support_assert_part (fixture, "place_label", "After move 3 of 4");
  g_assert_true (ichomp_history_panel_step (fixture->panel, ICHOMP_HISTORY_STEP_FIRST));
  assert_at (fixture, 0);
  history_support_assert_part (fixture, "place_label", "Before move 1 of 4");
  g_assert_false (ichomp_history_panel_step (fixture->panel, ICHOMP_HISTORY_STEP_FIRST));
  g_assert_false (ichomp_history_panel_step (fixture->panel, ICHOMP_HISTORY_STEP_PREVIOUS));
  g_assert_true (ichomp_history_panel_step (fixture->panel, ICHOMP_HISTORY_STEP_NEXT));
  assert_at (fixture, 1);
  g_assert_true (ichomp_history_panel_step (fixture->panel, ICHOMP_HISTORY_STEP_LAST));
  assert_at (fixture, N_MOVES);

  study_support_activate (GTK_WIDGET (fixture->panel), "history.first");
  assert_at (fixture, 0);
  study_support_activate (GTK_WIDGET (fixture->panel), "history.next");
  assert_at (fixture, 1);
  study_support_activate (GTK_WIDGET (fixture->panel), "history.last");
  assert_at (fixture, N_MOVES);
  study_support_activate (GTK_WIDGET (fixture->panel), "history.previous");
  assert_at (fixture, 3);

  history_support_assert_as_saved (fixture, 3);
}

static gboolean
is_at (HistoryFixture *fixture, guint index, gboolean is_top)
{
  GtkWidget *scroller = gtk_widget_get_last_child (history_support_get_part (fixture, "list"));
  GtkAdjustment *position = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  GtkWidget *row = NULL;

  find_row (history_support_get_part (fixture, "list"), index, &row);
  return row != NULL && (gtk_adjustment_get_value (position) > 0) != is_top;
}

/* The row of the position on show is visible, even at first and in a long game. A list needs a
 * frame to find its size, and more to scroll. */
static void
test_scrolls (HistoryFixture *fixture, gconstpointer game)
{
  test_wait_until (is_at (fixture, N_LONG_MOVES, FALSE));
  ichomp_session_go_to (fixture->session, 0);
  test_wait_until (is_at (fixture, 0, TRUE));
}

static void
test_verdict (HistoryFixture *fixture, gconstpointer game)
{
  history_support_assert_part (fixture, "judgement_label", "A winning move: u became 0.");
  history_support_assert_part (fixture, "refutation_label", "");

  ichomp_session_go_to (fixture->session, 1);
  history_support_assert_part (fixture, "judgement_label",
                               "This move gave the win away: u became 3.");
  history_support_assert_part (fixture, "refutation_label",
                               "The reply that makes u zero: top left, row 1, column 2.");

  ichomp_session_go_to (fixture->session, 0);
  history_support_assert_part (fixture, "judgement_label", "The player to move can win.");
  history_support_assert_part (fixture, "refutation_label", "");
}

/* Hidden values */

static void
test_hidden_nim_sum (HistoryFixture *fixture, gconstpointer game)
{
  g_settings_set_boolean (fixture->settings, "show-nim-sum", FALSE);
  g_assert_false (gtk_widget_get_visible (history_support_get_part (fixture, "plot")));
  g_assert_false (gtk_widget_get_visible (history_support_get_part (fixture, "change_header")));
  assert_row (fixture, 0, "Start of the game", "", FALSE, "");
  assert_row (fixture, 1, "Player 1: 1 tile, top left", "", TRUE, "This move gave the win away.");
  ichomp_session_go_to (fixture->session, 1);
  history_support_assert_part (fixture, "judgement_label", "This move gave the win away.");
  history_support_assert_part (fixture, "refutation_label",
                               "The reply that wins: top left, row 1, column 2.");

  g_settings_set_boolean (fixture->settings, "show-nim-sum", TRUE);
  g_assert_true (gtk_widget_get_visible (history_support_get_part (fixture, "plot")));
  history_support_assert_part (fixture, "judgement_label",
                               "This move gave the win away: u became 3.");
}

static void
test_hidden_outcome (HistoryFixture *fixture, gconstpointer game)
{
  g_settings_set_boolean (fixture->settings, "show-outcome", FALSE);
  g_assert_true (gtk_widget_get_visible (history_support_get_part (fixture, "plot")));
  g_assert_false (gtk_widget_get_visible (history_support_get_part (fixture, "verdict")));
  g_assert_false (gtk_widget_get_sensitive (history_support_get_part (fixture, "learn_button")));
  assert_row (fixture, 1, "Player 1: 1 tile, top left", LRI "2 → 3" PDI, FALSE,
              "u was 2 and became 3.");
  ichomp_session_go_to (fixture->session, 1);
  history_support_assert_part (fixture, "judgement_label", "");
  history_support_assert_part (fixture, "refutation_label", "");

  g_settings_set_boolean (fixture->settings, "show-nim-sum", FALSE);
  assert_row (fixture, 1, "Player 1: 1 tile, top left", "", FALSE, "");
}

static void
test_hidden_decimal (HistoryFixture *fixture, gconstpointer game)
{
  g_settings_set_boolean (fixture->settings, "show-decimal", FALSE);
  g_settings_set_boolean (fixture->settings, "show-binary", TRUE);
  g_assert_false (gtk_widget_get_visible (history_support_get_part (fixture, "plot")));
  assert_row (fixture, 1, "Player 1: 1 tile, top left", LRI "10 → 11" PDI, TRUE,
              "This move gave the win away.");

  g_settings_set_boolean (fixture->settings, "show-binary", FALSE);
  assert_row (fixture, 1, "Player 1: 1 tile, top left", "", TRUE, "This move gave the win away.");
}

static int
measure_width (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

#define LONG_GAME                                                                                  \
  "4,4,4,4/4,4,4,4/4,4,4,4/4,4,4,4 SW3,1 SE2,1 NE1,3 SE1,4 NW2,1 NE4,2 NE4,1 NW1,4 NE1,1 NW1,1 "   \
  "SW1,3 SE1,3 SW1,1 SE1,1"

/* Learning from the game takes no width from the board for the hidden list of moves. */
static void
test_width (HistoryFixture *fixture, gconstpointer game)
{
  GtkWidget *panel = GTK_WIDGET (fixture->panel);
  int before;

  history_support_start (fixture, LONG_GAME, ICHOMP_OPPONENT_COMPUTER);
  test_wait_until (!ichomp_session_is_computing (fixture->session));
  ichomp_session_go_to (fixture->session, 14);
  gtk_test_widget_wait_for_draw (fixture->window);
  before = measure_width (panel);

  study_support_click (panel, "learn_button");
  g_assert_true (history_support_is_learning (fixture));
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpint (measure_width (panel), <=,
                   MAX (before, measure_width (history_support_get_part (fixture, "trainer"))));
}

/* Numbers that are still being computed */
static void
test_computing (HistoryFixture *fixture, gconstpointer game)
{
  IchompSetup setup = *ichomp_session_get_setup (fixture->session);

  setup.board = (SgBoard){ 28, 28 };
  ichomp_session_start (fixture->session, &setup);
  study_support_play (fixture->session, "NW14,14");
  g_assert_true (ichomp_session_is_computing (fixture->session));
  gtk_test_widget_wait_for_draw (fixture->window);
  assert_row (fixture, 1, "Player 1: 1 tile, top left", "", FALSE, "");
  history_support_assert_part (fixture, "judgement_label", "");
  g_assert_false (gtk_widget_get_sensitive (history_support_get_part (fixture, "learn_button")));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (history_support_get_part (fixture, "plot")),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "The values of u are not known.");

  test_wait_until (!ichomp_session_is_computing (fixture->session));
  assert_row (fixture, 0, "Start of the game", LRI "0" PDI, FALSE,
              "Before the first move: " LRI "u = 0" PDI);
}

/* The plot */

static void
test_plot (HistoryFixture *fixture, gconstpointer game)
{
  GtkWidget *plot = history_support_get_part (fixture, "plot");
  guint n_found = 0;

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (plot), GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (plot), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Nim-sum u along the game");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (plot), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "From the start to the end, u is " LRI "2, 3, 2, 1, 0" PDI
                                       ".");

  /* Positions are placed from left to right, and a click goes to one. */
  for (int x = -5; x < gtk_widget_get_width (plot) + 5; x++)
    {
      guint index;
      gboolean found = ichomp_nim_sum_plot_find_index (ICHOMP_NIM_SUM_PLOT (plot), x, &index);
      guint before = ichomp_session_get_index (fixture->session);

      if (found && index == n_found)
        n_found++;
      if (found)
        g_assert_cmpuint (index, ==, n_found - 1);
      history_support_click (plot, x);
      g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, found ? index : before);
    }
  g_assert_cmpuint (n_found, ==, N_MOVES + 1);

  history_support_assert_as_saved (fixture, N_MOVES);
}

/* A row of pixels above the bars, which shows only the background of the position on show. */
static guint32 *
paint_top_line (GtkWidget *plot)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int width = gtk_widget_get_width (plot);
  guint32 *pixels = g_new (guint32, width);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  GTK_WIDGET_GET_CLASS (plot)->snapshot (plot, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (plot)),
                                         node, &GRAPHENE_RECT_INIT (0, 1, width, 1));
  gdk_texture_download (texture, (guchar *)pixels, width * sizeof *pixels);

  return pixels;
}

static void
test_plot_lit (HistoryFixture *fixture, gconstpointer game)
{
  GtkWidget *plot = history_support_get_part (fixture, "plot");

  for (guint i = 0; i <= N_MOVES; i++)
    {
      g_autofree guint32 *pixels = NULL;
      guint n_lit = 0;

      ichomp_session_go_to (fixture->session, i);
      pixels = paint_top_line (plot);
      for (int x = 0; x < gtk_widget_get_width (plot); x++)
        {
          guint index;

          if (!ichomp_nim_sum_plot_find_index (ICHOMP_NIM_SUM_PLOT (plot), x + 0.5, &index))
            continue;

          g_assert_cmpint (pixels[x] != 0, ==, index == i);
          n_lit += index == i;
        }
      g_assert_cmpuint (n_lit, >, 0);
    }
}

static int
get_gap (GtkWidget *above, GtkWidget *below)
{
  graphene_rect_t first;
  graphene_rect_t second;

  g_assert_true (gtk_widget_compute_bounds (above, below, &first));
  g_assert_true (gtk_widget_compute_bounds (below, below, &second));
  return (int)(second.origin.y - first.origin.y - first.size.height);
}

/* The parts of the panel move together in a low window. */
static void
test_compact (HistoryFixture *fixture, gconstpointer game)
{
  GtkWidget *above = gtk_widget_get_first_child (GTK_WIDGET (fixture->panel));
  GtkWidget *below = gtk_widget_get_next_sibling (above);

  g_assert_cmpint (get_gap (above, below), ==, 12);
  gtk_widget_add_css_class (fixture->window, "compact");
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpint (get_gap (above, below), ==, 6);
}

/* A game with more moves takes the place of one whose last moves only have numbers. */
static void
test_longer_game (HistoryFixture *fixture, gconstpointer game)
{
  history_support_start (fixture, LARGE, ICHOMP_OPPONENT_PERSON);
  ichomp_session_stop_computing (fixture->session);
  study_support_play (fixture->session, "NW1,3");
  g_assert_nonnull (ichomp_session_get_analysis (fixture->session));
  ichomp_session_go_to (fixture->session, 0);
  g_assert_null (ichomp_session_get_analysis (fixture->session));

  history_support_start (fixture, LARGE " NW12,12 NW11,12 NW10,12", ICHOMP_OPPONENT_PERSON);
  history_support_assert_part (fixture, "place_label", "After move 3 of 3");
}

void
add_tests (void)
{
  g_autofree char *long_row = g_strdup_printf ("%u/-/-/- @%ux2", N_LONG_MOVES, 2 * N_LONG_MOVES);
  static GString *long_game; /* until the tests end */

  long_game = g_string_new (long_row);
  history_support_add ("/history-panel/longer-game", GAME, test_longer_game);
  history_support_add ("/history-panel/rows", GAME, test_rows);
  history_support_add ("/history-panel/follows-play", ROWS, test_follows_play);
  history_support_add ("/history-panel/selection", GAME, test_selection);
  history_support_add ("/history-panel/other-games", GAME, test_other_games);
  history_support_add ("/history-panel/steps", GAME, test_steps);
  for (guint i = N_LONG_MOVES; i > 0; i--)
    g_string_append_printf (long_game, " NW1,%u", i);
  history_support_add ("/history-panel/scrolls", long_game->str, test_scrolls);
  history_support_add ("/history-panel/verdict", GAME, test_verdict);
  history_support_add ("/history-panel/hidden-nim-sum", GAME, test_hidden_nim_sum);
  history_support_add ("/history-panel/hidden-outcome", GAME, test_hidden_outcome);
  history_support_add ("/history-panel/width", GAME, test_width);
  history_support_add ("/history-panel/hidden-decimal", GAME, test_hidden_decimal);
  history_support_add ("/history-panel/computing", NULL, test_computing);
  history_support_add ("/history-panel/plot", GAME, test_plot);
  history_support_add ("/history-panel/plot-lit", GAME, test_plot_lit);
  history_support_add ("/history-panel/compact", GAME, test_compact);
}
