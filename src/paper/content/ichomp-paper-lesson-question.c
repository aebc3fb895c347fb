/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The exercises of a printed lesson: its questions and tasks, numbered consecutively, with space
 * to write; and their answers, for the last pages. */

#include <glib/gi18n.h>

#include "base/ichomp-digits.h"
#include "ichomp-paper-lesson-private.h"
#include "words/ichomp-wording.h"

/* The lines for an answer that is a text. */
#define N_LINES 3

/* The largest number of right tiles to name. */
#define MAX_TILES 6

static IchompPaperBlock *
begin (IchompPaperLesson *self, IchompPaperBlock *parent)
{
  IchompPaperBlock *group = ichomp_paper_block_add_group (parent, ICHOMP_PAPER_GROUP_FRAME);
  g_autofree char *title = NULL;

  self->n_exercises++;
  /* Translators: The heading of an exercise in a printed lesson, such as "Exercise 3". */
  title = ichomp_digits_printf (_ ("Exercise %u"), self->n_exercises);
  ichomp_paper_block_add_plain (group, ICHOMP_PAPER_SUBHEADING, title);

  return group;
}

/* Under the number of the exercise. */
static IchompPaperBlock *
begin_answer (IchompPaperLesson *self, IchompPaperGroupStyle style, const char *markup)
{
  IchompPaperBlock *group = ichomp_paper_block_add_group (self->answers, style);
  g_autofree char *number = ichomp_digits_printf (C_ ("item of a list", "%u."), self->n_exercises);
  g_autofree char *label = g_strdup_printf ("<b>%s</b>", number);

  ichomp_paper_block_add_labelled (group, ICHOMP_PAPER_BODY, label, markup);
  return group;
}

static void
add_part (IchompPaperBlock *group, const IchompLessonBlock *block, IchompBlockKind kind)
{
  const IchompLessonBlock *child = ichomp_lesson_block_find_child (block, kind);
  g_autofree char *markup = NULL;

  if (child == NULL)
    return;

  markup = ichomp_paper_lesson_dup_markup (child);
  ichomp_paper_block_add_text (group, ICHOMP_PAPER_BODY, markup);
}

/* A short answer, on one page with the reason for it. */
static void
add_reasoned (IchompPaperLesson *self, const char *markup, const IchompLessonBlock *block)
{
  IchompPaperBlock *group = begin_answer (self, ICHOMP_PAPER_GROUP_WHOLE, markup);

  add_part (ichomp_paper_block_add_group (group, ICHOMP_PAPER_GROUP_INDENT), block,
            ICHOMP_BLOCK_WHY);
}

static void
add_folded (IchompPaperLesson *self, IchompPaperBlock *group, const IchompLessonBlock *block)
{
  const IchompLessonBlock *answer = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_ANSWER);
  const IchompLessonBlock *first = ichomp_lesson_block_get_child (answer, 0);
  gboolean has_text = ichomp_lesson_block_get_kind (first) == ICHOMP_BLOCK_PARAGRAPH;
  g_autofree char *markup = has_text ? ichomp_paper_lesson_dup_markup (first) : g_strdup ("");
  IchompPaperBlock *rest;

  ichomp_paper_block_add_answer (group, NULL, N_LINES);
  rest = ichomp_paper_block_add_group (begin_answer (self, ICHOMP_PAPER_GROUP_PLAIN, markup),
                                       ICHOMP_PAPER_GROUP_INDENT);
  for (guint i = has_text ? 1 : 0; i < ichomp_lesson_block_get_n_children (answer); i++)
    ichomp_paper_lesson_add (self, rest, ichomp_lesson_block_get_child (answer, i));
}

static void
add_choices (IchompPaperLesson *self, IchompPaperBlock *group, const IchompLessonBlock *block)
{
  g_autoptr (GString) answer = g_string_new (NULL);

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    {
      const IchompLessonBlock *choice = ichomp_lesson_block_get_child (block, i);
      g_autofree char *text = NULL;
      g_autofree char *why = NULL;

      if (ichomp_lesson_block_get_kind (choice) != ICHOMP_BLOCK_CHOICE)
        continue;

      text = ichomp_paper_lesson_dup_markup (
          ichomp_lesson_block_find_child (choice, ICHOMP_BLOCK_TEXT));
      ichomp_paper_block_add_text (group, ICHOMP_PAPER_CHOICE, text);
      if (!ichomp_lesson_block_has_flag (choice, ICHOMP_BLOCK_RIGHT))
        continue;

      why = ichomp_paper_lesson_dup_markup (
          ichomp_lesson_block_find_child (choice, ICHOMP_BLOCK_WHY));
      g_string_append_printf (answer, "%s<b>%s</b>\n%s", answer->len > 0 ? "\n" : "", text, why);
    }
  begin_answer (self, ICHOMP_PAPER_GROUP_PLAIN, answer->str);
}

