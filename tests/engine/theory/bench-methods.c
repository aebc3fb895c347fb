/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Who beats whom: games between the levels, and between the methods that are none, from random
 * positions; the players begin in turn. Prints a table of per cent that the row wins, the mean of
 * the row over the other levels, and how often the row gives a won position away. */

#include "engine/theory/sg-random.h"
#include "engine/theory/sg-strategy.h"

#include <stdlib.h>

#include "engine-support.h"

typedef struct
{
  const char *name;
  gboolean is_level;
  guint number; /* of the level, or of the method */
} Player;

static const Player players[] = {
  { "whole part", FALSE, SG_METHOD_WHOLE_PART },
  { "one tile", FALSE, SG_METHOD_ONE_TILE },
  { "easy", TRUE, SG_LEVEL_EASY },
  { "largest", TRUE, SG_LEVEL_LARGEST },
  { "even", TRUE, SG_LEVEL_EVEN },
  { "medium", TRUE, SG_LEVEL_MEDIUM },
  { "forget", TRUE, SG_LEVEL_FORGET },
  { "copy", TRUE, SG_LEVEL_COPY },
  { "count", TRUE, SG_LEVEL_COUNT },
  { "almost", TRUE, SG_LEVEL_ALMOST_PERFECT },
  { "pair", TRUE, SG_LEVEL_PAIR },
  { "hard", TRUE, SG_LEVEL_HARD },
};

#define N_PLAYERS G_N_ELEMENTS (players)

typedef struct
{
  guint n_won_positions;
  guint n_given_away;
  guint n_moves;
  guint n_without_rule;
} Tally;

static SgMove
choose (const Player *player, const SgAnalysis *analysis, GRand *rand, Tally *tally)
{
  gboolean is_won = sg_analysis_get_nim_sum (analysis) != 0;
  SgMethod method = player->number;
  SgMotive motive = SG_MOTIVE_RULE;
  SgMove move;

  if (!player->is_level || sg_level_get_method (player->number, &method))
    move = sg_method_choose (method, analysis, rand, &motive);
  else
    move = sg_strategy_choose (analysis, player->number, rand);

  tally->n_moves++;
  tally->n_without_rule += motive == SG_MOTIVE_NOTHING;
  tally->n_won_positions += is_won;
  tally->n_given_away += is_won && sg_analysis_get_nim_sum_after (analysis, &move) != 0;
  return move;
}

/* Returns which of the two wins; the first begins. */
static guint
play (SgSolver *solver, SgPosition *start, const guint pair[2], GRand *rand, Tally *tallies)
{
  g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, start);
  guint side = 0;

  for (;; side = 1 - side)
    {
      SgMove move = choose (&players[pair[side]], analysis, rand, &tallies[pair[side]]);
      SgAnalysis *after = sg_analysis_play (analysis, &move);

      sg_analysis_unref (analysis);
      analysis = after;
      if (sg_position_is_over (sg_analysis_get_position (analysis)))
        return side;
    }
}

static void
print_board (guint side, guint n_games, GRand *rand)
{
  const SgBoard board = { side, side };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (SgSolver) solver = make_board_solver (&board);
  guint n_won[N_PLAYERS][N_PLAYERS] = { { 0 } };
  Tally tallies[N_PLAYERS] = { { 0 } };

  for (guint a = 0; a < N_PLAYERS; a++)
    for (guint b = a + 1; b < N_PLAYERS; b++)
      for (guint i = 0; i < n_games; i++)
        {
          g_autoptr (SgPosition) start = sg_random_position (full, rand);
          const guint pair[] = { i % 2 == 0 ? a : b, i % 2 == 0 ? b : a };
          guint winner = pair[play (solver, start, pair, rand, tallies)];

          n_won[winner][winner == a ? b : a]++;
        }

  g_print ("%ux%u, %u games a pair, per cent won by the row\n%-11s", side, side, n_games, "");
  for (guint b = 0; b < N_PLAYERS; b++)
    g_print (" %5.5s", players[b].name);
  g_print ("   mean   away  no rule\n");

  for (guint a = 0; a < N_PLAYERS; a++)
    {
      double sum = 0;
      guint n = 0;

      g_print ("%-11s", players[a].name);
      for (guint b = 0; b < N_PLAYERS; b++)
        {
          double percent = 100.0 * n_won[a][b] / n_games;

          if (b == a)
            g_print ("     -");
          else
            g_print (" %5.1f", percent);
          if (b != a && players[b].is_level)
            {
              sum += percent;
              n++;
            }
        }
      g_print ("  %5.1f  %5.1f  %5.1f\n", sum / n,
               100.0 * tallies[a].n_given_away / MAX (1, tallies[a].n_won_positions),
               100.0 * tallies[a].n_without_rule / tallies[a].n_moves);
    }
  g_print ("\n");
}

int
main (int argc, char **argv)
{
  guint n_games = argc > 1 ? (guint)atoi (argv[1]) : 1000;
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  print_board (6, n_games, rand);
  print_board (8, n_games, rand);
  return EXIT_SUCCESS;
}
