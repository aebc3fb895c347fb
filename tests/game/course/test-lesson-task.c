/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Tasks on the main board: when their goals are reached, and how the game before is restored. */

#include "game/course/ichomp-lesson-task.h"

#include <string.h>

#include "game/storage/ichomp-autosave.h"
#include "game/base/ichomp-paths.h"
#include "game/course/ichomp-lesson-reader.h"
#include "support.h"
#include "test-main.h"

enum
{
  TASK_ZERO,
  TASK_WIN,
  TASK_COMPUTER_FIRST,
  TASK_EASY,
  TASK_COPY,
  TASK_END,
  TASK_LARGE,
};

static const char lesson_text[] =
    "<lesson format=\"1\" id=\"tasks\" minutes=\"5\"><title>Tasks</title><goal>Goal.</goal>"
    "<section id=\"a\"><heading>Heading</heading>"
    "<try id=\"q1\" position=\"2/1/-/- @4x2\" goal=\"zero\"><task>Make it "
    "<em>zero</em>.</task></try>"
    "<try id=\"q2\" position=\"2/1/-/- @4x2\" goal=\"win\" level=\"hard\" first=\"you\">"
    "<task>Win.</task></try>"
    "<try id=\"q3\" position=\"1/1/-/- @2x2\" goal=\"win\" level=\"easy\" first=\"computer\">"
    "<task>Win as the second.</task></try>"
    "<try id=\"q4\" position=\"3/1/-/- @6x2\" goal=\"win\" level=\"easy\"><task>Win "
    "easily.</task></try>"
    "<try id=\"q5\" position=\"2,2/1/1/2,2 @4x4\" goal=\"copy\" "
    "first=\"computer\"><task>Copy.</task></try>"
    "<try id=\"q6\" position=\"1/1/-/- @2x2\" goal=\"end\" level=\"hard\"><task>Play.</task></try>"
    "<try id=\"q7\" position=\"12,12,12,12,12,12,12,12,12,12,12,12/-/-/1 @24x24\" goal=\"win\">"
    "<task>Win on a large board.</task></try>"
    "</section></lesson>";

typedef struct
{
  IchompSession *session;
  IchompLesson *lesson;
  IchompLessonTask *task;
  guint n_changes;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  IchompSetup setup = support_setup (4, 4);

  fixture->session = support_session_new (1);
  ichomp_session_start (fixture->session, &setup);
  fixture->lesson = ichomp_lesson_parse (lesson_text, strlen (lesson_text), &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->task != NULL)
    g_assert_finalize_object (fixture->task);
  g_assert_finalize_object (fixture->session);
  ichomp_lesson_unref (fixture->lesson);
}

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
begin (Fixture *fixture, guint index)
{
  fixture->task = ichomp_lesson_task_new (fixture->session, fixture->lesson,
                                          ichomp_lesson_get_question (fixture->lesson, index));
  g_signal_connect_swapped (fixture->task, "changed", G_CALLBACK (changed_cb), fixture);
}

/* Asserts the state, and how often it has changed since the last call. */
static void
assert_state (Fixture *fixture, IchompLessonTaskState state, guint n_changes)
{
  support_wait_until_computed (fixture->session);
  g_assert_cmpint (ichomp_lesson_task_get_state (fixture->task), ==, state);
  g_assert_cmpuint (fixture->n_changes, ==, n_changes);
  fixture->n_changes = 0;
}

/* Asserts what is said without and with numbers. */
static void
assert_verdict (Fixture *fixture, const char *expected, const char *expected_with_numbers)
{
  g_autofree char *verdict = ichomp_lesson_task_dup_verdict (fixture->task, FALSE);
  g_autofree char *with_numbers = ichomp_lesson_task_dup_verdict (fixture->task, TRUE);

  g_assert_cmpstr (verdict, ==, expected);
  g_assert_cmpstr (with_numbers, ==, expected_with_numbers);
}

static void
play (Fixture *fixture, const char *move)
{
  support_wait_until_computed (fixture->session);
  support_play (fixture->session, move);
}

