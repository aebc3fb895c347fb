/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The explanation of the position on the board: the step that the stepper has come to, buttons
 * and keys that lead to other steps, hints, and the button that plays the winning move. It tells
 * its owner what to light on the board. */

#include "ichomp-explanation-panel.h"

#include <glib/gi18n.h>

#include "ichomp-step-body.h"
#include "ichomp-step-controls.h"
#include "ichomp-step-cover.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-container.h"
#include "widgets/kit/ichomp-help.h"
#include "widgets/kit/ichomp-lock.h"
#include "widgets/kit/ichomp-reveal.h"
#include "widgets/kit/ichomp-wrap-layout.h"
#include "widgets/language/ichomp-translatable.h"

struct _IchompExplanationPanel
{
  GtkBox parent_instance;

  GtkWidget *controls;
  GtkWidget *cover;
  GtkWidget *body;
  GtkWidget *hint_box;
  GtkWidget *button_row;
  GtkWidget *ask_check;
  GtkWidget *position_button;
  GtkWidget *move_button;

  IchompStepper *stepper;
  IchompStepView view; /* what to light on the board */
  gboolean can_play;
  gboolean quiet;
};

static void ichomp_explanation_panel_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompExplanationPanel,
                               ichomp_explanation_panel,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_explanation_panel_translatable_init))

enum
{
  SIGNAL_VIEW_CHANGED,
  SIGNAL_PLAY_MOVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The move that led to a new position announces it: the panel adds nothing. */
static void
announce (GtkWidget *widget, const char *text, gpointer user_data)
{
  if (gtk_widget_get_mapped (widget) && !ICHOMP_EXPLANATION_PANEL (widget)->quiet)
    ichomp_announce (gtk_widget_get_parent (widget), text);
}

static gboolean
is_covered (IchompExplanationPanel *self)
{
  return ichomp_step_cover_is_wanted (ICHOMP_STEP_COVER (self->cover));
}

/* The move that the last hint tells, or the steps have come to; or NULL. */
static const SgMove *
get_told_move (IchompExplanationPanel *self)
{
  const SgMove *hinted = ichomp_hint_box_get_move (ICHOMP_HINT_BOX (self->hint_box));

  if (hinted != NULL || is_covered (self))
    return hinted;

  return ichomp_stepper_get_move (self->stepper);
}

/* Why the told move cannot be played, or NULL. Where the panel asks first, who wins is not told. */
static const char *
get_obstacle (IchompExplanationPanel *self)
{
  const SgAnalysis *analysis = ichomp_stepper_get_analysis (self->stepper);

  if (get_told_move (self) != NULL)
    return self->can_play ? NULL : _ ("It is not your turn");
  if (analysis != NULL && sg_analysis_get_n_winning_moves (analysis) == 0
      && !ichomp_explanation_panel_get_asks_first (self) && !is_covered (self))
    return _ ("No move wins from a P-position.");

  return _ ("The steps have not reached a winning move yet");
}

static void
update_actions (IchompExplanationPanel *self)
{
  gboolean is_whole = ichomp_stepper_get_subject (self->stepper) == SG_N_QUADRANTS;
  gboolean is_told = get_told_move (self) != NULL;

  gtk_widget_set_visible (self->position_button, !is_whole);
  gtk_widget_set_visible (self->move_button, is_whole || is_told);
  gtk_widget_set_tooltip_text (self->move_button, get_obstacle (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "explanation.play-move",
                                 is_told && self->can_play);
}

static gboolean
is_vertical (IchompExplanationPanel *self)
{
  return gtk_orientable_get_orientation (GTK_ORIENTABLE (self->body)) == GTK_ORIENTATION_VERTICAL;
}

/* Everything except the step itself. */
static void
update_frame (IchompExplanationPanel *self)
{
  gboolean known = ichomp_stepper_get_explanation (self->stepper) != NULL;
  gboolean covered = known && is_covered (self);

  gtk_widget_set_sensitive (GTK_WIDGET (self), known);
  gtk_widget_set_visible (self->body, !covered);
  gtk_widget_set_visible (self->cover, covered);
  ichomp_step_controls_show (ICHOMP_STEP_CONTROLS (self->controls), covered ? NULL : self->stepper);
  update_actions (self);
}

/* The board lights what a visible hint speaks of, unless the pointer asks for a reply. */
static void
update_view (IchompExplanationPanel *self)
{
  self->view = *ichomp_step_body_get_view (ICHOMP_STEP_BODY (self->body));
  if (ichomp_stepper_get_reply (self->stepper) == NULL)
    ichomp_hint_box_mark (ICHOMP_HINT_BOX (self->hint_box), &self->view);
  update_actions (self);
  g_signal_emit (self, signals[SIGNAL_VIEW_CHANGED], 0);
}

static void
update (IchompExplanationPanel *self)
{
  IchompStepBody *body = ICHOMP_STEP_BODY (self->body);
  gboolean had_focus = gtk_widget_get_focus_child (self->controls) != NULL;

  update_frame (self);

  ichomp_step_body_show (body, is_covered (self) ? NULL : self->stepper);

  /* At the last step the button "next" is disabled. The text gets its focus, and not another
   * button: the same key once more must not play the move. */
  if (had_focus && gtk_widget_get_focus_child (self->controls) == NULL
      && !ichomp_step_body_focus_words (body))
    ichomp_step_controls_focus_next (ICHOMP_STEP_CONTROLS (self->controls));
  ichomp_step_controls_set_length (ICHOMP_STEP_CONTROLS (self->controls),
                                   ichomp_step_body_count_characters (body));
  update_view (self);
}

static void
step_changed_cb (IchompExplanationPanel *self)
{
  ichomp_hint_box_take_away (ICHOMP_HINT_BOX (self->hint_box));
  update (self);
  if (!self->quiet)
    ichomp_step_body_reveal (ICHOMP_STEP_BODY (self->body));
}

static void
cover_opened_cb (IchompExplanationPanel *self)
{
  update (self);
  ichomp_step_controls_focus_next (ICHOMP_STEP_CONTROLS (self->controls));
}

/* Going */

static void
go (IchompExplanationPanel *self, IchompStep step)
{
  if (!is_covered (self))
    ichomp_stepper_go (self->stepper, step);
}

static void
step_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  static const char *const names[] = {
    [ICHOMP_STEP_FIRST] = "explanation.first",
    [ICHOMP_STEP_BACK] = "explanation.back",
    [ICHOMP_STEP_NEXT] = "explanation.next",
    [ICHOMP_STEP_LAST] = "explanation.last",
  };
  G_STATIC_ASSERT (G_N_ELEMENTS (names) == ICHOMP_N_STEPS);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (name, names[i]))
      go (ICHOMP_EXPLANATION_PANEL (widget), (IchompStep)i);
}

