/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The view of a step is true, agrees with the sentence, and shows nothing that has not been
 * said. */

#include "game/explanation/ichomp-step-view.h"

#include <string.h>

#include "game/explanation/ichomp-hint-wording.h"
#include "game/explanation/ichomp-step-wording.h"
#include "game/words/ichomp-wording.h"
#include "test-main.h"
#include "wording-checks.h"

#define SEED 20
#define N_RANDOM_POSITIONS 150
#define ANY_COLUMN 99

/* The number of steps that have been said at the step @index. */
static guint
get_end (guint index, gboolean revealed)
{
  return revealed ? index + 1 : index;
}

/* Whether a step of @kind is among the first @end steps; SG_N_QUADRANTS and ANY_COLUMN match
 * any. */
static gboolean
was_said (const SgExplanation *explanation,
          guint end,
          SgStepKind kind,
          SgQuadrant quadrant,
          guint column)
{
  for (guint i = 0; i < end; i++)
    {
      const SgStep *step = sg_explanation_get_step (explanation, i);

      if (step->kind == kind && (quadrant == SG_N_QUADRANTS || step->quadrant == quadrant)
          && (column == ANY_COLUMN || step->column == column))
        return TRUE;
    }

  return FALSE;
}

/* Whether the digit of the value of the quadrant in @column has been found. A value of 0 needs no
 * words. */
static gboolean
was_written (const SgExplanation *explanation, guint end, SgQuadrant q, guint column)
{
  for (guint i = 0; i < end; i++)
    {
      const SgStep *step = sg_explanation_get_step (explanation, i);
      gboolean is_about_it = (step->quadrants & 1u << q) != 0;

      if ((step->kind == SG_STEP_POWER && is_about_it && step->column == column)
          || (step->kind == SG_STEP_BINARY
              && (is_about_it || sg_explanation_get_value (explanation, q) == 0)))
        return TRUE;
    }

  return FALSE;
}

static gboolean
was_any_said (const SgExplanation *explanation, guint end, SgStepKind kind)
{
  return was_said (explanation, end, kind, SG_N_QUADRANTS, ANY_COLUMN);
}

/* The sum after the move says what the move was, too. */
static gboolean
was_moved (const SgExplanation *explanation, guint end, SgQuadrant quadrant)
{
  return was_said (explanation, end, SG_STEP_AFTER, quadrant, ANY_COLUMN)
         || was_said (explanation, end, SG_STEP_AFTER_SUM, quadrant, ANY_COLUMN);
}

static guint
get_nim_sum (const SgExplanation *explanation)
{
  guint nim_sum = 0;

  SG_FOREACH_QUADRANT (q)
    nim_sum ^= sg_explanation_get_value (explanation, q);

  return nim_sum;
}

/* The digits are known in the columns @expected, and are those of @value. */
static void
assert_digits (const IchompStepRow *row, guint expected, guint value)
{
  g_assert_cmphex (row->known, ==, expected);
  g_assert_cmphex (row->value & row->known, ==, value & expected);
}

static void
check_quadrant_row (const SgExplanation *explanation,
                    guint end,
                    const IchompStepView *view,
                    SgQuadrant q)
{
  const IchompStepRow *row = &view->rows[q];
  guint value = sg_explanation_get_value (explanation, q);
  gboolean all = was_any_said (explanation, end, SG_STEP_ALIGNED)
                 || was_any_said (explanation, end, SG_STEP_REPLY);
  guint known = 0;

  /* Only the winning move changes a value, so that u becomes 0. */
  if (was_moved (explanation, end, q))
    value ^= get_nim_sum (explanation);

  for (guint column = 0; column < view->n_digits; column++)
    if (all || was_written (explanation, end, q, column))
      known |= 1u << column;

  g_assert_true (row->shown);
  g_assert_true (row->decimal_known);
  g_assert_cmpuint (row->value, ==, value);
  assert_digits (row, known, value);
}

static gboolean
is_about (const SgExplanation *explanation, guint index, SgStepKind kind)
{
  return sg_explanation_get_step (explanation, index)->kind == kind;
}

