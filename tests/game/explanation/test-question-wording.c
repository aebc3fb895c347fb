/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The questions before a step reveals something, and the reasons why an answer is wrong. */

#include "game/explanation/ichomp-step-wording.h"

#include <string.h>

#include "test-main.h"
#include "wording-checks.h"

static guint
get_nim_sum (const SgExplanation *explanation)
{
  guint nim_sum = 0;

  SG_FOREACH_QUADRANT (q)
    nim_sum ^= sg_explanation_get_value (explanation, q);

  return nim_sum;
}

static guint
get_n_answers (const SgStep *step)
{
  switch (step->kind)
    {
    case SG_STEP_POWER:
    case SG_STEP_COLUMN:
    case SG_STEP_OUTCOME:
    case SG_STEP_TARGET_DIGIT:
      return 2;
    case SG_STEP_CANDIDATES:
      return SG_N_QUADRANTS;
    default:
      return 256;
    }
}

static gboolean
is_right (const SgExplanation *explanation, const SgStep *step, guint answer)
{
  guint nim_sum = get_nim_sum (explanation);

  switch (step->kind)
    {
    case SG_STEP_POWER:
      return (answer == 1) == (step->number >= 1u << step->column);
    case SG_STEP_COLUMN:
      return answer == step->count % 2;
    case SG_STEP_NIM_SUM:
      return answer == nim_sum;
    case SG_STEP_OUTCOME:
      return (answer == 1) == (nim_sum != 0);
    case SG_STEP_TARGET_DIGIT:
      return answer
             == ((nim_sum ^ sg_explanation_get_value (explanation, step->quadrant)) >> step->column)
                    % 2;
    case SG_STEP_CANDIDATES:
      return (sg_explanation_get_value (explanation, answer) >> step->column) % 2 == 1;
    default:
      return answer == (nim_sum ^ sg_explanation_get_value (explanation, step->quadrant));
    }
}

/* A screen reader reads the text as it is. */
static void
assert_plain (const char *text)
{
  checks_assert_sentence (text);
  g_assert_null (strstr (text, ISOLATE));
}

/* An answer has an objection if and only if it is wrong. */
static void
check_answers (const SgExplanation *explanation, guint index)
{
  const SgStep *step = sg_explanation_get_step (explanation, index);
  guint n_right = 0;

  for (guint answer = 0; answer < get_n_answers (step); answer++)
    {
      g_autofree char *reason =
          ichomp_wording_wrong_answer (ICHOMP_PARTS_QUADRANTS, explanation, index, answer);

      g_assert_cmpint (reason == NULL, ==, is_right (explanation, step, answer));
      if (reason != NULL)
        assert_plain (reason);
      else
        n_right++;
    }

  g_assert_cmpuint (n_right, >, 0);
}

static void
check (const SgExplanation *explanation)
{
  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    {
      const SgStep *step = sg_explanation_get_step (explanation, i);
      g_autofree char *question = ichomp_wording_question (ICHOMP_PARTS_QUADRANTS, explanation, i);
      gboolean asks = step->kind == SG_STEP_POWER || step->kind == SG_STEP_COLUMN
                      || step->kind == SG_STEP_NIM_SUM || step->kind == SG_STEP_OUTCOME
                      || step->kind == SG_STEP_CANDIDATES || step->kind == SG_STEP_TARGET_DIGIT
                      || step->kind == SG_STEP_TARGET || step->kind == SG_STEP_TILES;

      g_assert_cmpint (question != NULL, ==, asks);
      g_assert_cmpint (ichomp_wording_can_ask (explanation, i), ==, asks);
      if (asks)
        {
          assert_plain (question);
          g_assert_nonnull (strchr (question, '?'));
          check_answers (explanation, i);
        }
    }
}

static void
check_each (SgAnalysis *analysis, gpointer user_data)
{
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (analysis, SG_ORDER_VERDICT_LAST, SG_N_QUADRANTS);

  check (explanation);
  SG_FOREACH_QUADRANT (q)
    {
      g_autoptr (SgExplanation) mex = sg_explanation_new_for_quadrant (analysis, q);

      check (mex);
    }
}

static void
test_answers (void)
{
  const SgBoard board = { 12, 12 };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (SgSolver) solver = sg_solver_new (full, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (402);

  checks_foreach_position (SG_RULE_NORMAL, check_each, NULL);
  for (guint i = 0; i < 50; i++)
    {
      g_autoptr (SgPosition) position = sg_random_position (full, rand);
      g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, position);
      g_autoptr (SgExplanation) values =
          checks_explain_values (g_rand_int_range (rand, 0, 256), g_rand_int_range (rand, 0, 256),
                                 g_rand_int_range (rand, 0, 256), g_rand_int_range (rand, 0, 256),
                                 SG_ORDER_VERDICT_LAST, SG_N_QUADRANTS);

      check_each (analysis, NULL);
      check (values);
    }
}

static void
assert_asked (const SgExplanation *explanation, SgStepKind kind, const char *expected)
{
  g_autofree char *text = ichomp_wording_question (ICHOMP_PARTS_QUADRANTS, explanation,
                                                   checks_find_step (explanation, kind, 0));

  checks_assert_text (text, expected);
}

static void
assert_objected (const SgExplanation *explanation,
                 SgStepKind kind,
                 guint nth,
                 guint answer,
                 const char *expected)
{
  g_autofree char *text = ichomp_wording_wrong_answer (
      ICHOMP_PARTS_QUADRANTS, explanation, checks_find_step (explanation, kind, nth), answer);

  checks_assert_text (text, expected);
}

