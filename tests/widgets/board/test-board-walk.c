/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/board/ichomp-board-walk.h"

#include "test-main.h"

typedef gboolean (*Walk) (const IchompShape *shape,
                          const SgPosition *position,
                          const IchompCell *from,
                          GtkDirectionType direction,
                          IchompCell *cell);

static IchompCell
parse_cell (const IchompShape *shape, const char *text)
{
  SgMove move;

  g_assert_true (sg_move_parse (text, &move, NULL));
  return ichomp_shape_get_cell (shape, &move);
}

static void
assert_cell (const IchompShape *shape, gboolean found, const IchompCell *cell, const char *expected)
{
  g_autofree char *text = NULL;
  SgMove move;

  if (found)
    {
      g_assert_true (ichomp_shape_find_move (shape, cell, &move));
      text = sg_move_to_string (&move);
    }
  g_assert_cmpstr (text, ==, expected);
}

/* @start gives the shape. */
static void
check_on (IchompParts parts,
          const char *start_text,
          Walk walk,
          const char *position_text,
          const char *from_text,
          GtkDirectionType direction,
          const char *expected)
{
  g_autoptr (SgPosition) start = sg_position_parse (start_text, NULL);
  g_autoptr (SgPosition) position = sg_position_parse (position_text, NULL);
  IchompShape shape;
  IchompCell from;
  IchompCell cell;
  gboolean found;

  ichomp_shape_init (&shape, parts, start);
  from = parse_cell (&shape, from_text);
  found = walk (&shape, position, &from, direction, &cell);
  assert_cell (&shape, found, &cell, expected);
}

static void
check (Walk walk,
       const char *position_text,
       const char *from_text,
       GtkDirectionType direction,
       const char *expected)
{
  check_on (ICHOMP_PARTS_QUADRANTS, position_text, walk, position_text, from_text, direction,
            expected);
}

static void
test_step (void)
{
  const char *full = "2,2/2,2/2,2/2,2";

  check (ichomp_board_walk_step, full, "NW2,2", GTK_DIR_RIGHT, "NW2,1");
  check (ichomp_board_walk_step, full, "NW2,1", GTK_DIR_RIGHT, "NE2,1");
  check (ichomp_board_walk_step, full, "NE2,2", GTK_DIR_RIGHT, NULL);
  check (ichomp_board_walk_step, full, "NE1,1", GTK_DIR_LEFT, "NW1,1");
  check (ichomp_board_walk_step, full, "NW1,2", GTK_DIR_LEFT, NULL);
  check (ichomp_board_walk_step, full, "NW1,1", GTK_DIR_DOWN, "SW1,1");
  check (ichomp_board_walk_step, full, "SE1,2", GTK_DIR_UP, "NE1,2");
  check (ichomp_board_walk_step, full, "SE2,2", GTK_DIR_DOWN, NULL);
}

static void
test_step_over_holes (void)
{
  /* Straight ahead, past a quadrant that is empty in this row. */
  check (ichomp_board_walk_step, "3,3,3/1/-/- @8x6", "NW1,3", GTK_DIR_RIGHT, "NW1,2");
  check (ichomp_board_walk_step, "1/2/-/- @8x6", "NW1,1", GTK_DIR_RIGHT, "NE1,1");
  check (ichomp_board_walk_step, "-/-/2,2/2,1 @8x4", "SW1,1", GTK_DIR_RIGHT, "SE1,1");

  /* Nothing straight ahead: least aside, then nearest. */
  check (ichomp_board_walk_step, "3,3,3/1/-/- @8x6", "NW3,1", GTK_DIR_RIGHT, "NE1,1");
  check (ichomp_board_walk_step, "2/-/-/2,2 @6x6", "NW1,1", GTK_DIR_RIGHT, "SE1,1");
  check (ichomp_board_walk_step, "2/-/-/2,2 @6x6", "SE2,2", GTK_DIR_UP, "SE1,2");
  check (ichomp_board_walk_step, "2/-/-/2,2 @6x6", "SE1,2", GTK_DIR_UP, "NW1,1");

  /* From a hole. */
  check (ichomp_board_walk_step, "1/1/-/- @6x6", "NE1,3", GTK_DIR_LEFT, "NE1,1");
  check (ichomp_board_walk_step, "1/2,2,2/-/- @6x6", "NW3,3", GTK_DIR_RIGHT, "NE3,1");
}

