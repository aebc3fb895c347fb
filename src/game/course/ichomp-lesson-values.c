/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The values of attributes, read once, so that whoever shows a lesson finds numbers and positions. */

#include "ichomp-lesson-values.h"

#include <string.h>

#include "play/ichomp-setup.h"

/* What fits on a page, and under each other in a table of bits. */
#define MAX_BIT_ROWS 8
#define MAX_BIT_NUMBER 65535
#define MAX_MEX_NUMBERS 32
#define MAX_MEX_NUMBER 99
#define MAX_ANSWER 1000000000
#define MAX_MINUTES 600

/* The sides of a quadrant on show. */
#define MAX_SIDE 32

static gboolean
fail (GError **reason, IchompLessonError code, const char *value)
{
  IchompLessonErrorDetail detail = { .value = (char *)value };

  ichomp_lesson_error_set (reason, code, &detail);
  return FALSE;
}

static int
find (const char *value, const char *const *names)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (value, names[i]))
        return i;
    }

  return -1;
}

static gboolean
read_flag (IchompLessonBlock *block,
           const char *value,
           const char *off,
           const char *on,
           IchompBlockFlags flag)
{
  if (g_str_equal (value, on))
    block->flags |= flag;
  else if (g_str_equal (value, off))
    block->flags &= ~flag;
  else
    return FALSE;

  return TRUE;
}

/*< private >
 * ichomp_lesson_read_number:
 * @text: some text
 * @at_least: the smallest number that will do
 * @at_most: the largest number that will do
 * @number: (out): the number
 *
 * Returns: whether @text is such a number, in digits and without zeros before it
 */
gboolean
ichomp_lesson_read_number (const char *text, guint at_least, guint at_most, guint *number)
{
  guint64 read;

  if (!g_ascii_isdigit (*text) || (text[0] == '0' && text[1] != '\0')
      || !g_ascii_string_to_unsigned (text, 10, at_least, at_most, &read, NULL))
    return FALSE;

  *number = read;
  return TRUE;
}

static gboolean
read_numbers (IchompLessonBlock *block,
              const char *value,
              guint at_most,
              guint n_at_least,
              guint n_at_most)
{
  g_auto (GStrv) words = g_strsplit (value, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint number;

      if (*words[i] == '\0')
        continue;
      if (!ichomp_lesson_read_number (words[i], 0, at_most, &number))
        return FALSE;
      g_array_append_val (block->numbers, number);
    }

  return block->numbers->len >= n_at_least && block->numbers->len <= n_at_most;
}

