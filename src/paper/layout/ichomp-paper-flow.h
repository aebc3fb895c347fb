/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-paper-box.h"
#include "ichomp-paper-text.h"

G_BEGIN_DECLS

/*< private >
 * IchompPaperFlow:
 * @context: the fonts and the direction of the language
 * @spacing: the distance of lines, 1 unless the script needs more
 * @scale: the size of letters, 1 unless there is little space
 * @page_height: the height of a page inside its margins
 * @figure_height: the largest height of a figure
 * @max_tile: the side of the largest tiles
 * @new_page: whether the next box begins a page
 * @in_grid: whether the boxes are in a place of a grid
 * @boxes: the column of boxes made so far
 *
 * The conversion of blocks to boxes.
 */
typedef struct
{
  PangoContext *context;
  double spacing;
  double scale;
  double page_height;
  double figure_height;
  double max_tile;
  gboolean new_page;
  gboolean in_grid;
  GPtrArray *boxes;
} IchompPaperFlow;

void ichomp_paper_flow_add (IchompPaperFlow *self,
                            const IchompPaperBlock *block,
                            double indent,
                            double width);

G_END_DECLS
