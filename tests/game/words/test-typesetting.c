/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Typesetting: which spaces do not break a line, and which letters are in italics. */

#include "game/words/ichomp-typesetting.h"
#include "game/words/ichomp-formula.h"

#include "test-main.h"

#define JOINER "\342\201\240"
#define SPACE "\302\240"

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

  /* Other hyphens and spaces stay as they are. */
  assert_typeset ("The nim-sum u, well-known - or not", "The nim-sum u, well-known - or not");
}

/* A short number stays with the word before it, but not with the word after it. */
static void
test_numbers (void)
{
  assert_typeset ("row 2, column 13 is", "row" SPACE "2, column" SPACE "13 is");
  assert_typeset ("ردیف ۲", "ردیف" SPACE "۲");
  assert_typeset ("The 7, 5 and 4 of 160000", "The" SPACE "7, 5 and" SPACE "4 of 160000");
  assert_typeset ("2 tiles, 1. The 2nd", "2 tiles, 1. The 2nd");
}

/* A "_" in @formula is a space that does not break a line. */
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
  isolated = ichomp_formula_isolate (plain->str);
  isolated_kept = ichomp_formula_isolate (kept->str);
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
  assert_formula ("27_XOR_13_XOR_20_XOR_4 =_6");
  assert_formula ("y_XOR_u_=_20_XOR_6_=_18");
  assert_formula ("y_XOR_u =_20_XOR_16 =_18_−_14");
  assert_formula ("y_XOR_u =_y XOR_(w_XOR_x_XOR_y_XOR_z) =_w_XOR_x_XOR_z");
  assert_formula ("(y_XOR_y) XOR_w XOR_x XOR_z =_(w_XOR_x_XOR_z)");
}

/* Unclosed isolates do no harm. */
static void
test_open (void)
{
  assert_typeset ("\342\201\2461 = 1", "\342\201\2461\302\240=\302\2401");
  assert_typeset ("1\342\201\251 = P-", "1\342\201\251 = P-" JOINER);
}

static void
assert_typeset_markup (const char *markup, const char *expected)
{
  g_autofree char *typeset = ichomp_typeset_markup (markup);

  g_assert_cmpstr (typeset, ==, expected);
}

/* @markup is a formula. */
static void
assert_markup (const char *markup, const char *expected)
{
  g_autofree char *isolated = ichomp_formula_isolate (markup);
  g_autofree char *isolated_expected = ichomp_formula_isolate (expected);

  assert_typeset_markup (isolated, isolated_expected);
}

/* Variables are in italics; quadrants, functions, coordinates and words are not. Tags stay as they
 * are. */
static void
test_markup (void)
{
  assert_typeset_markup ("an <a href=\"term:p-position\">P-position</a> and a word",
                         "an <a href=\"term:p-position\">P-" JOINER "position</a> and a word");
  assert_markup ("n − 1", "<i>n</i>\302\240−\302\2401");
  assert_markup ("2<sup>k</sup>", "2<sup><i>k</i></sup>");
  assert_markup ("2k", "2<i>k</i>");
  assert_markup ("mex(m, n)", "mex(<i>m</i>,\302\240<i>n</i>)");
  assert_markup ("x XOR y XOR z", "<i>x</i>\302\240XOR\302\240<i>y</i>\302\240XOR\302\240<i>z</i>");
  assert_markup ("NW1,2", "NW1,2");
  assert_markup ("6x4", "6x4");
  assert_markup ("the value of a long row = n", "the value of a long row = n");
}

/* A formula breaks at the same spaces with and without tags. */
static void
test_tags (void)
{
  static const char *const formulas[] = {
    "13 − <b>8</b> = 5",
    "<b>20</b> XOR 1600 XOR 99 = 127",
    "<b>27</b> XOR <b>13</b> XOR 20 XOR <b>4</b> = 6",
    "2700 XOR <b>1300</b> XOR 2000 XOR <b><u>4000</u></b> = 6000",
    "2700 <b>XOR 1300</b> XOR 2000 XOR 4000 <b>= 6000</b>",
    "2700 XOR <b>(1300 XOR 2000)</b> XOR 4000 = 6000 XOR 7",
  };

  for (guint i = 0; i < G_N_ELEMENTS (formulas); i++)
    {
      g_autoptr (GRegex) tag = g_regex_new ("<[^>]*>", 0, 0, NULL);
      g_autofree char *tagged = ichomp_formula_isolate (formulas[i]);
      g_autofree char *plain = g_regex_replace_literal (tag, tagged, -1, 0, "", 0, NULL);
      g_autofree char *expected = ichomp_typeset_markup (plain);
      g_autofree char *typeset = ichomp_typeset_markup (tagged);
      g_autofree char *seen = g_regex_replace_literal (tag, typeset, -1, 0, "", 0, NULL);

      g_assert_cmpstr (seen, ==, expected);
    }

  assert_typeset_markup ("in row <b>2</b>, column 13",
                         "in row" SPACE "<b>2</b>, column" SPACE "13");
}

/* An entity is a single character. */
static void
test_entities (void)
{
  assert_markup ("a &lt; b", "<i>a</i>\302\240&lt;\302\240<i>b</i>");
  assert_markup ("160 &lt; 2000 XOR 40 = 70",
                 "160\302\240&lt;\302\2402000\302\240XOR\302\24040\302\240=\302\24070");
}

static void
test_format (void)
{
  g_autofree char *markup = ichomp_markup_printf ("Rows & <columns>: %s.", "<a href=\"b\">c</a>");

  g_assert_cmpstr (markup, ==, "Rows &amp; &lt;columns&gt;: <a href=\"b\">c</a>.");
}

void
add_tests (void)
{
  g_test_add_func ("/typesetting/format", test_format);
  g_test_add_func ("/typesetting/words", test_words);
  g_test_add_func ("/typesetting/numbers", test_numbers);
  g_test_add_func ("/typesetting/formulas", test_formulas);
  g_test_add_func ("/typesetting/open", test_open);
  g_test_add_func ("/typesetting/markup", test_markup);
  g_test_add_func ("/typesetting/tags", test_tags);
  g_test_add_func ("/typesetting/entities", test_entities);
}
