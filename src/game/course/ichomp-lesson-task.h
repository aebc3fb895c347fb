/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson.h"
#include "game/play/ichomp-session.h"

G_BEGIN_DECLS

typedef enum
{
  ICHOMP_LESSON_TASK_OPEN,
  ICHOMP_LESSON_TASK_REACHED,
  ICHOMP_LESSON_TASK_GIVEN_AWAY, /* lost if the computer makes no mistake */
  ICHOMP_LESSON_TASK_MISSED,     /* out of reach without undo */
} IchompLessonTaskState;

#define ICHOMP_N_LESSON_TASK_STATES (ICHOMP_LESSON_TASK_MISSED + 1)

#define ICHOMP_TYPE_LESSON_TASK (ichomp_lesson_task_get_type ())

G_DECLARE_FINAL_TYPE (IchompLessonTask, ichomp_lesson_task, ICHOMP, LESSON_TASK, GObject)

IchompLessonTask *ichomp_lesson_task_new (IchompSession *session,
                                          IchompLesson *lesson,
                                          const IchompLessonBlock *block);

IchompLesson *ichomp_lesson_task_get_lesson (IchompLessonTask *self);
const IchompLessonBlock *ichomp_lesson_task_get_block (IchompLessonTask *self);
IchompLessonTaskState ichomp_lesson_task_get_state (IchompLessonTask *self);
char *ichomp_lesson_task_dup_text (IchompLessonTask *self);
char *ichomp_lesson_task_dup_verdict (IchompLessonTask *self, gboolean with_numbers);
void ichomp_lesson_task_end (IchompLessonTask *self);

gboolean ichomp_lesson_task_is_paired (const SgPosition *position);

G_END_DECLS