static const struct
{
  guint key;
  GdkModifierType modifiers;
  IchompStep step;
} keys[] = {
  { GDK_KEY_Page_Up, GDK_CONTROL_MASK, ICHOMP_STEP_FIRST },
  { GDK_KEY_Page_Up, 0, ICHOMP_STEP_BACK },
  { GDK_KEY_Page_Down, 0, ICHOMP_STEP_NEXT },
  { GDK_KEY_Page_Down, GDK_CONTROL_MASK, ICHOMP_STEP_LAST },
  { GDK_KEY_KP_Page_Up, GDK_CONTROL_MASK, ICHOMP_STEP_FIRST },
  { GDK_KEY_KP_Page_Up, 0, ICHOMP_STEP_BACK },
  { GDK_KEY_KP_Page_Down, 0, ICHOMP_STEP_NEXT },
  { GDK_KEY_KP_Page_Down, GDK_CONTROL_MASK, ICHOMP_STEP_LAST },
  { GDK_KEY_Home, 0, ICHOMP_STEP_FIRST },
  { GDK_KEY_End, 0, ICHOMP_STEP_LAST },
};

/* In an entry these keys move the cursor. */
static gboolean
moves_cursor (GtkWidget *widget, guint key)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return (key == GDK_KEY_Home || key == GDK_KEY_End) && root != NULL
         && GTK_IS_TEXT (gtk_root_get_focus (root));
}

static gboolean
key_pressed_cb (GtkEventController *controller,
                guint key,
                guint keycode,
                GdkModifierType state,
                IchompExplanationPanel *self)
{
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].key == key && keys[i].modifiers == modifiers
        && !moves_cursor (GTK_WIDGET (self), key))
      {
        ichomp_explanation_panel_step (self, keys[i].step);
        return TRUE;
      }

  return FALSE;
}

static void
section_cb (IchompExplanationPanel *self, guint index)
{
  ichomp_stepper_go_to (self->stepper, index);
}

/* A question waits for the user. */
static void
tick_cb (IchompExplanationPanel *self)
{
  if (!ichomp_step_body_is_asking (ICHOMP_STEP_BODY (self->body)))
    go (self, ICHOMP_STEP_NEXT);
}

