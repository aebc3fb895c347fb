/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The conversion of blocks to boxes of a given width. A box that has to stay with the next one says
 * so; where a page ends is decided later, by ichomp-paper-pages.c. */

#include "ichomp-paper-flow.h"

#include <math.h>
#include <string.h>

#include "ichomp-paper-block-private.h"
#include "game/words/ichomp-formula.h"

/* Lengths are in points; most of them are multiplied by the scale of the flow. */

/* From the start of a text with a label to its lines, and the least space between the two. */
#define LABEL_WIDTH 22.0
#define LABEL_SPACE 6.0

/* The largest number of lines of a text that always stay together. */
#define WHOLE_LINES 3

/* The space above a table, and the largest number of its rows that always stay together. */
#define TABLE_SPACE 10.0
#define WHOLE_ROWS 12

#define CELL_SIZE 10.5
#define CELL_PADDING_X 5.0
#define CELL_PADDING_Y 3.0
#define MIN_CELL 16.0

#define ANSWER_SIZE 10.5
#define ANSWER_DISTANCE 24.0

#define FIGURE_SPACE 10.0

/* The space above a group, and above one with a bar or frame. */
#define GROUP_SPACE 7.0
#define BAR_SPACE 10.0
#define BAR_INDENT 13.0
#define FRAME_PADDING 9.0

/* Between two places of a grid, with a line in the middle. */
#define GUTTER 28.0

/* The limits of shrinking the content of a place to fit. */
#define MIN_FIGURE_HEIGHT 40.0
#define MIN_SCALE 0.45

#define LINE_SEPARATOR "\342\200\250"

static gboolean
is_rtl (const IchompPaperFlow *self)
{
  return ichomp_paper_text_is_rtl (self->context);
}

static IchompPaperBox *
get_box (const IchompPaperFlow *self, guint index)
{
  return g_ptr_array_index (self->boxes, index);
}

/* Returns the box, whose other fields are to be set. */
static IchompPaperBox *
add_box (IchompPaperFlow *self,
         double indent,
         double width,
         double height,
         IchompPaperDrawFunc draw)
{
  IchompPaperBox *box = g_new0 (IchompPaperBox, 1);

  box->indent = indent;
  box->width = width;
  box->height = height;
  box->draw = draw;
  box->new_page = self->new_page;
  self->new_page = FALSE;
  g_ptr_array_add (self->boxes, box);

  return box;
}

/* Texts */

typedef struct
{
  double size;
  PangoWeight weight;
  double before;
  float spacing; /* of lines, in parts of the font's own */
  gboolean keep; /* on the page of the next box */
  gboolean centered;
  IchompPaperTone tone;
} TextStyle;

static const TextStyle text_styles[] = {
  [ICHOMP_PAPER_TITLE] = { 21, PANGO_WEIGHT_BOLD, 14, 1.1f, TRUE },
  [ICHOMP_PAPER_SUBTITLE] = { 11.5, PANGO_WEIGHT_NORMAL, 5, 1.2f, TRUE },
  [ICHOMP_PAPER_HEADING] = { 14.5, PANGO_WEIGHT_BOLD, 22, 1.1f, TRUE },
  [ICHOMP_PAPER_SUBHEADING] = { 11.5, PANGO_WEIGHT_BOLD, 14, 1.15f, TRUE },
  [ICHOMP_PAPER_BODY] = { 10.5, PANGO_WEIGHT_NORMAL, 7, 1.22f },
  [ICHOMP_PAPER_ITEM] = { 10.5, PANGO_WEIGHT_NORMAL, 3.5, 1.22f },
  [ICHOMP_PAPER_CHOICE] = { 10.5, PANGO_WEIGHT_NORMAL, 5, 1.22f },
  [ICHOMP_PAPER_FORMULA] = { 12, PANGO_WEIGHT_NORMAL, 8, 1.2f },
  [ICHOMP_PAPER_RESULT] = { 11.5, PANGO_WEIGHT_NORMAL, 8, 1.2f, TRUE, TRUE },
  [ICHOMP_PAPER_CAPTION] = { 9.5, PANGO_WEIGHT_NORMAL, 5, 1.2f, FALSE, TRUE },
  [ICHOMP_PAPER_REASON] = { 9.5, PANGO_WEIGHT_NORMAL, 2, 1.2f },
  [ICHOMP_PAPER_SMALL] = { 9, PANGO_WEIGHT_NORMAL, 5, 1.2f, FALSE, FALSE, ICHOMP_PAPER_TONE_FAINT },
};
G_STATIC_ASSERT (G_N_ELEMENTS (text_styles) == ICHOMP_N_PAPER_TEXT_STYLES);