static void
test_worked_example (void)
{
  g_autoptr (SgExplanation) e =
      checks_explain_values (27, 13, 20, 4, SG_ORDER_VERDICT_LAST, SG_QUADRANT_SW);
  g_autoptr (SgExplanation) lost =
      checks_explain_values (5, 5, 3, 3, SG_ORDER_VERDICT_LAST, SG_N_QUADRANTS);
  g_autoptr (SgExplanation) several = checks_explain ("2,2/2/-/-", SG_ORDER_VERDICT_LAST);

  assert_asked (e, SG_STEP_POWER,
                "Top left: does 16 fit into 27? Its digit is 1 if it does, and 0 if not.");
  assert_objected (e, SG_STEP_POWER, 5, 0,
                   "8 is not more than 13, so it fits, and its digit is 1.");
  assert_objected (e, SG_STEP_POWER, 7, 1,
                   "2 is more than 1, so it does not fit, and its digit is 0.");
  assert_objected (e, SG_STEP_COLUMN, 2, 0, "Column of 4: three ones. Odd, so u has a 1 here.");
  assert_objected (e, SG_STEP_NIM_SUM, 0, 5, "5 has a 0 in the column of 2, but u has a 1 there.");
  assert_objected (e, SG_STEP_NIM_SUM, 0, 33,
                   "33 has a 1 in the column of 32, but u has a 0 there.");
  assert_asked (e, SG_STEP_OUTCOME, "u is 6. Can the player to move win?");
  assert_objected (e, SG_STEP_OUTCOME, 0, 0,
                   "u is 6: a move makes it 0, and after every reply u is not 0 again.");
  assert_objected (lost, SG_STEP_OUTCOME, 0, 1,
                   "u is 0: after every move u is not 0, and the opponent can make it 0 again.");
  assert_asked (e, SG_STEP_CANDIDATES,
                "Which quadrant is sure to have a winning move? Look for a 1 in the column of 4.");
  assert_objected (e, SG_STEP_CANDIDATES, 0, SG_QUADRANT_NW,
                   "Top left: 27 has a 0 in the column of 4. It would have to become 29, which is "
                   "more, and no tile leads there.");
  assert_asked (
      e, SG_STEP_TARGET_DIGIT,
      "Column of 16: y has a 1 here, and u has a 0. Which digit does their nim-sum have?");
  assert_objected (e, SG_STEP_TARGET_DIGIT, 0, 0,
                   "Column of 16: u has a 0 here, so the digit of y stays.");
  assert_objected (e, SG_STEP_TARGET_DIGIT, 2, 1,
                   "Column of 4: u has a 1 here, so the digit of y changes.");
  assert_asked (e, SG_STEP_TARGET,
                "Bottom left: which number does 20 have to become, so that u becomes 0?");
  /* A mistake of a published tutorial. */
  assert_objected (e, SG_STEP_TARGET, 0, 19, "With 19 instead of 20, the new u is 1, not 0.");

  assert_asked (several, SG_STEP_TILES, "Top left: which tile leads to 2? Choose it on the board.");
  assert_objected (several, SG_STEP_TILES, 0, 1,
                   "That tile leads to 1, and the new u is 3, not 0.");
}

/* A quadrant without the leading 1 may have a winning move to a larger value, which the reason
 * must not deny. */
static void
check_objections_each (SgAnalysis *analysis, gpointer user_data)
{
  guint *n = user_data;
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (analysis, SG_ORDER_VERDICT_LAST, SG_N_QUADRANTS);

  if (sg_analysis_get_outcome (analysis) == SG_OUTCOME_P)
    return;

  SG_FOREACH_QUADRANT (q)
    {
      guint index = checks_find_step (explanation, SG_STEP_CANDIDATES, 0);
      g_autofree char *reason =
          ichomp_wording_wrong_answer (ICHOMP_PARTS_QUADRANTS, explanation, index, q);
      gboolean wins = FALSE;
      guint kind;

      if (reason == NULL)
        continue;

      for (guint i = 0; i < sg_analysis_get_n_winning_moves (analysis); i++)
        wins = wins || sg_analysis_get_winning_move (analysis, i)->quadrant == q;

      if (wins)
        kind = 0;
      else if (sg_analysis_get_value (analysis, q) == 0)
        kind = 1;
      else
        kind = 2;
      n[kind]++;
      g_assert_cmpint (strstr (reason, "there happens to be a winning move") != NULL, ==,
                       kind == 0);
      g_assert_cmpint (strstr (reason, "no tile is left") != NULL, ==, kind == 1);
      g_assert_cmpint (strstr (reason, "no tile leads there") != NULL, ==, kind == 2);
    }
}

static void
test_objections_to_quadrants (void)
{
  guint n[3] = { 0 };

  checks_foreach_position (SG_RULE_NORMAL, check_objections_each, n);
  for (guint kind = 0; kind < G_N_ELEMENTS (n); kind++)
    g_assert_cmpuint (n[kind], >, 0);
}

void
add_tests (void)
{
  g_test_add_func ("/question-wording/answers", test_answers);
  g_test_add_func ("/question-wording/worked-example", test_worked_example);
  g_test_add_func ("/question-wording/objections-to-quadrants", test_objections_to_quadrants);
}
