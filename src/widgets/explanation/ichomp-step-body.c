/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A step of an explanation: its picture, and its sentence or the question before it. */

#include "ichomp-step-body.h"

#include <glib/gi18n.h>

#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-container.h"
#include "widgets/kit/ichomp-help.h"
#include "widgets/kit/ichomp-measure.h"
#include "ichomp-quadrant-choice.h"
#include "widgets/kit/ichomp-reveal.h"
#include "ichomp-question-box.h"
#include "ichomp-step-picture.h"
#include "ichomp-quadrant-trail.h"
#include "game/explanation/ichomp-step-kinds.h"
#include "game/explanation/ichomp-step-wording.h"
#include "widgets/kit/ichomp-text.h"
#include "widgets/language/ichomp-translatable.h"

struct _IchompStepBody
{
  GtkBox parent_instance;

  GtkWidget *quadrant_trail;
  GtkWidget *picture;
  GtkWidget *frame; /* of scroller */
  GtkWidget *scroller;
  GtkWidget *words; /* the sentence and a reply, or the question */
  GtkWidget *sentence_label;
  GtkWidget *reply_label;
  GtkWidget *question_box;
  GtkWidget *quadrants;

  IchompStepper *stepper; /* or NULL */
  IchompStepView view;
  gboolean quiet; /* while the same text appears in another language */
};

static void ichomp_step_body_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompStepBody,
                               ichomp_step_body,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_step_body_translatable_init))

enum
{
  SIGNAL_ANSWERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
say (IchompStepBody *self, const char *text)
{
  if (!self->quiet)
    ichomp_announce (GTK_WIDGET (self), text);
}

static const IchompStepKind *
get_kind (IchompStepBody *self)
{
  SgExplanation *explanation = ichomp_stepper_get_explanation (self->stepper);
  guint index = ichomp_stepper_get_index (self->stepper);

  return ichomp_step_kind_get (sg_explanation_get_step (explanation, index)->kind);
}

/* The reply to the tile under the pointer takes precedence over a question. */
static gboolean
is_asking (IchompStepBody *self)
{
  return self->stepper != NULL && ichomp_stepper_is_asking (self->stepper)
         && ichomp_stepper_get_reply (self->stepper) == NULL;
}

/* A GtkStack would measure the width of its hidden child at the minimum height. */
static void
show_words_of (IchompStepBody *self, GtkWidget *shown)
{
  gtk_widget_set_visible (self->question_box, shown == self->question_box);
  gtk_widget_set_visible (self->sentence_label, shown == self->sentence_label);
  gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
}

static void
show_reply_below (IchompStepBody *self, const SgExplanation *reply)
{
  IchompParts parts = ichomp_stepper_get_parts (self->stepper);
  g_autofree char *sentence = ichomp_wording_step (parts, reply, 0);
  g_autofree char *spoken = ichomp_wording_step_spoken (parts, reply, 0);

  ichomp_text_show (self->reply_label, sentence, spoken);
  gtk_widget_set_visible (self->reply_label, TRUE);
  say (self, spoken);
}

/* Whether the reply takes the place of the sentence, or is below it. */
static gboolean
is_instead (IchompStepReply place)
{
  switch (place)
    {
    case ICHOMP_STEP_REPLY_NONE:
    case ICHOMP_STEP_REPLY_INSTEAD:
      return TRUE;
    case ICHOMP_STEP_REPLY_BELOW:
      return FALSE;
    }

  g_assert_not_reached ();
}

static void
show_sentence (IchompStepBody *self)
{
  SgExplanation *explanation = ichomp_stepper_get_explanation (self->stepper);
  SgExplanation *reply = ichomp_stepper_get_reply (self->stepper);
  guint index = ichomp_stepper_get_index (self->stepper);
  gboolean instead = reply != NULL && is_instead (get_kind (self)->reply);
  gboolean below = reply != NULL && !instead;
  IchompParts parts = ichomp_stepper_get_parts (self->stepper);
  const SgExplanation *told = instead ? reply : explanation;
  guint told_index = instead ? 0 : index;
  g_autofree char *sentence = ichomp_wording_step (parts, told, told_index);
  g_autofree char *spoken = ichomp_wording_step_spoken (parts, told, told_index);

  ichomp_text_show (self->sentence_label, sentence, spoken);
  show_words_of (self, self->sentence_label);
  ichomp_question_box_clear (ICHOMP_QUESTION_BOX (self->question_box));

  if (below)
    show_reply_below (self, reply);
  else
    say (self, spoken);
}

static void
show_picture (IchompStepBody *self)
{
  SgExplanation *explanation = ichomp_stepper_get_explanation (self->stepper);
  SgExplanation *reply = ichomp_stepper_get_reply (self->stepper);
  guint index = ichomp_stepper_get_index (self->stepper);

  if (reply != NULL)
    ichomp_step_view_init (&self->view, reply, 0, TRUE);
  else
    ichomp_step_view_init (&self->view, explanation, index, !is_asking (self));
  ichomp_step_picture_show (ICHOMP_STEP_PICTURE (self->picture),
                            ichomp_stepper_get_parts (self->stepper), explanation, index,
                            &self->view);

  gtk_widget_set_visible (self->picture, get_kind (self)->figure != ICHOMP_STEP_FIGURE_NONE);
}

/* The steps speak of what is left after the tiles on the way down. The board has only the first. */
static void
show_quadrant_trail (IchompStepBody *self)
{
  IchompQuadrantTrail *quadrant_trail = ICHOMP_QUADRANT_TRAIL (self->quadrant_trail);

  if (ichomp_stepper_get_subject (self->stepper) == SG_N_QUADRANTS)
    {
      ichomp_quadrant_trail_show (quadrant_trail, NULL, NULL);
      return;
    }

  ichomp_quadrant_trail_show (quadrant_trail, self->stepper, &self->view);
  if (ichomp_stepper_get_depth (self->stepper) > 0)
    ichomp_step_view_show_tile (&self->view, ichomp_stepper_get_tile (self->stepper, 0));
}

static void
show_step (IchompStepBody *self)
{
  SgQuadrant chosen;
  guint quadrants = ichomp_stepper_get_choice (self->stepper, &chosen);

  show_picture (self);
  show_quadrant_trail (self);
  ichomp_quadrant_choice_show (ICHOMP_QUADRANT_CHOICE (self->quadrants),
                               ichomp_stepper_get_parts (self->stepper), quadrants, chosen);

  if (is_asking (self))
    {
      show_words_of (self, self->question_box);
      ichomp_question_box_ask (
          ICHOMP_QUESTION_BOX (self->question_box), ichomp_stepper_get_parts (self->stepper),
          ichomp_stepper_get_explanation (self->stepper), ichomp_stepper_get_index (self->stepper));
    }
  else
    {
      show_sentence (self);
    }
}

static void
show_nothing (IchompStepBody *self)
{
  self->view = ICHOMP_STEP_VIEW_NONE;
  gtk_widget_set_visible (self->picture, FALSE);
  ichomp_quadrant_trail_show (ICHOMP_QUADRANT_TRAIL (self->quadrant_trail), NULL, NULL);
  ichomp_quadrant_choice_show (ICHOMP_QUADRANT_CHOICE (self->quadrants), ICHOMP_PARTS_QUADRANTS, 0,
                               SG_N_QUADRANTS);
  ichomp_question_box_clear (ICHOMP_QUESTION_BOX (self->question_box));
  ichomp_text_show (self->sentence_label,
                    _ ("The steps appear here as soon as the values are known."), NULL);
  show_words_of (self, self->sentence_label);
}

static void
chosen_cb (IchompStepBody *self, guint quadrant)
{
  ichomp_stepper_choose (self->stepper, quadrant);
}

static void
answered_cb (IchompStepBody *self, gboolean found, guint answer)
{
  gboolean had_focus = gtk_widget_get_focus_child (self->question_box) != NULL;

  ichomp_stepper_answer (self->stepper, found, answer);
  g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, had_focus);
}

