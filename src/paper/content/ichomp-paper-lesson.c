/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson on paper: animations are shown at their end, questions have space to write, and the
 * answers are on the last pages. */

#include "ichomp-paper-lesson.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "game/base/ichomp-i18n.h"
#include "game/course/ichomp-lesson-question.h"
#include "game/course/ichomp-lesson-test.h"
#include "game/course/ichomp-lesson-words.h"
#include "ichomp-paper-figures.h"
#include "game/words/ichomp-wording.h"

/* The lines for an answer that is a text. */
#define N_LINES 3

/* The conversion of a lesson to a document. */
typedef struct
{
  IchompPaperBlock *answers; /* the content of the last pages */
  guint n_exercises;         /* so far */
} IchompPaperLesson;

static void
add_block (IchompPaperLesson *self, IchompPaperBlock *parent, const IchompLessonBlock *block);

/* %NULL if the position is too large for a lesson. */
static SgAnalysis *
analyze (SgPosition *position, SgRule rule)
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
  g_autofree char *markup = ichomp_lesson_block_dup_print_markup (block);

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
    add_block (self, parent, ichomp_lesson_block_get_child (block, i));
}

static void
add_list (IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  gboolean ordered = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_ORDERED);
  IchompPaperBlock *group = ichomp_paper_block_add_group (parent, ICHOMP_PAPER_GROUP_PLAIN);

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    {
      g_autofree char *markup =
          ichomp_lesson_block_dup_print_markup (ichomp_lesson_block_get_child (block, i));
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
  G_STATIC_ASSERT (G_N_ELEMENTS (flags) == ICHOMP_N_COLUMNS);
  gboolean header = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_HEADER);
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
              ichomp_lesson_block_dup_print_markup (ichomp_lesson_block_get_child (row, column));

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
  IchompPaperBlock *group = ichomp_paper_block_add_group (parent, ICHOMP_PAPER_GROUP_DEFINITION);

  add_child_text (group, ICHOMP_PAPER_SUBHEADING, block, ICHOMP_BLOCK_TERM);
  add_child_text (group, ICHOMP_PAPER_ITEM, block, ICHOMP_BLOCK_TEXT);
}

static void
add_theorem (IchompPaperLesson *self, IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  const IchompLessonBlock *proof = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_PROOF);
  IchompPaperBlock *group = ichomp_paper_block_add_group (parent, ICHOMP_PAPER_GROUP_THEOREM);

  add_child_text (group, ICHOMP_PAPER_SUBHEADING, block, ICHOMP_BLOCK_NAME);
  add_child_text (group, ICHOMP_PAPER_ITEM, block, ICHOMP_BLOCK_STATEMENT);
  if (proof != NULL)
    {
      ichomp_paper_block_add_plain (parent, ICHOMP_PAPER_SUBHEADING,
                                    ichomp_lesson_block_title (proof));
      add_children (self, parent, proof);
    }
}

static void
add_board (IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  SgPosition *position = ichomp_lesson_block_get_position (block);
  IchompPaperBoard *board = ichomp_paper_board_new (position);
  gboolean values = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_VALUES);
  gboolean binary = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_BINARY_VALUES);
  gboolean sum = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_SUM);
  gboolean numbers = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_NUMBERS);
  gboolean coordinates = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_COORDINATES);
  g_autoptr (SgAnalysis) analysis =
      values || sum || numbers ? analyze (position, SG_RULE_NORMAL) : NULL;
  const SgMove *marks;
  guint n_marks;

  marks = ichomp_lesson_block_get_marks (block, &n_marks);
  for (guint i = 0; i < n_marks; i++)
    ichomp_paper_board_add_mark (board, &marks[i]);
  ichomp_paper_board_set_analysis (board, analysis);
  ichomp_paper_board_set_flags (board, (values ? ICHOMP_PAPER_BOARD_DECIMAL : 0)
                                           | (values && binary ? ICHOMP_PAPER_BOARD_BINARY : 0)
                                           | (numbers ? ICHOMP_PAPER_BOARD_NUMBERS : 0)
                                           | (coordinates ? ICHOMP_PAPER_BOARD_COORDINATES : 0));
  ichomp_paper_block_add_board (parent, board);
  if (sum && analysis != NULL)
    {
      ichomp_paper_add_nim_sum (parent, analysis);
      ichomp_paper_add_outcome (parent, analysis);
    }
}

