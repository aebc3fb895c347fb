/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the command line prints of a position: lines of fields separated by tabs, the same in every
 * language, for scripts. Only errors are translated. */

#include "ichomp-report.h"

#include <stdlib.h>

#include "ichomp-wording.h"

static void
append_move_values (GString *report, const SgAnalysis *analysis, SgQuadrant quadrant)
{
  const SgDiagram *diagram =
      sg_position_get_diagram (sg_analysis_get_position (analysis), quadrant);

  g_string_append_printf (report, "moves\t%s\t", sg_quadrant_to_string (quadrant));
  for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
    for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
      {
        SgMove move = { quadrant, row, column };

        g_string_append_printf (report, "%s%u",
                                column > 0 ? " "
                                : row > 0  ? ";"
                                           : "",
                                sg_analysis_get_move_value (analysis, &move));
      }
  g_string_append_c (report, '\n');
}

/**
 * ichomp_report_analysis:
 * @analysis: the numbers of a position
 *
 * Returns: (transfer full): all of them as lines of fields separated by tabs
 */
char *
ichomp_report_analysis (const SgAnalysis *analysis)
{
  SgPosition *position = sg_analysis_get_position (analysis);
  guint nim_sum = sg_analysis_get_nim_sum (analysis);
  g_autofree char *position_text = sg_position_to_string (position);
  g_autofree char *nim_sum_text = sg_binary_to_string (nim_sum, 1);
  GString *report = g_string_new (NULL);

  g_string_append_printf (report, "position\t%s\n", position_text);

  SG_FOREACH_QUADRANT (q)
    {
      guint value = sg_analysis_get_value (analysis, q);
      g_autofree char *diagram = sg_diagram_to_string (sg_position_get_diagram (position, q));
      g_autofree char *binary = sg_binary_to_string (value, 1);

      g_string_append_printf (report, "quadrant\t%s\t%s\t%u\t%s\n", sg_quadrant_to_string (q),
                              diagram, value, binary);
    }

  SG_FOREACH_QUADRANT (q)
    append_move_values (report, analysis, q);

  g_string_append_printf (report, "xor\t%u\t%s\n", nim_sum, nim_sum_text);
  g_string_append_printf (report, "outcome\t%s\n",
                          sg_analysis_get_outcome (analysis) == SG_OUTCOME_P ? "P" : "N");

  for (guint i = 0; i < sg_analysis_get_n_winning_moves (analysis); i++)
    {
      const SgMove *move = sg_analysis_get_winning_move (analysis, i);
      g_autofree char *text = sg_move_to_string (move);

      g_string_append_printf (report, "winning\t%s\t%u\n", text,
                              sg_analysis_get_move_value (analysis, move));
    }

  return g_string_free (report, FALSE);
}

static SgAnalysis *
analyze (const char *text, GError **error)
{
  g_autoptr (SgPosition) position = sg_position_parse (text, error);
  g_autoptr (SgSolver) solver = NULL;

  if (position == NULL)
    return NULL;

  solver = sg_solver_new (position, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, error);
  if (solver == NULL)
    return NULL;

  return sg_analysis_new (solver, position);
}

static gboolean
print_analysis (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgAnalysis) analysis = analyze (text, &error);
  g_autofree char *report = NULL;

  if (analysis == NULL)
    {
      g_autofree char *reason = ichomp_wording_error (error);

      g_printerr ("ichomp: %s\n", reason);
      return FALSE;
    }

  report = ichomp_report_analysis (analysis);
  g_print ("%s", report);
  return TRUE;
}

/**
 * ichomp_report_run_analyze:
 * @texts: (array zero-terminated=1): what was given for positions, any bytes
 *
 * Prints the numbers of each position on standard output, or one line on standard error that says
 * what is wrong with its text and where.
 *
 * Returns: the exit status: that of success if nothing was wrong
 */
int
ichomp_report_run_analyze (const char *const *texts)
{
  gboolean ok = TRUE;

  for (guint i = 0; texts[i] != NULL; i++)
    ok = print_analysis (texts[i]) && ok;

  return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
