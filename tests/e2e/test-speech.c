/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is spoken to somebody who does not see the window: a whole first game, a question of a
 * lesson and an exercise. Each sentence comes in its turn, exactly once. If ICHOMP_ORCA is set, the
 * screen reader Orca says them, among words of its own; otherwise they are on the bus that it
 * listens to. */

#include <stdio.h>
#include <string.h>

#include "ear.h"
#include "orca.h"
#include "person.h"
#include "play.h"
#include "test-main.h"

/* Of a board that is larger than any */
#define SIDE 16

/* Of a number up to 16 */
#define N_DIGITS 5

typedef struct
{
  Driver *driver;
  Orca *orca;         /* or NULL */
  GPtrArray *heard;   /* so far */
  guint n_taken_over; /* from those that tell */
  GPtrArray *expected;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->driver = driver_new ();
  fixture->heard = g_ptr_array_new_with_free_func (g_free);
  fixture->expected = g_ptr_array_new_with_free_func (g_free);
}

static void
listen (Fixture *fixture)
{
  GPtrArray *told = fixture->orca != NULL ? orca_list (fixture->orca) : ear_list ();

  for (; fixture->n_taken_over < told->len; fixture->n_taken_over++)
    {
      const char *text = g_ptr_array_index (told, fixture->n_taken_over);

      g_test_message ("heard: %s", text);
      g_ptr_array_add (fixture->heard, g_strdup (text));
    }
}

/* A screen reader reads what has the focus, and the names of what is around it; the same words only
 * once. */
static void
listen_to_focus (Fixture *fixture)
{
  g_autoptr (TreeNode) node =
      tree_find_with_state (driver_get_application (fixture->driver), ATSPI_STATE_FOCUSED);
  g_autofree char *description = NULL;
  g_autoptr (GString) words = g_string_new (NULL);

  listen (fixture);
  if (fixture->orca != NULL)
    return;

  g_assert_nonnull (node);
  description = tree_dup_description (node);
  while (node != NULL)
    {
      g_autofree char *role = tree_dup_role (node);
      g_autofree char *name = tree_dup_name (node);
      TreeNode *parent = atspi_accessible_get_parent (node, NULL);

      if (!g_str_equal (role, "frame"))
        g_string_append_printf (words, "%s ", name);
      g_object_unref (node);
      node = parent;
    }
  if (strstr (words->str, description) == NULL)
    g_string_append (words, description);
  g_test_message ("focus: %s", words->str);
  g_ptr_array_add (fixture->heard, g_strdup (words->str));
}

static gboolean
has_heard (Fixture *fixture, const char *text)
{
  listen (fixture);
  for (guint i = 0; i < fixture->heard->len; i++)
    if (strstr (g_ptr_array_index (fixture->heard, i), text) != NULL)
      return TRUE;

  return FALSE;
}

/* On a slow machine, Orca may miss that a new program has a window in front, or what has the focus
 * there. Then a person would go to another window and back. */
static gboolean
is_presented (Fixture *fixture, const char *text, gint64 *next_try)
{
  gint64 now = g_get_monotonic_time ();
  ScreenWindow window;

  if (has_heard (fixture, text))
    return TRUE;

  if (*next_try == 0)
    *next_try = now + 10 * G_USEC_PER_SEC;
  if (now >= *next_try && driver_find_screen_window (fixture->driver, &window))
    {
      screen_focus_none ();
      screen_focus (window.window);
      *next_try = now + 10 * G_USEC_PER_SEC;
    }
  return FALSE;
}

static void
wait_for_presentation (Fixture *fixture, const char *text)
{
  gint64 next_try = 0;

  if (fixture->orca != NULL)
    DRIVER_WAIT (fixture->driver, is_presented (fixture, text, &next_try));
}

static void
start (Fixture *fixture)
{
  if (g_getenv ("ICHOMP_ORCA") != NULL)
    fixture->orca = orca_new (fixture->driver);
  driver_start (fixture->driver);
  wait_for_presentation (fixture, " frame");
}

/* Waits until a sentence is spoken. */
static void
expect (Fixture *fixture, const char *text)
{
  g_test_message ("expected: %s", text);
  DRIVER_WAIT (fixture->driver, has_heard (fixture, text));
  g_ptr_array_add (fixture->expected, g_strdup (text));
}

