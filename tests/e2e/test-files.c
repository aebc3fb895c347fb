/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Games and positions leave the window and return: files, the clipboard, drag and drop. */

#include <string.h>

#include "neighbour.h"
#include "person.h"
#include "play.h"
#include "test-main.h"

#define SIDE 4
#define SIDE_TEXT "4"

typedef struct
{
  Driver *driver;
  Play *game;
} Fixture;

static Play *
new_game (Fixture *fixture)
{
  return play_new (fixture->driver, rules_position_new_full (SIDE, SIDE), PLAY_SIDE_1, PLAY_SIDE_2);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->driver = driver_new ();
  driver_set_setting (fixture->driver, "opponent", "'person'");
  driver_set_setting (fixture->driver, "board-width", SIDE_TEXT);
  driver_set_setting (fixture->driver, "board-height", SIDE_TEXT);
  fixture->game = new_game (fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  person_quit (fixture->driver);
  play_free (fixture->game);
  driver_free (fixture->driver);
}

static void
start_again (Fixture *fixture, const char *argument)
{
  const char *const arguments[] = { argument, NULL };
  g_autoptr (CommandResult) result = driver_run_again (fixture->driver, arguments);

  command_assert_succeeded (result);
}

static void
take (Fixture *fixture, guint quadrant, guint row, guint column)
{
  RulesMove move = { quadrant, row, column };

  play_take (fixture->game, &move, PLAY_BY_TREE);
  play_assert_shown (fixture->game);
}

/* In the folder of the test, with a name that a person might choose. */
static char *
build_path (Fixture *fixture, const char *name)
{
  return g_build_filename (driver_get_data_folder (fixture->driver), name, NULL);
}

static void
save_by_dialog (Fixture *fixture, const char *path)
{
  person_press (fixture->driver, XK_s, SCREEN_CONTROL);
  person_name_file (fixture->driver, "Save the Game", path);
}

static void
open_by_dialog (Fixture *fixture, const char *path)
{
  person_press (fixture->driver, XK_o, SCREEN_CONTROL);
  person_name_file (fixture->driver, "Open", path);
}

/* A game with some moves. */
static char *
make_file (Fixture *fixture)
{
  static const RulesMove moves[] = { { 1, 0, 1 }, { 2, 1, 0 } };
  char *path = build_path (fixture, "played.ichomp");

  driver_write (path, "[iChomp game]\n"
                      "version=1\n"
                      "game=2,2/2,2/2,2/2,2 @4x4 NE1,2 SW2,1\n"
                      "index=2\n"
                      "counted=false\n"
                      "\n"
                      "[setup]\n"
                      "randomise=false\n"
                      "winnable=true\n"
                      "opponent=person\n"
                      "level=easy\n"
                      "first=1\n");
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    play_add_move (fixture->game, &moves[i]);

  return path;
}

/* The file holds the whole history, including undone moves. */
static void
assert_history (Fixture *fixture)
{
  g_autoptr (GArray) moves = g_array_copy (fixture->game->moves);

  for (guint i = 0; i < moves->len; i++)
    person_press (fixture->driver, XK_z, SCREEN_CONTROL);
  play_take_back (fixture->game, moves->len);
  play_assert_shown (fixture->game);
  for (guint i = 0; i < moves->len; i++)
    {
      person_press (fixture->driver, XK_y, SCREEN_CONTROL);
      play_add_move (fixture->game, &g_array_index (moves, RulesMove, i));
    }
  play_assert_shown (fixture->game);
}

static void
test_dialogs (Fixture *fixture, gconstpointer data)
{
  g_autofree char *name = build_path (fixture, "Our game");
  g_autofree char *path = g_strconcat (name, ".ichomp", NULL);
  g_autofree char *first = NULL;
  g_autofree char *untouched = NULL;
  g_autofree char *second = NULL;
  g_autoptr (Play) other = new_game (fixture);
  RulesMove move = { 0, 1, 1 };

  driver_start_with (fixture->driver, NULL);
  take (fixture, 1, 0, 1);
  take (fixture, 2, 1, 0);
  save_by_dialog (fixture, name);
  person_wait_for_text (fixture->driver, "The game is saved as “Our game.ichomp”.");
  first = driver_read (path);

  /* Opening replaces another game, which can be restored. */
  person_press (fixture->driver, XK_r, SCREEN_CONTROL);
  play_take (other, &move, PLAY_BY_TREE);
  play_assert_shown (other);
  open_by_dialog (fixture, path);
  person_wait_for_text (fixture->driver, "“Our game.ichomp” is open.");
  play_assert_shown (fixture->game);
  assert_history (fixture);
  person_click_button (fixture->driver, "Restore Previous Game");
  play_assert_shown (other);

  /* The new game has no file, and the old file stays. */
  person_press (fixture->driver, XK_s, SCREEN_CONTROL);
  DRIVER_WAIT (fixture->driver, person_has_window (fixture->driver, "Save the Game"));
  person_press (fixture->driver, XK_Escape, 0);
  DRIVER_WAIT (fixture->driver, !person_has_window (fixture->driver, "Save the Game"));

  /* Nor is it replaced when the ending is added to the typed name. */
  save_by_dialog (fixture, name);
  person_wait_for_text (fixture->driver, "A file “Our game.ichomp” already exists");
  untouched = driver_read (path);
  g_assert_cmpstr (untouched, ==, first);

  /* The game opened last has a name, so no dialog is needed. */
  open_by_dialog (fixture, path);
  play_assert_shown (fixture->game);
  take (fixture, 3, 0, 0);
  person_press (fixture->driver, XK_s, SCREEN_CONTROL);
  person_wait_for_text (fixture->driver, "The game is saved as “Our game.ichomp”.");
  second = driver_read (path);
  g_assert_cmpstr (second, !=, first);
}

/* By argument, as a double click does, at the start and while the program runs; and from the list
 * of recent files. */
static void
test_command_line (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = make_file (fixture);
  g_autoptr (Play) other = new_game (fixture);

  driver_start_with (fixture->driver, path);
  play_assert_shown (fixture->game);

  person_press (fixture->driver, XK_r, SCREEN_CONTROL);
  play_assert_shown (other);
  start_again (fixture, path);
  play_assert_shown (fixture->game);

  person_press (fixture->driver, XK_r, SCREEN_CONTROL);
  play_assert_shown (other);
  person_choose_from_menu (fixture->driver, "File and Position", "Recent Games", "played.ichomp",
                           NULL);
  play_assert_shown (fixture->game);
  assert_history (fixture);
}

static gboolean
is_on_task (Fixture *fixture)
{
  g_autoptr (TreeNode) button = person_find_button (fixture->driver, "Back to the Lesson");

  return button != NULL;
}

/* A game from a file takes the place of a task of a lesson, and is the game that is kept. */
static void
test_task (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = make_file (fixture);

  driver_start_with (fixture->driver, "--lessons");
  person_click_button (fixture->driver, "Try It on the Board");
  DRIVER_WAIT (fixture->driver, is_on_task (fixture));

  start_again (fixture, path);
  play_assert_shown (fixture->game);
  DRIVER_WAIT (fixture->driver, !is_on_task (fixture));
  person_quit (fixture->driver);

  driver_start_with (fixture->driver, NULL);
  play_assert_shown (fixture->game);
}

/* A file that is not a game, or is from a later version, is refused with the reason, and nothing
 * changes. */
static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = make_file (fixture);
  g_autofree char *good = driver_read (path);
  g_auto (GStrv) pieces = g_strsplit (good, "version=1", 2);
  g_autofree char *newer = g_strjoinv ("version=99", pieces);
  g_autofree char *half = g_strndup (good, strlen (good) / 2);
  const struct
  {
    const char *text;
    const char *reason;
  } cases[] = {
    { newer, "newer version" },
    { half, "could not be opened. " },
    { "", "could not be opened. " },
    { "Dear diary", "could not be opened. " },
  };

  g_assert_cmpstr (newer, !=, good);
  driver_start_with (fixture->driver, path);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strdup_printf ("refused-%u.ichomp", i);
      g_autofree char *bad = build_path (fixture, name);
      g_autofree char *news = g_strdup_printf ("“%s” could not be opened. ", name);
      g_autofree char *after = NULL;

      driver_write (bad, cases[i].text);
      start_again (fixture, bad);
      person_wait_for_text (fixture->driver, news);
      person_wait_for_text (fixture->driver, cases[i].reason);
      play_assert_shown (fixture->game);
      after = driver_read (bad);
      g_assert_cmpstr (after, ==, cases[i].text);
    }
}

