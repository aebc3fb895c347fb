/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The other games: whole games of Chomp and of misere play, won by the command line's advice, and
 * one that the computer plays against itself. */

#include <string.h>

#include "person.h"
#include "play.h"
#include "report.h"
#include "test-main.h"

static RulesMove
find_winning_move (const RulesPosition *position, const char *rule)
{
  g_autoptr (GHashTable) report = report_new (position, rule);

  return report_get_winning_move (report);
}

/* Chomp has one quadrant: its tiles are named only by row and column. */
static char *
build_chomp_name (const RulesMove *tile)
{
  return g_strdup_printf (tile->row == 0 && tile->column == 0 ? "Row %u, column %u, poisoned"
                                                              : "Row %u, column %u",
                          tile->row + 1, tile->column + 1);
}

static void
take (Driver *driver, RulesPosition **position, const RulesMove *move, const char *name)
{
  g_autoptr (TreeNode) tile = person_wait_for (driver, "push button", name);
  RulesPosition *after = rules_position_take (*position, move);

  person_click_at (driver, tile);
  rules_position_free (*position);
  *position = after;
}

static void
start_by_dialog (Driver *driver, const char *game, const char *ending, const char *opponent)
{
  person_press (driver, XK_n, SCREEN_CONTROL);
  DRIVER_WAIT (driver, person_has_window (driver, "New Game"));
  person_choose (driver, XK_g, "Game", game);
  if (ending != NULL)
    person_choose (driver, XK_t, "Last tile", ending);
  person_choose (driver, XK_o, "Opponent", opponent);
  person_click_button (driver, "Start");
  DRIVER_WAIT (driver, !person_has_window (driver, "New Game"));
}

static void
test_chomp (void)
{
  static const char *const shapes[] = { "", "", "", "\4\4\4" };
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (RulesPosition) position = rules_position_new (8, 6, shapes);
  guint n_moves = 0;

  driver_set_setting (driver, "chomp-width", "4");
  driver_set_setting (driver, "chomp-height", "3");
  driver_start (driver);
  start_by_dialog (driver, "Chomp: one quadrant, poisoned corner", NULL, "Another person");
  DRIVER_WAIT (driver,
               person_has_text (driver, "Chomp: the player who takes the poisoned tile loses"));

  /* Player 1 wins; player 2 always takes the last tile of the last row. */
  for (;; n_moves++)
    {
      g_autofree char *name = NULL;
      RulesMove move;

      if (n_moves % 2 == 0)
        {
          DRIVER_WAIT (driver, person_has_text (driver, "Player 1’s turn"));
          move = find_winning_move (position, "chomp");
        }
      else
        {
          const char *shape = position->shapes[3];

          DRIVER_WAIT (driver, person_has_text (driver, "Player 2’s turn"));
          move = (RulesMove){ 3, (guint)strlen (shape) - 1, (guint)shape[strlen (shape) - 1] - 1 };
        }

      name = build_chomp_name (&move);
      take (driver, &position, &move, name);
      if (rules_position_get_n_tiles (position) == 0)
        break;
    }

  g_assert_cmpuint (n_moves % 2, ==, 1);
  DRIVER_WAIT (driver, person_has_text (driver, "Player 1 won: player 2 took the last tile."));

  /* Restarting restores the poisoned tile. */
  person_press (driver, XK_r, SCREEN_CONTROL);
  g_object_unref (person_wait_for (driver, "push button", "Row 1, column 1, poisoned"));
  person_quit (driver);
}

static guint
count_tiles (Driver *driver)
{
  g_autoptr (RulesPosition) position = view_read_position (driver, 8, 2);

  return position == NULL ? 0 : rules_position_get_n_tiles (position);
}

#define WON "You won: the computer took the last tile."

/* Whether the computer has moved, which leaves fewer than @n_tiles. Its turn may be too short to
 * be seen. A board that is read while it changes mixes two positions, but the text that is read
 * next is at least as new. */
static gboolean
has_answered (Driver *driver, guint n_tiles)
{
  return (count_tiles (driver) < n_tiles && person_has_text (driver, "Your turn"))
         || person_has_text (driver, WON);
}

static void
read_position (Driver *driver, RulesPosition **position)
{
  RulesPosition *seen = NULL;

  DRIVER_WAIT (driver, (seen = view_read_position (driver, 8, 2)) != NULL);
  rules_position_free (*position);
  *position = seen;
}

/* The mnemonic of the heaps leads to the first one, and Tab to the next. */
static void
check_heap_names (Driver *driver)
{
  person_press (driver, XK_n, SCREEN_CONTROL);
  DRIVER_WAIT (driver, person_has_window (driver, "New Game"));
  person_choose (driver, XK_g, "Game", "Nim: heaps in rows");
  person_press (driver, XK_e, SCREEN_ALT);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "spin button", "Heap 1"));
  person_press (driver, XK_Tab, 0);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "spin button", "Heap 2"));
  person_press (driver, XK_Escape, 0);
  DRIVER_WAIT (driver, !person_has_window (driver, "New Game"));
}

