/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/course/ichomp-course.h"
#include "app/window/ichomp-window.h"

G_BEGIN_DECLS

void ichomp_learning_add (IchompWindow *window, IchompCourse *course);

IchompLesson *ichomp_learning_get_lesson (IchompWindow *window);
IchompLibrary *ichomp_learning_get_library (IchompWindow *window);
void ichomp_learning_open_lesson (IchompWindow *window, const char *lesson, const char *section);
void ichomp_learning_open_file (IchompWindow *window, GFile *file);

G_END_DECLS
