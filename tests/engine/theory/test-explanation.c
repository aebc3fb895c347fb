/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Explanations under normal play: each is replayed, and every claim in it is checked. */

#include "engine/theory/sg-explanation.h"

#include "engine/rules/sg-nim.h"
#include "engine/theory/sg-random.h"

#include "engine-support.h"
#include "oracle-sum.h"
#include "oracle.h"
#include "replay.h"
#include "test-main.h"

#define N_SMALL 20
#define N_RANDOM 10000
#define N_VALUES 2000

/* Every move from a P-position has a reply. */
static void
assert_replies (SgAnalysis *analysis, const ReplayFacts *facts)
{
  SgPosition *position = sg_analysis_get_position (analysis);

  SG_FOREACH_MOVE (move, position)
    {
      SgStep reply;

      g_assert_true (sg_explanation_find_reply (analysis, &move, &reply));
      replay_assert_reply (&reply, facts, &move);
    }
}

/* In both orders, with every preferred quadrant and with none. */
static void
assert_explains (SgAnalysis *analysis, const ReplayFacts *facts)
{
  for (guint i = 0; i < SG_N_ORDERS * (SG_N_QUADRANTS + 1); i++)
    {
      SgOrder order = i % SG_N_ORDERS;
      SgQuadrant preferred = i / SG_N_ORDERS;
      g_autoptr (SgExplanation) explanation = sg_explanation_new (analysis, order, preferred);

      g_assert_true (sg_explanation_get_analysis (explanation) == analysis);
      replay_assert_explains (explanation, facts, order, preferred);
    }
}

/* u is 0 if and only if the search finds the position lost, and the winning tile leads to a lost
 * position. */
static void
assert_agrees_with_search (OracleSum *sum, SgAnalysis *analysis, const guint *parts)
{
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (analysis, SG_ORDER_VERDICT_FIRST, SG_N_QUADRANTS);
  const SgStep *outcome = find_step (explanation, SG_STEP_VERDICT);
  const SgStep *tiles = find_step (explanation, SG_STEP_TILES);
  gboolean won = oracle_sum_is_won (sum, parts);
  guint after[SG_N_QUADRANTS];

  g_assert_cmpint (outcome != NULL && outcome->value != 0, ==, won);
  g_assert_cmpint (tiles != NULL, ==, won);
  if (tiles == NULL)
    return;

  SG_FOREACH_QUADRANT (q)
    after[q] = parts[q];
  after[tiles->move.quadrant] =
      oracle_sum_get_option (sum, parts[tiles->move.quadrant], tiles->move.row, tiles->move.column);
  g_assert_false (oracle_sum_is_won (sum, after));
}

/* Every position inside 3x3 quadrants. */
static void
test_small_positions (void)
{
  const SgBoard board = { 6, 6 };
  g_autoptr (SgSolver) solver = make_board_solver (&board);
  g_autoptr (OracleSum) sum = oracle_sum_new (3, 3, SG_N_QUADRANTS);
  SgDiagram *diagrams[N_SMALL];
  guint parts[SG_N_QUADRANTS];
  guint n_lost = 0;

  g_assert_cmpuint (oracle_sum_get_n_shapes (sum), ==, N_SMALL);
  for (guint i = 0; i < N_SMALL; i++)
    diagrams[i] = oracle_shape_to_diagram (oracle_sum_get_shape (sum, i));

  for (guint i = 0; i < N_SMALL * N_SMALL * N_SMALL * N_SMALL; i++)
    {
      SgDiagram *quadrants[SG_N_QUADRANTS];
      g_autoptr (SgPosition) position = NULL;
      g_autoptr (SgAnalysis) analysis = NULL;
      ReplayFacts facts = { .rule = SG_RULE_NORMAL };
      guint code = i;

      SG_FOREACH_QUADRANT (q)
        {
          parts[q] = code % N_SMALL;
          code /= N_SMALL;
          quadrants[q] = diagrams[parts[q]];
          facts.shapes[q] = replay_shape (oracle_sum_get_shape (sum, parts[q]), SG_RULE_NORMAL);
          facts.values[q] = facts.shapes[q]->value;
        }
      position = sg_position_new (&board, quadrants);
      analysis = sg_analysis_new (solver, position);

      assert_explains (analysis, &facts);
      assert_agrees_with_search (sum, analysis, parts);
      if (sg_analysis_get_outcome (analysis) == SG_OUTCOME_P)
        {
          assert_replies (analysis, &facts);
          n_lost++;
        }
    }

  g_test_message ("%u P-positions", n_lost);
  g_assert_cmpuint (n_lost, >, 1000);
  for (guint i = 0; i < N_SMALL; i++)
    sg_diagram_unref (diagrams[i]);
}

/* Sometimes makes a quadrant equal to another one or to its mirror image, which is rare among
 * random diagrams. */
