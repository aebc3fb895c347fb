/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The reports of the command line: exact for scripts, in numbered sentences for people. */

#include "app/command-line/ichomp-report.h"

#include <pty.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/command-line/ichomp-terminal-progress.h"
#include "game/explanation/ichomp-step-wording.h"
#include "study-support.h"
#include "test-main.h"

static void
assert_analysis (const char *position, const char *expected)
{
  g_autoptr (SgAnalysis) analysis = study_support_analyze (position);
  g_autofree char *report = ichomp_report_analysis (analysis);

  g_assert_cmpstr (report, ==, expected);
}

/* Worked out by hand. */
static void
test_analysis (void)
{
  assert_analysis ("3,2/2,2/1/-", "position\t3,2/2,2/1/- @6x4\n"
                                  "quadrant\tNW\t3,2\t1\t1\n"
                                  "quadrant\tNE\t2,2\t3\t11\n"
                                  "quadrant\tSW\t1\t1\t1\n"
                                  "quadrant\tSE\t-\t0\t0\n"
                                  "moves\tNW\t0 2 3;3 4\n"
                                  "moves\tNE\t0 2;2 1\n"
                                  "moves\tSW\t0\n"
                                  "moves\tSE\t\n"
                                  "xor\t3\t11\n"
                                  "outcome\tN\n"
                                  "winning\tNW1,2\t2\n"
                                  "winning\tNE1,1\t0\n");
  assert_analysis ("2/1,1/-/- @5x7", "position\t2/1,1/-/- @5x7\n"
                                     "quadrant\tNW\t2\t2\t10\n"
                                     "quadrant\tNE\t1,1\t2\t10\n"
                                     "quadrant\tSW\t-\t0\t0\n"
                                     "quadrant\tSE\t-\t0\t0\n"
                                     "moves\tNW\t0 1\n"
                                     "moves\tNE\t0;1\n"
                                     "moves\tSW\t\n"
                                     "moves\tSE\t\n"
                                     "xor\t0\t0\n"
                                     "outcome\tP\n");
  assert_analysis ("-/-/-/- @2x1", "position\t-/-/-/- @2x1\n"
                                   "quadrant\tNW\t-\t0\t0\n"
                                   "quadrant\tNE\t-\t0\t0\n"
                                   "quadrant\tSW\t-\t0\t0\n"
                                   "quadrant\tSE\t-\t0\t0\n"
                                   "moves\tNW\t\n"
                                   "moves\tNE\t\n"
                                   "moves\tSW\t\n"
                                   "moves\tSE\t\n"
                                   "over\tprevious\n");
}

/* One numbered line a step, under the heading of its section; an empty line before every heading
 * but the first. */
static void
check_explanation (const char *position)
{
  g_autoptr (SgAnalysis) analysis = study_support_analyze (position);
  g_autoptr (SgExplanation) explanation =
      sg_explanation_new (analysis, SG_ORDER_VERDICT_FIRST, SG_N_QUADRANTS);
  g_autofree char *report = ichomp_report_explanation (analysis);
  g_auto (GStrv) lines = g_strsplit (report, "\n", -1);
  g_autofree char *heading = NULL;
  guint line = 0;
  guint n_headings = 0;

  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    {
      g_autofree char *title = ichomp_wording_step_title (
          ichomp_parts_from_rule (sg_analysis_get_rule (analysis)), explanation, i);
      g_autofree char *sentence = ichomp_wording_step (
          ichomp_parts_from_rule (sg_analysis_get_rule (analysis)), explanation, i);
      g_autofree char *numbered = g_strdup_printf ("%u. %s", i + 1, sentence);

      if (g_strcmp0 (title, heading) != 0)
        {
          if (heading != NULL)
            g_assert_cmpstr (lines[line++], ==, "");
          g_assert_cmpstr (lines[line++], ==, title);
          g_free (heading);
          heading = g_steal_pointer (&title);
          n_headings++;
        }

      /* The numbers are aligned. */
      g_assert_cmpuint (strcspn (lines[line], "."), ==, 3);
      g_assert_cmpstr (g_strchug (lines[line++]), ==, numbered);
    }

  g_assert_cmpstr (lines[line++], ==, "");
  g_assert_null (lines[line]);
  g_assert_cmpuint (n_headings, >,
                    sg_position_is_empty (sg_analysis_get_position (analysis)) ? 0 : 3);
}

static void
test_explanation (void)
{
  check_explanation ("3,2/2,2/1/-");
  check_explanation ("1/1/-/-");
  check_explanation ("9,8,7/6,6,2/5,5,5/4,3,2,1");
  check_explanation ("-/-/-/- @4x4");
}

static void
assert_report (const char *text, const char *expected)
{
  g_autoptr (SgGame) start = sg_game_parse_start_any (text, SG_ALL_RULESETS, NULL);
  SgPosition *position = sg_game_get_position (start, 0);
  g_autoptr (SgSolver) solver = sg_solver_new (position, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);
  g_autoptr (SgAnalysis) analysis =
      sg_analysis_new_with_rule (solver, position, sg_game_get_rule (start));
  g_autofree char *report = ichomp_report_analysis (analysis);

  g_assert_cmpstr (report, ==, expected);
}

