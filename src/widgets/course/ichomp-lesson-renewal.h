/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-slot.h"
#include "ichomp-page-scroll.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_LESSON_RENEWAL (ichomp_lesson_renewal_get_type ())

G_DECLARE_FINAL_TYPE (IchompLessonRenewal, ichomp_lesson_renewal, ICHOMP, LESSON_RENEWAL, GObject)

IchompLessonRenewal *ichomp_lesson_renewal_new (GtkScrolledWindow *scroller,
                                                GtkWidget *column,
                                                IchompPageScroll *scroll);

void ichomp_lesson_renewal_add (IchompLessonRenewal *self, IchompLessonSlot *slot);
void ichomp_lesson_renewal_complete (IchompLessonRenewal *self);
void ichomp_lesson_renewal_clear (IchompLessonRenewal *self);
void ichomp_lesson_renewal_begin (IchompLessonRenewal *self);
gboolean ichomp_lesson_renewal_is_done (IchompLessonRenewal *self);

G_END_DECLS
