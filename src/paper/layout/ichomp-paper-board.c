/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The picture of a board for paper and for files. It has the proportions of the board in the
 * window, in fractions of a tile instead of whole pixels. */

#include "ichomp-paper-board.h"

#include <math.h>

#include "game/base/ichomp-digits.h"
#include "ichomp-paper-text.h"

/* In parts of a tile. */
#define LINE 0.07
#define GAP 0.07   /* between two tiles */
#define CROSS 0.42 /* between two quadrants */
#define HEAPS 0.25 /* between two heaps, at least */
#define RADIUS 0.14

/* How much larger tiles are that are written on. */
#define BLANK 1.4
#define COORDINATE 0.32
#define NUMBER 0.46
#define LONG_NUMBER 0.35

/* Of the value beside a quadrant, in points. */
#define VALUE_SIZE 13.0
#define BINARY_SIZE 9.0
#define MIN_COORDINATE_SIZE 4.5
#define VALUE_SPACE 6.0

/* The room for a digit, in parts of the font size. */
typedef struct
{
  double width;
  double height;
} Digit;

struct _IchompPaperBoard
{
  SgPosition *position;
  SgAnalysis *analysis; /* (nullable) */
  IchompShape shape;
  SgRule rule;
  IchompPaperBoardFlags flags;
  guint shown;   /* the quadrants whose values are shown, 1 << quadrant for each */
  GArray *marks; /* of SgMove */

  Digit coordinate;
  Digit value;
  Digit binary;
};

/* Measures the text, which consists of @n_digits digits. */
static Digit
measure_digit (PangoWeight weight, const char *digits, guint n_digits)
{
  const double size = 100;
  g_autoptr (PangoLayout) layout =
      ichomp_paper_text_create_number (&(IchompPaperFont){ size, weight }, digits);
  Digit digit;

  ichomp_paper_text_measure (layout, &digit.width, &digit.height);
  digit.width /= n_digits * size;
  digit.height /= size;

  return digit;
}

static IchompPaperBoard *
create (SgPosition *position)
{
  g_autofree char *number = ichomp_digits_printf ("%u", 8888u);
  IchompPaperBoard *self = g_new0 (IchompPaperBoard, 1);

  self->position = sg_position_ref (position);
  ichomp_shape_init (&self->shape, ICHOMP_PARTS_QUADRANTS, position);
  self->shown = ICHOMP_PAPER_ALL_QUADRANTS;
  self->marks = g_array_new (FALSE, FALSE, sizeof (SgMove));
  self->coordinate = measure_digit (PANGO_WEIGHT_NORMAL, number, 4);
  self->value = measure_digit (PANGO_WEIGHT_BOLD, number, 4);
  self->binary = measure_digit (PANGO_WEIGHT_NORMAL, "0000", 4);

  return self;
}

IchompPaperBoard *
ichomp_paper_board_new (SgPosition *position)
{
  return create (position);
}

/* Without numbers; @only may be %SG_N_QUADRANTS for all quadrants. */
IchompPaperBoard *
ichomp_paper_board_new_part (SgPosition *position, SgQuadrant only)
{
  IchompPaperBoard *self = create (position);
  SgBoard board = sg_position_get_board (position);

  if (only != SG_N_QUADRANTS)
    ichomp_shape_init_quadrant (&self->shape, &board, only);
  return self;
}

/**
 * ichomp_paper_board_new_quadrant:
 * @diagram: a diagram
 *
 * Returns: (transfer full): the picture of a single quadrant, in the orientation of the top right
 *   one; the empty diagram gets the space of one tile
 */
IchompPaperBoard *
ichomp_paper_board_new_quadrant (SgDiagram *diagram)
{
  g_autoptr (SgDiagram) empty = sg_diagram_new (NULL, 0);
  SgDiagram *diagrams[SG_N_QUADRANTS] = { empty, diagram, empty, empty };
  SgBoard board = { 2 * MAX (1, sg_diagram_get_n_columns (diagram)),
                    2 * MAX (1, sg_diagram_get_n_rows (diagram)) };
  g_autoptr (SgPosition) position = sg_position_new (&board, diagrams);

  return ichomp_paper_board_new_part (position, SG_QUADRANT_NE);
}