static void
play_computer (Fixture *fixture)
{
  support_wait_until_computed (fixture->session);
  g_assert_true (ichomp_session_is_computers_turn (fixture->session));
  support_play_computer (fixture->session);
}

/* A move to zero gets no reply. */
static void
test_zero (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  SgMove reply;

  begin (fixture, TASK_ZERO);
  g_assert_true (ichomp_lesson_task_get_lesson (fixture->task) == fixture->lesson);
  g_assert_true (ichomp_lesson_task_get_block (fixture->task)
                 == ichomp_lesson_get_question (fixture->lesson, TASK_ZERO));
  support_assert_position (fixture->session, "2/1/-/- @4x2");
  assert_state (fixture, ICHOMP_LESSON_TASK_OPEN, 0);
  assert_verdict (fixture, NULL, NULL);
  text = ichomp_lesson_task_dup_text (fixture->task);
  g_assert_cmpstr (text, ==, "Make it zero.");

  play (fixture, "NW1,2");
  assert_state (fixture, ICHOMP_LESSON_TASK_REACHED, 1);
  assert_verdict (fixture, "Well done: the goal of this task is reached.",
                  "Well done: the goal of this task is reached.");
  g_assert_true (ichomp_session_is_computers_turn (fixture->session));
  g_assert_false (ichomp_session_choose_move (fixture->session, &reply));
}

/* A game that cannot be won is done at its end. */
static void
test_end (Fixture *fixture, gconstpointer data)
{
  begin (fixture, TASK_END);
  assert_state (fixture, ICHOMP_LESSON_TASK_OPEN, 0);
  play (fixture, "NW1,1");
  assert_state (fixture, ICHOMP_LESSON_TASK_OPEN, 0);
  play_computer (fixture);
  assert_state (fixture, ICHOMP_LESSON_TASK_REACHED, 1);
  assert_verdict (fixture, "The computer took the last tile. Do you see why?",
                  "The computer took the last tile. Do you see why?");
}

/* A wrong move is refuted. */
static void
test_zero_missed (Fixture *fixture, gconstpointer data)
{
  begin (fixture, TASK_ZERO);
  play (fixture, "NE1,1");
  assert_state (fixture, ICHOMP_LESSON_TASK_MISSED, 1);
  assert_verdict (fixture, "Not this move: the computer’s reply wins.",
                  "Not this move: u became 2. The computer’s reply makes it 0.");
  play_computer (fixture);
  g_assert_true (ichomp_session_is_over (fixture->session));
  assert_state (fixture, ICHOMP_LESSON_TASK_MISSED, 0);

  ichomp_session_undo (fixture->session);
  assert_state (fixture, ICHOMP_LESSON_TASK_OPEN, 1);
  ichomp_session_redo (fixture->session);
  assert_state (fixture, ICHOMP_LESSON_TASK_MISSED, 1);
  ichomp_session_restart (fixture->session);
  support_assert_position (fixture->session, "2/1/-/- @4x2");
  assert_state (fixture, ICHOMP_LESSON_TASK_OPEN, 1);
  play (fixture, "NW1,2");
  assert_state (fixture, ICHOMP_LESSON_TASK_REACHED, 1);
}

static void
test_win (Fixture *fixture, gconstpointer data)
{
  begin (fixture, TASK_WIN);
  g_assert_cmpint (ichomp_session_get_player (fixture->session), ==, ICHOMP_PLAYER_1);
  g_assert_cmpint (ichomp_session_get_setup (fixture->session)->level, ==, SG_LEVEL_HARD);
  play (fixture, "NW1,2");
  assert_state (fixture, ICHOMP_LESSON_TASK_OPEN, 0);
  play_computer (fixture);
  assert_state (fixture, ICHOMP_LESSON_TASK_OPEN, 0);
  play (fixture, ichomp_session_get_last_move (fixture->session)->quadrant == SG_QUADRANT_NW
                     ? "NE1,1"
                     : "NW1,1");
  assert_state (fixture, ICHOMP_LESSON_TASK_REACHED, 1);
}

