/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-paper-block-private.h"
#include "ichomp-paper-text.h"

G_BEGIN_DECLS

typedef struct _IchompPaperBox IchompPaperBox;

/*< private >
 * IchompPaperDrawFunc:
 * @self: what to draw, its left upper corner at the origin
 * @cr: where to
 * @ink: what with
 */
typedef void (*IchompPaperDrawFunc) (const IchompPaperBox *self, cairo_t *cr, IchompPaperInk ink);

/*< private >
 * IchompPaperBar:
 * @style: the style of the group
 * @indent: from the start of the column to the group
 * @width: the group's width
 *
 * What is drawn beside or around the boxes of a group; they share it.
 */
typedef struct
{
  IchompPaperGroupStyle style;
  double indent;
  double width;
} IchompPaperBar;

/*< private >
 * IchompPaperBox:
 * @indent: from the start of the column, in points; the start is right where text begins there
 * @width: its width
 * @height: its height
 * @before: the room above it, unless it is the first of a page
 * @keep: whether the next box has to be on the same page
 * @new_page: whether it begins a page
 * @at_end: whether it goes to the end of the place of its group
 * @is_form: whether it is to be filled in by somebody with a name
 * @head: (nullable): what comes before it, once more, where it is the first of a page
 * @bar: (nullable): what is beside it
 * @draw: draws it
 * @data: (nullable): for @draw
 * @free_data: frees @data
 *
 * What cannot be on two pages: a line, a board, a row of a table.
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

/* From the start of a text to its lines, where something stands before it. */
#define ICHOMP_PAPER_LABEL_WIDTH 22.0

/*< private >
 * IchompPaperFlow:
 * @context: the letters and the direction of the language
 * @spacing: how far lines are apart, 1 unless the script needs more
 * @scale: the size of letters, 1 unless the room is narrow
 * @page_height: the room of a page
 * @figure_height: how high a figure may be
 * @max_tile: the side of the largest tiles
 * @new_page: whether what comes next begins a page
 * @in_grid: whether they go into a place of a grid
 * @boxes: what is done, one below the other
 *
 * Blocks on their way to be boxes.
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
