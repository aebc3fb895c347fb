/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* By keyboard alone, from a random board through all reasons to the winning move. A screen reader
 * is told the spoken sentence of the step. The expected sentences come from the command line. */

#include <string.h>

#include "person.h"
#include "play.h"
#include "test-main.h"

#define FORMULA "(?:y XOR u|\\b\\d+)(?: (?:XOR|=|\\+|\342\210\222) \\d+)+"
#define BITS "(?<=is )[01]+\\b"
#define MINUS " \342\210\222 "

#define WIDTH 6
#define HEIGHT 4

/* Spells binary digits one by one, and formulas without signs. */
static char *
spell_formula (const char *formula)
{
  g_autoptr (GString) words = g_string_new (formula);

  if (strspn (formula, "01") == strlen (formula))
    {
      g_string_replace (words, "0", "zero ", 0);
      g_string_replace (words, "1", "one ", 0);
      return g_strchomp (g_strdup (words->str));
    }

  if (g_str_has_prefix (formula, "y XOR u = "))
    {
      g_string_replace (words, " = ", ", which equals ", 0);
      g_string_replace (words, ", which equals ", " equals ", 1);
    }
  g_string_replace (words, " = ", " equals ", 0);
  g_string_replace (words, MINUS, " minus ", 0);
  g_string_replace (words, " + ", " plus ", 0);
  return g_strdup (words->str);
}

static gboolean
spell_match (const GMatchInfo *match, GString *words, gpointer user_data)
{
  g_autofree char *formula = g_match_info_fetch (match, 0);
  g_autofree char *spelled = spell_formula (formula);

  g_string_append (words, spelled);
  return FALSE;
}

/* Formulas are printed without marks around them. */
static char *
spell_sentence (const char *sentence)
{
  g_autoptr (GRegex) formula = g_regex_new (FORMULA, 0, 0, NULL);
  g_autoptr (GRegex) bits = g_regex_new (BITS, 0, 0, NULL);
  g_autofree char *spelled =
      g_regex_replace_eval (formula, sentence, -1, 0, 0, spell_match, NULL, NULL);

  return strstr (sentence, "binary") == NULL
             ? g_steal_pointer (&spelled)
             : g_regex_replace_eval (bits, spelled, -1, 0, 0, spell_match, NULL, NULL);
}

/* The numbered sentences in spoken form. */
static GPtrArray *
list_sentences (const RulesPosition *position)
{
  g_autofree char *text = rules_position_to_text (position);
  const char *const argv[] = { command_get_program (), "--explain", text, NULL };
  g_auto (GStrv) environment = command_build_environment ();
  g_autoptr (CommandResult) result = command_run (argv, (const char *const *)environment, 0);
  g_auto (GStrv) lines = NULL;
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);

  command_assert_succeeded (result);
  lines = g_strsplit (result->output, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *dot = strstr (lines[i], ". ");

      if (g_ascii_isspace (lines[i][0]) && dot != NULL)
        g_ptr_array_add (sentences, spell_sentence (dot + 2));
    }

  return sentences;
}

static gboolean
is_said (Driver *driver, const char *sentence)
{
  return person_has_heard (sentence) && person_has_text (driver, sentence);
}

/* The next position is complete once the board shows it and it has been saved. */
static gboolean
has_come (Driver *driver, const char *before, RulesPosition **position)
{
  g_autofree char *saved = driver_dup_value (driver, "game.ini", "iChomp game", "game");
  g_autofree char *shown = NULL;

  g_clear_pointer (position, rules_position_free);
  *position = view_read_position (driver, WIDTH, HEIGHT);
  shown = *position == NULL ? NULL : rules_position_to_text (*position);
  return shown != NULL && !g_str_equal (shown, before) && g_strcmp0 (shown, saved) == 0;
}

/* Whether there is a winning move, with an explanation of several steps. */
static gboolean
is_long (RulesPosition *position)
{
  g_autoptr (GPtrArray) sentences = NULL;

  if (rules_position_get_nim_sum (position) == 0)
    return FALSE;

  sentences = list_sentences (position);
  return sentences->len > 4;
}

/* Draws positions until there is one with a long explanation. */
static RulesPosition *
read_random_position (Driver *driver)
{
  RulesPosition *position = rules_position_new_full (WIDTH, HEIGHT);

  while (!is_long (position))
    {
      g_autofree char *before = rules_position_to_text (position);

      person_press (driver, XK_r, SCREEN_CONTROL | SCREEN_SHIFT);
      DRIVER_WAIT (driver, has_come (driver, before, &position));
    }

  return position;
}

#define MOVE_BUTTON "Play this move"

