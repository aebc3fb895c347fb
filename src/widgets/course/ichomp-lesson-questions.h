/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-page.h"

G_BEGIN_DECLS

GtkWidget *ichomp_lesson_questions_create (IchompLessonPage *page, const IchompLessonBlock *block);

G_END_DECLS
