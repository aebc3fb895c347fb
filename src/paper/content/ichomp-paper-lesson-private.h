/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "course/ichomp-lesson.h"
#include "layout/ichomp-paper-block.h"

G_BEGIN_DECLS

/*< private >
 * IchompPaperLesson:
 * @answers: the content of the last pages
 * @n_exercises: the number of exercises so far
 *
 * The conversion of a lesson to a document.
 */
typedef struct
{
  IchompPaperBlock *answers;
  guint n_exercises;
} IchompPaperLesson;

char *ichomp_paper_lesson_dup_markup (const IchompLessonBlock *block);
SgAnalysis *ichomp_paper_lesson_analyze (SgPosition *position, SgRule rule);

void ichomp_paper_lesson_add (IchompPaperLesson *self,
                              IchompPaperBlock *parent,
                              const IchompLessonBlock *block);
void ichomp_paper_lesson_add_question (IchompPaperLesson *self,
                                       IchompPaperBlock *parent,
                                       const IchompLessonBlock *block);
void ichomp_paper_lesson_add_try (IchompPaperLesson *self,
                                  IchompPaperBlock *parent,
                                  const IchompLessonBlock *block);

G_END_DECLS
