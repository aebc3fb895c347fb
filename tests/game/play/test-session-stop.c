/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers that take a while and that nobody wants to wait for. */

#include "support.h"
#include "test-main.h"

static void
start_full (IchompSession *session, guint side)
{
  IchompSetup setup = support_setup (side, side);

  ichomp_session_start (session, &setup);
}

static void
assert_right (IchompSession *session)
{
  SgPosition *position = ichomp_session_get_position (session);
  SgAnalysis *analysis = ichomp_session_get_analysis (session);

  g_assert_nonnull (analysis);
  g_assert_true (sg_position_equal (sg_analysis_get_position (analysis), position));
}

/* Who does not want to wait plays on without numbers, and can have them later. */
static void
test_given_up (void)
{
  IchompSession *session = support_session_new (1);

  start_full (session, 22);
  g_assert_true (ichomp_session_is_computing (session));
  g_assert_false (ichomp_session_is_stopped (session));
  ichomp_session_stop_computing (session);
  ichomp_session_stop_computing (session);
  g_assert_false (ichomp_session_is_computing (session));
  g_assert_true (ichomp_session_is_stopped (session));
  g_assert_null (ichomp_session_get_analysis (session));
  g_assert_error ((GError *)ichomp_session_get_analysis_error (session), SG_ERROR,
                  SG_ERROR_CANCELLED);

  /* Moves do not begin it again. */
  support_play (session, "NW2,2");
  g_assert_false (ichomp_session_is_computing (session));
  g_assert_true (ichomp_session_is_stopped (session));

  /* What takes no time is there nevertheless. */
  support_play (session, "NE1,1");
  support_play (session, "SW1,2");
  support_play (session, "SE1,2");
  assert_right (session);
  g_assert_false (ichomp_session_is_stopped (session));
  ichomp_session_undo (session);
  ichomp_session_undo (session);
  ichomp_session_undo (session);
  g_assert_true (ichomp_session_is_stopped (session));

  ichomp_session_go_on_computing (session);
  g_assert_true (ichomp_session_is_computing (session));
  g_assert_false (ichomp_session_is_stopped (session));
  g_assert_null (ichomp_session_get_analysis_error (session));
  support_wait_until_computed (session);
  assert_right (session);
  ichomp_session_undo (session);
  assert_right (session);

  /* Another game begins with its numbers. */
  start_full (session, 23);
  ichomp_session_stop_computing (session);
  start_full (session, 24);
  g_assert_true (ichomp_session_is_computing (session));
  support_wait_until_computed (session);
  assert_right (session);

  g_assert_finalize_object (session);
}

void
add_tests (void)
{
  g_test_add_func ("/session-stop/given-up", test_given_up);
}