/* The frame of the text: as high as the whole text. A GtkScrolledWindow does not ask for the height
 * that its child has at a width. */

static GtkSizeRequestMode
get_request_mode (GtkWidget *frame)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *frame,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  IchompStepBody *self = ICHOMP_STEP_BODY (gtk_widget_get_ancestor (frame, ICHOMP_TYPE_STEP_BODY));
  gboolean is_whole = orientation == GTK_ORIENTATION_VERTICAL;

  ichomp_measure (is_whole ? self->words : self->scroller, orientation, for_size, minimum, natural);
}

static void
allocate (GtkWidget *frame, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (frame), width, height, baseline, NULL);
}

/* The object */

static void
ichomp_step_body_dispose (GObject *object)
{
  IchompStepBody *self = ICHOMP_STEP_BODY (object);

  g_clear_object (&self->stepper);
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_STEP_BODY);

  G_OBJECT_CLASS (ichomp_step_body_parent_class)->dispose (object);
}

static void
ichomp_step_body_update_words (IchompTranslatable *translatable)
{
  IchompStepBody *self = ICHOMP_STEP_BODY (translatable);

  /* The question box translates itself and keeps the answer given so far. */
  if (is_asking (self))
    {
      show_picture (self);
      return;
    }

  self->quiet = TRUE;
  ichomp_step_body_show (self, self->stepper);
  self->quiet = FALSE;
}

static void
ichomp_step_body_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_step_body_update_words;
}

