/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers that take a while. How long does not matter: what arrives when is decided here, by letting
 * the main context run or not. */

#include "support.h"

/* The smallest full board whose numbers are not there at once, and two larger ones. */
#define LARGE 22
#define LARGER 23
#define LARGEST 24

/* Too large for any table, with a way out of it in two moves. */
#define TOO_LARGE "20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20,20/3,2/2/1 @40x40"
#define SMALL_AGAIN "NW3,3"

typedef struct
{
  guint n_analysis;
  guint n_computing;
  guint n_progress;
  guint n_started;
  double progress;
} Counts;

static void
analysis_cb (IchompSession *session, GParamSpec *pspec, Counts *counts)
{
  SgAnalysis *analysis = ichomp_session_get_analysis (session);

  counts->n_analysis++;
  if (analysis != NULL)
    g_assert_true (sg_position_equal (sg_analysis_get_position (analysis),
                                      ichomp_session_get_position (session)));
}

static void
computing_cb (IchompSession *session, GParamSpec *pspec, Counts *counts)
{
  counts->n_computing++;
  counts->progress = 0;
}

static void
progress_cb (IchompSession *session, GParamSpec *pspec, Counts *counts)
{
  double progress = ichomp_session_get_progress (session);

  counts->n_progress++;
  g_assert_cmpfloat (progress, <=, 1);
  if (ichomp_session_is_computing (session))
    g_assert_cmpfloat (progress, >=, counts->progress);
  else
    g_assert_cmpfloat (progress, <=, 0);
  counts->progress = progress;
}

static void
started_cb (IchompSession *session, Counts *counts)
{
  counts->n_started++;
}

static void
count (IchompSession *session, Counts *counts)
{
  *counts = (Counts){ 0 };
  g_signal_connect (session, "notify::analysis", G_CALLBACK (analysis_cb), counts);
  g_signal_connect (session, "notify::computing", G_CALLBACK (computing_cb), counts);
  g_signal_connect (session, "notify::progress", G_CALLBACK (progress_cb), counts);
  g_signal_connect (session, "started", G_CALLBACK (started_cb), counts);
}

static void
start_full (IchompSession *session, guint side)
{
  IchompSetup setup = support_setup (side, side);

  ichomp_session_start (session, &setup);
}

/* The values of the full board agree with tables made here. */
static void
assert_right (IchompSession *session)
{
  SgPosition *position = ichomp_session_get_position (session);
  SgAnalysis *analysis = ichomp_session_get_analysis (session);
  g_autoptr (SgSolver) solver = NULL;

  g_assert_nonnull (analysis);
  g_assert_null (ichomp_session_get_analysis_error (session));
  g_assert_true (sg_position_equal (sg_analysis_get_position (analysis), position));

  solver = sg_solver_new (position, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);
  SG_FOREACH_QUADRANT (q)
    g_assert_cmpuint (sg_analysis_get_value (analysis, q), ==,
                      sg_solver_get_value (solver, sg_position_get_diagram (position, q)));
}

static void
assert_computing (IchompSession *session)
{
  g_assert_true (ichomp_session_is_computing (session));
  g_assert_null (ichomp_session_get_analysis (session));
  g_assert_null (ichomp_session_get_analysis_error (session));
}

static void
test_at_once (void)
{
  IchompSession *session = support_session_new (1);
  Counts counts;

  count (session, &counts);
  start_full (session, 20);
  g_assert_false (ichomp_session_is_computing (session));
  assert_right (session);
  g_assert_cmpuint (counts.n_computing, ==, 0);

  g_assert_finalize_object (session);
}

static void
test_later (void)
{
  IchompSession *session = support_session_new (1);
  Counts counts;

  count (session, &counts);
  start_full (session, LARGEST);
  assert_computing (session);
  g_assert_cmpuint (counts.n_started, ==, 1);
  g_assert_cmpuint (counts.n_computing, ==, 1);

  support_wait_until_computed (session);
  assert_right (session);
  g_assert_cmpuint (counts.n_computing, ==, 2);
  g_assert_cmpuint (counts.n_progress, >, 1);

  /* Nothing comes after that. */
  counts = (Counts){ 0 };
  support_iterate ();
  g_assert_cmpuint (counts.n_analysis + counts.n_progress + counts.n_computing, ==, 0);

  g_assert_finalize_object (session);
}

