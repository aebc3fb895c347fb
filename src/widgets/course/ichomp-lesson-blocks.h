/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-context.h"

G_BEGIN_DECLS

const IchompLessonBlock *ichomp_lesson_blocks_get_block (GtkWidget *widget);
GtkWidget *ichomp_lesson_blocks_create (IchompLessonContext *context,
                                        const IchompLessonBlock *block);
GtkWidget *ichomp_lesson_blocks_create_heading (IchompLessonContext *context,
                                                const IchompLessonBlock *block);

G_END_DECLS
