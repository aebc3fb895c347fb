/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Outcomes and winning moves under each rule, compared with a search of the whole sum, which uses
 * no values. */

#include "engine/rules/sg-rule.h"

#include "engine/rules/sg-error.h"
#include "engine/rules/sg-game.h"
#include "engine/theory/sg-random.h"
#include "engine/theory/sg-review.h"
#include "engine/theory/sg-strategy.h"

#include "engine-support.h"
#include "oracle.h"
#include "sums.h"
#include "test-main.h"

static const char *
get_word (SgRule rule)
{
  return rule == SG_RULE_NORMAL ? "" : rule == SG_RULE_MISERE ? " misere" : " chomp";
}

/* The notation */

static void
test_notation (void)
{
  for (SgRule rule = 0; rule < SG_N_RULES; rule++)
    {
      g_autofree char *start = g_strdup_printf ("3,2/-/-/- @6x4%s", get_word (rule));
      g_autofree char *text = g_strdup_printf ("%s NW2,1 NW1,2", start);
      g_autofree char *small = g_strdup_printf ("3,2/-/-/-%s NW2,1", get_word (rule));
      g_autoptr (GError) error = NULL;
      g_autoptr (SgGame) without = sg_game_parse_start_any (start, SG_RULESETS_BARS, &error);
      g_autoptr (SgGame) game = parse_game (text);
      g_autoptr (SgGame) smallest = parse_game (small);
      g_autofree char *printed = sg_game_to_string (game);
      g_autofree char *printed_start = sg_game_to_string (without);

      g_assert_no_error (error);
      g_assert_cmpint (sg_game_get_rule (game), ==, rule);
      g_assert_cmpint (sg_game_get_rule (without), ==, rule);
      g_assert_cmpint (sg_game_get_rule (smallest), ==, rule);
      g_assert_cmpuint (sg_game_get_n_moves (game), ==, 2);
      g_assert_cmpuint (sg_game_get_n_moves (without), ==, 0);
      g_assert_cmpstr (printed, ==, text);
      g_assert_cmpstr (printed_start, ==, start);
    }
}

static void
assert_error (const char *text, SgError code, guint character, guint64 number)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) start_error = NULL;
  g_autoptr (SgGame) game = sg_game_parse (text, &error);
  g_autoptr (SgGame) start = sg_game_parse_start_any (text, SG_RULESETS_BARS, &start_error);

  g_test_message ("\"%s\"", text);
  g_assert_null (game);
  g_assert_null (start);
  g_assert_error (error, SG_ERROR, (int)code);
  g_assert_error (start_error, SG_ERROR, (int)code);
  g_assert_cmpuint (sg_error_get_detail (error)->character, ==, character);
  g_assert_cmpuint (sg_error_get_detail (error)->number, ==, number);
  g_assert_cmpuint (sg_error_get_detail (start_error)->character, ==, character);
}

static void
test_notation_errors (void)
{
  assert_error ("3/2/1/- miser", SG_ERROR_SYNTAX, 14, SG_ERROR_FOUND_END);
  assert_error ("3/2/1/- miss", SG_ERROR_SYNTAX, 12, 's');
  assert_error ("3/2/1/- normal", SG_ERROR_SYNTAX, 9, 'n');
  assert_error ("3/2/1/- mis\303\250re", SG_ERROR_SYNTAX, 12, 0xe8);
  assert_error ("3/2/1/- miseres", SG_ERROR_SYNTAX, 15, 's');
  assert_error ("3/-/1/- @6x4 chomp", SG_ERROR_CHOMP_QUADRANTS, 14, 2);
  assert_error ("3/2/1/2 chomp", SG_ERROR_CHOMP_QUADRANTS, 9, 4);
}

static void
test_start_has_no_moves (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (sg_game_parse_start_any ("3/2/1/- misere NW1,1", SG_RULESETS_BARS, &error));
  g_assert_error (error, SG_ERROR, SG_ERROR_SYNTAX);
  g_assert_cmpuint (sg_error_get_detail (error)->character, ==, 15);
}

static void
test_game_keeps_rule (void)
{
  g_autoptr (SgGame) game = parse_game ("3/2/-/- @6x2 misere");
  g_autoptr (SgGame) normal = parse_game ("3/2/-/- @6x2");
  const SgMove move = { SG_QUADRANT_NW, 0, 1 };
  g_autoptr (SgGame) after = sg_game_play (game, 0, &move);
  g_autoptr (SgGame) normal_after = sg_game_play (normal, 0, &move);

  g_assert_cmpint (sg_game_get_rule (after), ==, SG_RULE_MISERE);
  g_assert_cmpint (sg_game_get_rule (normal_after), ==, SG_RULE_NORMAL);
}

/* Against the search */

/* From a won position Hard moves to a lost one, so it never loses from an N-position, whatever the
 * opponent does. */
