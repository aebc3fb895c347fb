/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts of explanations where taking the last tile loses. */

#include "game/base/ichomp-shape.h"
#include "game/explanation/ichomp-hint-wording.h"
#include "game/explanation/ichomp-step-wording.h"

#include <string.h>

#include "test-main.h"
#include "wording-checks.h"

static IchompParts
get_parts (const SgExplanation *explanation)
{
  return ichomp_parts_from_rule (sg_analysis_get_rule (sg_explanation_get_analysis (explanation)));
}

static void
assert_written (const char *text, SgStepKind kind, const char *expected)
{
  g_autoptr (SgExplanation) explanation = checks_explain (text, SG_ORDER_VERDICT_LAST);
  g_autofree char *written = ichomp_wording_step (get_parts (explanation), explanation,
                                                  checks_find_step (explanation, kind, 0));

  checks_assert_text (written, expected);
}

static void
assert_read (const char *text, SgStepKind kind, const char *expected)
{
  g_autoptr (SgExplanation) explanation = checks_explain (text, SG_ORDER_VERDICT_FIRST);
  g_autofree char *written = ichomp_wording_step (get_parts (explanation), explanation,
                                                  checks_find_step (explanation, kind, 0));

  checks_assert_text (written, expected);
}

static void
assert_title (const char *text, SgStepKind kind, const char *expected)
{
  g_autoptr (SgExplanation) explanation = checks_explain (text, SG_ORDER_VERDICT_LAST);
  g_autofree char *title = ichomp_wording_step_title (get_parts (explanation), explanation,
                                                      checks_find_step (explanation, kind, 0));

  checks_assert_text (title, expected);
}

static void
test_chomp (void)
{
  g_autoptr (SgExplanation) quadrant = checks_explain_quadrant ("-/-/-/3,1 chomp", SG_QUADRANT_SE);
  g_autofree char *spoken = ichomp_wording_step_spoken (
      ICHOMP_PARTS_ONE, quadrant, checks_find_step (quadrant, SG_STEP_POISONED, 0));
  g_autofree char *gap =
      ichomp_wording_step (ICHOMP_PARTS_ONE, quadrant, checks_find_step (quadrant, SG_STEP_GAP, 0));

  assert_title ("-/-/-/2,2 chomp", SG_STEP_POISONED, "The poisoned tile");
  assert_written ("-/-/-/2,2 chomp", SG_STEP_POISONED,
                  "Board: the corner tile is poisoned, so it is taken only if no other tile is "
                  "left. It does not count as a move, and the value is one less than under normal "
                  "play: [3 " MINUS " 1 = 2].");
  assert_written ("-/-/-/2,2 chomp", SG_STEP_OUTCOME,
                  "u is 2, not 0: this is an N-position, and the player to move can win.");
  assert_written ("-/-/-/2,2 chomp", SG_STEP_TILES,
                  "Board: 1 tile leads to 0, in row 2, column 2.");
  assert_written ("-/-/-/2,2 chomp", SG_STEP_AFTER_SUM,
                  "The new u is 0. Now the opponent is in a P-position.");
  assert_written ("-/-/-/1 chomp", SG_STEP_FORCED,
                  "Only one tile is left, and the player who takes the last tile loses: this is a "
                  "P-position.");
  assert_written ("-/-/-/- chomp", SG_STEP_OVER,
                  "No tile is left. The player who took the last one has lost.");

  g_assert_true (g_str_has_suffix (spoken, "4 minus 1 equals 3."));
  checks_assert_text (gap, "Board: 3 is the smallest number that no tile leads to, so it is "
                           "the value.");
}

static void
test_misere (void)
{
  assert_title ("3/2/1/- misere", SG_STEP_MISERE, "Misere play");
  assert_written (
      "3/2/1/- misere", SG_STEP_MISERE,
      "The player who takes the last tile loses. But 2 values are above 1, and until only one such "
      "value is left, the right move is the same as in normal play: it makes u zero.");
  assert_title ("3/1/1/- misere", SG_STEP_LAST_LARGE, "Misere play");
  assert_written ("3/1/1/- misere", SG_STEP_LAST_LARGE,
                  "Top left: its value, 3, is the only one above 1. The player to move can make it "
                  "1 or 0, as needed: this is an N-position.");
  assert_title ("3/1/1/- misere", SG_STEP_ODD_ONES, "Which number");
  assert_written (
      "3/1/1/- misere", SG_STEP_ODD_ONES,
      "Top left: 2 of the other values are 1. The player who takes the last tile loses, so an "
      "odd number of ones has to be left: this value has to become 1.");
  assert_written ("3/1/1/- misere", SG_STEP_AFTER_ONES,
                  "Now no value is above 1, and 3 of them are 1, an odd number: the opponent is "
                  "in a P-position.");
  assert_written ("3/1/-/- misere", SG_STEP_AFTER_ONES,
                  "Now no value is above 1, and 1 of them is 1, an odd number: the opponent is in "
                  "a P-position.");
  assert_written (
      "1/1/1/- misere", SG_STEP_ONES,
      "No value is above 1, and 3 of the values are 1. The player who takes the last tile loses, "
      "so u is "
      "the other way round: it is 0 for an odd number of ones and 1 for an even number. "
      "Here u is 0.");
  assert_written ("1/1/1/- misere", SG_STEP_OUTCOME,
                  "u is 0: this is a P-position, and the player to move loses if the opponent "
                  "makes no mistake.");
}

