/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A series of practice by keyboard: a screen reader finds the question, and the test computes the
 * answer. */

#include <stdio.h>
#include <string.h>

#include "person.h"
#include "test-main.h"

#define TO_BINARY "uint32 1"
#define XOR "uint32 4"

static void
open_practice (Driver *driver)
{
  g_autoptr (TreeNode) tab = NULL;

  driver_start (driver);
  tab = person_wait_for (driver, "page tab", "Practice");
  person_click_at (driver, tab);
}

/* The number in a question such as "Write 13 in binary.", or -1. */
static int
read_number (Driver *driver)
{
  g_autoptr (GPtrArray) labels = tree_list (driver_get_application (driver), "label");

  for (guint i = 0; i < labels->len; i++)
    {
      g_autofree char *name = tree_dup_name (g_ptr_array_index (labels, i));
      int number;
      int end = 0;

      if (sscanf (name, "Write %d in binary.%n", &number, &end) == 1 && end > 0)
        return number;
    }

  return -1;
}

/* Types the binary digits of a number. */
static void
type_binary (Driver *driver, int number)
{
  if (number > 1)
    type_binary (driver, number / 2);
  person_press (driver, number % 2 == 1 ? XK_1 : XK_0, 0);
}

static void
answer (Driver *driver, int number, const char *expected)
{
  type_binary (driver, number);
  person_press (driver, XK_Return, 0);
  DRIVER_WAIT (driver, person_has_text (driver, expected));
}

static void
wait_for_exercise (Driver *driver, guint number)
{
  g_autofree char *text = g_strdup_printf ("Exercise %u: Write in binary, difficulty 1", number);

  DRIVER_WAIT (driver, person_has_text (driver, text));
  DRIVER_WAIT (driver, person_has_focus_within (driver, "text", "Your answer"));
}

/* Enter checks and continues; the first answer to one exercise is wrong. The results are saved. */
static void
test_run (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autofree char *kept = NULL;

  driver_set_setting (driver, "practice-topics", TO_BINARY);
  driver_set_setting (driver, "practice-difficulty", "uint32 1");
  open_practice (driver);

  for (guint i = 1; i <= 4; i++)
    {
      int number;

      wait_for_exercise (driver, i);
      number = read_number (driver);
      g_assert_cmpint (number, >=, 1);
      g_assert_cmpint (number, <=, 15);

      /* A wrong answer is selected, so the next one replaces it. */
      if (i == 3)
        answer (driver, number + 1, "Wrong.");
      answer (driver, number, "Right.");
      person_press (driver, XK_Return, 0);
    }
  wait_for_exercise (driver, 5);
  DRIVER_WAIT (driver, person_has_text (driver, "4 of 4 right, streak 1"));
  person_quit (driver);

  kept = driver_dup_file (driver, "practice.ini");
  g_assert_nonnull (kept);
  g_assert_nonnull (strstr (kept, "binary=4;4;2;3;"));
}

static char *
read_question (Driver *driver)
{
  g_autoptr (GPtrArray) labels = tree_list (driver_get_application (driver), "label");

  for (guint i = 0; i < labels->len; i++)
    {
      g_autofree char *name = tree_dup_name (g_ptr_array_index (labels, i));

      if (g_str_has_prefix (name, "What is "))
        return g_steal_pointer (&name);
    }

  return NULL;
}

static char *
start_seed (Driver *driver)
{
  static const KeySym digits[] = { XK_4, XK_8, XK_2, XK_1, XK_3 };
  g_autoptr (TreeNode) button = NULL;
  g_autoptr (TreeNode) entry = NULL;
  g_autoptr (TreeNode) window = NULL;

  open_practice (driver);
  button = person_wait_for (driver, "push button", "XOR of numbers");
  person_click_at (driver, button);
  entry = person_wait_for (driver, "text", "Seed");
  window = person_get_main_window (driver);
  person_tab_to (driver, window, "text", "Seed");
  person_press (driver, XK_a, SCREEN_CONTROL);
  for (guint i = 0; i < G_N_ELEMENTS (digits); i++)
    person_press (driver, digits[i], 0);
  person_press (driver, XK_Return, 0);
  DRIVER_WAIT (driver, person_has_text (driver, "28 XOR 39"));

  return read_question (driver);
}

/* The same seed gives the same series. */
static void
test_seed (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  driver_set_setting (driver, "practice-topics", XOR);
  driver_set_setting (driver, "practice-difficulty", "uint32 2");
  first = start_seed (driver);
  person_quit (driver);
  second = start_seed (driver);
  g_assert_nonnull (first);
  g_assert_cmpstr (first, ==, second);
  person_quit (driver);
}

/* A position that was given away in play against the computer can be practised. */
static void
test_given_away (void)
{
  const char *const arguments[] = { "--position", "2/1/-/- @4x4", NULL };
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (TreeNode) tile = NULL;
  g_autoptr (TreeNode) tab = NULL;
  g_autofree char *kept = NULL;

  driver_set_setting (driver, "opponent", "'computer'");
  driver_set_setting (driver, "level", "'hard'");
  driver_set_arguments (driver, arguments);
  driver_start (driver);
  tile = person_wait_for (driver, "push button", "Top right, row 1, column 1");
  person_click_at (driver, tile);
  person_wait_for_text (driver, "Play Again");

  tab = person_wait_for (driver, "page tab", "Practice");
  person_click_at (driver, tab);
  person_wait_for_text (driver, "My Mistakes (1)");
  person_quit (driver);
  kept = driver_dup_file (driver, "mistakes.ini");
  g_assert_nonnull (kept);
  g_assert_nonnull (strstr (kept, "position 2/1/-/- @4x4=0"));
}

/* A question of the course that was missed comes back, with a link to its lesson. */
static void
test_missed_question (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (TreeNode) tab = NULL;
  g_autoptr (TreeNode) button = NULL;
  g_autoptr (TreeNode) choice = NULL;
  g_autofree char *kept = NULL;

  driver_write_file (driver, "lessons.ini",
                     "[iChomp lessons]\nversion=1\n\n[lesson outcomes]\nmissed=outcomes/1;\n");
  driver_start (driver);
  tab = person_wait_for (driver, "page tab", "Practice");
  person_click_at (driver, tab);
  button = person_wait_for (driver, "push button", "My Mistakes (1)");
  person_click_at (driver, button);
  person_wait_for_text (driver, "You missed this before");
  choice = person_wait_for (driver, "push button", "A P-\342\201\240position");
  person_click_at (driver, choice);
  person_wait_for_text (driver, "Right.");
  person_quit (driver);

  kept = driver_dup_file (driver, "lessons.ini");
  g_assert_null (strstr (kept, "missed="));
}

void
add_tests (void)
{
  g_test_add_func ("/practice/run", test_run);
  g_test_add_func ("/practice/seed", test_seed);
  g_test_add_func ("/practice/given-away", test_given_away);
  g_test_add_func ("/practice/missed-question", test_missed_question);
}
