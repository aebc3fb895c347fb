/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "engine/sg.h"

G_BEGIN_DECLS

/**
 * IchompPaperInk:
 * @ICHOMP_PAPER_INK_COLOR: the colours of the window in its light appearance
 * @ICHOMP_PAPER_INK_BLACK: black on white, with a pattern for each quadrant
 */
typedef enum
{
  ICHOMP_PAPER_INK_COLOR,
  ICHOMP_PAPER_INK_BLACK,
} IchompPaperInk;

/**
 * IchompPaperTone:
 * @ICHOMP_PAPER_TONE_FAINT: for the head and foot of a page and for coordinates
 * @ICHOMP_PAPER_TONE_LINE: for lines between parts
 * @ICHOMP_PAPER_TONE_SHADE: for the ground of a highlighted cell
 *
 * The colours of everything but quadrants.
 */
typedef enum
{
  ICHOMP_PAPER_TONE_TEXT,
  ICHOMP_PAPER_TONE_FAINT,
  ICHOMP_PAPER_TONE_LINE,
  ICHOMP_PAPER_TONE_SHADE,
} IchompPaperTone;

#define ICHOMP_N_PAPER_TONES (ICHOMP_PAPER_TONE_SHADE + 1)

void ichomp_paper_ink_set_tone (IchompPaperInk self, cairo_t *cr, IchompPaperTone tone);
void ichomp_paper_ink_set_strong (IchompPaperInk self, cairo_t *cr, SgQuadrant quadrant);
void ichomp_paper_ink_fill (IchompPaperInk self, cairo_t *cr, SgQuadrant quadrant, double tile);

G_END_DECLS