/* Taken alone, 1 is lost and 2 is not won by a move to 1: the pair has to be in the reason. */
static void
test_misere_pairs (void)
{
  assert_read ("3/3/1/- misere", SG_STEP_ONE_REMAINS,
               "Bottom left: only its value, 1, remains. A move from 1 to 0 wins: u becomes 0 "
               "while values above 1 are left, and then u decides as in normal play.");
  assert_read ("3/3/1/2 misere", SG_STEP_TWO_REMAIN,
               "Bottom right and bottom left: only their values, 2 and 1, remain. A move from 2 to "
               "1 wins: u becomes 0 while values above 1 are left, and then u decides as in normal "
               "play.");
}

/* The nim-sum of ones is no longer u: that a move changes it proves nothing. */
static void
test_misere_ones (void)
{
  assert_read ("3,2/1/1/- misere", SG_STEP_EVERY_MOVE,
               "u is 0, and there are 7 moves. After each, an even number of the values are 1 and "
               "none is above 1, or exactly one value is above 1: in both cases u is not 0.");
  assert_read ("3/3/-/- misere", SG_STEP_EVERY_MOVE,
               "u is 0, and there are 6 moves. Each changes exactly one value, so u is not 0 after "
               "it.");
}

/* After every move of a P-position with ones only, what that sentence says is so. */
static void
check_ones_each (SgAnalysis *analysis, gpointer user_data)
{
  g_autoptr (GArray) moves = sg_position_list_moves (sg_analysis_get_position (analysis));
  guint *n_checked = user_data;

  SG_FOREACH_QUADRANT (q)
    if (sg_analysis_get_value (analysis, q) > 1)
      return;
  if (sg_analysis_get_nim_sum (analysis) != 0)
    return;

  for (guint i = 0; i < moves->len; i++)
    {
      const SgMove *move = &g_array_index (moves, SgMove, i);
      guint n_ones = 0;
      guint n_large = 0;

      SG_FOREACH_QUADRANT (q)
        {
          guint value = q == move->quadrant ? sg_analysis_get_move_value (analysis, move)
                                            : sg_analysis_get_value (analysis, q);

          n_ones += value == 1;
          n_large += value > 1;
        }
      g_assert_true (n_large == 1 || (n_large == 0 && n_ones % 2 == 0));
      (*n_checked)++;
    }
}

static void
test_misere_ones_are_true (void)
{
  guint n_checked = 0;

  checks_foreach_position (SG_RULE_MISERE, check_ones_each, &n_checked);
  g_assert_cmpuint (n_checked, >, 10);
}

/* Hints */

static void
assert_hint (const char *text, guint grade, const char *expected)
{
  g_autoptr (SgAnalysis) analysis = checks_analyse (text);
  g_autofree char *hint = ichomp_wording_hint (
      ichomp_parts_from_rule (sg_analysis_get_rule (analysis)), analysis, grade);

  checks_assert_text (hint, expected);
}

static void
test_hints (void)
{
  assert_hint ("3/1/1/- misere", 1, "You can win: u is 3, not 0.");
  assert_hint ("3/1/1/- misere", 2, "Top left: this quadrant has a winning move.");
  assert_hint ("3/1/1/- misere", 3,
               "Top left: the value has to become 1 instead of 3. Then no value is above 1, and an "
               "odd number of them are 1.");
  assert_hint ("3/1/1/- misere", 4,
               "Top left, row 1, column 2: this tile wins, because u is 0 after it.");
  assert_hint ("3/2/-/- misere", 3,
               "Top left: the value has to become 2 instead of 3. The other three give 2 too ([2 "
               "XOR 0 XOR 0]), and equal numbers cancel.");
  assert_hint ("-/-/-/2,2 chomp", 2, "Board: the value has to become 0 instead of 2.");
  assert_hint ("-/-/-/2,2 chomp", 3, "Board: 1 tile leads to 0.");
  assert_hint ("-/-/-/2,2 chomp", 4, "Row 2, column 2: this tile wins, because u is 0 after it.");
  assert_hint ("1/1/1/- misere", 2, "No quadrant has a winning move: u is 0.");
  for (guint grade = 1; grade <= ICHOMP_N_HINT_GRADES; grade++)
    assert_hint ("-/-/-/1 chomp", grade,
                 "There is nothing to find: only one tile is left, and the player who takes the "
                 "last tile loses.");
}

