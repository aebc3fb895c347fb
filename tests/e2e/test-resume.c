/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What survives from one start of the program to the next, also when the program is killed. */

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "person.h"
#include "play.h"
#include "test-main.h"

static void
set_up_two_players (Driver *driver, const char *width, const char *height)
{
  driver_set_setting (driver, "opponent", "'person'");
  driver_set_setting (driver, "board-width", width);
  driver_set_setting (driver, "board-height", height);
}

/* The program writes in the background, so the file changes a moment after the window. */
static gboolean
is_saved (Play *game)
{
  g_autofree char *expected = g_strdup_printf ("%u", game->moves->len);
  g_autofree char *index = driver_dup_value (game->driver, "game.ini", "iChomp game", "index");

  return g_strcmp0 (index, expected) == 0;
}

/* Whether the program shows an error message. */
static gboolean
has_notice (Driver *driver)
{
  return person_has_text (driver, "The saved game") || person_has_text (driver, "The game cannot")
         || person_has_text (driver, "The statistics cannot")
         || person_has_text (driver, "Settings cannot");
}

static void
undo_all_and_redo_all (Play *game)
{
  g_autoptr (GArray) moves = g_array_copy (game->moves);

  for (guint i = 0; i < moves->len; i++)
    person_press (game->driver, XK_z, SCREEN_CONTROL);
  play_take_back (game, moves->len);
  play_assert_shown (game);

  for (guint i = 0; i < moves->len; i++)
    {
      person_press (game->driver, XK_y, SCREEN_CONTROL);
      play_add_move (game, &g_array_index (moves, RulesMove, i));
    }
  play_assert_shown (game);
}

static void
test_kill (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game =
      play_new (driver, rules_position_new_full (4, 4), PLAY_SIDE_1, PLAY_SIDE_2);

  set_up_two_players (driver, "4", "4");
  driver_start (driver);

  while (!play_is_over (game))
    {
      RulesMove move = play_choose_random_move (game);

      play_take (game, &move, PLAY_BY_TREE);
      play_assert_shown (game);
      DRIVER_WAIT (driver, is_saved (game));
      driver_kill (driver);
      driver_start (driver);
      play_assert_shown (game);
      g_assert_false (has_notice (driver));
    }

  undo_all_and_redo_all (game);
  person_quit (driver);
}

/* Undone moves are saved, too. */
static void
test_kill_after_undo (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game =
      play_new (driver, rules_position_new_full (4, 3), PLAY_SIDE_1, PLAY_SIDE_2);
  RulesMove moves[] = { { 0, 0, 1 }, { 3, 1, 1 }, { 1, 0, 1 } };

  set_up_two_players (driver, "4", "3");
  driver_start (driver);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      play_take (game, &moves[i], PLAY_BY_TREE);
      play_assert_shown (game);
    }
  person_press (driver, XK_z, SCREEN_CONTROL);
  person_press (driver, XK_z, SCREEN_CONTROL);
  play_take_back (game, 2);
  play_assert_shown (game);
  DRIVER_WAIT (driver, is_saved (game));
  driver_kill (driver);

  driver_start (driver);
  play_assert_shown (game);
  person_press (driver, XK_y, SCREEN_CONTROL);
  person_press (driver, XK_y, SCREEN_CONTROL);
  play_add_move (game, &moves[1]);
  play_add_move (game, &moves[2]);
  play_assert_shown (game);

  person_quit (driver);
}

/* Whenever the program is killed, the next start has a whole game, with or without the last
 * move. */
