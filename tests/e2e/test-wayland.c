/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The program on a Wayland display, where what is another thing than on an X display is tried: the
 * pointer, keys, menus, a dialog, the size of the window, the clipboard, and what is painted. */

#include <gio/gio.h>
#include <string.h>

#include "person.h"
#include "play.h"
#include "test-main.h"
#include "view.h"

#define POSITION "2,2/2,2/2,2/2,1 @4x4"

/* Warnings are looked for at the end: one of them is about the compositor. */
static Driver *
create_driver (void)
{
  Driver *driver = driver_new ();

  driver_set_variable (driver, "G_DEBUG", "fatal-criticals");
  return driver;
}

static gint
count_windows (Driver *driver)
{
  return atspi_accessible_get_child_count (driver_get_application (driver), NULL);
}

static void
start (Driver *driver)
{
  driver_set_arguments (driver,
                        (const char *const[]){ "--position", POSITION, "--players", "two", NULL });
  driver_start (driver);
}

static gboolean
is_offered (Driver *driver)
{
  g_autoptr (TreeNode) button = person_find_button (driver, "Just Play");

  return button != NULL;
}

static guint
count_tiles (Driver *driver)
{
  g_autoptr (GPtrArray) tiles = view_list_tiles (driver);

  return tiles->len;
}

/* The very first start: the offer is taken with the pointer, the first move is made with keys. */
static void
test_first_start (void)
{
  g_autoptr (Driver) driver = create_driver ();
  g_autoptr (TreeNode) button = NULL;
  RulesMove ignored;
  guint n_tiles;

  driver_forget_settings (driver);
  driver_start (driver);
  DRIVER_WAIT (driver, is_offered (driver));
  button = person_find_button (driver, "Just Play");
  person_click_at (driver, button);
  DRIVER_WAIT (driver, !is_offered (driver));
  DRIVER_WAIT (driver, view_find_focused_tile (driver, &ignored));

  n_tiles = count_tiles (driver);
  person_press (driver, XK_Right, 0);
  person_press (driver, XK_space, 0);
  DRIVER_WAIT (driver, count_tiles (driver) < n_tiles);
  person_quit (driver);
}

/* A whole game, by pointer and by keys in turn. */
static void
test_game (void)
{
  g_autoptr (Driver) driver = create_driver ();
  g_autoptr (Play) game =
      play_new (driver, rules_position_new_full (4, 2), PLAY_SIDE_1, PLAY_SIDE_2);

  driver_set_arguments (
      driver, (const char *const[]){ "--position", "2/2/2/2 @4x2", "--players", "two", NULL });
  driver_start (driver);
  play_assert_shown (game);
  for (guint i = 0; !play_is_over (game); i++)
    {
      RulesMove move = play_choose_random_move (game);

      play_take (game, &move, i % 2 == 0 ? PLAY_BY_POINTER : PLAY_BY_KEYS);
      play_assert_shown (game);
    }
  person_quit (driver);
}

static gboolean
is_main_window_alone (Driver *driver)
{
  ScreenWindow window;

  return count_windows (driver) == 1 && driver_find_screen_window (driver, &window)
         && screen_has_focus (window.window);
}

/* A menu and its submenu, and the windows that they open: the focus comes back. */
static void
test_windows (void)
{
  g_autoptr (Driver) driver = create_driver ();
  RulesMove ignored;

  start (driver);
  person_choose_from_menu (driver, "Statistics", NULL);
  DRIVER_WAIT (driver, person_has_window (driver, "Statistics"));
  person_press (driver, XK_Escape, 0);
  DRIVER_WAIT (driver, is_main_window_alone (driver));

  person_choose_from_menu (driver, "Help", "About iChomp", NULL);
  person_wait_for_text (driver, "Caribou Contests");
  person_press (driver, XK_Escape, 0);
  DRIVER_WAIT (driver, is_main_window_alone (driver));

  person_press (driver, XK_n, SCREEN_CONTROL);
  DRIVER_WAIT (driver, person_has_window (driver, "New Game"));
  DRIVER_WAIT (driver, person_has_focus_within (driver, NULL, "New Game"));
  person_press (driver, XK_Escape, 0);
  DRIVER_WAIT (driver, is_main_window_alone (driver));
  DRIVER_WAIT (driver, view_find_focused_tile (driver, &ignored));
  person_quit (driver);
}

static gboolean
has_menu (Driver *driver, const char *item)
{
  g_autoptr (TreeNode) node = person_find (driver, "menu item", item);

  return node != NULL;
}

/* The menu that the pointer opens. */
static void
choose_language (Driver *driver, const char *button_name, const char *language)
{
  g_autoptr (TreeNode) button = person_wait_for (driver, "push button", button_name);
  g_autoptr (TreeNode) item = NULL;

  person_click_at (driver, button);
  DRIVER_WAIT (driver, has_menu (driver, language));
  item = person_find (driver, "menu item", language);
  g_assert_true (tree_click (item));
}

