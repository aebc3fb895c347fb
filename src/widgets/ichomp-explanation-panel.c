/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Goes through an explanation step by step: a table of bits, a sentence, and for the board what to
 * light. Follows the position it is given; can ask for what a step says before it says so. */

#include "ichomp-explanation-panel.h"

#include <glib/gi18n.h>

#include "ichomp-quadrant-choice.h"
#include "ichomp-help.h"
#include "ichomp-question-box.h"
#include "ichomp-step-controls.h"
#include "ichomp-step-picture.h"
#include "ichomp-step-wording.h"
#include "ichomp-wording.h"

struct _IchompExplanationPanel
{
  GtkBox parent_instance;

  GtkWidget *title_label;
  GtkWidget *progress_label;
  GtkWidget *progress_bar;
  GtkWidget *controls;
  GtkWidget *picture;
  GtkWidget *scroller;
  GtkWidget *sentence_label;
  GtkWidget *question_box;
  GtkWidget *quadrants;
  GtkWidget *move_button;
  GtkWidget *position_button;
  GtkWidget *ask_check;
  GtkWidget *hint_button;
  GtkWidget *hint_label;

  SgAnalysis *analysis;
  SgExplanation *explanation;
  SgExplanation *reply; /* to the tile pointed at in a P-position, or NULL */
  SgQuadrant subject;   /* the quadrant whose value is explained, or SG_N_QUADRANTS */
  guint index;
  guint hint_grade;
  gboolean revealed;
  gboolean quiet;
  IchompStepView view;
};

G_DEFINE_FINAL_TYPE (IchompExplanationPanel, ichomp_explanation_panel, GTK_TYPE_BOX)

enum
{
  PROP_ASK_FIRST = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_VIEW_CHANGED,
  SIGNAL_SAID,
  SIGNAL_PLAY_MOVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void update (IchompExplanationPanel *self);

/* A new position is announced by the move that led to it: there the panel keeps quiet. */
static void
say (IchompExplanationPanel *self, const char *text)
{
  if (!self->quiet)
    g_signal_emit (self, signals[SIGNAL_SAID], 0, text);
}

static gboolean
asks_first (IchompExplanationPanel *self)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (self->ask_check));
}

static gboolean
is_asking (IchompExplanationPanel *self)
{
  return asks_first (self) && !self->revealed && self->reply == NULL
         && ichomp_question_box_can_ask (self->explanation, self->index);
}

static guint
get_n_steps (IchompExplanationPanel *self)
{
  return sg_explanation_get_n_steps (self->explanation);
}

/* What is on show: the step, or the reply to the tile that is pointed at. */
static SgExplanation *
get_shown (IchompExplanationPanel *self, guint *index)
{
  *index = self->reply != NULL ? 0 : self->index;
  return self->reply != NULL ? self->reply : self->explanation;
}

/* The words */

/* No stack: it would ask how wide the hidden one is when it is as low as can be. */
static void
show_words_of (IchompExplanationPanel *self, GtkWidget *shown)
{
  gtk_widget_set_visible (self->question_box, shown == self->question_box);
  gtk_widget_set_visible (self->sentence_label, shown == self->sentence_label);
  gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
}

static void
show_sentence (IchompExplanationPanel *self)
{
  guint index;
  SgExplanation *shown = get_shown (self, &index);
  g_autofree char *sentence = ichomp_wording_step (shown, index);
  g_autofree char *spoken = ichomp_wording_step_spoken (shown, index);

  gtk_label_set_label (GTK_LABEL (self->sentence_label), sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sentence_label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  show_words_of (self, self->sentence_label);
  ichomp_question_box_clear (ICHOMP_QUESTION_BOX (self->question_box));
  say (self, spoken);
}

static void
show_words (IchompExplanationPanel *self)
{
  guint index;
  SgExplanation *shown = get_shown (self, &index);
  g_autofree char *title = ichomp_wording_step_title (shown, index);
  /* Translators: %1$u is the number of the step on show, %2$u how many there are. */
  g_autofree char *progress =
      g_strdup_printf (_ ("Step %1$u of %2$u"), self->index + 1, get_n_steps (self));

  gtk_label_set_label (GTK_LABEL (self->title_label), title);
  gtk_label_set_label (GTK_LABEL (self->progress_label), progress);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress_bar),
                                 (double)(self->index + 1) / get_n_steps (self));

  if (is_asking (self))
    {
      show_words_of (self, self->question_box);
      ichomp_question_box_ask (ICHOMP_QUESTION_BOX (self->question_box), self->explanation,
                               self->index);
    }
  else
    {
      show_sentence (self);
    }
}

