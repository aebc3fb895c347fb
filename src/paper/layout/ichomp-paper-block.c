/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The content of a document, a tree of blocks that does not depend on the size of its pages. */

#include "ichomp-paper-block-private.h"

static IchompPaperBlock *
create (IchompPaperBlockKind kind)
{
  IchompPaperBlock *self = g_new0 (IchompPaperBlock, 1);

  self->kind = kind;
  self->children = g_ptr_array_new_with_free_func ((GDestroyNotify)ichomp_paper_block_free);

  return self;
}

static IchompPaperBlock *
add (IchompPaperBlock *self, IchompPaperBlockKind kind)
{
  IchompPaperBlock *child = create (kind);

  g_ptr_array_add (self->children, child);
  return child;
}

/* An empty group. */
IchompPaperBlock *
ichomp_paper_block_new (void)
{
  return create (ICHOMP_PAPER_GROUP);
}

/* The block must not have a parent. */
void
ichomp_paper_block_free (IchompPaperBlock *self)
{
  g_free (self->label);
  g_free (self->markup);
  g_clear_pointer (&self->board, ichomp_paper_board_free);
  g_clear_pointer (&self->rules, g_array_unref);
  g_ptr_array_unref (self->children);
  g_free (self);
}

/* Takes a group of ichomp_paper_block_new(). */
void
ichomp_paper_block_add (IchompPaperBlock *self, IchompPaperBlock *child)
{
  g_ptr_array_add (self->children, child);
}

void
ichomp_paper_block_add_text (IchompPaperBlock *self, IchompPaperTextStyle style, const char *markup)
{
  ichomp_paper_block_add_labelled (self, style, NULL, markup);
}

void
ichomp_paper_block_add_plain (IchompPaperBlock *self, IchompPaperTextStyle style, const char *text)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);

  ichomp_paper_block_add_text (self, style, markup);
}

/**
 * ichomp_paper_block_add_labelled:
 * @self: a group
 * @style: the style of the text
 * @label: (nullable): the label before the text, such as its number; markup
 * @markup: the text, with markup of Pango
 *
 * The lines of the text are aligned after the label.
 */
void
ichomp_paper_block_add_labelled (IchompPaperBlock *self,
                                 IchompPaperTextStyle style,
                                 const char *label,
                                 const char *markup)
{
  IchompPaperBlock *child = add (self, ICHOMP_PAPER_TEXT);

  child->style = style;
  child->label = g_strdup (label);
  child->markup = g_strdup (markup);
}

/* Takes the board. */
void
ichomp_paper_block_add_board (IchompPaperBlock *self, IchompPaperBoard *board)
{
  add (self, ICHOMP_PAPER_FIGURE)->board = board;
}

/**
 * ichomp_paper_block_add_answer:
 * @self: a group
 * @label: (nullable): the label before the first line; markup
 * @n_lines: the number of lines to write on, at least 1
 *
 * In a place of a grid, the lines are at the bottom.
 */
void
ichomp_paper_block_add_answer (IchompPaperBlock *self, const char *label, guint n_lines)
{
  IchompPaperBlock *child = add (self, ICHOMP_PAPER_ANSWER);

  child->label = g_strdup (label);
  child->n_rows = n_lines;
}

/* In the root of a document only. */
void
ichomp_paper_block_add_page_break (IchompPaperBlock *self)
{
  add (self, ICHOMP_PAPER_PAGE_BREAK);
}

IchompPaperBlock *
ichomp_paper_block_add_group (IchompPaperBlock *self, IchompPaperGroupStyle style)
{
  IchompPaperBlock *child = add (self, ICHOMP_PAPER_GROUP);

  child->style = style;
  return child;
}

/**
 * ichomp_paper_block_add_grid:
 * @self: the root of a document
 * @n_columns: the number of groups side by side
 * @n_rows: the number of rows of groups on a page
 * @scale: the size of letters relative to that of other texts
 * @max_tile: the side of the largest tiles, in points
 *
 * A grid takes as many whole pages as its groups need. Each group has a place of the same size, and
 * is made to fit into it.
 *
 * Returns: (transfer none): a grid, to which groups can be added
 */
IchompPaperBlock *
ichomp_paper_block_add_grid (IchompPaperBlock *self,
                             guint n_columns,
                             guint n_rows,
                             double scale,
                             double max_tile)
{
  IchompPaperBlock *child = add (self, ICHOMP_PAPER_GRID);

  child->n_columns = n_columns;
  child->n_rows = n_rows;
  child->scale = scale;
  child->max_tile = max_tile;
  return child;
}

/**
 * ichomp_paper_block_add_table:
 * @self: a group
 * @n_columns: the number of columns
 * @left_to_right: whether the first column is on the left in every language
 *
 * Returns: (transfer none): a table, to which cells can be added, row by row
 */
IchompPaperBlock *
ichomp_paper_block_add_table (IchompPaperBlock *self, guint n_columns, gboolean left_to_right)
{
  IchompPaperBlock *child = add (self, ICHOMP_PAPER_TABLE);

  child->n_columns = n_columns;
  child->left_to_right = left_to_right;
  child->rules = g_array_new (FALSE, FALSE, sizeof (guint));
  return child;
}

void
ichomp_paper_block_add_cell (IchompPaperBlock *self, IchompPaperCellFlags flags, const char *markup)
{
  IchompPaperBlock *cell = add (self, ICHOMP_PAPER_CELL);

  cell->style = flags;
  cell->markup = g_strdup (markup);
}

/* Draws a line below the last row, which has to be full. */
void
ichomp_paper_block_add_rule (IchompPaperBlock *self)
{
  guint row = self->children->len / self->n_columns;

  g_array_append_val (self->rules, row);
}

/* Makes the only row, which has to be full, the head: with a line below it, and repeated on each
 * page of the table. */
void
ichomp_paper_block_end_head (IchompPaperBlock *self)
{
  g_return_if_fail (self->children->len == self->n_columns);

  self->has_head = TRUE;
}
