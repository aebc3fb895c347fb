/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-paper-block-private.h"
#include "ichomp-paper-text.h"

G_BEGIN_DECLS

typedef struct _IchompPaperBox IchompPaperBox;

/*< private >
 * IchompPaperDrawFunc:
 * @self: the box to draw, its upper left corner at the origin
 * @cr: where to draw
 * @ink: the ink
 */
typedef void (*IchompPaperDrawFunc) (const IchompPaperBox *self, cairo_t *cr, IchompPaperInk ink);

/*< private >
 * IchompPaperBar:
 * @indent: from the start of the column to the group
 * @width: the width of the group
 *
 * The bar or frame of a group, shared by its boxes.
 */
typedef struct
{
  IchompPaperGroupStyle style;
  double indent;
  double width;
} IchompPaperBar;

/*< private >
 * IchompPaperBox:
 * @indent: from the start of the column, in points; the start is on the right for right-to-left
 *   text
 * @before: the space above it, except at the top of a page
 * @keep: whether the next box has to be on the same page
 * @new_page: whether it begins a page
 * @at_end: whether it is aligned with the end of the place of its group
 * @is_form: whether the head of the page needs a line for a name
 * @head: (nullable): the box to repeat above it at the top of a page
 * @bar: (nullable): the bar or frame of its group
 * @draw: (nullable): draws it
 * @data: (nullable): for @draw
 * @free_data: (nullable): frees @data
 *
 * A part that cannot be divided between pages: a line, a board, a row of a table.
 */
struct _IchompPaperBox
{
  double indent;
  double width;
  double height;
  double before;
  gboolean keep;
  gboolean new_page;
  gboolean at_end;
  gboolean is_form;
  IchompPaperBox *head;
  IchompPaperBar *bar;
  IchompPaperDrawFunc draw;
  gpointer data;
  GDestroyNotify free_data;
};

/* From the start of a text with a label to its lines. */
#define ICHOMP_PAPER_LABEL_WIDTH 22.0

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

GPtrArray *ichomp_paper_boxes_new (void);
double ichomp_paper_boxes_get_height (GPtrArray *boxes);
void ichomp_paper_boxes_draw (GPtrArray *boxes,
                              cairo_t *cr,
                              IchompPaperInk ink,
                              double width,
                              double height,
                              gboolean rtl);

IchompPaperBox *ichomp_paper_flow_add_box (IchompPaperFlow *self,
                                           double indent,
                                           double width,
                                           double height,
                                           IchompPaperDrawFunc draw);
void ichomp_paper_flow_add (IchompPaperFlow *self,
                            const IchompPaperBlock *block,
                            double indent,
                            double width);
void ichomp_paper_flow_add_text (IchompPaperFlow *self,
                                 const IchompPaperBlock *block,
                                 double indent,
                                 double width);
void ichomp_paper_flow_add_table (IchompPaperFlow *self,
                                  const IchompPaperBlock *block,
                                  double indent,
                                  double width);

G_END_DECLS
