/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/course/ichomp-lesson-progress.h"
#include "game/course/ichomp-library.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_LESSON_LIST (ichomp_lesson_list_get_type ())

G_DECLARE_FINAL_TYPE (IchompLessonList, ichomp_lesson_list, ICHOMP, LESSON_LIST, GtkBox)

void ichomp_lesson_list_set_library (IchompLessonList *self,
                                     IchompLibrary *library,
                                     IchompLessonProgress *progress);
void ichomp_lesson_list_mark (IchompLessonList *self, guint index);
void ichomp_lesson_list_focus_row (IchompLessonList *self, guint index);
void ichomp_lesson_list_end_search (IchompLessonList *self);

G_END_DECLS
