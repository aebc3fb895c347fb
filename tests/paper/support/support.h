/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "paper/layout/ichomp-paper-board.h"

G_BEGIN_DECLS

SgPosition *parse_position (const char *text);
SgAnalysis *analyze_position (const char *text);
IchompPaperBoard *create_board (const char *text, IchompPaperBoardFlags flags);
cairo_surface_t *
draw_pixels (const IchompPaperBoard *board, IchompPaperInk ink, double tile, int width, int height);

G_END_DECLS