/* From this program to another one and back, and data of another program. */
static void
test_clipboard (Fixture *fixture, gconstpointer data)
{
  g_autofree char *filler = g_strnfill (100000, ' ');
  g_autofree char *endless = g_strconcat ("2,2/2,2/2,2/2,2", filler, "x", NULL);

  driver_start_with (fixture->driver, NULL);
  take (fixture, 1, 0, 1);
  person_press (fixture->driver, XK_c, SCREEN_CONTROL);
  {
    g_autoptr (Neighbour) neighbour = neighbour_new (fixture->driver, "--paste", NULL);
    g_autofree char *line = neighbour_wait_for_line (neighbour);

    g_assert_cmpstr (line, ==, "text 2,2/1,1/2,2/2,2 @4x4");
  }
  {
    g_autoptr (Neighbour) neighbour =
        neighbour_new (fixture->driver, "--text", "2,2/2,2/2,2/1,2 @4x4");

    person_press (fixture->driver, XK_v, SCREEN_CONTROL);
    person_wait_for_text (fixture->driver, "This text is not a position. Character 15: ");
    play_assert_shown (fixture->game);
  }
  {
    g_autoptr (Neighbour) neighbour = neighbour_new (fixture->driver, "--text", endless);

    person_press (fixture->driver, XK_v, SCREEN_CONTROL);
    person_wait_for_text (fixture->driver,
                          "This text is not a position. The text is longer than any ");
    play_assert_shown (fixture->game);
  }
  {
    g_autoptr (Neighbour) neighbour = neighbour_new (fixture->driver, "--text", "\033[31m\007");

    person_press (fixture->driver, XK_v, SCREEN_CONTROL);
    person_wait_for_text (fixture->driver, "Character 1: U+001B is not allowed here.");
    play_assert_shown (fixture->game);
  }
  {
    g_autoptr (Neighbour) neighbour =
        neighbour_new (fixture->driver, "--text", "2,2/2,2/2,2/2,2 @4x4 NE1,2");

    person_press (fixture->driver, XK_r, SCREEN_CONTROL);
    person_press (fixture->driver, XK_v, SCREEN_CONTROL);
    person_wait_for_text (fixture->driver, "The position is on the board.");
    play_assert_shown (fixture->game);
    assert_history (fixture);
  }
}

