/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The claims of lessons: which are true, false or malformed. */

#include "game/course/ichomp-lesson-claim.h"

#include <string.h>

#include "engine/sg.h"
#include "test-main.h"

static void
assert_claim (const char *claim, const char *text, gboolean expected)
{
  g_autofree char *complaint = NULL;
  guint64 work = 0;
  gboolean holds = ichomp_lesson_claim_check (claim, text, &work, &complaint);

  g_test_message ("%s “%s”: %s", claim, text, complaint);
  g_assert_cmpint (holds, ==, expected);
  g_assert_cmpint (complaint == NULL, ==, expected);
}

/* Each with a wrong result. The right ones come from the theory or were found by hand. */
static void
test_results (void)
{
  static const struct
  {
    const char *left;
    const char *right;
    const char *wrong;
  } cases[] = {
    { "value -", "0", "1" },
    { "value 5", "5", "4" },
    { "value 2,2", "3", "2" },
    { "value 3,2,1", "2", "1" },
    { "misere 14,8,8,5,5,2,1,1,1,1,1", "12", "27" },
    { "misere 4,1,1", "1", "2" },
    { "xor 6 13", "11", "19" },
    { "xor 27 13 20 4", "6", "5" },
    { "mex", "0", "1" },
    { "mex 0 1 3 4", "2", "5" },
    { "binary 13", "1101", "1011" },
    { "binary 0", "0", "1" },
    { "binary 5", "0101", "0110" },
    { "sum 3/1/-/-", "2", "3" },
    { "outcome 3/3/-/-", "P", "N" },
    { "outcome 3/1/-/- @6x2", "N", "P" },
    { "winning-moves 3/1/-/-", "1", "2" },
    { "chomp-winning-moves 3,2,1", "3", "1" },
    { "chomp-winning-moves 14,8,8,5,5,2,1,1,1,1,1", "7", "6" },
    { "takes NW1,2 in 3,2/1/-/-", "3", "2" },
    { "becomes NW1,2 in 3/1/-/-", "1", "2" },
    { "sum-after NW1,2 in 3/1/-/-", "0", "1" },
    { "tiles 3,2/2,2/1/- @6x4", "10", "9" },
    { "diagrams 2x2", "6", "5" },
    { "diagrams 12x12", "2704156", "2704155" },
    { "two-rows 4 2", "4", "5" },
    { "two-rows 6 3", "3", "2" },
    { "two-rows 7 4", "3", "5" },
    { "two-rows 5 3", "6", "5" },
    { "two-rows 4 0", "3", "4" },
    { "add 8 4 1", "13", "12" },
    { "subtract 13 8", "5", "6" },
    { "multiply 3 4", "12", "7" },
    { "power 2 4", "16", "8" },
    { "power 2 0", "1", "2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *right = g_strconcat (cases[i].left, " = ", cases[i].right, NULL);
      g_autofree char *wrong = g_strconcat (cases[i].left, " = ", cases[i].wrong, NULL);

      assert_claim (right, cases[i].right, TRUE);
      assert_claim (wrong, cases[i].wrong, FALSE);
      /* A claim with a result must state it. */
      assert_claim (cases[i].left, cases[i].right, FALSE);
      if (!g_str_has_prefix (cases[i].left, "outcome"))
        assert_claim (right, cases[i].wrong, FALSE);
    }
}

static void
test_truth (void)
{
  assert_claim ("winning NW1,2 in 3/1/-/-", "there", TRUE);
  assert_claim ("winning NW1,1 in 3/1/-/-", "there", FALSE);
  assert_claim ("losing NW1,1 in 3/1/-/-", "there", TRUE);
  assert_claim ("losing NW1,2 in 3/1/-/-", "there", FALSE);
  assert_claim ("greater 5 3", "more", TRUE);
  assert_claim ("greater 3 3", "more", FALSE);
  assert_claim ("equal 3 3", "the same", TRUE);
  assert_claim ("equal 3 4", "the same", FALSE);
  assert_claim ("winning NW1,2 in 3/1/-/- = 1", "there", FALSE);
}

static void
test_text (void)
{
  assert_claim ("add 8 4 1 = 13", "it is 13", TRUE);
  assert_claim ("add 8 4 1 = 13", "thirteen", FALSE);
  assert_claim ("add 8 4 1 = 13", "8 + 5 = 13", FALSE);
  assert_claim ("add 8 4 1 = 13", "130", FALSE);
  assert_claim ("diagrams 12x12 = 2704156", "2,704,156 diagrams", TRUE);
  assert_claim ("add 1 2 = 3", "1,3", FALSE);
  assert_claim ("binary 5 = 0101", "101", FALSE);
}

static void
test_malformed (void)
{
  static const char *const claims[] = {
    "",
    " ",
    " = 5",
    "nonsense = 5",
    "value",
    "value = 0",
    "value 1 1 = 1",
    "value 2,3 = 5",
    "value 40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40,40 = 5",
    "misere - = 0",
    "mex 1 x = 0",
    "xor = 0",
    "xor 99999999999999999999 = 0",
    "xor -1 = 0",
    "sum 1/1/1 = 1",
    "winning in 3/1/-/-",
    "winning NW4,4 in 3/1/-/-",
    "winning NW1,1 of 3/1/-/-",
    "diagrams 3 = 1",
    "diagrams 0x3 = 1",
    "diagrams 255x255 = 1",
    "two-rows 2 3 = 1",
    "two-rows 0 0 = 1",
    "power 99999 99999 = 1",
    "multiply 999999999 999999999 999999999 = 1",
    "subtract 1 2 = 1",
    "@6x4",
  };

  for (guint i = 0; i < G_N_ELEMENTS (claims); i++)
    assert_claim (claims[i], "1", FALSE);
}

/* The number of diagrams agrees with the engine. */
static void
test_diagrams (void)
{
  for (guint width = 1; width <= 6; width++)
    for (guint height = 1; height <= 6; height++)
      {
        g_autoptr (SgDiagram) box = sg_diagram_new_box (width, height);
        g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, sg_table_count (box));
        g_autofree char *claim = g_strdup_printf ("diagrams %ux%u = %s", width, height, number);

        assert_claim (claim, number, TRUE);
      }
}

