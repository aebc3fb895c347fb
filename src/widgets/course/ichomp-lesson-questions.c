/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The widgets for the questions of a lesson that judge answers, with the feedback to each. */

#include "ichomp-lesson-questions.h"

#include <glib/gi18n.h>

#include "ichomp-choices.h"
#include "ichomp-form.h"
#include "ichomp-lesson-row.h"
#include "ichomp-lesson-text.h"
#include "ichomp-number-reply.h"
#include "ichomp-question.h"
#include "ichomp-tile-reply.h"
#include "widgets/kit/ichomp-focus.h"

/* The markup of the first child of a kind, or NULL. */
static char *
dup_child_markup (const IchompLessonBlock *block, IchompBlockKind kind)
{
  const IchompLessonBlock *child = ichomp_lesson_block_find_child (block, kind);

  return child != NULL ? ichomp_lesson_text_dup_markup (child) : NULL;
}

/* Choices */

static void
clear_choice (gpointer choice)
{
  g_free ((char *)((IchompChoice *)choice)->text);
  g_free ((char *)((IchompChoice *)choice)->why);
}

static GArray *
read_choices (const IchompLessonBlock *block)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (IchompChoice));
  const IchompLessonBlock *child;

  g_array_set_clear_func (choices, clear_choice);
  for (guint i = 0; (child = ichomp_lesson_block_get_choice (block, i)) != NULL; i++)
    {
      IchompChoice choice;

      choice.text = dup_child_markup (child, ICHOMP_BLOCK_TEXT);
      choice.why = dup_child_markup (child, ICHOMP_BLOCK_WHY);
      g_array_append_val (choices, choice);
    }

  return choices;
}

static GtkWidget *
create_choices (const IchompLessonBlock *block, gpointer answer)
{
  g_autoptr (GArray) choices = read_choices (block);

  return ichomp_choices_new (answer, (IchompChoice *)(void *)choices->data, choices->len);
}

/* Numbers */

static void
clear_wrong (gpointer wrong)
{
  g_free ((char *)((IchompWrongNumber *)wrong)->why);
}

static GtkWidget *
create_number_reply (const IchompLessonBlock *block, gpointer answer)
{
  g_autofree char *why = dup_child_markup (block, ICHOMP_BLOCK_WHY);
  g_autoptr (GArray) wrongs = g_array_new (FALSE, FALSE, sizeof (IchompWrongNumber));

  g_array_set_clear_func (wrongs, clear_wrong);
  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    {
      const IchompLessonBlock *child = ichomp_lesson_block_get_child (block, i);
      IchompWrongNumber wrong;

      if (ichomp_lesson_block_get_kind (child) != ICHOMP_BLOCK_WRONG)
        continue;

      wrong.any = !ichomp_lesson_block_has_flag (child, ICHOMP_BLOCK_FLAG_HAS_ANSWER);
      wrong.number = wrong.any ? 0 : ichomp_lesson_block_get_answer (child);
      wrong.why = ichomp_lesson_text_dup_markup (child);
      g_array_append_val (wrongs, wrong);
    }

  return ichomp_number_reply_new (answer, why, (IchompWrongNumber *)(void *)wrongs->data,
                                  wrongs->len);
}

/* Tiles */

/* Without values: they would give the answer away. */
static GtkWidget *
create_tile_reply (const IchompLessonBlock *block, gpointer answer)
{
  return ichomp_tile_reply_new (
      answer, ichomp_position_figure_new (ichomp_lesson_block_get_position (block),
                                          ICHOMP_FIGURE_NOTHING, NULL, 0));
}

/* Tables to fill in */

/* The caption of the author, or what is always asked. */
static char *
dup_form_ask (const IchompLessonBlock *block)
{
  char *caption = dup_child_markup (block, ICHOMP_BLOCK_CAPTION);

  if (caption != NULL)
    return caption;
  if (ichomp_lesson_block_get_kind (block) == ICHOMP_BLOCK_VALUE_FORM)
    /* Translators: Above the tiles of a quadrant, each with a place for a number. */
    return g_strdup (_ ("On each tile, write the value of the quadrant after choosing it."));
  if (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_ASK_VALUE))
    /* Translators: Above a table whose rows and columns are the sizes of two heaps. */
    return g_strdup (_ ("Write the value of each pair of heaps."));
  /* Translators: Above a table whose rows and columns are the sizes of two heaps. */
  return g_strdup (_ ("Mark the pairs of heaps that are P-positions."));
}

/* Questions with a reply */

static GtkWidget *
create_reply (const IchompLessonBlock *block, gpointer answer)
{
  if (ichomp_lesson_block_get_kind (block) != ICHOMP_BLOCK_QUESTION)
    return ichomp_form_new (answer);

  switch (ichomp_lesson_block_get_question_kind (block))
    {
    case ICHOMP_QUESTION_CHOICE:
      return create_choices (block, answer);
    case ICHOMP_QUESTION_NUMBER:
      return create_number_reply (block, answer);
    case ICHOMP_QUESTION_TILE:
      return create_tile_reply (block, answer);
    case ICHOMP_QUESTION_FOLDED: /* has no reply */
      break;
    }

  g_assert_not_reached ();
}

static void
connect_links (IchompLessonContext *context, GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    ichomp_lesson_text_connect_links (context, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    connect_links (context, child);
}

static char *
dup_ask (const IchompLessonBlock *block)
{
  return ichomp_lesson_block_get_kind (block) == ICHOMP_BLOCK_QUESTION
             ? dup_child_markup (block, ICHOMP_BLOCK_ASK)
             : dup_form_ask (block);
}

static GtkWidget *
create_question (IchompLessonContext *context, const IchompLessonBlock *block)
{
  gpointer answer = ichomp_lesson_context_get_state (context, block);
  GtkWidget *reply = create_reply (block, answer);
  g_autofree char *ask = dup_ask (block);
  GtkWidget *question = ichomp_question_new (ask, reply, answer);

  connect_links (context, question);
  return question;
}

/* Whether the user answers in this column. */
static gboolean
is_used (GtkWidget *question)
{
  GtkWidget *row = gtk_widget_get_parent (question);
  GtkWidget *first = gtk_widget_get_first_child (row);
  GtkWidget *last = gtk_widget_get_last_child (row);

  return question == (last != first && ichomp_focus_is_inside (last) ? last : first);
}

/* The feedback appears below the answer. */
static void
judged_cb (GtkWidget *question, IchompLessonAnswer *answer)
{
  IchompLessonRow *row = ICHOMP_LESSON_ROW (gtk_widget_get_parent (question));

  if (is_used (question))
    ichomp_page_scroll_reveal_end (
        ichomp_lesson_context_get_scroll (ichomp_lesson_row_get_context (row)), question);
}

static GtkWidget *
create (IchompLessonContext *context, const IchompLessonBlock *block)
{
  GtkWidget *question = create_question (context, block);

  gtk_widget_add_css_class (question, "lesson-question");
  g_signal_connect_object (ichomp_lesson_context_get_state (context, block), "judged",
                           G_CALLBACK (judged_cb), question, G_CONNECT_SWAPPED);

  return question;
}

/* A row with a question that judges the answers: not one whose answer is folded. */
GtkWidget *
ichomp_lesson_questions_create (IchompLessonContext *context, const IchompLessonBlock *block)
{
  return ichomp_lesson_row_new (context, block, create);
}
