/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson.h"

G_BEGIN_DECLS

const char *ichomp_chapter_get_title (IchompChapter chapter);
const char *ichomp_lesson_block_title (const IchompLessonBlock *block);
char *ichomp_lesson_teacher_dup_worksheet (const IchompLessonBlock *teacher);

G_END_DECLS