static void
add_number (IchompPaperLesson *self, IchompPaperBlock *group, const IchompLessonBlock *block)
{
  guint answer = ichomp_lesson_block_get_answer (block);
  gboolean binary = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_BINARY);
  g_autofree char *number =
      binary ? sg_binary_to_string (answer, 1) : ichomp_digits_printf ("%u", answer);
  g_autofree char *isolated = ichomp_formula_isolate (number);
  g_autofree char *markup = g_strdup_printf ("<b>%s</b>", isolated);

  /* Translators: Before a line to write on. */
  ichomp_paper_block_add_answer (group, _ ("Answer:"), 1);
  add_reasoned (self, markup, block);
}

static gboolean
is_right (const IchompLessonBlock *block, const SgAnalysis *analysis, const SgMove *tile)
{
  guint number = ichomp_lesson_block_get_goal_number (block);

  switch (ichomp_lesson_block_get_goal (block))
    {
    case ICHOMP_GOAL_VALUE:
      return sg_analysis_get_move_value (analysis, tile) == number;
    case ICHOMP_GOAL_TAKES:
      return sg_position_count_taken (sg_analysis_get_position (analysis), tile) == number;
    case ICHOMP_GOAL_WINNING:
    case ICHOMP_GOAL_ZERO:
    case ICHOMP_GOAL_WIN:
    default:
      return sg_analysis_get_nim_sum_after (analysis, tile) == 0;
    }
}

/* The tiles that meet the goal, a line each. */
static char *
list_tiles (const IchompLessonBlock *block)
{
  SgPosition *position = ichomp_lesson_block_get_position (block);
  g_autoptr (SgAnalysis) analysis = ichomp_paper_lesson_analyze (position, SG_RULE_NORMAL);
  GString *list = g_string_new (NULL);
  guint n_tiles = 0;

  SG_FOREACH_QUADRANT (q)
    {
      const SgDiagram *diagram = sg_position_get_diagram (position, q);

      for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
        for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
          {
            SgMove tile = { q, row, column };

            if (analysis != NULL && is_right (block, analysis, &tile) && n_tiles++ < MAX_TILES)
              {
                g_autofree char *name = ichomp_wording_tile (&tile);
                g_autofree char *markup = g_markup_escape_text (name, -1);

                g_string_append_printf (list, "%s%s", list->len > 0 ? "\n" : "", markup);
              }
          }
    }
  if (n_tiles > MAX_TILES)
    g_string_append (list, "\n…");

  return g_string_free (list, FALSE);
}

static void
add_tile (IchompPaperLesson *self, IchompPaperBlock *group, const IchompLessonBlock *block)
{
  IchompPaperBoard *board = ichomp_paper_board_new (ichomp_lesson_block_get_position (block));
  g_autofree char *tiles = list_tiles (block);
  g_autofree char *markup = g_strdup_printf ("<b>%s</b>", tiles);

  ichomp_paper_board_set_flags (board, ICHOMP_PAPER_BOARD_COORDINATES);
  ichomp_paper_block_add_board (group, board);
  ichomp_paper_block_add_answer (group, _ ("Answer:"), 1);
  add_reasoned (self, markup, block);
}

/* A question with space for its answer; the answer goes to the last pages. */
void
ichomp_paper_lesson_add_question (IchompPaperLesson *self,
                                  IchompPaperBlock *parent,
                                  const IchompLessonBlock *block)
{
  IchompPaperBlock *group = begin (self, parent);

  add_part (group, block, ICHOMP_BLOCK_ASK);
  switch (ichomp_lesson_block_get_question_kind (block))
    {
    case ICHOMP_QUESTION_FOLDED:
      add_folded (self, group, block);
      break;
    case ICHOMP_QUESTION_CHOICE:
      add_choices (self, group, block);
      break;
    case ICHOMP_QUESTION_NUMBER:
      add_number (self, group, block);
      break;
    case ICHOMP_QUESTION_TILE:
      add_tile (self, group, block);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* A task with its position; the moves that reach its goal go to the last pages. */
void
ichomp_paper_lesson_add_try (IchompPaperLesson *self,
                             IchompPaperBlock *parent,
                             const IchompLessonBlock *block)
{
  gboolean computer_first = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_COMPUTER_FIRST);
  IchompPaperBoard *board = ichomp_paper_board_new (ichomp_lesson_block_get_position (block));
  IchompPaperBlock *group = begin (self, parent);
  g_autofree char *tiles = list_tiles (block);

  add_part (group, block, ICHOMP_BLOCK_TASK);
  ichomp_paper_board_set_flags (board, ICHOMP_PAPER_BOARD_COORDINATES);
  ichomp_paper_block_add_board (group, board);

  if (computer_first || *tiles == '\0')
    {
      g_autofree char *markup = g_markup_escape_text (
          /* Translators: The answer to a task of a printed lesson, whose first move is not ours. */
          ichomp_digits_get (_ ("Answer each move so that u becomes 0 whenever you can.")), -1);

      begin_answer (self, ICHOMP_PAPER_GROUP_PLAIN, markup);
    }
  else
    {
      g_autofree char *markup = g_strdup_printf ("<b>%s</b>", tiles);

      begin_answer (self, ICHOMP_PAPER_GROUP_PLAIN, markup);
    }
}
