/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints are true, and do not promise a win from a P-position. */

#include "game/explanation/ichomp-hint-wording.h"

#include <string.h>

#include "game/words/ichomp-wording.h"
#include "test-main.h"
#include "wording-checks.h"

/* The tile that a hint names. */
static SgMove
find_named_tile (const SgAnalysis *analysis, const char *hint)
{
  SgPosition *position = sg_analysis_get_position (analysis);
  SgMove found = { 0 };
  guint n = 0;

  SG_FOREACH_QUADRANT (q)
    {
      const SgDiagram *diagram = sg_position_get_diagram (position, q);

      for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
        for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
          {
            SgMove move = { q, row, column };
            g_autofree char *name = ichomp_wording_tile (&move);

            if (strstr (hint, name) != NULL)
              {
                found = move;
                n++;
              }
          }
    }

  g_assert_cmpuint (n, ==, 1);
  return found;
}

static void
check_hints_to_win (SgAnalysis *analysis, char *const hints[])
{
  SgMove move = find_named_tile (analysis, hints[4]);
  guint target = sg_analysis_get_move_value (analysis, &move);
  g_autofree char *can_win = g_strdup_printf ("You can win: the nim-sum u is %u, not 0.",
                                              sg_analysis_get_nim_sum (analysis));
  g_autofree char *quadrant = g_strdup_printf ("%s: this quadrant has a winning move.",
                                               ichomp_wording_quadrant (move.quadrant));
  g_autoptr (GString) others = g_string_new (NULL);
  g_autofree char *number = NULL;
  guint nim_sum = 0;

  /* Computed from the values: their nim-sum is 0 after the move. */
  SG_FOREACH_QUADRANT (q)
    {
      if (q == move.quadrant)
        continue;
      nim_sum ^= sg_analysis_get_value (analysis, q);
      g_string_append_printf (others, others->len > 0 ? " XOR %u" : "%u",
                              sg_analysis_get_value (analysis, q));
    }
  g_assert_cmpuint (nim_sum, ==, target);

  number = g_strdup_printf ("%s: the value has to become %u instead of %u. The other three give %u "
                            "too ([%s]), and equal numbers cancel.",
                            ichomp_wording_quadrant (move.quadrant), target,
                            sg_analysis_get_value (analysis, move.quadrant), nim_sum, others->str);

  checks_assert_text (hints[1], can_win);
  checks_assert_text (hints[2], quadrant);
  checks_assert_text (hints[3], number);
  g_assert_true (g_str_has_suffix (hints[4], ": this tile wins, because u is 0 after it."));
}

static void
check_hints_each (SgAnalysis *analysis, gpointer user_data)
{
  char *hints[ICHOMP_N_HINT_GRADES + 1] = { NULL };
  gboolean empty = sg_position_is_empty (sg_analysis_get_position (analysis));

  for (guint grade = 1; grade <= ICHOMP_N_HINT_GRADES; grade++)
    {
      hints[grade] = ichomp_wording_hint (ICHOMP_PARTS_QUADRANTS, analysis, grade);
      checks_assert_whole (hints[grade]);
      g_assert_true (g_str_has_suffix (hints[grade], "."));
    }

  if (empty)
    {
      for (guint grade = 1; grade <= ICHOMP_N_HINT_GRADES; grade++)
        checks_assert_text (hints[grade], "There is nothing to find: no tile is left.");
    }
  else if (sg_analysis_get_outcome (analysis) == SG_OUTCOME_P)
    {
      checks_assert_text (hints[1], "You cannot win if the opponent makes no mistake: u is 0. Take "
                                    "only one tile, so that the game lasts longer.");
      checks_assert_text (hints[2], "No quadrant has a winning move: u is 0.");
      checks_assert_text (hints[3],
                          "No number wins: every move changes exactly one value, so u is not 0 "
                          "after it.");
      checks_assert_text (hints[4],
                          "No tile wins: u is not 0 after any move, and the opponent can make it "
                          "0 again.");
    }
  else
    {
      check_hints_to_win (analysis, hints);
    }

  for (guint grade = 1; grade <= ICHOMP_N_HINT_GRADES; grade++)
    {
      checks_assert_isolated (hints[grade]);
      g_free (hints[grade]);
    }
}

static void
test_hints (void)
{
  const SgBoard board = { 10, 10 };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (SgSolver) solver = sg_solver_new (full, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (403);

  checks_foreach_position (SG_RULE_NORMAL, check_hints_each, NULL);
  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (SgPosition) position = sg_random_position (full, rand);
      g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, position);

      check_hints_each (analysis, NULL);
    }
}

void
add_tests (void)
{
  g_test_add_func ("/hint-wording/hints", test_hints);
}
