/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The lessons with the digits of a language: every number in decimal has them, no position and
 * no row of bits does. */

#include <string.h>

#include "game/base/ichomp-digits.h"
#include "game/base/ichomp-i18n.h"
#include "game/course/ichomp-lesson-reader.h"

#include "test-main.h"

#define LESSONS SOURCE_ROOT "/data/lessons"

static void
set_own (gboolean own)
{
  ichomp_i18n_set_language (own ? ICHOMP_LANGUAGE_FA : ICHOMP_LANGUAGE_EN);
  ichomp_digits_set_own (own);
}

static char *
dup_own (const IchompLessonBlock *block)
{
  char *text;

  set_own (TRUE);
  text = ichomp_lesson_block_dup_plain (block);
  set_own (FALSE);

  return text;
}

static IchompLesson *
parse (const char *blocks)
{
  g_autofree char *text = g_strdup_printf (
      "<lesson format=\"1\" id=\"test\" minutes=\"1\"><title>T</title><goal>G</goal>"
      "<section id=\"s\"><heading>H</heading>%s</section></lesson>",
      blocks);
  g_autoptr (GError) error = NULL;
  IchompLesson *lesson = ichomp_lesson_parse (text, strlen (text), &error);

  g_assert_no_error (error);
  return lesson;
}

static const IchompLessonBlock *
get_last_text (const IchompLessonBlock *block)
{
  while (ichomp_lesson_block_get_n_children (block) > 0)
    block = ichomp_lesson_block_get_child (block, ichomp_lesson_block_get_n_children (block) - 1);

  return block;
}

static void
assert_shown (const char *blocks, const char *expected)
{
  g_autoptr (IchompLesson) lesson = parse (blocks);
  g_autofree char *text = dup_own (get_last_text (ichomp_lesson_get_section (lesson, 0)));
  g_auto (GStrv) parts = g_strsplit (text, "\342\201\246", -1);
  g_autofree char *begun = g_strjoinv ("", parts);
  g_auto (GStrv) ends = g_strsplit (begun, "\342\201\251", -1);
  g_autofree char *bare = g_strjoinv ("", ends);

  g_assert_cmpstr (bare, ==, expected);
}

static void
test_kinds (void)
{
  /* Numbers */
  assert_shown ("<p>From 0 to 10, 1,000 or 42.</p>", "From ۰ to ۱۰, ۱,۰۰۰ or ۴۲.");
  assert_shown ("<p><f>13 = 8 + 4 + 1</f></p>", "۱۳ = ۸ + ۴ + ۱");
  assert_shown ("<p><f>2<sup>10</sup> − 1</f></p>", "۲¹⁰ − ۱");
  assert_shown ("<formula>7 XOR 1 = 6</formula>", "۷ XOR ۱ = ۶");
  assert_shown ("<p><f>0, 2, 2</f> and <f>4 / 2</f></p>", "۰, ۲, ۲ and ۴ / ۲");
  assert_shown ("<p><claim is=\"add 55 55 = 110\">110</claim></p>", "۱۱۰");

  /* Positions and names */
  assert_shown ("<p><f>3,2</f>, <f>3,2/2/1/1 @6x4</f>, <f>NE2,3</f>, F2</p>",
                "3,2, 3,2/2/1/1 @6x4, NE2,3, F2");

  /* Bits */
  assert_shown ("<p>The row <f>0110</f>, and <f>u = 00110</f></p>", "The row 0110, and u = 00110");
  assert_shown ("<p>2 is <f><claim is=\"binary 2 = 10\">10</claim></f></p>", "۲ is 10");
  assert_shown ("<p digits=\"bits\">A 1 in the column of 4, 110 in 6</p>",
                "A 1 in the column of ۴, 110 in ۶");
  assert_shown ("<p digits=\"decimal\">A 1 of 4</p>", "A ۱ of ۴");
  assert_shown ("<list ordered=\"no\" digits=\"bits\"><item>0 and 2</item></list>", "0 and ۲");
  assert_shown ("<p digits=\"bits\"><f>8 + 2 + 1 = 11</f> and <f>1 XOR 0</f></p>",
                "۸ + ۲ + ۱ = ۱۱ and 1 XOR 0");
}

/* Asserts that every digit above 1 that is left belongs to a position or a name. */
static void
check_left (const char *text)
{
  const char *p = text;

  while ((p = strpbrk (p, "23456789")) != NULL)
    {
      const char *start = p;
      const char *end = p;

      while (start > text && strchr (" \302", start[-1]) == NULL)
        start--;
      while (*end != '\0' && *end != ' ')
        end++;

      if (strpbrk (start, ",/@") == NULL || strpbrk (start, ",/@") > end)
        g_error ("a number in decimal was left: %s", text);
      p = end;
    }
}

static void
check_block (const IchompLessonBlock *block, guint *n_changed)
{
  if (ichomp_lesson_block_has_text (block))
    {
      g_autofree char *western = ichomp_lesson_block_dup_plain (block);
      g_autofree char *own = dup_own (block);
      g_autofree char *read = ichomp_digits_to_ascii (own);
      g_autoptr (IchompInline) parts = NULL;

      /* Raised digits do not change. */
      if (strstr (own, "²") == NULL && strstr (own, "¹") == NULL)
        {
          g_autofree char *western_read = ichomp_digits_to_ascii (western);

          g_assert_cmpstr (read, ==, western_read);
        }
      check_left (own);
      *n_changed += !g_str_equal (western, own);

      set_own (TRUE);
      parts = ichomp_lesson_block_dup_inline (block);
      set_own (FALSE);
      for (guint i = 0; i < ichomp_inline_get_n_spans (parts); i++)
        {
          const IchompInlineSpan *span = ichomp_inline_get_span (parts, i);

          if (span->claim != NULL && g_str_has_prefix (span->claim, "binary "))
            g_assert_cmpuint (strspn (span->text, "01"), ==, strlen (span->text));
        }
      g_assert_true (
          ichomp_inline_has_same_elements (parts, ichomp_lesson_block_get_original (block)));
    }

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    check_block (ichomp_lesson_block_get_child (block, i), n_changed);
}

static void
test_course (void)
{
  g_autoptr (GDir) dir = g_dir_open (LESSONS, 0, NULL);
  const char *name;
  guint n_changed = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (LESSONS, name, NULL);
      g_autoptr (IchompLesson) lesson = NULL;
      g_autoptr (GError) error = NULL;

      if (!g_str_has_suffix (name, ".xml"))
        continue;

      lesson = ichomp_lesson_load_file (path, &error);
      g_assert_no_error (error);
      check_block (ichomp_lesson_get_root (lesson), &n_changed);
    }

  g_assert_cmpuint (n_changed, >, 400);
}

void
add_tests (void)
{
  g_test_add_func ("/lessons/digits/kinds", test_kinds);
  g_test_add_func ("/lessons/digits/course", test_course);
}