static SgPosition *
make_random_position (const SgBoard *board, GRand *rand)
{
  g_autoptr (SgPosition) full = sg_position_new_full (board);
  g_autoptr (SgPosition) random = sg_random_position (full, rand);
  g_autoptr (SgPosition) position = sg_position_ref (random);

  while (g_rand_boolean (rand))
    {
      SgQuadrant from = g_rand_int_range (rand, 0, SG_N_QUADRANTS);
      SgQuadrant to = g_rand_int_range (rand, 0, SG_N_QUADRANTS);
      SgDiagram *diagrams[SG_N_QUADRANTS];
      g_autoptr (SgDiagram) image = NULL;
      g_autoptr (SgPosition) previous = g_steal_pointer (&position);

      SG_FOREACH_QUADRANT (q)
        diagrams[q] = sg_position_get_diagram (previous, q);
      image = g_rand_boolean (rand) ? sg_diagram_ref (diagrams[from])
                                    : sg_diagram_transpose (diagrams[from]);
      if (sg_board_fits (board, to, image))
        diagrams[to] = image;
      position = sg_position_new (board, diagrams);
    }

  return g_steal_pointer (&position);
}

/* Quadrants up to 8x8, on boards of all sizes. */
static void
test_random_positions (void)
{
  const SgBoard largest = { 16, 16 };
  g_autoptr (SgSolver) solver = make_board_solver (&largest);
  g_autoptr (GRand) rand = g_rand_new_with_seed (301);
  guint n_kinds[SG_N_STEP_KINDS] = { 0 };

  for (guint i = 0; i < N_RANDOM; i++)
    {
      const SgBoard board = { g_rand_int_range (rand, 2, 17), g_rand_int_range (rand, 2, 17) };
      g_autoptr (SgPosition) position = make_random_position (i % 2 == 0 ? &board : &largest, rand);
      g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, position);
      g_autoptr (SgExplanation) explanation =
          sg_explanation_new (analysis, i / 2 % SG_N_ORDERS, SG_N_QUADRANTS);
      ReplayFacts facts = replay_facts_for_position (position, SG_RULE_NORMAL);

      assert_explains (analysis, &facts);
      SG_FOREACH_QUADRANT (q)
        {
          g_autoptr (SgExplanation) mex = sg_explanation_new_for_quadrant (analysis, q);

          replay_assert_explains_quadrant (mex, &facts, q);
        }
      if (sg_analysis_get_outcome (analysis) == SG_OUTCOME_P)
        assert_replies (analysis, &facts);

      for (guint k = 0; k < sg_explanation_get_n_steps (explanation); k++)
        n_kinds[sg_explanation_get_step (explanation, k)->kind]++;
    }

  /* Every step of normal play has occurred. */
  for (guint kind = SG_STEP_VERDICT; kind <= SG_STEP_ADVICE; kind++)
    g_assert_cmpuint (n_kinds[kind], >, 50);
}

/* Why each diagram inside 4x4 has its value, in each quadrant. */
static void
test_quadrants (void)
{
  const SgBoard board = { 8, 8 };
  g_autoptr (SgSolver) solver = make_board_solver (&board);
  g_autofree char *box = oracle_shape_new_box (4, 4);
  g_autoptr (GPtrArray) shapes = oracle_shape_list_within (box);
  g_autoptr (SgDiagram) empty = sg_diagram_new_box (0, 0);

  g_assert_cmpuint (shapes->len, ==, 70);

  for (guint i = 0; i < shapes->len; i++)
    {
      g_autoptr (SgDiagram) diagram = oracle_shape_to_diagram (shapes->pdata[i]);

      SG_FOREACH_QUADRANT (quadrant)
        {
          SgDiagram *diagrams[SG_N_QUADRANTS] = { empty, empty, empty, empty };
          g_autoptr (SgPosition) position = NULL;
          g_autoptr (SgAnalysis) analysis = NULL;
          ReplayFacts facts;

          diagrams[quadrant] = diagram;
          position = sg_position_new (&board, diagrams);
          analysis = sg_analysis_new (solver, position);
          facts = replay_facts_for_position (position, SG_RULE_NORMAL);
          SG_FOREACH_QUADRANT (q)
            {
              g_autoptr (SgExplanation) explanation = sg_explanation_new_for_quadrant (analysis, q);

              replay_assert_explains_quadrant (explanation, &facts, q);
            }
        }
    }
}

static void
assert_column (const SgExplanation *explanation, guint column, guint count, guint digit)
{
  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    {
      const SgStep *step = sg_explanation_get_step (explanation, i);

      if (step->kind == SG_STEP_COLUMN && step->column == column)
        {
          g_assert_cmpuint (step->count, ==, count);
          g_assert_cmpuint (step->digit, ==, digit);
          return;
        }
    }

  g_assert_not_reached ();
}

