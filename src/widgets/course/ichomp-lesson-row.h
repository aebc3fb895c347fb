/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/base/ichomp-i18n.h"
#include "ichomp-lesson-context.h"
#include "widgets/kit/ichomp-container.h"

G_BEGIN_DECLS

/* A row only passes its page to the function that creates its widgets. */
#define ICHOMP_TYPE_LESSON_ROW (ichomp_lesson_row_get_type ())

G_DECLARE_FINAL_TYPE (IchompLessonRow, ichomp_lesson_row, ICHOMP, LESSON_ROW, IchompContainer)

GtkWidget *ichomp_lesson_row_new (IchompLessonContext *context,
                                  const IchompLessonBlock *block,
                                  IchompBlockFunc create);
IchompLessonContext *ichomp_lesson_row_get_context (IchompLessonRow *self);
void ichomp_lesson_row_hide_second (IchompLessonRow *self);

G_END_DECLS