static void
test_jump (void)
{
  const char *position = "3,2/3/1/2,2";

  check (ichomp_board_walk_jump, position, "NW1,1", GTK_DIR_LEFT, "NW1,3");
  check (ichomp_board_walk_jump, position, "NW1,1", GTK_DIR_RIGHT, "NE1,3");
  check (ichomp_board_walk_jump, position, "NE1,2", GTK_DIR_LEFT, "NW1,3");
  check (ichomp_board_walk_jump, position, "NE1,2", GTK_DIR_DOWN, "SE2,2");
  check (ichomp_board_walk_jump, position, "NE1,3", GTK_DIR_DOWN, NULL);
  check (ichomp_board_walk_jump, position, "SW1,1", GTK_DIR_UP, "NW2,1");
  check (ichomp_board_walk_jump, position, "NW2,2", GTK_DIR_UP, NULL);
}

static void
check_nearest (const char *position_text, const char *from_text, const char *expected)
{
  g_autoptr (SgPosition) position = sg_position_parse (position_text, NULL);
  IchompShape shape;
  IchompCell from;
  IchompCell cell;
  gboolean found;

  ichomp_shape_init (&shape, ICHOMP_PARTS_QUADRANTS, position);
  from = parse_cell (&shape, from_text);
  found = ichomp_board_walk_find_nearest (&shape, position, &from, &cell);
  assert_cell (&shape, found, &cell, expected);
}

static void
test_nearest (void)
{
  check_nearest ("2,2/2,2/2,2/2,2", "SW2,1", "SW2,1");
  check_nearest ("2,1/2,2/2,2/2,2", "NW2,2", "NW2,1");
  check_nearest ("-/1/1/1 @4x4", "NW1,1", "NE1,1");
  check_nearest ("4/4,4,4/-/- @8x8", "NW2,1", "NW1,1");
  check_nearest ("-/-/-/1 @8x8", "NW4,4", "SE1,1");
  check_nearest ("-/-/-/- @8x8", "NW4,4", NULL);
}

static void
check_first (const char *position_text, const char *expected)
{
  g_autoptr (SgPosition) position = sg_position_parse (position_text, NULL);
  IchompShape shape;
  IchompCell cell;
  gboolean found;

  ichomp_shape_init (&shape, ICHOMP_PARTS_QUADRANTS, position);
  found = ichomp_board_walk_find_first (&shape, position, &cell);
  assert_cell (&shape, found, &cell, expected);
}

static void
test_first (void)
{
  check_first ("2,2/2,2/2,2/2,2", "NW2,2");
  check_first ("1/2,2/-/-", "NE2,1");
  check_first ("-/-/-/3,1", "SE1,1");
  check_first ("-/-/-/- @2x2", NULL);
}

/* Heaps of 3, 5, 0 and 2: arrows move as seen on the screen, past heaps without a tile straight
 * ahead. */
