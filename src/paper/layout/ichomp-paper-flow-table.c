/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The conversion of a table to rows, on several pages if there are many. Columns are as wide as
 * their contents; if that is too wide, the widest ones become narrower and their texts get more
 * lines. */

#include "ichomp-paper-box.h"

#include <string.h>

#define SIZE 10.5
#define PADDING_X 5.0
#define PADDING_Y 3.0
#define MIN_CELL 16.0
#define SPACE 10.0

/* A table with at most this number of rows stays together. */
#define WHOLE_ROWS 12

typedef struct
{
  double x; /* from the left edge of the table */
  double width;
  IchompPaperCellFlags flags;
  PangoLayout *layout;
} Cell;

typedef struct
{
  GArray *cells;
  gboolean rule;    /* a line above it */
  gboolean is_head; /* a line below it */
} Row;

static void
cell_clear (gpointer data)
{
  g_clear_object (&((Cell *)data)->layout);
}

static void
row_free (gpointer data)
{
  Row *row = data;

  g_array_unref (row->cells);
  g_free (row);
}

static void
draw_cell (const Cell *cell, double height, cairo_t *cr, IchompPaperInk ink)
{
  double text_height;
  double inset = 1;

  if ((cell->flags & ICHOMP_PAPER_CELL_SHADE) != 0)
    {
      ichomp_paper_ink_set_tone (ink, cr, ICHOMP_PAPER_TONE_SHADE);
      cairo_rectangle (cr, cell->x + inset, inset, cell->width - 2 * inset, height - 2 * inset);
      cairo_fill (cr);
    }
  if ((cell->flags & (ICHOMP_PAPER_CELL_BOX | ICHOMP_PAPER_CELL_RING)) != 0)
    {
      gboolean ring = (cell->flags & ICHOMP_PAPER_CELL_RING) != 0;

      ichomp_paper_ink_set_tone (ink, cr, ring ? ICHOMP_PAPER_TONE_TEXT : ICHOMP_PAPER_TONE_LINE);
      cairo_set_line_width (cr, ring ? 1.8 : 0.7);
      cairo_rectangle (cr, cell->x + inset, inset, cell->width - 2 * inset, height - 2 * inset);
      cairo_stroke (cr);
    }

  ichomp_paper_text_measure (cell->layout, NULL, &text_height);
  ichomp_paper_ink_set_tone (ink, cr,
                             (cell->flags & ICHOMP_PAPER_CELL_FAINT) != 0 ? ICHOMP_PAPER_TONE_FAINT
                                                                          : ICHOMP_PAPER_TONE_TEXT);
  cairo_move_to (cr, cell->x + PADDING_X, (height - text_height) / 2);
  pango_cairo_show_layout (cr, cell->layout);
}

static void
draw_row (const IchompPaperBox *self, cairo_t *cr, IchompPaperInk ink)
{
  const Row *row = self->data;

  for (guint i = 0; i < row->cells->len; i++)
    draw_cell (&g_array_index (row->cells, Cell, i), self->height, cr, ink);
  if (row->rule || row->is_head)
    {
      double y = row->is_head ? self->height : 0;

      ichomp_paper_ink_set_tone (ink, cr, ICHOMP_PAPER_TONE_TEXT);
      cairo_set_line_width (cr, 0.8);
      cairo_move_to (cr, 0, y);
      cairo_line_to (cr, self->width, y);
      cairo_stroke (cr);
    }
}

static const IchompPaperBlock *
get_cell (const IchompPaperBlock *table, guint index)
{
  return g_ptr_array_index (table->children, index);
}

static PangoLayout *
create_layout (IchompPaperFlow *self, const IchompPaperBlock *table, const IchompPaperBlock *cell)
{
  gboolean bold = (cell->style & ICHOMP_PAPER_CELL_BOLD) != 0;
  IchompPaperFont font = { SIZE * self->scale, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL };
  PangoLayout *layout = ichomp_paper_text_create (self->context, &font, cell->markup);
  gboolean turned = !table->left_to_right && ichomp_paper_text_is_rtl (self->context);
  gboolean right = turned || (cell->style & ICHOMP_PAPER_CELL_RIGHT) != 0;

  pango_layout_set_alignment (layout, (cell->style & ICHOMP_PAPER_CELL_CENTER) != 0
                                          ? PANGO_ALIGN_CENTER
                                      : right ? PANGO_ALIGN_RIGHT
                                              : PANGO_ALIGN_LEFT);
  return layout;
}

/* Limits all columns to one width so that they fit, but makes none narrower than its longest
 * word if there is space for that. */
