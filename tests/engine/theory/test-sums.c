/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Sums of parts of any rulesets: their outcomes are searched through the moves of the rulesets
 * alone, without values, and every move of every kind is followed. */

#include "engine/games/sg-heaps.h"
#include "engine/games/sg-rows.h"
#include "engine/theory/sg-analysis.h"

#include "engine-support.h"
#include "rulesets.h"
#include "search.h"
#include "test-main.h"

/* More would make the search long, however the parts are drawn. */
#define MAX_SEARCHED_CELLS 13

static SgPart
draw_part (GRand *rand, guint n_cells)
{
  g_autofree char *shape = NULL;

  switch (g_rand_int_range (rand, 0, 5))
    {
    case 0:
      return rulesets_new_full (&sg_ruleset_heaps, 0, n_cells);
    case 1:
      return rulesets_new_row (rand, &ruleset_at_most_half, 0, n_cells);
    case 2:
      return rulesets_new_diagram (rand, &sg_ruleset_bars, n_cells);
    case 3:
      return rulesets_new_diagram (rand, &sg_ruleset_chomp, n_cells);
    default:
      return rulesets_new_row (rand, &sg_ruleset_rows, rulesets_draw_code (rand), n_cells);
    }
}

static SgPosition *
draw_position (GRand *rand)
{
  guint n_parts = g_rand_int_range (rand, 1, 6);
  guint n_bars = 0;
  guint left = g_rand_int_range (rand, n_parts, MAX_SEARCHED_CELLS + 1);
  SgPart parts[SG_MAX_PARTS];
  SgPosition *position;

  for (guint i = 0; i < n_parts; i++)
    {
      guint n_cells = i == n_parts - 1 ? left : (guint)g_rand_int_range (rand, 0, left + 1);

      parts[i] = draw_part (rand, n_cells);
      left -= n_cells;
      n_bars += parts[i].rules == &sg_ruleset_bars;
    }

  /* Four of them are a board. */
  if (n_bars == n_parts && n_parts == SG_N_QUADRANTS)
    sg_part_clear (&parts[--n_parts]);

  position = sg_position_new_sum (parts, n_parts);
  for (guint i = 0; i < n_parts; i++)
    sg_part_clear (&parts[i]);
  return position;
}

/* Who wins, and all winning moves. */
static void
test_outcomes (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (281);
  guint n_won = 0;

  for (guint i = 0; i < 2000; i++)
    {
      g_autoptr (SgPosition) position = draw_position (rand);
      g_autoptr (SgSolver) solver = make_solver (position);
      g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, position);
      g_autoptr (GArray) moves = sg_position_list_moves (position);
      g_autoptr (Search) search = search_new (SG_RULE_NORMAL);
      guint n_winning = 0;

      g_assert_true (search_is_won (search, position)
                     == (sg_analysis_get_outcome (analysis) == SG_OUTCOME_N));
      for (guint k = 0; k < moves->len; k++)
        {
          const SgMove *move = &g_array_index (moves, SgMove, k);
          g_autoptr (SgPosition) after = sg_position_play (position, move);
          gboolean wins = !search_is_won (search, after);

          g_assert_true (wins == is_winning (analysis, move));
          g_assert_true (wins == (sg_analysis_get_nim_sum_after (analysis, move) == 0));
          n_winning += wins;
        }
      g_assert_cmpuint (sg_analysis_get_n_winning_moves (analysis), ==, n_winning);
      n_won += n_winning > 0;
    }

  g_assert_cmpuint (n_won, >, 1000);
}

static void
assert_move (const SgPosition *position, const GArray *moves, guint index)
{
  const SgMove *move = &g_array_index (moves, SgMove, index);
  const SgPart *part = sg_position_get_part (position, move->quadrant);
  g_autoptr (SgPosition) after = NULL;

  g_assert_true (sg_position_allows (position, move));
  g_assert_true (sg_position_has_tile (position, move));
  after = sg_position_play (position, move);
  g_assert_cmpuint (sg_position_get_n_tiles (after) + sg_position_count_taken (position, move), ==,
                    sg_position_get_n_tiles (position));

  for (guint i = 0; i < sg_position_get_n_parts (position); i++)
    g_assert_true (
        sg_part_equal (sg_position_get_part (position, i), sg_position_get_part (after, i))
        == (i != move->quadrant));
  for (guint i = 0; i < index; i++)
    g_assert_false (sg_move_equal (&g_array_index (moves, SgMove, i), move));

  /* The index within the part. */
  {
    guint at = part->rules->find_move (part, move);

    g_assert_cmpuint (at, <=, index);
    g_assert_cmpuint (g_array_index (moves, SgMove, index - at).quadrant, ==, move->quadrant);
    g_assert_true (index == at
                   || g_array_index (moves, SgMove, index - at - 1).quadrant < move->quadrant);
  }
}

/* Each move is listed once, changes one part, and takes as many cells as it says; nothing else is
 * legal. */
