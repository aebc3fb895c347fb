/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The windows: they open and close by keyboard, have the right texts, and nothing is cut off. A GTK
 * warning about any of them aborts the program and fails the test. */

#include "bus.h"
#include "person.h"
#include "play.h"
#include "test-main.h"
#include "view.h"

static gint
count_windows (Driver *driver)
{
  return atspi_accessible_get_child_count (driver_get_application (driver), NULL);
}

/* Whether the topmost window is transient for the main one. */
static gboolean
stays_in_front (Driver *driver)
{
  ScreenWindow window;
  Window parent;

  if (!driver_find_screen_window (driver, &window))
    return FALSE;

  parent = screen_get_parent (window.window);
  return parent != None && parent != DefaultRootWindow (screen_get_display ());
}

static void
assert_closes (Driver *driver)
{
  DRIVER_WAIT (driver, count_windows (driver) == 2);
  DRIVER_WAIT (driver, stays_in_front (driver));
  person_press (driver, XK_Escape, 0);
  DRIVER_WAIT (driver, count_windows (driver) == 1);
}

static void
test_open_and_close (void)
{
  g_autoptr (Driver) driver = driver_new ();

  driver_start (driver);

  person_press (driver, XK_n, SCREEN_CONTROL);
  DRIVER_WAIT (driver, person_has_window (driver, "New Game"));
  assert_closes (driver);

  person_press (driver, XK_comma, SCREEN_CONTROL);
  DRIVER_WAIT (driver, person_has_window (driver, "Preferences"));
  assert_closes (driver);

  person_press (driver, XK_slash, SCREEN_CONTROL | SCREEN_SHIFT);
  DRIVER_WAIT (driver, person_has_text (driver, "Take the tile and all beyond it"));
  assert_closes (driver);

  person_choose_from_menu (driver, "Statistics", NULL);
  DRIVER_WAIT (driver, person_has_window (driver, "Statistics"));
  DRIVER_WAIT (driver, person_has_text (driver, "No game has been played to its end yet."));
  assert_closes (driver);

  person_choose_from_menu (driver, "Help", "About iChomp", NULL);
  DRIVER_WAIT (driver, person_has_text (driver, "Caribou Contests"));
  assert_closes (driver);

  person_quit (driver);
}

/* A cancelled dialog changes nothing. */
static void
test_cancel (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (RulesPosition) position = NULL;
  g_autofree char *width = NULL;

  driver_start (driver);
  person_press (driver, XK_n, SCREEN_CONTROL);
  DRIVER_WAIT (driver, person_has_window (driver, "New Game"));
  person_press (driver, XK_w, SCREEN_ALT);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "spin button", "Board width in tiles"));
  person_press (driver, XK_3, 0);
  assert_closes (driver);

  position = view_read_position (driver, 8, 8);
  g_assert_nonnull (position);
  g_assert_cmpuint (rules_position_get_n_tiles (position), ==, 64);
  width = driver_dup_setting (driver, "board-width");
  g_assert_null (width);

  person_quit (driver);
}

static void
test_close (void)
{
  g_autoptr (Driver) driver = driver_new ();

  driver_start (driver);
  person_press (driver, XK_w, SCREEN_CONTROL);
  driver_wait_for_end (driver);
}

/* The application's commands work in dialogs, too, and quitting closes all windows. */
static void
test_quit_from_dialog (void)
{
  g_autoptr (Driver) driver = driver_new ();

  driver_set_setting (driver, "second-language", "'de'");
  driver_start (driver);
  person_press (driver, XK_comma, SCREEN_CONTROL);
  DRIVER_WAIT (driver, person_has_window (driver, "Preferences"));
  person_press (driver, XK_F2, 0);
  DRIVER_WAIT (driver, !person_has_window (driver, "Preferences"));
  person_press (driver, XK_F2, 0);
  DRIVER_WAIT (driver, person_has_window (driver, "Preferences"));

  person_press (driver, XK_q, SCREEN_CONTROL);
  driver_wait_for_end (driver);
}

/* Clicks a button of the window. */
static void
click_on (Driver *driver, const char *role, const char *name)
{
  g_autoptr (TreeNode) button = person_wait_for (driver, role, name);

  person_click_at (driver, button);
}

/* From an open menu, whose place on the screen the tree does not know. */
static void
choose (Driver *driver, const char *name)
{
  g_autoptr (TreeNode) item = person_wait_for (driver, NULL, name);

  g_assert_true (tree_click (item));
}