static void
assert_hard_wins (OracleSum *sum, SgAnalysis *analysis, const guint *parts)
{
  static GRand *rand;

  if (rand == NULL)
    rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < 4; i++)
    {
      SgMove move = sg_strategy_choose (analysis, SG_LEVEL_HARD, rand);

      g_assert_cmpint (sums_is_won_after (sum, parts, &move), !=, oracle_sum_is_won (sum, parts));
    }
}

static void
assert_right (OracleSum *sum, SgAnalysis *analysis, const guint *parts)
{
  SgPosition *position = sg_analysis_get_position (analysis);
  gboolean won = oracle_sum_is_won (sum, parts);

  g_assert_cmpint (sg_analysis_get_outcome (analysis) == SG_OUTCOME_N, ==, won);
  g_assert_cmpint (sg_analysis_get_nim_sum (analysis) != 0, ==, won);
  if (sg_position_is_empty (position))
    return;

  g_assert_cmpint (sg_analysis_get_n_winning_moves (analysis) > 0, ==, won);
  SG_FOREACH_QUADRANT (q)
    {
      const SgDiagram *diagram = sg_position_get_diagram (position, q);

      for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
        for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
          {
            SgMove move = { q, row, column };
            g_autoptr (SgAnalysis) after = sg_analysis_play (analysis, &move);
            gboolean lost = !sums_is_won_after (sum, parts, &move);

            g_assert_cmpint (is_winning (analysis, &move), ==, lost);
            g_assert_cmpint (sg_analysis_get_rule (after), ==, sg_analysis_get_rule (analysis));
            g_assert_cmpuint (sg_analysis_get_nim_sum_after (analysis, &move), ==,
                              sg_analysis_get_nim_sum (after));
          }
    }

  assert_hard_wins (sum, analysis, parts);
}

static void
test_misere_sums (void)
{
  sums_foreach (SG_RULE_MISERE, 3, 3, 2, assert_right);
  sums_foreach (SG_RULE_MISERE, 4, 2, 3, assert_right);
  sums_foreach (SG_RULE_MISERE, 2, 2, 4, assert_right);
  sums_foreach (SG_RULE_MISERE, 3, 2, 4, assert_right);
}

static void
test_misere_nim (void)
{
  sums_foreach (SG_RULE_MISERE, 6, 1, 4, assert_right);
  sums_foreach (SG_RULE_MISERE, 1, 4, 4, assert_right);
  sums_foreach (SG_RULE_MISERE, 40, 1, 2, assert_right);
}

static void
test_normal_sums (void)
{
  sums_foreach (SG_RULE_NORMAL, 3, 2, 3, assert_right);
  sums_foreach (SG_RULE_NORMAL, 6, 1, 4, assert_right);
}

/* In Chomp the values are those of the game in which the corner is not an option. */
static void
assert_right_chomp (OracleSum *sum, SgAnalysis *analysis, const guint *parts)
{
  const char *shape = oracle_sum_get_shape (sum, parts[0]);
  const SgDiagram *diagram =
      sg_position_get_diagram (sg_analysis_get_position (analysis), SG_QUADRANT_NW);

  assert_right (sum, analysis, parts);
  if (sg_diagram_is_empty (diagram))
    {
      g_assert_cmpuint (sg_analysis_get_value (analysis, SG_QUADRANT_NW), ==, 0);
      return;
    }

  g_assert_cmpuint (sg_analysis_get_value (analysis, SG_QUADRANT_NW), ==,
                    oracle_chomp_value (shape));
  g_assert_cmpuint (sg_analysis_get_nim_sum (analysis), ==, oracle_chomp_value (shape));
  for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
    for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
      {
        SgMove move = { SG_QUADRANT_NW, row, column };
        g_autofree char *option = oracle_shape_take (shape, row, column);

        g_assert_cmpuint (sg_analysis_get_move_value (analysis, &move), ==,
                          option[0] != '\0' ? oracle_chomp_value (option) : SG_NO_VALUE);
      }
}

static void
test_chomp (void)
{
  sums_foreach (SG_RULE_CHOMP, 5, 5, 1, assert_right_chomp);
  sums_foreach (SG_RULE_CHOMP, 7, 3, 1, assert_right_chomp);
}

static void
test_allows (void)
{
  g_autoptr (SgGame) two = parse_game ("3/2/-/- @6x4");
  g_autoptr (SgGame) one = parse_game ("-/-/-/2 @6x4");
  g_autoptr (SgGame) none = parse_game ("-/-/-/- @6x4");

  for (SgRule rule = 0; rule < SG_N_RULES; rule++)
    {
      g_assert_cmpint (sg_rule_allows (rule, sg_game_get_position (two, 0)), ==,
                       rule != SG_RULE_CHOMP);
      g_assert_true (sg_rule_allows (rule, sg_game_get_position (one, 0)));
      g_assert_true (sg_rule_allows (rule, sg_game_get_position (none, 0)));
    }
}

/* Reviews */

