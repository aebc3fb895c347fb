/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Misere play of any sum: where values decide, and where a search does. */

#include "engine/games/sg-heaps.h"
#include "engine/games/sg-rows.h"
#include "engine/rules/sg-game.h"
#include "engine/theory/sg-strategy.h"
#include "engine/values/sg-search.h"

#include "engine-support.h"
#include "rulesets.h"
#include "search.h"
#include "test-main.h"

static SgPosition *
parse_any (const char *text)
{
  g_autoptr (GError) error = NULL;
  SgPosition *position = sg_position_parse_any (text, SG_ALL_RULESETS, &error);

  g_assert_no_error (error);
  return position;
}

static SgAnalysis *
analyze_misere (const char *text)
{
  g_autoptr (SgPosition) position = parse_any (text);
  g_autoptr (SgSolver) solver = make_solver (position);

  return sg_analysis_new_with_rule (solver, position, SG_RULE_MISERE);
}

static void
assert_searched (const SgAnalysis *analysis)
{
  const SgPosition *position = sg_analysis_get_position (analysis);
  g_autoptr (GArray) moves = sg_position_list_moves (position);
  g_autoptr (Search) search = search_new (SG_RULE_MISERE);

  g_assert_true (search_is_won (search, position)
                 == (sg_analysis_get_outcome (analysis) == SG_OUTCOME_N));
  for (guint i = 0; i < moves->len; i++)
    {
      const SgMove *move = &g_array_index (moves, SgMove, i);
      g_autoptr (SgPosition) after = sg_position_play (position, move);
      gboolean wins = !search_is_won (search, after);

      g_assert_true (wins == is_winning (analysis, move));
      g_assert_true (wins == (sg_analysis_get_nim_sum_after (analysis, move) == 0));
    }
}

static SgPart
draw_part (GRand *rand, guint n_cells)
{
  static const guint32 one_piece[] = { CODE_ONE_TO_THREE, 0333333, 03, 033, 0303, 0232 };

  switch (g_rand_int_range (rand, 0, 6))
    {
    case 0:
      return rulesets_new_full (&sg_ruleset_heaps, 0, n_cells);
    case 1:
      return rulesets_new_row (rand, &ruleset_at_most_half, 0, n_cells);
    case 2:
      return rulesets_new_diagram (rand, &sg_ruleset_chomp, n_cells);
    case 3:
    case 4:
      return rulesets_new_full (&sg_ruleset_rows,
                                one_piece[g_rand_int_range (rand, 0, G_N_ELEMENTS (one_piece))],
                                n_cells);
    default:
      return rulesets_new_row (rand, &sg_ruleset_rows, rulesets_draw_code (rand), n_cells);
    }
}

/* Outcomes and all winning moves of random sums. */
static void
test_outcomes (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (284);
  guint n_with_sum = 0;
  const guint n_rounds = 1500;

  for (guint i = 0; i < n_rounds; i++)
    {
      guint n_parts = g_rand_int_range (rand, 1, 5);
      g_autoptr (SgPosition) position = NULL;
      g_autoptr (SgSolver) solver = NULL;
      g_autoptr (SgAnalysis) analysis = NULL;
      SgPart parts[4];

      for (guint k = 0; k < n_parts; k++)
        parts[k] = draw_part (rand, g_rand_int_range (rand, 0, 12 / n_parts + 1));
      position = sg_position_new_sum (parts, n_parts);
      for (guint k = 0; k < n_parts; k++)
        sg_part_clear (&parts[k]);

      solver = make_solver (position);
      g_assert_true (sg_solver_check_misere (solver, NULL));
      analysis = sg_analysis_new_with_rule (solver, position, SG_RULE_MISERE);
      assert_searched (analysis);
      n_with_sum += sg_analysis_has_sum (analysis);
    }

  g_assert_cmpuint (n_with_sum, >, n_rounds / 10);
  g_assert_cmpuint (n_with_sum, <, n_rounds * 9 / 10);
}