/* The value of a single row is its length: 27, 13, 20, 4, worked out by hand. */
static void
test_worked_example (void)
{
  g_autoptr (SgAnalysis) analysis = analyze ("27/13/20/4", SG_RULE_NORMAL);
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (analysis, SG_ORDER_VERDICT_LAST, SG_QUADRANT_SW);
  ReplayFacts facts =
      replay_facts_for_position (sg_analysis_get_position (analysis), SG_RULE_NORMAL);
  const SgStep *step;
  g_autofree char *target = NULL;

  replay_assert_explains (explanation, &facts, SG_ORDER_VERDICT_LAST, SG_QUADRANT_SW);

  g_assert_cmpuint (sg_explanation_get_n_digits (explanation), ==, 5);
  assert_column (explanation, 4, 2, 0);
  assert_column (explanation, 3, 2, 0);
  assert_column (explanation, 2, 3, 1);
  assert_column (explanation, 1, 1, 1);
  assert_column (explanation, 0, 2, 0);
  g_assert_cmpuint (find_step (explanation, SG_STEP_NIM_SUM)->value, ==, 6);

  step = find_step (explanation, SG_STEP_CANDIDATES);
  g_assert_cmpuint (step->column, ==, 2);
  g_assert_cmpuint (step->quadrants, ==,
                    1u << SG_QUADRANT_NE | 1u << SG_QUADRANT_SW | 1u << SG_QUADRANT_SE);

  step = find_step (explanation, SG_STEP_TARGET);
  g_assert_cmpint (step->quadrant, ==, SG_QUADRANT_SW);
  g_assert_cmpuint (step->value, ==, 20);
  g_assert_cmpuint (step->number, ==, 6);
  g_assert_cmpuint (step->result, ==, 18);
  target = sg_binary_to_string (step->result, 5);
  g_assert_cmpstr (target, ==, "10010");
  g_assert_cmpuint (replay_nim_sum ((guint[]){ 27, 13, 4 }, 3), ==, 18);
  g_assert_cmpuint (find_step (explanation, SG_STEP_TILES)->count, ==, 1);
}

/* 11011, 1011, 10110, 110 give zero. */
static void
test_worked_example_lost (void)
{
  g_autoptr (SgAnalysis) analysis = analyze ("27/11/22/6", SG_RULE_NORMAL);
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (analysis, SG_ORDER_VERDICT_LAST, SG_QUADRANT_NW);
  ReplayFacts facts =
      replay_facts_for_position (sg_analysis_get_position (analysis), SG_RULE_NORMAL);

  replay_assert_explains (explanation, &facts, SG_ORDER_VERDICT_LAST, SG_QUADRANT_NW);
  g_assert_cmpuint (find_step (explanation, SG_STEP_OUTCOME)->value, ==, 0);
  g_assert_null (find_step (explanation, SG_STEP_CHOICE));
  g_assert_nonnull (find_step (explanation, SG_STEP_EVERY_MOVE));
}

static char *
write_row (GRand *rand, gint32 bound)
{
  guint length = g_rand_int_range (rand, 0, bound);

  return length > 0 ? g_strdup_printf ("%u", length) : g_strdup ("-");
}

/* Any four values. */
static void
test_values (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (302);

  for (guint i = 0; i < N_VALUES; i++)
    {
      gint32 bound = 1 << g_rand_int_range (rand, 0, 9);
      g_autofree char *nw = write_row (rand, bound);
      g_autofree char *ne = write_row (rand, bound);
      g_autofree char *sw = write_row (rand, bound);
      g_autofree char *se = write_row (rand, bound);
      g_autofree char *text = g_strdup_printf ("%s/%s/%s/%s", nw, ne, sw, se);
      g_autoptr (SgAnalysis) analysis = analyze (text, SG_RULE_NORMAL);
      ReplayFacts facts =
          replay_facts_for_position (sg_analysis_get_position (analysis), SG_RULE_NORMAL);

      assert_explains (analysis, &facts);
    }
}

/* Two values remain: the preferred quadrant does not matter, unless the reader works it out. */
static void
test_easy_case (void)
{
  g_autoptr (SgAnalysis) analysis = analyze ("5/5/3/7", SG_RULE_NORMAL);

  SG_FOREACH_QUADRANT (preferred)
    {
      g_autoptr (SgExplanation) read =
          sg_explanation_new (analysis, SG_ORDER_VERDICT_FIRST, preferred);
      g_autoptr (SgExplanation) answered =
          sg_explanation_new (analysis, SG_ORDER_VERDICT_LAST, preferred);
      SgQuadrant chosen = find_step (answered, SG_STEP_CHOICE)->quadrant;

      g_assert_cmpint (find_step (read, SG_STEP_TWO_REMAIN)->quadrant, ==, SG_QUADRANT_SE);
      g_assert_null (find_step (read, SG_STEP_CHOICE));
      g_assert_null (find_step (answered, SG_STEP_TWO_REMAIN));
      g_assert_cmpint (chosen, ==, preferred == SG_QUADRANT_SW ? SG_QUADRANT_NW : preferred);
    }
}

