/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "dialogs/ichomp-statistics-window.h"

#include "kit/ichomp-confirmation.h"
#include "base/ichomp-digits.h"
#include "base/ichomp-i18n.h"
#include "language/ichomp-translatable.h"
#include "study-support.h"
#include "test-main.h"

typedef struct
{
  IchompStatistics *statistics;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->statistics = ichomp_statistics_new (NULL);
  fixture->window = ichomp_statistics_window_new (fixture->statistics);
  study_support_open_window (&fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close_window (&fixture->window);
  g_assert_finalize_object (fixture->statistics);
}

static void
count (Fixture *fixture, IchompOpponent opponent, SgLevel level, IchompPlayer winner, guint n_games)
{
  for (guint i = 0; i < n_games; i++)
    ichomp_statistics_count (fixture->statistics, opponent, level, winner);
}

static void
assert_row (Fixture *fixture, const char *id, int row, const char *const *expected)
{
  GtkGrid *grid = GTK_GRID (study_support_find (fixture->window, id));

  for (int column = 0; column < 4; column++)
    g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_grid_get_child_at (grid, column, row))), ==,
                     expected[column]);
  g_assert_null (gtk_grid_get_child_at (grid, 4, row));
}

#define assert_cells(fixture, id, row, ...)                                                        \
  assert_row (fixture, id, row, (const char *const[]){ __VA_ARGS__ })

static gboolean
can_reset (Fixture *fixture)
{
  return gtk_widget_get_sensitive (study_support_find (fixture->window, "reset_button"));
}

static void
test_none (Fixture *fixture, gconstpointer data)
{
  study_support_assert_label (fixture->window, "total_label",
                              "No game has been played to its end yet.");
  assert_cells (fixture, "computer_grid", 0, "Level", "Games", "You won", "The computer won");
  assert_cells (fixture, "computer_grid", 1, "Easy", "0", "0", "0");
  assert_cells (fixture, "people_grid", 0, "", "Games", "Player 1 won", "Player 2 won");
  assert_cells (fixture, "people_grid", 1, "Two players", "0", "0", "0");
  g_assert_false (can_reset (fixture));
}

/* A game is counted in its row as soon as it is over. */
static void
test_games (Fixture *fixture, gconstpointer data)
{
  count (fixture, ICHOMP_OPPONENT_COMPUTER, SG_LEVEL_EASY, ICHOMP_PLAYER_1, 1);
  study_support_assert_label (fixture->window, "total_label", "1 game has been played.");
  assert_cells (fixture, "computer_grid", 1, "Easy", "1", "1", "0");
  g_assert_true (can_reset (fixture));

  count (fixture, ICHOMP_OPPONENT_COMPUTER, SG_LEVEL_EASY, ICHOMP_PLAYER_2, 2);
  count (fixture, ICHOMP_OPPONENT_COMPUTER, SG_LEVEL_MEDIUM, ICHOMP_PLAYER_1, 3);
  count (fixture, ICHOMP_OPPONENT_COMPUTER, SG_LEVEL_MEDIUM, ICHOMP_PLAYER_2, 4);
  count (fixture, ICHOMP_OPPONENT_COMPUTER, SG_LEVEL_HARD, ICHOMP_PLAYER_2, 5);
  count (fixture, ICHOMP_OPPONENT_PERSON, SG_LEVEL_EASY, ICHOMP_PLAYER_1, 6);
  count (fixture, ICHOMP_OPPONENT_PERSON, SG_LEVEL_HARD, ICHOMP_PLAYER_2, 7);
  study_support_assert_label (fixture->window, "total_label", "28 games have been played.");
  assert_cells (fixture, "computer_grid", 1, "Easy", "3", "1", "2");
  assert_cells (fixture, "computer_grid", 2, "Medium", "7", "3", "4");
  assert_cells (fixture, "computer_grid", 3, "Hard", "5", "0", "5");
  assert_cells (fixture, "people_grid", 1, "Two players", "13", "6", "7");
  g_assert_null (gtk_grid_get_child_at (
      GTK_GRID (study_support_find (fixture->window, "computer_grid")), 0, 4));
}

static GtkWidget *
find_question (void)
{
  return study_support_find_window (ICHOMP_TYPE_CONFIRMATION);
}

/* The numbers are deleted after a confirmation. */
static void
test_reset (Fixture *fixture, gconstpointer data)
{
  count (fixture, ICHOMP_OPPONENT_PERSON, SG_LEVEL_EASY, ICHOMP_PLAYER_1, 2);

  study_support_click (fixture->window, "reset_button");
  study_support_click (find_question (), "cancel_button");
  study_support_settle ();
  g_assert_null (find_question ());
  g_assert_cmpuint (ichomp_statistics_get_n_games (fixture->statistics), ==, 2);

  study_support_click (fixture->window, "reset_button");
  study_support_click (find_question (), "answer_button");
  study_support_settle ();
  g_assert_null (find_question ());
  g_assert_cmpuint (ichomp_statistics_get_n_games (fixture->statistics), ==, 0);
  test_none (fixture, data);
}

static void
test_close (Fixture *fixture, gconstpointer data)
{
  count (fixture, ICHOMP_OPPONENT_PERSON, SG_LEVEL_EASY, ICHOMP_PLAYER_1, 2);
  study_support_click (fixture->window, "reset_button");
  g_assert_nonnull (find_question ());

  /* The confirmation closes with the window. */
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  study_support_settle ();
  g_assert_null (fixture->window);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, 0);
  count (fixture, ICHOMP_OPPONENT_PERSON, SG_LEVEL_EASY, ICHOMP_PLAYER_1, 1);
}

static void
test_escape (Fixture *fixture, gconstpointer data)
{
  study_support_press_key (fixture->window, GDK_KEY_Escape, 0);
  study_support_settle ();
  g_assert_null (fixture->window);
}

/* A change of language updates the tables, as their digits show. */
static void
test_language (Fixture *fixture, gconstpointer data)
{
  count (fixture, ICHOMP_OPPONENT_PERSON, SG_LEVEL_EASY, ICHOMP_PLAYER_2, 12);

  ichomp_digits_set_own (TRUE);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_FA);
  ichomp_translatable_update (fixture->window);
  assert_cells (fixture, "people_grid", 0, "", "Games", "Player ۱ won", "Player ۲ won");
  assert_cells (fixture, "people_grid", 1, "Two players", "۱۲", "۰", "۱۲");
  study_support_assert_label (fixture->window, "total_label", "۱۲ games have been played.");

  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
  ichomp_translatable_update (fixture->window);
  assert_cells (fixture, "people_grid", 1, "Two players", "12", "0", "12");
  ichomp_digits_set_own (FALSE);
}

static void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

void
add_tests (void)
{
  add ("/statistics-window/none", test_none);
  add ("/statistics-window/games", test_games);
  add ("/statistics-window/reset", test_reset);
  add ("/statistics-window/close", test_close);
  add ("/statistics-window/language", test_language);
  add ("/statistics-window/escape", test_escape);
}
