/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Lesson files: each is a lesson that can be shown, printed and checked, or has an error with a
 * place and a sentence. */

#include <string.h>

#include "game/course/ichomp-lesson-check.h"
#include "game/course/ichomp-lesson-error.h"
#include "game/course/ichomp-lesson-reader.h"
#include "fuzz.h"

/* As if the lesson was shown and printed. */
static guint
read_blocks (const IchompLesson *lesson, const IchompLessonBlock *block)
{
  guint n_keys = ichomp_lesson_block_is_question (block);

  if (ichomp_lesson_block_has_text (block))
    {
      g_autofree char *markup = ichomp_lesson_block_dup_markup (block);
      g_autofree char *print_markup = ichomp_lesson_block_dup_print_markup (block);
      g_autofree char *plain = ichomp_lesson_block_dup_plain (block);

      g_assert_true (g_utf8_validate (markup, -1, NULL));
      g_assert_true (g_utf8_validate (print_markup, -1, NULL));
      g_assert_true (g_utf8_validate (plain, -1, NULL));
      g_assert_true (*plain != '\0');
    }
  if (ichomp_lesson_block_get_kind (block) == ICHOMP_BLOCK_SECTION)
    g_assert_true (ichomp_lesson_find_section (lesson, ichomp_lesson_block_get_id (block))
                   == block);

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    {
      const IchompLessonBlock *child = ichomp_lesson_block_get_child (block, i);

      g_assert_true (ichomp_lesson_block_get_parent (child) == block);
      n_keys += read_blocks (lesson, child);
    }

  return n_keys;
}

static void
assert_legal (IchompLesson *lesson)
{
  g_autoptr (IchompLessonCheck) check = ichomp_lesson_check_new (lesson, NULL);
  GArray *complaints = ichomp_lesson_check_get_complaints (check);
  guint n_keys = read_blocks (lesson, ichomp_lesson_get_root (lesson));

  g_assert_cmpuint (ichomp_lesson_get_n_questions (lesson), ==, n_keys);
  g_assert_cmpuint (ichomp_lesson_get_n_sections (lesson), >, 0);
  g_assert_nonnull (ichomp_lesson_get_title (lesson));
  g_assert_nonnull (ichomp_lesson_get_goal (lesson));

  while (ichomp_lesson_check_step (check))
    ;
  for (guint i = 0; i < complaints->len; i++)
    fuzz_assert_sentence (g_array_index (complaints, IchompLessonComplaint, i).sentence);
}

static void
assert_located (const GError *error, const char *text, gsize size)
{
  const IchompLessonErrorDetail *detail = ichomp_lesson_error_get_detail (error);
  g_autofree char *sentence = ichomp_lesson_error_describe (error);
  guint n_lines = 1;

  for (gsize i = 0; i < size; i++)
    n_lines += text[i] == '\n' || text[i] == '\r';

  g_assert_cmpuint (detail->line, >=, 1);
  g_assert_cmpuint (detail->line, <=, n_lines);
  g_assert_cmpuint (detail->column, >=, 1);
  g_assert_cmpuint (detail->column, <=, size + 1);
  fuzz_assert_sentence (sentence);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = fuzz_dup_bytes (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (IchompLesson) lesson = ichomp_lesson_parse (text, size, &error);

  g_assert_true ((lesson == NULL) == (error != NULL));
  if (lesson != NULL)
    assert_legal (lesson);
  else
    {
      g_assert_true (error->domain == ICHOMP_LESSON_ERROR);
      assert_located (error, text, size);
    }

  return 0;
}
