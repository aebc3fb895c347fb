/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-page.h"

G_BEGIN_DECLS

GtkWidget *ichomp_lesson_header_footer_create_header (IchompLessonPage *page,
                                                      const IchompLessonBlock *root);
GtkWidget *ichomp_lesson_header_footer_create_footer (IchompLessonPage *page,
                                                      const IchompLessonBlock *root);

G_END_DECLS