/* The controls */

static void
explain (IchompExplanationPanel *self, SgQuadrant subject, SgQuadrant preferred)
{
  g_clear_pointer (&self->explanation, sg_explanation_unref);
  self->subject = subject;
  self->explanation = subject < SG_N_QUADRANTS
                          ? sg_explanation_new_for_quadrant (self->analysis, subject)
                          : sg_explanation_new (self->analysis, preferred);
}

static void
go_to (IchompExplanationPanel *self, guint index)
{
  g_clear_pointer (&self->reply, sg_explanation_unref);
  self->index = index;
  self->revealed = FALSE;
  update (self);
}

/* The step that takes one of the candidates, which it follows; 0 if there is none. */
static guint
find_choice (IchompExplanationPanel *self)
{
  for (guint i = 1; i < get_n_steps (self); i++)
    if (sg_explanation_get_step (self->explanation, i)->kind == SG_STEP_CHOICE)
      return i;

  return 0;
}

/* The steps up to the choice do not depend on it. */
static void
choose_quadrant (IchompExplanationPanel *self, SgQuadrant quadrant)
{
  explain (self, SG_N_QUADRANTS, quadrant);
  update (self);
}

/* Where several quadrants will do, the reader may choose. */
static void
show_quadrants (IchompExplanationPanel *self)
{
  IchompQuadrantChoice *quadrants = ICHOMP_QUADRANT_CHOICE (self->quadrants);
  guint choice = find_choice (self);

  if (choice > 0 && (self->index == choice || self->index + 1 == choice) && !is_asking (self))
    ichomp_quadrant_choice_show (quadrants,
                                 sg_explanation_get_step (self->explanation, choice - 1)->quadrants,
                                 sg_explanation_get_step (self->explanation, choice)->quadrant);
  else
    ichomp_quadrant_choice_show (quadrants, 0, SG_N_QUADRANTS);
}

static const SgMove *
get_move (IchompExplanationPanel *self)
{
  for (guint i = 0; i <= self->index; i++)
    {
      const SgStep *step = sg_explanation_get_step (self->explanation, i);

      if (step->kind == SG_STEP_TILES && (i < self->index || !is_asking (self)))
        return &step->move;
    }

  return NULL;
}

static void
show_controls (IchompExplanationPanel *self)
{
  gboolean at_end = self->index + 1 == get_n_steps (self) && !is_asking (self);

  ichomp_step_controls_set_range (ICHOMP_STEP_CONTROLS (self->controls), self->index > 0, !at_end);
  gtk_widget_set_sensitive (self->move_button, get_move (self) != NULL);
  gtk_widget_set_visible (self->position_button, self->subject < SG_N_QUADRANTS);
  gtk_widget_set_visible (self->move_button, self->subject == SG_N_QUADRANTS);
  show_quadrants (self);
}

static void
show_nothing (IchompExplanationPanel *self)
{
  gtk_label_set_label (GTK_LABEL (self->title_label), _ ("Explanation"));
  gtk_label_set_label (GTK_LABEL (self->sentence_label),
                       _ ("The steps appear here as soon as the values are known."));
  show_words_of (self, self->sentence_label);
  gtk_label_set_label (GTK_LABEL (self->progress_label), "");
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress_bar), 0);
  ichomp_quadrant_choice_show (ICHOMP_QUADRANT_CHOICE (self->quadrants), 0, SG_N_QUADRANTS);
  ichomp_question_box_clear (ICHOMP_QUESTION_BOX (self->question_box));
  ichomp_step_controls_stop (ICHOMP_STEP_CONTROLS (self->controls));
}

