/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/course/ichomp-course.h"
#include "ichomp-lesson-row.h"

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
void ichomp_lesson_page_forget (IchompLessonPage *self);
gboolean ichomp_lesson_page_set_beside (IchompLessonPage *self, IchompLanguage language);
gboolean ichomp_lesson_page_is_updated (IchompLessonPage *self);
IchompLesson *ichomp_lesson_page_get_lesson (IchompLessonPage *self);

/*< private >
 * For the parts of a page. */
gboolean
ichomp_lesson_page_follow_link (IchompLessonPage *self, GtkWidget *widget, const char *uri);
GtkWidget *ichomp_lesson_page_create_row (IchompLessonPage *self,
                                          const IchompLessonBlock *block,
                                          IchompBlockFunc create);
void ichomp_lesson_page_tell_missed (IchompLessonPage *self, const IchompExercise *exercise);
IchompLibrary *ichomp_lesson_page_get_library (IchompLessonPage *self);
IchompLessonProgress *ichomp_lesson_page_get_progress (IchompLessonPage *self);
void ichomp_lesson_page_reveal_start (IchompLessonPage *self, GtkWidget *part);
void ichomp_lesson_page_reveal_end (IchompLessonPage *self, GtkWidget *grown);
void ichomp_lesson_page_try (IchompLessonPage *self, const IchompLessonBlock *block);
void ichomp_lesson_page_practise (IchompLessonPage *self, const IchompLessonBlock *block);
void ichomp_lesson_page_record_miss (IchompLessonPage *self, const IchompLessonBlock *block);
void ichomp_lesson_page_record_answer (IchompLessonPage *self, const IchompLessonBlock *block);
gboolean ichomp_lesson_page_is_answered (IchompLessonPage *self, const IchompLessonBlock *block);

G_END_DECLS
