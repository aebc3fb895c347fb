/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts of an explanation: whole sentences with true claims, whose formulas are isolated
 * from text that runs from right to left. */

#include "game/explanation/ichomp-hint-wording.h"
#include "game/explanation/ichomp-step-wording.h"

#include <string.h>

#include "game/explanation/ichomp-step-kinds.h"
#include "test-main.h"
#include "wording-checks.h"

/* A kind of step without a row in the table would crash the explanation that it comes in. */
static void
test_table (void)
{
  for (SgStepKind kind = 0; kind < SG_N_STEP_KINDS; kind++)
    {
      const IchompStepKind *row = ichomp_step_kind_get (kind);
      gboolean asks = row->answer != ICHOMP_STEP_ANSWER_NONE;

      g_assert_true (row->tell != NULL);
      g_assert_cmpint (row->ask != NULL, ==, asks);
      g_assert_cmpint (row->object != NULL, ==, asks);
      g_assert_true (row->title != NULL || row->figure != ICHOMP_STEP_FIGURE_BITS);
    }
}

static void
check (const SgExplanation *explanation, guint n_kinds[SG_N_STEP_KINDS])
{
  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    {
      const SgStep *step = sg_explanation_get_step (explanation, i);
      g_autofree char *written = ichomp_wording_step (ICHOMP_PARTS_QUADRANTS, explanation, i);
      g_autofree char *spoken = ichomp_wording_step_spoken (ICHOMP_PARTS_QUADRANTS, explanation, i);
      g_autofree char *title = ichomp_wording_step_title (ICHOMP_PARTS_QUADRANTS, explanation, i);

      checks_assert_sentence (written);
      checks_assert_spoken (spoken, explanation, step);
      checks_assert_whole (title);
      checks_assert_isolated (title);
      g_assert_null (strpbrk (title, ".:?"));
      n_kinds[step->kind]++;
    }
}

static void
check_all (SgAnalysis *analysis, guint n_kinds[SG_N_STEP_KINDS])
{
  for (guint i = 0; i < SG_N_ORDERS * (SG_N_QUADRANTS + 1); i++)
    {
      g_autoptr (SgExplanation) explanation =
          sg_explanation_new (analysis, i % SG_N_ORDERS, i / SG_N_ORDERS);

      check (explanation, n_kinds);
    }

  SG_FOREACH_QUADRANT (q)
    {
      g_autoptr (SgExplanation) mex = sg_explanation_new_for_quadrant (analysis, q);

      check (mex, n_kinds);
    }
}

static void
check_all_each (SgAnalysis *analysis, gpointer user_data)
{
  check_all (analysis, user_data);
}

static void
test_every_kind (void)
{
  const SgBoard board = { 16, 14 };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (SgSolver) solver = sg_solver_new (full, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (401);
  guint n_kinds[SG_N_STEP_KINDS] = { 0 };

  for (SgRule rule = 0; rule < SG_N_RULES; rule++)
    checks_foreach_position (rule, check_all_each, n_kinds);

  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (SgPosition) position = sg_random_position (full, rand);
      g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, position);
      g_autoptr (SgExplanation) values =
          checks_explain_values (g_rand_int_range (rand, 0, 256), g_rand_int_range (rand, 0, 256),
                                 g_rand_int_range (rand, 0, 256), g_rand_int_range (rand, 0, 256),
                                 i % SG_N_ORDERS, SG_N_QUADRANTS);
      g_autoptr (SgExplanation) equal =
          checks_explain_values (i % 256, i / 2, i / 2, i % 256, i % SG_N_ORDERS, SG_N_QUADRANTS);

      check_all (analysis, n_kinds);
      check (values, n_kinds);
      check (equal, n_kinds);
    }

  for (guint kind = 0; kind < SG_N_STEP_KINDS; kind++)
    g_assert_cmpuint (n_kinds[kind], >, 0);
}

static void
assert_written (const SgExplanation *explanation, SgStepKind kind, guint nth, const char *expected)
{
  g_autofree char *text = ichomp_wording_step (ICHOMP_PARTS_QUADRANTS, explanation,
                                               checks_find_step (explanation, kind, nth));

  checks_assert_text (text, expected);
}

static void
assert_said (const SgExplanation *explanation, SgStepKind kind, guint nth, const char *expected)
{
  g_autofree char *text = ichomp_wording_step_spoken (ICHOMP_PARTS_QUADRANTS, explanation,
                                                      checks_find_step (explanation, kind, nth));

  checks_assert_text (text, expected);
}

