/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/course/ichomp-course.h"
#include "app/window/ichomp-window.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_LEARNING (ichomp_learning_get_type ())

G_DECLARE_FINAL_TYPE (IchompLearning, ichomp_learning, ICHOMP, LEARNING, GObject)

IchompLearning *ichomp_learning_new (IchompWindow *window, IchompCourse *course);

IchompWindow *ichomp_learning_get_window (IchompLearning *self);
IchompLesson *ichomp_learning_get_lesson (IchompLearning *self);
IchompLibrary *ichomp_learning_get_library (IchompLearning *self);
void ichomp_learning_open_lesson (IchompLearning *self, const char *lesson, const char *section);
void ichomp_learning_open_file (IchompLearning *self, GFile *file);

G_END_DECLS
