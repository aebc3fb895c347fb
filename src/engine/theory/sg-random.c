/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The diagrams inside a box of h rows and w columns are the paths along their outer border: h
 * steps that end a row and w steps that end a column, in any order. With r and c steps of the
 * two kinds left, a fraction r / (r + c) of the paths continues with a row step; taking it with
 * that probability gives each of the C(h + w, h) diagrams the same probability. */

#include "sg-random.h"

/* A property of one position in a thousand is missed with probability exp (-16). On a large
 * board these draws take 40 ms. */
#define MAX_DRAWS 16000

/* Draws a diagram inside a box, possibly the empty one. */
static SgDiagram *
draw_diagram (const SgDiagram *box, GRand *rand)
{
  guint rows[SG_DIAGRAM_MAX_SIDE];
  guint n_rows = 0;
  guint columns_left = sg_diagram_get_n_columns (box);

  /* Along the border from the far end of the first row to the far end of the first column. */
  for (guint rows_left = sg_diagram_get_n_rows (box); rows_left > 0 && columns_left > 0;)
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
 * sg_random_position:
 * @full: a position of full rectangles with at least one tile
 * @rand: a source of random numbers
 *
 * Returns: (transfer full): a position with at least one tile inside @full, each with the same
 *   probability
 */
SgPosition *
sg_random_position (const SgPosition *full, GRand *rand)
{
  SgBoard board = sg_position_get_board (full);
  SgPosition *position = NULL;

  g_assert (!sg_position_is_empty (full));

  do
    {
      SgDiagram *diagrams[SG_N_QUADRANTS];

      SG_FOREACH_QUADRANT (q)
        diagrams[q] = draw_diagram (sg_position_get_diagram (full, q), rand);

      g_clear_pointer (&position, sg_position_unref);
      position = sg_position_new (&board, diagrams);

      SG_FOREACH_QUADRANT (q)
        sg_diagram_unref (diagrams[q]);
    }
  while (sg_position_is_empty (position));

  return position;
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
    }

  g_assert_not_reached ();
}

/**
 * sg_random_position_as_wished:
 * @full: a position of full rectangles with at least one tile
 * @rule: a rule that allows it
 * @solver: a solver that covers @full
 * @wish: the wanted property, under @rule
 * @nim_sum: the number u of %SG_WISH_NIM_SUM, see sg_rule_get_sum()
 * @rand: a source of random numbers
 *
 * Draws positions, up to a fixed number, until one is as wished.
 *
 * Returns: (transfer full) (nullable): such a position with at least one tile, each with the same
 *   probability; %NULL if none was found, because there is none or they are very rare
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
      g_autoptr (SgPosition) position = sg_random_position (full, rand);

      if (fulfils (solver, position, rule, wish, nim_sum))
        return g_steal_pointer (&position);
    }

  return NULL;
}
