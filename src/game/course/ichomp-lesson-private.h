/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-error.h"
#include "ichomp-lesson.h"

G_BEGIN_DECLS

/*< private >
 * IchompLessonPlace:
 * @line: the line, counted from 1
 * @column: the character in the line, counted from 1
 *
 * A place in a file.
 */
typedef struct
{
  guint line;
  guint column;
} IchompLessonPlace;

struct _IchompLessonBlock
{
  IchompBlockKind kind;
  IchompLessonPlace place;
  IchompLessonBlock *parent;
  GPtrArray *children; /* of IchompLessonBlock */

  char *message; /* as translators see it, and */
  char *source;  /* as it is shown */
  char *context;
  IchompInline *original;
  GArray *element_places; /* of IchompLessonPlace */

  char *id;
  char *target;
  char *key;
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
};

IchompLessonBlock *ichomp_lesson_block_new (IchompBlockKind kind, const IchompLessonPlace *place);
void ichomp_lesson_block_free (IchompLessonBlock *self);
void ichomp_lesson_block_add (IchompLessonBlock *self, IchompLessonBlock *child);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (IchompLessonBlock, ichomp_lesson_block_free)

GBytes *ichomp_lesson_read_file (const char *path, GError **error);
IchompLesson *ichomp_lesson_new (IchompLessonBlock *root);

gboolean ichomp_inline_is_element (const char *name);
gboolean ichomp_inline_check_element (const char *name,
                                      const char *const *attributes,
                                      const char *const *values,
                                      GPtrArray *open,
                                      GError **error);

G_END_DECLS
