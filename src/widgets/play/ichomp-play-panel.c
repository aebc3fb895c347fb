/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The panel beside the board: the explanation of the position and the history of the game, created
 * when one of them is needed. Above them: the ways to begin at the first start, or the rules, or
 * the result of a finished game. The result is there although the panel is hidden. */

#include "ichomp-play-panel.h"

#include <glib/gi18n.h>

#include "ichomp-result-card.h"
#include "ichomp-rules-box.h"
#include "ichomp-stage-layout.h"
#include "ichomp-start-offer.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-measure.h"
#include "widgets/kit/ichomp-reveal.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/storage/ichomp-preset.h"
#include "game/words/ichomp-game-wording.h"
#include "game/words/ichomp-wording.h"

struct _IchompPlayPanel
{
  GtkWidget parent_instance;

  GtkWidget *scroller; /* the one child */
  GtkWidget *result_card;
  GtkWidget *start_offer;
  GtkWidget *rules_box;
  GtkWidget *title_row;
  GtkWidget *switcher;
  GtkWidget *stack;
  GtkWidget *close_button;
  GtkWidget *explanation; /* NULL until ichomp_play_panel_make() */
  GtkWidget *history;

  IchompSession *session;
  GSettings *settings;
  GtkOrientation orientation;
  gboolean opened;            /* visible for this once, against the setting */
  gboolean on_task;           /* the game is a task of a lesson, whose end is told elsewhere */
  gboolean explains_end;      /* the user asked why the game ended as it did */
  gboolean learns;            /* from the finished game */
  gboolean turned_to_history; /* the page on show before the result and before learning */
};

static void ichomp_play_panel_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompPlayPanel,
                               ichomp_play_panel,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_play_panel_translatable_init))

