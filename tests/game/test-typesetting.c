/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Where lines must not break. */

#include "ichomp-typesetting.h"
#include "ichomp-wording.h"

#define JOINER "\342\201\240"

static void
assert_typeset (const char *text, const char *expected)
{
  g_autofree char *typeset = ichomp_typeset (text);

  g_assert_cmpstr (typeset, ==, expected);
}

static void
test_words (void)
{
  assert_typeset ("", "");
  assert_typeset ("A P-position, not an N-position.",
                  "A P-" JOINER "position, not an N-" JOINER "position.");
  assert_typeset ("P-позиция", "P-" JOINER "позиция");
  assert_typeset ("Позиция-P", "Позиция-P");

  /* These break as they always did. */
  assert_typeset ("The nim-sum u, well-known - or not", "The nim-sum u, well-known - or not");
  assert_typeset ("row 2, column 3", "row 2, column 3");
}

/* In @formula "_" stands for a space where no line breaks. */
static void
assert_formula (const char *formula)
{
  g_autoptr (GString) plain = g_string_new (formula);
  g_autoptr (GString) kept = g_string_new (formula);
  g_autofree char *isolated = NULL;
  g_autofree char *isolated_kept = NULL;
  g_autofree char *text = NULL;
  g_autofree char *expected = NULL;

  g_string_replace (plain, "_", " ", 0);
  g_string_replace (kept, "_", "\302\240", 0);
  isolated = ichomp_wording_isolate (plain->str);
  isolated_kept = ichomp_wording_isolate (kept->str);
  text = g_strdup_printf ("so it is: %s. But u is %s", isolated, isolated);
  expected = g_strdup_printf ("so it is: %s. But u is %s", isolated_kept, isolated_kept);
  assert_typeset (text, expected);
}

static void
test_formulas (void)
{
  assert_formula ("0110");
  assert_formula ("13_−_8_=_5");
  assert_formula ("20_XOR_6_=_18");
  assert_formula ("u_=_5");
  assert_formula ("27 XOR_13 XOR_20 XOR_4 =_6");
  assert_formula ("y XOR_u =_20 XOR_6 =_18");
}

/* Marks that nobody closed do no harm. */
static void
test_open (void)
{
  assert_typeset ("\342\201\2461 = 1", "\342\201\2461\302\240=\302\2401");
  assert_typeset ("1\342\201\251 = P-", "1\342\201\251 = P-" JOINER);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/typesetting/words", test_words);
  g_test_add_func ("/typesetting/formulas", test_formulas);
  g_test_add_func ("/typesetting/open", test_open);

  return g_test_run ();
}
