/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-block.h"

G_BEGIN_DECLS

/* The newest known version of the format. */
#define ICHOMP_LESSON_FORMAT 1

/* The most values of a quadrant that a figure or a claim may need: those of the largest diagrams
 * in the course, or of a 13x13 box. They take some 50 MB and tenths of a second. */
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
#define ICHOMP_LESSON_MAX_VALUES 2000
#else
#define ICHOMP_LESSON_MAX_VALUES 40000000
#endif

/**
 * IchompLesson:
 *
 * A lesson: a tree of blocks, all of them legal. Immutable and reference counted.
 */
typedef struct _IchompLesson IchompLesson;

#define ICHOMP_TYPE_LESSON (ichomp_lesson_get_type ())

GType ichomp_lesson_get_type (void);

IchompLesson *ichomp_lesson_new (IchompLessonBlock *root);
IchompLesson *ichomp_lesson_ref (IchompLesson *self);
void ichomp_lesson_unref (IchompLesson *self);

const char *ichomp_lesson_get_id (const IchompLesson *self);
guint ichomp_lesson_get_minutes (const IchompLesson *self);
IchompChapter ichomp_lesson_get_chapter (const IchompLesson *self);
gboolean ichomp_lesson_replaces (const IchompLesson *self, const char *id);
gboolean ichomp_lesson_has_language (const IchompLesson *self, IchompLanguage language);
IchompLanguage ichomp_lesson_find_language (const IchompLesson *self, IchompLanguage wanted);
const IchompLessonBlock *ichomp_lesson_get_root (const IchompLesson *self);
const IchompLessonBlock *ichomp_lesson_get_title (const IchompLesson *self);
const IchompLessonBlock *ichomp_lesson_get_goal (const IchompLesson *self);
const IchompLessonBlock *ichomp_lesson_get_recap (const IchompLesson *self);
const IchompLessonBlock *ichomp_lesson_get_teacher (const IchompLesson *self);
const IchompLessonBlock *ichomp_lesson_get_test (const IchompLesson *self);
guint ichomp_lesson_get_n_sections (const IchompLesson *self);
const IchompLessonBlock *ichomp_lesson_get_section (const IchompLesson *self, guint index);
const IchompLessonBlock *ichomp_lesson_find_section (const IchompLesson *self, const char *id);
const IchompLessonBlock *ichomp_lesson_find_definition (const IchompLesson *self, const char *id);

/* Questions and tasks */
guint ichomp_lesson_get_n_questions (const IchompLesson *self);
const IchompLessonBlock *ichomp_lesson_get_question (const IchompLesson *self, guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (IchompLesson, ichomp_lesson_unref)

G_END_DECLS
