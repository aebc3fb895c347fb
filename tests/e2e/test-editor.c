/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions are edited by pointer, by keyboard and at random, and then played. */

#include <string.h>

#include "person.h"
#include "play.h"
#include "report.h"
#include "test-main.h"

#define TITLE "Position"

typedef struct
{
  Driver *driver;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const char *const arguments[] = { "--position", data, "--players", "two", NULL };

  fixture->driver = driver_new ();
  driver_set_arguments (fixture->driver, arguments);
  driver_start (fixture->driver);
  person_press (fixture->driver, XK_e, SCREEN_CONTROL);
  DRIVER_WAIT (fixture->driver, person_has_window (fixture->driver, TITLE));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  person_quit (fixture->driver);
  driver_free (fixture->driver);
}

static TreeNode *
find_in_dialog (Fixture *fixture, const char *role, const char *name)
{
  g_autoptr (TreeNode) dialog = person_find_window (fixture->driver, TITLE);

  return dialog == NULL ? NULL : tree_find (dialog, role, name);
}

static TreeNode *
find_tile (Fixture *fixture, const RulesMove *tile)
{
  g_autofree char *name = view_build_tile_name (tile);

  return find_in_dialog (fixture, "push button", name);
}

/* Whether a screen reader finds these names on the board of the dialog. */
static gboolean
shows (Fixture *fixture, const RulesPosition *position)
{
  guint n = 0;

  for (guint q = 0; q < RULES_N_QUADRANTS; q++)
    for (guint row = 0; row < position->height / 2; row++)
      for (guint column = 0; column < position->width / 2; column++)
        {
          RulesMove tile = { q, row, column };
          g_autoptr (TreeNode) node = find_tile (fixture, &tile);
          g_autofree char *description = node == NULL ? NULL : tree_dup_description (node);

          if (g_strcmp0 (description,
                         rules_position_has_tile (position, &tile) ? "Has a tile" : "No tile")
              != 0)
            return FALSE;
          n++;
        }

  return n == position->width * position->height;
}

/* The dialog's words about u and who wins. */
static gboolean
tells_truth (Fixture *fixture, const RulesPosition *position)
{
  g_autoptr (GHashTable) report = report_new (position, NULL);
  const char *nim_sum = report_get_field (report, "xor", NULL, 1);
  g_autofree char *formula = g_strdup_printf ("\342\201\246u = %s\342\201\251: ", nim_sum);
  g_autofree char *part = g_strconcat (
      formula, g_str_equal (nim_sum, "0") ? "a P-position" : "an N-position with ", NULL);

  return person_has_text (fixture->driver, part);
}

static void
assert_shown (Fixture *fixture, const RulesPosition *position)
{
  DRIVER_WAIT (fixture->driver, shows (fixture, position));
  DRIVER_WAIT (fixture->driver, tells_truth (fixture, position));
}

static void
assert_shapes (Fixture *fixture, guint width, guint height, const char *const shapes[])
{
  g_autoptr (RulesPosition) position = rules_position_new (width, height, shapes);

  assert_shown (fixture, position);
}

static void
use (Fixture *fixture, Play *game)
{
  person_click_button (fixture->driver, "Put on the Board");
  DRIVER_WAIT (fixture->driver, !person_has_window (fixture->driver, TITLE));
  play_assert_shown (game);
}

static void
click (Fixture *fixture, guint quadrant, guint row, guint column)
{
  RulesMove tile = { quadrant, row, column };
  g_autoptr (TreeNode) node = NULL;

  DRIVER_WAIT (fixture->driver, (node = find_tile (fixture, &tile)) != NULL);
  person_click_at (fixture->driver, node);
}

