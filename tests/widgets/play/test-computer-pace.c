/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer's moves are announced, then played, and never after a change of the game. The test
 * does not wait: it fires the sources itself. */

#include "widgets/play/ichomp-computer-pace.h"

#include <gtk/gtk.h>
#include <string.h>

#include "study-support.h"
#include "test-main.h"

/* The person begins; after one move it is the computer's turn. */
#define GAME "3,2/2,2/1/2 @6x4 NW1,3"

typedef struct
{
  IchompSession *session;
  IchompComputerPace *pace;
  GString *log;
} Fixture;

static void
announce_cb (IchompComputerPace *pace, const SgMove *move, Fixture *fixture)
{
  g_autofree char *text = move != NULL ? sg_move_to_string (move) : g_strdup ("none");

  g_string_append_printf (fixture->log, "announce %s;", text);
}

static void
move_made_cb (IchompSession *session,
              const SgMove *move,
              guint index,
              SgPosition *before,
              Fixture *fixture)
{
  g_autofree char *text = sg_move_to_string (move);

  g_string_append_printf (fixture->log, "play %s;", text);
}

static void
set_animations (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled, NULL);
}

static void
start_from (Fixture *fixture, const char *game, IchompOpponent opponent)
{
  set_animations (TRUE);
  fixture->log = g_string_new (NULL);
  fixture->session = study_support_start (game, opponent);
  g_signal_connect (fixture->session, "move-made", G_CALLBACK (move_made_cb), fixture);
  fixture->pace = ichomp_computer_pace_new (fixture->session);
  g_signal_connect (fixture->pace, "announce", G_CALLBACK (announce_cb), fixture);
}

static void
set_up (Fixture *fixture, gconstpointer game)
{
  start_from (fixture, game, ICHOMP_OPPONENT_COMPUTER);
}

static void
tear_down (Fixture *fixture, gconstpointer game)
{
  gpointer pace = fixture->pace;

  g_assert_finalize_object (fixture->pace);
  g_assert_false (study_support_has_source (pace));
  g_assert_finalize_object (fixture->session);
  g_string_free (fixture->log, TRUE);
}

static void
assert_log (Fixture *fixture, const char *expected)
{
  g_assert_cmpstr (fixture->log->str, ==, expected);
  g_string_truncate (fixture->log, 0);
}

/* A move of the person. */
static void
play_any (Fixture *fixture)
{
  SgPosition *position = ichomp_session_get_position (fixture->session);
  SgMove move = { SG_QUADRANT_NW, 0, 0 };

  while (!sg_position_has_tile (position, &move))
    move.quadrant++;
  g_assert_true (ichomp_session_play (fixture->session, &move));
}

static guint
get_index (Fixture *fixture)
{
  return ichomp_session_get_index (fixture->session);
}

/* The announced move is played, and no other. */
static char *
dup_announced (Fixture *fixture)
{
  char *move;

  g_assert_true (g_str_has_prefix (fixture->log->str, "announce "));
  g_assert_null (strstr (fixture->log->str, "none"));
  move = g_strdup (fixture->log->str + strlen ("announce "));
  *strchr (move, ';') = '\0';
  g_string_truncate (fixture->log, 0);
  return move;
}

static void
test_announce_and_play (Fixture *fixture, gconstpointer game)
{
  g_autofree char *move = NULL;
  g_autofree char *expected = NULL;

  g_assert_true (study_support_has_source (fixture->pace));
  assert_log (fixture, "");

  study_support_fire_source (fixture->pace);
  move = dup_announced (fixture);
  g_assert_cmpuint (get_index (fixture), ==, 1);

  study_support_fire_source (fixture->pace);
  expected = g_strdup_printf ("announce none;play %s;", move);
  assert_log (fixture, expected);
  g_assert_cmpuint (get_index (fixture), ==, 2);

  /* Now it is the person's turn. */
  g_assert_false (study_support_has_source (fixture->pace));
}

