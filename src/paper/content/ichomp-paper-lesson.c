/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson on paper: animations are shown at their end, questions have space to write, and the
 * answers are on the last pages. */

#include "ichomp-paper-lesson.h"

#include <glib/gi18n.h>

#include "base/ichomp-digits.h"
#include "ichomp-paper-figures.h"
#include "ichomp-paper-lesson-private.h"

/* The text with markup, without links, which paper cannot follow. */
char *
ichomp_paper_lesson_dup_markup (const IchompLessonBlock *block)
{
  return ichomp_lesson_block_dup_print_markup (block);
}

/* %NULL if the position is too large for a lesson. */
SgAnalysis *
ichomp_paper_lesson_analyze (SgPosition *position, SgRule rule)
{
  g_autoptr (SgSolver) solver = NULL;

  if (sg_solver_count (position) > ICHOMP_LESSON_MAX_VALUES)
    return NULL;

  solver = sg_solver_new (position, ICHOMP_LESSON_MAX_VALUES, NULL, NULL, NULL);
  return solver != NULL ? sg_analysis_new_with_rule (solver, position, rule) : NULL;
}

static void
add_text (IchompPaperBlock *parent, IchompPaperTextStyle style, const IchompLessonBlock *block)
{
  g_autofree char *markup = ichomp_paper_lesson_dup_markup (block);

  ichomp_paper_block_add_text (parent, style, markup);
}

static void
add_child_text (IchompPaperBlock *parent,
                IchompPaperTextStyle style,
                const IchompLessonBlock *block,
                IchompBlockKind kind)
{
  add_text (parent, style, ichomp_lesson_block_find_child (block, kind));
}

static void
add_children (IchompPaperLesson *self, IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    ichomp_paper_lesson_add (self, parent, ichomp_lesson_block_get_child (block, i));
}

static void
add_list (IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  gboolean ordered = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_ORDERED);
  IchompPaperBlock *group = ichomp_paper_block_add_group (parent, ICHOMP_PAPER_GROUP_PLAIN);

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    {
      g_autofree char *markup =
          ichomp_paper_lesson_dup_markup (ichomp_lesson_block_get_child (block, i));
      g_autofree char *number = ichomp_digits_printf (C_ ("item of a list", "%u."), i + 1);

      ichomp_paper_block_add_labelled (group, ICHOMP_PAPER_ITEM, ordered ? number : "•", markup);
    }
}

static void
add_table (IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  static const IchompPaperCellFlags flags[] = {
    [ICHOMP_COLUMN_TEXT] = 0,
    [ICHOMP_COLUMN_SAME] = ICHOMP_PAPER_CELL_CENTER,
    [ICHOMP_COLUMN_NUMBERS] = ICHOMP_PAPER_CELL_RIGHT,
  };
  gboolean header = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_HEADER);
  const IchompLessonBlock *first = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_ROW);
  IchompPaperBlock *group = ichomp_paper_block_add_group (parent, ICHOMP_PAPER_GROUP_PLAIN);
  IchompPaperBlock *table =
      ichomp_paper_block_add_table (group, ichomp_lesson_block_get_n_children (first), FALSE);

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    {
      const IchompLessonBlock *row = ichomp_lesson_block_get_child (block, i);

      if (ichomp_lesson_block_get_kind (row) != ICHOMP_BLOCK_ROW)
        {
          add_text (group, ICHOMP_PAPER_CAPTION, row);
          continue;
        }

      for (guint column = 0; column < ichomp_lesson_block_get_n_children (row); column++)
        {
          g_autofree char *markup =
              ichomp_paper_lesson_dup_markup (ichomp_lesson_block_get_child (row, column));

          ichomp_paper_block_add_cell (table,
                                       flags[ichomp_lesson_block_get_column (block, column)]
                                           | (header && row == first ? ICHOMP_PAPER_CELL_BOLD : 0),
                                       markup);
        }
      if (header && row == first)
        ichomp_paper_block_end_head (table);
    }
}

