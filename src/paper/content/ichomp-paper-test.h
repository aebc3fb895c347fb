/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/course/ichomp-lesson-test.h"
#include "paper/layout/ichomp-paper-pages.h"

G_BEGIN_DECLS

IchompPaperDocument *ichomp_paper_test_new (const IchompLessonTest *test,
                                            IchompLesson *lesson,
                                            gboolean answers,
                                            IchompLanguage language,
                                            IchompPaperInk ink);

G_END_DECLS