enum
{
  SIGNAL_VIEW_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
tell_view_changed (IchompPlayPanel *self)
{
  g_signal_emit (self, signals[SIGNAL_VIEW_CHANGED], 0);
}

static void
update_analysis (IchompPlayPanel *self)
{
  if (self->explanation != NULL)
    ichomp_explanation_panel_set_analysis (ICHOMP_EXPLANATION_PANEL (self->explanation),
                                           ichomp_session_get_parts (self->session),
                                           ichomp_session_get_analysis (self->session));
}

static void
update_rules (IchompPlayPanel *self)
{
  ichomp_rules_box_set_setup (ICHOMP_RULES_BOX (self->rules_box),
                              ichomp_session_get_setup (self->session));
}

/* The explanation is brief below the ways to begin. The stack is as high as its higher page: the
 * history, which nobody can turn to yet, would make the panel scroll. */
static void
update_brief (IchompPlayPanel *self, gboolean wanted)
{
  gboolean brief;

  if (self->explanation == NULL)
    return;

  brief = wanted && gtk_stack_get_visible_child (GTK_STACK (self->stack)) == self->explanation;
  ichomp_explanation_panel_set_brief (ICHOMP_EXPLANATION_PANEL (self->explanation), brief);
  gtk_widget_set_visible (self->history, !brief);
}

/* The ways to begin, in their place the rules, and the result have their own turn: one thing at a
 * time tells what to do next. */
static void
update_visible (IchompPlayPanel *self)
{
  gboolean shown = g_settings_get_boolean (self->settings, "show-panel");
  gboolean has_card = gtk_widget_get_visible (self->result_card);
  gboolean offers;
  gboolean has_rules;

  if (shown)
    self->opened = FALSE;
  shown = shown || self->opened;
  offers = shown && !has_card && !ichomp_session_is_trial (self->session)
           && g_settings_get_boolean (self->settings, "offer-start");
  has_rules =
      shown && !has_card && !offers && g_settings_get_boolean (self->settings, "show-rules");

  gtk_widget_set_visible (self->start_offer, offers);
  gtk_widget_set_visible (self->rules_box, has_rules);
  gtk_widget_set_visible (self->title_row, shown && (!offers || self->opened));
  gtk_widget_set_visible (self->stack, shown);
  update_brief (self, offers && !self->opened);
  gtk_widget_set_visible (self->close_button, self->opened);
  gtk_widget_set_visible (GTK_WIDGET (self), shown || has_card);
  if (offers || has_rules)
    gtk_widget_add_css_class (self->scroller, "crowded");
  else
    gtk_widget_remove_css_class (self->scroller, "crowded");
}

/* The result of a finished game */

/* The result gives way while an earlier position is on show: from there the game may go on. */
static gboolean
has_result (IchompPlayPanel *self)
{
  return !self->on_task && !ichomp_session_is_trial (self->session)
         && ichomp_session_is_finished (self->session)
         && (ichomp_session_is_over (self->session) || self->explains_end);
}

/* Returns: (nullable): the review of the game on the board */
static SgReview *
get_review (IchompPlayPanel *self)
{
  SgReview *review = self->history != NULL
                         ? ichomp_history_panel_get_review (ICHOMP_HISTORY_PANEL (self->history))
                         : NULL;

  /* The history may hear of a new game later than the panel. */
  return review != NULL && sg_review_get_game (review) == ichomp_session_get_game (self->session)
             ? review
             : NULL;
}

/* Where explanations are not allowed, the history is the only page, and so it is beside the result:
 * an empty board needs no explanation. */
static void
update_pages (IchompPlayPanel *self)
{
  GtkStack *stack = GTK_STACK (self->stack);
  gboolean may =
      ichomp_play_panel_may_explain (self) && !(has_result (self) && !self->explains_end);
  gboolean was_allowed;

  gtk_widget_set_visible (self->switcher, may);
  if (self->explanation == NULL)
    return;

  was_allowed = gtk_widget_get_visible (self->explanation);
  if (was_allowed == may)
    return;

  if (was_allowed && !self->learns)
    self->turned_to_history = gtk_stack_get_visible_child (stack) == self->history;
  gtk_widget_set_visible (self->explanation, may);
  gtk_stack_page_set_visible (gtk_stack_get_page (stack, self->explanation), may);
  gtk_stack_set_visible_child (stack,
                               may && !self->turned_to_history ? self->explanation : self->history);
}

/* The numbers are lent to the explanation of the end; the level stays the user's. */
static void
set_explains_end (IchompPlayPanel *self, gboolean explains_end)
{
  IchompPreset preset;

  if (self->explains_end == explains_end)
    return;

  self->explains_end = explains_end;
  if (explains_end && ichomp_preset_find (self->settings) == ICHOMP_PRESET_DISCOVER)
    ichomp_preset_lend (ICHOMP_PRESET_NUMBERS, self->settings);
  else if (!explains_end && ichomp_settings_is_lending (self->settings))
    {
      preset = ichomp_preset_find (self->settings);
      ichomp_settings_give_back (self->settings);
      /* Another level is a choice that was made in the meantime. */
      if (preset != ICHOMP_PRESET_NUMBERS && preset != ICHOMP_PRESET_CUSTOM)
        ichomp_preset_apply (preset, self->settings);
    }
  tell_view_changed (self);
}

static void
update_result (IchompPlayPanel *self)
{
  if (self->on_task || !ichomp_session_is_finished (self->session))
    set_explains_end (self, FALSE);
  if (!has_result (self) && !ichomp_session_is_trial (self->session))
    self->learns = FALSE;

  /* The card offers to learn from the game. */
  if (self->history != NULL)
    ichomp_history_panel_set_offers_learning (ICHOMP_HISTORY_PANEL (self->history),
                                              !has_result (self));

  /* The key on the button of the card may take effect after another one has started a new game. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "page.why", has_result (self));

  if (has_result (self))
    ichomp_result_card_show (ICHOMP_RESULT_CARD (self->result_card), self->session, self->settings,
                             get_review (self));
  else
    gtk_widget_set_visible (self->result_card, FALSE);
  update_pages (self);
  update_visible (self);
}

static void
move_made_cb (IchompSession *session,
              const SgMove *move,
              guint index,
              SgPosition *before,
              IchompPlayPanel *self)
{
  /* A person who plays has begun. */
  if (!ichomp_setup_is_computer (ichomp_session_get_setup (session),
                                 ichomp_session_get_player_at (session, index)))
    g_settings_set_boolean (self->settings, "offer-start", FALSE);

  if (!has_result (self))
    return;

  ichomp_play_panel_make (self);
  if (g_settings_get_boolean (self->settings, "animate"))
    ichomp_result_card_celebrate (ICHOMP_RESULT_CARD (self->result_card));
  gtk_widget_grab_focus (self->result_card);
  ichomp_announce (GTK_WIDGET (self),
                   ichomp_result_card_get_conclusion (ICHOMP_RESULT_CARD (self->result_card)));
}

/* Where the setting is locked, the panel opens for this once and can be closed again. */
static void
open_panel (IchompPlayPanel *self)
{
  if (g_settings_is_writable (self->settings, "show-panel"))
    g_settings_set_boolean (self->settings, "show-panel", TRUE);
  else
    self->opened = TRUE;

  update_visible (self);
}

static void
show_rules_changed_cb (IchompPlayPanel *self)
{
  if (!g_settings_get_boolean (self->settings, "show-rules"))
    return;

  open_panel (self);
  ichomp_reveal (self->rules_box);
}

static void
rules_closed_cb (IchompPlayPanel *self)
{
  gboolean had_focus = gtk_widget_get_focus_child (self->rules_box) != NULL;

  g_settings_set_boolean (self->settings, "show-rules", FALSE);
  if (had_focus)
    gtk_widget_activate_action (GTK_WIDGET (self), "page.focus-board", NULL);
}

/* The explanation hides the values that are hidden beside the board. */
static void
update_hidden_values (IchompPlayPanel *self)
{
  static const char *const names[SG_N_QUADRANTS] = { "show-nw", "show-ne", "show-sw", "show-se" };
  guint hidden = 0;

  if (self->explanation == NULL)
    return;

  SG_FOREACH_QUADRANT (q)
    if (!g_settings_get_boolean (self->settings, names[q]))
      hidden |= 1u << q;
  ichomp_explanation_panel_set_hidden_values (ICHOMP_EXPLANATION_PANEL (self->explanation), hidden);
}

static void
update_can_play (IchompPlayPanel *self)
{
  if (self->explanation != NULL)
    ichomp_explanation_panel_set_can_play (ICHOMP_EXPLANATION_PANEL (self->explanation),
                                           !ichomp_session_is_computers_turn (self->session)
                                               && !ichomp_session_is_over (self->session));
}

static void
game_changed_cb (IchompPlayPanel *self)
{
  update_can_play (self);
  update_result (self);
}

static void
play_move_cb (IchompPlayPanel *self, const SgMove *move)
{
  if (!ichomp_session_is_computers_turn (self->session))
    ichomp_session_play (self->session, move);
}

static void
update_titles (IchompPlayPanel *self)
{
  GtkStack *stack = GTK_STACK (self->stack);

  if (self->explanation == NULL)
    return;

  gtk_stack_page_set_title (gtk_stack_get_page (stack, self->explanation), _ ("Explanation"));
  gtk_stack_page_set_title (gtk_stack_get_page (stack, self->history), _ ("History"));
}

static void
update_orientation (IchompPlayPanel *self)
{
  gtk_scrolled_window_set_policy (
      GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
      self->orientation == GTK_ORIENTATION_VERTICAL ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
  if (self->explanation != NULL)
    ichomp_explanation_panel_set_orientation (ICHOMP_EXPLANATION_PANEL (self->explanation),
                                              self->orientation);
}

static void
settings_changed_cb (IchompPlayPanel *self)
{
  update_result (self);
  update_hidden_values (self);
}

static void
make_explanation (IchompPlayPanel *self)
{
  self->explanation = ichomp_explanation_panel_new ();
  ichomp_explanation_panel_bind_settings (ICHOMP_EXPLANATION_PANEL (self->explanation),
                                          self->settings);
  g_signal_connect_object (self->explanation, "view-changed", G_CALLBACK (tell_view_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explanation, "play-move", G_CALLBACK (play_move_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_named (GTK_STACK (self->stack), self->explanation, "explanation");
}

/* The trainer has its place in the history, and the explanation would give its answers away. The
 * panel may have been hidden. */
static void
learning_cb (IchompPlayPanel *self)
{
  self->learns = TRUE;
  self->opened = TRUE;
  update_visible (self);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->history);
}

static void
make_history (IchompPlayPanel *self)
{
  self->history = ichomp_history_panel_new (self->session, self->settings);
  g_signal_connect_object (self->history, "reviewed", G_CALLBACK (update_result), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->history, "learning", G_CALLBACK (learning_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_named (GTK_STACK (self->stack), self->history, "history");
}

static void
close_clicked_cb (IchompPlayPanel *self)
{
  ichomp_play_panel_close (self);
}

/* Shows the numbers, and explains the position that decided the finished game. */
static void
why_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompPlayPanel *self = ICHOMP_PLAY_PANEL (widget);
  SgReview *review;
  SgConclusion conclusion;
  guint index = 0;

  set_explains_end (self, TRUE);
  if (!ichomp_play_panel_may_explain (self))
    {
      set_explains_end (self, FALSE);
      return;
    }

  review = get_review (self);
  if (review != NULL && sg_review_conclude (review, &conclusion))
    {
      gboolean lost = ichomp_session_get_setup (self->session)->opponent == ICHOMP_OPPONENT_COMPUTER
                      && ichomp_session_get_winner (self->session) == ICHOMP_PLAYER_2;

      index = sg_conclusion_find_reason (&conclusion, !lost);
    }
  ichomp_session_go_to (
      self->session,
      MIN (index, sg_game_get_n_moves (ichomp_session_get_game (self->session)) - 1));
  ichomp_play_panel_open_explanation (self);
  ichomp_explanation_panel_explain (ICHOMP_EXPLANATION_PANEL (self->explanation), SG_N_QUADRANTS);
  gtk_widget_grab_focus (self->explanation);
}

static void
ichomp_play_panel_dispose (GObject *object)
{
  IchompPlayPanel *self = ICHOMP_PLAY_PANEL (object);

  /* Their removal from the stack emits signals, and ends a trial: update nothing any more. */
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  if (self->history != NULL)
    g_signal_handlers_disconnect_by_data (self->history, self);
  self->explanation = NULL;
  self->history = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_PLAY_PANEL);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ichomp_play_panel_parent_class)->dispose (object);
}

static void
ichomp_play_panel_update_words (IchompTranslatable *translatable)
{
  update_titles (ICHOMP_PLAY_PANEL (translatable));
  update_result (ICHOMP_PLAY_PANEL (translatable));
}

static void
ichomp_play_panel_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_play_panel_update_words;
}

static void
ichomp_play_panel_class_init (IchompPlayPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_play_panel_dispose;

  /* Another page or another step of the explanation is shown. */
  signals[SIGNAL_VIEW_CHANGED] =
      g_signal_new ("view-changed", ICHOMP_TYPE_PLAY_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "page.why", NULL, why_activate_cb);

  g_type_ensure (ICHOMP_TYPE_RESULT_CARD);
  g_type_ensure (ICHOMP_TYPE_RULES_BOX);
  g_type_ensure (ICHOMP_TYPE_START_OFFER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-play-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompPlayPanel, result_card);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayPanel, start_offer);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayPanel, rules_box);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayPanel, title_row);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayPanel, switcher);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayPanel, close_button);
}