/* A line of a text; the first one has the label. */
typedef struct
{
  PangoLayout *layout;
  int index;
  double x;
  double baseline;
  PangoLayout *label; /* or NULL */
  double label_width;
  gboolean check; /* with a box to tick instead of a label */
  double size;
  IchompPaperTone tone;
} Line;

static void
line_free (gpointer data)
{
  Line *line = data;

  g_object_unref (line->layout);
  g_clear_object (&line->label);
  g_free (line);
}

static void
draw_label (const IchompPaperBox *self, const Line *line, cairo_t *cr)
{
  gboolean rtl = ichomp_paper_text_is_rtl (pango_layout_get_context (line->layout));

  if (line->check)
    {
      double side = line->size * 0.85;

      cairo_set_line_width (cr, 0.8);
      cairo_rectangle (cr, rtl ? self->width - side : 0, line->baseline - side + 1, side, side);
      cairo_stroke (cr);
    }
  else
    {
      double baseline = pango_units_to_double (pango_layout_get_baseline (line->label));

      cairo_move_to (cr, rtl ? self->width - line->label_width : 0, line->baseline - baseline);
      pango_cairo_show_layout (cr, line->label);
    }
}

static void
draw_line (const IchompPaperBox *self, cairo_t *cr, IchompPaperInk ink)
{
  const Line *line = self->data;

  ichomp_paper_ink_set_tone (ink, cr, line->tone);
  if (line->label != NULL || line->check)
    draw_label (self, line, cr);
  cairo_move_to (cr, line->x, line->baseline);
  pango_cairo_show_layout_line (cr, pango_layout_get_line_readonly (line->layout, line->index));
}

/* A formula that is too long for a line is cut before its equals signs; before the first one
 * only if needed. */
static char *
cut_formula (const char *markup, gboolean also_first)
{
  g_auto (GStrv) parts = g_strsplit (markup, " = ", -1);
  GString *cut = g_string_new (parts[0]);

  for (guint i = 1; parts[i] != NULL; i++)
    g_string_append_printf (cut, "%s= %s", i > 1 || also_first ? LINE_SEPARATOR : " ", parts[i]);

  return g_string_free (cut, FALSE);
}

static PangoLayout *
create_formula (IchompPaperFlow *self,
                const char *markup,
                const IchompPaperFont *font,
                double width)
{
  g_autofree char *isolated = ichomp_formula_isolate (markup);
  PangoLayout *layout = ichomp_paper_text_create (self->context, font, isolated);

  for (gboolean also_first = FALSE; also_first <= TRUE; also_first++)
    {
      g_autofree char *cut = NULL;
      g_autofree char *isolated_cut = NULL;
      double natural;

      ichomp_paper_text_measure (layout, &natural, NULL);
      if (natural <= width)
        break;

      g_object_unref (layout);
      cut = cut_formula (markup, also_first);
      isolated_cut = ichomp_formula_isolate (cut);
      layout = ichomp_paper_text_create (self->context, font, isolated_cut);
    }

  return layout;
}

static PangoLayout *
create_text (IchompPaperFlow *self,
             const IchompPaperBlock *block,
             const TextStyle *style,
             double width)
{
  IchompPaperFont font = { style->size * self->scale, style->weight };
  gboolean is_formula = block->style == ICHOMP_PAPER_FORMULA;
  PangoLayout *layout = is_formula ? create_formula (self, block->markup, &font, width)
                                   : ichomp_paper_text_create (self->context, &font, block->markup);

  pango_layout_set_width (layout, pango_units_from_double (width));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_line_spacing (layout, (float)(style->spacing * self->spacing));
  if (style->centered)
    pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  else if (is_rtl (self) && !is_formula)
    pango_layout_set_alignment (layout, PANGO_ALIGN_RIGHT);

  return layout;
}

/* From the left edge of the available space to the text. The lines of a formula are aligned on
 * their left even if the text runs from right to left. */
static double
find_start (IchompPaperFlow *self,
            const IchompPaperBlock *block,
            PangoLayout *layout,
            double inset,
            double width)
{
  double natural;

  if (!is_rtl (self))
    return inset;
  if (block->style != ICHOMP_PAPER_FORMULA)
    return 0;

  ichomp_paper_text_measure (layout, &natural, NULL);
  return MAX (0, width - natural);
}

