/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-block.h"

G_BEGIN_DECLS

gboolean ichomp_lesson_question_is_right_tile (const IchompLessonBlock *self,
                                               const SgAnalysis *analysis,
                                               const SgMove *tile);
GArray *ichomp_lesson_question_list_right_tiles (const IchompLessonBlock *self,
                                                 const SgAnalysis *analysis);
char *ichomp_lesson_question_dup_tiles (const GArray *tiles);
const IchompLessonBlock *ichomp_lesson_question_find_wrong_tile (const IchompLessonBlock *self,
                                                                 const SgMove *tile);
const IchompLessonBlock *ichomp_lesson_question_find_wrong_number (const IchompLessonBlock *self,
                                                                   guint number);

G_END_DECLS
