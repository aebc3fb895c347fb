/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The widget for each kind of question of a lesson, with all that is said to its answers. */

#include "ichomp-lesson-questions.h"

#include <glib/gi18n.h>

#include "kit/ichomp-choices.h"
#include "kit/ichomp-expander.h"
#include "ichomp-lesson-blocks.h"
#include "kit/ichomp-number-reply.h"
#include "course/ichomp-position-numbers.h"
#include "ichomp-question.h"
#include "ichomp-tile-reply.h"

/* The markup of the first child of a kind, or NULL. */
static char *
dup_child_markup (const IchompLessonBlock *block, IchompBlockKind kind)
{
  const IchompLessonBlock *child = ichomp_lesson_block_find_child (block, kind);

  return child != NULL ? ichomp_lesson_blocks_dup_markup (child) : NULL;
}

static GtkWidget *
create_choices (const IchompLessonBlock *block)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (IchompChoice));
  g_autoptr (GPtrArray) strings = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    {
      const IchompLessonBlock *child = ichomp_lesson_block_get_child (block, i);
      IchompChoice choice;
      char *text;
      char *why;

      if (ichomp_lesson_block_get_kind (child) != ICHOMP_BLOCK_CHOICE)
        continue;

      text = dup_child_markup (child, ICHOMP_BLOCK_TEXT);
      why = dup_child_markup (child, ICHOMP_BLOCK_WHY);
      g_ptr_array_add (strings, text);
      g_ptr_array_add (strings, why);
      choice.text = text;
      choice.why = why;
      choice.right = ichomp_lesson_block_has_flag (child, ICHOMP_BLOCK_RIGHT);
      g_array_append_val (choices, choice);
    }

  return ichomp_choices_new ((IchompChoice *)(void *)choices->data, choices->len);
}

static GtkWidget *
create_number_reply (const IchompLessonBlock *block)
{
  g_autoptr (GArray) wrongs = g_array_new (FALSE, FALSE, sizeof (IchompWrongNumber));
  g_autoptr (GPtrArray) strings = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *why = dup_child_markup (block, ICHOMP_BLOCK_WHY);

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    {
      const IchompLessonBlock *child = ichomp_lesson_block_get_child (block, i);
      IchompWrongNumber wrong;
      char *text;

      if (ichomp_lesson_block_get_kind (child) != ICHOMP_BLOCK_WRONG)
        continue;

      text = ichomp_lesson_blocks_dup_markup (child);
      g_ptr_array_add (strings, text);
      wrong.any = !ichomp_lesson_block_has_flag (child, ICHOMP_BLOCK_HAS_ANSWER);
      wrong.number = wrong.any ? 0 : ichomp_lesson_block_get_answer (child);
      wrong.why = text;
      g_array_append_val (wrongs, wrong);
    }

  return ichomp_number_reply_new (ichomp_lesson_block_get_answer (block),
                                  ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_BINARY), why,
                                  (IchompWrongNumber *)(void *)wrongs->data, wrongs->len);
}

/* What a tile is asked for. */
typedef struct
{
  IchompGoal goal;
  guint number;
  IchompPositionNumbers *numbers;
} TileGoal;

static void
tile_goal_free (gpointer data)
{
  TileGoal *self = data;

  g_object_unref (self->numbers);
  g_free (self);
}

static gboolean
is_goal (const SgMove *tile, gpointer user_data)
{
  const TileGoal *self = user_data;
  SgAnalysis *analysis = ichomp_position_numbers_get_analysis (self->numbers);

  /* The position may be too large for a lesson. */
  if (analysis == NULL)
    return FALSE;

  switch (self->goal)
    {
    case ICHOMP_GOAL_WINNING:
      return sg_analysis_get_nim_sum_after (analysis, tile) == 0;
    case ICHOMP_GOAL_VALUE:
      return sg_analysis_get_move_value (analysis, tile) == self->number;
    case ICHOMP_GOAL_TAKES:
      return sg_position_count_taken (sg_analysis_get_position (analysis), tile) == self->number;
    case ICHOMP_GOAL_WIN:
    case ICHOMP_GOAL_ZERO:
    default:
      g_assert_not_reached ();
    }
}