/* The verdict comes first, and nobody reads more than is needed: in particular at the start of a
 * game, whose longest explanation has 14 steps. */
static void
test_length (void)
{
  const SgBoard largest = { 16, 16 };
  g_autoptr (SgSolver) solver = make_board_solver (&largest);

  for (guint width = 2; width <= largest.width; width++)
    for (guint height = 2; height <= largest.height; height++)
      {
        const SgBoard board = { width, height };
        g_autoptr (SgPosition) full = sg_position_new_full (&board);
        g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, full);
        g_autoptr (SgExplanation) explanation =
            sg_explanation_new (analysis, SG_ORDER_VERDICT_FIRST, SG_N_QUADRANTS);
        guint n_steps = sg_explanation_get_n_steps (explanation);

        g_assert_cmpint (sg_explanation_get_step (explanation, 0)->kind, ==, SG_STEP_VERDICT);
        g_assert_cmpuint (n_steps, <=, 14);
      }
}

/* Of three equal values, the two mirror images cancel, although neither is the first. */
static void
test_images_come_first (void)
{
  g_autoptr (SgAnalysis) analysis = analyze ("2,2/3/1,1,1/-", SG_RULE_NORMAL);
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (analysis, SG_ORDER_VERDICT_FIRST, SG_N_QUADRANTS);
  const SgStep *step = find_step (explanation, SG_STEP_MIRROR_PAIR);
  ReplayFacts facts =
      replay_facts_for_position (sg_analysis_get_position (analysis), SG_RULE_NORMAL);

  g_assert_cmpuint (facts.values[SG_QUADRANT_NW], ==, facts.values[SG_QUADRANT_NE]);
  replay_assert_explains (explanation, &facts, SG_ORDER_VERDICT_FIRST, SG_N_QUADRANTS);

  g_assert_nonnull (step);
  g_assert_cmpint (step->quadrant, ==, SG_QUADRANT_NE);
  g_assert_cmpint (step->other, ==, SG_QUADRANT_SW);
  g_assert_null (find_step (explanation, SG_STEP_EQUAL_PAIR));
  g_assert_cmpint (find_step (explanation, SG_STEP_ONE_REMAINS)->quadrant, ==, SG_QUADRANT_NW);
}

static void
test_replies (void)
{
  g_autoptr (SgAnalysis) won = analyze ("3,1/2/-/-", SG_RULE_NORMAL);
  g_autoptr (SgAnalysis) lost = analyze ("3,1/3,1/-/-", SG_RULE_NORMAL);
  ReplayFacts facts = replay_facts_for_position (sg_analysis_get_position (lost), SG_RULE_NORMAL);
  const SgMove move = { SG_QUADRANT_NE, 0, 1 };
  const SgMove *winning = sg_analysis_get_winning_move (won, 0);
  SgStep untouched = { .kind = SG_STEP_OVER };
  g_autoptr (SgExplanation) none = sg_explanation_new_for_reply (won, winning);
  g_autoptr (SgExplanation) one = sg_explanation_new_for_reply (lost, &move);

  g_assert_false (sg_explanation_find_reply (won, winning, &untouched));
  g_assert_cmpint (untouched.kind, ==, SG_STEP_OVER);
  g_assert_null (none);

  g_assert_nonnull (one);
  g_assert_cmpuint (sg_explanation_get_n_steps (one), ==, 1);
  replay_assert_reply (sg_explanation_get_step (one, 0), &facts, &move);
  SG_FOREACH_QUADRANT (q)
    g_assert_cmpuint (sg_explanation_get_value (one, q), ==, facts.values[q]);
}

void
add_tests (void)
{
  g_test_add_func ("/engine/explanation/small-positions", test_small_positions);
  g_test_add_func ("/engine/explanation/random-positions", test_random_positions);
  g_test_add_func ("/engine/explanation/quadrants", test_quadrants);
  g_test_add_func ("/engine/explanation/worked-example", test_worked_example);
  g_test_add_func ("/engine/explanation/worked-example-lost", test_worked_example_lost);
  g_test_add_func ("/engine/explanation/values", test_values);
  g_test_add_func ("/engine/explanation/easy-case", test_easy_case);
  g_test_add_func ("/engine/explanation/length", test_length);
  g_test_add_func ("/engine/explanation/images-come-first", test_images_come_first);
  g_test_add_func ("/engine/explanation/replies", test_replies);
}
