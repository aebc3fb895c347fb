/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The typography of lessons: theorems, ends of proofs, columns of numbers. */

#include <string.h>

#include "game/course/ichomp-lesson-reader.h"

#include "test-main.h"

#define LRI "\342\201\246"
#define PDI "\342\201\251"
#define END_MARK "\302\240∎"

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

/* The first block of the section after its heading. */
static const IchompLessonBlock *
get_block (IchompLesson *lesson)
{
  return ichomp_lesson_block_get_child (ichomp_lesson_get_section (lesson, 0), 1);
}

static void
assert_markup (const IchompLessonBlock *block, const char *expected)
{
  g_autofree char *markup = ichomp_lesson_block_dup_markup (block);

  g_assert_cmpstr (markup, ==, expected);
}

static void
test_theorem (void)
{
  g_autoptr (IchompLesson) lesson = parse (
      "<theorem id=\"t\"><name>Zero</name>"
      "<statement>Here <em>only</em> <f>n + 1</f> counts.</statement>"
      "<proof><p>First.</p><list ordered=\"no\"><item>One.</item><item>Two.</item></list></proof>"
      "</theorem>");
  const IchompLessonBlock *theorem = get_block (lesson);
  const IchompLessonBlock *proof = ichomp_lesson_block_find_child (theorem, ICHOMP_BLOCK_PROOF);
  const IchompLessonBlock *list = ichomp_lesson_block_get_child (proof, 1);
  const IchompLessonBlock *name = ichomp_lesson_block_find_child (theorem, ICHOMP_BLOCK_NAME);
  g_autofree char *plain = ichomp_lesson_block_dup_plain (name);

  assert_markup (name, "Theorem (Zero)");
  g_assert_cmpstr (plain, ==, "Zero");
  assert_markup (ichomp_lesson_block_find_child (theorem, ICHOMP_BLOCK_STATEMENT),
                 "<i>Here </i>only<i> </i>" LRI "n + 1" PDI "<i> counts.</i>");
  assert_markup (ichomp_lesson_block_get_child (proof, 0), "First.");
  assert_markup (ichomp_lesson_block_get_child (list, 0), "One.");
  assert_markup (ichomp_lesson_block_get_child (list, 1), "Two." END_MARK);
}

/* Emphasis is bold in scripts without italics. */
static void
test_upright (void)
{
  static const struct
  {
    const char *text;
    const char *markup;
  } cases[] = {
    { "قضیه‌ی <em>سوم</em>", "قضیه‌ی <b>سوم</b>" },
    { "定理 <em>三</em> XOR", "定理 <b>三</b> XOR" },
    { "ទ្រឹស្តីបទ", "ទ្រឹស្តីបទ" },
    { "Теорема <em>про</em> нуль", "<i>Теорема </i>про<i> нуль</i>" },
    { "Oʻyin <em>uch</em>", "<i>Oʻyin </i>uch" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *blocks =
          g_strdup_printf ("<theorem id=\"t\"><name>T</name><statement>%s</statement>"
                           "<proof><p>P</p></proof></theorem>",
                           cases[i].text);
      g_autoptr (IchompLesson) lesson = parse (blocks);

      assert_markup (ichomp_lesson_block_find_child (get_block (lesson), ICHOMP_BLOCK_STATEMENT),
                     cases[i].markup);
    }
}

static void
test_columns (void)
{
  g_autoptr (IchompLesson) lesson = parse (
      "<table header=\"yes\">"
      "<row><cell>Name</cell><cell>Few</cell><cell>Many</cell><cell>Value</cell><cell>3</cell></"
      "row>"
      "<row><cell>1</cell><cell>1</cell><cell>16</cell><cell>none</cell><cell>a 1</cell></row>"
      "<row><cell>2,1</cell><cell><f>2</f></cell><cell>1296</cell><cell>0</cell><cell>b</cell></"
      "row>"
      "<row><cell>x</cell><cell>۳</cell><cell>1</cell><cell>2</cell><cell>4</cell></row>"
      "</table>");
  static const IchompColumn expected[] = { ICHOMP_COLUMN_TEXT, ICHOMP_COLUMN_SAME,
                                           ICHOMP_COLUMN_NUMBERS, ICHOMP_COLUMN_SAME,
                                           ICHOMP_COLUMN_TEXT };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpint (ichomp_lesson_block_get_column (get_block (lesson), i), ==, expected[i]);
}

void
add_tests (void)
{
  g_test_add_func ("/typography/theorem", test_theorem);
  g_test_add_func ("/typography/upright", test_upright);
  g_test_add_func ("/typography/columns", test_columns);
}
