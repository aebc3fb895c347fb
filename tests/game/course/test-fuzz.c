/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The sample lesson, damaged at random: it still is a lesson, or there is an error with a place
 * and a sentence. */

#include <string.h>

#include "game/course/ichomp-lesson-error.h"
#include "game/course/ichomp-lesson-reader.h"

#include "test-main.h"

#define SAMPLE SOURCE_ROOT "/tests/game/course/fixtures/sample.xml"
#define N_MUTATIONS 20000
#define SEED 20

static const char *const pieces[] = {
  "<",          ">",        "/",        "\"",         "&",         "<p>",          "</p>",
  "<em>",       "</em>",    "<!--",     "-->",        "<![CDATA[", "]]>",          "<!DOCTYPE",
  "<?",         "?>",       "&lt;",     "&#0;",       "\303",      "\357\277\276", "=",
  "<wrong>",    "</wrong>", "<f> </f>", "<sup/>",     "99999999",  "-1",           " ",
  "<question id=\"a\">", "<choice>", "<try id=\"b\">", "<caption/>", "kind=", "@1x1", "\001",
};

static void
mutate (GString *text, GRand *rand)
{
  gsize place;
  gsize wanted;
  gsize length;

  /* An earlier mutation may have removed everything. */
  if (text->len == 0)
    return;

  place = g_rand_int_range (rand, 0, text->len);
  wanted = g_rand_int_range (rand, 1, 60);
  length = MIN (wanted, text->len - place);
  switch (g_rand_int_range (rand, 0, 5))
    {
    case 0:
      text->str[place] = g_rand_int_range (rand, 0, 256);
      break;
    case 1:
      g_string_erase (text, place, length);
      break;
    case 2:
      g_string_insert (text, place, pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
      break;
    case 3:
      {
        g_autofree char *chunk = g_strndup (text->str + place, length);

        g_string_insert (text, g_rand_int_range (rand, 0, text->len), chunk);
        break;
      }
    default:
      g_string_truncate (text, MAX (place, 1));
      break;
    }
}

/* As if the lesson was shown. */
static void
read_blocks (const IchompLessonBlock *block)
{
  if (ichomp_lesson_block_has_text (block))
    {
      g_autofree char *markup = ichomp_lesson_block_dup_markup (block);
      g_autofree char *plain = ichomp_lesson_block_dup_plain (block);

      g_assert_true (g_utf8_validate (markup, -1, NULL));
      g_assert_true (*plain != '\0');
    }

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    read_blocks (ichomp_lesson_block_get_child (block, i));
}

static void
test_mutations (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  g_autofree char *sample = NULL;
  guint n_lessons = 0;
  gsize length;

  g_assert_true (g_file_get_contents (SAMPLE, &sample, &length, NULL));
  for (guint i = 0; i < N_MUTATIONS; i++)
    {
      g_autoptr (GString) text = g_string_new_len (sample, length);
      guint n = g_rand_int_range (rand, 1, 4);
      g_autoptr (IchompLesson) lesson = NULL;
      g_autoptr (GError) error = NULL;

      for (guint j = 0; j < n; j++)
        mutate (text, rand);

      lesson = ichomp_lesson_parse (text->str, text->len, &error);
      if (lesson != NULL)
        {
          g_assert_no_error (error);
          read_blocks (ichomp_lesson_get_root (lesson));
          n_lessons++;
        }
      else
        {
          g_autofree char *sentence = NULL;

          g_assert_nonnull (error);
          g_assert_cmpint (error->domain, ==, ICHOMP_LESSON_ERROR);
          g_assert_cmpuint (ichomp_lesson_error_get_detail (error)->line, >, 0);
          g_assert_cmpuint (ichomp_lesson_error_get_detail (error)->column, >, 0);
          sentence = ichomp_lesson_error_describe (error);
          g_assert_true (g_utf8_validate (sentence, -1, NULL));
        }
    }

  g_test_message ("%u of them are lessons", n_lessons);
  g_assert_cmpuint (n_lessons, >, N_MUTATIONS / 50);
  g_assert_cmpuint (n_lessons, <, N_MUTATIONS / 2);
}

void
add_tests (void)
{
  g_test_add_func ("/fuzz/mutations", test_mutations);
}
