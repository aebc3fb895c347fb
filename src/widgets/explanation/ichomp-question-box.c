/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The question before a step of an explanation reveals something. A wrong answer gets the reason
 * why it is wrong, and the question stays; a button shows the answer. */

#include "ichomp-question-box.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "game/explanation/ichomp-step-kinds.h"
#include "game/explanation/ichomp-step-wording.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-children.h"
#include "widgets/kit/ichomp-container.h"
#include "widgets/kit/ichomp-reveal.h"
#include "widgets/kit/ichomp-text.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-wording.h"

/* What is wrong with the last answer. */
typedef enum
{
  OBJECTION_NONE,
  OBJECTION_WRONG,
  OBJECTION_NO_NUMBER,
  OBJECTION_ELSEWHERE,
} Objection;

struct _IchompQuestionBox
{
  GtkBox parent_instance;

  GtkWidget *question_label;
  GtkWidget *choices;
  GtkWidget *buttons[SG_N_QUADRANTS]; /* in it, by their answers; the others are NULL */
  GtkWidget *number_row;
  GtkWidget *number_entry;
  GtkWidget *check_button;
  GtkWidget *reason_label;
  GtkWidget *show_button;

  IchompParts parts;
  SgExplanation *explanation;
  guint index;
  Objection objection;
  guint wrong_answer;
};

static void ichomp_question_box_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompQuestionBox,
                               ichomp_question_box,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_question_box_translatable_init))

enum
{
  SIGNAL_ANSWERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const SgStep *
get_step (IchompQuestionBox *self)
{
  return sg_explanation_get_step (self->explanation, self->index);
}

static IchompStepAnswer
get_answer_kind (IchompQuestionBox *self)
{
  return ichomp_step_kind_get (get_step (self)->kind)->answer;
}

static char *
dup_reason (IchompQuestionBox *self)
{
  switch (self->objection)
    {
    case OBJECTION_WRONG:
      return ichomp_wording_wrong_answer (self->parts, self->explanation, self->index,
                                          self->wrong_answer);
    case OBJECTION_NO_NUMBER:
      return ichomp_digits_dup (_ ("Type a whole number, such as 6."));
    case OBJECTION_ELSEWHERE:
      if (self->parts == ICHOMP_PARTS_HEAPS)
        return g_strdup (_ ("That tile is in a different heap from the one we have chosen."));
      return g_strdup (_ ("That tile is in another quadrant than the one we have chosen."));
    case OBJECTION_NONE:
    default:
      return g_strdup ("");
    }
}

static void
show_words (IchompQuestionBox *self)
{
  g_autofree char *question = ichomp_wording_question (self->parts, self->explanation, self->index);
  g_autofree char *reason = dup_reason (self);

  ichomp_text_show (self->question_label, question, NULL);
  ichomp_text_show (self->reason_label, reason, NULL);
  gtk_widget_set_visible (self->reason_label, self->objection != OBJECTION_NONE);
}

static void
object_to_answer (IchompQuestionBox *self, Objection objection)
{
  g_autofree char *reason = NULL;

  self->objection = objection;
  show_words (self);
  ichomp_reveal (self->show_button);
  ichomp_reveal (self->reason_label);
  reason = dup_reason (self);
  ichomp_announce (GTK_WIDGET (self), reason);
}

static void
try_answer (IchompQuestionBox *self, guint answer)
{
  g_autofree char *reason =
      ichomp_wording_wrong_answer (self->parts, self->explanation, self->index, answer);

  if (reason == NULL)
    {
      g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, TRUE, answer);
      return;
    }

  self->wrong_answer = answer;
  object_to_answer (self, OBJECTION_WRONG);
}

/* Choices */

/* A button that is activated by a key is clicked a quarter of a second later: the question may have
 * been withdrawn. */
static gboolean
is_asking (IchompQuestionBox *self)
{
  return self->explanation != NULL;
}

static void
choice_clicked_cb (GtkWidget *button, IchompQuestionBox *self)
{
  for (guint answer = 0; answer < G_N_ELEMENTS (self->buttons); answer++)
    if (is_asking (self) && self->buttons[answer] == button)
      {
        try_answer (self, answer);
        return;
      }
}