/* Below the hint are the buttons, one of which plays the move that the last hint tells. */
static void
hint_given_cb (IchompExplanationPanel *self)
{
  update_view (self);
  if (is_vertical (self))
    ichomp_reveal (self->button_row);
  ichomp_reveal (self->hint_box);
}

static void
hint_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ichomp_hint_box_give (ichomp_explanation_panel_get_hint_box (ICHOMP_EXPLANATION_PANEL (widget)));
}

static void
position_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ichomp_explanation_panel_explain (ICHOMP_EXPLANATION_PANEL (widget), SG_N_QUADRANTS);
}

static void
play_move_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompExplanationPanel *self = ICHOMP_EXPLANATION_PANEL (widget);
  SgMove move = *get_told_move (self);

  /* A copy: playing the move replaces the explanation. */
  g_signal_emit (self, signals[SIGNAL_PLAY_MOVE], 0, &move);
}

/* Keyboard users go on with the button "next". */
static void
answered_cb (IchompExplanationPanel *self, gboolean had_focus)
{
  if (had_focus)
    ichomp_step_controls_focus_next (ICHOMP_STEP_CONTROLS (self->controls));
}

static void
ask_toggled_cb (IchompExplanationPanel *self, GtkCheckButton *check)
{
  ichomp_stepper_set_asks_first (self->stepper, gtk_check_button_get_active (check));
}

/* The object */

static void
ichomp_explanation_panel_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_EXPLANATION_PANEL);
  g_clear_object (&ICHOMP_EXPLANATION_PANEL (object)->stepper);

  G_OBJECT_CLASS (ichomp_explanation_panel_parent_class)->dispose (object);
}

/* The open question, or the button "next". */
static gboolean
ichomp_explanation_panel_grab_focus (GtkWidget *widget)
{
  IchompExplanationPanel *self = ICHOMP_EXPLANATION_PANEL (widget);

  if (ichomp_step_body_focus_question (ICHOMP_STEP_BODY (self->body)))
    return TRUE;
  if (gtk_widget_get_visible (self->cover) && gtk_widget_grab_focus (self->cover))
    return TRUE;

  return ichomp_step_controls_focus_next (ICHOMP_STEP_CONTROLS (self->controls))
         || gtk_widget_grab_focus (self->ask_check);
}

static void
ichomp_explanation_panel_update_words (IchompTranslatable *translatable)
{
  IchompExplanationPanel *self = ICHOMP_EXPLANATION_PANEL (translatable);

  update_frame (self);
}

static void
ichomp_explanation_panel_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_explanation_panel_update_words;
}

static void
ichomp_explanation_panel_class_init (IchompExplanationPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_explanation_panel_dispose;
  widget_class->grab_focus = ichomp_explanation_panel_grab_focus;

  /**
   * IchompExplanationPanel::view-changed:
   * @self: the panel
   *
   * Emitted when ichomp_explanation_panel_get_view() has changed.
   */
  signals[SIGNAL_VIEW_CHANGED] =
      g_signal_new ("view-changed", ICHOMP_TYPE_EXPLANATION_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 0);

  /**
   * IchompExplanationPanel::play-move:
   * @self: the panel
   * @move: (type SgMove): the winning move
   *
   * Emitted when the user wants to play it.
   */
  signals[SIGNAL_PLAY_MOVE] =
      g_signal_new ("play-move", ICHOMP_TYPE_EXPLANATION_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  gtk_widget_class_install_action (widget_class, "explanation.first", NULL, step_activate_cb);
  gtk_widget_class_install_action (widget_class, "explanation.back", NULL, step_activate_cb);
  gtk_widget_class_install_action (widget_class, "explanation.next", NULL, step_activate_cb);
  gtk_widget_class_install_action (widget_class, "explanation.last", NULL, step_activate_cb);
  gtk_widget_class_install_action (widget_class, "explanation.hint", NULL, hint_activate_cb);
  gtk_widget_class_install_action (widget_class, "explanation.position", NULL,
                                   position_activate_cb);
  gtk_widget_class_install_action (widget_class, "explanation.play-move", NULL,
                                   play_move_activate_cb);

  g_type_ensure (ICHOMP_TYPE_HINT_BOX);
  g_type_ensure (ICHOMP_TYPE_STEP_CONTROLS);
  g_type_ensure (ICHOMP_TYPE_STEP_BODY);
  g_type_ensure (ICHOMP_TYPE_STEP_COVER);
  g_type_ensure (ICHOMP_TYPE_CONTAINER);
  g_type_ensure (ICHOMP_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-explanation-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, controls);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, cover);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, body);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, hint_box);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, button_row);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, ask_check);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, position_button);
  gtk_widget_class_bind_template_child (widget_class, IchompExplanationPanel, move_button);
}