/* Large claims end at a limit, which does not concern small ones. */
static void
test_work (void)
{
  static const char large[] = "value 10,10,10,10,10,10,10,10,10,10 = 1";
  g_autoptr (SgPosition) position =
      sg_position_parse ("10,10,10,10,10,10,10,10,10,10/-/-/-", NULL);
  guint64 work = ICHOMP_LESSON_MAX_WORK - sg_solver_estimate_n_steps (position);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_assert_false (ichomp_lesson_claim_check (large, "1", &work, &first));
  g_assert_nonnull (strstr (first, " is wrong: "));
  g_assert_cmpuint (work, ==, ICHOMP_LESSON_MAX_WORK);

  g_assert_false (ichomp_lesson_claim_check (large, "1", &work, &second));
  g_assert_nonnull (strstr (second, " cannot be checked. "));
  g_assert_nonnull (strstr (second, " 184756 "));
  g_assert_nonnull (strstr (second, " 0 "));

  work -= 100000;
  g_assert_true (ichomp_lesson_claim_check ("value 5 = 5", "5", &work, NULL));
}

/* Wide diagrams take much longer for each value. A lesson of thirty such claims is not checked for
 * minutes. */
static void
test_wide (void)
{
  static const char wide[] = "value 32,32,32,32,32,32 = 1";
  guint64 work = ICHOMP_LESSON_MAX_WORK - 20000000;
  g_autofree char *complaint = NULL;

  g_assert_false (ichomp_lesson_claim_check (wide, "1", &work, &complaint));
  g_assert_nonnull (strstr (complaint, " cannot be checked. "));
  g_assert_nonnull (strstr (complaint, " 2760681 "));
  g_assert_cmpuint (work, ==, ICHOMP_LESSON_MAX_WORK - 20000000);
}

/* A claim that is only about tiles can be checked on every board. */
static void
test_tiles (void)
{
  g_autoptr (GString) square = g_string_new ("24");
  g_autofree char *tiles = NULL;
  g_autofree char *takes = NULL;
  guint64 work = 0;

  for (guint row = 1; row < 24; row++)
    g_string_append (square, ",24");
  tiles = g_strdup_printf ("tiles %s/-/-/- @48x48 = 576", square->str);
  takes = g_strdup_printf ("takes NW1,2 in %s/-/-/- @48x48 = 552", square->str);

  g_assert_true (ichomp_lesson_claim_check (tiles, "576", &work, NULL));
  g_assert_true (ichomp_lesson_claim_check (takes, "552", &work, NULL));
  g_assert_cmpuint (work, ==, 0);
}

/* A sentence about a long claim is short. */
static void
test_long (void)
{
  g_autofree char *ones = g_strnfill (100000, '1');
  g_autofree char *operation = g_strconcat ("v", ones, " 1 = 1", NULL);
  g_autofree char *argument = g_strconcat ("value ", ones, " = 1", NULL);
  g_autofree char *result = g_strconcat ("value 5 = ", ones, NULL);
  const char *const claims[] = { operation, argument, result, "value 5 = 5" };

  for (guint i = 0; i < G_N_ELEMENTS (claims); i++)
    {
      g_autofree char *complaint = NULL;
      guint64 work = 0;

      g_assert_false (ichomp_lesson_claim_check (claims[i], ones, &work, &complaint));
      g_assert_cmpint (g_utf8_strlen (complaint, -1), <, 500);
    }
}

static void
test_has_result (void)
{
  g_assert_true (ichomp_lesson_claim_has_result ("xor 6 13 = 11", 11));
  g_assert_false (ichomp_lesson_claim_has_result ("xor 6 13 = 11", 6));
  g_assert_true (ichomp_lesson_claim_has_result ("binary 13 = 1101", 13));
  g_assert_false (ichomp_lesson_claim_has_result ("binary 13 = 1101", 1101));
  g_assert_false (ichomp_lesson_claim_has_result ("greater 5 3", 5));
  g_assert_true (ichomp_lesson_claim_has_result ("sum 3/3/-/- = 0", 0));
  g_assert_false (ichomp_lesson_claim_has_result ("outcome 3/3/-/- = P", 0));
  g_assert_false (ichomp_lesson_claim_has_result ("", 0));
}

void
add_tests (void)
{
  g_test_add_func ("/claim/results", test_results);
  g_test_add_func ("/claim/truth", test_truth);
  g_test_add_func ("/claim/text", test_text);
  g_test_add_func ("/claim/malformed", test_malformed);
  g_test_add_func ("/claim/diagrams", test_diagrams);
  g_test_add_func ("/claim/tiles", test_tiles);
  g_test_add_func ("/claim/work", test_work);
  g_test_add_func ("/claim/wide", test_wide);
  g_test_add_func ("/claim/long", test_long);
  g_test_add_func ("/claim/has-result", test_has_result);
}
