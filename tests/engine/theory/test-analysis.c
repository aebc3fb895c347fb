/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Analyses compared with a search of the whole sum, which uses no values. */

#include "engine/theory/sg-analysis.h"

#include "engine-support.h"
#include "oracle-sum.h"
#include "oracle.h"
#include "test-main.h"

#define MAX_SIDE 7

typedef struct
{
  gboolean winning[SG_N_QUADRANTS][MAX_SIDE][MAX_SIDE];
  guint n;
} Moves;

/* The list of winning moves holds exactly @expected, each once. */
static void
assert_winning_moves (const SgAnalysis *analysis, const Moves *expected)
{
  guint n = sg_analysis_get_n_winning_moves (analysis);
  Moves found = { 0 };

  for (guint i = 0; i < n; i++)
    {
      const SgMove *move = sg_analysis_get_winning_move (analysis, i);

      g_assert_true (expected->winning[move->quadrant][move->row][move->column]);
      g_assert_false (found.winning[move->quadrant][move->row][move->column]);
      found.winning[move->quadrant][move->row][move->column] = TRUE;
      g_assert_cmpuint (sg_analysis_get_nim_sum_after (analysis, move), ==, 0);
    }

  g_assert_cmpuint (n, ==, expected->n);
}

/* A position with the shape @parts[i] in the quadrant @places[i]. */
static void
assert_agrees_with_search (OracleSum *sum,
                           SgSolver *solver,
                           const SgBoard *board,
                           SgDiagram *const *diagrams,
                           const SgQuadrant *places,
                           const guint *parts,
                           guint n_parts)
{
  SgDiagram *quadrants[SG_N_QUADRANTS];
  g_autoptr (SgPosition) position = NULL;
  g_autoptr (SgAnalysis) analysis = NULL;
  guint after[SG_N_QUADRANTS];
  gboolean won = oracle_sum_is_won (sum, parts);
  Moves expected = { 0 };

  /* Shape 0 is the empty one. */
  SG_FOREACH_QUADRANT (q)
    quadrants[q] = diagrams[0];
  for (guint p = 0; p < n_parts; p++)
    {
      quadrants[places[p]] = diagrams[parts[p]];
      after[p] = parts[p];
    }

  position = sg_position_new (board, quadrants);
  analysis = sg_analysis_new (solver, position);
  g_assert_true (sg_analysis_get_position (analysis) == position);
  g_assert_cmpint (sg_analysis_get_outcome (analysis), ==, won ? SG_OUTCOME_N : SG_OUTCOME_P);
  g_assert_cmpint (sg_analysis_get_nim_sum (analysis) != 0, ==, won);

  for (guint p = 0; p < n_parts; p++)
    {
      const char *shape = oracle_sum_get_shape (sum, parts[p]);

      for (guint r = 0; shape[r] != '\0'; r++)
        {
          for (guint c = 0; c < oracle_shape_get_row (shape, r); c++)
            {
              const SgMove move = { places[p], r, c };
              gboolean wins;

              after[p] = oracle_sum_get_option (sum, parts[p], r, c);
              wins = !oracle_sum_is_won (sum, after);
              after[p] = parts[p];

              g_assert_cmpint (sg_analysis_get_nim_sum_after (analysis, &move) == 0, ==, wins);
              expected.winning[places[p]][r][c] = wins;
              expected.n += wins ? 1 : 0;
            }
        }
    }

  assert_winning_moves (analysis, &expected);
}

static SgDiagram **
make_diagrams (const OracleSum *sum)
{
  guint n = oracle_sum_get_n_shapes (sum);
  SgDiagram **diagrams = g_new (SgDiagram *, n);

  for (guint i = 0; i < n; i++)
    diagrams[i] = oracle_shape_to_diagram (oracle_sum_get_shape (sum, i));
  g_assert_true (sg_diagram_is_empty (diagrams[0]));

  return diagrams;
}

static void
free_diagrams (SgDiagram **diagrams, guint n)
{
  for (guint i = 0; i < n; i++)
    sg_diagram_unref (diagrams[i]);
  g_free (diagrams);
}