static void
check_nim_sum_row (const SgExplanation *explanation,
                   guint index,
                   guint end,
                   const IchompStepView *view)
{
  const IchompStepRow *row = &view->rows[ICHOMP_STEP_ROW_NIM_SUM];
  gboolean moved = was_moved (explanation, end, SG_N_QUADRANTS);
  gboolean moved_and_summed = was_any_said (explanation, end, SG_STEP_AFTER_SUM);
  gboolean replied = was_any_said (explanation, end, SG_STEP_REPLY);
  gboolean summed = replied || was_any_said (explanation, end, SG_STEP_COLUMNS)
                    || was_any_said (explanation, end, SG_STEP_NIM_SUM);
  gboolean decimal = summed || moved_and_summed || was_any_said (explanation, end, SG_STEP_VERDICT);
  guint nim_sum = moved ? 0 : get_nim_sum (explanation);
  guint known = 0;

  for (guint column = 0; column < view->n_digits; column++)
    if (summed || was_said (explanation, end, SG_STEP_COLUMN, SG_N_QUADRANTS, column))
      known |= 1u << column;

  /* The row is shown while its first digit is asked for. */
  g_assert_cmpint (row->shown, ==,
                   moved ? moved_and_summed
                         : decimal || known != 0 || is_about (explanation, index, SG_STEP_COLUMN));
  if (!row->shown)
    return;

  g_assert_cmpint (row->decimal_known, ==, decimal);
  assert_digits (row, known, nim_sum);
  if (row->decimal_known)
    g_assert_cmpuint (row->value, ==, nim_sum);
}

static void
check_target_row (const SgExplanation *explanation,
                  guint index,
                  guint end,
                  const IchompStepView *view)
{
  const IchompStepRow *row = &view->rows[ICHOMP_STEP_ROW_TARGET];
  guint target = 0;
  guint known = 0;

  for (guint i = 0; i < end; i++)
    {
      const SgStep *step = sg_explanation_get_step (explanation, i);

      /* The nim-sum of the other three. */
      if (step->kind == SG_STEP_TARGET_DIGIT || step->kind == SG_STEP_TARGET)
        {
          target =
              get_nim_sum (explanation) ^ sg_explanation_get_value (explanation, step->quadrant);
          if (step->kind == SG_STEP_TARGET_DIGIT)
            known |= 1u << step->column;
        }
    }

  if (was_any_said (explanation, end, SG_STEP_TARGET))
    known = (1u << view->n_digits) - 1;
  g_assert_cmpint (row->shown, ==,
                   (known != 0 || is_about (explanation, index, SG_STEP_TARGET_DIGIT))
                       && !was_moved (explanation, end, SG_N_QUADRANTS));
  if (!row->shown)
    return;

  g_assert_cmpint (row->decimal_known, ==, was_any_said (explanation, end, SG_STEP_TARGET));
  assert_digits (row, known, target);
  if (row->decimal_known)
    g_assert_cmpuint (row->value, ==, target);
}

static void
check_cancelled (const SgExplanation *explanation, guint end, const IchompStepView *view)
{
  guint expected = 0;
  guint shown = 0;

  for (guint i = 0; i < end; i++)
    {
      const SgStep *step = sg_explanation_get_step (explanation, i);

      if (step->kind == SG_STEP_MIRROR_PAIR || step->kind == SG_STEP_EQUAL_PAIR)
        expected |= 1u << step->quadrant | 1u << step->other;
      if (step->kind == SG_STEP_LEADING_COLUMN || step->kind == SG_STEP_REPLY)
        expected = 0;
    }

  for (guint i = 0; i < ICHOMP_N_STEP_ROWS; i++)
    if (view->rows[i].cancelled)
      shown |= 1u << i;

  g_assert_cmphex (shown, ==, expected);
}

static gboolean
has_table (const SgStep *step)
{
  switch (step->kind)
    {
    case SG_STEP_VALUE:
    case SG_STEP_OPTION_VALUE:
    case SG_STEP_NO_OPTION:
    case SG_STEP_GAP:
    case SG_STEP_OPTIONS_ABOVE:
    case SG_STEP_OVER:
      return FALSE;
    default:
      return TRUE;
    }
}

