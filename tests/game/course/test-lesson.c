/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The sample lesson, which has everything that a lesson can have. */

#include "game/course/ichomp-lesson-block-private.h"
#include "game/course/ichomp-lesson-reader.h"

#include <string.h>

#include "game/base/ichomp-i18n.h"
#include "game/course/ichomp-lesson-error.h"

#include "test-main.h"

#define SAMPLE SOURCE_ROOT "/tests/game/course/fixtures/sample.xml"
#define TRANSLATED SOURCE_ROOT "/tests/game/course/fixtures/own/translated.xml"

static IchompLesson *
load_sample (void)
{
  g_autoptr (GError) error = NULL;
  IchompLesson *lesson = ichomp_lesson_load_file (SAMPLE, &error);

  g_assert_no_error (error);
  return lesson;
}

/* The n-th block of a kind, in the order of the file. */
static const IchompLessonBlock *
find (const IchompLessonBlock *block, IchompBlockKind kind, guint *n)
{
  if (ichomp_lesson_block_get_kind (block) == kind && (*n)-- == 0)
    return block;

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    {
      const IchompLessonBlock *child = ichomp_lesson_block_get_child (block, i);
      const IchompLessonBlock *found;

      g_assert_true (ichomp_lesson_block_get_parent (child) == block);
      found = find (child, kind, n);
      if (found != NULL)
        return found;
    }

  return NULL;
}

static const IchompLessonBlock *
get (const IchompLesson *lesson, IchompBlockKind kind, guint n)
{
  const IchompLessonBlock *found = find (ichomp_lesson_get_root (lesson), kind, &n);

  g_assert_nonnull (found);
  return found;
}

