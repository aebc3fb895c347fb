/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Each part is drawn by its ruleset, independently of the others. */

#include "sg-random.h"

#include "engine/rules/sg-part.h"

/* A property of one position in a thousand is missed with probability exp (-16). On a large
 * board these draws take 40 ms. */
#define MAX_DRAWS 16000

/**
 * sg_random_position:
 * @full: a position with a move; its diagrams are full rectangles
 * @rand: a source of random numbers
 *
 * Returns: (transfer full): a position with a move inside @full, each with the same probability
 */
SgPosition *
sg_random_position (const SgPosition *full, GRand *rand)
{
  guint n_parts = sg_position_get_n_parts (full);
  SgPosition *position = NULL;

  g_assert (!sg_position_is_over (full));

  do
    {
      SgPart parts[SG_MAX_PARTS];

      for (guint i = 0; i < n_parts; i++)
        {
          parts[i] = *sg_position_get_part (full, i);
          parts[i].state = parts[i].rules->draw (&parts[i], rand);
        }

      g_clear_pointer (&position, sg_position_unref);
      position = sg_position_new_like (full, parts);

      for (guint i = 0; i < n_parts; i++)
        sg_part_clear (&parts[i]);
    }
  while (sg_position_is_over (position));

  return position;
}

static gboolean
fulfils (SgSolver *solver, SgPosition *position, SgRule rule, SgWish wish, guint nim_sum)
{
  g_autoptr (SgAnalysis) analysis = NULL;
  guint sum = sg_analysis_compute_nim_sum (solver, position, rule);

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
 * @full: a position with a move; its diagrams are full rectangles
 * @rule: a rule that allows it
 * @solver: a solver that covers @full
 * @wish: the wanted property, under @rule
 * @nim_sum: the number u of %SG_WISH_NIM_SUM, see sg_rule_get_sum()
 * @rand: a source of random numbers
 *
 * Draws positions, up to a fixed number, until one is as wished.
 *
 * Returns: (transfer full) (nullable): such a position with a move, each with the same
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
