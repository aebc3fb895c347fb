/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-private.h"

G_BEGIN_DECLS

gboolean ichomp_lesson_find_question_kind (const char *value, IchompQuestionKind *kind);
gboolean ichomp_lesson_read_number (const char *text, guint at_least, guint at_most, guint *number);

/* Attributes, each as an IchompAttributeFunc */
gboolean ichomp_lesson_read_context (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_format (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_minutes (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_id (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_target (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_ordered (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_header (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_position (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_values (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_sum (IchompLessonBlock *block, const char *value, GError **reason);
gboolean
ichomp_lesson_read_tile_numbers (IchompLessonBlock *block, const char *value, GError **reason);
gboolean
ichomp_lesson_read_coordinates (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_marks (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_diagram (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_rule (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_cells (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_bits (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_fill (IchompLessonBlock *block, const char *value, GError **reason);
gboolean
ichomp_lesson_read_power_number (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_mex (IchompLessonBlock *block, const char *value, GError **reason);
gboolean
ichomp_lesson_read_question_kind (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_digits (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_notation (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_answer (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_right (IchompLessonBlock *block, const char *value, GError **reason);
gboolean
ichomp_lesson_read_tile_goal (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_try_goal (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_level (IchompLessonBlock *block, const char *value, GError **reason);
gboolean ichomp_lesson_read_first (IchompLessonBlock *block, const char *value, GError **reason);

G_END_DECLS