static const char *
get_choice_label (IchompParts parts, IchompStepAnswer kind, guint answer)
{
  if (kind == ICHOMP_STEP_ANSWER_QUADRANT)
    return ichomp_wording_part (parts, answer);
  if (kind == ICHOMP_STEP_ANSWER_DIGIT)
    return answer == 1 ? "1" : "0";

  /* Translators: Answers to the question whether the player to move can win. */
  return answer == 1 ? C_ ("answer", "Yes") : C_ ("answer", "No");
}

/* In two columns, so that quadrants are where they are on the board. */
static void
place_choice (IchompQuestionBox *self, GtkWidget *button)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->choices);
  int n = 0;

  for (GtkWidget *before = gtk_widget_get_prev_sibling (button); before != NULL;
       before = gtk_widget_get_prev_sibling (before))
    n++;
  g_object_set (gtk_layout_manager_get_layout_child (layout, button), "column", n % 2, "row", n / 2,
                NULL);
}

static void
add_choice (IchompQuestionBox *self, IchompStepAnswer kind, guint answer)
{
  GtkWidget *button = gtk_button_new_with_label (get_choice_label (self->parts, kind, answer));

  self->buttons[answer] = button;
  g_signal_connect_object (button, "clicked", G_CALLBACK (choice_clicked_cb), self, 0);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_insert_before (button, self->choices, NULL);
  place_choice (self, button);
}

static void
build_choices (IchompQuestionBox *self)
{
  IchompStepAnswer kind = get_answer_kind (self);

  ichomp_children_remove (self->choices);
  memset (self->buttons, 0, sizeof self->buttons);
  switch (kind)
    {
    case ICHOMP_STEP_ANSWER_DIGIT:
      add_choice (self, kind, 0);
      add_choice (self, kind, 1);
      break;
    case ICHOMP_STEP_ANSWER_YES_OR_NO:
      add_choice (self, kind, TRUE);
      add_choice (self, kind, FALSE);
      break;
    case ICHOMP_STEP_ANSWER_QUADRANT:
      SG_FOREACH_QUADRANT (q)
        add_choice (self, kind, q);
      break;
    case ICHOMP_STEP_ANSWER_NONE:
    case ICHOMP_STEP_ANSWER_NUMBER:
    case ICHOMP_STEP_ANSWER_TILE:
      break;
    }

  gtk_widget_set_visible (self->choices, gtk_widget_get_first_child (self->choices) != NULL);
  gtk_widget_set_visible (self->number_row, kind == ICHOMP_STEP_ANSWER_NUMBER);
}

static void
check_number_cb (IchompQuestionBox *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->number_entry));
  guint number;

  if (!is_asking (self))
    return;

  if (ichomp_digits_read_number (text, 10, G_MAXINT, &number))
    try_answer (self, number);
  else
    object_to_answer (self, OBJECTION_NO_NUMBER);
}

static void
show_clicked_cb (IchompQuestionBox *self)
{
  if (is_asking (self))
    g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, FALSE, 0);
}

static void
ichomp_question_box_dispose (GObject *object)
{
  IchompQuestionBox *self = ICHOMP_QUESTION_BOX (object);

  g_clear_pointer (&self->explanation, sg_explanation_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_QUESTION_BOX);

  G_OBJECT_CLASS (ichomp_question_box_parent_class)->dispose (object);
}

static void
ichomp_question_box_update_words (IchompTranslatable *translatable)
{
  IchompQuestionBox *self = ICHOMP_QUESTION_BOX (translatable);

  if (!is_asking (self))
    return;

  show_words (self);
  for (guint answer = 0; answer < G_N_ELEMENTS (self->buttons); answer++)
    if (self->buttons[answer] != NULL)
      gtk_button_set_label (GTK_BUTTON (self->buttons[answer]),
                            get_choice_label (self->parts, get_answer_kind (self), answer));
}

static void
ichomp_question_box_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_question_box_update_words;
}

