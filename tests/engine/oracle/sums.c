/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sums.h"

#include "oracle.h"

static SgPosition *
make_position (const OracleSum *sum, const SgBoard *board, const guint *parts, guint n_parts)
{
  SgDiagram *diagrams[SG_N_QUADRANTS];
  SgPosition *position;

  SG_FOREACH_QUADRANT (q)
    diagrams[q] = oracle_shape_to_diagram (q < n_parts ? oracle_sum_get_shape (sum, parts[q]) : "");

  position = sg_position_new (board, diagrams);
  SG_FOREACH_QUADRANT (q)
    sg_diagram_unref (diagrams[q]);

  return position;
}

void
sums_foreach (SgRule rule, guint width, guint height, guint n_parts, SumFunc func)
{
  const SgBoard board = { 2 * width, 2 * height };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (OracleSum) sum = rule == SG_RULE_NORMAL
                                  ? oracle_sum_new (width, height, n_parts)
                                  : oracle_sum_new_misere (width, height, n_parts);
  g_autoptr (GError) error = NULL;
  g_autoptr (SgSolver) solver = sg_solver_new (full, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, &error);
  guint n_shapes = oracle_sum_get_n_shapes (sum);
  guint parts[SG_N_QUADRANTS] = { 0 };

  g_assert_no_error (error);

  for (;;)
    {
      g_autoptr (SgPosition) position = make_position (sum, &board, parts, n_parts);
      g_autoptr (SgAnalysis) analysis = sg_analysis_new_with_rule (solver, position, rule);
      guint p = 0;

      func (sum, analysis, parts);

      while (p < n_parts && ++parts[p] == n_shapes)
        parts[p++] = 0;
      if (p == n_parts)
        return;
    }
}

gboolean
sums_is_won_after (OracleSum *sum, const guint *parts, const SgMove *move)
{
  guint after[SG_N_QUADRANTS];

  SG_FOREACH_QUADRANT (q)
    after[q] = parts[q];
  after[move->quadrant] =
      oracle_sum_get_option (sum, parts[move->quadrant], move->row, move->column);

  return oracle_sum_is_won (sum, after);
}
