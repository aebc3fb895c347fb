/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/rules/sg-move.h"

#include "test-main.h"

static void
test_quadrants (void)
{
  g_assert_cmpstr (sg_quadrant_to_string (SG_QUADRANT_NW), ==, "NW");
  g_assert_cmpstr (sg_quadrant_to_string (SG_QUADRANT_NE), ==, "NE");
  g_assert_cmpstr (sg_quadrant_to_string (SG_QUADRANT_SW), ==, "SW");
  g_assert_cmpstr (sg_quadrant_to_string (SG_QUADRANT_SE), ==, "SE");
}

static void
test_notation (void)
{
  static const struct
  {
    const char *text;
    SgMove move;
  } cases[] = {
    { "NE2,3", { SG_QUADRANT_NE, 1, 2 } },         { "NW1,1", { SG_QUADRANT_NW, 0, 0 } },
    { "SW12,1", { SG_QUADRANT_SW, 11, 0 } },       { "SE1,12", { SG_QUADRANT_SE, 0, 11 } },
    { "SE255,255", { SG_QUADRANT_SE, 254, 254 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *string = sg_move_to_string (&cases[i].move);
      SgMove move = { .count = 1 };

      g_assert_true (sg_move_parse (cases[i].text, &move, &error));
      g_assert_no_error (error);
      g_assert_true (sg_move_equal (&move, &cases[i].move));
      g_assert_cmpstr (string, ==, cases[i].text);
    }
}

static void
test_equal (void)
{
  const SgMove move = { SG_QUADRANT_NE, 1, 2 };
  const SgMove others[] = { { SG_QUADRANT_NW, 1, 2 },
                            { SG_QUADRANT_NE, 2, 2 },
                            { SG_QUADRANT_NE, 1, 1 },
                            { SG_QUADRANT_NE, 1, 2, 1 } };
  const SgMove same = move;

  g_assert_true (sg_move_equal (&move, &same));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (sg_move_equal (&move, &others[i]));
}

static void
test_untouched_on_error (void)
{
  const SgMove before = { SG_QUADRANT_SW, 6, 7 };
  SgMove move = before;

  g_assert_false (sg_move_parse ("NE2,3 ", &move, NULL));
  g_assert_true (sg_move_equal (&move, &before));
  g_assert_false (sg_move_parse ("NE2", &move, NULL));
  g_assert_true (sg_move_equal (&move, &before));
}

void
add_tests (void)
{
  g_test_add_func ("/engine/move/quadrants", test_quadrants);
  g_test_add_func ("/engine/move/notation", test_notation);
  g_test_add_func ("/engine/move/equal", test_equal);
  g_test_add_func ("/engine/move/untouched-on-error", test_untouched_on_error);
}