static gboolean
is_beside (const RulesMove *tile, const RulesMove *other)
{
  return tile->quadrant != other->quadrant || tile->row != other->row
         || tile->column != other->column;
}

/* The focus is on @tile, where it was before the dialog. An arrow moves it on, and Page Down shows
 * the next step. */
static void
assert_keys_work (Driver *driver, RulesMove *tile, const char *step, KeySym arrow)
{
  RulesMove before = *tile;

  DRIVER_WAIT (driver, count_windows (driver) == 1);
  DRIVER_WAIT (driver, view_find_focused_tile (driver, tile) && !is_beside (tile, &before));
  person_press (driver, arrow, 0);
  DRIVER_WAIT (driver, view_find_focused_tile (driver, tile) && is_beside (tile, &before));
  person_press (driver, XK_Next, 0);
  DRIVER_WAIT (driver, person_has_text (driver, step));
}

/* A presenter's clicker works after any menu or dialog, however it was opened and closed. */
static void
test_keys_afterwards (void)
{
  static const struct
  {
    const char *items[3];
    const char *step;
  } dialogs[] = {
    { { "Preferences" }, "Step 5 of" },
    { { "Edit the Position…" }, "Step 6 of" },
    { { "Help", "About iChomp" }, "Step 7 of" },
  };
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (TreeNode) window = NULL;
  RulesMove tile;

  /* A position whose explanation has a step for each time. */
  driver_set_setting (driver, "opponent", "'person'");
  driver_start_with (driver, "--position=4,4,4,4/4,4,4,4/4,4,4/4,4");
  DRIVER_WAIT (driver, view_find_focused_tile (driver, &tile));
  assert_keys_work (driver, &tile, "Step 2 of", XK_Right);

  click_on (driver, "push button", "New Game…");
  DRIVER_WAIT (driver, person_has_window (driver, "New Game"));
  person_press (driver, XK_Escape, 0);
  assert_keys_work (driver, &tile, "Step 3 of", XK_Left);

  click_on (driver, "push button", "New Game…");
  DRIVER_WAIT (driver, person_has_window (driver, "New Game"));
  click_on (driver, "push button", "Cancel");
  assert_keys_work (driver, &tile, "Step 4 of", XK_Right);

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      click_on (driver, "push button", "Main menu");
      for (guint j = 0; dialogs[i].items[j] != NULL; j++)
        choose (driver, dialogs[i].items[j]);
      DRIVER_WAIT (driver, count_windows (driver) == 2);
      person_press (driver, XK_Escape, 0);
      assert_keys_work (driver, &tile, dialogs[i].step, i % 2 == 0 ? XK_Left : XK_Right);
    }

  /* A menu without a choice. */
  click_on (driver, "push button", "Language");
  g_object_unref (person_wait_for (driver, NULL, "Deutsch"));
  person_press (driver, XK_Escape, 0);
  DRIVER_WAIT (driver, !person_has_text (driver, "Deutsch"));
  assert_keys_work (driver, &tile, "Step 8 of", XK_Right);

  click_on (driver, "push button", "Language");
  choose (driver, "Deutsch");
  g_object_unref (person_wait_for (driver, NULL, "Neues Spiel …"));
  person_press (driver, XK_Next, 0);
  DRIVER_WAIT (driver, person_has_text (driver, "Schritt 9 von"));

  /* The clicker works even where keys have moved the focus off the page. */
  window = person_get_main_window (driver);
  person_tab_to (driver, window, "push button", "Neues Spiel …");
  person_press (driver, XK_Next, 0);
  DRIVER_WAIT (driver, person_has_text (driver, "Schritt 10 von"));
  person_quit (driver);
}

static gboolean
has_another_in_front (Driver *driver, Window before)
{
  ScreenWindow window;

  return driver_find_screen_window (driver, &window) && window.window != before;
}

/* The printer asks whether to replace a file. Its dialog chooses the printer, to a file, by
 * keyboard, as soon as it is listed. */
static gboolean
is_asked (Driver *driver, Window dialog, gint64 *next_keys)
{
  gint64 now = g_get_monotonic_time ();

  if (has_another_in_front (driver, dialog))
    return TRUE;

  if (now >= *next_keys)
    {
      person_press (driver, XK_Tab, 0);
      person_press (driver, XK_Down, 0);
      person_press (driver, XK_space, 0);
      person_press (driver, XK_p, SCREEN_ALT);
      *next_keys = now + G_USEC_PER_SEC;
    }
  return FALSE;
}

