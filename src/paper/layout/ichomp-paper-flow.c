/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The conversion of blocks to boxes of a given width. Boxes that have to stay together keep the
 * next box on their page; the ends of pages are decided later. */

#include "ichomp-paper-box.h"

#include <math.h>

#define BAR_INDENT 13.0
#define PADDING 9.0
#define SPACE 7.0
#define GROUP_SPACE 10.0
#define FIGURE_SPACE 10.0
#define LINE_DISTANCE 24.0

/* Between two places of a grid, with a line in the middle. */
#define GUTTER 28.0

#define MIN_FIGURE_HEIGHT 40.0
#define MIN_SCALE 0.45

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

/* Answers */

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
          ichomp_paper_flow_add_box (self, indent, width, LINE_DISTANCE * self->scale, draw_answer);
      Answer *answer = g_new0 (Answer, 1);

      if (i == 0 && block->label != NULL)
        {
          answer->label = ichomp_paper_text_create (
              self->context, &(IchompPaperFont){ 10.5 * self->scale, PANGO_WEIGHT_NORMAL },
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
  box = ichomp_paper_flow_add_box (self, indent + MAX (0, width - figure_width) / 2, figure_width,
                                   figure_height, draw_figure);
  box->before = FIGURE_SPACE;
  box->data = figure;
  box->free_data = g_free;
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
      inset = ICHOMP_PAPER_LABEL_WIDTH * self->scale;
      add_children (self, block, indent + inset, width - inset);
      break;
    case ICHOMP_PAPER_GROUP_BAR:
      add_children (self, block, indent + BAR_INDENT, width - BAR_INDENT);
      add_bar (self, first, block->style, indent, width);
      break;
    case ICHOMP_PAPER_GROUP_FRAME:
      ichomp_paper_flow_add_box (self, indent, width, PADDING / 2, NULL);
      add_children (self, block, indent + PADDING, width - 2 * PADDING);
      ichomp_paper_flow_add_box (self, indent, width, PADDING, NULL);
      add_bar (self, first, block->style, indent, width);
      break;
    case ICHOMP_PAPER_GROUP_WHOLE:
    case ICHOMP_PAPER_GROUP_PLAIN:
    default:
      add_children (self, block, indent, width);
      break;
    }

  if (self->boxes->len == first)
    return;
  if (block->style == ICHOMP_PAPER_GROUP_WHOLE || block->style == ICHOMP_PAPER_GROUP_FRAME)
    keep_together (self, first);
  if (block->style == ICHOMP_PAPER_GROUP_FRAME)
    get_box (self, first + 1)->before = 0;
  if (block->style == ICHOMP_PAPER_GROUP_BAR || block->style == ICHOMP_PAPER_GROUP_FRAME)
    get_box (self, first)->before = MAX (get_box (self, first)->before, GROUP_SPACE);
  else if (block->style != ICHOMP_PAPER_GROUP_INDENT)
    get_box (self, first)->before = MAX (get_box (self, first)->before, SPACE);
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
draw_lines (const Grid *grid, const IchompPaperBox *box, cairo_t *cr, IchompPaperInk ink)
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

  draw_lines (grid, self, cr, ink);
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
  IchompPaperBox *box = ichomp_paper_flow_add_box (self, indent, width, height, draw_grid);

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
      ichomp_paper_flow_add_text (self, block, indent, width);
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
      ichomp_paper_flow_add_table (self, block, indent, width);
      break;
    case ICHOMP_PAPER_PAGE_BREAK:
      self->new_page = TRUE;
      break;
    case ICHOMP_PAPER_CELL:
    default:
      g_assert_not_reached ();
    }
}
