/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-slot.h"
#include "ichomp-page-scroll.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_LESSON_BESIDE (ichomp_lesson_beside_get_type ())

G_DECLARE_FINAL_TYPE (IchompLessonBeside, ichomp_lesson_beside, ICHOMP, LESSON_BESIDE, GObject)

IchompLessonBeside *ichomp_lesson_beside_new (IchompLessonPage *page,
                                              GtkScrolledWindow *scroller,
                                              GtkWidget *content,
                                              IchompPageScroll *scroll);

IchompLanguage ichomp_lesson_beside_get_language (IchompLessonBeside *self);
void ichomp_lesson_beside_set_language (IchompLessonBeside *self, IchompLanguage language);
gboolean ichomp_lesson_beside_has_room (IchompLessonBeside *self);
gboolean ichomp_lesson_beside_makes_rows (IchompLessonBeside *self);
gboolean ichomp_lesson_beside_is_single (IchompLessonBeside *self);

void ichomp_lesson_beside_begin (IchompLessonBeside *self);
GtkWidget *ichomp_lesson_beside_create (IchompLessonBeside *self,
                                        const IchompLessonBlock *block,
                                        IchompLessonSlotFunc create);
void ichomp_lesson_beside_complete (IchompLessonBeside *self);

void ichomp_lesson_beside_change (IchompLessonBeside *self);
void ichomp_lesson_beside_measure (IchompLessonBeside *self);

G_END_DECLS
