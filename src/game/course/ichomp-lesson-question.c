/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The answers to the questions of lessons: which tiles are right, and what the author says to a
 * wrong answer. */

#include "ichomp-lesson-question.h"

#include "game/words/ichomp-wording.h"

/* A list of right tiles goes no further. */
#define MAX_TILES 6

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

/* Returns: (transfer full) (element-type SgMove): the tiles that meet the goal */
GArray *
ichomp_lesson_question_list_right_tiles (const IchompLessonBlock *self, const SgAnalysis *analysis)
{
  GArray *tiles = g_array_new (FALSE, FALSE, sizeof (SgMove));

  SG_FOREACH_MOVE (tile, sg_analysis_get_position (analysis))
    if (ichomp_lesson_question_is_right_tile (self, analysis, &tile))
      g_array_append_val (tiles, tile);

  return tiles;
}

/**
 * ichomp_lesson_question_dup_tiles:
 * @tiles: (element-type SgMove): right answers
 *
 * Returns: some of them in words, as markup, a line each
 */
char *
ichomp_lesson_question_dup_tiles (const GArray *tiles)
{
  GString *lines = g_string_new (NULL);

  for (guint i = 0; i < MIN (tiles->len, MAX_TILES); i++)
    {
      g_autofree char *name = ichomp_wording_tile (&g_array_index (tiles, SgMove, i));
      g_autofree char *markup = g_markup_escape_text (name, -1);

      g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "", markup);
    }
  if (tiles->len > MAX_TILES)
    g_string_append (lines, "\n…");

  return g_string_free (lines, FALSE);
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
