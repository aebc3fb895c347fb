/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A teacher and the screen: projector mode, sizes and levels of numbers. */

#include <string.h>

#include "person.h"
#include "play.h"
#include "test-main.h"

static void
start (Driver *driver)
{
  driver_set_setting (driver, "opponent", "'person'");
  driver_start (driver);
}

static int
get_text_height (Driver *driver)
{
  g_autoptr (TreeNode) label = person_find (driver, "label", "Player 1’s turn");
  AtspiRect extents;

  return label != NULL && tree_get_extents (label, &extents) ? extents.height : 0;
}

static gboolean
is_setting (Driver *driver, const char *name, const char *expected)
{
  g_autofree char *value = driver_dup_setting (driver, name);

  return g_strcmp0 (value, expected) == 0;
}

/* The whole game fits a low screen, too, larger than before, and projector mode can be left
 * again. */
static void
test_projector (void)
{
  static const int sizes[][2] = { { 800, 600 }, { 1024, 600 }, { 1600, 1100 } };
  g_autoptr (Driver) driver = driver_new ();

  start (driver);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      int height;

      view_resize_window (driver, sizes[i][0], sizes[i][1]);
      DRIVER_WAIT (driver, (height = get_text_height (driver)) > 0);
      person_press (driver, XK_F11, SCREEN_CONTROL);
      DRIVER_WAIT (driver, get_text_height (driver) * 100 > height * 115);
      /* The new style takes more than one frame. */
      for (guint k = 0; k < 3; k++)
        DRIVER_WAIT (driver, view_fits_window (driver));
      g_assert_true (view_has_window_size (driver, sizes[i][0], sizes[i][1]));

      person_press (driver, XK_F11, SCREEN_CONTROL);
      DRIVER_WAIT (driver, get_text_height (driver) == height);
    }

  person_quit (driver);
}

static void
test_projector_stays (void)
{
  g_autoptr (Driver) driver = driver_new ();
  int height;

  start (driver);
  DRIVER_WAIT (driver, (height = get_text_height (driver)) > 0);
  person_press (driver, XK_F11, SCREEN_CONTROL);
  DRIVER_WAIT (driver, is_setting (driver, "projector", "true"));
  DRIVER_WAIT (driver, get_text_height (driver) > height);
  person_quit (driver);

  driver_start (driver);
  DRIVER_WAIT (driver, get_text_height (driver) > height);
  person_quit (driver);
}

/* Each of the keys changes the size, which the next start restores. */
static void
test_zoom (void)
{
  static const struct
  {
    KeySym key;
    const char *zoom;
  } steps[] = {
    { XK_equal, "110" },       { XK_KP_Add, "125" }, { XK_equal, "150" }, { XK_minus, "125" },
    { XK_KP_Subtract, "110" }, { XK_0, "100" },      { XK_minus, "90" },  { XK_0, "100" },
    { XK_equal, "110" },       { XK_equal, "125" },  { XK_equal, "150" },
  };
  g_autoptr (Driver) driver = driver_new ();
  int height;

  start (driver);
  DRIVER_WAIT (driver, (height = get_text_height (driver)) > 0);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      person_press (driver, steps[i].key, SCREEN_CONTROL);
      g_test_message ("%s", steps[i].zoom);
      DRIVER_WAIT (driver, is_setting (driver, "zoom", steps[i].zoom));
    }
  DRIVER_WAIT (driver, get_text_height (driver) * 100 > height * 115);
  person_quit (driver);

  driver_start (driver);
  DRIVER_WAIT (driver, get_text_height (driver) * 100 > height * 115);
  person_quit (driver);
}

/* Ctrl and the wheel, upwards for larger, wherever the pointer is; the wheel alone does not change
 * the size. */
static void
test_wheel (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (TreeNode) turn = NULL;

  start (driver);
  turn = person_wait_for (driver, "label", "Player 1’s turn");
  person_point_at (driver, turn);
  screen_scroll (TRUE, SCREEN_CONTROL);
  DRIVER_WAIT (driver, is_setting (driver, "zoom", "110"));
  screen_scroll (TRUE, 0);
  screen_scroll (TRUE, SCREEN_CONTROL);
  DRIVER_WAIT (driver, is_setting (driver, "zoom", "125"));
  screen_scroll (FALSE, SCREEN_CONTROL);
  screen_scroll (FALSE, SCREEN_CONTROL);
  screen_scroll (FALSE, SCREEN_CONTROL);
  DRIVER_WAIT (driver, is_setting (driver, "zoom", "90"));
  person_quit (driver);
}

