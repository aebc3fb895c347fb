/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Lessons on paper: the answers on the last pages are right. */

#include "paper/content/ichomp-paper-lesson.h"

#include <string.h>

#include "paper/layout/ichomp-paper-block-private.h"
#include "test-main.h"
#include "game/course/ichomp-lesson-reader.h"

static gboolean
has_markup (const IchompPaperBlock *block, const char *markup)
{
  if (g_strcmp0 (block->markup, markup) == 0)
    return TRUE;

  for (guint i = 0; block->children != NULL && i < block->children->len; i++)
    if (has_markup (g_ptr_array_index (block->children, i), markup))
      return TRUE;

  return FALSE;
}

static guint
count_style (const IchompPaperBlock *block, IchompPaperGroupStyle style)
{
  guint n = block->kind == ICHOMP_PAPER_GROUP && block->style == style;

  for (guint i = 0; block->children != NULL && i < block->children->len; i++)
    n += count_style (g_ptr_array_index (block->children, i), style);

  return n;
}

#define LESSON(blocks)                                                                             \
  "<lesson format=\"1\" id=\"a\" minutes=\"5\"><title>T</title><goal>G</goal><section id=\"s\">"   \
  "<heading>H</heading>" blocks "</section></lesson>"

static IchompPaperDocument *
create (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (IchompLesson) lesson = ichomp_lesson_parse (text, strlen (text), &error);

  g_assert_no_error (error);
  return ichomp_paper_lesson_new (lesson, ICHOMP_LANGUAGE_EN, ICHOMP_PAPER_INK_COLOR);
}

/* The value of a table of values, in normal play and with a poisoned corner. */
static void
test_values (void)
{
  static const struct
  {
    const char *text;
    const char *answer;
  } cases[] = {
    { LESSON ("<values id=\"q1\" diagram=\"2,2\"/>"), "<b>3</b>" },
    { LESSON ("<values id=\"q2\" diagram=\"3,1\"/>"), "<b>4</b>" },
    { LESSON ("<values id=\"q3\" diagram=\"2,1\" rule=\"misere\"/>"), "<b>0</b>" },
    { LESSON ("<values id=\"q4\" diagram=\"2,2\" rule=\"misere\"/>"), "<b>2</b>" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (IchompPaperDocument) document = create (cases[i].text);

      g_assert_true (has_markup (document->root, cases[i].answer));
    }
}

/* Questions and tasks have signs of their own, as in the window. */
static void
test_signs (void)
{
  g_autoptr (IchompPaperDocument) document = create (
      LESSON ("<definition id=\"d\"><term>A</term><text>B</text></definition>"
              "<question id=\"q5\" kind=\"choice\"><ask>Q</ask>"
              "<choice right=\"yes\"><text>One</text><why>W1</why></choice>"
              "<choice><text>Two</text><why>W2</why></choice>"
              "<choice right=\"yes\"><text>Three</text><why>W3</why></choice></question>"
              "<try id=\"q6\" position=\"1/-/-/-\" goal=\"zero\"><task>Do it.</task></try>"));

  g_assert_cmpuint (count_style (document->root, ICHOMP_PAPER_GROUP_DEFINITION), ==, 1);
  g_assert_cmpuint (count_style (document->root, ICHOMP_PAPER_GROUP_QUESTION), ==, 1);
  g_assert_cmpuint (count_style (document->root, ICHOMP_PAPER_GROUP_TASK), ==, 1);

  /* Both right choices, with their reasons. */
  g_assert_true (has_markup (document->root, "<b>One</b>"));
  g_assert_true (has_markup (document->root, "<b>Three</b>"));
  g_assert_false (has_markup (document->root, "<b>Two</b>"));
  g_assert_true (has_markup (document->root, "W1"));
  g_assert_true (has_markup (document->root, "W3"));
  g_assert_false (has_markup (document->root, "W2"));
}

void
add_tests (void)
{
  g_test_add_func ("/paper-lesson/values", test_values);
  g_test_add_func ("/paper-lesson/signs", test_signs);
}
