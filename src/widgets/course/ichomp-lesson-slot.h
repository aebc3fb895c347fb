/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-page.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_LESSON_SLOT (ichomp_lesson_slot_get_type ())

G_DECLARE_FINAL_TYPE (IchompLessonSlot, ichomp_lesson_slot, ICHOMP, LESSON_SLOT, GtkWidget)

/**
 * IchompLessonSlotFunc:
 * @page: the page
 * @block: a block of its lesson
 *
 * Returns: (transfer floating): the widget for it, in the language that is spoken
 */
typedef GtkWidget *(*IchompLessonSlotFunc) (IchompLessonPage *page, const IchompLessonBlock *block);

GtkWidget *ichomp_lesson_slot_new (IchompLessonPage *page,
                                   const IchompLessonBlock *block,
                                   IchompLessonSlotFunc create);

void ichomp_lesson_slot_put_off (IchompLessonSlot *self);
gboolean ichomp_lesson_slot_is_put_off (IchompLessonSlot *self);
void ichomp_lesson_slot_hold_size (IchompLessonSlot *self, gboolean hold);
void ichomp_lesson_slot_renew (IchompLessonSlot *self);

G_END_DECLS
