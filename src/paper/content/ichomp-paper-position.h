/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paper/layout/ichomp-paper-pages.h"

G_BEGIN_DECLS

/**
 * IchompPaperShown:
 * @board: the numbers on the board
 * @quadrants: the quadrants whose values are shown, 1 << quadrant for each
 * @nim_sum: whether to show u
 * @outcome: whether to show who wins
 *
 * The numbers of a position to show.
 */
typedef struct
{
  IchompPaperBoardFlags board;
  guint quadrants;
  gboolean nim_sum;
  gboolean outcome;
} IchompPaperShown;

IchompPaperBoard *ichomp_paper_board_new_shown (SgPosition *position,
                                                const IchompShape *shape,
                                                SgAnalysis *analysis,
                                                const IchompPaperShown *shown);
IchompPaperDocument *ichomp_paper_position_new (SgPosition *position,
                                                const IchompShape *shape,
                                                SgAnalysis *analysis,
                                                const char *rules,
                                                const IchompPaperShown *shown,
                                                IchompLanguage language,
                                                IchompPaperInk ink);
IchompPaperDocument *ichomp_paper_explanation_new (SgAnalysis *analysis,
                                                   const IchompShape *shape,
                                                   const char *rules,
                                                   IchompLanguage language,
                                                   IchompPaperInk ink);

G_END_DECLS
