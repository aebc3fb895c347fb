/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Perfect play: from an N-position, move to a P-position. From a P-position every move loses if
 * the opponent makes no mistake. Taking few cells keeps the game long, and the fewer of the
 * answers win, the more easily the opponent makes one. Weaker players have a wrong method, or play
 * perfectly now and then. */

#include "sg-strategy.h"

#include "engine/rules/sg-part.h"
#include "sg-end.h"

/* In place of a method: any move. */
#define NO_METHOD SG_N_METHODS

/* How often a level plays perfectly, in per cent of its turns, and what it does otherwise. */
static const struct
{
  guint perfect;
  SgMethod method;
} levels[] = {
  [SG_LEVEL_EASY] = { 0, NO_METHOD },
  [SG_LEVEL_LARGEST] = { 0, SG_METHOD_LARGEST },
  [SG_LEVEL_EVEN] = { 0, SG_METHOD_EVEN_SUM },
  [SG_LEVEL_MEDIUM] = { 50, NO_METHOD },
  [SG_LEVEL_FORGET] = { 0, SG_METHOD_FORGET_LAST },
  [SG_LEVEL_COPY] = { 0, SG_METHOD_COPY_SHAPE },
  [SG_LEVEL_COUNT] = { 0, SG_METHOD_COUNT_TILES },
  [SG_LEVEL_ALMOST_PERFECT] = { 85, NO_METHOD },
  [SG_LEVEL_PAIR] = { 0, SG_METHOD_PAIR_VALUES },
  [SG_LEVEL_HARD] = { 100, NO_METHOD },
};

G_STATIC_ASSERT (G_N_ELEMENTS (levels) == SG_N_LEVELS);

/* How easily a winning answer is seen. */
#define EASE 1
#define EASE_OF_WHOLE_PART 2

static SgMove
choose_from (GArray *moves, GRand *rand)
{
  g_assert (moves->len > 0);

  return g_array_index (moves, SgMove, g_rand_int_range (rand, 0, moves->len));
}

/* How easily a player sees an answer that wins after the move. */
static guint
rate_answers (gconstpointer analysis, const SgMove *move)
{
  g_autoptr (SgAnalysis) after = sg_analysis_play (analysis, move);
  const SgPosition *position = sg_analysis_get_position (after);
  guint ease = 0;

  for (guint i = 0; i < sg_analysis_get_n_winning_moves (after); i++)
    {
      const SgMove *answer = sg_analysis_get_winning_move (after, i);
      const SgPart *part = sg_position_get_part (position, answer->quadrant);
      gboolean is_whole = sg_position_count_taken (position, answer) == sg_part_get_n_cells (part);

      ease += is_whole ? EASE_OF_WHOLE_PART : EASE;
    }

  return ease;
}

/* Every move loses: of those that take the fewest cells, on a board the corners of the four
 * diagrams, those whose answers are the hardest to see. */
static GArray *
list_traps (const SgAnalysis *analysis)
{
  GArray *moves =
      sg_end_list_smallest (sg_analysis_get_position (analysis), sg_analysis_get_rule (analysis));

  sg_moves_keep_least (moves, rate_answers, analysis);
  return moves;
}

/**
 * sg_level_get_method:
 * @self: a level
 * @method: (out): the method that it plays by
 *
 * Returns: whether it has one
 */
gboolean
sg_level_get_method (SgLevel self, SgMethod *method)
{
  g_assert (self < SG_N_LEVELS);

  *method = levels[self].method;
  return *method != NO_METHOD;
}

/**
 * sg_strategy_choose_random:
 * @position: a position with a move
 * @rule: a rule that allows it
 * @rand: a source of random numbers
 *
 * Returns: a move that wins at once if there is one; else any, each with the same probability, but
 *   one that loses at once only if there is no other
 */
SgMove
sg_strategy_choose_random (const SgPosition *position, SgRule rule, GRand *rand)
{
  g_autoptr (GArray) wins = sg_end_list_wins (position, rule);
  g_autoptr (GArray) moves = sg_end_list_moves (position, rule);

  return choose_from (wins->len > 0 ? wins : moves, rand);
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
  SgMotive motive;
  guint perfect;

  g_assert (level < SG_N_LEVELS);

  perfect = levels[level].perfect;
  if (levels[level].method != NO_METHOD)
    return sg_method_choose (levels[level].method, analysis, rand, &motive);
  if (perfect == 100 || (perfect > 0 && (guint)g_rand_int_range (rand, 0, 100) < perfect))
    return choose_best (analysis, rand);

  return sg_strategy_choose_random (sg_analysis_get_position (analysis),
                                    sg_analysis_get_rule (analysis), rand);
}

/**
 * sg_strategy_choose_lenient:
 * @analysis: an analysis of a position with a move
 * @rand: a source of random numbers
 *
 * Returns: a move that leaves an N-position, so that the opponent can win, and does not lose at
 *   once; any move if there is none. Equally good moves have the same probability
 */
SgMove
sg_strategy_choose_lenient (const SgAnalysis *analysis, GRand *rand)
{
  const SgPosition *position = sg_analysis_get_position (analysis);
  SgRule rule = sg_analysis_get_rule (analysis);
  g_autoptr (GArray) all = sg_end_list_moves (position, rule);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (SgMove));

  for (guint i = 0; i < all->len; i++)
    {
      const SgMove *move = &g_array_index (all, SgMove, i);

      if (sg_analysis_get_nim_sum_after (analysis, move) != 0)
        g_array_append_val (moves, *move);
    }

  return moves->len > 0 ? choose_from (moves, rand)
                        : sg_strategy_choose_random (position, rule, rand);
}
