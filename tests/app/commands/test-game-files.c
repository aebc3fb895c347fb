/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The user's own game and its file, also while a task of a lesson is on the board. */

#include "app/commands/ichomp-game-files.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/commands/ichomp-game-actions.h"
#include "app/dialogs/ichomp-new-game-dialog.h"
#include "game/course/ichomp-lesson-reader.h"
#include "game/storage/ichomp-game-text.h"
#include "study-support.h"
#include "test-main.h"

#define OWN_GAME "3,2/2/1/1"
#define OTHER_GAME "1/1/1/- @4x2"

static const char lesson_text[] =
    "<lesson format=\"1\" id=\"tasks\" minutes=\"5\"><title>Tasks</title><goal>Goal.</goal>"
    "<section id=\"a\"><heading>Heading</heading>"
    "<try id=\"q1\" position=\"2/1/-/- @4x2\" first=\"computer\"><task>Win.</task></try>"
    "</section></lesson>";

typedef struct
{
  GSettings *settings;
  IchompSession *session;
  IchompLesson *lesson;
  GtkWidget *window;
  IchompGameFiles *files;
  GFile *file; /* of another game */
  char *own;   /* the user's own game */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompSession) other = study_support_start (OTHER_GAME, ICHOMP_OPPONENT_PERSON);
  g_autofree char *text = ichomp_session_to_text (other);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "Other.ichomp", NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  fixture->file = g_file_new_for_path (path);
  fixture->lesson = ichomp_lesson_parse (lesson_text, strlen (lesson_text), &error);
  g_assert_no_error (error);

  fixture->settings = study_support_settings ();
  fixture->session = study_support_start (OWN_GAME, ICHOMP_OPPONENT_PERSON);
  fixture->own = ichomp_session_to_text (fixture->session);
  fixture->window = ichomp_window_new (NULL, fixture->session, fixture->settings);
  fixture->files = ichomp_game_files_new (ICHOMP_WINDOW (fixture->window), NULL);
  ichomp_game_actions_add (ICHOMP_WINDOW (fixture->window));
  study_support_open_window (&fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close_window (&fixture->window);
  g_assert_finalize_object (fixture->files);
  g_assert_finalize_object (fixture->session);
  g_assert_finalize_object (fixture->settings);
  g_file_delete (fixture->file, NULL, NULL);
  g_clear_object (&fixture->file);
  ichomp_lesson_unref (fixture->lesson);
  g_free (fixture->own);
}

static IchompTaskBar *
get_task_bar (Fixture *fixture)
{
  return ichomp_window_get_task_bar (ICHOMP_WINDOW (fixture->window));
}

static void
begin_task (Fixture *fixture)
{
  ichomp_task_bar_begin (get_task_bar (fixture), fixture->session, fixture->settings,
                         fixture->lesson, ichomp_lesson_get_question (fixture->lesson, 0));
}

static gboolean
has_board (Fixture *fixture, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgPosition) position = sg_position_parse (text, &error);

  g_assert_no_error (error);
  return sg_position_equal (ichomp_session_get_position (fixture->session), position);
}

/* A game that replaces a task replaces the user's own game, which can be restored. */
static void
assert_replaced (Fixture *fixture)
{
  g_autofree char *restored = NULL;

  g_assert_true (has_board (fixture, OTHER_GAME));
  g_assert_false (ichomp_task_bar_is_on_task (get_task_bar (fixture)));
  g_assert_cmpint (ichomp_session_get_setup (fixture->session)->opponent, ==,
                   ICHOMP_OPPONENT_PERSON);

  study_support_activate (fixture->window, "win.bring-back");
  restored = ichomp_session_to_text (fixture->session);
  g_assert_cmpstr (restored, ==, fixture->own);
}

static void
open_file (Fixture *fixture)
{
  ichomp_game_files_open (fixture->files, fixture->file);
  test_wait_until (has_board (fixture, OTHER_GAME));
}

static void
test_open_over_task (Fixture *fixture, gconstpointer data)
{
  begin_task (fixture);
  open_file (fixture);
  assert_replaced (fixture);
}