static void
test_undo_while_thinking (Fixture *fixture, gconstpointer game)
{
  ichomp_session_undo (fixture->session);
  g_assert_cmpuint (get_index (fixture), ==, 0);
  g_assert_false (study_support_has_source (fixture->pace));
  study_support_settle ();
  g_assert_cmpuint (get_index (fixture), ==, 0);
}

static void
test_undo_while_announced (Fixture *fixture, gconstpointer game)
{
  study_support_fire_source (fixture->pace);
  g_free (dup_announced (fixture));

  ichomp_session_undo (fixture->session);
  assert_log (fixture, "announce none;");
  g_assert_false (study_support_has_source (fixture->pace));
  g_assert_cmpuint (get_index (fixture), ==, 0);

  /* The next turn is like the first. */
  study_support_play (fixture->session, "NW1,1");
  g_string_truncate (fixture->log, 0);
  study_support_fire_source (fixture->pace);
  g_free (dup_announced (fixture));
  study_support_fire_source (fixture->pace);
  g_assert_cmpuint (get_index (fixture), ==, 2);
}

/* The announced move belonged to another game. */
static void
test_new_game_while_announced (Fixture *fixture, gconstpointer game)
{
  IchompSetup setup = *ichomp_session_get_setup (fixture->session);

  study_support_fire_source (fixture->pace);
  g_free (dup_announced (fixture));

  setup.board = (SgBoard){ 2, 2 };
  setup.first = ICHOMP_PLAYER_2;
  ichomp_session_start (fixture->session, &setup);
  assert_log (fixture, "announce none;");
  g_assert_cmpuint (get_index (fixture), ==, 0);

  study_support_fire_source (fixture->pace);
  study_support_fire_source (fixture->pace);
  g_assert_cmpuint (get_index (fixture), ==, 1);
}

/* No move is played from an earlier position. */
static void
test_look_back (Fixture *fixture, gconstpointer game)
{
  study_support_fire_source (fixture->pace);
  study_support_fire_source (fixture->pace);
  play_any (fixture);
  g_string_truncate (fixture->log, 0);

  ichomp_session_go_to (fixture->session, 1);
  g_assert_true (ichomp_session_is_computers_turn (fixture->session));
  while (study_support_has_source (fixture->pace))
    study_support_fire_source (fixture->pace);
  assert_log (fixture, "");
  g_assert_cmpuint (get_index (fixture), ==, 1);

  /* It continues from the last position. */
  ichomp_session_go_to (fixture->session, 3);
  study_support_fire_source (fixture->pace);
  study_support_fire_source (fixture->pace);
  g_assert_cmpuint (get_index (fixture), ==, 4);
}

static void
assert_at_once (Fixture *fixture)
{
  study_support_play (fixture->session, "NW1,1");
  g_string_truncate (fixture->log, 0);
  g_assert_true (study_support_has_source (fixture->pace));

  /* Only the sources that are ready. */
  while (get_index (fixture) == 1)
    g_assert_true (g_main_context_iteration (NULL, FALSE) || get_index (fixture) == 2
                   || study_support_has_source (fixture->pace));
  g_assert_true (g_str_has_prefix (fixture->log->str, "play "));
}

static void
test_not_paced (Fixture *fixture, gconstpointer game)
{
  gboolean paced;

  g_object_set (fixture->pace, "paced", FALSE, NULL);
  g_object_get (fixture->pace, "paced", &paced, NULL);
  g_assert_false (paced);
  assert_at_once (fixture);
}

static void
test_no_animations (Fixture *fixture, gconstpointer game)
{
  set_animations (FALSE);
  assert_at_once (fixture);
}

/* The computer plays a whole game against itself; no source is left after the last move. */
static void
test_whole_game (Fixture *fixture, gconstpointer game)
{
  guint n_turns = 0;

  while (!ichomp_session_is_over (fixture->session))
    {
      if (ichomp_session_is_computers_turn (fixture->session))
        {
          study_support_fire_source (fixture->pace);
          g_free (dup_announced (fixture));
          study_support_fire_source (fixture->pace);
          n_turns++;
        }
      else
        {
          play_any (fixture);
        }
      g_string_truncate (fixture->log, 0);
    }

  g_assert_cmpuint (n_turns, >, 0);
  g_assert_false (study_support_has_source (fixture->pace));
}