void
ichomp_paper_board_free (IchompPaperBoard *self)
{
  sg_position_unref (self->position);
  g_clear_pointer (&self->analysis, sg_analysis_unref);
  g_array_unref (self->marks);
  g_free (self);
}

SgPosition *
ichomp_paper_board_get_position (const IchompPaperBoard *self)
{
  return self->position;
}

/* Values are drawn only with an analysis. */
void
ichomp_paper_board_set_flags (IchompPaperBoard *self, IchompPaperBoardFlags flags)
{
  self->flags = flags;
}

/* @shape: with a place for each tile of the position; all four quadrants if it is not set */
void
ichomp_paper_board_set_shape (IchompPaperBoard *self, const IchompShape *shape)
{
  self->shape = *shape;
}

/* A poisoned tile has its own picture. */
void
ichomp_paper_board_set_rule (IchompPaperBoard *self, SgRule rule)
{
  self->rule = rule;
}

/* Of the position, under the rule; may be %NULL. */
void
ichomp_paper_board_set_analysis (IchompPaperBoard *self, SgAnalysis *analysis)
{
  g_clear_pointer (&self->analysis, sg_analysis_unref);
  if (analysis != NULL)
    self->analysis = sg_analysis_ref (analysis);
}

/* The quadrants whose values are drawn, 1 << quadrant for each. */
void
ichomp_paper_board_set_shown (IchompPaperBoard *self, guint quadrants)
{
  self->shown = quadrants;
}

/* Emphasizes a tile. In the picture of a single quadrant, the quadrant of @tile is ignored. */
void
ichomp_paper_board_add_mark (IchompPaperBoard *self, const SgMove *tile)
{
  SgMove mark = *tile;

  if (self->shape.parts == ICHOMP_PARTS_ONE)
    SG_FOREACH_QUADRANT (q)
      if (ichomp_shape_has_quadrant (&self->shape, q))
        mark.quadrant = q;
  g_array_append_val (self->marks, mark);
}

/* Sizes */

static gboolean
has_values (const IchompPaperBoard *self)
{
  return self->analysis != NULL && self->shown != 0
         && (self->flags & (ICHOMP_PAPER_BOARD_DECIMAL | ICHOMP_PAPER_BOARD_BINARY)) != 0;
}

static double
get_coordinate_size (double tile)
{
  return MAX (COORDINATE * tile, MIN_COORDINATE_SIZE);
}

static double
measure_side (const IchompPaperBoard *self)
{
  double width = 0;

  if (!has_values (self))
    return 0;

  if ((self->flags & ICHOMP_PAPER_BOARD_DECIMAL) != 0)
    width = 3 * self->value.width * VALUE_SIZE;
  if ((self->flags & ICHOMP_PAPER_BOARD_BINARY) != 0)
    width = MAX (width, sg_analysis_count_binary_digits (self->analysis) * self->binary.width
                            * BINARY_SIZE);

  return width + VALUE_SPACE;
}

/* A value with its binary digits below it. */
static double
measure_value_height (const IchompPaperBoard *self)
{
  double height = 0;

  if ((self->flags & ICHOMP_PAPER_BOARD_DECIMAL) != 0)
    height += self->value.height * VALUE_SIZE;
  if ((self->flags & ICHOMP_PAPER_BOARD_BINARY) != 0)
    height += self->binary.height * BINARY_SIZE;

  return height;
}

/* The margin around the tiles, with the coordinates of two digits. */
static double
get_margin (const IchompPaperBoard *self, double tile)
{
  double margin = tile * 0.16;

  if ((self->flags & ICHOMP_PAPER_BOARD_COORDINATES) != 0)
    margin += get_coordinate_size (tile)
              * (1 + MAX (2 * self->coordinate.width, self->coordinate.height) / 2);

  return margin;
}