static void
add_lines (IchompPaperFlow *self,
           PangoLayout *layout,
           const TextStyle *style,
           double indent,
           double start,
           double width)
{
  PangoLayoutIter *iter = pango_layout_get_iter (layout);
  int n_lines = pango_layout_get_line_count (layout);

  for (int i = 0; i < n_lines; i++)
    {
      Line *line = g_new0 (Line, 1);
      PangoRectangle logical;
      IchompPaperBox *box;
      int top;
      int bottom;

      pango_layout_iter_get_line_extents (iter, NULL, &logical);
      pango_layout_iter_get_line_yrange (iter, &top, &bottom);

      line->layout = g_object_ref (layout);
      line->index = i;
      line->x = pango_units_to_double (logical.x) + start;
      line->baseline = pango_units_to_double (pango_layout_iter_get_baseline (iter) - top);
      line->size = style->size * self->scale;
      line->tone = style->tone;

      box = add_box (self, indent, width, pango_units_to_double (bottom - top), draw_line);
      box->before = i == 0 ? style->before * self->scale : 0;
      box->keep =
          i == n_lines - 1 ? style->keep : n_lines <= WHOLE_LINES || i == 0 || i == n_lines - 2;
      box->at_end = self->in_grid && style == &text_styles[ICHOMP_PAPER_CHOICE];
      box->data = line;
      box->free_data = line_free;
      pango_layout_iter_next_line (iter);
    }
  pango_layout_iter_free (iter);
}

/* Neither the first nor the last line of a text is alone on a page. */
static void
add_text (IchompPaperFlow *self, const IchompPaperBlock *block, double indent, double width)
{
  const TextStyle *style = &text_styles[block->style];
  IchompPaperFont font = { style->size * self->scale, style->weight };
  guint first = self->boxes->len;
  g_autoptr (PangoLayout) layout = NULL;
  g_autoptr (PangoLayout) label = NULL;
  double label_width = 0;
  double inset = 0;
  Line *line;

  if (block->label != NULL)
    {
      label = ichomp_paper_text_create (self->context, &font, block->label);
      ichomp_paper_text_measure (label, &label_width, NULL);
    }
  if (block->label != NULL || block->style == ICHOMP_PAPER_CHOICE)
    inset = MAX (LABEL_WIDTH * self->scale, label_width + LABEL_SPACE * self->scale);
  if (block->style == ICHOMP_PAPER_FORMULA)
    inset = 2 * LABEL_WIDTH * self->scale;

  layout = create_text (self, block, style, width - inset);
  add_lines (self, layout, style, indent, find_start (self, block, layout, inset, width - inset),
             width);

  line = get_box (self, first)->data;
  line->label = g_steal_pointer (&label);
  line->label_width = label_width;
  line->check = block->style == ICHOMP_PAPER_CHOICE;
}

/* Answers */

typedef struct
{
  PangoLayout *label; /* or NULL */
  double label_width;
  double height;
} Answer;

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  g_clear_object (&answer->label);
  g_free (answer);
}

static void
draw_answer (const IchompPaperBox *self, cairo_t *cr, IchompPaperInk ink)
{
  const Answer *answer = self->data;
  double y = self->height - 4;
  double start = 0;
  double end = self->width;

  ichomp_paper_ink_set_tone (ink, cr, ICHOMP_PAPER_TONE_TEXT);
  if (answer->label != NULL)
    {
      gboolean rtl = ichomp_paper_text_is_rtl (pango_layout_get_context (answer->label));
      double baseline = pango_units_to_double (pango_layout_get_baseline (answer->label));

      cairo_move_to (cr, rtl ? self->width - answer->label_width : 0, y - baseline);
      pango_cairo_show_layout (cr, answer->label);
      if (rtl)
        end -= answer->label_width + 5;
      else
        start += answer->label_width + 5;
    }

  cairo_set_line_width (cr, 0.6);
  cairo_move_to (cr, start, y);
  cairo_line_to (cr, end, y);
  cairo_stroke (cr);
}

static void
add_answer (IchompPaperFlow *self, const IchompPaperBlock *block, double indent, double width)
{
  for (guint i = 0; i < block->n_rows; i++)
    {
      IchompPaperBox *box =
          add_box (self, indent, width, ANSWER_DISTANCE * self->scale, draw_answer);
      Answer *answer = g_new0 (Answer, 1);

      if (i == 0 && block->label != NULL)
        {
          answer->label = ichomp_paper_text_create (
              self->context, &(IchompPaperFont){ ANSWER_SIZE * self->scale, PANGO_WEIGHT_NORMAL },
              block->label);
          ichomp_paper_text_measure (answer->label, &answer->label_width, &answer->height);
          box->height = MAX (box->height, answer->height + 4);
        }
      box->keep = i + 1 < block->n_rows;
      box->at_end = self->in_grid;
      box->data = answer;
      box->free_data = answer_free;
    }
}