static void
test_kill_at_once (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (RulesPosition) before = NULL;
  g_autofree char *before_text = NULL;
  GRand *rand = g_rand_new_with_seed (7);

  set_up_two_players (driver, "6", "6");
  driver_start (driver);
  before = view_read_position (driver, 6, 6);

  for (guint i = 0; i < 6 && rules_position_get_n_tiles (before) > 0; i++)
    {
      g_autoptr (GArray) tiles = rules_position_list_tiles (before);
      const RulesMove *move =
          &g_array_index (tiles, RulesMove, g_rand_int_range (rand, 0, (gint32)tiles->len));
      g_autofree char *name = view_build_tile_name (move);
      g_autoptr (TreeNode) tile = person_find (driver, "push button", name);
      g_autoptr (RulesPosition) after = rules_position_take (before, move);
      g_autoptr (RulesPosition) shown = NULL;
      g_autofree char *bad = driver_build_path (driver, "game.ini.bad");
      g_autofree char *text = rules_position_to_text (before);
      g_autofree char *after_text = rules_position_to_text (after);
      g_autofree char *shown_text = NULL;

      g_assert_true (tree_click (tile));
      g_usleep ((gulong)g_rand_int_range (rand, 0, 5000));
      driver_kill (driver);

      driver_start (driver);
      DRIVER_WAIT (driver, (shown = view_read_position (driver, 6, 6)) != NULL);
      shown_text = rules_position_to_text (shown);
      g_assert_true (g_str_equal (shown_text, text) || g_str_equal (shown_text, after_text));
      g_assert_false (has_notice (driver));
      g_assert_false (g_file_test (bad, G_FILE_TEST_EXISTS));

      g_clear_pointer (&before, rules_position_free);
      before = g_steal_pointer (&shown);
    }

  g_rand_free (rand);
  person_quit (driver);
}

/* A saved game that cannot be read is renamed, a message reports it, and a new game begins. */
static void
assert_set_aside (Driver *driver, const char *text, const char *bad_name)
{
  g_autoptr (Play) game =
      play_new (driver, rules_position_new_full (3, 2), PLAY_SIDE_1, PLAY_SIDE_2);
  RulesMove move = { 3, 0, 1 };
  g_autofree char *bad = NULL;

  driver_write_file (driver, "game.ini", text);
  driver_start (driver);

  DRIVER_WAIT (driver, person_has_text (driver, "The saved game could not be opened: "));
  bad = driver_dup_file (driver, bad_name);
  g_assert_cmpstr (bad, ==, text);

  play_assert_shown (game);
  play_take (game, &move, PLAY_BY_POINTER);
  play_assert_shown (game);
  DRIVER_WAIT (driver, is_saved (game));
  person_quit (driver);

  /* The message appears only once. */
  driver_start (driver);
  play_assert_shown (game);
  g_assert_false (has_notice (driver));
  person_quit (driver);
}

static void
test_damaged (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autofree char *good = NULL;
  g_autofree char *truncated = NULL;
  g_autofree char *newer = NULL;
  g_autofree char *illegal = NULL;
  g_auto (GStrv) pieces = NULL;
  RulesMove move = { 0, 0, 0 };
  g_autoptr (Play) game =
      play_new (driver, rules_position_new_full (3, 2), PLAY_SIDE_1, PLAY_SIDE_2);

  set_up_two_players (driver, "3", "2");
  driver_start (driver);
  play_take (game, &move, PLAY_BY_TREE);
  DRIVER_WAIT (driver, is_saved (game));
  person_quit (driver);

  good = driver_dup_file (driver, "game.ini");
  truncated = g_strndup (good, strlen (good) / 2);
  pieces = g_strsplit (good, "version=1", 2);
  g_assert_cmpuint (g_strv_length (pieces), ==, 2);
  newer = g_strjoinv ("version=99", pieces);
  g_strfreev (pieces);
  pieces = g_strsplit (good, "NW1,1", 2);
  g_assert_cmpuint (g_strv_length (pieces), ==, 2);
  illegal = g_strjoinv ("NW2,2", pieces);

  assert_set_aside (driver, "This is not a game.\n", "game.ini.bad");
  assert_set_aside (driver, truncated, "game.ini.bad-2");
  assert_set_aside (driver, newer, "game.ini.bad-3");
  assert_set_aside (driver, illegal, "game.ini.bad-4");
  assert_set_aside (driver, "", "game.ini.bad-5");
}