static void
update (IchompExplanationPanel *self)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self), self->explanation != NULL);
  gtk_widget_set_visible (self->picture, self->explanation != NULL);

  if (self->explanation != NULL)
    {
      guint index;
      SgExplanation *shown = get_shown (self, &index);

      ichomp_step_view_init (&self->view, shown, index, !is_asking (self));
      ichomp_step_picture_show (ICHOMP_STEP_PICTURE (self->picture), self->explanation, self->index,
                                &self->view);
      show_controls (self);
      show_words (self);
    }
  else
    {
      self->view = ICHOMP_STEP_VIEW_NONE;
      show_nothing (self);
    }

  g_signal_emit (self, signals[SIGNAL_VIEW_CHANGED], 0);
}

static void
first_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompExplanationPanel *self = ICHOMP_EXPLANATION_PANEL (widget);

  if (self->explanation != NULL && self->index > 0)
    go_to (self, 0);
}

static void
back_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompExplanationPanel *self = ICHOMP_EXPLANATION_PANEL (widget);

  if (self->explanation != NULL && self->index > 0)
    go_to (self, self->index - 1);
}

static void
reveal (IchompExplanationPanel *self)
{
  self->revealed = TRUE;
  update (self);
}

/* A question on show is answered first. */
static void
next_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompExplanationPanel *self = ICHOMP_EXPLANATION_PANEL (widget);

  if (self->explanation == NULL)
    return;

  if (is_asking (self))
    reveal (self);
  else if (self->index + 1 < get_n_steps (self))
    go_to (self, self->index + 1);
}

static void
last_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompExplanationPanel *self = ICHOMP_EXPLANATION_PANEL (widget);

  if (self->explanation != NULL)
    go_to (self, get_n_steps (self) - 1);
}

/* A question waits for the person. */
static void
tick_cb (IchompExplanationPanel *self)
{
  if (!is_asking (self))
    next_cb (GTK_WIDGET (self), NULL, NULL);
}

static void
move_clicked_cb (IchompExplanationPanel *self)
{
  const SgMove *move = get_move (self);
  SgMove copy;

  if (move == NULL)
    return;

  /* Playing it replaces the explanation it is in. */
  copy = *move;
  g_signal_emit (self, signals[SIGNAL_PLAY_MOVE], 0, &copy);
}

/* Where several quadrants are right, it goes on with the one that was found. */
static void
answered_cb (IchompExplanationPanel *self, gboolean found, guint answer)
{
  const SgStep *step = sg_explanation_get_step (self->explanation, self->index);

  if (found && step->kind == SG_STEP_CANDIDATES)
    explain (self, SG_N_QUADRANTS, answer);
  reveal (self);
}

static void
ask_toggled_cb (IchompExplanationPanel *self)
{
  self->revealed = FALSE;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ASK_FIRST]);
}

/* The object */

static void
ichomp_explanation_panel_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  IchompExplanationPanel *self = ICHOMP_EXPLANATION_PANEL (object);

  switch (id)
    {
    case PROP_ASK_FIRST:
      g_value_set_boolean (value, asks_first (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_explanation_panel_set_property (GObject *object,
                                       guint id,
                                       const GValue *value,
                                       GParamSpec *pspec)
{
  IchompExplanationPanel *self = ICHOMP_EXPLANATION_PANEL (object);

  switch (id)
    {
    case PROP_ASK_FIRST:
      gtk_check_button_set_active (GTK_CHECK_BUTTON (self->ask_check), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_explanation_panel_dispose (GObject *object)
{
  IchompExplanationPanel *self = ICHOMP_EXPLANATION_PANEL (object);

  g_clear_pointer (&self->reply, sg_explanation_unref);
  g_clear_pointer (&self->explanation, sg_explanation_unref);
  g_clear_pointer (&self->analysis, sg_analysis_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_EXPLANATION_PANEL);

  G_OBJECT_CLASS (ichomp_explanation_panel_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, title_label);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, progress_label);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, controls);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, picture);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, sentence_label);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, question_box);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, quadrants);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, move_button);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, position_button);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, ask_check);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, hint_button);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, hint_label);
}

