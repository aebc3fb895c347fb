/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Perfect play: from an N-position, move to a P-position. From a P-position every move loses if
 * the opponent makes no mistake. Taking few cells keeps the game long, and the fewer of the
 * answers win, the more easily the opponent makes one. */

#include "sg-strategy.h"

static SgMove
choose_from (GArray *moves, GRand *rand)
{
  g_assert (moves->len > 0);

  return g_array_index (moves, SgMove, g_rand_int_range (rand, 0, moves->len));
}

/* The moves that take the fewest cells: on a board, the corners of the four diagrams. */
static GArray *
list_smallest (const SgPosition *position)
{
  g_autoptr (GArray) all = sg_position_list_moves (position);
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (SgMove));
  guint fewest = G_MAXUINT;

  for (guint i = 0; i < all->len; i++)
    {
      const SgMove *move = &g_array_index (all, SgMove, i);
      guint n = sg_position_count_taken (position, move);

      if (n < fewest)
        g_array_set_size (moves, 0);
      fewest = MIN (n, fewest);
      if (n == fewest)
        g_array_append_val (moves, *move);
    }

  return moves;
}

/* Of the moves that take the fewest cells, those after which the fewest answers win. */
static GArray *
list_traps (const SgAnalysis *analysis)
{
  g_autoptr (GArray) smallest = list_smallest (sg_analysis_get_position (analysis));
  GArray *traps = g_array_new (FALSE, FALSE, sizeof (SgMove));
  guint fewest = G_MAXUINT;

  for (guint i = 0; i < smallest->len; i++)
    {
      const SgMove *move = &g_array_index (smallest, SgMove, i);
      g_autoptr (SgAnalysis) after = sg_analysis_play (analysis, move);
      guint n = sg_analysis_get_n_winning_moves (after);

      if (n < fewest)
        g_array_set_size (traps, 0);
      fewest = MIN (n, fewest);
      if (n == fewest)
        g_array_append_val (traps, *move);
    }

  return traps;
}

/**
 * sg_strategy_choose_random:
 * @position: a position with a move
 * @rule: a rule that allows it
 * @rand: a source of random numbers
 *
 * Returns: a move, each with the same probability; the poisoned tile only if it is the last
 */
SgMove
sg_strategy_choose_random (const SgPosition *position, SgRule rule, GRand *rand)
{
  g_autoptr (GArray) moves = sg_position_list_moves (position);

  g_assert (moves->len > 0);

  if (moves->len > 1 && sg_rule_is_poisoned (rule, &g_array_index (moves, SgMove, 0)))
    g_array_remove_index (moves, 0);
  return choose_from (moves, rand);
}

static SgMove
choose_best (const SgAnalysis *analysis, GRand *rand)
{
  guint n = sg_analysis_get_n_winning_moves (analysis);
  g_autoptr (GArray) traps = NULL;

  if (n > 0)
    return *sg_analysis_get_winning_move (analysis, g_rand_int_range (rand, 0, n));

  traps = list_traps (analysis);
  return choose_from (traps, rand);
}

/**
 * sg_strategy_choose:
 * @analysis: an analysis of a position with a move, which has kept its solver
 * @level: how well to play
 * @rand: a source of random numbers
 *
 * Returns: a legal move; equally good moves have the same probability
 */
SgMove
sg_strategy_choose (const SgAnalysis *analysis, SgLevel level, GRand *rand)
{
  gboolean best = level == SG_LEVEL_HARD || (level == SG_LEVEL_MEDIUM && g_rand_boolean (rand));

  return best ? choose_best (analysis, rand)
              : sg_strategy_choose_random (sg_analysis_get_position (analysis),
                                           sg_analysis_get_rule (analysis), rand);
}

/**
 * sg_strategy_choose_lenient:
 * @analysis: an analysis of a position with a move
 * @rand: a source of random numbers
 *
 * Returns: a move that leaves an N-position, so that the opponent can win; any move if there is
 *   none. Equally good moves have the same probability
 */
SgMove
sg_strategy_choose_lenient (const SgAnalysis *analysis, GRand *rand)
{
  const SgPosition *position = sg_analysis_get_position (analysis);
  g_autoptr (GArray) all = sg_position_list_moves (position);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (SgMove));

  for (guint i = 0; i < all->len; i++)
    {
      const SgMove *move = &g_array_index (all, SgMove, i);

      if (sg_analysis_get_nim_sum_after (analysis, move) != 0)
        g_array_append_val (moves, *move);
    }

  return moves->len > 0
             ? choose_from (moves, rand)
             : sg_strategy_choose_random (position, sg_analysis_get_rule (analysis), rand);
}