/* Play goes on meanwhile, on the tables of the start. */
static void
test_play_meanwhile (void)
{
  IchompSession *session = support_session_new (1);
  Counts counts;

  start_full (session, LARGE);
  count (session, &counts);
  support_play (session, "NW11,11");
  support_play (session, "NE11,11");
  ichomp_session_undo (session);
  ichomp_session_restart (session);
  support_play (session, "SE11,11");
  assert_computing (session);
  g_assert_cmpuint (counts.n_computing, ==, 0);

  support_wait_until_computed (session);
  assert_right (session);
  ichomp_session_undo (session);
  assert_right (session);
  g_assert_cmpuint (counts.n_computing, ==, 1);

  g_assert_finalize_object (session);
}

/* The computer waits for its numbers where it needs any. */
static void
test_computer_waits (void)
{
  for (SgLevel level = SG_LEVEL_EASY; level < SG_N_LEVELS; level++)
    {
      IchompSession *session = support_session_new (1);
      IchompSetup setup = support_setup (LARGE, LARGE);
      SgMove move;

      setup.opponent = ICHOMP_OPPONENT_COMPUTER;
      setup.level = level;
      setup.first = ICHOMP_PLAYER_2;
      ichomp_session_start (session, &setup);
      g_assert_true (ichomp_session_is_computers_turn (session));
      g_assert_cmpint (ichomp_session_choose_move (session, &move), ==, level == SG_LEVEL_EASY);

      support_wait_until_computed (session);
      support_play_computer (session);
      g_assert_finalize_object (session);
    }
}

/* Tables are kept for whatever they cover. */
static void
test_kept (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (LARGE, 18);
  Counts counts;

  start_full (session, LARGE);
  support_wait_until_computed (session);

  count (session, &counts);
  ichomp_session_restart (session);
  assert_right (session);
  ichomp_session_start (session, &setup);
  assert_right (session);
  setup = support_setup (18, LARGE);
  setup.randomise = TRUE;
  ichomp_session_start (session, &setup);
  assert_right (session);
  setup = support_setup (LARGE, LARGE);
  setup.randomise = TRUE;
  setup.winnable = TRUE;
  ichomp_session_start (session, &setup);
  assert_right (session);
  g_assert_cmpuint (counts.n_computing, ==, 0);

  g_assert_finalize_object (session);
}

/* Of several starts the last one counts. */
static void
test_superseded (void)
{
  static const guint sides[] = { LARGE, LARGER, LARGEST };
  IchompSession *session = support_session_new (1);

  for (guint i = 0; i < 30; i++)
    {
      start_full (session, sides[i % G_N_ELEMENTS (sides)]);
      for (guint k = i % 5; k > 0; k--)
        g_main_context_iteration (NULL, FALSE);
      if (ichomp_session_is_computing (session))
        g_assert_null (ichomp_session_get_analysis (session));
      else
        assert_right (session);
    }

  support_wait_until_computed (session);
  assert_right (session);
  g_assert_finalize_object (session);
}

/* A result that has arrived but not been taken notice of does not count any more. */
static void
test_superseded_when_done (void)
{
  IchompSession *session = support_session_new (1);
  IchompSession *other = support_session_new (1);

  start_full (session, LARGE);
  start_full (other, LARGE);

  /* While this one is waited for the first one has become ready, or nearly so; its context is the
   * same, so that what has arrived is dispatched in order. */
  support_wait_until_computed (other);
  start_full (session, LARGEST);
  support_wait_until_computed (session);
  assert_right (session);

  g_assert_finalize_object (session);
  g_assert_finalize_object (other);
}

/* A game that needs no computation ends the one that is under way. */
static void
test_stopped (void)
{
  IchompSession *session = support_session_new (1);
  Counts counts;

  start_full (session, LARGEST);
  count (session, &counts);
  start_full (session, 4);
  g_assert_false (ichomp_session_is_computing (session));
  assert_right (session);
  g_assert_cmpuint (counts.n_computing, ==, 1);

  counts = (Counts){ 0 };
  support_iterate ();
  g_assert_cmpuint (counts.n_analysis + counts.n_progress + counts.n_computing, ==, 0);

  g_assert_finalize_object (session);
}