static void
check_table (const SgExplanation *explanation,
             guint index,
             const IchompStepView *view,
             gboolean revealed)
{
  guint end = get_end (index, revealed);

  if (!has_table (sg_explanation_get_step (explanation, index)))
    {
      for (guint i = 0; i < ICHOMP_N_STEP_ROWS; i++)
        g_assert_false (view->rows[i].shown);
      return;
    }

  g_assert_cmpint (view->moved, ==, was_moved (explanation, end, SG_N_QUADRANTS));
  SG_FOREACH_QUADRANT (q)
    check_quadrant_row (explanation, end, view, q);
  check_nim_sum_row (explanation, index, end, view);
  check_target_row (explanation, index, end, view);
  check_cancelled (explanation, end, view);

  for (guint i = 0; i < ICHOMP_N_STEP_ROWS; i++)
    {
      g_assert_cmpuint (view->rows[i].value >> view->n_digits, ==, 0);
      g_assert_cmpuint (view->rows[i].known >> view->n_digits, ==, 0);
    }
}

/* The view lights what the sentence names. */

static guint
find_named_quadrants (const char *sentence)
{
  guint quadrants = 0;

  SG_FOREACH_QUADRANT (q)
    if (strstr (sentence, ichomp_wording_quadrant (q)) != NULL
        || strstr (sentence, ichomp_wording_quadrant_inside (q)) != NULL)
      quadrants |= 1u << q;

  return quadrants;
}

static int
find_named_column (const SgStep *step, const char *sentence)
{
  const char *words = strstr (sentence, "olumn of ");

  if (words != NULL)
    return sg_count_binary_digits (g_ascii_strtoull (words + strlen ("olumn of "), NULL, 10)) - 1;

  /* The sentence has its power of two. */
  return step->kind == SG_STEP_POWER ? (int)step->column : ICHOMP_STEP_NO_COLUMN;
}

static void
check_lit (const SgExplanation *explanation, guint index, const IchompStepView *view)
{
  const SgStep *step = sg_explanation_get_step (explanation, index);
  g_autofree char *sentence = ichomp_wording_step (ICHOMP_PARTS_QUADRANTS, explanation, index);
  guint named = find_named_quadrants (sentence);
  guint lit_rows = 0;

  switch (step->kind)
    {
    case SG_STEP_TARGET_DIGIT:
    case SG_STEP_SMALLER:
      /* The sentence names it by its value y. */
      named = 1u << step->quadrant;
      break;
    case SG_STEP_POWER:
    case SG_STEP_BINARY:
      /* The sentence names one of those with the same value. */
      g_assert_cmphex (named, ==, 1u << step->quadrant);
      named = step->quadrants;
      break;
    case SG_STEP_TARGET_OTHERS:
      named = 0xf & ~(1u << step->quadrant);
      break;
    case SG_STEP_VALUES:
    case SG_STEP_ADVICE:
      /* The sentence names all quadrants, or one as an example. */
      named = 0;
      break;
    default:
      break;
    }
  g_assert_cmphex (view->quadrants, ==, named);
  g_assert_cmpint (view->lit_column, ==, find_named_column (step, sentence));

  SG_FOREACH_QUADRANT (q)
    if (view->rows[q].lit)
      lit_rows |= 1u << q;
  g_assert_cmphex (lit_rows, ==, named);

  if (strstr (sentence, "y XOR u") != NULL)
    g_assert_true (view->rows[ICHOMP_STEP_ROW_TARGET].lit);
  if (step->kind == SG_STEP_VERDICT || step->kind == SG_STEP_NIM_SUM
      || step->kind == SG_STEP_OUTCOME || step->kind == SG_STEP_AFTER_SUM
      || step->kind == SG_STEP_COLUMN || step->kind == SG_STEP_COLUMNS)
    g_assert_true (view->rows[ICHOMP_STEP_ROW_NIM_SUM].lit);
}

/* Marked tiles */

static gboolean
is_named (const SgStep *step, const SgMove *tile, guint value)
{
  switch (step->kind)
    {
    case SG_STEP_OPTION_VALUE:
      return tile->quadrant == step->quadrant && value == step->number;
    case SG_STEP_OPTIONS_ABOVE:
      return tile->quadrant == step->quadrant && value > step->value;
    case SG_STEP_TILES:
      return tile->quadrant == step->quadrant && value == step->result;
    case SG_STEP_AFTER:
    case SG_STEP_AFTER_SUM:
    case SG_STEP_ADVICE:
      return sg_move_equal (tile, &step->move);
    case SG_STEP_REPLY:
      return sg_move_equal (tile, &step->move) || sg_move_equal (tile, &step->answer);
    default:
      return FALSE;
    }
}

