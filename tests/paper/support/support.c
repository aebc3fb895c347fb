/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "support.h"

SgPosition *
parse_position (const char *text)
{
  g_autoptr (GError) error = NULL;
  SgPosition *position = sg_position_parse (text, &error);

  g_assert_no_error (error);
  return position;
}

SgAnalysis *
analyze_position (const char *text)
{
  g_autoptr (SgPosition) position = parse_position (text);
  g_autoptr (SgSolver) solver = sg_solver_new (position, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);

  return sg_analysis_new (solver, position);
}

IchompPaperBoard *
create_board (const char *text, IchompPaperBoardFlags flags)
{
  g_autoptr (SgAnalysis) analysis = analyze_position (text);
  IchompPaperBoard *board = ichomp_paper_board_new (sg_analysis_get_position (analysis));

  ichomp_paper_board_set_analysis (board, analysis);
  ichomp_paper_board_set_flags (board, flags);

  return board;
}

cairo_surface_t *
draw_pixels (const IchompPaperBoard *board, IchompPaperInk ink, double tile, int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  ichomp_paper_board_draw (board, cr, ink, tile);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}
