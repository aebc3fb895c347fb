/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The check of a lesson: whether all that it says is true. Its form has been checked by the
 * reader. */

#include "ichomp-lesson-check.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "game/base/ichomp-language.h"
#include "ichomp-lesson-claim.h"
#include "ichomp-lesson-error.h"
#include "ichomp-lesson-question.h"
#include "ichomp-lesson-task.h"
#include "game/words/ichomp-error-wording.h"
#include "game/words/ichomp-formula.h"
#include "ichomp-lesson-reader.h"

struct _IchompLessonCheck
{
  IchompLesson *lesson;
  IchompLibrary *library;
  GPtrArray *blocks; /* of IchompLessonBlock, borrowed */
  guint n_done;
  GArray *complaints; /* of IchompLessonComplaint */
  guint64 work;       /* as in ichomp_lesson_analyze() */
};

static void
clear_complaint (gpointer complaint)
{
  g_free (((IchompLessonComplaint *)complaint)->sentence);
}

static void
complain (IchompLessonCheck *check, const IchompLessonPlace *place, const char *sentence)
{
  const IchompLessonComplaint complaint = {
    *place,
    /* Translators: %3$s is a whole sentence, such as in "Line 12, column 5: There is no element
     * <paragraph>." */
    ichomp_digits_printf (_ ("Line %1$u, column %2$u: %3$s"), place->line, place->column, sentence)
  };

  g_array_append_val (check->complaints, complaint);
}

static void
complain_about (IchompLessonCheck *check, const IchompLessonBlock *block, const char *sentence)
{
  complain (check, ichomp_lesson_block_get_place (block), sentence);
}

/* Checks a reference to a lesson and, unless @section is NULL, to a section of it. Without a
 * library, only references within the lesson can be looked up. */
static void
check_reference (IchompLessonCheck *check,
                 const char *id,
                 const char *section,
                 const IchompLessonPlace *place)
{
  gboolean is_own = g_str_equal (id, ichomp_lesson_get_id (check->lesson));
  g_autoptr (IchompLesson) other = NULL;
  const IchompLesson *lesson = check->lesson;
  g_autofree char *lesson_name = ichomp_wording_excerpt (id);
  g_autofree char *sentence = NULL;

  if (!is_own)
    {
      if (check->library == NULL)
        return;
      lesson = other = ichomp_library_find_lesson (check->library, id);
    }

  if (lesson == NULL)
    /* Translators: %s is the id of a lesson, such as "xor". */
    sentence = g_strdup_printf (_ ("There is no lesson “%s”."), lesson_name);
  else if (section != NULL && ichomp_lesson_find_section (lesson, section) == NULL)
    {
      g_autofree char *section_name = ichomp_wording_excerpt (section);

      /* Translators: Both are ids, such as in "The lesson “xor” has no section “table”." */
      sentence = g_strdup_printf (_ ("The lesson “%1$s” has no section “%2$s”."), lesson_name,
                                  section_name);
    }

  if (sentence != NULL)
    complain (check, place, sentence);
}

static void
check_term (IchompLessonCheck *check,
            const IchompInlineElement *element,
            const IchompLessonPlace *place)
{
  g_autofree char *term = NULL;
  g_autofree char *sentence = NULL;

  if (ichomp_lesson_find_definition (check->lesson, element->term) != NULL || check->library == NULL
      || ichomp_library_find_definition (check->library, element->term, NULL) != NULL)
    return;

  term = ichomp_wording_excerpt (element->term);
  /* Translators: %s is the id of a definition, such as "nim-sum". */
  sentence = g_strdup_printf (_ ("No lesson defines “%s”."), term);
  complain (check, place, sentence);
}

static void
check_text (IchompLessonCheck *check, const IchompLessonBlock *block)
{
  const IchompInline *text = ichomp_lesson_block_get_original (block);

  for (guint i = 0; i < ichomp_inline_get_n_elements (text); i++)
    {
      const IchompInlineElement *element = ichomp_inline_get_element (text, i);
      const IchompLessonPlace *place = ichomp_lesson_block_get_element_place (block, i);
      g_autofree char *complaint = NULL;

      if (element->lesson != NULL)
        check_reference (check, element->lesson, element->section, place);
      else if (element->term != NULL)
        check_term (check, element, place);
      else if (element->claim != NULL
               && !ichomp_lesson_claim_check (element->claim, element->text, &check->work,
                                              &complaint))
        complain (check, place, complaint);
    }
}

