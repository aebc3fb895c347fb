/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The values of rows of pins: against a second program, which follows the definition by recursion,
 * and against what is published about octal games; and when a period is proved. */

#include <string.h>

#include "engine/rules/sg-ruleset.h"
#include "engine/values/sg-lengths.h"
#include "engine/values/sg-period.h"

#include "engine-support.h"
#include "rulesets.h"
#include "test-main.h"

/* Values by the definition: the smallest number that no option has. The rules are read from the
 * text of the code, digit by digit. */

#define MAX_RECURSIVE 120

typedef struct
{
  const char *digits;
  int known[MAX_RECURSIVE + 1]; /* -1: not yet */
} Recursion;

static int get_recursive (Recursion *self, int n);

static void
mark_option (Recursion *self, gboolean *seen, int digit, int left, int right)
{
  int n_rows = (left > 0) + (right > 0);

  if ((digit >> n_rows) % 2 == 1)
    seen[get_recursive (self, left) ^ get_recursive (self, right)] = TRUE;
}

static int
get_recursive (Recursion *self, int n)
{
  gboolean seen[4 * MAX_RECURSIVE] = { FALSE };
  int value = 0;

  if (self->known[n] >= 0)
    return self->known[n];

  for (int k = 1; k <= (int)strlen (self->digits) && k <= n; k++)
    for (int left = 0; left <= n - k; left++)
      mark_option (self, seen, self->digits[k - 1] - '0', left, n - k - left);

  while (seen[value])
    value++;
  return self->known[n] = value;
}

static guint32
parse_code (const char *text)
{
  g_autoptr (GError) error = NULL;
  SgReader reader;
  guint32 code;

  sg_reader_init (&reader, text, SG_ALL_RULESETS);
  g_assert_true (sg_code_read (&reader, &code, &error));
  g_assert_no_error (error);
  return code;
}

static void
assert_recursive (const char *code_text)
{
  Recursion recursion = { .digits = code_text + 2 };
  g_autofree guint32 *values =
      sg_lengths_compute (&sg_ruleset_rows, parse_code (code_text), MAX_RECURSIVE, NULL, NULL);

  for (int n = 0; n <= MAX_RECURSIVE; n++)
    recursion.known[n] = -1;
  for (int n = 0; n <= MAX_RECURSIVE; n++)
    g_assert_cmpint (get_recursive (&recursion, n), ==, (int)values[n]);
}

static void
test_recursion (void)
{
  static const char *const codes[] = { "0.77",  "0.07",  "0.333", "0.127", "0.137",
                                       "0.156", "0.073", "0.6",   "0.7",   "0.123456701" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (77);

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    assert_recursive (codes[i]);

  for (guint i = 0; i < 50; i++)
    {
      g_autofree char *code =
          g_strdup_printf ("0.%o", (guint)g_rand_int_range (rand, 1, 8 * 8 * 8 * 8));

      assert_recursive (code);
    }
}

/* A published sequence: its first values, its period and the exceptions to it. */
typedef struct
{
  GArray *values; /* of guint, as are the others */
  GArray *exceptions;
  guint period;
} Published;

static Published
read_published (const char *name)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "engine", "values", "published", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  Published self = { g_array_new (FALSE, FALSE, sizeof (guint)),
                     g_array_new (FALSE, FALSE, sizeof (guint)), 0 };

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      for (guint k = 1; words[0] != NULL && words[k] != NULL; k++)
        {
          guint number = (guint)g_ascii_strtoull (words[k], NULL, 10);

          if (g_str_equal (words[0], "values"))
            g_array_append_val (self.values, number);
          else if (g_str_equal (words[0], "exceptions"))
            g_array_append_val (self.exceptions, number);
          else if (g_str_equal (words[0], "period"))
            self.period = number;
        }
    }

  g_assert_cmpuint (self.values->len, >, 100);
  g_assert_cmpuint (self.period, >, 0);
  return self;
}