/* The move is judged at once, before the reply. */
static void
test_win_missed (Fixture *fixture, gconstpointer data)
{
  begin (fixture, TASK_WIN);
  play (fixture, "NE1,1");
  assert_state (fixture, ICHOMP_LESSON_TASK_GIVEN_AWAY, 1);
  assert_verdict (fixture, "This gave the win away. Watch the computer’s reply.",
                  "This gave the win away: u became 2. Watch the computer’s reply.");
  play_computer (fixture);
  g_assert_true (ichomp_session_is_over (fixture->session));
  assert_state (fixture, ICHOMP_LESSON_TASK_MISSED, 1);
  assert_verdict (fixture, "Not this time: the computer took the last tile.",
                  "Not this time: the computer took the last tile.");
  ichomp_session_undo (fixture->session);
  assert_state (fixture, ICHOMP_LESSON_TASK_OPEN, 1);
}

/* A computer that errs gives the win back. */
static void
test_win_again (Fixture *fixture, gconstpointer data)
{
  begin (fixture, TASK_EASY);
  play (fixture, "NE1,1");
  assert_state (fixture, ICHOMP_LESSON_TASK_GIVEN_AWAY, 1);
  support_play (fixture->session, "NW1,3");
  assert_state (fixture, ICHOMP_LESSON_TASK_OPEN, 1);
  play (fixture, "NW1,1");
  assert_state (fixture, ICHOMP_LESSON_TASK_REACHED, 1);
}

/* Only copies count, also where another move wins. */
static void
test_copy (Fixture *fixture, gconstpointer data)
{
  begin (fixture, TASK_COPY);
  support_play (fixture->session, "NW1,2");
  assert_state (fixture, ICHOMP_LESSON_TASK_OPEN, 0);
  play (fixture, "SE2,1");
  assert_state (fixture, ICHOMP_LESSON_TASK_OPEN, 0);
  support_play (fixture->session, "NE1,1");
  assert_state (fixture, ICHOMP_LESSON_TASK_OPEN, 0);
  play (fixture, "NW1,1");
  assert_state (fixture, ICHOMP_LESSON_TASK_MISSED, 1);
  assert_verdict (fixture, "This is not a copy of the computer’s move.",
                  "This is not a copy of the computer’s move.");
  ichomp_session_undo (fixture->session);
  assert_state (fixture, ICHOMP_LESSON_TASK_OPEN, 1);
  play (fixture, "SW1,1");
  assert_state (fixture, ICHOMP_LESSON_TASK_OPEN, 0);
  support_play (fixture->session, "NW1,1");
  play (fixture, "SE1,1");
  assert_state (fixture, ICHOMP_LESSON_TASK_REACHED, 1);
}

static void
test_paired (void)
{
  static const struct
  {
    const char *position;
    gboolean is_paired;
  } cases[] = {
    { "2,1/2,1/1/1", TRUE }, { "2,1/1/2,1/1", TRUE }, { "2,1/1/1/2,1", TRUE },
    { "3/1,1,1/-/-", TRUE }, { "3/1/1/2", FALSE },    { "3/2/1/-", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SgPosition) position = sg_position_parse (cases[i].position, NULL);

      g_assert_cmpint (ichomp_lesson_task_is_paired (position), ==, cases[i].is_paired);
    }
}

static void
test_computer_first (Fixture *fixture, gconstpointer data)
{
  begin (fixture, TASK_COMPUTER_FIRST);
  g_assert_cmpint (ichomp_session_get_player (fixture->session), ==, ICHOMP_PLAYER_2);
  play_computer (fixture);
  assert_state (fixture, ICHOMP_LESSON_TASK_OPEN, 0);
  play (fixture, ichomp_session_get_last_move (fixture->session)->quadrant == SG_QUADRANT_NW
                     ? "NE1,1"
                     : "NW1,1");
  assert_state (fixture, ICHOMP_LESSON_TASK_REACHED, 1);
}

