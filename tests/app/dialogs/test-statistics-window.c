/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/dialogs/ichomp-statistics-window.h"

#include "widgets/kit/ichomp-confirmation.h"
#include "game/base/ichomp-digits.h"
#include "game/base/ichomp-i18n.h"
#include "widgets/language/ichomp-translatable.h"
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
count_setup (Fixture *fixture, const IchompSetup *setup, IchompPlayer winner, guint n_games)
{
  for (guint i = 0; i < n_games; i++)
    ichomp_statistics_count (fixture->statistics, setup, winner);
}

static void
count (Fixture *fixture, IchompOpponent opponent, SgLevel level, IchompPlayer winner, guint n_games)
{
  count_setup (fixture, &(IchompSetup){ .opponent = opponent, .level = level }, winner, n_games);
}

static const char *
get_cell (GtkGrid *grid, int column, int row)
{
  GtkWidget *cell = gtk_grid_get_child_at (grid, column, row);

  return cell != NULL ? gtk_label_get_text (GTK_LABEL (cell)) : NULL;
}

/* @expected: (array zero-terminated=1) */
static void
assert_row (Fixture *fixture, const char *id, int row, const char *const *expected)
{
  GtkGrid *grid = GTK_GRID (study_support_find (fixture->window, id));
  int column = 0;

  do
    g_assert_cmpstr (get_cell (grid, column, row), ==, expected[column]);
  while (expected[column++] != NULL);
}

#define assert_cells(fixture, id, row, ...)                                                        \
  assert_row (fixture, id, row, (const char *const[]){ __VA_ARGS__, NULL })

#define assert_no_row(fixture, id, row) assert_row (fixture, id, row, (const char *const[]){ NULL })

static gboolean
is_visible (Fixture *fixture, const char *id)
{
  return gtk_widget_is_visible (study_support_find (fixture->window, id));
}

/* No table of zeros. */
static void
test_none (Fixture *fixture, gconstpointer data)
{
  study_support_assert_label (fixture->window, "total_label",
                              "No game has been played to its end yet.");
  g_assert_true (is_visible (fixture, "empty_icon"));
  g_assert_false (is_visible (fixture, "computer_grid"));
  g_assert_false (is_visible (fixture, "people_grid"));
  g_assert_false (is_visible (fixture, "reset_button"));
}

/* A stray Enter deletes nothing: the arrows scroll, and the button is one Tab away. */
static void
test_focus (Fixture *fixture, gconstpointer data)
{
  count (fixture, ICHOMP_OPPONENT_COMPUTER, SG_LEVEL_EASY, ICHOMP_PLAYER_1, 1);
  study_support_close_window (&fixture->window);
  fixture->window = ichomp_statistics_window_new (fixture->statistics);
  study_support_open_window (&fixture->window);
  g_assert_true (is_visible (fixture, "reset_button"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window))
                 == study_support_find (fixture->window, "scroller"));
  g_assert_true (gtk_widget_child_focus (fixture->window, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window))
                 == study_support_find (fixture->window, "reset_button"));
}

/* A game is counted in its row as soon as it is over. */
static void
test_games (Fixture *fixture, gconstpointer data)
{
  count (fixture, ICHOMP_OPPONENT_COMPUTER, SG_LEVEL_EASY, ICHOMP_PLAYER_1, 1);
  study_support_assert_label (fixture->window, "total_label", "1 game has been played.");
  assert_cells (fixture, "computer_grid", 0, "Game", "Level", "Games", "You won",
                "The computer won");
  assert_cells (fixture, "computer_grid", 1, "iChomp", "Easy", "1", "1", "0");
  g_assert_false (is_visible (fixture, "empty_icon"));
  g_assert_true (is_visible (fixture, "computer_grid"));
  g_assert_false (is_visible (fixture, "people_grid"));
  g_assert_true (is_visible (fixture, "reset_button"));

  count (fixture, ICHOMP_OPPONENT_COMPUTER, SG_LEVEL_EASY, ICHOMP_PLAYER_2, 2);
  count (fixture, ICHOMP_OPPONENT_COMPUTER, SG_LEVEL_HARD, ICHOMP_PLAYER_2, 5);
  count (fixture, ICHOMP_OPPONENT_PERSON, SG_LEVEL_EASY, ICHOMP_PLAYER_1, 6);
  count (fixture, ICHOMP_OPPONENT_PERSON, SG_LEVEL_HARD, ICHOMP_PLAYER_2, 7);
  study_support_assert_label (fixture->window, "total_label", "21 games have been played.");
  assert_cells (fixture, "computer_grid", 1, "iChomp", "Easy", "3", "1", "2");
  assert_cells (fixture, "computer_grid", 2, "iChomp", "Hard", "5", "0", "5");
  assert_no_row (fixture, "computer_grid", 3);
  assert_cells (fixture, "people_grid", 0, "Game", "Games", "Player 1 won", "Player 2 won");
  assert_cells (fixture, "people_grid", 1, "iChomp", "13", "6", "7");
  assert_no_row (fixture, "people_grid", 2);
}

/* Each kind of game has rows of its own. In Chomp the setting for the last tile has no effect. */
static void
test_kinds (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    IchompKind kind;
    gboolean misere;
    const char *name;
  } kinds[] = {
    { ICHOMP_KIND_ICHOMP, FALSE, "iChomp" },   { ICHOMP_KIND_ICHOMP, TRUE, "iChomp (misere)" },
    { ICHOMP_KIND_CHOMP, FALSE, "Chomp" },     { ICHOMP_KIND_NIM, FALSE, "Nim" },
    { ICHOMP_KIND_NIM, TRUE, "Nim (misere)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      IchompSetup setup = { .kind = kinds[i].kind, .misere = kinds[i].misere };

      setup.opponent = ICHOMP_OPPONENT_PERSON;
      count_setup (fixture, &setup, ICHOMP_PLAYER_2, i + 1);
      setup.opponent = ICHOMP_OPPONENT_COMPUTER;
      count_setup (fixture, &setup, ICHOMP_PLAYER_1, i + 2);
    }

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *n_people = g_strdup_printf ("%u", i + 1);
      g_autofree char *n_computer = g_strdup_printf ("%u", i + 2);

      assert_cells (fixture, "people_grid", (int)i + 1, kinds[i].name, n_people, "0", n_people);
      assert_cells (fixture, "computer_grid", (int)i + 1, kinds[i].name, "Easy", n_computer,
                    n_computer, "0");
    }
  count_setup (fixture, &(IchompSetup){ .kind = ICHOMP_KIND_CHOMP, .misere = TRUE },
               ICHOMP_PLAYER_1, 1);
  assert_cells (fixture, "people_grid", 3, "Chomp", "4", "1", "3");
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
  assert_cells (fixture, "people_grid", 0, "Game", "Games", "Player ۱ won", "Player ۲ won");
  assert_cells (fixture, "people_grid", 1, "iChomp", "۱۲", "۰", "۱۲");
  study_support_assert_label (fixture->window, "total_label", "۱۲ games have been played.");

  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
  ichomp_translatable_update (fixture->window);
  assert_cells (fixture, "people_grid", 1, "iChomp", "12", "0", "12");
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
  add ("/statistics-window/focus", test_focus);
  add ("/statistics-window/games", test_games);
  add ("/statistics-window/kinds", test_kinds);
  add ("/statistics-window/reset", test_reset);
  add ("/statistics-window/close", test_close);
  add ("/statistics-window/language", test_language);
  add ("/statistics-window/escape", test_escape);
}