static Driver *
start (void)
{
  Driver *driver = driver_new ();

  driver_set_setting (driver, "opponent", "'person'");
  driver_set_setting (driver, "board-width", G_STRINGIFY (WIDTH));
  driver_set_setting (driver, "board-height", G_STRINGIFY (HEIGHT));
  driver_start (driver);
  return driver;
}

static gboolean
has_won (Driver *driver)
{
  g_autoptr (RulesPosition) position = view_read_position (driver, WIDTH, HEIGHT);

  return position != NULL && rules_position_get_nim_sum (position) == 0;
}

static void
test_to_the_move (void)
{
  g_autoptr (Driver) driver = start ();
  g_autoptr (RulesPosition) position = read_random_position (driver);
  g_autoptr (GPtrArray) sentences = list_sentences (position);
  g_autoptr (TreeNode) window = NULL;

  person_press (driver, XK_F6, 0);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "push button", "Next step"));

  for (guint i = 1; i < sentences->len; i++)
    {
      person_press (driver, XK_space, 0);
      DRIVER_WAIT (driver, is_said (driver, g_ptr_array_index (sentences, i)));
    }

  /* Another press of the same key does not move: the move has a button of its own. */
  DRIVER_WAIT (driver, !person_has_focus_within (driver, "push button", "Next step"));
  person_press (driver, XK_space, 0);
  window = person_get_main_window (driver);
  person_tab_to (driver, window, "push button", MOVE_BUTTON);
  g_assert_false (has_won (driver));
  g_assert_true (is_said (driver, g_ptr_array_index (sentences, sentences->len - 1)));
  person_press (driver, XK_space, 0);
  DRIVER_WAIT (driver, has_won (driver));
  person_quit (driver);
}

/* Page Up and Page Down change the step from the board, too; F6 moves to the panel and back. */
static void
test_from_the_board (void)
{
  g_autoptr (Driver) driver = start ();
  g_autoptr (RulesPosition) position = read_random_position (driver);
  g_autoptr (GPtrArray) sentences = list_sentences (position);
  RulesMove tile;

  for (guint i = 1; i < 4; i++)
    {
      person_press (driver, XK_Next, 0);
      DRIVER_WAIT (driver, is_said (driver, g_ptr_array_index (sentences, i)));
      DRIVER_WAIT (driver, view_find_focused_tile (driver, &tile));
    }
  person_press (driver, XK_Prior, 0);
  DRIVER_WAIT (driver, is_said (driver, g_ptr_array_index (sentences, 2)));

  person_press (driver, XK_F6, 0);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "push button", "Next step"));
  person_press (driver, XK_Prior, 0);
  DRIVER_WAIT (driver, is_said (driver, g_ptr_array_index (sentences, 1)));
  person_press (driver, XK_F6, SCREEN_SHIFT);
  DRIVER_WAIT (driver, view_find_focused_tile (driver, &tile));
  person_quit (driver);
}

static gboolean
is_on_outer_tile (Driver *driver)
{
  RulesMove tile;

  return view_find_focused_tile (driver, &tile) && tile.quadrant == 0 && tile.column == 1;
}

/* From the number on a tile down to the empty quadrant and back, by keyboard alone. */
static void
test_quadrant_trail (void)
{
  g_autoptr (Driver) driver = driver_new ();
  RulesMove tile;

  driver_set_arguments (driver,
                        (const char *const[]){ "--position=2/1/-/- @4x2", "--players=two", NULL });
  driver_start (driver);
  person_wait_for_text (driver, "Player 1’s turn");
  DRIVER_WAIT (driver, view_find_focused_tile (driver, &tile));
  for (guint i = 0; i < 3; i++)
    person_press (driver, XK_Left, 0);
  DRIVER_WAIT (driver, is_on_outer_tile (driver));

  /* What this tile leaves has one tile, which leaves nothing. */
  person_press (driver, XK_w, 0);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "push button", "Row 1, column 1"));
  person_press (driver, XK_Return, 0);
  person_wait_for_text (driver, "no tile is left here");

  person_press (driver, XK_BackSpace, 0);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "push button", "Row 1, column 1"));
  DRIVER_WAIT (driver, !person_has_text (driver, "no tile is left here"));
  person_press (driver, XK_F6, SCREEN_SHIFT);
  DRIVER_WAIT (driver, is_on_outer_tile (driver));
  person_wait_for_text (driver, "Player 1’s turn");
  person_quit (driver);
}

void
add_tests (void)
{
  g_test_add_func ("/explain/to-the-move", test_to_the_move);
  g_test_add_func ("/explain/from-the-board", test_from_the_board);
  g_test_add_func ("/explain/quadrant-trail", test_quadrant_trail);
}
