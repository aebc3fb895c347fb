/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Exercises on paper in places of equal size, and their solutions on separate pages. */

#include "ichomp-paper-worksheet.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "game/words/ichomp-wording.h"

/* The number of attempts to replace an exercise that the worksheet already has. */
#define N_ATTEMPTS 20

static const struct
{
  guint per_page;
  guint n_columns;
  guint n_rows;
  double scale;
  double max_tile;
} grids[] = { { 1, 1, 1, 1.6, 46 },
              { 2, 1, 2, 1.3, 36 },
              { 4, 2, 2, 1.1, 28 },
              { 6, 2, 3, 1, 26 } };

/* Whether a page can have this number of exercises. */
gboolean
ichomp_paper_worksheet_is_per_page (guint per_page)
{
  for (gsize i = 0; i < G_N_ELEMENTS (grids); i++)
    if (grids[i].per_page == per_page)
      return TRUE;

  return FALSE;
}

static gboolean
contains (GPtrArray *exercises, const IchompExercise *exercise)
{
  for (guint i = 0; i < exercises->len; i++)
    if (ichomp_exercise_equal (g_ptr_array_index (exercises, i), exercise))
      return TRUE;

  return FALSE;
}

static IchompExercise *
create_exercise (const IchompPaperWorksheet *self, guint number, GPtrArray *before)
{
  IchompExerciseKind kind = ichomp_exercise_pick_kind (self->kinds, self->seed, number);
  guint32 seed = ichomp_exercise_mix_seed (self->seed, number);
  IchompExercise *exercise = ichomp_exercise_new (kind, self->difficulty, seed);

  for (guint i = 1; i < N_ATTEMPTS && contains (before, exercise); i++)
    {
      ichomp_exercise_unref (exercise);
      exercise = ichomp_exercise_new (kind, self->difficulty, ichomp_exercise_mix_seed (seed, i));
    }

  return exercise;
}

/**
 * ichomp_paper_worksheet_create_exercises:
 * @self: a worksheet
 *
 * The exercises depend on seed, kinds and difficulty only: they are those of a series of practice,
 * and a longer worksheet begins with the exercises of a shorter one. No exercise occurs twice,
 * unless there are too few different ones.
 *
 * Returns: (transfer full) (element-type IchompExercise): the exercises
 */
GPtrArray *
ichomp_paper_worksheet_create_exercises (const IchompPaperWorksheet *self)
{
  GPtrArray *exercises = g_ptr_array_new_with_free_func ((GDestroyNotify)ichomp_exercise_unref);

  for (guint i = 0; i < self->count; i++)
    g_ptr_array_add (exercises, create_exercise (self, i, exercises));

  return exercises;
}

static IchompPaperBoard *
create_board (const IchompExercise *exercise)
{
  SgPosition *position = ichomp_exercise_get_position (exercise);
  IchompExerciseShown shown = ichomp_exercise_get_shown (exercise);
  IchompPaperBoard *board =
      ichomp_paper_board_new_part (position, ichomp_exercise_get_quadrant (exercise));
  IchompPaperBoardFlags flags = 0;

  if ((shown & ICHOMP_EXERCISE_SHOWS_VALUES) != 0)
    flags |= ICHOMP_PAPER_BOARD_DECIMAL;
  if ((shown & ICHOMP_EXERCISE_SHOWS_NUMBERS) != 0)
    flags |= ICHOMP_PAPER_BOARD_NUMBERS;
  if (ichomp_exercise_get_form (exercise) == ICHOMP_ANSWER_TILE)
    flags |= ICHOMP_PAPER_BOARD_COORDINATES;
  ichomp_paper_board_set_flags (board, flags);
  if (shown != ICHOMP_EXERCISE_SHOWS_NOTHING)
    ichomp_paper_board_set_analysis (board, ichomp_exercise_get_analysis (exercise));

  return board;
}

static char *
dup_number (guint number)
{
  g_autofree char *text = ichomp_digits_printf (C_ ("item of a list", "%u."), number);

  return g_strdup_printf ("<b>%s</b>", text);
}

