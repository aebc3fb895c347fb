/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-library.h"

G_BEGIN_DECLS

gboolean ichomp_lesson_check (IchompLesson *lesson, IchompLibrary *library, GPtrArray *complaints);
char *ichomp_lesson_check_file (const char *path, gboolean *ok);

G_END_DECLS