static void
add_diagram (IchompPaperBlock *parent, const IchompLessonBlock *block, IchompPaperBoardFlags flags)
{
  IchompPaperBoard *board =
      ichomp_paper_board_new_quadrant (ichomp_lesson_block_get_diagram (block));
  SgRule rule = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_MISERE) ? SG_RULE_CHOMP
                                                                               : SG_RULE_NORMAL;
  const SgMove *marks;
  guint n_marks;

  marks = ichomp_lesson_block_get_marks (block, &n_marks);
  for (guint i = 0; i < n_marks; i++)
    ichomp_paper_board_add_mark (board, &marks[i]);
  if ((flags & ICHOMP_PAPER_BOARD_NUMBERS) != 0)
    {
      g_autoptr (SgAnalysis) analysis = analyze (ichomp_paper_board_get_position (board), rule);

      ichomp_paper_board_set_analysis (board, analysis);
    }
  ichomp_paper_board_set_rule (board, rule);
  ichomp_paper_board_set_flags (board, flags);
  ichomp_paper_block_add_board (parent, board);
}

static void
add_quadrant (IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  gboolean numbers = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_NUMBERS);

  add_diagram (parent, block, numbers ? ICHOMP_PAPER_BOARD_NUMBERS : 0);
}

static void
add_bits (IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  guint n_numbers;
  const guint *numbers = ichomp_lesson_block_get_numbers (block, &n_numbers);

  ichomp_paper_add_xor (parent, numbers, n_numbers,
                        ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_FILLED_IN));
}

static void
add_powers (IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  guint n_numbers;

  ichomp_paper_add_powers (parent, ichomp_lesson_block_get_numbers (block, &n_numbers)[0]);
}

static void
add_mex (IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  guint n_numbers;
  const guint *numbers = ichomp_lesson_block_get_numbers (block, &n_numbers);

  ichomp_paper_add_mex (parent, numbers, n_numbers);
}

static void
add_figure (IchompPaperBlock *parent,
            const IchompLessonBlock *block,
            void (*add_content) (IchompPaperBlock *, const IchompLessonBlock *))
{
  const IchompLessonBlock *caption = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_CAPTION);
  IchompPaperBlock *group = ichomp_paper_block_add_group (parent, ICHOMP_PAPER_GROUP_WHOLE);

  add_content (group, block);
  if (caption != NULL)
    add_text (group, ICHOMP_PAPER_CAPTION, caption);
}

/* Exercises: the questions and tasks, numbered consecutively, with space to write; their answers
 * are for the last pages. */

static IchompPaperBlock *
begin_exercise (IchompPaperLesson *self, IchompPaperBlock *parent, IchompPaperGroupStyle style)
{
  IchompPaperBlock *group = ichomp_paper_block_add_group (parent, style);
  g_autofree char *title = NULL;

  self->n_exercises++;
  /* Translators: The heading of an exercise in a printed lesson, such as "Exercise 3". */
  title = ichomp_digits_printf (_ ("Exercise %u"), self->n_exercises);
  ichomp_paper_block_add_plain (group, ICHOMP_PAPER_SUBHEADING, title);

  return group;
}

/* Begins the answer, the first one with the number of its exercise. */
static IchompPaperBlock *
begin_next_answer (IchompPaperLesson *self,
                   IchompPaperGroupStyle style,
                   gboolean is_first,
                   const char *markup)
{
  IchompPaperBlock *group = ichomp_paper_block_add_group (self->answers, style);
  g_autofree char *number = ichomp_digits_printf (C_ ("item of a list", "%u."), self->n_exercises);
  g_autofree char *label = g_strdup_printf ("<b>%s</b>", number);

  ichomp_paper_block_add_labelled (group, ICHOMP_PAPER_BODY, is_first ? label : "", markup);
  return group;
}

static IchompPaperBlock *
begin_answer (IchompPaperLesson *self, IchompPaperGroupStyle style, const char *markup)
{
  return begin_next_answer (self, style, TRUE, markup);
}

static void
add_inner (IchompPaperBlock *group, const IchompLessonBlock *block, IchompBlockKind kind)
{
  const IchompLessonBlock *child = ichomp_lesson_block_find_child (block, kind);
  g_autofree char *markup = NULL;

  if (child == NULL)
    return;

  markup = ichomp_lesson_block_dup_print_markup (child);
  ichomp_paper_block_add_text (group, ICHOMP_PAPER_BODY, markup);
}

/* A short answer, on the same page as its reason. */
static void
add_reasoned (IchompPaperLesson *self,
              gboolean is_first,
              const char *markup,
              const IchompLessonBlock *block)
{
  IchompPaperBlock *group = begin_next_answer (self, ICHOMP_PAPER_GROUP_WHOLE, is_first, markup);

  add_inner (ichomp_paper_block_add_group (group, ICHOMP_PAPER_GROUP_INDENT), block,
             ICHOMP_BLOCK_WHY);
}

