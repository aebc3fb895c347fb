/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The panel beside the board: the explanation of the position and the moves of the game, both
 * created when one of them is needed, and the rules. What it shows, and whether the ways to begin
 * or the result are over the board, is computed in one place. */

#include "ichomp-play-panel.h"

#include <glib/gi18n.h>

#include "ichomp-play-cards.h"
#include "ichomp-result-card.h"
#include "ichomp-rules-box.h"
#include "ichomp-stage-layout.h"
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
  GtkWidget *switcher;
  GtkWidget *stack;
  GtkWidget *close_button;
  GtkWidget *explanation; /* NULL until ichomp_play_panel_make() */
  GtkWidget *history;
  GtkWidget *rules_box; /* likewise not in the stack until then */

  /* Over the board; not owned */
  GtkWidget *start_offer;
  GtkWidget *result_card;

  IchompSession *session;
  GSettings *settings;
  GtkOrientation orientation;
  IchompPanelCard opened; /* by the user, last */
  gboolean is_for_once;   /* visible against the setting */
  gboolean on_task;       /* the game is a task of a lesson, whose end is told elsewhere */
  gboolean explains_end;  /* the user asked why the game ended as it did */
  gboolean updates;
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

static IchompPlayCards
compute_cards (IchompPlayPanel *self)
{
  const IchompPlayState state = {
    .is_open = self->is_for_once || g_settings_get_boolean (self->settings, "show-panel"),
    .may_explain = g_settings_get_boolean (self->settings, "show-explanation"),
    .offers_start = g_settings_get_boolean (self->settings, "offer-start"),
    .on_task = self->on_task,
    .is_trial = ichomp_session_is_trial (self->session),
    .is_finished = ichomp_session_is_finished (self->session),
    .is_over = ichomp_session_is_over (self->session),
    .opened = self->opened,
  };

  return ichomp_play_cards_compute (&state);
}

static gboolean
has_result (IchompPlayPanel *self)
{
  return compute_cards (self).board == ICHOMP_BOARD_CARD_RESULT;
}

/* Returns: (nullable): the page of a card, if it was created */
static GtkWidget *
get_page (IchompPlayPanel *self, IchompPanelCard card)
{
  switch (card)
    {
    case ICHOMP_PANEL_CARD_NONE:
      return NULL;
    case ICHOMP_PANEL_CARD_EXPLAIN:
      return self->explanation;
    case ICHOMP_PANEL_CARD_MOVES:
    case ICHOMP_PANEL_CARD_TURNING_POINT:
      return self->history;
    case ICHOMP_PANEL_CARD_RULES:
      return gtk_widget_get_parent (self->rules_box) != NULL ? self->rules_box : NULL;
    }

  g_assert_not_reached ();
}

