/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The words that a lesson gets from the program, in the window and on paper. */

#include "ichomp-lesson-words.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "game/words/ichomp-formula.h"

/* Returns NULL for ICHOMP_CHAPTER_NONE. */
const char *
ichomp_chapter_get_title (IchompChapter chapter)
{
  static const char *const titles[] = {
    /* Translators: The next three are headings in the list of lessons, above lessons on this. */
    [ICHOMP_CHAPTER_PLAY] = NC_ ("part of the course", "Play without numbers"),
    [ICHOMP_CHAPTER_THEORY] = NC_ ("part of the course", "The theory"),
    [ICHOMP_CHAPTER_BEYOND] = NC_ ("part of the course", "Beyond"),
  };
  G_STATIC_ASSERT (G_N_ELEMENTS (titles) == ICHOMP_N_CHAPTERS);

  return titles[chapter] == NULL ? NULL
                                 : g_dpgettext2 (NULL, "part of the course", titles[chapter]);
}

/* The title above a block, or on it while it is folded. */
const char *
ichomp_lesson_block_title (const IchompLessonBlock *block)
{
  switch (ichomp_lesson_block_get_kind (block))
    {
    case ICHOMP_BLOCK_PROOF:
      return C_ ("theorem", "Proof");
    case ICHOMP_BLOCK_ANSWER:
      /* Translators: What is folded below a question. */
      return C_ ("question", "Answer");
    case ICHOMP_BLOCK_REMEMBER:
      /* Translators: A heading at the end of a lesson, above its most important sentences. */
      return C_ ("lesson", "To remember");
    case ICHOMP_BLOCK_RECAP: /* its questions */
      /* Translators: A heading at the end of a lesson, above questions about the lessons before. */
      return C_ ("lesson", "From earlier lessons");
    case ICHOMP_BLOCK_QUESTION: /* in a lesson that it does not belong to */
      /* Translators: A heading above a question that comes back, because the person once gave a
       * wrong answer: at the end of another lesson, or in Practice. */
      return C_ ("lesson", "You missed this before");
    case ICHOMP_BLOCK_TEACHER:
      /* Translators: A heading below a lesson, above notes on how to teach it. */
      return C_ ("lesson", "For teachers");
    /* The others have no title. */
    case ICHOMP_BLOCK_LESSON:
    case ICHOMP_BLOCK_TITLE:
    case ICHOMP_BLOCK_GOAL:
    case ICHOMP_BLOCK_BUILDS_ON:
    case ICHOMP_BLOCK_SECTION:
    case ICHOMP_BLOCK_HEADING:
    case ICHOMP_BLOCK_PARAGRAPH:
    case ICHOMP_BLOCK_NOTE:
    case ICHOMP_BLOCK_FORMULA:
    case ICHOMP_BLOCK_LIST:
    case ICHOMP_BLOCK_ITEM:
    case ICHOMP_BLOCK_DEFINITION:
    case ICHOMP_BLOCK_TERM:
    case ICHOMP_BLOCK_TEXT:
    case ICHOMP_BLOCK_THEOREM:
    case ICHOMP_BLOCK_NAME:
    case ICHOMP_BLOCK_STATEMENT:
    case ICHOMP_BLOCK_TABLE:
    case ICHOMP_BLOCK_ROW:
    case ICHOMP_BLOCK_CELL:
    case ICHOMP_BLOCK_BOARD:
    case ICHOMP_BLOCK_QUADRANT:
    case ICHOMP_BLOCK_BITS:
    case ICHOMP_BLOCK_POWERS:
    case ICHOMP_BLOCK_MEX:
    case ICHOMP_BLOCK_VALUE_FORM:
    case ICHOMP_BLOCK_HEAPS:
    case ICHOMP_BLOCK_TEST:
    case ICHOMP_BLOCK_TRY:
    case ICHOMP_BLOCK_CAPTION:
    case ICHOMP_BLOCK_ASK:
    case ICHOMP_BLOCK_CHOICE:
    case ICHOMP_BLOCK_WHY:
    case ICHOMP_BLOCK_WRONG:
    case ICHOMP_BLOCK_TASK:
    case ICHOMP_BLOCK_PRACTISE:
      break;
    }

  g_assert_not_reached ();
}

/* Returns NULL if there is none. */
char *
ichomp_lesson_teacher_dup_worksheet (const IchompLessonBlock *teacher)
{
  guint n_seeds;
  const guint *seeds = ichomp_lesson_block_get_numbers (teacher, &n_seeds);
  g_autofree char *seed = NULL;
  g_autofree char *isolated = NULL;

  if (n_seeds == 0)
    return NULL;

  seed = g_strdup_printf ("%u", seeds[0]);
  isolated = ichomp_formula_isolate (seed);
  /* Translators: %s is a number from which the exercises of a worksheet are made, such as "417". */
  return g_strdup_printf (_ ("A worksheet for this lesson has the seed %s."), isolated);
}
