/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The lessons as a newcomer uses them, and as a screen reader finds them. */

#include <glib/gstdio.h>
#include <string.h>

#include "person.h"
#include "play.h"
#include "view.h"
#include "test-main.h"

#define N_LESSONS 14

static const char *const titles[N_LESSONS] = {
  "Play",
  "Without numbers",
  "Nim: heaps of 1, 2, 3",
  "Won or lost: N and P",
  "The value of a quadrant",
  "Pairs and powers of two",
  "Binary numbers and XOR",
  "Winning",
  "Why it works",
  "From Chomp to iChomp",
  "Values by hand",
  "Counting",
  "Other games",
  "Final test",
};

/* Finding */

static TreeNode *
find_list (Driver *driver)
{
  return person_find (driver, "list", "Lessons");
}

static TreeNode *
find_row (Driver *driver, guint index)
{
  g_autoptr (TreeNode) list = find_list (driver);
  g_autoptr (GPtrArray) rows = list == NULL ? NULL : tree_list (list, "list item");

  return rows != NULL && index < rows->len ? g_object_ref (g_ptr_array_index (rows, index)) : NULL;
}

/* The page has its lesson's name. */
static TreeNode *
find_page (Driver *driver, guint index)
{
  return person_find (driver, "document text", titles[index]);
}

static TreeNode *
find_in_page (Driver *driver, guint index, const char *role, const char *name)
{
  g_autoptr (TreeNode) page = find_page (driver, index);

  return page == NULL ? NULL : tree_find (page, role, name);
}

/* The first label. Its spaces need not be those of the name. */
static TreeNode *
find_title (Driver *driver, guint index)
{
  g_autoptr (TreeNode) page = find_page (driver, index);
  g_autoptr (GPtrArray) labels = page == NULL ? NULL : tree_list (page, "label");

  return labels != NULL && labels->len > 0 ? g_object_ref (g_ptr_array_index (labels, 0)) : NULL;
}

static gboolean
page_says (Driver *driver, guint index, const char *part)
{
  g_autoptr (TreeNode) page = find_page (driver, index);
  g_autoptr (GPtrArray) labels = page == NULL ? g_ptr_array_new () : tree_list (page, "label");

  for (guint i = 0; i < labels->len; i++)
    {
      g_autofree char *name = tree_dup_name (g_ptr_array_index (labels, i));

      if (strstr (name, part) != NULL)
        return TRUE;
    }

  return FALSE;
}

static gboolean
row_says (Driver *driver, guint index, const char *text)
{
  g_autoptr (TreeNode) row = find_row (driver, index);
  g_autoptr (TreeNode) label = row == NULL ? NULL : tree_find (row, "label", text);

  return label != NULL;
}

static gboolean
exists (TreeNode *node)
{
  g_autoptr (TreeNode) owned = node;

  return owned != NULL;
}

static TreeNode *
find_focus (Driver *driver, guint index)
{
  g_autoptr (TreeNode) page = find_page (driver, index);
  TreeNode *focus = page == NULL ? NULL : tree_find_with_state (page, ATSPI_STATE_FOCUSED);

  return focus != NULL
             ? focus
             : tree_find_with_state (driver_get_application (driver), ATSPI_STATE_FOCUSED);
}

static gboolean
has_focus (Driver *driver, guint index, const char *role, const char *name)
{
  g_autoptr (TreeNode) focus = find_focus (driver, index);

  return focus != NULL && tree_is (focus, role, name);
}

/* Doing */

static void
go_to (Driver *driver, guint lesson, const char *role, const char *name)
{
  g_autoptr (TreeNode) page = find_page (driver, lesson);

  person_tab_to (driver, page, role, name);
}

static void
go_to_within (Driver *driver, guint lesson, TreeNode *whole)
{
  g_autoptr (TreeNode) page = find_page (driver, lesson);

  person_tab_into (driver, page, whole);
}

/* Starts the program and opens the page of lessons. */
static void
open_lessons (Driver *driver)
{
  g_autoptr (TreeNode) button = NULL;

  /* The whole list is visible. */
  driver_set_setting (driver, "window-width", "1300");
  driver_set_setting (driver, "window-height", "1100");
  driver_start (driver);
  button = person_wait_for (driver, NULL, "Lessons");
  person_click_at (driver, button);
  DRIVER_WAIT (driver, exists (find_row (driver, N_LESSONS - 1)));
}

