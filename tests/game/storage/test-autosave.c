/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/storage/ichomp-autosave.h"

#include <glib/gstdio.h>
#include <string.h>

#include "game/words/ichomp-message.h"
#include "game/base/ichomp-paths.h"
#include "support.h"
#include "test-main.h"

/* The objects of one run of the program. */
typedef struct
{
  IchompSession *session;
  IchompStore *store; /* of the statistics */
  IchompStatistics *statistics;
  IchompAutosave *autosave;
  GString *notices;
} Program;

static void
notice_cb (GObject *source, IchompMessage *message, GString *notices)
{
  g_autofree char *text = ichomp_message_dup_text (message);

  g_string_append_printf (notices, "%s\n", text);
}

/* What is resolved has been told. */
static void
resolved_cb (GObject *source, IchompMessage *message, GString *notices)
{
  g_autofree char *text = ichomp_message_dup_text (message);

  g_assert_nonnull (strstr (notices->str, text));
  g_string_replace (notices, text, "resolved", 0);
}

/* Returns whether a game was restored. */
static gboolean
start_program (Program *program)
{
  g_autofree char *path = ichomp_paths_dup_user_file ("statistics.ini");

  program->session = support_session_new (1);
  program->store = ichomp_store_new (path);
  program->statistics = ichomp_statistics_new (program->store);
  program->autosave = ichomp_autosave_new (program->session, program->statistics);
  program->notices = g_string_new (NULL);
  g_signal_connect (program->autosave, "notice", G_CALLBACK (notice_cb), program->notices);
  g_signal_connect (program->autosave, "resolved", G_CALLBACK (resolved_cb), program->notices);

  return ichomp_autosave_load (program->autosave);
}

static void
end_program (Program *program)
{
  ichomp_autosave_flush (program->autosave);
  g_assert_finalize_object (program->autosave);
  g_assert_finalize_object (program->session);
  g_assert_finalize_object (program->statistics);
  g_assert_finalize_object (program->store);
  g_string_free (program->notices, TRUE);
}