static void
assert_title (const SgExplanation *explanation, SgStepKind kind, const char *expected)
{
  g_autofree char *text = ichomp_wording_step_title (ICHOMP_PARTS_QUADRANTS, explanation,
                                                     checks_find_step (explanation, kind, 0));

  checks_assert_text (text, expected);
}

static void
test_worked_example (void)
{
  g_autoptr (SgExplanation) e =
      checks_explain_values (27, 13, 20, 4, SG_ORDER_VERDICT_LAST, SG_QUADRANT_SW);

  g_autoptr (SgExplanation) read =
      checks_explain_values (27, 13, 20, 4, SG_ORDER_VERDICT_FIRST, SG_N_QUADRANTS);
  g_autoptr (SgExplanation) wide =
      checks_explain_values (32, 13, 20, 4, SG_ORDER_VERDICT_FIRST, SG_N_QUADRANTS);

  assert_title (e, SG_STEP_VALUES, "Four values");
  assert_written (e, SG_STEP_VALUES, 0,
                  "Top left 27, top right 13, bottom left 20, bottom right 4: from these four "
                  "values the steps find out who wins, and how.");
  assert_title (e, SG_STEP_POWER, "The values in binary");
  assert_written (e, SG_STEP_POWER, 5,
                  "Top right: 8 fits into 13, so its digit is 1. What is left: [13 " MINUS
                  " 8 = 5].");
  assert_said (e, SG_STEP_POWER, 5,
               "Top right: 8 fits into 13, so its digit is 1. What is left: 13 minus 8 equals 5.");
  assert_written (e, SG_STEP_POWER, 7, "Top right: 2 does not fit into 1, so its digit is 0.");
  assert_written (e, SG_STEP_BINARY, 1, "Top right: [13 = 8 + 4 + 1]. In binary that is [01101].");
  assert_said (e, SG_STEP_BINARY, 1,
               "Top right: 13 equals 8 plus 4 plus 1. In binary that is zero one one zero one.");
  assert_written (e, SG_STEP_ALIGNED, 0,
                  "In binary, 27 is [11011], 13 is [01101], 20 is [10100], and 4 is [00100]: zeros "
                  "in front change nothing.");

  assert_title (e, SG_STEP_COLUMN, "The nim-sum u");
  assert_written (e, SG_STEP_COLUMN, 0, "Column of 16: two ones. Even, so u has a 0 here.");
  assert_written (e, SG_STEP_COLUMN, 2, "Column of 4: three ones. Odd, so u has a 1 here.");
  assert_written (e, SG_STEP_COLUMN, 3, "Column of 2: one 1. That is odd, so u has a 1 here.");
  assert_written (e, SG_STEP_NIM_SUM, 0,
                  "u is [00110] in binary and 6 in decimal: [27 XOR 13 XOR 20 XOR 4 = 6].");
  assert_said (e, SG_STEP_NIM_SUM, 0,
               "u is zero zero one one zero in binary and 6 in decimal: 27 XOR 13 XOR 20 XOR 4 "
               "equals 6.");
  assert_written (e, SG_STEP_OUTCOME, 0,
                  "u is 6, not 0: this is an N-position, and the player to move can win.");

  assert_title (read, SG_STEP_VERDICT, "Who wins");
  assert_written (read, SG_STEP_VERDICT, 0,
                  "u, the nim-sum of the four values, is 6, not 0: this is an N-position, and the "
                  "player to move can win. The next steps show why, and how.");
  assert_written (wide, SG_STEP_COLUMNS, 0,
                  "Count the ones in each column. Where their number is odd, u has a 1; where it "
                  "is even, u has a 0.");
  assert_title (e, SG_STEP_CANDIDATES, "Which quadrant");
  assert_written (e, SG_STEP_LEADING_COLUMN, 0,
                  "u is [00110] in binary: its leftmost 1 is in the column of 4.");
  assert_written (
      e, SG_STEP_CANDIDATES, 0,
      "Top right, bottom left and bottom right: three values with a 1 in the column of 4, "
      "where u has its leftmost 1. Each of these quadrants has a winning move, and any will do.");
  assert_written (e, SG_STEP_CHOICE, 0,
                  "Bottom left: let us move here. We call the value y, so y is 20.");

  assert_title (e, SG_STEP_TARGET, "Which number");
  assert_written (e, SG_STEP_TARGET_DIGIT, 0,
                  "Column of 16: [1 XOR 0 = 1]. Where u has a 0, the digit of y stays.");
  assert_written (e, SG_STEP_TARGET_DIGIT, 2,
                  "Column of 4: [1 XOR 1 = 0]. Where u has a 1, the digit of y changes.");
  assert_said (e, SG_STEP_TARGET_DIGIT, 2,
               "Column of 4: 1 XOR 1 equals 0. Where u has a 1, the digit of y changes.");
  assert_written (e, SG_STEP_TARGET, 0,
                  "Bottom left: [y XOR u = 20 XOR 6 = 18]. So the value has to become 18.");
  assert_said (e, SG_STEP_TARGET, 0,
               "Bottom left: y XOR u equals 20 XOR 6, which equals 18. So the value has to become "
               "18.");
  assert_written (
      e, SG_STEP_TARGET_OTHERS, 0,
      "The other three values give the same, and equal numbers cancel: [27 XOR 13 XOR 4 "
      "= 18].");
  assert_said (e, SG_STEP_TARGET_OTHERS, 0,
               "The other three values give the same, and equal numbers cancel: 27 XOR 13 XOR 4 "
               "equals 18.");
  assert_written (e, SG_STEP_SMALLER, 0,
                  "18 is less than 20: the 1 in the column of 4 becomes 0, and nothing changes to "
                  "its left. So there is a move from 20 to 18.");
  assert_written (e, SG_STEP_AFTER, 0,
                  "Bottom left, row 1, column 19: this move changes the value from 20 to 18.");
  assert_written (e, SG_STEP_AFTER_SUM, 0,
                  "The new u is 0: [27 XOR 13 XOR 18 XOR 4 = 0]. Now the opponent is in a "
                  "P-position.");
}

