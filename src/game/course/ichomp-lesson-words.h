/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson.h"

G_BEGIN_DECLS

const char *ichomp_lesson_part_title (IchompLessonPart part);
const char *ichomp_lesson_recap_title (void);
const char *ichomp_lesson_recalled_title (void);
const char *ichomp_lesson_review_title (const IchompLessonBlock *recap);
const char *ichomp_lesson_teacher_title (void);
char *ichomp_lesson_teacher_dup_worksheet (const IchompLessonBlock *teacher);

G_END_DECLS
