/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/practice/ichomp-exercise.h"
#include "paper/layout/ichomp-paper-pages.h"

G_BEGIN_DECLS

#define ICHOMP_WORKSHEET_MAX_COUNT 60

/**
 * IchompPaperWorksheet:
 * @seed: determines the exercises
 * @kinds: their kinds, 1 << kind for each; at least one
 * @difficulty: 1 to %ICHOMP_EXERCISE_MAX_DIFFICULTY
 * @count: their number, 1 to %ICHOMP_WORKSHEET_MAX_COUNT
 * @per_page: their number on a page: 1, 2, 4 or 6
 * @solutions: whether to add the solutions, on separate pages
 */
typedef struct
{
  guint32 seed;
  guint kinds;
  guint difficulty;
  guint count;
  guint per_page;
  gboolean solutions;
  IchompPaperInk ink;
} IchompPaperWorksheet;

gboolean ichomp_paper_worksheet_is_per_page (guint per_page);
GPtrArray *ichomp_paper_worksheet_create_exercises (const IchompPaperWorksheet *self);
IchompPaperDocument *ichomp_paper_worksheet_create_document (const IchompPaperWorksheet *self,
                                                             IchompLanguage language);

G_END_DECLS
