/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/theory/sg-random.h"

#include "engine-support.h"
#include "oracle.h"
#include "test-main.h"

/* Bounds on counts are six standard deviations from the mean; the seeds are fixed. */

static void
count_string (GHashTable *counts, char *string)
{
  guint count = GPOINTER_TO_UINT (g_hash_table_lookup (counts, string));

  g_hash_table_replace (counts, string, GUINT_TO_POINTER (count + 1));
}

/* All @n_kinds occurred, each about equally often. */
static void
assert_even (GHashTable *counts, guint n_kinds, double n_draws)
{
  double expected = n_draws / n_kinds;
  GHashTableIter iter;
  gpointer string;
  gpointer count;

  g_assert_cmpuint (g_hash_table_size (counts), ==, n_kinds);

  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &string, &count))
    {
      double difference = GPOINTER_TO_UINT (count) - expected;

      if (difference * difference >= 36.0 * expected)
        g_error ("%s came up %u times, not about %.0f", (const char *)string,
                 GPOINTER_TO_UINT (count), expected);
    }
}

/* A full rectangle in the lower right quadrant. */
static SgPosition *
make_box (guint width, guint height)
{
  const SgBoard board = { 2 * width, 2 * height };
  g_autoptr (SgDiagram) empty = sg_diagram_new_box (0, 0);
  g_autoptr (SgDiagram) box = sg_diagram_new_box (width, height);
  SgDiagram *diagrams[SG_N_QUADRANTS] = { empty, empty, empty, box };

  return sg_position_new (&board, diagrams);
}

static void
test_diagrams (void)
{
  static const struct
  {
    guint width;
    guint height;
    guint n_diagrams; /* with the empty one */
  } cases[] = {
    { 3, 3, 20 }, { 4, 2, 15 }, { 1, 5, 6 }, { 5, 1, 6 }, { 2, 2, 6 }, { 1, 1, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const guint n_draws = 20000;
      g_autoptr (GRand) rand = g_rand_new_with_seed (i);
      g_autoptr (SgPosition) full = make_box (cases[i].width, cases[i].height);
      g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (guint k = 0; k < n_draws; k++)
        {
          g_autoptr (SgPosition) position = sg_random_position (full, rand);
          SgDiagram *diagram = sg_position_get_diagram (position, SG_QUADRANT_SE);

          g_assert_cmpuint (sg_diagram_get_n_tiles (diagram), ==,
                            sg_position_get_n_tiles (position));
          g_assert_cmpuint (sg_diagram_get_n_columns (diagram), <=, cases[i].width);
          g_assert_cmpuint (sg_diagram_get_n_rows (diagram), <=, cases[i].height);
          count_string (counts, sg_diagram_to_string (diagram));
        }

      assert_even (counts, cases[i].n_diagrams - 1, n_draws);
    }
}

static void
test_extreme_boxes (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  static const guint sides[][2] = { { 255, 255 }, { 255, 1 }, { 1, 255 } };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_autoptr (SgPosition) full = make_box (sides[i][0], sides[i][1]);

      for (guint k = 0; k < 50; k++)
        {
          g_autoptr (SgPosition) position = sg_random_position (full, rand);
          SgDiagram *diagram = sg_position_get_diagram (position, SG_QUADRANT_SE);

          g_assert_false (sg_diagram_is_empty (diagram));
          g_assert_cmpuint (sg_diagram_get_n_columns (diagram), <=, sides[i][0]);
          g_assert_cmpuint (sg_diagram_get_n_rows (diagram), <=, sides[i][1]);
        }
    }
}

/* Every position of four quadrants inside 2x2 but the empty one. */
static void
test_positions (void)
{
  const SgBoard board = { 4, 4 };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  const guint n_draws = 100000;
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < n_draws; i++)
    {
      g_autoptr (SgPosition) position = sg_random_position (full, rand);
      SgBoard actual_board = sg_position_get_board (position);

      g_assert_true (sg_board_equal (&actual_board, &board));
      g_assert_false (sg_position_is_empty (position));
      count_string (counts, sg_position_to_string (position));
    }

  assert_even (counts, 6 * 6 * 6 * 6 - 1, n_draws);
}

