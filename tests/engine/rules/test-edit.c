/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/sg.h"
#include "test-main.h"

static gboolean
contains (const SgPosition *outer, const SgPosition *inner)
{
  SG_FOREACH_QUADRANT (q)
    if (!sg_diagram_contains (sg_position_get_diagram (outer, q),
                              sg_position_get_diagram (inner, q)))
      return FALSE;

  return TRUE;
}

static guint
count_cells (const SgBoard *board, SgQuadrant quadrant)
{
  return sg_board_get_quadrant_width (board, quadrant)
         * sg_board_get_quadrant_height (board, quadrant);
}

static SgMove
get_cell (const SgBoard *board, SgQuadrant quadrant, guint index)
{
  guint width = sg_board_get_quadrant_width (board, quadrant);

  return (SgMove){ quadrant, index / width, index % width };
}

/* As few tiles as possible are added: any move on the result takes @tile or a tile of @position. */
static void
check_put (const SgPosition *position, const SgMove *tile)
{
  g_autoptr (SgPosition) result = sg_edit_put (position, tile);
  SgBoard board = sg_position_get_board (position);

  g_assert_true (contains (result, position));
  g_assert_true (sg_position_has_tile (result, tile));

  SG_FOREACH_QUADRANT (q)
    for (guint i = 0; i < count_cells (&board, q); i++)
      {
        SgMove other = get_cell (&board, q, i);
        g_autoptr (SgPosition) less = NULL;

        if (!sg_position_has_tile (result, &other))
          continue;

        less = sg_position_play (result, &other);
        g_assert_false (contains (less, position) && sg_position_has_tile (less, tile));
      }
}

static void
test_put (void)
{
  const SgBoard board = { 7, 5 };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint n = 0; n < 200; n++)
    {
      g_autoptr (SgPosition) position = sg_random_position (full, rand);

      SG_FOREACH_QUADRANT (q)
        for (guint i = 0; i < count_cells (&board, q); i++)
          {
            SgMove tile = get_cell (&board, q, i);

            check_put (position, &tile);
          }
    }
}

static void
assert_on_board (const char *text, guint width, guint height, const char *expected)
{
  g_autoptr (SgPosition) position = sg_position_parse (text, NULL);
  g_autoptr (SgPosition) changed = sg_edit_set_board (position, &(SgBoard){ width, height });
  g_autofree char *result = sg_position_to_string (changed);

  g_assert_cmpstr (result, ==, expected);
}

static void
test_set_board (void)
{
  assert_on_board ("3,2/2,1/1/- @6x4", 8, 6, "3,2/2,1/1/- @8x6");
  assert_on_board ("3,2/2,1/1/- @6x4", 4, 4, "2,2/2,1/1/- @4x4");
  assert_on_board ("3,2/2,1/1/- @6x4", 3, 3, "1/2/1/- @3x3");
  assert_on_board ("3,2/2,1/1/- @6x4", 1, 2, "-/1/-/- @1x2");
}

static void
test_empty (void)
{
  g_autoptr (SgPosition) position = sg_edit_empty (&(SgBoard){ 5, 4 });
  g_autofree char *text = sg_position_to_string (position);

  g_assert_cmpstr (text, ==, "-/-/-/- @5x4");
}

void
add_tests (void)
{
  g_test_add_func ("/engine/edit/put", test_put);
  g_test_add_func ("/engine/edit/set-board", test_set_board);
  g_test_add_func ("/engine/edit/empty", test_empty);
}
