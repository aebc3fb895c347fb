/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The figures that lessons and positions share: binary numbers below each other, the mex of a set,
 * the nim-sum of a position. */

#include "ichomp-paper-figures.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "game/words/ichomp-formula.h"
#include "game/words/ichomp-wording.h"

/* A row of cells shows the numbers from 0 to this one, or to this many beyond the largest of the
 * set. */
#define MIN_LAST 9
#define BEYOND 2

static void
add_number (IchompPaperBlock *table, IchompPaperCellFlags flags, guint number)
{
  g_autofree char *text = ichomp_digits_printf ("%u", number);

  ichomp_paper_block_add_cell (table, flags, text);
}

static void
add_bit_row (IchompPaperBlock *table,
             const IchompPaperBitRow *row,
             guint n_digits,
             gboolean has_labels)
{
  IchompPaperCellFlags bold = row->rule ? ICHOMP_PAPER_CELL_BOLD : 0;

  if (row->rule)
    ichomp_paper_block_add_rule (table);

  if (has_labels)
    {
      g_autofree char *label = g_markup_escape_text (row->label != NULL ? row->label : "", -1);

      ichomp_paper_block_add_cell (table, bold, label);
    }
  if (row->blank)
    ichomp_paper_block_add_cell (table, ICHOMP_PAPER_CELL_BOX, "");
  else
    add_number (table, ICHOMP_PAPER_CELL_RIGHT | bold, row->value);

  for (guint column = n_digits; column-- > 0;)
    {
      if (row->blank)
        ichomp_paper_block_add_cell (table, ICHOMP_PAPER_CELL_BOX, "");
      else
        add_number (table, ICHOMP_PAPER_CELL_CENTER | bold, row->value >> column & 1);
    }
}

/* Numbers below each other in binary, with the powers of two above. */
void
ichomp_paper_add_bit_rows (IchompPaperBlock *parent,
                           const IchompPaperBitRow *rows,
                           guint n_rows,
                           guint n_digits)
{
  gboolean has_labels = FALSE;
  IchompPaperBlock *table;

  for (guint i = 0; i < n_rows; i++)
    has_labels |= rows[i].label != NULL;

  table = ichomp_paper_block_add_table (parent, n_digits + (has_labels ? 2 : 1), TRUE);
  for (guint i = 0; i < (has_labels ? 2 : 1); i++)
    ichomp_paper_block_add_cell (table, 0, "");
  for (guint column = n_digits; column-- > 0;)
    add_number (table, ICHOMP_PAPER_CELL_CENTER | ICHOMP_PAPER_CELL_FAINT, 1u << column);

  for (guint i = 0; i < n_rows; i++)
    add_bit_row (table, &rows[i], n_digits, has_labels);
}

/* Numbers below each other in binary, with their XOR, which is blank unless @filled; a single
 * number has no XOR. */
void
ichomp_paper_add_xor (IchompPaperBlock *parent,
                      const guint *numbers,
                      guint n_numbers,
                      gboolean filled)
{
  g_autofree IchompPaperBitRow *rows = g_new0 (IchompPaperBitRow, n_numbers + 1);

  for (guint i = 0; i < n_numbers; i++)
    rows[i].value = numbers[i];
  rows[n_numbers].label = n_numbers > 1 ? "XOR" : NULL;
  rows[n_numbers].value = sg_nim_sum (numbers, n_numbers);
  rows[n_numbers].blank = !filled;
  rows[n_numbers].rule = TRUE;

  ichomp_paper_add_bit_rows (parent, rows, n_numbers > 1 ? n_numbers + 1 : n_numbers,
                             sg_count_common_binary_digits (numbers, n_numbers));
}

/* A number in binary, and the steps that lead to it. */
void
ichomp_paper_add_powers (IchompPaperBlock *parent, guint number)
{
  g_autofree char *result = NULL;
  IchompPaperBlock *steps;

  ichomp_paper_add_xor (parent, &number, 1, TRUE);
  steps = ichomp_paper_block_add_group (parent, ICHOMP_PAPER_GROUP_INDENT);
  for (guint column = sg_count_binary_digits (number); column-- > 0;)
    {
      g_autofree char *step = ichomp_wording_power (ICHOMP_VOICE_WRITTEN, number, column);

      ichomp_paper_block_add_plain (steps, ICHOMP_PAPER_REASON, step);
    }
  result = ichomp_wording_powers (ICHOMP_VOICE_WRITTEN, number);
  ichomp_paper_block_add_plain (steps, ICHOMP_PAPER_REASON, result);
}

static gboolean
is_in (guint number, const guint *numbers, guint n_numbers)
{
  for (guint i = 0; i < n_numbers; i++)
    if (numbers[i] == number)
      return TRUE;

  return FALSE;
}

/* The numbers from 0 in a row, those of the set shaded, the mex with a ring; and the mex as a
 * formula. */