static void
test_heaps (void)
{
  static const struct
  {
    Walk walk;
    const char *position;
    const char *from;
    GtkDirectionType direction;
    const char *expected;
  } cases[] = {
    { ichomp_board_walk_step, "3/5/-/2", "NW1,1", GTK_DIR_RIGHT, "NW1,2" },
    { ichomp_board_walk_step, "3/5/-/2", "NW1,2", GTK_DIR_LEFT, "NW1,1" },
    { ichomp_board_walk_step, "3/5/-/2", "NW1,1", GTK_DIR_LEFT, NULL },
    { ichomp_board_walk_step, "3/5/-/2", "NW1,2", GTK_DIR_DOWN, "NE1,2" },
    { ichomp_board_walk_step, "3/5/-/2", "NE1,2", GTK_DIR_DOWN, "SE1,2" },
    { ichomp_board_walk_step, "3/5/-/2", "NE1,5", GTK_DIR_UP, "NW1,3" },
    { ichomp_board_walk_step, "3/5/-/2", "NE1,5", GTK_DIR_RIGHT, NULL },
    { ichomp_board_walk_step, "3/-/-/2 @10x2", "NW1,2", GTK_DIR_DOWN, "SE1,2" },
    { ichomp_board_walk_step, "3/1/-/2 @10x2", "SE1,2", GTK_DIR_UP, "NW1,2" },
    { ichomp_board_walk_step, "1/1/-/2 @10x2", "SE1,2", GTK_DIR_UP, "NE1,1" },
    { ichomp_board_walk_jump, "3/5/-/2", "NE1,1", GTK_DIR_RIGHT, "NE1,5" },
    { ichomp_board_walk_jump, "3/5/-/2", "SE1,2", GTK_DIR_UP, "NW1,2" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    check_on (ICHOMP_PARTS_HEAPS, "3/5/-/2", cases[i].walk, cases[i].position, cases[i].from,
              cases[i].direction, cases[i].expected);
}

static guint
reach (const IchompShape *shape,
       const SgPosition *position,
       const IchompCell *from,
       gboolean *reached)
{
  static const GtkDirectionType directions[] = { GTK_DIR_LEFT, GTK_DIR_RIGHT, GTK_DIR_UP,
                                                 GTK_DIR_DOWN };
  guint n = 1;

  reached[ichomp_shape_get_index (shape, from)] = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      IchompCell cell;

      if (ichomp_board_walk_step (shape, position, from, directions[i], &cell)
          && !reached[ichomp_shape_get_index (shape, &cell)])
        n += reach (shape, position, &cell, reached);
    }

  return n;
}

static void
check_all_are_reached (const IchompShape *shape, const SgPosition *position)
{
  for (guint from = 0; from < ichomp_shape_count_cells (shape); from++)
    {
      IchompCell cell = ichomp_shape_get_cell_at (shape, from);
      g_autofree gboolean *reached = g_new0 (gboolean, ichomp_shape_count_cells (shape));
      SgMove move;

      if (ichomp_shape_find_move (shape, &cell, &move) && sg_position_has_tile (position, &move))
        g_assert_cmpuint (reach (shape, position, &cell, reached), ==,
                          sg_position_get_n_tiles (position));
    }
}

/* From any tile to any other one. */
static void
test_all_are_reached (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (int i = 0; i < 200; i++)
    {
      SgBoard board = { 2 + (guint)g_rand_int_range (rand, 0, 9),
                        2 + (guint)g_rand_int_range (rand, 0, 9) };
      g_autoptr (SgPosition) full = sg_position_new_full (&board);
      g_autoptr (SgPosition) position = sg_random_position (full, rand);
      IchompShape shape;

      ichomp_shape_init (&shape, ICHOMP_PARTS_QUADRANTS, full);
      check_all_are_reached (&shape, position);
    }
}

static void
test_all_heaps_are_reached (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  g_autoptr (SgPosition) full = sg_position_parse ("7/2/-/9", NULL);
  IchompShape shape;

  ichomp_shape_init (&shape, ICHOMP_PARTS_HEAPS, full);
  for (int i = 0; i < 100; i++)
    {
      g_autoptr (SgPosition) position = sg_random_position (full, rand);

      check_all_are_reached (&shape, position);
    }
}

void
add_tests (void)
{
  g_test_add_func ("/board-walk/step", test_step);
  g_test_add_func ("/board-walk/step-over-holes", test_step_over_holes);
  g_test_add_func ("/board-walk/jump", test_jump);
  g_test_add_func ("/board-walk/nearest", test_nearest);
  g_test_add_func ("/board-walk/first", test_first);
  g_test_add_func ("/board-walk/heaps", test_heaps);
  g_test_add_func ("/board-walk/all-are-reached", test_all_are_reached);
  g_test_add_func ("/board-walk/all-heaps-are-reached", test_all_heaps_are_reached);
}
