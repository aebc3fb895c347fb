/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ichomp-lesson-context.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_LESSON_PAGE (ichomp_lesson_page_get_type ())

G_DECLARE_FINAL_TYPE (IchompLessonPage, ichomp_lesson_page, ICHOMP, LESSON_PAGE, GtkWidget)

GtkWidget *ichomp_lesson_page_new (IchompCourse *course);

void ichomp_lesson_page_show (IchompLessonPage *self, IchompLesson *lesson, const char *section);
void ichomp_lesson_page_ask (IchompLessonPage *self,
                             IchompLesson *lesson,
                             const IchompLessonBlock *question);
void ichomp_lesson_page_go_to (IchompLessonPage *self, const IchompLessonPlace *place);
void ichomp_lesson_page_replace (IchompLessonPage *self, IchompLesson *lesson);
gboolean ichomp_lesson_page_set_beside (IchompLessonPage *self, IchompLanguage language);
gboolean ichomp_lesson_page_is_updated (IchompLessonPage *self);
IchompLesson *ichomp_lesson_page_get_lesson (IchompLessonPage *self);
IchompLessonContext *ichomp_lesson_page_get_context (IchompLessonPage *self);

G_END_DECLS