static SgAnalysis *
analyze (IchompLessonCheck *check, const IchompLessonBlock *block)
{
  g_autoptr (GError) error = NULL;
  SgAnalysis *analysis =
      ichomp_lesson_analyze (ichomp_lesson_block_get_position (block), &check->work, &error);
  g_autofree char *sentence = NULL;

  if (analysis != NULL)
    return analysis;

  sentence = ichomp_wording_error (error);
  complain_about (check, block, sentence);
  return NULL;
}

/* A tile that is called wrong, and has no other reason before. */
static void
check_wrong_tiles (IchompLessonCheck *check,
                   const IchompLessonBlock *question,
                   const SgAnalysis *analysis)
{
  g_autoptr (GHashTable) tiles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (question); i++)
    {
      const IchompLessonBlock *wrong = ichomp_lesson_block_get_child (question, i);
      guint n_tiles;
      const SgMove *marks = ichomp_lesson_block_get_marks (wrong, &n_tiles);

      for (guint j = 0; j < n_tiles; j++)
        {
          if (ichomp_lesson_question_is_right_tile (question, analysis, &marks[j]))
            complain_about (check, wrong, _ ("The right answer is listed as a wrong one."));
          if (!g_hash_table_add (tiles, sg_move_to_string (&marks[j])))
            complain_about (check, wrong, _ ("This wrong answer occurs twice."));
        }
    }
}

static void
check_tile_question (IchompLessonCheck *check, const IchompLessonBlock *question)
{
  g_autoptr (SgAnalysis) analysis = analyze (check, question);
  g_autoptr (GArray) right = NULL;

  if (analysis == NULL)
    return;

  check_wrong_tiles (check, question, analysis);
  right = ichomp_lesson_question_list_right_tiles (question, analysis);
  if (right->len == 0)
    complain_about (check, question, _ ("No tile of the position is an answer to this question."));
}

static gboolean
claims_number (const IchompLessonBlock *block, guint number)
{
  const IchompInline *text = ichomp_lesson_block_get_original (block);

  for (guint i = 0; i < ichomp_inline_get_n_elements (text); i++)
    {
      const char *claim = ichomp_inline_get_element (text, i)->claim;

      if (claim != NULL && ichomp_lesson_claim_has_result (claim, number))
        return TRUE;
    }

  return FALSE;
}

/* The right answer must be the result of a claim in the text that explains it or asks for it. */
static void
check_number_question (IchompLessonCheck *check, const IchompLessonBlock *question)
{
  guint answer = ichomp_lesson_block_get_answer (question);

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (question); i++)
    {
      const IchompLessonBlock *wrong = ichomp_lesson_block_get_child (question, i);

      if (!ichomp_lesson_block_has_flag (wrong, ICHOMP_BLOCK_FLAG_HAS_ANSWER))
        continue;
      if (ichomp_lesson_block_get_answer (wrong) == answer)
        complain_about (check, wrong, _ ("The right answer is listed as a wrong one."));
      for (guint j = 0; j < i; j++)
        {
          const IchompLessonBlock *other = ichomp_lesson_block_get_child (question, j);

          if (ichomp_lesson_block_has_flag (other, ICHOMP_BLOCK_FLAG_HAS_ANSWER)
              && ichomp_lesson_block_get_answer (other) == ichomp_lesson_block_get_answer (wrong))
            complain_about (check, wrong, _ ("This wrong answer occurs twice."));
        }
    }

  if (!claims_number (ichomp_lesson_block_find_child (question, ICHOMP_BLOCK_WHY), answer)
      && !claims_number (ichomp_lesson_block_find_child (question, ICHOMP_BLOCK_ASK), answer))
    {
      g_autofree char *sentence = ichomp_digits_printf (
          /* Translators: <why> is the name of an element and <claim> as well; they stay. */
          _ ("The answer %u cannot be checked: no <claim> in <why> has this result."), answer);

      complain_about (check, question, sentence);
    }
}

