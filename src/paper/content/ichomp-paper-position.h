/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "layout/ichomp-paper-pages.h"

G_BEGIN_DECLS

/**
 * IchompPaperShown:
 * @board: what the board shows besides its tiles
 * @quadrants: the quadrants whose values are shown, a bit each
 * @nim_sum: whether u is shown
 * @outcome: whether it is shown who wins
 *
 * Which numbers of a position may be seen. A plain value.
 */
typedef struct
{
  IchompPaperBoardFlags board;
  guint quadrants;
  gboolean nim_sum;
  gboolean outcome;
} IchompPaperShown;

IchompPaperBoard *ichomp_paper_board_new_shown (SgPosition *position,
                                                SgAnalysis *analysis,
                                                const IchompPaperShown *shown);
IchompPaperDocument *ichomp_paper_position_new (SgPosition *position,
                                                SgAnalysis *analysis,
                                                const char *rules,
                                                const IchompPaperShown *shown,
                                                IchompLanguage language,
                                                IchompPaperInk ink);
IchompPaperDocument *ichomp_paper_explanation_new (SgAnalysis *analysis,
                                                   const char *rules,
                                                   IchompLanguage language,
                                                   IchompPaperInk ink);

G_END_DECLS