static void
ichomp_explanation_panel_init (IchompExplanationPanel *self)
{
  GtkEventController *keys_controller;

  self->stepper = ichomp_stepper_new ();
  self->can_play = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  ichomp_help_set (GTK_WIDGET (self), "winning", "general");

  /* Captured, so that these keys do not scroll what has the focus. */
  keys_controller = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys_controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys_controller, "key-pressed", G_CALLBACK (key_pressed_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), keys_controller);

  g_signal_connect_object (self->stepper, "changed", G_CALLBACK (step_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stepper, "reply-changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controls, "section", G_CALLBACK (section_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->controls, "tick", G_CALLBACK (tick_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->cover, "opened", G_CALLBACK (cover_opened_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint_box, "given", G_CALLBACK (hint_given_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hint_box, "closed", G_CALLBACK (update_view), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->ask_check, "toggled", G_CALLBACK (ask_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->body, "answered", G_CALLBACK (answered_cb), self,
                           G_CONNECT_SWAPPED);
  ichomp_announcer_set (GTK_WIDGET (self), announce, NULL);
  update (self);
}

GtkWidget *
ichomp_explanation_panel_new (void)
{
  return g_object_new (ICHOMP_TYPE_EXPLANATION_PANEL, NULL);
}

/**
 * ichomp_explanation_panel_set_analysis:
 * @self: a panel
 * @parts: what the board consists of
 * @analysis: (nullable): the numbers of the position on the board, or %NULL while they are not
 *   known
 *
 * Explains another position, without announcing it.
 */
void
ichomp_explanation_panel_set_analysis (IchompExplanationPanel *self,
                                       IchompParts parts,
                                       SgAnalysis *analysis)
{
  g_return_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self));

  if (ichomp_stepper_get_analysis (self->stepper) == analysis
      && ichomp_stepper_get_parts (self->stepper) == parts)
    return;

  ichomp_step_cover_close (ICHOMP_STEP_COVER (self->cover));
  ichomp_hint_box_set_analysis (ICHOMP_HINT_BOX (self->hint_box), parts, analysis);
  gtk_widget_action_set_enabled (
      GTK_WIDGET (self), "explanation.hint",
      analysis != NULL && !sg_position_is_empty (sg_analysis_get_position (analysis)));
  ichomp_step_controls_stop (ICHOMP_STEP_CONTROLS (self->controls));

  self->quiet = TRUE;
  ichomp_stepper_set_analysis (self->stepper, parts, analysis);
  self->quiet = FALSE;
}

/**
 * ichomp_explanation_panel_explain:
 * @self: a panel
 * @subject: a quadrant, or %SG_N_QUADRANTS
 *
 * Explains the value of the quadrant, or who wins the position. Opens the cover.
 */
void
ichomp_explanation_panel_explain (IchompExplanationPanel *self, SgQuadrant subject)
{
  g_return_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self));

  ichomp_step_cover_open (ICHOMP_STEP_COVER (self->cover));
  ichomp_stepper_explain (self->stepper, subject);
  ichomp_step_body_reveal (ICHOMP_STEP_BODY (self->body));
}

/**
 * ichomp_explanation_panel_explain_tile:
 * @self: a panel
 * @tile: a tile of the position
 * @take_focus: whether to move the keyboard focus to the quadrant that is left, to go further down
 *
 * Explains the number on the tile. Opens the cover.
 *
 * Returns: whether the tile has a number
 */
gboolean
ichomp_explanation_panel_explain_tile (IchompExplanationPanel *self,
                                       const SgMove *tile,
                                       gboolean take_focus)
{
  g_return_val_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self), FALSE);

  ichomp_step_cover_open (ICHOMP_STEP_COVER (self->cover));
  if (!ichomp_stepper_explain_tile (self->stepper, tile))
    return FALSE;

  ichomp_step_body_reveal (ICHOMP_STEP_BODY (self->body));
  if (take_focus)
    ichomp_step_body_focus_quadrant_trail (ICHOMP_STEP_BODY (self->body));
  return TRUE;
}