/* Adding a tile adds those between it and the middle; removing one removes those beyond it. */
static void
test_pointer (Fixture *fixture, gconstpointer data)
{
  static const char *const more[] = { "\3\2", "\2\1", "\1", "\2\2" };
  static const char *const less[] = { "\1\1", "\2\1", "\1", "\2\2" };
  static const char *const before[] = { "\3\2", "\2\1", "\1", "" };
  g_autoptr (Play) game =
      play_new (fixture->driver, rules_position_new (6, 4, less), PLAY_SIDE_1, PLAY_SIDE_2);
  g_autoptr (Play) former =
      play_new (fixture->driver, rules_position_new (6, 4, before), PLAY_SIDE_1, PLAY_SIDE_2);
  RulesMove move = { 3, 0, 1 };

  assert_shapes (fixture, 6, 4, before);
  click (fixture, 3, 1, 1);
  assert_shapes (fixture, 6, 4, more);
  click (fixture, 0, 0, 1);
  assert_shapes (fixture, 6, 4, less);
  use (fixture, game);

  person_click_button (fixture->driver, "Restore Previous Game");
  play_assert_shown (former);

  /* Edit the position again, to play it. */
  person_press (fixture->driver, XK_e, SCREEN_CONTROL);
  DRIVER_WAIT (fixture->driver, person_has_window (fixture->driver, TITLE));
  click (fixture, 3, 1, 1);
  click (fixture, 0, 0, 1);
  use (fixture, game);
  play_take (game, &move, PLAY_BY_POINTER);
  play_assert_shown (game);
}

static gboolean
has_focus_on (Fixture *fixture, const RulesMove *tile)
{
  g_autoptr (TreeNode) node = find_tile (fixture, tile);

  return node != NULL && tree_has_state (node, ATSPI_STATE_FOCUSED);
}

static void
go_to (Fixture *fixture, const RulesMove *tile)
{
  g_autoptr (TreeNode) dialog = person_find_window (fixture->driver, TITLE);
  g_autoptr (TreeNode) node = find_tile (fixture, tile);

  person_tab_into (fixture->driver, dialog, node);
}

/* Moves the focus by a key to the next tile. */
static void
go (Fixture *fixture, KeySym key, guint quadrant, guint row, guint column)
{
  RulesMove tile = { quadrant, row, column };

  person_press (fixture->driver, key, 0);
  DRIVER_WAIT (fixture->driver, has_focus_on (fixture, &tile));
}

static void
test_keys (Fixture *fixture, gconstpointer data)
{
  static const char *const none[] = { "", "", "", "" };
  static const char *const one[] = { "\2\2", "", "", "" };
  static const char *const typed[] = { "\2\1", "\2", "", "\1\1" };
  g_autoptr (Play) game =
      play_new (fixture->driver, rules_position_new (4, 4, typed), PLAY_SIDE_1, PLAY_SIDE_2);
  RulesMove first = { 0, 1, 1 };

  /* An empty board, then tiles by the arrow keys. */
  person_press (fixture->driver, XK_e, SCREEN_ALT);
  DRIVER_WAIT (fixture->driver, person_has_text (fixture->driver, "u = 0"));
  go_to (fixture, &first);
  go (fixture, XK_Right, 0, 1, 0);
  go (fixture, XK_Down, 0, 0, 0);
  go (fixture, XK_Left, 0, 0, 1);
  go (fixture, XK_Up, 0, 1, 1);
  assert_shapes (fixture, 4, 4, none);
  person_press (fixture->driver, XK_space, 0);
  assert_shapes (fixture, 4, 4, one);

  /* A wrong text leaves the position unchanged; a right one is used. */
  person_press (fixture->driver, XK_t, SCREEN_ALT);
  person_press (fixture->driver, XK_a, SCREEN_CONTROL);
  screen_type ("2,3/-/-/- @4x4");
  DRIVER_WAIT (fixture->driver, person_has_text (fixture->driver, "Character 3: "));
  assert_shapes (fixture, 4, 4, one);
  person_press (fixture->driver, XK_a, SCREEN_CONTROL);
  screen_type ("2,1/2/-/1,1 @4x4");
  assert_shapes (fixture, 4, 4, typed);
  g_assert_false (person_has_text (fixture->driver, "Character "));
  use (fixture, game);
}

