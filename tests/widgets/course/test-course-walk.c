/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A walk through the course: in every lesson, each question gets every wrong answer and then the
 * right one, each table is filled in wrongly and rightly, and each figure is played with. */

#include <string.h>

#include "board-support.h"
#include "widgets/board/ichomp-position-figure.h"
#include "widgets/board/ichomp-quadrant-figure.h"
#include "widgets/course/ichomp-form.h"
#include "widgets/course/ichomp-lesson-text.h"
#include "widgets/course/ichomp-mex-finder.h"
#include "widgets/course/ichomp-play-figure.h"
#include "widgets/course/ichomp-powers.h"
#include "widgets/course/ichomp-question.h"
#include "widgets/course/ichomp-tile-reply.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-bits-exercise.h"
#include "page-support.h"
#include "study-support.h"
#include "test-main.h"

#define FOLDER "../data/lessons"

typedef struct
{
  PageFixture base;
  char *said;
  IchompLesson *lesson;
} Fixture;

static void
said_cb (GtkWidget *widget, const char *text, gpointer user_data)
{
  char **said = user_data;

  g_free (*said);
  *said = g_strdup (text);
}

static void
set_up (Fixture *fixture, gconstpointer index)
{
  page_load (&fixture->base, FOLDER);
  page_create (&fixture->base, 700, 600);
  ichomp_announcer_set (GTK_WIDGET (fixture->base.page), said_cb, &fixture->said);
  fixture->lesson = page_get_lesson (&fixture->base, GPOINTER_TO_UINT (index));
  ichomp_lesson_page_show (fixture->base.page, fixture->lesson, NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer index)
{
  page_tear_down (&fixture->base, index);
  g_free (fixture->said);
}

/* What is said */

/* The text as a label shows it. */
static char *
dup_shown (const IchompLessonBlock *block)
{
  g_autofree char *markup = ichomp_lesson_text_dup_markup (block);
  GtkWidget *label = g_object_ref_sink (gtk_label_new (NULL));
  char *text;

  gtk_label_set_markup (GTK_LABEL (label), markup);
  text = g_strdup (gtk_label_get_text (GTK_LABEL (label)));
  g_assert_finalize_object (label);
  return text;
}

static guint
count_answered (Fixture *fixture)
{
  IchompLessonCount count;

  ichomp_lesson_progress_count (fixture->base.progress, fixture->lesson, &count);
  return count.n_answered;
}

/* @expected: what is said first */
static void
assert_said (Fixture *fixture, const char *expected)
{
  if (fixture->said == NULL || !g_str_has_prefix (fixture->said, expected))
    g_error ("said: %s\nexpected: %s", fixture->said, expected);
}

/* Asserts the verdict on the last answer and its reason. */
static void
assert_judged (Fixture *fixture, gboolean right, const IchompLessonBlock *reason)
{
  g_autofree char *why = dup_shown (reason);
  g_autofree char *expected = g_strdup_printf ("%s %s", right ? "Right." : "Wrong.", why);

  assert_said (fixture, expected);
}

/* Questions */

static const IchompLessonBlock *
find_child (const IchompLessonBlock *block, IchompBlockKind kind)
{
  const IchompLessonBlock *child = ichomp_lesson_block_find_child (block, kind);

  g_assert_nonnull (child);
  return child;
}

static void
choose (GtkWidget *question, const char *text)
{
  g_autoptr (GPtrArray) buttons = study_support_list_type (question, GTK_TYPE_BUTTON, "choice");

  for (guint i = 0; i < buttons->len; i++)
    {
      GtkButton *button = g_ptr_array_index (buttons, i);

      if (g_str_equal (gtk_label_get_text (GTK_LABEL (gtk_button_get_child (button))), text))
        {
          g_signal_emit_by_name (button, "clicked");
          return;
        }
    }
  g_error ("no such choice: %s", text);
}

/* The wrong choices come first. */
static void
answer_choices (Fixture *fixture, GtkWidget *question, const IchompLessonBlock *block)
{
  const IchompLessonBlock *choice;
  guint n_before = count_answered (fixture);

  for (guint right = 0; right < 2; right++)
    for (guint i = 0; (choice = ichomp_lesson_block_get_choice (block, i)) != NULL; i++)
      if (ichomp_lesson_block_has_flag (choice, ICHOMP_BLOCK_FLAG_RIGHT) == (right == 1))
        {
          g_autofree char *text = dup_shown (find_child (choice, ICHOMP_BLOCK_TEXT));

          choose (question, text);
          assert_judged (fixture, right == 1, find_child (choice, ICHOMP_BLOCK_WHY));
          if (right == 0)
            g_assert_cmpuint (count_answered (fixture), ==, n_before);
        }
}

static char *
write_number (guint number, gboolean binary)
{
  GString *digits = g_string_new (NULL);

  if (!binary)
    g_string_append_printf (digits, "%u", number);
  else
    do
      g_string_prepend_c (digits, '0' + (char)(number & 1));
    while ((number >>= 1) != 0);

  return g_string_free (digits, FALSE);
}

static void
enter (GtkWidget *question, const IchompLessonBlock *block, guint number)
{
  GtkWidget *entry = page_find_nth (question, GTK_TYPE_ENTRY, NULL, 0);
  g_autofree char *text =
      write_number (number, ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_BINARY));

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");
}

