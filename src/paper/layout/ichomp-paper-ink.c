/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The colours of the quadrants, and patterns instead of them for black ink. A pattern is drawn
 * as lines, not as a picture, so that it is sharp on paper and small in a file. */

#include "ichomp-paper-ink.h"

#include <math.h>

#include "ichomp-paper-colors.h"

/* The number of lines of a pattern across a tile. */
#define N_LINES 4.0

static void
set_rgb (cairo_t *cr, guint32 rgb)
{
  cairo_set_source_rgb (cr, (rgb >> 16 & 0xff) / 255.0, (rgb >> 8 & 0xff) / 255.0,
                        (rgb & 0xff) / 255.0);
}

/* Sets the source of cairo. */
void
ichomp_paper_ink_set_tone (IchompPaperInk self, cairo_t *cr, IchompPaperTone tone)
{
  static const guint32 tones[][2] = {
    [ICHOMP_PAPER_TONE_TEXT] = { 0x000000, 0x000000 },
    [ICHOMP_PAPER_TONE_FAINT] = { ICHOMP_COORDINATE, 0x000000 },
    [ICHOMP_PAPER_TONE_LINE] = { 0xa6a4ab, 0x8c8c8c },
    [ICHOMP_PAPER_TONE_SHADE] = { 0xebeaed, 0xe4e4e4 },
  };
  G_STATIC_ASSERT (G_N_ELEMENTS (tones) == ICHOMP_N_PAPER_TONES);

  set_rgb (cr, tones[tone][self]);
}

/* Sets the source of cairo to the colour of the numbers of a quadrant on white. */
void
ichomp_paper_ink_set_strong (IchompPaperInk self, cairo_t *cr, SgQuadrant quadrant)
{
  static const guint32 strongs[SG_N_QUADRANTS] = { ICHOMP_NW_STRONG, ICHOMP_NE_STRONG,
                                                   ICHOMP_SW_STRONG, ICHOMP_SE_STRONG };

  set_rgb (cr, self == ICHOMP_PAPER_INK_BLACK ? 0 : strongs[quadrant]);
}

/* Draws lines that cover a square around the origin; @reach is half of its diagonal. */
static void
draw_lines (cairo_t *cr, double reach, double distance)
{
  int n = (int)ceil (reach / distance);

  for (int i = -n; i <= n; i++)
    {
      cairo_move_to (cr, -reach, i * distance);
      cairo_line_to (cr, reach, i * distance);
    }
  cairo_stroke (cr);
}

static void
draw_dots (cairo_t *cr, double reach, double distance, double radius)
{
  int n = (int)ceil (reach / distance);

  for (int row = -n; row <= n; row++)
    for (int column = -n; column <= n; column++)
      {
        double x = (column + (row % 2 == 0 ? 0 : 0.5)) * distance;

        cairo_new_sub_path (cr);
        cairo_arc (cr, x, row * distance, radius, 0, 2 * G_PI);
      }
  cairo_fill (cr);
}

/* Falling lines, dots, level lines and a lattice: they stay distinct on a page that is turned
 * upside down, where quadrants change places. */
static void
draw_pattern (cairo_t *cr, SgQuadrant quadrant, double tile)
{
  double reach = tile * G_SQRT2 / 2;
  double distance = tile / N_LINES;

  cairo_set_line_width (cr, tile / 20);
  cairo_set_source_rgb (cr, 0, 0, 0);

  switch (quadrant)
    {
    case SG_QUADRANT_NW:
      cairo_rotate (cr, G_PI / 4);
      draw_lines (cr, reach, distance * 0.8);
      break;
    case SG_QUADRANT_NE:
      draw_dots (cr, reach, distance * 1.05, tile / 16);
      break;
    case SG_QUADRANT_SW:
      draw_lines (cr, reach, distance * 0.8);
      break;
    case SG_QUADRANT_SE:
      cairo_set_line_width (cr, tile / 28);
      cairo_rotate (cr, G_PI / 4);
      draw_lines (cr, reach, distance * 1.1);
      cairo_rotate (cr, G_PI / 2);
      draw_lines (cr, reach, distance * 1.1);
      break;
    }
}

/*< private >
 * ichomp_paper_ink_fill:
 * @self: an ink
 * @cr: where to draw; its path is a tile around the origin, and is cleared
 * @quadrant: the quadrant of the tile
 * @tile: the side of the tile
 *
 * Fills a tile with the colour or pattern of its quadrant.
 */
void
ichomp_paper_ink_fill (IchompPaperInk self, cairo_t *cr, SgQuadrant quadrant, double tile)
{
  static const guint32 fills[SG_N_QUADRANTS] = { ICHOMP_NW, ICHOMP_NE, ICHOMP_SW, ICHOMP_SE };
  cairo_path_t *outline;

  if (self == ICHOMP_PAPER_INK_COLOR)
    {
      set_rgb (cr, fills[quadrant]);
      cairo_fill (cr);
      return;
    }

  outline = cairo_copy_path (cr);
  cairo_save (cr);
  cairo_clip (cr);
  draw_pattern (cr, quadrant, tile);
  cairo_restore (cr);

  cairo_append_path (cr, outline);
  cairo_path_destroy (outline);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, tile / 22);
  cairo_stroke (cr);
}