static void
test_size (Fixture *fixture, gconstpointer data)
{
  static const char *const cut[] = { "\2\2", "\2\1", "\1", "" };
  static const char *const full[] = { "\2\2", "\2\2", "\2\2", "\2\2" };
  g_autoptr (Play) game =
      play_new (fixture->driver, rules_position_new (4, 4, full), PLAY_SIDE_1, PLAY_SIDE_2);

  person_press (fixture->driver, XK_w, SCREEN_ALT);
  person_press (fixture->driver, XK_a, SCREEN_CONTROL);
  screen_type ("4");
  person_press (fixture->driver, XK_Tab, 0);
  assert_shapes (fixture, 4, 4, cut);
  person_press (fixture->driver, XK_f, SCREEN_ALT);
  assert_shapes (fixture, 4, 4, full);
  use (fixture, game);
}

static RulesPosition *
read_drawn (Fixture *fixture)
{
  RulesPosition *position = NULL;

  person_press (fixture->driver, XK_d, SCREEN_ALT);
  person_click_button (fixture->driver, "Put on the Board");
  DRIVER_WAIT (fixture->driver, !person_has_window (fixture->driver, TITLE));
  DRIVER_WAIT (fixture->driver, (position = view_read_position (fixture->driver, 6, 4)) != NULL);
  return position;
}

static guint
count_winning (const char *output)
{
  guint n = 0;

  for (const char *at = output; (at = strstr (at, "\nwinning\t")) != NULL; at++)
    n++;

  return n;
}

/* The command line confirms the wanted property. */
static void
test_random (Fixture *fixture, gconstpointer data)
{
  static const char *const wishes[] = { "a P-position", "an N-position", "with one winning move",
                                        "with this nim-sum u:" };

  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      g_autoptr (RulesPosition) drawn = NULL;
      g_autofree char *text = NULL;
      g_autoptr (CommandResult) result = NULL;
      guint n_winning;

      if (i > 0)
        {
          person_press (fixture->driver, XK_e, SCREEN_CONTROL);
          DRIVER_WAIT (fixture->driver, person_has_window (fixture->driver, TITLE));
        }
      person_choose (fixture->driver, XK_r, "Random position", wishes[i]);
      if (i == 3)
        {
          person_press (fixture->driver, XK_Tab, 0);
          DRIVER_WAIT (fixture->driver,
                       person_has_focus_within (fixture->driver, "spin button", "Nim-sum u"));
          person_press (fixture->driver, XK_a, SCREEN_CONTROL);
          screen_type ("3");
          person_press (fixture->driver, XK_Tab, 0);
        }

      drawn = read_drawn (fixture);
      text = rules_position_to_text (drawn);
      result = command_run_analyze (text);
      g_test_message ("%s: %s", wishes[i], text);
      command_assert_succeeded (result);
      n_winning = count_winning (result->output);
      switch (i)
        {
        case 0:
          g_assert_cmpuint (n_winning, ==, 0);
          break;
        case 1:
          g_assert_cmpuint (n_winning, >, 0);
          break;
        case 2:
          g_assert_cmpuint (n_winning, ==, 1);
          break;
        default:
          g_assert_cmpuint (rules_position_get_nim_sum (drawn), ==, 3);
        }
    }
}

void
add_tests (void)
{
#define ADD(name, start, func) g_test_add ("/editor/" name, Fixture, start, set_up, func, tear_down)
  ADD ("pointer", "3,2/2,1/1/- @6x4", test_pointer);
  ADD ("keys", "2,2/2,2/2,2/2,2 @4x4", test_keys);
  ADD ("size", "3,2/2,1/1/- @6x4", test_size);
  ADD ("random", "3,2/2,1/1/- @6x4", test_random);
}