static gboolean
has_reason_of_its_own (const IchompLessonBlock *block, guint number)
{
  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    {
      const IchompLessonBlock *child = ichomp_lesson_block_get_child (block, i);

      if (ichomp_lesson_block_get_kind (child) == ICHOMP_BLOCK_WRONG
          && ichomp_lesson_block_has_flag (child, ICHOMP_BLOCK_FLAG_HAS_ANSWER)
          && ichomp_lesson_block_get_answer (child) == number)
        return TRUE;
    }

  return FALSE;
}

static void
answer_number (Fixture *fixture, GtkWidget *question, const IchompLessonBlock *block)
{
  guint answer = ichomp_lesson_block_get_answer (block);
  guint n_before = count_answered (fixture);

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    {
      const IchompLessonBlock *child = ichomp_lesson_block_get_child (block, i);
      guint number = answer + 1;

      if (ichomp_lesson_block_get_kind (child) != ICHOMP_BLOCK_WRONG)
        continue;

      if (ichomp_lesson_block_has_flag (child, ICHOMP_BLOCK_FLAG_HAS_ANSWER))
        number = ichomp_lesson_block_get_answer (child);
      else
        while (has_reason_of_its_own (block, number))
          number++;
      enter (question, block, number);
      assert_judged (fixture, FALSE, child);
      g_assert_cmpuint (count_answered (fixture), ==, n_before);
    }

  enter (question, block, answer);
  assert_judged (fixture, TRUE, find_child (block, ICHOMP_BLOCK_WHY));
}

/* Tiles */

static GArray *
list_tiles (const SgPosition *position)
{
  GArray *tiles = g_array_new (FALSE, FALSE, sizeof (SgMove));

  SG_FOREACH_QUADRANT (q)
    {
      const SgDiagram *diagram = sg_position_get_diagram (position, q);

      for (guint row = 0; row < sg_diagram_get_n_rows (diagram); row++)
        for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
          g_array_append_vals (tiles, &(SgMove){ q, row, column }, 1);
    }

  return tiles;
}

static gboolean
is_right (const IchompLessonBlock *block, SgAnalysis *analysis, const SgMove *tile)
{
  guint number = ichomp_lesson_block_get_goal_number (block);

  switch (ichomp_lesson_block_get_goal (block))
    {
    case ICHOMP_GOAL_WINNING:
      return sg_analysis_get_nim_sum_after (analysis, tile) == 0;
    case ICHOMP_GOAL_VALUE:
      return sg_analysis_get_move_value (analysis, tile) == number;
    case ICHOMP_GOAL_TAKES:
      return sg_position_count_taken (ichomp_lesson_block_get_position (block), tile) == number;
    default:
      g_assert_not_reached ();
    }
}