static SgReview *
review (const char *text)
{
  g_autoptr (SgGame) game = parse_game (text);
  g_autoptr (SgSolver) solver = make_solver (sg_game_get_position (game, 0));

  return sg_review_new (solver, game);
}

static void
test_review (void)
{
  /* From rows of 2 and 1, taking the whole row of 2 wins, and taking one tile of it is a
   * mistake. */
  g_autoptr (SgReview) right = review ("2/1/-/- @4x2 misere NW1,1 NE1,1");
  g_autoptr (SgReview) wrong = review ("2/1/-/- @4x2 misere NW1,2 NE1,1 NW1,1");
  /* The first move takes the poisoned tile: in a P-position, and in an N-position. */
  g_autoptr (SgReview) poisoned = review ("-/-/-/2,1 @4x4 chomp SE1,1");
  g_autoptr (SgReview) mistaken = review ("-/-/-/2,2 @4x4 chomp SE1,1");
  SgMove move;

  g_assert_cmpuint (sg_review_get_n_mistakes (right), ==, 0);
  g_assert_cmpint (sg_review_get_judgement (right, 0), ==, SG_JUDGEMENT_WINNING);
  g_assert_cmpint (sg_review_get_judgement (right, 1), ==, SG_JUDGEMENT_LOST);
  g_assert_cmpuint (sg_review_get_nim_sum (right, 2), ==, 1);
  g_assert_false (sg_review_get_refutation (right, 0, &move));
  g_assert_false (sg_review_get_refutation (right, 1, &move));

  g_assert_cmpuint (sg_review_get_n_mistakes (wrong), ==, 1);
  g_assert_cmpint (sg_review_get_judgement (wrong, 0), ==, SG_JUDGEMENT_MISTAKE);
  g_assert_true (sg_review_get_refutation (wrong, 0, &move));
  g_assert_cmpint (sg_review_get_judgement (wrong, 1), ==, SG_JUDGEMENT_WINNING);
  g_assert_cmpint (sg_review_get_judgement (wrong, 2), ==, SG_JUDGEMENT_LOST);

  g_assert_cmpint (sg_review_get_judgement (poisoned, 0), ==, SG_JUDGEMENT_LOST);
  g_assert_false (sg_review_get_refutation (poisoned, 0, &move));
  g_assert_cmpint (sg_review_get_judgement (mistaken, 0), ==, SG_JUDGEMENT_MISTAKE);
  g_assert_false (sg_review_get_refutation (mistaken, 0, &move));
}

/* Random starts */

static void
assert_random (const char *text, SgRule rule, SgOutcome outcome)
{
  SgWish wish = outcome == SG_OUTCOME_P ? SG_WISH_P_POSITION : SG_WISH_N_POSITION;
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (SgGame) start = parse_game (text);
  SgPosition *full = sg_game_get_position (start, 0);
  g_autoptr (SgSolver) solver = make_solver (full);

  for (guint i = 0; i < 200; i++)
    {
      g_autoptr (SgPosition) position =
          sg_random_position_as_wished (full, rule, solver, wish, 0, rand);
      g_autoptr (SgAnalysis) analysis = sg_analysis_new_with_rule (solver, position, rule);

      g_assert_cmpint (sg_analysis_get_outcome (analysis), ==, outcome);
      g_assert_false (sg_position_is_empty (position));
      SG_FOREACH_QUADRANT (q)
        g_assert_true (sg_diagram_contains (sg_position_get_diagram (full, q),
                                            sg_position_get_diagram (position, q)));
    }
}

static void
test_random (void)
{
  for (SgOutcome outcome = SG_OUTCOME_P; outcome <= SG_OUTCOME_N; outcome++)
    {
      assert_random ("7/5/3/1 @14x2", SG_RULE_NORMAL, outcome);
      assert_random ("7/5/3/1 @14x2", SG_RULE_MISERE, outcome);
      assert_random ("1/1/-/- @2x2", SG_RULE_MISERE, outcome);
      assert_random ("-/-/-/4,4,4 @8x6", SG_RULE_CHOMP, outcome);
      assert_random ("-/-/-/2 @4x2", SG_RULE_CHOMP, outcome);
    }
}

void
add_tests (void)
{
  g_test_add_func ("/engine/rule/notation", test_notation);
  g_test_add_func ("/engine/rule/notation-errors", test_notation_errors);
  g_test_add_func ("/engine/rule/start-has-no-moves", test_start_has_no_moves);
  g_test_add_func ("/engine/rule/game-keeps-rule", test_game_keeps_rule);
  g_test_add_func ("/engine/rule/allows", test_allows);
  g_test_add_func ("/engine/rule/normal-sums", test_normal_sums);
  g_test_add_func ("/engine/rule/misere-sums", test_misere_sums);
  g_test_add_func ("/engine/rule/misere-nim", test_misere_nim);
  g_test_add_func ("/engine/rule/chomp", test_chomp);
  g_test_add_func ("/engine/rule/review", test_review);
  g_test_add_func ("/engine/rule/random", test_random);
}
