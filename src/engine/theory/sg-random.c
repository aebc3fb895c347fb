/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The diagrams inside a box of h rows and w columns are the paths along their outer border: h steps
 * that end a row and w steps that end a column, in any order. With r and c steps of the two kinds
 * left, r / (r + c) of the paths go on with a row step; taking it with that probability makes each
 * of the C(h + w, h) diagrams as likely as any other. */

#include "sg-random.h"

#include "rules/sg-nim.h"

/* Where a wish comes true once in a thousand draws, it fails once in e^16. More of them, on
 * a large board, would be noticed by whoever waits: there they take 40 ms. */
#define MAX_DRAWS 16000

/**
 * sg_random_diagram:
 * @width: columns of the box, 0 to %SG_DIAGRAM_MAX_SIDE
 * @height: rows of the box, 0 to %SG_DIAGRAM_MAX_SIDE
 * @rand: where chance comes from
 *
 * Returns: (transfer full): a diagram inside the box, each with the same probability, the empty and
 *   the full one included
 */
SgDiagram *
sg_random_diagram (guint width, guint height, GRand *rand)
{
  guint rows[SG_DIAGRAM_MAX_SIDE];
  guint n_rows = 0;
  guint columns_left = width;

  g_assert (width <= SG_DIAGRAM_MAX_SIDE && height <= SG_DIAGRAM_MAX_SIDE);

  /* Along the border from the far end of the first row to the far end of the first column. */
  for (guint rows_left = height; rows_left > 0 && columns_left > 0;)
    if ((guint)g_rand_int_range (rand, 0, rows_left + columns_left) < rows_left)
      {
        rows[n_rows++] = columns_left;
        rows_left--;
      }
    else
      {
        columns_left--;
      }

  return sg_diagram_new (rows, n_rows);
}

/**
 * sg_random_position_within:
 * @full: boxes on a board, with a tile at least
 * @rand: where chance comes from
 *
 * Returns: (transfer full): a position that has a tile, with a diagram inside each of the boxes of
 *   @full; each such position with the same probability
 */
SgPosition *
sg_random_position_within (const SgPosition *full, GRand *rand)
{
  SgBoard board = sg_position_get_board (full);
  SgPosition *position = NULL;

  g_assert (!sg_position_is_empty (full));

  do
    {
      SgDiagram *diagrams[SG_N_QUADRANTS];

      SG_FOREACH_QUADRANT (q)
        {
          const SgDiagram *box = sg_position_get_diagram (full, q);

          diagrams[q] =
              sg_random_diagram (sg_diagram_get_n_columns (box), sg_diagram_get_n_rows (box), rand);
        }

      g_clear_pointer (&position, sg_position_unref);
      position = sg_position_new (&board, diagrams);

      SG_FOREACH_QUADRANT (q)
        sg_diagram_unref (diagrams[q]);
    }
  while (sg_position_is_empty (position));

  return position;
}

/**
 * sg_random_position:
 * @board: a legal board
 * @rand: where chance comes from
 *
 * Returns: (transfer full): a position on @board that has a tile, each with the same probability
 */
SgPosition *
sg_random_position (const SgBoard *board, GRand *rand)
{
  g_autoptr (SgPosition) full = sg_position_new_full (board);

  return sg_random_position_within (full, rand);
}

/**
 * sg_random_position_within_with_outcome:
 * @full: boxes on a board, with two tiles at least
 * @rule: a rule that allows it
 * @solver: tables that cover it
 * @outcome: which kind of position is wanted
 * @rand: where chance comes from
 *
 * Draws until a position is of the wanted kind. Under normal play @full has tiles in at least two
 * quadrants where a P-position is wanted: the same in two of them is one, and one tile alone is an
 * N-position. Under the other rules it is the other way round for one tile, and two are an N-position.
 *
 * Cost: about two draws for an N-position; for a P-position about as many as values occur.
 *
 * Returns: (transfer full): such a position, each with the same probability
 */
SgPosition *
sg_random_position_within_with_outcome (const SgPosition *full,
                                        SgRule rule,
                                        const SgSolver *solver,
                                        SgOutcome outcome,
                                        GRand *rand)
{
  g_assert (sg_position_get_n_tiles (full) >= 2);

  for (;;)
    {
      g_autoptr (SgPosition) position = sg_random_position_within (full, rand);
      guint values[SG_N_QUADRANTS];

      SG_FOREACH_QUADRANT (q)
        values[q] = sg_solver_get_value (solver, sg_position_get_diagram (position, q));

      if ((sg_rule_get_sum (rule, values) == 0) == (outcome == SG_OUTCOME_P))
        return g_steal_pointer (&position);
    }
}

/**
 * sg_random_position_with_outcome:
 * @board: a legal board
 * @solver: tables that cover the full board
 * @outcome: which kind of position is wanted
 * @rand: where chance comes from
 *
 * As sg_random_position_within_with_outcome(), within the full board and under normal play. Every board
 * has positions of either kind that are not empty.
 *
 * Returns: (transfer full): such a position, each with the same probability
 */
SgPosition *
sg_random_position_with_outcome (const SgBoard *board,
                                 const SgSolver *solver,
                                 SgOutcome outcome,
                                 GRand *rand)
{
  g_autoptr (SgPosition) full = sg_position_new_full (board);

  return sg_random_position_within_with_outcome (full, SG_RULE_NORMAL, solver, outcome, rand);
}

static gboolean
fulfils (SgSolver *solver, SgPosition *position, SgRule rule, SgWish wish, guint nim_sum)
{
  g_autoptr (SgAnalysis) analysis = NULL;
  guint values[SG_N_QUADRANTS];
  guint sum;

  SG_FOREACH_QUADRANT (q)
    values[q] = sg_solver_get_value (solver, sg_position_get_diagram (position, q));
  sum = sg_rule_get_sum (rule, values);

  switch (wish)
    {
    case SG_WISH_P_POSITION:
      return sum == 0;
    case SG_WISH_N_POSITION:
      return sum != 0;
    case SG_WISH_ONE_WINNING_MOVE:
      if (sum == 0)
        return FALSE;
      analysis = sg_analysis_new_with_rule (solver, position, rule);
      return sg_analysis_get_n_winning_moves (analysis) == 1;
    case SG_WISH_NIM_SUM:
      return sum == nim_sum;
    default:
      g_assert_not_reached ();
    }
}

/**
 * sg_random_position_as_wished:
 * @full: a position of full rectangles that has tiles
 * @rule: a rule that allows it
 * @solver: tables that cover @full
 * @wish: what is wanted, under @rule
 * @nim_sum: the number u that is wanted, if that is the wish: the nim-sum, unless @rule has another
 * @rand: where chance comes from
 *
 * Draws until a position that has a tile is as wished, at most 16,000 times.
 *
 * Returns: (transfer full) (nullable): such a position, each with the same probability; %NULL if none
 *   was found, as there are none or very few
 */
SgPosition *
sg_random_position_as_wished (const SgPosition *full,
                              SgRule rule,
                              SgSolver *solver,
                              SgWish wish,
                              guint nim_sum,
                              GRand *rand)
{
  for (guint i = 0; i < MAX_DRAWS; i++)
    {
      g_autoptr (SgPosition) position = sg_random_position_within (full, rand);

      if (fulfils (solver, position, rule, wish, nim_sum))
        return g_steal_pointer (&position);
    }

  return NULL;
}