static void
test_no_ones_and_four (void)
{
  g_autoptr (SgExplanation) e = checks_explain ("5/4,2/4/4", SG_ORDER_VERDICT_LAST);
  g_autoptr (SgExplanation) zeros =
      checks_explain_values (0, 0, 0, 1, SG_ORDER_VERDICT_LAST, SG_N_QUADRANTS);
  g_autoptr (SgExplanation) two =
      checks_explain_values (0, 7, 0, 3, SG_ORDER_VERDICT_FIRST, SG_N_QUADRANTS);
  g_autoptr (SgExplanation) one =
      checks_explain_values (0, 7, 2, 2, SG_ORDER_VERDICT_FIRST, SG_N_QUADRANTS);

  assert_written (e, SG_STEP_COLUMN, 0, "Column of 4: four ones. Even, so u has a 0 here.");
  assert_written (e, SG_STEP_COLUMN, 1, "Column of 2: no ones. Zero is even, so u has a 0 here.");
  assert_written (e, SG_STEP_EQUAL_PAIR, 0,
                  "Top left and top right: both have the value 5. Equal values cancel: [5 XOR 5 = "
                  "0].");
  assert_said (e, SG_STEP_EQUAL_PAIR, 0,
               "Top left and top right: both have the value 5. Equal values cancel: 5 XOR 5 equals "
               "0.");
  assert_written (e, SG_STEP_ALL_CANCEL, 0, "All four values cancel in pairs, so u is 0.");
  assert_written (e, SG_STEP_OUTCOME, 0,
                  "u is 0: this is a P-position, and the player to move loses if the opponent "
                  "makes no mistake.");
  assert_written (e, SG_STEP_EVERY_MOVE, 0,
                  "u is 0, and there are 19 moves. Each changes exactly one value, so u is not 0 "
                  "after it.");
  assert_title (e, SG_STEP_EVERY_MOVE, "Why no move wins");

  assert_written (zeros, SG_STEP_BINARY, 0, "Top left: 0 in binary is [0].");
  assert_written (zeros, SG_STEP_ALIGNED, 0,
                  "In binary, 0 is [0], 0 is [0], 0 is [0], and 1 is [1]: zeros in front change "
                  "nothing.");

  assert_title (two, SG_STEP_TWO_REMAIN, "What remains");
  assert_written (
      two, SG_STEP_TWO_REMAIN, 0,
      "Top right and bottom right: only their values, 7 and 3, remain. A move from 7 to 3 "
      "wins, because equal values cancel.");
  assert_written (one, SG_STEP_ONE_REMAINS, 0,
                  "Top right: only its value, 7, remains. A move from 7 to 0 wins.");
}