static void
assert_position (const IchompLessonBlock *block, const char *expected)
{
  g_autofree char *text = sg_position_to_string (ichomp_lesson_block_get_position (block));

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_all_kinds (const IchompLesson *lesson)
{
  for (IchompBlockKind kind = ICHOMP_BLOCK_LESSON; kind < ICHOMP_N_BLOCK_KINDS; kind++)
    get (lesson, kind, 0);
}

static void
test_whole (void)
{
  g_autoptr (IchompLesson) lesson = load_sample ();
  g_autofree char *title = ichomp_lesson_block_dup_plain (ichomp_lesson_get_title (lesson));

  g_assert_cmpstr (ichomp_lesson_get_id (lesson), ==, "sample");
  g_assert_cmpuint (ichomp_lesson_get_minutes (lesson), ==, 10);
  g_assert_cmpstr (title, ==, "A sample lesson");
  g_assert_nonnull (ichomp_lesson_get_goal (lesson));
  g_assert_cmpuint (ichomp_lesson_get_n_sections (lesson), ==, 3);
  g_assert_true (ichomp_lesson_find_section (lesson, "live")
                 == ichomp_lesson_get_section (lesson, 1));
  g_assert_null (ichomp_lesson_find_section (lesson, "option"));
  g_assert_nonnull (ichomp_lesson_find_definition (lesson, "option"));
  g_assert_null (ichomp_lesson_find_definition (lesson, "live"));
  g_assert_cmpuint (ichomp_lesson_get_n_questions (lesson), ==, 15);
  g_assert_cmpstr (ichomp_lesson_block_get_id (ichomp_lesson_get_question (lesson, 0)), ==,
                   "live-1");
  g_assert_cmpstr (ichomp_lesson_block_get_id (ichomp_lesson_get_question (lesson, 4)), ==,
                   "questions-1");
  g_assert_cmpstr (ichomp_lesson_block_get_id (ichomp_lesson_get_question (lesson, 13)), ==,
                   "questions-10");
  g_assert_cmpstr (ichomp_lesson_block_get_id (ichomp_lesson_get_question (lesson, 14)), ==,
                   "recap-1");
  g_assert_cmpint (ichomp_lesson_get_chapter (lesson), ==, ICHOMP_CHAPTER_BEYOND);
  g_assert_true (ichomp_lesson_replaces (lesson, "older-sample"));
  g_assert_false (ichomp_lesson_replaces (lesson, "sample"));

  assert_all_kinds (lesson);
}

/* What an author starts from shows every kind of block. */
static void
test_template (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (IchompLesson) lesson =
      ichomp_lesson_load_file (SOURCE_ROOT "/data/lessons/template/lesson.xml", &error);

  g_assert_no_error (error);
  assert_all_kinds (lesson);
}

/* Translations by the author */

static void
assert_plain (const IchompLesson *lesson, IchompBlockKind kind, guint n, const char *expected)
{
  g_autofree char *plain = ichomp_lesson_block_dup_plain (get (lesson, kind, n));

  g_assert_cmpstr (plain, ==, expected);
}

static IchompLesson *
parse_titles (const char *language, const char *titles)
{
  g_autofree char *text =
      g_strdup_printf ("<lesson format=\"1\" id=\"a\" minutes=\"5\"%s>%s<goal>1</goal><section "
                       "id=\"s\"><heading>2</heading></section></lesson>",
                       language, titles);
  g_autoptr (GError) error = NULL;
  IchompLesson *lesson = ichomp_lesson_parse (text, strlen (text), &error);

  g_assert_no_error (error);
  return lesson;
}

static void
test_translated (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (IchompLesson) lesson = ichomp_lesson_load_file (TRANSLATED, &error);

  g_assert_no_error (error);
  assert_plain (lesson, ICHOMP_BLOCK_TITLE, 0, "One heap");
  g_assert_cmpuint (ichomp_lesson_block_get_n_translations (get (lesson, ICHOMP_BLOCK_ITEM, 1)), ==,
                    2);
  /* A translation is no block. */
  g_assert_cmpuint (ichomp_lesson_block_get_n_children (get (lesson, ICHOMP_BLOCK_LIST, 0)), ==, 2);
  g_assert_cmpuint (ichomp_lesson_block_get_n_children (get (lesson, ICHOMP_BLOCK_QUESTION, 0)), ==,
                    4);

  {
    g_auto (IchompLanguageScope) scope = ichomp_language_scope_enter (ICHOMP_LANGUAGE_DE);

    assert_plain (lesson, ICHOMP_BLOCK_TITLE, 0, "Ein Haufen");
    assert_plain (lesson, ICHOMP_BLOCK_ITEM, 1, "Dann bleibt nichts.");
    assert_plain (lesson, ICHOMP_BLOCK_WRONG, 1, "Zähle die Felder.");
    assert_plain (lesson, ICHOMP_BLOCK_CELL, 2, "3");
  }
  {
    g_auto (IchompLanguageScope) scope = ichomp_language_scope_enter (ICHOMP_LANGUAGE_FR);

    assert_plain (lesson, ICHOMP_BLOCK_TITLE, 0, "One heap");
  }
}

/* The language to show a lesson in. */
static void
test_languages (void)
{
  g_autoptr (IchompLesson) silent = parse_titles ("", "<title>A</title>");
  g_autoptr (IchompLesson) german = parse_titles (" xml:lang=\"de\"", "<title>A</title>");
  g_autoptr (IchompLesson) chinese =
      parse_titles ("", "<title>A</title><title xml:lang=\"zh-CN\">B</title>");

  g_assert_cmpint (ichomp_lesson_find_language (silent, ICHOMP_LANGUAGE_FA), ==,
                   ICHOMP_LANGUAGE_FA);
  g_assert_cmpint (ichomp_lesson_find_language (german, ICHOMP_LANGUAGE_FA), ==,
                   ICHOMP_LANGUAGE_DE);
  g_assert_cmpint (ichomp_lesson_find_language (german, ICHOMP_LANGUAGE_EN), ==,
                   ICHOMP_LANGUAGE_DE);
  g_assert_cmpint (ichomp_lesson_find_language (chinese, ICHOMP_LANGUAGE_ZH_CN), ==,
                   ICHOMP_LANGUAGE_ZH_CN);
  g_assert_cmpint (ichomp_lesson_find_language (chinese, ICHOMP_LANGUAGE_FA), ==,
                   ICHOMP_LANGUAGE_EN);
  g_assert_false (ichomp_lesson_has_language (silent, ICHOMP_LANGUAGE_EN));
  g_assert_true (ichomp_lesson_has_language (chinese, ICHOMP_LANGUAGE_EN));
}

static void
assert_place (const IchompLessonPlace *place, guint line, guint column)
{
  g_assert_cmpuint (place->line, ==, line);
  g_assert_cmpuint (place->column, ==, column);
}

static void
test_text (void)
{
  g_autoptr (IchompLesson) lesson = load_sample ();
  const IchompLessonBlock *block = get (lesson, ICHOMP_BLOCK_PARAGRAPH, 1);

  g_assert_cmpstr (block->message, ==,
                   "Whatever the lesson asserts is a claim, which the program checks: "
                   "<f>6 XOR 13 = <claim is=\"xor 6 13 = 11\">11</claim></f>.");
  g_assert_null (block->context);
  assert_place (ichomp_lesson_block_get_place (block), 18, 5);
  g_assert_cmpuint (ichomp_inline_get_n_elements (ichomp_lesson_block_get_original (block)), ==, 2);
  assert_place (ichomp_lesson_block_get_element_place (block, 1), 19, 21);

  block = get (lesson, ICHOMP_BLOCK_CELL, 1);
  g_assert_cmpstr (block->context, ==, "heading of a column");
  g_assert_false (ichomp_lesson_block_has_text (get (lesson, ICHOMP_BLOCK_TABLE, 0)));
}

static void
test_live (void)
{
  g_autoptr (IchompLesson) lesson = load_sample ();
  const IchompLessonBlock *block = get (lesson, ICHOMP_BLOCK_BOARD, 1);
  const IchompLessonBlock *plain = get (lesson, ICHOMP_BLOCK_BOARD, 0);
  g_autofree char *diagram = NULL;
  const SgMove *marks;
  const guint *numbers;
  guint n;

  assert_position (block, "3,2/2,2/1/- @6x4");
  g_assert_true (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_VALUES));
  g_assert_true (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_SUM));
  g_assert_false (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_NUMBERS));
  g_assert_true (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_COORDINATES));
  marks = ichomp_lesson_block_get_marks (block, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_true (sg_move_equal (&marks[0], &(SgMove){ SG_QUADRANT_NW, 1, 0 }));
  g_assert_true (sg_move_equal (&marks[1], &(SgMove){ SG_QUADRANT_NE, 0, 0 }));
  g_assert_nonnull (ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_CAPTION));

  g_assert_true (ichomp_lesson_block_has_flag (plain, ICHOMP_BLOCK_FLAG_VALUES));
  g_assert_false (ichomp_lesson_block_has_flag (plain, ICHOMP_BLOCK_FLAG_SUM));
  g_assert_false (ichomp_lesson_block_has_flag (plain, ICHOMP_BLOCK_FLAG_COORDINATES));
  ichomp_lesson_block_get_marks (plain, &n);
  g_assert_cmpuint (n, ==, 0);
  g_assert_null (ichomp_lesson_block_find_child (plain, ICHOMP_BLOCK_CAPTION));

  block = get (lesson, ICHOMP_BLOCK_QUADRANT, 1);
  diagram = sg_diagram_to_string (ichomp_lesson_block_get_diagram (block));
  g_assert_cmpstr (diagram, ==, "3,2,1");
  g_assert_true (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_MISERE));
  marks = ichomp_lesson_block_get_marks (block, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (marks[1].row, ==, 1);
  g_assert_cmpuint (marks[1].column, ==, 0);
  plain = get (lesson, ICHOMP_BLOCK_QUADRANT, 0);
  g_assert_false (ichomp_lesson_block_has_flag (plain, ICHOMP_BLOCK_FLAG_MISERE));
  g_assert_true (ichomp_lesson_block_has_flag (plain, ICHOMP_BLOCK_FLAG_NUMBERS));

  block = get (lesson, ICHOMP_BLOCK_BITS, 1);
  numbers = ichomp_lesson_block_get_numbers (block, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (numbers[1], ==, 13);
  g_assert_false (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_FILLED_IN));
  g_assert_true (ichomp_lesson_block_has_flag (get (lesson, ICHOMP_BLOCK_BITS, 0),
                                               ICHOMP_BLOCK_FLAG_FILLED_IN));

  numbers = ichomp_lesson_block_get_numbers (get (lesson, ICHOMP_BLOCK_POWERS, 0), &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (numbers[0], ==, 13);
  ichomp_lesson_block_get_numbers (get (lesson, ICHOMP_BLOCK_MEX, 0), &n);
  g_assert_cmpuint (n, ==, 4);

  g_assert_true (
      ichomp_lesson_block_has_flag (get (lesson, ICHOMP_BLOCK_LIST, 0), ICHOMP_BLOCK_FLAG_ORDERED));
  g_assert_false (
      ichomp_lesson_block_has_flag (get (lesson, ICHOMP_BLOCK_LIST, 1), ICHOMP_BLOCK_FLAG_ORDERED));
  g_assert_true (
      ichomp_lesson_block_has_flag (get (lesson, ICHOMP_BLOCK_TABLE, 0), ICHOMP_BLOCK_FLAG_HEADER));
}

static void
test_questions (void)
{
  g_autoptr (IchompLesson) lesson = load_sample ();
  const IchompLessonBlock *block;

  g_assert_cmpint (ichomp_lesson_block_get_question_kind (get (lesson, ICHOMP_BLOCK_QUESTION, 0)),
                   ==, ICHOMP_QUESTION_FOLDED);
  g_assert_cmpint (ichomp_lesson_block_get_question_kind (get (lesson, ICHOMP_BLOCK_QUESTION, 1)),
                   ==, ICHOMP_QUESTION_CHOICE);
  g_assert_true (
      ichomp_lesson_block_has_flag (get (lesson, ICHOMP_BLOCK_CHOICE, 0), ICHOMP_BLOCK_FLAG_RIGHT));
  g_assert_false (
      ichomp_lesson_block_has_flag (get (lesson, ICHOMP_BLOCK_CHOICE, 1), ICHOMP_BLOCK_FLAG_RIGHT));

  block = get (lesson, ICHOMP_BLOCK_QUESTION, 2);
  g_assert_cmpint (ichomp_lesson_block_get_question_kind (block), ==, ICHOMP_QUESTION_NUMBER);
  g_assert_cmpuint (ichomp_lesson_block_get_answer (block), ==, 11);
  g_assert_false (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_BINARY));
  block = get (lesson, ICHOMP_BLOCK_WRONG, 0);
  g_assert_true (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_HAS_ANSWER));
  g_assert_cmpuint (ichomp_lesson_block_get_answer (block), ==, 19);
  g_assert_false (ichomp_lesson_block_has_flag (get (lesson, ICHOMP_BLOCK_WRONG, 1),
                                                ICHOMP_BLOCK_FLAG_HAS_ANSWER));

  block = get (lesson, ICHOMP_BLOCK_QUESTION, 3);
  g_assert_true (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_BINARY));
  g_assert_cmpuint (ichomp_lesson_block_get_answer (block), ==, 13);
  g_assert_cmpuint (ichomp_lesson_block_get_answer (get (lesson, ICHOMP_BLOCK_WRONG, 2)), ==, 11);

  block = get (lesson, ICHOMP_BLOCK_QUESTION, 4);
  assert_position (block, "2/1/-/- @4x2");
  g_assert_cmpint (ichomp_lesson_block_get_goal (block), ==, ICHOMP_GOAL_WINNING);
  block = get (lesson, ICHOMP_BLOCK_QUESTION, 5);
  g_assert_cmpint (ichomp_lesson_block_get_goal (block), ==, ICHOMP_GOAL_VALUE);
  g_assert_cmpuint (ichomp_lesson_block_get_goal_number (block), ==, 0);
  block = get (lesson, ICHOMP_BLOCK_QUESTION, 6);
  g_assert_cmpint (ichomp_lesson_block_get_goal (block), ==, ICHOMP_GOAL_TAKES);
  g_assert_cmpuint (ichomp_lesson_block_get_goal_number (block), ==, 2);

  block = get (lesson, ICHOMP_BLOCK_TRY, 0);
  g_assert_cmpint (ichomp_lesson_block_get_goal (block), ==, ICHOMP_GOAL_ZERO);
  g_assert_cmpint (ichomp_lesson_block_get_level (block), ==, SG_LEVEL_EASY);
  block = get (lesson, ICHOMP_BLOCK_TRY, 1);
  g_assert_cmpint (ichomp_lesson_block_get_goal (block), ==, ICHOMP_GOAL_WIN);
  g_assert_cmpint (ichomp_lesson_block_get_level (block), ==, SG_LEVEL_HARD);
  g_assert_false (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_COMPUTER_FIRST));
  g_assert_cmpint (ichomp_lesson_block_get_preset (block), ==, ICHOMP_PRESET_CUSTOM);
  g_assert_false (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_NO_HINTS
                                                           | ICHOMP_BLOCK_FLAG_PREVIEW
                                                           | ICHOMP_BLOCK_FLAG_NO_PREVIEW));
  block = get (lesson, ICHOMP_BLOCK_TRY, 2);
  g_assert_cmpint (ichomp_lesson_block_get_goal (block), ==, ICHOMP_GOAL_COPY);
  g_assert_cmpint (ichomp_lesson_block_get_preset (block), ==, ICHOMP_PRESET_DISCOVER);
  g_assert_true (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_NO_HINTS));
  g_assert_true (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_NO_PREVIEW));
}