static void
show_page (IchompPlayPanel *self, const IchompPlayCards *cards)
{
  GtkStack *stack = GTK_STACK (self->stack);
  GtkWidget *page = get_page (self, cards->panel);
  gboolean explains =
      ichomp_play_panel_may_explain (self) && cards->board != ICHOMP_BOARD_CARD_RESULT;

  gtk_widget_set_visible (self->stack, page != NULL);
  if (gtk_widget_get_parent (self->rules_box) != NULL)
    {
      gtk_widget_set_visible (self->explanation, explains);
      gtk_stack_page_set_visible (gtk_stack_get_page (stack, self->explanation), explains);
      /* Its board makes no page wider that is on show. */
      gtk_widget_set_visible (self->rules_box, page == self->rules_box);
    }
  if (page != NULL)
    gtk_stack_set_visible_child (stack, page);
  gtk_widget_set_visible (self->switcher, cards->panel != ICHOMP_PANEL_CARD_TURNING_POINT);
  gtk_widget_set_visible (self->close_button, self->is_for_once);
  gtk_widget_set_visible (GTK_WIDGET (self), cards->panel != ICHOMP_PANEL_CARD_NONE);
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
update_cards (IchompPlayPanel *self)
{
  IchompPlayCards cards;

  if (self->on_task || !ichomp_session_is_finished (self->session))
    set_explains_end (self, FALSE);
  if (g_settings_get_boolean (self->settings, "show-panel"))
    self->is_for_once = FALSE;
  cards = compute_cards (self);

  self->updates = TRUE;
  show_page (self, &cards);
  self->updates = FALSE;
  /* The card over the board offers to learn from the game. */
  if (self->history != NULL)
    ichomp_history_panel_set_offers_learning (ICHOMP_HISTORY_PANEL (self->history),
                                              cards.board != ICHOMP_BOARD_CARD_RESULT);
  gtk_widget_set_visible (self->start_offer, cards.board == ICHOMP_BOARD_CARD_START);
  if (cards.board == ICHOMP_BOARD_CARD_RESULT)
    ichomp_result_card_show (ICHOMP_RESULT_CARD (self->result_card), self->session, self->settings,
                             get_review (self));
  else
    gtk_widget_set_visible (self->result_card, FALSE);
}

static void
open_card (IchompPlayPanel *self, IchompPanelCard card)
{
  self->opened = card;
  g_settings_set_boolean (self->settings, "show-rules", card == ICHOMP_PANEL_CARD_RULES);
  update_cards (self);
}

/* The user turns to another page. */
static void
page_changed_cb (IchompPlayPanel *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (self->stack));

  if (!self->updates && page != NULL)
    open_card (self, page == self->rules_box     ? ICHOMP_PANEL_CARD_RULES
                     : page == self->explanation ? ICHOMP_PANEL_CARD_EXPLAIN
                                                 : ICHOMP_PANEL_CARD_MOVES);
  tell_view_changed (self);
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
  ichomp_announce (self->result_card,
                   ichomp_result_card_get_conclusion (ICHOMP_RESULT_CARD (self->result_card)));
}

/* Where the setting is locked, the panel opens for this once and can be closed again. */
static void
open_panel (IchompPlayPanel *self)
{
  /* A person who opens it has begun. */
  g_settings_set_boolean (self->settings, "offer-start", FALSE);
  if (g_settings_is_writable (self->settings, "show-panel"))
    g_settings_set_boolean (self->settings, "show-panel", TRUE);
  else
    self->is_for_once = TRUE;

  update_cards (self);
}

static void
show_rules_changed_cb (IchompPlayPanel *self)
{
  gboolean wanted = g_settings_get_boolean (self->settings, "show-rules");

  if (wanted == (self->opened == ICHOMP_PANEL_CARD_RULES))
    return;

  self->opened = wanted ? ICHOMP_PANEL_CARD_RULES : ICHOMP_PANEL_CARD_EXPLAIN;
  if (wanted)
    open_panel (self);
  else
    update_cards (self);
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
  update_cards (self);
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
  gtk_stack_page_set_title (gtk_stack_get_page (stack, self->rules_box), _ ("Rules"));
}

static void
update_orientation (IchompPlayPanel *self)
{
  gboolean is_beside = self->orientation == GTK_ORIENTATION_VERTICAL;

  /* Beside the board, no text makes the panel wider. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller),
                                  is_beside ? GTK_POLICY_EXTERNAL : GTK_POLICY_NEVER,
                                  is_beside ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
  if (self->explanation != NULL)
    ichomp_explanation_panel_set_orientation (ICHOMP_EXPLANATION_PANEL (self->explanation),
                                              self->orientation);
}

static void
settings_changed_cb (IchompPlayPanel *self)
{
  update_cards (self);
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

/* The panel may have been hidden. */
static void
learning_cb (IchompPlayPanel *self)
{
  self->is_for_once = TRUE;
  update_cards (self);
}

static void
make_history (IchompPlayPanel *self)
{
  self->history = ichomp_history_panel_new (self->session, self->settings);
  g_signal_connect_object (self->history, "reviewed", G_CALLBACK (update_cards), self,
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
  update_cards (ICHOMP_PLAY_PANEL (translatable));
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

  g_type_ensure (ICHOMP_TYPE_RULES_BOX);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-play-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompPlayPanel, rules_box);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayPanel, switcher);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayPanel, close_button);
}

