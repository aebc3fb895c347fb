/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The insides of blocks, for the files of the course that make them. */

#pragma once

#include "ichomp-lesson-block.h"

G_BEGIN_DECLS

struct _IchompLessonBlock
{
  IchompBlockKind kind;
  IchompLessonPlace place;
  IchompLessonBlock *parent;
  GPtrArray *children; /* of IchompLessonBlock */

  char *text;    /* with the elements in it, as readers see it; NULL where the block has no text */
  char *message; /* as translators see it: it may lack a space between the first two elements */
  char *context;
  IchompInline *original;
  IchompLanguage language; /* of the lesson, or of a translation; ICHOMP_LANGUAGE_SYSTEM if the file
                            * does not name it */
  GPtrArray *translations; /* of IchompLessonBlock: the same text in other languages, as the author
                            * has written it; their parent is this block */
  GArray *element_places;  /* of IchompLessonPlace: of the elements in the text */

  char *id;
  char *target;
  GStrv was; /* ids of lessons; NULL for none */
  guint minutes;
  IchompBlockFlags flags;
  SgPosition *position;
  SgDiagram *diagram;
  GArray *marks;   /* of SgMove */
  GArray *numbers; /* of guint */
  IchompQuestionKind question_kind;
  guint answer;
  IchompGoal goal;
  guint goal_number;
  SgLevel level;
  IchompPreset preset;
  IchompExerciseKind exercise;
  IchompChapter chapter;
};

IchompLessonBlock *ichomp_lesson_block_new (IchompBlockKind kind, const IchompLessonPlace *place);
void ichomp_lesson_block_free (IchompLessonBlock *self);
void ichomp_lesson_block_add (IchompLessonBlock *self, IchompLessonBlock *child);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (IchompLessonBlock, ichomp_lesson_block_free)

G_END_DECLS