static void
test_never_empty (void)
{
  static const SgBoard boards[] = { { 1, 2 }, { 2, 1 }, { 1, 3 }, { 2, 2 }, { 3, 1 } };
  g_autoptr (GRand) rand = g_rand_new_with_seed (10);

  for (guint b = 0; b < G_N_ELEMENTS (boards); b++)
    {
      g_autoptr (SgPosition) full = sg_position_new_full (&boards[b]);

      for (guint i = 0; i < 2000; i++)
        {
          g_autoptr (SgPosition) position = sg_random_position (full, rand);

          g_assert_false (sg_position_is_empty (position));
        }
    }
}

static void
test_outcomes (void)
{
  static const SgBoard boards[] = { { 1, 2 }, { 2, 1 }, { 1, 3 },  { 2, 2 },
                                    { 3, 3 }, { 8, 8 }, { 1, 12 }, { 11, 7 } };
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);

  for (guint b = 0; b < G_N_ELEMENTS (boards); b++)
    {
      g_autoptr (SgPosition) full = sg_position_new_full (&boards[b]);
      g_autoptr (SgSolver) solver = make_solver (full);

      for (guint i = 0; i < 100; i++)
        {
          g_autoptr (SgPosition) won = sg_random_position_as_wished (full, SG_RULE_NORMAL, solver,
                                                                     SG_WISH_N_POSITION, 0, rand);
          g_autoptr (SgPosition) lost = sg_random_position_as_wished (full, SG_RULE_NORMAL, solver,
                                                                      SG_WISH_P_POSITION, 0, rand);

          g_assert_cmpuint (oracle_nim_sum (won), !=, 0);
          g_assert_cmpuint (oracle_nim_sum (lost), ==, 0);
          g_assert_false (sg_position_is_empty (lost));
        }
    }
}

static gboolean is_won (const SgPosition *position, SgRule rule);

/* Searches the whole sum, without values. */
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

  /* Without tiles, the player to move has lost under normal play, and won under the other rules. */
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

/* All values on a 2x2 board are 0 or 1, so no nim-sum is 2. */
static void
test_impossible_wish (void)
{
  const SgBoard board = { 2, 2 };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (SgSolver) solver = sg_solver_new (full, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  g_assert_null (
      sg_random_position_as_wished (full, SG_RULE_NORMAL, solver, SG_WISH_NIM_SUM, 2, rand));
}

static void
test_same_seed_same_position (void)
{
  const SgBoard board = { 12, 10 };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (SgSolver) solver = make_solver (full);
  guint n_different = 0;

  for (guint32 seed = 0; seed < 50; seed++)
    {
      g_autoptr (GRand) one = g_rand_new_with_seed (seed);
      g_autoptr (GRand) same = g_rand_new_with_seed (seed);
      g_autoptr (GRand) other = g_rand_new_with_seed (seed + 1000);
      g_autoptr (SgPosition) position = sg_random_position (full, one);
      g_autoptr (SgPosition) again = sg_random_position (full, same);
      g_autoptr (SgPosition) different = sg_random_position (full, other);
      g_autoptr (SgPosition) won =
          sg_random_position_as_wished (full, SG_RULE_NORMAL, solver, SG_WISH_N_POSITION, 0, one);
      g_autoptr (SgPosition) won_again =
          sg_random_position_as_wished (full, SG_RULE_NORMAL, solver, SG_WISH_N_POSITION, 0, same);

      g_assert_true (sg_position_equal (position, again));
      g_assert_true (sg_position_equal (won, won_again));
      n_different += sg_position_equal (position, different) ? 0 : 1;
    }

  g_assert_cmpuint (n_different, >=, 49);
}

void
add_tests (void)
{
  g_test_add_func ("/engine/random/diagrams", test_diagrams);
  g_test_add_func ("/engine/random/extreme-boxes", test_extreme_boxes);
  g_test_add_func ("/engine/random/positions", test_positions);
  g_test_add_func ("/engine/random/never-empty", test_never_empty);
  g_test_add_func ("/engine/random/outcomes", test_outcomes);
  g_test_add_func ("/engine/random/wishes", test_wishes);
  g_test_add_func ("/engine/random/impossible-wish", test_impossible_wish);
  g_test_add_func ("/engine/random/same-seed-same-position", test_same_seed_same_position);
}