static void
add_folded (IchompPaperLesson *self, IchompPaperBlock *group, const IchompLessonBlock *block)
{
  const IchompLessonBlock *answer = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_ANSWER);
  const IchompLessonBlock *first = ichomp_lesson_block_get_child (answer, 0);
  gboolean has_text = ichomp_lesson_block_get_kind (first) == ICHOMP_BLOCK_PARAGRAPH;
  g_autofree char *markup = has_text ? ichomp_lesson_block_dup_print_markup (first) : g_strdup ("");
  IchompPaperBlock *rest;

  ichomp_paper_block_add_answer (group, NULL, N_LINES);
  rest = ichomp_paper_block_add_group (begin_answer (self, ICHOMP_PAPER_GROUP_PLAIN, markup),
                                       ICHOMP_PAPER_GROUP_INDENT);
  for (guint i = has_text ? 1 : 0; i < ichomp_lesson_block_get_n_children (answer); i++)
    add_block (self, rest, ichomp_lesson_block_get_child (answer, i));
}

static void
add_choices (IchompPaperLesson *self, IchompPaperBlock *group, const IchompLessonBlock *block)
{
  const IchompLessonBlock *choice;
  gboolean is_first = TRUE;

  for (guint i = 0; (choice = ichomp_lesson_block_get_choice (block, i)) != NULL; i++)
    {
      g_autofree char *text = NULL;
      g_autofree char *bold = NULL;

      text = ichomp_lesson_block_dup_print_markup (
          ichomp_lesson_block_find_child (choice, ICHOMP_BLOCK_TEXT));
      ichomp_paper_block_add_text (group, ICHOMP_PAPER_CHOICE, text);
      if (!ichomp_lesson_block_has_flag (choice, ICHOMP_BLOCK_FLAG_RIGHT))
        continue;

      bold = g_strdup_printf ("<b>%s</b>", text);
      add_reasoned (self, is_first, bold, choice);
      is_first = FALSE;
    }
}

static void
add_number (IchompPaperLesson *self, IchompPaperBlock *group, const IchompLessonBlock *block)
{
  guint answer = ichomp_lesson_block_get_answer (block);
  gboolean binary = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_BINARY);
  g_autofree char *number =
      binary ? sg_binary_to_string (answer, 1) : ichomp_digits_printf ("%u", answer);
  g_autofree char *isolated = ichomp_formula_isolate (number);
  g_autofree char *markup = g_strdup_printf ("<b>%s</b>", isolated);

  /* Translators: Before a line to write on. */
  ichomp_paper_block_add_answer (group, _ ("Answer:"), 1);
  add_reasoned (self, TRUE, markup, block);
}

/* The tiles that meet the goal, a line each. */
static char *
list_tiles (const IchompLessonBlock *block)
{
  g_autoptr (SgAnalysis) analysis =
      analyze (ichomp_lesson_block_get_position (block), SG_RULE_NORMAL);
  g_autoptr (GArray) tiles = NULL;

  if (analysis == NULL)
    return g_strdup ("");

  tiles = ichomp_lesson_question_list_right_tiles (block, analysis);
  return ichomp_lesson_question_dup_tiles (tiles);
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
  add_reasoned (self, TRUE, markup, block);
}

/* The value of the diagram under its rule. */
static guint
find_value (const IchompLessonBlock *block)
{
  gboolean misere = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_MISERE);
  IchompPaperBoard *board =
      ichomp_paper_board_new_quadrant (ichomp_lesson_block_get_diagram (block));
  g_autoptr (SgAnalysis) analysis =
      analyze (ichomp_paper_board_get_position (board), misere ? SG_RULE_CHOMP : SG_RULE_NORMAL);
  guint value = sg_analysis_get_value (analysis, SG_QUADRANT_NE);

  ichomp_paper_board_free (board);
  return value;
}

/* Tiles to write numbers on, and the same with all of them among the answers. */
static void
add_value_form (IchompPaperLesson *self, IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  IchompPaperBlock *group = begin_exercise (self, parent, ICHOMP_PAPER_GROUP_QUESTION);
  g_autofree char *value = ichomp_digits_printf ("%u", find_value (block));
  g_autofree char *markup = g_strdup_printf ("<b>%s</b>", value);

  add_inner (group, block, ICHOMP_BLOCK_CAPTION);
  add_diagram (group, block, ICHOMP_PAPER_BOARD_BLANK);
  ichomp_paper_block_add_answer (group, _ ("Value of the quadrant:"), 1);
  add_diagram (begin_answer (self, ICHOMP_PAPER_GROUP_WHOLE, markup), block,
               ICHOMP_PAPER_BOARD_NUMBERS);
}

