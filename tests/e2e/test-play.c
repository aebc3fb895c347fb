/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games, played as people do. After every move everything visible is compared with the report
 * of the command line about the position, which the test follows by its own rules. */

#include "person.h"
#include "play.h"
#include "test-main.h"
#include "view.h"

static void
set_board (Driver *driver, guint width, guint height)
{
  g_autofree char *width_text = g_strdup_printf ("%u", width);
  g_autofree char *height_text = g_strdup_printf ("%u", height);

  driver_set_setting (driver, "board-width", width_text);
  driver_set_setting (driver, "board-height", height_text);
}

static void
play_to_the_end (Play *game, PlayMeans means)
{
  play_assert_shown (game);
  while (!play_is_over (game))
    {
      RulesMove move = play_choose_random_move (game);

      play_take (game, &move, means);
      play_assert_shown (game);
    }
}

static void
test_pointer (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game =
      play_new (driver, rules_position_new_full (5, 4), PLAY_SIDE_2, PLAY_SIDE_1);

  driver_set_setting (driver, "opponent", "'person'");
  driver_set_setting (driver, "starter", "'player-2'");
  set_board (driver, 5, 4);
  driver_start (driver);

  play_to_the_end (game, PLAY_BY_POINTER);
  person_quit (driver);
}

/* With the setting, the first click on a tile takes nothing: of three clicks only the last one, the
 * second on its tile, is a move. */
static void
test_select_first (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game =
      play_new (driver, rules_position_new_full (4, 4), PLAY_SIDE_1, PLAY_SIDE_2);
  const RulesMove selected = { 0, 0, 0 };
  const RulesMove taken = { 1, 1, 1 };
  g_autofree char *selected_name = view_build_tile_name (&selected);
  g_autofree char *taken_name = view_build_tile_name (&taken);
  g_autoptr (TreeNode) selected_tile = NULL;
  g_autoptr (TreeNode) taken_tile = NULL;

  driver_set_setting (driver, "opponent", "'person'");
  driver_set_setting (driver, "select-first", "true");
  set_board (driver, 4, 4);
  driver_start (driver);

  selected_tile = person_wait_for (driver, "push button", selected_name);
  taken_tile = person_wait_for (driver, "push button", taken_name);
  person_click_at (driver, selected_tile);
  person_click_at (driver, taken_tile);
  person_click_at (driver, taken_tile);
  play_add_move (game, &taken);
  play_assert_shown (game);
  person_quit (driver);
}

static void
test_tree (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game =
      play_new (driver, rules_position_new_full (4, 4), PLAY_SIDE_1, PLAY_SIDE_2);

  driver_set_setting (driver, "opponent", "'person'");
  set_board (driver, 4, 4);
  driver_start (driver);

  play_to_the_end (game, PLAY_BY_TREE);
  person_quit (driver);
}

/* Starts a game of two people on a board of 3x4 tiles by keyboard. */
static void
choose_new_game (Driver *driver)
{
  person_press (driver, XK_n, SCREEN_CONTROL);
  DRIVER_WAIT (driver, person_has_window (driver, "New Game"));

  person_choose (driver, XK_o, "Opponent", "Another person");
  person_press (driver, XK_w, SCREEN_ALT);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "spin button", "Board width in tiles"));
  person_press (driver, XK_3, 0);
  person_press (driver, XK_h, SCREEN_ALT);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "spin button", "Board height in tiles"));
  person_press (driver, XK_4, 0);
  person_press (driver, XK_Return, 0);
  DRIVER_WAIT (driver, !person_has_window (driver, "New Game"));
}

static gboolean
is_sensitive (Driver *driver, const char *button)
{
  g_autoptr (TreeNode) node = person_find (driver, "push button", button);

  return node != NULL && tree_has_state (node, ATSPI_STATE_SENSITIVE);
}