static void
open_lesson (Driver *driver, guint index)
{
  g_autoptr (TreeNode) row = find_row (driver, index);
  g_autoptr (TreeNode) title = NULL;

  g_assert_nonnull (row);
  person_click_at (driver, row);
  DRIVER_WAIT (driver, (title = find_title (driver, index)) != NULL);
  person_click_at (driver, title);
  DRIVER_WAIT (driver, tree_has_state (title, ATSPI_STATE_FOCUSED));
}

/* Names */

static gboolean
is_for_use (const char *role)
{
  static const char *const roles[] = { "push button", "toggle button", "check box", "radio button",
                                       "text",        "spin button",   "entry",     "link",
                                       "list item",   "combo box",     "button",    "image" };

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    if (g_str_equal (role, roles[i]))
      return TRUE;

  return FALSE;
}

static void G_GNUC_PRINTF (1, 2) complain (const char *format, ...)
{
  g_autofree char *complaint = NULL;
  va_list arguments;

  va_start (arguments, format);
  complaint = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("%s", complaint);
  g_test_fail ();
}

/* A node without a name is named after its type. */
static gboolean
assert_named_cb (TreeNode *node, gpointer user_data)
{
  g_autofree char *role = tree_dup_role (node);
  g_autofree char *name = tree_dup_name (node);
  g_autofree char *description = tree_dup_description (node);
  guint *n_for_use = user_data;

  /* Screen readers skip these. */
  if (g_str_equal (role, "filler") || g_str_equal (role, "scroll bar"))
    return TRUE;

  if (g_str_has_prefix (name, "Gtk") || g_str_has_prefix (name, "Ichomp"))
    complain ("a %s is named %s", role, name);

  if (is_for_use (role))
    {
      if (name[0] == '\0')
        complain ("a %s has no name", role);
      if (strchr (name, '_') != NULL || strchr (description, '_') != NULL)
        complain ("a %s shows a mnemonic: %s (%s)", role, name, description);
      (*n_for_use)++;
    }

  return TRUE;
}

static void
test_names (void)
{
  g_autoptr (Driver) driver = driver_new ();

  open_lessons (driver);
  for (guint i = 0; i < N_LESSONS; i++)
    {
      g_autoptr (TreeNode) page = NULL;
      guint n_for_use = 0;

      g_test_message ("%s", titles[i]);
      open_lesson (driver, i);
      page = find_page (driver, i);
      tree_visit (page, assert_named_cb, &n_for_use);
      g_assert_cmpuint (n_for_use, >, 10);
    }

  person_quit (driver);
}

/* Answers, by keys */

static void
type (Driver *driver, const char *digits)
{
  for (const char *digit = digits; *digit != '\0'; digit++)
    person_press (driver, (KeySym)*digit, 0);
}

static gboolean
is_described (Driver *driver, guint index, const char *button, const char *beginning)
{
  g_autoptr (TreeNode) node = find_in_page (driver, index, "push button", button);
  g_autofree char *description = node != NULL ? tree_dup_description (node) : NULL;

  return description != NULL && g_str_has_prefix (description, beginning);
}

static void
test_choice (void)
{
  const char *wrong = "A tile of the same row, further left";
  const char *right = "A tile further left, but higher";
  g_autoptr (Driver) driver = driver_new ();

  open_lessons (driver);
  go_to (driver, 0, "push button", wrong);
  person_press (driver, XK_space, 0);
  DRIVER_WAIT (driver, page_says (driver, 0, "This one is taken."));
  DRIVER_WAIT (driver, person_has_heard (
                           "Wrong. This one is taken. It is just as low, and it is further left."));

  /* It was announced: the description comes when the focus has gone. */
  go_to (driver, 0, "push button", right);
  DRIVER_WAIT (driver, is_described (driver, 0, wrong, "Wrong."));

  person_press (driver, XK_Return, 0);
  DRIVER_WAIT (driver, page_says (driver, 0, "Right."));
  DRIVER_WAIT (driver, row_says (driver, 0, "1 of 6 questions\n0 of 4 tasks"));
  person_quit (driver);
}

