/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/course/ichomp-lesson-progress.h"

G_BEGIN_DECLS

IchompLesson *lesson_support_parse (const char *id, const char *blocks);
void lesson_support_mark (IchompLessonProgress *progress, const char *id, gboolean done);
gboolean lesson_support_is_done (IchompLessonProgress *progress, const char *id);

G_END_DECLS
