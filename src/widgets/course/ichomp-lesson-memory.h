/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/course/ichomp-lesson.h"
#include "ichomp-page-scroll.h"

G_BEGIN_DECLS

typedef struct _IchompLessonMemory IchompLessonMemory;

IchompLessonMemory *ichomp_lesson_memory_new (GtkWidget *content, IchompPageScroll *scroll);
void ichomp_lesson_memory_free (IchompLessonMemory *self);

void ichomp_lesson_memory_keep (IchompLessonMemory *self, IchompLesson *lesson);
void
ichomp_lesson_memory_hand_over (IchompLessonMemory *self, IchompLesson *from, IchompLesson *to);
void ichomp_lesson_memory_restore (IchompLessonMemory *self, IchompLesson *lesson);
gboolean ichomp_lesson_memory_go_back (IchompLessonMemory *self, IchompLesson *lesson);
void ichomp_lesson_memory_forget (IchompLessonMemory *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (IchompLessonMemory, ichomp_lesson_memory_free)

G_END_DECLS
