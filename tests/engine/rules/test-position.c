/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/rules/sg-position.h"

#include <string.h>

#include "engine-support.h"
#include "test-main.h"

static void
assert_string (const SgPosition *position, const char *expected)
{
  g_autofree char *string = sg_position_to_string (position);

  g_assert_cmpstr (string, ==, expected);
}

static void
test_cut (void)
{
  for (guint width = 1; width <= 9; width++)
    {
      for (guint height = 1; height <= 9; height++)
        {
          const SgBoard board = { width, height };
          guint left = width / 2;
          guint top = height / 2;

          g_assert_cmpint (sg_board_is_legal (&board), ==, width * height >= 2);
          if (width * height < 2)
            continue;

          g_assert_cmpuint (sg_board_get_quadrant_width (&board, SG_QUADRANT_NW), ==, left);
          g_assert_cmpuint (sg_board_get_quadrant_width (&board, SG_QUADRANT_SW), ==, left);
          g_assert_cmpuint (sg_board_get_quadrant_width (&board, SG_QUADRANT_NE), ==, width - left);
          g_assert_cmpuint (sg_board_get_quadrant_width (&board, SG_QUADRANT_SE), ==, width - left);
          g_assert_cmpuint (sg_board_get_quadrant_height (&board, SG_QUADRANT_NW), ==, top);
          g_assert_cmpuint (sg_board_get_quadrant_height (&board, SG_QUADRANT_NE), ==, top);
          g_assert_cmpuint (sg_board_get_quadrant_height (&board, SG_QUADRANT_SW), ==,
                            height - top);
          g_assert_cmpuint (sg_board_get_quadrant_height (&board, SG_QUADRANT_SE), ==,
                            height - top);
        }
    }
}

static void
test_board_limits (void)
{
  const SgBoard largest = { SG_BOARD_MAX_SIDE, SG_BOARD_MAX_SIDE };
  const SgBoard illegal[] = { { 0, 0 },
                              { 0, 5 },
                              { 5, 0 },
                              { 1, 1 },
                              { SG_BOARD_MAX_SIDE + 1, 2 },
                              { 2, SG_BOARD_MAX_SIDE + 1 },
                              { G_MAXUINT, G_MAXUINT },
                              { 65536, 65536 } };

  g_assert_true (sg_board_is_legal (&largest));
  for (guint i = 0; i < G_N_ELEMENTS (illegal); i++)
    g_assert_false (sg_board_is_legal (&illegal[i]));
}

static void
test_full (void)
{
  static const struct
  {
    SgBoard board;
    const char *text;
  } cases[] = {
    { { 1, 2 }, "-/1/-/1 @1x2" },         { { 2, 1 }, "-/-/1/1 @2x1" },
    { { 2, 2 }, "1/1/1/1 @2x2" },         { { 1, 3 }, "-/1/-/1,1 @1x3" },
    { { 3, 1 }, "-/-/1/2 @3x1" },         { { 3, 3 }, "1/2/1,1/2,2 @3x3" },
    { { 5, 4 }, "2,2/3,3/2,2/3,3 @5x4" }, { { 6, 4 }, "3,3/3,3/3,3/3,3 @6x4" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SgPosition) full = sg_position_new_full (&cases[i].board);
      g_autoptr (SgPosition) parsed = parse_position (cases[i].text);
      SgBoard board = sg_position_get_board (full);

      assert_string (full, cases[i].text);
      g_assert_true (sg_position_equal (full, parsed));
      g_assert_true (sg_board_equal (&board, &cases[i].board));
      g_assert_cmpuint (sg_position_get_n_tiles (full), ==, board.width * board.height);
      g_assert_false (sg_position_is_empty (full));
    }
}

static void
test_full_of_all_sizes (void)
{
  for (guint width = 1; width <= 30; width++)
    {
      for (guint height = width == 1 ? 2 : 1; height <= 30; height++)
        {
          const SgBoard board = { width, height };
          g_autoptr (SgPosition) full = sg_position_new_full (&board);
          g_autofree char *string = sg_position_to_string (full);
          g_autoptr (SgPosition) parsed = parse_position (string);

          g_assert_cmpuint (sg_position_get_n_tiles (full), ==, width * height);
          g_assert_true (sg_position_equal (full, parsed));
        }
    }
}