/* The values are not shown: they would be the answer. */
static GtkWidget *
create_tile_reply (const IchompLessonBlock *block)
{
  g_autofree char *why = dup_child_markup (block, ICHOMP_BLOCK_WHY);
  g_autofree char *wrong = dup_child_markup (block, ICHOMP_BLOCK_WRONG);
  GtkWidget *figure =
      ichomp_figure_new (ichomp_lesson_block_get_position (block), ICHOMP_FIGURE_NOTHING, NULL, 0);
  TileGoal *goal = g_new (TileGoal, 1);

  goal->goal = ichomp_lesson_block_get_goal (block);
  goal->number = ichomp_lesson_block_get_goal_number (block);
  goal->numbers =
      ichomp_position_numbers_get (ichomp_lesson_block_get_position (block), SG_RULE_NORMAL);

  return ichomp_tile_reply_new (figure, is_goal, goal, tile_goal_free, why, wrong);
}

static void
connect_links (IchompLessonPage *page, GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    ichomp_lesson_blocks_connect_links (page, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    connect_links (page, child);
}

static void
answered_cb (GObject *question, GParamSpec *pspec, IchompLessonPage *page)
{
  if (ichomp_question_get_answered (ICHOMP_QUESTION (question)))
    ichomp_lesson_page_answered (page, g_object_get_data (question, "block"));
}

static GtkWidget *
create_ask (IchompLessonPage *page, const IchompLessonBlock *block)
{
  return ichomp_lesson_blocks_create_text (
      page, ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_ASK), "ask");
}

static GtkWidget *
create_answer_title (IchompLessonPage *page, const IchompLessonBlock *block)
{
  /* Translators: What is folded below a question. */
  return ichomp_lesson_blocks_create_title (C_ ("question", "Answer"));
}

/* What is unfolded needs both columns. */
static GtkWidget *
create_folded_question (IchompLessonPage *page, const IchompLessonBlock *block)
{
  const IchompLessonBlock *ask = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_ASK);
  const IchompLessonBlock *answer = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_ANSWER);
  g_autofree char *name = ichomp_lesson_block_dup_plain (ask);
  GtkWidget *fold =
      ichomp_expander_new (ichomp_lesson_blocks_create_beside (page, block, create_answer_title),
                           C_ ("question", "Answer"),
                           ichomp_lesson_blocks_create_container (page, answer, "lesson-proof"));

  return ichomp_question_new_folded (
      name, ichomp_lesson_blocks_create_beside (page, block, create_ask), fold);
}

static GtkWidget *
create_question (IchompLessonPage *page, const IchompLessonBlock *block)
{
  g_autofree char *ask = dup_child_markup (block, ICHOMP_BLOCK_ASK);
  GtkWidget *question = NULL;

  switch (ichomp_lesson_block_get_question_kind (block))
    {
    case ICHOMP_QUESTION_FOLDED:
      return create_folded_question (page, block);
    case ICHOMP_QUESTION_CHOICE:
      question = ichomp_question_new (ask, create_choices (block));
      break;
    case ICHOMP_QUESTION_NUMBER:
      question = ichomp_question_new (ask, create_number_reply (block));
      break;
    case ICHOMP_QUESTION_TILE:
      question = ichomp_question_new (ask, create_tile_reply (block));
      break;
    default:
      g_assert_not_reached ();
    }

  connect_links (page, question);
  return question;
}

static GtkWidget *
create_live (IchompLessonPage *page, const IchompLessonBlock *block)
{
  GtkWidget *question = create_question (page, block);

  gtk_widget_add_css_class (question, "lesson-question");
  ichomp_question_set_answered (ICHOMP_QUESTION (question),
                                ichomp_lesson_page_is_answered (page, block));
  g_object_set_data (G_OBJECT (question), "block", (gpointer)block);
  g_signal_connect_object (question, "notify::answered", G_CALLBACK (answered_cb), page, 0);
  /* The verdict on an answer appears below it. */
  g_signal_connect_object (question, "changed", G_CALLBACK (ichomp_lesson_page_follow), page,
                           G_CONNECT_SWAPPED);

  return question;
}

/*< private >
 * ichomp_lesson_questions_create:
 * @page: the page
 * @block: a question of its lesson
 *
 * Returns: (transfer floating): the widget for it, once in each language that the page has
 */
GtkWidget *
ichomp_lesson_questions_create (IchompLessonPage *page, const IchompLessonBlock *block)
{
  if (ichomp_lesson_block_get_question_kind (block) == ICHOMP_QUESTION_FOLDED)
    return create_live (page, block);

  return ichomp_lesson_blocks_create_beside (page, block, create_live);
}