/**
 * ichomp_explanation_panel_step:
 * @self: a panel
 * @step: a direction
 *
 * Goes there by keyboard: a question gets the focus.
 */
void
ichomp_explanation_panel_step (IchompExplanationPanel *self, IchompStep step)
{
  g_return_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self));

  go (self, step);
  ichomp_step_body_reveal (ICHOMP_STEP_BODY (self->body));
  if (is_covered (self))
    gtk_widget_grab_focus (self->cover);
  else if (ichomp_step_body_is_asking (ICHOMP_STEP_BODY (self->body))
           && !ichomp_step_body_focus_question (ICHOMP_STEP_BODY (self->body)))
    gtk_widget_activate_action (GTK_WIDGET (self), "page.focus-board", NULL);
}

/**
 * ichomp_explanation_panel_point_at:
 * @self: a panel
 * @tile: (nullable): the tile under the pointer
 *
 * While the steps say that no move wins, shows it for this tile.
 */
void
ichomp_explanation_panel_point_at (IchompExplanationPanel *self, const SgMove *tile)
{
  g_return_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self));

  ichomp_stepper_point_at (self->stepper, tile);
}

/**
 * ichomp_explanation_panel_offer_answer:
 * @self: a panel
 * @tile: the tile that the user has chosen
 *
 * Returns: whether the panel has taken @tile as the answer to a question, so that it must not be
 *   played
 */
gboolean
ichomp_explanation_panel_offer_answer (IchompExplanationPanel *self, const SgMove *tile)
{
  g_return_val_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self), FALSE);

  return ichomp_step_body_offer_answer (ICHOMP_STEP_BODY (self->body), tile);
}

IchompHintBox *
ichomp_explanation_panel_get_hint_box (IchompExplanationPanel *self)
{
  g_return_val_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self), NULL);

  return ICHOMP_HINT_BOX (self->hint_box);
}

/**
 * ichomp_explanation_panel_set_hidden_values:
 * @self: a panel
 * @quadrants: the quadrants with hidden values, the bit 1 << quadrant for each
 *
 * Covers the explanation of hidden values until the user opens the cover.
 */
void
ichomp_explanation_panel_set_hidden_values (IchompExplanationPanel *self, guint quadrants)
{
  g_return_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self));

  if (!ichomp_step_cover_set_hidden_values (ICHOMP_STEP_COVER (self->cover), quadrants))
    return;

  self->quiet = TRUE;
  update (self);
  self->quiet = FALSE;
}

/**
 * ichomp_explanation_panel_set_can_play:
 * @self: a panel
 * @can_play: whether it is the user's turn
 */
void
ichomp_explanation_panel_set_can_play (IchompExplanationPanel *self, gboolean can_play)
{
  g_return_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self));

  can_play = !!can_play;
  if (self->can_play == can_play)
    return;

  self->can_play = can_play;
  update_actions (self);
}

/**
 * ichomp_explanation_panel_bind_settings:
 * @self: a panel
 * @settings: the settings
 *
 * Keeps there whether to ask first, as long as that is not locked.
 */
void
ichomp_explanation_panel_bind_settings (IchompExplanationPanel *self, GSettings *settings)
{
  g_return_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self));

  g_settings_bind (settings, "ask-first", self->ask_check, "active",
                   G_SETTINGS_BIND_NO_SENSITIVITY);
  ichomp_lock_follow (self->ask_check, settings, "ask-first");
}

gboolean
ichomp_explanation_panel_get_asks_first (IchompExplanationPanel *self)
{
  g_return_val_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self), FALSE);

  return ichomp_stepper_get_asks_first (self->stepper);
}

/**
 * ichomp_explanation_panel_set_orientation:
 * @self: a panel
 * @orientation: vertical to put the text below the picture, horizontal to put it beside, in a panel
 *   below a board, whose hints are then as near to the board as possible
 */
void
ichomp_explanation_panel_set_orientation (IchompExplanationPanel *self, GtkOrientation orientation)
{
  g_return_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body), orientation);
  gtk_box_reorder_child_after (GTK_BOX (self), self->hint_box,
                               is_vertical (self) ? self->body : NULL);
}

/**
 * ichomp_explanation_panel_get_view:
 * @self: a panel
 *
 * Returns: (transfer none): what to light on the board; valid until the next change
 */
const IchompStepView *
ichomp_explanation_panel_get_view (IchompExplanationPanel *self)
{
  g_return_val_if_fail (ICHOMP_IS_EXPLANATION_PANEL (self), NULL);

  return &self->view;
}