static void
add_heaps (IchompPaperLesson *self, IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  IchompPaperBlock *group = begin_exercise (self, parent, ICHOMP_PAPER_GROUP_QUESTION);
  gboolean has_values = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_ASK_VALUE);
  const guint *sides;
  guint n_sides;

  sides = ichomp_lesson_block_get_numbers (block, &n_sides);
  add_inner (group, block, ICHOMP_BLOCK_CAPTION);
  ichomp_paper_add_heaps (group, sides[0], sides[1], has_values, FALSE);
  ichomp_paper_add_heaps (begin_answer (self, ICHOMP_PAPER_GROUP_WHOLE, ""), sides[0], sides[1],
                          has_values, TRUE);
}

/* A question with space to write; its answer is added to the last pages. */
static void
add_question (IchompPaperLesson *self, IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  IchompPaperBlock *group = begin_exercise (self, parent, ICHOMP_PAPER_GROUP_QUESTION);

  add_inner (group, block, ICHOMP_BLOCK_ASK);
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
    }
}

/* The answer to a task that no tile answers. Before numbers are taught, u is not named. */
static const char *
get_plan (const IchompLessonBlock *block)
{
  if (ichomp_lesson_block_get_goal (block) == ICHOMP_GOAL_COPY)
    /* Translators: The answer to a task of a printed lesson. */
    return _ ("Copy each move of the computer.");
  if (!ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_COMPUTER_FIRST))
    /* Translators: The answer to a task of a printed lesson, in a game to be lost. */
    return _ ("No first move wins if the computer makes no mistake.");
  if (ichomp_lesson_block_get_preset (block) == ICHOMP_PRESET_DISCOVER)
    /* Translators: The answer to a task of a printed lesson, in which the computer begins. */
    return _ ("Each move of the computer has an answer that wins.");

  /* Translators: The answer to a task of a printed lesson, whose first move is not ours. */
  return _ ("Answer each move so that u becomes 0 whenever you can.");
}

/* A task with its position; the moves that reach its goal are added to the last pages. */
static void
add_try (IchompPaperLesson *self, IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  gboolean computer_first = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_COMPUTER_FIRST);
  IchompPaperBoard *board = ichomp_paper_board_new (ichomp_lesson_block_get_position (block));
  IchompPaperBlock *group = begin_exercise (self, parent, ICHOMP_PAPER_GROUP_TASK);
  g_autofree char *tiles = list_tiles (block);

  add_inner (group, block, ICHOMP_BLOCK_TASK);
  ichomp_paper_board_set_flags (board, ICHOMP_PAPER_BOARD_COORDINATES);
  ichomp_paper_block_add_board (group, board);

  if (computer_first || *tiles == '\0')
    {
      g_autofree char *markup = g_markup_escape_text (ichomp_digits_intern (get_plan (block)), -1);

      begin_answer (self, ICHOMP_PAPER_GROUP_PLAIN, markup);
    }
  else
    {
      g_autofree char *markup = g_strdup_printf ("<b>%s</b>", tiles);

      begin_answer (self, ICHOMP_PAPER_GROUP_PLAIN, markup);
    }
}

static void
add_test (IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  g_autofree char *text = ichomp_lesson_test_describe (block);

  ichomp_paper_block_add_plain (parent, ICHOMP_PAPER_BODY, text);
}

/* What to remember, and the heading of the questions that follow. */
static void
add_remember (IchompPaperBlock *parent, const IchompLessonBlock *block)
{
  const IchompLessonBlock *recap = ichomp_lesson_block_get_parent (block);

  ichomp_paper_block_add_plain (parent, ICHOMP_PAPER_HEADING, ichomp_lesson_block_title (block));
  add_list (parent, block);
  if (ichomp_lesson_block_find_child (recap, ICHOMP_BLOCK_QUESTION) != NULL)
    ichomp_paper_block_add_plain (parent, ICHOMP_PAPER_HEADING, ichomp_lesson_block_title (recap));
}

/* Lessons */