/* Damaged records are kept, and the window says so where they are shown. */
static void
test_damaged_records (void)
{
  static const struct
  {
    const char *name;
    const char *page; /* or NULL */
    const char *notice;
  } records[] = {
    { "statistics.ini", NULL, "Not all of the statistics could be read: Line 2 of the file is " },
    { "lessons.ini", "Lessons",
      "Not all of your progress in the lessons could be read: Line 2 of the file is " },
    { "practice.ini", "Practice",
      "Not all results of practice could be read: Line 2 of the file is " },
  };
  static const char text[] = "# A comment.\nnonsense\n";
  g_autoptr (Driver) driver = driver_new ();

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    driver_write_file (driver, records[i].name, text);
  driver_start (driver);
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *bad_name = g_strconcat (records[i].name, ".bad", NULL);
      g_autofree char *bad = NULL;

      if (records[i].page != NULL)
        {
          g_autoptr (TreeNode) tab = person_wait_for (driver, "page tab", records[i].page);

          person_click_at (driver, tab);
        }
      person_wait_for_text (driver, records[i].notice);
      bad = driver_dup_file (driver, bad_name);
      g_assert_cmpstr (bad, ==, text);
    }
  person_quit (driver);
}

/* Nothing can be saved: root may write everywhere, but not into a folder that is a file. */
static void
test_no_place (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game =
      play_new (driver, rules_position_new_full (3, 3), PLAY_SIDE_1, PLAY_SIDE_2);
  g_autofree char *obstacle = g_build_filename (driver_get_data_folder (driver), "ichomp", NULL);

  g_assert_true (g_file_set_contents (obstacle, "in the way", -1, NULL));
  set_up_two_players (driver, "3", "3");
  driver_start (driver);

  play_assert_shown (game);
  while (!play_is_over (game))
    {
      RulesMove move = play_choose_random_move (game);

      play_take (game, &move, PLAY_BY_POINTER);
      /* At the end a message about the statistics is above that about the game. */
      DRIVER_WAIT (driver, person_has_text (driver, "cannot be saved"));
      play_assert_shown (game);
    }

  person_quit (driver);
}

static gboolean
has_setting (Driver *driver, const char *name, const char *expected)
{
  g_autofree char *value = driver_dup_setting (driver, name);

  return g_strcmp0 (value, expected) == 0;
}

/* The background of the window, near its lower left corner. */
static gboolean
is_dark (Driver *driver)
{
  ScreenWindow window;
  gulong pixel;

  driver_get_screen_window (driver, &window);
  pixel = screen_get_pixel (window.x + 20, window.y + window.height - 100);
  return ((pixel >> 16) & 0xff) + ((pixel >> 8) & 0xff) + (pixel & 0xff) < 3 * 96;
}

static void
choose_dark (Driver *driver)
{
  person_press (driver, XK_comma, SCREEN_CONTROL);
  DRIVER_WAIT (driver, person_has_window (driver, "Preferences"));
  person_choose (driver, XK_c, "Colours", "Dark");
  DRIVER_WAIT (driver, has_setting (driver, "appearance", "'dark'"));
  person_press (driver, XK_Escape, 0);
  DRIVER_WAIT (driver, !person_has_window (driver, "Preferences"));
}

