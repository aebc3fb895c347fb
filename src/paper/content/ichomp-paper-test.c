/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The test of a lesson on paper: its questions with room for the answers and without numbers on the
 * figures, and pages for the teacher with the answers and the places to read. */

#include "ichomp-paper-test.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"

static char *
dup_number (guint index)
{
  g_autofree char *text = ichomp_digits_printf (C_ ("item of a list", "%u."), index + 1);

  return g_strdup_printf ("<b>%s</b>", text);
}

static void
add_board (IchompPaperBlock *parent, const IchompTestQuestion *question)
{
  IchompPaperBoard *board = ichomp_paper_board_new_part (
      ichomp_test_question_get_position (question), ichomp_test_question_get_quadrant (question));

  if (ichomp_test_question_get_form (question) == ICHOMP_TEST_TILE)
    ichomp_paper_board_set_flags (board, ICHOMP_PAPER_BOARD_COORDINATES);
  ichomp_paper_block_add_board (parent, board);
}

static void
add_question (IchompPaperBlock *parent, const IchompTestQuestion *question, guint index)
{
  IchompPaperBlock *group = ichomp_paper_block_add_group (parent, ICHOMP_PAPER_GROUP_WHOLE);
  g_autofree char *number = dup_number (index);
  g_autofree char *ask = ichomp_test_question_dup_ask (question);
  char *choice;

  ichomp_paper_block_add_labelled (group, ICHOMP_PAPER_BODY, number, ask);
  group = ichomp_paper_block_add_group (group, ICHOMP_PAPER_GROUP_INDENT);
  if (ichomp_test_question_get_position (question) != NULL)
    add_board (group, question);

  for (guint i = 0; (choice = ichomp_test_question_dup_choice (question, i)) != NULL; i++)
    {
      ichomp_paper_block_add_text (group, ICHOMP_PAPER_CHOICE, choice);
      g_free (choice);
    }
  if (ichomp_test_question_get_form (question) != ICHOMP_TEST_CHOICE)
    ichomp_paper_block_add_answer (group, _ ("Answer:"), 1);
}

/* Where the answer is explained: the title of a lesson and, if it is known, of a section. */
static char *
dup_place (const IchompTestQuestion *question)
{
  const char *section;
  IchompLesson *lesson = ichomp_test_question_get_lesson (question, &section);
  const IchompLessonBlock *block =
      section != NULL ? ichomp_lesson_find_section (lesson, section) : NULL;
  g_autofree char *title = ichomp_lesson_block_dup_print_markup (ichomp_lesson_get_title (lesson));
  g_autofree char *heading = NULL;

  if (block == NULL)
    return g_steal_pointer (&title);

  heading = ichomp_lesson_block_dup_print_markup (
      ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_HEADING));
  return g_strdup_printf (_ ("%1$s – %2$s"), title, heading);
}

static void
add_answer (IchompPaperBlock *parent, const IchompTestQuestion *question, guint index)
{
  IchompPaperBlock *group = ichomp_paper_block_add_group (parent, ICHOMP_PAPER_GROUP_WHOLE);
  g_autofree char *number = dup_number (index);
  g_autofree char *right = ichomp_test_question_dup_right (question);
  g_autofree char *markup = g_strdup_printf ("<b>%s</b>", right);
  g_autofree char *why = ichomp_test_question_dup_why_right (question);
  g_autofree char *place = dup_place (question);

  ichomp_paper_block_add_labelled (group, ICHOMP_PAPER_BODY, number, markup);
  group = ichomp_paper_block_add_group (group, ICHOMP_PAPER_GROUP_INDENT);
  ichomp_paper_block_add_text (group, ICHOMP_PAPER_REASON, why);
  ichomp_paper_block_add_text (group, ICHOMP_PAPER_SMALL, place);
}

/**
 * ichomp_paper_test_new:
 * @test: a test
 * @lesson: the lesson that it is in
 * @answers: whether to add the answers, on separate pages
 */
IchompPaperDocument *
ichomp_paper_test_new (const IchompLessonTest *test,
                       IchompLesson *lesson,
                       gboolean answers,
                       IchompLanguage language,
                       IchompPaperInk ink)
{
  g_autofree char *title = ichomp_lesson_block_dup_plain (ichomp_lesson_get_title (lesson));
  IchompPaperDocument *document = ichomp_paper_document_new (title, language, ink);
  guint n = ichomp_lesson_test_get_n_questions (test);
  g_autofree char *description = ichomp_lesson_test_describe (ichomp_lesson_get_test (lesson));

  document->note =
      /* Translators: At the foot of a printed test: the number that determines its questions. */
      ichomp_digits_printf (_ ("iChomp test %u"), ichomp_lesson_test_get_seed (test));
  ichomp_paper_block_add_plain (document->root, ICHOMP_PAPER_TITLE, title);
  ichomp_paper_block_add_plain (document->root, ICHOMP_PAPER_SUBTITLE, description);
  /* Translators: Before a line to write on. */
  ichomp_paper_block_add_answer (document->root, _ ("Name:"), 1);
  for (guint i = 0; i < n; i++)
    add_question (document->root, ichomp_lesson_test_get_question (test, i), i);

  if (answers && n > 0)
    {
      ichomp_paper_block_add_page_break (document->root);
      ichomp_paper_block_add_plain (document->root, ICHOMP_PAPER_TITLE, _ ("Answers"));
      for (guint i = 0; i < n; i++)
        add_answer (document->root, ichomp_lesson_test_get_question (test, i), i);
    }

  return document;
}