static void
test_finalize (void)
{
  for (guint i = 0; i < 20; i++)
    {
      IchompSession *session = support_session_new (1);

      start_full (session, LARGEST);
      for (guint k = 0; k < i; k++)
        g_main_context_iteration (NULL, FALSE);
      g_assert_finalize_object (session);
      support_iterate ();
    }
}

static IchompSetup
get_winnable_setup (guint side)
{
  IchompSetup setup = support_setup (side, side);

  setup.randomise = TRUE;
  setup.winnable = TRUE;
  return setup;
}

/* The former game goes on until a random position that can be won is found. */
static void
test_winnable (void)
{
  IchompSession *session = support_session_new (3);
  IchompSetup setup = get_winnable_setup (LARGEST);
  Counts counts;

  start_full (session, 4);
  count (session, &counts);
  ichomp_session_start (session, &setup);
  g_assert_true (ichomp_session_is_computing (session));
  g_assert_cmpuint (counts.n_started, ==, 0);
  support_assert_position (session, "2,2/2,2/2,2/2,2 @4x4");
  support_play (session, "NW1,1");
  support_assert_position (session, "-/2,2/2,2/2,2 @4x4");
  assert_right (session);
  g_assert_true (ichomp_session_is_computing (session));

  support_wait_until_computed (session);
  g_assert_cmpuint (counts.n_started, ==, 1);
  g_assert_cmpuint (counts.n_computing, ==, 2);
  g_assert_cmpuint (ichomp_session_get_index (session), ==, 0);
  g_assert_cmpuint (ichomp_session_get_setup (session)->board.width, ==, LARGEST);
  assert_right (session);
  g_assert_cmpint (sg_analysis_get_outcome (ichomp_session_get_analysis (session)), ==,
                   SG_OUTCOME_N);

  /* Now the tables of the board are there. */
  ichomp_session_start (session, &setup);
  g_assert_cmpuint (counts.n_started, ==, 2);
  assert_right (session);

  g_assert_finalize_object (session);
}

/* The tables of the board do not cover the former game, and are kept all the same. */
static void
test_winnable_other_shape (void)
{
  IchompSession *session = support_session_new (3);
  IchompSetup setup = get_winnable_setup (LARGEST);
  Counts counts;

  support_start (session, &setup, "20/-/-/- @40x2");
  ichomp_session_start (session, &setup);
  support_wait_until_computed (session);
  g_assert_cmpuint (ichomp_session_get_setup (session)->board.height, ==, LARGEST);
  assert_right (session);

  count (session, &counts);
  ichomp_session_start (session, &setup);
  g_assert_cmpuint (counts.n_started, ==, 1);
  g_assert_cmpuint (counts.n_computing, ==, 0);

  g_assert_finalize_object (session);
}

/* The same while the numbers of the former game are not known yet either. */
static void
test_winnable_meanwhile (void)
{
  IchompSession *session = support_session_new (3);
  IchompSetup setup = get_winnable_setup (LARGEST);
  Counts counts;

  start_full (session, LARGE);
  count (session, &counts);
  ichomp_session_start (session, &setup);
  support_play (session, "NW11,11");
  ichomp_session_undo (session);
  g_assert_cmpuint (counts.n_started, ==, 0);

  /* Another board, of which the start is given up as well. */
  setup = get_winnable_setup (LARGER);
  ichomp_session_start (session, &setup);
  g_assert_cmpuint (counts.n_started, ==, 0);

  support_wait_until_computed (session);
  g_assert_cmpuint (counts.n_started, ==, 1);
  g_assert_cmpuint (ichomp_session_get_setup (session)->board.width, ==, LARGER);
  assert_right (session);

  g_assert_finalize_object (session);
}

/* The tables for a random start are those of a full board that are being made already. */
static void
test_winnable_same_board (void)
{
  IchompSession *session = support_session_new (3);
  IchompSetup setup = get_winnable_setup (LARGEST);
  Counts counts;

  start_full (session, LARGEST);
  count (session, &counts);
  ichomp_session_start (session, &setup);
  g_assert_cmpuint (counts.n_computing, ==, 0);
  support_wait_until_computed (session);
  g_assert_cmpuint (counts.n_started, ==, 1);
  g_assert_cmpuint (counts.n_computing, ==, 1);
  assert_right (session);

  g_assert_finalize_object (session);
}