static void
ichomp_explanation_panel_class_init (IchompExplanationPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ichomp_explanation_panel_get_property;
  object_class->set_property = ichomp_explanation_panel_set_property;
  object_class->dispose = ichomp_explanation_panel_dispose;

  /* Whether the panel asks for what a step reveals before it does. */
  props[PROP_ASK_FIRST] =
      g_param_spec_boolean ("ask-first", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * IchompExplanationPanel::view-changed:
   * @self: the panel
   *
   * Emitted when there is something else to light on the board.
   */
  signals[SIGNAL_VIEW_CHANGED] =
      g_signal_new ("view-changed", ICHOMP_TYPE_EXPLANATION_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 0);

  /**
   * IchompExplanationPanel::said:
   * @self: the panel
   * @text: a translated sentence
   *
   * Emitted when there is something new to read, for a screen reader.
   */
  signals[SIGNAL_SAID] = g_signal_new ("said", ICHOMP_TYPE_EXPLANATION_PANEL, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  /**
   * IchompExplanationPanel::play-move:
   * @self: the panel
   * @move: (type SgMove): the move that was explained
   *
   * Emitted when the person wants it played.
   */
  signals[SIGNAL_PLAY_MOVE] =
      g_signal_new ("play-move", ICHOMP_TYPE_EXPLANATION_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  gtk_widget_class_install_action (widget_class, "explanation.first", NULL, first_cb);
  gtk_widget_class_install_action (widget_class, "explanation.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "explanation.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "explanation.last", NULL, last_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, 0, "explanation.first", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_End, 0, "explanation.last", NULL);

  g_type_ensure (ICHOMP_TYPE_STEP_CONTROLS);
  g_type_ensure (ICHOMP_TYPE_STEP_PICTURE);
  g_type_ensure (ICHOMP_TYPE_QUADRANT_CHOICE);
  g_type_ensure (ICHOMP_TYPE_QUESTION_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-explanation-panel.ui");
  bind_children (widget_class);
}

static void
ichomp_explanation_panel_init (IchompExplanationPanel *self)
{
  self->subject = SG_N_QUADRANTS;
  gtk_widget_init_template (GTK_WIDGET (self));
  ichomp_help_set (GTK_WIDGET (self), "winning", "general");
  ichomp_help_set (self->picture, "powers", "binary");

  g_signal_connect_object (self->controls, "tick", G_CALLBACK (tick_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->move_button, "clicked", G_CALLBACK (move_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->position_button, "clicked",
                           G_CALLBACK (ichomp_explanation_panel_explain_position), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint_button, "clicked",
                           G_CALLBACK (ichomp_explanation_panel_give_hint), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->ask_check, "toggled", G_CALLBACK (ask_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->quadrants, "chosen", G_CALLBACK (choose_quadrant), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->question_box, "answered", G_CALLBACK (answered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->question_box, "said", G_CALLBACK (say), self, G_CONNECT_SWAPPED);
  update (self);
}

/**
 * ichomp_explanation_panel_new:
 *
 * Returns: (transfer floating): a panel without an explanation
 */
GtkWidget *
ichomp_explanation_panel_new (void)
{
  return g_object_new (ICHOMP_TYPE_EXPLANATION_PANEL, NULL);
}

static void
start_over (IchompExplanationPanel *self, SgQuadrant subject)
{
  if (self->analysis != NULL)
    explain (self, subject, SG_N_QUADRANTS);
  go_to (self, 0);
}

/**
 * ichomp_explanation_panel_set_analysis:
 * @self: a panel
 * @analysis: (nullable): the numbers of the position on the board, or %NULL while they are not known
 *
 * Explains another position from its first step.
 */
void
ichomp_explanation_panel_set_analysis (IchompExplanationPanel *self, SgAnalysis *analysis)
{
  g_return_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self));

  if (self->analysis == analysis)
    return;

  g_clear_pointer (&self->analysis, sg_analysis_unref);
  g_clear_pointer (&self->explanation, sg_explanation_unref);
  self->analysis = analysis != NULL ? sg_analysis_ref (analysis) : NULL;
  self->hint_grade = 0;
  gtk_label_set_label (GTK_LABEL (self->hint_label), "");
  gtk_widget_set_visible (self->hint_label, FALSE);
  ichomp_step_controls_stop (ICHOMP_STEP_CONTROLS (self->controls));

  self->quiet = TRUE;
  start_over (self, SG_N_QUADRANTS);
  self->quiet = FALSE;
}

/**
 * ichomp_explanation_panel_explain_quadrant:
 * @self: a panel
 * @quadrant: a quadrant
 *
 * Explains why the quadrant has its value.
 */
void
ichomp_explanation_panel_explain_quadrant (IchompExplanationPanel *self, SgQuadrant quadrant)
{
  g_return_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self));

  start_over (self, quadrant);
}

/**
 * ichomp_explanation_panel_explain_position:
 * @self: a panel
 *
 * Explains who wins the position and how.
 */
void
ichomp_explanation_panel_explain_position (IchompExplanationPanel *self)
{
  g_return_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self));

  start_over (self, SG_N_QUADRANTS);
}

/* Whether the step on show is about any move in a P-position. */
static gboolean
is_about_every_move (IchompExplanationPanel *self)
{
  const SgStep *step;

  if (self->explanation == NULL)
    return FALSE;

  step = sg_explanation_get_step (self->explanation, self->index);
  return step->kind == SG_STEP_EVERY_MOVE || step->kind == SG_STEP_REPLY;
}

/**
 * ichomp_explanation_panel_point_at:
 * @self: a panel
 * @tile: (nullable): the tile the reader points at, or %NULL for none
 *
 * In a P-position, where the steps say that no move wins, shows it for this tile.
 */
void
ichomp_explanation_panel_point_at (IchompExplanationPanel *self, const SgMove *tile)
{
  gboolean had_reply;

  g_return_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self));

  had_reply = self->reply != NULL;
  g_clear_pointer (&self->reply, sg_explanation_unref);
  if (tile != NULL && is_about_every_move (self))
    self->reply = sg_explanation_new_for_reply (self->analysis, tile);

  if (had_reply || self->reply != NULL)
    update (self);
}

