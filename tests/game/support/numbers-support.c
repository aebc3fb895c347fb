/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Shared functions of the tests of a session's numbers. */

#include "numbers-support.h"

static void
analysis_cb (IchompSession *session, GParamSpec *pspec, NumbersCounts *counts)
{
  SgAnalysis *analysis = ichomp_session_get_analysis (session);

  counts->n_analysis++;
  if (analysis != NULL)
    g_assert_true (sg_position_equal (sg_analysis_get_position (analysis),
                                      ichomp_session_get_position (session)));
}

static void
computing_cb (IchompSession *session, GParamSpec *pspec, NumbersCounts *counts)
{
  counts->n_computing++;
  counts->progress = 0;
}

static void
progress_cb (IchompSession *session, GParamSpec *pspec, NumbersCounts *counts)
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
started_cb (IchompSession *session, NumbersCounts *counts)
{
  counts->n_started++;
}

/* Counts notifications from now on; @counts must live as long as @session. */
void
numbers_count (IchompSession *session, NumbersCounts *counts)
{
  *counts = (NumbersCounts){ 0 };
  g_signal_connect (session, "notify::analysis", G_CALLBACK (analysis_cb), counts);
  g_signal_connect (session, "notify::computing", G_CALLBACK (computing_cb), counts);
  g_signal_connect (session, "notify::progress", G_CALLBACK (progress_cb), counts);
  g_signal_connect (session, "started", G_CALLBACK (started_cb), counts);
}

/* The values of the full board agree with tables made here. */
void
numbers_assert_right (IchompSession *session)
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
                      sg_solver_get_value (solver, sg_position_get_part (position, q)));
}