/* The tile of the last hint wins, and leads to the number of the hint before. */
static void
check_hints_each (SgAnalysis *analysis, gpointer user_data)
{
  /* Chomp has a single quadrant, so that the hints are one grade ahead. */
  g_autofree char *number =
      ichomp_wording_hint (ichomp_parts_from_rule (sg_analysis_get_rule (analysis)), analysis,
                           sg_analysis_get_rule (analysis) == SG_RULE_CHOMP ? 2 : 3);
  g_autofree char *tile =
      ichomp_wording_hint (ichomp_parts_from_rule (sg_analysis_get_rule (analysis)), analysis, 4);
  g_autofree char *expected = NULL;
  g_autoptr (SgAnalysis) after = NULL;
  const SgMove *move;

  checks_assert_sentence (number);
  checks_assert_sentence (tile);
  if (sg_analysis_get_n_winning_moves (analysis) == 0)
    return;

  move = sg_analysis_get_winning_move (analysis, 0);
  after = sg_analysis_play (analysis, move);
  g_assert_cmpint (sg_analysis_get_outcome (after), ==, SG_OUTCOME_P);

  expected = g_strdup_printf ("the value has to become %u instead of %u.",
                              sg_analysis_get_value (after, move->quadrant),
                              sg_analysis_get_value (analysis, move->quadrant));
  g_assert_nonnull (strstr (number, expected));
  if (strstr (number, "equal numbers cancel") != NULL)
    {
      guint nim_sum = 0;

      SG_FOREACH_QUADRANT (q)
        nim_sum ^= sg_analysis_get_value (after, q);
      g_assert_cmpuint (nim_sum, ==, 0);
    }
}

static void
test_hints_are_true (void)
{
  checks_foreach_position (SG_RULE_MISERE, check_hints_each, NULL);
  checks_foreach_position (SG_RULE_CHOMP, check_hints_each, NULL);
}

/* The objection to a wrong tile names the u that the tile leads to. */
static void
check_tiles_each (SgAnalysis *analysis, gpointer user_data)
{
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (analysis, SG_ORDER_VERDICT_LAST, SG_N_QUADRANTS);
  SgPosition *position = sg_analysis_get_position (analysis);

  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    {
      const SgStep *step = sg_explanation_get_step (explanation, i);
      g_autofree char *question = ichomp_wording_question (get_parts (explanation), explanation, i);
      const SgDiagram *diagram = sg_position_get_diagram (position, step->quadrant);

      if (step->kind != SG_STEP_TILES)
        continue;

      g_assert_nonnull (question);
      for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
        for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
          {
            SgMove move = { step->quadrant, row, column };
            guint value = sg_analysis_get_move_value (analysis, &move);
            guint after = sg_analysis_get_nim_sum_after (analysis, &move);
            g_autofree char *objection =
                ichomp_wording_wrong_answer (get_parts (explanation), explanation, i, value);
            g_autofree char *expected =
                value == SG_NO_VALUE
                    ? g_strdup ("That tile is poisoned: the player who takes it loses.")
                    : g_strdup_printf ("That tile leads to %u, and the new u is %u, not 0.", value,
                                       after);

            if (after == 0)
              g_assert_null (objection);
            else
              g_assert_cmpstr (objection, ==, expected);
          }
    }
}

static void
test_tiles (void)
{
  for (SgRule rule = 0; rule < SG_N_RULES; rule++)
    checks_foreach_position (rule, check_tiles_each, NULL);
}

void
add_tests (void)
{
  g_test_add_func ("/rule-wording/chomp", test_chomp);
  g_test_add_func ("/rule-wording/misere", test_misere);
  g_test_add_func ("/rule-wording/misere-pairs", test_misere_pairs);
  g_test_add_func ("/rule-wording/misere-ones", test_misere_ones);
  g_test_add_func ("/rule-wording/misere-ones-are-true", test_misere_ones_are_true);
  g_test_add_func ("/rule-wording/hints", test_hints);
  g_test_add_func ("/rule-wording/hints-are-true", test_hints_are_true);

  g_test_add_func ("/rule-wording/tiles", test_tiles);
}