/* Normal play has no line for the rule. */
static void
test_rules (void)
{
  assert_report ("-/-/-/2,1 chomp", "position\t-/-/-/2,1 @4x4\nrule\tchomp\n"
                                    "quadrant\tNW\t-\t0\t0\nquadrant\tNE\t-\t0\t0\n"
                                    "quadrant\tSW\t-\t0\t0\nquadrant\tSE\t2,1\t0\t0\n"
                                    "moves\tNW\t\nmoves\tNE\t\nmoves\tSW\t\n"
                                    "moves\tSE\t- 1;1\nu\t0\t0\noutcome\tP\n");
  assert_report ("1/1/-/- misere", "position\t1/1/-/- @2x2\nrule\tmisere\n"
                                   "quadrant\tNW\t1\t1\t1\nquadrant\tNE\t1\t1\t1\n"
                                   "quadrant\tSW\t-\t0\t0\nquadrant\tSE\t-\t0\t0\n"
                                   "moves\tNW\t0\nmoves\tNE\t0\nmoves\tSW\t\n"
                                   "moves\tSE\t\nu\t1\t1\noutcome\tN\n"
                                   "winning\tNW1,1\t0\nwinning\tNE1,1\t0\n");
  assert_report ("-/-/-/- misere", "position\t-/-/-/- @2x2\nrule\tmisere\n"
                                   "quadrant\tNW\t-\t0\t0\nquadrant\tNE\t-\t0\t0\n"
                                   "quadrant\tSW\t-\t0\t0\nquadrant\tSE\t-\t0\t0\n"
                                   "moves\tNW\t\nmoves\tNE\t\nmoves\tSW\t\nmoves\tSE\t\n"
                                   "over\tnext\n");
}

/* Without a board: numbers of parts, and a group of values for each number of pins. Worked out by
 * hand from the values of Kayles, 0 1 2 3 1 4. */
static void
test_sums (void)
{
  assert_report ("kayles 5/3", "position\tkayles 5/3\n"
                               "part\t1\tkayles\t5\t4\t100\npart\t2\tkayles\t3\t3\t11\n"
                               "moves\t1\t1 2 0 2 1;3 3 3 3 -\nmoves\t2\t2 0 2;1 1 -\n"
                               "xor\t7\t111\noutcome\tN\n"
                               "winning\t1:1-2\t3\nwinning\t1:2-3\t3\n"
                               "winning\t1:3-4\t3\nwinning\t1:4-5\t3\n");
  assert_report ("3,2/kayles 1+2/-/chomp 2",
                 "position\t3,2/kayles 1+2/-/chomp 2\n"
                 "part\t1\tbars\t3,2\t1\t1\npart\t2\tkayles\t1+2\t3\t11\n"
                 "part\t3\tbars\t-\t0\t0\npart\t4\tchomp\t2\t1\t1\n"
                 "moves\t1\t0 2 3;3 4\nmoves\t2\t2 - 0 0;- - 1 -\nmoves\t3\t\n"
                 "moves\t4\t- 0\nxor\t3\t11\noutcome\tN\n"
                 "winning\t1:1,2\t2\nwinning\t2:3\t0\nwinning\t2:4\t0\n");
  assert_report ("octal 0.07 1", "position\toctal 0.07 1\npart\t1\toctal 0.07\t1\t0\t0\n"
                                 "moves\t1\t\nover\tprevious\n");
  assert_report ("kayles -/- misere", "position\tkayles -/-\nrule\tmisere\n"
                                      "part\t1\tkayles\t-\t0\t0\npart\t2\tkayles\t-\t0\t0\n"
                                      "moves\t1\t\nmoves\t2\t\nover\tnext\n");
  assert_report ("heaps 2/1 misere", "position\theaps 2/1\nrule\tmisere\n"
                                     "part\t1\theaps\t2\t2\t10\npart\t2\theaps\t1\t1\t1\n"
                                     "moves\t1\t0 1\nmoves\t2\t0\nu\t3\t11\noutcome\tN\n"
                                     "winning\t1:1\t0\n");
}

/* Where the values do not decide there is no u. One pin is lost, two pins can be made one pin, and
 * two pins with a gap between them are won as well. */
static void
test_searched (void)
{
  assert_report ("kayles 3 misere", "position\tkayles 3\nrule\tmisere\n"
                                    "part\t1\tkayles\t3\t3\t11\n"
                                    "moves\t1\t2 0 2;1 1 -\noutcome\tN\n"
                                    "winning\t1:1-2\t1\nwinning\t1:2-3\t1\n");
}

static void
assert_table (guint32 code, guint count, const char *expected)
{
  const SgPart rules = { &sg_ruleset_rows, code, NULL };
  g_autofree char *report = ichomp_report_table (&rules, count);

  g_assert_cmpstr (report, ==, expected);
}

