/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the readouts around a board show of a position's numbers. */

#include "ichomp-readouts.h"

#include <glib/gi18n.h>

#include "base/ichomp-digits.h"
#include "ichomp-readout.h"
#include "words/ichomp-wording.h"

static void
show_number (GtkWidget *readout,
             guint value,
             guint n_digits,
             IchompReadoutForms forms,
             const char *description)
{
  g_autofree char *decimal = ichomp_digits_printf ("%u", value);
  g_autofree char *binary = sg_binary_to_string (value, n_digits);

  ichomp_readout_show (ICHOMP_READOUT (readout), forms & ICHOMP_READOUT_DECIMAL ? decimal : NULL,
                       forms & ICHOMP_READOUT_BINARY ? binary : NULL, description);
}

static void
preview_number (GtkWidget *readout, guint value, guint n_digits, IchompReadoutForms forms)
{
  g_autofree char *decimal = NULL;
  g_autofree char *binary = NULL;

  if (value == SG_NO_VALUE)
    {
      ichomp_readout_show_preview (ICHOMP_READOUT (readout), "–", NULL);
      return;
    }

  decimal = ichomp_digits_printf ("%u", value);
  binary = sg_binary_to_string (value, n_digits);
  ichomp_readout_show_preview (ICHOMP_READOUT (readout),
                               forms & ICHOMP_READOUT_DECIMAL ? decimal : NULL,
                               forms & ICHOMP_READOUT_BINARY ? binary : NULL);
}

/* While the numbers are not known. */
static void
show_unknown (GtkWidget *readout, gboolean computing)
{
  g_autofree char *title = NULL;
  g_autofree char *description = NULL;

  g_object_get (readout, "title", &title, NULL);
  if (computing)
    /* Translators: %s names a result, such as in "Top left: being computed". */
    description = g_strdup_printf (_ ("%s: being computed"), title);
  else
    /* Translators: %s names a result, such as in "Top left: not known". */
    description = g_strdup_printf (_ ("%s: not known"), title);

  ichomp_readout_show (ICHOMP_READOUT (readout), computing ? "…" : "–", NULL, description);
}

/**
 * ichomp_readouts_show:
 * @self: readouts
 * @analysis: (nullable): the numbers of a position, or %NULL while they are not known
 * @computing: whether they are being computed
 * @forms: the forms in which numbers are shown
 *
 * Shows the numbers of a position.
 */
void
ichomp_readouts_show (const IchompReadouts *self,
                      SgAnalysis *analysis,
                      gboolean computing,
                      IchompReadoutForms forms)
{
  gboolean decimal = (forms & ICHOMP_READOUT_DECIMAL) != 0;
  gboolean binary = (forms & ICHOMP_READOUT_BINARY) != 0;
  g_autofree char *description = NULL;
  const char *sentence;
  SgOutcome outcome;
  guint n_digits;
  guint nim_sum;

  if (analysis == NULL)
    {
      SG_FOREACH_QUADRANT (q)
        show_unknown (self->values[q], computing);
      show_unknown (self->nim_sum, computing);
      show_unknown (self->outcome, computing);
      return;
    }

  n_digits = sg_analysis_count_binary_digits (analysis);
  SG_FOREACH_QUADRANT (q)
    {
      guint value = sg_analysis_get_value (analysis, q);
      g_autofree char *words =
          ichomp_wording_value (sg_analysis_get_rule (analysis), q, value, decimal, binary);

      show_number (self->values[q], value, n_digits, forms, words);
    }

  nim_sum = sg_analysis_get_nim_sum (analysis);
  description = ichomp_wording_sum (sg_analysis_get_rule (analysis), nim_sum, decimal, binary);
  show_number (self->nim_sum, nim_sum, n_digits, forms, description);

  outcome = sg_analysis_get_outcome (analysis);
  sentence = ichomp_wording_verdict (analysis);
  ichomp_readout_show (ICHOMP_READOUT (self->outcome), ichomp_wording_outcome_name (outcome),
                       sentence, sentence);
}

/**
 * ichomp_readouts_preview:
 * @self: readouts
 * @analysis: (nullable): the numbers of the position on show
 * @move: (nullable): a legal move in it, or %NULL for none
 * @forms: the forms in which numbers are shown
 *
 * Shows what would become of the numbers.
 */
void
ichomp_readouts_preview (const IchompReadouts *self,
                         SgAnalysis *analysis,
                         const SgMove *move,
                         IchompReadoutForms forms)
{
  guint n_digits;
  guint nim_sum;

  SG_FOREACH_QUADRANT (q)
    if (move == NULL || q != move->quadrant)
      ichomp_readout_show_preview (ICHOMP_READOUT (self->values[q]), NULL, NULL);

  if (move == NULL)
    {
      ichomp_readout_show_preview (ICHOMP_READOUT (self->nim_sum), NULL, NULL);
      ichomp_readout_show_preview (ICHOMP_READOUT (self->outcome), NULL, NULL);
      return;
    }

  n_digits = sg_analysis_count_binary_digits (analysis);
  nim_sum = sg_analysis_get_nim_sum_after (analysis, move);
  preview_number (self->values[move->quadrant], sg_analysis_get_move_value (analysis, move),
                  n_digits, forms);
  preview_number (self->nim_sum, nim_sum, n_digits, forms);
  ichomp_readout_show_preview (
      ICHOMP_READOUT (self->outcome),
      ichomp_wording_outcome_name (nim_sum == 0 ? SG_OUTCOME_P : SG_OUTCOME_N), NULL);
}

static void
light (GtkWidget *readout, gboolean lit)
{
  if (lit)
    gtk_widget_add_css_class (readout, "lit");
  else
    gtk_widget_remove_css_class (readout, "lit");
}

/**
 * ichomp_readouts_light:
 * @self: readouts
 * @view: (nullable): what an explanation speaks of, or %NULL for nothing
 *
 * Lets that stand out.
 */
void
ichomp_readouts_light (const IchompReadouts *self, const IchompStepView *view)
{
  SG_FOREACH_QUADRANT (q)
    light (self->values[q], view != NULL && view->rows[q].lit);

  /* After a move without a board u is another one than here. */
  light (self->nim_sum,
         view != NULL && view->rows[ICHOMP_STEP_ROW_NIM_SUM].lit && view->moved == view->has_made);
}