static void
test_settings (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autofree char *game_path = driver_build_path (driver, "game.ini");
  g_autoptr (RulesPosition) position = NULL;

  driver_start (driver);
  DRIVER_WAIT (driver, !is_dark (driver));
  g_assert_false (has_notice (driver));

  person_press (driver, XK_m, SCREEN_CONTROL);
  DRIVER_WAIT (driver, has_setting (driver, "show-move-values", "true"));
  person_press (driver, XK_2, SCREEN_ALT);
  DRIVER_WAIT (driver, has_setting (driver, "show-ne", "false"));
  choose_dark (driver);
  DRIVER_WAIT (driver, is_dark (driver));

  person_press (driver, XK_n, SCREEN_CONTROL);
  DRIVER_WAIT (driver, person_has_window (driver, "New Game"));
  person_press (driver, XK_w, SCREEN_ALT);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "spin button", "Board width in tiles"));
  person_press (driver, XK_5, 0);
  person_press (driver, XK_Return, 0);
  DRIVER_WAIT (driver, !person_has_window (driver, "New Game"));
  DRIVER_WAIT (driver, has_setting (driver, "board-width", "5"));
  person_quit (driver);

  /* Without a saved game, a new one starts from the settings. */
  g_assert_cmpint (g_unlink (game_path), ==, 0);

  driver_start (driver);
  DRIVER_WAIT (driver, is_dark (driver));
  DRIVER_WAIT (driver, (position = view_read_position (driver, 5, 8)) != NULL);
  g_assert_cmpuint (rules_position_get_n_tiles (position), ==, 5 * 8);
  DRIVER_WAIT (driver, view_shows_nothing (driver, "Top right"));
  person_quit (driver);
}

/* A data folder with the files of the desktop, but without those of this program. */
static char *
make_data_folder (Driver *driver)
{
  static const char *const names[] = { "fonts", "icons", "mime" };
  char *folder = g_build_filename (driver_get_data_folder (driver), "share", NULL);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *target = g_build_filename ("/usr/share", names[i], NULL);
      g_autofree char *link = g_build_filename (folder, names[i], NULL);

      g_assert_cmpint (symlink (target, link), ==, 0);
    }

  return folder;
}

/* Where no schema is installed the program uses its own. */
static void
test_no_schema (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autofree char *folder = g_build_filename (driver_get_data_folder (driver), "bin", NULL);
  g_autofree char *copy = g_build_filename (folder, "ichomp", NULL);
  g_autofree char *share = make_data_folder (driver);
  g_autoptr (GFile) source = g_file_new_for_path (command_get_program ());
  g_autoptr (GFile) target = g_file_new_for_path (copy);
  g_autoptr (RulesPosition) position = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_file_copy (source, target, G_FILE_COPY_NONE, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  driver_set_program (driver, copy);
  driver_set_variable (driver, "XDG_DATA_DIRS", share);

  driver_start (driver);
  DRIVER_WAIT (driver, (position = view_read_position (driver, 8, 8)) != NULL);
  g_assert_cmpuint (rules_position_get_n_tiles (position), ==, 64);

  person_press (driver, XK_2, SCREEN_ALT);
  DRIVER_WAIT (driver, view_shows_nothing (driver, "Top right"));
  person_quit (driver);

  driver_start (driver);
  DRIVER_WAIT (driver, view_shows_nothing (driver, "Top right"));
  g_assert_false (has_notice (driver));
  person_quit (driver);
}

static void
test_settings_not_kept (void)
{
  g_autoptr (Driver) driver = driver_new ();

  driver_set_variable (driver, "GSETTINGS_BACKEND", "memory");
  driver_start (driver);
  DRIVER_WAIT (driver, person_has_text (driver, "Settings cannot be kept on this system"));
  person_press (driver, XK_2, SCREEN_ALT);
  DRIVER_WAIT (driver, view_shows_nothing (driver, "Top right"));
  person_quit (driver);
}

static void
test_second_start (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (CommandResult) result = NULL;
  Window first;
  Window cover;

  driver_start (driver);
  first = screen_get_topmost ();
  cover = screen_cover ();
  DRIVER_WAIT (driver, screen_get_topmost () == cover);

  result = driver_run_again (driver, (const char *const[]){ NULL });
  command_assert_succeeded (result);
  g_assert_cmpstr (result->output, ==, "");
  DRIVER_WAIT (driver, screen_get_topmost () == first);
  g_assert_cmpint (atspi_accessible_get_child_count (driver_get_application (driver), NULL), ==, 1);

  screen_uncover (cover);
  person_quit (driver);
}

static gboolean
has_count (Driver *driver, const char *group, const char *key, const char *expected)
{
  g_autofree char *count = driver_dup_value (driver, "statistics.ini", group, key);

  /* What is 0 is not in the file. */
  return g_strcmp0 (count != NULL ? count : "0", expected) == 0;
}

static void
assert_total (Driver *driver, const char *sentence)
{
  g_autoptr (TreeNode) item = NULL;

  person_press (driver, XK_F10, 0);
  item = person_wait_for (driver, "menu item", "Statistics");
  g_assert_true (tree_click (item));
  DRIVER_WAIT (driver, person_has_window (driver, "Statistics"));
  DRIVER_WAIT (driver, person_has_text (driver, sentence));
}

static void
finish_game (Play *game)
{
  while (!play_is_over (game))
    {
      RulesMove move = play_choose_random_move (game);

      play_take (game, &move, PLAY_BY_TREE);
      play_assert_shown (game);
    }
}

/* A start on a finished game begins at what comes next, not at the header bar. */
static void
test_focus_at_the_end (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game =
      play_new (driver, rules_position_new_full (1, 2), PLAY_SIDE_1, PLAY_SIDE_2);

  set_up_two_players (driver, "1", "2");
  driver_start (driver);
  finish_game (game);
  DRIVER_WAIT (driver, is_saved (game));
  driver_kill (driver);

  driver_start (driver);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "push button", "Play Again"));
  person_quit (driver);
}