static void
add_definition (IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  IchompPaperBlock *group = ichomp_paper_block_add_group (parent, ICHOMP_PAPER_GROUP_BAR);

  add_child_text (group, ICHOMP_PAPER_SUBHEADING, block, ICHOMP_BLOCK_TERM);
  add_child_text (group, ICHOMP_PAPER_ITEM, block, ICHOMP_BLOCK_TEXT);
}

static void
add_theorem (IchompPaperLesson *self, IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  const IchompLessonBlock *proof = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_PROOF);
  IchompPaperBlock *group = ichomp_paper_block_add_group (parent, ICHOMP_PAPER_GROUP_BAR);

  add_child_text (group, ICHOMP_PAPER_SUBHEADING, block, ICHOMP_BLOCK_NAME);
  add_child_text (group, ICHOMP_PAPER_ITEM, block, ICHOMP_BLOCK_STATEMENT);
  if (proof != NULL)
    {
      g_autofree char *name = g_markup_escape_text (C_ ("theorem", "Proof"), -1);

      ichomp_paper_block_add_text (parent, ICHOMP_PAPER_SUBHEADING, name);
      add_children (self, parent, proof);
    }
}

static void
add_board (IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  SgPosition *position = ichomp_lesson_block_get_position (block);
  IchompPaperBoard *board = ichomp_paper_board_new (position);
  gboolean values = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_VALUES);
  gboolean sum = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_SUM);
  gboolean numbers = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_NUMBERS);
  gboolean coordinates = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_COORDINATES);
  g_autoptr (SgAnalysis) analysis =
      values || sum || numbers ? ichomp_paper_lesson_analyze (position, SG_RULE_NORMAL) : NULL;
  const SgMove *marks;
  guint n_marks;

  marks = ichomp_lesson_block_get_marks (block, &n_marks);
  for (guint i = 0; i < n_marks; i++)
    ichomp_paper_board_add_mark (board, &marks[i]);
  ichomp_paper_board_set_analysis (board, analysis);
  ichomp_paper_board_set_flags (
      board, (values ? ICHOMP_PAPER_BOARD_DECIMAL | ICHOMP_PAPER_BOARD_BINARY : 0)
                 | (numbers ? ICHOMP_PAPER_BOARD_NUMBERS : 0)
                 | (coordinates ? ICHOMP_PAPER_BOARD_COORDINATES : 0));
  ichomp_paper_block_add_board (parent, board);
  if (sum && analysis != NULL)
    {
      ichomp_paper_add_nim_sum (parent, analysis);
      ichomp_paper_add_outcome (parent, analysis);
    }
}

/* The quadrant is a board of its own, with nothing in the three others. */
static void
add_quadrant (IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  IchompPaperBoard *board =
      ichomp_paper_board_new_quadrant (ichomp_lesson_block_get_diagram (block));
  SgRule rule =
      ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_MISERE) ? SG_RULE_CHOMP : SG_RULE_NORMAL;
  gboolean numbers = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_NUMBERS);
  const SgMove *marks;
  guint n_marks;

  marks = ichomp_lesson_block_get_marks (block, &n_marks);
  for (guint i = 0; i < n_marks; i++)
    ichomp_paper_board_add_mark (board, &marks[i]);
  if (numbers)
    {
      g_autoptr (SgAnalysis) analysis =
          ichomp_paper_lesson_analyze (ichomp_paper_board_get_position (board), rule);

      ichomp_paper_board_set_analysis (board, analysis);
    }
  ichomp_paper_board_set_rule (board, rule);
  ichomp_paper_board_set_flags (board, numbers ? ICHOMP_PAPER_BOARD_NUMBERS : 0);
  ichomp_paper_block_add_board (parent, board);
}