/* Undoes and redoes all moves. */
static void
undo_and_redo (Play *game)
{
  g_autoptr (GArray) moves = g_array_copy (game->moves);

  for (guint i = 0; i < moves->len; i++)
    {
      g_assert_true (is_sensitive (game->driver, "Undo"));
      person_press (game->driver, XK_z, SCREEN_CONTROL);
      play_take_back (game, 1);
      play_assert_shown (game);
      play_assert_focus_on_board (game);
    }
  DRIVER_WAIT (game->driver, !is_sensitive (game->driver, "Undo"));

  for (guint i = 0; i < moves->len; i++)
    {
      g_assert_true (is_sensitive (game->driver, "Redo"));
      person_press (game->driver, i % 2 == 0 ? XK_z : XK_y,
                    i % 2 == 0 ? SCREEN_CONTROL | SCREEN_SHIFT : SCREEN_CONTROL);
      play_add_move (game, &g_array_index (moves, RulesMove, i));
      play_assert_shown (game);
    }
  DRIVER_WAIT (game->driver, !is_sensitive (game->driver, "Redo"));
}

static void
test_keys (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game =
      play_new (driver, rules_position_new_full (3, 4), PLAY_SIDE_1, PLAY_SIDE_2);

  driver_start (driver);
  choose_new_game (driver);

  play_assert_shown (game);
  while (!play_is_over (game))
    {
      RulesMove move = play_choose_random_move (game);

      play_assert_focus_on_board (game);
      play_take (game, &move, PLAY_BY_KEYS);
      play_assert_shown (game);
      if (game->moves->len == 3)
        undo_and_redo (game);
    }
  undo_and_redo (game);

  person_press (driver, XK_r, SCREEN_CONTROL);
  play_take_back (game, game->moves->len);
  play_assert_shown (game);
  play_assert_focus_on_board (game);
  g_assert_false (is_sensitive (driver, "Undo"));
  g_assert_false (is_sensitive (driver, "Redo"));

  person_quit (driver);
}

/* The keyboard continues where a game ended, also after starting a new game there. */
static void
test_keys_after_the_end (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game =
      play_new (driver, rules_position_new_full (2, 1), PLAY_SIDE_1, PLAY_SIDE_2);
  RulesMove move;

  driver_set_setting (driver, "opponent", "'person'");
  set_board (driver, 2, 1);
  driver_start (driver);

  for (guint i = 0; i < 2; i++)
    {
      play_assert_shown (game);
      play_assert_focus_on_board (game);
      move = play_choose_random_move (game);
      play_take (game, &move, PLAY_BY_KEYS);
    }
  play_assert_shown (game);
  g_assert_true (play_is_over (game));

  person_press (driver, XK_z, SCREEN_CONTROL);
  play_take_back (game, 1);
  play_assert_shown (game);
  play_assert_focus_on_board (game);
  person_press (driver, XK_space, 0);
  play_add_move (game, &move);
  play_assert_shown (game);

  person_quit (driver);
}

static Play *
start_against_computer (Driver *driver, guint width, guint height, PlaySide first)
{
  RulesPosition *start;

  set_board (driver, width, height);
  driver_set_setting (driver, "opponent", "'computer'");
  driver_set_setting (driver, "level", "'hard'");
  driver_set_setting (driver, "starter", first == PLAY_SIDE_YOU ? "'player-1'" : "'player-2'");
  driver_start (driver);

  start = view_read_position (driver, width, height);
  g_assert_nonnull (start);
  return play_new (driver, start, first,
                   first == PLAY_SIDE_YOU ? PLAY_SIDE_COMPUTER : PLAY_SIDE_YOU);
}

/* A person who knows the winning moves beats even Hard. */
static void
win_against_computer (Play *game)
{
  guint n_moves = 0;

  g_assert_cmpuint (rules_position_get_nim_sum (play_get_position (game)), !=, 0);
  while (!play_is_over (game))
    {
      RulesMove move = play_choose_winning_move (game);

      play_take (game, &move, n_moves++ % 2 == 0 ? PLAY_BY_POINTER : PLAY_BY_TREE);
      g_assert_cmpuint (rules_position_get_nim_sum (play_get_position (game)), ==, 0);
      if (!play_is_over (game))
        play_follow_computer (game);
      play_assert_shown (game);
    }

  g_assert_cmpint (play_get_turn (game), ==, PLAY_SIDE_COMPUTER);
}