void
ichomp_paper_add_mex (IchompPaperBlock *parent, const guint *numbers, guint n_numbers)
{
  guint mex = sg_mex (numbers, n_numbers);
  g_autoptr (GString) formula = g_string_new ("mex {");
  g_autofree char *isolated = NULL;
  guint last = MIN_LAST;
  IchompPaperBlock *table;

  for (guint i = 0; i < n_numbers; i++)
    {
      last = MAX (last, numbers[i] + BEYOND);
      ichomp_digits_append_printf (formula, i == 0 ? "%u" : ", %u", numbers[i]);
    }
  ichomp_digits_append_printf (formula, "} = %u", mex);

  table = ichomp_paper_block_add_table (parent, MIN (last + 1, 20), TRUE);
  for (guint i = 0; i <= last; i++)
    add_number (
        table,
        ICHOMP_PAPER_CELL_CENTER
            | (is_in (i, numbers, n_numbers)
                   ? ICHOMP_PAPER_CELL_SHADE | ICHOMP_PAPER_CELL_BOX | ICHOMP_PAPER_CELL_BOLD
               : i == mex ? ICHOMP_PAPER_CELL_RING
                          : ICHOMP_PAPER_CELL_FAINT),
        i);
  isolated = ichomp_formula_isolate (formula->str);
  ichomp_paper_block_add_plain (parent, ICHOMP_PAPER_RESULT, isolated);
}

static void
add_heap_cell (IchompPaperBlock *table,
               guint row,
               guint column,
               gboolean has_values,
               gboolean filled)
{
  guint value = row ^ column;
  IchompPaperCellFlags flags = ICHOMP_PAPER_CELL_CENTER | ICHOMP_PAPER_CELL_BOX;

  /* Room to write. */
  if (!filled)
    ichomp_paper_block_add_cell (table, flags, "<span size='170%'>\302\240\302\240</span>");
  else if (has_values)
    add_number (table, flags, value);
  else
    ichomp_paper_block_add_cell (
        table, flags | (value == 0 ? ICHOMP_PAPER_CELL_SHADE | ICHOMP_PAPER_CELL_BOLD : 0),
        value == 0 ? "P" : "N");
}

/* Two heaps of 0 to @n_rows - 1 and 0 to @n_columns - 1 tiles, with a cell for the value or the
 * outcome of each pair, which is blank unless @filled. */
void
ichomp_paper_add_heaps (IchompPaperBlock *parent,
                        guint n_rows,
                        guint n_columns,
                        gboolean has_values,
                        gboolean filled)
{
  IchompPaperBlock *table = ichomp_paper_block_add_table (parent, n_columns + 1, TRUE);

  ichomp_paper_block_add_cell (table, 0, "");
  for (guint column = 0; column < n_columns; column++)
    add_number (table, ICHOMP_PAPER_CELL_CENTER | ICHOMP_PAPER_CELL_FAINT, column);
  for (guint row = 0; row < n_rows; row++)
    {
      add_number (table, ICHOMP_PAPER_CELL_CENTER | ICHOMP_PAPER_CELL_FAINT, row);
      for (guint column = 0; column < n_columns; column++)
        add_heap_cell (table, row, column, has_values, filled);
    }
}

/* How u is computed from the four values. */
void
ichomp_paper_add_nim_sum (IchompPaperBlock *parent, const SgAnalysis *analysis)
{
  guint nim_sum = sg_analysis_get_nim_sum (analysis);
  guint values[SG_N_QUADRANTS];
  g_autofree char *sum = NULL;
  g_autofree char *formula = NULL;
  g_autofree char *isolated = NULL;

  SG_FOREACH_QUADRANT (q)
    values[q] = sg_analysis_get_value (analysis, q);
  /* At the end of misere play u is the nim-sum XOR 1. */
  if (sg_nim_sum (values, SG_N_QUADRANTS) == nim_sum)
    sum = ichomp_formula_xor (ICHOMP_VOICE_WRITTEN, values, SG_N_QUADRANTS, nim_sum);
  else
    sum = ichomp_digits_printf ("%u", nim_sum);
  formula = g_strconcat ("u = ", sum, NULL);
  isolated = ichomp_formula_isolate (formula);
  ichomp_paper_block_add_plain (parent, ICHOMP_PAPER_RESULT, isolated);
}

/* Who wins a position. */
void
ichomp_paper_add_outcome (IchompPaperBlock *parent, const SgAnalysis *analysis)
{
  SgOutcome outcome = sg_analysis_get_outcome (analysis);
  g_autofree char *sentence = NULL;

  /* Translators: Under a board, such as "N-position: The player to move can win." */
  sentence = g_strdup_printf (_ ("%1$s: %2$s"), ichomp_wording_outcome_name (outcome),
                              ichomp_wording_verdict (analysis));
  ichomp_paper_block_add_plain (parent, ICHOMP_PAPER_CAPTION, sentence);
}