/**
 * ichomp_explanation_panel_offer_answer:
 * @self: a panel
 * @tile: a tile the person has chosen
 *
 * Returns: whether the panel has asked for a tile and taken this one for the answer, so that it must
 *   not be played
 */
gboolean
ichomp_explanation_panel_offer_answer (IchompExplanationPanel *self, const SgMove *tile)
{
  IchompQuestionBox *question_box;

  g_return_val_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self), FALSE);

  question_box = ICHOMP_QUESTION_BOX (self->question_box);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !ichomp_question_box_wants_tile (question_box))
    return FALSE;

  ichomp_question_box_answer_tile (question_box, tile);
  return TRUE;
}

/**
 * ichomp_explanation_panel_give_hint:
 * @self: a panel
 *
 * Shows the next of four hints, each saying more than the one before it.
 */
void
ichomp_explanation_panel_give_hint (IchompExplanationPanel *self)
{
  g_autofree char *hint = NULL;

  g_return_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self));

  if (self->analysis == NULL || sg_position_is_empty (sg_analysis_get_position (self->analysis)))
    return;

  self->hint_grade = MIN (self->hint_grade + 1, ICHOMP_N_HINT_GRADES);
  hint = ichomp_wording_hint (self->analysis, self->hint_grade);
  gtk_label_set_label (GTK_LABEL (self->hint_label), hint);
  gtk_widget_set_visible (self->hint_label, TRUE);
  say (self, hint);
}

/**
 * ichomp_explanation_panel_get_view:
 * @self: a panel
 *
 * Returns: (transfer none): what is to be lit on the board; valid until the next change
 */
const IchompStepView *
ichomp_explanation_panel_get_view (IchompExplanationPanel *self)
{
  g_return_val_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self), NULL);

  return &self->view;
}