static void
test_computer (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game = NULL;
  RulesMove move;

  driver_set_setting (driver, "animate", "false");
  driver_set_setting (driver, "randomise", "true");
  driver_set_setting (driver, "random-winnable", "true");
  game = start_against_computer (driver, 6, 5, PLAY_SIDE_YOU);
  play_assert_shown (game);

  /* One undo takes back both moves, and one redo makes both again. */
  move = play_choose_random_move (game);
  play_take (game, &move, PLAY_BY_POINTER);
  if (!play_is_over (game))
    {
      RulesMove answer;

      play_follow_computer (game);
      play_assert_shown (game);
      answer = g_array_index (game->moves, RulesMove, 1);

      person_press (driver, XK_z, SCREEN_CONTROL);
      play_take_back (game, 2);
      play_assert_shown (game);

      person_press (driver, XK_y, SCREEN_CONTROL);
      play_add_move (game, &move);
      play_add_move (game, &answer);
      play_assert_shown (game);

      person_press (driver, XK_z, SCREEN_CONTROL);
      play_take_back (game, 2);
    }
  play_assert_shown (game);

  win_against_computer (game);
  person_quit (driver);
}

static void
test_computer_animated (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game = NULL;
  RulesMove move;

  driver_set_setting (driver, "randomise", "true");
  driver_set_setting (driver, "random-winnable", "true");
  game = start_against_computer (driver, 4, 3, PLAY_SIDE_YOU);
  play_assert_shown (game);

  /* Undo returns to the person's turn, whether or not the computer has replied. */
  move = play_choose_winning_move (game);
  play_take (game, &move, PLAY_BY_TREE);
  person_press (driver, XK_z, SCREEN_CONTROL);
  play_take_back (game, 1);
  play_assert_shown (game);

  win_against_computer (game);
  person_quit (driver);
}

/* Against Hard the player who begins on a full board loses. */
static void
test_computer_second (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game = NULL;

  driver_set_setting (driver, "animate", "false");
  game = start_against_computer (driver, 4, 4, PLAY_SIDE_YOU);
  play_assert_shown (game);

  while (!play_is_over (game))
    {
      RulesMove move = play_choose_random_move (game);

      play_take (game, &move, PLAY_BY_TREE);
      g_assert_false (play_is_over (game));
      play_follow_computer (game);
      g_assert_cmpuint (rules_position_get_nim_sum (play_get_position (game)), ==, 0);
      play_assert_shown (game);
    }

  g_assert_cmpint (play_get_turn (game), ==, PLAY_SIDE_YOU);
  person_quit (driver);
}

static void
take_by_name (Driver *driver, const RulesMove *move)
{
  g_autofree char *name = view_build_tile_name (move);
  g_autoptr (TreeNode) tile = person_wait_for (driver, "push button", name);

  g_assert_true (tree_click (tile));
}

/* The end of a game by keyboard alone: the way on is under the focus. */
static void
test_end (void)
{
  static const RulesMove mistake = { 0, 0, 0 };
  static const RulesMove last = { 1, 0, 0 };
  g_autoptr (Driver) driver = driver_new ();

  driver_set_arguments (driver,
                        (const char *const[]){ "--position=2/1/-/- @4x2", "--players=two", NULL });
  driver_start (driver);
  person_wait_for_text (driver, "Player 1’s turn");
  take_by_name (driver, &mistake);
  take_by_name (driver, &last);
  person_wait_for_text (driver, "Player 1 gave the win away at move 1.");
  DRIVER_WAIT (driver, person_has_focus_within (driver, "push button", "Play Again"));

  person_press (driver, XK_Return, 0);
  person_wait_for_text (driver, "Player 1’s turn");
  take_by_name (driver, &mistake);
  take_by_name (driver, &last);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "push button", "Play Again"));
  person_press (driver, XK_Tab, 0);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "push button", "Learn from the Game"));
  person_press (driver, XK_Return, 0);
  person_wait_for_text (driver, "Mistake 1 of 1");
  DRIVER_WAIT (driver, view_find_focused_tile (driver, &(RulesMove){ 0 }));
  person_quit (driver);
}

void
add_tests (void)
{
  g_test_add_func ("/play/pointer", test_pointer);
  g_test_add_func ("/play/select-first", test_select_first);
  g_test_add_func ("/play/tree", test_tree);
  g_test_add_func ("/play/keys", test_keys);
  g_test_add_func ("/play/keys-after-the-end", test_keys_after_the_end);
  g_test_add_func ("/play/computer", test_computer);
  g_test_add_func ("/play/computer-animated", test_computer_animated);
  g_test_add_func ("/play/computer-second", test_computer_second);
  g_test_add_func ("/play/end", test_end);
}