/* The geometry of a board. Both directions follow the same rules: a row of cells, with a cut in the
 * middle if four quadrants meet there. */
typedef struct
{
  const IchompShape *shape;
  double tile;    /* the side of a tile */
  double row_gap; /* between two rows, in parts of a tile */
  double x;       /* of the first column of tiles */
  double y;       /* of the first row */
  double width;   /* of all columns */
  double height;  /* of all rows */
} Geometry;

static gboolean
is_crossed (const Geometry *self)
{
  return self->shape->parts == ICHOMP_PARTS_QUADRANTS;
}

static guint
get_n_tiles (const Geometry *self, gboolean columns)
{
  return columns ? self->shape->n_columns : self->shape->n_rows;
}

/* From the edge of the first cell to that of the cell at @index. */
static double
get_offset (const Geometry *self, gboolean columns, guint index)
{
  guint half = get_n_tiles (self, columns) / 2;
  double gap = columns ? GAP : self->row_gap;
  double offset = index + index * gap;

  if (is_crossed (self) && index >= half)
    offset += CROSS - (half > 0 ? gap : 0);

  return self->tile * offset;
}

static double
get_middle (const Geometry *self, gboolean columns, guint index)
{
  return (columns ? self->x : self->y) + get_offset (self, columns, index) + self->tile / 2;
}

/* The middle of the cut. */
static double
get_cross (const Geometry *self, gboolean columns)
{
  return (columns ? self->x : self->y) + get_offset (self, columns, get_n_tiles (self, columns) / 2)
         - self->tile * CROSS / 2;
}

static guint
get_coordinate (const Geometry *self, gboolean columns, guint index)
{
  return columns ? ichomp_shape_get_column_number (self->shape, index)
                 : ichomp_shape_get_row_number (self->shape, index);
}

static gboolean
has_heaps (const IchompPaperBoard *self)
{
  return self->shape.parts == ICHOMP_PARTS_HEAPS;
}

/* By how much the value of a heap is higher than its tiles. */
static double
get_excess (const IchompPaperBoard *self, double tile)
{
  return has_heaps (self) && has_values (self) ? MAX (measure_value_height (self) - tile, 0) : 0;
}

static double
get_row_gap (const IchompPaperBoard *self, double tile)
{
  return has_heaps (self) ? MAX (HEAPS, get_excess (self, tile) / tile) : GAP;
}

static void
geometry_init (Geometry *self, const IchompPaperBoard *board, double tile)
{
  *self = (Geometry){ .shape = &board->shape, .tile = tile, .row_gap = get_row_gap (board, tile) };
  self->x = measure_side (board) + get_margin (board, tile);
  self->y = get_margin (board, tile) + get_excess (board, tile) / 2;
  self->width = get_offset (self, TRUE, get_n_tiles (self, TRUE) - 1) + tile;
  self->height = get_offset (self, FALSE, get_n_tiles (self, FALSE) - 1) + tile;
}

void
ichomp_paper_board_measure (const IchompPaperBoard *self,
                            double tile,
                            double *width,
                            double *height)
{
  Geometry geometry;
  double values = has_values (self) ? 2 * measure_value_height (self) : 0;

  geometry_init (&geometry, self, tile);
  /* The values of heaps are on the left. */
  *width = geometry.width + 2 * geometry.x - (has_heaps (self) ? measure_side (self) : 0);
  *height = MAX (geometry.height, values) + 2 * geometry.y;
}

/**
 * ichomp_paper_board_fit:
 * @self: a board
 * @width: the available width, in points
 * @height: the available height, in points
 * @max_tile: the side of the largest tile to use, in points
 *
 * Returns: the side of the largest tiles with which the board fits, but at least
 *   %ICHOMP_PAPER_BOARD_MIN_TILE even if it does not fit
 */
