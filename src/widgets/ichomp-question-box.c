/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks for what a step of an explanation is about to reveal. A wrong answer is met with the reason,
 * and the question stays; the answer can be shown on request. */

#include "ichomp-question-box.h"

#include <glib/gi18n.h>

#include "ichomp-step-wording.h"
#include "ichomp-wording.h"

/* How an answer is given. */
typedef enum
{
  INPUT_DIGIT,
  INPUT_QUADRANT,
  INPUT_NUMBER,
  INPUT_TILE,
} Input;

struct _IchompQuestionBox
{
  GtkBox parent_instance;

  GtkWidget *question_label;
  GtkWidget *choices;
  GtkWidget *number_row;
  GtkWidget *number_entry;
  GtkWidget *check_button;
  GtkWidget *reason_label;
  GtkWidget *show_button;

  SgExplanation *explanation;
  guint index;
  GtkAdjustment *scroll; /* what it lies in scrolls by it; NULL outside a window */
};

G_DEFINE_FINAL_TYPE (IchompQuestionBox, ichomp_question_box, GTK_TYPE_BOX)

enum
{
  SIGNAL_ANSWERED,
  SIGNAL_SAID,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static Input
get_input (const SgStep *step)
{
  switch (step->kind)
    {
    case SG_STEP_POWER:
    case SG_STEP_COLUMN:
      return INPUT_DIGIT;
    case SG_STEP_CANDIDATES:
      return INPUT_QUADRANT;
    case SG_STEP_TILES:
      return INPUT_TILE;
    default:
      return INPUT_NUMBER;
    }
}

static const SgStep *
get_step (IchompQuestionBox *self)
{
  return sg_explanation_get_step (self->explanation, self->index);
}

static void
say (IchompQuestionBox *self, const char *text)
{
  gtk_label_set_label (GTK_LABEL (self->reason_label), text);
  gtk_widget_set_visible (self->reason_label, *text != '\0');
  if (*text != '\0')
    g_signal_emit (self, signals[SIGNAL_SAID], 0, text);
}

static void
try_answer (IchompQuestionBox *self, guint answer)
{
  g_autofree char *reason = ichomp_wording_wrong_answer (self->explanation, self->index, answer);

  if (reason == NULL)
    g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, TRUE, answer);
  else
    say (self, reason);
}

static void
choice_clicked_cb (GtkWidget *button, IchompQuestionBox *self)
{
  try_answer (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "answer")));
}

static void
add_choice (IchompQuestionBox *self, const char *label, guint answer)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_object_set_data (G_OBJECT (button), "answer", GUINT_TO_POINTER (answer));
  g_signal_connect_object (button, "clicked", G_CALLBACK (choice_clicked_cb), self, 0);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_flow_box_append (GTK_FLOW_BOX (self->choices), button);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

static void
clear_choices (IchompQuestionBox *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->choices)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->choices), child);
}

static void
build_choices (IchompQuestionBox *self, Input input)
{
  clear_choices (self);

  if (input == INPUT_DIGIT)
    {
      add_choice (self, "0", 0);
      add_choice (self, "1", 1);
    }
  else if (input == INPUT_QUADRANT)
    {
      SG_FOREACH_QUADRANT (q)
        add_choice (self, ichomp_wording_quadrant (q), q);
    }

  gtk_widget_set_visible (self->choices, input == INPUT_DIGIT || input == INPUT_QUADRANT);
  gtk_widget_set_visible (self->number_row, input == INPUT_NUMBER);
}

static void
check_number_cb (IchompQuestionBox *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->number_entry)));
  guint64 number;

  g_strstrip (text);
  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT, &number, NULL))
    try_answer (self, number);
  else
    say (self, _ ("Type a whole number, such as 6."));
}

static void
show_clicked_cb (IchompQuestionBox *self)
{
  g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, FALSE, 0);
}

static gboolean
scroll_down_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  IchompQuestionBox *self = ICHOMP_QUESTION_BOX (widget);

  if (self->scroll != NULL && gtk_widget_get_mapped (self->reason_label))
    gtk_adjustment_set_value (self->scroll, gtk_adjustment_get_upper (self->scroll));

  return G_SOURCE_REMOVE;
}

/* The reason may come where it is out of sight. In the middle of the layout, where this is told,
 * nothing can be moved. */
static void
scroll_changed_cb (IchompQuestionBox *self)
{
  if (gtk_widget_get_mapped (self->reason_label))
    gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_down_cb, NULL, NULL);
}