static void
ichomp_step_body_class_init (IchompStepBodyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_step_body_dispose;

  /**
   * IchompStepBody::answered:
   * @self: the body
   * @had_focus: whether the question had the keyboard focus
   *
   * Emitted when the step has revealed the answer to its question.
   */
  signals[SIGNAL_ANSWERED] = g_signal_new ("answered", ICHOMP_TYPE_STEP_BODY, G_SIGNAL_RUN_LAST, 0,
                                           NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  g_type_ensure (ICHOMP_TYPE_CONTAINER);
  g_type_ensure (ICHOMP_TYPE_STEP_PICTURE);
  g_type_ensure (ICHOMP_TYPE_QUADRANT_TRAIL);
  g_type_ensure (ICHOMP_TYPE_QUADRANT_CHOICE);
  g_type_ensure (ICHOMP_TYPE_QUESTION_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-step-body.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompStepBody, quadrant_trail);
  gtk_widget_class_bind_template_child (widget_class, IchompStepBody, picture);
  gtk_widget_class_bind_template_child (widget_class, IchompStepBody, frame);
  gtk_widget_class_bind_template_child (widget_class, IchompStepBody, scroller);
  gtk_widget_class_bind_template_child (widget_class, IchompStepBody, words);
  gtk_widget_class_bind_template_child (widget_class, IchompStepBody, sentence_label);
  gtk_widget_class_bind_template_child (widget_class, IchompStepBody, reply_label);
  gtk_widget_class_bind_template_child (widget_class, IchompStepBody, question_box);
  gtk_widget_class_bind_template_child (widget_class, IchompStepBody, quadrants);
}

static void
ichomp_step_body_init (IchompStepBody *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->frame,
                                 gtk_custom_layout_new (get_request_mode, measure, allocate));
  ichomp_help_set (self->picture, "xor", "binary");
  self->view = ICHOMP_STEP_VIEW_NONE;

  g_signal_connect_object (self->quadrants, "chosen", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->question_box, "answered", G_CALLBACK (answered_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * ichomp_step_body_show:
 * @self: a body
 * @stepper: (nullable): a stepper
 *
 * Shows the current step of @stepper and announces it. Without an explanation, says that the steps
 * will appear.
 */
void
ichomp_step_body_show (IchompStepBody *self, IchompStepper *stepper)
{
  gboolean known;

  g_return_if_fail (ICHOMP_IS_STEP_BODY (self));

  known = stepper != NULL && ichomp_stepper_get_explanation (stepper) != NULL;
  if (!known)
    stepper = NULL;
  g_set_object (&self->stepper, stepper);
  gtk_widget_set_visible (self->reply_label, FALSE);
  if (known)
    show_step (self);
  else
    show_nothing (self);
}

/**
 * ichomp_step_body_get_view:
 * @self: a body
 *
 * Returns: (transfer none): what to light on the board; valid until the next change
 */
const IchompStepView *
ichomp_step_body_get_view (IchompStepBody *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEP_BODY (self), NULL);

  return &self->view;
}

gboolean
ichomp_step_body_is_asking (IchompStepBody *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEP_BODY (self), FALSE);

  return is_asking (self);
}

/**
 * ichomp_step_body_focus_question:
 * @self: a body
 *
 * Moves the keyboard focus to where the question is answered.
 *
 * Returns: whether the focus has moved; %FALSE without a question, or if the answer is a tile
 */
gboolean
ichomp_step_body_focus_question (IchompStepBody *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEP_BODY (self), FALSE);

  return is_asking (self) && ichomp_question_box_focus (ICHOMP_QUESTION_BOX (self->question_box));
}

/* Moves the keyboard focus to the text, where keys only scroll. */
gboolean
ichomp_step_body_focus_words (IchompStepBody *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEP_BODY (self), FALSE);

  return gtk_widget_grab_focus (self->scroller);
}

/* Moves the keyboard focus to the quadrant that is left, or to the way back. */
gboolean
ichomp_step_body_focus_quadrant_trail (IchompStepBody *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEP_BODY (self), FALSE);

  return gtk_widget_get_visible (self->quadrant_trail)
         && gtk_widget_grab_focus (self->quadrant_trail);
}

/**
 * ichomp_step_body_offer_answer:
 * @self: a body
 * @tile: the tile that the user has chosen
 *
 * Returns: whether a visible question asks for a tile, and @tile has been taken as the answer
 */
gboolean
ichomp_step_body_offer_answer (IchompStepBody *self, const SgMove *tile)
{
  IchompQuestionBox *question_box;

  g_return_val_if_fail (ICHOMP_IS_STEP_BODY (self), FALSE);

  question_box = ICHOMP_QUESTION_BOX (self->question_box);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !ichomp_question_box_wants_tile (question_box))
    return FALSE;

  ichomp_question_box_answer_tile (question_box, tile);
  return TRUE;
}

/* Scrolls to the text; as far as there is room, to the picture above it too. A text beside its
 * picture is near the board, which should stay in sight. */
void
ichomp_step_body_reveal (IchompStepBody *self)
{
  g_return_if_fail (ICHOMP_IS_STEP_BODY (self));

  if (gtk_orientable_get_orientation (GTK_ORIENTABLE (self)) == GTK_ORIENTATION_VERTICAL)
    ichomp_reveal (self->picture);
  ichomp_reveal (self->words);
}

/* The length of the text to read. */
guint
ichomp_step_body_count_characters (IchompStepBody *self)
{
  guint n;

  g_return_val_if_fail (ICHOMP_IS_STEP_BODY (self), 0);

  n = (guint)g_utf8_strlen (gtk_label_get_label (GTK_LABEL (self->sentence_label)), -1);
  if (gtk_widget_get_visible (self->reply_label))
    n += (guint)g_utf8_strlen (gtk_label_get_label (GTK_LABEL (self->reply_label)), -1);
  return n;
}
