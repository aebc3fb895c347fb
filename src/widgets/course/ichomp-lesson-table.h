/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-context.h"

G_BEGIN_DECLS

GtkWidget *ichomp_lesson_table_create (IchompLessonContext *context,
                                       const IchompLessonBlock *block);

G_END_DECLS