/* Every position whose four quadrants lie inside @width x @height. */
static void
assert_all_positions_agree (guint width, guint height)
{
  static const SgQuadrant places[] = { SG_QUADRANT_NW, SG_QUADRANT_NE, SG_QUADRANT_SW,
                                       SG_QUADRANT_SE };
  const SgBoard board = { 2 * width, 2 * height };
  g_autoptr (OracleSum) sum = oracle_sum_new (width, height, 4);
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (SgSolver) solver = make_solver (full);
  guint n = oracle_sum_get_n_shapes (sum);
  SgDiagram **diagrams = make_diagrams (sum);
  guint parts[SG_N_QUADRANTS];

  for (parts[0] = 0; parts[0] < n; parts[0]++)
    {
      for (parts[1] = 0; parts[1] < n; parts[1]++)
        {
          for (parts[2] = 0; parts[2] < n; parts[2]++)
            {
              for (parts[3] = 0; parts[3] < n; parts[3]++)
                assert_agrees_with_search (sum, solver, &board, diagrams, places, parts, 4);
            }
        }
    }

  free_diagrams (diagrams, n);
}

static void
test_all_2x2 (void)
{
  assert_all_positions_agree (2, 2);
}

static void
test_all_3x2 (void)
{
  assert_all_positions_agree (3, 2);
}

/* All 70 x 70 pairs of shapes inside 4x4, in every pair of quadrants. */
static void
test_pairs_4x4 (void)
{
  const SgBoard board = { 8, 8 };
  g_autoptr (OracleSum) sum = oracle_sum_new (4, 4, 2);
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (SgSolver) solver = make_solver (full);
  guint n = oracle_sum_get_n_shapes (sum);
  SgDiagram **diagrams = make_diagrams (sum);

  g_assert_cmpuint (n, ==, 70);
  SG_FOREACH_QUADRANT (first)
    {
      for (SgQuadrant second = first + 1; second < SG_N_QUADRANTS; second++)
        {
          const SgQuadrant places[] = { first, second };
          guint parts[2];

          for (parts[0] = 0; parts[0] < n; parts[0]++)
            {
              for (parts[1] = 0; parts[1] < n; parts[1]++)
                assert_agrees_with_search (sum, solver, &board, diagrams, places, parts, 2);
            }
        }
    }

  free_diagrams (diagrams, n);
}

/* With three quadrants, larger shapes can be searched than with four. */
static void
test_triples_4x2 (void)
{
  static const SgQuadrant places[] = { SG_QUADRANT_NE, SG_QUADRANT_SW, SG_QUADRANT_SE };
  const SgBoard board = { 8, 8 };
  g_autoptr (OracleSum) sum = oracle_sum_new (4, 2, 3);
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (SgSolver) solver = make_solver (full);
  guint n = oracle_sum_get_n_shapes (sum);
  SgDiagram **diagrams = make_diagrams (sum);
  guint parts[3];

  for (parts[0] = 0; parts[0] < n; parts[0]++)
    {
      for (parts[1] = 0; parts[1] < n; parts[1]++)
        {
          for (parts[2] = 0; parts[2] < n; parts[2]++)
            assert_agrees_with_search (sum, solver, &board, diagrams, places, parts, 3);
        }
    }

  free_diagrams (diagrams, n);
}

/* Compares a larger position with the values of the oracle. */
static void
assert_agrees_with_oracle (const SgAnalysis *analysis, char *const shapes[SG_N_QUADRANTS])
{
  guint nim_sum = 0;
  Moves expected = { 0 };

  SG_FOREACH_QUADRANT (q)
    {
      nim_sum ^= oracle_value (shapes[q]);
      g_assert_cmpuint (sg_analysis_get_value (analysis, q), ==, oracle_value (shapes[q]));
    }

  g_assert_cmpuint (sg_analysis_get_nim_sum (analysis), ==, nim_sum);
  g_assert_cmpint (sg_analysis_get_outcome (analysis), ==,
                   nim_sum == 0 ? SG_OUTCOME_P : SG_OUTCOME_N);

  SG_FOREACH_QUADRANT (q)
    {
      for (guint r = 0; shapes[q][r] != '\0'; r++)
        {
          for (guint c = 0; c < oracle_shape_get_row (shapes[q], r); c++)
            {
              const SgMove move = { q, r, c };
              g_autofree char *option = oracle_shape_take (shapes[q], r, c);
              guint value = oracle_value (option);
              guint nim_sum_after = nim_sum ^ oracle_value (shapes[q]) ^ value;

              g_assert_cmpuint (sg_analysis_get_move_value (analysis, &move), ==, value);
              g_assert_cmpuint (sg_analysis_get_nim_sum_after (analysis, &move), ==, nim_sum_after);
              expected.winning[q][r][c] = nim_sum_after == 0;
              expected.n += nim_sum_after == 0 ? 1 : 0;
            }
        }
    }

  assert_winning_moves (analysis, &expected);
  g_assert_cmpint (expected.n > 0, ==, nim_sum != 0);
}

