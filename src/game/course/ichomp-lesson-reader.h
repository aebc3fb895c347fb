/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-error.h"
#include "ichomp-lesson.h"

G_BEGIN_DECLS

GBytes *ichomp_lesson_read_file (const char *path, GError **error);
IchompLesson *ichomp_lesson_load_file (const char *path, GError **error);
IchompLesson *ichomp_lesson_parse (const char *text, gsize length, GError **error);

G_END_DECLS
