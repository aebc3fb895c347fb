/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A position on paper, and the explanation of who wins it. */

#include "ichomp-paper-position.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "ichomp-paper-figures.h"
#include "game/explanation/ichomp-step-view.h"
#include "game/explanation/ichomp-step-wording.h"
#include "game/words/ichomp-wording.h"

/* Of a board that is the only figure. */
#define FIGURE_FRACTION 0.7
#define MAX_TILE 42.0

/* @analysis may be %NULL. */
IchompPaperBoard *
ichomp_paper_board_new_shown (SgPosition *position,
                              const IchompShape *shape,
                              SgAnalysis *analysis,
                              const IchompPaperShown *shown)
{
  IchompPaperBoard *board = ichomp_paper_board_new (position);

  ichomp_paper_board_set_shape (board, shape);
  ichomp_paper_board_set_flags (board, shown->board);
  ichomp_paper_board_set_shown (board, shown->quadrants);
  ichomp_paper_board_set_analysis (board, analysis);
  if (analysis != NULL)
    ichomp_paper_board_set_rule (board, sg_analysis_get_rule (analysis));

  return board;
}

static void
add_notation (IchompPaperBlock *parent, const SgPosition *position)
{
  g_autofree char *text = sg_position_to_string (position);
  g_autofree char *isolated = ichomp_formula_isolate (text);

  ichomp_paper_block_add_plain (parent, ICHOMP_PAPER_CAPTION, isolated);
}

/* The sum of the values is shown only if all of them may be shown. */
static void
add_shown_sum (IchompPaperBlock *parent, const SgAnalysis *analysis, const IchompPaperShown *shown)
{
  guint nim_sum = sg_analysis_get_nim_sum (analysis);
  gboolean decimal = (shown->board & ICHOMP_PAPER_BOARD_DECIMAL) != 0;
  gboolean binary = (shown->board & ICHOMP_PAPER_BOARD_BINARY) != 0;

  if (shown->nim_sum && decimal && shown->quadrants == ICHOMP_PAPER_ALL_QUADRANTS)
    ichomp_paper_add_nim_sum (parent, analysis);
  else if (shown->nim_sum && (decimal || binary))
    {
      g_autofree char *number =
          decimal ? ichomp_digits_printf ("%u", nim_sum) : sg_binary_to_string (nim_sum, 1);
      g_autofree char *formula = g_strconcat ("u = ", number, NULL);
      g_autofree char *isolated = ichomp_formula_isolate (formula);

      ichomp_paper_block_add_plain (parent, ICHOMP_PAPER_RESULT, isolated);
    }

  if (shown->outcome)
    ichomp_paper_add_outcome (parent, analysis);
}

/**
 * ichomp_paper_position_new:
 * @position: a position
 * @shape: the shape of its board
 * @analysis: (nullable): its analysis, if it is known
 * @rules: (nullable): a sentence about the rule, unless it is normal play
 * @shown: the numbers to show
 * @language: the language of the program
 * @ink: the ink
 */
IchompPaperDocument *
ichomp_paper_position_new (SgPosition *position,
                           const IchompShape *shape,
                           SgAnalysis *analysis,
                           const char *rules,
                           const IchompPaperShown *shown,
                           IchompLanguage language,
                           IchompPaperInk ink)
{
  /* Translators: The title of a printed page that shows a board. */
  IchompPaperDocument *document = ichomp_paper_document_new (_ ("A position"), language, ink);
  IchompPaperBlock *group;

  document->figure_fraction = FIGURE_FRACTION;
  document->max_tile = MAX_TILE;
  ichomp_paper_block_add_plain (document->root, ICHOMP_PAPER_TITLE, document->title);
  if (rules != NULL)
    ichomp_paper_block_add_plain (document->root, ICHOMP_PAPER_SUBTITLE, rules);
  group = ichomp_paper_block_add_group (document->root, ICHOMP_PAPER_GROUP_WHOLE);
  ichomp_paper_block_add_board (group,
                                ichomp_paper_board_new_shown (position, shape, analysis, shown));
  add_notation (group, position);
  if (analysis != NULL)
    add_shown_sum (group, analysis, shown);

  return document;
}

static gboolean
is_nim_sum (const SgAnalysis *analysis)
{
  guint values[SG_N_QUADRANTS];

  SG_FOREACH_QUADRANT (q)
    values[q] = sg_analysis_get_value (analysis, q);

  return sg_analysis_get_nim_sum (analysis) == sg_nim_sum (values, SG_N_QUADRANTS);
}