static void
check_marks (const SgExplanation *explanation,
             guint index,
             const IchompStepView *view,
             gboolean revealed)
{
  SgAnalysis *analysis = sg_explanation_get_analysis (explanation);
  SgPosition *position = sg_analysis_get_position (analysis);
  const SgStep *step = sg_explanation_get_step (explanation, index);
  guint n_marked = 0;

  SG_FOREACH_QUADRANT (q)
    {
      const SgDiagram *diagram = sg_position_get_diagram (position, q);

      for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
        for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
          {
            SgMove tile = { q, row, column };
            gboolean marked = ichomp_step_view_marks_tile (view, analysis, &tile);
            guint value = sg_analysis_get_move_value (analysis, &tile);

            g_assert_cmpint (marked, ==, revealed && is_named (step, &tile, value));
            n_marked += marked;
          }
    }

  if (revealed
      && (step->kind == SG_STEP_OPTION_VALUE || step->kind == SG_STEP_OPTIONS_ABOVE
          || step->kind == SG_STEP_TILES))
    g_assert_cmpuint (n_marked, ==, step->count);
}

/* The whole view */

static void
assert_rows_equal (const IchompStepView *a, const IchompStepView *b)
{
  for (guint i = 0; i < ICHOMP_N_STEP_ROWS; i++)
    {
      g_assert_cmpint (a->rows[i].shown, ==, b->rows[i].shown);
      g_assert_cmpint (a->rows[i].cancelled, ==, b->rows[i].cancelled);
      g_assert_cmpint (a->rows[i].decimal_known, ==, b->rows[i].decimal_known);
      g_assert_cmpuint (a->rows[i].value, ==, b->rows[i].value);
      g_assert_cmphex (a->rows[i].known, ==, b->rows[i].known);
    }
}

static void
assert_views_equal (const IchompStepView *a, const IchompStepView *b)
{
  assert_rows_equal (a, b);
  for (guint i = 0; i < ICHOMP_N_STEP_ROWS; i++)
    g_assert_cmpint (a->rows[i].lit, ==, b->rows[i].lit);

  g_assert_cmpuint (a->n_digits, ==, b->n_digits);
  g_assert_cmpint (a->lit_column, ==, b->lit_column);
  g_assert_cmphex (a->quadrants, ==, b->quadrants);
  g_assert_cmpint (a->tile_value, ==, b->tile_value);
  g_assert_cmpint (a->tiles_above, ==, b->tiles_above);
  g_assert_cmpint (a->has_move, ==, b->has_move);
  g_assert_cmpint (a->has_answer, ==, b->has_answer);
  g_assert_true (sg_move_equal (&a->move, &b->move));
  g_assert_true (sg_move_equal (&a->answer, &b->answer));
}

/* The view with the question lights what the question names, and shows nothing of the answer. */
static void
check_asked (const SgExplanation *explanation, guint index, const IchompStepView *asked)
{
  const SgStep *step = sg_explanation_get_step (explanation, index);
  g_autofree char *question = ichomp_wording_question (ICHOMP_PARTS_QUADRANTS, explanation, index);
  IchompStepView before;

  /* Nobody is asked after the verdict. */
  if (question == NULL || sg_explanation_get_step (explanation, 0)->kind == SG_STEP_VERDICT)
    return;

  ichomp_step_view_init (&before, explanation, index - 1, TRUE);

  /* An empty row gives nothing away. */
  for (guint i = SG_N_QUADRANTS; i < ICHOMP_N_STEP_ROWS; i++)
    if (asked->rows[i].lit && asked->rows[i].known == 0)
      before.rows[i].shown = TRUE;
  assert_rows_equal (asked, &before);

  /* The question names the quadrant by its value y, or one of those with the same value. */
  g_assert_cmphex (asked->quadrants, ==,
                   step->kind == SG_STEP_TARGET_DIGIT ? 1u << step->quadrant
                   : step->kind == SG_STEP_POWER      ? step->quadrants
                                                      : find_named_quadrants (question));
  g_assert_cmpint (asked->lit_column, ==, find_named_column (step, question));
  SG_FOREACH_QUADRANT (q)
    g_assert_cmpint (asked->rows[q].lit, ==, (asked->quadrants & 1u << q) != 0);
}

