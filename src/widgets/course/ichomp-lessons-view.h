/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ichomp-lesson-context.h"
#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_LESSONS_VIEW (ichomp_lessons_view_get_type ())

G_DECLARE_FINAL_TYPE (IchompLessonsView, ichomp_lessons_view, ICHOMP, LESSONS_VIEW, GtkBox)

GtkWidget *ichomp_lessons_view_new (IchompCourse *course);
void ichomp_lessons_view_follow (IchompLessonsView *self, GSettings *settings);

gboolean
ichomp_lessons_view_open (IchompLessonsView *self, const char *lesson, const char *section);
void ichomp_lessons_view_open_file (IchompLessonsView *self, GFile *file);
void ichomp_lessons_view_forget (IchompLessonsView *self);
void ichomp_lessons_view_focus (IchompLessonsView *self);
IchompLesson *ichomp_lessons_view_get_lesson (IchompLessonsView *self);
IchompLessonContext *ichomp_lessons_view_get_context (IchompLessonsView *self);

G_END_DECLS
