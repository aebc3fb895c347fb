/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-paper-board.h"

G_BEGIN_DECLS

/**
 * IchompPaperTextStyle:
 * @ICHOMP_PAPER_TITLE: what the document is called
 * @ICHOMP_PAPER_SUBTITLE: what it is about
 * @ICHOMP_PAPER_HEADING: of a section
 * @ICHOMP_PAPER_SUBHEADING: of a part of a section
 * @ICHOMP_PAPER_BODY: a paragraph
 * @ICHOMP_PAPER_ITEM: one of a list, below its neighbours
 * @ICHOMP_PAPER_CHOICE: one of some answers, with a box to be ticked
 * @ICHOMP_PAPER_FORMULA: a formula on a line of its own, from left to right in every language
 * @ICHOMP_PAPER_RESULT: what a figure amounts to, below it
 * @ICHOMP_PAPER_CAPTION: below a figure
 * @ICHOMP_PAPER_REASON: a step on the way to an answer
 * @ICHOMP_PAPER_SMALL: what only some want to read
 *
 * What a text is.
 */
typedef enum
{
  ICHOMP_PAPER_TITLE,
  ICHOMP_PAPER_SUBTITLE,
  ICHOMP_PAPER_HEADING,
  ICHOMP_PAPER_SUBHEADING,
  ICHOMP_PAPER_BODY,
  ICHOMP_PAPER_ITEM,
  ICHOMP_PAPER_CHOICE,
  ICHOMP_PAPER_FORMULA,
  ICHOMP_PAPER_RESULT,
  ICHOMP_PAPER_CAPTION,
  ICHOMP_PAPER_REASON,
  ICHOMP_PAPER_SMALL,
} IchompPaperTextStyle;

/**
 * IchompPaperGroupStyle:
 * @ICHOMP_PAPER_GROUP_PLAIN: blocks that belong together
 * @ICHOMP_PAPER_GROUP_WHOLE: and are not to be on two pages if one has room for them
 * @ICHOMP_PAPER_GROUP_BAR: and have a bar beside them
 * @ICHOMP_PAPER_GROUP_FRAME: and have a frame around them; on one page, as @ICHOMP_PAPER_GROUP_WHOLE
 * @ICHOMP_PAPER_GROUP_INDENT: and are set in
 *
 * What is special about some blocks.
 */
typedef enum
{
  ICHOMP_PAPER_GROUP_PLAIN,
  ICHOMP_PAPER_GROUP_WHOLE,
  ICHOMP_PAPER_GROUP_BAR,
  ICHOMP_PAPER_GROUP_FRAME,
  ICHOMP_PAPER_GROUP_INDENT,
} IchompPaperGroupStyle;

/**
 * IchompPaperCellFlags:
 * @ICHOMP_PAPER_CELL_CENTER: its text is in the middle
 * @ICHOMP_PAPER_CELL_RIGHT: its text is on the right, in every language: a number
 * @ICHOMP_PAPER_CELL_BOLD: its text is bold
 * @ICHOMP_PAPER_CELL_FAINT: its text is for orientation
 * @ICHOMP_PAPER_CELL_BOX: it has a frame
 * @ICHOMP_PAPER_CELL_RING: it has a thick frame
 * @ICHOMP_PAPER_CELL_SHADE: it has a ground
 *
 * What a cell of a table looks like.
 */
typedef enum
{
  ICHOMP_PAPER_CELL_CENTER = 1 << 0,
  ICHOMP_PAPER_CELL_RIGHT = 1 << 1,
  ICHOMP_PAPER_CELL_BOLD = 1 << 2,
  ICHOMP_PAPER_CELL_FAINT = 1 << 3,
  ICHOMP_PAPER_CELL_BOX = 1 << 4,
  ICHOMP_PAPER_CELL_RING = 1 << 5,
  ICHOMP_PAPER_CELL_SHADE = 1 << 6,
} IchompPaperCellFlags;

/**
 * IchompPaperBlock:
 *
 * A part of a document, with parts of its own. It belongs to the block that it was added to.
 */
typedef struct _IchompPaperBlock IchompPaperBlock;

IchompPaperBlock *ichomp_paper_block_new (void);
void ichomp_paper_block_free (IchompPaperBlock *self);

void ichomp_paper_block_add (IchompPaperBlock *self, IchompPaperBlock *child);

void ichomp_paper_block_add_text (IchompPaperBlock *self,
                                  IchompPaperTextStyle style,
                                  const char *markup);
void
ichomp_paper_block_add_plain (IchompPaperBlock *self, IchompPaperTextStyle style, const char *text);
void ichomp_paper_block_add_labelled (IchompPaperBlock *self,
                                      IchompPaperTextStyle style,
                                      const char *label,
                                      const char *markup);
void ichomp_paper_block_add_board (IchompPaperBlock *self, IchompPaperBoard *board);
void ichomp_paper_block_add_answer (IchompPaperBlock *self, const char *label, guint n_lines);
void ichomp_paper_block_add_page_break (IchompPaperBlock *self);
IchompPaperBlock *ichomp_paper_block_add_group (IchompPaperBlock *self,
                                                IchompPaperGroupStyle style);
IchompPaperBlock *ichomp_paper_block_add_grid (IchompPaperBlock *self,
                                               guint n_columns,
                                               guint n_rows,
                                               double scale,
                                               double max_tile);

IchompPaperBlock *
ichomp_paper_block_add_table (IchompPaperBlock *self, guint n_columns, gboolean left_to_right);
void ichomp_paper_block_add_cell (IchompPaperBlock *self,
                                  IchompPaperCellFlags flags,
                                  const char *markup);
void ichomp_paper_block_add_rule (IchompPaperBlock *self);
void ichomp_paper_block_end_head (IchompPaperBlock *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (IchompPaperBlock, ichomp_paper_block_free)

G_END_DECLS