static void
check (const SgExplanation *explanation)
{
  guint n = sg_explanation_get_n_steps (explanation);
  IchompStepView stepping;

  /* The old content of a view does not matter. */
  memset (&stepping, 0xff, sizeof stepping);

  for (guint i = 0; i < n; i++)
    {
      IchompStepView asked;
      IchompStepView at_once = { 0 };

      ichomp_step_view_init (&asked, explanation, i, FALSE);
      ichomp_step_view_init (&stepping, explanation, i, TRUE);
      ichomp_step_view_init (&at_once, explanation, i, TRUE);
      assert_views_equal (&stepping, &at_once);
      g_assert_cmpuint (stepping.n_digits, ==, sg_explanation_get_n_digits (explanation));

      check_table (explanation, i, &stepping, TRUE);
      check_table (explanation, i, &asked, FALSE);
      check_lit (explanation, i, &stepping);
      check_asked (explanation, i, &asked);

      if (sg_explanation_get_analysis (explanation) != NULL)
        {
          check_marks (explanation, i, &stepping, TRUE);
          check_marks (explanation, i, &asked, FALSE);
        }
      else
        {
          g_assert_false (stepping.has_move || stepping.has_answer);
        }
    }
}

static void
check_replies (SgAnalysis *analysis)
{
  SgPosition *position = sg_analysis_get_position (analysis);

  if (sg_analysis_get_outcome (analysis) != SG_OUTCOME_P)
    return;

  SG_FOREACH_QUADRANT (q)
    {
      const SgDiagram *diagram = sg_position_get_diagram (position, q);

      for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
        for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
          {
            g_autoptr (SgExplanation) reply =
                sg_explanation_new_for_reply (analysis, &(SgMove){ q, row, column });

            check (reply);
          }
    }
}

static void
check_position (SgAnalysis *analysis, gpointer user_data)
{
  for (guint i = 0; i < SG_N_ORDERS * (SG_N_QUADRANTS + 1); i++)
    {
      g_autoptr (SgExplanation) explanation =
          sg_explanation_new (analysis, i % SG_N_ORDERS, i / SG_N_ORDERS);

      check (explanation);
    }

  SG_FOREACH_QUADRANT (q)
    {
      g_autoptr (SgExplanation) explanation = sg_explanation_new_for_quadrant (analysis, q);

      check (explanation);
    }

  check_replies (analysis);
}

/* A hint lights what it speaks of, and nothing of the step. */
static void
check_hints (SgAnalysis *analysis, gpointer user_data)
{
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (analysis, SG_ORDER_VERDICT_LAST, SG_N_QUADRANTS);
  const SgMove *move = sg_analysis_get_n_winning_moves (analysis) > 0
                           ? sg_analysis_get_winning_move (analysis, 0)
                           : NULL;

  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    for (guint grade = 1; grade <= ICHOMP_N_HINT_GRADES; grade++)
      {
        guint lit = move != NULL && grade > 1 ? 1u << move->quadrant : 0;
        IchompStepView view;

        ichomp_step_view_init (&view, explanation, i, TRUE);
        ichomp_step_view_show_hint (&view, analysis, grade);
        g_assert_cmphex (view.quadrants, ==, lit);
        for (guint row = 0; row < ICHOMP_N_STEP_ROWS; row++)
          g_assert_cmpint (view.rows[row].lit, ==, (lit & 1u << row) != 0);
        SG_FOREACH_QUADRANT (q)
          {
            SgMove tile = { q, 0, 0 };
            SgDiagram *diagram = sg_position_get_diagram (sg_analysis_get_position (analysis), q);

            for (tile.row = 0; tile.row < sg_diagram_get_n_rows (diagram); tile.row++)
              for (tile.column = 0; tile.column < sg_diagram_get_row (diagram, tile.row);
                   tile.column++)
                g_assert_cmpint (ichomp_step_view_marks_tile (&view, analysis, &tile), ==,
                                 move != NULL && grade == ICHOMP_N_HINT_GRADES
                                     && sg_move_equal (&tile, move));
          }
      }
}

static void
test_hints (void)
{
  checks_foreach_position (SG_RULE_NORMAL, check_hints, NULL);
}

static void
test_small (void)
{
  checks_foreach_position (SG_RULE_NORMAL, check_position, NULL);
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  SgBoard board = { 15, 14 };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (SgSolver) solver = sg_solver_new (full, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);

  for (guint i = 0; i < N_RANDOM_POSITIONS; i++)
    {
      SgWish wish = i % 2 == 0 ? SG_WISH_N_POSITION : SG_WISH_P_POSITION;
      g_autoptr (SgPosition) position =
          sg_random_position_as_wished (full, SG_RULE_NORMAL, solver, wish, 0, rand);
      g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, position);

      check_position (analysis, NULL);
    }
}