/* The row of n + @shift pins has the published value of n. */
static void
assert_published (const char *name, const char *code, guint shift)
{
  const guint max = 1000;
  Published published = read_published (name);
  g_autofree guint32 *values = sg_lengths_compute (&sg_ruleset_rows, parse_code (code),
                                                   max + shift + published.period, NULL, NULL);
  guint n_exceptions = 0;

  for (guint n = 0; n < published.values->len; n++)
    g_assert_cmpuint (values[n + shift], ==, g_array_index (published.values, guint, n));

  /* What is usual is seen far from the exceptions. */
  for (guint n = 0; n < max; n++)
    if (values[n + shift]
        != values[shift + n % published.period + max / published.period * published.period])
      {
        g_assert_cmpuint (n_exceptions, <, published.exceptions->len);
        g_assert_cmpuint (n, ==, g_array_index (published.exceptions, guint, n_exceptions));
        n_exceptions++;
      }
  g_assert_cmpuint (n_exceptions, ==, published.exceptions->len);

  g_array_unref (published.values);
  g_array_unref (published.exceptions);
}

static void
test_published (void)
{
  assert_published ("A002186.txt", "0.77", 0);
  assert_published ("A002187.txt", "0.137", 0);
  assert_published ("A002187.txt", "0.07", 1);
}

static void
test_periods (void)
{
  static const struct
  {
    const char *code;
    SgPeriod period;
  } cases[] = {
    { "0.77", { 12, 70, 166 } },      { "0.07", { 34, 52, 174 } },
    { "0.137", { 34, 51, 173 } },     { "0.333", { 4, SG_NO_EXCEPTION, 11 } },
    { "0.156", { 349, 3478, 7657 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const SgPeriod *expected = &cases[i].period;
      guint32 code = parse_code (cases[i].code);
      guint n_digits = sg_code_count_digits (code);
      g_autofree guint32 *values = sg_lengths_compute (&sg_ruleset_rows, code, 10000, NULL, NULL);
      SgPeriod period = { 0 };

      g_assert_true (sg_period_find (values, 10000, n_digits, &period));
      g_assert_cmpuint (period.period, ==, expected->period);
      g_assert_cmpuint (period.last_exception, ==, expected->last_exception);
      g_assert_cmpuint (period.proved_by, ==, expected->proved_by);

      /* So many values prove it, and one less does not. */
      g_assert_true (sg_period_find (values, expected->proved_by, n_digits, &period));
      g_assert_cmpuint (period.proved_by, ==, expected->proved_by);
      g_assert_false (sg_period_find (values, expected->proved_by - 1, n_digits, &period));
    }
}

/* 0.127 agrees with a period of 4 from 46,577 on only: 10,000 values do not decide. */
static void
test_undecided (void)
{
  guint32 code = parse_code ("0.127");
  g_autofree guint32 *values = sg_lengths_compute (&sg_ruleset_rows, code, 10000, NULL, NULL);
  SgPeriod period = { 0 };

  g_assert_false (sg_period_find (values, 10000, 3, &period));
  g_assert_cmpuint (period.period, ==, 0);
}

static gboolean
stop_cb (double fraction, gpointer user_data)
{
  guint *n_calls = user_data;

  g_assert_cmpfloat (fraction, >, 0);
  g_assert_cmpfloat (fraction, <=, 1);
  return ++*n_calls < 3;
}

static void
test_stop (void)
{
  guint n_calls = 0;

  g_assert_null (sg_lengths_compute (&sg_ruleset_rows, CODE_KAYLES, 10000, stop_cb, &n_calls));
  g_assert_cmpuint (n_calls, ==, 3);
}

void
add_tests (void)
{
  g_test_add_func ("/engine/lengths/recursion", test_recursion);
  g_test_add_func ("/engine/lengths/published", test_published);
  g_test_add_func ("/engine/lengths/periods", test_periods);
  g_test_add_func ("/engine/lengths/undecided", test_undecided);
  g_test_add_func ("/engine/lengths/stop", test_stop);
}