/* The width of the panel depends on the class of the window alone: a longer text does not move the
 * board. */
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
    *minimum = ichomp_stage_layout_get_panel_width (widget);
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
  /* Tabs are as wide as their words. */
  gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (self->switcher)),
                                  FALSE);
  self->orientation = GTK_ORIENTATION_VERTICAL;
  g_signal_connect_object (self->close_button, "clicked", G_CALLBACK (close_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stack, "notify::visible-child", G_CALLBACK (page_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * ichomp_play_panel_follow:
 * @self: a panel
 * @session: the game
 * @settings: the settings
 * @start_offer: the ways to begin, over the board
 * @result_card: the result, over the board
 *
 * Shows @session. To be called once.
 */
void
ichomp_play_panel_follow (IchompPlayPanel *self,
                          IchompSession *session,
                          GSettings *settings,
                          GtkWidget *start_offer,
                          GtkWidget *result_card)
{
  const char *const changes[] = { "notify::game", "notify::position", "notify::setup",
                                  "notify::trial", "notify::analysis" };

  g_return_if_fail (ICHOMP_IS_PLAY_PANEL (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  self->start_offer = start_offer;
  self->result_card = result_card;
  self->opened = g_settings_get_boolean (settings, "show-rules") ? ICHOMP_PANEL_CARD_RULES
                                                                 : ICHOMP_PANEL_CARD_EXPLAIN;
  update_cards (self);
  g_signal_connect_object (settings, "changed", G_CALLBACK (settings_changed_cb), self,
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
 * Creates the explanation, the history and the rules, once.
 */
void
ichomp_play_panel_make (IchompPlayPanel *self)
{
  g_return_if_fail (ICHOMP_IS_PLAY_PANEL (self));

  if (self->explanation != NULL)
    return;

  /* The first page is on show at once, which is nobody's choice. */
  self->updates = TRUE;
  make_explanation (self);
  make_history (self);
  gtk_stack_add_named (GTK_STACK (self->stack), self->rules_box, "rules");
  self->updates = FALSE;
  update_titles (self);
  update_orientation (self);
  update_hidden_values (self);
  update_can_play (self);
  update_analysis (self);
  update_cards (self);
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
  open_card (self, ICHOMP_PANEL_CARD_EXPLAIN);
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
  update_cards (self);
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
  if (has_result (self) || self->explains_end)
    ichomp_session_go_to (self->session,
                          sg_game_get_n_moves (ichomp_session_get_recorded_game (self->session)));
  ichomp_history_panel_learn (ICHOMP_HISTORY_PANEL (self->history));
}

/**
 * ichomp_play_panel_explain_end:
 * @self: a panel
 *
 * Shows the numbers, and explains the position that decided the finished game. A key on the button
 * may take effect after another one has started a new game: then nothing happens.
 */
void
ichomp_play_panel_explain_end (IchompPlayPanel *self)
{
  SgReview *review;
  SgConclusion conclusion;
  guint index = 0;

  g_return_if_fail (ICHOMP_IS_PLAY_PANEL (self));

  if (!has_result (self))
    return;

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

  if (!self->is_for_once)
    return FALSE;

  had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  self->is_for_once = FALSE;
  update_cards (self);
  if (had_focus)
    gtk_widget_activate_action (GTK_WIDGET (self), "page.focus-board", NULL);
  return TRUE;
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

  return ichomp_play_panel_is_explaining (self)
             ? gtk_widget_grab_focus (self->explanation)
             : gtk_widget_child_focus (self->stack, GTK_DIR_TAB_FORWARD);
}