static void
test_number (void)
{
  g_autoptr (Driver) driver = driver_new ();

  open_lessons (driver);
  go_to (driver, 0, "text", "Your answer");
  type (driver, "2");
  person_press (driver, XK_Return, 0);
  DRIVER_WAIT (driver, page_says (driver, 0, "That is how many moves"));
  person_press (driver, XK_BackSpace, 0);
  type (driver, "4");
  person_press (driver, XK_Tab, 0);
  DRIVER_WAIT (driver, has_focus (driver, 0, "push button", "Check"));
  person_press (driver, XK_space, 0);
  DRIVER_WAIT (driver, page_says (driver, 0, "Right."));
  DRIVER_WAIT (driver, row_says (driver, 0, "1 of 6 questions\n0 of 4 tasks"));
  person_quit (driver);
}

static gboolean
find_tile_with_focus (TreeNode *question, RulesMove *tile)
{
  g_autoptr (TreeNode) node = tree_find_with_state (question, ATSPI_STATE_FOCUSED);
  g_autofree char *name = node == NULL ? NULL : tree_dup_name (node);

  return name != NULL && view_parse_tile_name (name, tile);
}

static gboolean
has_left (TreeNode *question, const RulesMove *tile)
{
  RulesMove now;

  return find_tile_with_focus (question, &now)
         && (now.quadrant != tile->quadrant || now.row != tile->row || now.column != tile->column);
}

/* Moves right along the row next to the middle to a tile that takes four. */
static void
test_tile (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (TreeNode) question = NULL;
  RulesMove tile;

  open_lessons (driver);
  question = find_in_page (driver, 0, NULL, "Find a tile that takes exactly four tiles.");
  g_assert_nonnull (question);
  go_to_within (driver, 0, question);
  g_assert_true (find_tile_with_focus (question, &tile));
  person_press (driver, XK_space, 0);
  DRIVER_WAIT (driver, page_says (driver, 0, "Wrong."));

  while (tile.row > 0 || tile.quadrant % 2 == 0 || tile.column != 1)
    {
      KeySym key = tile.row == 0 ? XK_Right : tile.quadrant < 2 ? XK_Down : XK_Up;

      person_press (driver, key, 0);
      DRIVER_WAIT (driver, has_left (question, &tile));
      g_assert_true (find_tile_with_focus (question, &tile));
    }
  person_press (driver, XK_space, 0);
  DRIVER_WAIT (driver, page_says (driver, 0, "Right."));
  DRIVER_WAIT (driver, row_says (driver, 0, "1 of 6 questions\n0 of 4 tasks"));
  person_quit (driver);
}

/* 6 XOR 13, with one wrong digit. */
static void
test_bits (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (TreeNode) exercise = NULL;

  open_lessons (driver);
  open_lesson (driver, 6);
  exercise = find_in_page (driver, 6, NULL,
                           "In binary: \342\201\246"
                           "6 XOR 13"
                           "\342\201\251");
  g_assert_nonnull (exercise);
  go_to_within (driver, 6, exercise);
  type (driver, "0");
  DRIVER_WAIT (driver, page_says (driver, 6, "The column of 8 has 1 one, an odd number"));
  type (driver, "1");
  type (driver, "011");
  DRIVER_WAIT (driver, page_says (driver, 6, "All digits are there:"));
  DRIVER_WAIT (driver, has_focus (driver, 6, "push button", "Start Over"));
  person_quit (driver);
}

/* The other interactive blocks. The numbers of the mex are one Tab stop, with arrow keys between
 * them. */
static void
test_interactive_blocks (void)
{
  g_autoptr (Driver) driver = driver_new ();

  open_lessons (driver);
  open_lesson (driver, 6);
  go_to (driver, 6, "push button", "Next");
  person_press (driver, XK_space, 0);
  DRIVER_WAIT (driver, page_says (driver, 6, "so the digit of 8 is 1."));

  open_lesson (driver, 4);
  go_to (driver, 4, "push button", "0");
  for (guint number = 1; number <= 3; number++)
    {
      g_autofree char *name = g_strdup_printf ("%u", number);

      person_press (driver, XK_Right, 0);
      DRIVER_WAIT (driver, has_focus (driver, 4, "push button", name));
    }
  person_press (driver, XK_space, 0);
  DRIVER_WAIT (driver, page_says (driver, 4, "5 is missing, and every number below 5 is there"));
  person_quit (driver);
}