/* The complete table of binary digits. */
static void
add_bits (IchompPaperBlock *parent, IchompParts parts, const SgExplanation *explanation)
{
  const char *const labels[] = {
    [ICHOMP_STEP_ROW_NIM_SUM] = C_ ("row of a table", "u"),
    [ICHOMP_STEP_ROW_TARGET] = C_ ("row of a table", "y XOR u"),
  };
  G_STATIC_ASSERT (G_N_ELEMENTS (labels) == ICHOMP_N_STEP_ROWS);
  IchompPaperBitRow rows[ICHOMP_N_STEP_ROWS] = { 0 };
  SgAnalysis *analysis = sg_explanation_get_analysis (explanation);
  guint n_rows = SG_N_QUADRANTS;

  SG_FOREACH_QUADRANT (q)
    {
      rows[q].label = ichomp_wording_part (parts, q);
      rows[q].value = sg_explanation_get_value (explanation, q);
    }
  rows[n_rows++] = (IchompPaperBitRow){ .label = labels[ICHOMP_STEP_ROW_NIM_SUM],
                                        .value = sg_analysis_get_nim_sum (analysis),
                                        .rule = TRUE };
  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    {
      const SgStep *step = sg_explanation_get_step (explanation, i);

      if (step->kind == SG_STEP_TARGET && n_rows < ICHOMP_N_STEP_ROWS)
        rows[n_rows++] =
            (IchompPaperBitRow){ .label = labels[ICHOMP_STEP_ROW_TARGET], .value = step->result };
    }

  ichomp_paper_add_bit_rows (parent, rows, n_rows, sg_explanation_get_n_digits (explanation));
}

/* The steps, numbered consecutively, under the headings of their sections. */
static void
add_steps (IchompPaperBlock *parent, IchompParts parts, const SgExplanation *explanation)
{
  g_autofree char *section = NULL;

  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    {
      g_autofree char *title = ichomp_wording_step_title (parts, explanation, i);
      g_autofree char *sentence = ichomp_wording_step (parts, explanation, i);
      g_autofree char *markup = g_markup_escape_text (sentence, -1);
      g_autofree char *number = ichomp_digits_printf (C_ ("item of a list", "%u."), i + 1);

      if (g_strcmp0 (title, section) != 0)
        {
          ichomp_paper_block_add_plain (parent, ICHOMP_PAPER_SUBHEADING, title);
          g_free (section);
          section = g_steal_pointer (&title);
        }
      ichomp_paper_block_add_labelled (parent, ICHOMP_PAPER_ITEM, number, markup);
    }
}

/**
 * ichomp_paper_explanation_new:
 * @analysis: the analysis of a position
 * @shape: the shape of its board
 * @rules: (nullable): a sentence about the rule, unless it is normal play
 * @language: the language of the program
 * @ink: the ink
 */
IchompPaperDocument *
ichomp_paper_explanation_new (SgAnalysis *analysis,
                              const IchompShape *shape,
                              const char *rules,
                              IchompLanguage language,
                              IchompPaperInk ink)
{
  static const IchompPaperShown shown = {
    .board = ICHOMP_PAPER_BOARD_COORDINATES | ICHOMP_PAPER_BOARD_NUMBERS
             | ICHOMP_PAPER_BOARD_DECIMAL | ICHOMP_PAPER_BOARD_BINARY,
    .quadrants = ICHOMP_PAPER_ALL_QUADRANTS,
  };
  SgPosition *position = sg_analysis_get_position (analysis);
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (analysis, SG_ORDER_VERDICT_FIRST, SG_N_QUADRANTS);
  IchompPaperDocument *document =
      /* Translators: The title of printed pages that explain who wins a position and how. */
      ichomp_paper_document_new (_ ("Who wins this position?"), language, ink);
  IchompPaperBlock *group;

  ichomp_paper_block_add_plain (document->root, ICHOMP_PAPER_TITLE, document->title);
  if (rules != NULL)
    ichomp_paper_block_add_plain (document->root, ICHOMP_PAPER_SUBTITLE, rules);
  group = ichomp_paper_block_add_group (document->root, ICHOMP_PAPER_GROUP_WHOLE);
  ichomp_paper_block_add_board (group,
                                ichomp_paper_board_new_shown (position, shape, analysis, &shown));
  add_notation (group, position);
  /* At the end of misere play u is not the nim-sum, and the steps do not refer to the table. */
  if (is_nim_sum (analysis))
    add_bits (document->root, shape->parts, explanation);
  add_steps (document->root, shape->parts, explanation);

  return document;
}
