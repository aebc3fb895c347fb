/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts that sentences about errors quote: any bytes, of any length. */

#include "game/words/ichomp-error-wording.h"

#include <string.h>

#include "test-main.h"

#define MEBIBYTE (1024 * 1024)

static void
test_short (void)
{
  static const struct
  {
    const char *text;
    const char *expected;
  } cases[] = {
    { "", "" },
    { "3,2/2,2/1/- @6x4", "3,2/2,2/1/- @6x4" },
    { "бой \347\225\214", "бой \347\225\214" },
    { "a\nb\tc\rd\033[31m\177", "a\\nb\\x09c\\x0dd\\x1b[31m\\x7f" },
    /* The control characters of eight bits, as ISO 8859 has them. */
    { "\302\233"
      "31m",
      "\\x9b31m" },
    /* Bytes that are not UTF-8: alone, too short, too long, a surrogate. */
    { "\377a\303", "\\xffa\\xc3" },
    { "\300\200", "\\xc0\\x80" },
    { "\355\240\200", "\\xed\\xa0\\x80" },
    /* Characters that turn what follows, end a line, or cannot be seen. */
    { "a\342\200\256b\342\200\250c\357\273\277d", "a\\u202eb\\u2028c\\ufeffd" },
    /* Words and sentences are written with these. */
    { "\342\201\2461/2\342\201\251", "\342\201\2461/2\342\201\251" },
    { "\331\205\333\214\342\200\214\330\256", "\331\205\333\214\342\200\214\330\256" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *excerpt = ichomp_wording_excerpt (cases[i].text);

      g_assert_cmpstr (excerpt, ==, cases[i].expected);
    }
}

static void
test_long (void)
{
  g_autofree char *just_fits = g_strnfill (120, 'x');
  g_autofree char *all = ichomp_wording_excerpt (just_fits);
  g_autofree char *middle = g_strnfill (MEBIBYTE, '\033');
  g_autofree char *text = g_strconcat ("first", middle, "last.xml", NULL);
  g_autofree char *excerpt = ichomp_wording_excerpt (text);
  g_autofree char *line = ichomp_wording_line (text);

  g_assert_cmpstr (all, ==, just_fits);
  g_assert_true (g_str_has_prefix (excerpt, "first\\x1b\\x1b"));
  g_assert_true (g_str_has_suffix (excerpt, "\\x1blast.xml"));
  g_assert_nonnull (strstr (excerpt, "\\x1b\342\200\246\\x1b"));
  g_assert_cmpuint (strlen (excerpt), <, 120 * strlen ("\\x1b"));

  g_assert_cmpuint (strlen (line), >, strlen (excerpt));
  g_assert_cmpuint (strlen (line), <, 1000 * strlen ("\\x1b"));
}

void
add_tests (void)
{
  g_test_add_func ("/error-wording/short", test_short);
  g_test_add_func ("/error-wording/long", test_long);
}