/* Readers see each choice once, and not always the first one first. */
static void
test_choices (void)
{
  guint n_same = 0;

  for (guint n = 0; n < 20; n++)
    {
      g_autofree char *text =
          g_strdup_printf ("<lesson format=\"1\" id=\"a%u\" minutes=\"1\"><title>T</title>"
                           "<goal>G</goal><section id=\"s\"><heading>H</heading>"
                           "<question id=\"q1\" kind=\"choice\"><ask>A</ask>"
                           "<choice right=\"yes\"><text>1</text><why>W</why></choice>"
                           "<choice><text>2</text><why>W</why></choice>"
                           "<choice><text>3</text><why>W</why></choice>"
                           "</question></section></lesson>",
                           n);
      g_autoptr (IchompLesson) lesson = ichomp_lesson_parse (text, strlen (text), NULL);
      const IchompLessonBlock *question = ichomp_lesson_get_question (lesson, 0);
      guint seen = 0;

      for (guint i = 0; i < 3; i++)
        {
          const IchompLessonBlock *choice = ichomp_lesson_block_get_choice (question, i);

          g_assert_true (choice == ichomp_lesson_block_get_choice (question, i));
          for (guint j = 0; j < 3; j++)
            if (choice == ichomp_lesson_block_get_child (question, j + 1))
              seen |= 1u << j;
          n_same += i == 0 && choice == ichomp_lesson_block_get_child (question, 1);
        }
      g_assert_cmpuint (seen, ==, 7);
      g_assert_null (ichomp_lesson_block_get_choice (question, 3));
    }
  g_assert_cmpuint (n_same, >, 0);
  g_assert_cmpuint (n_same, <, 20);
}