/* In misere play, a step that counts the ones tells all values, and u. */
static void
check_ones (SgAnalysis *analysis, gpointer user_data)
{
  guint *n = user_data;
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (analysis, SG_ORDER_VERDICT_LAST, SG_N_QUADRANTS);

  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    {
      guint all_digits = (1u << sg_explanation_get_n_digits (explanation)) - 1;
      IchompStepView view;

      if (sg_explanation_get_step (explanation, i)->kind != SG_STEP_ONES)
        continue;

      ichomp_step_view_init (&view, explanation, i, TRUE);
      for (guint row = 0; row <= ICHOMP_STEP_ROW_NIM_SUM; row++)
        {
          g_assert_true (view.rows[row].shown);
          g_assert_cmphex (view.rows[row].known, ==, all_digits);
          g_assert_cmpuint (view.rows[row].value, ==,
                            row < SG_N_QUADRANTS ? sg_analysis_get_value (analysis, row)
                                                 : sg_analysis_get_nim_sum (analysis));
        }
      (*n)++;
    }
}

static void
test_ones (void)
{
  guint n = 0;

  checks_foreach_position (SG_RULE_MISERE, check_ones, &n);
  g_assert_cmpuint (n, >, 0);
}

static void
test_values (void)
{
  for (guint i = 0; i < 6 * 6 * 6 * 6; i++)
    {
      g_autoptr (SgExplanation) explanation =
          checks_explain_values (i % 6, i / 6 % 6, i / 36 % 6 * 5, i / 216, i % SG_N_ORDERS, i % 5);

      check (explanation);
    }
}

/* The worked example. */
static void
test_example (void)
{
  g_autoptr (SgExplanation) explanation =
      checks_explain_values (27, 13, 20, 4, SG_ORDER_VERDICT_LAST, SG_QUADRANT_SW);
  guint column_of_8 = checks_find_step (explanation, SG_STEP_COLUMN, 1);
  guint target = checks_find_step (explanation, SG_STEP_TARGET, 0);
  guint after_sum = checks_find_step (explanation, SG_STEP_AFTER_SUM, 0);
  IchompStepView view;

  ichomp_step_view_init (&view, explanation, column_of_8, TRUE);
  g_assert_cmpuint (view.n_digits, ==, 5);
  g_assert_cmpint (view.lit_column, ==, 3);
  g_assert_cmphex (view.rows[SG_QUADRANT_NW].known, ==, 0x1f);
  g_assert_cmphex (view.rows[ICHOMP_STEP_ROW_NIM_SUM].known, ==, 0x18);
  g_assert_false (view.rows[ICHOMP_STEP_ROW_NIM_SUM].decimal_known);
  g_assert_false (view.rows[ICHOMP_STEP_ROW_TARGET].shown);

  ichomp_step_view_init (&view, explanation, target, FALSE);
  g_assert_true (view.rows[ICHOMP_STEP_ROW_TARGET].shown);
  g_assert_false (view.rows[ICHOMP_STEP_ROW_TARGET].decimal_known);
  ichomp_step_view_init (&view, explanation, target, TRUE);
  g_assert_true (view.rows[ICHOMP_STEP_ROW_TARGET].decimal_known);
  g_assert_cmpuint (view.rows[ICHOMP_STEP_ROW_TARGET].value, ==, 18);

  ichomp_step_view_init (&view, explanation, after_sum, TRUE);
  g_assert_cmpuint (view.rows[SG_QUADRANT_SW].value, ==, 18);
  g_assert_cmpuint (view.rows[ICHOMP_STEP_ROW_NIM_SUM].value, ==, 0);
  g_assert_true (view.rows[ICHOMP_STEP_ROW_NIM_SUM].shown);
  g_assert_false (view.rows[ICHOMP_STEP_ROW_TARGET].shown);
}

void
add_tests (void)
{
  g_test_add_func ("/step-view/small", test_small);
  g_test_add_func ("/step-view/random", test_random);
  g_test_add_func ("/step-view/ones", test_ones);
  g_test_add_func ("/step-view/values", test_values);
  g_test_add_func ("/step-view/example", test_example);
  g_test_add_func ("/step-view/hints", test_hints);
}
