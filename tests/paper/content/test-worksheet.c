/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Worksheets: a seed determines the exercises, and the solutions belong to them. */

#include "paper/content/ichomp-paper-worksheet.h"

#include <pango/pango.h>

#include "paper/layout/ichomp-paper-block-private.h"
#include "paper/layout/ichomp-paper-export.h"
#include "game/practice/ichomp-practice.h"
#include "game/words/ichomp-wording.h"

#include "test-main.h"

static const IchompPaperWorksheet worksheet = { .seed = 12345,
                                                .kinds = ICHOMP_ALL_EXERCISE_KINDS,
                                                .difficulty = 3,
                                                .count = 20,
                                                .per_page = 4,
                                                .solutions = TRUE };

static GBytes *
export_pdf (const IchompPaperWorksheet *self)
{
  IchompPaperFormat format = ichomp_paper_format_for_locale ();
  g_autoptr (IchompPaperPages) pages = ichomp_paper_pages_new (
      ichomp_paper_worksheet_create_document (self, ICHOMP_LANGUAGE_EN), &format);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = ichomp_paper_export_pages (pages, &error);

  g_assert_no_error (error);
  return bytes;
}

static void
test_same_seed (void)
{
  g_autoptr (GBytes) one = export_pdf (&worksheet);
  g_autoptr (GBytes) two = export_pdf (&worksheet);
  IchompPaperWorksheet other = worksheet;
  g_autoptr (GBytes) three = NULL;

  other.seed++;
  three = export_pdf (&other);
  g_assert_true (g_bytes_equal (one, two));
  g_assert_false (g_bytes_equal (one, three));
}

static void
test_exercises (void)
{
  g_autoptr (GPtrArray) exercises = ichomp_paper_worksheet_create_exercises (&worksheet);
  guint kinds = 0;

  g_assert_cmpuint (exercises->len, ==, worksheet.count);
  for (guint i = 0; i < exercises->len; i++)
    {
      const IchompExercise *exercise = g_ptr_array_index (exercises, i);

      kinds |= 1u << ichomp_exercise_get_kind (exercise);
      g_assert_cmpuint (ichomp_exercise_get_difficulty (exercise), ==, worksheet.difficulty);
      for (guint k = 0; k < i; k++)
        g_assert_false (ichomp_exercise_equal (exercise, g_ptr_array_index (exercises, k)));
    }
  g_assert_cmphex (kinds, ==, worksheet.kinds);
}

/* A longer worksheet begins with the exercises of a shorter one, whatever the other options. */
static void
test_prefix (void)
{
  IchompPaperWorksheet shorter = worksheet;
  g_autoptr (GPtrArray) all = ichomp_paper_worksheet_create_exercises (&worksheet);
  g_autoptr (GPtrArray) some = NULL;

  shorter.count = 7;
  shorter.per_page = 1;
  shorter.solutions = FALSE;
  some = ichomp_paper_worksheet_create_exercises (&shorter);
  for (guint i = 0; i < some->len; i++)
    g_assert_true (ichomp_exercise_equal (g_ptr_array_index (all, i), g_ptr_array_index (some, i)));
}

/* Practice with the same seed gives the same exercises. */
static void
test_practice (void)
{
  g_autoptr (GPtrArray) exercises = ichomp_paper_worksheet_create_exercises (&worksheet);
  IchompPractice *practice = ichomp_practice_new (NULL, NULL);

  ichomp_practice_start (practice, worksheet.seed, worksheet.kinds, worksheet.difficulty);
  for (guint i = 0; i < exercises->len; i++)
    {
      g_assert_true (ichomp_exercise_equal (ichomp_practice_get_exercise (practice),
                                            g_ptr_array_index (exercises, i)));
      ichomp_practice_reveal (practice);
      ichomp_practice_next (practice);
    }
  g_assert_finalize_object (practice);
}

static const IchompPaperBlock *
get_child (const IchompPaperBlock *block, guint index)
{
  g_assert_cmpuint (index, <, block->children->len);
  return g_ptr_array_index (block->children, index);
}

static char *
strip (const char *markup)
{
  char *text;

  g_assert_true (pango_parse_markup (markup, -1, 0, NULL, &text, NULL, NULL));
  return text;
}

/* Checks the space for the answer: outcomes to choose from, a line to write on, or none if the
 * answer is marked on the board. */
