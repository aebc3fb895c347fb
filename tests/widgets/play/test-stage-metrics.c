/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The board has the size that the design promises, and nothing on the stage covers anything. */

#include "widgets/play/ichomp-stage-metrics.h"

#include "test-main.h"

#define HEADER 47

typedef struct
{
  int width; /* of the window */
  int height;
  gboolean has_panel;
  gboolean projector;
  int tile; /* expected, on a board of 8x8 */
  int side;
  int share; /* of the window, at least, in percent, or 0 */
} Case;

static const Case cases[] = {
  { 1000, 700, TRUE, FALSE, 57, 496, 34 },   { 1000, 700, FALSE, FALSE, 67, 581, 42 },
  { 1024, 600, TRUE, FALSE, 55, 481, 0 },    { 1024, 600, FALSE, FALSE, 55, 481, 0 },
  { 1366, 768, TRUE, FALSE, 76, 653, 36 },   { 1366, 768, FALSE, FALSE, 76, 653, 40 },
  { 1920, 1080, TRUE, FALSE, 114, 953, 40 }, { 1920, 1080, FALSE, FALSE, 114, 953, 43 },
  { 1000, 700, FALSE, TRUE, 65, 565, 0 },    { 1024, 600, FALSE, TRUE, 53, 465, 0 },
  { 1366, 768, TRUE, TRUE, 74, 633, 0 },     { 1366, 768, FALSE, TRUE, 74, 633, 0 },
  { 1920, 1080, TRUE, TRUE, 110, 925, 0 },   { 1920, 1080, FALSE, TRUE, 110, 925, 0 },
};

static void
init_input (IchompStageInput *input, const Case *c, const SgBoard *board)
{
  g_autoptr (SgPosition) full = sg_position_new_full (board);
  IchompStageClass size_class = ichomp_stage_find_class (c->width, c->height);

  *input = (IchompStageInput){ .size_class = size_class,
                               .projector = c->projector,
                               .scale = 100,
                               .width = c->width,
                               .height = c->height - HEADER };
  if (c->has_panel)
    input->width -= ichomp_stage_get_panel_width (size_class, c->projector, 100);
  ichomp_shape_init (&input->shape, ICHOMP_PARTS_QUADRANTS, full);
}

static void
assert_apart (const IchompStageInput *input, const IchompStageMetrics *metrics)
{
  const GdkRectangle *areas[] = { &metrics->status,    &metrics->board,     &metrics->values[0],
                                  &metrics->values[1], &metrics->values[2], &metrics->values[3],
                                  &metrics->sum,       &metrics->outcome };

  for (guint i = 0; i < G_N_ELEMENTS (areas); i++)
    {
      g_assert_cmpint (areas[i]->x, >=, 0);
      g_assert_cmpint (areas[i]->y, >=, 0);
      g_assert_cmpint (areas[i]->x + areas[i]->width, <=, input->width);
      g_assert_cmpint (areas[i]->y + areas[i]->height, <=, input->height);
      for (guint j = 0; j < i; j++)
        g_assert_false (gdk_rectangle_intersect (areas[i], areas[j], NULL));
    }
}

static void
test_shares (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      IchompStageInput input;
      IchompStageMetrics metrics;
      double share;

      init_input (&input, &cases[i], &(SgBoard){ 8, 8 });
      ichomp_stage_compute (&input, &metrics);
      g_assert_cmpint (metrics.tile, ==, cases[i].tile);
      g_assert_cmpint (metrics.board.width, ==, cases[i].side);
      g_assert_cmpint (metrics.board.height, ==, cases[i].side);
      share = 100.0 * cases[i].side * cases[i].side / (cases[i].width * cases[i].height);
      g_test_message ("%dx%d%s%s: tile %d, %.1f%% of the window", cases[i].width, cases[i].height,
                      cases[i].has_panel ? " with panel" : "",
                      cases[i].projector ? ", projector" : "", metrics.tile, share);
      g_assert_cmpfloat (share, >=, cases[i].share);
      g_assert_cmpint (ABS (2 * metrics.board.x + cases[i].side - input.width), <=, 1);
      assert_apart (&input, &metrics);

      /* On the other side there is as much room. */
      input.at_left = TRUE;
      ichomp_stage_compute (&input, &metrics);
      g_assert_cmpint (metrics.sum.x, <, metrics.board.x);
      assert_apart (&input, &metrics);
    }
}

/* Other boards are as large, within what whole pixels leave; a flat one has the same square. */
static void
test_boards (void)
{
  static const struct
  {
    SgBoard board;
    int side;
  } boards[] = { { { 4, 4 }, 496 },   { { 6, 6 }, 496 },   { { 10, 10 }, 495 }, { { 16, 16 }, 495 },
                 { { 20, 20 }, 495 }, { { 24, 24 }, 495 }, { { 8, 4 }, 496 },   { { 4, 8 }, 496 } };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      IchompStageInput input;
      IchompStageMetrics metrics;

      init_input (&input, &cases[0], &boards[i].board);
      ichomp_stage_compute (&input, &metrics);
      g_assert_cmpint (metrics.board.width, ==, boards[i].side);
      g_assert_cmpint (metrics.board.height, ==, boards[i].side);
      assert_apart (&input, &metrics);
    }
}

/* A larger text needs larger slots. */
static void
test_scale (void)
{
  IchompStageInput input;
  IchompStageMetrics metrics;

  init_input (&input, &cases[4], &(SgBoard){ 8, 8 });
  input.scale = 150;
  ichomp_stage_compute (&input, &metrics);
  g_assert_cmpint (metrics.sum.width, ==, 144);
  g_assert_cmpint (metrics.board.width, <, 653);
  assert_apart (&input, &metrics);
}

/* Heaps have their values at their left, in the middle of a quarter of the height each. */
static void
test_heaps (void)
{
  g_autoptr (SgPosition) start = sg_position_parse ("1/3/5/7", NULL);
  IchompStageInput input;
  IchompStageMetrics metrics;

  init_input (&input, &cases[0], &(SgBoard){ 8, 8 });
  ichomp_shape_init (&input.shape, ICHOMP_PARTS_HEAPS, start);
  ichomp_stage_compute (&input, &metrics);
  assert_apart (&input, &metrics);
  g_assert_cmpint (metrics.board.height, ==, 496);
  SG_FOREACH_QUADRANT (q)
    {
      const GdkRectangle *value = &metrics.values[q];

      g_assert_cmpint (value->x + value->width + 8, ==, metrics.board.x);
      g_assert_cmpint (value->y + value->height / 2 - metrics.board.y, ==, 62 + 124 * (int)q);
    }
}

void
add_tests (void)
{
  g_test_add_func ("/stage-metrics/shares", test_shares);
  g_test_add_func ("/stage-metrics/boards", test_boards);
  g_test_add_func ("/stage-metrics/scale", test_scale);
  g_test_add_func ("/stage-metrics/heaps", test_heaps);
}