static void
print_to_existing_file (Driver *driver)
{
  ScreenWindow window;
  gint64 next_keys = 0;

  driver_get_screen_window (driver, &window);
  person_press (driver, XK_Return, 0);
  DRIVER_WAIT (driver, has_another_in_front (driver, window.window));
  driver_get_screen_window (driver, &window);
  DRIVER_WAIT (driver, is_asked (driver, window.window, &next_keys));
}

static void
open_all (Driver *driver)
{
  static const char *const commands[][2] = {
    { BUS_WINDOW, "new-game" },
    { BUS_WINDOW, "edit-position" },
    { BUS_WINDOW, "open" },
    { BUS_WINDOW, "save-as" },
    { BUS_WINDOW, "export-board" },
    { BUS_WINDOW, "worksheet" },
    { BUS_APPLICATION, "shortcuts" },
    { BUS_APPLICATION, "about" },
    { BUS_APPLICATION, "preferences" },
    { BUS_APPLICATION, "statistics" },
    { BUS_WINDOW, "print" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      ScreenWindow window;

      driver_get_screen_window (driver, &window);
      bus_activate (commands[i][0], commands[i][1]);
      DRIVER_WAIT (driver, has_another_in_front (driver, window.window));
    }
}

/* With all dialogs open the program ends when it is asked to, also while GTK waits for an answer in
 * a main loop of its own. */
static void
test_quit_with_all_open (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autofree char *home = g_path_get_dirname (driver_get_data_folder (driver));
  g_autofree char *existing = g_build_filename (home, "output.pdf", NULL);
  g_autofree char *folder = driver_build_path (driver, "");

  /* GTK prints to the current folder. */
  if (!driver_confine (driver))
    {
      g_test_skip ("This kernel has no Landlock.");
      return;
    }

  driver_write (existing, "");
  driver_write_file (driver, "gtk-4.0/settings.ini", "[Settings]\ngtk-print-backends=file\n");
  driver_set_variable (driver, "XDG_CONFIG_DIRS", folder);
  driver_start (driver);
  open_all (driver);
  print_to_existing_file (driver);

  bus_activate (BUS_APPLICATION, "quit");
  driver_wait_for_end (driver);
}

/* While the second language is the current one, the key opens the menu to choose another. */
static void
test_other_language (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (TreeNode) german = NULL;

  driver_start (driver);
  person_press (driver, XK_F2, 0);
  german = person_wait_for (driver, NULL, "Deutsch");
  g_assert_true (tree_click (german));
  g_clear_object (&german);
  german = person_wait_for (driver, NULL, "Neues Spiel …");

  person_press (driver, XK_F2, 0);
  g_clear_object (&german);
  german = person_wait_for (driver, NULL, "New Game…");
  person_quit (driver);
}

/* Letters are commands, except while the person types text. */
static void
test_letters (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (TreeNode) entry = NULL;

  driver_start_with (driver, "--lessons");
  entry = person_wait_for (driver, NULL, "Search all lessons");
  person_click_at (driver, entry);
  screen_type ("chomp?");

  /* Results of the search show the words around them. */
  DRIVER_WAIT (driver, person_has_text (driver, "value in iChomp?"));

  person_quit (driver);
}

/* Whether the board shows a position that can be won, and is not just changing: two looks see the
 * same. */
static gboolean
shows_winnable (Driver *driver)
{
  g_autoptr (RulesPosition) position = view_read_position (driver, 6, 6);
  g_autoptr (RulesPosition) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;

  if (position == NULL || !DRIVER_SEES ((again = view_read_position (driver, 6, 6)) != NULL))
    return FALSE;

  text = rules_position_to_text (position);
  text_again = rules_position_to_text (again);
  return g_str_equal (text, text_again) && rules_position_get_nim_sum (position) != 0;
}

/* The full board is lost for the first player; a random position can be won. */
static void
test_random_position (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game = NULL;

  driver_set_setting (driver, "opponent", "'person'");
  driver_set_setting (driver, "board-width", "6");
  driver_set_setting (driver, "board-height", "6");
  driver_start (driver);
  g_assert_false (shows_winnable (driver));

  person_press (driver, XK_r, SCREEN_CONTROL | SCREEN_SHIFT);
  DRIVER_WAIT (driver, shows_winnable (driver));
  game = play_new (driver, view_read_position (driver, 6, 6), PLAY_SIDE_1, PLAY_SIDE_2);
  play_assert_shown (game);
  play_assert_focus_on_board (game);

  person_quit (driver);
}

static gboolean
has_setting (Driver *driver, const char *name, const char *value)
{
  g_autofree char *present = driver_dup_setting (driver, name);

  return g_strcmp0 (present, value) == 0;
}

static void
test_size (void)
{
  g_autoptr (Driver) driver = driver_new ();

  driver_start (driver);
  view_resize_window (driver, 1120, 840);
  person_quit (driver);

  driver_start (driver);
  DRIVER_WAIT (driver, view_has_window_size (driver, 1120, 840));
  person_quit (driver);
}

/* Maximized once, it is maximized at the next start, and has its own size again after that. */
static void
test_maximized (void)
{
  g_autoptr (Driver) driver = driver_new ();
  ScreenWindow window;

  driver_start (driver);
  view_resize_window (driver, 1120, 840);
  driver_get_screen_window (driver, &window);
  g_assert_false (screen_is_maximized (window.window));
  screen_set_maximized (window.window, TRUE);
  DRIVER_WAIT (driver, has_setting (driver, "window-maximized", "true"));
  person_quit (driver);

  driver_start (driver);
  driver_get_screen_window (driver, &window);
  DRIVER_WAIT (driver, screen_is_maximized (window.window));
  screen_set_maximized (window.window, FALSE);
  DRIVER_WAIT (driver, has_setting (driver, "window-maximized", "false"));
  DRIVER_WAIT (driver, view_has_window_size (driver, 1120, 840));
  person_quit (driver);
}

static void
assert_room (const char *width, const char *height)
{
  static const int sizes[][2] = { { 1024, 600 }, { 1000, 700 }, { 800, 600 }, { 1600, 1200 } };
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (TreeNode) panel = NULL;

  driver_set_setting (driver, "board-width", width);
  driver_set_setting (driver, "board-height", height);
  driver_start (driver);

  /* The panel appears after the first frame and takes space from the board. */
  panel = person_wait_for (driver, "panel", "Explanation");

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      view_resize_window (driver, sizes[i][0], sizes[i][1]);
      DRIVER_WAIT (driver, view_fits_window (driver));
    }

  person_quit (driver);
}