static gboolean
has_way_back (Driver *driver)
{
  g_autoptr (TreeNode) button = person_find (driver, "push button", "Leave full screen");
  AtspiRect extents;

  return button != NULL && tree_get_extents (button, &extents) && extents.width > 1;
}

/* A visible button leads back, as well as the key. */
static void
test_full_screen (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (TreeNode) button = NULL;

  start (driver);
  view_resize_window (driver, 1000, 700);
  g_assert_false (has_way_back (driver));

  for (guint i = 0; i < 2; i++)
    {
      person_press (driver, XK_F11, 0);
      DRIVER_WAIT (driver, view_has_window_size (driver, 1600, 1200));
      DRIVER_WAIT (driver, has_way_back (driver));
      DRIVER_WAIT (driver, view_fits_window (driver));

      if (i == 0)
        {
          button = person_find (driver, "push button", "Leave full screen");
          person_click_at (driver, button);
        }
      else
        person_press (driver, XK_F11, 0);
      DRIVER_WAIT (driver, view_has_window_size (driver, 1000, 700));
      DRIVER_WAIT (driver, !has_way_back (driver));
    }

  person_quit (driver);
}

/* From everything to nothing and back: a screen reader finds exactly what is visible. */
static void
test_presets (void)
{
  g_autoptr (Driver) driver = driver_new ();
  RulesMove move = { 1, 0, 2 };
  Play *game;

  driver_set_setting (driver, "board-width", "6");
  driver_set_setting (driver, "board-height", "5");
  start (driver);
  game = play_new (driver, rules_position_new_full (6, 5), PLAY_SIDE_1, PLAY_SIDE_2);
  play_take (game, &move, PLAY_BY_TREE);

  /* Everything */
  person_press (driver, XK_4, SCREEN_CONTROL);
  game->move_values = TRUE;
  play_assert_shown (game);
  DRIVER_WAIT (driver, person_has_text (driver, "Step "));

  /* Numbers, also in binary */
  person_press (driver, XK_3, SCREEN_CONTROL);
  game->move_values = FALSE;
  play_assert_shown (game);

  /* Discover: also while the pointer is on a tile, and in the history. */
  person_press (driver, XK_1, SCREEN_CONTROL);
  game->concealed = (1 << VIEW_N_READOUTS) - 1;
  play_assert_shown (game);
  DRIVER_WAIT (driver, !person_has_text (driver, "Step "));
  for (guint i = 0; i < 4; i++)
    {
      RulesMove next = play_choose_random_move (game);

      view_assert_nothing_told (driver);
      play_take (game, &next, i % 2 == 0 ? PLAY_BY_POINTER : PLAY_BY_KEYS);
      play_assert_shown (game);
    }
  person_press (driver, XK_h, 0);
  person_press (driver, XK_Next, 0);
  person_press (driver, XK_F6, 0);
  DRIVER_WAIT (driver, !person_has_focus_within (driver, "panel", "Board"));
  view_assert_nothing_told (driver);

  /* Numbers: none of them in binary. */
  person_press (driver, XK_2, SCREEN_CONTROL);
  DRIVER_WAIT (driver, person_has_text (driver, "Step "));
  for (guint i = 0; i < VIEW_OUTCOME; i++)
    {
      g_autofree char *text = NULL;

      DRIVER_WAIT (driver, !view_shows_nothing (driver, view_get_title (i)));
      text = view_read_readout (driver, view_get_title (i));
      g_assert_null (strstr (text, "binary"));
    }

  person_quit (driver);
  play_free (game);
}

/* Changing a single switch leaves the preset, in the menu as in the readouts. */
static void
test_single_switch (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game = NULL;

  start (driver);
  game = play_new (driver, rules_position_new_full (8, 8), PLAY_SIDE_1, PLAY_SIDE_2);
  person_press (driver, XK_1, SCREEN_CONTROL);
  DRIVER_WAIT (driver, is_setting (driver, "show-nw", "false"));
  person_press (driver, XK_1, SCREEN_ALT);
  game->concealed = (1 << VIEW_N_READOUTS) - 2;
  play_assert_shown (game);
  DRIVER_WAIT (driver, is_setting (driver, "show-explanation", "false"));

  person_quit (driver);
}

void
add_tests (void)
{
  g_test_add_func ("/classroom/projector", test_projector);
  g_test_add_func ("/classroom/projector-stays", test_projector_stays);
  g_test_add_func ("/classroom/zoom", test_zoom);
  g_test_add_func ("/classroom/wheel", test_wheel);
  g_test_add_func ("/classroom/full-screen", test_full_screen);
  g_test_add_func ("/classroom/presets", test_presets);
  g_test_add_func ("/classroom/single-switch", test_single_switch);
}