/* With all its moves, including undone ones, and the player to move. */
static void
test_game_before (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  play (fixture, "NW2,2");
  play (fixture, "SE1,2");
  play (fixture, "NE1,1");
  ichomp_session_undo (fixture->session);
  before = ichomp_session_to_text (fixture->session);

  begin (fixture, TASK_WIN);
  play (fixture, "NW1,1");
  play_computer (fixture);
  assert_state (fixture, ICHOMP_LESSON_TASK_MISSED, 2);

  ichomp_lesson_task_end (fixture->task);
  after = ichomp_session_to_text (fixture->session);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (ichomp_session_get_index (fixture->session), ==, 2);
  g_assert_true (ichomp_session_can_undo (fixture->session));
  g_assert_true (ichomp_session_can_redo (fixture->session));
  support_wait_until_computed (fixture->session);
  support_assert_consistent (fixture->session);

  /* An ended task ignores the session. */
  ichomp_session_undo (fixture->session);
  ichomp_session_undo (fixture->session);
  assert_state (fixture, ICHOMP_LESSON_TASK_MISSED, 0);
}

static char *
dup_saved_game (IchompAutosave *autosave)
{
  g_autofree char *path = ichomp_paths_dup_user_file ("game.ini");
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  ichomp_autosave_flush (autosave);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* During a task, the saved game is the one before, and no game is counted. */
static void
test_autosave (Fixture *fixture, gconstpointer data)
{
  IchompStatistics *statistics = ichomp_statistics_new (NULL);
  IchompAutosave *autosave = ichomp_autosave_new (fixture->session, statistics);
  g_autofree char *before = NULL;
  g_autofree char *during = NULL;
  g_autofree char *restored = NULL;
  g_autofree char *after = NULL;

  g_assert_false (ichomp_autosave_load (autosave));
  play (fixture, "NW2,2");
  before = dup_saved_game (autosave);

  ichomp_autosave_set_paused (autosave, TRUE);
  begin (fixture, TASK_WIN);
  play (fixture, "NW1,1");
  play_computer (fixture);
  g_assert_true (ichomp_session_is_over (fixture->session));
  during = dup_saved_game (autosave);
  g_assert_cmpstr (during, ==, before);
  g_assert_cmpuint (ichomp_statistics_get_n_games (statistics), ==, 0);

  ichomp_lesson_task_end (fixture->task);
  ichomp_autosave_set_paused (autosave, FALSE);
  restored = dup_saved_game (autosave);
  g_assert_cmpstr (restored, ==, before);

  play (fixture, "NE1,1");
  after = dup_saved_game (autosave);
  g_assert_cmpstr (after, !=, before);
  g_assert_finalize_object (autosave);
  g_assert_finalize_object (statistics);
}

/* The numbers of a large board have been stopped: only those after a large move are known, and it
 * cannot be said what the move gave away. */
static void
test_stopped (Fixture *fixture, gconstpointer data)
{
  begin (fixture, TASK_LARGE);
  g_assert_true (ichomp_session_is_computing (fixture->session));
  ichomp_session_stop_computing (fixture->session);

  support_play (fixture->session, "NW1,3");
  g_assert_nonnull (ichomp_session_get_analysis (fixture->session));
  g_assert_cmpint (ichomp_lesson_task_get_state (fixture->task), ==, ICHOMP_LESSON_TASK_OPEN);
}

static void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

void
add_tests (void)
{
  add ("/lesson-task/stopped", test_stopped);
  add ("/lesson-task/zero", test_zero);
  add ("/lesson-task/end", test_end);
  add ("/lesson-task/zero-missed", test_zero_missed);
  add ("/lesson-task/win", test_win);
  add ("/lesson-task/win-missed", test_win_missed);
  add ("/lesson-task/win-again", test_win_again);
  add ("/lesson-task/copy", test_copy);
  g_test_add_func ("/lesson-task/paired", test_paired);
  add ("/lesson-task/computer-first", test_computer_first);
  add ("/lesson-task/game-before", test_game_before);
  add ("/lesson-task/autosave", test_autosave);
}