static void
add_exercise (IchompPaperBlock *grid, const IchompExercise *exercise, guint number)
{
  IchompPaperBlock *place = ichomp_paper_block_add_group (grid, ICHOMP_PAPER_GROUP_PLAIN);
  g_autofree char *label = dup_number (number);
  g_autofree char *question = ichomp_exercise_dup_question (exercise, ICHOMP_VOICE_WRITTEN);
  g_autofree char *markup = g_markup_escape_text (question, -1);

  ichomp_paper_block_add_labelled (place, ICHOMP_PAPER_BODY, label, markup);
  if (ichomp_exercise_get_position (exercise) != NULL)
    ichomp_paper_block_add_board (place, create_board (exercise));

  if (ichomp_exercise_get_form (exercise) == ICHOMP_ANSWER_OUTCOME)
    {
      ichomp_paper_block_add_plain (place, ICHOMP_PAPER_CHOICE,
                                    ichomp_wording_outcome_name (SG_OUTCOME_P));
      ichomp_paper_block_add_plain (place, ICHOMP_PAPER_CHOICE,
                                    ichomp_wording_outcome_name (SG_OUTCOME_N));
    }
  else if (ichomp_exercise_get_form (exercise) != ICHOMP_ANSWER_TILE) /* marked on the board */
    ichomp_paper_block_add_answer (place, _ ("Answer:"), 1);
}

static void
add_solution (IchompPaperBlock *parent, const IchompExercise *exercise, guint number)
{
  IchompPaperBlock *group = ichomp_paper_block_add_group (parent, ICHOMP_PAPER_GROUP_WHOLE);
  IchompPaperBlock *reasons;
  g_autofree char *label = dup_number (number);
  g_autofree char *answer = ichomp_exercise_dup_answer (exercise, ICHOMP_VOICE_WRITTEN);
  g_autofree char *escaped = g_markup_escape_text (answer, -1);
  g_autofree char *markup = g_strdup_printf ("<b>%s</b>", escaped);
  g_auto (GStrv) solution = ichomp_exercise_dup_solution (exercise, ICHOMP_VOICE_WRITTEN);

  ichomp_paper_block_add_labelled (group, ICHOMP_PAPER_BODY, label, markup);
  reasons = ichomp_paper_block_add_group (group, ICHOMP_PAPER_GROUP_INDENT);
  for (guint i = 0; solution[i] != NULL; i++)
    ichomp_paper_block_add_plain (reasons, ICHOMP_PAPER_REASON, solution[i]);
}

static void
add_solutions (IchompPaperBlock *parent, GPtrArray *exercises)
{
  ichomp_paper_block_add_page_break (parent);
  /* Translators: The heading of the last pages of a printed worksheet. */
  ichomp_paper_block_add_plain (parent, ICHOMP_PAPER_TITLE, _ ("Solutions"));
  for (guint i = 0; i < exercises->len; i++)
    add_solution (parent, g_ptr_array_index (exercises, i), i + 1);
}

IchompPaperDocument *
ichomp_paper_worksheet_create_document (const IchompPaperWorksheet *self, IchompLanguage language)
{
  g_autoptr (GPtrArray) exercises = ichomp_paper_worksheet_create_exercises (self);
  IchompPaperDocument *document =
      /* Translators: The title of pages with exercises. */
      ichomp_paper_document_new (_ ("Worksheet"), language, self->ink);
  IchompPaperBlock *grid = NULL;

  document->note =
      /* Translators: At the foot of a worksheet: the two numbers that determine its exercises,
       * such as "iChomp worksheet 12345, difficulty 2". */
      ichomp_digits_printf (_ ("iChomp worksheet %1$u, difficulty %2$u"), self->seed,
                            self->difficulty);

  for (gsize i = 0; i < G_N_ELEMENTS (grids); i++)
    if (grids[i].per_page == self->per_page)
      grid = ichomp_paper_block_add_grid (document->root, grids[i].n_columns, grids[i].n_rows,
                                          grids[i].scale, grids[i].max_tile);
  g_return_val_if_fail (grid != NULL, document);

  for (guint i = 0; i < exercises->len; i++)
    add_exercise (grid, g_ptr_array_index (exercises, i), i + 1);
  if (self->solutions)
    add_solutions (document->root, exercises);

  return document;
}