/* Keys */

static int
find_height (Driver *driver)
{
  g_autoptr (TreeNode) title = find_in_page (driver, 0, "label", titles[0]);
  AtspiRect extents;

  return title != NULL && tree_get_extents (title, &extents) ? extents.y : 0;
}

static void
turn_to (Driver *driver, const char *page)
{
  g_autoptr (TreeNode) button = person_wait_for (driver, NULL, page);

  person_click_at (driver, button);
}

/* Keys scroll a lesson as soon as it is open, and do not activate anything. */
static void
test_scrolling (void)
{
  g_autoptr (Driver) driver = driver_new ();
  int start;

  open_lessons (driver);
  DRIVER_WAIT (driver, has_focus (driver, 0, "label", titles[0]));
  start = find_height (driver);
  person_press (driver, XK_space, 0);
  DRIVER_WAIT (driver, find_height (driver) < start - 100);
  person_press (driver, XK_Page_Up, 0);
  DRIVER_WAIT (driver, find_height (driver) == start);
  person_press (driver, XK_space, 0);
  DRIVER_WAIT (driver, find_height (driver) < start - 100);
  person_press (driver, XK_space, SCREEN_SHIFT);
  DRIVER_WAIT (driver, find_height (driver) == start);
  person_press (driver, XK_Page_Down, 0);
  DRIVER_WAIT (driver, find_height (driver) < start - 100);

  /* Coming back to the lesson restores the place, and Tab continues from there. */
  turn_to (driver, "Practice");
  DRIVER_WAIT (driver, !has_focus (driver, 0, "label", titles[0]));
  turn_to (driver, "Lessons");
  DRIVER_WAIT (driver, has_focus (driver, 0, "label", titles[0]));
  DRIVER_WAIT (driver, find_height (driver) < start - 100);
  person_press (driver, XK_Tab, 0);
  DRIVER_WAIT (driver, !has_focus (driver, 0, "label", titles[0]));
  DRIVER_WAIT (driver, find_height (driver) < start - 100);
  person_quit (driver);
}

/* A newcomer */

static Play *
start_task (Driver *driver,
            guint index,
            guint n,
            RulesPosition *start,
            PlaySide first,
            PlaySide second)
{
  g_autoptr (TreeNode) page = find_page (driver, index);
  g_autoptr (GPtrArray) buttons = tree_list (page, "push button");
  Play *game = play_new (driver, start, first, second);

  game->end = "Well done: the goal of this task is reached.";
  for (guint i = 0; i < buttons->len; i++)
    {
      TreeNode *button = g_ptr_array_index (buttons, i);
      g_autofree char *name = tree_dup_name (button);

      if (!g_str_equal (name, "Try It on the Board") || n-- > 0)
        continue;

      g_assert_true (tree_click (button));
      DRIVER_WAIT (driver, person_has_text (driver, "Lesson"));
      return game;
    }

  g_error ("There is no such task");
}

/* Wins by keyboard and returns to the lesson. */
static void
win (Play *game, guint index, const char *progress)
{
  while (!play_is_over (game))
    {
      if (play_get_turn (game) == PLAY_SIDE_COMPUTER)
        play_follow_computer (game);
      else
        {
          RulesMove move = play_choose_winning_move (game);

          play_take (game, &move, PLAY_BY_KEYS);
        }
    }
  g_assert_cmpint (play_get_turn (game), ==, PLAY_SIDE_COMPUTER);

  person_click_button (game->driver, "Back to the Lesson");
  DRIVER_WAIT (game->driver, exists (find_row (game->driver, N_LESSONS - 1)));
  DRIVER_WAIT (game->driver, row_says (game->driver, index, progress));
  DRIVER_WAIT (game->driver, exists (find_in_page (game->driver, index, "image", game->end)));
}

static void
work_through (Driver *driver, guint index)
{
  const char *label = "I have worked through this lesson";

  go_to (driver, index, "check box", label);
  person_press (driver, XK_space, 0);
  DRIVER_WAIT (driver, row_says (driver, index, "Done"));
}

