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
#include "engine/games/sg-rows.h"
#include "engine/values/sg-lengths.h"
#include "engine/values/sg-period.h"

/* The poisoned tile has no value. */
static void
append_value (GString *report, guint value)
{
  if (value == SG_NO_VALUE)
    g_string_append_c (report, '-');
  else
    g_string_append_printf (report, "%u", value);
}

/* How a part is named in the lines about it: a quadrant on a board, else its number. */
static void
append_name (GString *report, const SgPosition *position, guint part)
{
  if (sg_position_has_board (position))
    g_string_append (report, sg_quadrant_to_string (part));
  else
    g_string_append_printf (report, "%u", part + 1);
}

/* The columns of a row up to its last cell. Only a row of pins has gaps. */
static guint
count_columns (const SgPart *part, guint row, gboolean pins)
{
  guint n = pins ? SG_ROW_MAX_LENGTH : 0;

  if (pins)
    while (n > 0 && !part->rules->has_cell (part, row, n - 1))
      n--;
  else
    while (part->rules->has_cell (part, row, n))
      n++;

  return n;
}

/* The values after the moves from each place on, or "-" where no move starts: a group for each row
 * of tiles, or for each number of pins. */
static void
append_move_values (GString *report, const SgAnalysis *analysis, guint number)
{
  const SgPosition *position = sg_analysis_get_position (analysis);
  const SgPart *part = sg_position_get_part (position, number);
  g_autoptr (GArray) moves = sg_part_list_moves (part);
  guint next = 0;

  g_string_append (report, "moves\t");
  append_name (report, position, number);
  g_string_append_c (report, '\t');

  for (guint group = 0; next < moves->len; group++)
    {
      gboolean pins = g_array_index (moves, SgMove, next).count > 0;
      guint n_columns = count_columns (part, pins ? 0 : group, pins);

      for (guint column = 0; column < n_columns; column++)
        {
          SgMove *move = next < moves->len ? &g_array_index (moves, SgMove, next) : NULL;

          if (column > 0)
            g_string_append_c (report, ' ');
          else if (group > 0)
            g_string_append_c (report, ';');

          if (move != NULL && move->column == column
              && (pins ? move->count == group + 1 : move->row == group))
            {
              move->quadrant = number;
              append_value (report, sg_analysis_get_move_value (analysis, move));
              next++;
            }
          else
            {
              g_string_append_c (report, '-');
            }
        }
    }
  g_string_append_c (report, '\n');
}

static void
append_part (GString *report, const SgAnalysis *analysis, guint number)
{
  const SgPosition *position = sg_analysis_get_position (analysis);
  const SgPart *part = sg_position_get_part (position, number);
  guint value = sg_analysis_get_value (analysis, number);
  g_autofree char *binary = sg_binary_to_string (value, 1);

  g_string_append (report, sg_position_has_board (position) ? "quadrant\t" : "part\t");
  append_name (report, position, number);
  if (!sg_position_has_board (position))
    {
      g_autofree char *word = sg_ruleset_to_string (part);

      g_string_append_printf (report, "\t%s", word);
    }
  g_string_append_c (report, '\t');
  part->rules->print (part, report);
  g_string_append_printf (report, "\t%u\t%s\n", value, binary);
}

/* Nobody is to move: the rule says which player has won, and u and the outcome say nothing. */
static void
append_winner (GString *report, const SgAnalysis *analysis)
{
  gboolean won = sg_rule_is_last_tile_won (sg_analysis_get_rule (analysis));

  g_string_append_printf (report, "over\t%s\n", won ? "previous" : "next");
}

static void
append_outcome (GString *report, const SgAnalysis *analysis)
{
  guint nim_sum = sg_analysis_get_nim_sum (analysis);
  g_autofree char *nim_sum_text = sg_binary_to_string (nim_sum, 1);
  gboolean is_xor = sg_analysis_get_rule (analysis) == SG_RULE_NORMAL;

  if (sg_analysis_has_sum (analysis))
    g_string_append_printf (report, "%s\t%u\t%s\n", is_xor ? "xor" : "u", nim_sum, nim_sum_text);
  g_string_append_printf (report, "outcome\t%s\n",
                          sg_analysis_get_outcome (analysis) == SG_OUTCOME_P ? "P" : "N");
}

