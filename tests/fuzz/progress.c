/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of the progress in the lessons. */

#include "game/course/ichomp-lesson-progress.h"
#include "fuzz-record.h"
#include "lesson-support.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (IchompLessonProgress) progress = ichomp_lesson_progress_new (NULL);

  fuzz_check_record (ICHOMP_RECORD (progress), data, size);

  lesson_support_mark (progress, "xor", TRUE);
  g_assert_true (lesson_support_is_done (progress, "xor"));
  ichomp_lesson_progress_set_answered (progress, "xor", "table-1");
  g_assert_true (ichomp_lesson_progress_is_answered (progress, "xor", "table-1"));
  return 0;
}