static void
test_default_board (void)
{
  static const char *const cases[][2] = {
    { "-/-/-/-", "-/-/-/- @2x2" },
    { "1/-/-/-", "1/-/-/- @2x2" },
    { "-/-/-/3", "-/-/-/3 @6x2" },
    { "-/1,1,1/-/-", "-/1,1,1/-/- @2x6" },
    { "3,2/2,2/1/-", "3,2/2,2/1/- @6x4" },
    { "5,4,4/3,1/-/2", "5,4,4/3,1/-/2 @10x6" },
    { "1,1,1,1/-/7/-", "1,1,1,1/-/7/- @14x8" },
    { "255/-/-/-", "255/-/-/- @510x2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SgPosition) by_default = parse_position (cases[i][0]);
      g_autoptr (SgPosition) given = parse_position (cases[i][1]);

      assert_string (by_default, cases[i][1]);
      assert_string (given, cases[i][1]);
      g_assert_true (sg_position_equal (by_default, given));
    }
}

static void
test_given_board (void)
{
  static const char *const texts[] = {
    "-/-/-/- @1x2", "-/1/-/- @1x2",     "-/-/-/- @510x510", "1/-/-/- @510x510",  "-/-/-/- @2x1",
    "-/-/1/1 @2x1", "3,3/4,4/-/- @7x5", "-/-/-/4,4,4 @7x5", "12,12/-/-/- @24x4", "3,2/2,2/1/- @8x8",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (SgPosition) position = parse_position (texts[i]);

      assert_string (position, texts[i]);
    }
}

static void
test_equal (void)
{
  static const char *const texts[] = {
    "-/-/-/-", "1/-/-/-",      "-/1/-/-",      "-/-/1/-",
    "-/-/-/1", "2/-/-/- @4x2", "1/-/-/- @4x2", "1,1/-/-/-",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      for (guint k = 0; k < G_N_ELEMENTS (texts); k++)
        {
          g_autoptr (SgPosition) a = parse_position (texts[i]);
          g_autoptr (SgPosition) b = parse_position (texts[k]);

          g_assert_cmpint (sg_position_equal (a, b), ==, i == k);
        }
    }
}

static void
test_borrows_diagrams (void)
{
  const SgBoard board = { 6, 4 };
  SgDiagram *diagrams[SG_N_QUADRANTS] = {
    sg_diagram_parse ("3,2", NULL),
    sg_diagram_parse ("2,2", NULL),
    sg_diagram_parse ("1", NULL),
    sg_diagram_parse ("-", NULL),
  };
  g_autoptr (SgPosition) position = sg_position_new (&board, diagrams);

  SG_FOREACH_QUADRANT (q)
    {
      g_assert_true (sg_diagram_equal (sg_position_get_diagram (position, q), diagrams[q]));
      sg_diagram_unref (diagrams[q]);
    }

  assert_string (position, "3,2/2,2/1/- @6x4");
}

static void
test_play (void)
{
  static const struct
  {
    SgMove move;
    guint taken;
    const char *after;
  } cases[] = {
    { { SG_QUADRANT_NW, 0, 0 }, 5, "-/2,2/1/- @6x4" },
    { { SG_QUADRANT_NW, 0, 1 }, 3, "1,1/2,2/1/- @6x4" },
    { { SG_QUADRANT_NW, 0, 2 }, 1, "2,2/2,2/1/- @6x4" },
    { { SG_QUADRANT_NW, 1, 0 }, 2, "3/2,2/1/- @6x4" },
    { { SG_QUADRANT_NW, 1, 1 }, 1, "3,1/2,2/1/- @6x4" },
    { { SG_QUADRANT_NE, 0, 1 }, 2, "3,2/1,1/1/- @6x4" },
    { { SG_QUADRANT_NE, 1, 0 }, 2, "3,2/2/1/- @6x4" },
    { { SG_QUADRANT_SW, 0, 0 }, 1, "3,2/2,2/-/- @6x4" },
  };
  static const SgMove missing[] = {
    { SG_QUADRANT_NW, 0, 3 }, { SG_QUADRANT_NW, 1, 2 },         { SG_QUADRANT_NW, 2, 0 },
    { SG_QUADRANT_SE, 0, 0 }, { SG_QUADRANT_SW, G_MAXUINT, 0 }, { SG_QUADRANT_SW, 0, G_MAXUINT },
  };
  g_autoptr (SgPosition) position = parse_position ("3,2/2,2/1/-");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SgPosition) after = NULL;

      g_assert_true (sg_position_has_tile (position, &cases[i].move));
      g_assert_cmpuint (sg_position_count_taken (position, &cases[i].move), ==, cases[i].taken);

      after = sg_position_play (position, &cases[i].move);
      assert_string (after, cases[i].after);
      g_assert_cmpuint (sg_position_get_n_tiles (after), ==, 10 - cases[i].taken);
    }

  for (guint i = 0; i < G_N_ELEMENTS (missing); i++)
    {
      g_assert_false (sg_position_has_tile (position, &missing[i]));
      g_assert_cmpuint (sg_position_count_taken (position, &missing[i]), ==, 0);
    }

  assert_string (position, "3,2/2,2/1/- @6x4");
}

static void
test_empty (void)
{
  g_autoptr (SgPosition) last = parse_position ("-/-/-/1 @5x5");
  g_autoptr (SgPosition) empty = sg_position_play (last, &(SgMove){ SG_QUADRANT_SE, 0, 0 });

  g_assert_false (sg_position_is_empty (last));
  g_assert_true (sg_position_is_empty (empty));
  g_assert_cmpuint (sg_position_get_n_tiles (empty), ==, 0);
  assert_string (empty, "-/-/-/- @5x5");
}

static void
test_boxed (void)
{
  g_autoptr (SgPosition) position = parse_position ("3,2/2,2/1/-");
  SgPosition *copy;

  g_assert_true (G_TYPE_IS_BOXED (SG_TYPE_POSITION));
  copy = g_boxed_copy (SG_TYPE_POSITION, position);
  g_assert_true (copy == position);
  g_boxed_free (SG_TYPE_POSITION, copy);
  assert_string (position, "3,2/2,2/1/- @6x4");
}

void
add_tests (void)
{
  g_test_add_func ("/engine/board/cut", test_cut);
  g_test_add_func ("/engine/board/limits", test_board_limits);
  g_test_add_func ("/engine/position/full", test_full);
  g_test_add_func ("/engine/position/full-of-all-sizes", test_full_of_all_sizes);
  g_test_add_func ("/engine/position/default-board", test_default_board);
  g_test_add_func ("/engine/position/given-board", test_given_board);
  g_test_add_func ("/engine/position/equal", test_equal);
  g_test_add_func ("/engine/position/borrows-diagrams", test_borrows_diagrams);
  g_test_add_func ("/engine/position/play", test_play);
  g_test_add_func ("/engine/position/empty", test_empty);
  g_test_add_func ("/engine/position/boxed", test_boxed);
}
