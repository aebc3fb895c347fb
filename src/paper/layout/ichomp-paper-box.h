/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-paper-block.h"

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

GPtrArray *ichomp_paper_boxes_new (void);
double ichomp_paper_boxes_get_height (GPtrArray *boxes);
void ichomp_paper_boxes_draw (GPtrArray *boxes,
                              cairo_t *cr,
                              IchompPaperInk ink,
                              double width,
                              double height,
                              gboolean rtl);

gboolean ichomp_paper_group_is_framed (IchompPaperGroupStyle style);

G_END_DECLS