static void
drop (Fixture *fixture, const char *option, const char *value)
{
  g_autoptr (Neighbour) neighbour = neighbour_new (fixture->driver, option, value);

  neighbour_drag_onto_window (neighbour);
}

static void
test_drop (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = make_file (fixture);
  g_autofree char *other = build_path (fixture, "picture.png");
  g_autofree char *gone = build_path (fixture, "gone.ichomp");
  g_autofree char *lesson = build_path (fixture, "mine.xml");
  g_autoptr (Play) restarted = new_game (fixture);

  driver_start_with (fixture->driver, NULL);
  play_assert_shown (restarted);
  drop (fixture, "--file", path);
  person_wait_for_text (fixture->driver, "“played.ichomp” is open.");
  play_assert_shown (fixture->game);

  driver_write (other, "\211PNG");
  drop (fixture, "--file", other);
  person_wait_for_text (fixture->driver, "picture.png” is not a kind of file that iChomp opens");
  play_assert_shown (fixture->game);

  drop (fixture, "--file", gone);
  person_wait_for_text (fixture->driver,
                        "“gone.ichomp” could not be opened. There is no such file or folder.");
  play_assert_shown (fixture->game);

  drop (fixture, "--text", "2,2/2,2/2,2/1,2 @4x4");
  person_wait_for_text (fixture->driver, "This text is not a position. Character 15: ");
  play_assert_shown (fixture->game);
  drop (fixture, "--text", "2,2/2,2/2,2/2,2 @4x4");
  person_wait_for_text (fixture->driver, "The position is on the board.");
  play_assert_shown (restarted);

  driver_write (lesson, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                        "<lesson format=\"1\" id=\"dropped\" minutes=\"5\">\n"
                        "  <title>Dropped</title>\n"
                        "  <goal>Come from elsewhere.</goal>\n"
                        "  <section id=\"start\"><heading>Here</heading><p>It is.</p></section>\n"
                        "</lesson>\n");
  drop (fixture, "--file", lesson);
  person_wait_for_text (fixture->driver, "Come from elsewhere.");
}

void
add_tests (void)
{
#define ADD(name, func) g_test_add ("/files/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("dialogs", test_dialogs);
  ADD ("command-line", test_command_line);
  ADD ("task", test_task);
  ADD ("refused", test_refused);
  ADD ("clipboard", test_clipboard);
  ADD ("drop", test_drop);
}