static void
ichomp_question_box_root (GtkWidget *widget)
{
  IchompQuestionBox *self = ICHOMP_QUESTION_BOX (widget);
  GtkWidget *scroller;

  GTK_WIDGET_CLASS (ichomp_question_box_parent_class)->root (widget);

  scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  if (scroller == NULL)
    return;

  g_set_object (&self->scroll,
                gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
  g_signal_connect_object (self->scroll, "changed", G_CALLBACK (scroll_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
ichomp_question_box_unroot (GtkWidget *widget)
{
  IchompQuestionBox *self = ICHOMP_QUESTION_BOX (widget);

  if (self->scroll != NULL)
    g_signal_handlers_disconnect_by_func (self->scroll, scroll_changed_cb, self);
  g_clear_object (&self->scroll);

  GTK_WIDGET_CLASS (ichomp_question_box_parent_class)->unroot (widget);
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
ichomp_question_box_class_init (IchompQuestionBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_question_box_dispose;
  widget_class->root = ichomp_question_box_root;
  widget_class->unroot = ichomp_question_box_unroot;

  /**
   * IchompQuestionBox::answered:
   * @self: the box
   * @found: whether the person found it, or asked to be shown
   * @answer: what was found, one of several right answers perhaps; 0 if it is to be shown
   *
   * Emitted when the answer may be revealed.
   */
  signals[SIGNAL_ANSWERED] =
      g_signal_new ("answered", ICHOMP_TYPE_QUESTION_BOX, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 2, G_TYPE_BOOLEAN, G_TYPE_UINT);

  /**
   * IchompQuestionBox::said:
   * @self: the box
   * @text: a translated sentence
   *
   * Emitted when there is something new to read, for a screen reader.
   */
  signals[SIGNAL_SAID] = g_signal_new ("said", ICHOMP_TYPE_QUESTION_BOX, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

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

  /* Quadrants are where they are on the board, and 0 comes before 1, in every language. */
  gtk_widget_set_direction (self->choices, GTK_TEXT_DIR_LTR);

  g_signal_connect_object (self->number_entry, "activate", G_CALLBACK (check_number_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->check_button, "clicked", G_CALLBACK (check_number_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->show_button, "clicked", G_CALLBACK (show_clicked_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * ichomp_question_box_can_ask:
 * @explanation: an explanation
 * @index: a step of it
 *
 * Returns: whether the step reveals something that can be asked for first
 */
gboolean
ichomp_question_box_can_ask (const SgExplanation *explanation, guint index)
{
  g_autofree char *question = ichomp_wording_question (explanation, index);

  return question != NULL;
}

/**
 * ichomp_question_box_ask:
 * @self: a box
 * @explanation: an explanation
 * @index: a step of it that can be asked for
 *
 * Asks for what the step reveals.
 */
void
ichomp_question_box_ask (IchompQuestionBox *self, SgExplanation *explanation, guint index)
{
  g_autofree char *question = ichomp_wording_question (explanation, index);

  g_return_if_fail (ICHOMP_IS_QUESTION_BOX (self));
  g_return_if_fail (question != NULL);

  sg_explanation_ref (explanation);
  g_clear_pointer (&self->explanation, sg_explanation_unref);
  self->explanation = explanation;
  self->index = index;

  gtk_label_set_label (GTK_LABEL (self->question_label), question);
  gtk_editable_set_text (GTK_EDITABLE (self->number_entry), "");
  say (self, "");
  build_choices (self, get_input (get_step (self)));
  g_signal_emit (self, signals[SIGNAL_SAID], 0, question);
}

/**
 * ichomp_question_box_clear:
 * @self: a box
 *
 * Asks for nothing any more.
 */
void
ichomp_question_box_clear (IchompQuestionBox *self)
{
  g_return_if_fail (ICHOMP_IS_QUESTION_BOX (self));

  g_clear_pointer (&self->explanation, sg_explanation_unref);
}

/**
 * ichomp_question_box_wants_tile:
 * @self: a box
 *
 * Returns: whether the answer is to be pointed at on the board
 */
gboolean
ichomp_question_box_wants_tile (IchompQuestionBox *self)
{
  g_return_val_if_fail (ICHOMP_IS_QUESTION_BOX (self), FALSE);

  return self->explanation != NULL && get_input (get_step (self)) == INPUT_TILE;
}

/**
 * ichomp_question_box_answer_tile:
 * @self: a box that wants a tile
 * @tile: the tile the person has chosen
 *
 * Takes the tile for an answer.
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
    say (self, _ ("That tile is in another quadrant than the one we have chosen."));
}