/* Rows of 8 and of 4 pins of Kayles have the same value and different outcomes. */
static void
test_values_do_not_decide (void)
{
  g_autoptr (SgAnalysis) eight = analyze_misere ("kayles 8");
  g_autoptr (SgAnalysis) four = analyze_misere ("kayles 4");

  g_assert_cmpuint (sg_analysis_get_value (eight, 0), ==, 1);
  g_assert_cmpuint (sg_analysis_get_value (four, 0), ==, 1);
  g_assert_false (sg_analysis_has_sum (eight));
  g_assert_false (sg_analysis_has_sum (four));
  g_assert_cmpint (sg_analysis_get_outcome (eight), !=, sg_analysis_get_outcome (four));
  assert_searched (eight);
  assert_searched (four);
}

static void
test_values_decide (void)
{
  static const struct
  {
    const char *text;
    gboolean decide;
  } cases[] = {
    { "heaps 3/5/7", TRUE }, { "octal 0.333 255/12/4", TRUE }, { "octal 0.333 2+2", FALSE },
    { "kayles 1", TRUE },    { "kayles 1/2", TRUE },           { "kayles 3", FALSE },
    { "3,2/heaps 4", TRUE }, { "chomp 2,1", FALSE },           { "octal 0.73 4", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SgPosition) position = parse_any (cases[i].text);
      g_autoptr (SgSolver) solver = make_solver (position);

      g_test_message ("%s", cases[i].text);
      g_assert_true (sg_solver_behaves_as_heaps (solver, position) == cases[i].decide);
    }
}

static void
assert_too_large (const char *text, guint64 count)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgPosition) position = parse_any (text);
  g_autoptr (SgSolver) solver = make_solver (position);

  g_assert_cmpuint (sg_search_count (position), ==, count);
  g_assert_false (sg_solver_check_misere (solver, &error));
  g_assert_error (error, SG_ERROR, SG_ERROR_SEARCH_TOO_LARGE);
  g_assert_cmpuint (sg_error_get_detail (error)->number, ==, count);
}

/* The count is known before anything is searched. There are 7 partitions of numbers up to 3: of 0,
 * 1, 2 and 3 pins 1, 1, 2 and 3. */
static void
test_count (void)
{
  g_autoptr (SgPosition) three = parse_any ("kayles 3");
  g_autoptr (SgPosition) one_and_two = parse_any ("kayles 1/2");
  g_autoptr (SgPosition) two_games = parse_any ("kayles 3/octal 0.07 3/heaps 9");
  g_autoptr (SgPosition) most = parse_any ("kayles 48");

  g_assert_cmpuint (sg_search_count (three), ==, 7);
  g_assert_cmpuint (sg_search_count (one_and_two), ==, 7);
  g_assert_cmpuint (sg_search_count (two_games), ==, 7 * 7 * 10);
  g_assert_cmpuint (sg_search_count (most), ==, 918220);
  g_assert_cmpuint (sg_search_get_limit (most), >=, 918220);

  assert_too_large ("kayles 49", G_MAXUINT64);
  assert_too_large ("kayles 30/octal 0.07 30", (guint64)28629 * 28629);
  assert_too_large ("kayles 3/heaps 65535", 7 * 65536);
}

/* A large search answers, and the winning moves agree with the outcomes after them. */
static void
test_large (void)
{
  g_autoptr (SgAnalysis) analysis = analyze_misere ("kayles 20/12/8");
  g_autoptr (SgPosition) position = sg_position_ref (sg_analysis_get_position (analysis));
  g_autoptr (SgSolver) solver = make_solver (position);
  g_autoptr (GArray) moves = sg_position_list_moves (position);

  for (guint i = 0; i < moves->len; i++)
    {
      const SgMove *move = &g_array_index (moves, SgMove, i);
      g_autoptr (SgPosition) after = sg_position_play (position, move);

      g_assert_true (sg_solver_is_won_in_misere (solver, after) != is_winning (analysis, move));
    }
  g_assert_true (sg_solver_is_won_in_misere (solver, position)
                 == (sg_analysis_get_n_winning_moves (analysis) > 0));
}

void
add_tests (void)
{
  g_test_add_func ("/engine/misere/outcomes", test_outcomes);
  g_test_add_func ("/engine/misere/values-do-not-decide", test_values_do_not_decide);
  g_test_add_func ("/engine/misere/values-decide", test_values_decide);
  g_test_add_func ("/engine/misere/count", test_count);
  g_test_add_func ("/engine/misere/large", test_large);
}
