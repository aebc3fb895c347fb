/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Settings locked by an administrator, in the running program: they are in force, they are marked
 * as locked, and the person cannot change them. */

#include "person.h"
#include "play.h"
#include "test-main.h"

#define LOCKED "Locked by the administrator"

typedef struct
{
  Driver *driver;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer names)
{
  Driver *driver = driver_new ();

  driver_set_variable (driver, "GIO_EXTRA_MODULES", g_getenv ("ICHOMP_MODULES"));
  driver_set_variable (driver, "GSETTINGS_BACKEND", "locked");
  driver_set_variable (driver, "ICHOMP_LOCKED", names);
  driver_set_setting (driver, "board-width", "6");
  driver_set_setting (driver, "board-height", "4");
  driver_set_setting (driver, "level", "'hard'");
  driver_start (driver);
  fixture->driver = driver;
}

static void
tear_down (Fixture *fixture, gconstpointer names)
{
  person_quit (fixture->driver);
  driver_free (fixture->driver);
}

static gboolean
is_setting (Fixture *fixture, const char *name, const char *expected)
{
  g_autofree char *value = driver_dup_setting (fixture->driver, name);

  return g_strcmp0 (value, expected) == 0;
}

static guint
count_padlocks (Fixture *fixture, const char *title)
{
  g_autoptr (TreeNode) window = person_find_window (fixture->driver, title);
  g_autoptr (GPtrArray) images = tree_list (window, "image");
  guint n = 0;

  for (guint i = 0; i < images->len; i++)
    {
      g_autofree char *name = tree_dup_name (g_ptr_array_index (images, i));
      AtspiRect extents;

      if (g_str_equal (name, LOCKED) && tree_get_extents (g_ptr_array_index (images, i), &extents)
          && extents.width > 1)
        n++;
    }

  return n;
}

static gboolean
is_sensitive (Fixture *fixture, const char *role, const char *name)
{
  g_autoptr (TreeNode) node = person_wait_for (fixture->driver, role, name);

  return tree_has_state (node, ATSPI_STATE_SENSITIVE);
}

/* The only insensitive list of the dialog. GTK 4.8 reports its name twice. */
static gboolean
is_locked_list (Fixture *fixture, const char *title, const char *name)
{
  g_autoptr (TreeNode) window = person_find_window (fixture->driver, title);
  g_autoptr (GPtrArray) lists = tree_list (window, "combo box");
  guint n = 0;
  gboolean found = FALSE;

  for (guint i = 0; i < lists->len; i++)
    if (!tree_has_state (g_ptr_array_index (lists, i), ATSPI_STATE_SENSITIVE))
      {
        g_autofree char *list = tree_dup_name (g_ptr_array_index (lists, i));

        found = found || g_str_has_suffix (list, name);
        n++;
      }

  return found && n == 1;
}

static void
close_window (Fixture *fixture, const char *title)
{
  person_press (fixture->driver, XK_Escape, 0);
  DRIVER_WAIT (fixture->driver, !person_has_window (fixture->driver, title));
}

static void
test_new_game (Fixture *fixture, gconstpointer names)
{
  static const char title[] = "New Game";
  Driver *driver = fixture->driver;
  g_autoptr (RulesPosition) position = NULL;

  DRIVER_WAIT (driver, person_has_text (driver, "You against the computer (Hard)"));
  person_press (driver, XK_n, SCREEN_CONTROL);
  DRIVER_WAIT (driver, person_has_window (driver, title));
  DRIVER_WAIT (driver, count_padlocks (fixture, title) == 2);
  DRIVER_WAIT (driver, is_locked_list (fixture, title, "Level"));
  g_assert_false (is_sensitive (fixture, "spin button", "Board width in tiles"));
  g_assert_true (is_sensitive (fixture, "spin button", "Board height in tiles"));

  /* Unlocked settings change; locked ones are in force. */
  person_press (driver, XK_h, SCREEN_ALT);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "spin button", "Board height in tiles"));
  person_press (driver, XK_a, SCREEN_CONTROL);
  screen_type ("2");
  person_press (driver, XK_Return, 0);
  DRIVER_WAIT (driver, !person_has_window (driver, title));
  DRIVER_WAIT (driver, is_setting (fixture, "board-height", "2"));
  DRIVER_WAIT (driver, (position = view_read_position (driver, 6, 2)) != NULL);
  g_assert_cmpuint (rules_position_get_n_tiles (position), ==, 12);
  g_assert_true (is_setting (fixture, "board-width", "6"));
  g_assert_true (is_setting (fixture, "level", "'hard'"));
  g_assert_true (person_has_text (driver, "You against the computer (Hard)"));
}

static void
test_preferences (Fixture *fixture, gconstpointer names)
{
  static const char title[] = "Preferences";
  Driver *driver = fixture->driver;

  person_press (driver, XK_comma, SCREEN_CONTROL);
  DRIVER_WAIT (driver, person_has_window (driver, title));
  DRIVER_WAIT (driver, count_padlocks (fixture, title) == 2);
  DRIVER_WAIT (
      driver, person_has_text (driver, "Settings with a padlock are locked by the administrator."));
  close_window (fixture, title);
}

/* Keys have no effect, and the menu tells why. Once the effect of a later key is visible, the
 * earlier keys have been handled. */
static void
test_commands (Fixture *fixture, gconstpointer names)
{
  Driver *driver = fixture->driver;
  g_autoptr (TreeNode) readout = NULL;
  g_autoptr (GPtrArray) buttons = NULL;
  TreeNode *conceal_button;
  g_autofree char *conceal_name = NULL;

  person_press (driver, XK_F11, SCREEN_CONTROL);
  person_press (driver, XK_5, SCREEN_ALT);
  person_press (driver, XK_1, SCREEN_ALT);
  DRIVER_WAIT (driver, is_setting (fixture, "show-nw", "false"));
  g_assert_true (is_setting (fixture, "projector", NULL));
  g_assert_true (is_setting (fixture, "show-nim-sum", NULL));
  g_assert_true (view_shows_nothing (driver, "Top left"));
  g_assert_false (view_shows_nothing (driver, "Nim-sum u"));

  readout = person_wait_for (driver, "panel", "Nim-sum u");
  buttons = tree_list (readout, "push button");
  g_assert_cmpuint (buttons->len, >, 0);
  conceal_button = g_ptr_array_index (buttons, buttons->len - 1);
  conceal_name = tree_dup_name (conceal_button);
  g_assert_cmpstr (conceal_name, ==, "Nim-sum u: shown, and locked by the administrator");
  g_assert_false (tree_has_state (conceal_button, ATSPI_STATE_SENSITIVE));

  person_press (driver, XK_F10, 0);
  g_object_unref (person_wait_for (driver, "menu item", "Projector Mode (locked)"));
  person_press (driver, XK_Escape, 0);
}

void
add_tests (void)
{
#define ADD(name, locked, func)                                                                    \
  g_test_add ("/locks/" name, Fixture, locked, set_up, func, tear_down)
  ADD ("new-game", "level,board-width", test_new_game);
  ADD ("preferences", "projector,show-nim-sum", test_preferences);
  ADD ("commands", "projector,show-nim-sum", test_commands);
}