/* The width that the class of the window has for the panel, whatever its texts would like. */
static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;

  ichomp_measure (ICHOMP_PLAY_PANEL (widget)->scroller, orientation, is_width ? -1 : for_size,
                  minimum, natural);
  if (is_width && ICHOMP_PLAY_PANEL (widget)->orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = MAX (*minimum, ichomp_stage_layout_get_panel_width (widget));
  if (is_width)
    *natural = *minimum;
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (ICHOMP_PLAY_PANEL (widget)->scroller, width, height, baseline, NULL);
}

static void
ichomp_play_panel_init (IchompPlayPanel *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_init_template (widget);
  gtk_widget_set_layout_manager (widget, gtk_custom_layout_new (NULL, measure, allocate));
  self->orientation = GTK_ORIENTATION_VERTICAL;
  g_signal_connect_object (self->close_button, "clicked", G_CALLBACK (close_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rules_box, "closed", G_CALLBACK (rules_closed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stack, "notify::visible-child", G_CALLBACK (tell_view_changed),
                           self, G_CONNECT_SWAPPED);
}

/**
 * ichomp_play_panel_follow:
 * @self: a panel
 * @session: the game
 * @settings: the settings
 *
 * Shows @session. To be called once.
 */
void
ichomp_play_panel_follow (IchompPlayPanel *self, IchompSession *session, GSettings *settings)
{
  const char *const changes[] = { "notify::game", "notify::position", "notify::setup",
                                  "notify::trial", "notify::analysis" };

  g_return_if_fail (ICHOMP_IS_PLAY_PANEL (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  update_result (self);
  g_signal_connect_object (settings, "changed", G_CALLBACK (settings_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::show-explanation", G_CALLBACK (update_pages), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::show-rules", G_CALLBACK (show_rules_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::setup", G_CALLBACK (update_rules), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::analysis", G_CALLBACK (update_analysis), self,
                           G_CONNECT_SWAPPED);
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (session, changes[i], G_CALLBACK (game_changed_cb), self,
                             G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "move-made", G_CALLBACK (move_made_cb), self, 0);
  update_pages (self);
  update_rules (self);
}

/**
 * ichomp_play_panel_set_orientation:
 * @self: a panel
 * @orientation: horizontal below a board, vertical beside it
 */
void
ichomp_play_panel_set_orientation (IchompPlayPanel *self, GtkOrientation orientation)
{
  g_return_if_fail (ICHOMP_IS_PLAY_PANEL (self));

  self->orientation = orientation;
  update_orientation (self);
}

/**
 * ichomp_play_panel_make:
 * @self: a panel that follows a session
 *
 * Creates the explanation and the history, once.
 */
void
ichomp_play_panel_make (IchompPlayPanel *self)
{
  g_return_if_fail (ICHOMP_IS_PLAY_PANEL (self));

  if (self->explanation != NULL)
    return;

  make_explanation (self);
  make_history (self);
  update_titles (self);
  update_orientation (self);
  update_hidden_values (self);
  update_can_play (self);
  update_analysis (self);
  update_pages (self);
  update_result (self);
  tell_view_changed (self);
}

gboolean
ichomp_play_panel_is_made (IchompPlayPanel *self)
{
  g_return_val_if_fail (ICHOMP_IS_PLAY_PANEL (self), FALSE);

  return self->explanation != NULL;
}

/**
 * ichomp_play_panel_get_explanation:
 * @self: a panel
 *
 * Returns: (transfer none): the explanation, created if necessary
 */
IchompExplanationPanel *
ichomp_play_panel_get_explanation (IchompPlayPanel *self)
{
  g_return_val_if_fail (ICHOMP_IS_PLAY_PANEL (self), NULL);

  ichomp_play_panel_make (self);
  return ICHOMP_EXPLANATION_PANEL (self->explanation);
}

/**
 * ichomp_play_panel_get_history:
 * @self: a panel
 *
 * Returns: (transfer none): the history, created if necessary
 */
IchompHistoryPanel *
ichomp_play_panel_get_history (IchompPlayPanel *self)
{
  g_return_val_if_fail (ICHOMP_IS_PLAY_PANEL (self), NULL);

  ichomp_play_panel_make (self);
  return ICHOMP_HISTORY_PANEL (self->history);
}

/* Returns: whether the position on show explains the end of the game */
gboolean
ichomp_play_panel_explains_end (IchompPlayPanel *self)
{
  g_return_val_if_fail (ICHOMP_IS_PLAY_PANEL (self), FALSE);

  return self->explains_end;
}

gboolean
ichomp_play_panel_may_explain (IchompPlayPanel *self)
{
  g_return_val_if_fail (ICHOMP_IS_PLAY_PANEL (self), FALSE);

  return g_settings_get_boolean (self->settings, "show-explanation");
}

/**
 * ichomp_play_panel_is_explaining:
 * @self: a panel
 *
 * Returns: whether the explanation is visible
 */
gboolean
ichomp_play_panel_is_explaining (IchompPlayPanel *self)
{
  g_return_val_if_fail (ICHOMP_IS_PLAY_PANEL (self), FALSE);

  return self->explanation != NULL && gtk_widget_get_visible (GTK_WIDGET (self))
         && gtk_widget_get_visible (self->stack)
         && gtk_stack_get_visible_child (GTK_STACK (self->stack)) == self->explanation;
}

/**
 * ichomp_play_panel_open_explanation:
 * @self: a panel
 *
 * Shows the panel with the explanation. Where the setting is locked, it opens for this once and can
 * be closed again.
 */
void
ichomp_play_panel_open_explanation (IchompPlayPanel *self)
{
  g_return_if_fail (ICHOMP_IS_PLAY_PANEL (self));

  open_panel (self);
  ichomp_play_panel_turn_to_explanation (self);
}

/**
 * ichomp_play_panel_turn_to_explanation:
 * @self: a panel
 *
 * Turns the panel to the page of the explanation, without showing a hidden panel.
 */
void
ichomp_play_panel_turn_to_explanation (IchompPlayPanel *self)
{
  g_return_if_fail (ICHOMP_IS_PLAY_PANEL (self));

  ichomp_play_panel_make (self);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->explanation);
}

/**
 * ichomp_play_panel_set_on_task:
 * @self: a panel
 * @on_task: whether the game is a task of a lesson: then its end has no result here
 */
void
ichomp_play_panel_set_on_task (IchompPlayPanel *self, gboolean on_task)
{
  g_return_if_fail (ICHOMP_IS_PLAY_PANEL (self));

  self->on_task = on_task;
  update_result (self);
}

/**
 * ichomp_play_panel_learn:
 * @self: a panel
 *
 * Starts the trainer for the mistakes of the game, in a panel that may have been hidden.
 */
void
ichomp_play_panel_learn (IchompPlayPanel *self)
{
  g_return_if_fail (ICHOMP_IS_PLAY_PANEL (self));

  ichomp_play_panel_make (self);
  /* The way back leads to the result. */
  if (has_result (self))
    ichomp_session_go_to (
        self->session, sg_game_get_n_moves (ichomp_session_get_recorded_game (self->session)));
  ichomp_history_panel_learn (ICHOMP_HISTORY_PANEL (self->history));
}

/**
 * ichomp_play_panel_close:
 * @self: a panel
 *
 * Closes a panel that was opened for once.
 *
 * Returns: %FALSE for any other panel, which stays
 */
gboolean
ichomp_play_panel_close (IchompPlayPanel *self)
{
  gboolean had_focus;

  g_return_val_if_fail (ICHOMP_IS_PLAY_PANEL (self), FALSE);

  if (!self->opened)
    return FALSE;

  had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  self->opened = FALSE;
  update_visible (self);
  if (had_focus)
    gtk_widget_activate_action (GTK_WIDGET (self), "page.focus-board", NULL);
  return TRUE;
}

/* Returns: whether the ways to begin are offered, and one of them took the keyboard focus */
gboolean
ichomp_play_panel_focus_offer (IchompPlayPanel *self)
{
  g_return_val_if_fail (ICHOMP_IS_PLAY_PANEL (self), FALSE);

  return gtk_widget_get_mapped (self->start_offer) && gtk_widget_grab_focus (self->start_offer);
}

/**
 * ichomp_play_panel_focus:
 * @panel: a panel
 *
 * Returns: whether a widget of the panel took the keyboard focus
 */
gboolean
ichomp_play_panel_focus (GtkWidget *panel)
{
  IchompPlayPanel *self = ICHOMP_PLAY_PANEL (panel);

  if (gtk_widget_get_mapped (self->result_card) && gtk_widget_grab_focus (self->result_card))
    return TRUE;
  if (ichomp_play_panel_focus_offer (self))
    return TRUE;

  return ichomp_play_panel_is_explaining (self)
             ? gtk_widget_grab_focus (self->explanation)
             : gtk_widget_child_focus (self->stack, GTK_DIR_TAB_FORWARD);
}