static void
add_figure (IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  const IchompLessonBlock *caption = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_CAPTION);
  IchompPaperBlock *group = ichomp_paper_block_add_group (parent, ICHOMP_PAPER_GROUP_WHOLE);
  const guint *numbers;
  guint n_numbers;

  numbers = ichomp_lesson_block_get_numbers (block, &n_numbers);
  switch (ichomp_lesson_block_get_kind (block))
    {
    case ICHOMP_BLOCK_BOARD:
      add_board (group, block);
      break;
    case ICHOMP_BLOCK_QUADRANT:
      add_quadrant (group, block);
      break;
    case ICHOMP_BLOCK_BITS:
      ichomp_paper_add_xor (group, numbers, n_numbers,
                            ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FILL));
      break;
    case ICHOMP_BLOCK_POWERS:
      ichomp_paper_add_powers (group, numbers[0]);
      break;
    case ICHOMP_BLOCK_MEX:
      ichomp_paper_add_mex (group, numbers, n_numbers);
      break;
    default:
      g_assert_not_reached ();
    }
  if (caption != NULL)
    add_text (group, ICHOMP_PAPER_CAPTION, caption);
}

void
ichomp_paper_lesson_add (IchompPaperLesson *self,
                         IchompPaperBlock *parent,
                         const IchompLessonBlock *block)
{
  switch (ichomp_lesson_block_get_kind (block))
    {
    case ICHOMP_BLOCK_SECTION:
      add_children (self, parent, block);
      break;
    case ICHOMP_BLOCK_HEADING:
      add_text (parent, ICHOMP_PAPER_HEADING, block);
      break;
    case ICHOMP_BLOCK_PARAGRAPH:
      add_text (parent, ICHOMP_PAPER_BODY, block);
      break;
    case ICHOMP_BLOCK_NOTE:
      add_text (ichomp_paper_block_add_group (parent, ICHOMP_PAPER_GROUP_FRAME), ICHOMP_PAPER_BODY,
                block);
      break;
    case ICHOMP_BLOCK_FORMULA:
      add_text (parent, ICHOMP_PAPER_FORMULA, block);
      break;
    case ICHOMP_BLOCK_LIST:
      add_list (parent, block);
      break;
    case ICHOMP_BLOCK_TABLE:
      add_table (parent, block);
      break;
    case ICHOMP_BLOCK_DEFINITION:
      add_definition (parent, block);
      break;
    case ICHOMP_BLOCK_THEOREM:
      add_theorem (self, parent, block);
      break;
    case ICHOMP_BLOCK_QUESTION:
      ichomp_paper_lesson_add_question (self, parent, block);
      break;
    case ICHOMP_BLOCK_TRY:
      ichomp_paper_lesson_add_try (self, parent, block);
      break;
    default:
      /* The remaining blocks are figures, or parts of the blocks above. */
      add_figure (parent, block);
      break;
    }
}

IchompPaperDocument *
ichomp_paper_lesson_new (IchompLesson *lesson, IchompLanguage language, IchompPaperInk ink)
{
  g_autofree char *title = ichomp_lesson_block_dup_plain (ichomp_lesson_get_title (lesson));
  IchompPaperDocument *document = ichomp_paper_document_new (title, language, ink);
  g_autoptr (IchompPaperBlock) answers = ichomp_paper_block_new ();
  IchompPaperLesson self = { .answers = answers };

  add_text (document->root, ICHOMP_PAPER_TITLE, ichomp_lesson_get_title (lesson));
  add_text (document->root, ICHOMP_PAPER_SUBTITLE, ichomp_lesson_get_goal (lesson));
  for (guint i = 0; i < ichomp_lesson_get_n_sections (lesson); i++)
    ichomp_paper_lesson_add (&self, document->root, ichomp_lesson_get_section (lesson, i));

  if (self.n_exercises > 0)
    {
      ichomp_paper_block_add_page_break (document->root);
      /* Translators: The heading of the last pages of a printed lesson or worksheet. */
      ichomp_paper_block_add_plain (document->root, ICHOMP_PAPER_TITLE, _ ("Answers"));
      ichomp_paper_block_add (document->root, g_steal_pointer (&answers));
    }

  return document;
}