static void
assert_answer_space (const IchompPaperBlock *place, guint n_before, IchompAnswerForm form)
{
  switch (form)
    {
    case ICHOMP_ANSWER_OUTCOME:
      g_assert_cmpuint (place->children->len, ==, n_before + 2);
      for (SgOutcome outcome = 0; outcome < 2; outcome++)
        {
          const IchompPaperBlock *choice = get_child (place, n_before + outcome);
          g_autofree char *text = strip (choice->markup);

          g_assert_cmpuint (choice->style, ==, ICHOMP_PAPER_CHOICE);
          g_assert_cmpstr (text, ==, ichomp_wording_outcome_name (outcome));
        }
      break;
    case ICHOMP_ANSWER_TILE:
      g_assert_cmpuint (place->children->len, ==, n_before);
      break;
    default:
      g_assert_cmpuint (place->children->len, ==, n_before + 1);
      g_assert_cmpint (get_child (place, n_before)->kind, ==, ICHOMP_PAPER_ANSWER);
    }
}

/* The number of a question leads to its answer. */
static void
test_solutions (void)
{
  g_autoptr (GPtrArray) exercises = ichomp_paper_worksheet_create_exercises (&worksheet);
  g_autoptr (IchompPaperDocument) document =
      ichomp_paper_worksheet_create_document (&worksheet, ICHOMP_LANGUAGE_EN);
  const IchompPaperBlock *grid = get_child (document->root, 0);

  g_assert_cmpint (grid->kind, ==, ICHOMP_PAPER_GRID);
  g_assert_cmpuint (grid->children->len, ==, worksheet.count);
  g_assert_cmpint (get_child (document->root, 1)->kind, ==, ICHOMP_PAPER_PAGE_BREAK);

  for (guint i = 0; i < exercises->len; i++)
    {
      const IchompExercise *exercise = g_ptr_array_index (exercises, i);
      const IchompPaperBlock *place = get_child (grid, i);
      const IchompPaperBlock *solution = get_child (document->root, 3 + i);
      g_autofree char *question = ichomp_exercise_dup_question (exercise, ICHOMP_VOICE_WRITTEN);
      g_autofree char *answer = ichomp_exercise_dup_answer (exercise, ICHOMP_VOICE_WRITTEN);
      g_autofree char *asked = strip (get_child (place, 0)->markup);
      g_autofree char *answered = strip (get_child (solution, 0)->markup);
      g_autofree char *number = g_strdup_printf ("<b>%u.</b>", i + 1);
      SgPosition *position = ichomp_exercise_get_position (exercise);

      g_assert_cmpstr (asked, ==, question);
      g_assert_cmpstr (answered, ==, answer);
      g_assert_cmpstr (get_child (place, 0)->label, ==, number);
      g_assert_cmpstr (get_child (solution, 0)->label, ==, number);
      if (position != NULL)
        g_assert_true (sg_position_equal (
            ichomp_paper_board_get_position (get_child (place, 1)->board), position));
      assert_answer_space (place, position != NULL ? 2 : 1, ichomp_exercise_get_form (exercise));
    }
}

static void
test_per_page (void)
{
  const guint per_pages[] = { 1, 2, 4, 6 };

  for (gsize i = 0; i < G_N_ELEMENTS (per_pages); i++)
    {
      IchompPaperWorksheet other = worksheet;
      IchompPaperFormat format = ichomp_paper_format_for_locale ();
      g_autoptr (IchompPaperPages) pages = NULL;

      g_assert_true (ichomp_paper_worksheet_is_per_page (per_pages[i]));
      other.per_page = per_pages[i];
      other.solutions = FALSE;
      pages = ichomp_paper_pages_new (
          ichomp_paper_worksheet_create_document (&other, ICHOMP_LANGUAGE_EN), &format);
      g_assert_cmpuint (ichomp_paper_pages_get_n_pages (pages), ==,
                        (other.count + per_pages[i] - 1) / per_pages[i]);
    }
  g_assert_false (ichomp_paper_worksheet_is_per_page (0));
  g_assert_false (ichomp_paper_worksheet_is_per_page (3));
}

void
add_tests (void)
{
  g_test_add_func ("/worksheet/same-seed", test_same_seed);
  g_test_add_func ("/worksheet/exercises", test_exercises);
  g_test_add_func ("/worksheet/prefix", test_prefix);
  g_test_add_func ("/worksheet/practice", test_practice);
  g_test_add_func ("/worksheet/solutions", test_solutions);
  g_test_add_func ("/worksheet/per-page", test_per_page);
}
