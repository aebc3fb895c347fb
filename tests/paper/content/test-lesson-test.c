/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Tests on paper: every question has room for an answer, and the answers are on pages of their
 * own. */

#include "paper/content/ichomp-paper-test.h"

#include "paper/layout/ichomp-paper-block-private.h"
#include "paper/layout/ichomp-paper-export.h"
#include "test-main.h"

static IchompLessonTest *
draw (guint32 seed, IchompLesson **lesson)
{
  g_autoptr (IchompLibrary) library =
      ichomp_library_new_for_folders (SOURCE_ROOT "/data/lessons", "/nonexistent");

  *lesson = ichomp_library_find_lesson (library, "final-test");
  return ichomp_lesson_test_new (library, *lesson, seed);
}

static guint
count (const IchompPaperBlock *block, IchompPaperBlockKind kind)
{
  guint n = block->kind == kind;

  for (guint i = 0; block->children != NULL && i < block->children->len; i++)
    n += count (g_ptr_array_index (block->children, i), kind);

  return n;
}

static void
test_room (void)
{
  for (guint32 seed = 0; seed < 3; seed++)
    {
      g_autoptr (IchompLesson) lesson = NULL;
      g_autoptr (IchompLessonTest) test = draw (seed, &lesson);
      IchompPaperFormat format = ichomp_paper_format_for_locale ();
      IchompPaperDocument *sheet =
          ichomp_paper_test_new (test, lesson, FALSE, ICHOMP_LANGUAGE_EN, ICHOMP_PAPER_INK_COLOR);
      IchompPaperDocument *all =
          ichomp_paper_test_new (test, lesson, TRUE, ICHOMP_LANGUAGE_EN, ICHOMP_PAPER_INK_BLACK);
      g_autoptr (IchompPaperPages) pages = NULL;
      g_autoptr (IchompPaperPages) all_pages = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GError) error = NULL;
      guint n_lines = 1; /* for the name */
      guint n_boards = 0;

      for (guint i = 0; i < ichomp_lesson_test_get_n_questions (test); i++)
        {
          const IchompTestQuestion *question = ichomp_lesson_test_get_question (test, i);

          n_lines += ichomp_test_question_get_form (question) != ICHOMP_TEST_CHOICE;
          n_boards += ichomp_test_question_get_position (question) != NULL;
        }
      g_assert_cmpuint (count (sheet->root, ICHOMP_PAPER_ANSWER), ==, n_lines);
      g_assert_cmpuint (count (sheet->root, ICHOMP_PAPER_FIGURE), ==, n_boards);
      g_assert_cmpuint (count (all->root, ICHOMP_PAPER_ANSWER), ==, n_lines);

      pages = ichomp_paper_pages_new (sheet, &format);
      all_pages = ichomp_paper_pages_new (all, &format);
      g_assert_cmpuint (ichomp_paper_pages_get_n_pages (pages), <,
                        ichomp_paper_pages_get_n_pages (all_pages));
      bytes = ichomp_paper_export_pages (all_pages, &error);
      g_assert_no_error (error);
    }
}

void
add_tests (void)
{
  g_test_add_func ("/lesson-test/room", test_room);
}