/* A start that waits is given up for one that does not. */
static void
test_winnable_given_up (void)
{
  IchompSession *session = support_session_new (3);
  IchompSetup setup = get_winnable_setup (LARGEST);
  Counts counts;

  ichomp_session_start (session, &setup);
  start_full (session, 4);
  g_assert_false (ichomp_session_is_computing (session));

  ichomp_session_start (session, &setup);
  ichomp_session_restart (session);
  g_assert_false (ichomp_session_is_computing (session));

  ichomp_session_start (session, &setup);
  support_start (session, &setup, "2/2/2/2 @4x4");
  g_assert_false (ichomp_session_is_computing (session));

  count (session, &counts);
  support_iterate ();
  g_assert_cmpuint (counts.n_started, ==, 0);
  support_assert_position (session, "2/2/2/2 @4x4");

  /* The numbers that are being made are those that the new game needs. */
  ichomp_session_start (session, &setup);
  start_full (session, LARGEST);
  support_wait_until_computed (session);
  g_assert_cmpuint (counts.n_started, ==, 1);
  g_assert_true (sg_position_get_n_tiles (ichomp_session_get_position (session))
                 == LARGEST * LARGEST);
  assert_right (session);

  g_assert_finalize_object (session);
}

/* What is drawn does not depend on how long anything takes: other draws may come first, and the tables
 * may be there already. */
static void
test_winnable_replay (void)
{
  g_autofree char *first = NULL;

  for (guint n_draws = 0; n_draws < 3; n_draws++)
    {
      IchompSession *session = support_session_new (7);
      IchompSetup setup = get_winnable_setup (LARGE);
      IchompSetup former = support_setup (4, 4);
      g_autofree char *start = NULL;

      former.opponent = ICHOMP_OPPONENT_COMPUTER;
      former.level = SG_LEVEL_EASY;
      former.first = ICHOMP_PLAYER_2;
      if (n_draws == 0)
        {
          start_full (session, LARGE);
          support_wait_until_computed (session);
        }
      ichomp_session_start (session, &former);
      ichomp_session_start (session, &setup);
      for (guint i = 0; i < n_draws; i++)
        {
          SgMove move;

          g_assert_true (ichomp_session_choose_move (session, &move));
        }
      support_wait_until_computed (session);

      start = sg_position_to_string (ichomp_session_get_position (session));
      if (first == NULL)
        first = g_steal_pointer (&start);
      else
        g_assert_cmpstr (start, ==, first);
      g_assert_finalize_object (session);
    }
}

static void
test_too_large (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);
  const GError *error;
  Counts counts;
  SgMove move;

  setup.opponent = ICHOMP_OPPONENT_COMPUTER;
  setup.first = ICHOMP_PLAYER_2;
  count (session, &counts);
  support_start (session, &setup, TOO_LARGE);
  g_assert_false (ichomp_session_is_computing (session));
  g_assert_null (ichomp_session_get_analysis (session));
  error = ichomp_session_get_analysis_error (session);
  g_assert_error ((GError *)error, SG_ERROR, SG_ERROR_TABLE_TOO_LARGE);
  g_assert_cmpuint (sg_error_get_detail (error)->limit, ==, G_MAXUINT32);
  g_assert_cmpuint (counts.n_analysis, ==, 1);

  /* The computer does not wait for what never comes. */
  g_assert_true (ichomp_session_choose_move (session, &move));
  g_assert_true (sg_position_has_tile (ichomp_session_get_position (session), &move));

  /* Told once, not after every move. */
  support_play (session, "SE1,1");
  g_assert_nonnull (ichomp_session_get_analysis_error (session));
  g_assert_cmpuint (counts.n_analysis, ==, 1);

  support_play (session, SMALL_AGAIN);
  g_assert_null (ichomp_session_get_analysis_error (session));
  g_assert_cmpuint (counts.n_analysis, ==, 2);
  assert_right (session);

  /* There and back. */
  ichomp_session_undo (session);
  g_assert_null (ichomp_session_get_analysis (session));
  g_assert_error ((GError *)ichomp_session_get_analysis_error (session), SG_ERROR,
                  SG_ERROR_TABLE_TOO_LARGE);
  ichomp_session_redo (session);
  assert_right (session);

  g_assert_finalize_object (session);
}

