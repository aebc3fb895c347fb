/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The reports on a position for the command line: its numbers for scripts, as lines of fields
 * separated by tabs, the same in every language; or the explanation in sentences, for people. */

#include "ichomp-report.h"

#include <stdlib.h>

#include "game/base/ichomp-shape.h"
#include "game/explanation/ichomp-step-wording.h"
#include "ichomp-terminal-progress.h"
#include "game/play/ichomp-computation.h"
#include "game/storage/ichomp-game-text.h"
#include "game/words/ichomp-error-wording.h"

/* The poisoned tile has no value. */
static void
append_value (GString *report, guint value)
{
  if (value == SG_NO_VALUE)
    g_string_append_c (report, '-');
  else
    g_string_append_printf (report, "%u", value);
}

static void
append_move_values (GString *report, const SgAnalysis *analysis, SgQuadrant quadrant)
{
  const SgDiagram *diagram =
      sg_position_get_diagram (sg_analysis_get_position (analysis), quadrant);

  g_string_append_printf (report, "moves\t%s\t", sg_quadrant_to_string (quadrant));
  SG_FOREACH_TILE (row, column, diagram)
    {
      SgMove move = { quadrant, row, column };

      if (column > 0)
        g_string_append_c (report, ' ');
      else if (row > 0)
        g_string_append_c (report, ';');
      append_value (report, sg_analysis_get_move_value (analysis, &move));
    }
  g_string_append_c (report, '\n');
}

/**
 * ichomp_report_analysis:
 * @analysis: an analysis
 *
 * Returns: (transfer full): its numbers, as lines of fields separated by tabs; the line of the rule
 *   is missing in normal play
 */
char *
ichomp_report_analysis (SgAnalysis *analysis)
{
  SgPosition *position = sg_analysis_get_position (analysis);
  guint nim_sum = sg_analysis_get_nim_sum (analysis);
  g_autofree char *position_text = sg_position_to_string (position);
  g_autofree char *nim_sum_text = sg_binary_to_string (nim_sum, 1);
  const char *rule = sg_rule_to_string (sg_analysis_get_rule (analysis));
  GString *report = g_string_new (NULL);

  g_string_append_printf (report, "position\t%s\n", position_text);
  if (rule != NULL)
    g_string_append_printf (report, "rule\t%s\n", rule);

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

  g_string_append_printf (report, "%s\t%u\t%s\n", rule == NULL ? "xor" : "u", nim_sum,
                          nim_sum_text);
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

static gboolean
progress_cb (double fraction, gpointer user_data)
{
  ichomp_terminal_progress_show (user_data, fraction);
  return TRUE;
}

static SgAnalysis *
analyze (const char *text, GError **error)
{
  g_autoptr (SgGame) start = ichomp_game_text_parse_start (text, error);
  g_autoptr (SgSolver) solver = NULL;
  IchompTerminalProgress progress;
  SgPosition *position;

  if (start == NULL)
    return NULL;

  position = sg_game_get_position (start, 0);
  ichomp_terminal_progress_begin (&progress);
  solver = ichomp_computation_run (position, progress_cb, &progress, error);
  ichomp_terminal_progress_clear (&progress);
  if (solver == NULL)
    return NULL;

  return sg_analysis_new_with_rule (solver, position, sg_game_get_rule (start));
}

/**
 * ichomp_report_explanation:
 * @analysis: an analysis
 *
 * Returns: (transfer full): the explanation of the position: translated, numbered sentences, one
 *   per line, under the headings of their sections
 */
char *
ichomp_report_explanation (SgAnalysis *analysis)
{
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (analysis, SG_ORDER_VERDICT_FIRST, SG_N_QUADRANTS);
  IchompParts parts = ichomp_parts_from_rule (sg_analysis_get_rule (analysis));
  g_autofree char *section = NULL;
  GString *report = g_string_new (NULL);

  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    {
      g_autofree char *title = ichomp_wording_step_title (parts, explanation, i);
      g_autofree char *sentence = ichomp_wording_step (parts, explanation, i);

      if (g_strcmp0 (title, section) != 0)
        {
          g_string_append_printf (report, "%s%s\n", i > 0 ? "\n" : "", title);
          g_free (section);
          section = g_steal_pointer (&title);
        }
      g_string_append_printf (report, "%3u. %s\n", i + 1, sentence);
    }

  return g_string_free (report, FALSE);
}

/**
 * ichomp_report_run:
 * @texts: (array zero-terminated=1): positions, as any bytes
 * @func: creates the report on a position
 *
 * Prints the report on each position on standard output, or its error in one line on standard
 * error.
 *
 * Returns: the exit status: success if no text had an error
 */
int
ichomp_report_run (const char *const *texts, IchompReportFunc func)
{
  int status = EXIT_SUCCESS;

  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SgAnalysis) analysis = analyze (texts[i], &error);

      if (analysis != NULL)
        {
          g_autofree char *report = func (analysis);

          g_print ("%s", report);
        }
      else
        {
          g_autofree char *reason = ichomp_wording_error (error);

          g_printerr ("ichomp: %s\n", reason);
          status = EXIT_FAILURE;
        }
    }

  return status;
}
