/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a teacher hides is invisible, and a screen reader finds it nowhere. */

#include "person.h"
#include "play.h"
#include "test-main.h"

static Play *
start (Driver *driver)
{
  driver_set_setting (driver, "opponent", "'person'");
  driver_set_setting (driver, "board-width", "6");
  driver_set_setting (driver, "board-height", "5");

  /* The panel would explain the hidden numbers. */
  driver_set_setting (driver, "show-panel", "false");
  driver_start (driver);

  return play_new (driver, rules_position_new_full (6, 5), PLAY_SIDE_1, PLAY_SIDE_2);
}

static void
toggle (Play *game, guint readout)
{
  person_press (game->driver, XK_1 + readout, SCREEN_ALT);
  game->concealed ^= 1u << readout;
}

/* A key hides each readout, and its own button shows it again. */
static void
test_each (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game = start (driver);
  RulesMove move = { 1, 0, 2 };

  play_take (game, &move, PLAY_BY_TREE);
  for (guint i = 0; i < VIEW_N_READOUTS; i++)
    {
      g_autofree char *label = g_strdup_printf ("Show: %s", view_get_title (i));

      toggle (game, i);
      play_assert_shown (game);

      person_click_button (driver, label);
      game->concealed = 0;
      play_assert_shown (game);
    }

  person_quit (driver);
}

/* No result is revealed, wherever pointer and focus are and however the game continues. */
static void
test_all (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game = start (driver);

  for (guint i = 0; i < VIEW_N_READOUTS; i++)
    toggle (game, i);

  for (guint i = 0; !play_is_over (game); i++)
    {
      RulesMove move = play_choose_random_move (game);

      play_assert_shown (game);
      view_assert_nothing_told (driver);
      play_take (game, &move, i % 2 == 0 ? PLAY_BY_POINTER : PLAY_BY_KEYS);
      view_assert_nothing_told (driver);
    }

  play_assert_shown (game);
  view_assert_nothing_told (driver);
  person_quit (driver);
}

/* Numbers on the tiles are independent of hidden readouts. */
static void
test_move_values (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game = start (driver);

  for (guint i = 0; i < VIEW_N_READOUTS; i++)
    toggle (game, i);
  play_assert_shown (game);

  person_press (driver, XK_m, SCREEN_CONTROL);
  game->move_values = TRUE;
  play_assert_shown (game);

  person_press (driver, XK_m, SCREEN_CONTROL);
  game->move_values = FALSE;
  play_assert_shown (game);
  view_assert_nothing_told (driver);

  person_quit (driver);
}

/* Hidden readouts are hidden at the next start, too. */
static void
test_next_start (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game = start (driver);

  for (guint i = 0; i < VIEW_N_READOUTS; i++)
    toggle (game, i);
  play_assert_shown (game);
  person_quit (driver);

  driver_start (driver);
  play_assert_shown (game);
  view_assert_nothing_told (driver);
  person_quit (driver);
}

void
add_tests (void)
{
  g_test_add_func ("/conceal/each", test_each);
  g_test_add_func ("/conceal/all", test_all);
  g_test_add_func ("/conceal/move-values", test_move_values);
  g_test_add_func ("/conceal/next-start", test_next_start);
}
