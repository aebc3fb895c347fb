/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Explanations of misere play and Chomp: each is replayed, every claim in it is checked, and a
 * search without values tries out the winning tile. */

#include "engine/theory/sg-explanation.h"

#include "replay.h"
#include "sums.h"
#include "engine-support.h"
#include "test-main.h"

/* Every losing move has a winning reply, unless it ends the game. */
static void
assert_replies (OracleSum *sum, SgAnalysis *analysis, const ReplayFacts *facts, const guint *parts)
{
  SgPosition *position = sg_analysis_get_position (analysis);

  SG_FOREACH_QUADRANT (q)
    {
      const SgDiagram *diagram = sg_position_get_diagram (position, q);

      for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
        for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
          {
            SgMove move = { q, row, column };
            gboolean is_last =
                sg_position_count_taken (position, &move) == sg_position_get_n_tiles (position);
            SgStep reply;

            g_assert_cmpint (sg_explanation_find_reply (analysis, &move, &reply), ==,
                             !is_last && sums_is_won_after (sum, parts, &move));
            if (!is_last && sg_analysis_get_outcome (analysis) == SG_OUTCOME_P)
              replay_assert_reply (&reply, facts, &move);
          }
    }
}

static guint n_kinds[SG_N_STEP_KINDS];

static void
assert_explains (OracleSum *sum, SgAnalysis *analysis, const guint *parts)
{
  ReplayFacts facts = replay_facts_for_position (sg_analysis_get_position (analysis),
                                                 sg_analysis_get_rule (analysis));

  for (guint i = 0; i < SG_N_ORDERS * (SG_N_QUADRANTS + 1); i++)
    {
      SgOrder order = i % SG_N_ORDERS;
      SgQuadrant preferred = i / SG_N_ORDERS;
      g_autoptr (SgExplanation) explanation = sg_explanation_new (analysis, order, preferred);
      const SgStep *tiles = find_step (explanation, SG_STEP_TILES);

      replay_assert_explains (explanation, &facts, order, preferred);
      for (guint k = 0; k < sg_explanation_get_n_steps (explanation); k++)
        n_kinds[sg_explanation_get_step (explanation, k)->kind]++;
      if (sg_position_is_empty (sg_analysis_get_position (analysis)))
        continue;

      g_assert_cmpint (tiles != NULL, ==, oracle_sum_is_won (sum, parts));
      if (tiles != NULL)
        g_assert_false (sums_is_won_after (sum, parts, &tiles->move));
    }

  SG_FOREACH_QUADRANT (q)
    {
      g_autoptr (SgExplanation) explanation = sg_explanation_new_for_quadrant (analysis, q);

      replay_assert_explains_quadrant (explanation, &facts, q);
    }

  assert_replies (sum, analysis, &facts, parts);
}

static void
test_misere_sums (void)
{
  sums_foreach (SG_RULE_MISERE, 3, 3, 2, assert_explains);
  sums_foreach (SG_RULE_MISERE, 2, 2, 4, assert_explains);
}

static void
test_misere_nim (void)
{
  sums_foreach (SG_RULE_MISERE, 5, 1, 4, assert_explains);
}

static void
test_chomp (void)
{
  sums_foreach (SG_RULE_CHOMP, 5, 5, 1, assert_explains);
}

/* Every step of misere play and Chomp has occurred in the tests before; mirror pairs belong to
 * normal play. */
static void
test_kinds (void)
{
  for (guint kind = SG_STEP_POISONED; kind < SG_STEP_OVER; kind++)
    g_assert_cmpuint (n_kinds[kind], >, 0);
  g_assert_cmpuint (n_kinds[SG_STEP_MIRROR_PAIR], ==, 0);
  g_assert_cmpuint (n_kinds[SG_STEP_EQUAL_PAIR], >, 0);
}

void
add_tests (void)
{
  g_test_add_func ("/engine/rule-explanation/misere-sums", test_misere_sums);
  g_test_add_func ("/engine/rule-explanation/misere-nim", test_misere_nim);
  g_test_add_func ("/engine/rule-explanation/chomp", test_chomp);
  g_test_add_func ("/engine/rule-explanation/kinds", test_kinds);
}