static void
add_block (IchompPaperLesson *self, IchompPaperBlock *parent, const IchompLessonBlock *block)
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
      add_question (self, parent, block);
      break;
    case ICHOMP_BLOCK_TRY:
      add_try (self, parent, block);
      break;
    case ICHOMP_BLOCK_VALUE_FORM:
      add_value_form (self, parent, block);
      break;
    case ICHOMP_BLOCK_HEAPS:
      add_heaps (self, parent, block);
      break;
    case ICHOMP_BLOCK_TEST:
      add_test (parent, block);
      break;
    case ICHOMP_BLOCK_RECAP:
      add_children (self, parent, block);
      break;
    case ICHOMP_BLOCK_REMEMBER:
      add_remember (parent, block);
      break;
    case ICHOMP_BLOCK_PRACTISE:
      /* The program only. */
      break;
    case ICHOMP_BLOCK_BOARD:
      add_figure (parent, block, add_board);
      break;
    case ICHOMP_BLOCK_QUADRANT:
      add_figure (parent, block, add_quadrant);
      break;
    case ICHOMP_BLOCK_BITS:
      add_figure (parent, block, add_bits);
      break;
    case ICHOMP_BLOCK_POWERS:
      add_figure (parent, block, add_powers);
      break;
    case ICHOMP_BLOCK_MEX:
      add_figure (parent, block, add_mex);
      break;
    /* The others occur only within those above. */
    case ICHOMP_BLOCK_LESSON:
    case ICHOMP_BLOCK_TITLE:
    case ICHOMP_BLOCK_GOAL:
    case ICHOMP_BLOCK_BUILDS_ON:
    case ICHOMP_BLOCK_ITEM:
    case ICHOMP_BLOCK_TERM:
    case ICHOMP_BLOCK_TEXT:
    case ICHOMP_BLOCK_NAME:
    case ICHOMP_BLOCK_STATEMENT:
    case ICHOMP_BLOCK_PROOF:
    case ICHOMP_BLOCK_ROW:
    case ICHOMP_BLOCK_CELL:
    case ICHOMP_BLOCK_CAPTION:
    case ICHOMP_BLOCK_ASK:
    case ICHOMP_BLOCK_ANSWER:
    case ICHOMP_BLOCK_CHOICE:
    case ICHOMP_BLOCK_WHY:
    case ICHOMP_BLOCK_WRONG:
    case ICHOMP_BLOCK_TASK:
    case ICHOMP_BLOCK_TEACHER:
      g_assert_not_reached ();
    }
}

/* On a page of their own. */
static void
add_teacher (IchompPaperLesson *self, IchompPaperBlock *parent, const IchompLessonBlock *teacher)
{
  g_autofree char *worksheet = ichomp_lesson_teacher_dup_worksheet (teacher);

  ichomp_paper_block_add_page_break (parent);
  ichomp_paper_block_add_plain (parent, ICHOMP_PAPER_TITLE, ichomp_lesson_block_title (teacher));
  add_children (self, parent, teacher);
  if (worksheet != NULL)
    ichomp_paper_block_add_plain (parent, ICHOMP_PAPER_BODY, worksheet);
}

IchompPaperDocument *
ichomp_paper_lesson_new (IchompLesson *lesson, IchompLanguage language, IchompPaperInk ink)
{
  g_auto (IchompLanguageScope) scope =
      ichomp_language_scope_enter (ichomp_lesson_find_language (lesson, language));
  g_autofree char *title = ichomp_lesson_block_dup_plain (ichomp_lesson_get_title (lesson));
  IchompPaperDocument *document =
      ichomp_paper_document_new (title, ichomp_i18n_get_language (), ink);
  g_autoptr (IchompPaperBlock) answers = ichomp_paper_block_new ();
  IchompPaperLesson self = { .answers = answers };

  add_text (document->root, ICHOMP_PAPER_TITLE, ichomp_lesson_get_title (lesson));
  add_text (document->root, ICHOMP_PAPER_SUBTITLE, ichomp_lesson_get_goal (lesson));
  for (guint i = 0; i < ichomp_lesson_get_n_sections (lesson); i++)
    add_block (&self, document->root, ichomp_lesson_get_section (lesson, i));
  if (ichomp_lesson_get_recap (lesson) != NULL)
    add_block (&self, document->root, ichomp_lesson_get_recap (lesson));

  if (self.n_exercises > 0)
    {
      ichomp_paper_block_add_page_break (document->root);
      /* Translators: The heading of the last pages of a printed lesson or worksheet. */
      ichomp_paper_block_add_plain (document->root, ICHOMP_PAPER_TITLE, _ ("Answers"));
      ichomp_paper_block_add (document->root, g_steal_pointer (&answers));
    }
  if (ichomp_lesson_get_teacher (lesson) != NULL)
    add_teacher (&self, document->root, ichomp_lesson_get_teacher (lesson));

  return document;
}
