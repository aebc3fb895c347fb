/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Shared functions of the tests of the game. */

#include "support.h"

#include <glib/gstdio.h>
#include <string.h>

#include "game/storage/ichomp-game-file.h"
#include "test-wait.h"

IchompSession *
support_session_new (guint32 seed)
{
  return ichomp_session_new (g_rand_new_with_seed (seed));
}

/* A full board, two people, player 1 first. */
IchompSetup
support_setup (guint width, guint height)
{
  return (IchompSetup){
    .board = { width, height },
    .opponent = ICHOMP_OPPONENT_PERSON,
    .level = SG_LEVEL_HARD,
    .first = ICHOMP_PLAYER_1,
  };
}

/* Continues a game given in notation. */
void
support_start (IchompSession *session, const IchompSetup *setup, const char *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgGame) parsed = sg_game_parse (game, &error);

  g_assert_no_error (error);
  ichomp_session_start_from (session, setup, parsed);
}

/* Plays a legal move given in notation. */
void
support_play (IchompSession *session, const char *move)
{
  g_autoptr (GError) error = NULL;
  SgMove parsed;

  sg_move_parse (move, &parsed, &error);
  g_assert_no_error (error);
  g_assert_true (ichomp_session_play (session, &parsed));
}

void
support_play_computer (IchompSession *session)
{
  SgMove move;

  g_assert_true (ichomp_session_choose_move (session, &move));
  g_assert_true (ichomp_session_play (session, &move));
}

void
support_assert_position (IchompSession *session, const char *expected)
{
  g_autofree char *string = sg_position_to_string (ichomp_session_get_position (session));

  g_assert_cmpstr (string, ==, expected);
}

/* Asserts that the getters of a session with known numbers agree with each other. */
void
support_assert_consistent (IchompSession *session)
{
  SgGame *game = ichomp_session_get_game (session);
  guint index = ichomp_session_get_index (session);
  SgPosition *position = ichomp_session_get_position (session);
  SgAnalysis *analysis = ichomp_session_get_analysis (session);
  const IchompSetup *setup = ichomp_session_get_setup (session);
  SgBoard board = sg_position_get_board (position);
  gboolean over = sg_position_is_empty (position);

  g_assert_cmpuint (index, <=, sg_game_get_n_moves (game));
  g_assert_true (sg_position_equal (position, sg_game_get_position (game, index)));
  g_assert_true (sg_board_equal (&board, &setup->board));
  g_assert_cmpint (ichomp_session_is_over (session), ==, over);
  g_assert_cmpint (ichomp_session_get_player (session), ==,
                   ichomp_session_get_player_at (session, index));
  g_assert_true (ichomp_session_get_last_move (session)
                 == (index == 0 ? NULL : sg_game_get_move (game, index - 1)));
  g_assert_nonnull (analysis);
  g_assert_true (sg_position_equal (sg_analysis_get_position (analysis), position));
  g_assert_null (ichomp_session_get_analysis_error (session));
  if (over || (setup->opponent == ICHOMP_OPPONENT_PERSON && !ichomp_session_is_trial (session)))
    g_assert_false (ichomp_session_is_computers_turn (session));
}

static void
consistent_cb (IchompSession *session)
{
  support_assert_consistent (session);
}

/* Asserts the same at every notification and signal. */
void
support_check_signals (IchompSession *session)
{
  g_signal_connect (session, "notify", G_CALLBACK (consistent_cb), NULL);
  g_signal_connect (session, "started", G_CALLBACK (consistent_cb), NULL);
  g_signal_connect (session, "move-made", G_CALLBACK (consistent_cb), NULL);
}

void
support_wait_until_computed (IchompSession *session)
{
  test_wait_until (!ichomp_session_is_computing (session));
}

static void
keep_result_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  GAsyncResult **kept = user_data;

  *kept = g_object_ref (result);
}

/* @text: a saved game. Returns it as an older version of the program, or a person, would have
 * written it. */
char *
support_dup_without_checksum (const char *text)
{
  const char *line = strstr (text, "checksum=");

  g_assert_nonnull (line);
  return g_strdup_printf ("%.*s%s", (int)(line - text), text, strchr (line, '\n') + 1);
}

/* Saves a game file and waits for the end. */
gboolean
support_save_game (GFile *file, IchompSession *session, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  ichomp_game_file_save (file, session, NULL, keep_result_cb, &result);
  test_wait_until (result != NULL);

  return ichomp_game_file_save_finish (file, result, error);
}

/* Dispatches all pending events. */
void
support_iterate (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Creates a folder and copies the running program into it. Returns the path of the copy. */
char *
support_copy_program (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) program = g_file_new_for_path ("/proc/self/exe");
  g_autofree char *path = g_build_filename (folder, "program", NULL);
  g_autoptr (GFile) copy = g_file_new_for_path (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_copy (program, copy, G_FILE_COPY_NONE, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_chmod (path, 0700), ==, 0);

  return g_steal_pointer (&path);
}

guint
support_count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

/* Removes a file, or a folder with its contents. */
void
support_remove_all (const char *path)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    {
      g_chmod (path, 0700);
      dir = g_dir_open (path, 0, NULL);
      while ((name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *child = g_build_filename (path, name, NULL);

          support_remove_all (child);
        }
    }

  g_assert_cmpint (g_remove (path), ==, 0);
}
