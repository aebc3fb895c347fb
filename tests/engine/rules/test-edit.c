/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "sg.h"
#include "test-main.h"

static gboolean
contains (const SgPosition *outer, const SgPosition *inner)
{
  SG_FOREACH_QUADRANT (q)
    if (!sg_diagram_contains (sg_position_get_diagram (outer, q),
                              sg_position_get_diagram (inner, q)))
      return FALSE;

  return TRUE;
}

static guint
count_places (const SgBoard *board, SgQuadrant quadrant)
{
  return sg_board_get_quadrant_width (board, quadrant)
         * sg_board_get_quadrant_height (board, quadrant);
}

static SgMove
get_place (const SgBoard *board, SgQuadrant quadrant, guint index)
{
  guint width = sg_board_get_quadrant_width (board, quadrant);

  return (SgMove){ quadrant, index / width, index % width };
}

/* The fewest: whatever is taken from the result, the tile goes, or something that was there. */
static void
check_put (const SgPosition *position, const SgMove *tile)
{
  g_autoptr (SgPosition) result = sg_edit_put (position, tile);
  SgBoard board = sg_position_get_board (position);

  g_assert_true (contains (result, position));
  g_assert_true (sg_position_has_tile (result, tile));

  SG_FOREACH_QUADRANT (q)
    for (guint i = 0; i < count_places (&board, q); i++)
      {
        SgMove other = get_place (&board, q, i);
        g_autoptr (SgPosition) less = NULL;

        if (!sg_position_has_tile (result, &other))
          continue;

        less = sg_position_play (result, &other);
        g_assert_false (contains (less, position) && sg_position_has_tile (less, tile));
      }
}

static void
test_put (void)
{
  const SgBoard board = { 7, 5 };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint n = 0; n < 200; n++)
    {
      g_autoptr (SgPosition) position = sg_random_position (full, rand);

      SG_FOREACH_QUADRANT (q)
        for (guint i = 0; i < count_places (&board, q); i++)
          {
            SgMove tile = get_place (&board, q, i);

            check_put (position, &tile);
          }
    }
}

static void
assert_on_board (const char *text, guint width, guint height, const char *expected)
{
  g_autoptr (SgPosition) position = sg_position_parse (text, NULL);
  g_autoptr (SgPosition) changed = sg_edit_set_board (position, &(SgBoard){ width, height });
  g_autofree char *result = sg_position_to_string (changed);

  g_assert_cmpstr (result, ==, expected);
}

static void
test_set_board (void)
{
  assert_on_board ("3,2/2,1/1/- @6x4", 8, 6, "3,2/2,1/1/- @8x6");
  assert_on_board ("3,2/2,1/1/- @6x4", 4, 4, "2,2/2,1/1/- @4x4");
  assert_on_board ("3,2/2,1/1/- @6x4", 3, 3, "1/2/1/- @3x3");
  assert_on_board ("3,2/2,1/1/- @6x4", 1, 2, "-/1/-/- @1x2");
}

static void
test_empty (void)
{
  g_autoptr (SgPosition) position = sg_edit_empty (&(SgBoard){ 5, 4 });
  g_autofree char *text = sg_position_to_string (position);

  g_assert_cmpstr (text, ==, "-/-/-/- @5x4");
}

static gboolean is_won (const SgPosition *position, SgRule rule);

/* By a search of the whole sum, which knows nothing of values. */
static guint
count_winning_moves (const SgPosition *position, SgRule rule)
{
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    {
      const SgDiagram *diagram = sg_position_get_diagram (position, q);

      for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
        for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
          {
            SgMove move = { q, row, column };
            g_autoptr (SgPosition) after = sg_position_play (position, &move);

            n += is_won (after, rule) ? 0 : 1;
          }
    }

  return n;
}

static gboolean
is_won (const SgPosition *position, SgRule rule)
{
  static GHashTable *known[SG_N_RULES];
  g_autofree char *text = sg_position_to_string (position);
  gpointer won;

  if (known[rule] == NULL)
    known[rule] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (g_hash_table_lookup_extended (known[rule], text, NULL, &won))
    return GPOINTER_TO_INT (won);

  /* Whoever finds no tile has lost, or has won where the last tile loses. */
  won =
      GINT_TO_POINTER (sg_position_is_empty (position) ? rule != SG_RULE_NORMAL
                                                       : count_winning_moves (position, rule) > 0);
  g_hash_table_insert (known[rule], g_steal_pointer (&text), won);
  return GPOINTER_TO_INT (won);
}

static void
assert_wishes (const char *text, SgRule rule)
{
  g_autoptr (SgPosition) full = sg_position_parse (text, NULL);
  g_autoptr (SgSolver) solver = sg_solver_new (full, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (SgPosition) lost =
          sg_random_position_as_wished (full, rule, solver, SG_WISH_P_POSITION, 0, rand);
      g_autoptr (SgPosition) won =
          sg_random_position_as_wished (full, rule, solver, SG_WISH_N_POSITION, 0, rand);
      g_autoptr (SgPosition) one =
          sg_random_position_as_wished (full, rule, solver, SG_WISH_ONE_WINNING_MOVE, 0, rand);
      g_autoptr (SgPosition) sum =
          sg_random_position_as_wished (full, rule, solver, SG_WISH_NIM_SUM, 1 + i % 3, rand);
      g_autoptr (SgAnalysis) analysis = sg_analysis_new_with_rule (solver, sum, rule);

      g_assert_false (is_won (lost, rule));
      g_assert_true (is_won (won, rule));
      g_assert_cmpuint (count_winning_moves (one, rule), ==, 1);
      g_assert_cmpuint (sg_analysis_get_nim_sum (analysis), ==, 1 + i % 3);
      g_assert_true (sg_rule_allows (rule, won));
    }
}

static void
test_wishes (void)
{
  assert_wishes ("2,2/2,2/2,2/2,2", SG_RULE_NORMAL);
  assert_wishes ("2,2/2,2/2,2/2,2", SG_RULE_MISERE);
  assert_wishes ("-/-/-/4,4,4", SG_RULE_CHOMP);
}

/* No value on such a board reaches that far. */
static void
test_vain_wish (void)
{
  const SgBoard board = { 2, 2 };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (SgSolver) solver = sg_solver_new (full, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  g_assert_null (
      sg_random_position_as_wished (full, SG_RULE_NORMAL, solver, SG_WISH_NIM_SUM, 2, rand));
}

void
add_tests (void)
{
  g_test_add_func ("/edit/put", test_put);
  g_test_add_func ("/edit/set-board", test_set_board);
  g_test_add_func ("/edit/empty", test_empty);
  g_test_add_func ("/edit/wishes", test_wishes);
  g_test_add_func ("/edit/vain-wish", test_vain_wish);
}