/* Figures */

typedef struct
{
  const IchompPaperBoard *board;
  double tile;
} Figure;

static void
draw_figure (const IchompPaperBox *self, cairo_t *cr, IchompPaperInk ink)
{
  const Figure *figure = self->data;

  ichomp_paper_board_draw (figure->board, cr, ink, figure->tile);
}

static void
add_figure (IchompPaperFlow *self, const IchompPaperBlock *block, double indent, double width)
{
  Figure *figure = g_new0 (Figure, 1);
  IchompPaperBox *box;
  double figure_width;
  double figure_height;

  figure->board = block->board;
  figure->tile = ichomp_paper_board_fit (block->board, width, self->figure_height, self->max_tile);
  ichomp_paper_board_measure (block->board, figure->tile, &figure_width, &figure_height);
  box = add_box (self, indent + MAX (0, width - figure_width) / 2, figure_width, figure_height,
                 draw_figure);
  box->before = FIGURE_SPACE;
  box->data = figure;
  box->free_data = g_free;
}

/* Tables: columns are as wide as their contents; if that is too wide, the widest ones become
 * narrower and their texts get more lines. */

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
  cairo_move_to (cr, cell->x + CELL_PADDING_X, (height - text_height) / 2);
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
create_cell_text (IchompPaperFlow *self,
                  const IchompPaperBlock *table,
                  const IchompPaperBlock *cell)
{
  gboolean bold = (cell->style & ICHOMP_PAPER_CELL_BOLD) != 0;
  IchompPaperFont font = { CELL_SIZE * self->scale,
                           bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL };
  PangoLayout *layout = ichomp_paper_text_create (self->context, &font, cell->markup);
  gboolean turned = !table->left_to_right && is_rtl (self);
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
  return MAX (width + 2 * CELL_PADDING_X + 0.5, MIN_CELL * self->scale);
}

static double *
find_widths (IchompPaperFlow *self, const IchompPaperBlock *table, double room, double *total)
{
  double *widths = g_new0 (double, table->n_columns);
  g_autofree double *words = g_new0 (double, table->n_columns);

  for (guint i = 0; i < table->children->len; i++)
    {
      g_autoptr (PangoLayout) layout = create_cell_text (self, table, get_cell (table, i));
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
  gboolean turned = !table->left_to_right && is_rtl (self);
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
                    .layout = create_cell_text (self, table, block) };
      double text_height;

      pango_layout_set_width (cell.layout,
                              pango_units_from_double (widths[i] - 2 * CELL_PADDING_X));
      pango_layout_set_wrap (cell.layout, PANGO_WRAP_WORD_CHAR);
      ichomp_paper_text_measure (cell.layout, NULL, &text_height);
      *height = MAX (*height, text_height + 2 * CELL_PADDING_Y);
      g_array_append_val (row->cells, cell);
      x += widths[i];
    }

  row->is_head = table->has_head && first == 0;
  for (guint i = 0; i < table->rules->len; i++)
    row->rule |= g_array_index (table->rules, guint, i) == first / table->n_columns;

  return row;
}

/* Adds a box for each row, in the middle of the available width. A table on several pages has at
 * least two rows besides its head on each. */
static void
add_table (IchompPaperFlow *self, const IchompPaperBlock *block, double indent, double width)
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
      IchompPaperBox *box = add_box (self, indent + (width - total) / 2, total, height, draw_row);

      box->before = i == 0 ? TABLE_SPACE * self->scale : 0;
      box->keep = i + 1 < n_rows && (n_rows <= WHOLE_ROWS || i < n_at_start || i + 2 == n_rows);
      box->head = head;
      box->data = row;
      box->free_data = row_free;
      if (row->is_head)
        head = box;
    }
}

/* Groups */

static void
keep_together (IchompPaperFlow *self, guint first)
{
  double height = 0;

  for (guint i = first; i < self->boxes->len; i++)
    height += get_box (self, i)->height + (i > first ? get_box (self, i)->before : 0);
  if (height > self->page_height)
    return;

  for (guint i = first; i + 1 < self->boxes->len; i++)
    get_box (self, i)->keep = TRUE;
}