/* No source survives the timer: see tear_down(). */
static void
test_end_while_thinking (Fixture *fixture, gconstpointer game)
{
  g_assert_true (study_support_has_source (fixture->pace));
}

static void
test_people (void)
{
  Fixture fixture;

  start_from (&fixture, GAME, ICHOMP_OPPONENT_PERSON);
  g_assert_false (study_support_has_source (fixture.pace));
  study_support_play (fixture.session, "NW1,1");
  g_assert_false (study_support_has_source (fixture.pace));
  g_assert_cmpuint (get_index (&fixture), ==, 2);
  tear_down (&fixture, NULL);
}

/* The values of a large board are ready after the turn has begun. */
static void
test_late_numbers (Fixture *fixture, gconstpointer game)
{
  IchompSetup setup = *ichomp_session_get_setup (fixture->session);

  g_string_truncate (fixture->log, 0);
  setup.board = (SgBoard){ 22, 22 };
  setup.first = ICHOMP_PLAYER_2;
  ichomp_session_start (fixture->session, &setup);
  g_assert_true (ichomp_session_is_computing (fixture->session));
  study_support_fire_source (fixture->pace);
  assert_log (fixture, "");
  g_assert_false (study_support_has_source (fixture->pace));

  test_wait_until (!ichomp_session_is_computing (fixture->session));
  study_support_fire_source (fixture->pace);
  g_free (dup_announced (fixture));
  study_support_fire_source (fixture->pace);
  g_assert_cmpuint (get_index (fixture), ==, 1);
}

/* Somebody who has never played sees what the computer does: its very first move takes its time,
 * and later ones do not. */
static void
test_first_move (Fixture *fixture, gconstpointer game)
{
  const gint64 second = G_USEC_PER_SEC;
  gint64 before = g_get_monotonic_time ();

  ichomp_session_start_first_game (fixture->session);
  g_assert_cmpint (study_support_get_ready_time (fixture->pace) - before, >=, 1.5 * second);

  set_animations (FALSE);
  study_support_hold_source (fixture->pace);
  before = g_get_monotonic_time ();
  ichomp_session_start_first_game (fixture->session);
  g_assert_cmpint (study_support_get_ready_time (fixture->pace) - before, >=, 1.5 * second);
  g_string_truncate (fixture->log, 0);
  study_support_fire_source (fixture->pace);
  g_free (dup_announced (fixture));

  set_animations (TRUE);
  study_support_fire_source (fixture->pace);
  play_any (fixture);
  g_assert_cmpint (study_support_get_ready_time (fixture->pace) - g_get_monotonic_time (), <=,
                   second);
}

static void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer game))
{
  g_test_add (path, Fixture, GAME, set_up, test, tear_down);
}

void
add_tests (void)
{
  add ("/computer-pace/announce-and-play", test_announce_and_play);
  add ("/computer-pace/undo-while-thinking", test_undo_while_thinking);
  add ("/computer-pace/undo-while-announced", test_undo_while_announced);
  add ("/computer-pace/new-game-while-announced", test_new_game_while_announced);
  add ("/computer-pace/look-back", test_look_back);
  add ("/computer-pace/first-move", test_first_move);
  g_test_add ("/computer-pace/not-paced", Fixture, "3,2/2,2/1/2 @6x4", set_up, test_not_paced,
              tear_down);
  g_test_add ("/computer-pace/no-animations", Fixture, "3,2/2,2/1/2 @6x4", set_up,
              test_no_animations, tear_down);
  add ("/computer-pace/whole-game", test_whole_game);
  add ("/computer-pace/end-while-thinking", test_end_while_thinking);
  g_test_add_func ("/computer-pace/people", test_people);
  add ("/computer-pace/late-numbers", test_late_numbers);
}
