/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Going through a recorded game and trying other moves, without changing the game. */

#include "game/history/ichomp-history-wording.h"

#include <string.h>

#include "game/base/ichomp-digits.h"
#include "game/base/ichomp-i18n.h"
#include "game/words/ichomp-game-wording.h"
#include "support.h"
#include "test-main.h"

#define LRI "\342\201\246"
#define PDI "\342\201\251"

/* The value of a row is its length: u is 2, 3, 2, 1, 0. */
#define ROWS "3/1/-/- @6x2"
#define ROWS_GAME ROWS " NW1,3 NE1,1 NW1,2 NW1,1"

static IchompSession *
start (const char *game, IchompOpponent opponent)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (2, 2);

  setup.opponent = opponent;
  support_start (session, &setup, game);
  return session;
}

static void
assert_game (SgGame *game, const char *expected)
{
  g_autofree char *text = sg_game_to_string (game);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_words (char *words, const char *expected)
{
  g_assert_cmpstr (words, ==, expected);
  g_free (words);
}

static void
notify_cb (IchompSession *session, GParamSpec *pspec, GString *log)
{
  g_string_append_printf (log, "%s ", pspec->name);
}

static void
test_go_to (void)
{
  IchompSession *session = start (ROWS_GAME, ICHOMP_OPPONENT_PERSON);
  static const char *const positions[] = { "3/1/-/- @6x2", "2/1/-/- @6x2", "2/-/-/- @6x2",
                                           "1/-/-/- @6x2", "-/-/-/- @6x2" };

  support_check_signals (session);
  for (guint from = 0; from <= 4; from++)
    for (guint to = 0; to <= 4; to++)
      {
        ichomp_session_go_to (session, from);
        ichomp_session_go_to (session, to);

        g_assert_cmpuint (ichomp_session_get_index (session), ==, to);
        support_assert_position (session, positions[to]);
        support_assert_consistent (session);
        assert_game (ichomp_session_get_game (session), ROWS_GAME);
        g_assert_cmpint (ichomp_session_can_undo (session), ==, to > 0);
        g_assert_cmpint (ichomp_session_can_redo (session), ==, to < 4);
      }

  g_assert_finalize_object (session);
}

static void
test_go_to_tells (void)
{
  IchompSession *session = start (ROWS_GAME, ICHOMP_OPPONENT_PERSON);
  g_autoptr (GString) log = g_string_new (NULL);

  g_signal_connect (session, "notify", G_CALLBACK (notify_cb), log);
  ichomp_session_go_to (session, 4);
  g_assert_cmpstr (log->str, ==, "");

  ichomp_session_go_to (session, 1);
  g_assert_nonnull (strstr (log->str, "index "));
  g_assert_nonnull (strstr (log->str, "position "));
  g_assert_nonnull (strstr (log->str, "analysis "));
  g_assert_nonnull (strstr (log->str, "can-redo "));
  g_assert_null (strstr (log->str, "game "));

  g_assert_finalize_object (session);
}

static void
test_play_from_earlier (void)
{
  IchompSession *session = start (ROWS_GAME, ICHOMP_OPPONENT_PERSON);

  ichomp_session_go_to (session, 1);
  support_play (session, "NW1,2");
  assert_game (ichomp_session_get_game (session), ROWS " NW1,3 NW1,2");

  g_assert_finalize_object (session);
}

/* The computer is player 2 and moves at odd indices. */
static void
test_computer_waits (void)
{
  IchompSession *session = start (ROWS " NW1,3 NE1,1 NW1,2", ICHOMP_OPPONENT_COMPUTER);
  SgMove move;

  for (guint i = 0; i <= 3; i++)
    {
      ichomp_session_go_to (session, i);
      g_assert_cmpint (ichomp_session_is_computers_turn (session), ==, i % 2 == 1);
      g_assert_cmpint (ichomp_session_choose_move (session, &move), ==, i == 3);
    }

  g_assert_finalize_object (session);
}

static void
assert_trial_leaves_no_trace (IchompOpponent opponent, guint index, guint trial_index)
{
  IchompSession *session = start (ROWS_GAME, opponent);
  g_autofree char *before = NULL;
  g_autofree char *during = NULL;
  g_autofree char *after = NULL;
  SgMove move;

  support_check_signals (session);
  ichomp_session_go_to (session, index);
  before = ichomp_session_to_text (session);

  ichomp_session_begin_trial (session, trial_index);
  g_assert_true (ichomp_session_is_trial (session));
  g_assert_cmpuint (ichomp_session_get_index (session), ==, trial_index);
  support_assert_consistent (session);
  g_signal_handlers_disconnect_matched (session, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, NULL);

  /* The user moves for either player, and only once. */
  g_assert_false (ichomp_session_is_computers_turn (session));
  g_assert_false (ichomp_session_choose_move (session, &move));
  support_play (session, "NW1,1");
  g_assert_cmpuint (ichomp_session_get_index (session), ==, trial_index + 1);
  g_assert_cmpuint (sg_game_get_n_moves (ichomp_session_get_game (session)), ==, trial_index + 1);
  g_assert_cmpint (ichomp_session_is_computers_turn (session), !=,
                   ichomp_session_is_over (session));
  g_assert_false (ichomp_session_choose_move (session, &move));

  /* A trial is neither saved nor counted, and undo, redo and other positions do not end it. */
  during = ichomp_session_to_text (session);
  g_assert_cmpstr (during, ==, before);
  g_assert_false (ichomp_session_count_once (session));
  g_assert_false (ichomp_session_can_undo (session));
  g_assert_false (ichomp_session_can_redo (session));
  ichomp_session_undo (session);
  ichomp_session_redo (session);
  ichomp_session_go_to (session, 0);
  g_assert_cmpuint (ichomp_session_get_index (session), ==, trial_index + 1);
  assert_game (ichomp_session_get_recorded_game (session), ROWS_GAME);
  g_assert_cmpuint (ichomp_session_get_recorded_index (session), ==, index);

  /* Another trial begins from the game again. */
  ichomp_session_begin_trial (session, trial_index);
  assert_game (ichomp_session_get_game (session), ROWS_GAME);
  g_assert_false (ichomp_session_is_computers_turn (session));
  support_play (session, "NW1,1");

  support_check_signals (session);
  ichomp_session_end_trial (session);
  g_assert_false (ichomp_session_is_trial (session));
  g_assert_cmpuint (ichomp_session_get_index (session), ==, index);
  assert_game (ichomp_session_get_game (session), ROWS_GAME);
  after = ichomp_session_to_text (session);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (ichomp_session_can_undo (session), ==, index > 0);
  g_assert_cmpint (ichomp_session_can_redo (session), ==, index < 4);

  g_assert_finalize_object (session);
}

static void
test_trial (void)
{
  for (guint index = 0; index <= 4; index++)
    for (guint trial_index = 0; trial_index < 4; trial_index++)
      assert_trial_leaves_no_trace (ICHOMP_OPPONENT_PERSON, index, trial_index);

  assert_trial_leaves_no_trace (ICHOMP_OPPONENT_COMPUTER, 4, 0);
  assert_trial_leaves_no_trace (ICHOMP_OPPONENT_COMPUTER, 4, 1);
  assert_trial_leaves_no_trace (ICHOMP_OPPONENT_COMPUTER, 2, 3);
}

static void
test_trial_tells (void)
{
  IchompSession *session = start (ROWS_GAME, ICHOMP_OPPONENT_PERSON);
  g_autoptr (GString) log = g_string_new (NULL);

  ichomp_session_end_trial (session);
  g_signal_connect (session, "notify::trial", G_CALLBACK (notify_cb), log);
  ichomp_session_begin_trial (session, 0);
  ichomp_session_begin_trial (session, 1);
  support_play (session, "NW1,1");
  g_assert_cmpstr (log->str, ==, "trial ");
  ichomp_session_end_trial (session);
  ichomp_session_end_trial (session);
  g_assert_cmpstr (log->str, ==, "trial trial ");

  g_assert_finalize_object (session);
}

/* A game counts once, even with a trial in between. */
static void
test_trial_and_count (void)
{
  IchompSession *session = start (ROWS_GAME, ICHOMP_OPPONENT_PERSON);

  ichomp_session_begin_trial (session, 3);
  support_play (session, "NW1,1");
  g_assert_true (ichomp_session_is_over (session));
  g_assert_false (ichomp_session_count_once (session));
  ichomp_session_end_trial (session);
  g_assert_true (ichomp_session_count_once (session));

  ichomp_session_begin_trial (session, 3);
  ichomp_session_end_trial (session);
  g_assert_false (ichomp_session_count_once (session));

  g_assert_finalize_object (session);
}

static void
test_new_game_ends_trial (void)
{
  IchompSession *session = start (ROWS_GAME, ICHOMP_OPPONENT_PERSON);
  g_autofree char *text = ichomp_session_to_text (session);
  IchompSetup setup = support_setup (4, 4);

  ichomp_session_begin_trial (session, 1);
  support_play (session, "NW1,1");
  ichomp_session_restart (session);
  g_assert_false (ichomp_session_is_trial (session));
  assert_game (ichomp_session_get_recorded_game (session), ROWS);

  ichomp_session_begin_trial (session, 0);
  support_play (session, "NW1,1");
  ichomp_session_start (session, &setup);
  g_assert_false (ichomp_session_is_trial (session));
  assert_game (ichomp_session_get_game (session), "2,2/2,2/2,2/2,2 @4x4");

  ichomp_session_begin_trial (session, 0);
  g_assert_true (ichomp_session_restore (session, text, strlen (text), NULL));
  g_assert_false (ichomp_session_is_trial (session));
  assert_game (ichomp_session_get_game (session), ROWS_GAME);

  /* A session may be freed during a trial. */
  ichomp_session_begin_trial (session, 2);
  g_assert_finalize_object (session);
}

/* A game resumed at its end can be reviewed from its start, even if the tables of another game
 * cover its end. */
static void
test_solver_covers_all (void)
{
  IchompSession *session = start ("6,6/-/-/- @12x4 NW1,2", ICHOMP_OPPONENT_PERSON);
  SgGame *game = ichomp_session_get_game (session);

  support_wait_until_computed (session);
  g_assert_cmpuint (ichomp_session_get_index (session), ==, 1);
  g_assert_true (
      sg_solver_covers (ichomp_session_get_solver (session), sg_game_get_position (game, 0)));

  g_assert_finalize_object (session);
}

/* No tables are available during the computation. */
static void
test_solver_to_come (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (24, 24);

  ichomp_session_start (session, &setup);
  g_assert_true (ichomp_session_is_computing (session));
  g_assert_null (ichomp_session_get_solver (session));

  support_wait_until_computed (session);
  g_assert_nonnull (ichomp_session_get_solver (session));

  g_assert_finalize_object (session);
}

/* Words */

static void
test_words_of_moves (void)
{
  IchompSession *session =
      start ("2,2/2/1,1/1 @4x4 NW1,2 NE1,2 SW2,1 SE1,1", ICHOMP_OPPONENT_PERSON);
  IchompSession *other = start ("2,2/2/-/1 @4x4 NW1,1 SE1,1", ICHOMP_OPPONENT_COMPUTER);

  g_assert_cmpstr (ichomp_wording_history_start (), ==, "Start of the game");
  assert_words (ichomp_wording_history_move (session, 0), "Player 1: 2 tiles, top left");
  assert_words (ichomp_wording_history_move (session, 1), "Player 2: 1 tile, top right");
  assert_words (ichomp_wording_history_move (session, 2), "Player 1: 1 tile, bottom left");
  assert_words (ichomp_wording_history_move (session, 3), "Player 2: 1 tile, bottom right");
  assert_words (ichomp_wording_history_move (other, 0), "You: 4 tiles, top left");
  assert_words (ichomp_wording_history_move (other, 1), "The computer: 1 tile, bottom right");

  /* The sentences are about the game, even during a trial. */
  ichomp_session_begin_trial (session, 0);
  support_play (session, "SE1,1");
  assert_words (ichomp_wording_history_move (session, 0), "Player 1: 2 tiles, top left");
  assert_words (ichomp_wording_history_recall (session, 3),
                "In the game, move 4 was “Player 2: 1 tile, bottom right”.");

  g_assert_finalize_object (session);
  g_assert_finalize_object (other);
}

static void
test_words_of_places (void)
{
  assert_words (ichomp_wording_history_place (0, 0), "No move yet");
  assert_words (ichomp_wording_history_place (0, 12), "Before move 1 of 12");
  assert_words (ichomp_wording_history_place (3, 12), "After move 3 of 12");
  assert_words (ichomp_wording_history_nim_sum (0, 5), "Before the first move: " LRI "u = 5" PDI);
  assert_words (ichomp_wording_history_nim_sum (3, 0), "After move 3: " LRI "u = 0" PDI);
  assert_words (ichomp_wording_history_change (5, 3), "u was 5 and became 3.");
}

/* Chomp has a single quadrant, which is not named. */
static void
test_words_of_chomp (void)
{
  static const IchompOpponent opponents[] = { ICHOMP_OPPONENT_COMPUTER, ICHOMP_OPPONENT_PERSON,
                                              ICHOMP_OPPONENT_COMPUTERS };
  static const char *const taken[][2] = {
    { "Row 2, column 1: you took 2 tiles.", "Row 1, column 3: the computer took 1 tile." },
    { "Row 2, column 1: player 1 took 2 tiles.", "Row 1, column 3: player 2 took 1 tile." },
    { "Row 2, column 1: computer 1 took 2 tiles.", "Row 1, column 3: computer 2 took 1 tile." },
  };
  const SgMove answer = { SG_QUADRANT_SE, 1, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (opponents); i++)
    {
      IchompSession *session = start ("-/-/-/3,2 chomp SE2,1 SE1,3", opponents[i]);
      g_autofree char *announcement = ichomp_wording_announcement (session, 0, NULL);

      g_assert_true (g_str_has_prefix (announcement, taken[i][1]));
      assert_words (ichomp_wording_last_move (session), taken[i][1]);
      ichomp_session_go_to (session, 1);
      assert_words (ichomp_wording_last_move (session), taken[i][0]);
      if (opponents[i] == ICHOMP_OPPONENT_PERSON)
        assert_words (ichomp_wording_history_move (session, 1), "Player 2: 1 tile");
      g_assert_finalize_object (session);
    }

  assert_words (ichomp_wording_history_refutation (ICHOMP_PARTS_ONE, &answer, TRUE),
                "The reply that makes u zero: row 2, column 1.");
  assert_words (ichomp_wording_history_refutation (ICHOMP_PARTS_ONE, &answer, FALSE),
                "The reply that wins: row 2, column 1.");
}

static void
test_words_of_reviews (void)
{
  g_autoptr (SgGame) game = sg_game_parse (ROWS_GAME, NULL);
  g_autoptr (SgGame) lost = sg_game_parse ("2/2/-/- @4x2 NW1,2", NULL);
  g_autoptr (SgSolver) solver =
      sg_solver_new (sg_game_get_position (game, 0), 1000, NULL, NULL, NULL);
  g_autoptr (SgSolver) late =
      sg_solver_new (sg_game_get_position (game, 2), 1000, NULL, NULL, NULL);
  g_autoptr (SgReview) review = sg_review_new (solver, game);
  g_autoptr (SgReview) part = sg_review_new (late, game);
  g_autoptr (SgReview) review_of_lost = sg_review_new (solver, lost);

  assert_words (ichomp_wording_history_nim_sums (NULL), "The values of u are not known.");
  assert_words (ichomp_wording_history_nim_sums (review),
                "From the start to the end, u is " LRI "2, 3, 2, 1, 0" PDI ".");
  assert_words (ichomp_wording_history_nim_sums (part),
                "From the start to the end, u is " LRI "?, 3, 2, 1, 0" PDI ".");

  assert_words (ichomp_wording_history_judgement (review, 0, FALSE, TRUE),
                "This move gave the win away: u became 3.");
  assert_words (ichomp_wording_history_judgement (review, 0, FALSE, FALSE),
                "This move gave the win away.");
  assert_words (ichomp_wording_history_judgement (review, 3, FALSE, TRUE),
                "A winning move: u became 0.");
  assert_words (ichomp_wording_history_judgement (review, 3, FALSE, FALSE), "A winning move.");
  assert_words (ichomp_wording_history_judgement (review_of_lost, 0, FALSE, TRUE),
                "No move wins from a P-position: u was 0 and became 3.");
  assert_words (ichomp_wording_history_judgement (review_of_lost, 0, FALSE, FALSE),
                "No move wins from a P-position.");

  /* The loser is not told to have won. */
  assert_words (ichomp_wording_history_judgement (review, 3, TRUE, TRUE),
                "The computer’s move wins: u became 0.");
  assert_words (ichomp_wording_history_judgement (review, 3, TRUE, FALSE),
                "The computer’s move wins.");
  assert_words (ichomp_wording_history_judgement (review, 0, TRUE, FALSE),
                "This move gave the win away.");

  ichomp_i18n_set_language (ICHOMP_LANGUAGE_FA);
  ichomp_digits_set_own (TRUE);
  assert_words (ichomp_wording_history_judgement (review, 3, FALSE, TRUE),
                "A winning move: u became ۰.");
  assert_words (ichomp_wording_history_nim_sums (review),
                "From the start to the end, u is " LRI "۲, ۳, ۲, ۱, ۰" PDI ".");
  ichomp_digits_set_own (FALSE);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
}

static void
test_words_of_answers (void)
{
  static const struct
  {
    SgMove move;
    const char *zero;
    const char *wins;
  } cases[] = {
    { { SG_QUADRANT_NW, 1, 0 },
      "The reply that makes u zero: top left, row 2, column 1.",
      "The reply that wins: top left, row 2, column 1." },
    { { SG_QUADRANT_NE, 0, 2 },
      "The reply that makes u zero: top right, row 1, column 3.",
      "The reply that wins: top right, row 1, column 3." },
    { { SG_QUADRANT_SW, 4, 0 },
      "The reply that makes u zero: bottom left, row 5, column 1.",
      "The reply that wins: bottom left, row 5, column 1." },
    { { SG_QUADRANT_SE, 0, 0 },
      "The reply that makes u zero: bottom right, row 1, column 1.",
      "The reply that wins: bottom right, row 1, column 1." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      assert_words (
          ichomp_wording_history_refutation (ICHOMP_PARTS_QUADRANTS, &cases[i].move, TRUE),
          cases[i].zero);
      assert_words (
          ichomp_wording_history_refutation (ICHOMP_PARTS_QUADRANTS, &cases[i].move, FALSE),
          cases[i].wins);
    }

  assert_words (ichomp_wording_history_failure (3, TRUE), "This move does not win: u became 3.");
  assert_words (ichomp_wording_history_failure (3, FALSE), "This move does not win.");
}

static void
test_words_of_learning (void)
{
  IchompSession *session = start (ROWS_GAME, ICHOMP_OPPONENT_PERSON);
  IchompSession *other = start (ROWS_GAME, ICHOMP_OPPONENT_COMPUTER);

  g_assert_cmpstr (ichomp_wording_history_task (session, 0), ==,
                   "Player 1 gave the win away here. Find a better move.");
  g_assert_cmpstr (ichomp_wording_history_task (session, 1), ==,
                   "Player 2 gave the win away here. Find a better move.");
  g_assert_cmpstr (ichomp_wording_history_task (other, 0), ==,
                   "You gave the win away here. Find a better move.");
  g_assert_cmpstr (ichomp_wording_history_task (other, 1), ==,
                   "The computer gave the win away here. Find a better move.");

  for (guint told = 0; told <= 1; told++)
    g_assert_cmpstr (ichomp_wording_history_reason (TRUE, told), ==,
                     "It takes the last tile, and that wins the game.");
  g_assert_cmpstr (ichomp_wording_history_reason (FALSE, TRUE), ==,
                   "It makes u zero: a P-position, where the player to move loses if the opponent "
                   "makes no mistake.");
  g_assert_cmpstr (
      ichomp_wording_history_reason (FALSE, FALSE), ==,
      "It leads to a P-position, where the player to move loses if the opponent makes no mistake.");

  g_assert_finalize_object (session);
  g_assert_finalize_object (other);
}

/* The one sentence that matters after a game. */
static void
test_conclusion (void)
{
  static const struct
  {
    const char *game;
    const char *sentences[3]; /* against a person, the computer, and between computers */
  } cases[] = {
    { "2/1/-/- @4x2 NW1,1 NE1,1",
      { "Player 1 gave the win away at move 1.", "You gave the win away at move 1.",
        "Computer 1 gave the win away at move 1." } },
    { "2/2/-/- @4x2 NW1,1 NE1,2 NE1,1",
      { "Player 2 gave the win away at move 2.",
        "The computer gave the win away at move 2, and you made no mistake.",
        "Computer 2 gave the win away at move 2." } },
    { "2/1/-/- @4x2 NE1,1 NW1,2 NW1,1",
      { "Player 2 gave the win away at move 2.",
        "You gave the win away at move 1, but the computer gave it back at move 2.",
        "Computer 2 gave the win away at move 2." } },
    { "2/1/-/- @4x2 NW1,2 NE1,1 NW1,1",
      { "Player 2 could not win: player 1 made no mistake.",
        "You made u zero with each of your 2 moves.",
        "Computer 2 could not win: computer 1 made no mistake." } },
    { "1/-/-/- @2x2 NW1,1",
      { "Player 2 could not win: player 1 made no mistake.", "You made u zero with your only move.",
        "Computer 2 could not win: computer 1 made no mistake." } },
    { "1/1/-/- @2x2 NW1,1 NE1,1",
      { "Player 1 could not win: player 2 made no mistake.",
        "You could not win: the computer made no mistake.",
        "Computer 1 could not win: computer 2 made no mistake." } },
  };
  static const IchompOpponent opponents[] = { ICHOMP_OPPONENT_PERSON, ICHOMP_OPPONENT_COMPUTER,
                                              ICHOMP_OPPONENT_COMPUTERS };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint k = 0; k < G_N_ELEMENTS (opponents); k++)
      {
        IchompSession *session = start (cases[i].game, opponents[k]);
        g_autoptr (SgReview) review = NULL;
        SgConclusion conclusion;

        ichomp_session_go_to (session, 0);
        review =
            sg_review_new (ichomp_session_get_solver (session), ichomp_session_get_game (session));
        g_assert_true (sg_review_conclude (review, &conclusion));
        assert_words (ichomp_wording_history_conclusion (session, &conclusion, TRUE),
                      cases[i].sentences[k]);
        g_assert_finalize_object (session);
      }
}

void
add_tests (void)
{
  g_test_add_func ("/game/history/go-to", test_go_to);
  g_test_add_func ("/game/history/go-to-tells", test_go_to_tells);
  g_test_add_func ("/game/history/play-from-earlier", test_play_from_earlier);
  g_test_add_func ("/game/history/computer-waits", test_computer_waits);
  g_test_add_func ("/game/history/trial", test_trial);
  g_test_add_func ("/game/history/trial-tells", test_trial_tells);
  g_test_add_func ("/game/history/trial-and-count", test_trial_and_count);
  g_test_add_func ("/game/history/new-game-ends-trial", test_new_game_ends_trial);
  g_test_add_func ("/game/history/solver-covers-all", test_solver_covers_all);
  g_test_add_func ("/game/history/solver-to-come", test_solver_to_come);
  g_test_add_func ("/game/history/words-of-moves", test_words_of_moves);
  g_test_add_func ("/game/history/words-of-places", test_words_of_places);
  g_test_add_func ("/game/history/words-of-chomp", test_words_of_chomp);
  g_test_add_func ("/game/history/words-of-reviews", test_words_of_reviews);
  g_test_add_func ("/game/history/words-of-answers", test_words_of_answers);
  g_test_add_func ("/game/history/words-of-learning", test_words_of_learning);
  g_test_add_func ("/game/history/words-of-conclusions", test_conclusion);
}