static void
test_table (void)
{
  assert_table (077, 5, "0\t0\n1\t1\n2\t2\n3\t3\n4\t1\nperiod\t12\t70\t166\n");
  assert_table (0333, 1, "0\t0\nperiod\t4\t-\t11\n");
  assert_table (0721, 2, "0\t0\n1\t1\nundecided\t10000\n");
}

static int
run (const char *const *texts)
{
  return ichomp_report_run (texts, SG_ALL_RULESETS, ichomp_report_analysis);
}

static void
run_in_subprocess (void (*work) (void))
{
  if (g_test_subprocess ())
    {
      work ();
      return;
    }

  g_test_trap_subprocess (NULL, 0, 0);
}

static void
run_good (void)
{
  exit (run ((const char *const[]){ "1/-/-/-", "-/-/-/2", NULL }));
}

static void
test_run (void)
{
  run_in_subprocess (run_good);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stdout ("position\t1/-/-/- @2x2\n*winning\tNW1,1\t0\n"
                             "position\t-/-/-/2 @4x2\n*winning\tSE1,1\t0\n");
  g_test_trap_assert_stderr ("");
}

static void
run_typed (void)
{
  exit (run ((const char *const[]){ "1/-/-/- ", " \t-/-/-/2\r\n", NULL }));
}

static void
test_run_with_white_space (void)
{
  run_in_subprocess (run_typed);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stdout ("position\t1/-/-/- @2x2\n*position\t-/-/-/2 @4x2\n*");
  g_test_trap_assert_stderr ("");
}

static void
run_bad (void)
{
  exit (run ((const char *const[]){ "1/-/-/-", "2,3/-/-/-", "\xff", "-/-/-/2", NULL }));
}

/* An error takes one line; the other positions are reported. */
static void
test_run_with_errors (void)
{
  run_in_subprocess (run_bad);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stdout ("position\t1/-/-/-*position\t-/-/-/2*");
  g_test_trap_assert_stderr ("ichomp: *3*\nichomp: *\n");
  g_test_trap_assert_stderr_unmatched ("*\n*\n*\n*");
}

/* The limit is that of the window: 18x18 has more values than can be indexed. */
static void
run_too_large (void)
{
  exit (run ((const char *const[]){ "18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18,18/-/-/-",
                                    NULL }));
}

static void
test_run_too_large (void)
{
  run_in_subprocess (run_too_large);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stdout ("");
  g_test_trap_assert_stderr ("ichomp: *9075135300*4294967295*\n");
}

static void
show_progress (void)
{
  IchompTerminalProgress progress;

  ichomp_terminal_progress_begin (&progress);
  g_assert_false (progress.at_terminal);
  progress.start -= 2 * G_USEC_PER_SEC;
  g_assert_false (ichomp_terminal_progress_is_due (&progress));
  ichomp_terminal_progress_clear (&progress);

  ichomp_terminal_progress_begin (&progress);
  progress.at_terminal = TRUE;
  g_assert_false (ichomp_terminal_progress_is_due (&progress));
  progress.start -= 2 * G_USEC_PER_SEC;
  g_assert_true (ichomp_terminal_progress_is_due (&progress));
  g_printerr ("50 %%");
  g_assert_false (ichomp_terminal_progress_is_due (&progress));
  ichomp_terminal_progress_clear (&progress);
  ichomp_terminal_progress_clear (&progress);
  exit (EXIT_SUCCESS);
}

/* From the second second on, once a second, and gone at the end. */
static void
test_progress (void)
{
  run_in_subprocess (show_progress);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stderr ("\r\033[K50 %\r\033[K");
}

static void
test_progress_at_terminal (void)
{
  int before = dup (STDERR_FILENO);
  int terminal;
  int line;
  IchompTerminalProgress progress;

  g_assert_cmpint (openpty (&terminal, &line, NULL, NULL, NULL), ==, 0);
  dup2 (line, STDERR_FILENO);
  ichomp_terminal_progress_begin (&progress);
  dup2 (before, STDERR_FILENO);
  g_assert_true (progress.at_terminal);

  close (before);
  close (line);
  close (terminal);
}

void
add_tests (void)
{
  g_test_add_func ("/report/analysis", test_analysis);
  g_test_add_func ("/report/explanation", test_explanation);
  g_test_add_func ("/report/rules", test_rules);
  g_test_add_func ("/report/sums", test_sums);
  g_test_add_func ("/report/searched", test_searched);
  g_test_add_func ("/report/table", test_table);
  g_test_add_func ("/report/run", test_run);
  g_test_add_func ("/report/run-with-white-space", test_run_with_white_space);
  g_test_add_func ("/report/run-with-errors", test_run_with_errors);
  g_test_add_func ("/report/run-too-large", test_run_too_large);
  g_test_add_func ("/report/progress", test_progress);
  g_test_add_func ("/report/progress-at-terminal", test_progress_at_terminal);
}