/* Two equal values have cancelled, whose ones are still there to be seen. */
static void
test_column_of_two (void)
{
  g_autoptr (SgExplanation) e =
      checks_explain_values (7, 5, 12, 7, SG_ORDER_VERDICT_FIRST, SG_N_QUADRANTS);

  assert_written (e, SG_STEP_COLUMN, 0,
                  "Column of 8: one of 5 and 12, the values that remain, has a 1. Odd, so u has a "
                  "1 here.");
  assert_written (e, SG_STEP_COLUMN, 1,
                  "Column of 4: both 5 and 12, the values that remain, have a 1. Even, so u has a "
                  "0 here.");
  assert_written (e, SG_STEP_COLUMN, 2,
                  "Column of 2: neither 5 nor 12, the values that remain, has a 1. Zero is even, "
                  "so u has a 0 here.");
}

/* A sentence that names no values counts the ones of all four. */
static void
check_columns_each (SgAnalysis *analysis, gpointer user_data)
{
  static const char *const counts[] = { "no ones", "one 1", "two ones", "three ones", "four ones" };
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (analysis, SG_ORDER_VERDICT_FIRST, SG_N_QUADRANTS);
  guint *n_about_all = user_data;

  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    {
      const SgStep *step = sg_explanation_get_step (explanation, i);
      g_autofree char *written = ichomp_wording_step (ICHOMP_PARTS_QUADRANTS, explanation, i);
      guint n_ones = 0;

      if (step->kind != SG_STEP_COLUMN || strstr (written, "that remain") != NULL)
        continue;

      SG_FOREACH_QUADRANT (q)
        n_ones += (sg_analysis_get_value (analysis, q) >> step->column) & 1;
      g_assert_nonnull (strstr (written, counts[n_ones]));
      (*n_about_all)++;
    }
}

static void
test_columns_are_true (void)
{
  guint n_about_all = 0;

  checks_foreach_position (SG_RULE_NORMAL, check_columns_each, &n_about_all);
  checks_foreach_position (SG_RULE_MISERE, check_columns_each, &n_about_all);
  g_assert_cmpuint (n_about_all, >, 100);
}

static void
test_quadrant_values (void)
{
  g_autoptr (SgExplanation) empty = checks_explain_quadrant ("-/1/-/-", SG_QUADRANT_NW);
  g_autoptr (SgExplanation) single = checks_explain_quadrant ("-/1/-/-", SG_QUADRANT_NE);
  g_autoptr (SgExplanation) square = checks_explain_quadrant ("-/-/2,2/-", SG_QUADRANT_SW);
  g_autoptr (SgExplanation) above = checks_explain_quadrant ("-/-/-/2,2,2", SG_QUADRANT_SE);
  g_autoptr (SgExplanation) one_above = checks_explain_quadrant ("-/-/-/2,1", SG_QUADRANT_SE);

  assert_title (empty, SG_STEP_NO_OPTION, "The top left value");
  assert_title (single, SG_STEP_GAP, "The top right value");
  assert_title (square, SG_STEP_GAP, "The bottom left value");
  assert_title (above, SG_STEP_GAP, "The bottom right value");

  assert_written (empty, SG_STEP_NO_OPTION, 0,
                  "Top left: no tile is left here, so there is no move, and the value is 0.");
  assert_written (single, SG_STEP_OPTION_VALUE, 0, "Top right: 1 tile leads to 0.");
  assert_written (single, SG_STEP_GAP, 0,
                  "Top right: 1 is the smallest number that no tile leads to, so it is the value.");

  /* 2,2 leads to the empty diagram, to 1,1 and 2, both of value 2, and to 2,1 of value 1. */
  assert_written (square, SG_STEP_OPTION_VALUE, 0, "Bottom left: 1 tile leads to 0.");
  assert_written (square, SG_STEP_OPTION_VALUE, 2, "Bottom left: 2 tiles lead to 2.");
  assert_written (square, SG_STEP_GAP, 0,
                  "Bottom left: 3 is the smallest number that no tile leads to, so it is the "
                  "value.");

  assert_written (one_above, SG_STEP_OPTIONS_ABOVE, 0,
                  "Bottom right: 2 tiles lead higher, up to 2. That does not change the value: the "
                  "opponent could move back to 1 at once.");
}