static void
add_bar (IchompPaperFlow *self,
         guint first,
         IchompPaperGroupStyle style,
         double indent,
         double width)
{
  IchompPaperBar *bar = g_rc_box_new0 (IchompPaperBar);

  bar->style = style;
  bar->indent = indent;
  bar->width = width;
  for (guint i = first; i < self->boxes->len; i++)
    {
      g_clear_pointer (&get_box (self, i)->bar, g_rc_box_release);
      get_box (self, i)->bar = g_rc_box_acquire (bar);
    }
  g_rc_box_release (bar);
}

static void
add_children (IchompPaperFlow *self, const IchompPaperBlock *block, double indent, double width)
{
  for (guint i = 0; i < block->children->len; i++)
    ichomp_paper_flow_add (self, g_ptr_array_index (block->children, i), indent, width);
}

static void
add_group (IchompPaperFlow *self, const IchompPaperBlock *block, double indent, double width)
{
  guint first = self->boxes->len;
  double inset;

  switch (block->style)
    {
    case ICHOMP_PAPER_GROUP_INDENT:
      inset = LABEL_WIDTH * self->scale;
      add_children (self, block, indent + inset, width - inset);
      break;
    case ICHOMP_PAPER_GROUP_DEFINITION:
    case ICHOMP_PAPER_GROUP_THEOREM:
      add_children (self, block, indent + BAR_INDENT, width - BAR_INDENT);
      add_bar (self, first, block->style, indent, width);
      break;
    case ICHOMP_PAPER_GROUP_FRAME:
    case ICHOMP_PAPER_GROUP_QUESTION:
    case ICHOMP_PAPER_GROUP_TASK:
      add_box (self, indent, width, FRAME_PADDING / 2, NULL);
      add_children (self, block, indent + FRAME_PADDING, width - 2 * FRAME_PADDING);
      add_box (self, indent, width, FRAME_PADDING, NULL);
      add_bar (self, first, block->style, indent, width);
      break;
    case ICHOMP_PAPER_GROUP_WHOLE:
    case ICHOMP_PAPER_GROUP_PLAIN:
      add_children (self, block, indent, width);
      break;
    }

  if (self->boxes->len == first)
    return;
  if (block->style == ICHOMP_PAPER_GROUP_WHOLE || ichomp_paper_group_is_framed (block->style))
    keep_together (self, first);
  if (ichomp_paper_group_is_framed (block->style))
    get_box (self, first + 1)->before = 0;
  if (get_box (self, first)->bar != NULL && get_box (self, first)->bar->style == block->style)
    get_box (self, first)->before = MAX (get_box (self, first)->before, BAR_SPACE);
  else if (block->style != ICHOMP_PAPER_GROUP_INDENT)
    get_box (self, first)->before = MAX (get_box (self, first)->before, GROUP_SPACE);
}

/* Grids */

typedef struct
{
  guint n_columns;
  guint n_rows;
  gboolean rtl;
  double width; /* of a place */
  double height;
  GPtrArray *places; /* of columns of boxes */
} Grid;

static void
grid_free (gpointer data)
{
  Grid *grid = data;

  g_ptr_array_unref (grid->places);
  g_free (grid);
}

static void
draw_grid_lines (const Grid *grid, const IchompPaperBox *box, cairo_t *cr, IchompPaperInk ink)
{
  ichomp_paper_ink_set_tone (ink, cr, ICHOMP_PAPER_TONE_LINE);
  cairo_set_line_width (cr, 0.6);
  for (guint i = 1; i < grid->n_columns; i++)
    {
      double x = i * (grid->width + GUTTER) - GUTTER / 2;

      cairo_move_to (cr, x, 0);
      cairo_line_to (cr, x, box->height);
    }
  for (guint i = 1; i < grid->n_rows; i++)
    {
      double y = i * (grid->height + GUTTER) - GUTTER / 2;

      cairo_move_to (cr, 0, y);
      cairo_line_to (cr, box->width, y);
    }
  cairo_stroke (cr);
}

static void
draw_grid (const IchompPaperBox *self, cairo_t *cr, IchompPaperInk ink)
{
  const Grid *grid = self->data;

  draw_grid_lines (grid, self, cr, ink);
  for (guint i = 0; i < grid->places->len; i++)
    {
      guint column = i % grid->n_columns;
      guint row = i / grid->n_columns;

      if (grid->rtl)
        column = grid->n_columns - 1 - column;
      cairo_save (cr);
      cairo_translate (cr, column * (grid->width + GUTTER), row * (grid->height + GUTTER));
      ichomp_paper_boxes_draw (g_ptr_array_index (grid->places, i), cr, ink, grid->width,
                               grid->height, grid->rtl);
      cairo_restore (cr);
    }
}

