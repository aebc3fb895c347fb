/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-page.h"

G_BEGIN_DECLS

typedef GtkWidget *(*IchompLessonCreateFunc) (IchompLessonPage *page,
                                              const IchompLessonBlock *block);

GtkWidget *ichomp_lesson_beside_create (IchompLessonPage *page,
                                        const IchompLessonBlock *block,
                                        IchompLessonCreateFunc create);
GtkWidget *ichomp_lesson_beside_create_two (IchompLessonPage *page,
                                            const IchompLessonBlock *block,
                                            IchompLessonCreateFunc create,
                                            IchompLessonCreateFunc create_second);
void ichomp_lesson_beside_title (IchompLessonPage *page,
                                 const IchompLessonBlock *block,
                                 GtkWidget *expander,
                                 IchompLessonCreateFunc create);

void ichomp_lesson_beside_join (IchompLessonPage *page,
                                const IchompLessonBlock *block,
                                GtkWidget *first,
                                IchompLessonCreateFunc create);

G_END_DECLS
