/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/base/ichomp-shape.h"

G_BEGIN_DECLS

typedef enum
{
  ICHOMP_STAGE_SMALL,
  ICHOMP_STAGE_MEDIUM,
  ICHOMP_STAGE_LARGE,
} IchompStageClass;

#define ICHOMP_N_STAGE_CLASSES 3

/**
 * IchompStageInput:
 * @size_class: of the window
 * @projector: whether texts are large
 * @scale: the size of texts in percent
 * @width: of the stage, in pixels
 * @height: likewise
 * @shape: the shape of the board
 * @at_left: whether the sum is on the left of the board, as in a mirrored window
 *
 * All that the layout of the stage depends on.
 */
typedef struct
{
  IchompStageClass size_class;
  gboolean projector;
  guint scale;
  int width;
  int height;
  IchompShape shape;
  gboolean at_left;
} IchompStageInput;

/**
 * IchompStageMetrics:
 * @status: the line above the board
 * @board: the square of the board
 * @tile: the side of a tile, in pixels
 * @values: of the quadrants or heaps
 * @sum: the number u, or the value of the only part
 * @outcome: the word and the sentence below it
 *
 * Where everything on the stage is, relative to the stage.
 */
typedef struct
{
  GdkRectangle status;
  GdkRectangle board;
  int tile;
  GdkRectangle values[SG_N_QUADRANTS];
  GdkRectangle sum;
  GdkRectangle outcome;
} IchompStageMetrics;

IchompStageClass ichomp_stage_find_class (int width, int height);
int ichomp_stage_get_panel_width (IchompStageClass size_class, gboolean projector, guint scale);
void ichomp_stage_measure (IchompStageClass size_class,
                           gboolean projector,
                           guint scale,
                           int *width,
                           int *height);
void ichomp_stage_compute (const IchompStageInput *input, IchompStageMetrics *metrics);

G_END_DECLS