static const IchompLessonBlock *
find_reason (const IchompLessonBlock *block, const SgMove *tile)
{
  const IchompLessonBlock *general = NULL;

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    {
      const IchompLessonBlock *child = ichomp_lesson_block_get_child (block, i);
      const SgMove *marks;
      guint n_marks;

      if (ichomp_lesson_block_get_kind (child) != ICHOMP_BLOCK_WRONG)
        continue;
      marks = ichomp_lesson_block_get_marks (child, &n_marks);
      if (n_marks == 0)
        general = child;
      for (guint k = 0; k < n_marks; k++)
        if (sg_move_equal (&marks[k], tile))
          return child;
    }

  return general;
}

/* After a wrong move, the figure shows the opponent's winning reply. */
static void
assert_refuted (GtkWidget *figure, const IchompLessonBlock *block, const SgMove *tile)
{
  GtkWidget *board = ichomp_figure_get_board (ICHOMP_FIGURE (figure));
  SgPosition *shown = ichomp_board_get_position (ICHOMP_BOARD (board));

  if (ichomp_lesson_block_get_goal (block) == ICHOMP_GOAL_WINNING)
    {
      g_autofree char *text = sg_position_to_string (shown);
      g_autoptr (SgAnalysis) refuted = study_support_analyze (text);
      g_autoptr (SgPosition) after =
          sg_position_play (ichomp_lesson_block_get_position (block), tile);

      g_assert_false (sg_position_equal (shown, after));
      g_assert_cmpuint (sg_analysis_get_nim_sum (refuted), ==, 0);
    }
  else
    g_assert_true (sg_position_equal (shown, ichomp_lesson_block_get_position (block)));
}

static void
answer_tile (Fixture *fixture, GtkWidget *question, const IchompLessonBlock *block)
{
  SgPosition *position = ichomp_lesson_block_get_position (block);
  g_autofree char *text = sg_position_to_string (position);
  g_autoptr (SgAnalysis) analysis = study_support_analyze (text);
  g_autoptr (GArray) tiles = list_tiles (position);
  GtkWidget *figure = page_find_nth (question, ICHOMP_TYPE_POSITION_FIGURE, NULL, 0);
  GtkWidget *board = ichomp_figure_get_board (ICHOMP_FIGURE (figure));
  g_autoptr (GHashTable) reasons = g_hash_table_new (NULL, NULL);
  guint n_before = count_answered (fixture);

  for (guint right = 0; right < 2; right++)
    for (guint i = 0; i < tiles->len; i++)
      {
        const SgMove *tile = &g_array_index (tiles, SgMove, i);
        const IchompLessonBlock *reason;

        if (is_right (block, analysis, tile) != (right == 1))
          continue;

        reason = right == 1 ? find_child (block, ICHOMP_BLOCK_WHY) : find_reason (block, tile);
        g_hash_table_add (reasons, (gpointer)reason);
        g_signal_emit_by_name (figure, "tile-chosen", tile);
        assert_judged (fixture, right == 1, reason);
        g_assert_cmpuint (count_answered (fixture), ==, n_before + right);
        if (right == 0)
          assert_refuted (figure, block, tile);
        else
          g_assert_true (
              sg_position_equal (ichomp_board_get_position (ICHOMP_BOARD (board)), position));
      }

  /* No reason is in vain: all children but the question itself. */
  g_assert_cmpuint (g_hash_table_size (reasons), ==,
                    ichomp_lesson_block_get_n_children (block) - 1);
}

/* Tables to fill in */