static void
test_on_board (void)
{
  g_autoptr (SgExplanation) won = checks_explain ("2,2/-/-/-", SG_ORDER_VERDICT_FIRST);
  g_autoptr (SgExplanation) asked = checks_explain ("2,2/-/-/-", SG_ORDER_VERDICT_LAST);
  g_autoptr (SgExplanation) several = checks_explain ("2,2/2/-/-", SG_ORDER_VERDICT_FIRST);
  g_autoptr (SgExplanation) lost = checks_explain ("2/1,1/-/-", SG_ORDER_VERDICT_FIRST);
  g_autoptr (SgExplanation) over = checks_explain ("-/-/-/-", SG_ORDER_VERDICT_FIRST);

  assert_written (won, SG_STEP_TILES, 0, "Top left: 1 tile leads to 0, in row 1, column 1.");
  assert_written (asked, SG_STEP_AFTER, 0,
                  "Top left, row 1, column 1: this move changes the value from 3 to 0.");
  assert_written (several, SG_STEP_TILES, 0,
                  "Top left: 2 tiles lead to 2, one of them in row 1, column 2.");

  assert_written (
      lost, SG_STEP_MIRROR_PAIR, 0,
      "Top left and top right: the same shape, perhaps turned or mirrored. Every move in "
      "one can be copied in the other, so the two cancel.");
  assert_written (lost, SG_STEP_EVERY_MOVE, 0,
                  "u is 0, and there are 4 moves. Each changes exactly one value, so u is not 0 "
                  "after it.");
  assert_written (
      lost, SG_STEP_REPLY, 0,
      "Top left, row 1, column 2: this move changes the value from 2 to 1, and u becomes "
      "3. The opponent’s answer that makes u 0 again: top right, row 2, column 1.");
  assert_written (lost, SG_STEP_ADVICE, 0,
                  "No move wins if the opponent makes no mistake. Take a single tile, so that the "
                  "game lasts longer, for instance: top left, row 1, column 2.");
  assert_written (over, SG_STEP_OVER, 0,
                  "No tile is left. The player who took the last one has won.");
}

static void
assert_tells_of_heaps (char *text)
{
  static const char *const words[] = {
    "uadrant", "op left", "op right", "ottom", "row", "mirrored"
  };

  for (gsize i = 0; text != NULL && i < G_N_ELEMENTS (words); i++)
    if (strstr (text, words[i]) != NULL)
      g_error ("“%s” speaks of quadrants", text);
  g_free (text);
}

static void
check_heaps (const SgExplanation *explanation)
{
  IchompParts heaps = ICHOMP_PARTS_HEAPS;

  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    {
      assert_tells_of_heaps (ichomp_wording_step (heaps, explanation, i));
      assert_tells_of_heaps (ichomp_wording_step_spoken (heaps, explanation, i));
      assert_tells_of_heaps (ichomp_wording_step_title (heaps, explanation, i));
      assert_tells_of_heaps (ichomp_wording_question (heaps, explanation, i));
      if (ichomp_wording_can_ask (explanation, i))
        for (guint answer = 0; answer < SG_N_QUADRANTS; answer++)
          assert_tells_of_heaps (ichomp_wording_wrong_answer (heaps, explanation, i, answer));
    }
}

/* In a game of Nim nothing is said about quadrants and their rows. */
static void
test_heaps (void)
{
  static const char *const positions[] = { "3/5/7/-", "1/2/3/-",        "7/7/3/1",        "5/4/1/-",
                                           "4/4/4/4", "1/3/5/7 misere", "1/1/1/- misere", "-/4/-/-",
                                           "7/5/4/-", "2/1/-/- misere", "-/-/-/- @2x2" };

  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autoptr (SgAnalysis) analysis = checks_analyse (positions[i]);

      for (guint grade = 1; grade <= ICHOMP_N_HINT_GRADES; grade++)
        assert_tells_of_heaps (ichomp_wording_hint (ICHOMP_PARTS_HEAPS, analysis, grade));

      for (guint k = 0; k < SG_N_ORDERS * (SG_N_QUADRANTS + 1); k++)
        {
          g_autoptr (SgExplanation) explanation =
              sg_explanation_new (analysis, k % SG_N_ORDERS, k / SG_N_ORDERS);
          g_autoptr (SgExplanation) value =
              sg_explanation_new_for_quadrant (analysis, k % SG_N_QUADRANTS);

          check_heaps (explanation);
          check_heaps (value);
        }
    }
}

void
add_tests (void)
{
  g_test_add_func ("/step-wording/heaps", test_heaps);
  g_test_add_func ("/step-wording/table", test_table);
  g_test_add_func ("/step-wording/every-kind", test_every_kind);
  g_test_add_func ("/step-wording/worked-example", test_worked_example);
  g_test_add_func ("/step-wording/no-ones-and-four", test_no_ones_and_four);
  g_test_add_func ("/step-wording/column-of-two", test_column_of_two);
  g_test_add_func ("/step-wording/columns-are-true", test_columns_are_true);
  g_test_add_func ("/step-wording/quadrant-values", test_quadrant_values);
  g_test_add_func ("/step-wording/on-board", test_on_board);
}