static void
write_user_file (const char *name, const char *text)
{
  g_autofree char *path = ichomp_paths_dup_user_file (name);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
assert_user_file (const char *name, const char *expected)
{
  g_autofree char *path = ichomp_paths_dup_user_file (name);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_resume (void)
{
  Program program;
  IchompSetup setup = support_setup (4, 4);

  g_assert_false (start_program (&program));
  ichomp_session_start (program.session, &setup);
  support_play (program.session, "NW1,1");
  support_play (program.session, "SE2,2");
  ichomp_session_undo (program.session);
  end_program (&program);

  g_assert_true (start_program (&program));
  support_assert_position (program.session, "-/2,2/2,2/2,2 @4x4");
  g_assert_true (ichomp_session_can_redo (program.session));
  g_assert_cmpstr (program.notices->str, ==, "");
  end_program (&program);
}

static void
test_statistics (void)
{
  Program program;
  IchompSetup setup = support_setup (1, 2);

  setup.opponent = ICHOMP_OPPONENT_COMPUTER;
  setup.level = SG_LEVEL_MEDIUM;
  start_program (&program);
  ichomp_session_start (program.session, &setup);
  support_play (program.session, "NE1,1");
  support_play (program.session, "SE1,1");
  g_assert_cmpuint (ichomp_statistics_get_n_games (program.statistics), ==, 1);
  end_program (&program);

  /* Resumed, and finished once more. */
  g_assert_true (start_program (&program));
  ichomp_session_undo (program.session);
  support_play (program.session, "NE1,1");
  support_play (program.session, "SE1,1");
  g_assert_true (ichomp_session_is_over (program.session));
  g_assert_cmpuint (ichomp_statistics_get_n_games (program.statistics), ==, 1);
  g_assert_cmpuint (ichomp_statistics_get_n_won (program.statistics, &setup, ICHOMP_PLAYER_2), ==,
                    1);

  ichomp_session_restart (program.session);
  support_play (program.session, "NE1,1");
  support_play (program.session, "SE1,1");
  g_assert_cmpuint (ichomp_statistics_get_n_games (program.statistics), ==, 2);

  /* Another kind of game, in which the last tile loses. */
  setup.misere = TRUE;
  ichomp_session_start (program.session, &setup);
  support_play (program.session, "NE1,1");
  support_play (program.session, "SE1,1");
  g_assert_cmpuint (ichomp_statistics_get_n_won (program.statistics, &setup, ICHOMP_PLAYER_1), ==,
                    1);
  g_assert_cmpuint (ichomp_statistics_get_n_games (program.statistics), ==, 3);
  end_program (&program);

  start_program (&program);
  g_assert_cmpuint (ichomp_statistics_get_n_games (program.statistics), ==, 3);
  ichomp_statistics_reset (program.statistics);
  end_program (&program);

  start_program (&program);
  g_assert_cmpuint (ichomp_statistics_get_n_games (program.statistics), ==, 0);
  end_program (&program);
}

static void
test_damaged (void)
{
  Program program;

  write_user_file ("game.ini", "Dear diary");
  write_user_file ("statistics.ini", "\xff\xfe");
  g_assert_false (start_program (&program));
  support_assert_position (program.session, "4,4,4,4/4,4,4,4/4,4,4,4/4,4,4,4 @8x8");
  g_assert_nonnull (strstr (program.notices->str, "This is not a saved game."));
  g_assert_nonnull (strstr (program.notices->str, "game.ini.bad"));
  assert_user_file ("game.ini.bad", "Dear diary");

  support_play (program.session, "NW1,1");
  end_program (&program);

  g_assert_true (start_program (&program));
  g_assert_cmpstr (program.notices->str, ==, "");
  support_assert_position (program.session, "-/4,4,4,4/4,4,4,4/4,4,4,4 @8x8");
  end_program (&program);
}

static void
test_not_saved (void)
{
  Program program;
  g_autofree char *path = ichomp_paths_dup_user_file ("game.ini");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *parent = g_path_get_dirname (folder);
  g_autofree char *told = NULL;
  g_autoptr (GError) error = NULL;

  /* A file takes the place of the folder. */
  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_file_set_contents (folder, "", -1, &error);
  g_assert_no_error (error);

  g_assert_false (start_program (&program));
  g_string_truncate (program.notices, 0);
  support_play (program.session, "NW4,4");
  support_play (program.session, "NE4,4");
  ichomp_autosave_flush (program.autosave);
  g_assert_nonnull (strstr (program.notices->str, "The game cannot be saved"));
  told = g_strdup (program.notices->str);
  support_play (program.session, "SE4,4");
  ichomp_autosave_flush (program.autosave);
  g_assert_cmpstr (program.notices->str, ==, told);

  /* As soon as the game can be saved, the notice is no longer true. */
  g_assert_cmpint (g_unlink (folder), ==, 0);
  support_play (program.session, "SW4,4");
  ichomp_autosave_flush (program.autosave);
  g_assert_cmpstr (program.notices->str, ==, "resolved\n");
  support_play (program.session, "NW3,3");
  ichomp_autosave_flush (program.autosave);
  g_assert_cmpstr (program.notices->str, ==, "resolved\n");
  end_program (&program);
}

/* What could not be saved is held as it was. */
static void
test_hold_not_saved (void)
{
  Program program;
  IchompSetup setup = support_setup (4, 4);
  g_autofree char *path = ichomp_paths_dup_user_file ("game.ini");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *parent = g_path_get_dirname (folder);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_file_set_contents (folder, "", -1, &error);
  g_assert_no_error (error);

  g_assert_false (start_program (&program));
  ichomp_session_start (program.session, &setup);
  support_play (program.session, "NW1,1");
  g_assert_true (ichomp_autosave_hold (program.autosave));
  ichomp_session_start (program.session, &setup);
  ichomp_autosave_restore_held (program.autosave);
  support_assert_position (program.session, "-/2,2/2,2/2,2 @4x4");
  g_assert_cmpint (g_unlink (folder), ==, 0);
  end_program (&program);

  g_assert_true (start_program (&program));
  support_assert_position (program.session, "-/2,2/2,2/2,2 @4x4");
  end_program (&program);
}

/* Two programs play in one home: each tells it once, and the last move is kept. */
static void
test_two_programs (void)
{
  Program programs[2];
  IchompSetup setup = support_setup (4, 4);

  start_program (&programs[0]);
  start_program (&programs[1]);
  for (guint i = 0; i < G_N_ELEMENTS (programs); i++)
    {
      ichomp_session_start (programs[i].session, &setup);
      ichomp_autosave_flush (programs[i].autosave);
    }
  support_play (programs[1].session, "NW1,1");
  ichomp_autosave_flush (programs[1].autosave);
  support_play (programs[0].session, "NW1,1");
  ichomp_autosave_flush (programs[0].autosave);
  for (guint i = 0; i < G_N_ELEMENTS (programs); i++)
    {
      g_assert_cmpstr (programs[i].notices->str, ==,
                       "Another iChomp saves its game in the same file. The next start will open "
                       "the game with the latest move.\n");
      support_play (programs[i].session, i == 0 ? "SE1,1" : "NE1,1");
      ichomp_autosave_flush (programs[i].autosave);
    }
  for (guint i = 0; i < G_N_ELEMENTS (programs); i++)
    {
      g_assert_cmpuint (strlen (programs[i].notices->str), <, 150);
      end_program (&programs[i]);
    }

  g_assert_true (start_program (&programs[0]));
  support_assert_position (programs[0].session, "-/-/2,2/2,2 @4x4");
  g_assert_cmpstr (programs[0].notices->str, ==, "");
  end_program (&programs[0]);
}

/* What a killed program has left is removed at the start. */
static void
test_sweep (void)
{
  static const char *const names[] = { "game.ini.unfinished-Xa3bQz",
                                       "statistics.ini.unfinished-Xa3bQz",
                                       "practice.ini.unfinished-Xa3bQz",
                                       "lessons.ini.unfinished-Xa3bQz",
                                       "mistakes.ini.unfinished-Xa3bQz" };
  Program program;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    write_user_file (names[i], "half of a tex");
  start_program (&program);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = ichomp_paths_dup_user_file (names[i]);

      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
    }
  end_program (&program);
}

static void
released_cb (IchompAutosave *autosave, guint *n_released)
{
  (*n_released)++;
}

/* The held game stays saved until a person makes a move in the new one. */
static void
test_hold (void)
{
  Program program;
  IchompSetup setup = support_setup (4, 4);
  IchompSetup against = support_setup (6, 6);
  guint n_released = 0;

  start_program (&program);
  g_signal_connect (program.autosave, "released", G_CALLBACK (released_cb), &n_released);
  ichomp_session_start (program.session, &setup);

  /* A game without a move is not worth restoring. */
  g_assert_false (ichomp_autosave_hold (program.autosave));
  ichomp_autosave_restore_held (program.autosave);
  g_assert_cmpuint (n_released, ==, 1);

  /* No game is held any more. */
  ichomp_autosave_restore_held (program.autosave);
  g_assert_cmpuint (n_released, ==, 1);

  /* The last move may not be on the disk yet. */
  support_play (program.session, "SE2,2");
  g_assert_true (ichomp_autosave_hold (program.autosave));
  ichomp_session_start (program.session, &against);
  ichomp_autosave_restore_held (program.autosave);
  support_assert_position (program.session, "2,2/2,2/2,2/2,1 @4x4");
  end_program (&program);

  /* The computer's first move does not release the held game. */
  g_assert_true (start_program (&program));
  n_released = 0;
  g_signal_connect (program.autosave, "released", G_CALLBACK (released_cb), &n_released);
  g_assert_true (ichomp_autosave_hold (program.autosave));
  against.opponent = ICHOMP_OPPONENT_COMPUTER;
  against.first = ICHOMP_PLAYER_2;
  ichomp_session_start (program.session, &against);
  support_play (program.session, "NW3,3");
  g_assert_cmpuint (n_released, ==, 0);
  end_program (&program);

  g_assert_true (start_program (&program));
  n_released = 0;
  g_signal_connect (program.autosave, "released", G_CALLBACK (released_cb), &n_released);
  support_assert_position (program.session, "2,2/2,2/2,2/2,1 @4x4");
  g_assert_true (ichomp_autosave_hold (program.autosave));
  ichomp_session_start (program.session, &against);
  support_assert_position (program.session, "3,3,3/3,3,3/3,3,3/3,3,3 @6x6");
  ichomp_autosave_restore_held (program.autosave);
  support_assert_position (program.session, "2,2/2,2/2,2/2,1 @4x4");
  g_assert_cmpuint (n_released, ==, 1);

  g_assert_true (ichomp_autosave_hold (program.autosave));
  ichomp_session_start (program.session, &against);
  support_play (program.session, "NW3,3");
  support_play (program.session, "SE1,1");
  g_assert_cmpuint (n_released, ==, 2);
  end_program (&program);

  g_assert_true (start_program (&program));
  support_assert_position (program.session, "3,3,2/3,3,3/3,3,3/- @6x6");

  /* Nor is a game worth restoring that is over. */
  setup = support_setup (2, 2);
  ichomp_session_start (program.session, &setup);
  support_play (program.session, "NW1,1");
  support_play (program.session, "NE1,1");
  support_play (program.session, "SW1,1");
  support_play (program.session, "SE1,1");
  g_assert_true (ichomp_session_is_over (program.session));
  g_assert_false (ichomp_autosave_hold (program.autosave));
  ichomp_autosave_restore_held (program.autosave);
  end_program (&program);
}

void
add_tests (void)
{
  g_test_add_func ("/autosave/resume", test_resume);
  g_test_add_func ("/autosave/statistics", test_statistics);
  g_test_add_func ("/autosave/hold", test_hold);
  g_test_add_func ("/autosave/hold-not-saved", test_hold_not_saved);
  g_test_add_func ("/autosave/damaged", test_damaged);
  g_test_add_func ("/autosave/not-saved", test_not_saved);
  g_test_add_func ("/autosave/two-programs", test_two_programs);
  g_test_add_func ("/autosave/sweep", test_sweep);
}
