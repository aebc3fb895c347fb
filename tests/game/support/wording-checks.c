/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What holds for all texts about an explanation. */

#include "wording-checks.h"

#include <string.h>

SgAnalysis *
checks_analyse (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgGame) start = sg_game_parse_start_any (text, SG_RULESETS_BARS, &error);
  g_autoptr (SgSolver) solver = NULL;
  SgPosition *position;

  g_assert_no_error (error);
  position = sg_game_get_position (start, 0);
  solver = sg_solver_new (position, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, &error);
  g_assert_no_error (error);

  return sg_analysis_new_with_rule (solver, position, sg_game_get_rule (start));
}

SgExplanation *
checks_explain (const char *text, SgOrder order)
{
  g_autoptr (SgAnalysis) analysis = checks_analyse (text);

  return sg_explanation_new (analysis, order, SG_N_QUADRANTS);
}

SgExplanation *
checks_explain_quadrant (const char *text, SgQuadrant quadrant)
{
  g_autoptr (SgAnalysis) analysis = checks_analyse (text);

  return sg_explanation_new_for_quadrant (analysis, quadrant);
}

/* Of a row in each quadrant: the value of a row is its length. */
SgExplanation *
checks_explain_values (guint nw, guint ne, guint sw, guint se, SgOrder order, SgQuadrant preferred)
{
  const guint values[SG_N_QUADRANTS] = { nw, ne, sw, se };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (SgAnalysis) analysis = NULL;

  SG_FOREACH_QUADRANT (q)
    {
      if (q > 0)
        g_string_append_c (text, '/');
      if (values[q] > 0)
        g_string_append_printf (text, "%u", values[q]);
      else
        g_string_append_c (text, '-');
    }
  analysis = checks_analyse (text->str);

  return sg_explanation_new (analysis, order, preferred);
}

guint
checks_find_step (const SgExplanation *explanation, SgStepKind kind, guint nth)
{
  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    if (sg_explanation_get_step (explanation, i)->kind == kind && nth-- == 0)
      return i;

  g_assert_not_reached ();
}

/* Whether digits outside of a formula can be nothing but a number in binary. */
static gboolean
looks_binary (const char *digits, gsize length)
{
  return length > 1 && digits[0] == '0' && strspn (digits, "01") >= length;
}

/* Outside of isolates no sign of a formula; and isolates come in pairs, not nested. */
void
checks_assert_isolated (const char *text)
{
  g_autoptr (GString) outside = g_string_new (NULL);
  const char *rest = text;

  while (*rest != '\0')
    {
      const char *start = strstr (rest, ISOLATE);
      const char *end;

      if (start == NULL)
        {
          g_string_append (outside, rest);
          break;
        }

      end = strstr (start, END);
      g_assert_nonnull (end);
      g_assert_cmpint (end - start, >, (gssize)strlen (ISOLATE));
      g_string_append_len (outside, rest, start - rest);
      g_assert_null (
          g_strstr_len (start + strlen (ISOLATE), end - start - strlen (ISOLATE), ISOLATE));
      rest = end + strlen (END);
    }

  g_assert_null (strstr (outside->str, END));
  g_assert_null (strstr (outside->str, "XOR"));
  g_assert_null (strstr (outside->str, MINUS));
  g_assert_null (strpbrk (outside->str, "=+<>"));
  for (const char *c = outside->str; *c != '\0';)
    {
      gsize length = strspn (c, "0123456789");

      g_assert_false (looks_binary (c, length));
      c += MAX (length, 1);
    }
}

/* A whole text: begun, ended, and nothing left of a format or of a missing part. */
void
checks_assert_whole (const char *text)
{
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpuint (strlen (text), >=, 5);
  g_assert_false (g_ascii_isspace (text[0]));
  g_assert_null (strstr (text, "  "));
  g_assert_null (strstr (text, " ."));
  g_assert_null (strstr (text, " ,"));
  g_assert_null (strstr (text, ".."));
  g_assert_null (strpbrk (text, "%\n\t"));
  g_assert_null (strstr (text, "null"));
}

void
checks_assert_sentence (const char *text)
{
  checks_assert_whole (text);
  g_assert_true (g_str_has_suffix (text, ".") || g_str_has_suffix (text, "?"));
  checks_assert_isolated (text);
}

/* Nothing that a screen reader skips or takes for another number: of the digits 0 and 1 alone there
 * are only numbers that the step is about. */
void
checks_assert_spoken (const char *text, const SgExplanation *explanation, const SgStep *step)
{
  checks_assert_whole (text);
  g_assert_true (g_str_has_suffix (text, ".") || g_str_has_suffix (text, "?"));
  g_assert_null (strstr (text, ISOLATE));
  g_assert_null (strstr (text, END));
  g_assert_null (strstr (text, MINUS));
  g_assert_null (strpbrk (text, "=+<>"));

  for (const char *c = text; *c != '\0';)
    {
      gsize length = strspn (c, "0123456789");

      if (length > 1 && strspn (c, "01") >= length)
        {
          guint number = g_ascii_strtoull (c, NULL, 10);
          gboolean known = number == step->value || number == step->number || number == step->result
                           || number == step->count || number == step->n_digits
                           || number == step->move.row + 1 || number == step->move.column + 1
                           || number == step->answer.row + 1 || number == step->answer.column + 1;

          SG_FOREACH_QUADRANT (q)
            known = known || number == sg_explanation_get_value (explanation, q);

          g_assert_cmpint (*c, ==, '1');
          g_assert_true (known);
        }
      c += MAX (length, 1);
    }
}

/* Formulas are shown in brackets here. */
void
checks_assert_text (const char *text, const char *expected)
{
  g_autoptr (GString) shown = g_string_new (text);

  g_string_replace (shown, ISOLATE, "[", 0);
  g_string_replace (shown, END, "]", 0);
  g_assert_cmpstr (shown->str, ==, expected);
}

/* All positions inside 2x2 quadrants that the rule allows. */
void
checks_foreach_position (SgRule rule, ChecksFunc func, gpointer user_data)
{
  static const char *const texts[] = { "-", "1", "2", "1,1", "2,1", "2,2" };
  const guint n = G_N_ELEMENTS (texts);
  g_autoptr (SgPosition) full = sg_position_parse ("2,2/2,2/2,2/2,2", NULL);
  g_autoptr (SgSolver) solver = sg_solver_new (full, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);

  for (guint i = 0; i < n * n * n * n; i++)
    {
      g_autofree char *text = g_strdup_printf ("%s/%s/%s/%s", texts[i % n], texts[i / n % n],
                                               texts[i / n / n % n], texts[i / n / n / n]);
      g_autoptr (SgPosition) position = sg_position_parse (text, NULL);
      g_autoptr (SgAnalysis) analysis = NULL;

      if (!sg_rule_allows (rule, position))
        continue;

      analysis = sg_analysis_new_with_rule (solver, position, rule);
      func (analysis, user_data);
    }
}