/* As pasting and the position editor do. */
static void
test_use_over_task (Fixture *fixture, gconstpointer data)
{
  g_autofree char *problem = NULL;
  g_autoptr (SgGame) game = ichomp_game_text_parse (OTHER_GAME, &problem);

  begin_task (fixture);
  ichomp_game_files_use (fixture->files, game);
  assert_replaced (fixture);
}

/* Who begins depends on the user's last game, not on the task. */
static void
test_new_game_over_task (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  g_settings_set_string (fixture->settings, "starter", "alternate");
  begin_task (fixture);
  study_support_activate (fixture->window, "win.new-game");
  dialog = study_support_find_window (ICHOMP_TYPE_NEW_GAME_DIALOG);
  g_signal_emit_by_name (dialog, "start");
  g_assert_cmpint (ichomp_session_get_setup (fixture->session)->first, ==, ICHOMP_PLAYER_2);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static gboolean
says (Fixture *fixture, const char *sentence)
{
  g_autofree char *text = study_support_dup_text (fixture->window);

  return strstr (text, sentence) != NULL;
}

static gboolean
has_notice (Fixture *fixture)
{
  return gtk_widget_get_mapped (
      study_support_find (study_support_find (fixture->window, "notice"), "bar"));
}

/* "“Other.ichomp” is open." goes when another game is on the board, be it by a move. The previous
 * game can still be restored. */
static void
test_notice (Fixture *fixture, gconstpointer data)
{
  open_file (fixture);
  test_wait_until (has_notice (fixture));
  g_assert_true (says (fixture, "“Other.ichomp” is open."));
  study_support_play (fixture->session, "NW1,1");
  test_wait_until (!has_notice (fixture));

  open_file (fixture);
  test_wait_until (has_notice (fixture));
  study_support_activate (fixture->window, "win.restart");
  test_wait_until (!has_notice (fixture));

  g_assert_true (
      g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), "bring-back"));
}

/* The move that ends the game counts, too. */
static void
test_notice_at_end (Fixture *fixture, gconstpointer data)
{
  g_autoptr (IchompSession) last = study_support_start ("1/-/-/- @2x2", ICHOMP_OPPONENT_COMPUTER);
  g_autofree char *text = ichomp_session_to_text (last);
  g_autofree char *path = g_file_get_path (fixture->file);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  ichomp_game_files_open (fixture->files, fixture->file);
  test_wait_until (has_notice (fixture));
  study_support_play (fixture->session, "NW1,1");
  g_assert_true (ichomp_session_is_over (fixture->session));
  test_wait_until (!has_notice (fixture));
}

/* The file belongs to the user's own game: a task is not saved in it, and the game is again saved
 * in it after the task. */
static void
test_save_after_task (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_file_get_path (fixture->file);
  GtkWidget *dialog;

  open_file (fixture);
  begin_task (fixture);
  ichomp_session_restart (fixture->session);
  study_support_activate (fixture->window, "win.save");
  test_wait_until (study_support_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) != NULL);
  dialog = study_support_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  test_wait_until (study_support_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) == NULL
                   || !gtk_widget_get_visible (dialog));

  ichomp_task_bar_end (get_task_bar (fixture));
  g_assert_cmpint (g_unlink (path), ==, 0);
  study_support_activate (fixture->window, "win.save");
  test_wait_until (says (fixture, "The game is saved as “Other.ichomp”."));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (has_board (fixture, OTHER_GAME));
}

void
add_tests (void)
{
#define ADD(name, function)                                                                        \
  g_test_add ("/game-files/" name, Fixture, NULL, set_up, function, tear_down)

  ADD ("open-over-task", test_open_over_task);
  ADD ("use-over-task", test_use_over_task);
  ADD ("save-after-task", test_save_after_task);
  ADD ("notice", test_notice);
  ADD ("notice-at-end", test_notice_at_end);
  ADD ("new-game-over-task", test_new_game_over_task);
#undef ADD
}