/* Where the start is too large the tables are for the earliest position that is not. */
static void
test_too_large_resumed (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);
  Counts counts;

  support_start (session, &setup, TOO_LARGE " SE1,1 " SMALL_AGAIN " NW1,4 NE2,2");
  assert_right (session);

  count (session, &counts);
  ichomp_session_undo (session);
  assert_right (session);
  ichomp_session_undo (session);
  assert_right (session);
  ichomp_session_undo (session);
  g_assert_nonnull (ichomp_session_get_analysis_error (session));
  ichomp_session_undo (session);
  g_assert_nonnull (ichomp_session_get_analysis_error (session));

  /* Another way on from there that is not too large either. */
  support_play (session, "NW4,1");
  assert_right (session);
  g_assert_cmpuint (counts.n_computing, ==, 0);

  g_assert_finalize_object (session);
}

/* Those tables serve for the rest of the game, also where they take a while. */
static void
test_too_large_resumed_later (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);
  Counts counts;

  support_start (session, &setup, TOO_LARGE " NW1,17 NW10,1 NW9,9 NW8,8");
  support_wait_until_computed (session);
  assert_right (session);

  count (session, &counts);
  ichomp_session_undo (session);
  ichomp_session_undo (session);
  assert_right (session);
  ichomp_session_undo (session);
  g_assert_nonnull (ichomp_session_get_analysis_error (session));
  g_assert_cmpuint (counts.n_computing, ==, 0);

  g_assert_finalize_object (session);
}

/* A value above 255 is met only in the course of the computation. */
static void
test_value_too_large (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);
  Counts counts;

  support_start (session, &setup, "255,255,255/-/-/1 @510x6");
  g_assert_true (ichomp_session_is_computing (session));
  count (session, &counts);
  support_wait_until_computed (session);
  g_assert_cmpuint (counts.n_analysis, ==, 1);
  g_assert_null (ichomp_session_get_analysis (session));
  g_assert_error ((GError *)ichomp_session_get_analysis_error (session), SG_ERROR,
                  SG_ERROR_VALUE_TOO_LARGE);

  support_play (session, "SE1,1");
  support_wait_until_computed (session);
  g_assert_error ((GError *)ichomp_session_get_analysis_error (session), SG_ERROR,
                  SG_ERROR_VALUE_TOO_LARGE);

  support_play (session, "NW1,20");
  support_wait_until_computed (session);
  assert_right (session);

  ichomp_session_undo (session);
  g_assert_false (ichomp_session_is_computing (session));
  g_assert_error ((GError *)ichomp_session_get_analysis_error (session), SG_ERROR,
                  SG_ERROR_VALUE_TOO_LARGE);

  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/session-numbers/at-once", test_at_once);
  g_test_add_func ("/session-numbers/later", test_later);
  g_test_add_func ("/session-numbers/play-meanwhile", test_play_meanwhile);
  g_test_add_func ("/session-numbers/computer-waits", test_computer_waits);
  g_test_add_func ("/session-numbers/kept", test_kept);
  g_test_add_func ("/session-numbers/superseded", test_superseded);
  g_test_add_func ("/session-numbers/superseded-when-done", test_superseded_when_done);
  g_test_add_func ("/session-numbers/stopped", test_stopped);
  g_test_add_func ("/session-numbers/finalize", test_finalize);
  g_test_add_func ("/session-numbers/winnable", test_winnable);
  g_test_add_func ("/session-numbers/winnable-other-shape", test_winnable_other_shape);
  g_test_add_func ("/session-numbers/winnable-meanwhile", test_winnable_meanwhile);
  g_test_add_func ("/session-numbers/winnable-same-board", test_winnable_same_board);
  g_test_add_func ("/session-numbers/winnable-given-up", test_winnable_given_up);
  g_test_add_func ("/session-numbers/winnable-replay", test_winnable_replay);
  g_test_add_func ("/session-numbers/too-large", test_too_large);
  g_test_add_func ("/session-numbers/too-large-resumed", test_too_large_resumed);
  g_test_add_func ("/session-numbers/too-large-resumed-later", test_too_large_resumed_later);
  g_test_add_func ("/session-numbers/value-too-large", test_value_too_large);

  return g_test_run ();
}
