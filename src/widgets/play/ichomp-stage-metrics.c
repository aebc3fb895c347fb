/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The arithmetic of the stage: where the board and the slots around it are. It knows no value, no
 * text and no language, so nothing moves when one of them changes. */

#include "ichomp-stage-metrics.h"

#include "widgets/board/ichomp-board-layout.h"

/* From these sizes of a window on, in pixels, it is of the class above. */
#define MEDIUM_WIDTH 1200
#define MEDIUM_HEIGHT 640
#define LARGE_WIDTH 1600
#define LARGE_HEIGHT 900

/* Between the board and what is beside it. */
#define CHIP_GAP 8
#define OUTCOME_GAP 12

/* The least board that a window must have room for: eight tiles a side. */
#define LEAST_BOARD (8 * 24)

/* In pixels at the normal size of text. */
typedef struct
{
  int panel;
  int rail; /* at each side of the board, at least */
  int chip_width;
  int chip_height;
  int status;
  int bottom;
} Sizes;

static const Sizes sizes[2][ICHOMP_N_STAGE_CLASSES] = {
  { { 312, 96, 80, 64, 56, 16 }, { 384, 112, 96, 68, 52, 16 }, { 480, 136, 112, 80, 60, 20 } },
  /* With a projector; the first one has no panel beside the board yet. */
  { { 312, 136, 120, 92, 76, 12 }, { 448, 136, 120, 92, 76, 12 }, { 616, 168, 152, 112, 92, 16 } },
};

static int
scale_up (int size, guint scale)
{
  return size * (int)scale / 100;
}

static Sizes
get_sizes (IchompStageClass size_class, gboolean projector, guint scale)
{
  const Sizes *normal = &sizes[projector ? 1 : 0][size_class];

  return (Sizes){ .panel = scale_up (normal->panel, scale),
                  .rail = scale_up (normal->rail, scale),
                  .chip_width = scale_up (normal->chip_width, scale),
                  .chip_height = scale_up (normal->chip_height, scale),
                  .status = scale_up (normal->status, scale),
                  .bottom = normal->bottom };
}

IchompStageClass
ichomp_stage_find_class (int width, int height)
{
  if (width < MEDIUM_WIDTH || height < MEDIUM_HEIGHT)
    return ICHOMP_STAGE_SMALL;

  return width < LARGE_WIDTH || height < LARGE_HEIGHT ? ICHOMP_STAGE_MEDIUM : ICHOMP_STAGE_LARGE;
}

int
ichomp_stage_get_panel_width (IchompStageClass size_class, gboolean projector, guint scale)
{
  return get_sizes (size_class, projector, scale).panel;
}

/**
 * ichomp_stage_measure:
 * @size_class: of the window
 * @projector: whether texts are large
 * @scale: the size of texts in percent
 * @width: (out): the least width of the stage, in pixels
 * @height: (out): its least height
 */
void
ichomp_stage_measure (IchompStageClass size_class,
                      gboolean projector,
                      guint scale,
                      int *width,
                      int *height)
{
  Sizes self = get_sizes (size_class, projector, scale);

  *width = LEAST_BOARD + 2 * self.rail;
  *height = self.status + LEAST_BOARD + self.bottom;
}

/* Heaps share the height of the board equally. */
static void
place_heaps (IchompStageMetrics *metrics, const Sizes *self)
{
  const GdkRectangle *board = &metrics->board;

  SG_FOREACH_QUADRANT (q)
    metrics->values[q] = (GdkRectangle){
      board->x - CHIP_GAP - self->chip_width,
      board->y + (board->height * (2 * (int)q + 1) / SG_N_QUADRANTS - self->chip_height) / 2,
      self->chip_width, self->chip_height
    };
}

/* The only part has its value where others have u. */
static void
place_only (IchompStageMetrics *metrics)
{
  SG_FOREACH_QUADRANT (q)
    metrics->values[q] = metrics->sum;
}

static void
place_corners (IchompStageMetrics *metrics, const Sizes *self)
{
  const GdkRectangle *board = &metrics->board;

  SG_FOREACH_QUADRANT (q)
    {
      gboolean at_left = q == SG_QUADRANT_NW || q == SG_QUADRANT_SW;
      gboolean above = q == SG_QUADRANT_NW || q == SG_QUADRANT_NE;

      metrics->values[q] =
          (GdkRectangle){ at_left ? board->x - CHIP_GAP - self->chip_width
                                  : board->x + board->width + CHIP_GAP,
                          above ? board->y : board->y + board->height - self->chip_height,
                          self->chip_width, self->chip_height };
    }
}

/* On the middle line of the board, with the outcome below, down to the lower chip. */
static void
place_sum (const IchompStageInput *input, IchompStageMetrics *metrics, const Sizes *self)
{
  const GdkRectangle *board = &metrics->board;
  int top;
  int end;

  metrics->sum = (GdkRectangle){ input->at_left ? board->x - CHIP_GAP - self->chip_width
                                                : board->x + board->width + CHIP_GAP,
                                 board->y + (board->height - self->chip_height) / 2,
                                 self->chip_width, self->chip_height };
  /* Heaps are on the left in every language. */
  if (input->shape.parts == ICHOMP_PARTS_HEAPS)
    metrics->sum.x = board->x + board->width + CHIP_GAP;

  top = metrics->sum.y + self->chip_height + OUTCOME_GAP;
  end = board->y + board->height - self->chip_height - CHIP_GAP;
  metrics->outcome = (GdkRectangle){ metrics->sum.x, top, self->chip_width,
                                     MAX (end - top, self->chip_height / 2) };
}

/**
 * ichomp_stage_compute:
 * @input: what the layout depends on
 * @metrics: (out caller-allocates): where everything is
 *
 * Every board stands in a square, also one with more columns than rows. The square is as large as
 * the room between the rails, and between the status and the bottom, allows with tiles of whole
 * pixels.
 */
void
ichomp_stage_compute (const IchompStageInput *input, IchompStageMetrics *metrics)
{
  Sizes self = get_sizes (input->size_class, input->projector, input->scale);
  int room_height = input->height - self.status - self.bottom;
  int room_width = input->width - 2 * self.rail;
  int side = MAX (MIN (room_height, room_width), 1);
  IchompBoardLayout layout;

  ichomp_board_layout_init_square (&layout, &input->shape, side);
  metrics->tile = layout.tile;
  side = MAX (layout.side, 1);
  metrics->status = (GdkRectangle){ 0, 0, input->width, self.status };
  metrics->board = (GdkRectangle){ (input->width - side) / 2,
                                   self.status + (room_height - side) / 2, side, side };
  if (input->shape.parts == ICHOMP_PARTS_HEAPS)
    place_heaps (metrics, &self);
  else
    place_corners (metrics, &self);
  place_sum (input, metrics, &self);
  if (input->shape.parts == ICHOMP_PARTS_ONE)
    place_only (metrics);
}