static void
test_random_positions (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (41);
  guint n_lost = 0;

  for (guint round = 0; round < 1000; round++)
    {
      const SgBoard board = { (guint)g_rand_int_range (rand, 2, 15),
                              (guint)g_rand_int_range (rand, 2, 15) };
      char *shapes[SG_N_QUADRANTS];
      SgDiagram *diagrams[SG_N_QUADRANTS];
      g_autoptr (SgPosition) position = NULL;
      g_autoptr (SgSolver) solver = NULL;
      g_autoptr (SgAnalysis) analysis = NULL;

      SG_FOREACH_QUADRANT (q)
        {
          shapes[q] = oracle_shape_new_random (sg_board_get_quadrant_width (&board, q),
                                               sg_board_get_quadrant_height (&board, q), rand);
          diagrams[q] = oracle_shape_to_diagram (shapes[q]);
        }

      position = sg_position_new (&board, diagrams);
      solver = make_solver (position);
      analysis = sg_analysis_new (solver, position);
      assert_agrees_with_oracle (analysis, shapes);
      n_lost += sg_analysis_get_outcome (analysis) == SG_OUTCOME_P ? 1 : 0;

      SG_FOREACH_QUADRANT (q)
        {
          g_free (shapes[q]);
          sg_diagram_unref (diagrams[q]);
        }
    }

  g_test_message ("%u P-positions", n_lost);
  g_assert_cmpuint (n_lost, >, 10);
}

/* If a side is even, the quadrants of a full board form equal pairs. */
static void
test_full_boards (void)
{
  for (guint width = 1; width <= 12; width++)
    {
      for (guint height = width == 1 ? 2 : 1; height <= 12; height++)
        {
          const SgBoard board = { width, height };
          g_autoptr (SgPosition) full = sg_position_new_full (&board);
          g_autoptr (SgSolver) solver = make_solver (full);
          g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, full);
          guint nim_sum = 0;

          SG_FOREACH_QUADRANT (q)
            {
              g_autofree char *shape =
                  oracle_shape_new_box (sg_board_get_quadrant_width (&board, q),
                                        sg_board_get_quadrant_height (&board, q));

              nim_sum ^= oracle_value (shape);
            }

          g_assert_cmpuint (sg_analysis_get_nim_sum (analysis), ==, nim_sum);
          if (width % 2 == 0 || height % 2 == 0)
            {
              g_assert_cmpint (sg_analysis_get_outcome (analysis), ==, SG_OUTCOME_P);
              g_assert_cmpuint (sg_analysis_get_n_winning_moves (analysis), ==, 0);
            }
        }
    }
}

static void
test_empty (void)
{
  g_autoptr (SgPosition) empty = sg_position_parse ("-/-/-/- @3x5", NULL);
  g_autoptr (SgSolver) solver = make_solver (empty);
  g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, empty);

  g_assert_cmpuint (sg_analysis_get_nim_sum (analysis), ==, 0);
  g_assert_cmpint (sg_analysis_get_outcome (analysis), ==, SG_OUTCOME_P);
  g_assert_cmpuint (sg_analysis_get_n_winning_moves (analysis), ==, 0);
}

static void
test_boxed (void)
{
  g_autoptr (SgPosition) position = sg_position_parse ("3,2/2,2/1/-", NULL);
  g_autoptr (SgSolver) solver = make_solver (position);
  g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, position);
  SgAnalysis *copy;

  g_assert_true (G_TYPE_IS_BOXED (SG_TYPE_ANALYSIS));
  copy = g_boxed_copy (SG_TYPE_ANALYSIS, analysis);
  g_assert_true (copy == analysis);
  g_boxed_free (SG_TYPE_ANALYSIS, copy);
  g_assert_true (sg_analysis_get_position (analysis) == position);
}

void
add_tests (void)
{
  g_test_add_func ("/engine/analysis/all-2x2", test_all_2x2);
  g_test_add_func ("/engine/analysis/all-3x2", test_all_3x2);
  g_test_add_func ("/engine/analysis/pairs-4x4", test_pairs_4x4);
  g_test_add_func ("/engine/analysis/triples-4x2", test_triples_4x2);
  g_test_add_func ("/engine/analysis/random-positions", test_random_positions);
  g_test_add_func ("/engine/analysis/full-boards", test_full_boards);
  g_test_add_func ("/engine/analysis/empty", test_empty);
  g_test_add_func ("/engine/analysis/boxed", test_boxed);
}