static GPtrArray *
try_place (const IchompPaperFlow *self,
           const IchompPaperBlock *grid,
           const IchompPaperBlock *block,
           double width,
           double height,
           double figure_height,
           double scale)
{
  IchompPaperFlow flow = {
    .context = self->context,
    .spacing = self->spacing,
    .scale = scale,
    .page_height = height,
    .figure_height = figure_height,
    .max_tile = grid->max_tile,
    .in_grid = TRUE,
    .boxes = ichomp_paper_boxes_new (),
  };

  add_children (&flow, block, 0, width);
  return flow.boxes;
}

/* Figures get the height that texts leave; if that is too little, letters become smaller. */
static GPtrArray *
lay_out_place (const IchompPaperFlow *self,
               const IchompPaperBlock *grid,
               const IchompPaperBlock *block,
               double width,
               double height)
{
  for (double scale = grid->scale * self->scale;; scale *= 0.92)
    {
      GPtrArray *boxes = try_place (self, grid, block, width, height, height, scale);
      double excess = ichomp_paper_boxes_get_height (boxes) - height;

      for (double figure = height; excess > 0 && figure > MIN_FIGURE_HEIGHT;)
        {
          figure = MAX (MIN (figure - excess, figure * 0.95), MIN_FIGURE_HEIGHT);
          g_ptr_array_unref (boxes);
          boxes = try_place (self, grid, block, width, height, figure, scale);
          excess = ichomp_paper_boxes_get_height (boxes) - height;
        }

      if (excess <= 0 || scale < MIN_SCALE)
        return boxes;
      g_ptr_array_unref (boxes);
    }
}

static void
add_grid_page (IchompPaperFlow *self,
               const IchompPaperBlock *block,
               guint first,
               double indent,
               double width)
{
  guint n_places = block->n_columns * block->n_rows;
  double height = self->page_height;
  Grid *grid = g_new0 (Grid, 1);
  IchompPaperBox *box = add_box (self, indent, width, height, draw_grid);

  grid->n_columns = block->n_columns;
  grid->n_rows = block->n_rows;
  grid->rtl = is_rtl (self);
  grid->width = (width - (grid->n_columns - 1) * GUTTER) / grid->n_columns;
  grid->height = (height - (grid->n_rows - 1) * GUTTER) / grid->n_rows;
  grid->places = g_ptr_array_new_with_free_func ((GDestroyNotify)g_ptr_array_unref);
  box->new_page = TRUE;
  box->is_form = TRUE;
  box->data = grid;
  box->free_data = grid_free;

  for (guint i = first; i < MIN (first + n_places, block->children->len); i++)
    g_ptr_array_add (grid->places,
                     lay_out_place (self, block, g_ptr_array_index (block->children, i),
                                    grid->width, grid->height));
}

static void
add_grid (IchompPaperFlow *self, const IchompPaperBlock *block, double indent, double width)
{
  for (guint i = 0; i < block->children->len; i += block->n_columns * block->n_rows)
    add_grid_page (self, block, i, indent, width);
}

/*< private >
 * ichomp_paper_flow_add:
 * @self: a flow
 * @block: a block of a document, which has to outlive the boxes
 * @indent: from the start of the column to the block
 * @width: the available width
 */
void
ichomp_paper_flow_add (IchompPaperFlow *self,
                       const IchompPaperBlock *block,
                       double indent,
                       double width)
{
  switch (block->kind)
    {
    case ICHOMP_PAPER_TEXT:
      add_text (self, block, indent, width);
      break;
    case ICHOMP_PAPER_FIGURE:
      add_figure (self, block, indent, width);
      break;
    case ICHOMP_PAPER_ANSWER:
      add_answer (self, block, indent, width);
      break;
    case ICHOMP_PAPER_GROUP:
      add_group (self, block, indent, width);
      break;
    case ICHOMP_PAPER_GRID:
      add_grid (self, block, indent, width);
      break;
    case ICHOMP_PAPER_TABLE:
      add_table (self, block, indent, width);
      break;
    case ICHOMP_PAPER_PAGE_BREAK:
      self->new_page = TRUE;
      break;
    case ICHOMP_PAPER_CELL: /* only within a table */
      g_assert_not_reached ();
    }
}