static void
type_wrong_and_right (Fixture *fixture, GtkWidget *cell, guint answer)
{
  g_autofree char *right = g_strdup_printf ("%u", answer);

  gtk_editable_set_text (GTK_EDITABLE (cell), answer == 0 ? "1" : "0");
  assert_said (fixture, "Wrong. ");
  gtk_editable_set_text (GTK_EDITABLE (cell), right);
  assert_said (fixture, "Right.");
}

static void
fill_values (Fixture *fixture, GtkWidget *form, const IchompLessonBlock *block)
{
  SgDiagram *diagram = ichomp_lesson_block_get_diagram (block);
  guint less = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_MISERE) ? 1 : 0;
  g_autofree char *rows = sg_diagram_to_string (diagram);
  g_autofree char *text = g_strdup_printf ("%s/-/-/-", rows);
  g_autoptr (SgAnalysis) analysis = study_support_analyze (text);
  g_autoptr (GArray) tiles = list_tiles (sg_analysis_get_position (analysis));

  for (guint i = 0; i < tiles->len; i++)
    {
      const SgMove *tile = &g_array_index (tiles, SgMove, i);
      g_autofree char *name =
          g_strdup_printf ("Row %u, column %u", tile->row + 1, tile->column + 1);
      GtkWidget *cell = page_find_cell (form, name);

      /* The poisoned corner has no cell. */
      g_assert_cmpint (cell == NULL, ==, i == 0 && less > 0);
      if (cell != NULL)
        type_wrong_and_right (fixture, cell, sg_analysis_get_move_value (analysis, tile) - less);
    }
  type_wrong_and_right (fixture, page_find_cell (form, "Value of the quadrant:"),
                        sg_analysis_get_value (analysis, SG_QUADRANT_NW) - less);
}

static void
toggle (GtkWidget *cell)
{
  GtkToggleButton *button = GTK_TOGGLE_BUTTON (cell);

  gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
}

static void
fill_heaps (Fixture *fixture, GtkWidget *form, const IchompLessonBlock *block)
{
  gboolean asks_value = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_ASK_VALUE);
  guint n_sides;
  const guint *sides = ichomp_lesson_block_get_numbers (block, &n_sides);

  for (guint row = 0; row < sides[0]; row++)
    for (guint column = 0; column < sides[1]; column++)
      {
        g_autofree char *name = g_strdup_printf ("Heaps of %u and %u", row, column);
        GtkWidget *cell = page_find_cell (form, name);

        if (asks_value)
          {
            type_wrong_and_right (fixture, cell, row ^ column);
            continue;
          }
        toggle (cell);
        assert_said (fixture, row == column ? "Right." : "Wrong. ");
        if (row != column)
          toggle (cell);
      }
}

static void
answer_form (Fixture *fixture, GtkWidget *question, const IchompLessonBlock *block)
{
  GtkWidget *form = page_find_nth (question, ICHOMP_TYPE_FORM, NULL, 0);

  if (ichomp_lesson_block_get_kind (block) == ICHOMP_BLOCK_VALUE_FORM)
    fill_values (fixture, form, block);
  else
    fill_heaps (fixture, form, block);
}

static void
answer (Fixture *fixture, GtkWidget *question, const IchompLessonBlock *block)
{
  guint n_before = count_answered (fixture);

  g_test_message ("the question in line %u", ichomp_lesson_block_get_place (block)->line);
  g_assert_false (page_is_answered (question));
  if (ichomp_lesson_block_get_kind (block) != ICHOMP_BLOCK_QUESTION)
    answer_form (fixture, question, block);
  else
    switch (ichomp_lesson_block_get_question_kind (block))
      {
      case ICHOMP_QUESTION_CHOICE:
        answer_choices (fixture, question, block);
        break;
      case ICHOMP_QUESTION_NUMBER:
        answer_number (fixture, question, block);
        break;
      case ICHOMP_QUESTION_TILE:
        answer_tile (fixture, question, block);
        break;
      /* The reader judges the answer. */
      case ICHOMP_QUESTION_FOLDED:
      default:
        return;
      }
  g_assert_true (page_is_answered (question));
  g_assert_cmpuint (count_answered (fixture), ==, n_before + 1);
}