static void
test_language (void)
{
  g_autoptr (Driver) driver = create_driver ();

  start (driver);
  choose_language (driver, "Language", "Deutsch");
  g_object_unref (person_wait_for (driver, "page tab", "Üben"));
  choose_language (driver, "Sprache", "English");
  g_object_unref (person_wait_for (driver, "page tab", "Practice"));
  person_quit (driver);
}

static gboolean
is_fullscreen (Driver *driver)
{
  ScreenWindow window;

  return driver_find_screen_window (driver, &window) && screen_is_fullscreen (window.window);
}

/* Full screen and back, by a key and by the button, and other sizes. */
static void
test_sizes (void)
{
  g_autoptr (Driver) driver = create_driver ();
  g_autoptr (TreeNode) button = NULL;

  start (driver);
  view_resize_window (driver, 1200, 800);
  DRIVER_WAIT (driver, view_fits_window (driver));
  person_press (driver, XK_F11, 0);
  DRIVER_WAIT (driver, is_fullscreen (driver));
  DRIVER_WAIT (driver, view_has_window_size (driver, 1600, 1200));
  DRIVER_WAIT (driver, view_fits_window (driver));

  button = person_wait_for (driver, "push button", "Leave full screen");
  person_click_at (driver, button);
  DRIVER_WAIT (driver, !is_fullscreen (driver));
  DRIVER_WAIT (driver, view_has_window_size (driver, 1200, 800));
  DRIVER_WAIT (driver, view_fits_window (driver));
  person_quit (driver);
}

/* What another program pastes, without the window of one. */
static char *
dup_clipboard (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) paste =
      g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, &error,
                        "wl-paste", "--no-newline", NULL);
  char *text = NULL;

  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (paste, NULL, NULL, &text, NULL, &error));
  g_assert_no_error (error);
  return text;
}

static gboolean
is_in_clipboard (const char *expected)
{
  g_autofree char *text = dup_clipboard ();

  return g_strcmp0 (text, expected) == 0;
}

static void
test_clipboard (void)
{
  g_autoptr (Driver) driver = create_driver ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) copy = NULL;

  start (driver);
  person_press (driver, XK_c, SCREEN_CONTROL);
  DRIVER_WAIT (driver, is_in_clipboard (POSITION));

  copy = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, "wl-copy", "--foreground",
                           "1/1/2/- @4x4", NULL);
  g_assert_no_error (error);
  DRIVER_WAIT (driver, is_in_clipboard ("1/1/2/- @4x4"));
  person_press (driver, XK_v, SCREEN_CONTROL);
  person_wait_for_text (driver, "The position is on the board.");
  DRIVER_WAIT (driver, count_tiles (driver) == 4);
  person_quit (driver);
  g_subprocess_force_exit (copy);
  g_assert_true (g_subprocess_wait (copy, NULL, &error));
}

/* The colour of a tile near its edge, beside a number on it. */
static gulong
get_colour (Driver *driver, const char *tile)
{
  g_autoptr (TreeNode) node = person_wait_for (driver, "push button", tile);
  g_autoptr (TreeNode) main_window = person_get_main_window (driver);
  ScreenWindow window;
  AtspiRect extents = { 0 };

  g_assert_nonnull (main_window);
  driver_get_screen_window (driver, &window);
  DRIVER_WAIT (driver, tree_get_extents (node, &extents));
  return screen_get_pixel (window.x + extents.x + extents.width / 5,
                           window.y + extents.y + extents.height / 2);
}

/* Whether each quadrant has its colour. */
static gboolean
is_painted (Driver *driver)
{
  static const char *const tiles[] = { "Top left, row 2, column 2", "Top right, row 2, column 2",
                                       "Bottom left, row 1, column 2",
                                       "Bottom right, row 1, column 2" };
  gulong colours[G_N_ELEMENTS (tiles)];

  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    {
      colours[i] = get_colour (driver, tiles[i]);
      for (guint k = 0; k < i; k++)
        if (colours[i] == colours[k])
          return FALSE;
    }

  return TRUE;
}

static void
test_picture (void)
{
  g_autoptr (Driver) driver = create_driver ();

  start (driver);
  DRIVER_WAIT (driver, is_painted (driver));
  person_quit (driver);
}

void
add_tests (void)
{
  g_test_add_func ("/wayland/first-start", test_first_start);
  g_test_add_func ("/wayland/game", test_game);
  g_test_add_func ("/wayland/windows", test_windows);
  g_test_add_func ("/wayland/language", test_language);
  g_test_add_func ("/wayland/sizes", test_sizes);
  g_test_add_func ("/wayland/clipboard", test_clipboard);
  g_test_add_func ("/wayland/picture", test_picture);
}
