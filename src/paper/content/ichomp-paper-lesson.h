/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/course/ichomp-lesson.h"
#include "paper/layout/ichomp-paper-pages.h"

G_BEGIN_DECLS

IchompPaperDocument *
ichomp_paper_lesson_new (IchompLesson *lesson, IchompLanguage language, IchompPaperInk ink);

G_END_DECLS
