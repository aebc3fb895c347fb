/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A computer without enough memory for large tables. The functions of ichomp-free-memory.c are
 * replaced here. */

#include "game/play/ichomp-computation.h"
#include "game/play/ichomp-free-memory.h"
#include "engine/rules/sg-error.h"
#include "support.h"
#include "test-main.h"

/* The side of a board whose number of values the engine can represent, but which needs a check of
 * the available memory. */
#define HUGE 32

/* 62.7 million values that take 77 million bytes: more than the 64 MiB that need no check. */
#define LARGE "16,16,16,16,16,16,16,16,16,16,16,16,3/-/-/-"

guint64
ichomp_free_memory_get_available (const char *root)
{
  return 1;
}

gboolean
ichomp_free_memory_check (guint64 n_bytes, GError **error)
{
  sg_error_set (error, SG_ERROR_NO_MEMORY, &(SgErrorDetail){ 0, n_bytes, 1 });
  return FALSE;
}

static void
test_full (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (HUGE, HUGE);

  ichomp_session_start (session, &setup);
  g_assert_false (ichomp_session_is_computing (session));
  g_assert_error (ichomp_session_get_analysis_error (session), SG_ERROR, SG_ERROR_NO_MEMORY);

  g_assert_finalize_object (session);
}

static void
test_large (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (4, 4);

  support_start (session, &setup, LARGE);
  g_assert_false (ichomp_session_is_computing (session));
  g_assert_error (ichomp_session_get_analysis_error (session), SG_ERROR, SG_ERROR_NO_MEMORY);

  g_assert_finalize_object (session);
}

static void
started_cb (IchompSession *session, guint *n_started)
{
  ++*n_started;
}

/* The start does not wait for tables that cannot be made. */
static void
test_winnable (void)
{
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (HUGE, HUGE);
  guint n_started = 0;

  setup.randomise = TRUE;
  setup.winnable = TRUE;
  g_signal_connect (session, "started", G_CALLBACK (started_cb), &n_started);
  ichomp_session_start (session, &setup);

  g_assert_cmpuint (n_started, ==, 1);
  g_assert_cmpuint (ichomp_session_get_setup (session)->board.width, ==, HUGE);
  g_assert_false (ichomp_session_is_over (session));

  g_assert_finalize_object (session);
}

static gboolean
count_cb (double fraction, gpointer user_data)
{
  guint *n_calls = user_data;

  g_assert_cmpfloat (fraction, >=, 0);
  g_assert_cmpfloat (fraction, <=, 1);
  ++*n_calls;
  return TRUE;
}

static gboolean
stop_cb (double fraction, gpointer user_data)
{
  return FALSE;
}

/* Without a session, the limit is the same. */
static void
test_run (void)
{
  g_autoptr (SgPosition) large = sg_position_parse (LARGE, NULL);
  g_autoptr (SgPosition) medium =
      sg_position_parse ("12,12,12,12,12,12,12,12,12,12,12,12/-/-/-", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) stopped = NULL;
  g_autoptr (SgSolver) solver = NULL;
  guint n_calls = 0;

  g_assert_null (ichomp_computation_run (large, count_cb, &n_calls, &error));
  g_assert_error (error, SG_ERROR, SG_ERROR_NO_MEMORY);
  g_assert_cmpuint (n_calls, ==, 0);

  solver = ichomp_computation_run (medium, count_cb, &n_calls, NULL);
  g_assert_nonnull (solver);
  g_assert_true (sg_solver_covers (solver, medium));
  g_assert_cmpuint (n_calls, >, 0);

  g_assert_null (ichomp_computation_run (medium, stop_cb, NULL, &stopped));
  g_assert_error (stopped, SG_ERROR, SG_ERROR_CANCELLED);
}

void
add_tests (void)
{
  g_test_add_func ("/session-memory/full", test_full);
  g_test_add_func ("/session-memory/large", test_large);
  g_test_add_func ("/session-memory/winnable", test_winnable);
  g_test_add_func ("/session-memory/run", test_run);
}