static void
ichomp_question_box_class_init (IchompQuestionBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_question_box_dispose;

  /**
   * IchompQuestionBox::answered:
   * @self: the box
   * @found: whether the user has found a right answer; %FALSE to show it
   * @answer: the answer that was found, as the #IchompStepAnswer of the step says; otherwise 0
   *
   * Emitted when the step may reveal the answer.
   */
  signals[SIGNAL_ANSWERED] =
      g_signal_new ("answered", ICHOMP_TYPE_QUESTION_BOX, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 2, G_TYPE_BOOLEAN, G_TYPE_UINT);

  g_type_ensure (ICHOMP_TYPE_CONTAINER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-question-box.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompQuestionBox, question_label);
  gtk_widget_class_bind_template_child (widget_class, IchompQuestionBox, choices);
  gtk_widget_class_bind_template_child (widget_class, IchompQuestionBox, number_row);
  gtk_widget_class_bind_template_child (widget_class, IchompQuestionBox, number_entry);
  gtk_widget_class_bind_template_child (widget_class, IchompQuestionBox, check_button);
  gtk_widget_class_bind_template_child (widget_class, IchompQuestionBox, reason_label);
  gtk_widget_class_bind_template_child (widget_class, IchompQuestionBox, show_button);
}

static void
ichomp_question_box_init (IchompQuestionBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  /* In every language quadrants are placed as on the board, and 0 comes before 1. */
  gtk_widget_set_direction (self->choices, GTK_TEXT_DIR_LTR);

  g_signal_connect_object (self->number_entry, "activate", G_CALLBACK (check_number_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->check_button, "clicked", G_CALLBACK (check_number_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->show_button, "clicked", G_CALLBACK (show_clicked_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * ichomp_question_box_ask:
 * @self: a box
 * @parts: what the board consists of
 * @explanation: an explanation
 * @index: a step of it that answers a question
 *
 * Asks the question and announces it.
 */
void
ichomp_question_box_ask (IchompQuestionBox *self,
                         IchompParts parts,
                         SgExplanation *explanation,
                         guint index)
{
  g_autofree char *question = ichomp_wording_question (parts, explanation, index);

  g_return_if_fail (ICHOMP_IS_QUESTION_BOX (self));
  g_return_if_fail (question != NULL);

  sg_explanation_ref (explanation);
  g_clear_pointer (&self->explanation, sg_explanation_unref);
  self->explanation = explanation;
  self->parts = parts;
  self->index = index;
  self->objection = OBJECTION_NONE;

  show_words (self);
  gtk_editable_set_text (GTK_EDITABLE (self->number_entry), "");
  build_choices (self);
  ichomp_announce (GTK_WIDGET (self), question);
}

/* Withdraws the question. */
void
ichomp_question_box_clear (IchompQuestionBox *self)
{
  g_return_if_fail (ICHOMP_IS_QUESTION_BOX (self));

  g_clear_pointer (&self->explanation, sg_explanation_unref);
}

/* Whether the answer is a tile on the board. */
gboolean
ichomp_question_box_wants_tile (IchompQuestionBox *self)
{
  g_return_val_if_fail (ICHOMP_IS_QUESTION_BOX (self), FALSE);

  return is_asking (self) && get_answer_kind (self) == ICHOMP_STEP_ANSWER_TILE;
}

/**
 * ichomp_question_box_answer_tile:
 * @self: a box that wants a tile
 * @tile: any tile of the board
 *
 * Takes the tile as the answer.
 */
void
ichomp_question_box_answer_tile (IchompQuestionBox *self, const SgMove *tile)
{
  const SgStep *step;
  SgAnalysis *analysis;

  g_return_if_fail (ichomp_question_box_wants_tile (self));

  step = get_step (self);
  analysis = sg_explanation_get_analysis (self->explanation);
  if (tile->quadrant == step->quadrant)
    try_answer (self, sg_analysis_get_move_value (analysis, tile));
  else
    object_to_answer (self, OBJECTION_ELSEWHERE);
}

/**
 * ichomp_question_box_focus:
 * @self: a box
 *
 * Moves the keyboard focus to where the answer is given.
 *
 * Returns: whether the focus has moved; %FALSE if the answer is a tile of the board
 */
gboolean
ichomp_question_box_focus (IchompQuestionBox *self)
{
  g_return_val_if_fail (ICHOMP_IS_QUESTION_BOX (self), FALSE);

  if (!is_asking (self) || ichomp_question_box_wants_tile (self))
    return FALSE;
  if (get_answer_kind (self) == ICHOMP_STEP_ANSWER_NUMBER)
    return gtk_widget_grab_focus (self->number_entry);

  return gtk_widget_grab_focus (gtk_widget_get_first_child (self->choices));
}