/**
 * ichomp_report_analysis:
 * @analysis: an analysis
 *
 * Returns: (transfer full): its numbers, as lines of fields separated by tabs; the line of the rule
 *   is missing in normal play, and that of u where the values do not decide. Where no move is left,
 *   a line says which player has won instead of u and the outcome. Without a board, the parts have
 *   numbers and names of rulesets
 */
char *
ichomp_report_analysis (SgAnalysis *analysis)
{
  SgPosition *position = sg_analysis_get_position (analysis);
  g_autofree char *position_text = sg_position_to_string (position);
  const char *rule = sg_rule_to_string (sg_analysis_get_rule (analysis));
  GString *report = g_string_new (NULL);

  g_string_append_printf (report, "position\t%s\n", position_text);
  if (rule != NULL)
    g_string_append_printf (report, "rule\t%s\n", rule);

  for (guint i = 0; i < sg_position_get_n_parts (position); i++)
    append_part (report, analysis, i);
  for (guint i = 0; i < sg_position_get_n_parts (position); i++)
    append_move_values (report, analysis, i);

  if (sg_position_is_over (position))
    append_winner (report, analysis);
  else
    append_outcome (report, analysis);

  for (guint i = 0; i < sg_analysis_get_n_winning_moves (analysis); i++)
    {
      const SgMove *move = sg_analysis_get_winning_move (analysis, i);
      g_autofree char *text = sg_position_move_to_string (position, move);

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
analyze (const char *text, SgRulesets rulesets, GError **error)
{
  g_autoptr (SgGame) start = ichomp_game_text_parse_start (text, rulesets, error);
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
  if (sg_game_get_rule (start) == SG_RULE_MISERE && !sg_solver_check_misere (solver, error))
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
      sg_explanation_new (analysis, SG_ORDER_VERDICT_FIRST, SG_NO_PART);
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

/* As many values as make a proof of most periods that are known. */
#define MIN_COMPUTED 10000

/**
 * ichomp_report_table:
 * @rules: a part that names a ruleset of rows and its code
 * @count: how many values to print, 1 to %ICHOMP_REPORT_MAX_COUNT
 *
 * Cost: some seconds for the largest @count.
 *
 * Returns: (transfer full): lines of fields separated by tabs: a length from 0 on, and the value of
 *   the row; at the end "period" with the period that is proved, the last exception to it or "-",
 *   and the length up to which the values prove it; or "undecided" with the length up to which the
 *   values are known
 */
char *
ichomp_report_table (const SgPart *rules, guint count)
{
  guint max_length = MAX (count - 1, MIN_COMPUTED);
  g_autofree guint32 *values = NULL;
  IchompTerminalProgress progress;
  GString *report = g_string_new (NULL);
  SgPeriod period;

  ichomp_terminal_progress_begin (&progress);
  values = sg_lengths_compute (rules->rules, rules->code, max_length, progress_cb, &progress);
  ichomp_terminal_progress_clear (&progress);

  for (guint n = 0; n < count; n++)
    g_string_append_printf (report, "%u\t%u\n", n, values[n]);

  if (!sg_period_find (values, max_length, sg_lengths_get_max_taken (rules), &period))
    g_string_append_printf (report, "undecided\t%u\n", max_length);
  else if (period.last_exception == SG_NO_EXCEPTION)
    g_string_append_printf (report, "period\t%u\t-\t%u\n", period.period, period.proved_by);
  else
    g_string_append_printf (report, "period\t%u\t%u\t%u\n", period.period, period.last_exception,
                            period.proved_by);

  return g_string_free (report, FALSE);
}

/**
 * ichomp_report_run:
 * @texts: (array zero-terminated=1): positions, as any bytes
 * @rulesets: the rulesets that @func can report on
 * @func: creates the report on a position
 *
 * Prints the report on each position on standard output, or its error in one line on standard
 * error.
 *
 * Returns: the exit status: success if no text had an error
 */
int
ichomp_report_run (const char *const *texts, SgRulesets rulesets, IchompReportFunc func)
{
  int status = EXIT_SUCCESS;

  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SgAnalysis) analysis = analyze (texts[i], rulesets, &error);

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