static void
test_misere_nim (void)
{
  static const char *const shapes[] = { "\1", "\3", "\4", "" };
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (RulesPosition) position = rules_position_new (8, 2, shapes);

  driver_set_setting (driver, "nim-heap-nw", "1");
  driver_set_setting (driver, "nim-heap-ne", "3");
  driver_set_setting (driver, "nim-heap-sw", "4");
  driver_set_setting (driver, "nim-heap-se", "0");
  driver_set_setting (driver, "level", "'hard'");
  driver_start (driver);
  check_heap_names (driver);
  start_by_dialog (driver, "Nim: heaps in rows", "the player who takes it loses (misere play)",
                   "The computer");
  DRIVER_WAIT (driver, person_has_text (driver, "Nim: the player who takes the last tile loses"));

  while (!person_has_text (driver, WON))
    {
      g_autofree char *name = NULL;
      RulesMove move;

      read_position (driver, &position);
      move = find_winning_move (position, "misere");
      name = view_build_heap_tile_name (&move);
      take (driver, &position, &move, name);
      DRIVER_WAIT (driver, has_answered (driver, rules_position_get_n_tiles (position)));
    }

  person_quit (driver);
}

/* iChomp itself. The second player wins, because the first always takes a whole quadrant. */
static void
test_misere_ichomp (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (RulesPosition) position = rules_position_new_full (4, 2);

  driver_set_setting (driver, "board-width", "4");
  driver_set_setting (driver, "board-height", "2");
  driver_start (driver);
  start_by_dialog (driver, "iChomp: four quadrants", "the player who takes it loses (misere play)",
                   "Another person");
  person_wait_for_text (driver, "The player who takes the last tile of the board loses.");

  for (guint n_moves = 0; rules_position_get_n_tiles (position) > 0; n_moves++)
    {
      g_autofree char *name = NULL;
      RulesMove move = { 0, 0, 0 };

      person_wait_for_text (driver, n_moves % 2 == 0 ? "Player 1’s turn" : "Player 2’s turn");
      if (n_moves % 2 == 1)
        move = find_winning_move (position, "misere");
      else
        while (!rules_position_has_tile (position, &move))
          move.quadrant++;
      name = view_build_tile_name (&move);
      take (driver, &position, &move, name);
    }

  person_wait_for_text (driver, "Player 2 won: player 1 took the last tile.");
  g_object_unref (
      person_wait_for (driver, "push button",
                       "N-position. No tile is left. The player who took the last one has lost."));
  person_quit (driver);
}

/* The computer plays by itself, pauses, makes a single move and hands a side over to the person;
 * the next start restores a paused game. */
static void
test_computers (void)
{
  g_autoptr (Driver) driver = driver_new ();
  guint n_tiles;

  driver_set_setting (driver, "nim-heap-nw", "4");
  driver_set_setting (driver, "nim-heap-ne", "4");
  driver_set_setting (driver, "nim-heap-sw", "4");
  driver_set_setting (driver, "nim-heap-se", "4");
  driver_set_setting (driver, "level", "'hard'");
  driver_set_setting (driver, "level-1", "'hard'");
  driver_set_setting (driver, "speed", "'slow'");
  driver_start (driver);
  start_by_dialog (driver, "Nim: heaps in rows", NULL, "None: the computer plays itself");
  DRIVER_WAIT (driver, person_has_text (driver, "Computer 1 (Hard) against computer 2 (Hard)"));
  g_object_unref (person_wait_for (driver, "push button", "Pause"));

  DRIVER_WAIT (driver, (n_tiles = count_tiles (driver)) > 0 && n_tiles < 16);
  person_press (driver, XK_p, 0);
  g_object_unref (person_wait_for (driver, "push button", "Continue"));
  n_tiles = count_tiles (driver);
  person_press (driver, XK_s, 0);
  DRIVER_WAIT (driver, count_tiles (driver) < n_tiles);
  n_tiles = count_tiles (driver);
  g_assert_cmpuint (n_tiles, >, 0);
  person_quit (driver);

  driver_start (driver);
  g_object_unref (person_wait_for (driver, "push button", "Continue"));
  DRIVER_WAIT (driver, count_tiles (driver) == n_tiles);
  person_press (driver, XK_t, 0);
  DRIVER_WAIT (driver, person_has_text (driver, "Your turn"));
  DRIVER_WAIT (driver, person_has_text (driver, "You against the computer (Hard)"));
  g_assert_cmpuint (count_tiles (driver), ==, n_tiles);
  g_assert_null (person_find_button (driver, "Continue"));
  person_quit (driver);
}

void
add_tests (void)
{
  g_test_add_func ("/e2e/games/chomp", test_chomp);
  g_test_add_func ("/e2e/games/misere-nim", test_misere_nim);
  g_test_add_func ("/e2e/games/misere-ichomp", test_misere_ichomp);
  g_test_add_func ("/e2e/games/computers", test_computers);
}
