/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The very first start: a quiet board, three ways to begin, and hints for the first move. */

#include <string.h>

#include "ear.h"
#include "person.h"
#include "play.h"
#include "test-main.h"

#define OFFER "How would you like to begin?"

static gboolean
has_heard (const char *part)
{
  return strstr (ear_get_last (), part) != NULL;
}

static gboolean
is_setting (Driver *driver, const char *name, const char *expected)
{
  g_autofree char *value = driver_dup_setting (driver, name);

  return g_strcmp0 (value, expected) == 0;
}

static gboolean
is_on_tile (Driver *driver)
{
  RulesMove tile;

  return view_find_focused_tile (driver, &tile);
}

static void
assert_nothing_offered (Driver *driver)
{
  g_object_unref (person_wait_for (driver, "push button", "Undo"));
  g_assert_false (person_has_text (driver, OFFER));
  g_assert_false (person_has_text (driver, "point at a tile"));
}

/* By keyboard alone, up to the first move; a screen reader hears what to do. */
static void
test_play (void)
{
  g_autoptr (Driver) driver = driver_new ();

  driver_forget_settings (driver);
  driver_start (driver);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "push button", "Just Play"));
  g_assert_true (person_has_text (driver, OFFER));
  for (guint i = 0; i < VIEW_N_READOUTS; i++)
    g_assert_true (view_shows_nothing (driver, view_get_title (i)));
  g_assert_null (person_find_button (driver, "Hint"));

  /* Nobody has moved before the choice; then a tile has the focus. */
  person_press (driver, XK_Return, 0);
  DRIVER_WAIT (driver, !person_has_text (driver, OFFER));
  DRIVER_WAIT (driver, is_on_tile (driver));
  DRIVER_WAIT (driver, is_setting (driver, "offer-start", "false"));
  DRIVER_WAIT (driver, has_heard ("Now you: point at a tile")
                           || has_heard ("Click to take the striped tiles"));
  for (guint i = 0; i < VIEW_N_READOUTS; i++)
    g_assert_true (view_shows_nothing (driver, view_get_title (i)));

  person_press (driver, XK_Right, 0);
  DRIVER_WAIT (driver, has_heard ("Click to take the striped tiles"));
  person_press (driver, XK_space, 0);
  DRIVER_WAIT (driver, is_setting (driver, "teach-first-move", "false"));
  DRIVER_WAIT (driver, !person_has_text (driver, "Click to take the striped tiles"));
  person_quit (driver);

  driver_start (driver);
  assert_nothing_offered (driver);
  person_quit (driver);
}

static void
test_learn (void)
{
  g_autoptr (Driver) driver = driver_new ();

  driver_forget_settings (driver);
  driver_start (driver);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "push button", "Just Play"));
  person_press (driver, XK_Tab, 0);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "push button", "Learn from the Beginning"));
  person_press (driver, XK_space, 0);
  person_wait_for_text (driver,
                        "Know the rules of iChomp, and know a trick that wins on many boards.");
  DRIVER_WAIT (driver, is_setting (driver, "offer-start", "false"));
  person_quit (driver);
}

/* Somebody who starts with a lesson has chosen a way. */
static void
test_lesson (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (TreeNode) tab = NULL;

  driver_forget_settings (driver);
  driver_start_with (driver, "--lesson=xor");
  tab = person_wait_for (driver, "page tab", "Play");
  person_click_at (driver, tab);
  assert_nothing_offered (driver);
  person_quit (driver);
}

void
add_tests (void)
{
  g_test_add_func ("/e2e/start/play", test_play);
  g_test_add_func ("/e2e/start/learn", test_learn);
  g_test_add_func ("/e2e/start/lesson", test_lesson);
}