static void
test_statistics (void)
{
  static const char group[] = "between people";
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game =
      play_new (driver, rules_position_new_full (1, 2), PLAY_SIDE_1, PLAY_SIDE_2);

  set_up_two_players (driver, "1", "2");
  driver_start (driver);

  /* A game that ends, is undone and ends again counts once. */
  finish_game (game);
  DRIVER_WAIT (driver, has_count (driver, group, "player-2", "1"));
  person_press (driver, XK_z, SCREEN_CONTROL);
  play_take_back (game, 1);
  play_assert_shown (game);
  finish_game (game);
  DRIVER_WAIT (driver, is_saved (game));
  driver_kill (driver);
  driver_start (driver);
  play_assert_shown (game);
  person_press (driver, XK_z, SCREEN_CONTROL);
  play_take_back (game, 1);
  play_assert_shown (game);
  finish_game (game);
  DRIVER_WAIT (driver, is_saved (game));

  /* The next game counts, too. A wrong count of the first would be in the file before this one. */
  person_press (driver, XK_r, SCREEN_CONTROL);
  play_take_back (game, 2);
  play_assert_shown (game);
  finish_game (game);
  DRIVER_WAIT (driver, has_count (driver, group, "player-2", "2"));
  g_assert_true (has_count (driver, group, "player-1", "0"));
  g_assert_true (has_count (driver, "against the computer", "easy-player-1", "0"));

  assert_total (driver, "2 games have been played.");
  person_click_button (driver, "Delete…");
  person_click_button (driver, "Delete");
  DRIVER_WAIT (driver, has_count (driver, group, "player-2", "0"));
  DRIVER_WAIT (driver, person_has_text (driver, "No game has been played to its end yet."));
  person_press (driver, XK_Escape, 0);
  DRIVER_WAIT (driver, !person_has_window (driver, "Statistics"));
  person_quit (driver);
}

void
add_tests (void)
{
  g_test_add_func ("/resume/kill", test_kill);
  g_test_add_func ("/resume/kill-after-undo", test_kill_after_undo);
  g_test_add_func ("/resume/kill-at-once", test_kill_at_once);
  g_test_add_func ("/resume/damaged", test_damaged);
  g_test_add_func ("/resume/damaged-records", test_damaged_records);
  g_test_add_func ("/resume/no-place", test_no_place);
  g_test_add_func ("/resume/settings", test_settings);
  g_test_add_func ("/resume/no-schema", test_no_schema);
  g_test_add_func ("/resume/settings-not-kept", test_settings_not_kept);
  g_test_add_func ("/resume/second-start", test_second_start);
  g_test_add_func ("/resume/statistics", test_statistics);
  g_test_add_func ("/resume/focus-at-the-end", test_focus_at_the_end);
}
