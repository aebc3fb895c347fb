/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The answers to the questions of lessons: which tiles are right, and what the author says to a
 * wrong answer. */

#include "ichomp-lesson-question.h"

/**
 * ichomp_lesson_question_is_right_tile:
 * @self: a question for a tile, or a task
 * @analysis: of its position
 * @tile: a tile of the position
 *
 * Returns: whether @tile meets the goal; for a task, whether it is a winning move
 */
gboolean
ichomp_lesson_question_is_right_tile (const IchompLessonBlock *self,
                                      const SgAnalysis *analysis,
                                      const SgMove *tile)
{
  guint number = ichomp_lesson_block_get_goal_number (self);

  switch (ichomp_lesson_block_get_goal (self))
    {
    case ICHOMP_GOAL_VALUE:
      return sg_analysis_get_move_value (analysis, tile) == number;
    case ICHOMP_GOAL_TAKES:
      return sg_position_count_taken (sg_analysis_get_position (analysis), tile) == number;
    case ICHOMP_GOAL_WINNING:
    case ICHOMP_GOAL_WIN:
    case ICHOMP_GOAL_ZERO:
    case ICHOMP_GOAL_COPY:
    case ICHOMP_GOAL_END:
      return sg_analysis_get_nim_sum_after (analysis, tile) == 0;
    }

  g_assert_not_reached ();
}

static gboolean
is_about_tile (const IchompLessonBlock *wrong, const SgMove *tile)
{
  guint n_tiles;
  const SgMove *tiles = ichomp_lesson_block_get_marks (wrong, &n_tiles);

  for (guint i = 0; i < n_tiles; i++)
    if (sg_move_equal (&tiles[i], tile))
      return TRUE;

  return FALSE;
}

/* The reason for this wrong answer, or that for all others, which is the last one. */
static const IchompLessonBlock *
find_wrong (const IchompLessonBlock *self, const SgMove *tile, guint number)
{
  for (guint i = 0; i < ichomp_lesson_block_get_n_children (self); i++)
    {
      const IchompLessonBlock *wrong = ichomp_lesson_block_get_child (self, i);

      if (ichomp_lesson_block_get_kind (wrong) != ICHOMP_BLOCK_WRONG)
        continue;
      if (!ichomp_lesson_block_has_flag (wrong, ICHOMP_BLOCK_FLAG_HAS_ANSWER)
          || (tile != NULL ? is_about_tile (wrong, tile)
                           : ichomp_lesson_block_get_answer (wrong) == number))
        return wrong;
    }

  g_assert_not_reached ();
}

/* The text about a wrong tile. */
const IchompLessonBlock *
ichomp_lesson_question_find_wrong_tile (const IchompLessonBlock *self, const SgMove *tile)
{
  return find_wrong (self, tile, 0);
}

/* The text about a wrong number. */
const IchompLessonBlock *
ichomp_lesson_question_find_wrong_number (const IchompLessonBlock *self, guint number)
{
  return find_wrong (self, NULL, number);
}