static void
test_questions (Fixture *fixture, gconstpointer index)
{
  g_autoptr (GPtrArray) questions =
      study_support_list_type (fixture->base.widget, ICHOMP_TYPE_QUESTION, NULL);
  g_autoptr (GPtrArray) blocks = g_ptr_array_new ();
  IchompLessonCount count;

  for (guint i = 0; i < ichomp_lesson_get_n_questions (fixture->lesson); i++)
    {
      const IchompLessonBlock *block = ichomp_lesson_get_question (fixture->lesson, i);

      if (ichomp_lesson_block_get_kind (block) != ICHOMP_BLOCK_TRY)
        g_ptr_array_add (blocks, (gpointer)block);
    }
  g_assert_cmpuint (questions->len, ==, blocks->len);
  for (guint i = 0; i < questions->len; i++)
    answer (fixture, g_ptr_array_index (questions, i), g_ptr_array_index (blocks, i));

  ichomp_lesson_progress_count (fixture->base.progress, fixture->lesson, &count);
  g_assert_cmpuint (count.n_answered, ==, count.n_questions);
  g_assert_cmpuint (count.n_reached, ==, 0);
}

/* Exercises and figures */

static void
collect_blocks (const IchompLessonBlock *block, IchompBlockKind kind, GPtrArray *found)
{
  if (ichomp_lesson_block_get_kind (block) == kind)
    g_ptr_array_add (found, (gpointer)block);
  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    collect_blocks (ichomp_lesson_block_get_child (block, i), kind, found);
}

/* Digit by digit, from the right. */
static void
fill_bits (Fixture *fixture, IchompBitsExercise *exercise, const IchompLessonBlock *block)
{
  guint n_numbers;
  const guint *numbers = ichomp_lesson_block_get_numbers (block, &n_numbers);
  guint all = 0;
  guint sum = 0;

  for (guint i = 0; i < n_numbers; i++)
    {
      all |= numbers[i];
      sum ^= numbers[i];
    }
  for (guint column = 0; all >> column != 0; column++)
    {
      guint digit = sum >> column & 1;

      g_assert_false (ichomp_bits_exercise_is_done (exercise));
      ichomp_bits_exercise_move_to (exercise, column);
      g_assert_false (ichomp_bits_exercise_enter (exercise, 1 - digit));
      assert_said (fixture, "Wrong. ");
      g_assert_true (ichomp_bits_exercise_enter (exercise, digit));
      assert_said (fixture, "Right. ");
    }
  g_assert_true (ichomp_bits_exercise_is_done (exercise));
}

static void
fill_all_bits (Fixture *fixture)
{
  g_autoptr (GPtrArray) exercises =
      study_support_list_type (fixture->base.widget, ICHOMP_TYPE_BITS_EXERCISE, NULL);
  g_autoptr (GPtrArray) blocks = g_ptr_array_new ();

  collect_blocks (ichomp_lesson_get_root (fixture->lesson), ICHOMP_BLOCK_BITS, blocks);
  g_assert_cmpuint (exercises->len, ==, blocks->len);
  for (guint i = 0; i < blocks->len; i++)
    if (!ichomp_lesson_block_has_flag (g_ptr_array_index (blocks, i), ICHOMP_BLOCK_FLAG_FILLED_IN))
      fill_bits (fixture, g_ptr_array_index (exercises, i), g_ptr_array_index (blocks, i));
}

static guint
read_mex (GtkWidget *finder)
{
  static const char before[] = "the mex is ";
  g_autofree char *text = study_support_dup_text (finder);

  return (guint)atoi (strstr (text, before) + strlen (before));
}

