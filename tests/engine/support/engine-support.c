/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine-support.h"

SgPosition *
parse_position (const char *text)
{
  g_autoptr (GError) error = NULL;
  SgPosition *position = sg_position_parse (text, &error);

  g_assert_no_error (error);
  g_assert_nonnull (position);
  return position;
}

SgGame *
parse_game (const char *text)
{
  g_autoptr (GError) error = NULL;
  SgGame *game = sg_game_parse (text, &error);

  g_assert_no_error (error);
  g_assert_nonnull (game);
  return game;
}

SgTable *
make_table (SgDiagram *bounds)
{
  g_autoptr (GError) error = NULL;
  SgTable *table = sg_table_new (bounds, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (table);
  return table;
}

SgSolver *
make_solver (const SgPosition *position)
{
  g_autoptr (GError) error = NULL;
  SgSolver *solver = sg_solver_new (position, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (solver);
  return solver;
}

/* For all positions on a board. */
SgSolver *
make_board_solver (const SgBoard *board)
{
  g_autoptr (SgPosition) full = sg_position_new_full (board);

  return make_solver (full);
}

SgAnalysis *
analyze (const char *text, SgRule rule)
{
  g_autoptr (SgPosition) position = parse_position (text);
  g_autoptr (SgSolver) solver = make_solver (position);

  return sg_analysis_new_with_rule (solver, position, rule);
}

gboolean
is_winning (const SgAnalysis *analysis, const SgMove *move)
{
  for (guint i = 0; i < sg_analysis_get_n_winning_moves (analysis); i++)
    if (sg_move_equal (sg_analysis_get_winning_move (analysis, i), move))
      return TRUE;

  return FALSE;
}

/* Returns the first step of a kind, or NULL if there is none. */
const SgStep *
find_step (const SgExplanation *explanation, SgStepKind kind)
{
  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    {
      const SgStep *step = sg_explanation_get_step (explanation, i);

      if (step->kind == kind)
        return step;
    }

  return NULL;
}
