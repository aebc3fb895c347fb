/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The shared numbers of positions, which are computed once. */

#include "game/course/ichomp-position-numbers.h"

#include "test-main.h"
#include "test-wait.h"

static IchompPositionNumbers *
get (const char *text, SgRule rule)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgPosition) position = sg_position_parse (text, &error);

  g_assert_no_error (error);
  return ichomp_position_numbers_get (position, rule);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_shared (void)
{
  g_autoptr (IchompPositionNumbers) first = get ("-/3,2,1/-/-", SG_RULE_NORMAL);
  g_autoptr (IchompPositionNumbers) second = get ("-/3,2,1/-/-", SG_RULE_NORMAL);
  g_autoptr (IchompPositionNumbers) other_rule = get ("-/3,2,1/-/-", SG_RULE_CHOMP);
  g_autoptr (IchompPositionNumbers) other_board = get ("-/3,2,1/-/- @8x8", SG_RULE_NORMAL);
  SgAnalysis *analysis = ichomp_position_numbers_get_analysis (first);

  g_assert_true (first == second);
  g_assert_true (first != other_rule);
  g_assert_true (first != other_board);
  g_assert_cmpuint (sg_analysis_get_value (analysis, SG_QUADRANT_NE), ==, 2);
  g_assert_cmpint (sg_analysis_get_rule (analysis), ==, SG_RULE_NORMAL);
  analysis = ichomp_position_numbers_get_analysis (other_rule);
  g_assert_cmpint (sg_analysis_get_rule (analysis), ==, SG_RULE_CHOMP);
}

/* Unused numbers are kept for a while. */
static void
test_kept (void)
{
  IchompPositionNumbers *first = get ("5,4,3/-/-/-", SG_RULE_NORMAL);
  IchompPositionNumbers *weak = first;

  g_object_add_weak_pointer (G_OBJECT (first), (gpointer *)&weak);
  g_object_unref (first);
  g_object_unref (get ("5,4,2/-/-/-", SG_RULE_NORMAL));
  first = get ("5,4,3/-/-/-", SG_RULE_NORMAL);
  g_assert_true (weak == first);
  g_object_unref (first);

  for (guint width = 1; width <= 16; width++)
    for (guint height = 1; height <= 16; height++)
      {
        g_autofree char *text = g_strdup_printf ("-/-/-/1 @%ux%u", 2 * width, 2 * height);

        g_object_unref (get (text, SG_RULE_NORMAL));
      }
  g_assert_null (weak);
}

/* Many numbers are computed once, on request. */
static void
test_many (void)
{
  const char *text = "-/13,10,9,8,8,6,4,4,3,3,2/-/-";
  g_autoptr (IchompPositionNumbers) first = get (text, SG_RULE_CHOMP);
  g_autoptr (IchompPositionNumbers) second = get (text, SG_RULE_CHOMP);
  SgAnalysis *analysis;
  guint n_told = 0;

  g_signal_connect_swapped (first, "notify::analysis", G_CALLBACK (count_cb), &n_told);
  g_assert_null (ichomp_position_numbers_get_analysis (first));
  ichomp_position_numbers_compute (first);
  ichomp_position_numbers_compute (second);
  test_wait_until (ichomp_position_numbers_get_analysis (second) != NULL);

  analysis = ichomp_position_numbers_get_analysis (first);
  g_assert_cmpuint (sg_analysis_get_n_winning_moves (analysis), ==, 8);
  ichomp_position_numbers_compute (first);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_true (ichomp_position_numbers_get_analysis (first) == analysis);
  g_assert_cmpuint (n_told, ==, 1);
  g_signal_handlers_disconnect_by_data (first, &n_told);
}

/* Too many numbers are not computed. */
static void
test_too_large (void)
{
  g_autoptr (IchompPositionNumbers) numbers =
      get ("-/16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16/-/- @32x32", SG_RULE_NORMAL);

  ichomp_position_numbers_compute (numbers);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (ichomp_position_numbers_get_analysis (numbers));
}

void
add_tests (void)
{
  g_test_add_func ("/position-numbers/shared", test_shared);
  g_test_add_func ("/position-numbers/kept", test_kept);
  g_test_add_func ("/position-numbers/many", test_many);
  g_test_add_func ("/position-numbers/too-large", test_too_large);
}