static gboolean
is_id (const char *value)
{
  return *value != '\0'
         && strspn (value, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (value);
}

gboolean
ichomp_lesson_read_context (IchompLessonBlock *block, const char *value, GError **reason)
{
  if (*value == '\0' || strpbrk (value, "<>&\"\t\r\n") != NULL || value[0] == ' '
      || g_str_has_suffix (value, " ") || strstr (value, "  ") != NULL)
    return FALSE;

  block->context = g_strdup (value);
  return TRUE;
}

gboolean
ichomp_lesson_read_format (IchompLessonBlock *block, const char *value, GError **reason)
{
  guint version;

  return ichomp_lesson_read_number (value, 1, ICHOMP_LESSON_FORMAT, &version);
}

gboolean
ichomp_lesson_read_minutes (IchompLessonBlock *block, const char *value, GError **reason)
{
  return ichomp_lesson_read_number (value, 1, MAX_MINUTES, &block->minutes);
}

gboolean
ichomp_lesson_read_id (IchompLessonBlock *block, const char *value, GError **reason)
{
  block->id = g_strdup (value);
  return is_id (value);
}

gboolean
ichomp_lesson_read_target (IchompLessonBlock *block, const char *value, GError **reason)
{
  block->target = g_strdup (value);
  return is_id (value);
}

gboolean
ichomp_lesson_read_ordered (IchompLessonBlock *block, const char *value, GError **reason)
{
  return read_flag (block, value, "no", "yes", ICHOMP_BLOCK_ORDERED);
}

gboolean
ichomp_lesson_read_header (IchompLessonBlock *block, const char *value, GError **reason)
{
  return read_flag (block, value, "no", "yes", ICHOMP_BLOCK_HEADER);
}

static gboolean
is_too_large (const SgDiagram *diagram)
{
  return sg_diagram_get_n_rows (diagram) > MAX_SIDE || sg_diagram_get_n_columns (diagram) > MAX_SIDE
         || sg_table_count (diagram) > ICHOMP_LESSON_MAX_VALUES;
}

gboolean
ichomp_lesson_read_position (IchompLessonBlock *block, const char *value, GError **reason)
{
  SgBoard board;

  block->position = sg_position_parse (value, reason);
  if (block->position == NULL)
    return FALSE;

  board = sg_position_get_board (block->position);
  if (board.width > 2 * MAX_SIDE || board.height > 2 * MAX_SIDE
      || (block->kind == ICHOMP_BLOCK_TRY && !ichomp_setup_allows_board (&board)))
    return fail (reason, ICHOMP_LESSON_ERROR_TOO_MANY_VALUES, value);
  SG_FOREACH_QUADRANT (q)
    {
      if (is_too_large (sg_position_get_diagram (block->position, q)))
        return fail (reason, ICHOMP_LESSON_ERROR_TOO_MANY_VALUES, value);
    }

  return TRUE;
}

gboolean
ichomp_lesson_read_values (IchompLessonBlock *block, const char *value, GError **reason)
{
  return read_flag (block, value, "no", "yes", ICHOMP_BLOCK_VALUES);
}

gboolean
ichomp_lesson_read_sum (IchompLessonBlock *block, const char *value, GError **reason)
{
  return read_flag (block, value, "no", "yes", ICHOMP_BLOCK_SUM);
}

gboolean
ichomp_lesson_read_tile_numbers (IchompLessonBlock *block, const char *value, GError **reason)
{
  return read_flag (block, value, "no", "yes", ICHOMP_BLOCK_NUMBERS);
}

gboolean
ichomp_lesson_read_coordinates (IchompLessonBlock *block, const char *value, GError **reason)
{
  return read_flag (block, value, "no", "yes", ICHOMP_BLOCK_COORDINATES);
}

gboolean
ichomp_lesson_read_marks (IchompLessonBlock *block, const char *value, GError **reason)
{
  g_auto (GStrv) words = g_strsplit (value, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      SgMove move;

      if (*words[i] == '\0')
        continue;
      if (!sg_move_parse (words[i], &move, reason))
        return FALSE;
      if (!sg_position_has_tile (block->position, &move))
        return fail (reason, ICHOMP_LESSON_ERROR_MARK, words[i]);
      g_array_append_val (block->marks, move);
    }

  return TRUE;
}

gboolean
ichomp_lesson_read_diagram (IchompLessonBlock *block, const char *value, GError **reason)
{
  block->diagram = sg_diagram_parse (value, reason);
  if (block->diagram == NULL)
    return FALSE;

  if (is_too_large (block->diagram))
    return fail (reason, ICHOMP_LESSON_ERROR_TOO_MANY_VALUES, value);

  return TRUE;
}

gboolean
ichomp_lesson_read_rule (IchompLessonBlock *block, const char *value, GError **reason)
{
  return read_flag (block, value, "normal", "misere", ICHOMP_BLOCK_MISERE);
}

gboolean
ichomp_lesson_read_cells (IchompLessonBlock *block, const char *value, GError **reason)
{
  g_auto (GStrv) words = g_strsplit (value, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *move_text = g_strconcat ("NW", words[i], NULL);
      SgMove move;

      if (*words[i] == '\0')
        continue;
      /* A place in the text would be off by the letters. */
      if (!sg_move_parse (move_text, &move, NULL))
        return FALSE;
      if (!sg_diagram_has_tile (block->diagram, move.row, move.column))
        return fail (reason, ICHOMP_LESSON_ERROR_MARK, words[i]);
      g_array_append_val (block->marks, move);
    }

  return TRUE;
}

gboolean
ichomp_lesson_read_bits (IchompLessonBlock *block, const char *value, GError **reason)
{
  return read_numbers (block, value, MAX_BIT_NUMBER, 1, MAX_BIT_ROWS);
}

gboolean
ichomp_lesson_read_fill (IchompLessonBlock *block, const char *value, GError **reason)
{
  return read_flag (block, value, "no", "yes", ICHOMP_BLOCK_FILL);
}

gboolean
ichomp_lesson_read_power_number (IchompLessonBlock *block, const char *value, GError **reason)
{
  return read_numbers (block, value, MAX_BIT_NUMBER, 1, 1);
}

gboolean
ichomp_lesson_read_mex (IchompLessonBlock *block, const char *value, GError **reason)
{
  return read_numbers (block, value, MAX_MEX_NUMBER, 0, MAX_MEX_NUMBERS);
}

/*< private >
 * ichomp_lesson_find_question_kind:
 * @value: some text
 * @kind: (out): the kind
 *
 * Returns: whether there are questions of the kind @value
 */
gboolean
ichomp_lesson_find_question_kind (const char *value, IchompQuestionKind *kind)
{
  static const char *const names[] = { "folded", "choice", "number", "tile", NULL };
  int found = find (value, names);

  if (found >= 0)
    *kind = found;

  return found >= 0;
}

gboolean
ichomp_lesson_read_question_kind (IchompLessonBlock *block, const char *value, GError **reason)
{
  return ichomp_lesson_find_question_kind (value, &block->question_kind);
}

gboolean
ichomp_lesson_read_notation (IchompLessonBlock *block, const char *value, GError **reason)
{
  return read_flag (block, value, "decimal", "binary", ICHOMP_BLOCK_BINARY);
}

gboolean
ichomp_lesson_read_digits (IchompLessonBlock *block, const char *value, GError **reason)
{
  return read_flag (block, value, "decimal", "bits", ICHOMP_BLOCK_BIT_DIGITS);
}

static gboolean
read_binary (const char *value, guint *number)
{
  gsize length = strlen (value);

  if (length < 1 || length > 30 || strspn (value, "01") != length)
    return FALSE;

  *number = g_ascii_strtoull (value, NULL, 2);
  return TRUE;
}

/* A wrong answer is written as the right one is. */
gboolean
ichomp_lesson_read_answer (IchompLessonBlock *block, const char *value, GError **reason)
{
  const IchompLessonBlock *question = block->kind == ICHOMP_BLOCK_QUESTION ? block : block->parent;

  if (block->kind == ICHOMP_BLOCK_WRONG)
    block->flags |= ICHOMP_BLOCK_HAS_ANSWER;

  if ((question->flags & ICHOMP_BLOCK_BINARY) != 0)
    return read_binary (value, &block->answer);

  return ichomp_lesson_read_number (value, 0, MAX_ANSWER, &block->answer);
}

gboolean
ichomp_lesson_read_right (IchompLessonBlock *block, const char *value, GError **reason)
{
  return read_flag (block, value, "no", "yes", ICHOMP_BLOCK_RIGHT);
}

gboolean
ichomp_lesson_read_tile_goal (IchompLessonBlock *block, const char *value, GError **reason)
{
  if (g_str_equal (value, "winning"))
    {
      block->goal = ICHOMP_GOAL_WINNING;
      return TRUE;
    }

  if (g_str_has_prefix (value, "value "))
    {
      block->goal = ICHOMP_GOAL_VALUE;
      return ichomp_lesson_read_number (value + strlen ("value "), 0, MAX_ANSWER,
                                        &block->goal_number);
    }

  block->goal = ICHOMP_GOAL_TAKES;
  return g_str_has_prefix (value, "takes ")
         && ichomp_lesson_read_number (value + strlen ("takes "), 1, MAX_ANSWER,
                                       &block->goal_number);
}

gboolean
ichomp_lesson_read_try_goal (IchompLessonBlock *block, const char *value, GError **reason)
{
  static const char *const names[] = { "win", "zero", NULL };
  int found = find (value, names);

  block->goal = found == 1 ? ICHOMP_GOAL_ZERO : ICHOMP_GOAL_WIN;
  return found >= 0;
}

gboolean
ichomp_lesson_read_level (IchompLessonBlock *block, const char *value, GError **reason)
{
  static const char *const names[] = { "easy", "medium", "hard", NULL };
  int found = find (value, names);

  block->level = found < 0 ? SG_LEVEL_HARD : (SgLevel)found;
  return found >= 0;
}

gboolean
ichomp_lesson_read_first (IchompLessonBlock *block, const char *value, GError **reason)
{
  return read_flag (block, value, "you", "computer", ICHOMP_BLOCK_COMPUTER_FIRST);
}
