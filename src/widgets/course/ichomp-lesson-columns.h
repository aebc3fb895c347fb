/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "course/ichomp-lesson-block.h"

G_BEGIN_DECLS

void ichomp_lesson_columns_align (GtkGrid *grid, const IchompLessonBlock *table);

G_END_DECLS