/* The blocks that a learner fills in, and the end of a lesson. */
static void
test_forms (void)
{
  g_autoptr (IchompLesson) lesson = load_sample ();
  const IchompLessonBlock *block = get (lesson, ICHOMP_BLOCK_VALUE_FORM, 1);
  const IchompLessonBlock *recap = ichomp_lesson_get_recap (lesson);
  g_autofree char *diagram = sg_diagram_to_string (ichomp_lesson_block_get_diagram (block));
  const guint *numbers;
  guint n;

  g_assert_cmpstr (diagram, ==, "2,1");
  g_assert_true (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_MISERE));
  g_assert_true (
      ichomp_lesson_block_has_flag (get (lesson, ICHOMP_BLOCK_BOARD, 1), ICHOMP_BLOCK_FLAG_PLAY));

  block = get (lesson, ICHOMP_BLOCK_HEAPS, 0);
  numbers = ichomp_lesson_block_get_numbers (block, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (numbers[0], ==, 3);
  g_assert_cmpuint (numbers[1], ==, 4);
  g_assert_false (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_ASK_VALUE));
  g_assert_true (ichomp_lesson_block_has_flag (get (lesson, ICHOMP_BLOCK_HEAPS, 1),
                                               ICHOMP_BLOCK_FLAG_ASK_VALUE));

  /* The tiles with a reason of their own. */
  block = get (lesson, ICHOMP_BLOCK_WRONG, 4);
  g_assert_true (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_HAS_ANSWER));
  ichomp_lesson_block_get_marks (block, &n);
  g_assert_cmpuint (n, ==, 2);

  block = ichomp_lesson_block_find_child (recap, ICHOMP_BLOCK_QUESTION);
  g_assert_cmpstr (ichomp_lesson_block_get_target (block), ==, "sample");
  block = ichomp_lesson_block_find_child (recap, ICHOMP_BLOCK_PRACTISE);
  g_assert_cmpint (ichomp_lesson_block_get_exercise (block), ==, ICHOMP_EXERCISE_XOR);
  g_assert_cmpuint (ichomp_lesson_block_get_numbers (block, &n)[0], ==, 2);
  g_assert_cmpuint (ichomp_lesson_block_get_numbers (ichomp_lesson_get_teacher (lesson), &n)[0], ==,
                    417);
}

