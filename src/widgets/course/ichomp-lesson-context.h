/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/course/ichomp-course.h"
#include "ichomp-page-scroll.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_LESSON_CONTEXT (ichomp_lesson_context_get_type ())

G_DECLARE_FINAL_TYPE (IchompLessonContext, ichomp_lesson_context, ICHOMP, LESSON_CONTEXT, GObject)

/* Makes a widget for a block, in the current language. */
typedef GtkWidget *(*IchompBlockFunc) (IchompLessonContext *context,
                                       const IchompLessonBlock *block);

IchompLessonContext *ichomp_lesson_context_new (IchompCourse *course, IchompPageScroll *scroll);

IchompCourse *ichomp_lesson_context_get_course (IchompLessonContext *self);
IchompLibrary *ichomp_lesson_context_get_library (IchompLessonContext *self);
IchompLessonProgress *ichomp_lesson_context_get_progress (IchompLessonContext *self);
IchompPageScroll *ichomp_lesson_context_get_scroll (IchompLessonContext *self);
GPtrArray *ichomp_lesson_context_get_rows (IchompLessonContext *self);

/* What is on show */
void ichomp_lesson_context_begin (IchompLessonContext *self, IchompLessonState *state);
IchompLesson *ichomp_lesson_context_get_lesson (IchompLessonContext *self);
IchompLessonState *ichomp_lesson_context_get_lesson_state (IchompLessonContext *self);
gpointer ichomp_lesson_context_get_state (IchompLessonContext *self,
                                          const IchompLessonBlock *block);

void ichomp_lesson_context_set_second (IchompLessonContext *self, IchompLanguage language);
IchompLanguage ichomp_lesson_context_get_second (IchompLessonContext *self);

/* What the user wants */
gboolean
ichomp_lesson_context_follow_link (IchompLessonContext *self, GtkWidget *widget, const char *uri);
void ichomp_lesson_context_open (IchompLessonContext *self, const char *lesson);
void ichomp_lesson_context_go_on (IchompLessonContext *self, const char *section);
void ichomp_lesson_context_try (IchompLessonContext *self, const IchompLessonBlock *block);
void ichomp_lesson_context_practise (IchompLessonContext *self, const IchompLessonBlock *block);

G_END_DECLS