static void
check_try (IchompLessonCheck *check, const IchompLessonBlock *block)
{
  g_autoptr (SgAnalysis) analysis = analyze (check, block);
  gboolean computer_first = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_COMPUTER_FIRST);
  gboolean is_won;

  if (analysis == NULL)
    return;

  is_won = sg_analysis_get_outcome (analysis) == SG_OUTCOME_N;
  if (ichomp_lesson_block_get_goal (block) == ICHOMP_GOAL_COPY)
    {
      if (!computer_first
          || !ichomp_lesson_task_is_paired (ichomp_lesson_block_get_position (block)))
        complain_about (check, block, _ ("The moves of the computer cannot be copied here."));
    }
  else if (ichomp_lesson_block_get_goal (block) == ICHOMP_GOAL_ZERO)
    {
      if (!is_won || computer_first)
        complain_about (check, block, _ ("No move makes u zero here."));
    }
  else if (ichomp_lesson_block_get_goal (block) == ICHOMP_GOAL_WIN
           && ichomp_lesson_block_get_level (block) == SG_LEVEL_HARD && is_won == computer_first)
    complain_about (check, block,
                    _ ("The computer makes no mistake at this level, and wins from here."));
}

/* Whether a text has words: formulas and numbers alone are the same in every language. */
static gboolean
has_words (const IchompLessonBlock *block)
{
  const IchompInline *text = ichomp_lesson_block_get_original (block);

  if (ichomp_lesson_block_get_kind (block) == ICHOMP_BLOCK_FORMULA)
    return FALSE;

  for (guint i = 0; i < ichomp_inline_get_n_spans (text); i++)
    {
      const IchompInlineSpan *span = ichomp_inline_get_span (text, i);

      if ((span->flags & ICHOMP_INLINE_FORMULA) != 0)
        continue;
      for (const char *p = span->text; *p != '\0'; p = g_utf8_next_char (p))
        if (g_unichar_isalpha (g_utf8_get_char (p)))
          return TRUE;
    }

  return FALSE;
}

/* In each language of the lesson, all texts have to be there. */
static void
check_translations (IchompLessonCheck *check, const IchompLessonBlock *block)
{
  guint translated =
      1u << ichomp_lesson_block_get_language (ichomp_lesson_get_root (check->lesson));
  g_autofree char *missing = NULL;
  g_autofree char *sentence = NULL;

  for (guint i = 0; i < ichomp_lesson_block_get_n_translations (block); i++)
    {
      const IchompLessonBlock *translation = ichomp_lesson_block_get_translation (block, i);

      translated |= 1u << ichomp_lesson_block_get_language (translation);
      check_text (check, translation);
    }

  if (!has_words (block))
    return;

  for (IchompLanguage language = ICHOMP_LANGUAGE_SYSTEM + 1; language < ICHOMP_N_LANGUAGES;
       language++)
    if ((translated & (1u << language)) == 0
        && ichomp_lesson_has_language (check->lesson, language))
      {
        g_autofree char *name = ichomp_formula_isolate (ichomp_language_get_name (language));
        g_autofree char *before = g_steal_pointer (&missing);

        missing = before == NULL ? g_steal_pointer (&name)
                                 : g_strdup_printf (C_ ("list", "%1$s; %2$s"), before, name);
      }
  if (missing == NULL)
    return;

  /* Translators: %s is a list of languages, each in itself, such as "Deutsch; Français". */
  sentence = g_strdup_printf (_ ("This text has no translation: %s"), missing);
  complain_about (check, block, sentence);
}

static void
check_block (IchompLessonCheck *check, const IchompLessonBlock *block)
{
  IchompBlockKind kind = ichomp_lesson_block_get_kind (block);

  if (ichomp_lesson_block_has_text (block))
    {
      check_text (check, block);
      check_translations (check, block);
    }

  if (kind == ICHOMP_BLOCK_TRY)
    check_try (check, block);
  else if (kind == ICHOMP_BLOCK_QUESTION)
    {
      if (ichomp_lesson_block_get_question_kind (block) == ICHOMP_QUESTION_TILE)
        check_tile_question (check, block);
      else if (ichomp_lesson_block_get_question_kind (block) == ICHOMP_QUESTION_NUMBER)
        check_number_question (check, block);
    }

  if (ichomp_lesson_block_get_target (block) != NULL)
    check_reference (check, ichomp_lesson_block_get_target (block), NULL,
                     ichomp_lesson_block_get_place (block));
}