/* Switches the first number missing on and off. */
static void
find_mexes (Fixture *fixture)
{
  g_autoptr (GPtrArray) finders =
      study_support_list_type (fixture->base.widget, ICHOMP_TYPE_MEX_FINDER, NULL);

  for (guint i = 0; i < finders->len; i++)
    {
      GtkWidget *finder = g_ptr_array_index (finders, i);
      guint before = read_mex (finder);
      g_autofree char *name = g_strdup_printf ("%u", before);
      GtkWidget *button = study_support_find_role (finder, GTK_ACCESSIBLE_ROLE_BUTTON, name);

      g_signal_emit_by_name (button, "clicked");
      g_assert_cmpuint (read_mex (finder), >, before);
      g_signal_emit_by_name (button, "clicked");
      g_assert_cmpuint (read_mex (finder), ==, before);
    }
}

static void
go_through_powers (Fixture *fixture)
{
  g_autoptr (GPtrArray) all =
      study_support_list_type (fixture->base.widget, ICHOMP_TYPE_POWERS, NULL);

  for (guint i = 0; i < all->len; i++)
    {
      GtkWidget *powers = g_ptr_array_index (all, i);
      GtkWidget *next = study_support_find_role (powers, GTK_ACCESSIBLE_ROLE_BUTTON, "Next");

      while (gtk_widget_get_sensitive (next))
        g_signal_emit_by_name (next, "clicked");
      assert_said (fixture, "");
      g_assert_true (g_str_has_suffix (fixture->said, " in binary."));
    }
}

static IchompBoard *
get_board (IchompPlayFigure *play)
{
  return ICHOMP_BOARD (page_find_nth (GTK_WIDGET (play), ICHOMP_TYPE_BOARD, NULL, 0));
}

/* Each tile once, from the beginning. */
static void
play_figures (Fixture *fixture)
{
  g_autoptr (GPtrArray) figures =
      study_support_list_type (fixture->base.widget, ICHOMP_TYPE_PLAY_FIGURE, NULL);

  for (guint i = 0; i < figures->len; i++)
    {
      IchompPlayFigure *play = g_ptr_array_index (figures, i);
      GtkWidget *reset =
          study_support_find_role (GTK_WIDGET (play), GTK_ACCESSIBLE_ROLE_BUTTON, "Reset");
      IchompBoard *board = get_board (play);
      g_autoptr (SgPosition) start = sg_position_ref (ichomp_board_get_position (board));
      g_autoptr (GArray) tiles = list_tiles (start);

      for (guint k = 0; k < tiles->len; k++)
        {
          const SgMove *tile = &g_array_index (tiles, SgMove, k);
          g_autofree char *name = sg_move_to_string (tile);

          g_signal_emit_by_name (board_support_get_tile (board, name), "clicked");
          /* Only a poisoned tile stays. */
          if (sg_position_equal (ichomp_board_get_position (board), start))
            g_assert_true (tile->row == 0 && tile->column == 0);
          else
            g_signal_emit_by_name (reset, "clicked");
          g_assert_true (sg_position_equal (ichomp_board_get_position (board), start));
        }
    }
}

static void
test_figures (Fixture *fixture, gconstpointer index)
{
  fill_all_bits (fixture);
  find_mexes (fixture);
  go_through_powers (fixture);
  play_figures (fixture);
}

static void
add (const char *name,
     const char *id,
     guint index,
     void (*test) (Fixture *fixture, gconstpointer index))
{
  g_autofree char *path = g_strdup_printf ("/course-walk/%s/%s", name, id);

  g_test_add (path, Fixture, GUINT_TO_POINTER (index), set_up, test, tear_down);
}

void
add_tests (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, FOLDER, NULL);
  g_autoptr (IchompLibrary) library = ichomp_library_new_for_folders (path, "/nonexistent");

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (IchompLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (library), i);
      const char *id = ichomp_lesson_get_id (ichomp_library_entry_get_lesson (entry));

      add ("questions", id, i, test_questions);
      add ("figures", id, i, test_figures);
    }
}