/* From the first lesson to a victory over Hard, without leaving the program. */
static void
test_newcomer (void)
{
  static const char *const first[] = { "\001", "\001", "\001", "\001" };
  static const char *const small[] = { "\003\001", "\003", "\001\001", "" };
  static const char *const large[] = { "\003\002\001\001", "\004", "\004\004\002", "\001" };
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (Play) game = NULL;

  open_lessons (driver);
  game = start_task (driver, 0, 1, rules_position_new (2, 2, first), PLAY_SIDE_COMPUTER,
                     PLAY_SIDE_YOU);
  game->concealed = (1 << VIEW_N_READOUTS) - 1; /* a task without numbers */
  win (game, 0, "0 of 6 questions\n1 of 4 tasks");

  for (guint i = 0; i < 7; i++)
    {
      open_lesson (driver, i);
      work_through (driver, i);
    }

  open_lesson (driver, 7);
  g_clear_pointer (&game, play_free);
  game = start_task (driver, 7, 1, rules_position_new (6, 4, small), PLAY_SIDE_YOU,
                     PLAY_SIDE_COMPUTER);
  win (game, 7, "0 of 9 questions\n1 of 4 tasks");
  g_clear_pointer (&game, play_free);
  game = start_task (driver, 7, 2, rules_position_new (8, 8, large), PLAY_SIDE_YOU,
                     PLAY_SIDE_COMPUTER);
  win (game, 7, "0 of 9 questions\n2 of 4 tasks");
  work_through (driver, 7);
  person_quit (driver);

  /* The next start continues from there. */
  open_lessons (driver);
  DRIVER_WAIT (driver, exists (find_in_page (driver, 8, "label", titles[8])));
  DRIVER_WAIT (driver, row_says (driver, 7, "Done"));
  person_quit (driver);
}

/* An author starts from the template, and saves the lesson in an editor that writes another file
 * and gives it the name. The page and the report follow. */

static void
save_as_editor (const char *path, const char *text)
{
  g_autofree char *other = g_strconcat (path, "~", NULL);

  driver_write (other, text);
  g_assert_cmpint (g_rename (other, path), ==, 0);
}

static void
choose_from_own_menu (Driver *driver, const char *item)
{
  g_autoptr (TreeNode) button = person_wait_for (driver, "push button", "Your Own Lessons");
  g_autoptr (TreeNode) node = NULL;

  person_click_at (driver, button);
  node = person_wait_for (driver, "menu item", item);
  g_assert_true (tree_click (node));
}

static void
test_author (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autofree char *path = g_build_filename (driver_get_data_folder (driver), "heaps.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) version = NULL;

  open_lessons (driver);
  choose_from_own_menu (driver, "New Lesson from a Template…");
  person_name_file (driver, "New Lesson from a Template", path);
  person_wait_for_text (driver, "nothing is wrong with this lesson.");
  person_wait_for_text (driver, "One sentence: what a learner can do afterwards.");

  text = driver_read (path);
  version = g_string_new (text);
  g_string_replace (version, "A note stands out.", "A note that shines.", 1);
  save_as_editor (path, version->str);
  person_wait_for_text (driver, "A note that shines.");

  g_string_replace (version, "</note>", "</nota>", 1);
  save_as_editor (path, version->str);
  person_wait_for_text (driver, "1 mistake");
  g_assert_true (person_has_text (driver, "A note that shines."));

  save_as_editor (path, text);
  person_wait_for_text (driver, "A note stands out.");
  person_wait_for_text (driver, "nothing is wrong with this lesson.");
  person_quit (driver);
}

void
add_tests (void)
{
  g_test_add_func ("/lessons/names", test_names);
  g_test_add_func ("/lessons/choice", test_choice);
  g_test_add_func ("/lessons/number", test_number);
  g_test_add_func ("/lessons/tile", test_tile);
  g_test_add_func ("/lessons/bits", test_bits);
  g_test_add_func ("/lessons/interactive-blocks", test_interactive_blocks);
  g_test_add_func ("/lessons/scrolling", test_scrolling);
  g_test_add_func ("/lessons/newcomer", test_newcomer);
  g_test_add_func ("/lessons/author", test_author);
}
