/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A full or read-only disk, and a program that is killed while it saves: a message tells the
 * person, and no game is lost. */

#include <glib/gstdio.h>

#include "disk.h"
#include "person.h"
#include "play.h"
#include "test-main.h"

#define N_KILLS 5

#define GAME                                                                                       \
  "[iChomp game]\n"                                                                                \
  "version=1\n"                                                                                    \
  "game=2,2/2,2/2,2/2,2 @4x4 NE1,2\n"                                                              \
  "index=1\n"                                                                                      \
  "counted=false\n"                                                                                \
  "\n"                                                                                             \
  "[setup]\n"                                                                                      \
  "randomise=false\n"                                                                              \
  "winnable=true\n"                                                                                \
  "opponent=person\n"                                                                              \
  "level=easy\n"                                                                                   \
  "first=1\n"

typedef struct
{
  Driver *driver;
  Play *game;
  char *folder; /* where the disk is mounted */
  char *path;   /* of a game in it */
} Fixture;

/* The folder of the program, or one chosen by the person. */
static void
set_up (Fixture *fixture, gconstpointer name)
{
  RulesMove move = { 1, 0, 1 };

  fixture->driver = driver_new ();
  driver_set_setting (fixture->driver, "opponent", "'person'");
  driver_set_setting (fixture->driver, "board-width", "4");
  driver_set_setting (fixture->driver, "board-height", "4");
  fixture->folder = g_build_filename (driver_get_data_folder (fixture->driver), name, NULL);
  fixture->path = g_build_filename (fixture->folder, "played.ichomp", NULL);
  g_assert_cmpint (g_mkdir (fixture->folder, 0700), ==, 0);

  fixture->game =
      play_new (fixture->driver, rules_position_new_full (4, 4), PLAY_SIDE_1, PLAY_SIDE_2);
  play_add_move (fixture->game, &move);
}