double
ichomp_paper_board_fit (const IchompPaperBoard *self, double width, double height, double max_tile)
{
  double largest = (self->flags & ICHOMP_PAPER_BOARD_BLANK) != 0 ? max_tile * BLANK : max_tile;
  double fits = ICHOMP_PAPER_BOARD_MIN_TILE;
  double too_large = MAX (largest, fits);

  while (too_large - fits > 0.01)
    {
      double middle = (fits + too_large) / 2;
      double w;
      double h;

      ichomp_paper_board_measure (self, middle, &w, &h);
      if (w <= width && h <= height)
        fits = middle;
      else
        too_large = middle;
    }

  return fits;
}

/* Drawing */

static void
add_round (cairo_t *cr, double x, double y, double side, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + side - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + side - radius, y + side - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + side - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

static void
draw_hollow (cairo_t *cr, IchompPaperInk ink, double tile)
{
  double inset = tile * 0.04;

  ichomp_paper_ink_set_tone (ink, cr, ICHOMP_PAPER_TONE_LINE);
  cairo_set_line_width (cr, tile / 40);
  cairo_set_dash (cr, (double[]){ tile / 12, tile / 10 }, 2, 0);
  add_round (cr, -tile / 2 + inset, -tile / 2 + inset, tile - 2 * inset, RADIUS * tile);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* A skull as in the window. */
static void
draw_poison (cairo_t *cr, IchompPaperInk ink, double tile)
{
  gboolean black = ink == ICHOMP_PAPER_INK_BLACK;

  cairo_save (cr);
  cairo_scale (cr, tile, tile);
  cairo_translate (cr, -0.5, -0.5);

  cairo_set_source_rgb (cr, 1, 1, 1);
  if (black)
    {
      cairo_arc (cr, 0.5, 0.5, 0.4, 0, 2 * G_PI);
      cairo_fill (cr);
      cairo_set_source_rgb (cr, 0, 0, 0);
    }
  cairo_arc (cr, 0.5, 0.44, 0.27, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_rectangle (cr, 0.36, 0.6, 0.28, 0.2);
  cairo_fill (cr);

  cairo_set_source_rgb (cr, black ? 1 : 0, black ? 1 : 0, black ? 1 : 0);
  cairo_arc (cr, 0.4, 0.46, 0.075, 0, 2 * G_PI);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.6, 0.46, 0.075, 0, 2 * G_PI);
  cairo_rectangle (cr, 0.435, 0.69, 0.04, 0.11);
  cairo_rectangle (cr, 0.525, 0.69, 0.04, 0.11);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_mark (cairo_t *cr, double tile)
{
  double outer = tile / 14;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, 2 * outer);
  add_round (cr, -tile / 2 + 1.5 * outer, -tile / 2 + 1.5 * outer, tile - 3 * outer,
             RADIUS * tile - outer);
  cairo_stroke (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 1.4 * outer);
  add_round (cr, -tile / 2, -tile / 2, tile, RADIUS * tile);
  cairo_stroke (cr);
}

static void
draw_blank (cairo_t *cr, double tile)
{
  double inner = tile * 0.86;

  cairo_set_source_rgb (cr, 1, 1, 1);
  add_round (cr, -inner / 2, -inner / 2, inner, RADIUS * inner);
  cairo_fill (cr);
}

static void
draw_number (cairo_t *cr, IchompPaperInk ink, PangoLayout *layout, double tile)
{
  double width;

  ichomp_paper_text_measure (layout, &width, NULL);
  cairo_set_source_rgb (cr, 1, 1, 1);
  if (ink == ICHOMP_PAPER_INK_BLACK)
    {
      double side = MAX (width + tile * 0.14, tile * 0.64);

      add_round (cr, -side / 2, -side / 2, side, tile * 0.1);
      cairo_fill (cr);
      cairo_set_source_rgb (cr, 0, 0, 0);
    }
  ichomp_paper_text_draw (cr, layout, 0, 0, 0.5, 0.5);
}

static PangoLayout *
create_number (double size, PangoWeight weight)
{
  return ichomp_paper_text_create_number (&(IchompPaperFont){ size, weight }, "");
}

static void
set_number (PangoLayout *layout, guint number)
{
  g_autofree char *digits = ichomp_digits_printf ("%u", number);

  pango_layout_set_text (layout, digits, -1);
}

static void
draw_tile (const IchompPaperBoard *self,
           cairo_t *cr,
           IchompPaperInk ink,
           double side,
           const SgMove *tile,
           PangoLayout *layouts[2])
{
  if (!sg_position_has_tile (self->position, tile))
    {
      draw_hollow (cr, ink, side);
      return;
    }

  add_round (cr, -side / 2, -side / 2, side, RADIUS * side);
  ichomp_paper_ink_fill (ink, cr, tile->quadrant, side);
  if ((self->flags & ICHOMP_PAPER_BOARD_BLANK) != 0)
    draw_blank (cr, side);
  for (guint i = 0; i < self->marks->len; i++)
    if (sg_move_equal (tile, &g_array_index (self->marks, SgMove, i)))
      draw_mark (cr, side);

  if (sg_rule_is_poisoned (self->rule, tile))
    draw_poison (cr, ink, side);
  else if ((self->flags & ICHOMP_PAPER_BOARD_NUMBERS) != 0 && self->analysis != NULL)
    {
      guint number = sg_analysis_get_move_value (self->analysis, tile);
      PangoLayout *layout = layouts[number >= 100];

      set_number (layout, number);
      draw_number (cr, ink, layout, side);
    }
}

static void
draw_tiles (const IchompPaperBoard *self, cairo_t *cr, IchompPaperInk ink, const Geometry *geometry)
{
  g_autoptr (PangoLayout) number = create_number (NUMBER * geometry->tile, PANGO_WEIGHT_BOLD);
  g_autoptr (PangoLayout) long_number =
      create_number (LONG_NUMBER * geometry->tile, PANGO_WEIGHT_BOLD);
  PangoLayout *layouts[2] = { number, long_number };

  for (guint i = 0; i < ichomp_shape_count_cells (&self->shape); i++)
    {
      IchompCell cell = ichomp_shape_get_cell_at (&self->shape, i);
      SgMove tile;

      if (!ichomp_shape_find_move (&self->shape, &cell, &tile))
        continue;

      cairo_save (cr);
      cairo_translate (cr, get_middle (geometry, TRUE, cell.column),
                       get_middle (geometry, FALSE, cell.row));
      draw_tile (self, cr, ink, geometry->tile, &tile, layouts);
      cairo_restore (cr);
    }
}

static void
draw_cross (cairo_t *cr, const Geometry *geometry)
{
  double overhang = geometry->tile * 0.12;
  double x = get_cross (geometry, TRUE);
  double y = get_cross (geometry, FALSE);

  cairo_set_source_rgb (cr, 0.2, 0.2, 0.2);
  cairo_set_line_width (cr, LINE * geometry->tile);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, x, geometry->y - overhang);
  cairo_line_to (cr, x, geometry->y + geometry->height + overhang);
  cairo_move_to (cr, geometry->x - overhang, y);
  cairo_line_to (cr, geometry->x + geometry->width + overhang, y);
  cairo_stroke (cr);
}

/* Draws only every fifth number if there is not enough space. Heaps have their numbers where they
 * begin, and those of their tiles above them. */
static void
draw_coordinates (const IchompPaperBoard *self,
                  cairo_t *cr,
                  IchompPaperInk ink,
                  const Geometry *geometry,
                  gboolean columns)
{
  guint n_tiles = get_n_tiles (geometry, columns);
  double size = get_coordinate_size (geometry->tile);
  g_autoptr (PangoLayout) layout = create_number (size, PANGO_WEIGHT_NORMAL);
  guint step = 2 * self->coordinate.width * size <= geometry->tile ? 1 : 5;
  double near = (columns ? geometry->y : geometry->x) - size;
  double far =
      columns ? geometry->y + geometry->height + size : geometry->x + geometry->width + size;

  ichomp_paper_ink_set_tone (ink, cr, ICHOMP_PAPER_TONE_FAINT);
  for (guint i = 0; i < n_tiles; i++)
    {
      guint number = get_coordinate (geometry, columns, i);
      double at = get_middle (geometry, columns, i);

      if (number % step != 0)
        continue;
      set_number (layout, number);
      ichomp_paper_text_draw (cr, layout, columns ? at : near, columns ? near : at, 0.5, 0.5);
      if (!has_heaps (self))
        ichomp_paper_text_draw (cr, layout, columns ? at : far, columns ? far : at, 0.5, 0.5);
    }
}

/* A value next to the board, with its binary digits below it: at the outer end of its quadrant, or
 * in front of its heap. */
static void
draw_value (const IchompPaperBoard *self,
            cairo_t *cr,
            IchompPaperInk ink,
            const Geometry *geometry,
            SgQuadrant quadrant)
{
  guint value = sg_analysis_get_value (self->analysis, quadrant);
  gboolean decimal = (self->flags & ICHOMP_PAPER_BOARD_DECIMAL) != 0;
  gboolean binary = (self->flags & ICHOMP_PAPER_BOARD_BINARY) != 0;
  const IchompShapePart *part = &self->shape.quadrants[quadrant];
  gboolean is_left = part->leftwards || has_heaps (self);
  double xalign = is_left ? 1 : 0;
  double away = get_margin (self, geometry->tile) + VALUE_SPACE / 2;
  double x = is_left ? geometry->x - away : geometry->x + geometry->width + away;
  g_autoptr (PangoLayout) number = create_number (VALUE_SIZE, PANGO_WEIGHT_BOLD);
  g_autoptr (PangoLayout) digits = create_number (BINARY_SIZE, PANGO_WEIGHT_NORMAL);
  g_autofree char *text =
      sg_binary_to_string (value, sg_analysis_count_binary_digits (self->analysis));
  double height = measure_value_height (self);
  double y = part->upwards ? geometry->y : geometry->y + MAX (geometry->height - height, height);

  if (has_heaps (self))
    y = get_middle (geometry, FALSE, part->corner.row) - height / 2;

  set_number (number, value);
  pango_layout_set_text (digits, text, -1);

  ichomp_paper_ink_set_strong (ink, cr, quadrant);
  if (decimal)
    ichomp_paper_text_draw (cr, number, x, y, xalign, 0);
  if (binary)
    ichomp_paper_text_draw (cr, digits, x, y + height, xalign, 1);
}

static void
draw_values (const IchompPaperBoard *self,
             cairo_t *cr,
             IchompPaperInk ink,
             const Geometry *geometry)
{
  SG_FOREACH_QUADRANT (q)
    if ((self->shown >> q & 1) != 0 && ichomp_shape_has_quadrant (&self->shape, q))
      draw_value (self, cr, ink, geometry, q);
}

/**
 * ichomp_paper_board_draw:
 * @self: a board
 * @cr: where to draw, its corner at the origin
 * @ink: the ink
 * @tile: the side of a tile in points
 *
 * The board is never mirrored for right-to-left languages.
 */
void
ichomp_paper_board_draw (const IchompPaperBoard *self, cairo_t *cr, IchompPaperInk ink, double tile)
{
  Geometry geometry;

  geometry_init (&geometry, self, tile);

  cairo_save (cr);
  draw_tiles (self, cr, ink, &geometry);
  if (is_crossed (&geometry))
    draw_cross (cr, &geometry);
  if ((self->flags & ICHOMP_PAPER_BOARD_COORDINATES) != 0)
    {
      draw_coordinates (self, cr, ink, &geometry, TRUE);
      draw_coordinates (self, cr, ink, &geometry, FALSE);
    }
  if (has_values (self))
    draw_values (self, cr, ink, &geometry);
  cairo_restore (cr);
}