static void
test_room (void)
{
  assert_room ("8", "8");
  assert_room ("3", "13");
  assert_room ("16", "1");
  assert_room ("24", "24");
}

static gboolean
has_menu_on_screen (void)
{
  int screen = DefaultScreen (screen_get_display ());
  ScreenWindow menu;

  return screen_find_popup (&menu) && menu.x > -menu.width && menu.y > -menu.height
         && menu.x < DisplayWidth (screen_get_display (), screen)
         && menu.y < DisplayHeight (screen_get_display (), screen);
}

/* GTK warns, and the menu may be anywhere. */
static void
test_off_screen (void)
{
  g_autoptr (Driver) driver = driver_new ();
  ScreenWindow window;

  driver_start (driver);
  driver_get_screen_window (driver, &window);
  screen_move_window (window.window, 300 - window.width, -100);
  person_press (driver, XK_F10, 0);
  DRIVER_WAIT (driver, has_menu_on_screen ());
  person_press (driver, XK_Escape, 0);
  person_quit (driver);
}

void
add_tests (void)
{
  g_test_add_func ("/windows/keys-afterwards", test_keys_afterwards);
  g_test_add_func ("/windows/open-and-close", test_open_and_close);
  g_test_add_func ("/windows/off-screen", test_off_screen);
  g_test_add_func ("/windows/cancel", test_cancel);
  g_test_add_func ("/windows/close", test_close);
  g_test_add_func ("/windows/quit-from-dialog", test_quit_from_dialog);
  g_test_add_func ("/windows/quit-with-all-open", test_quit_with_all_open);
  g_test_add_func ("/windows/other-language", test_other_language);
  g_test_add_func ("/windows/letters", test_letters);
  g_test_add_func ("/windows/random-position", test_random_position);
  g_test_add_func ("/windows/size", test_size);
  g_test_add_func ("/windows/maximized", test_maximized);
  g_test_add_func ("/windows/room", test_room);
}