static void
collect (GPtrArray *blocks, const IchompLessonBlock *block)
{
  g_ptr_array_add (blocks, (gpointer)block);
  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    collect (blocks, ichomp_lesson_block_get_child (block, i));
}

/**
 * ichomp_lesson_check_new:
 * @lesson: a lesson
 * @library: (nullable): where links and terms are looked up; without it, only those within the
 *   lesson are
 *
 * Asks the engine whether all claims of the lesson are true, its questions have answers and its
 * tasks can be done. Cost: that of the values of all positions in it, at most
 * %ICHOMP_LESSON_MAX_WORK, which may take seconds.
 *
 * Returns: (transfer full): a check that ichomp_lesson_check_step() carries out
 */
IchompLessonCheck *
ichomp_lesson_check_new (IchompLesson *lesson, IchompLibrary *library)
{
  IchompLessonCheck *self = g_new0 (IchompLessonCheck, 1);

  self->lesson = ichomp_lesson_ref (lesson);
  self->library = library == NULL ? NULL : g_object_ref (library);
  self->blocks = g_ptr_array_new ();
  self->complaints = g_array_new (FALSE, FALSE, sizeof (IchompLessonComplaint));
  g_array_set_clear_func (self->complaints, clear_complaint);
  collect (self->blocks, ichomp_lesson_get_root (lesson));

  return self;
}

void
ichomp_lesson_check_free (IchompLessonCheck *self)
{
  ichomp_lesson_unref (self->lesson);
  g_clear_object (&self->library);
  g_ptr_array_unref (self->blocks);
  g_array_unref (self->complaints);
  g_free (self);
}

/* Checks the next block. Returns FALSE if there was none left. */
gboolean
ichomp_lesson_check_step (IchompLessonCheck *self)
{
  if (self->n_done == self->blocks->len)
    return FALSE;

  check_block (self, g_ptr_array_index (self->blocks, self->n_done++));
  return TRUE;
}

/**
 * ichomp_lesson_check_get_complaints:
 * @self: a check
 *
 * Returns: (transfer none) (element-type IchompLessonComplaint): the faults found so far, in the
 *   languages of the steps
 */
GArray *
ichomp_lesson_check_get_complaints (IchompLessonCheck *self)
{
  return self->complaints;
}

static void
append_fault (GString *report, const char *file_name, const char *sentence)
{
  /* Translators: %1$s is the name of a file, %2$s a whole sentence, such as in "chess.xml: Line 12,
   * column 5: There is no element <paragraph>." */
  g_string_append_printf (report, _ ("%1$s: %2$s"), file_name, sentence);
  g_string_append_c (report, '\n');
}

/**
 * ichomp_lesson_check_file:
 * @path: the path of a file
 * @progress: (nullable): called after each block
 * @user_data: passed to @progress
 * @ok: (out): whether there are no faults
 *
 * Reads the lesson in a file and checks it; links and terms are looked up in the built-in lessons
 * and in those of the user's folder.
 *
 * Returns: (transfer full): what to print: a line for each fault with file, line and column, or a
 *   line that says that there are none
 */
char *
ichomp_lesson_check_file (const char *path,
                          IchompProgressFunc progress,
                          gpointer user_data,
                          gboolean *ok)
{
  g_autoptr (IchompLessonCheck) check = NULL;
  g_autoptr (IchompLibrary) library = NULL;
  g_autoptr (IchompLesson) lesson = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = ichomp_wording_excerpt (base);
  GString *report = g_string_new (NULL);

  lesson = ichomp_lesson_load_file (path, &error);
  if (lesson == NULL)
    {
      g_autofree char *sentence = ichomp_lesson_error_describe (error);

      append_fault (report, name, sentence);
    }
  else
    {
      library = ichomp_library_new ();
      check = ichomp_lesson_check_new (lesson, library);
      while (ichomp_lesson_check_step (check))
        if (progress != NULL)
          progress ((double)check->n_done / check->blocks->len, user_data);
      for (guint i = 0; i < check->complaints->len; i++)
        append_fault (report, name,
                      g_array_index (check->complaints, IchompLessonComplaint, i).sentence);
    }

  *ok = report->len == 0;
  if (*ok)
    {
      /* Translators: %s is the name of a file. */
      g_string_append_printf (report, _ ("%s: nothing is wrong with this lesson."), name);
      g_string_append_c (report, '\n');
    }

  return g_string_free (report, FALSE);
}