/* Whether a sentence has been expected before that index, too. */
static gboolean
is_earlier (GPtrArray *sentences, guint index)
{
  guint first;

  return g_ptr_array_find_with_equal_func (sentences, g_ptr_array_index (sentences, index),
                                           g_str_equal, &first)
         && first < index;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autoptr (GString) spoken = g_string_new (NULL);

  person_quit (fixture->driver);
  listen (fixture);
  for (guint i = 0; i < fixture->expected->len; i++)
    g_string_append_printf (expected, "%s\n", (char *)g_ptr_array_index (fixture->expected, i));
  for (guint i = 0; i < fixture->heard->len; i++)
    {
      const char *text = g_ptr_array_index (fixture->heard, i);

      for (guint j = 0; j < fixture->expected->len; j++)
        {
          const char *sentence = g_ptr_array_index (fixture->expected, j);

          if (is_earlier (fixture->expected, j))
            continue;

          for (const char *at = strstr (text, sentence); at != NULL; at = strstr (at + 1, sentence))
            g_string_append_printf (spoken, "%s\n", sentence);
        }
    }
  g_assert_cmpstr (spoken->str, ==, expected->str);

  g_clear_pointer (&fixture->orca, orca_free);
  driver_free (fixture->driver);
  g_ptr_array_unref (fixture->heard);
  g_ptr_array_unref (fixture->expected);
}

/* A game */

static void
make_move (Fixture *fixture, Play *game)
{
  g_autofree char *text = NULL;

  if (play_get_turn (game) == PLAY_SIDE_COMPUTER)
    {
      play_follow_computer (game);
    }
  else
    {
      RulesMove move = rules_position_get_nim_sum (play_get_position (game)) != 0
                           ? play_choose_winning_move (game)
                           : play_choose_random_move (game);

      play_take (game, &move, PLAY_BY_KEYS);
    }
  text = play_dup_announcement (game);
  expect (fixture, text);
}

/* The very first game, which the computer begins, perhaps before it is asked to: no number is
 * shown, and none is spoken. */
static void
test_first_game (Fixture *fixture, gconstpointer data)
{
  Driver *driver = fixture->driver;
  g_autoptr (Play) game = NULL;
  RulesPosition *position;

  driver_forget_settings (driver);
  start (fixture);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "push button", "Just Play"));
  person_press (driver, XK_Return, 0);
  expect (fixture, "Now you: point at a tile, or go to one with the arrow keys.");
  DRIVER_WAIT (driver, (position = view_read_position (driver, SIDE, SIDE)) != NULL);
  game = play_new (driver, position, PLAY_SIDE_YOU, PLAY_SIDE_COMPUTER);
  game->concealed = (1 << VIEW_N_READOUTS) - 1;
  while (!play_is_over (game))
    make_move (fixture, game);
}

/* With numbers: u comes after the tiles that were taken. What Undo takes back is told. */
static void
test_game (Fixture *fixture, gconstpointer data)
{
  Driver *driver = fixture->driver;
  static const char *const shapes[] = { "\002\001", "\002", "\001", "" };
  g_autoptr (Play) game = NULL;
  g_autofree char *undone = NULL;

  driver_set_arguments (driver, (const char *const[]){ "--position=2,1/2/1/- @6x4",
                                                       "--players=first", "--seed=7", NULL });
  start (fixture);
  game = play_new (driver, rules_position_new (6, 4, shapes), PLAY_SIDE_YOU, PLAY_SIDE_COMPUTER);
  make_move (fixture, game);
  make_move (fixture, game);

  play_take_back (game, 2);
  person_press (driver, XK_z, SCREEN_CONTROL);
  undone = play_dup_announcement (game);
  expect (fixture, undone);
  while (!play_is_over (game))
    make_move (fixture, game);
}

/* A question of a lesson */