static char *
dup_sample (void)
{
  char *text;

  g_assert_true (g_file_get_contents (SAMPLE, &text, NULL, NULL));
  return text;
}

/* Line ends and byte order marks of other systems. */
static void
test_other_systems (void)
{
  g_autoptr (IchompLesson) lesson = load_sample ();
  g_autofree char *text = dup_sample ();
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *joined = g_strjoinv ("\r\n", lines);
  g_autofree char *marked = g_strconcat ("\357\273\277", joined, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (IchompLesson) other = ichomp_lesson_parse (marked, strlen (marked), &error);

  g_assert_no_error (error);
  for (guint i = 0; i < 2; i++)
    {
      const IchompLessonBlock *a = get (lesson, ICHOMP_BLOCK_PARAGRAPH, i);
      const IchompLessonBlock *b = get (other, ICHOMP_BLOCK_PARAGRAPH, i);

      g_assert_cmpstr (a->message, ==, b->message);
      g_assert_cmpuint (ichomp_lesson_block_get_place (a)->line, ==,
                        ichomp_lesson_block_get_place (b)->line);
    }
}

void
add_tests (void)
{
  g_test_add_func ("/lesson/translated", test_translated);
  g_test_add_func ("/lesson/languages", test_languages);
  g_test_add_func ("/lesson/whole", test_whole);
  g_test_add_func ("/lesson/template", test_template);
  g_test_add_func ("/lesson/text", test_text);
  g_test_add_func ("/lesson/live", test_live);
  g_test_add_func ("/lesson/questions", test_questions);
  g_test_add_func ("/lesson/forms", test_forms);
  g_test_add_func ("/lesson/choices", test_choices);
  g_test_add_func ("/lesson/other-systems", test_other_systems);
}