static void
limit_widths (double *widths, double *words, guint n_columns, double room)
{
  double low = 0;
  double high = room;
  double all_words = 0;

  for (guint i = 0; i < n_columns; i++)
    all_words += words[i];
  if (all_words > room)
    memset (words, 0, n_columns * sizeof *words);

  for (guint step = 0; step < 40; step++)
    {
      double limit = (low + high) / 2;
      double sum = 0;

      for (guint i = 0; i < n_columns; i++)
        sum += MAX (MIN (widths[i], limit), words[i]);
      if (sum > room)
        high = limit;
      else
        low = limit;
    }

  for (guint i = 0; i < n_columns; i++)
    widths[i] = MAX (MIN (widths[i], low), words[i]);
}

static double
measure_cell (const IchompPaperFlow *self, PangoLayout *layout)
{
  double width;

  ichomp_paper_text_measure (layout, &width, NULL);
  return MAX (width + 2 * PADDING_X + 0.5, MIN_CELL * self->scale);
}

static double *
find_widths (IchompPaperFlow *self, const IchompPaperBlock *table, double room, double *total)
{
  double *widths = g_new0 (double, table->n_columns);
  g_autofree double *words = g_new0 (double, table->n_columns);

  for (guint i = 0; i < table->children->len; i++)
    {
      g_autoptr (PangoLayout) layout = create_layout (self, table, get_cell (table, i));
      guint column = i % table->n_columns;

      widths[column] = MAX (widths[column], measure_cell (self, layout));

      /* A line for each word. */
      pango_layout_set_width (layout, 0);
      words[column] = MAX (words[column], measure_cell (self, layout));
    }

  *total = 0;
  for (guint i = 0; i < table->n_columns; i++)
    *total += widths[i];
  if (*total > room)
    {
      limit_widths (widths, words, table->n_columns, room);
      *total = room;
    }

  return widths;
}

static Row *
create_row (IchompPaperFlow *self,
            const IchompPaperBlock *table,
            guint first,
            const double *widths,
            double total,
            double *height)
{
  gboolean turned = !table->left_to_right && ichomp_paper_text_is_rtl (self->context);
  Row *row = g_new0 (Row, 1);
  double x = 0;

  row->cells = g_array_new (FALSE, TRUE, sizeof (Cell));
  g_array_set_clear_func (row->cells, cell_clear);
  *height = MIN_CELL * self->scale;

  for (guint i = 0; i < table->n_columns && first + i < table->children->len; i++)
    {
      const IchompPaperBlock *block = get_cell (table, first + i);
      Cell cell = { .x = turned ? total - x - widths[i] : x,
                    .width = widths[i],
                    .flags = block->style,
                    .layout = create_layout (self, table, block) };
      double text_height;

      pango_layout_set_width (cell.layout, pango_units_from_double (widths[i] - 2 * PADDING_X));
      pango_layout_set_wrap (cell.layout, PANGO_WRAP_WORD_CHAR);
      ichomp_paper_text_measure (cell.layout, NULL, &text_height);
      *height = MAX (*height, text_height + 2 * PADDING_Y);
      g_array_append_val (row->cells, cell);
      x += widths[i];
    }

  row->is_head = table->has_head && first == 0;
  for (guint i = 0; i < table->rules->len; i++)
    row->rule |= g_array_index (table->rules, guint, i) == first / table->n_columns;

  return row;
}

/*< private >
 * ichomp_paper_flow_add_table:
 * @self: a flow
 * @block: a table
 * @indent: from the start of the column to the available space
 * @width: the available width, in the middle of which the table is
 *
 * Adds a box for each row. A table on several pages has at least two rows besides its head on each.
 */
void
ichomp_paper_flow_add_table (IchompPaperFlow *self,
                             const IchompPaperBlock *block,
                             double indent,
                             double width)
{
  guint n_rows = (block->children->len + block->n_columns - 1) / block->n_columns;
  guint n_at_start = block->has_head ? 2 : 1;
  double total;
  g_autofree double *widths = find_widths (self, block, width, &total);
  IchompPaperBox *head = NULL;

  for (guint i = 0; i < n_rows; i++)
    {
      double height;
      Row *row = create_row (self, block, i * block->n_columns, widths, total, &height);
      IchompPaperBox *box =
          ichomp_paper_flow_add_box (self, indent + (width - total) / 2, total, height, draw_row);

      box->before = i == 0 ? SPACE * self->scale : 0;
      box->keep = i + 1 < n_rows && (n_rows <= WHOLE_ROWS || i < n_at_start || i + 2 == n_rows);
      box->head = head;
      box->data = row;
      box->free_data = row_free;
      if (row->is_head)
        head = box;
    }
}