static const char lesson[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<lesson format=\"1\" id=\"aloud\" minutes=\"1\">\n"
    "  <title>Read aloud</title>\n"
    "  <goal>Hear a question.</goal>\n"
    "  <section id=\"one\">\n"
    "    <heading>A question</heading>\n"
    "    <p>Numbers cancel.</p>\n"
    "    <question id=\"two-numbers\" kind=\"number\" answer=\"0\">\n"
    "      <ask>How much is left of two equal numbers?</ask>\n"
    "      <why>Equal numbers cancel: <claim is=\"xor 5 5 = 0\">0</claim>.</why>\n"
    "      <wrong>Look at each column of bits.</wrong>\n"
    "    </question>\n"
    "  </section>\n"
    "</lesson>\n";

static void
answer (Fixture *fixture, const char *digits, const char *expected)
{
  for (const char *digit = digits; *digit != '\0'; digit++)
    person_press (fixture->driver, (KeySym)*digit, 0);
  person_press (fixture->driver, XK_Return, 0);
  expect (fixture, expected);
}

/* The title on the screen: before GTK 4.14, the accessible name may be an announcement. */
static gboolean
has_title (Driver *driver, const char *title)
{
  ScreenWindow window;

  return driver_find_screen_window (driver, &window) && screen_has_title (window.window, title);
}

static void
test_question (Fixture *fixture, gconstpointer data)
{
  Driver *driver = fixture->driver;
  g_autoptr (TreeNode) window = NULL;
  g_autoptr (TreeNode) page = NULL;

  driver_write_file (driver, "lessons/aloud.xml", lesson);
  driver_set_arguments (driver, (const char *const[]){ "--lesson=aloud", NULL });
  start (fixture);
  page = person_wait_for (driver, "document text", "Read aloud");
  DRIVER_WAIT (driver, has_title (driver, "Read aloud – iChomp"));
  window = person_get_main_window (driver);
  person_tab_to (driver, window, "text", "Your answer");
  listen_to_focus (fixture);
  expect (fixture, "How much is left of two equal numbers?");

  answer (fixture, "7", "Wrong. Look at each column of bits.");
  person_press (driver, XK_BackSpace, 0);
  answer (fixture, "0", "Right. Equal numbers cancel: 0.");
}

/* An exercise */

static gboolean
read_exercise (Driver *driver, int *number)
{
  g_autoptr (GPtrArray) labels = tree_list (driver_get_application (driver), "label");

  for (guint i = 0; i < labels->len; i++)
    {
      g_autofree char *name = tree_dup_name (g_ptr_array_index (labels, i));
      int end = 0;

      if (sscanf (name, "Write %d in binary.%n", number, &end) == 1 && end > 0)
        return TRUE;
    }

  return FALSE;
}

static char *
build_digits (int number, const char *zero, const char *one)
{
  g_autoptr (GString) digits = g_string_new (NULL);

  for (int bit = N_DIGITS - 1; bit >= 0; bit--)
    if (number >> bit != 0)
      g_string_append (digits, (number >> bit & 1) != 0 ? one : zero);

  return g_strchomp (g_strdup (digits->str));
}

static void
expect_exercise (Fixture *fixture, guint index, int *number)
{
  g_autofree char *place = g_strdup_printf ("Exercise %u: Write in binary, difficulty 1", index);
  g_autofree char *question = NULL;

  DRIVER_WAIT (fixture->driver, person_has_text (fixture->driver, place));
  DRIVER_WAIT (fixture->driver, person_has_focus_within (fixture->driver, "text", "Your answer"));
  DRIVER_WAIT (fixture->driver, read_exercise (fixture->driver, number));
  question = g_strdup_printf ("Write %d in binary.", *number);
  listen_to_focus (fixture);
  if (index == 1)
    wait_for_presentation (fixture, question);
  expect (fixture, question);
}

static void
test_exercise (Fixture *fixture, gconstpointer data)
{
  Driver *driver = fixture->driver;
  g_autoptr (TreeNode) window = NULL;
  g_autofree char *digits = NULL;
  g_autofree char *spelled = NULL;
  g_autofree char *shown = NULL;
  int number;

  driver_set_setting (driver, "practice-topics", "uint32 1");
  driver_set_setting (driver, "practice-difficulty", "uint32 1");
  driver_set_arguments (driver, (const char *const[]){ "--practice", "--seed=7", NULL });
  start (fixture);

  expect_exercise (fixture, 1, &number);
  digits = build_digits (number + 1, "0", "1");
  answer (fixture, digits, "Wrong. ");
  window = person_get_main_window (driver);
  person_tab_to (driver, window, "push button", "Show me");
  person_press (driver, XK_space, 0);
  spelled = build_digits (number, "zero ", "one ");
  shown = g_strdup_printf ("The answer: %s", spelled);
  expect (fixture, shown);

  person_press (driver, XK_Return, 0);
  expect_exercise (fixture, 2, &number);
  g_free (digits);
  digits = build_digits (number, "0", "1");
  answer (fixture, digits, "Right. ");
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)

void
add_tests (void)
{
  ADD ("/e2e/speech/first-game", test_first_game);
  ADD ("/e2e/speech/game", test_game);
  ADD ("/e2e/speech/question", test_question);
  ADD ("/e2e/speech/exercise", test_exercise);
}
