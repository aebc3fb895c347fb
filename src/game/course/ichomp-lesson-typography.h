/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-block.h"

G_BEGIN_DECLS

/**
 * IchompColumn:
 * @ICHOMP_COLUMN_TEXT: text, which begins where lines begin
 * @ICHOMP_COLUMN_SAME: numbers of the same length, which stand in the middle
 * @ICHOMP_COLUMN_NUMBERS: numbers whose last digits stand below each other, in every language
 *
 * What stands in a column of a table, and where.
 */
typedef enum
{
  ICHOMP_COLUMN_TEXT,
  ICHOMP_COLUMN_SAME,
  ICHOMP_COLUMN_NUMBERS,
} IchompColumn;

IchompInline *ichomp_lesson_typography_set (const IchompLessonBlock *block);
IchompColumn ichomp_lesson_typography_get_column (const IchompLessonBlock *table, guint column);

G_END_DECLS
