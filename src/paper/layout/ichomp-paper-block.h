/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-paper-board.h"

G_BEGIN_DECLS

/**
 * IchompPaperTextStyle:
 * @ICHOMP_PAPER_ITEM: an item of a list
 * @ICHOMP_PAPER_CHOICE: a possible answer, with a box to tick
 * @ICHOMP_PAPER_FORMULA: a formula on its own line, from left to right in every language
 * @ICHOMP_PAPER_RESULT: the result of a figure, below it
 * @ICHOMP_PAPER_REASON: a step towards an answer
 * @ICHOMP_PAPER_SMALL: text for a few readers
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

#define ICHOMP_N_PAPER_TEXT_STYLES (ICHOMP_PAPER_SMALL + 1)

/**
 * IchompPaperGroupStyle:
 * @ICHOMP_PAPER_GROUP_WHOLE: kept on one page if it fits
 * @ICHOMP_PAPER_GROUP_DEFINITION: with a double bar beside it
 * @ICHOMP_PAPER_GROUP_THEOREM: with a thick bar beside it
 * @ICHOMP_PAPER_GROUP_FRAME: with a frame around it, kept on one page if it fits
 * @ICHOMP_PAPER_GROUP_QUESTION: a frame with a thin bar in it
 * @ICHOMP_PAPER_GROUP_TASK: a frame with a wide, pale bar in it
 * @ICHOMP_PAPER_GROUP_INDENT: indented
 *
 * The bars are those of the window.
 */
typedef enum
{
  ICHOMP_PAPER_GROUP_PLAIN,
  ICHOMP_PAPER_GROUP_WHOLE,
  ICHOMP_PAPER_GROUP_DEFINITION,
  ICHOMP_PAPER_GROUP_THEOREM,
  ICHOMP_PAPER_GROUP_FRAME,
  ICHOMP_PAPER_GROUP_QUESTION,
  ICHOMP_PAPER_GROUP_TASK,
  ICHOMP_PAPER_GROUP_INDENT,
} IchompPaperGroupStyle;

/**
 * IchompPaperCellFlags:
 * @ICHOMP_PAPER_CELL_RIGHT: aligned right in every language, for numbers
 * @ICHOMP_PAPER_CELL_BOX: with a frame
 * @ICHOMP_PAPER_CELL_RING: with a thick frame
 * @ICHOMP_PAPER_CELL_SHADE: on a shaded ground
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

/* A part of a document, owned by the block that it was added to. */
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