static void
tear_down (Fixture *fixture, gconstpointer name)
{
  driver_free (fixture->driver);
  play_free (fixture->game);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static gboolean
mount_disk (Fixture *fixture)
{
  if (disk_mount (fixture->folder))
    return TRUE;

  g_test_skip ("Nothing may be mounted here.");
  return FALSE;
}

static gboolean
has_changed (const char *path, const char *before)
{
  g_autofree char *text = driver_read (path);

  return !g_str_equal (text, before);
}

static void
take (Fixture *fixture, guint quadrant, guint row, guint column)
{
  RulesMove move = { quadrant, row, column };

  play_take (fixture->game, &move, PLAY_BY_TREE);
  play_assert_shown (fixture->game);
}

/* The game saved after each move: an error is reported at once, the last saved game survives a
 * power cut, and saving resumes as soon as there is space. */
static void
test_kept (Fixture *fixture, gconstpointer name)
{
  g_autofree char *path = driver_build_path (fixture->driver, "game.ini");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  if (!mount_disk (fixture))
    return;

  driver_write (path, GAME);
  driver_start_with (fixture->driver, NULL);
  play_assert_shown (fixture->game);
  take (fixture, 2, 0, 1);
  DRIVER_WAIT (fixture->driver, has_changed (path, GAME));
  before = driver_read (path);

  disk_fill (fixture->folder);
  take (fixture, 3, 1, 0);
  person_wait_for_text (fixture->driver,
                        "The game cannot be saved and would be lost on quitting: ");
  person_wait_for_text (fixture->driver, "The disk is full.");
  after = driver_read (path);
  g_assert_cmpstr (after, ==, before);

  driver_kill (fixture->driver);
  play_take_back (fixture->game, 1);
  driver_start_with (fixture->driver, NULL);
  play_assert_shown (fixture->game);

  disk_empty (fixture->folder);
  take (fixture, 3, 1, 0);
  DRIVER_WAIT (fixture->driver, has_changed (path, before));
  driver_kill (fixture->driver);
  driver_start_with (fixture->driver, NULL);
  play_assert_shown (fixture->game);
  g_assert_false (person_has_text (fixture->driver, "The game cannot be saved"));

  person_quit (fixture->driver);
  disk_unmount (fixture->folder);
}

/* The work of the last minutes is not lost if there is space again only at the end, and nothing
 * changes any more. The program names each file that it cannot save. */
static void
test_again (Fixture *fixture, gconstpointer name)
{
  g_autofree char *path = driver_build_path (fixture->driver, "game.ini");

  if (!mount_disk (fixture))
    return;

  driver_write (path, GAME);
  driver_start_with (fixture->driver, NULL);
  play_assert_shown (fixture->game);
  disk_fill (fixture->folder);
  take (fixture, 3, 1, 0);
  person_wait_for_text (fixture->driver,
                        "The game cannot be saved and would be lost on quitting: ");
  while (!play_is_over (fixture->game))
    {
      RulesMove move = play_choose_random_move (fixture->game);

      take (fixture, move.quadrant, move.row, move.column);
    }
  person_wait_for_text (fixture->driver, "The statistics cannot be saved: ");
  disk_empty (fixture->folder);
  person_quit (fixture->driver);

  driver_start_with (fixture->driver, NULL);
  play_assert_shown (fixture->game);
  g_assert_true (play_is_over (fixture->game));
  {
    g_autofree char *first =
        driver_dup_value (fixture->driver, "statistics.ini", "between people", "player-1");
    g_autofree char *second =
        driver_dup_value (fixture->driver, "statistics.ini", "between people", "player-2");

    g_assert_cmpstr (first != NULL ? first : second, ==, "1");
  }
  person_quit (fixture->driver);
  disk_unmount (fixture->folder);
}

static void
assert_not_saved (Fixture *fixture, const char *news)
{
  g_autofree char *text = NULL;

  person_press (fixture->driver, XK_s, SCREEN_CONTROL);
  person_wait_for_text (fixture->driver, news);
  text = driver_read (fixture->path);
  g_assert_cmpstr (text, ==, GAME);
}

static void
test_saved (Fixture *fixture, gconstpointer name)
{
  if (!mount_disk (fixture))
    return;

  driver_write (fixture->path, GAME);
  driver_start_with (fixture->driver, fixture->path);
  play_assert_shown (fixture->game);
  take (fixture, 2, 0, 1);

  disk_fill (fixture->folder);
  assert_not_saved (fixture, "The game could not be saved as “played.ichomp”. The disk is full.");
  disk_empty (fixture->folder);
  disk_set_read_only (fixture->folder, TRUE);
  assert_not_saved (
      fixture,
      "The game could not be saved as “played.ichomp”. Nothing can be written to this disk.");
  disk_set_read_only (fixture->folder, FALSE);
  person_press (fixture->driver, XK_s, SCREEN_CONTROL);
  person_wait_for_text (fixture->driver, "The game is saved as “played.ichomp”.");
  g_assert_true (has_changed (fixture->path, GAME));

  person_quit (fixture->driver);
  disk_unmount (fixture->folder);
}

/* Also where nothing can be mounted: the folder is replaced by a file. */
static void
test_lost_folder (Fixture *fixture, gconstpointer name)
{
  g_autofree char *elsewhere = g_strconcat (fixture->folder, "-elsewhere", NULL);

  driver_write (fixture->path, GAME);
  driver_start_with (fixture->driver, fixture->path);
  play_assert_shown (fixture->game);
  g_assert_cmpint (g_rename (fixture->folder, elsewhere), ==, 0);
  g_assert_true (g_file_set_contents (fixture->folder, "in the way", -1, NULL));

  person_press (fixture->driver, XK_s, SCREEN_CONTROL);
  person_wait_for_text (fixture->driver,
                        "The game could not be saved as “played.ichomp”. There is no such file "
                        "or folder.");
  play_assert_shown (fixture->game);
  person_quit (fixture->driver);
}

/* At some moments; the game ring's test "attack" tries all of them. */
static void
test_killed (Fixture *fixture, gconstpointer name)
{
  GRand *rand = g_rand_new_with_seed (11);
  g_autofree char *new = NULL;

  driver_write (fixture->path, GAME);
  driver_start_with (fixture->driver, fixture->path);
  play_assert_shown (fixture->game);
  take (fixture, 2, 0, 1);
  person_press (fixture->driver, XK_s, SCREEN_CONTROL);
  person_wait_for_text (fixture->driver, "The game is saved as “played.ichomp”.");
  new = driver_read (fixture->path);
  driver_kill (fixture->driver);

  for (guint i = 0; i < N_KILLS; i++)
    {
      g_autofree char *text = NULL;

      driver_write (fixture->path, GAME);
      play_take_back (fixture->game, 1);
      driver_start_with (fixture->driver, fixture->path);
      play_assert_shown (fixture->game);
      take (fixture, 2, 0, 1);
      person_press (fixture->driver, XK_s, SCREEN_CONTROL);
      g_usleep ((gulong)g_rand_int_range (rand, 0, 20000));
      driver_kill (fixture->driver);

      text = driver_read (fixture->path);
      g_assert_true (g_str_equal (text, GAME) || g_str_equal (text, new));
    }

  g_rand_free (rand);
}

void
add_tests (void)
{
  disk_enter ();

#define ADD(name, folder, func) g_test_add ("/disk/" name, Fixture, folder, set_up, func, tear_down)
  ADD ("kept", "ichomp", test_kept);
  ADD ("again", "ichomp", test_again);
  ADD ("saved", "school", test_saved);
  ADD ("lost-folder", "school", test_lost_folder);
  ADD ("killed", "school", test_killed);
}
