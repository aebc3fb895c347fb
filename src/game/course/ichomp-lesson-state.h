/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/practice/ichomp-mistakes.h"
#include "ichomp-block-state.h"
#include "ichomp-lesson-progress.h"
#include "ichomp-library.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_LESSON_STATE (ichomp_lesson_state_get_type ())

G_DECLARE_FINAL_TYPE (IchompLessonState, ichomp_lesson_state, ICHOMP, LESSON_STATE, GObject)

IchompLessonState *ichomp_lesson_state_new (IchompLesson *lesson,
                                            IchompLibrary *library,
                                            IchompLessonProgress *progress,
                                            IchompMistakes *mistakes);
IchompLessonState *ichomp_lesson_state_new_asked (IchompLesson *lesson,
                                                  const IchompLessonBlock *asked,
                                                  IchompLibrary *library,
                                                  IchompLessonProgress *progress);

IchompLesson *ichomp_lesson_state_get_lesson (IchompLessonState *self);
const IchompLessonBlock *ichomp_lesson_state_get_asked (IchompLessonState *self);
gpointer ichomp_lesson_state_get (IchompLessonState *self, const IchompLessonBlock *block);

void ichomp_lesson_state_recall (IchompLessonState *self);
const IchompLessonBlock *ichomp_lesson_state_get_recalled (IchompLessonState *self);

void ichomp_lesson_state_keep_place (IchompLessonState *self, GArray *path, double fraction);
GArray *ichomp_lesson_state_get_place (IchompLessonState *self, double *fraction);

void ichomp_lesson_state_adopt (IchompLessonState *self, IchompLessonState *before);

G_END_DECLS