static void
test_moves (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (282);

  for (guint i = 0; i < 1000; i++)
    {
      g_autoptr (SgPosition) position = draw_position (rand);
      g_autoptr (GArray) moves = sg_position_list_moves (position);
      guint n_parts = sg_position_get_n_parts (position);
      guint n_allowed = 0;

      for (guint k = 0; k < moves->len; k++)
        assert_move (position, moves, k);
      g_assert_true (sg_position_is_over (position) == (moves->len == 0));

      for (SgMove move = { 0 }; move.quadrant <= n_parts; move.quadrant++)
        for (move.row = 0; move.row <= MAX_SEARCHED_CELLS; move.row++)
          for (move.column = 0; move.column <= 2 * MAX_SEARCHED_CELLS; move.column++)
            for (move.count = 0; move.count <= MAX_SEARCHED_CELLS; move.count++)
              n_allowed += sg_position_allows (position, &move);
      g_assert_cmpuint (n_allowed, ==, moves->len);
    }
}

/* The value of a part is that of the sum of its pieces, and each piece is one. */
static void
test_pieces (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (283);
  guint n_split = 0;

  for (guint i = 0; i < 1000; i++)
    {
      g_autoptr (SgPosition) position = draw_position (rand);
      g_autoptr (SgSolver) solver = make_solver (position);

      for (guint k = 0; k < sg_position_get_n_parts (position); k++)
        {
          const SgPart *part = sg_position_get_part (position, k);
          g_autoptr (GArray) pieces = sg_part_list_pieces (part);
          guint n_cells = 0;
          guint value = 0;

          for (guint p = 0; p < pieces->len; p++)
            {
              const SgPart *piece = &g_array_index (pieces, SgPart, p);
              g_autoptr (GArray) of_piece = sg_part_list_pieces (piece);

              g_assert_true (sg_part_has_same_rules (piece, part));
              g_assert_cmpuint (of_piece->len, ==, 1);
              n_cells += sg_part_get_n_cells (piece);
              value ^= sg_solver_get_value (solver, piece);
            }

          g_assert_cmpuint (n_cells, ==, sg_part_get_n_cells (part));
          g_assert_cmpuint (value, ==, sg_solver_get_value (solver, part));
          n_split += pieces->len > 1;
        }
    }

  g_assert_cmpuint (n_split, >, 200);
}

/* Images have the same values and the same number of moves, which is why they cancel. */
static void
test_images (void)
{
  const SgPart parts[] = {
    rulesets_new_full (&sg_ruleset_rows, CODE_KAYLES, 5),
    rulesets_new_full (&sg_ruleset_rows, CODE_DAWSON, 5),
    rulesets_new_full (&ruleset_at_most_half, 0, 5),
    rulesets_new_full (&sg_ruleset_heaps, 0, 5),
  };
  SgPart first = sg_part_play (&parts[0], &(SgMove){ .column = 1, .count = 1 });
  SgPart second = sg_part_play (&parts[0], &(SgMove){ .column = 3, .count = 1 });

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    for (guint k = 0; k < G_N_ELEMENTS (parts); k++)
      g_assert_true (sg_part_is_image (&parts[i], &parts[k]) == (i == k));

  g_assert_false (sg_part_equal (&first, &second));
  g_assert_true (sg_part_is_image (&first, &second));
  g_assert_false (sg_part_is_image (&first, &parts[0]));

  sg_part_clear (&first);
  sg_part_clear (&second);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      SgPart part = parts[i];

      sg_part_clear (&part);
    }
}

/* The memory of a sum is known before it is taken, and one limit holds for all its parts. */
static void
test_limit (void)
{
  g_autoptr (GError) error = NULL;
  SgPart row = rulesets_new_full (&sg_ruleset_rows, CODE_KAYLES, 20);
  const SgPart parts[] = { row, row, rulesets_new_full (&sg_ruleset_heaps, 0, SG_HEAP_MAX_SIZE) };
  g_autoptr (SgPosition) position = sg_position_new_sum (parts, G_N_ELEMENTS (parts));
  g_autoptr (SgSolver) solver = NULL;

  sg_part_clear (&row);
  g_assert_cmpuint (sg_solver_count (position), ==, 21);
  g_assert_cmpuint (sg_solver_estimate_n_bytes (position, 1), >=, 21 * sizeof (guint32));

  solver = sg_solver_new (position, 20, NULL, NULL, &error);
  g_assert_error (error, SG_ERROR, SG_ERROR_TABLE_TOO_LARGE);
  g_assert_null (solver);
  g_clear_error (&error);

  solver = sg_solver_new (position, 21, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (sg_solver_covers (solver, position));
  g_assert_cmpuint (sg_solver_get_value (solver, &parts[2]), ==, SG_HEAP_MAX_SIZE);
}

void
add_tests (void)
{
  g_test_add_func ("/engine/sums/outcomes", test_outcomes);
  g_test_add_func ("/engine/sums/moves", test_moves);
  g_test_add_func ("/engine/sums/pieces", test_pieces);
  g_test_add_func ("/engine/sums/images", test_images);
  g_test_add_func ("/engine/sums/limit", test_limit);
}
