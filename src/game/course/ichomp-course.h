/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/play/ichomp-session.h"
#include "game/practice/ichomp-practice.h"
#include "ichomp-lesson-progress.h"
#include "ichomp-lesson-state.h"
#include "ichomp-library.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_COURSE (ichomp_course_get_type ())

G_DECLARE_FINAL_TYPE (IchompCourse, ichomp_course, ICHOMP, COURSE, GObject)

IchompCourse *ichomp_course_new (IchompLibrary *library, IchompLessonProgress *progress);

IchompLibrary *ichomp_course_get_library (IchompCourse *self);
IchompLessonProgress *ichomp_course_get_progress (IchompCourse *self);
IchompMistakes *ichomp_course_get_mistakes (IchompCourse *self);
IchompPractice *ichomp_course_get_practice (IchompCourse *self);

IchompLessonState *ichomp_course_get_state (IchompCourse *self, IchompLesson *lesson);
void ichomp_course_replace (IchompCourse *self, IchompLesson *before, IchompLesson *lesson);

void ichomp_course_review_game (IchompCourse *self, IchompSession *session);
void ichomp_course_leave_mistakes (IchompCourse *self);
void ichomp_course_forget (IchompCourse *self);

G_END_DECLS
