/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-paper-block.h"

G_BEGIN_DECLS

typedef enum
{
  ICHOMP_PAPER_TEXT,
  ICHOMP_PAPER_FIGURE,
  ICHOMP_PAPER_ANSWER,
  ICHOMP_PAPER_GROUP,
  ICHOMP_PAPER_GRID,
  ICHOMP_PAPER_TABLE,
  ICHOMP_PAPER_CELL,
  ICHOMP_PAPER_PAGE_BREAK,
} IchompPaperBlockKind;

struct _IchompPaperBlock
{
  IchompPaperBlockKind kind;
  guint style;  /* of a text or a group; the flags of a cell */
  char *label;  /* (nullable): of a text or an answer */
  char *markup; /* of a text or a cell */
  IchompPaperBoard *board;
  guint n_columns; /* of a table or a grid */
  guint n_rows;    /* of a grid; the number of lines of an answer */
  double scale;    /* of a grid: the size of its letters */
  double max_tile; /* of a grid: the side of its largest tiles, in points */
  gboolean left_to_right;
  gboolean has_head;   /* of a table: whether its first row is a head */
  GArray *rules;       /* of a table: the rows with a line above them */
  GPtrArray *children; /* of IchompPaperBlock */
};

G_END_DECLS
